"""History: what a state has kept of its play, as a record and as far back as a seat may undo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabuleiro.core.chance import Script
from tabuleiro.core.errors import IllegalAction, RecordError
from tabuleiro.core.event import Event
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import Entry, Origin, Record

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import History, State
    from tabuleiro.core.step import Choice


@dataclass(slots=True)
class Move:
    """One action of a history, still in the engine's terms."""

    seat: int
    option: int
    step: Choice
    at: int
    outcomes: list[int]


def moves_of(history: History) -> tuple[list[int], list[Move]]:
    """The set-up's outcomes and the actions, oldest first."""
    moves: list[Move] = []
    outcomes: list[int] = []
    while history is not None:
        if len(history) == 2:
            history, outcome = history
            outcomes.append(outcome)
        else:
            history, seat, option, step, at = history
            moves.append(Move(seat, option, step, at, outcomes[::-1]))
            outcomes = []
    return outcomes[::-1], moves[::-1]


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
            Entry(m.seat, game.notation(m.step, m.at, m.option), tuple(map(game.outcome_text, m.outcomes)))
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
        history, outcome = history
        outcomes.append(outcome)
    if history is None:
        raise RecordError("nobody has acted yet")
    _, seat, option, step, at = history
    game = state.game
    return Entry(seat, game.notation(step, at, option), tuple(map(game.outcome_text, reversed(outcomes))))


def undone(state: State, seat: int) -> State:
    """The play without the seat's last action, if nothing was learnt since and nobody else acted in the open."""
    if state.origin is None:
        raise RecordError("a sampled world has no record to go back in")
    game = state.game
    setup, moves = moves_of(state.history)
    last = max((i for i, move in enumerate(moves) if move.seat == seat), default=-1)
    if last < 0:
        raise IllegalAction(f"seat {seat} has nothing to undo", Reason("nothing_to_undo"))
    before = refold(game, state.origin, setup, moves[:last])
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


def refold(game: Game, origin: Origin, setup: list[int], moves: list[Move]) -> State:
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
