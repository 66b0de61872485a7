"""Table: one running play: who sits where, its record, a version number. The only writer of its state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from tabuleiro.core.action import Action
from tabuleiro.core.chance import Arranged, Dealt
from tabuleiro.core.deal import Deal
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import Record, fold
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
    kind: str = ""  # of the decision that it answered

    def __hash__(self) -> int:
        return hash((self.number, self.seat, self.text))  # pages look their words up again and again

    @cached_property
    def secrets(self) -> frozenset[int]:
        """The seats that have learnt something by it that others have not."""
        return frozenset(event.seat for event in self.events if event.secret)

    @property
    def learnt(self) -> Reason | None:
        """Why nobody goes back behind it: something has come to light."""
        news = next((event for event in self.events if event.information), None)
        if news is not None:
            return Reason("undo_information", {"event": news.kind})
        return Reason("undo_chance") if self.chance else None

    def seen_by(self, seat: int) -> Told:
        """As this seat (or `TABLE`: a spectator) may know it."""
        hidden = self.sealed and seat != self.seat
        if not hidden and not self.secrets:
            return self
        events = tuple(event.seen_by(seat) for event in self.events if not event.hidden_from(seat))
        return replace(self, text="" if hidden else self.text, events=events)


def scored(before: list[tuple[int, int]], state: State, events: Sequence[Event] = ()) -> Iterator[Event]:
    """What has changed in the seats' points, where somebody may know it, beyond what events have said already."""
    for seat, (was, now) in enumerate(zip(before, state.standings(), strict=True)):
        told = [event for event in events if event.kind == "scored" and event.seat == seat]
        shown = now[0] - was[0] - sum(cast(int, event.data["n"]) for event in told)
        own = now[1] - was[1] - sum(cast(int, event.seen_by(seat).data["n"]) for event in told)
        if shown or own:
            yield Event("scored", seat, {"n": shown}, {"n": own} if own != shown else {}, False)


def come(wanted: Sequence[str], made: Sequence[str]) -> int:
    """How many of these came so far, in their order."""
    at = 0
    for text in made:
        at += at < len(wanted) and text == wanted[at]
    return at


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
        events += [*scored(standings, state, events)]
        standings = state.standings()
        step = action.step
        yield Told(number, entry.seat, entry.text, tuple(events), step.sealed, bool(entry.outcomes), step.kind)
        events.clear()


def before_phase(game: Game, record: Record, number: int, event: int) -> tuple[State, int]:
    """The table within an action, as the phase began that told its event so and so (0: the first), and how many events
    there were by then: more than `event` if no phase has told it."""
    entry = record.entries[number - 1]
    state = fold(game, record, number - 1)
    state.scripted(*entry.outcomes).held()
    events = state.listen()
    state.apply(state.decision(entry.seat).parse(entry.text))
    while True:
        before, told = state.clone(), len(events)
        if told > event or not state.let_go() or len(events) > event:
            before.script = None
            return before, told


class Table:
    """Solo, around one screen or apart: the same table with different seats."""

    def __init__(
        self,
        state: State,
        seats: tuple[str, ...],
        deal: Deal | None = None,
        dealt: bool = True,
        arranged: Sequence[str] = (),
        lesson: str = "",
    ) -> None:
        if len(seats) != len(state.players):
            raise BadInput(f"there are {len(state.players)} seats at this table, not {len(seats)}")
        self.state = state
        self.seats = seats  # who sits where, in the host's own words: a person, a bot's name
        self.version = 0  # grows with every change
        record = state.record
        self.log: list[Told] = list(retold(state.game, record)) if dealt else []  # empty only before the deal
        self.deal = deal  # where chance comes from; None: from the state's own generator
        self.drawn = len(record.setup) + sum(len(entry.outcomes) for entry in record.entries)
        self.arranged = tuple(arranged)  # outcomes that come up as soon as they can, for a play that teaches
        self.lesson = lesson  # what it teaches

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def record(self) -> Record:
        return replace(self.state.record, names=self.seats, deal=self.shown_deal, lesson=self.lesson)

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
        source = self._source()
        if source is None:
            state.apply(action)
        else:
            state.script = source
            state.apply(action)
            state.script = None  # the key stays here, and so does what is to come
            if isinstance(source, Dealt):
                self.drawn = source.drawn
        events += [*scored(standings, state, events)]
        chance = state.history is not None and len(state.history) == 2  # the newest thing is an outcome
        step = action.step
        told = Told(len(self.log), action.seat, str(action), tuple(events), step.sealed, chance, step.kind)
        self.state = state
        self.log.append(told)
        self.version += 1
        return told

    def _source(self) -> Dealt | Arranged | None:
        """What takes the place of the state's own generator; of what is arranged, all that could come up did."""
        if self.deal is not None:
            return Dealt(self.deal, self.drawn)
        if not self.arranged:
            return None
        return Arranged(self.game.script(self.arranged).outcomes, come(self.arranged, self.state.record.outcomes))

    def undo(self, seat: int) -> None:
        """Takes the seat's last action back, as far as nothing was learnt since."""
        state = self.state.undo(seat)
        log = list(retold(state.game, state.record))
        self.state, self.log = state, log
        self.version += 1

    def rewind(self, to: int) -> None:
        """Back to the position after so many actions, whatever was learnt since."""
        state = fold(self.game, self.state.record, to)
        self.state, self.log = state, self.log[: to + 1]
        self.version += 1

    def last_of(self, seat: int) -> int:
        """The number in the log of the seat's last action, 0 if it has none."""
        return next((told.number for told in reversed(self.log) if told.seat == seat), 0)

    def undo_barrier(self, seat: int) -> Reason | None:
        """Why the seat's last action cannot be taken back, read off the log; None if undo may try."""
        last = self.last_of(seat)
        if not last:
            return Reason("nothing_to_undo")
        for told in self.log[last:]:
            if told.number > last and not told.sealed:
                return Reason("undo_other_acted", {"seat": told.seat})
            barrier = told.learnt
            if barrier is not None:
                return barrier
        return None

    def undo_depth(self, seat: int, first: int) -> int:
        """How many of the seat's actions, from number `first` on, can be taken back one after the other."""
        depth = 0
        for told in reversed(self.log[max(first, 1) :]):
            if told.learnt or (told.seat != seat and not told.sealed):
                break
            depth += told.seat == seat
        return depth
