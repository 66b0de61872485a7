"""Whether costs can be paid (BI-11), held against a plain matching of goods and icons."""

from __future__ import annotations

import pytest

from tabuleiro.core.chance import Dice
from tabuleiro.games.brazil_imperial.rules.codes import CANE, COFFEE, GOLD, ONE, SCIENCE
from tabuleiro.games.brazil_imperial.rules.icons import ANY, CANE_OR_COFFEE, ICON, payable

NO_KIND = -1  # a resource of no kind, from a monarch's exchange


def fills(unit: int, icon: int) -> bool:
    if unit == NO_KIND:
        return icon not in (GOLD, SCIENCE)
    if unit in (SCIENCE, icon):
        return True
    if unit == GOLD:
        return icon != SCIENCE
    return icon == ANY or (icon == CANE_OR_COFFEE and unit in (CANE, COFFEE))


def matched(units: list[int], icons: list[int]) -> bool:
    """Whether every icon gets a unit of its own."""
    owner: dict[int, int] = {}

    def placed(icon: int, tried: set[int]) -> bool:
        for i, unit in enumerate(units):
            if i in tried or not fills(unit, icons[icon]):
                continue
            tried.add(i)
            if i not in owner or placed(owner[i], tried):
                owner[i] = icon
                return True
        return False

    return all(placed(icon, set()) for icon in range(len(icons)))


@pytest.mark.rule("BI-11")
def test_payable_as_a_matching_says() -> None:
    dice = Dice(1)
    seen = {True: 0, False: 0}
    for _ in range(8000):
        counts = [max(0, dice.below(4) - 1) for _ in range(6)]
        cards, wild = max(0, dice.below(4) - 1), max(0, dice.below(4) - 2)
        icons = [dice.below(8) for _ in range(1 + dice.below(5))]
        units = [good for good, n in enumerate(counts) for _ in range(n)] + [GOLD] * cards + [NO_KIND] * wild
        goods, due = sum(ONE[good] * n for good, n in enumerate(counts)), sum(ICON[icon] for icon in icons)
        expected = matched(units, icons)
        assert payable(goods, cards, wild, due) == expected, (counts, cards, wild, icons)
        seen[expected] += 1
    assert min(seen.values()) > 1000
