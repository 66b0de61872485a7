"""Keys of positions: what each is, how it is written, how it is read; the kinds of keys that games are made of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from tabuleiro.core.state import State
from tabuleiro.kit.components import Inventory

if TYPE_CHECKING:
    from tabuleiro.kit.positions import PositionReader

Table = dict[str, object]
MOST: Final = 999
ENCODED: Final = json.JSONEncoder(ensure_ascii=False).encode  # made once: `json.dumps` makes one for each value


def number_text(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def toml(value: object, lines: bool = False) -> str:
    """A plain value as TOML; `lines`: a list with a line for each."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list) and lines:
        return "".join(["[\n", *(f"  {toml(one)},\n" for one in value), "]"])
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return ENCODED(value)


def last(name: str) -> str:
    return name.rpartition(".")[2]


def named(mask: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


@dataclass(frozen=True)
class Key:
    """One key: `write` gives its value for a state and its holder (the state or a player), None where it is left out;
    `read` puts it there, and what belongs there if the row does not have it."""

    name: str  # with the part where it stands, as in `encounter.cave`
    what: str
    meaning: str
    write: Callable[[Any, Any], object] = lambda g, holder: None
    read: Callable[[Any, Any, Table], None] = lambda reader, holder, row: None
    usual: str = ""  # what is taken if it is left out, in words
    rule: str = ""
    stage: int = 0  # keys of an earlier one are read first, of the table and of all seats
    inside: bool = False  # read only if its part is there
    lines: bool = False

    @cached_property
    def part(self) -> str:
        return self.name.rpartition(".")[0]


# ---------------------------------------------------------------- kinds
Tell = Callable[[Any, Any, Any], object]  # state, holder and what it holds -> what is written, None: nothing
Mean = Callable[[Any, Any, Table, str], object]  # reader, holder, row and key -> what the holder gets
Absent = Callable[[Any, Any], object]  # reader and holder -> what it gets if the key is not there; None: no change


def kept(
    name: str,
    what: str,
    meaning: str,
    tell: Tell,
    mean: Mean,
    field: str = "",
    pile: int = -1,
    absent: Absent | None = None,
    **more: Any,
) -> Key:
    """What a field of the holder keeps, or one of its piles."""
    key, held = last(name), field or last(name)

    def write(g: State, holder: object) -> object:
        value = getattr(holder, held)
        return tell(g, holder, value if pile < 0 else value[pile])

    def read(reader: PositionReader, holder: object, row: Table) -> None:
        found = mean(reader, holder, row, key) if key in row else absent and absent(reader, holder)
        if found is not None and pile < 0:
            setattr(holder, held, found)
        elif found is not None:
            getattr(holder, held)[pile] = found

    return Key(name, what, meaning, write, read, **more)


def unless(none: object) -> Tell:
    """As it is, unless it is this."""
    return lambda g, holder, value: value if value != none else None


def count(name: str, meaning: str, start: int = 0, most: int = MOST, always: bool = False, **more: Any) -> Key:
    def mean(reader: PositionReader, holder: object, row: Table, key: str) -> int:
        return reader.count(row, key, most=most)

    how = {"usual": str(start), "absent": lambda reader, holder: start, **more}
    return kept(name, "a number", meaning, unless(None if always else start), mean, **how)


def flag(name: str, meaning: str, start: bool = False, always: bool = False, **more: Any) -> Key:
    def kind(holder: object) -> type:
        return type(getattr(holder, last(name)))  # some are kept as 0 and 1

    def tell(g: State, holder: object, value: int) -> object:
        return bool(value) if always or bool(value) != start else None

    def mean(reader: PositionReader, holder: object, row: Table, key: str) -> object:
        return kind(holder)(reader.flag(row, key))

    def absent(reader: PositionReader, holder: object) -> object:
        return kind(holder)(start)

    return kept(name, "true or false", meaning, tell, mean, absent=absent, usual=str(start).lower(), **more)


def one_of(name: str, meaning: str, names: Sequence[str], one: str, none: int, **more: Any) -> Key:
    """One of some names that are the same in every pack, kept as its number; `none`: no such thing."""

    def mean(reader: PositionReader, holder: object, row: Table, key: str) -> int:
        return reader.among(reader.text(row, key), names, one) if reader.text(row, key) else none

    what = f"one of {', '.join(names)}"
    return kept(name, what, meaning, lambda g, holder, n: names[n] if n != none else None, mean, **more)


def some_of(name: str, meaning: str, names: Sequence[str], **more: Any) -> Key:
    """Some of these names, kept as bits."""

    def mean(reader: PositionReader, holder: object, row: Table, key: str) -> int:
        return reader.set_of(row, key, names)

    what = f"a list of {', '.join(names)}"
    return kept(name, what, meaning, lambda g, holder, mask: named(mask, names) or None, mean, usual="none", **more)


def card(name: str, meaning: str, ids: str, one: str = "card", none: int = 0, always: bool = False, **more: Any) -> Key:
    """A card by its id; `ids` is where the box has them by number."""

    def tell(g: Any, holder: object, number: int) -> object:
        text = getattr(g.box, ids)[number] if number != none else ""
        return text if text or always else None

    def mean(reader: PositionReader, holder: object, row: Table, key: str) -> int:
        return reader.thing(reader.text(row, key), ids, one) if reader.text(row, key) else none

    return kept(name, f"an id ({one})", meaning, tell, mean, **{"usual": "none", **more})


def cards(name: str, meaning: str, ids: str, one: str = "", always: bool = False, **more: Any) -> Key:
    """Cards by their ids."""

    def tell(g: Any, holder: object, some: bytes) -> object:
        names = getattr(g.box, ids)
        return [names[number] for number in some] or ([] if always else None)

    def mean(reader: PositionReader, holder: object, row: Table, key: str) -> bytes:
        return reader.things(row, key, ids, one or key)

    return kept(name, "a list of ids", meaning, tell, mean, **{"usual": "none", **more})


def pile_of(name: str, meaning: str, pile: int, ids: str, **more: Any) -> Key:
    return cards(name, meaning, ids, pile=pile, **{"field": "piles", **more})


def deck_of(components: Inventory, name: str, meaning: str, deck: int, ids: str, **more: Any) -> Key:
    """A deck, which is written only if something is missing from it."""

    def tell(g: Any, holder: object, some: bytes) -> object:
        names = getattr(g.box, ids)
        return None if some == components.left_over(g, [deck])[deck] else [names[number] for number in some]

    def mean(reader: PositionReader, holder: object, row: Table, key: str) -> bytes:
        return bytes(sorted(reader.things(row, key, ids, more.get("one", key))))

    def absent(reader: PositionReader, g: object) -> bytes:
        return components.left_over(g, [deck])[deck]

    how: dict[str, Any] = {"field": components.field, "pile": deck, "absent": absent, "usual": "what is nowhere else"}
    return kept(name, "a list of ids", meaning, tell, mean, **how, **{k: v for k, v in more.items() if k != "one"})


def seat_of(name: str, meaning: str, start: Absent, nobody: bool = False, most: int = 0, **more: Any) -> Key:
    """A seat by its number; `nobody`: or -1."""

    def mean(reader: PositionReader, holder: object, row: Table, key: str) -> int:
        return reader.seat_number(row, key, -1 if nobody else 0, most)

    return kept(name, "a seat or -1" if nobody else "a seat", meaning, unless(None), mean, absent=start, **more)


def lines_of(name: str, meaning: str, tell: Callable[[Any, Any], list[str]], read: Any, **more: Any) -> Key:
    """A list with a line for each thing, which two functions write and read."""
    always = more.pop("always", False)
    return Key(name, "a list of lines", meaning, lambda g, p: tell(g, p) or ([] if always else None), read, **more)


def phase_key(phases: Iterable[str], meaning: str) -> Key:
    names = tuple(phases)
    return Key("phase", f"one of {', '.join(names)}", meaning, usual=names[0])


# What the positions of every game have.
GAME: Final = Key("game", "a text", "the name of the game", lambda g, _: g.game.name, usual="the game that reads it")
FLOW: Final = Key(
    "flow",
    "a list of phases",
    "what the table does next, the next one last",
    lambda g, _: [f"{phase.name}@{at}" if at else phase.name for phase, at in g.flow],
    usual="what follows from `phase`",
)
RNG: Final = Key("rng", "a number", "the generator of chance as it stands", lambda g, _: g.rng, usual="by `seed`")
SEED: Final = Key("seed", "a number", "a new generator of chance, by its seed", usual="0")
OVER: Final = flag("over", "the play is over")


def rounds_of(least: int, most: Callable[[Any], int], rule: str) -> Key:
    def mean(reader: PositionReader, g: Any, row: Table, key: str) -> int:
        n = reader.count(row, key)
        if not least <= n <= most(g):
            raise reader.fail(f"there are {most(g)} rounds, not {n}")
        return n

    how: dict[str, Any] = {"absent": lambda reader, g: 1, "usual": "1", "rule": rule}
    return kept("round", "a number", "the round that is played", unless(None), mean, **how)
