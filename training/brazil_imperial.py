"""Learns the weights of the search bot's outlook for Brazil: Imperial anew, from plays; `make learn` runs it.

A generation plays with what the last one has learned, the first with the greedy bot's weights, set by hand: two seats,
now and then three, each choice by a look at every option in one imagined world. At the end of every turn it notes what
the outlook sees of the seat less what it sees of the others, and when the play is over how much the seat's lead in
points has grown since: what counts is the lead, for whoever is ahead may end the play. Most seats have one surprise, in
a round that chance names: they act on a whim, or their goods and cards are disturbed before a turn. What was noted
before a surprise is dropped. The weights are those set by hand with a correction, a ridge regression on the notes of
the last generations. The same seed learns the same weights, on any number of processes.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import cast

from ridge import ByTime
from school import Batch, Job, Note, Subject, Weights, added_up, run

import tabuleiro
from tabuleiro.bots.brazil_imperial import RealmSense, by_hand
from tabuleiro.bots.brazil_imperial_outlook import FEATURES, MOST_LEFT
from tabuleiro.bots.lookahead import TRY, play_out
from tabuleiro.core.chance import Dice
from tabuleiro.games.brazil_imperial.codes import GOOD_KINDS, ONE, count
from tabuleiro.games.brazil_imperial.effects import draw_combat, draw_gold, gain_goods
from tabuleiro.games.brazil_imperial.rules import BrazilImperial
from tabuleiro.games.brazil_imperial.state import BrazilState

SEATS = (2, 2, 3, 2)  # of one play after the other
LONGEST = 40  # rounds; what takes longer is not learned from
WHIMS = 50  # of a hundred surprises; the others are disturbances
ROUNDS = 20  # in one of which a surprise comes
NO_SURPRISE = 6  # as many parts of the seats as have theirs in one of the rounds
USUAL_SUPPLY = 5
MOST_CARDS = 3
PULL = 30.0  # the notes of one play are much alike, so they prove little


@lru_cache
def the_game() -> BrazilImperial:
    return cast(BrazilImperial, tabuleiro.load("brazil-imperial"))


def disturb(g: BrazilState, seat: int, dice: Dice) -> None:
    """A few goods or cards more, or goods less, where an action is to be chosen; what may be chosen is found anew."""
    p = g.mine(seat)
    kind = dice.below(4)
    if kind == 0 and len(p.gold_hand) < MOST_CARDS:
        draw_gold(g, p, 1)
    elif kind == 1 and len(p.combat_hand) < MOST_CARDS:
        draw_combat(g, p, 1)
    elif kind == 2:
        for _ in range(1 + dice.below(3)):
            good = dice.below(GOOD_KINDS)
            if count(p.supply, good):
                p.supply -= ONE[good]
                p.wealth -= ONE[good]
    else:
        for _ in range(1 + dice.below(3)):
            if sum(count(p.supply, good) for good in range(GOOD_KINDS)) < USUAL_SUPPLY:
                gain_goods(g, p, ONE[dice.below(GOOD_KINDS)], "")
    p.options = p.asking.options(g, p, p.asking_at)


class Pupil:
    """Plays all seats and notes what it sees; without weights by hand."""

    def __init__(self, weights: Weights | None, curious: bool = True) -> None:
        self.game = the_game()
        self.sense = RealmSense(self.game.box, by_hand() if weights is None else weights)
        self.curious = curious  # has whims, and is disturbed

    def play(self, seed: int) -> tuple[list[int], list[Note]]:
        """The final scores, and the notes."""
        seats = SEATS[seed % len(SEATS)]
        g = cast(BrazilState, self.game.new(seats=seats, seed=seed))
        g.recording = False
        dice = Dice(-1 - seed)  # another one than the play's own
        surprises = [1 + dice.below(ROUNDS + NO_SURPRISE) if self.curious else 0 for _ in range(seats)]
        seen: list[list[Note]] = [[] for _ in range(seats)]  # by seat, with the lead so far
        while not g.over and g.round <= LONGEST:
            seat = g.to_act[0]
            whim = False
            if g.round == surprises[seat] and g.players[seat].asking.kind == "action":
                surprises[seat] = 0
                seen[seat].clear()
                whim = dice.below(100) < WHIMS
                if not whim:
                    disturb(g, seat, dice)
            option = self.choice(g, seat, dice, whim)
            turn, at = g.turn, g.round
            halted = g.clone()
            self.sense.halt(halted)
            halted.play(seat, option)
            g.play(seat, option)
            if halted.over and seat == turn and at and not g.over:
                self.note(halted, seat, seen[seat])
        scores = [score.total for score in g.scores]
        if not g.over:
            return scores, []
        notes = [(left, row, lead_of(scores, seat) - lead) for seat in range(seats) for left, row, lead in seen[seat]]
        return scores, notes

    def note(self, g: BrazilState, seat: int, seen: list[Note]) -> None:
        outlook = self.sense.habits.outlook
        left = outlook.left(g, g.realm(seat))
        if not left:
            return
        points = [0] * len(g.players)
        rows = []
        for other in range(len(g.players)):
            p = g.realm(other)
            points[other] = outlook.points.of(g, p)
            rows.append(outlook.see(g, p, other != seat))
        n = len(rows) - 1
        others = [sum(row[i] for s, row in enumerate(rows) if s != seat) / n for i in range(FEATURES)]
        row = [mine - theirs for mine, theirs in zip(rows[seat], others, strict=True)]
        row[0] = 1.0
        seen.append((int(left), row, lead_of(points, seat)))

    def choice(self, g: BrazilState, seat: int, dice: Dice, whim: bool) -> int:
        sense = self.sense
        world = g.view(seat).sample(dice)
        habit = sense.habit(world, seat)
        if habit != TRY:
            return habit
        choices = sense.choices(world, seat)
        if whim:
            return choices[dice.below(len(choices))]
        sense.halt(world)
        turn = sense.turn(world)
        best, best_worth = choices[0], float("-inf")
        for option in choices:
            line = world.clone()
            line.play(seat, option)
            worth = play_out(sense, line, seat, turn)
            if worth > best_worth:
                best, best_worth = option, worth
        return best


def lead_of(points: list[int], seat: int) -> float:
    others = [n for other, n in enumerate(points) if other != seat]
    return points[seat] - sum(others) / len(others)


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


SUBJECT = Subject("brazil-imperial", seats=2, times=MOST_LEFT, play=played, games=800, start=by_hand, pull=PULL)

if __name__ == "__main__":
    sys.exit(run(SUBJECT, __doc__))
