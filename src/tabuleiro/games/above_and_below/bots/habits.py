"""Habits of Above and Below: who is named first, what is taken, drunk and placed, and which trades are fair."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lookahead import highest
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.above_and_below.bots.outlook import VillageOutlook
from tabuleiro.games.above_and_below.rules.box import Box
from tabuleiro.games.above_and_below.rules.codes import ALL_OF, BEDS, CIDER, GOODS, NO_WARE, ONE, POTION, count, slots
from tabuleiro.games.above_and_below.rules.effects import ENOUGH, PAY_COINS
from tabuleiro.games.above_and_below.rules.rest import BED, DRINK_CIDER, DRINK_POTION, SLEEP_ALL
from tabuleiro.games.above_and_below.rules.state import Village, VillageState
from tabuleiro.games.above_and_below.rules.trade import ACCEPT, REFUSE
from tabuleiro.games.above_and_below.rules.turn import END_TURN

WORTH_TRADING: Final = 0.3  # points that a trade must bring
COIN: Final = 0.45  # what a coin of a later round's income is worth, in points
ENOUGH_LIGHT: Final = 5.0  # a party that can expect so many lanterns leaves
MANY: Final = 3  # seats, from which on a trade can be good for both sides
WANTED: Final = 1e9
LAST_TO_DRINK: Final = 2  # rounds left, in which potions that count points are kept


class VillageHabits:
    """Made once for a box; what a trade is worth is asked from the weights."""

    def __init__(self, box: Box, weights: list[list[float]]) -> None:
        self.box: Box = box
        self.outlook: VillageOutlook = VillageOutlook(box)
        self.weights: list[list[float]] = weights

    def worth(self, g: VillageState, p: Village) -> float:
        return self.outlook.value(g, p, self.weights)

    # -- who
    def least_useful(self, p: Village, mask: i64) -> i64:
        """The villager of a set who is missed least; 0 if there is none."""
        there = [p.villagers[slot] for slot in slots(mask)]
        return min(there, key=self.outlook.useful.__getitem__) if there else 0

    def most_useful(self, p: Village, mask: i64) -> i64:
        return max([p.villagers[slot] for slot in slots(mask)], key=self.outlook.useful.__getitem__)

    def next_explorer(self, p: Village) -> i64:
        """Lanterns count, but the last one who can build or train is better kept while there are coins for that."""
        found: i64 = 0
        best = -1e9
        hammers = bits(p.ready & p.hammers)
        quills = bits(p.ready & p.quills)
        for slot in slots(p.ready):
            here = BIT[slot]
            score = self.outlook.light[p.villagers[slot]]
            if p.hammers & here and hammers == 1 and p.coins >= 3:
                score -= 1.0
            if p.quills & here and quills == 1 and p.coins >= 2:
                score -= 0.5
            if p.cats & here:
                score -= 0.7
            if score > best:
                best = score
                found = p.villagers[slot]
        return found

    def party_light(self, p: Village) -> float:
        light = 0.0
        for slot in slots(p.sent):
            light += self.outlook.light[p.villagers[slot]]
        return light

    def worker(self, p: Village) -> i64:
        """Who builds or trains: one who gets it cheaper, else the one who is missed least."""
        plus = p.hammers_plus if p.asking.name == "builder" else p.quills_plus
        scores = [
            2.0 - self.outlook.useful[one] if plus & BIT[p.villagers.index(one)] else -self.outlook.useful[one]
            for one in p.options
        ]
        return highest(p.options, scores)

    # -- lanterns
    def best_reroll(self, p: Village) -> i64:
        """Whose die promises most if it is rolled again; ENOUGH if none does."""
        found: i64 = ENOUGH
        best = 0.1
        for villager in p.options:
            if villager != ENOUGH:
                slot = p.villagers.index(villager)
                gain = self.outlook.light[villager] - float(self.box.lanterns[villager][p.dice[slot]])
                if gain > best:
                    best = gain
                    found = villager
        return found

    # -- goods
    def good_value(self, p: Village, ware: i64, left: i64) -> float:
        """What one more is worth, after a count."""
        outlook = self.outlook
        value = 0.0
        if ware < GOODS:
            value = float(outlook.space[ware])
            if not outlook.wares[ware] and outlook.kinds < len(self.box.advancement):
                more = self.box.income[outlook.kinds + 1] - self.box.income[outlook.kinds]
                value += COIN * float(more * (left - 1)) + 0.5
        elif ware == POTION:
            value = 1.0
        else:
            value = 0.8
        for building in p.buildings:
            if ware in outlook.per_wares[building]:
                value += float(outlook.per[building])
        return value

    def best_good(self, g: VillageState, p: Village, wares: list[int]) -> i64:
        """The option that brings the ware that is worth most, given the ware of each option."""
        self.outlook.count(p)
        left = self.outlook.rounds_left(g)
        return highest(p.options, [self.good_value(p, ware, left) for ware in wares])

    def take(self, g: VillageState, p: Village) -> i64:
        return self.best_good(g, p, [self.box.good[building] for building in p.options])

    def stake(self, g: VillageState, p: Village) -> i64:
        """A ware that one would like to have twice, or the villager who is missed least."""
        if p.asking.name == "stake-ware":
            return self.best_good(g, p, p.options)
        return self.least_useful(p, p.sent)

    def pay(self, p: Village) -> i64:
        """Coins, where there are enough."""
        return PAY_COINS if PAY_COINS in p.options else CIDER if CIDER in p.options else POTION

    def store(self, g: VillageState, p: Village) -> i64:
        """Before income: what has a space already, and new kinds where that pays, those of few goods first."""
        supply = p.supply
        track = p.track
        for ware in p.options:
            if ware != END_TURN and track & ALL_OF[ware]:
                return ware
        new = [ware for ware in range(GOODS) if supply & ALL_OF[ware]]
        if not new:
            return END_TURN
        at = len(p.kinds)
        gems = any(self.box.income_per[building] for building in p.buildings)
        if self.box.income[at + len(new)] == self.box.income[at] and not gems:
            return END_TURN
        left = self.outlook.rounds_left(g)
        fewest = 1e9
        found: i64 = END_TURN
        for ware in new:
            expected = float(count(supply, ware))
            for i, building in enumerate(p.buildings):
                if self.box.good[building] == ware:
                    expected += float(p.goods[i])
                    if self.box.refilling[building]:
                        expected += 0.5 * float(left)
            if expected < fewest:
                fewest = expected
                found = ware
        return found

    # -- rest
    def rest(self, g: VillageState, p: Village) -> i64:
        """Potions for the injured, ciders where beds are missing, then beds for the most useful."""
        options = p.options
        beds = p.power(BEDS)
        injured = p.injured & ~p.clockwork
        tired = p.tired & ~p.clockwork
        if not p.slept:
            if injured and count(p.supply, POTION) and not self.keeps_potions(g, p):
                return DRINK_POTION + self.most_useful(p, injured)
            if tired and count(p.supply, CIDER) and bits(tired) > beds:
                return DRINK_CIDER + self.most_useful(p, tired)
        if SLEEP_ALL in options:
            return SLEEP_ALL
        sleepy = tired & ~p.slept
        if not sleepy:
            sleepy = injured & ~p.slept
        if sleepy and beds > bits(p.slept):
            return BED + self.most_useful(p, sleepy)
        return ENOUGH

    def keeps_potions(self, g: VillageState, p: Village) -> bool:
        """Where they count points and there is little time left to use who is healed."""
        if self.outlook.rounds_left(g) > LAST_TO_DRINK:
            return False
        per, wares = self.outlook.per, self.outlook.per_wares
        return any(per[building] and POTION in wares[building] for building in p.buildings)

    # -- trade: the whole difference that it makes to both, by the same weights
    def sale_gains(self, g: VillageState, seller: i64, buyer: i64, ware: i64, price: i64) -> tuple[float, float]:
        """What the seller and the buyer gain if what is put up is sold for so much."""
        after = g.clone()
        q = after.touch(seller)
        p = after.touch(buyer)
        before_seller, before_buyer = self.worth(g, g.players[seller]), self.worth(g, g.players[buyer])
        q.sale = NO_WARE
        q.coins += price
        p.coins -= price
        p.supply += ONE[ware]
        return self.worth(after, q) - before_seller, self.worth(after, p) - before_buyer

    def agrees(self, own: float, other: float, seats: i64) -> bool:
        """What one other gains is lost to a seat as far as it is ahead of the others on the mean."""
        return own > WORTH_TRADING and own > other / float(seats - 1)

    def least_price(self, g: VillageState, seller: i64, buyer: i64) -> i64:
        """The least price to which the seller should agree, if the buyer does, too; 0: there is none."""
        ware = g.players[seller].sale
        seats = len(g.players)
        if seats < MANY:
            return 0
        for price in range(self.box.lowest_price, g.players[buyer].coins + 1):
            sold, bought = self.sale_gains(g, seller, buyer, ware, price)
            if not self.agrees(bought, sold, seats):
                return 0  # dearer is no better
            if self.agrees(sold, bought, seats):
                return price
        return 0

    def offer(self, g: VillageState, p: Village) -> i64:
        price = self.least_price(g, p.asking_at, p.seat)
        return price or self.box.lowest_price

    def answer(self, g: VillageState, p: Village) -> i64:
        """Yes to what is good for oneself and not better for the other; else the least price at which it would be."""
        buyer, seller, ware, offer, _ = g.deal
        seats = len(g.players)
        for price in range(offer, g.players[buyer].coins + 1):
            sold, bought = self.sale_gains(g, seller, buyer, ware, price)
            if self.agrees(sold, bought, seats):
                return ACCEPT if price == offer else price
        return REFUSE

    def counter(self, g: VillageState, p: Village) -> i64:
        buyer, seller, ware, _, asked = g.deal
        sold, bought = self.sale_gains(g, seller, buyer, ware, asked)
        return ACCEPT if self.agrees(bought, sold, len(g.players)) else REFUSE

    def put_up(self, g: VillageState, p: Village) -> i64:
        """A ware that another one with coins would like better by far, and that is worth less than the least price;
        NO_WARE: none. Two seats never agree: what one gains the other one loses."""
        found: i64 = NO_WARE
        if len(g.players) < MANY:
            return found
        left = self.outlook.rounds_left(g)
        least = COIN * float(self.box.lowest_price)
        best = least - WORTH_TRADING
        self.outlook.count(p)
        own = [self.good_value(p, ware, left) if p.supply & ALL_OF[ware] else WANTED for ware in range(len(ONE))]
        for seat in range(len(g.players)):
            q = g.players[seat]
            if seat == p.seat or q.coins < self.box.lowest_price:
                continue
            self.outlook.count(q)
            for ware in range(len(ONE)):
                if own[ware] < best and self.good_value(q, ware, left) > own[ware] + least:
                    best = own[ware]
                    found = ware
        return found
