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

from school import ByRidge, Note, Subject, Surprised, one_of, run

from tabuleiro.bots.lookahead import TRY
from tabuleiro.bots.senses import Weights
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import Dice
from tabuleiro.games.above_and_below.bots.outlook import weights_by_hand
from tabuleiro.games.above_and_below.bots.senses import VillageSense
from tabuleiro.games.above_and_below.rules.codes import GOODS, HOUSES, KEYS, OFFER, OUTPOSTS, WARES, slots
from tabuleiro.games.above_and_below.rules.effects import acquire, gain_ware
from tabuleiro.games.above_and_below.rules.state import Village, VillageState

WORLDS = 16  # of each search
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


DISTURBANCES = (
    change_coins,
    add_wares,
    add_goods,
    change_reputation,
    wake,
    tire,
    add_building,
    add_building,
)


# ---------------------------------------------------------------- playing
class VillagePupil(Surprised):
    """Plays by short searches."""

    name = "above-and-below"
    seats = (2, 3, 2, 4)
    opening = "turn"
    rounds = TIMES
    no_surprise = 2
    whims = 40
    disturbances = DISTURBANCES

    def __init__(self, weights: Weights | None, curious: bool = True) -> None:
        super().__init__(weights, curious)
        self.sense = VillageSense(self.game.box, weights_by_hand(self.game.box) if weights is None else weights)
        self.senses = [self.sense] * max(self.seats)

    def play(self, seed: int) -> tuple[list[int], list[Note]]:
        """The final scores, and the notes, those of one seat after those of another."""
        scores, seen = super().play(seed)
        seen.sort(key=lambda one: one[0])
        return scores, [(left, row, scores[seat] - points) for seat, left, row, points in seen]

    def notes(self, g: VillageState, seat: int) -> list[tuple[int, int, list[float], float]]:
        """With the points so far."""
        outlook = self.sense.habits.outlook
        p = g.players[seat]
        points = outlook.points(g, p)
        row = outlook.see(g, p)
        return [(seat, int(outlook.left), row, points)] if outlook.left > 0 else []

    def still_true(self, seen: list[tuple[int, int, list[float], float]], seat: int) -> list[object]:
        return [one for one in seen if one[0] != seat]

    def choice(self, g: VillageState, seat: int, dice: Dice, whim: bool) -> int:
        view = g.view(seat)
        world = view.sample(dice)
        habit = self.sense.by_habit(world, seat)
        if habit != TRY:
            return habit
        choices = self.sense.worth_trying(world, seat)
        if whim:
            return one_of(dice, choices)
        search = Search(self.sense, seat, len(g.players), dice.generator())
        for _ in range(WORLDS):
            search.run(view.sample(dice), False)
        return search.best(choices[0])


SUBJECT = Subject(VillagePupil, games=400, fit=ByRidge(TIMES))

if __name__ == "__main__":
    sys.exit(run(SUBJECT, __doc__))
