"""Table: one running play: who sits where, its record, a version number. The only writer of its state."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from tabuleiro.core.chance import Dealt
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import Record, fold

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.deal import Deal
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import State


@dataclass(frozen=True)
class Told:
    """One action with its number, whose it was, its notation, and everything that followed; number 0 is the set-up."""

    number: int
    seat: int
    text: str
    events: tuple[Event, ...]
    sealed: bool = False  # secret when it was made: others may still undo what they did before it
    chance: bool = False  # it had an outcome of chance: nobody goes back behind that

    def __hash__(self) -> int:
        return hash((self.number, self.seat, self.text))  # pages look their words up again and again

    @cached_property
    def secrets(self) -> frozenset[int]:
        """The seats that have learnt something by it that others have not."""
        return frozenset(event.seat for event in self.events if event.secret)

    def seen_by(self, seat: int) -> Told:
        """As this seat (or `TABLE`: a spectator) may know it."""
        hidden = self.sealed and seat != self.seat
        if not hidden and not self.secrets:
            return self
        events = tuple(event.seen_by(seat) for event in self.events if not event.hidden_from(seat))
        return replace(self, text="" if hidden else self.text, events=events)


def scored(before: list[tuple[int, int]], state: State) -> Iterator[Event]:
    """What an action has changed in the seats' points, where somebody may know it."""
    for seat, (was, now) in enumerate(zip(before, state.standings(), strict=True)):
        shown, own = now[0] - was[0], now[1] - was[1]
        if shown or own:
            yield Event("scored", seat, {"n": shown}, {"n": own} if own != shown else {}, False)


def retold(game: Game, record: Record, to: int | None = None) -> Iterator[Told]:
    """A record told again; it is one that `fold` has accepted: its outcomes are taken as they stand."""
    events: list[Event] = []
    state = fold(game, record, 0, events)
    yield Told(0, TABLE, "", tuple(events))
    events.clear()
    state.events = events
    standings = state.standings()
    for number, entry in enumerate(record.entries[:to], 1):
        state.scripted(*entry.outcomes)
        action = state.decision(entry.seat).parse(entry.text)
        state.apply(action)
        events += scored(standings, state)
        standings = state.standings()
        yield Told(number, entry.seat, entry.text, tuple(events), action.step.sealed, bool(entry.outcomes))
        events.clear()


class Table:
    """Solo, around one screen or apart: the same table with different seats."""

    def __init__(self, state: State, seats: tuple[str, ...], deal: Deal | None = None, dealt: bool = True) -> None:
        if len(seats) != len(state.players):
            raise BadInput(f"there are {len(state.players)} seats at this table, not {len(seats)}")
        self.state = state
        self.seats = seats  # who sits where, in the host's own words: a person, a bot's name
        self.version = 0  # grows with every change
        record = state.record
        self.log: list[Told] = list(retold(state.game, record)) if dealt else []  # empty only before the deal
        self.deal = deal  # where chance comes from; None: from the state's own generator
        self.drawn = len(record.setup) + sum(len(entry.outcomes) for entry in record.entries)

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def record(self) -> Record:
        return replace(self.state.record, names=self.seats, deal=self.shown_deal)

    @property
    def shown_deal(self) -> Deal | None:
        """As everybody may see it: the key only when the play is over."""
        return self.deal if self.deal is None or self.state.over else self.deal.closed

    def copy(self) -> Table:
        """The same table to try something on: changes of one are not seen in the other."""
        table = copy(self)
        table.log = self.log[:]
        return table

    def act(self, action: Action) -> Told:
        """Takes an action, on a copy: whatever stops it in the middle leaves the play as it was."""
        state = self.state.clone()
        events = state.listen()
        standings = state.standings()
        if self.deal is None:
            state.apply(action)
        else:
            source = state.script = Dealt(self.deal, self.drawn)
            state.apply(action)
            state.script = None  # the key stays here
            self.drawn = source.drawn
        events += scored(standings, state)
        chance = state.history is not None and len(state.history) == 2  # the newest thing is an outcome
        told = Told(len(self.log), action.seat, str(action), tuple(events), action.step.sealed, chance)
        self.state = state
        self.log.append(told)
        self.version += 1
        return told

    def undo(self, seat: int) -> None:
        """Takes the seat's last action back, as far as nothing was learnt since."""
        state = self.state.undo(seat)
        log = list(retold(state.game, state.record))
        self.state, self.log = state, log
        self.version += 1

    def undo_barrier(self, seat: int) -> Reason | None:
        """Why the seat's last action cannot be taken back, read off the log; None if undo may try."""
        last = max((told.number for told in self.log if told.seat == seat), default=0)
        if not last:
            return Reason("nothing_to_undo")
        for told in self.log[last:]:
            if told.number > last and not told.sealed:
                return Reason("undo_other_acted", {"seat": told.seat})
            barrier = next((event for event in told.events if event.information), None)
            if barrier is not None:
                return Reason("undo_information", {"event": barrier.kind})
            if told.chance:
                return Reason("undo_chance")
        return None
