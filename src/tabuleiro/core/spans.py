"""Spans: how the options of a choice are numbered for learners, so that no pack's order changes it; rows of a codec."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Final

from tabuleiro.core.errors import BadInput

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.step import Choice

MOST_OPTION: Final = 1 << 16  # above all options: the tables of a codec are that long at most
Place = tuple[str, tuple[int, ...]]  # one thing of an axis: its name, and what it may add to an option


class Axis:
    """What an option is about, one thing after the other; each adds its value to the option."""

    def __init__(self, what: str, names: Iterable[str], values: Sequence[int] | None = None, each: int = 1) -> None:
        self.what = what
        self.names = tuple(names)
        self.values = tuple(range(len(self.names))) if values is None else tuple(values)
        self.each = each

    def places(self, game: Game) -> list[Place]:
        return [(name, (value * self.each,)) for name, value in zip(self.names, self.values, strict=True)]


class Alike(Axis):
    """Each thing has a value in each of several groups of this size, of which only one is ever meant: units of the own
    colour."""

    def __init__(self, what: str, names: Iterable[str], groups: int, each: int = 1) -> None:
        super().__init__(what, names, each=each)
        self.groups = groups

    def places(self, game: Game) -> list[Place]:
        n = len(self.names)
        return [
            (name, tuple((group * n + value) * self.each for group in range(self.groups)))
            for name, value in zip(self.names, self.values, strict=True)
        ]


class Things(Axis):
    """The entries of a pack by the box's list of their ids, all or some, in the order of these ids, not of the pack."""

    def __init__(self, what: str, ids: str, among: range = range(MOST_OPTION), each: int = 1) -> None:
        super().__init__(what, (), each=each)
        self.ids = ids
        self.among = among

    def places(self, game: Game) -> list[Place]:
        ids: list[str] = getattr(game.box, self.ids)
        return sorted((id_, (i * self.each,)) for i, id_ in enumerate(ids) if id_ and i in self.among)


class Numbers(Axis):
    """From the least to the most; `of`: the most is how many the box has of this."""

    def __init__(self, what: str, least: int, most: int = 0, of: str = "") -> None:
        super().__init__(what, ())
        self.least = least
        self.most = most
        self.of = of

    def places(self, game: Game) -> list[Place]:
        most = len(getattr(game.box, self.of)) if self.of else self.most
        return [(str(n), (n,)) for n in range(self.least, most + 1)]


class Span:
    """Options from `first` on that are one of each axis; the verb is that of their notation."""

    def __init__(self, verb: str, *axes: Axis, first: int = 0) -> None:
        self.verb = verb
        self.axes = axes
        self.first = first

    def options(self, game: Game) -> list[tuple[str, list[int]]]:
        """Every combination in order: its name, and the options that mean it."""
        found = []
        for places in product(*(axis.places(game) for axis in self.axes)):
            values = [self.first]
            for _, more in places:
                values = [value + one for value in values for one in more]
            found.append((" ".join(name for name, _ in places), values))
        return found


@dataclass(frozen=True)
class Part:
    """A part of the table of actions: what is asked, what of it is answered, and the indices of these answers."""

    kind: str  # of the decision
    verb: str
    what: tuple[str, ...]  # what the answers are about
    steps: tuple[str, ...]  # the choices that ask it
    first: int
    names: tuple[str, ...]  # of the answers, in their order

    @property
    def size(self) -> int:
        return len(self.names)


def spans_of(choice: Choice) -> tuple[Span, ...]:
    """What a choice says itself, or what follows from its ids or names; its words come before."""
    spans = choice.spans
    if not spans and choice.ids:
        spans = (Span(choice.verb or choice.kind, Things(choice.spot or "thing", choice.ids)),)
    elif not spans and choice.names:
        spans = (Span(choice.verb or choice.kind, Axis(choice.spot or "thing", choice.names)),)
    words = sorted((str(parts), option) for option, parts in choice.words.items())
    if words:
        spans = (Span("", Axis("", [text for text, _ in words], [option for _, option in words])), *spans)
    if not spans:
        raise BadInput(f"{choice.name} ({choice.kind}) does not say how its options are numbered: `spans` would")
    return spans


Key = tuple[str, str, tuple[str, ...], tuple[str, ...]]  # kind, verb, what the answers are about, their names


def table_of(game: Game, choices: Sequence[Choice]) -> tuple[tuple[Part, ...], dict[str, list[int]]]:
    """All rows, and for each choice the index of each option, -1 where there is none. Choices that ask the same share a
    row: those of a kind whose answers have the same names."""
    askers: dict[Key, list[str]] = {}
    answers: dict[str, list[tuple[Key, list[list[int]]]]] = {}
    for choice in sorted(choices, key=lambda one: (one.kind, one.name)):
        for span in spans_of(choice):
            options = span.options(game)
            names = tuple(name for name, _ in options)
            key = (choice.kind, span.verb, tuple(axis.what for axis in span.axes), names)
            askers.setdefault(key, []).append(choice.name)
            answers.setdefault(choice.name, []).append((key, [values for _, values in options]))
    rows: list[Part] = []
    first: dict[Key, int] = {}
    size = 0
    for key, steps in askers.items():
        first[key] = size
        rows.append(Part(*key[:3], tuple(steps), size, key[3]))
        size += len(key[3])
    return tuple(rows), {
        name: indices_of(name, [(first[key] + i, some) for key, every in spans for i, some in enumerate(every)])
        for name, spans in answers.items()
    }


def indices_of(name: str, answers: Iterable[tuple[int, list[int]]]) -> list[int]:
    """The index of each option of a choice."""
    found: dict[int, int] = {}
    for index, options in answers:
        for option in options:
            if not 0 <= option < MOST_OPTION:
                raise BadInput(f"{name}: option {option} is not one of 0 to {MOST_OPTION - 1}")
            found.setdefault(option, index)  # a word stands before what would have its number
    return [found.get(option, -1) for option in range(max(found, default=-1) + 1)]
