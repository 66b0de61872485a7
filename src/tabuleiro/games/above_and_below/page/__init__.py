"""Above and Below: the table in the browser."""

from tabuleiro.games.above_and_below.page.board import VillageBoard

ROOM = VillageBoard
