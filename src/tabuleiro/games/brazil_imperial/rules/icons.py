"""Costs as counted icons, and whether what somebody has can pay them (BI-11)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.games.brazil_imperial.content.pack import GOODS, ICONS
from tabuleiro.games.brazil_imperial.rules.codes import (
    CANE,
    COFFEE,
    COTTON,
    DIGITS,
    EVERY_RESOURCE,
    GOLD,
    GOOD_BITS,
    MOST,
    ONE,
    SCIENCE,
    WOOD,
    count,
)

# Icons are counted in one int in the same places as goods, seven bits for each: the six goods, any resource, cane or
# coffee, coffee or cotton.
ICON_BITS: Final = GOOD_BITS
MOST_ICONS: Final = 15  # of a kind in a cost
ANY: Final = 6
CANE_OR_COFFEE: Final = 7
COFFEE_OR_COTTON: Final = 8  # only trades ask for these (BI-21)
ICON_KINDS: Final = 9
ICON: Final[list[int]] = [1 << ICON_BITS * kind for kind in range(ICON_KINDS)]
ICON_NAMES: Final = (*GOODS, "any", "cane/coffee", "coffee/cotton")
# The icon that is paid next is the first of these that is due: the hardest to pay.
ORDER: Final[list[int]] = [SCIENCE, GOLD, CANE, COFFEE, WOOD, COTTON, CANE_OR_COFFEE, COFFEE_OR_COTTON, ANY]
# Which goods fill an icon without standing in for something else.
FILLS: Final[list[list[int]]] = [
    *([good] for good in range(6)),
    [CANE, COFFEE, WOOD, COTTON],
    [CANE, COFFEE],
    [COFFEE, COTTON],
]
EVERY_KIND: Final = 511
KINDS_OF: Final[list[list[int]]] = [[kind for kind in range(ICON_KINDS) if mask >> kind & 1] for mask in range(512)]
RESOURCE_ICONS: Final = 0b111001111  # kinds of icons, as bits
BY_PAINTING: Final = 1 << 12  # beside the kinds of icons of a discount: it is a painting's, once a turn
WILD_BITS: Final = GOOD_BITS * 6  # above the goods: resources of no kind that a monarch's exchange gave
WILD: Final = 1 << WILD_BITS
EVERY_GOOD: Final = WILD - 1  # and the icons of one good each
MARKS: Final = sum(64 << GOOD_BITS * good for good in range(6))  # above the most there ever is of a kind
ANY_SHIFT: Final = ANY * ICON_BITS
ONE_GOLD: Final = 1 << GOLD * GOOD_BITS
CANE_COFFEE_ASSETS: Final = sum(MOST << GOOD_BITS * good for good in (CANE, COFFEE, GOLD, SCIENCE))
PAIR_ICONS: Final = sum(MOST * ICON[kind] for kind in (CANE_OR_COFFEE, COFFEE_OR_COTTON))
MOST_CARDS: Final = 12  # so many combat cards in hand at most, before any are discarded


def due_of(cost: tuple[str, ...]) -> int:
    assert ICON_NAMES[:8] == ICONS
    return sum(ICON[ICONS.index(icon)] for icon in cost)


def goods_in(goods: int, any_: int = 0) -> dict[str, int]:
    """By name, those that are there; `any_`: resources of no kind."""
    some = {name: int(count(goods, good)) for good, name in enumerate(GOODS)}
    return {name: n for name, n in (some | {"any": any_}).items() if n}


def credit_in(wild: int) -> dict[str, int]:
    """What a monarch's exchange gave, by name."""
    return goods_in(wild & EVERY_GOOD, wild >> WILD_BITS)


def icons_in(due: int) -> list[str]:
    """By name, in the order in which they are paid."""
    return [ICON_NAMES[kind] for kind in ORDER for _ in range(due >> kind * ICON_BITS & MOST_ICONS)]


def upgraded_due(due: int) -> int:
    """Any resources for the specific ones, not for gold or science (BI-22)."""
    specific = sum(due >> kind * ICON_BITS & MOST_ICONS for kind in (CANE, COFFEE, WOOD, COTTON, CANE_OR_COFFEE, ANY))
    kept = sum((due >> kind * ICON_BITS & MOST_ICONS) * ICON[kind] for kind in (GOLD, SCIENCE))
    return kept + specific * ICON[ANY]


def off_of(due: int) -> int:
    """The kinds of icons of a cost that a build's discount may take away: resources and gold, not science (BI-45)."""
    return sum(1 << kind for kind in range(ICON_KINDS) if kind != SCIENCE and due >> kind * ICON_BITS & MOST_ICONS)


def first_icon(due: i64) -> i64:
    """The icon that is paid next: the first of ORDER that is due."""
    if not due & EVERY_GOOD:
        if due & PAIR_ICONS:
            return CANE_OR_COFFEE if due >> CANE_OR_COFFEE * ICON_BITS & MOST else COFFEE_OR_COTTON
        return ANY
    if due >> SCIENCE * ICON_BITS & MOST:
        return SCIENCE
    if due >> GOLD * ICON_BITS & MOST:
        return GOLD
    if due & MOST:
        return CANE
    if due >> COFFEE * ICON_BITS & MOST:
        return COFFEE
    return WOOD if due >> WOOD * ICON_BITS & MOST else COTTON


def payable(goods: i64, cards: i64, wild: i64, due: i64) -> bool:
    """Whether goods, so many gold cards and so many resources of no kind can pay all icons.

    All kinds are taken off at once: a kind that falls short borrows its mark. If none does, what is left over has to
    be enough for the icons of several kinds."""
    if cards:
        goods += cards * ONE_GOLD
    specific: i64 = due & EVERY_GOOD
    if specific:
        rest: i64 = (goods | MARKS) - specific
        if rest & MARKS != MARKS:
            return payable_with_stand_ins(goods, wild, due)
        goods = rest ^ MARKS
    flexible: i64 = due >> ANY_SHIFT
    if not flexible:
        return True
    pairs: i64 = flexible >> ICON_BITS & MOST_ICONS
    if pairs and (goods & CANE_COFFEE_ASSETS) % DIGITS + wild < pairs:
        return False
    return goods % DIGITS + wild >= (flexible & MOST_ICONS) + pairs


def payable_with_stand_ins(goods: i64, wild: i64, due: i64) -> bool:
    """The sets of goods that fill resource icons lie inside each other, so filling the narrowest first is best; what
    stays open takes gold or science, and only science stands in for gold."""
    if not (goods >> GOLD * GOOD_BITS or wild) or goods % DIGITS + wild < due % DIGITS:
        return False  # nothing can stand in, or there is less than there are icons
    science: i64 = (goods >> SCIENCE * GOOD_BITS & MOST) - (due >> SCIENCE * ICON_BITS & MOST_ICONS)
    if science < 0:
        return False
    gold: i64 = (goods >> GOLD * GOOD_BITS & MOST) - (due >> GOLD * ICON_BITS & MOST_ICONS)
    if gold < 0 and gold + science < 0:
        return False
    spare: i64 = gold + science + wild
    cane: i64 = (goods & MOST) - (due & MOST_ICONS)
    if cane < 0:
        spare += cane
        cane = 0
    coffee: i64 = (goods >> GOOD_BITS & MOST) - (due >> ICON_BITS & MOST_ICONS)
    if coffee < 0:
        spare += coffee
        coffee = 0
    wood: i64 = (goods >> 2 * GOOD_BITS & MOST) - (due >> 2 * ICON_BITS & MOST_ICONS)
    if wood < 0:
        spare += wood
        wood = 0
    cotton: i64 = (goods >> 3 * GOOD_BITS & MOST) - (due >> 3 * ICON_BITS & MOST_ICONS)
    if cotton < 0:
        spare += cotton
        cotton = 0
    if spare < 0:
        return False
    rest: i64 = cane + coffee - (due >> CANE_OR_COFFEE * ICON_BITS & MOST_ICONS)
    if rest < 0:
        spare += rest
        rest = 0
    rest += wood + cotton - (due >> ANY * ICON_BITS & MOST_ICONS)
    return spare >= 0 if rest >= 0 else spare + rest >= 0


def tradable(goods: i64, due: i64) -> bool:
    """Whether the resources themselves cover a trade: nothing stands in for them (BI-21)."""
    pair: i64 = due >> COFFEE_OR_COTTON * ICON_BITS & MOST_ICONS
    if pair:
        return (goods >> COFFEE * GOOD_BITS & MOST) + (goods >> COTTON * GOOD_BITS & MOST) >= pair
    return (goods & EVERY_RESOURCE) % DIGITS >= due >> ANY * ICON_BITS & MOST_ICONS


class Exchange:
    """A monarch's combat cards in payment (BI-47): so many cards give so much, so often in one payment."""

    __slots__ = ("cards", "gives", "icons", "most", "ways")

    def __init__(self, rates: tuple[tuple[int, tuple[str, ...]], ...], most: int) -> None:
        self.cards: list[int] = [cards for cards, _ in rates]
        self.gives: list[int] = [
            sum(WILD if icon == "any" else ONE[GOODS.index(icon)] for icon in icons) for _, icons in rates
        ]
        self.icons: list[str] = [" and ".join(icons) for _, icons in rates]  # what each gives, in words
        self.most: int = most  # 0: as often as one likes
        self.ways: list[list[int]] = [best_of(self.all_ways(n, most or n)) for n in range(MOST_CARDS + 1)]

    def all_ways(self, cards: int, left: int) -> set[int]:
        """Everything that so many cards can be turned into, with so many exchanges left."""
        found = {0}
        if left:
            for need, gives in zip(self.cards, self.gives, strict=True):
                if need <= cards:
                    found |= {gives + more for more in self.all_ways(cards - need, left - 1)}
        return found


def best_of(ways: set[int]) -> list[int]:
    """Those that give at most as much of everything as another are left out."""

    def within(small: int, large: int) -> bool:
        return all(
            small >> shift & MOST <= large >> shift & MOST for shift in range(0, WILD_BITS + GOOD_BITS, GOOD_BITS)
        )

    return sorted(way for way in ways if not any(other != way and within(way, other) for other in ways))


NO_WAYS: Final[list[int]] = [0]


def coverable(goods: i64, cards: i64, wild: i64, due: i64, off: i64, exchange: Exchange | None, combat: i64) -> bool:
    """As `payable`, with one icon of the kinds `off` left out if that helps, and combat cards turned into goods."""
    return payable(goods + (wild & EVERY_GOOD), cards, wild >> WILD_BITS, due) or (
        (off != 0 or exchange is not None) and coverable_with_help(goods, cards, wild, due, off, exchange, combat)
    )


def coverable_with_help(
    goods: i64, cards: i64, wild: i64, due: i64, off: i64, exchange: Exchange | None, combat: i64
) -> bool:
    ways = exchange.ways[combat if combat < MOST_CARDS else MOST_CARDS] if exchange is not None else NO_WAYS
    way: i64
    for way in ways:
        more: i64 = wild + way
        if way and payable(goods + (more & EVERY_GOOD), cards, more >> WILD_BITS, due):
            return True
        for kind in KINDS_OF[off & EVERY_KIND]:
            if due >> kind * ICON_BITS & MOST_ICONS and payable(
                goods + (more & EVERY_GOOD), cards, more >> WILD_BITS, due - ICON[kind]
            ):
                return True
    return False
