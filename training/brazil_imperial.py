"""Learns the search bot's networks for Brazil: Imperial anew, from plays; `make learn` runs it.

A generation plays with what the last one has learned, the first with the greedy bot's weights, set by hand: two seats,
now and then three or four, each choice by a look at every option in one imagined world. Every seat weighs things a
little differently, so that many ways to play are seen, and chooses half of its set-up by chance. At the end of every
turn it notes what the outlook sees of the seat and of each rival, and when the play is over how much its lead over this
rival has grown since. Some seats have one surprise, in a round that chance names: they act on a whim, or their goods
and cards are disturbed before a turn. What was noted before a surprise is dropped. Two networks are fitted to the notes
of the last generations: one for a seat that sees its own hand, one for the others. The same seed learns the same
weights, on any number of processes of one machine.
"""

from __future__ import annotations

import math
import random
import sys
from functools import lru_cache
from typing import cast

import numpy as np
from network import Notes, Pair
from school import Batch, Job, Subject, Weights, run

import tabuleiro
from tabuleiro.bots.estimate import LINE, OUT, Estimate, Straight, nets
from tabuleiro.bots.lookahead import TRY, play_out
from tabuleiro.core.chance import Dice
from tabuleiro.games.brazil_imperial.bots.senses import RealmSense, by_hand
from tabuleiro.games.brazil_imperial.rules.codes import GOOD_KINDS, ONE, count
from tabuleiro.games.brazil_imperial.rules.effects import draw_combat, draw_gold, gain_goods
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

SEATS = (2, 2, 3, 2, 2, 2, 4, 2)  # of one play after the other
WHIMS = 50  # of a hundred surprises; the others are disturbances
ROUNDS = 20  # in one of which a surprise comes
NO_SURPRISE = 25  # as many parts of the seats as have theirs in one of the rounds
SET_UP = ("mission", "monarch", "capital")
TASTES = 0.8  # how differently, at most, a seat weighs things: the spread of the logarithms
USUAL_SUPPLY = 5
MOST_CARDS = 3

Seen = tuple[int, int, float, list[float], list[float]]  # seat, rival, lead so far, what is seen of both


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


def estimates(weights: Weights | None, chance: random.Random | None = None) -> tuple[Estimate, Estimate]:
    """Of the own seat, with a taste of its own if there is chance in it, and of the others."""
    taste = chance.uniform(0.0, TASTES) if chance else 0.0

    def tasted(row: list[float]) -> list[float]:
        return [w * math.exp(chance.gauss(0.0, taste)) if chance else w for w in row]

    if weights is None:
        hand = by_hand()
        factors = tasted([1.0] * len(hand.weights[0]))
        own = Straight([[w * k for w, k in zip(row, factors, strict=True)] for row in hand.weights])
        return own, hand
    rows = weights[:]
    rows[LINE], rows[OUT] = tasted(rows[LINE]), tasted(rows[OUT])
    return nets(rows)


class Pupil:
    """Plays all seats and notes what it sees; without weights by hand."""

    def __init__(self, weights: Weights | None, curious: bool = True) -> None:
        self.game = the_game()
        self.weights = weights
        self.senses = [RealmSense(self.game.box, *estimates(weights)) for _ in range(max(SEATS))]
        self.curious = curious  # has tastes and whims, and is disturbed

    def play(self, seed: int) -> tuple[list[int], list[Seen]]:
        """The final scores, and what was seen, with the lead so far."""
        seats = SEATS[seed % len(SEATS)]
        g = cast(BrazilState, self.game.new(seats=seats, seed=seed))
        g.recording = False
        dice = Dice(-1 - seed)  # another one than the play's own
        chance = random.Random(seed)
        for sense in self.senses:
            sense.own, sense.others = estimates(self.weights, chance if self.curious else None)
        surprises = [1 + dice.below(ROUNDS + NO_SURPRISE) if self.curious else 0 for _ in range(seats)]
        seen: list[Seen] = []
        while not g.over:
            seat = g.to_act[0]
            kind = g.players[seat].asking.kind
            whim = self.curious and kind in SET_UP and dice.below(2) == 1
            if g.round == surprises[seat] and kind == "action":
                surprises[seat] = 0
                seen.clear()
                whim = dice.below(100) < WHIMS
                if not whim:
                    disturb(g, seat, dice)
            option = self.choice(g, seat, dice, whim)
            turn, at = g.turn, g.round
            halted = g.clone()
            self.senses[seat].halt(halted)
            halted.play(seat, option)
            g.play(seat, option)
            if halted.over and seat == turn and at and not g.over and not halted.ending:
                self.note(halted, seat, seen)
        return [score.total for score in g.scores], seen

    def note(self, g: BrazilState, seat: int, seen: list[Seen]) -> None:
        outlook = self.senses[seat].habits.outlook
        p = g.realm(seat)
        points = float(outlook.points.of(g, p))
        own = outlook.see(g, p, points, False)
        for rival in range(len(g.players)):
            if rival != seat:
                q = g.realm(rival)
                public = float(outlook.points.public(g, q))
                seen.append((seat, rival, points - public, own, outlook.see(g, q, public, True)))

    def choice(self, g: BrazilState, seat: int, dice: Dice, whim: bool) -> int:
        sense = self.senses[seat]
        world = g.view(seat).sample(dice)
        choices = sense.choices(world, seat)
        if whim:
            return choices[dice.below(len(choices))]
        habit = sense.habit(world, seat)
        if habit != TRY:
            return habit
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


def played(job: Job) -> Batch:
    weights, curious, seeds = job
    pupil = Pupil(weights, curious)
    scores: list[int] = []
    own, rivals, growth = [], [], []
    for seed in seeds:
        more, seen = pupil.play(seed)
        scores += more
        for seat, rival, lead, mine, theirs in seen:
            own.append(mine)
            rivals.append(theirs)
            growth.append(more[seat] - more[rival] - lead)
    return scores, Notes(*(np.array(rows, np.float32) for rows in (own, rivals, growth)))


SUBJECT = Subject("brazil-imperial", seats=2, play=played, games=2600, fit=Pair, decimals=5, kept=4)

if __name__ == "__main__":
    sys.exit(run(SUBJECT, __doc__))
