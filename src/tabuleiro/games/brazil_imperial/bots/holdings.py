"""What a realm has and where the play stands, as figures: tiles by face, products, palaces, the token, the missions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import BIT, bits
from tabuleiro.games.brazil_imperial.bots.rates import goods_worth
from tabuleiro.games.brazil_imperial.rules.box import KEEP_AT_ONCE
from tabuleiro.games.brazil_imperial.rules.codes import (
    ARCHES,
    CITY,
    DEFEATED,
    DIGITS,
    HELD_BITS,
    MOST_HELD,
    PALACES,
    SHOWN,
)
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.brazil_imperial.rules.box import Box
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

HOLDINGS: Final = (
    *("sawmills", "trading posts", "cane fields", "farms", "foundries", "plantations", "churches", "academies"),
    *("squares", "pentagons", "octagons"),
    *("palace II", "palace III", "palace IV", "palace V", "palace VI"),
    *(f"token on arch {arch + 1}" for arch in range(ARCHES)),
    *("marks", "paintings", "species", "deployed", "defeated"),
    *("held I", "held II", "held III", "least effort I", "least effort II", "least effort III"),
    *("revealed I", "revealed II", "revealed III"),
    *("goods in supply", "goods on tiles", "tiles", "points"),
    *("era I", "era II", "era III", "round", "first player", "face down"),
)
MOST_OF_A_FACE: Final = 6
NO_MISSION: Final = 12.0  # turns that it seems to take where there is none
ERAS: Final = 3
LATE: Final = 30  # a round like all after it


class Holdings:
    """Made once for a box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.painting_worth: list[list[float]] = [  # of the first painting of each school, by monarch
            [goods_worth(gain.goods) + float(gain.anys) for gain in gains] for gains in box.painting_gains
        ]

    def of(self, g: BrazilState, p: Realm, efforts: list[float], points: float) -> list[float]:
        """`efforts`: the turns that the nearest mission of each era takes, nothing if the hand is not seen."""
        found: list[float] = []
        for face in range(CITY - 1):
            n: i64 = p.held >> face * HELD_BITS & MOST_HELD
            found.append(float(n if n < MOST_OF_A_FACE else MOST_OF_A_FACE))
        for mask in self.box.shape_mask:
            found.append(float(bits(p.made & mask)))
        for palace in range(1, PALACES):
            found.append(0.0 if p.palaces[palace] == NOWHERE else 1.0)
        for arch in range(ARCHES):
            found.append(1.0 if p.token == arch else 0.0)
        marks: i64 = bits(self.schools(p)) if self.painting_worth[p.monarch] else p.marks
        found += [float(marks), float(len(p.paintings)), float(self.species(p) % len(self.box.sets))]
        defeated: i64 = 0
        for at in p.at:
            if at == DEFEATED:
                defeated += 1
        found += [float(bits(p.deployed)), float(defeated)]
        found += self.by_era(p.missions)
        found += efforts
        found += self.by_era(p.revealed)
        supply: i64 = p.supply % DIGITS
        goods: i64 = p.wealth % DIGITS
        found += [float(supply), float(goods - supply), float(len(p.tiles)), points]
        for era in range(1, ERAS + 1):
            found.append(1.0 if g.era == era else 0.0)
        late = float(g.round if g.round < LATE else LATE)
        return [*found, late, 1.0 if p.seat == g.first else 0.0, self.face_down(g)]

    def schools(self, p: Realm) -> i64:
        """A bit for each school that the realm has a painting of."""
        found: i64 = 0
        for painting in p.paintings:
            found |= BIT[self.box.school[painting]]
        return found

    def species(self, p: Realm) -> i64:
        found: i64 = 0
        for tile in p.finds:
            if self.box.find_kind[tile] == KEEP_AT_ONCE:
                found += 1
        return found

    def by_era(self, missions: bytes) -> list[float]:
        found = [0.0] * ERAS
        for mission in missions:
            found[self.box.mission_era[mission] - 1] += 1.0
        return found

    def face_down(self, g: BrazilState) -> float:
        found = 0.0
        for hex_ in g.ground.explore:
            if 0 < g.explore[hex_] < SHOWN:
                found += 1.0
        return found
