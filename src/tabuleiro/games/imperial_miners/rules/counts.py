"""Counts and conditions: what effects look at in a mine, taken when they are reached (IM-20, IM-33)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.imperial_miners.content.pack import FACTIONS, Part
from tabuleiro.games.imperial_miners.rules.mine import ABOVE, AROUND, BELOW, BORDER_SHIFT, SIDES, WIDTH
from tabuleiro.games.imperial_miners.rules.state import Miner


# ---------------------------------------------------------------- counting (IM-33)
class Count:
    """How often something is there, from one card's point of view, taken when it is reached."""

    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        raise NotImplementedError


class FactionCards(Count):
    __slots__ = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def of(self, p: Miner, at: i64) -> i64:
        return p.of_faction(self.faction)


class LevelCards(Count):
    __slots__ = ("level",)

    def __init__(self, level: i64) -> None:
        self.level = level

    def of(self, p: Miner, at: i64) -> i64:
        return bits(p.rows[self.level])


class MachinesHere(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return p.machines[p.grid[at] - 1]


class Machines(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return sum(p.machines)


class Collapses(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return bits(p.collapsed)


class Carts(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return bits(p.complete)


class CartsHere(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return bits(p.complete & borders_of(p, at))


class CardsNear(Count):
    """Of the cells around or below."""

    __slots__ = ("near",)

    def __init__(self, near: list[tuple[int, ...]]) -> None:
        self.near = near

    def of(self, p: Miner, at: i64) -> i64:
        grid = p.grid
        n = 0
        for cell in self.near[at]:
            if grid[cell]:
                n += 1
        return n


class CardsInRow(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return bits(p.rows[at // WIDTH])


class DifferentFactions(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return p.different_factions()


class Space(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return p.space


class Coins(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return p.coins


class Cleared(Count):
    __slots__ = ()

    def of(self, p: Miner, at: i64) -> i64:
        return p.cleared


COUNT: Final[dict[str, Count]] = {
    **{faction: FactionCards(i) for i, faction in enumerate(FACTIONS)},
    "level2": LevelCards(2),
    "level3": LevelCards(3),
    "machine_here": MachinesHere(),
    "machine": Machines(),
    "collapse": Collapses(),
    "cart": Carts(),
    "cart_here": CartsHere(),
    "neighbour": CardsNear(AROUND),
    "below": CardsNear(BELOW),
    "row": CardsInRow(),
    "different": DifferentFactions(),
    "space": Space(),
    "coins": Coins(),
    "cleared": Cleared(),
}


def borders_of(p: Miner, at: i64) -> i64:
    """The borders of one card with its neighbours, as bits."""
    grid = p.grid
    mask = 0
    number = grid[at] - 1
    for direction in range(3):
        shift = BORDER_SHIFT[direction]
        if grid[at + shift] if at + shift < len(grid) else 0:
            mask |= BIT[number * 3 + direction]
        other = grid[at - shift] if at >= shift else 0
        if other:
            mask |= BIT[(other - 1) * 3 + direction]
    return mask


class Amount:
    """A number, or a number per count: every so many, at most so much."""

    __slots__ = ("count", "every", "most", "n", "per")

    def __init__(self, n: i64, count: Count | None = None, every: i64 = 1, most: i64 = 0, per: str = "") -> None:
        self.n: i64 = n
        self.per: str = per  # what is counted, for who tells it
        self.count: Count | None = count
        self.every: i64 = every
        self.most: i64 = most

    def value(self, p: Miner, at: i64) -> i64:
        count = self.count
        if count is None:
            return self.n
        n = self.n * (count.of(p, at) // self.every)
        return self.most if self.most and n > self.most else n


# ---------------------------------------------------------------- conditions (IM-20, IM-37, IM-40)
class Condition:
    __slots__ = ()

    def holds(self, p: Miner, at: i64) -> bool:
        raise NotImplementedError


class AtLeast(Condition):
    __slots__ = ("count", "least")

    def __init__(self, count: Count, least: i64) -> None:
        self.count = count
        self.least = least

    def holds(self, p: Miner, at: i64) -> bool:
        return self.count.of(p, at) >= self.least


class Both(Condition):
    """Of the two cells above, or beside."""

    __slots__ = ("near",)

    def __init__(self, near: list[tuple[int, ...]]) -> None:
        self.near = near

    def holds(self, p: Miner, at: i64) -> bool:
        near = self.near[at]
        return len(near) == 2 and p.grid[near[0]] != 0 and p.grid[near[1]] != 0


class Edge(Condition):
    __slots__ = ()

    def holds(self, p: Miner, at: i64) -> bool:
        row = p.rows[at // WIDTH]
        here = BIT[at % WIDTH]
        return not row & (here - 1) or row < here * 2


class Advanced(Condition):
    __slots__ = ()

    def holds(self, p: Miner, at: i64) -> bool:
        return p.advanced != 0


CONDITION: Final[dict[str, Condition]] = {
    "two_above": Both(ABOVE),
    "between": Both(SIDES),
    "edge": Edge(),
    "advanced": Advanced(),
}


def amount_of(part: Part) -> Amount:
    return Amount(part.n, COUNT[part.per] if part.per else None, part.every, part.most, part.per)


def condition_of(part: Part) -> Condition:
    if part.condition == "count":
        return AtLeast(COUNT[part.condition_count], part.condition_min)
    return CONDITION[part.condition]
