"""Above and Below: cards, boards and the whole table as SVG."""

from tabuleiro.games.above_and_below.pictures import table as ROOM

__all__ = ["ROOM"]
