"""Workers of a Ray cluster: games played on other machines, or on one of its own that is made for them here."""

from __future__ import annotations

import os
import socket
import uuid
from concurrent.futures import Future
from functools import partial
from typing import Final

from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.pool import AHEAD, Desk, NewDesk
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.kit.extras import needed
from tabuleiro.kit.processes import cores

LOCAL: Final = "local"  # Ray's own word: the address of a cluster that is made here, and ends with the games
PATIENCE: Final = 5.0  # seconds for a cluster to answer
QUIET: Final = {"logging_level": "error", "log_to_driver": False}


class RayWorkers:
    """Ray itself says which worker is free, and plays a game elsewhere if its worker dies."""

    def __init__(self, new_desk: NewDesk, address: str, jobs: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns of what comes
        self.ray = needed("ray", "ray", "--ray")
        errors = self.ray.exceptions
        died = (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError, errors.OutOfMemoryError)
        self.deaths: tuple[type[BaseException], ...] = died
        try:
            if address == LOCAL:
                self.ray.init(LOCAL, num_cpus=jobs or cores(), include_dashboard=False, **QUIET)
            else:
                _knock(address)
                self.ray.init(address=address, **QUIET)
        except (OSError, ValueError, RuntimeError) as error:
            said = str(error).partition("\n")[0]
            raise BadInput(f"--ray {address}: no Ray cluster answers ({said})") from None
        there = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        # On others' machines no more at a time than are wished for: nobody else says so there.
        self.in_line = there * AHEAD if jobs is None or address == LOCAL else min(jobs, there)
        self.told = self.ray.put((uuid.uuid4().hex, new_desk))
        self.play = self.ray.remote(_play)

    def begin(self, number: int) -> Future[Line]:
        found: Future[Line] = Future()
        self.play.remote(self.told, number).future().add_done_callback(partial(self.pass_on, found))
        return found

    def pass_on(self, found: Future[Line], given: Future[Line]) -> None:
        """Ray wraps what goes wrong in a traceback of the worker; people are told what it was."""
        wrapped = given.exception()
        if wrapped is None:
            found.set_result(given.result())
            return
        error = getattr(wrapped, "cause", None) or wrapped
        if isinstance(error, self.ray.exceptions.RayError) and not isinstance(error, self.deaths):
            said = str(error).partition("\n")[0]  # our package is not there, the cluster's store is full
            error = TabuleiroError(f"a worker cannot play: {said}")
        found.set_exception(error)

    def end(self, at_once: bool) -> None:
        self.ray.shutdown()  # whoever still plays is stopped


def _knock(address: str) -> None:
    """Where nobody answers, Ray itself would wait for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host:
        socket.create_connection((host, int(port)), PATIENCE).close()


# ---------------------------------------------------------------- in the worker
_desks: dict[str, Desk] = {}  # the worker's desk, by the run it is for


def _play(told: tuple[str, NewDesk], number: int) -> Line:
    run, new_desk = told
    if run not in _desks:
        _desks.clear()
        _desks[run] = new_desk()
        _desks[run].same()
    return _desks[run].play(number)
