"""Pickles: how a state travels to another process, and when two states are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabuleiro.core.errors import BadInput
from tabuleiro.core.history import Move, moves_of, refold
from tabuleiro.core.record import Origin

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import State
    from tabuleiro.core.step import Choice

Told = tuple[int, int, str, int, list[int]]  # a move with the name of its step


def packed(state: State) -> tuple[object, ...]:
    """A play as its moves, so that its record and its undo travel, too; a world as its position. Who listens stays."""
    if state.script is not None:
        raise BadInput("a state with outcomes fixed beforehand, or that goes step by step, does not travel")
    if not state.recording or state.origin is None:
        return placed, (state.game, state.position)
    setup, moves = moves_of(state.history)
    told = [(move.seat, move.option, move.step.name, move.at, move.outcomes) for move in moves]
    return played, (state.game, state.origin, setup, told, int(state.rng))


def placed(game: Game, position: str) -> State:
    found = game.position(position, run=False)
    found.script = None
    found.recording = False
    found.origin = None
    return found


def played(game: Game, origin: Origin, setup: list[int], told: list[Told], rng: int) -> State:
    moves = [
        Move(seat, option, cast("Choice", game.steps[step]), at, outcomes) for seat, option, step, at, outcomes in told
    ]
    found = refold(game, origin, setup, moves)
    found.script = None
    found.rng = rng
    return found


def same(a: State, b: State) -> bool:
    here, there = a.game, b.game
    if (here.name, here.rules_version, here.pack_hash) != (there.name, there.rules_version, there.pack_hash):
        return False
    if a.recording != b.recording or (a.recording and a.record != b.record):
        return False
    return a.position == b.position
