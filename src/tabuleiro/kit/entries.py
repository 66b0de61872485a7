"""Entries of packs: each field is declared once, with what it may be and what it means; reader and reference follow.

    class Card(Entry):
        level: Annotated[int, Number(1, 4), "the deck that it belongs to"]
        copies: Annotated[int, Number(1, 60), "how many there are"] = 1

What has a default may be left out of an entry. An attribute without a value of this kind is no field: the reader works
it out. A field that becomes no attribute, or several, stands in `ALSO` with what it may be and what it means.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, NamedTuple, get_type_hints

if TYPE_CHECKING:
    from tabuleiro.kit.packs import Table
    from tabuleiro.kit.reader import Reader

NUMBERS: Final = ("none", "one", "two", "three", "four", "five", "six")
ID: Final = "actions, records and positions are written with it, so it is unique"
SOURCE: Final = 'where the entry comes from: `"house"`, your name, a box that you own'


class Value:
    """What a field may be, and how it is read."""

    def read(self, reader: Reader, table: Table, key: str) -> Any:
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Value):
    low: int
    high: int

    def read(self, reader: Reader, table: Table, key: str) -> int:
        return reader.number(table, key, self.low, self.high)


@dataclass(frozen=True)
class Text(Value):
    """Any text, or one of some words."""

    among: Collection[str] = ()

    def read(self, reader: Reader, table: Table, key: str) -> str:
        return reader.text(table, key, self.among)


class Flag(Value):
    def read(self, reader: Reader, table: Table, key: str) -> bool:
        return reader.flag(table, key)


class Names(Value):
    def read(self, reader: Reader, table: Table, key: str) -> dict[str, str]:
        if key not in table:
            reader.fault(key, "is missing")
        return reader.names(table, key)


@dataclass(frozen=True)
class Words(Value):
    """A list of words; `repeats`: the same one may be there several times."""

    among: Collection[str]
    most: int = 0
    repeats: bool = False
    empty: bool = True

    def read(self, reader: Reader, table: Table, key: str) -> tuple[str, ...]:
        return reader.words(table, key, self)


@dataclass(frozen=True)
class Numbers(Value):
    low: int
    high: int
    count: int = 0  # 0: as many as one likes

    def read(self, reader: Reader, table: Table, key: str) -> tuple[int, ...]:
        return reader.numbers(table, key, self.low, self.high, self.count)


@dataclass(frozen=True)
class Inner(Value):
    """A table inside the entry, declared like one; `how`: by a method of the reader that knows more about it."""

    of: type
    how: str = ""

    def read(self, reader: Reader, table: Table, key: str) -> Any:
        inner = reader.table(table, key)
        with reader.within(key):
            return getattr(reader, self.how)(inner) if self.how else reader.read(self.of, inner)


@dataclass(frozen=True)
class Tables(Value):
    """A list of tables, each read by a method of the reader; `each`: what faults call one, by its index or number."""

    how: str
    says: str
    each: str = ""

    def read(self, reader: Reader, table: Table, key: str) -> tuple[Any, ...]:
        found = []
        for i, row in enumerate(reader.tables(table, key)):
            with reader.within(self.each.format(i, i + 1) if self.each else f"{key}[{i}]"):
                found.append(getattr(reader, self.how)(row))
        return tuple(one for one in found if one is not None)


@dataclass(frozen=True)
class Read(Value):
    """By a method of the reader that knows the field, for what is like no other."""

    how: str
    says: str

    def read(self, reader: Reader, table: Table, key: str) -> Any:
        return getattr(reader, self.how)(table, key)


class Key(str):
    """What a pack calls a field, where the attribute has another name."""


class Row(NamedTuple):
    """One field as it was declared."""

    name: str
    key: str
    value: Value
    says: str
    default: object  # MISSING: it must be there


@cache
def rows_of(entry: type) -> Mapping[str, Row]:
    """The declared fields of an entry by their attributes."""
    found = {}
    hints = get_type_hints(entry, include_extras=True)
    for field in fields(entry):
        said = getattr(hints[field.name], "__metadata__", ())
        for value in (one for one in said if isinstance(one, Value)):
            key = next((str(one) for one in said if isinstance(one, Key)), field.name)
            says = next((one for one in said if type(one) is str), "")
            made = field.default_factory
            found[field.name] = Row(field.name, key, value, says, field.default if made is MISSING else made())
    return found


@cache
def keys_of(entry: type) -> tuple[str, ...]:
    """All that may stand in an entry."""
    return (*(row.key for row in rows_of(entry).values()), *getattr(entry, "ALSO", ()))


@dataclass(frozen=True, kw_only=True)
class Entry:
    """Whatever its kind, it has these."""

    ALSO: ClassVar[Mapping[str, tuple[str, str]]] = {}

    id: Annotated[str, Read("id", "a word with hyphens"), ID]
    source: Annotated[str, Text(), SOURCE]


@dataclass(frozen=True)
class Head:
    """What a pack says about itself, in one of its files."""

    name: Annotated[str, Text(), "what tables and reports call it"]
    complete: Annotated[bool, Flag(), "whether it is a full set, whose numbers are checked; not so on a `base`"] = True
    base: Annotated[str, Text(("house",)), "the pack holds only what differs from the house set"] = ""
