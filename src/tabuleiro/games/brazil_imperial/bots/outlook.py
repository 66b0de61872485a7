"""Outlook: what a realm promises for the turns to come, as a row of figures to be weighed, by hand or as learned."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.estimate import Estimate, Straight, by_hand, capped, flag
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.brazil_imperial import MANIFEST
from tabuleiro.games.brazil_imperial.bots.borders import finding, war
from tabuleiro.games.brazil_imperial.bots.holdings import HOLDINGS, NO_MISSION, Holdings, effort_of, goods_worth
from tabuleiro.games.brazil_imperial.rules import codes, icons, scoring
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.build import city_fits
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, UNITS_OF
from tabuleiro.games.brazil_imperial.rules.map import FOREST, MINE, NOWHERE, WATER
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

# What the outlook sees, in this order.
FIGURES: Final = (
    *("one", "cane", "coffee", "wood", "cotton", "gold", "science", "first goods", "many goods"),
    *("gold cards", "extra actions", "combat cards", "combat strength"),
    *("build upgrade", "renovate upgrade", "harbor upgrade", "painting upgrade", "deploy upgrade", "make upgrade"),
    *("empty buildings", "empty worth", "fields", "forests", "mines"),
    *("units on map", "monarch out", "monarch on a site", "units to come"),
    *("effort I", "effort II", "effort III", "nearest", "waiting missions", "missions held"),
    *("palace", "palaces left", "build next", "build soon", "make next", "city next", "unit next", "painting next"),
    *("tile next to a unit", "tile two away", "expedition"),
    *("in danger", "prey", "seized", "lost", "guards"),
    *("build powers", "bonus faces", "other powers", "cities", "era I tiles", "era II tiles", "era III tiles"),
    *HOLDINGS,
)
LONG: Final = 12  # turns to come, with which a thing is worth all that it may be
MOST_LEFT: Final = 24  # turns that are looked forward to
UPGRADES: Final[list[int]] = [  # in the order of their figures
    *(codes.BUILD, codes.RENOVATE, codes.HARBOR, codes.PAINTING, codes.DEPLOY, codes.MANUFACTURE),
]
USEFUL_GOODS: Final[list[int]] = [4, 4, 4, 4, 5, 4]  # more of a kind are not seen; nor more cities, and tiles by era
USEFUL_TILES: Final[list[int]] = [3, 8, 6, 5]
USUAL: Final = 25  # turns of a usual play
LEAST: Final[list[int]] = [0, 15, 7, 2]  # turns that an era leaves at least
# What others may be taken to have in hand.
USUAL_EFFORT: Final[list[float]] = [0.0, 4.2, 7.0, 9.0]  # of a mission, by era
USUAL_NEAREST: Final = 2.5
USUAL_EXTRA: Final = 0.6
USUAL_STRENGTH: Final = 1.1
USUAL_POINTS: Final[list[float]] = [0.0, 0.0, 1.0, 3.0]  # of a mission of the last era so far, by the present one
NO_EFFORTS: Final[list[float]] = [0.0] * codes.LAST_ERA


class RealmOutlook:
    """Made once for a box. `see` looks at a realm as it stands after its turn."""

    tally: scoring.Tally  # of the realm whose points were counted last

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.holdings: Holdings = Holdings(box)
        self.efforts: list[list[float]] = [[effort_of(box, goal) for goal in goals] for goals in box.goals]
        self.made_worth: list[float] = [0.0] * (codes.CAPITAL + 4)
        for face in range(1, codes.CITY):
            self.made_worth[face] = goods_worth(box.production[face])

    # -- points
    def points(self, g: BrazilState, p: Realm, hidden: bool) -> float:
        """As if the play ended now (BI-49), those of cards in hand too unless they are hidden."""
        self.tally = scoring.Tally(g, p)
        return float(sum(scoring.by_source(g, p, self.tally, hidden)))

    # -- time
    def left(self, g: BrazilState, p: Realm) -> i64:
        """Turns that the seat may still expect, after its turn; 0: it was the last one."""
        if g.ending:
            return 0
        left: i64 = USUAL - g.round
        if left < LEAST[g.era]:
            left = LEAST[g.era]
        return left if left < MOST_LEFT else MOST_LEFT

    # -- missions
    def missing(self, p: Realm, mission: i64) -> float:
        """The turns that a mission still takes, roughly."""
        found = 0.0
        efforts = self.efforts[mission]
        for i, goal in enumerate(self.box.goals[mission]):
            lack: i64 = goal.n - goal.amount(p)
            if lack > 0:
                found += float(lack) * efforts[i]
        return found

    def closing(self, g: BrazilState, p: Realm) -> float:
        """The turns that the seat's missions still take until one of the last era ends the play, roughly."""
        found = 0.0
        for era in range(g.era, codes.LAST_ERA + 1):
            found += self.least_effort(p, era, USUAL_EFFORT[era])
        return found

    def least_effort(self, p: Realm, era: i64, otherwise: float) -> float:
        """The turns that the nearest mission of an era takes, unless it is nearer otherwise."""
        least = otherwise
        for mission in p.missions:
            if self.box.mission_era[mission] == era:
                missing = self.missing(p, mission)
                if missing < least:
                    least = missing
        return least

    # -- palaces
    def best_palace(self, g: BrazilState, p: Realm) -> float:
        """What the best palace that could be placed now would be worth; after `points`."""
        best = 0.0
        for palace in range(1, codes.PALACES):
            if p.palaces[palace] == NOWHERE:
                worth = self.palace_worth(g, p, palace)
                if worth > best and self.has_place(g, p, palace):
                    best = worth
        return best

    def has_place(self, g: BrazilState, p: Realm, palace: i64) -> bool:
        fits: i64 = self.box.palace_faces[palace]
        face, army = g.face, g.army
        for hex_ in p.tiles:
            if fits >> face[hex_] & 1 and (not army[hex_] or army[hex_] == p.seat + 1) and hex_ not in p.palaces:
                return True
        return False

    def palace_worth(self, g: BrazilState, p: Realm, palace: i64) -> float:
        found = float(scoring.palace_points(g, p, self.tally, palace))
        gain = self.box.palace_gain[palace]
        if gain.free_product and self.box.shape_mask[0] & ~p.made:
            found += 3.0
        return found + 0.7 * goods_worth(gain.goods) + 0.8 * float(gain.gold_cards) + 0.3 * float(gain.combat_cards)

    # -- the row
    def see(self, g: BrazilState, p: Realm, points: float, hidden: bool) -> list[float]:
        """After `points` of the same realm; what is in the hands of others is taken to be what is usual."""
        goods: i64 = p.wealth % codes.DIGITS
        efforts = (
            NO_EFFORTS if hidden else [self.least_effort(p, era, NO_MISSION) for era in range(1, codes.LAST_ERA + 1)]
        )
        return [
            1.0,
            *[capped(p.wealth >> good * codes.GOOD_BITS & codes.MOST, most) for good, most in enumerate(USEFUL_GOODS)],
            *(capped(goods, 3), float(goods - 7 if goods > 7 else 0)),
            *(self.cards(p) if not hidden else self.backs(p)),
            *[float(p.upgraded >> arch & 1) for arch in UPGRADES],
            *self.grounds(g, p),
            *self.army(g, p),
            *(self.missions(g, p) if not hidden else self.unknown(g, p)),
            *self.chances(g, p),
            *finding(g, p),
            *self.war(g, p),
            *self.powers(p),
            *[capped(p.counted(codes.HELD_CITIES + era), most) for era, most in enumerate(USEFUL_TILES)],
            *self.holdings.of(g, p, efforts, points),
        ]

    def cards(self, p: Realm) -> list[float]:
        extra: i64 = 0
        for card in p.gold_hand:
            if self.box.extra_arch[card] != codes.NO_ARCH:
                extra += 1
        strength: i64 = 0
        for card in p.combat_hand:
            strength += self.box.strength[card]
        return [float(len(p.gold_hand)), float(extra), float(len(p.combat_hand)), float(strength)]

    def backs(self, p: Realm) -> list[float]:
        """Cards whose faces are not known."""
        gold, combat = float(len(p.gold_hand)), float(len(p.combat_hand))
        return [gold, USUAL_EXTRA * gold, combat, USUAL_STRENGTH * combat]

    def unknown(self, g: BrazilState, p: Realm) -> list[float]:
        """Missions that are not known: those of past eras are half done, those of later ones hardly begun."""
        effort = [0.0, 0.0, 0.0, 0.0]
        for mission in p.missions:
            era: i64 = self.box.mission_era[mission]
            effort[era] += USUAL_EFFORT[era] * (0.4 if era < g.era else 0.6 if era == g.era else 0.9)
        return [effort[1], effort[2], effort[3], USUAL_NEAREST, 0.0, float(len(p.missions))]

    def grounds(self, g: BrazilState, p: Realm) -> list[float]:
        """Buildings without goods, and free land to build on."""
        face, army, goods, terrain = g.face, g.army, g.goods, g.ground.terrain
        mine: i64 = p.seat + 1
        empty: i64 = 0
        worth = 0.0
        for hex_ in p.tiles:
            kind = face[hex_]
            if 0 < kind < codes.CITY and not goods[hex_] and (not army[hex_] or army[hex_] == mine):
                empty += 1
                worth += self.made_worth[kind]
        near = g.near
        own = BYTE[p.bit]
        fields: i64 = 0
        forests: i64 = 0
        mines: i64 = 0
        at: i64 = near.find(own)
        while at >= 0:
            if not face[at] and (not army[at] or army[at] == mine):
                if terrain[at] == FOREST:
                    forests += 1
                elif terrain[at] == MINE:
                    mines += 1
                elif terrain[at] != WATER:
                    fields += 1
            at = near.find(own, at + 1)
        return [capped(empty, 4), min(worth, 8.0), capped(fields, 4), capped(forests, 3), capped(mines, 2)]

    def army(self, g: BrazilState, p: Realm) -> list[float]:
        founder = p.on_map & self.box.with_power[p.colour][codes.FOUND]
        site = False
        if founder:
            for unit in UNITS_OF[founder]:
                site = city_fits(g, p, p.at[unit])
        return [float(bits(p.on_map)), flag(founder != 0), flag(site), float(5 - bits(p.deployed))]

    def missions(self, g: BrazilState, p: Realm) -> list[float]:
        effort = [0.0, 0.0, 0.0, 0.0]
        nearest = 9.0
        waiting = 0.0
        held = 0.0
        for mission in p.missions:
            era = self.box.mission_era[mission]
            missing = self.missing(p, mission)
            effort[era] += missing if missing < 12.0 else 12.0
            held += 1.0
            if missing == 0.0:
                waiting += 1.0
            elif era <= g.era and missing < nearest:
                nearest = missing
        return [effort[1], effort[2], effort[3], nearest, waiting, held]

    def chances(self, g: BrazilState, p: Realm) -> list[float]:
        """What could be paid next turn: nothing is built twice running."""
        box = self.box
        left, tops = g.piles[codes.TILES_LEFT], g.piles[codes.CITY_TOPS]
        costs = box.upgraded_cost if p.upgraded >> codes.BUILD & 1 else box.cost
        faces = [face for face in range(1, codes.CITY) if box.era[face] <= g.era and left[box.tile_of[face]]]
        build = dearest(p, faces, box.vp, costs)
        city = dearest(p, [top for top in tops if top], box.vp, costs) if g.era > 1 else 0.0
        products = [product for product in range(box.products) if not p.made & BIT[product]]
        make = dearest(p, products, box.product_vp, box.product_cost)
        units = [one for one in UNITS_OF[codes.EVERY_UNIT & ~p.on_map] if p.at[one] == codes.RESERVE]
        unit = dearest(p, units, box.unit_vp[p.colour], box.unit_cost[p.colour])
        painting = 0.0
        gains = self.holdings.painting_worth[p.monarch]
        schools: i64 = self.holdings.schools(p) if gains else 0
        for picture in g.piles[codes.GALLERY]:
            value = float(box.painting_vp[picture])
            if gains and picture and not schools >> box.school[picture] & 1:
                value += gains[box.school[picture]]
            if value > painting and icons.payable(p.wealth, len(p.gold_hand), 0, box.painting_cost[picture]):
                painting = value
        now = p.token != codes.BUILD
        return [
            self.best_palace(g, p) if p.missions else 0.0,
            float(p.palaces.count(NOWHERE, 1)),
            build if now else 0.0,
            0.0 if now else build,
            make if p.token != codes.MANUFACTURE else 0.0,
            city,
            unit if p.token != codes.DEPLOY else 0.0,
            painting if p.token != codes.PAINTING else 0.0,
        ]

    def war(self, g: BrazilState, p: Realm) -> list[float]:
        danger, prey, guards = war(g, p)
        return [danger, prey, float(self.tally.seized), float(self.tally.lost), guards]

    def powers(self, p: Realm) -> list[float]:
        building = p.powers & (codes.SECOND_BUILD | codes.DISCOUNT | codes.IGNORE_TERRAIN)
        faces: i64 = 0
        for painting in p.paintings:
            face = self.box.bonus_face[painting]
            if face:
                faces += 1 + p.counted(face - 1)
        return [float(bits(building)), float(faces), float(bits(p.powers & ~building))]

    def value(self, g: BrazilState, p: Realm, estimate: Estimate, hidden: bool = False) -> float:
        """Points so far and what is to come; hidden: of another seat, whose hands are not seen."""
        points = self.points(g, p, hidden)
        left = self.left(g, p)
        if not left:
            return points + self.unseen_points(g, p) if hidden else points
        return points + estimate.of(self.see(g, p, points, hidden), left)

    def unseen_points(self, g: BrazilState, p: Realm) -> float:
        """What others' missions of the last era may bring, as they are."""
        found = 0.0
        for mission in p.missions:
            if self.box.mission_era[mission] == codes.LAST_ERA:
                found += USUAL_POINTS[g.era]
        return found


def dearest(p: Realm, things: list[int], points: list[int], costs: list[int]) -> float:
    """The points of the best of some things that can be paid."""
    cards = len(p.gold_hand)
    found: i64 = 0
    for thing in things:
        if points[thing] > found and icons.payable(p.wealth, cards, 0, costs[thing]):
            found = points[thing]
    return float(found)


def weights_by_hand() -> Straight:
    """The greedy bot's, by the turns left."""
    return Straight(by_hand(MANIFEST.name, FIGURES, [min(left, LONG) for left in range(MOST_LEFT + 1)], LONG))
