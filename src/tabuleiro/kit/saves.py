"""Records as files: read with the file's name in every complaint, written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tabuleiro.core.errors import BadInput, PackError, RecordError, TabuleiroError
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record, fold
from tabuleiro.core.state import State
from tabuleiro.kit.editions import game_for


def read(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: this is not a record (not UTF-8 text)") from None
    try:
        return Record.loads(text)
    except TabuleiroError as error:
        raise BadInput(f"{path}: {error}") from None


def opened(path: Path, name: str | None, pack: Path | None) -> tuple[Record, Game, State]:
    """A record with its game and the position it leads to; `name`: the game it should be of."""
    record = read(path)
    try:
        if name not in (None, record.game):
            raise RecordError(f"the record is of '{record.game}', not of '{name}'")
        game = game_for(record, pack)
        return record, game, fold(game, record)
    except PackError:
        raise  # says where by itself
    except TabuleiroError as error:
        raise BadInput(f"{path}: {error}") from None


def write(path: Path, text: str) -> None:
    with whole(path) as file:
        file.write(text.encode())


@contextlib.contextmanager
def whole(path: Path) -> Iterator[BinaryIO]:
    """The new file takes the old one's place only when all of it is on the disk; OSError leaves the old one alone."""
    path = path.resolve()  # a link keeps pointing at the file that is written
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a plain file", str(path))
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(temporary, "xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
