"""What is noted down of a play for the balance: a watch looks on, and its notes are a line of the journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, ClassVar, Generic, Self, TypeVar

from tabuleiro.analysis.journal import Line
from tabuleiro.bots.prospects import shares
from tabuleiro.core.decision import Decision
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.scores import Score
from tabuleiro.core.state import State

Data = Mapping[str, Any]  # of an event: each kind has its own


class SeatGame:
    """One seat of one game: what figures know about it beside its notes."""

    table: Any  # the notes of the whole game
    seat: int
    won: float  # its part of the victory


@dataclass
class SeatNotes(SeatGame):
    """What one seat did in one game; each game notes down more."""

    score: int = 0
    rank: int = 0

    @property
    def total(self) -> int:
        """The points that figures compare."""
        return self.score

    def sound(self, game: Any, seats: int) -> bool:
        """Whether it can have happened: a journal may be damaged."""
        return 1 <= self.rank <= seats


@dataclass
class PointNotes(SeatNotes):
    """With the points by source."""

    points: dict[str, int] = field(default_factory=dict)


N = TypeVar("N", bound=SeatNotes)


@dataclass
class GameNotes(Generic[N]):
    """One finished game; what is not of a seat stands beside the seats in the journal's line."""

    kind: ClassVar[type[Any]] = PointNotes  # of the seats' notes

    seed: int
    seats: list[N]

    @classmethod
    def read(cls, data: Line, game: Any, seats: int) -> Self:
        """A game from its line; ValueError, KeyError or TypeError if it is none."""
        rest = {one.name: data[one.name] for one in fields(cls) if one.name != "seats"}
        found = cls(**rest, seats=[cls.kind(**seat) for seat in data["seats"]])
        whole = len(found.seats) == seats and all(seat.sound(game, seats) for seat in found.seats)
        if not whole or not found.sound(game):
            raise ValueError("not a whole game")
        return found

    def sound(self, game: Any) -> bool:
        """Whether it can have happened, the seats apart."""
        return True

    def wins(self) -> list[float]:
        """1 for the winner; a shared victory is split."""
        return list(shares([seat.rank for seat in self.seats]))


class Watch(Generic[N]):
    """Looks on at one game and notes down what its study needs; all that it says must be plain JSON."""

    def __init__(self, game: Any, seats: int) -> None:
        self.game = game
        self.seats = [self.notes() for _ in range(seats)]

    def notes(self) -> N:
        """The empty notes of a seat."""
        raise NotImplementedError

    def chosen(self, decision: Decision, option: int) -> None:
        """An answer, before it is carried out."""

    def told(self, events: Sequence[Event]) -> None:
        """What has happened since."""
        for event in events:
            if event.seat == TABLE:
                self.of_table(event)
            elif event.seat < len(self.seats):
                self.of_seat(event, self.seats[event.seat])

    def of_table(self, event: Event) -> None:
        """What happened to all."""

    def of_seat(self, event: Event, notes: N) -> None:
        """What one seat did."""

    def at_end(self, state: State, score: Score, notes: N) -> None:
        """What a seat has when the game is over."""

    def about(self, state: State) -> Line:
        """What is not of a seat, when the game is over."""
        return {}

    def result(self, state: State) -> Line:
        """The game's line in the journal."""
        for score, notes in zip(state.scores, self.seats, strict=True):
            notes.score, notes.rank = score.total, score.rank
            self.at_end(state, score, notes)
        return {**self.about(state), "seats": [asdict(notes) for notes in self.seats]}


class PointWatch(Watch[PointNotes]):
    """For a game without a study of its own: scores in their parts."""

    def notes(self) -> PointNotes:
        return PointNotes()

    def at_end(self, state: State, score: Score, notes: PointNotes) -> None:
        notes.points = dict(score.breakdown)
