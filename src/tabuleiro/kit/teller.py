"""The teller: makes beats of events, one action after the other, and credits what each brought to what gave it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.table import Told
from tabuleiro.kit.beats import ACTED, COMMON, OVER, PLAIN, POINTS, SCORED, Beat, Gain, Telling, joined


class _Spots(dict[str, int | str]):
    """What the place of an event is made of; one that this reader does not know is no place."""

    def filled(self, pattern: str) -> str:
        try:
            return pattern.format_map(self)
        except KeyError:
            return ""


class _Cause(NamedTuple):
    """Something that may still bring more: as long as its seat has not gone on with what lay deeper."""

    depth: int
    number: int
    beat: int  # within that action
    event: Event


@dataclass
class _Draft:
    """A beat while its action is still being told."""

    beat: Beat
    gains: list[Gain] = field(default_factory=list)
    added: list[Event] = field(default_factory=list)
    ahead: bool = False


class Teller:
    """Tells the actions of a play, one after the other, to one reader (`eye`: a seat, or `TABLE`: a spectator).

    What an event brought is credited to what gave it: effects run within effects, so the depth of a seat's stack says
    whether the newest cause is finished and an older one goes on."""

    def __init__(self, tellings: Mapping[str, Telling], eye: int, by_round: bool, points: str = POINTS) -> None:
        self.tellings = {**COMMON, **tellings}
        self.eye = eye
        self.points = points
        self.by_round = by_round  # a seat has one turn a round: everybody plays at the same time
        self.round = 0
        self.turn = 0
        self.owner = TABLE
        self._turns: dict[tuple[int, int, int, int], int] = {}
        self._parts: Counter[int] = Counter()  # of rounds, by seat
        self._apart = False  # all act at the same time, in secret or between turns: what is told is each seat's own
        self._sealed = False
        self._shown = False  # what they chose has come out: who chooses again begins anew
        self._marked = any(telling.turn for kind, telling in tellings.items())
        self._set_up = False  # the play is told from its beginning, and no round or turn was told yet
        self._begun = False  # a round or a turn was told; where play goes on from a position none is at first
        self._causes: dict[int, list[_Cause]] = {}
        self._tales: dict[int, list[Event]] = {}
        self._prices: dict[int, list[Gain]] = {}  # by seat: given in earlier actions for what is still to come
        self._drafts: list[_Draft] = []
        self._at = 0  # the event that is being told
        self._new = 0  # drafts from here on belong to the round that has begun
        self._scored: Counter[int] = Counter()  # by seat: points that this action has changed

    def tell(self, told: Told) -> list[Beat]:
        """The beats of the next action."""
        self._drafts, self._new, self._scored = [], 0, Counter()
        self._sealed = told.sealed
        self._set_up = self._set_up or (not told.number and self._marked and bool(told.events))
        if told.sealed:
            self._seal()
        elif self._untold and not self.by_round and told.seat not in (self.owner, TABLE):
            self._new_turn(told.seat)
        before = self.round, self.turn, self.owner
        for at, event in enumerate(told.seen_by(self.eye).events):
            self._at = at
            self._hear(told.number, event)
        self._shown = any(draft.beat.seat != told.seat for draft in self._drafts)
        if not self._drafts and told.seat != TABLE:
            self._acted(told, before)
        for draft in self._drafts:
            if draft.ahead:
                self._prices.setdefault(draft.beat.seat, []).extend(draft.gains)
        return [self._finished(draft) for draft in self._drafts]

    @property
    def _untold(self) -> bool:
        """Whether no event tells that a turn begins: there is none, or play goes on from a position within one."""
        return not self._marked or (not self._begun and self.owner == TABLE)

    def _finished(self, draft: _Draft) -> Beat:
        tells = self.tellings.get(draft.beat.event.kind, PLAIN).tale == "tells"
        steps = tuple(self._tales.get(draft.beat.seat, ())) if tells else ()
        return replace(draft.beat, gains=joined(draft.gains), steps=steps, ahead=draft.ahead, added=tuple(draft.added))

    def _hear(self, number: int, event: Event) -> None:
        if event.kind == SCORED:
            self._score(number, event)
            return
        telling = self.tellings.get(event.kind, PLAIN)
        self._begun = self._begun or telling.turn or telling.chapter
        self._set_up = self._set_up and not self._begun
        if number and self._set_up and not self._apart and event.seat not in (self.owner, TABLE):
            self._new_turn(event.seat)  # one after the other; what is left for the last one comes by itself
        if telling.turn:
            self._causes.clear()
            self._new_turn(event.seat)
            if event.seat != TABLE:
                return
        self._parts[event.seat] += telling.part
        if telling.tale == "begins":
            self._tales[event.seat] = []
        self._tales.setdefault(event.seat, []).append(event)
        if telling.chapter:
            self.round = int(event.data.get("round", self.round + 1))  # type: ignore[arg-type]
            self._causes.clear()
            self.owner = TABLE
            self._apart = self._sealed
            self._new = len(self._drafts)
        gains = list(telling.gains(event.seat, event.data))
        if telling.adds:
            draft = self._cause_of(number, event) or self._begin(number, event, telling, because=self._table_event())
            if draft.beat.event is not event:
                draft.added.append(event)
        elif telling.ahead:
            draft = self._begin(number, event, telling)
            draft.ahead = True
        else:
            gains += self._price(event.seat)
            draft = self._begin(number, event, telling)
            draft.beat = replace(draft.beat, price=joined(self._prices.pop(event.seat, [])))
            if event.seat >= 0 and telling.cause:
                causes = self._causes.setdefault(event.seat, [])
                while causes and causes[-1].depth >= event.depth:
                    causes.pop()
                causes.append(_Cause(event.depth, number, draft.beat.index, event))
        draft.gains += gains

    def _acted(self, told: Told, before: tuple[int, int, int]) -> None:
        """More is asked, or nothing follows but the next turn: it belongs to the one before."""
        now = self.round, self.turn, self.owner
        self.round, self.turn, self.owner = before
        verb = "" if told.sealed and told.seat != self.eye else told.text.partition(" ")[0]
        self._begin(told.number, Event(ACTED, told.seat, {"verb": verb}, {}, False), self.tellings[ACTED])
        self.round, self.turn, self.owner = now

    def _price(self, seat: int) -> list[Gain]:
        """What the seat has given just before, within this action: it is told with what it was given for."""
        given: list[Gain] = []
        while self._drafts and self._drafts[-1].ahead and self._drafts[-1].beat.seat == seat:
            given = self._drafts.pop().gains + given
        return given

    def _score(self, number: int, event: Event) -> None:
        """Points that no other event of this action has told: they belong to what its seat did last."""
        told = sum(gain.n for draft in self._drafts for gain in draft.gains if gain[:2] == (event.seat, self.points))
        self._scored[event.seat] += int(event.data["n"])  # type: ignore[arg-type]
        left = self._scored[event.seat] - told
        if not left:
            return
        own = [draft for draft in self._drafts if draft.beat.seat == event.seat]
        causes = [draft for draft in own if self.tellings.get(draft.beat.event.kind, PLAIN).cause]
        draft = (causes or own)[-1] if own else self._begin(number, event, Telling("quiet"))
        draft.gains.append(Gain(event.seat, self.points, left))

    def _table_event(self) -> Event | None:
        return next((draft.beat.event for draft in reversed(self._drafts) if draft.beat.seat == TABLE), None)

    def _begin(
        self, number: int, event: Event, telling: Telling, more: bool = False, because: Event | None = None
    ) -> _Draft:
        turn, owner = self._turn_of(event.seat)
        data = _Spots({key: value for key, value in event.data.items() if isinstance(value, int | str)})
        data |= {"seat": event.seat, "of": "" if event.seat == self.eye else event.seat}
        beat = Beat(
            number,
            len(self._drafts),
            self.round,
            turn,
            owner,
            event.seat,
            (more and telling.onward) or telling.weight_for(event, self.eye),
            event,
            spot=data.filled(telling.spot),
            start=data.filled(telling.start),
            more=more,
            because=because,
            main=telling.main,
            stays=self.eye != TABLE and (telling.stays or event.seat == self.eye),
            brings=telling.brings,
            sums=telling.sums,
            at=self._at,
        )
        draft = _Draft(beat)
        self._drafts.append(draft)
        return draft

    def _cause_of(self, number: int, event: Event) -> _Draft | None:
        """The beat of what gave it; a cause of an earlier action gets a new beat, which says that it goes on."""
        causes = self._causes.get(event.seat, [])
        while causes and causes[-1].depth > event.depth:
            causes.pop()
        if causes and causes[-1].number == number:
            return self._drafts[causes[-1].beat]
        if causes:
            cause = causes.pop()
            draft = self._begin(number, cause.event, self.tellings.get(cause.event.kind, PLAIN), more=True)
            causes.append(cause._replace(number=number, beat=draft.beat.index))
            return draft
        own = [draft for draft in self._drafts[self._new :] if draft.beat.seat == event.seat]
        return own[-1] if own else None

    def causes(self, seat: int, depth: int) -> list[Event]:
        """What of a seat's doing still goes on where so much is pending, the newest last: a question belongs to it."""
        return [cause.event for cause in self._causes.get(seat, []) if cause.depth <= depth]

    # -- turns
    def opens(self, beat: Beat) -> bool:
        """Whether something else begins with it: a round, or what comes after the play."""
        return beat.event.kind == OVER or self.tellings.get(beat.event.kind, PLAIN).chapter

    @property
    def now(self) -> int:
        """The number of what is going on: a turn, or a round where everybody plays at the same time."""
        return self.round if self.by_round else self.turn

    def _new_turn(self, seat: int) -> None:
        self.turn += 1
        self.owner = seat
        self._apart = seat == TABLE
        self._prices.clear()

    def _seal(self) -> None:
        """A choice that all make in secret, the next one of its kind also where no round is told."""
        if self._shown and not self.by_round:
            self._turns.clear()
        self._apart = True
        self.owner = TABLE

    def _turn_of(self, seat: int) -> tuple[int, int]:
        if not self.by_round and not self._apart:
            return self.turn, self.owner
        key = (self.round, self._parts[TABLE], self._parts[seat], seat)
        if key not in self._turns:
            self.turn += 1
            self._turns[key] = self.turn
        return self._turns[key], seat
