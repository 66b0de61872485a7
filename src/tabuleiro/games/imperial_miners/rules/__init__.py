"""Imperial Miners: states, steps and phases; the Game."""

from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

ROOM = ImperialMiners
