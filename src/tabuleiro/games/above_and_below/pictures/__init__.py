"""Above and Below: cards, boards and the whole table as SVG."""

from tabuleiro.games.above_and_below.pictures import table as ROOM
from tabuleiro.games.above_and_below.pictures.poster import poster

__all__ = ["ROOM", "poster"]
