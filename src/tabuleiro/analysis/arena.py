"""The arena: settings and a folder become games, a journal and a result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tabuleiro.analysis.journal import Journal, Line
from tabuleiro.analysis.picture import ENGLISH, Labels, picture
from tabuleiro.analysis.pool import jobs_of, play_all
from tabuleiro.analysis.referee import Played, Seated
from tabuleiro.analysis.result import Result, entrants_csv, games_csv, result_of, write
from tabuleiro.analysis.runner import Job
from tabuleiro.analysis.schedule import Settings

KIND: Final = "arena"  # of journals


class Arena:
    """Opening one takes in what its folder's journal has; `run` plays what is missing. Close it afterwards."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        pack: Path | None = None,
        jobs: int | None = None,
    ) -> None:
        self.jobs = jobs_of(jobs)
        self.settings = settings
        self.folder = folder
        self.job = Job(settings, None if pack is None else str(pack))
        self.journal = Journal(folder, KIND, settings.data, self._sound)

    @property
    def finished(self) -> int:
        return len(self.journal.lines)

    def run(self, tick: Callable[[Played], None] = lambda game: None) -> Result:
        """Plays the missing games; whatever stops it, each finished game is in the journal."""

        def keep(game: Played) -> None:
            self.journal.add(asdict(game))
            tick(game)

        missing = self.settings.total - self.finished
        if missing:
            numbers = (number for number in range(self.settings.total) if number not in self.journal.lines)
            play_all(self.job, numbers, min(self.jobs, missing), keep)
        return result_of(self.settings, [_game(line) for line in self.journal.lines.values()])

    def write(self, result: Result, labels: Labels = ENGLISH) -> None:
        """The result's files, beside the journal."""
        write(self.folder / "result.json", f"{result.json}\n")
        write(self.folder / "games.csv", games_csv(result))
        write(self.folder / "entrants.csv", entrants_csv(result))
        write(self.folder / "arena.svg", picture(result, labels))

    def close(self) -> None:
        self.journal.close()

    def _sound(self, line: Line) -> bool:
        """Whether a journal's line is one of this arena's games."""
        game = _game(line)
        fixture = self.settings.fixture(game.number)
        seats = tuple(seat.entrant for seat in game.seats)
        known = 0 <= game.number < self.settings.total
        return known and (game.seed, seats) == (fixture.seed, fixture.seats)


def _game(line: Line) -> Played:
    return Played(line["number"], line["seed"], [Seated(**seat) for seat in line["seats"]])
