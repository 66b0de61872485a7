"""Imperial Miners: cards, boards and the whole table as SVG."""

from tabuleiro.games.imperial_miners.pictures import table as ROOM

__all__ = ["ROOM"]
