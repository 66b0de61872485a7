"""Backups: taken while people play, whole or refused; what was acknowledged before is there after a restore."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from server_lobby import ANA, BEN, lobby_in, look, opened, played
from web_site import Browser, Site, options

from tabuleiro.core.errors import BadInput
from tabuleiro.server.backup import back_up, restore
from tabuleiro.server.config import Settings
from tabuleiro.server.keys import secret_in

FILES = {"manifest.json", "secret", "tabuleiro.db"}


def tabuleiro(data: Path, *words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tabuleiro", *map(str, words)],
        env={**os.environ, "TABULEIRO_DATA": str(data), "TABULEIRO_DATABASE": ""},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


class Player(threading.Thread):
    """Acts as fast as the server answers; knows what was answered with yes."""

    def __init__(self, browser: Browser) -> None:
        super().__init__()
        self.browser = browser
        self.table = browser.open_table("you", "search:1")
        self.answered: list[str] = []
        self.enough = threading.Event()

    def run(self) -> None:
        dice = random.Random(1)
        page = self.browser.frame(self.table, 0)
        while not self.enough.is_set():
            if not page["turn"]:
                page = self.browser.frame(self.table, 0)
                continue
            client = os.urandom(8).hex()
            action = dice.choice(options(page))
            answer = self.browser.post(self.table, "act", version=page["version"], client=client, actions=[action])
            if answer.status_code == 200:
                self.answered.append(f"0:{client}")
            page = self.browser.frame(self.table, 0)


def test_a_backup_taken_in_mid_play_has_all_that_was_acknowledged(tmp_path):
    site = Site(tmp_path / "data")
    player = Player(site.browser("Ana"))
    player.start()
    try:
        while len(player.answered) < 5:
            assert player.is_alive()
        known = list(player.answered)
        done = tabuleiro(tmp_path / "data", "backup", tmp_path / "a backup")
        assert (done.returncode, done.stderr, done.stdout[-27:]) == (0, "", ": tables 1, and the secret\n")
        with pytest.raises(BadInput, match="a server is running on it"):
            restore(Settings(data=tmp_path / "data"), tmp_path / "a backup", replace=True)
        link = player.browser.get(f"/t/{player.table}/seats").text.partition("/return/")[2].partition('"')[0]
    finally:
        player.enough.set()
        player.join()
        assert not site.stop()
    assert {path.name for path in (tmp_path / "a backup").iterdir()} == FILES
    assert {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "a backup").iterdir()} == {0o600}
    with closing(sqlite3.connect(tmp_path / "a backup" / "tabuleiro.db")) as connection:
        assert set(known) <= {row[0] for row in connection.execute("select client from journal")}
    again = tabuleiro(tmp_path / "data", "restore", tmp_path / "a backup")
    assert (again.returncode, again.stderr.count("\n"), again.stdout) == (2, 1, "")
    restore(Settings(data=tmp_path / "elsewhere"), tmp_path / "a backup")
    other = Site(tmp_path / "elsewhere")
    try:
        ana = Browser(other, player.browser.person)
        assert ana.frame(player.table, 0)["version"] >= len(known)
        assert other.browser("Ana's phone").get(f"/return/{link}").status_code == 200  # links stay good
    finally:
        assert not other.stop()


async def some_data(folder: Path) -> tuple[object, ...]:
    async with lobby_in(folder) as lobby:
        live = await opened(lobby, ANA, BEN)
        await played(live, 6)
        return (live.id, *look(live))


async def test_a_restore_replaces_only_when_told_and_keeps_what_was_there(tmp_path):
    before = await some_data(tmp_path / "one")
    back_up(Settings(data=tmp_path / "one"), tmp_path / "backup")
    other = await some_data(tmp_path / "two")
    two, secret = Settings(data=tmp_path / "two"), secret_in(tmp_path / "two")
    with pytest.raises(BadInput, match="is there already; --replace"):
        restore(two, tmp_path / "backup")
    restore(two, tmp_path / "backup", replace=True)
    async with lobby_in(tmp_path / "two") as lobby:
        live = await lobby.table(str(before[0]))
        assert (live.id, *look(live)) == before
    kept = {path.name.partition(".before-")[0]: path for path in (tmp_path / "two").iterdir() if "before" in path.name}
    assert kept.keys() == {"secret", "tabuleiro.db"}
    assert kept["secret"].read_bytes() == secret
    (tmp_path / "three").mkdir()
    for name, path in kept.items():
        path.rename(tmp_path / "three" / name)
    async with lobby_in(tmp_path / "three") as lobby:
        live = await lobby.table(str(other[0]))
        assert (live.id, *look(live)) == other


async def test_a_damaged_database_is_replaced_with_all_that_lies_beside_it(tmp_path):
    await some_data(tmp_path / "data")
    settings = Settings(data=tmp_path / "data")
    back_up(settings, tmp_path / "backup")
    for name in ("tabuleiro.db", "tabuleiro.db-wal", "tabuleiro.db-shm"):
        (tmp_path / "data" / name).write_bytes(os.urandom(9000))
    restore(settings, tmp_path / "backup", replace=True)
    assert not (tmp_path / "data" / "tabuleiro.db-wal").exists()
    async with lobby_in(tmp_path / "data") as lobby:
        assert len(await lobby.tables_of("ben")) == 1


async def test_what_cannot_be_backed_up_is_named_and_leaves_nothing_behind(tmp_path):
    settings = Settings(data=tmp_path / "data")
    with pytest.raises(BadInput, match="is not there, so there is nothing to back up"):
        back_up(settings, tmp_path / "backup")
    await some_data(tmp_path / "data")
    for path in (tmp_path / "data", tmp_path / "data" / "secret"):
        with pytest.raises(BadInput, match="a backup goes to a new or empty folder"):
            back_up(settings, path)
    (tmp_path / "data" / "tabuleiro.db").write_bytes(os.urandom(9000))
    with pytest.raises(BadInput, match="cannot be copied or is damaged"):
        back_up(settings, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
    with pytest.raises(BadInput, match="pg_dump") as caught:
        back_up(Settings("postgresql://ana:geheim@db/games", tmp_path / "data"), tmp_path / "backup")
    assert "geheim" not in str(caught.value)


async def test_a_backup_that_is_not_whole_is_refused(tmp_path):
    await some_data(tmp_path / "data")
    back_up(Settings(data=tmp_path / "data"), tmp_path / "backup")
    elsewhere = Settings(data=tmp_path / "elsewhere")
    good = {name: (tmp_path / "backup" / name).read_bytes() for name in FILES}
    manifest = json.loads(good["manifest.json"])
    assert (manifest["tables"], set(manifest["files"])) == (1, {"secret", "tabuleiro.db"})
    database = bytearray(good["tabuleiro.db"])
    database[5000] ^= 1
    bad = [
        ("manifest.json", None, "is no whole backup"),
        ("secret", None, "is no whole backup"),
        ("tabuleiro.db", bytes(database), "is not as it was backed up"),
        ("secret", bytes(32), "is not as it was backed up"),
        ("manifest.json", b"{", "is not what a backup has there"),
        ("manifest.json", b"[1, 2]", "is not what a backup has there"),
        ("manifest.json", json.dumps({**manifest, "schema": "9999"}).encode(), "by a newer Tabuleiro"),
        ("manifest.json", json.dumps({**manifest, "format": 2}).encode(), "by a newer Tabuleiro"),
    ]
    for name, content, says in bad:
        file = tmp_path / "backup" / name
        file.unlink() if content is None else file.write_bytes(content)
        with pytest.raises(BadInput, match=says):
            restore(elsewhere, tmp_path / "backup")
        assert not (tmp_path / "elsewhere").exists()
        file.write_bytes(good[name])
    restore(elsewhere, tmp_path / "backup")
    with pytest.raises(BadInput, match="is no whole backup"):
        restore(elsewhere, tmp_path / "nowhere")
