"""Imperial Miners: cards, boards and the whole table as SVG."""

from tabuleiro.games.imperial_miners.pictures import table as ROOM
from tabuleiro.games.imperial_miners.pictures.poster import poster

__all__ = ["ROOM", "poster"]
