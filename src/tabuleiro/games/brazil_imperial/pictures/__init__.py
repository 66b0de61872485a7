"""Brazil: Imperial: cards, boards and the whole table as SVG."""

from tabuleiro.games.brazil_imperial.pictures import table as ROOM
from tabuleiro.games.brazil_imperial.pictures.poster import poster

__all__ = ["ROOM", "poster"]
