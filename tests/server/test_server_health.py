"""Health: readiness asks the database and the bots; a database that hangs or is gone keeps nobody waiting for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import threading

import pytest
from server_lobby import ANA, BEN, act, lobby_in, look, opened, option

from tabuleiro.server import lobby as lobby_module
from tabuleiro.server.errors import StorageTrouble
from tabuleiro.server.live import Answer


async def test_a_lobby_that_is_well_says_so(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        assert await lobby.troubles() == {}
        lobby.hang_up()
        assert list(await lobby.troubles()) == ["server"]


async def test_a_database_file_that_is_gone_is_noticed_and_nothing_is_written_to_nowhere(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        (tmp_path / "tabuleiro.db").rename(tmp_path / "aside")
        assert "no longer where it was" in (await lobby.troubles())["database"]
        for _ in range(2):  # one that was put in its place is another one
            with pytest.raises(StorageTrouble) as caught:
                await act(live, 0)
            assert caught.value.kind == "gone"
            (tmp_path / "tabuleiro.db").write_bytes(b"")
        (tmp_path / "aside").rename(tmp_path / "tabuleiro.db")
        assert await lobby.troubles() == {}
        await act(live, 0)


async def test_a_database_that_hangs_is_not_waited_for_for_ever(tmp_path, monkeypatch):
    """And what it did in the end is done once."""
    go, stored = threading.Event(), threading.Event()
    monkeypatch.setattr(lobby_module, "READY", 0.05)
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        append, ping = lobby.store.append, lobby.store.ping

        def hanging(*args):
            go.wait()
            append(*args)
            stored.set()

        lobby.store.append, lobby.store.ping = hanging, go.wait
        assert "in time" in (await lobby.troubles())["database"]
        monkeypatch.setattr(lobby_module, "LONGEST_CALL", 0.05)
        request = (0, [option(live, 0)], 0, "the one")
        before = look(live)
        with pytest.raises(StorageTrouble) as caught:
            await live.act(*request)
        assert caught.value.kind == "hanging"
        assert look(live) == before
        monkeypatch.setattr(lobby_module, "LONGEST_CALL", 15.0)
        go.set()
        await asyncio.to_thread(stored.wait)
        lobby.store.append, lobby.store.ping = append, ping
        assert await live.act(*request) == Answer(1, repeated=True)
        assert await lobby.troubles() == {}


async def test_a_call_that_never_returns_is_known_at_the_end(tmp_path):
    go = threading.Event()
    async with lobby_in(tmp_path) as lobby:
        with pytest.raises(StorageTrouble):
            await lobby.aside(go.wait, limit=0.05)
    assert lobby.stuck()
    go.set()
    assert not lobby.stuck()


async def test_bot_processes_that_died_are_noticed_and_replaced(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        while await lobby.troubles():
            await asyncio.sleep(0.05)
        (process,) = lobby.workers.crew.processes
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        said = await lobby.troubles()
        # Whoever asked a bot just then has noticed it first, and has replaced it.
        assert list(said) == ["workers"] or process not in lobby.workers.crew.processes
        assert await lobby.troubles() == {}
