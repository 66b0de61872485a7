"""The arena: settings and a folder become games, a journal and a result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tabuleiro.analysis.journal import Journal
from tabuleiro.analysis.picture import ENGLISH, Labels, picture
from tabuleiro.analysis.pool import cores, play_all
from tabuleiro.analysis.referee import Played
from tabuleiro.analysis.result import Result, entrants_csv, games_csv, result_of, write
from tabuleiro.analysis.runner import Job
from tabuleiro.analysis.schedule import Settings
from tabuleiro.core.errors import BadInput

MOST_JOBS: Final = 256


class Arena:
    """Opening one takes in what its folder's journal has; `run` plays what is missing. Close it afterwards."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        pack: Path | None = None,
        jobs: int | None = None,
    ) -> None:
        if jobs is not None and not 1 <= jobs <= MOST_JOBS:
            raise BadInput(f"--jobs {jobs}: from 1 to {MOST_JOBS} processes")
        self.settings = settings
        self.folder = folder
        self.job = Job(settings, None if pack is None else str(pack))
        self.jobs = min(MOST_JOBS, cores()) if jobs is None else jobs
        self.journal = Journal(folder, settings)

    @property
    def finished(self) -> int:
        return len(self.journal.played)

    def run(self, tick: Callable[[Played], None] = lambda game: None) -> Result:
        """Plays the missing games; whatever stops it, each finished game is in the journal."""

        def keep(game: Played) -> None:
            self.journal.add(game)
            tick(game)

        missing = self.settings.total - self.finished
        if missing:
            numbers = (number for number in range(self.settings.total) if number not in self.journal.played)
            play_all(self.job, numbers, min(self.jobs, missing), keep)
        return result_of(self.settings, list(self.journal.played.values()))

    def write(self, result: Result, labels: Labels = ENGLISH) -> None:
        """The result's files, beside the journal."""
        write(self.folder / "result.json", f"{result.json}\n")
        write(self.folder / "games.csv", games_csv(result))
        write(self.folder / "entrants.csv", entrants_csv(result))
        write(self.folder / "arena.svg", picture(result, labels))

    def close(self) -> None:
        self.journal.close()
