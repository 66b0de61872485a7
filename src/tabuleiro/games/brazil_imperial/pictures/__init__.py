"""Brazil: Imperial: cards, boards and the whole table as SVG."""

from tabuleiro.games.brazil_imperial.pictures.table import BrazilPictures as ROOM

__all__ = ["ROOM"]
