"""Above and Below: cards, boards and the whole table as SVG."""

from tabuleiro.games.above_and_below.pictures.table import VillagePictures as ROOM

__all__ = ["ROOM"]
