"""Imperial Miners: the table in the browser."""

from tabuleiro.games.imperial_miners.page import board as ROOM

__all__ = ["ROOM"]
