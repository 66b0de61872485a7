"""Above and Below: states, steps and phases; the Game."""

from tabuleiro.games.above_and_below.rules import game as ROOM

__all__ = ["ROOM"]
