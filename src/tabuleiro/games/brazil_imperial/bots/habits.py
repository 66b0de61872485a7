"""Habits of Brazil: Imperial: what is paid, dropped, given away and taken, and what is chosen in the set-up."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lookahead import highest, lowest
from tabuleiro.core.compiler import i64
from tabuleiro.games.brazil_imperial.bots.outlook import RealmOutlook
from tabuleiro.games.brazil_imperial.rules import codes, effects, objectives, payment
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.icons import first_icon
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

SPENT: Final[list[float]] = [0.85, 1.0, 0.9, 0.95, 1.35, 1.8]  # what a good that is given away is missed
WANTED: Final = 1.2  # more, if a mission asks for it
LAST_ONE: Final = 0.2  # more, for the last one of a kind
FULL_TILE: Final = 0.12  # more, for each that stays behind: an empty tile can be renovated
FROM_SUPPLY: Final = 0.15
EXTRA_CARD: Final = 1.45
OTHER_CARD: Final = 1.15
POINT: Final = 0.8  # more, for each point that a gold card may bring
COMBAT_CARD: Final = 0.4
WITH_CONDITION: Final = 0.5  # how often a combat card's condition holds
MISSIONS_FIRST: Final[list[list[int]]] = [[], [1, 2, 3], [2, 1, 3], [3, 2, 1]]  # eras of missions drawn, by the present
# Under which arches past tokens go: a look at a tile where the army is sent out, cards where turns are spent most.
TOKEN_PLACES: Final[list[list[int]]] = [[codes.HARBOR, codes.RENOVATE], [codes.BUILD, codes.HARBOR]]
# What a monarch's board and a capital's resource are worth beside others, found by playing.
FIRST_GOODS: Final[list[float]] = [0.5, 0.5, 0.2, 0.3]
FIRST_PLAYER: Final = 0.1
NEAR: Final = 3  # steps from the capital
MANY_FORESTS: Final = 5  # so near; a monarch who is good for little but them needs as many
WITH_FORESTS: Final = 0.35
WITH_ANY_MISSIONS: Final = 0.1  # more, for a monarch who gains by all of them
ONLY_WITH_PAINTINGS: Final = 0.85  # less, for a monarch who is good for little but them
ONLY_WITH_PRODUCTS: Final = 0.5


def first_of(wanted: list[int], options: list[int]) -> int:
    """The first that there is, or else any."""
    for one in wanted:
        if one in options:
            return one
    return options[0]


class RealmHabits:
    """Made once for a box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.outlook: RealmOutlook = RealmOutlook(box)
        self.card_worth: list[float] = [0.0]  # of combat cards
        for card in range(1, len(box.strength)):
            plain = float(box.strength[card])
            better = float(box.conditional[card]) if box.condition[card] else plain
            worth = plain + WITH_CONDITION * (better - plain)
            if box.cancels[card] or box.won_draws[card]:
                worth += 0.7
            self.card_worth.append(worth + 0.3 * float(box.lost_defeats[card]))

    # -- goods
    def missed(self, p: Realm, good: i64) -> float:
        """What one good less is, in resources."""
        have: i64 = p.wealth >> good * codes.GOOD_BITS & codes.MOST
        found = SPENT[good]
        if have == 1:
            found += LAST_ONE
        for mission in p.missions:
            for goal in self.box.goals[mission]:
                if goal.have == objectives.GOOD and goal.shift == good * codes.GOOD_BITS and have <= goal.n:
                    found += WANTED
        return found

    def gold_card_worth(self, p: Realm, card: i64) -> float:
        box = self.box
        if box.gold_vp[card]:
            lack: i64 = 0
            for goal in box.gold_goals[card]:
                have = goal.amount(p)
                if have < goal.n:
                    lack += goal.n - have
            return OTHER_CARD + POINT * float(box.gold_vp[card]) / float(1 + lack)
        return EXTRA_CARD if box.extra_arch[card] != codes.NO_ARCH else OTHER_CARD

    def payment(self, g: BrazilState, p: Realm) -> i64:
        """The way to fill the next icon that is missed least."""
        options = p.options
        if payment.LEAVE_OUT in options:
            return payment.LEAVE_OUT
        return lowest(options, [self.cost(g, p, option) for option in options])

    def cost(self, g: BrazilState, p: Realm, option: i64) -> float:
        if option >= payment.CREDIT:
            return 0.0 if option - payment.CREDIT != codes.SCIENCE else 0.05
        if option >= payment.EXCHANGE:
            return self.exchange_cost(p, option - payment.EXCHANGE)
        if option >= payment.CARD:
            return self.gold_card_worth(p, option - payment.CARD)
        good: i64 = option >> 7
        place: i64 = option & HEX_MASK
        cost = self.missed(p, good)
        if place == payment.SUPPLY:
            return cost + FROM_SUPPLY
        cost += FULL_TILE * float(g.goods[place] % codes.DIGITS - 1)
        if g.builder[place] != p.seat:
            cost -= 1.0  # somebody else's goods
        return cost

    def exchange_cost(self, p: Realm, rate: i64) -> float:
        """Combat cards for what is due; what would be given in vain is no gain."""
        exchange = self.box.exchange[p.monarch]
        assert exchange is not None
        gives: i64 = exchange.gives[rate]
        icons: i64 = p.due % codes.DIGITS
        used: i64 = 0
        for kind in range(7):
            n: i64 = gives >> kind * codes.GOOD_BITS & codes.MOST
            if kind == codes.SCIENCE and first_icon(p.due) != codes.SCIENCE:
                n = 0 if icons > 1 else n  # science is not wasted on less
            used += n
        if used > icons:
            used = icons
        if not used:
            return 5.0
        return COMBAT_CARD * float(exchange.cards[rate]) / float(used)

    # -- what is dropped and taken
    def discard(self, g: BrazilState, p: Realm) -> i64:
        if p.asking is effects.DISCARD_GOOD:
            return lowest(p.options, [self.missed(p, good) for good in p.options])
        if p.asking is effects.DISCARD_GOLD_CARD:
            return lowest(p.options, [self.gold_card_worth(p, card) for card in p.options])
        return lowest(p.options, [self.card_worth[card] for card in p.options])

    def mission_drawn(self, g: BrazilState, p: Realm) -> i64:
        """Of the present era, or the next one if it is there: that can still be completed."""
        return first_of(MISSIONS_FIRST[g.era], p.options)

    # -- set-up
    def keep(self, g: BrazilState, p: Realm) -> i64:
        """The mission that is nearest, and that goes with those kept before."""
        alone = len(g.players) == 1
        return highest(p.options, [self.mission_score(p, mission, alone) for mission in p.options])

    def mission_score(self, p: Realm, mission: i64, alone: bool) -> float:
        """Alone all units come out anyway (BI-52), and points do not count."""
        box = self.box
        score = 0.0 if alone else float(box.mission_whole[mission])
        for i, goal in enumerate(box.goals[mission]):
            effort = self.outlook.efforts[mission][i]
            if alone and goal.have == objectives.ON_MAP:
                continue
            need = goal.n
            for other in p.kept:
                for before in box.goals[other]:
                    if before.have == goal.have and before.shifts == goal.shifts and before.products == goal.products:
                        need = goal.n - before.n if before.n < goal.n else 0
            score -= effort * float(need)
        return score

    def crown(self, g: BrazilState, p: Realm) -> i64:
        """The monarch that the missions ask for; of equals one that the cards name, so that all get to rule."""
        return highest(p.options, [self.monarch_score(g, p, monarch) for monarch in p.options])

    def monarch_score(self, g: BrazilState, p: Realm, monarch: i64) -> float:
        box = self.box
        score = float((sum(p.kept) * 7 + monarch * 5) % 11) * 0.05
        if box.painting_gains[monarch]:
            score -= ONLY_WITH_PAINTINGS
        if box.monarch_slots[monarch]:
            score -= ONLY_WITH_PRODUCTS
        if box.mission_firsts[monarch]:
            score += WITH_ANY_MISSIONS
        if box.forest_gains[monarch]:
            score += WITH_FORESTS if self.forests(g) >= MANY_FORESTS else -WITH_FORESTS
        for mission in p.kept:
            for goal in box.goals[mission]:
                score += self.suits(monarch, goal.have, goal.shift, goal.n)
        if len(g.players) == 1 and box.deploy_gains[monarch]:
            score += 1.0
        return score

    def forests(self, g: BrazilState) -> i64:
        """Of the capital site that has least of them near."""
        ways = [g.ground.steps_from(capital) for capital in g.ground.capitals]
        return min(sum(steps[hex_] <= NEAR for hex_ in g.ground.forests) for steps in ways)

    def suits(self, monarch: i64, have: i64, shift: i64, n: i64) -> float:
        """How much a monarch helps with an objective."""
        box = self.box
        face = box.first_face[monarch]
        if face and have == objectives.HELD and shift == (face - 1) * codes.HELD_BITS:
            return 0.15 * float(n)
        if box.deploy_gains[monarch] and have == objectives.ON_MAP:
            return 0.04 * float(n)
        if box.painting_gains[monarch] and have == objectives.PAINTED:
            return 0.18 * float(n)
        if box.monarch_slots[monarch] and have == objectives.PRODUCTS:
            return 0.2 * float(n)
        return 0.0

    def capital(self, g: BrazilState, p: Realm) -> i64:
        """By the resource that lies there."""
        tiles = [g.piles[codes.CAPITAL_TILES][g.ground.capitals.index(hex_)] for hex_ in p.options]
        scores = [FIRST_GOODS[self.box.capital_resource[tile]] for tile in tiles]
        if self.box.capital_first in tiles:
            scores[tiles.index(self.box.capital_first)] += FIRST_PLAYER
        return highest(p.options, scores)

    def token(self, g: BrazilState, p: Realm) -> i64:
        return first_of(TOKEN_PLACES[p.asking_at - 1], p.options)
