"""The journal: every finished game on a line of its own, safe on disk before the next one is looked at."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tabuleiro.analysis.referee import Played, Seated
from tabuleiro.analysis.schedule import Settings
from tabuleiro.core.errors import BadInput

VERSION: Final = 1
NAME: Final = "journal.jsonl"


class Journal:
    """The first line has the settings; the others are games, in the order in which they were finished."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.path = folder / NAME
        self.settings = settings
        self.played: dict[int, Played] = {}
        folder.mkdir(parents=True, exist_ok=True)
        whole = self._read()
        # Appended in one piece, past all buffers: a line is whole, or it is the last one and cut off.
        self.handle = os.open(
            self.path,
            os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0),
            0o666,
        )
        os.ftruncate(self.handle, whole)
        if not whole:
            self._write({"arena": VERSION, **settings.data})

    def add(self, game: Played) -> None:
        self._write(asdict(game))
        self.played[game.number] = game

    def close(self) -> None:
        os.close(self.handle)

    def _write(self, data: Mapping[str, object]) -> None:
        left = json.dumps(data, separators=(",", ":")).encode() + b"\n"
        while left:
            left = left[os.write(self.handle, left) :]
        os.fsync(self.handle)

    def _read(self) -> int:
        """Takes in what is there; returns how many bytes of it are whole lines."""
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return 0
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines()
        if lines:
            self._check(lines[0])
        elif content and not content.startswith(b'{"arena"'[: len(content)]):
            raise BadInput(f"{self.path}: not an arena's journal")
        for number, line in enumerate(lines[1:], 2):
            game = self._game(line)
            if game is None:
                raise BadInput(f"{self.path}: line {number} is damaged; take it out, and its game is played again")
            self.played.setdefault(game.number, game)
        return whole

    def _check(self, line: bytes) -> None:
        wanted = {"arena": VERSION, **self.settings.data}
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "arena" not in found:
            raise BadInput(f"{self.path}: not an arena's journal")
        other = [key for key in wanted if found.get(key) != wanted[key]]
        if other:
            said = "; ".join(f"{key} {_short(found.get(key))}, now {_short(wanted[key])}" for key in other)
            raise BadInput(f"{self.path} is of an arena with other settings ({said}): give another --out")

    def _game(self, line: bytes) -> Played | None:
        """A game, if the line is one of this arena's."""
        try:
            data = json.loads(line)
            game = Played(data["number"], data["seed"], [Seated(**seat) for seat in data["seats"]])
            fixture = self.settings.fixture(game.number)
        except (ValueError, KeyError, TypeError):
            return None
        seats = tuple(seat.entrant for seat in game.seats)
        known = 0 <= game.number < self.settings.total and (game.seed, seats) == (
            fixture.seed,
            fixture.seats,
        )
        return game if known else None


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
