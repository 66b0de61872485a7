"""Changes of several tables are stored in one transaction; what is wrong with one of them does not touch the others."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import pytest
from server_lobby import ANA, BEN, act, lobby_in, look, opened, option, with_pragma
from sqlalchemy import event

from tabuleiro.server.errors import StorageTrouble
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.troubles import Clash


def commits(lobby: Lobby) -> list[object]:
    """Fills with one entry for each transaction from now on."""
    found: list[object] = []
    event.listen(lobby.store.engine, "commit", found.append)
    return found


async def test_what_comes_while_the_disk_is_busy_is_stored_together(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        tables = [await opened(lobby, ANA, BEN, seed=seed) for seed in range(6)]
        free = threading.Event()
        busy = asyncio.ensure_future(lobby.writer.stored("", free.wait))
        await asyncio.sleep(0)
        found = commits(lobby)
        acts = [asyncio.ensure_future(act(live, 0)) for live in tables]
        await asyncio.sleep(0.05)
        assert not any(done.done() for done in acts)
        free.set()
        await busy
        assert await asyncio.gather(*acts) == [1] * 6
        assert len(found) == 1
        before = [look(live) for live in tables]
    async with lobby_in(tmp_path) as lobby:
        assert [look(await lobby.table(live.id)) for live in tables] == before


async def test_a_clash_is_one_table_s_own(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        one, other = await opened(lobby, ANA, BEN, seed=1), await opened(lobby, ANA, BEN, seed=2)
        await act(one, 0)
        stored, rows = lobby.store.load(one.id)
        again = partial(lobby.store.append, one.id, rows, stored.summary)
        done = await asyncio.gather(lobby.writer.stored(one.id, again), act(other, 0), return_exceptions=True)
        assert isinstance(done[0], Clash)
        assert done[1] == 1
        assert lobby.store.load(one.id) == (stored, rows)
        assert len(lobby.store.load(other.id)[1]) == 1


async def test_a_full_disk_stores_nothing_and_holds_nobody_up_afterwards(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        tables = [await opened(lobby, ANA, BEN, seed=seed) for seed in range(3)]
        before = [look(live) for live in tables]
        with with_pragma(lobby.store, "PRAGMA query_only = ON"):
            done = await asyncio.gather(*(act(live, 0) for live in tables), return_exceptions=True)
        assert all(isinstance(trouble, StorageTrouble) for trouble in done)
        assert [look(live) for live in tables] == before
        assert await asyncio.gather(*(act(live, 0) for live in tables)) == [1] * 3


async def test_an_answer_that_nobody_waits_for_does_not_stop_the_others(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        free = threading.Event()
        gone = asyncio.ensure_future(lobby.writer.stored("", free.wait))
        await asyncio.sleep(0)
        gone.cancel()
        acting = asyncio.ensure_future(live.act(0, [option(live, 0)], 0, "client-1"))
        await asyncio.sleep(0)
        free.set()
        assert (await acting).version == 1
        with pytest.raises(asyncio.CancelledError):
            await gone
