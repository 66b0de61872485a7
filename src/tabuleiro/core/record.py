"""Record: a whole play as text (header, actions, outcomes of chance, result); replay and walk fold it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from tabuleiro.core.chance import Script
from tabuleiro.core.deal import Deal
from tabuleiro.core.errors import BadInput, IllegalAction, RecordError
from tabuleiro.core.event import Event

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import State

T = TypeVar("T")

FORMAT: Final = "tabuleiro-record 1"
LETTERS: Final = "ABCDEFGH"
OUTCOMES: Final = " => "  # between an action and what chance answered


@dataclass(frozen=True)
class Origin:
    """What a play starts from: seats, seed and options, or a position."""

    seats: int
    seed: int
    options: Mapping[str, bool | str]
    position: str


@dataclass(frozen=True)
class Entry:
    """One action in notation with the outcomes of chance that it brought."""

    seat: int
    text: str
    outcomes: tuple[str, ...]

    def line(self) -> str:
        return f"{LETTERS[self.seat]} {self.text}" + (OUTCOMES + " ".join(self.outcomes) if self.outcomes else "")


@dataclass(frozen=True)
class Record:
    """Text both ways; the last line counts and sums the others, so a cut or an edit is noticed."""

    game: str
    rules: int
    pack: str
    pack_hash: str
    origin: Origin
    setup: tuple[str, ...]  # outcomes of chance before the first action
    entries: tuple[Entry, ...]
    result: tuple[int, ...] = ()  # totals by seat, once the play is over
    names: tuple[str, ...] = field(default=())  # who sat where, for people
    deal: Deal | None = None  # where the outcomes of a table's play came from; None: from the seed
    lesson: str = ""  # what the play teaches: what chance brought was arranged for it
    pack_content: str = field(default="", compare=False)  # the pack itself, if only this record has it
    drawn: ClassVar[Callable[[Record], str] | None] = None  # given at the front door: who can draw is far above

    @property
    def outcomes(self) -> list[str]:
        """All that chance brought so far."""
        return [*self.setup, *(text for entry in self.entries for text in entry.outcomes)]

    def _repr_html_(self) -> str | None:
        """Notebooks show how it ends."""
        return Record.drawn(self) if Record.drawn is not None else None

    def dumps(self) -> str:
        lines = [FORMAT, *(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in self.header().items())]
        lines += ["", " ".join(("setup", *self.setup))]
        lines += [entry.line() for entry in self.entries]
        if self.result:
            lines += [" ".join(("result", *map(str, self.result)))]
        return "\n".join([*lines, _closing(lines), ""])

    def header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "game": self.game,
            "rules": self.rules,
            "pack": self.pack,
            "pack_hash": self.pack_hash,
            "seats": self.origin.seats,
            "options": dict(self.origin.options),
            "seed": self.origin.seed,
        }
        more = {
            "position": self.origin.position,
            "names": list(self.names),
            "lesson": self.lesson,
            "deal": self.deal and self.deal.data,
            "pack_content": self.pack_content,
        }
        return header | {key: value for key, value in more.items() if value}

    @classmethod
    def loads(cls, text: str) -> Record:
        lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        if not lines or lines[0] != FORMAT:
            raise RecordError(f"this is not a record (the first line should be '{FORMAT}')", 1)
        if not lines[-1].startswith("end "):
            raise RecordError("the record is cut off: its closing line is missing", len(lines))
        if lines[-1] != _closing(lines[:-1]):
            raise RecordError("the record was edited or damaged: its closing sum does not fit", len(lines))
        try:
            blank = lines.index("")
        except ValueError:
            raise RecordError("the record has no blank line after its header", 1) from None
        return _Reader(lines, blank).record()


def _closing(lines: list[str]) -> str:
    return f"end {len(lines)} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:16]}"


class _Reader:
    """Reads the checked lines of a record, naming the line in every complaint."""

    def __init__(self, lines: list[str], blank: int) -> None:
        self.lines = lines
        self.blank = blank
        self.header: dict[str, object] = {}
        for number, line in enumerate(lines[1:blank], 2):
            key, _, value = line.partition(": ")
            try:
                self.header[key] = json.loads(value)
            except (ValueError, RecursionError):
                raise RecordError(f"'{line[:80]}' is not a header line", number) from None

    def get(self, key: str, kind: type[T], default: T | None = None) -> T:
        value = self.header.get(key, default)
        if type(value) is not kind:
            raise RecordError(f"the header's '{key}' is missing or not right", self.blank + 1)
        return value

    def options(self) -> dict[str, bool | str]:
        options: dict[str, Any] = self.get("options", dict)
        for key, value in options.items():
            if not isinstance(value, bool | str):
                raise RecordError(f"the header's option '{key}' cannot be {value!r}", self.blank + 1)
        return options

    def record(self) -> Record:
        origin = Origin(self.get("seats", int), self.get("seed", int), self.options(), self.get("position", str, ""))
        body = self.lines[self.blank + 1 : -1]
        result: tuple[int, ...] = ()
        if body and body[-1].startswith("result "):
            try:
                result = tuple(int(word) for word in body.pop().split()[1:])
            except ValueError:
                raise RecordError("the result is not a list of whole numbers", len(self.lines) - 1) from None
        if not body or body[0].split()[:1] != ["setup"]:
            raise RecordError("the set-up line is missing", self.blank + 2)
        entries = tuple(self.entry(number, line) for number, line in enumerate(body[1:], self.blank + 3))
        return Record(
            self.get("game", str),
            self.get("rules", int),
            self.get("pack", str),
            self.get("pack_hash", str),
            origin,
            tuple(body[0].split()[1:]),
            entries,
            result,
            tuple(str(name) for name in self.get("names", list, [])),
            self.deal(origin.seats) if "deal" in self.header else None,
            self.get("lesson", str, ""),
            self.get("pack_content", str, ""),
        )

    def deal(self, seats: int) -> Deal:
        """What stands in it is only read here; `verified` tells whether it is true."""
        given: dict[str, Any] = self.get("deal", dict)
        try:
            deal = Deal(str(given["commitment"]), key=bytes.fromhex(given.get("key", "")))
            for seat, text in given["texts"]:
                if type(seat) is not int or not 0 <= seat < seats:
                    raise ValueError(seat)
                deal = deal.with_text(seat, text)
        except (KeyError, TypeError, ValueError, BadInput):
            raise RecordError("the header's 'deal' is not right", self.blank + 1) from None
        return deal

    def entry(self, number: int, line: str) -> Entry:
        letter, _, rest = line.partition(" ")
        if len(letter) != 1 or letter not in LETTERS or not rest:
            raise RecordError(f"'{line}' is not an action", number)
        text, _, outcomes = rest.partition(OUTCOMES)
        return Entry(LETTERS.index(letter), text, tuple(outcomes.split()))


@dataclass(frozen=True)
class Moment:
    """One decision of a record. Both states are the reader's own: later moments do not change them."""

    number: int  # of the action, the first one 1
    state: State  # as the seat was asked
    decision: Decision
    action: Action
    outcomes: tuple[str, ...]  # of chance, that the action brought
    after: State


def walk(game: Game, record: Record) -> Iterator[Moment]:
    """A record decision by decision; a fault of the record is raised when the walk gets there."""
    line = _line(record)
    state = _begun(game, record, None)
    state.script = None
    for number, entry in enumerate(record.entries, 1):
        before, state = state, state.clone()
        decision, action = _acted(game, state, entry, line + number)
        state.script = None
        yield Moment(number, before, decision, action, entry.outcomes, state)
    _ended(state, record)


def fold(game: Game, record: Record, to: int | None = None, events: list[Event] | None = None) -> State:
    """The state after the first `to` actions of a record (all of them by default)."""
    state = _begun(game, record, events)
    for line, entry in enumerate(record.entries[:to], _line(record) + 1):
        _acted(game, state, entry, line)
    state.script = None
    if to is None:
        _ended(state, record)
    return state


def _line(record: Record) -> int:
    """The line of its set-up: below the format's, the header and a blank one."""
    return len(record.header()) + 3


def _begun(game: Game, record: Record, events: list[Event] | None) -> State:
    """The first state of a record, if it is of this very game."""
    if record.game != game.name:
        raise RecordError(f"the record is of '{record.game}', not of '{game.name}'")
    if record.rules != game.rules_version:
        raise RecordError(
            f"the record was made with rules version {record.rules} of {game.name}; "
            f"this game plays by version {game.rules_version}"
        )
    if record.pack_hash != game.pack_hash:
        raise RecordError(
            f"the record was made with another content pack ('{record.pack}', {record.pack_hash}); "
            f"loaded is '{game.pack_name}', {game.pack_hash}"
        )
    where = _line(record)
    script = Script(_codes(game, record.setup, where), strict=True)
    try:
        state = game.start(game.origin_checked(record.origin), script, events)
    except RecordError as error:
        raise RecordError(str(error), where) from error
    _all_used(script, where)
    if len(state.players) != record.origin.seats:
        raise RecordError(f"the header says {record.origin.seats} seats, the position has {len(state.players)}")
    return state


def _acted(game: Game, state: State, entry: Entry, line: int) -> tuple[Decision, Action]:
    """Takes one action of a record, with the outcomes that it brought and no others."""
    script = Script(_codes(game, entry.outcomes, line), strict=True)
    state.script = script
    try:
        decision = state.decision(entry.seat)
        action = decision.parse(entry.text)
        state.apply(action)
    except (IllegalAction, RecordError) as error:
        raise RecordError(str(error), line) from error
    _all_used(script, line)
    return decision, action


def _ended(state: State, record: Record) -> None:
    """Whether the result comes true, if the record has one."""
    if record.result and not state.over:
        raise RecordError("the record has a result, but the play is not over")
    if record.result and record.result != tuple(score.total for score in state.scores):
        totals = [score.total for score in state.scores]
        raise RecordError(f"the replay ends with {totals}, the record says {list(record.result)}")


def _codes(game: Game, names: tuple[str, ...], line: int) -> list[int]:
    try:
        return [game.outcome_code(name) for name in names]
    except KeyError as error:
        raise RecordError(f"{error} is no outcome of chance in {game.name}", line) from None


def _all_used(script: Script, line: int) -> None:
    if not script.empty():
        raise RecordError("the record has an outcome of chance that nothing asked for", line)
