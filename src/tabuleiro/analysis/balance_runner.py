"""The balance's games: one is played under the eyes of a watch; many are played in this process or in several."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Protocol

from tabuleiro.analysis.entrants import Entrant
from tabuleiro.analysis.referee import Referee, Seated, bot_seed
from tabuleiro.analysis.runner import AHEAD, PATIENCE, _end_with_parent, deaf_children, interrupts_wait, made
from tabuleiro.bots import Budget
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import TabuleiroError
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.games import load

Line = dict[str, Any]  # a game as the journal has it


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


class Desk:
    """A game loaded once, at which one game after the other is played."""

    def __init__(self, job: Job, watching: Watching) -> None:
        self.job = job
        self.watching = watching
        self.game = load(job.game, job.pack)
        self.budget = None if job.budget is None else Budget(milliseconds=job.budget)

    def play(self, number: int) -> Line:
        job, seed = self.job, self.job.seed + number
        events: list[Event] = []
        state = self.game.start(self.game.origin(job.seats, seed, job.options), events=events)
        state.recording = False  # nobody replays these games: the seed and the bots give them again
        watch = self.watching(self.game, job.seats)
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


def play_all(job: Job, watching: Watching, numbers: Iterable[int], jobs: int, keep: Callable[[Line], None]) -> None:
    """Plays the games and hands each over as soon as it is finished."""
    if jobs > 1:
        _in_parallel(job, watching, numbers, jobs, keep)
        return
    desk = Desk(job, watching)
    for number in numbers:
        line = desk.play(number)
        with interrupts_wait():
            keep(line)


def _in_parallel(job: Job, watching: Watching, numbers: Iterable[int], jobs: int, keep: Callable[[Line], None]) -> None:
    """As the arena's runner does it, with this one's desks."""
    others = set(active_children())
    todo = iter(numbers)
    waiting: set[Future[Line]] = set()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_start, initargs=(job, watching))
    with interrupts_wait() as interrupt, pool:
        try:
            while not interrupt.is_set():
                with deaf_children():
                    waiting.update(pool.submit(_play, number) for number in islice(todo, jobs * AHEAD - len(waiting)))
                if not waiting:
                    break
                for future in wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED).done:
                    keep(future.result())
                    waiting.discard(future)
        except BrokenProcessPool:
            raise TabuleiroError(
                "a worker process died (killed, out of memory, or a bot that crashed it): what is finished is kept,"
                " and the same command goes on from there"
            ) from None
        finally:
            if waiting:  # interrupted: what is finished is kept, a long game is not waited for
                for child in set(active_children()) - others:
                    child.terminate()
                for future in waiting:
                    if future.done() and future.exception() is None:
                        keep(future.result())


# ---------------------------------------------------------------- in the worker
_desks: list[Desk] = []  # the worker's one desk


def _start(job: Job, watching: Watching) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it cannot be blocked from the start
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _desks.append(Desk(job, watching))


def _play(number: int) -> Line:
    return _desks[0].play(number)
