"""Above and Below: what the bots know of this game."""

from __future__ import annotations

from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.senses import Senses
from tabuleiro.games.above_and_below.bots.outlook import FIGURES, weights_by_hand
from tabuleiro.games.above_and_below.bots.senses import VillageSense
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow


class VillageSenses(Senses):
    figures = FIGURES

    def greedy(self, game: AboveAndBelow) -> Sense:
        return VillageSense(game.box, weights_by_hand(game.box))

    def learned(self, game: AboveAndBelow) -> Sense:
        return VillageSense(game.box, self.weights)


ROOM = VillageSenses
