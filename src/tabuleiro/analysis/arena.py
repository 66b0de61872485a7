"""The arena: settings and a folder become games, a journal and a result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path

from tabuleiro.analysis import referee
from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.picture import ENGLISH, picture
from tabuleiro.analysis.records import Dealt, text_of
from tabuleiro.analysis.result import Played, Result, entrants_csv, games_csv, result_of
from tabuleiro.analysis.run import Run
from tabuleiro.analysis.schedule import Settings
from tabuleiro.kit import saves


class Desk(referee.Desk):
    terms: Settings

    def play(self, number: int) -> Line:
        fixture = self.terms.fixture(number)
        state, seats = self.play_out(fixture.seed, [(index, self.terms.entrants[index]) for index in fixture.seats])
        line = asdict(Played(number, fixture.seed, seats))
        return {**line, "record": text_of(state, self.terms.names(fixture))} if self.recorded else line


class Arena(Run[Result]):
    kind = "arena"
    desk = Desk

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        pack: Path | None = None,
        jobs: int | None = None,
        ray: str | None = None,
        records: Path | None = None,
    ) -> None:
        self.settings = settings
        super().__init__(settings, settings.total, folder, pack, jobs, ray, records)
        if self.records is not None:
            self.records.check(settings.total, self.journal.lines, self.dealt)

    def dealt(self, number: int) -> Dealt:
        fixture = self.settings.fixture(number)
        return fixture.seed, self.settings.names(fixture)

    def sound(self, line: Line) -> bool:
        game = Played.of(line)
        fixture = self.settings.fixture(game.number)
        seats = tuple(seat.entrant for seat in game.seats)
        return 0 <= game.number < self.settings.total and (game.seed, seats) == (fixture.seed, fixture.seats)

    def result(self, lines: Iterable[Line]) -> Result:
        return result_of(self.settings, [Played.of(line) for line in lines])

    def write(self, result: Result, said: Mapping[str, str] = ENGLISH) -> None:
        """The result's files, beside the journal."""
        saves.write(self.folder / "result.json", f"{result.json}\n")
        saves.write(self.folder / "games.csv", games_csv(result))
        saves.write(self.folder / "entrants.csv", entrants_csv(result))
        saves.write(self.folder / "arena.svg", picture(result, said))
