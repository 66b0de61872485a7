"""Journals: every finished game on a line of its own, safe on disk before the next one is looked at."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tabuleiro.core.errors import BadInput

VERSION: Final = 1
NAME: Final = "journal.jsonl"

Line = dict[str, Any]  # the settings or a game, as the file has them
Sound = Callable[[Line], bool]  # whether a line is a game of this journal; what has the wrong shape may also raise


class Journal:
    """The first line has the settings; the others are games, in the order in which they were finished.

    `kind` is who plays them, arena or balance; it is the first key of the first line, with the version.
    """

    def __init__(self, folder: Path, kind: str, settings: Mapping[str, object], sound: Sound) -> None:
        self.path = folder / NAME
        self.lines: dict[int, Line] = {}  # the games, by their numbers
        folder.mkdir(parents=True, exist_ok=True)
        content = self.path.read_bytes() if self.path.exists() else b""
        whole = content.rfind(b"\n") + 1
        start = f'{{"{kind}"'.encode()
        # The power may have failed while the first line was written: then there is only a beginning of it.
        if whole or not start.startswith(content[: len(start)]):
            _check(self.path, settings_of(self.path, content, kind), settings)
            for line in games_of(self.path, content, sound):
                self.lines.setdefault(line["number"], line)
        # Appended in one piece, past all buffers: a line is whole, or it is the last one and cut off.
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self.handle = os.open(self.path, flags, 0o666)
        os.ftruncate(self.handle, whole)
        if not whole:
            self._write({kind: VERSION, **settings})

    def add(self, line: Line) -> None:
        self._write(line)
        self.lines[line["number"]] = line

    def close(self) -> None:
        os.close(self.handle)

    def _write(self, line: Line) -> None:
        left = json.dumps(line, separators=(",", ":")).encode() + b"\n"
        while left:
            left = left[os.write(self.handle, left) :]
        os.fsync(self.handle)


def settings_of(path: Path, content: bytes, kind: str) -> Line:
    """The settings of a journal's first line."""
    try:
        found = json.loads(content.split(b"\n", 1)[0])
    except ValueError:
        found = None
    if not isinstance(found, dict) or kind not in found:
        raise BadInput(f"{path}: not a journal of {kind} games")
    version = found.pop(kind)
    if version != VERSION:
        raise BadInput(f"{path}: a journal of version {short(version)}, this is {VERSION}")
    return found


def games_of(path: Path, content: bytes, sound: Sound) -> Iterator[Line]:
    """The games of a journal, each checked; a last line that is cut off is none."""
    for number, text in enumerate(content[: content.rfind(b"\n") + 1].splitlines()[1:], 2):
        try:
            line = json.loads(text)
            good = sound(line)
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            good = False
        if not good:
            raise BadInput(f"{path}: line {number} is damaged; take it out, and its game is played again")
        yield line


def _check(path: Path, found: Line, wanted: Mapping[str, object]) -> None:
    other = [key for key, value in wanted.items() if found.get(key) != value]
    if other == ["code"]:
        raise BadInput(f"{path}: the rules or bots have changed since these games were played: give another --out")
    if other:
        said = "; ".join(f"{key} {short(found.get(key))}, now {short(wanted[key])}" for key in other)
        raise BadInput(f"{path} is of games with other settings ({said}): give another --out")


def short(value: object) -> str:
    """A value for a message, cut off where it is long."""
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
