"""Brazil: Imperial: what the bots know of this game."""

from __future__ import annotations

from tabuleiro.bots.estimate import nets
from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.senses import Senses
from tabuleiro.games.brazil_imperial.bots.outlook import FIGURES, weights_by_hand
from tabuleiro.games.brazil_imperial.bots.senses import RealmSense
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial


class RealmSenses(Senses):
    figures = FIGURES

    def greedy(self, game: BrazilImperial) -> Sense:
        weights = weights_by_hand()
        return RealmSense(game.box, weights, weights, plain=True)

    def learned(self, game: BrazilImperial) -> Sense:
        return RealmSense(game.box, *nets(self.weights))


ROOM = RealmSenses
