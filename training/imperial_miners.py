"""Learns the weights of the search bot's outlook for Imperial Miners anew, from plays alone; `make learn` runs it.

A generation plays with what the last one has learned, the first with the greedy bot's sense, set by hand. At the end of
every round, and when the opening hand is chosen, it notes what the outlook sees, and at the end of the play how many
points were still to come. Many opening hands and a few other choices are whims, and some positions are disturbed:
otherwise a thing that good players always have would seem to be worth nothing. The weights are a ridge regression on
the notes of the last generations. The same seed learns the same weights, on any number of processes.
"""

from __future__ import annotations

import sys

from school import ByRidge, Note, Pupil, Subject, disturb, one_of, run

from tabuleiro.bots.greedy import greedy_option
from tabuleiro.bots.senses import Weights
from tabuleiro.core.chance import Dice
from tabuleiro.games.imperial_miners.bots.outlook import FIGURES, MineOutlook
from tabuleiro.games.imperial_miners.bots.senses import LearnedMinerSense, MinerSense
from tabuleiro.games.imperial_miners.rules.cards import HAND_LIMIT
from tabuleiro.games.imperial_miners.rules.codes import OFF_BOARD
from tabuleiro.games.imperial_miners.rules.effects import MOST_MACHINES
from tabuleiro.games.imperial_miners.rules.game import ROUNDS
from tabuleiro.games.imperial_miners.rules.scoring import total
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState

WEIGHTY = ("keep", "pick", "place", "enter", "surface")  # decisions that may be taken by a whim
WHIMS = 3  # of a hundred of them
ANY_HAND = 50  # of a hundred plays begin with any opening hand; by hand, where nothing is known of hands, all do
DISTURBED = 20  # of a hundred rounds


# ---------------------------------------------------------------- disturbing a position
def change_coins(g: MineState, p: Miner, dice: Dice) -> None:
    p.coins = max(0, p.coins + one_of(dice, (-4, -2, -1, 1, 2, 3, 4, 6)))


def add_cards(g: MineState, p: Miner, dice: Dice) -> None:
    for _ in range(1 + dice.below(3)):
        if len(p.hand) < HAND_LIMIT and (card := g.take(1 + dice.below(3))):
            p.hand += bytes([card])


def lose_cards(g: MineState, p: Miner, dice: Dice) -> None:
    if len(p.hand) > 2:
        for _ in range(1 + dice.below(2)):
            g.discard(p, one_of(dice, p.hand))


def move_marker(g: MineState, p: Miner, dice: Dice) -> None:
    if p.board != OFF_BOARD:
        below_top = len(g.box.spaces[g.sides[p.board]]) - 2
        p.space = min(max(0, p.space + one_of(dice, (-3, -2, -1, 1, 2, 3))), below_top)


def add_discount(g: MineState, p: Miner, dice: Dice) -> None:
    p.discount += 1 + dice.below(3)


def add_token(g: MineState, p: Miner, dice: Dice) -> None:
    if p.cards:
        number = dice.below(len(p.cards))
        if dice.below(2) and p.machines[number] < MOST_MACHINES:
            p.add_machines(number, 1)
        else:
            p.collapsed |= 1 << number


DISTURBANCES = (
    change_coins,
    add_cards,
    lose_cards,
    move_marker,
    add_discount,
    add_token,
)


# ---------------------------------------------------------------- playing
class MinePupil(Pupil):
    """Plays alone by a look at every option in one imagined world."""

    name = "imperial-miners"

    def __init__(self, weights: Weights | None, curious: bool = True) -> None:
        super().__init__(weights, curious)
        self.outlook = MineOutlook(self.game.box)
        self.sense = MinerSense() if weights is None else LearnedMinerSense(self.game.box, weights)
        self.senses = [self.sense]
        self.any_hand = 0  # of a hundred plays
        if curious:
            self.any_hand = 100 if weights is None else ANY_HAND

    def play(self, seed: int) -> tuple[list[int], list[Note]]:
        """The final score, and the notes."""
        g, dice = self.new(seed)
        seen: list[tuple[int, list[float], int]] = []  # as notes, but with the points so far
        any_hand = dice.below(100) < self.any_hand
        while not g.over:
            halted = self.played(g, 0, self.choice(g, dice, any_hand))
            left = ROUNDS - halted.round
            if not halted.over or not left:
                continue
            seen.append((left, self.features(halted), total(halted.players[0])))
            if self.disturbs(left, dice) and picks_in(g, halted.round + 1):
                disturb(g, 0, dice, one_of(dice, DISTURBANCES))
                seen.append((left, self.features(g), total(g.players[0])))
        score = total(g.players[0])
        return [score], [(left, features, score - points) for left, features, points in seen]

    def disturbs(self, left: int, dice: Dice) -> bool:
        """Neither the first round nor the last."""
        return self.curious and 1 < left < ROUNDS and dice.below(100) < DISTURBED

    def choice(self, g: MineState, dice: Dice, any_hand: bool) -> int:
        p = g.players[0]
        kind = p.asking.kind
        if (any_hand and kind == "keep") or (self.curious and kind in WEIGHTY and dice.below(100) < WHIMS):
            return one_of(dice, p.options)
        return greedy_option(self.sense, g.view(0), dice)

    def features(self, g: MineState) -> list[float]:
        """What the outlook sees, one thing at a time: its value where only that thing has a weight."""
        p = g.players[0]
        return [self.outlook.value(g, p, unit) for unit in UNITS]


UNITS = [[float(name == other) for other in FIGURES] for name in FIGURES]


def picks_in(g: MineState, number: int) -> bool:
    """Whether a card is to be picked now, in the round of this number."""
    return not g.over and g.round == number and g.players[0].asking.kind == "pick"


SUBJECT = Subject(MinePupil, games=2000, fit=ByRidge(ROUNDS))

if __name__ == "__main__":
    sys.exit(run(SUBJECT, __doc__))
