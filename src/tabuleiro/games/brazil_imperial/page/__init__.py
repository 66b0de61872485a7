"""Brazil: Imperial: the table in the browser."""

from tabuleiro.games.brazil_imperial.page.board import BrazilBoard

ROOM = BrazilBoard
