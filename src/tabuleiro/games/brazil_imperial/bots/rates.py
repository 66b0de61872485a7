"""Rates that the bots of Brazil: Imperial reckon with: what objectives take in turns, what goods are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.games.brazil_imperial.rules.codes import GOOD_BITS, HELD_BITS, HELD_CITIES, HELD_ERA, MOST
from tabuleiro.games.brazil_imperial.rules.objectives import GOOD, HELD, ON_MAP, PAINTED, PRODUCTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.brazil_imperial.rules.box import Box
    from tabuleiro.games.brazil_imperial.rules.objectives import Goal

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
        found += float(goods >> good * GOOD_BITS & MOST) * worth
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
    which = [shift // HELD_BITS for shift in goal.shifts]
    if which == [HELD_CITIES]:
        return EFFORT_CITY
    eras = {one - HELD_ERA if one > HELD_ERA else box.era[one + 1] for one in which}
    return EFFORT_ERA[eras.pop()] if len(eras) == 1 else EFFORT_ERA[0]
