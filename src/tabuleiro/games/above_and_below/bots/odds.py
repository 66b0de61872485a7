"""Odds of Above and Below: what an option of an encounter promises a party, by what the book gives on the mean."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lookahead import highest
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import bits
from tabuleiro.games.above_and_below.rules import results
from tabuleiro.games.above_and_below.rules.box import Box
from tabuleiro.games.above_and_below.rules.codes import MOST, POTION, REROLLS, WARE_BITS, count, slots
from tabuleiro.games.above_and_below.rules.effects import money
from tabuleiro.games.above_and_below.rules.encounters import Deed, Outcome
from tabuleiro.games.above_and_below.rules.lanterns import bonus_of
from tabuleiro.games.above_and_below.rules.state import Village, VillageState

# Points that things are worth on the mean of a play; only the choice between options hangs on them.
COIN: Final = 0.5
WARE: Final[list[float]] = [1.6, 1.6, 1.6, 1.8, 1.8, 1.8, 2.0, 2.0, 1.0, 0.8]
REPUTATION: Final = 0.4
CAVE: Final = 1.5
INJURY: Final = 1.3  # while there are rounds to come
HEALED: Final = 0.6  # where a potion is there
PARTS: Final = {  # of results, by step
    results.NEWCOMER.name: 3.5,
    results.EXTRA_CAVE.name: CAVE,
    results.GIFT.name: 4.0,
    results.GAMBLE.name: 1.0,
    results.FAVOUR.name: 0.3,
    results.HURT.name: -INJURY,
    results.HURT_STAKED.name: -INJURY,
}
FACES: Final = 6


def worth_of(outcome: Outcome) -> float:
    """In points, more or less."""
    worth = COIN * float(outcome.coins - outcome.lose_coins) + REPUTATION * float(outcome.reputation)
    wares = outcome.wares
    ware = 0
    while wares:
        worth += WARE[ware] * float(wares & MOST)
        wares >>= WARE_BITS
        ware += 1
    for step, _ in outcome.parts:
        worth += PARTS.get(step.name, 0.0)
        if step is results.REWARD:
            worth += max(worth_of(one) for one in outcome.choose)
    return worth


class Odds:
    """Made once for a box."""

    def __init__(self, box: Box) -> None:
        book = box.book
        self.lanterns: list[list[int]] = box.lanterns
        worths = [worth_of(outcome) for outcome in box.outcomes]
        self.free: list[float] = [mean_of(worths, pool) for pool in book.free_pools]  # by the number reached
        self.paid: list[float] = [mean_of(worths, pool) for pool in book.paid_pools]
        self.auto: float = mean_of(worths, book.auto_pool)
        self.late: float = mean_of(worths, book.late_pool)
        self.failure: float = mean_of(worths, book.failure_pool)
        self.rounds: int = box.rounds

    def injury(self, g: VillageState, p: Village) -> float:
        """What an injury costs: nothing in the last round."""
        if g.round >= self.rounds:
            return 0.0
        return HEALED if count(p.supply, POTION) else INJURY

    def chances(self, p: Village) -> list[float]:
        """How likely each sum of the party's lanterns is."""
        found = [1.0]
        for slot in slots(p.sent):
            faces = self.lanterns[p.villagers[slot]]
            more = [0.0] * (len(found) + 4)
            for light, likely in enumerate(found):
                if likely > 0.0:
                    for die in range(1, FACES + 1):
                        more[light + faces[die]] += likely / 6.0
            found = more
        return found

    def reward(self, deed: Deed, number: i64) -> float:
        """Of the deed's number with this place in its list: what it brings, less what it costs."""
        pay = deed.pays[number]
        pool = self.paid if pay else self.free
        return CAVE + pool[deed.numbers[number]] - COIN * float(pay)

    def at_best(self, deed: Deed, light: i64, coins: i64, party: i64, each: float) -> float:
        """What so many lanterns bring, some of the party injured where that pays."""
        best = self.failure
        for i in range(len(deed.numbers)):
            missing = deed.numbers[i] - light
            if deed.pays[i] > coins or missing > party:
                continue
            worth = self.reward(deed, i)
            if missing > 0:
                worth -= each * float(missing)
            if worth > best:
                best = worth
        return best

    def deed_worth(self, g: VillageState, p: Village, deed: Deed, chances: list[float]) -> float:
        if not deed.numbers:
            return CAVE + (self.late if p.dice else self.auto) - COIN * float(deed.pay)
        bonus = bonus_of(g, p, deed) if deed.bonus else 0
        bonus += (p.power(REROLLS) + 1) // 2  # a die rolled again is good for half a lantern or more
        coins = money(p)
        party = bits(p.sent)
        each = self.injury(g, p)
        worth = 0.0
        for light, likely in enumerate(chances):
            if likely > 0.0:
                worth += likely * self.at_best(deed, light + bonus, coins, party, each)
        return worth

    def best_option(self, g: VillageState, p: Village) -> i64:
        deeds = g.box.deeds[p.asking_at]
        chances = self.chances(p)
        return highest(p.options, [self.deed_worth(g, p, deeds[option], chances) for option in p.options])

    def wants_injury(self, g: VillageState, p: Village, deed: Deed) -> bool:
        """Whether somebody should be injured for a lantern more."""
        coins = money(p)
        now = self.at_best(deed, p.light, coins, 0, 0.0)
        return self.at_best(deed, p.light, coins, bits(p.sent), self.injury(g, p)) > now


def mean_of(worths: list[float], pool: list[int]) -> float:
    return sum(worths[i] for i in pool) / len(pool) if pool else 0.0
