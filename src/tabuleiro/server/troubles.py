"""What goes wrong in a database, in plain words: nothing was stored, and why."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection

from tabuleiro.server.errors import StorageTrouble
from tabuleiro.server.files import database_file

TROUBLES: Final = {
    "full": "the disk is full: nothing was changed, and it goes on once there is room",
    "locked": "another program holds the database: nothing was changed, try again in a moment",
    "read_only": "the database may not be written: nothing was changed",
    "damaged": "the database file is damaged, or is no database: nothing was changed",
    "unreachable": "the database does not answer as it should: nothing was changed, try again in a moment",
    "gone": "the database file is no longer where it was: nothing was changed",
    "hanging": "the database does not answer in time: send the same again in a moment, it is done once",
}
# By the beginning of SQLite's own names; the rest is a database that does not answer.
SQLITE_TROUBLES: Final = {
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read_only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
}


class Clash(Exception):
    """Somebody else has written this version of the table: it must be read again."""


@contextmanager
def plainly() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Clash from error
    except DBAPIError as error:
        raise trouble_of(error.orig) from error
    except sqlite3.Error as error:  # from the first words to a new connection, which SQLAlchemy does not translate
        raise trouble_of(error) from error
    except NoConnection as error:
        raise trouble("unreachable") from error


def trouble_of(error: BaseException | None) -> StorageTrouble:
    name = str(getattr(error, "sqlite_errorname", ""))
    kind = next((kind for start, kind in SQLITE_TROUBLES.items() if name.startswith(start)), "unreachable")
    return trouble(kind, str(error))


def trouble(kind: str, detail: str = "") -> StorageTrouble:
    return StorageTrouble(kind, TROUBLES[kind], detail)


def shown(url: str | URL) -> str:
    """A database's address as it may be shown: a file by its path, others without their password."""
    file = database_file(make_url(url))
    return str(file) if file else make_url(url).render_as_string(hide_password=True)
