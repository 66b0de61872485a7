"""The pool: numbered games played at a desk in this process or in several, each handed over as it is finished."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final

from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.referee import Desk
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.kit.processes import Crew, cores, stand_by

MOST_JOBS: Final = 256
PATIENCE: Final = 0.2  # seconds after which an interruption is noticed
AHEAD: Final = 3  # games in line for each worker: none waits for the journal, and few are lost by an interruption
NewDesk = Callable[[], Desk]  # what a worker is told: it can be sent to another process, and makes a desk there


def jobs_of(wished: int | None) -> int:
    """How many processes play: as many as wished, or one for each core."""
    if wished is None:
        return min(MOST_JOBS, cores())
    if not 1 <= wished <= MOST_JOBS:
        raise BadInput(f"--jobs {wished}: from 1 to {MOST_JOBS} processes")
    return wished


def play_all(new_desk: NewDesk, numbers: Iterable[int], jobs: int, keep: Callable[[Line], None]) -> None:
    """Plays the games and hands each over as soon as it is finished."""
    if jobs > 1:
        _in_parallel(new_desk, numbers, jobs, keep)
        return
    desk = new_desk()
    for number in numbers:
        game = desk.play(number)
        with interrupts_wait():
            keep(game)


def _in_parallel(new_desk: NewDesk, numbers: Iterable[int], jobs: int, keep: Callable[[Line], None]) -> None:
    todo = iter(numbers)
    waiting: set[Future[Line]] = set()
    with interrupts_wait() as interrupt, Crew(jobs, _start, new_desk) as crew:
        try:
            while not interrupt.is_set():
                waiting.update(crew.submit(_play, number) for number in islice(todo, jobs * AHEAD - len(waiting)))
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
                crew.kill()
                for future in waiting:
                    if future.done() and future.exception() is None:
                        keep(future.result())


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


# ---------------------------------------------------------------- in the worker
_desks: list[Desk] = []  # the worker's one desk


def _start(new_desk: NewDesk) -> None:
    stand_by()
    _desks.append(new_desk())


def _play(number: int) -> Line:
    return _desks[0].play(number)
