"""A bot that has learned: it looks ahead as greedy does, and corrects greedy's judgement by what plays have shown.

The notebook beside it, learn.ipynb, writes learned_weights.py; then `--bots greedy,learned.py:Learned` plays.
"""

import numpy as np

import tabuleiro
from tabuleiro.bots.greedy import greedy_option
from tabuleiro.games.imperial_miners.bots.senses import MinerSense

NAME = "imperial-miners"
ROUNDS = 10
AS_THEY_ARE = ("own coins", "own vp", "own discount", "own levels", "own factions", "features", "hand")


def figures(game):
    """Where each figure of an observation stands."""
    return {figure.name: slice(figure.first, figure.first + figure.count) for figure in game.codec.figures}


def features(where, rows):
    """From observations (a byte array, a row each) what the worth is made of: cards in hand and in the mine, coins, the
    progress board; each as it is, and times the rounds left."""
    n = len(rows)
    cards = where["hand"].stop - where["hand"].start
    mine = np.zeros((n, cards + 1))
    np.add.at(mine, (np.arange(n)[:, None], rows[:, where["own card"]].astype(int)), 1)
    board = rows[:, where["own board"]] == np.arange(1, 4)
    signs = [
        rows[:, where["own machines"]].sum(1),
        rows[:, where["own collapsed"]].sum(1),
        np.unpackbits(rows[:, where["own carts"]], axis=1).sum(1),
        np.unpackbits(rows[:, where["own half carts"]], axis=1).sum(1),
    ]
    plain = [rows[:, where[name]] for name in AS_THEY_ARE]
    found = np.hstack(
        [np.ones((n, 1)), np.stack(signs, 1), board, board * rows[:, where["own space"]], *plain, mine[:, 1:]]
    )
    left = 1 - rows[:, where["round"]] / ROUNDS
    return np.hstack([found, found * left, found[:, :12] * left * left])


GAME = tabuleiro.load(NAME)


def by_hand():
    """Greedy's own judgement."""
    return MinerSense()


class Worth(MinerSense):
    """Greedy's judgement and habits, corrected; `weights` are for the features."""

    def __init__(self, weights):
        super().__init__()
        self.weights = weights
        self.where = figures(GAME)

    def worth(self, g, seat):
        row = np.frombuffer(g.game.codec.observe(g, seat), np.uint8)[None]
        return float(super().worth(g, seat) + features(self.where, row)[0] @ self.weights)


class Learned(tabuleiro.Bot):
    name = "learned"

    def __init__(self, seed=0, weights=None):
        super().__init__(seed)
        if weights is None:
            from learned_weights import WEIGHTS

            weights = np.array(WEIGHTS)
        self.sense = Worth(weights)

    def choose(self, view, decision, budget=None):
        return decision.action(greedy_option(self.sense, view, self.dice))
