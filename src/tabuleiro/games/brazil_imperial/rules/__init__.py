"""Brazil: Imperial: states, steps and phases; the Game."""

from tabuleiro.games.brazil_imperial.rules import game as ROOM

__all__ = ["ROOM"]
