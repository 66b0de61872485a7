"""Beats: what happened as people are told it: who, what, what it brought and to whom, where, how much it matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from tabuleiro.core.event import TABLE, Event

Weight = Literal["quiet", "plain", "big"]
POINTS: Final = "points"  # the counter of points, where a game has no icon for them
SCORED: Final = "scored"  # the core's own event: what an action has changed in a seat's points
READY: Final = "ready"  # a secret choice is made: of no interest once what was chosen is told
ACTED: Final = "acted"  # told where an action has no event of its own: what it does is still to come
OVER: Final = "over"
UNTOLD: Final = (READY, ACTED)  # of no interest beside what came of it


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
    onward: Weight | None = None  # for what it brings in later actions; None: as when it began
    adds: bool = False
    ahead: bool = False  # a price: what its seat tells next has cost it
    cause: bool = True  # what follows may be what it has brought
    chapter: bool = False  # it begins a round: nothing that was before it brings anything any more
    turn: bool = False  # it begins a turn; a seat's is not told itself
    part: bool = False  # where all have one turn a round: it begins the next part of its seat's, or of everybody's
    main: bool = False  # a turn is about it, whatever else was told louder
    brings: bool = False  # it is told with its turn as well where it brings nothing that is counted
    sums: str = ""  # what of its data may be many: several of the same row are one line
    several: bool = False  # of the same, one after the other, a row says how many, as `times`
    stays: bool = False  # if it is big it stays until it is put away, whoever did it; the own always does
    tale: Literal["", "begins", "tells"] = ""  # where its seat's events begin to belong together; whose beat has them
    # Its place on the board, filled in from the event's data: `hex {at}`; `{of}`: the seat of others; `a|b`: the first
    # that is to be seen.
    spot: str = ""
    start: str = ""  # where a piece came from
    keeps: str = ""  # what its person keeps of it for ever, in their album; filled in from the event's data
    gains: Callable[[int, Mapping[str, Any]], Iterable[Gain]] = lambda seat, data: ()
    weigh: Callable[[Event, int], Weight] | None = None  # for one reader, where neither weight fits all of its kind

    def weight_for(self, event: Event, eye: int) -> Weight:
        if self.weigh is not None:
            return self.weigh(event, eye)
        return self.own if self.own is not None and event.seat == eye else self.weight


PLAIN: Final = Telling()
# What every game may tell.
COMMON: Final[Mapping[str, Telling]] = {
    READY: Telling("quiet"),
    "round": Telling("big", chapter=True),
    "turn": Telling("quiet", turn=True),
    OVER: Telling("big"),
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
    ahead: bool = False  # such a beat: where what was bought is told with its price, this is not told beside it
    brings: bool = False  # it is worth a word where it has no gains
    sums: str = ""  # what of its event's data may be many, where several are one line
    at: int = 0  # the event, of those of its action that this reader may know
    added: tuple[Event, ...] = ()  # what else it has brought, which only adds
    times: int = 1  # so many of the same that a row tells together

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


class Turn(NamedTuple):
    """What one seat did in one turn (`owner` is `TABLE`: what happened between turns), its beats in order."""

    owner: int
    beats: tuple[Beat, ...]

    @property
    def told(self) -> list[Beat]:
        return [beat for beat in self.beats if beat.event.kind != READY] or list(self.beats)

    @property
    def untold(self) -> bool:
        """Whether nothing has come of it yet."""
        return all(beat.event.kind in UNTOLD for beat in self.beats)


class Round(NamedTuple):
    """A round: what opened it, and its turns in order."""

    round: int
    opening: tuple[Beat, ...]
    turns: tuple[Turn, ...]


def chapters(beats: Sequence[Beat]) -> list[Round]:
    """All that was told, by rounds and turns, in the order in which it began."""
    rounds: dict[int, tuple[list[Beat], dict[tuple[int, int], list[Beat]]]] = {}
    for beat in beats:
        opening, turns = rounds.setdefault(beat.round, ([], {}))
        if beat.owner == TABLE and (not turns or (opening and beat.turn == opening[0].turn)):
            opening.append(beat)
        else:
            turns.setdefault((beat.turn, beat.owner), []).append(beat)
    return [
        Round(number, tuple(opening), tuple(Turn(owner, tuple(some)) for (_, owner), some in turns.items()))
        for number, (opening, turns) in rounds.items()
    ]
