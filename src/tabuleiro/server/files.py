"""Where the data lies: folders and files that only their owner can read, made so or corrected where they are ours."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from sqlalchemy import URL, make_url

from tabuleiro.core.errors import BadInput
from tabuleiro.server.config import Settings

SECRET: Final = "secret"
DATABASE: Final = "tabuleiro.db"
BEFORE: Final = ".before-"  # in the names of what a restore has replaced
ROOM: Final = 64 * 1024  # bytes that SQLite needs beside its file at the least
BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database


def database_file(url: str | URL) -> Path | None:
    """The file of an SQLite database; None if it is another one, or has no file of a plain name."""
    parsed = make_url(url)
    plain = parsed.get_backend_name() == "sqlite" and parsed.database and not parsed.database.startswith((":", "file:"))
    return Path(str(parsed.database)) if plain else None


def make_private(settings: Settings) -> None:
    """The folders, and what lies there already."""
    database = database_file(settings.database)
    for folder in {settings.data, *([database.parent] if database else [])}:
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise BadInput(f"{folder}: cannot be made ({error.strerror})") from None
    beside = [database.with_name(database.name + end) for end in ("", *BESIDE)] if database else []
    for file in (settings.data / SECRET, *beside):
        if file.is_file():
            _correct(file, 0o600)
    ours = {SECRET, DATABASE, *(DATABASE + end for end in BESIDE)}
    # A folder with other things in it is not only ours.
    if all(path.name.partition(BEFORE)[0] in ours for path in settings.data.iterdir()):
        _correct(settings.data, 0o700)


def write_private(path: Path, content: bytes) -> None:
    """A new file, on the disk and for its owner alone."""
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def make_database(settings: Settings) -> None:
    """A new one is made here: what SQLite makes by itself, everybody may read."""
    database = database_file(settings.database)
    if database is not None:
        with suppress(OSError):  # whoever opens it says what is wrong
            os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))


def _correct(path: Path, mode: int) -> None:
    with suppress(OSError):
        found = path.stat()
        if hasattr(os, "geteuid") and found.st_uid == os.geteuid() and found.st_mode & 0o077:
            path.chmod(mode)


def unwritable(folder: Path) -> str:
    """Why nothing can be written there, as the system says it; "" if it can."""
    try:
        with NamedTemporaryFile(dir=folder) as file:
            file.write(bytes(ROOM))
            file.flush()
    except OSError as error:
        return f"nothing can be written to {folder}: {error.strerror}"
    return ""
