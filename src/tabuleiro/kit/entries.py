"""Entries of packs: each field is declared once, with what it may be and what it means; reader and reference follow.

    class Card(Entry):
        level: Annotated[int, number(1, 4), "the deck that it belongs to"]
        copies: Annotated[int, number(1, 60), "how many there are"] = 1

What has a default may be left out of an entry. An attribute without a value of this kind is no field: the reader works
it out. A field that becomes no attribute, or several, stands in `ALSO` with what it may be and what it means.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, NamedTuple, dataclass_transform, get_type_hints

from tabuleiro.kit.packs import Table

if TYPE_CHECKING:
    from tabuleiro.kit.reader import Reader

NUMBERS: Final = ("none", "one", "two", "three", "four", "five", "six")
ID: Final = "actions, records and positions are written with it, so it is unique"
SOURCE: Final = 'where the entry comes from: `"house"`, your name, a box that you own'


class Value(NamedTuple):
    """What a field may be: how it is read, and how the reference tells it."""

    read: Callable[[Reader, Table, str], Any]
    told: str


def listed(words: Iterable[str], last: str = "or") -> str:
    """`a`, `b` or `c`, as code."""
    said = [f"`{word}`" for word in words if word]
    return f"{', '.join(said[:-1])} {last} {said[-1]}" if len(said) > 1 else "".join(said)


def number(low: int, high: int) -> Value:
    return Value(lambda reader, table, key: reader.number(table, key, low, high), f"{low} to {high}")


def numbers(low: int, high: int, count: int = 0) -> Value:
    """A list of numbers, so many if that is said."""
    told = f"a list of {f'{count} ' if count else ''}numbers from {low} to {high}"
    return Value(lambda reader, table, key: reader.numbers(table, key, low, high, count), told)


def text(among: Collection[str] = ()) -> Value:
    """Any text, or one of some words."""
    return Value(lambda reader, table, key: reader.text(table, key, among), listed(among) or "a text")


def words(among: Collection[str], most: int = 0, repeats: bool = False, empty: bool = True) -> Value:
    """A list of words; `repeats`: the same one may be there several times."""
    told = f"a list of {some(most)}{'' if repeats else 'different '}words: {listed(among)}"
    return Value(lambda reader, table, key: reader.words(table, key, among, most, repeats, empty), told)


def some(most: int) -> str:
    return f"at most {NUMBERS[most]} " if most else ""


def inner(entry: type, how: str = "") -> Value:
    """A table inside the entry, declared like one; `how`: by a method of the reader that knows more about it."""

    def read(reader: Reader, table: Table, key: str) -> Any:
        with reader.within(key):
            inside = reader.table(table, key)
            return getattr(reader, how)(inside) if how else reader.read(entry, inside)

    return Value(read, f"a table: {listed(keys_of(entry), 'and')}")


def tables(how: str, says: str, each: str = "") -> Value:
    """A list of tables, each read by a method of the reader; `each`: what faults call one, by its index or number."""
    return Value(
        lambda reader, table, key: tuple(reader.each(table, key, getattr(reader, how), each)), f"a list of {says}"
    )


def by(how: str, told: str) -> Value:
    """By a method of the reader that knows the field, for what is like no other."""
    return Value(lambda reader, table, key: getattr(reader, how)(table, key), told)


FLAG: Final = Value(lambda reader, table, key: reader.flag(table, key), "`true` or `false`")
NAMES: Final = Value(lambda reader, table, key: reader.names(table, key), "a text in one language or more")


class PackKey(str):
    """What a pack calls a field, where the attribute has another name."""


class EntryField(NamedTuple):
    """One field as it was declared."""

    name: str
    key: str
    value: Value
    says: str
    default: object  # MISSING: it must be there


@cache
def rows_of(entry: type) -> Mapping[str, EntryField]:
    """The declared fields of an entry by their attributes."""
    found = {}
    hints = get_type_hints(entry, include_extras=True)
    for one in fields(entry):
        said = getattr(hints[one.name], "__metadata__", ())
        for value in (part for part in said if isinstance(part, Value)):
            key = next((str(part) for part in said if isinstance(part, PackKey)), one.name)
            says = next((part for part in said if type(part) is str), "")
            default = one.default if one.default_factory is MISSING else one.default_factory()
            found[one.name] = EntryField(one.name, key, value, says, default)
    return found


@cache
def keys_of(entry: type) -> tuple[str, ...]:
    """All that may stand in an entry."""
    return (*(row.key for row in rows_of(entry).values()), *getattr(entry, "ALSO", ()))


# ---------------------------------------------------------------- what packs are made of
@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Frozen:
    """A class made from this one is a dataclass: made by keywords, never changed."""

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


class Entry(Frozen):
    """Whatever its kind, it has these."""

    ALSO: ClassVar[Mapping[str, tuple[str, str]]] = {}

    id: Annotated[str, by("id", "a word with hyphens"), ID]
    source: Annotated[str, text(), SOURCE]


class Head(Frozen):
    """What a pack says about itself, in one of its files."""

    name: Annotated[str, text(), "what tables and reports call it"]
    complete: Annotated[bool, FLAG, "whether it is a full set, whose numbers are checked; not so on a `base`"] = True
    base: Annotated[str, text(("house",)), "the pack holds only what differs from the house set"] = ""


class Pack(Frozen):
    """What every game has in its packs."""

    name: str
    complete: bool = True
    hash: str
