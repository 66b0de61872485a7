"""Above and Below: the table in the browser."""

from tabuleiro.games.above_and_below.page import board as ROOM

__all__ = ["ROOM"]
