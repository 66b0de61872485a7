"""Imperial Miners: the table in the browser."""

from tabuleiro.games.imperial_miners.page.board import MinersBoard

ROOM = MinersBoard
