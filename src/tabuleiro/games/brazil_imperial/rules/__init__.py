"""Brazil: Imperial: states, steps and phases; the Game."""

from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

ROOM = BrazilImperial
