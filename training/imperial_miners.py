"""Learns the weights of the search bot's outlook for Imperial Miners anew, from plays alone; `make learn` runs it.

A generation plays with what the last one has learned, the first with the greedy bot's sense, set by hand. At the end of
every round, and when the opening hand is chosen, it notes what the outlook sees, and at the end of the play how many
points were still to come. Many opening hands and a few other choices are whims, and some positions are disturbed:
otherwise a thing that good players always have would seem to be worth nothing. The weights are a ridge regression on
the notes of the last generations. The same seed learns the same weights, on any number of processes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import cast

from ridge import ByTime
from school import Batch, ByRidge, Job, Note, Subject, Weights, added_up, run

import tabuleiro
from tabuleiro.bots.lookahead import TRY, play_out
from tabuleiro.core.chance import Dice
from tabuleiro.games.imperial_miners.bots.outlook import FEATURES, Outlook
from tabuleiro.games.imperial_miners.bots.senses import LearnedSense, MinerSense
from tabuleiro.games.imperial_miners.rules.cards import HAND_LIMIT
from tabuleiro.games.imperial_miners.rules.effects import MOST_MACHINES
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.rules.scoring import total
from tabuleiro.games.imperial_miners.rules.state import OFF_BOARD, Miner, MineState

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


DISTURBANCES: tuple[Callable[[MineState, Miner, Dice], None], ...] = (
    change_coins,
    add_cards,
    lose_cards,
    move_marker,
    add_discount,
    add_token,
)


def disturb(g: MineState, dice: Dice, disturbance: Callable[[MineState, Miner, Dice], None]) -> None:
    """Changes one thing where a card is to be picked; what may be picked is found anew."""
    p = cast(Miner, g.own(0))
    disturbance(g, p, dice)
    p.options = p.asking.options(g, p, p.asking_at)


def one_of(dice: Dice, things: tuple[int, ...] | bytes) -> int:
    return things[dice.below(len(things))]


# ---------------------------------------------------------------- playing
@lru_cache
def the_game() -> ImperialMiners:
    return cast(ImperialMiners, tabuleiro.load("imperial-miners"))


class Pupil:
    """Plays alone by a look at every option in one imagined world, and notes what it sees; without weights by hand."""

    def __init__(self, weights: Weights | None, curious: bool = True) -> None:
        self.game = the_game()
        self.outlook = Outlook(self.game.box)
        self.sense = MinerSense() if weights is None else LearnedSense(self.game.box, weights)
        self.curious = curious  # has whims, and is disturbed
        self.any_hand = 0  # of a hundred plays
        if curious:
            self.any_hand = 100 if weights is None else ANY_HAND

    def play(self, seed: int) -> tuple[int, list[Note]]:
        """The final score, and the notes."""
        g = cast(MineState, self.game.new(seats=1, seed=seed))
        g.recording = False
        dice = Dice(-1 - seed)  # another one than the play's own
        seen: list[tuple[int, list[float], int]] = []  # as notes, but with the points so far
        any_hand = dice.below(100) < self.any_hand
        while not g.over:
            option = self.choice(g, dice, any_hand)
            halted = g.clone()
            self.sense.halt(halted)
            halted.play(0, option)
            g.play(0, option)
            left = ROUNDS - halted.round
            if not halted.over or not left:
                continue
            seen.append((left, self.features(halted), total(halted.miner(0))))
            if self.disturbs(left, dice) and picks_in(g, halted.round + 1):
                disturb(g, dice, DISTURBANCES[dice.below(len(DISTURBANCES))])
                seen.append((left, self.features(g), total(g.miner(0))))
        score = total(g.miner(0))
        return score, [(left, features, score - points) for left, features, points in seen]

    def disturbs(self, left: int, dice: Dice) -> bool:
        """Neither the first round nor the last."""
        return self.curious and 1 < left < ROUNDS and dice.below(100) < DISTURBED

    def choice(self, g: MineState, dice: Dice, any_hand: bool) -> int:
        p = g.miner(0)
        kind = p.asking.kind
        if (any_hand and kind == "keep") or (self.curious and kind in WEIGHTY and dice.below(100) < WHIMS):
            return p.options[dice.below(len(p.options))]
        world = g.view(0).sample(dice)
        habit = self.sense.habit(world, 0)
        if habit != TRY:
            return habit
        self.sense.halt(world)
        turn = self.sense.turn(world)

        def promise(option: int) -> float:
            line = world.clone()
            line.play(0, option)
            return play_out(self.sense, line, 0, turn)

        return max(p.options, key=promise)

    def features(self, g: MineState) -> list[float]:
        """What the outlook sees, one thing at a time: its value where only that thing has a weight."""
        p = g.miner(0)
        return [self.outlook.value(g, p, unit) for unit in UNITS]


UNITS = [[float(i == j) for j in range(FEATURES)] for i in range(FEATURES)]


def picks_in(g: MineState, number: int) -> bool:
    """Whether a card is to be picked now, in the round of this number."""
    return not g.over and g.round == number and g.miner(0).asking.kind == "pick"


def played(job: Job) -> Batch:
    weights, curious, seeds = job
    pupil = Pupil(weights, curious)
    scores: list[int] = []
    sums: ByTime = {}
    for seed in seeds:
        score, notes = pupil.play(seed)
        scores.append(score)
        added_up(FEATURES, notes, sums)
    return scores, sums


SUBJECT = Subject("imperial-miners", seats=1, play=played, games=2000, fit=ByRidge(ROUNDS))

if __name__ == "__main__":
    sys.exit(run(SUBJECT, __doc__))
