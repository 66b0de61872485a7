"""Imperial Miners: cards, boards and the whole table as SVG."""

from tabuleiro.games.imperial_miners.pictures.table import MinePictures as ROOM

__all__ = ["ROOM"]
