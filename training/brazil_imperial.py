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

import numpy as np
from network import Notes, Pair
from school import Batch, Subject, Surprised, one_of, run

from tabuleiro.bots.estimate import LINE, OUT, Estimate, Straight, nets
from tabuleiro.bots.greedy import greedy_option
from tabuleiro.bots.senses import Weights
from tabuleiro.core.chance import Dice
from tabuleiro.games.brazil_imperial.bots.outlook import weights_by_hand
from tabuleiro.games.brazil_imperial.bots.senses import RealmSense
from tabuleiro.games.brazil_imperial.rules.codes import GOOD_KINDS, ONE, count
from tabuleiro.games.brazil_imperial.rules.effects import draw_combat, draw_gold, gain_goods
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

TASTES = 0.8  # how differently, at most, a seat weighs things: the spread of the logarithms
USUAL_SUPPLY = 5
MOST_CARDS = 3

Seen = tuple[int, int, float, list[float], list[float]]  # seat, rival, lead so far, what is seen of both


def draw_gold_card(g: BrazilState, p: Realm, dice: Dice) -> None:
    if len(p.gold_hand) < MOST_CARDS:
        draw_gold(g, p, 1, "")
    else:
        add_goods(g, p, dice)


def draw_combat_card(g: BrazilState, p: Realm, dice: Dice) -> None:
    if len(p.combat_hand) < MOST_CARDS:
        draw_combat(g, p, 1, "")
    else:
        add_goods(g, p, dice)


def lose_goods(g: BrazilState, p: Realm, dice: Dice) -> None:
    for _ in range(1 + dice.below(3)):
        good = dice.below(GOOD_KINDS)
        if count(p.supply, good):
            p.supply -= ONE[good]
            p.wealth -= ONE[good]


def add_goods(g: BrazilState, p: Realm, dice: Dice) -> None:
    for _ in range(1 + dice.below(3)):
        if sum(count(p.supply, good) for good in range(GOOD_KINDS)) < USUAL_SUPPLY:
            gain_goods(g, p, ONE[dice.below(GOOD_KINDS)], "")


def estimates(weights: Weights | None, chance: random.Random | None = None) -> tuple[Estimate, Estimate]:
    """Of the own seat, with a taste of its own if there is chance in it, and of the others."""
    taste = chance.uniform(0.0, TASTES) if chance else 0.0

    def tasted(row: list[float]) -> list[float]:
        return [w * math.exp(chance.gauss(0.0, taste)) if chance else w for w in row]

    if weights is None:
        hand = weights_by_hand()
        factors = tasted([1.0] * len(hand.weights[0]))
        own = Straight([[w * k for w, k in zip(row, factors, strict=True)] for row in hand.weights])
        return own, hand
    rows = weights[:]
    rows[LINE], rows[OUT] = tasted(rows[LINE]), tasted(rows[OUT])
    return nets(rows)


class RealmPupil(Surprised):
    """Every seat has tastes of its own, and chooses half of its set-up by chance."""

    name = "brazil-imperial"
    seats = (2, 2, 3, 2, 2, 2, 4, 2)
    opening = "action"
    rounds = 20
    no_surprise = 25
    whims = 50
    disturbances = (draw_gold_card, draw_combat_card, lose_goods, add_goods)
    set_up = ("mission", "monarch", "capital")
    senses: list[RealmSense]

    def __init__(self, weights: Weights | None, curious: bool = True) -> None:
        super().__init__(weights, curious)
        self.senses = [RealmSense(self.game.box, *estimates(weights)) for _ in range(max(self.seats))]

    def new(self, seed: int) -> tuple[BrazilState, Dice]:
        chance = random.Random(seed) if self.curious else None
        for sense in self.senses:
            sense.own, sense.others = estimates(self.weights, chance)
        return super().new(seed)

    def notes(self, g: BrazilState, seat: int) -> list[Seen]:
        """With the lead so far; none once the end has begun."""
        if g.ending:
            return []
        outlook = self.senses[seat].habits.outlook
        p = g.players[seat]
        points = outlook.points(g, p, False)
        own = outlook.see(g, p, points, False)
        found: list[Seen] = []
        for rival in range(len(g.players)):
            if rival != seat:
                q = g.players[rival]
                public = outlook.points(g, q, True)
                found.append((seat, rival, points - public, own, outlook.see(g, q, public, True)))
        return found

    def still_true(self, seen: list[Seen], seat: int) -> list[Seen]:
        return []  # all leads have changed

    def choice(self, g: BrazilState, seat: int, dice: Dice, whim: bool) -> int:
        sense, view = self.senses[seat], g.view(seat)
        if whim:
            return one_of(dice, sense.worth_trying(view.sample(dice), seat))
        return greedy_option(sense, view, dice)

    def batch(self, seeds: range) -> Batch:
        scores: list[int] = []
        own, rivals, growth = [], [], []
        for seed in seeds:
            more, seen = self.play(seed)
            scores += more
            for seat, rival, lead, mine, theirs in seen:
                own.append(mine)
                rivals.append(theirs)
                growth.append(more[seat] - more[rival] - lead)
        return scores, Notes(*(np.array(rows, np.float32) for rows in (own, rivals, growth)))


SUBJECT = Subject(RealmPupil, games=2600, fit=Pair, decimals=5, kept=4)

if __name__ == "__main__":
    sys.exit(run(SUBJECT, __doc__))
