"""Fields, declared once in the body of a class: where they start, who may know them, what they count as.

    class Bidder(PlainSeat):
        hand: bytes = public(CARDS, counts="card")
        bid: int = own(0)

From that follow slots, the start, copies, views, worlds, positions and the count of all components. A field that does
not say who may know it is refused when its class is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tabuleiro.core.errors import RulesError
from tabuleiro.core.secrecy import BAG, LIST, PUBLIC, Fields, Into, Secrecy, Split
from tabuleiro.core.secrecy import own as own_word
from tabuleiro.core.secrecy import partly as partly_word
from tabuleiro.core.secrecy import piles as piles_word
from tabuleiro.core.secrecy import secret as secret_word

UNCHANGING: Final = (int, str, bytes, tuple, float, frozenset, type(None))
LATER: Final = None  # the start of what is known only when a table is laid: the box, a map
Back = Callable[[Any, Any], object]


class Field:
    """One declaration."""

    __slots__ = ("counts", "rest", "start", "word")

    def __init__(self, start: object, word: Secrecy, counts: str, rest: bool) -> None:
        if not isinstance(start, UNCHANGING):
            raise RulesError(f"a field starts with something that nobody can change, not with {start!r}")
        self.start = start
        self.word = word
        self.counts = counts  # the kind of component that its bytes are numbers of
        self.rest = rest  # left out of a position it holds what of its kind is nowhere else


# The words. They are typed as any: a type checker goes by the annotation beside them.
def public(start: object, counts: str = "", rest: bool = False) -> Any:
    """Everybody knows it."""
    return Field(start, PUBLIC, counts, rest)


def bag(start: bytes, counts: str = "", rest: bool = False) -> Any:
    """A pile without an order: whoever looks finds in it all of its kind that is hidden from them, sorted."""
    return Field(start, BAG, counts, rest)


def own(
    start: object, into: Into | str = None, back: Back | None = None, till_over: bool = False, counts: str = ""
) -> Any:
    """Only its seat knows it, others find its start; what is hidden lies in the bag `into`, all see its `back`."""
    return Field(start, own_word(start, into, back, till_over), counts, False)


def secret(start: object, into: Into | str = None, back: Back | None = None, counts: str = "") -> Any:
    """Nobody knows it."""
    return Field(start, secret_word(start, into, back), counts, False)


def partly(start: object, split: Split, into: Into | str = None, counts: str = "") -> Any:
    """A seat knows a part of it, which a function takes out."""
    return Field(start, partly_word(split, into), counts, False)


def lists(start: tuple[object, ...] | None, shared: bool = False) -> Any:
    """A list that everybody knows; `shared`: copies have the same one, and who changes it makes a new one."""
    return Field(start, LIST, "", False)


def piles(start: tuple[bytes, ...] | None, words: Mapping[int, Secrecy]) -> Any:
    """A list of piles, each with a word of its own."""
    return Field(start, piles_word(words), "", False)


class Declared(type):
    """The type of classes whose bodies declare fields."""

    FIELDS: Fields  # the words of its fields
    OWN: Mapping[str, Field]  # its fields, those that it inherits first
    set_starts: Callable[[Any], None]  # sets every declared field to its start
    copy_to: Callable[[Any, Any], None]  # copies every declared field

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], of: type | None = None) -> Declared:
        """`of`: what a class is made from whose source is written by `make fields`."""
        fields = {key: value for key, value in space.items() if isinstance(value, Field)}
        for key, annotation in space.get("__annotations__", {}).items():
            if key not in fields and "ClassVar" not in str(annotation):
                raise RulesError(f"{name}.{key} says nothing about who may know it: public(...), own(...), secret(...)")
        body = {key: value for key, value in space.items() if key not in fields}
        inherited: dict[str, Field] = {}
        for base in reversed(bases):
            inherited |= getattr(base, "OWN", {})
        every = inherited | fields
        cls = super().__new__(
            mcs,
            name,
            bases,
            {
                **body,
                "FIELDS": {key: field.word for key, field in fields.items()},
                "OWN": every,
                "__slots__": tuple(fields),
            },
        )
        starts = [field.start for field in every.values()]
        at_start = {key: f"starts[{i}]" for i, key in enumerate(every)}
        cls.set_starts = _assigning("set_starts", "self", at_start, "self", starts)
        cls.copy_to = _assigning("copy_to", "self, other", {key: f"self.{key}" for key in every}, "other")
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], of: type | None = None) -> None:
        super().__init__(name, bases, space)


def _assigning(name: str, arguments: str, values: Mapping[str, str], to: str, starts: Sequence[object] = ()) -> Any:
    """A function with one assignment for each field, as a person would write it: ten times as fast as `setattr`."""
    lines = [f"    {to}.{key} = {value}" for key, value in values.items()] or ["    pass"]
    made: dict[str, Any] = {"starts": starts}
    exec("\n".join([f"def {name}({arguments}):", *lines]), made)
    return made[name]
