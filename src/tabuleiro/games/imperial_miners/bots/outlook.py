"""Outlook: what a mine, a hand and a marker promise for the rounds to come, weighed as learned from play."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.estimate import best_few
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.imperial_miners.content.pack import CONDITIONS_HERE, COUNTS_HERE, Effect, Part
from tabuleiro.games.imperial_miners.rules.box import Box
from tabuleiro.games.imperial_miners.rules.codes import OFF_BOARD
from tabuleiro.games.imperial_miners.rules.counts import Amount, Condition, amount_of, condition_of
from tabuleiro.games.imperial_miners.rules.mine import ABOVE, BELOW, WIDTH
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState

# What the outlook sees, in this order.
FIGURES: Final = (
    *("one", "coins", "coins to 4", "coins to 9"),
    *("best chain 1", "open chain 1", "best chain 2", "open chain 2", "best chain 3", "open chain 3"),
    *("second chain 2", "all effects", "best plan", "second plan", "third plan", "dear plan", "later plan"),
    *("cards", "cards to 3", "level-4 cards", "cards too dear"),
    *("way to come", "spaces to the top", "space", "off the boards"),
    *("machines", "collapsed", "discount", "half carts", "carts", "factions", "most of a faction"),
    *("row 1", "row 2", "row 3", "scots", "atlanteans", "barbarians"),
    *("level-1 cards", "level-2 cards", "level-3 cards", "worth of level 1", "worth of level 2", "worth of level 3"),
    *("costs", "level-1 cards to spare"),
)
# Points that one unit of a thing is worth while rounds are left; the learned weights correct what is off.
RATES: Final = {
    "vp": 1.0,
    "coin": 0.5,
    "draw": 0.25,
    "find": 0.4,
    "level4": 3.0,
    "advance": 0.95,
    "machine": 0.7,
    "collapse": -1.0,
    "clear": 0.5,
    "cart": 1.05,
    "discount": 0.35,
    "sell": 0.3,
    "feature": 0.0,
}
ACTIVATION: Final = {"level1": 1.3, "neighbour": 1.9, "level2": 2.4, "level3": 4.5, "any": 3.0}
# What a count is likely to be, and how often a condition holds, for a card that has no place yet.
LIKELY: Final = {"machine_here": 1.0, "cart_here": 1.6, "neighbour": 2.7, "below": 0.5, "row": 2.5}
HOLDS: Final = {"two_above": 0.65, "between": 0.4, "edge": 0.75}


class PartWorth:
    """One part of an effect, in points."""

    __slots__ = ("amount", "condition", "guess", "here", "rate")

    def __init__(self, part: Part) -> None:
        self.rate: float = ACTIVATION[part.where] if part.verb == "activate" else RATES[part.verb]
        self.amount: Amount = amount_of(part)
        self.condition: Condition | None = condition_of(part) if part.condition else None
        self.here: bool = (
            part.per in COUNTS_HERE or part.condition in CONDITIONS_HERE or part.condition_count in COUNTS_HERE
        )
        n = float(part.n)
        if part.verb == "clear" and part.n > 10:
            n = 2.0
        elif part.per:
            n *= LIKELY.get(part.per, 2.5) / part.every
            if part.most:
                n = min(n, float(part.most))
        if part.condition:
            n *= HOLDS.get(part.condition, 0.6)
        self.guess: float = n * self.rate

    def worth(self, p: Miner, at: i64) -> float:
        """On a card that stands at this cell, 0: on one in the hand."""
        if not at and self.here:
            return self.guess
        condition = self.condition
        if condition is not None and not condition.holds(p, at):
            return 0.0
        n = float(self.amount.value(p, at))
        if n > 20.0:
            return self.guess
        return n * self.rate


class EffectWorth:
    """An effect: what does not depend on the mine added up, and the terms that do."""

    __slots__ = ("fixed", "pay", "scottish", "terms")

    def __init__(self, effect: Effect) -> None:
        self.fixed: float = 0.0
        self.terms: list[PartWorth] = []
        self.pay: i64 = effect.pay
        self.scottish: bool = effect.less_per_scot
        for part in effect.parts:
            term = PartWorth(part)
            if part.per or (part.condition and part.condition != "advanced"):
                self.terms.append(term)
            else:
                self.fixed += term.guess

    def worth(self, p: Miner, at: i64) -> float:
        worth = self.fixed
        for term in self.terms:
            worth += term.worth(p, at)
        if self.pay:
            price = self.pay
            if self.scottish:
                price -= p.of_faction(0)
            if price > 0:
                worth -= 0.5 * float(price)
        return worth


class MineOutlook:
    """Made once for a box: its cards' effects and its boards' ways."""

    def __init__(self, box: Box) -> None:
        self.effects: list[list[EffectWorth]] = [
            [],
            *([EffectWorth(effect) for effect in card.effects] for card in box.pack.cards),
        ]
        self.level: list[int] = box.level
        self.cost: list[int] = box.cost
        self.tops: list[int] = [len(side.spaces) - 1 for side in box.pack.sides]
        self.ways: list[list[float]] = []
        for side in box.pack.sides:
            spaces = [sum(PartWorth(part).guess for part in parts) for parts in side.spaces]
            top = len(spaces) - 1
            way = [0.0] * (top + 1)  # what is still to come, if the marker goes on by ones, twos and threes
            for i in range(top - 1, -1, -1):
                way[i] = sum(spaces[min(top, i + n)] + way[min(top, i + n)] for n in (1, 2, 3)) / 3
            self.ways.append(way)
        # the last survey's findings, by level where there are several
        self.total: float = 0.0
        self.best: list[float] = [0.0] * 4
        self.second: list[float] = [0.0] * 4
        self.open: list[float] = [0.0] * 4

    def activation(self, p: Miner, card: i64, at: i64) -> float:
        best = 0.0
        for effect in self.effects[card]:
            worth = effect.worth(p, at)
            if worth > best:
                best = worth
        return best

    def survey(self, p: Miner) -> None:
        """What a chain gives from each card up, and the best one that a new card below would set off."""
        cards = p.cards
        cells = p.cells
        grid = p.grid
        n = len(cards)
        worths = [0.0] * n
        total = 0.0
        for i in range(n):
            if not p.collapsed & BIT[i]:
                worth = self.activation(p, cards[i], cells[i])
                worths[i] = worth
                total += worth
        self.total = total
        for level in range(1, 4):
            best_open = 0.0
            chains: list[float] = []
            for i in range(n):
                cell = cells[i]
                if cell // WIDTH != level:
                    continue
                if level > 1:
                    up = 0.0
                    for above in ABOVE[cell]:
                        number = grid[above]
                        if number and worths[number - 1] > up:
                            up = worths[number - 1]
                    worths[i] += up
                worth = worths[i]
                chains.append(worth)
                if worth > best_open:
                    for below in BELOW[cell]:
                        if not grid[below]:
                            best_open = worth
            self.best[level], self.second[level] = best_few(chains, 2)
            self.open[level] = best_open

    def plan(self, card: i64, alone: float) -> float:
        """What playing a hand card would give that is worth so much alone; after a survey."""
        return alone - 0.4 * float(self.cost[card]) + self.open[self.level[card] - 1]

    def value(self, g: MineState, p: Miner, w: list[float]) -> float:
        """What is still to come, in points: each thing that promises something, times its weight."""
        self.survey(p)
        counts = [0.0] * 5  # of hand cards by level
        worths = [0.0] * 5
        costs = 0.0
        hand = p.kept or p.hand  # while the opening hand is being chosen: what is kept so far
        coins = p.coins
        playable = p.playable_levels()
        plans: list[float] = []
        dear = 0.0
        later = 0.0
        mute = 0.0
        for card in hand:
            level = self.level[card]
            alone = self.activation(p, card, 0)
            costs += float(self.cost[card])
            counts[level] += 1.0
            worths[level] += alone
            if not playable & BIT[level]:
                if alone > later:
                    later = alone
                continue
            worth = self.plan(card, alone)
            if self.cost[card] > coins + p.discount:
                if worth > dear:
                    dear = worth
                mute += 1.0
            else:
                plans.append(worth)
        plan1, plan2, plan3 = best_few(plans, 3)
        money = float(coins)
        cards = float(len(hand))
        worth = w[0] + w[1] * (money if money < 20.0 else 20.0)
        worth += w[2] * (money if money < 4.0 else 4.0) + w[3] * (money if money < 9.0 else 9.0)
        _, best1, best2, best3 = self.best
        _, open1, open2, open3 = self.open
        worth += w[4] * best1 + w[5] * open1 + w[6] * best2 + w[7] * open2
        worth += w[8] * best3 + w[9] * open3 + w[10] * self.second[2] + w[11] * self.total
        worth += w[12] * plan1 + w[13] * plan2 + w[14] * plan3 + w[16] * later
        if dear > plan1:
            worth += w[15] * (dear - plan1)
        worth += w[17] * cards + w[18] * (cards if cards < 3.0 else 3.0) + w[19] * counts[4] + w[20] * mute
        if p.board != OFF_BOARD:
            side = g.sides[p.board]
            space = p.space
            worth += w[21] * self.ways[side][space] + w[22] * float(self.tops[side] - space) + w[23] * float(space)
        else:
            way = 0.0
            top = 0.0
            for side in g.sides:
                if self.ways[side][0] > way:
                    way = self.ways[side][0]
                top += float(self.tops[side]) / 3.0
            worth += w[21] * way + w[22] * top + w[24]
        most: i64 = 0
        for faction in range(6):
            n = p.of_faction(faction)
            if n > most:
                most = n
        worth += w[25] * float(p.total_machines()) + w[26] * float(bits(p.collapsed)) + w[27] * float(p.discount)
        worth += w[28] * float(bits(p.halves)) + w[29] * float(bits(p.complete))
        worth += w[30] * float(p.different_factions()) + w[31] * float(most)
        _, row1, row2, row3, _ = p.rows
        worth += w[32] * float(bits(row1)) + w[33] * float(bits(row2)) + w[34] * float(bits(row3))
        worth += w[35] * float(p.of_faction(0)) + w[36] * float(p.of_faction(1)) + w[37] * float(p.of_faction(4))
        if counts[1] > 1.0:  # the first card of level 1 starts a mine, others only widen it
            worth += w[45] * (counts[1] - 1.0)
        worth += w[38] * counts[1] + w[39] * counts[2] + w[40] * counts[3]
        return worth + w[41] * worths[1] + w[42] * worths[2] + w[43] * worths[3] + w[44] * costs
