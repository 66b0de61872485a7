"""Stepping: what would run on at once done one thing after the other, for who looks closely (see `State.stepwise`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.chance import Stepwise
from tabuleiro.core.step import NO_OPTIONS, Choice, Phase, Step

if TYPE_CHECKING:
    from tabuleiro.core.player import Player
    from tabuleiro.core.state import State


def step(g: State) -> Step | Phase | None:
    g.stepwise()
    done: Step | Phase | None = None
    for p in g.players:
        if done is None and (_is_forced(g, p) or (p.stack and not p.options)):
            done = _one_step(g, g.touch(p.seat))
    if done is None and g.flow:
        phase = g.flow[-1][0]
        done = phase if let_go(g) else None
    if g.stale:
        g.refresh()
    return done


def let_go(g: State) -> bool:
    if g.waiting or g.over or not g.flow:
        return False
    phase, at = g.flow[-1]
    g.flow = g.flow[:-1]
    phase.run(g, at)
    if g.stale:
        g.refresh()
    return True


def go_on(g: State) -> None:
    forced = [p.seat for p in g.players if _is_forced(g, p)]
    if isinstance(g.script, Stepwise):
        g.script = g.script.source
    for seat in range(len(g.players)):
        p = g.touch(seat)
        if seat in forced:
            _one_step(g, p)
        g.run_seat(p)
    if g.stale:
        g.refresh()
    if not g.waiting:
        g.run_table()


def stop_before(g: State, asking: Choice, p: Player, at: int, options: list[int]) -> None:
    """A forced choice is asked like any other, and known to be forced."""
    assert isinstance(g.script, Stepwise)
    g.script.forced[p.seat] = options
    p.options = options
    p.asking = asking
    p.asking_at = at
    g.waiting |= p.bit


def _is_forced(g: State, p: Player) -> bool:
    return isinstance(g.script, Stepwise) and bool(p.options) and g.script.forced.get(p.seat) is p.options


def _one_step(g: State, p: Player) -> Step:
    """What the seat is asked and cannot but answer so, or its next step; `p` is owned."""
    if p.options:
        asking, at, option = p.asking, p.asking_at, p.options[0]
        p.options = NO_OPTIONS
        g.waiting ^= p.bit
        asking.chosen(g, p, at, option)
        return asking
    pending: Step
    pending, at, p.stack = p.stack
    pending.run(g, p, at)
    return pending
