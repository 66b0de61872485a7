"""Backups: database and secret together, taken while servers run, with a list by which a restore knows them whole."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import BadInput
from tabuleiro.server.config import Settings
from tabuleiro.server.files import BEFORE, BESIDE, DATABASE, SECRET, database_file, make_private, write_private
from tabuleiro.server.keys import SECRET_BYTES
from tabuleiro.server.store import known_revisions
from tabuleiro.server.troubles import shown

MANIFEST: Final = "manifest.json"
FORMAT: Final = 1
PATIENCE: Final = 10.0  # seconds for a database that somebody is writing to


@dataclass(frozen=True)
class BackupManifest:
    """What a backup holds; `files` are names with their SHA-256."""

    format: int
    tabuleiro: str
    schema: str
    made: str
    tables: int
    files: dict[str, str]


def back_up(settings: Settings, folder: Path) -> BackupManifest:
    """All that was acknowledged before this is called; servers go on meanwhile."""
    database, secret = _data(settings)
    for file in (database, secret):
        if not file.is_file():
            raise BadInput(f"{file}: is not there, so there is nothing to back up")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(f"{folder}: is there already; a backup goes to a new or empty folder")
    made_here = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        write_private(folder / SECRET, secret.read_bytes())
        write_private(folder / DATABASE, b"")
        with _plainly(database), _opened(database) as source, _opened(folder / DATABASE) as target:
            source.backup(target)  # in one step: a snapshot, whatever others write
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        schema, tables = _looked_through(folder / DATABASE)
        files = {name: _digest(folder / name) for name in (DATABASE, SECRET)}
        made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        manifest = BackupManifest(FORMAT, version("tabuleiro"), schema, made, tables, files)
        with (folder / DATABASE).open("rb+") as copied:
            os.fsync(copied.fileno())
        write_private(folder / MANIFEST, json.dumps(asdict(manifest), indent=2).encode() + b"\n")
    except BaseException:  # half a backup is none
        for name in (DATABASE, SECRET, MANIFEST):
            (folder / name).unlink(missing_ok=True)
        if made_here:
            with suppress(OSError):
                folder.rmdir()
        raise
    return manifest


def restore(settings: Settings, folder: Path, replace: bool = False) -> BackupManifest:
    """A backup becomes the data, after it has been found whole; what it replaces is kept beside it."""
    database, secret = _data(settings)
    manifest = _checked(folder)
    there = [file for file in (database, secret) if file.exists()]
    if there and not replace:
        raise BadInput(f"{there[0]}: is there already; --replace puts the backup in its place and keeps it beside")
    _nobody_uses(database)
    make_private(settings)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    pairs = (folder / SECRET, secret), (folder / DATABASE, database)
    aside = [(source, file, file.with_name(f".{file.name}.{stamp}")) for source, file in pairs]
    try:
        for source, _, new in aside:
            write_private(new, source.read_bytes())
        for file in (*(database.with_name(database.name + end) for end in BESIDE), database, secret):
            if file.exists():
                file.rename(file.with_name(f"{file.name}{BEFORE}{stamp}"))
        for _, file, new in aside:
            new.rename(file)
    finally:
        for _, _, new in aside:
            new.unlink(missing_ok=True)
    return manifest


def _data(settings: Settings) -> tuple[Path, Path]:
    """The two files that are all of it."""
    secret = settings.data / SECRET
    database = database_file(settings.database)
    if database is None:
        raise BadInput(
            f"{shown(settings.database)}: this copies SQLite files only; copy the database with its own tools "
            f"(pg_dump and pg_restore for PostgreSQL), and {secret} with it"
        )
    return database, secret


def _checked(folder: Path) -> BackupManifest:
    """The manifest of a backup whose files are what it says, and are good."""
    try:
        manifest = BackupManifest(**json.loads((folder / MANIFEST).read_bytes()))
        files = {name: _digest(folder / name) for name in (DATABASE, SECRET)}
    except OSError as error:
        raise BadInput(f"{error.filename}: cannot be read ({error.strerror}), so {folder} is no whole backup") from None
    except (ValueError, TypeError):
        raise BadInput(f"{folder / MANIFEST}: is not what a backup has there") from None
    if manifest.format != FORMAT or manifest.schema not in known_revisions():
        raise BadInput(f"{folder}: this backup was made by a newer Tabuleiro ({manifest.tabuleiro}) than this one")
    for name, digest in files.items():
        if manifest.files.get(name) != digest:
            raise BadInput(f"{folder / name}: is not as it was backed up (its SHA-256 is another)")
    if (folder / SECRET).stat().st_size != SECRET_BYTES:
        raise BadInput(f"{folder / SECRET}: is not a secret of {SECRET_BYTES} bytes")
    _looked_through(folder / DATABASE)
    return manifest


def _looked_through(database: Path) -> tuple[str, int]:
    """The schema and how many tables there are, if the whole file is sound."""
    with _plainly(database), _opened(database, "mode=ro&immutable=1") as connection:
        faults = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if faults != "ok":
            raise BadInput(f"{database}: is damaged ({' '.join(str(faults).split())})")
        schema: str = connection.execute("select version_num from alembic_version").fetchone()[0]
        tables: int = connection.execute("select count(*) from tables").fetchone()[0]
        return schema, tables


def _nobody_uses(database: Path) -> None:
    """A server always has its database open, and then the file cannot leave the mode with a log beside it."""
    if not database.is_file():
        return
    try:
        with _opened(database, patience=0.5) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if str(getattr(error, "sqlite_errorname", "")).startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise BadInput(f"{database}: a server is running on it; stop it first") from None
    except sqlite3.DatabaseError:
        pass  # damaged: that is what backups are for


# ---------------------------------------------------------------- files
@contextmanager
def _opened(database: Path, how: str = "mode=rw", patience: float = PATIENCE) -> Iterator[sqlite3.Connection]:
    address = f"{database.absolute().as_uri()}?{how}"
    with closing(sqlite3.connect(address, timeout=patience, isolation_level=None, uri=True)) as connection:
        yield connection


@contextmanager
def _plainly(database: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadInput(f"{database}: cannot be copied or is damaged ({error})") from None


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
