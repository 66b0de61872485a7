"""Shapes: how learners get a field as bytes, where its start does not say enough: digits, things, rows, piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from tabuleiro.core.game import Game

BYTE: Final = 255
MEMO: Final = 4096  # how many values a shape keeps with their bytes


@dataclass(frozen=True)
class Figure:
    """Some bytes of an observation that mean the same, one beside the other."""

    name: str
    count: int
    most: int  # a byte that would be more is this
    meaning: str
    names: tuple[str, ...] = ()  # what each byte is about, where that is a thing
    first: int = 0  # where it begins in an observation


def byte(number: int) -> int:
    """As near to a number as a byte can be."""
    return min(max(number, 0), BYTE)


def above(least: int) -> str:
    """How a number that may be below nought becomes a byte."""
    return f"value + {-least}, so 0 means {least}"


def order_of(ids: Sequence[str]) -> tuple[str, ...]:
    """Ids as learners count them: sorted, so that no pack's order changes it; what has no id is nothing."""
    return tuple(sorted({id_ for id_ in ids if id_}))


def ranks(ids: Sequence[str]) -> bytes:
    """By the number of a thing its place in that order, from 1 on; 0: nothing."""
    order = order_of(ids)
    return bytes(order.index(id_) + 1 if id_ else 0 for id_ in ids).ljust(BYTE + 1, b"\0")


class Shape:
    """One way; a number as it is. `least`: what is taken off it first."""

    def __init__(self, least: int = 0) -> None:
        self.least = least
        self.memo: dict[Any, bytes] = {}

    def bound(self, game: Game) -> Self:
        """The same for one game."""
        return self

    def figures(self, name: str, meaning: str) -> list[Figure]:
        said = f"{meaning}: {above(self.least)}" if self.least else meaning
        return [Figure(name, 1, BYTE, said)]

    def written(self, value: Any) -> bytes:
        """As bytes; what cannot change is kept with what it was made to."""
        if type(value) is list:
            return self.made(value)
        found = self.memo.get(value)
        if found is None:
            if len(self.memo) >= MEMO:
                self.memo.clear()
            found = self.memo[value] = self.made(value)
        return found

    def made(self, value: Any) -> bytes:
        return bytes([byte(int(value) - self.least)])


class Flag(Shape):
    """Yes or no."""

    def figures(self, name: str, meaning: str) -> list[Figure]:
        return [Figure(name, 1, 1, meaning)]


class Digits(Shape):
    """A number that is made of others, so many bits for each, the lowest first."""

    def __init__(self, count: int, bits: int, names: Sequence[str] = ()) -> None:
        super().__init__()
        self.count = count
        self.bits = bits
        self.names = tuple(names)

    def figures(self, name: str, meaning: str) -> list[Figure]:
        said = f"{meaning}: one by one" if self.bits == 1 else f"{meaning}: how many of each"
        return [Figure(name, self.count, (1 << self.bits) - 1, said, self.names)]

    def made(self, value: Any) -> bytes:
        most = (1 << self.bits) - 1
        return bytes([value >> i * self.bits & most for i in range(self.count)])


class Thing(Shape):
    """The number of a thing, by the box's list of ids; all things are numbered from 1 in the order of their ids."""

    def __init__(self, ids: str) -> None:
        super().__init__()
        self.ids = ids
        self.order: tuple[str, ...] = ()
        self.table = b""

    def bound(self, game: Game) -> Self:
        found = copy(self)
        found.memo = {}
        if self.ids:
            found.order = order_of(getattr(game.box, self.ids))
            found.table = ranks(getattr(game.box, self.ids))
        return found

    def figures(self, name: str, meaning: str) -> list[Figure]:
        return [Figure(name, 1, len(self.order), f"{meaning}: its place in the order of the ids, 0: none")]

    def made(self, value: Any) -> bytes:
        return self.table[value : value + 1] if 0 <= value <= BYTE else b"\0"


class Row(Thing):
    """The first so many entries of a row, in their order; of things as `Thing` has them."""

    def __init__(self, most: int, ids: str = "", least: int = 0, sized: bool = True) -> None:
        super().__init__(ids)
        self.most = most
        self.least = least
        self.sized = sized  # whether it may be longer and shorter

    def figures(self, name: str, meaning: str) -> list[Figure]:
        said = f"{meaning}: in their order"
        if self.ids:
            said += ", each by its place in the order of the ids"
        elif self.least:
            said += f", each {above(self.least)}"
        found = [Figure(name, self.most, len(self.order) or BYTE, said)]
        return [Figure(f"{name} size", 1, BYTE, f"{meaning}: how many there are"), *found] if self.sized else found

    def made(self, value: Any) -> bytes:
        if type(value) is list and not self.least:
            found = bytes(value[: self.most])  # of the map: so they are small
        else:
            found = bytes([byte(one - self.least) for one in value[: self.most] if isinstance(one, int)])
        if self.ids:
            found = found.translate(self.table)
        return (bytes([byte(len(value))]) if self.sized else b"") + found.ljust(self.most, b"\0")


class Counts(Thing):
    """How many there are of each thing."""

    def __init__(self, ids: str, numbers: Sequence[int] = (), kind: str = "") -> None:
        super().__init__(ids)
        self.numbers = tuple(numbers)  # without ids: which numbers there are, and of what kind they are
        self.kind = kind

    def figures(self, name: str, meaning: str) -> list[Figure]:
        names = self.order or tuple(map(str, self.numbers))
        return [Figure(name, len(names), BYTE, f"{meaning}: how many of each {self.kind}".rstrip(), names)]

    def made(self, value: Any) -> bytes:
        if not self.ids:
            return bytes(byte(value.count(number)) for number in self.numbers)
        found = bytearray(len(self.order) + 1)
        for one in value:
            found[self.table[one]] += 1
        return bytes(found[1:])


class Each(Shape):
    """A list of piles, each in its own way and with a name of its own; those that are not named are left out."""

    def __init__(self, piles: Mapping[int, tuple[str, Shape]]) -> None:
        super().__init__()
        self.piles = dict(piles)

    def bound(self, game: Game) -> Self:
        found = copy(self)
        found.memo = {}
        found.piles = {number: (name, shape.bound(game)) for number, (name, shape) in self.piles.items()}
        return found

    def figures(self, name: str, meaning: str) -> list[Figure]:
        return [figure for said, shape in self.piles.values() for figure in shape.figures(said, said)]

    def made(self, value: Any) -> bytes:
        return b"".join(shape.written(value[number]) for number, (_, shape) in self.piles.items())


class Several(Shape):
    """The first so many entries of a row, each in the same way."""

    def __init__(self, most: int, each: Shape) -> None:
        super().__init__()
        self.most = most
        self.each = each

    def figures(self, name: str, meaning: str) -> list[Figure]:
        found = self.each.figures(name, meaning)
        count = sum(one.count for one in found)
        names = tuple(f"{i} {said}" for i in range(self.most) for one in found for said in one.names)
        return [Figure(name, self.most * count, found[0].most, f"{found[0].meaning}, for each entry in order", names)]

    def made(self, value: Any) -> bytes:
        nothing = self.each.written(0)
        found = b"".join([self.each.written(one) for one in value[: self.most]])
        return found.ljust(self.most * len(nothing), b"\0")
