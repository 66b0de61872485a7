"""Imperial Miners: what the bots know of this game."""

from __future__ import annotations

from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.senses import Senses
from tabuleiro.games.imperial_miners.bots.outlook import FIGURES
from tabuleiro.games.imperial_miners.bots.senses import LearnedMinerSense, MinerSense
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners


class MinerSenses(Senses):
    figures = FIGURES

    def greedy(self, game: ImperialMiners) -> Sense:
        return MinerSense()

    def learned(self, game: ImperialMiners) -> Sense:
        return LearnedMinerSense(game.box, self.weights)


ROOM = MinerSenses
