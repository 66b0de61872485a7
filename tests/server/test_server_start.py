"""Starting: what is wrong with folder, secret or database is said in one sentence, exit code 2; files are private."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from server_lobby import ANA, lobby_in, opened

from tabuleiro.core.errors import BadInput
from tabuleiro.server.config import Settings
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.store import Store


def refused(folder: Path, database: str = "") -> str:
    """What a server says that does not start on this."""
    environment = {"TABULEIRO_DATA": str(folder), "TABULEIRO_DATABASE": database, "PORT": "0", "BROWSER": "none"}
    done = subprocess.run(
        [sys.executable, "-m", "tabuleiro", "serve"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("tabuleiro: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def migrated(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    store = Store(f"sqlite:///{folder / 'tabuleiro.db'}")
    store.migrate()
    store.close()
    return folder / "tabuleiro.db"


def sentence(folder: Path, database: str = "") -> str:
    """The same without the process."""
    with pytest.raises(BadInput) as caught:
        Lobby(Settings(database, folder)).prepare()
    assert "\n" not in str(caught.value)
    return str(caught.value)


# ---------------------------------------------------------------- the whole way, twice
def test_a_server_that_cannot_start_says_so_in_one_sentence_with_exit_code_2(tmp_path):
    (tmp_path / "tabuleiro.db").write_bytes(os.urandom(5000))
    assert "tabuleiro.db: the database file is damaged, or is no database" in refused(tmp_path)
    with sqlite3.connect(migrated(tmp_path / "newer")) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    assert "was made by a newer Tabuleiro than this one" in refused(tmp_path / "newer")


# ---------------------------------------------------------------- every fault
def test_a_folder_in_place_of_the_file(tmp_path):
    (tmp_path / "tabuleiro.db").mkdir()
    assert "unable to open database file" in sentence(tmp_path)


def test_a_file_in_place_of_the_folder(tmp_path):
    (tmp_path / "data").write_text("")
    assert sentence(tmp_path / "data") == f"{tmp_path / 'data'}: cannot be made (File exists)"


def test_a_database_that_is_damaged_further_down(tmp_path):
    file = migrated(tmp_path)
    data = bytearray(file.read_bytes())
    data[8192:] = b"\xff" * (len(data) - 8192)
    file.write_bytes(data)
    assert "damaged" in sentence(tmp_path)


def test_a_database_of_another_program(tmp_path):
    with sqlite3.connect(tmp_path / "tabuleiro.db") as connection:
        connection.execute("create table tables (legs integer)")
    assert "table tables already exists" in sentence(tmp_path)


def test_a_database_that_lacks_what_it_says_to_have(tmp_path):
    with sqlite3.connect(migrated(tmp_path)) as connection:
        connection.execute("drop table journal")
    assert "no such table: journal" in sentence(tmp_path)


def test_a_database_that_another_program_holds(tmp_path):
    connection = sqlite3.connect(migrated(tmp_path), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    assert "another program holds the database" in sentence(tmp_path)
    connection.close()


def test_a_database_that_may_not_be_written(tmp_path):
    file = migrated(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    assert "the database may not be written" in sentence(tmp_path, f"sqlite:///file:{file}?mode=ro&uri=true")


def test_a_disk_that_is_full(tmp_path, monkeypatch):
    connected = Store._connected

    def full(store: Store, connection: sqlite3.Connection, other: object) -> None:
        connected(store, connection, other)
        connection.execute("PRAGMA max_page_count = 1")

    monkeypatch.setattr(Store, "_connected", full)
    assert "the disk is full" in sentence(tmp_path)


def test_databases_elsewhere_that_do_not_answer(tmp_path):
    said = sentence(tmp_path, "oracle+nothing://ana:geheim@db/games")
    assert "is not installed" in said
    assert "geheim" not in said


def test_a_secret_that_cannot_be_read(tmp_path):
    (tmp_path / "secret").mkdir()
    assert "cannot be read or made (Is a directory)" in sentence(tmp_path)


# ---------------------------------------------------------------- private files
def modes(*paths: Path) -> list[int]:
    return [stat.S_IMODE(path.stat().st_mode) for path in paths]


@contextmanager
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    try:
        yield
    finally:
        os.umask(before)


async def test_only_their_owner_can_read_the_files(tmp_path):
    folder = tmp_path / "data"
    files = [folder / name for name in ("secret", "tabuleiro.db", "tabuleiro.db-wal", "tabuleiro.db-shm")]
    with usual_umask():
        async with lobby_in(folder) as lobby:
            await opened(lobby, ANA)
            assert modes(folder, *files) == [0o700, *[0o600] * 4]
            shutil.copytree(folder, tmp_path / "older")
        older = [tmp_path / "older" / file.name for file in files]
        for path, mode in ((tmp_path / "older", 0o755), *((path, 0o644) for path in older)):
            path.chmod(mode)
        async with lobby_in(tmp_path / "older"):
            assert modes(tmp_path / "older", *older) == [0o700, *[0o600] * 4]


async def test_a_folder_that_holds_other_things_stays_as_it_is(tmp_path):
    (tmp_path / "diary").write_text("dear")
    tmp_path.chmod(0o755)
    (tmp_path / "diary").chmod(0o644)
    async with lobby_in(tmp_path):
        assert modes(tmp_path, tmp_path / "diary", tmp_path / "tabuleiro.db") == [0o755, 0o644, 0o600]


async def test_a_database_elsewhere_is_private_and_its_folder_is_left_alone(tmp_path):
    with usual_umask():
        (tmp_path / "srv").mkdir()
        async with lobby_in(tmp_path / "data", database=f"sqlite:///{tmp_path / 'srv' / 'games.db'}"):
            assert modes(tmp_path / "srv", tmp_path / "srv" / "games.db") == [0o755, 0o600]
