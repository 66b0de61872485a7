"""Objectives of missions and gold cards (BI-30), counted from what a seat has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.player import bits
from tabuleiro.games.brazil_imperial.content.pack import ERAS, GOODS, SHAPES, Objective
from tabuleiro.games.brazil_imperial.rules.codes import GOOD_BITS, HELD_BITS, HELD_CITIES, HELD_ERA, MOST, MOST_HELD
from tabuleiro.games.brazil_imperial.rules.state import Realm

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.box import Box

HELD: Final = 0  # buildings and cities held, seized ones too (BI-41); cities mean city tiles (BI-33)
ON_MAP: Final = 1
PRODUCTS: Final = 2  # those on a monarch's board too
PAINTED: Final = 3
GOOD: Final = 4  # in the supply and on tiles held


class Goal:
    """At least `n` of something."""

    __slots__ = ("have", "n", "products", "shift", "shifts", "single")

    def __init__(self, have: int, n: int, shifts: list[int], products: int) -> None:
        self.have: int = have
        self.n: int = n
        self.shifts: list[int] = shifts  # where the counts stand in `held`
        self.shift: int = shifts[0] if shifts else 0
        self.products: int = products
        self.single: bool = have == HELD and len(shifts) == 1  # the usual kind, looked at without a call

    def amount(self, p: Realm) -> i64:
        have = self.have
        if have == HELD:
            held = p.held
            if len(self.shifts) == 1:
                return held >> self.shift & MOST_HELD
            found: i64 = 0
            for shift in self.shifts:
                found += held >> shift & MOST_HELD
            return found
        if have == ON_MAP:
            return bits(p.on_map)
        if have == PRODUCTS:
            return bits(p.made & self.products)
        if have == PAINTED:
            return len(p.paintings)
        return p.wealth >> self.shift & MOST


def met(goals: list[Goal], p: Realm) -> bool:
    held = p.held
    for goal in goals:
        if goal.single:
            if held >> goal.shift & MOST_HELD < goal.n:
                return False
        elif goal.amount(p) < goal.n:
            return False
    return True


def goal_of(box: Box, objective: Objective) -> Goal:
    if objective.have == "building":
        if objective.every:
            shifts = [(HELD_ERA + era) * HELD_BITS for era in ERAS]
        elif objective.era:
            shifts = [(HELD_ERA + objective.era) * HELD_BITS]
        else:
            shifts = [(box.face_number[kind] - 1) * HELD_BITS for kind in objective.kinds]
        return Goal(HELD, objective.n, shifts, 0)
    if objective.have == "city":
        return Goal(HELD, objective.n, [HELD_CITIES * HELD_BITS], 0)
    if objective.have == "unit-on-map":
        return Goal(ON_MAP, objective.n, [], 0)
    if objective.have == "product":
        shape = box.shape_mask[SHAPES.index(objective.shape)] if objective.shape else (1 << box.products) - 1
        return Goal(PRODUCTS, objective.n, [], shape)
    if objective.have == "painting":
        return Goal(PAINTED, objective.n, [], 0)
    assert objective.have == "good", objective.have
    return Goal(GOOD, objective.n, [GOODS.index(objective.good) * GOOD_BITS], 0)
