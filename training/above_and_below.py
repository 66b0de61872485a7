"""Learns the weights of the search bot's outlook for Above and Below anew, from plays; `make learn` runs it.

A generation plays with what the last one has learned, the first with the greedy bot's weights, set by hand: two to four
seats, each choice by a short search. At the end of every turn it notes what the outlook sees of the seat, and when the
play is over how many points were still to come. Most seats have one surprise, in a round that chance names: they act on
a whim, or their position is disturbed before a turn. Otherwise a thing that good players always have would seem to be
worth nothing. What was noted before a surprise is dropped: nobody can foresee it, and it is no merit of what was there.
The weights are a ridge regression on the notes of the last generations. The same seed learns the same weights, on any
number of processes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import cast

from ridge import ByTime
from school import Batch, ByRidge, Job, Note, Subject, Weights, added_up, run

import tabuleiro
from tabuleiro.bots.lookahead import TRY
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import Dice
from tabuleiro.games.above_and_below.bots.outlook import FEATURES
from tabuleiro.games.above_and_below.bots.senses import VillageSense, by_hand
from tabuleiro.games.above_and_below.rules.effects import acquire, gain_ware
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.state import (
    GOODS,
    HOUSES,
    KEYS,
    OFFER,
    OUTPOSTS,
    WARES,
    Village,
    VillageState,
    slots,
)

WORLDS = 16  # of each search
SEATS = (2, 3, 2, 4)  # of one play after the other
WHIMS = 40  # of a hundred surprises; the others are disturbances
NO_SURPRISE = 2  # as many parts of the seats as have theirs in one of the rounds
TIMES = 7  # rounds left, the present one counted


# ---------------------------------------------------------------- disturbing a position
def change_coins(g: VillageState, p: Village, dice: Dice) -> None:
    p.coins = max(0, p.coins + one_of(dice, (-5, -3, -2, -1, 1, 2, 3, 5, 8)))


def add_wares(g: VillageState, p: Village, dice: Dice) -> None:
    for _ in range(1 + dice.below(2)):
        gain_ware(g, p, dice.below(WARES), 1, "")


def add_goods(g: VillageState, p: Village, dice: Dice) -> None:
    for _ in range(1 + dice.below(4)):
        gain_ware(g, p, dice.below(GOODS), 1, "")


def change_reputation(g: VillageState, p: Village, dice: Dice) -> None:
    now = p.reputation + one_of(dice, (-3, -2, -1, 1, 2, 3))
    p.reputation = min(max(now, g.box.lowest), g.box.highest)


def wake(g: VillageState, p: Village, dice: Dice) -> None:
    if p.tired:
        here = 1 << one_of(dice, tuple(slots(p.tired)))
        p.tired ^= here
        p.ready |= here


def tire(g: VillageState, p: Village, dice: Dice) -> None:
    """One more than one must be left: who has nobody is not asked."""
    if p.ready & (p.ready - 1):
        here = 1 << one_of(dice, tuple(slots(p.ready)))
        p.ready ^= here
        if dice.below(3):
            p.tired |= here
        else:
            p.injured |= here


def add_building(g: VillageState, p: Village, dice: Dice) -> None:
    """One that few would build teaches what it is good for."""
    offered = g.piles[KEYS] + g.piles[OFFER + HOUSES]
    if p.empty_caves():
        offered += g.piles[OFFER + OUTPOSTS]
    acquire(g, p, one_of(dice, tuple(offered)))


DISTURBANCES: tuple[Callable[[VillageState, Village, Dice], None], ...] = (
    change_coins,
    add_wares,
    add_goods,
    change_reputation,
    wake,
    tire,
    add_building,
    add_building,
)


def disturb(g: VillageState, seat: int, dice: Dice, disturbance: Callable[[VillageState, Village, Dice], None]) -> None:
    """Changes one thing where an action is to be chosen; what may be chosen is found anew."""
    p = g.mine(seat)
    disturbance(g, p, dice)
    p.options = p.asking.options(g, p, p.asking_at)


def one_of(dice: Dice, things: tuple[int, ...]) -> int:
    return things[dice.below(len(things))]


# ---------------------------------------------------------------- playing
@lru_cache
def the_game() -> AboveAndBelow:
    return cast(AboveAndBelow, tabuleiro.load("above-and-below"))


class Pupil:
    """Plays all seats by short searches and notes what it sees; without weights by hand."""

    def __init__(self, weights: Weights | None, curious: bool = True) -> None:
        self.game = the_game()
        self.sense = VillageSense(self.game.box, by_hand(self.game.box) if weights is None else weights)
        self.curious = curious  # has whims, and is disturbed

    def play(self, seed: int) -> tuple[list[int], list[Note]]:
        """The final scores, and the notes."""
        seats = SEATS[seed % len(SEATS)]
        g = cast(VillageState, self.game.new(seats=seats, seed=seed))
        g.recording = False
        dice = Dice(-1 - seed)  # another one than the play's own
        rounds = self.game.box.rounds
        surprises = [1 + dice.below(rounds + NO_SURPRISE) if self.curious else 0 for _ in range(seats)]
        seen: list[list[Note]] = [[] for _ in range(seats)]  # by seat, with the points so far
        while not g.over:
            seat = g.to_act[0]
            whim = False
            if g.round == surprises[seat] and g.players[seat].asking.kind == "turn":
                surprises[seat] = 0
                seen[seat].clear()
                whim = dice.below(100) < WHIMS
                if not whim:
                    disturb(g, seat, dice, DISTURBANCES[dice.below(len(DISTURBANCES))])
            option = self.choice(g, seat, dice, whim)
            turn, halted = g.turn, g.clone()
            self.sense.halt(halted)
            halted.play(seat, option)
            g.play(seat, option)
            if halted.over and seat == turn:
                self.note(halted, seat, seen[seat])
        scores = [score.total for score in g.scores]
        notes = [(left, row, scores[seat] - points) for seat in range(seats) for left, row, points in seen[seat]]
        return scores, notes

    def note(self, g: VillageState, seat: int, seen: list[Note]) -> None:
        outlook = self.sense.habits.outlook
        p = g.village(seat)
        points = outlook.points(g, p)
        row = outlook.see(g, p)
        if outlook.left > 0:
            seen.append((int(outlook.left), row, points))

    def choice(self, g: VillageState, seat: int, dice: Dice, whim: bool) -> int:
        view = g.view(seat)
        world = view.sample(dice)
        habit = self.sense.habit(world, seat)
        if habit != TRY:
            return habit
        choices = self.sense.choices(world, seat)
        if whim:
            return choices[dice.below(len(choices))]
        search = Search(self.sense, seat, len(g.players), dice.generator())
        for _ in range(WORLDS):
            search.run(view.sample(dice), False)
        return search.best(choices[0])


def played(job: Job) -> Batch:
    weights, curious, seeds = job
    pupil = Pupil(weights, curious)
    scores: list[int] = []
    sums: ByTime = {}
    for seed in seeds:
        more, notes = pupil.play(seed)
        scores += more
        added_up(FEATURES, notes, sums)
    return scores, sums


SUBJECT = Subject("above-and-below", seats=2, play=played, games=400, fit=ByRidge(TIMES))

if __name__ == "__main__":
    sys.exit(run(SUBJECT, __doc__))
