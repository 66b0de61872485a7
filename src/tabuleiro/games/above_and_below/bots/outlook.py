"""Outlook: what a village promises for the rounds to come, as a row of figures to be weighed, by hand or as learned."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.estimate import best_few, by_hand, flag
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.above_and_below import MANIFEST
from tabuleiro.games.above_and_below.content.pack import WARES, Building
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.box import Box
from tabuleiro.games.above_and_below.rules.codes import GOODS, MOST, POTION, WARE_BITS, slots
from tabuleiro.games.above_and_below.rules.scoring import HOUSES as HOUSE_KINDS
from tabuleiro.games.above_and_below.rules.scoring import place_points
from tabuleiro.games.above_and_below.rules.state import Village, VillageState

# What the outlook sees, in this order.
FIGURES: Final = (
    *("one", "coins", "coins to 4", "coins to 9", "coins to 15", "income"),
    *("ready", "two ready", "three ready", "ready hammer", "ready hammers", "ready quill", "ready light"),
    *("tired", "injured", "ready next", "beds to spare", "beds missing"),
    *("light", "hammers", "quills", "hammer plus", "quill plus", "cats"),
    *("rerolls", "potions", "potions to drink", "ciders"),
    *("spaces", "kinds", "goods", "next space", "next income"),
    *("ripe", "ripe points", "ripe kinds", "refilling", "refilling points"),
    *("first cave", "caves", "outposts", "houses"),
    *("reputation", "reputation lead", "reputation behind", "bad reputation"),
    *("per ware", "per outpost", "per house", "per villager", "per cave"),
    *("coin when building", "coin when exploring", "train to ready", "potion each round", "spend drinks", "gems paid"),
    *("best building", "second building", "building next", "star next", "trainable", "cider to take", "other ready"),
)
FACES: Final = 6
USEFUL_COINS: Final = 30
# What a card's points are counted by, in the order of the figures; 0: wares.
OUTPOST: Final = 1
HOUSE: Final = 2
VILLAGER: Final = 3
EMPTY_CAVE: Final = 4
COUNTED: Final = {"villager": VILLAGER, "outpost": OUTPOST, "house": HOUSE, "empty cave": EMPTY_CAVE}
DEED: Final = {"hammer": 0.9, "quill": 0.6, "plus": 0.2}  # what a skill is worth beside a villager's lanterns


class VillageOutlook:
    """Made once for a box. `see` looks at a village as it stands after a turn; who has passed is seen as it will begin
    the next round, rested and paid."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.per: list[int] = [0, *(b.vp_per for b in box.pack.buildings)]
        self.per_wares: list[list[int]] = [
            [],
            *([WARES.index(w) for w in b.vp_of if w in WARES] for b in box.pack.buildings),
        ]
        self.per_thing: list[int] = [0, *(thing_of(b) for b in box.pack.buildings)]
        self.is_house: list[bool] = [kind in HOUSE_KINDS for kind in box.kinds]
        self.light: list[float] = [sum(faces[1:]) / FACES for faces in box.lanterns]
        self.useful: list[float] = [0.0, *(self.light[i] + skill_of(box.traits[i]) for i in range(1, len(box.traits)))]
        self.left: i64 = 0  # rounds to come with the present one, of the village last seen
        self.wares: list[int] = [0] * len(WARES)  # owned, of the village last counted
        self.space: list[int] = [0] * GOODS  # the points of a good more of each kind
        self.kinds: i64 = 0

    def rounds_left(self, g: VillageState) -> i64:
        """With the present one."""
        return self.box.rounds + 1 - g.round

    # -- points so far
    def points(self, g: VillageState, p: Village) -> float:
        """As if the play ended now."""
        box = self.box
        goods = self.count(p)
        houses = len(p.buildings) - p.outposts
        total = float(goods + len(p.buildings) + box.reputation_points[p.reputation - box.lowest])
        for building in p.buildings:
            total += float(box.vp[building])
            if self.per[building]:
                total += float(self.bonus(p, building, houses))
        return total + float(self.place(g, p))

    def count(self, p: Village) -> i64:
        """Counts the wares, and says what the goods are worth: the supply's new kinds in the best order."""
        supply = p.supply
        track = p.track
        advancement = self.box.advancement
        wares = self.wares
        space = self.space
        ware: i64
        for ware in range(len(wares)):
            wares[ware] = ((supply >> ware * WARE_BITS) & MOST) + ((track >> ware * WARE_BITS) & MOST)
        total: i64 = 0
        at: i64 = 0
        for kind in p.kinds:
            space[kind] = advancement[at]
            total += advancement[at] * wares[kind]
            at += 1
        new = [(wares[ware], ware) for ware in range(GOODS) if wares[ware] and not (track >> ware * WARE_BITS) & MOST]
        new.sort()
        for n, kind in new:
            space[kind] = advancement[at]
            total += advancement[at] * n
            at += 1
        self.kinds = at
        if p.sale >= 0:  # owned, but not to be placed
            wares[p.sale] += 1
        next_points = advancement[at] if at < len(advancement) else 0
        for ware in range(GOODS):
            if not (supply | track) >> ware * WARE_BITS & MOST:
                space[ware] = next_points
        return total

    def bonus(self, p: Village, building: i64, houses: i64) -> i64:
        """A card's points for what is owned; after a count."""
        n: i64 = 0
        for ware in self.per_wares[building]:
            n += self.wares[ware]
        thing = self.per_thing[building]
        if thing == VILLAGER:
            n += len(p.villagers)
        elif thing == OUTPOST:
            n += p.outposts
        elif thing == HOUSE:
            n += houses
        elif thing == EMPTY_CAVE:
            n += len(p.caves) - p.outposts
        return n * self.per[building]

    def place(self, g: VillageState, p: Village) -> i64:
        reputations = [g.players[seat].reputation for seat in range(len(g.players))]
        return place_points(self.box.places[len(reputations)], [int(n) for n in reputations])[p.seat]

    # -- what is to come
    def see(self, g: VillageState, p: Village) -> list[float]:
        """After `points` of the same village."""
        box = self.box
        left = self.rounds_left(g)
        ready, tired, injured = p.ready, p.tired | p.sent, p.injured
        potions, ciders = self.wares[POTION], self.wares[codes.CIDER]
        income = box.income[len(p.kinds)] + p.power(codes.INCOME)
        gems: i64 = 0
        for building in p.buildings:
            for ware in box.income_per[building]:
                gems += p.track >> ware * WARE_BITS & MOST
        income += gems
        coins = p.coins
        beds = p.power(codes.BEDS)
        if p.passed:
            left -= 1
            coins += income
            drunk = bits(injured & ~p.clockwork)
            potions -= drunk if drunk < potions else potions
            tired_now = tired | injured if drunk <= self.wares[POTION] else tired
            sleepers = self.sleepers(p, tired_now & ~p.clockwork, beds) | tired & p.clockwork
            spare = beds - bits(sleepers & ~p.clockwork)
            ready |= sleepers
            tired = tired_now & ~sleepers
            injured &= ~tired_now
            if spare > 0 and injured:
                tired |= injured
                injured = 0
        self.left = left
        villagers = p.villagers
        n = len(villagers)
        n_ready = float(bits(ready))
        ready_light = light = 0.0
        for slot in range(n):
            lantern = self.light[villagers[slot]]
            light += lantern
            if ready & BIT[slot]:
                ready_light += lantern
        money = float(coins if coins < USEFUL_COINS else USEFUL_COINS)
        hammers = bits(p.hammers)
        quills = bits(p.quills)
        ready_hammers = bits(ready & p.hammers)
        need = n - bits(p.clockwork)
        missing = need - beds
        caves = len(p.caves) - p.outposts
        houses = len(p.buildings) - p.outposts
        kinds = self.kinds
        next_space = box.advancement[kinds] if kinds < len(box.advancement) else 0
        next_income = box.income[kinds] - box.income[len(p.kinds)]
        owned = 0.0
        for ware in range(GOODS):
            owned += float(self.wares[ware])

        ripe = ripe_points = ripe_kinds = refilling = refilling_points = 0.0
        for i, building in enumerate(p.buildings):
            if box.goods[building]:
                kind = box.good[building]
                there = float(p.goods[i])
                ripe += there
                ripe_points += there * float(self.space[kind])
                if there and not self.wares[kind]:
                    ripe_kinds += 1.0
                if box.refilling[building]:
                    refilling += 1.0
                    refilling_points += float(self.space[kind])

        per_thing = [0.0] * (EMPTY_CAVE + 1)
        for building in p.buildings:
            per = self.per[building]
            if per:
                thing = self.per_thing[building]
                per_thing[thing] += float(per if thing else per * len(self.per_wares[building]))

        most_other: i64 = box.lowest
        other_ready = 0.0
        for seat in range(len(g.players)):
            if seat != p.seat:
                q = g.players[seat]
                if q.reputation > most_other:
                    most_other = q.reputation
                if not q.passed:
                    other_ready += float(bits(q.ready))
        lead = float(p.reputation - most_other)

        gains: list[float] = []  # of what could be built now
        later = star = 0.0
        hand = float(coins + p.drinks()) + flag(p.hammers_plus != 0)
        soon = hand + float(income)
        for pile in (codes.OFFER + codes.HOUSES, codes.OFFER + codes.OUTPOSTS, codes.KEYS, codes.STARS):
            if pile == codes.OFFER + codes.OUTPOSTS and not caves:
                continue
            for building in g.piles[pile]:
                cost = float(box.cost[building])
                if cost > soon and pile != codes.STARS:
                    continue
                gain = self.gain(p, building, houses)
                if pile == codes.STARS:
                    promised = gain * soon / cost if cost > soon else gain
                    if promised > star:
                        star = promised
                if cost > soon:
                    continue
                if cost <= hand and ready_hammers:
                    gains.append(gain)
                elif gain > later:
                    later = gain
        best, second = best_few(gains, 2)
        cheapest = 0
        for space, villager in enumerate(g.piles[codes.ROW]):
            if villager:
                cheapest = box.row_costs[space]
                break
        trainable = cheapest and cheapest <= coins and ready & p.quills
        drink = bits(injured)

        return [
            *(1.0, money, min(money, 4.0), min(money, 9.0), min(money, 15.0), float(income)),
            *(n_ready, flag(n_ready >= 2.0), flag(n_ready >= 3.0), flag(ready_hammers > 0), float(ready_hammers)),
            *(flag(ready & p.quills != 0), ready_light, float(bits(tired)), float(bits(injured))),
            *(float(n if missing <= 0 else n - missing), min(float(max(-missing, 0)), 3.0), float(max(missing, 0))),
            *(light, float(min(hammers, 3)), float(min(quills, 3)), flag(p.hammers_plus != 0)),
            *(flag(p.quills_plus != 0), float(bits(p.cats)), float(min(p.power(codes.REROLLS), 4))),
            *(float(min(potions, 4)), float(min(potions, drink)), float(min(ciders, 3))),
            *(float(len(p.kinds)), float(kinds), owned, float(next_space), float(next_income)),
            *(ripe, ripe_points, ripe_kinds, refilling, refilling_points),
            *(flag(caves > 0), float(min(caves, 4)), float(p.outposts), float(houses)),
            *(float(p.reputation), min(max(lead, 0.0), 3.0), max(min(lead, 0.0), -3.0), float(min(p.reputation, 0))),
            *per_thing,
            *(float(p.power(codes.COIN_WHEN_BUILDING)), float(p.power(codes.COIN_WHEN_EXPLORING))),
            *(flag(p.power(codes.TRAIN_TO_READY) > 0), float(p.power(codes.POTION_EACH_ROUND))),
            *(flag(p.power(codes.SPEND_DRINKS) > 0), float(gems), best, second, later, star, flag(trainable != 0)),
            *(flag(g.cider > 0 and n_ready > 0.0), other_ready),
        ]

    def sleepers(self, p: Village, tired: i64, beds: i64) -> i64:
        """The most useful ones, as many as there are beds."""
        if bits(tired) <= beds:
            return tired
        found: i64 = 0
        for _ in range(beds):
            best = -1.0
            chosen: i64 = 0
            for slot in slots(tired & ~found):
                useful = self.useful[p.villagers[slot]]
                if useful > best:
                    best = useful
                    chosen = slot
            found |= BIT[chosen]
        return found

    def gain(self, p: Village, building: i64, houses: i64) -> float:
        """The points that a building more would be worth at once."""
        gain: i64 = 1 + self.box.vp[building]
        per = self.per[building]
        if per:
            house = self.is_house[building]
            thing = self.per_thing[building]
            gain += self.bonus(p, building, houses + 1 if house else houses)
            if thing == OUTPOST and not house:
                gain += per
        return float(gain)

    def value(self, g: VillageState, p: Village, weights: list[list[float]]) -> float:
        """Points so far and what is to come, by the weights for the rounds left."""
        points = self.points(g, p)
        if p.passed and g.round >= self.box.rounds:
            return points
        seen = self.see(g, p)
        w = weights[self.left]
        for i, x in enumerate(seen):
            if x != 0.0:
                points += x * w[i]
        return points


def thing_of(building: Building) -> int:
    return next((COUNTED[what] for what in building.vp_of if what in COUNTED), 0)


def skill_of(traits: int) -> float:
    """By the bits of Box.traits: hammer, hammer plus, quill, quill plus."""
    found = DEED["hammer"] * (traits & 1) + DEED["quill"] * (traits >> 2 & 1)
    return found + DEED["plus"] * ((traits >> 1 & 1) + (traits >> 3 & 1))


def weights_by_hand(box: Box) -> list[list[float]]:
    """The greedy bot's weights, by the rounds left."""
    return by_hand(MANIFEST.name, FIGURES, range(-1, box.rounds))
