"""The database: migrations, and faults of a real one, which lose nothing and are said in plain words."""

from __future__ import annotations

import asyncio
import sqlite3
import threading

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server_lobby import ANA, BEN, BOT, act, lobby_in, look, opened, option, played, with_pragma
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from tabuleiro.core.errors import BadInput
from tabuleiro.server import upkeep
from tabuleiro.server.config import Settings
from tabuleiro.server.errors import StorageTrouble
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.schema import metadata
from tabuleiro.server.store import Store
from tabuleiro.server.troubles import Clash


# ---------------------------------------------------------------- migrations
def test_migrations_lead_from_an_empty_file_to_the_schema_and_may_be_run_again(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'new % name.db'}")
    store.migrate()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        first = connection.exec_driver_sql("select sql from sqlite_master order by name").all()
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("select sql from sqlite_master order by name").all() == first
    store.close()


def test_servers_that_start_together_migrate_once(tmp_path):
    failures = []

    def migrate():
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        try:
            store.migrate()
        except Exception as error:
            failures.append(error)
        store.close()

    migrate_lock_free = [threading.Thread(target=migrate) for _ in range(2)]
    for thread in migrate_lock_free:
        thread.start()
    for thread in migrate_lock_free:
        thread.join()
    assert failures == []


def test_a_new_file_that_another_program_writes_is_waited_for(tmp_path):
    """SQLite refuses the change to WAL at once while somebody writes: its own patience does not cover it."""
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, check_same_thread=False)
    other.execute("create table theirs (a)")
    other.execute("BEGIN IMMEDIATE")
    other.execute("insert into theirs values (1)")
    threading.Timer(0.2, other.execute, ["COMMIT"]).start()
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()
    other.close()


def test_a_database_of_a_newer_version_is_not_touched(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    with store.engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    with pytest.raises(BadInput, match="newer Tabuleiro"):
        store.migrate()
    store.close()


def test_the_database_is_as_safe_as_it_can_be(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.migrate()
    with store.engine.connect() as connection:
        told = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        assert told == ["wal", 2]
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_the_schema_is_good_for_postgresql_too():
    said = [str(CreateTable(table).compile(dialect=postgresql.dialect())) for table in metadata.sorted_tables]
    assert len(said) == 10
    assert "WITHOUT ROWID" not in " ".join(said)


def test_databases_that_cannot_serve_are_refused(tmp_path):
    for url in ("sqlite://", "sqlite:///:memory:"):
        with pytest.raises(BadInput, match="in memory"):
            Store(url)
    with pytest.raises(BadInput, match="is not installed"):
        Store("oracle+nothing://x/y")
    (tmp_path / "text.db").write_text("this is a letter to my grandmother, and no database at all\n" * 20)
    store = Store(f"sqlite:///{tmp_path / 'text.db'}")
    with pytest.raises(StorageTrouble) as caught:
        store.migrate()
    assert caught.value.kind == "damaged"
    store.close()
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be made"):
        asyncio.run(Lobby(Settings(data=tmp_path / "file" / "folder")).start())


# ---------------------------------------------------------------- faults
def refused(tmp_path, kind: str, *pragmas: str, holder: bool = False) -> None:
    """Something keeps the database from being written; then it is well again."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            await played(live, 5)
            before = look(live)
            other = sqlite3.connect(tmp_path / "tabuleiro.db", isolation_level=None)
            if holder:
                other.execute("BEGIN IMMEDIATE")
            with with_pragma(lobby.store, *pragmas):
                seat = live.table.state.to_act[0]
                request = ([option(live, seat)], live.version, "the one")
                with pytest.raises(StorageTrouble) as caught:
                    await live.act(seat, *request)
                assert caught.value.kind == kind
                assert "nothing was changed" in str(caught.value)
                for change in (
                    live.hand_over(0, "random", "x"),
                    live.undo(seat, live.version, "y") if live.table.undo_barrier(seat) is None else act(live, seat),
                    opened(lobby, ANA),
                ):
                    with pytest.raises(StorageTrouble):
                        await change
                assert look(live) == before
            other.close()
            answer = await live.act(seat, *request)  # the same request goes through now
            assert (answer.version, answer.repeated) == (before[1] + 1, False)
            after = look(live)
        async with lobby_in(tmp_path) as lobby:
            assert look(await lobby.table(live.id)) == after

    asyncio.run(story())


def test_a_read_only_database_changes_nothing_and_says_so(tmp_path):
    refused(tmp_path, "read_only", "query_only = ON")


def test_a_locked_database_changes_nothing_and_says_so(tmp_path):
    refused(tmp_path, "locked", "busy_timeout = 20", holder=True)


async def test_a_full_disk_changes_nothing_and_says_so(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        with with_pragma(lobby.store, "max_page_count = 1"):  # no page more than there are
            before, caught = look(live), None
            while caught is None:
                try:
                    await played(live, 1, live.version)
                    before = look(live)
                except StorageTrouble as error:
                    caught = error
            assert caught.kind == "full"
            assert "nothing was changed" in str(caught)
            assert look(live) == before
            assert live.version > 0
        await played(live, 3)
        after = look(live)
        assert after[1] == before[1] + 3
    async with lobby_in(tmp_path) as lobby:
        assert look(await lobby.table(live.id)) == after


async def test_a_write_that_fails_half_way_leaves_nothing(tmp_path):
    """The table has moved on, then the journal refuses: both or neither."""

    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        await act(live, 0)
        with lobby.store.engine.begin() as connection:
            connection.exec_driver_sql(
                "create trigger no_more before insert on journal begin select raise(FAIL, 'disk error'); end"
            )
        before = look(live), lobby.store.load(live.id)
        with pytest.raises(StorageTrouble):
            await act(live, 0)
        assert (look(live), lobby.store.load(live.id)) == before
        with lobby.store.engine.begin() as connection:
            connection.exec_driver_sql("drop trigger no_more")
        await act(live, 0)
        assert len(lobby.store.load(live.id)[1]) == 2


async def test_bots_try_again_until_it_can_be_stored(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(upkeep, "FIRST_WAIT", 0.05)

    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BOT)
        while 0 in live.table.state.to_act:
            await act(live, 0)
        with with_pragma(lobby.store, "query_only = ON"):
            before = look(live)
            while not any("is not stored" in record.message for record in caplog.records):
                await asyncio.sleep(0.01)
            assert look(live) == before
        async with live.watch() as watch:
            assert await watch.changed(10)


async def test_reading_a_damaged_database_is_said_in_plain_words(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA)
    for name in ("tabuleiro.db-wal", "tabuleiro.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    data = bytearray((tmp_path / "tabuleiro.db").read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    (tmp_path / "tabuleiro.db").write_bytes(data)
    store = Store(f"sqlite:///{tmp_path / 'tabuleiro.db'}")
    with pytest.raises(StorageTrouble) as caught:
        store.load(live.id)
    assert caught.value.kind == "damaged"
    store.close()


async def test_a_version_that_is_taken_is_a_clash(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        await act(live, 0)
        stored, rows = lobby.store.load(live.id)
        with pytest.raises(Clash):
            lobby.store.append(live.id, rows, stored.summary)
        assert lobby.store.load(live.id) == (stored, rows)
