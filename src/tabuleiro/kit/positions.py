"""Position texts of every game, both ways, from one table of keys: what each is, how it is written, how it is read.

A game lists the keys of the table and of a seat; from that list follow the text that is written, the reader, its
complaints (every one names the seat and the key) and the reference in docs/positions.md. Most keys are of a kind that
keys.py makes (`count`, `flag`, `cards`, ...); what is special has two small functions of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from tabuleiro.core.chance import Source, seeded
from tabuleiro.core.errors import PositionError, RulesError
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game, Positions
from tabuleiro.core.player import BIT, Player, Stack
from tabuleiro.core.record import Origin
from tabuleiro.core.state import State
from tabuleiro.core.step import Choice, Phase, Step
from tabuleiro.kit.keys import MOST, Key, Table, last, number_text, toml

# What rules raise when a text that is right by itself asks for what cannot be.
IMPOSSIBLE: Final = (RulesError, IndexError, KeyError, ValueError, OverflowError, AssertionError)


# ---------------------------------------------------------------- what is pending
@dataclass(frozen=True)
class About:
    """What a step is about, as it stands behind its @."""

    what: str
    text: Callable[[Any, int], str]  # the state and the number
    number: Callable[[Any, Any, str, str], int]  # reader, player, what stands there, the whole text
    always: bool = True  # else nothing stands there for 0


def by_id(ids: str, one: str) -> About:
    return About(
        f"{'an' if one[0] in 'aeiou' else 'a'} {one}",
        lambda g, at: cast(str, getattr(g.box, ids)[at]),
        lambda reader, p, text, whole: cast(PositionReader, reader).named(text, ids, one),
    )


NUMBER: Final = About("a number", lambda g, at: str(at), lambda reader, p, text, whole: int(text))
NUMBER_OR_NOTHING: Final = About(NUMBER.what, NUMBER.text, NUMBER.number, always=False)


class Steps:
    """How steps are written: `name@what it is about`."""

    def __init__(self, about: Mapping[str, About], other: About = NUMBER_OR_NOTHING) -> None:
        self.about = about  # by the step's name
        self.other = other

    def of(self, name: str) -> About:
        return self.about.get(name, self.other)

    def text(self, g: State, step: Step, at: int) -> str:
        about = self.of(step.name)
        return f"{step.name}@{about.text(g, at)}" if at or about.always else step.name

    def texts(self, g: State, stack: Stack) -> list[str]:
        """The steps of a stack, the next one last."""
        found = []
        while stack:
            step, at, stack = stack
            found.append(self.text(g, step, at))
        return found[::-1]

    def read(self, reader: PositionReader, p: Player, text: str) -> tuple[Step, int]:
        name, _, at = text.partition("@")
        step = reader.game.steps.get(name)
        if step is None:
            raise reader.fail(f"there is no step '{name}'")
        about = self.of(name)
        if not at and not about.always:
            return step, 0
        if about.number is NUMBER.number and not number_text(at):
            raise reader.fail(f"'{text}' needs a number after @")
        return step, about.number(reader, p, at, text)


def step_keys(steps: Steps) -> tuple[Key, Key]:
    """What a seat is still to do, and what it is asked."""

    def asked(g: State, p: Player) -> object:
        return steps.text(g, p.asking, p.asking_at) if p.options else None

    meaning = "what the seat is still to do, the next one last"
    usual = "what follows from `phase`"
    return (
        Key("steps", "a list of steps", meaning, lambda g, p: steps.texts(g, p.stack) or None, usual=usual),
        Key("asked", "a step", "what the seat is asked", asked, usual="what its steps ask"),
    )


# ---------------------------------------------------------------- a game's table of keys
@dataclass(eq=False)
class Form(Positions):
    """The keys of one game, and the class that reads them."""

    table: tuple[Key, ...]
    seat: tuple[Key, ...]
    steps: Steps
    reader: type[PositionReader]
    phases: Mapping[str, Sequence[str]]  # of a position by hand: the flow that each stands for

    def written(self, g: State) -> str:
        lines = self.lines(g, g, self.table)
        for p in g.players:
            lines += ["", "[[seat]]", *self.lines(g, p, self.seat)]
        return "\n".join(lines) + "\n"

    def lines(self, g: State, holder: object, keys: Iterable[Key]) -> list[str]:
        values = ((key, key.write(g, holder)) for key in keys)
        return [f"{key.name} = {toml(value, key.lines)}" for key, value in values if value is not None]

    def steps_of(self, g: State, stack: Stack) -> list[str]:
        return self.steps.texts(g, stack)

    def read(self, game: Game, text: str, script: Source | None, events: list[Event] | None, run: bool) -> State:
        return self.reader(game, text, self).placed(script, events, run)


def heads(keys: Iterable[Key]) -> list[str]:
    """What may stand in a row: keys and the names of parts."""
    return list(dict.fromkeys(key.name.partition(".")[0] for key in keys))


class PositionReader:
    """Reads one position; a game adds what belongs together."""

    stages: ClassVar[int] = 1

    def __init__(self, game: Game, text: str, form: Form) -> None:
        try:
            self.table: Table = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, TypeError, AttributeError) as error:
            raise PositionError(f"the position is not TOML: {error}") from None
        self.game: Any = game
        self.form = form
        self.where = "the position"
        self.known(self.table, [*heads(form.table), "seat"])
        if self.get(self.table, "game", str, game.name) != game.name:
            raise PositionError(f"the position is of '{self.table['game']}', not of '{game.name}'")
        seats = cast("list[Table]", self.get(self.table, "seat", list, []))
        if not game.fewest_seats <= len(seats) <= game.most_seats or not all(isinstance(row, dict) for row in seats):
            raise PositionError(
                f"a position has {game.fewest_seats} to {game.most_seats} [[seat]] tables, not {len(seats)}"
            )
        self.seats = seats
        self.runs = True  # whatever is pending runs on
        self.whole = "flow" in self.table  # as it was written: nothing is left out
        self.by_hand = not self.whole and not any("steps" in row or "asked" in row for row in seats)
        self.origin = Origin(len(seats), 0, dict(game.default_options), text)
        seed = cast(int, self.get(self.table, "seed", int, 0))
        self.rng = cast(int, self.get(self.table, "rng", int, seeded(seed)))
        self.g: Any = self.new_table()

    def fail(self, message: str) -> PositionError:
        return PositionError(f"{self.where}: {message}")

    # -- what a game says
    def new_table(self) -> Any:
        """The state before anything is read."""
        return self.game.new_table(len(self.seats), self.rng, self.origin)

    def settle(self, stage: int) -> None:
        """Checks and completes what was read so far."""

    def begin(self, p: Any, phase: str) -> None:
        """By hand, what a seat is to do in this phase."""

    # -- the whole
    def placed(self, script: Source | None, events: list[Event] | None, run: bool) -> State:
        g: State = self.g
        g.script = script
        self.runs = run
        for stage in range(self.stages):
            self.read_keys(g, self.table, self.form.table, stage)
            for p, row in self.rows():
                if not stage:
                    self.known(row, heads(self.form.seat))
                self.read_keys(p, row, self.form.seat, stage)
            self.settle(stage)
        phase = self.pending()
        g.events = events  # from here on: nobody has joined or built anything before
        if run and not g.over:
            self.go_on(phase)
        elif not run:
            g.stepwise()
        return g

    def rows(self) -> Iterable[tuple[Any, Table]]:
        """Every player with its row, complaints naming the seat."""
        for p, row in zip(self.g.players, self.seats, strict=True):
            self.where = f"seat {p.seat}"
            yield p, row
        self.where = "the position"

    def read_keys(self, holder: object, row: Table, keys: Sequence[Key], stage: int) -> None:
        for key in keys:
            if key.stage != stage:
                continue
            part = self.part(row, key.part) if key.part else row
            if key.part and part:
                self.known(part, [last(one.name) for one in keys if one.part == key.part])
            if part or not key.inside:
                key.read(self, holder, part)

    # -- plain values
    def known(self, table: Table, keys: Sequence[str]) -> None:
        for key in table:
            if key not in keys:
                raise self.fail(f"unknown key '{key}' (known: {', '.join(keys)})")

    def get(self, table: Table, key: str, kind: type, default: object) -> object:
        value = table.get(key, default)
        if type(value) is not kind:
            raise self.fail(f"'{key}' should be a {kind.__name__}, not {value!r}")
        return value

    def text(self, table: Table, key: str, default: str = "") -> str:
        return cast(str, self.get(table, key, str, default))

    def flag(self, table: Table, key: str, default: bool = False) -> bool:
        return cast(bool, self.get(table, key, bool, default))

    def part(self, table: Table, key: str) -> Table:
        """A table within a table."""
        return cast(Table, self.get(table, key, dict, {}))

    def count(self, table: Table, key: str, default: int = 0, most: int = MOST) -> int:
        n = cast(int, self.get(table, key, int, default))
        if not 0 <= n <= most:
            raise self.fail(f"'{key}' cannot be {n}")
        return n

    def texts(self, table: Table, key: str) -> list[str]:
        values = cast("list[object]", self.get(table, key, list, []))
        if not all(isinstance(value, str) for value in values):
            raise self.fail(f"'{key}' should be a list of texts")
        return cast("list[str]", values)

    def numbers(self, table: Table, key: str, most: int) -> list[int]:
        values = cast("list[object]", self.get(table, key, list, []))
        if not all(type(value) is int and 0 <= value <= most for value in values):
            raise self.fail(f"'{key}' should be a list of numbers from 0 to {most}")
        return cast("list[int]", values)

    def seat_number(self, table: Table, key: str, least: int = 0, most: int = 0) -> int:
        seat = cast(int, self.get(table, key, int, least))
        if not least <= seat < max(len(self.seats), most):
            raise self.fail(f"'{key}' cannot be {seat}")
        return seat

    def among(self, text: str, names: Sequence[str], what: str) -> int:
        if text not in names:
            raise self.fail(f"there is no {what} '{text}'")
        return names.index(text)

    def set_of(self, table: Table, key: str, names: Sequence[str]) -> int:
        mask = 0
        for text in self.texts(table, key):
            mask |= BIT[self.among(text, names, key)]
        return mask

    # -- things by their ids
    def named(self, text: str, ids: str, one: str) -> int:
        """The number of something in the box; no text is the name of nothing."""
        names: Sequence[str] = getattr(self.g.box, ids)
        return self.among(text, names if text else names[:0], one)

    def thing(self, text: str, ids: str, one: str) -> int:
        """A component that lies where the key says."""
        return self.named(text, ids, one)

    def things(self, table: Table, key: str, ids: str, one: str) -> bytes:
        return bytes(self.thing(text, ids, one) for text in self.texts(table, key))

    # -- what is pending
    def pending(self) -> str:
        """Flow, steps and questions; by hand those of the phase, whose name comes back."""
        phases = self.form.phases
        phase = self.text(self.table, "phase", next(iter(phases)))
        if phase not in phases:
            raise self.fail(f"'phase' is one of {', '.join(phases)}, not '{phase}'")
        self.g.flow = self.flow(self.texts(self.table, "flow") if self.whole else phases[phase])
        for p, row in self.rows():
            try:
                self.pend(p, row)
            except IMPOSSIBLE as error:
                raise self.fail(f"what is pending does not fit this position ({error})") from None
            if self.by_hand:
                self.begin(p, phase)
        return phase

    def flow(self, names: Iterable[str]) -> tuple[tuple[Phase, int], ...]:
        found: list[tuple[Phase, int]] = []
        for text in names:
            name, _, at = text.partition("@")
            if name not in self.game.phases:
                raise self.fail(f"there is no phase '{name}'")
            found.append((self.game.phases[name], int(at) if number_text(at) else 0))
        return tuple(found)

    def stack(self, p: Player, row: Table, key: str) -> Stack:
        found: Stack = ()
        for text in self.texts(row, key):
            found = (*self.form.steps.read(self, p, text), found)
        return found

    def pend(self, p: Player, row: Table) -> None:
        """The seat's own pending steps, and what it is asked."""
        p.stack = self.stack(p, row, "steps")
        if "asked" not in row:
            return
        step, at = self.form.steps.read(self, p, self.text(row, "asked"))
        if not isinstance(step, Choice):
            raise self.fail(f"'{step.name}' asks nothing")
        p.options = step.options(self.g, p, at)
        if not p.options:
            raise self.fail(f"'{row['asked']}' has no option in this position")
        p.asking, p.asking_at = step, at
        self.g.waiting |= BIT[p.seat]

    def go_on(self, phase: str) -> None:
        """Whatever is pending runs until somebody is asked."""
        try:
            self.g.go_on()
        except IMPOSSIBLE as error:
            raise self.fail(f"what is pending cannot go on ({error})") from None
