"""The pool: numbered games played at a desk in this process, in several, or far away; handed over in their order."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol

from tabuleiro.analysis.journal import Line
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.kit.processes import Crew, at_desk, cores, take_desk

MOST_JOBS: Final = 256
PATIENCE: Final = 0.2  # seconds after which an interruption is noticed
AHEAD: Final = 3  # games in line for each worker: none waits for the journal, and few are lost by an interruption


class Desk(Protocol):
    def same(self) -> None:
        """Refuses to play on a machine where the code is another than where the games are kept."""

    def play(self, number: int) -> Line:
        """The game with this number, as a line of the journal."""


NewDesk = Callable[[], Desk]  # what a worker is told: it can be sent to another process, and makes a desk there


class Workers(Protocol):
    """Several who play at once, each at a desk of its own."""

    in_line: int  # as many games as they may be given before one is finished
    deaths: tuple[type[BaseException], ...]  # what says that one of them died over its game

    def begin(self, number: int) -> Future[Line]:
        """Gives one of them a game to play."""

    def end(self, at_once: bool) -> None:
        """They go home; `at_once`: in the middle of a game."""


@dataclass(frozen=True)
class Hired:
    """Who shall play: so many processes here (None: one for each core), or workers of a Ray cluster at an address."""

    jobs: int | None = None
    ray: str | None = None

    def __post_init__(self) -> None:
        jobs_of(self.jobs)

    def workers(self, new_desk: NewDesk, games: int) -> Workers | None:
        """None: this process alone does it as well."""
        if self.ray is not None:
            from tabuleiro.analysis.cluster import RayWorkers

            return RayWorkers(new_desk, self.ray, self.jobs)
        jobs = min(jobs_of(self.jobs), games)
        return Processes(new_desk, jobs) if jobs > 1 else None


def jobs_of(wished: int | None) -> int:
    """How many processes play: as many as wished, or one for each core."""
    if wished is None:
        return min(MOST_JOBS, cores())
    if not 1 <= wished <= MOST_JOBS:
        raise BadInput(f"--jobs {wished}: from 1 to {MOST_JOBS} processes")
    return wished


def play_all(new_desk: NewDesk, numbers: Sequence[int], hired: Hired, keep: Callable[[Line], None]) -> None:
    """Plays the games and hands each over when it and all before it are finished: the same, whoever plays."""
    workers = hired.workers(new_desk, len(numbers))
    if workers is not None:
        _at_once(workers, numbers, keep)
        return
    desk = new_desk()
    for number in numbers:
        game = desk.play(number)
        with interrupts_wait():
            keep(game)


def _at_once(workers: Workers, numbers: Iterable[int], keep: Callable[[Line], None]) -> None:
    todo = iter(numbers)
    begun: dict[int, Future[Line]] = {}  # in their order, what is not handed over yet
    running: set[Future[Line]] = set()
    with interrupts_wait() as interrupt:
        try:
            while not interrupt.is_set():
                for number in islice(todo, workers.in_line - len(running)):
                    begun[number] = workers.begin(number)
                    running.add(begun[number])
                if not begun:
                    break
                running = wait(running, timeout=PATIENCE, return_when=FIRST_COMPLETED).not_done
                while begun and begun[first := next(iter(begun))].done():
                    keep(begun[first].result())
                    del begun[first]
        except workers.deaths:
            raise TabuleiroError(
                "a worker process died (killed, out of memory, or a bot that crashed it): what is finished is kept,"
                " and the same command goes on from there"
            ) from None
        finally:  # if it was interrupted, what is finished is kept, and a long game is not waited for
            workers.end(at_once=bool(running))
            for future in begun.values():
                if future.done() and not future.cancelled() and future.exception() is None:
                    keep(future.result())


class Processes:
    """Workers on this machine."""

    deaths: tuple[type[BaseException], ...] = (BrokenProcessPool,)

    def __init__(self, new_desk: NewDesk, jobs: int) -> None:
        self.in_line = jobs * AHEAD
        self.crew = Crew(jobs, take_desk, new_desk)

    def begin(self, number: int) -> Future[Line]:
        return self.crew.submit(at_desk, "play", number)

    def end(self, at_once: bool) -> None:
        if at_once:
            self.crew.kill()
        self.crew.shutdown(cancel_futures=True)


# ---------------------------------------------------------------- Ctrl-C
@contextmanager
def interrupts_wait() -> Iterator[threading.Event]:
    """Puts Ctrl-C off to the end of the block: in the middle of a pool or of a line of the journal it does harm."""
    interrupt = threading.Event()
    ours = threading.current_thread() is threading.main_thread()
    if not ours or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield interrupt  # somebody else decides what an interrupt is
        return
    signal.signal(signal.SIGINT, lambda number, frame: interrupt.set())
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if interrupt.is_set():
        raise KeyboardInterrupt
