"""The balance's games: what a worker is told, and the desk at which games are played under the eyes of a watch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tabuleiro.analysis.entrants import Entrant
from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.referee import Referee, Seated, bot_seed
from tabuleiro.analysis.runner import made
from tabuleiro.bots import Budget
from tabuleiro.core.decision import Decision
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.kit.shelf import load


class Watch(Protocol):
    """Looks on at one game and notes down what its study needs; all that it says must be plain JSON."""

    def chosen(self, decision: Decision, option: int) -> None:
        """An answer, before it is carried out."""

    def told(self, events: Sequence[Event]) -> None:
        """What has happened since."""

    def result(self, state: State) -> Line:
        """The game's notes, once it is over."""


Watching = Callable[[Game, int], Watch]


@dataclass(frozen=True)
class Job:
    """What a worker needs to know; `pack` is the file of a content pack, None for the game's own."""

    game: str
    pack: str | None
    options: dict[str, bool | str]
    seats: int
    entrant: Entrant
    seed: int
    budget: int | None
    watching: Watching

    def desk(self) -> Desk:
        return Desk(self)


class Desk:
    """A game loaded once, at which one game after the other is played."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = load(job.game, job.pack)
        self.budget = None if job.budget is None else Budget(milliseconds=job.budget)

    def play(self, number: int) -> Line:
        job, seed = self.job, self.job.seed + number
        events: list[Event] = []
        state = self.game.start(self.game.origin(job.seats, seed, job.options), events=events)
        state.recording = False  # nobody replays these games: the seed and the bots give them again
        watch = job.watching(self.game, job.seats)
        seats = [Seated(0) for _ in range(job.seats)]
        referees = [
            Referee(made(job.entrant, bot_seed(seed, seat)), seated, self.budget, seed)
            for seat, seated in enumerate(seats)
        ]
        while not state.over:
            watch.told(events)
            events.clear()
            seat = state.to_act[0]
            asked = state.decision(seat)
            option = referees[seat].option(state.view(seat), asked, state.decision(seat))
            watch.chosen(asked, option)
            state.play(seat, option)
        watch.told(events)
        return {
            "number": number,
            "seed": seed,
            "decisions": sum(seated.decisions for seated in seats),
            "seconds": round(sum(seated.seconds for seated in seats), 3),
            "faults": sum(sum(seated.faults.values()) for seated in seats),
            "first_fault": next((seated.first_fault for seated in seats if seated.first_fault), ""),
            **watch.result(state),
        }
