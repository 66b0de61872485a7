"""Brazil: Imperial: the table in the browser."""

from tabuleiro.games.brazil_imperial.page import board as ROOM
from tabuleiro.games.brazil_imperial.page.options import shown

__all__ = ["ROOM", "shown"]
