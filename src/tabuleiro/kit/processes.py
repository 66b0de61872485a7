"""Worker processes: deaf to Ctrl-C, ended with their parent, replaced when one dies or gets stuck."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, ParamSpec, TypeVar

LOG: Final = logging.getLogger("tabuleiro.workers")
P = ParamSpec("P")
T = TypeVar("T")


class Failed(Exception):
    """What was asked of a process is not answered; its text says why."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---------------------------------------------------------------- in the worker
def stand_by() -> None:
    """What every worker process begins with: deaf to Ctrl-C, and ended when its parent is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it cannot be blocked from the start
    threading.Thread(target=_end_with_parent, daemon=True).start()


_desk: list[Any] = []  # the worker's one desk


def take_desk(new_desk: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
    """How a worker begins that answers from something of its own, made there."""
    stand_by()
    _desk.append(new_desk(*args, **kwargs))


def at_desk(what: str, about: object) -> Any:
    """What the worker's desk answers."""
    return getattr(_desk[0], what)(about)


def _end_with_parent() -> None:
    """A parent that was killed cannot stop its workers, and they would wait for it for ever."""
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def answered(call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Whatever goes wrong is said in words: not every error can travel between processes."""
    try:
        return call(*args, **kwargs)
    except Exception as error:
        raise Failed(f"{type(error).__name__}: {error}") from None


# ---------------------------------------------------------------- in the parent
@contextmanager
def deaf_children() -> Iterator[None]:
    """A terminal's Ctrl-C reaches every process, but the parent decides: children are born with it blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Births(SpawnContext):
    """Remembers the processes that are started with it: an executor does not tell which are its own."""

    def __init__(self) -> None:
        super().__init__()
        self.born: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        process = SpawnProcess(*args, **kwargs)
        self.born.append(process)
        return process


class Crew(ProcessPoolExecutor):
    """So many processes; each begins with `start`, which stands by first."""

    def __init__(self, n: int, start: Callable[..., None] = stand_by, *given: object) -> None:
        self._births = _Births()
        super().__init__(n, mp_context=self._births, initializer=start, initargs=given)

    @property
    def processes(self) -> list[SpawnProcess]:
        return list(self._births.born)

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        try:
            with deaf_children():
                return super().submit(call, *args, **kwargs)
        except (OSError, ValueError) as error:  # a pool that breaks just now closes its pipes while a worker is started
            raise BrokenProcessPool(str(error)) from error

    def kill(self) -> None:
        """The executor itself can only ask its processes to end when they are done; a stuck one never is."""
        for process in self.processes:
            if process.pid is not None:
                process.kill()


class Post:
    """Manned until it is stopped: a crew that has lost somebody is replaced as a whole."""

    def __init__(self, n: int, start: Callable[[], None] = stand_by) -> None:
        self._n = n
        self._start = start
        self._stopped = False
        self.crew = Crew(n, start)

    def warm_up(self, call: Callable[P, None], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Starts the processes and lets them do this before somebody waits for it."""
        for _ in range(self._n):
            self.crew.submit(call, *args, **kwargs)

    async def ask(self, seconds: float, attempts: int, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What one of the processes finds, or `Failed`: so many crews may die over it, and none takes longer."""
        for _ in range(attempts):
            crew = self.crew
            try:
                future = crew.submit(answered, call, *args, **kwargs)
                async with asyncio.timeout(seconds):  # Python 3.11's wait_for can swallow a cancel
                    return await asyncio.wrap_future(future)
            except TimeoutError:
                self.replace(crew)
                raise Failed(f"no answer in {seconds:g} seconds") from None
            except BrokenProcessPool:
                self.replace(crew)
        raise Failed(f"{attempts} workers died over it")

    def replace(self, broken: Crew) -> None:
        """Unless somebody else has noticed first."""
        if self.crew is broken and not self._stopped:
            self.crew = Crew(self._n, self._start)
            broken.kill()
            broken.shutdown(wait=False, cancel_futures=True)
            LOG.warning("workers are started anew")

    async def stop(self) -> None:
        """Ends the processes without waiting for what they work on."""
        self._stopped = True
        self.crew.kill()
        await asyncio.to_thread(self.crew.shutdown)
