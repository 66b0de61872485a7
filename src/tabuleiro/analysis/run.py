"""A run: numbered games that are played in one process or several, kept in a journal, and make a result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from tabuleiro.analysis.journal import Journal, Line
from tabuleiro.analysis.pool import Hired, play_all
from tabuleiro.analysis.records import Records
from tabuleiro.analysis.referee import Desk
from tabuleiro.analysis.terms import Terms
from tabuleiro.kit.editions import edition_of
from tabuleiro.kit.shelf import load

R = TypeVar("R")


class Run(Generic[R]):
    """Opening one takes in what its folder's journal has; `run` plays what is missing. Close it afterwards."""

    kind: ClassVar[str]  # of its journal
    desk: ClassVar[type[Desk]]

    def __init__(
        self,
        terms: Terms,
        total: int,
        folder: Path,
        pack: Path | None = None,
        jobs: int | None = None,
        ray: str | None = None,
        records: Path | None = None,
    ) -> None:
        """`pack` is the file of a content pack, None for the game's own; `records` a folder for those of the plays."""
        self.hired = Hired(jobs, ray)
        game = load(terms.game, pack)
        self.folder = folder
        self.total = total
        self.new_desk = partial(self.desk, terms, edition_of(game), records is not None)
        self.records = None if records is None else Records(records, game)
        self.journal = Journal(folder, self.kind, terms.data, self.sound)

    @property
    def finished(self) -> int:
        return sum(number < self.total for number in self.journal.lines)

    def run(self, tick: Callable[[Line], None] = lambda line: None) -> R:
        """Plays the missing games; whatever stops it, each finished game is in the journal."""

        def keep(line: Line) -> None:
            if self.records is not None:
                self.records.keep(line["number"], line.pop("record"))
            self.journal.add(line)
            tick(line)

        missing = [number for number in range(self.total) if number not in self.journal.lines]
        if missing:
            play_all(self.new_desk, missing, self.hired, keep)
        return self.result(line for number, line in sorted(self.journal.lines.items()) if number < self.total)

    def sound(self, line: Line) -> bool:
        """Whether a journal's line is one of these games; what has the wrong shape may also raise."""
        raise NotImplementedError

    def result(self, lines: Iterable[Line]) -> R:
        """What the games say, in the order of their numbers."""
        raise NotImplementedError

    def close(self) -> None:
        self.journal.close()
