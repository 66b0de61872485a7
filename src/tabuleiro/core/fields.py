"""Fields, declared once in the body of a class: where they start, who may know them, what they count as.

    class Bidder(PlainSeat):
        hand: bytes = public(CARDS, counts="card")
        bid: int = own(0)

From that follow slots, the start, copies, views, worlds, positions and the count of all components. A field that does
not say who may know it is refused when its class is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tabuleiro.core.errors import RulesError
from tabuleiro.core.secrecy import BAG, LIST, PUBLIC, Back, Fields, Into, Secrecy, Split, declared
from tabuleiro.core.secrecy import partly as partly_word
from tabuleiro.core.secrecy import piles as piles_word
from tabuleiro.core.shapes import Shape

UNCHANGING: Final = (int, str, bytes, tuple, float, frozenset, type(None))
LATER: Final = None  # the start of what is known only when a table is laid: the box, a map


@dataclass(frozen=True, slots=True)
class Field:
    """One declaration."""

    start: object
    word: Secrecy
    counts: str = ""  # the kind of component that its bytes are numbers of, or that it has so many of
    rest: bool = False  # left out of a position it holds what of its kind is nowhere else
    fresh: bool = False  # a list: a copy gets one of its own
    shown: bool = True  # people see it where a table is told field by field
    seat: bool = False  # its number is that of a seat; -1: nobody's
    signed: bool = False  # its number may be below nought
    shape: Shape | None = None  # how learners get it, where its start does not say enough

    def __post_init__(self) -> None:
        if not isinstance(self.start, UNCHANGING):
            raise RulesError(f"a field starts with something that nobody can change, not with {self.start!r}")
        kind = type(self.start).__name__
        if self.counts and kind not in ("bytes", "int"):
            raise RulesError(f"counts={self.counts!r}: a field of type {kind} has no components; bytes and int have")
        if isinstance(self.word.into, str) and kind in ("int", "bool", "str"):
            raise RulesError(f"into={self.word.into!r}: only cards lie in a bag, and this field is of type {kind}")


# The words. They are typed as any: a type checker goes by the annotation beside them.
def public(start: object, **more: Any) -> Any:
    """Everybody knows it."""
    return Field(start, PUBLIC, **more)


def bag(start: bytes, counts: str = "", rest: bool = False, **more: Any) -> Any:
    """A pile without an order: whoever looks finds in it all of its kind that is hidden from them, sorted."""
    return Field(start, BAG, counts, rest, **more)


def own(start: object, into: Into | str = None, back: Back | None = None, till_over: bool = False, **more: Any) -> Any:
    """Only its seat knows it; what is hidden lies in the bag `into`, all see its `back`."""
    return Field(start, Secrecy("own", start, into, back, till_over), **more)


def secret(start: object, into: Into | str = None, back: Back | None = None, counts: str = "") -> Any:
    """Nobody knows it."""
    return Field(start, Secrecy("secret", start, into, back), counts)


def partly(start: object, split: Split, into: Into | str = None, counts: str = "", **more: Any) -> Any:
    """A seat knows a part of it, which a function takes out."""
    return Field(start, partly_word(split, into), counts, **more)


def lists(start: tuple[object, ...] | None, shared: bool = False, **more: Any) -> Any:
    """A list that everybody knows; `shared`: copies have the same one, and who changes it makes a new one."""
    return Field(start, LIST, fresh=not shared, **more)


def piles(start: tuple[bytes, ...] | None, words: Mapping[int, Secrecy], **more: Any) -> Any:
    """A list of piles, each with a word of its own."""
    return Field(start, piles_word(words), fresh=True, **more)


# What a copy does with the fields that every seat and every table has, where it is not just the same value.
COPIED: Final = {
    "players": "self.players[:]",
    "stale": "False",
    "script": "None if self.script is None else self.script.copy()",
    "events": "None",
    "owned": "0",
}


class Declared(type):
    """The type of players and states whose bodies declare fields. The compiled build has all that is made here as
    source, of the same lines: tools/fields.py writes it there."""

    FIELDS: Fields  # the words of its fields
    OWN: Mapping[str, Field]  # its fields, those that it inherits first
    set_starts: Callable[[Any], None]
    clone: Callable[[Any], Any]
    public_part: Callable[[Any], Any]

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Declared:
        fields = {key: value for key, value in space.items() if isinstance(value, Field)}
        for key, annotation in space.get("__annotations__", {}).items():
            if key not in fields and "ClassVar" not in str(annotation):
                raise RulesError(f"{name}.{key} says nothing about who may know it: public(...), own(...), secret(...)")
        every: dict[str, Field] = {}
        for base in reversed(bases):
            every |= getattr(base, "OWN", {})
        every |= fields
        body = {key: value for key, value in space.items() if key not in fields}
        words = {key: field.word for key, field in fields.items()}
        cls = super().__new__(mcs, name, bases, {**body, "FIELDS": words, "OWN": every, "__slots__": tuple(fields)})
        if fields:
            starts = [field.start for field in fields.values()]
            lines = [f"self.{key} = starts[{i}]" for i, key in enumerate(fields)]
            cls.set_starts = _written("set_starts", ["super(cls, self).set_starts()", *lines], cls=cls, starts=starts)
        cls.clone = _written("clone", copying(cls), **{name: cls})
        cls.public_part = _written("public_part", showing(cls), **{name: cls})
        return cls


def copying(cls: Declared) -> list[str]:
    """A copy, line by line, as a person would write it."""
    lines = [f"other = {cls.__name__}()"]
    for name in declared(cls):
        fresh = "[:]" if name in cls.OWN and cls.OWN[name].fresh else ""
        lines.append(f"other.{name} = {COPIED.get(name, f'self.{name}{fresh}')}")
    if "owned" in declared(cls):
        lines.append("self.owned = 0  # shared from now on: the first touch copies")
    return [*lines, "return other"]


def showing(cls: Declared) -> list[str]:
    """A copy with what everybody may know, in the same way; what nobody may know has its start."""
    lines = [f"other = {cls.__name__}()"]
    for name, word in declared(cls).items():
        if word.alike():
            value = f"self.{name}[:]" if word is LIST else f"self.{name}" if word is PUBLIC else repr(word.shown)
            lines.append(f"other.{name} = {value}")
    return [*lines, "return other"]


def _written(name: str, lines: list[str], **names: object) -> Any:
    """A method of these lines: one assignment a field is ten times as fast as `setattr`."""
    made: dict[str, Any] = dict(names)
    exec("\n    ".join([f"def {name}(self):", *lines]), made)
    return made[name]
