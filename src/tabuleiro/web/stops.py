"""Stops: the table as it was when a round, or the play, had ended within an action that led on; for what is told until
then."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tabuleiro.core.state import State
from tabuleiro.core.table import before_phase
from tabuleiro.kit.beats import Beat

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable


@dataclass(frozen=True)
class Stop:
    """Up to this event of this action all belongs to what had ended."""

    number: int
    event: int
    state: State

    def comes_after(self, beat: Beat) -> bool:
        return (beat.number, beat.at) < (self.number, self.event)


def stop_at(table: LiveTable, eye: int, opening: Beat) -> Stop | None:
    """Before what this beat opens, if its action had brought anything by then."""
    told = table.table.log[opening.number]
    index = max(i for i, event in enumerate(told.events) if event.kind == opening.event.kind)
    state, before = before_phase(table.game, table.table.record, told.number, index)
    seen = len(replace(told, events=told.events[:before]).seen_by(eye).events)
    return Stop(told.number, seen, state) if 0 < before <= index else None
