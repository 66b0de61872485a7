"""A record told again action by action: what each one brought, for logs and replays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record, fold


@dataclass(frozen=True)
class Told:
    """One action with its number, whose it was, its notation, and everything that followed; number 0 is the set-up."""

    number: int
    seat: int
    text: str
    events: tuple[Event, ...]


def retold(game: Game, record: Record, to: int | None = None) -> Iterator[Told]:
    """The record is one that `fold` has accepted: its outcomes are taken as they stand."""
    events: list[Event] = []
    state = fold(game, record, 0, events)
    yield Told(0, TABLE, "", tuple(events))
    events.clear()
    state.events = events
    for number, entry in enumerate(record.entries[:to], 1):
        state.scripted(*entry.outcomes)
        state.apply(state.decision(entry.seat).parse(entry.text))
        yield Told(number, entry.seat, entry.text, tuple(events))
        events.clear()
