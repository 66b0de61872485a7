"""Beats: what happened as people are told it: who, what, what it brought and to whom, where, how much it matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from tabuleiro.core.event import TABLE, Event

if TYPE_CHECKING:
    from tabuleiro.core.table import Told

Weight = Literal["quiet", "plain", "big"]
POINTS: Final = "vp"  # the counter of points, by the name of its icon
SCORED: Final = "scored"  # the core's own event: what an action has changed in a seat's points
ACTED: Final = "acted"  # told where an action has no event of its own: what it does is still to come


class Gain(NamedTuple):
    """What a seat has more of, or less: `what` is a counter, by the name of its icon."""

    seat: int
    what: str
    n: int


@dataclass(frozen=True)
class Telling:
    """How one kind of event is told. What only `adds` has no beat of its own where something has brought it."""

    weight: Weight = "plain"
    own: Weight | None = None  # for whose doing it is; None: as for everybody else
    adds: bool = False
    ahead: bool = False  # a price: what its seat tells next has cost it
    cause: bool = True  # what follows may be what it has brought
    chapter: bool = False  # it begins a round: nothing that was before it brings anything any more
    turn: bool = False  # it begins a turn; a seat's is not told itself
    main: bool = False  # a turn is about it, whatever else was told louder
    stays: bool = False  # if it is big it stays until it is put away, whoever did it; the own always does
    tale: Literal["", "begins", "tells"] = (
        ""  # from where on its seat's events belong together; whose beat has them all
    )
    # Its place on the board, filled in from the event's data: `hex {at}`; `{of}`: the seat of others; `a|b`: the first
    # that is to be seen.
    spot: str = ""
    start: str = ""  # where a piece came from
    gains: Callable[[int, Mapping[str, Any]], Iterable[Gain]] = lambda seat, data: ()
    weigh: Callable[[Event, int], Weight] | None = None  # for one reader, where neither weight fits all of its kind

    def weight_for(self, event: Event, eye: int) -> Weight:
        if self.weigh is not None:
            return self.weigh(event, eye)
        return self.own if self.own is not None and event.seat == eye else self.weight


PLAIN: Final = Telling()
# What every game may tell.
COMMON: Final[Mapping[str, Telling]] = {
    "ready": Telling("quiet"),
    "round": Telling("big", chapter=True),
    "turn": Telling("quiet", turn=True),
    "over": Telling("big"),
    ACTED: Telling("quiet"),
}


def counter(what: str, sign: int = 1, key: str = "n") -> Callable[[int, Mapping[str, Any]], Iterable[Gain]]:
    """So many of one thing, for the event's own seat: `key` says how many, else one."""
    return lambda seat, data: [Gain(seat, what, sign * int(data.get(key, 1)))]


@dataclass(frozen=True, eq=False)
class Beat:
    """One thing that happened, as one reader may know it. `more`: something brings more, later than it was told;
    `because`: what of the table brought it, where nothing of the seat's own has."""

    number: int  # of the action: the moment in the replay
    index: int  # within the action
    round: int
    turn: int  # beats with the same number are one turn, `owner`'s
    owner: int
    seat: int
    weight: Weight
    event: Event
    gains: tuple[Gain, ...] = ()
    spot: str = ""
    start: str = ""
    more: bool = False
    because: Event | None = None
    steps: tuple[Event, ...] = ()  # of a tale: all that led to it and followed at once
    main: bool = False
    stays: bool = False  # until its reader puts it away
    price: tuple[Gain, ...] = ()  # what was given for it before, which has beats of its own

    @property
    def id(self) -> str:
        return f"{self.number}.{self.index}"

    @property
    def own(self) -> list[Gain]:
        """What it brought to its own seat, with all that was given for it."""
        return list(joined(gain for gain in (*self.price, *self.gains) if gain.seat == self.seat))


def summed(beats: Iterable[Beat], seat: int) -> list[Gain]:
    """What some beats brought one seat in all, in the order in which it first came."""
    sums: dict[str, int] = {}
    for beat in beats:
        for gain in beat.gains:
            if gain.seat == seat:
                sums[gain.what] = sums.get(gain.what, 0) + gain.n
    return [Gain(seat, what, n) for what, n in sums.items() if n]


def joined(gains: Iterable[Gain]) -> tuple[Gain, ...]:
    """One for what a seat got of a counter, and one for what it gave."""
    sums: dict[tuple[int, str, bool], int] = {}
    for seat, what, n in gains:
        sums[seat, what, n > 0] = sums.get((seat, what, n > 0), 0) + n
    return tuple(Gain(seat, what, n) for (seat, what, _), n in sums.items() if n)


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
        self._turns: dict[tuple[int, int], int] = {}
        self._marked = any(telling.turn for kind, telling in tellings.items())
        self._causes: dict[int, list[_Cause]] = {}
        self._tales: dict[int, list[Event]] = {}
        self._prices: dict[int, list[Gain]] = {}  # by seat: given in earlier actions for what is still to come
        self._drafts: list[_Draft] = []
        self._new = 0  # drafts from here on belong to the round that has begun

    def tell(self, told: Told) -> list[Beat]:
        """The beats of the next action."""
        self._drafts, self._new = [], 0
        if not self._marked and not self.by_round and told.seat not in (self.owner, TABLE):
            self._new_turn(told.seat)
        before = self.round, self.turn, self.owner
        for event in told.seen_by(self.eye).events:
            self._hear(told.number, event)
        if not self._drafts and told.seat != TABLE:
            self._acted(told, before)
        for draft in self._drafts:
            if draft.ahead:
                self._prices.setdefault(draft.beat.seat, []).extend(draft.gains)
        return [self._finished(draft) for draft in self._drafts]

    def _finished(self, draft: _Draft) -> Beat:
        tells = self.tellings.get(draft.beat.event.kind, PLAIN).tale == "tells"
        steps = tuple(self._tales.get(draft.beat.seat, ())) if tells else ()
        return replace(draft.beat, gains=joined(draft.gains), steps=steps)

    def _hear(self, number: int, event: Event) -> None:
        if event.kind == SCORED:
            self._score(number, event)
            return
        telling = self.tellings.get(event.kind, PLAIN)
        if telling.turn:
            self._causes.clear()
            self._new_turn(event.seat)
            if event.seat != TABLE:
                return
        if telling.tale == "begins":
            self._tales[event.seat] = []
        self._tales.setdefault(event.seat, []).append(event)
        if telling.chapter:
            self.round = int(event.data.get("round", self.round + 1))  # type: ignore[arg-type]
            self._causes.clear()
            self.owner = TABLE
            self._new = len(self._drafts)
        gains = list(telling.gains(event.seat, event.data))
        if telling.adds:
            draft = self._cause_of(number, event) or self._begin(number, event, telling, because=self._table_event())
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
        left = int(event.data["n"]) - told  # type: ignore[arg-type]
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
            telling.weight_for(event, self.eye),
            event,
            spot=data.filled(telling.spot),
            start=data.filled(telling.start),
            more=more,
            because=because,
            main=telling.main,
            stays=self.eye != TABLE and (telling.stays or event.seat == self.eye),
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

    def causes(self, seat: int) -> list[Event]:
        """What of a seat's doing still goes on, the newest last: a question belongs to it."""
        return [cause.event for cause in self._causes.get(seat, [])]

    # -- turns
    def _new_turn(self, seat: int) -> None:
        self.turn += 1
        self.owner = seat
        self._prices.clear()

    def _turn_of(self, seat: int) -> tuple[int, int]:
        if not self.by_round:
            return self.turn, self.owner
        key = (self.round, seat)
        if key not in self._turns:
            self.turn += 1
            self._turns[key] = self.turn
        return self._turns[key], seat


class Turn(NamedTuple):
    """What one seat did in one turn (`owner` is `TABLE`: what happened between turns), its beats in order."""

    owner: int
    beats: tuple[Beat, ...]


class Chapter(NamedTuple):
    """A round: what opened it, and its turns in order."""

    round: int
    opening: tuple[Beat, ...]
    turns: tuple[Turn, ...]


def chapters(beats: Sequence[Beat]) -> list[Chapter]:
    """All that was told, by rounds and turns, in the order in which it began."""
    rounds: dict[int, tuple[list[Beat], dict[tuple[int, int], list[Beat]]]] = {}
    for beat in beats:
        opening, turns = rounds.setdefault(beat.round, ([], {}))
        if beat.owner == TABLE and (not turns or (opening and beat.turn == opening[0].turn)):
            opening.append(beat)
        else:
            turns.setdefault((beat.turn, beat.owner), []).append(beat)
    return [
        Chapter(number, tuple(opening), tuple(Turn(owner, tuple(some)) for (_, owner), some in turns.items()))
        for number, (opening, turns) in rounds.items()
    ]
