"""Records of many plays: a folder with a file for each, by its number; as a journal they survive a cut."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import replace
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.kit import saves

SUFFIX: Final = ".record"
DIGITS: Final = 7  # so that names sort as numbers do
Dealt = tuple[int, tuple[str, ...]]  # which play it is: its seed, and who sits where


def text_of(state: State, names: tuple[str, ...]) -> str:
    """A play as its file has it, with who sat where."""
    return replace(state.record, names=names).dumps()


class Records:
    """Made before the first play, so that a folder that cannot be written to is noticed in time."""

    def __init__(self, folder: Path, game: Game) -> None:
        self.folder = folder
        self.game = game
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".{game.name}{SUFFIX}"
        probe.touch()
        probe.unlink()

    def path(self, number: int) -> Path:
        return self.folder / f"{self.game.name}-{number:0{DIGITS}}{SUFFIX}"

    def check(self, total: int, over: Container[int], dealt: Callable[[int], Dealt]) -> None:
        """Before so many plays, of which some are over: their records must be here, and none of others."""
        for number in range(total):
            path = self.path(number)
            if path.exists():  # what was cut off between the record and the journal is written once more
                record = saves.read(path)
                if (record.pack_hash, (record.origin.seed, record.names)) != (self.game.pack_hash, dealt(number)):
                    raise BadInput(f"{path} is the record of another play: give another --records")
            elif number in over:
                raise BadInput(f"{path} is missing, and its play is over: give the --records it was kept in, or --out")

    def keep(self, number: int, text: str) -> None:
        saves.write(self.path(number), text)
