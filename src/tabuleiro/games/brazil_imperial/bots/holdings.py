"""What a realm has and where the play stands, as figures: tiles by face, products, palaces, the token, the missions."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.estimate import capped, flag
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE
from tabuleiro.games.brazil_imperial.rules.objectives import GOOD, HELD, ON_MAP, PAINTED, PRODUCTS, Goal
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

HOLDINGS: Final = (
    *("sawmills", "trading posts", "cane fields", "farms", "foundries", "plantations", "churches", "academies"),
    *("squares", "pentagons", "octagons"),
    *("palace II", "palace III", "palace IV", "palace V", "palace VI"),
    *(f"token on arch {arch + 1}" for arch in range(codes.ARCHES)),
    *("marks", "paintings", "species", "deployed", "defeated"),
    *("held I", "held II", "held III", "least effort I", "least effort II", "least effort III"),
    *("revealed I", "revealed II", "revealed III"),
    *("goods in supply", "goods on tiles", "tiles", "points"),
    *("era I", "era II", "era III", "round", "first player", "face down"),
)
MOST_OF_A_FACE: Final = 6
NO_MISSION: Final = 12.0  # turns that it seems to take where there is none
LATE: Final = 30  # a round like all after it
# What one more of something takes, in turns.
EFFORT_ERA: Final[list[float]] = [0.5, 1.3, 1.5, 1.9]  # buildings of any era, which come with all others; by era
EFFORT_CITY: Final = 1.9
EFFORT_UNIT: Final = 1.1
EFFORT_SHAPE: Final[list[float]] = [1.3, 1.6, 1.9]  # products by shape
EFFORT_PRODUCT: Final = 1.4
EFFORT_PAINTING: Final = 0.9
EFFORT_GOOD: Final = 0.6
# Goods in resources.
WORTH: Final[list[float]] = [1.0, 1.15, 1.0, 1.1, 1.25, 1.6]


def goods_worth(goods: i64) -> float:
    """In resources."""
    found = 0.0
    for good, worth in enumerate(WORTH):
        found += float(goods >> good * codes.GOOD_BITS & codes.MOST) * worth
    return found


def effort_of(box: Box, goal: Goal) -> float:
    if goal.have == ON_MAP:
        return EFFORT_UNIT
    if goal.have == PAINTED:
        return EFFORT_PAINTING
    if goal.have == GOOD:
        return EFFORT_GOOD
    if goal.have == PRODUCTS:
        return EFFORT_SHAPE[box.shape_mask.index(goal.products)] if goal.products in box.shape_mask else EFFORT_PRODUCT
    assert goal.have == HELD
    which = [shift // codes.HELD_BITS for shift in goal.shifts]
    if which == [codes.HELD_CITIES]:
        return EFFORT_CITY
    eras = {one - codes.HELD_ERA if one > codes.HELD_ERA else box.era[one + 1] for one in which}
    return EFFORT_ERA[eras.pop()] if len(eras) == 1 else EFFORT_ERA[0]


class Holdings:
    """Made once for a box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.painting_worth: list[list[float]] = [  # of the first painting of each school, by monarch
            [goods_worth(gain.goods) + float(gain.anys) for gain in gains] for gains in box.painting_gains
        ]

    def of(self, g: BrazilState, p: Realm, efforts: list[float], points: float) -> list[float]:
        """`efforts`: the turns that the nearest mission of each era takes, nothing if the hand is not seen."""
        marks: i64 = bits(self.schools(p)) if self.painting_worth[p.monarch] else p.marks
        supply: i64 = p.supply % codes.DIGITS
        goods: i64 = p.wealth % codes.DIGITS
        return [
            *[capped(p.counted(face), MOST_OF_A_FACE) for face in range(codes.CITY - 1)],
            *[float(bits(p.made & mask)) for mask in self.box.shape_mask],
            *[flag(at != NOWHERE) for at in p.palaces[1:]],
            *[flag(p.token == arch) for arch in range(codes.ARCHES)],
            *(float(marks), float(len(p.paintings)), float(self.species(p) % len(self.box.sets))),
            *(float(bits(p.deployed)), float(p.at.count(codes.DEFEATED))),
            *self.by_era(p.missions),
            *efforts,
            *self.by_era(p.revealed),
            *(float(supply), float(goods - supply), float(len(p.tiles)), points),
            *[flag(g.era == era) for era in range(1, codes.LAST_ERA + 1)],
            *(capped(g.round, LATE), flag(p.seat == g.first), self.face_down(g)),
        ]

    def schools(self, p: Realm) -> i64:
        """A bit for each school that the realm has a painting of."""
        found: i64 = 0
        for painting in p.paintings:
            found |= BIT[self.box.school[painting]]
        return found

    def species(self, p: Realm) -> i64:
        found: i64 = 0
        for tile in p.finds:
            if self.box.find_kind[tile] == codes.KEEP_AT_ONCE:
                found += 1
        return found

    def by_era(self, missions: bytes) -> list[float]:
        found = [0.0] * codes.LAST_ERA
        for mission in missions:
            found[self.box.mission_era[mission] - 1] += 1.0
        return found

    def face_down(self, g: BrazilState) -> float:
        found = 0.0
        for hex_ in g.ground.explore:
            if 0 < g.explore[hex_] < codes.SHOWN:
                found += 1.0
        return found
