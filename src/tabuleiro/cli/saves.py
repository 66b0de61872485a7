"""Records as files: read with the file's name in every complaint, written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.core.record import Record


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


def write(path: Path, record: Record) -> None:
    """The new file takes the old one's place only when all of it is on the disk; OSError leaves the old one alone."""
    path = path.resolve()  # a link keeps pointing at the file that is written
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a plain file", str(path))
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(temporary, "x", encoding="utf-8", newline="\n") as file:
            file.write(record.dumps())
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
