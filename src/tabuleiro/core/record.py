"""Record: a whole play as text (header, actions, outcomes of chance, result); replay and undo fold it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, cast

from tabuleiro.core.chance import Script
from tabuleiro.core.deal import Deal
from tabuleiro.core.errors import BadInput, IllegalAction, RecordError
from tabuleiro.core.reason import Reason

if TYPE_CHECKING:
    from tabuleiro.core.event import Event
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import History, State
    from tabuleiro.core.step import Choice

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
    pack_content: str = field(default="", compare=False)  # the pack itself, if only this record has it

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
        if self.origin.position:
            header["position"] = self.origin.position
        if self.names:
            header["names"] = list(self.names)
        if self.deal is not None:
            header["deal"] = {"commitment": self.deal.commitment, "texts": [list(text) for text in self.deal.texts]}
            header["deal"] |= {"key": self.deal.key.hex()} if self.deal.key else {}
        if self.pack_content:
            header["pack_content"] = self.pack_content
        return header

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

    def get(self, key: str, kind: type, default: object = None) -> object:
        value = self.header.get(key, default)
        if type(value) is not kind:
            raise RecordError(f"the header's '{key}' is missing or not right", self.blank + 1)
        return value

    def options(self) -> dict[str, bool | str]:
        options = cast("dict[str, object]", self.get("options", dict))
        for key, value in options.items():
            if not isinstance(value, bool | str):
                raise RecordError(f"the header's option '{key}' cannot be {value!r}", self.blank + 1)
        return cast("dict[str, bool | str]", options)

    def record(self) -> Record:
        origin = Origin(
            cast(int, self.get("seats", int)),
            cast(int, self.get("seed", int)),
            self.options(),
            cast(str, self.get("position", str, "")),
        )
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
            cast(str, self.get("game", str)),
            cast(int, self.get("rules", int)),
            cast(str, self.get("pack", str)),
            cast(str, self.get("pack_hash", str)),
            origin,
            tuple(body[0].split()[1:]),
            entries,
            result,
            tuple(str(name) for name in cast("list[object]", self.get("names", list, []))),
            self.deal(origin.seats) if "deal" in self.header else None,
            cast(str, self.get("pack_content", str, "")),
        )

    def deal(self, seats: int) -> Deal:
        """What stands in it is only read here; `verified` tells whether it is true."""
        given = cast("dict[str, Any]", self.get("deal", dict))
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


@dataclass
class Move:
    """One action of a history, still in the engine's terms."""

    seat: int
    option: int
    step: Choice
    at: int
    outcomes: list[int]


def moves_of(history: History) -> tuple[list[int], list[Move]]:
    """The set-up's outcomes and the actions, oldest first."""
    newest_first: list[tuple[object, ...]] = []
    while history is not None:
        newest_first.append(history)
        history = cast("History", history[0])
    setup: list[int] = []
    moves: list[Move] = []
    for item in reversed(newest_first):
        if len(item) == 2:
            (moves[-1].outcomes if moves else setup).append(cast(int, item[1]))
        else:
            _, seat, option, step, at = item
            moves.append(Move(cast(int, seat), cast(int, option), cast("Choice", step), cast(int, at), []))
    return setup, moves


def record_of(state: State) -> Record:
    game = state.game
    if state.origin is None:
        raise RecordError("a sampled world or one that went stepwise has no record: only what really happened is kept")
    setup, moves = moves_of(state.history)
    return Record(
        game.name,
        game.rules_version,
        game.pack_name,
        game.pack_hash,
        state.origin,
        tuple(map(game.outcome_text, setup)),
        tuple(
            Entry(m.seat, m.step.notation(game, m.at, m.option), tuple(map(game.outcome_text, m.outcomes)))
            for m in moves
        ),
        tuple(score.total for score in state.scores) if state.over else (),
        pack_content=game.pack_content,
    )


def last_entry(state: State) -> Entry:
    """The newest action with the outcomes that it brought, read off the end of the history."""
    outcomes: list[int] = []
    history = state.history
    while history is not None and len(history) == 2:
        outcomes.append(cast(int, history[1]))
        history = cast("History", history[0])
    if history is None:
        raise RecordError("nobody has acted yet")
    _, seat, option, step, at = history
    game = state.game
    text = cast("Choice", step).notation(game, cast(int, at), cast(int, option))
    return Entry(cast(int, seat), text, tuple(map(game.outcome_text, reversed(outcomes))))


def fold(game: Game, record: Record, to: int | None = None, events: list[Event] | None = None) -> State:
    """The state after the first `to` actions of a record (all of them by default)."""
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
    where = len(record.header()) + 3  # the set-up's line: below the format's, the header and a blank one
    script = Script(_codes(game, record.setup, where), strict=True)
    try:
        state = game.start(game.origin_checked(record.origin), script, events)
    except RecordError as error:
        raise RecordError(str(error), where) from error
    _all_used(script, where)
    if len(state.players) != record.origin.seats:
        raise RecordError(f"the header says {record.origin.seats} seats, the position has {len(state.players)}")
    for number, entry in enumerate(record.entries[:to], where + 1):
        script = Script(_codes(game, entry.outcomes, number), strict=True)
        state.script = script
        try:
            state.apply(state.decision(entry.seat).parse(entry.text))
        except (IllegalAction, RecordError) as error:
            raise RecordError(str(error), number) from error
        _all_used(script, number)
    state.script = None
    if to is None and record.result and not state.over:
        raise RecordError("the record has a result, but the play is not over")
    if to is None and record.result and record.result != tuple(score.total for score in state.scores):
        totals = [score.total for score in state.scores]
        raise RecordError(f"the replay ends with {totals}, the record says {list(record.result)}")
    return state


def _codes(game: Game, names: tuple[str, ...], line: int) -> list[int]:
    try:
        return [game.outcome_code(name) for name in names]
    except KeyError as error:
        raise RecordError(f"{error} is no outcome of chance in {game.name}", line) from None


def _all_used(script: Script, line: int) -> None:
    if not script.empty():
        raise RecordError("the record has an outcome of chance that nothing asked for", line)


def undone(state: State, seat: int) -> State:
    """The play without the seat's last action, if nothing was learnt since and nobody else acted in the open."""
    if state.origin is None:
        raise RecordError("a sampled world has no record to go back in")
    game = state.game
    setup, moves = moves_of(state.history)
    last = max((i for i, move in enumerate(moves) if move.seat == seat), default=-1)
    if last < 0:
        raise IllegalAction(f"seat {seat} has nothing to undo", Reason("nothing_to_undo"))
    before = _refold(game, state.origin, setup, moves[:last])
    probe = before.clone()
    for i, move in enumerate(moves[last:]):
        if i and not move.step.sealed:
            raise _others_acted(move.seat)
        told = _redo(probe, move)
        barrier = next((event for event in told if event.information), None)
        if barrier is not None:
            raise IllegalAction(
                f"undo ends here: something was revealed ({barrier.kind})",
                Reason("undo_information", {"event": barrier.kind}),
            )
        if move.outcomes:  # whatever was told of it: an outcome that could be asked for twice could be chosen
            raise IllegalAction("undo ends here: chance has had its say", Reason("undo_chance"))
    for move in moves[last + 1 :]:
        try:
            _redo(before, move)
        except IllegalAction:  # the action to be undone is what let the other seat be asked
            raise _others_acted(move.seat) from None
    before.script = None
    before.events = None
    return before


def _others_acted(seat: int) -> IllegalAction:
    return IllegalAction("undo ends here: another seat has acted since", Reason("undo_other_acted", {"seat": seat}))


def _refold(game: Game, origin: Origin, setup: list[int], moves: list[Move]) -> State:
    state = game.start(origin, Script(setup, strict=True))
    for move in moves:
        state.script = Script(move.outcomes, strict=True)
        state.play(move.seat, move.option)
    return state


def _redo(state: State, move: Move) -> list[Event]:
    state.script = Script(move.outcomes, strict=True)
    told: list[Event] = []
    state.events = told
    state.play(move.seat, move.option)
    return told
