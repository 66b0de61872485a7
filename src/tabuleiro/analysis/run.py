"""A run: numbered games that are played in one process or several, kept in a journal, and make a result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from tabuleiro.analysis.journal import Journal, Line, Sound
from tabuleiro.analysis.pool import Job, jobs_of, play_all

R = TypeVar("R")


class Run(Generic[R]):
    """Opening one takes in what its folder's journal has; `run` plays what is missing. Close it afterwards."""

    kind: ClassVar[str]  # of its journal

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, object],
        sound: Sound,
        total: int,
        job: Job[Line],
        jobs: int | None,
    ) -> None:
        self.jobs = jobs_of(jobs)
        self.folder = folder
        self.total = total
        self.job = job
        self.journal = Journal(folder, self.kind, settings, sound)

    @property
    def finished(self) -> int:
        return sum(number < self.total for number in self.journal.lines)

    def run(self, tick: Callable[[Line], None] = lambda line: None) -> R:
        """Plays the missing games; whatever stops it, each finished game is in the journal."""

        def keep(line: Line) -> None:
            self.journal.add(line)
            tick(line)

        missing = self.total - self.finished
        if missing:
            numbers = (number for number in range(self.total) if number not in self.journal.lines)
            play_all(self.job, numbers, min(self.jobs, missing), keep)
        return self.result(line for number, line in sorted(self.journal.lines.items()) if number < self.total)

    def result(self, lines: Iterable[Line]) -> R:
        """What the games say, in the order of their numbers."""
        raise NotImplementedError

    def close(self) -> None:
        self.journal.close()
