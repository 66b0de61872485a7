"""Above and Below: states, steps and phases; the Game."""

from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

ROOM = AboveAndBelow
