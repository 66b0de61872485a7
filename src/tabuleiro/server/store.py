"""Store: the tables in a database, written in whole transactions; what goes wrong there is said in plain words."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Select, bindparam, create_engine, event, func, insert, make_url, select, update
from sqlalchemy.exc import NoSuchModuleError

from tabuleiro.core.errors import BadInput
from tabuleiro.core.record import Record
from tabuleiro.server.album import Keepsake, keep
from tabuleiro.server.chairs import Chair
from tabuleiro.server.errors import TooMany
from tabuleiro.server.files import database_file
from tabuleiro.server.presence import Seen
from tabuleiro.server.rows import (
    JournalEntry,
    Stored,
    Summary,
    chairs_of,
    deal_columns,
    entry_of,
    stored_of,
    summary_columns,
    table_columns,
)
from tabuleiro.server.schema import album, journal, metadata, packs, seats, studies, tables
from tabuleiro.server.troubles import Clash, plainly, shown, trouble, trouble_of

if TYPE_CHECKING:
    from alembic.config import Config

T = TypeVar("T")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = 3.0  # seconds to wait for a database that another program holds
AGAIN: Final = 0.02  # seconds until the next try, where SQLite does not wait by itself
MIGRATION_LOCK: Final = 8422538  # any number that nobody else takes
LATELY: Final = 24 * 3600.0  # seconds: tables that nobody came back to since do not count as open
MOST_CARDS: Final = 200  # of one owner's tables, the latest

# What PostgreSQL is told with every connection: nobody waits for ever.
POSTGRES: Final = {
    "connect_timeout": 3,
    "options": "-c statement_timeout=10s -c lock_timeout=3s -c idle_in_transaction_session_timeout=30s",
    "keepalives_idle": 5,
    "tcp_user_timeout": 10_000,
}


OWNED: Final = tables.c.id.in_(select(seats.c.table_id).where(seats.c.owner == bindparam("whose")))  # with a chair

# What is written all the time, worded once: that takes longer than to say it.
MOVE: Final = update(tables).where(tables.c.id == bindparam("of"), tables.c.version == bindparam("before"))
TELL: Final = insert(journal)
_THEIRS: Final = update(seats).where(seats.c.table_id == bindparam("of"), seats.c.owner == bindparam("whose"))
GONE: Final = _THEIRS.where(seats.c.here_until == bindparam("was")).values(here_until=bindparam("until"))
ACTIVE: Final = _THEIRS.where(seats.c.active < bindparam("at")).values(active=bindparam("at"))
HERE: Final = _THEIRS.where(seats.c.here_until < bindparam("until")).values(here_until=bindparam("until"))


class Most(NamedTuple):
    """Unfinished tables that were lately played at: of one person, and from one place."""

    of_person: int
    of_place: int


class Store:
    """Synchronous, for threads; every method is one transaction."""

    def __init__(self, url: str) -> None:
        self._own = threading.local()  # a thread's transaction that several changes share
        self._turn = threading.Lock()  # SQLite has one writer: waiting here is fairer than its polling
        parsed = make_url(url)
        self._sqlite = parsed.get_backend_name() == "sqlite"
        if self._sqlite and parsed.database in (None, "", ":memory:"):
            raise BadInput("a database in memory is gone with the server: give a file (sqlite:////srv/tabuleiro.db)")
        self._file = database_file(url)
        self._inode = 0  # of the file, once it is open
        limits = {key: value for key, value in POSTGRES.items() if key not in parsed.query}
        arguments = limits if parsed.drivername in ("postgresql", "postgresql+psycopg", "postgresql+psycopg2") else {}
        try:
            self.engine = create_engine(
                parsed, pool_pre_ping=not self._sqlite, pool_timeout=PATIENCE, connect_args=arguments
            )
        except (ImportError, NoSuchModuleError) as error:
            raise BadInput(f"the driver for {parsed.drivername} is not installed ({error})") from None
        self._writer = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        if self._sqlite:
            event.listen(self.engine, "connect", self._connected)
            event.listen(self.engine, "begin", _begun)

    def _connected(self, connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
        self._write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")  # what is committed survives the machine's power, too
        connection.execute("PRAGMA foreign_keys = ON")

    def _write_ahead(self, connection: sqlite3.Connection) -> None:
        """The change of a new file to WAL is refused at once while somebody writes to it: busy_timeout has no say."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if time.monotonic() > until or trouble_of(error).kind != "locked":
                    raise
                time.sleep(AGAIN)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        shared: Connection | None = getattr(self._own, "connection", None)
        if shared is not None:
            with plainly(), shared.begin_nested():
                yield shared
            return
        if self._sqlite and not self._turn.acquire(timeout=PATIENCE):
            raise trouble("locked")
        try:
            self._still_there()
            with plainly(), self._writer.begin() as connection:
                yield connection
        finally:
            if self._sqlite:
                self._turn.release()

    def _still_there(self) -> None:
        """A file that is deleted or replaced while it is open takes what is written to it along."""
        if self._inode and self._inode != _inode(self._file):
            raise trouble("gone")

    def ping(self) -> None:
        """Whether the database could be read and written right now."""
        with self._writing() as connection:
            connection.execute(select(tables.c.id).limit(1))

    def close(self) -> None:
        self.engine.dispose()

    def migrate(self) -> None:
        """Brings the database to the present schema, whatever it is at; of several servers one does it."""
        from alembic import command  # slow to import, and needed only here
        from alembic.util import CommandError

        config = _migrations()
        with self._writing() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("set local statement_timeout = 0")
                connection.exec_driver_sql("set local lock_timeout = 0")
                connection.exec_driver_sql(f"select pg_advisory_xact_lock({MIGRATION_LOCK})")
            elif connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
                raise trouble("damaged")
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise BadInput(
                    f"{shown(self.engine.url)}: the database was made by a newer Tabuleiro than this one ({error})"
                ) from None
            for table in metadata.sorted_tables:  # whatever it says to be, it has what we need
                connection.execute(select(table).limit(1))
        self._inode = _inode(self._file)

    # -- what has a file of its own
    def write(self, work: Callable[[Connection], T]) -> T:
        """Some work as one transaction."""
        with self._writing() as connection:
            return work(connection)

    def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds, in one transaction."""
        with plainly(), self.engine.begin() as connection:
            return work(connection)

    # -- writing
    def together(self, changes: Sequence[Callable[[], None]]) -> list[Clash | None]:
        """Several changes in one transaction, so that the disk is waited for once; which of them clashed, and so were
        left out. Whatever else goes wrong undoes all of them."""
        if len(changes) == 1:
            return [_clash(changes[0])]
        with self._writing() as connection:
            self._own.connection = connection
            try:
                return [_clash(change) for change in changes]
            finally:
                del self._own.connection

    def add(self, table: Stored, most: Most | None = None) -> None:
        """A new table, or `Clash` if there is one with this id, or `TooMany`."""
        with self._writing() as connection:
            connection.execute(insert(tables), table_columns(table))
            rows = [{"table_id": table.id, "seat": n, **asdict(chair)} for n, chair in enumerate(table.chairs)]
            connection.execute(insert(seats), rows)
            if most is not None:
                counted = (
                    (tables.c.founder, table.founder, most.of_person),
                    (tables.c.place, table.place, most.of_place),
                )
                for column, name, number in counted:
                    lately = (column == name) & ~tables.c.over & (tables.c.changed > table.created - LATELY)
                    if name and connection.execute(select(func.count()).where(lately)).scalar_one() > number:
                        raise TooMany("tables", number)

    def append(
        self,
        table_id: str,
        rows: Sequence[JournalEntry],
        summary: Summary,
        chair: Chair | None = None,
        dealing: tuple[Record, bool] | None = None,
        keepsakes: Sequence[Keepsake] = (),
    ) -> None:
        """Entries of the journal with all that they change, or nothing of it; `Clash` if these versions are taken.
        `chair`: the seat's, if it is another one now; `dealing`: a record to be dealt, and whether it is by now;
        `keepsakes`: for people's albums."""
        with self._writing() as connection:
            last = rows[-1]
            news = {"version": last.version, "changed": last.at} | summary_columns(summary)
            news |= deal_columns(*dealing) if dealing is not None else {}
            done = connection.execute(MOVE, {"of": table_id, "before": rows[0].version - 1, **news})
            if done.rowcount != 1:
                raise Clash
            told = [{**vars(row), "table_id": table_id, "outcomes": " ".join(row.outcomes)} for row in rows]
            connection.execute(TELL, told)
            if chair is not None:
                there = (seats.c.table_id == table_id) & (seats.c.seat == last.seat)
                connection.execute(update(seats).where(there).values(asdict(chair)))
            keep(connection, keepsakes)

    def keep_pack(self, game: str, pack_hash: str, name: str, content: str) -> None:
        """The pack of a table that is to be opened; once is enough."""
        if self.pack(game, pack_hash):
            return
        with suppress(Clash), self._writing() as connection:  # another server may be just as fast
            connection.execute(insert(packs), {"game": game, "hash": pack_hash, "name": name, "content": content})

    def keep_study(self, table_id: str, review: Mapping[str, Any]) -> None:
        """The analysis of a finished play; once is enough."""
        with suppress(Clash), self._writing() as connection:  # another server may be just as fast
            connection.execute(insert(studies), {"table_id": table_id, "review": review, "at": time.time()})

    def see(self, people: Sequence[Seen]) -> None:
        """Who is at which table: what is known of later stays; who has left is gone, if nobody has seen them since."""
        gone = [{**_whose(one), "was": one.was, "until": one.until} for one in people if one.was]
        active = [{**_whose(one), "at": one.active} for one in people if not one.was]
        here = [{**_whose(one), "until": one.until} for one in people if not one.was]
        with self._writing() as connection:
            for statement, those in ((GONE, gone), (ACTIVE, active), (HERE, here)):
                if those:
                    connection.execute(statement, those)

    # -- reading
    def pack(self, game: str, pack_hash: str) -> str:
        """A pack that some table here was opened with; "" if none was."""
        query = select(packs.c.content).where(packs.c.game == game, packs.c.hash == pack_hash)
        return self.read(lambda on: on.scalar(query)) or ""

    def load(self, table_id: str) -> tuple[Stored, list[JournalEntry]] | None:
        """A table with its journal; None if there is none."""
        with plainly(), self.engine.begin() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
            if found is None:
                return None
            chairs = chairs_of(connection, [table_id])[table_id]
            # Not beyond the version read above: elsewhere than in SQLite, somebody may have written in between.
            so_far = (journal.c.table_id == table_id) & (journal.c.version <= found["version"])
            entries = connection.execute(select(journal).where(so_far).order_by(journal.c.version)).mappings()
            return stored_of(found, chairs), [entry_of(entry) for entry in entries]

    def seen(self, table_id: str, seat: int) -> tuple[float, float]:
        """When the seat's person last did something, and until when they count as being here."""
        there = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        active, until = self.read(lambda on: on.execute(select(seats.c.active, seats.c.here_until).where(there)).one())
        return active, until

    def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(table_ids))
        return self.read(lambda on: {row.id: row.version for row in on.execute(query)})

    def tables_of(self, owner: str) -> list[Stored]:
        """The tables where this owner has a chair, the latest first."""
        query = select(tables).where(OWNED).order_by(tables.c.changed.desc()).limit(MOST_CARDS)
        with plainly(), self.engine.begin() as connection:
            found = connection.execute(query, {"whose": owner}).mappings().all()
            chairs = chairs_of(connection, [row["id"] for row in found])
            return [stored_of(row, chairs[row["id"]]) for row in found]

    def plays_of(self, owner: str, game: str) -> int:
        """How many plays of a game are over in which this owner has a chair."""
        query = select(func.count()).where(OWNED, tables.c.game == game, tables.c.over)
        return self.read(lambda on: on.execute(query, {"whose": owner}).scalar_one())

    def album(self, owner: str, game: str) -> list[str]:
        """What a person has kept of a game, the oldest first."""
        theirs = select(album.c.thing).where(album.c.owner == owner, album.c.game == game)
        return self._all(theirs.order_by(album.c.at, album.c.thing))

    def study(self, table_id: str) -> Mapping[str, Any] | None:
        """The analysis of a finished play, if it was made."""
        query = select(studies.c.review).where(studies.c.table_id == table_id)
        return self.read(lambda on: on.scalar(query))

    def finished(self) -> list[str]:
        """The tables whose play is over, the oldest first."""
        return self._all(select(tables.c.id).where(tables.c.over).order_by(tables.c.changed))

    def bots_next(self) -> list[str]:
        """The tables where only bots are asked."""
        return self._all(select(tables.c.id).where(tables.c.bots_next))

    def _all(self, query: Select[tuple[str]]) -> list[str]:
        return self.read(lambda on: list(on.scalars(query)))


def _whose(one: Seen) -> dict[str, Any]:
    return {"of": one.table_id, "whose": one.owner}


def _clash(change: Callable[[], None]) -> Clash | None:
    try:
        change()
    except Clash as clash:
        return clash
    return None


def _migrations() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def known_revisions() -> set[str]:
    """The schemas that this version can bring to the present one."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _begun(connection: Connection) -> None:
    """Who is going to write says so at once: a reader that becomes a writer half-way can only be refused."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _inode(file: Path | None) -> int:
    try:
        return file.stat().st_ino if file is not None else 0
    except OSError:
        return -1
