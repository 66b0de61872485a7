"""Imperial Miners: states, steps and phases; the Game."""

from tabuleiro.games.imperial_miners.rules import game as ROOM

__all__ = ["ROOM"]
