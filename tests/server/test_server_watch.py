"""Watching a table: every version in order, the latest only for who is slow, and never a writer that waits."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from server_lobby import ANA, BEN, act, lobby_in, opened

from tabuleiro.server.watch import AT_ONCE, tell


async def listed(live, watch, into):
    while await watch.changed():
        into.append(live.version)


async def test_a_watcher_gets_every_version_in_order(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        heard: list[list[int]] = [[] for _ in range(5)]
        watches = [live.watch() for _ in heard]
        for watch in watches:
            await watch.__aenter__()
        tasks = [asyncio.create_task(listed(live, watch, into)) for watch, into in zip(watches, heard, strict=True)]
        for number in range(20):
            await act(live, live.table.state.to_act[number % len(live.table.state.to_act)])
        await asyncio.sleep(0)
        assert heard == [list(range(1, 21))] * 5
        await lobby.stop()
        await asyncio.gather(*tasks)  # all end with the lobby


async def test_a_slow_watcher_gets_the_latest_and_nobody_waits_for_it(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        async with live.watch() as watch:
            for _ in range(10):
                await act(live, live.table.state.to_act[0])
            assert await watch.changed()
            assert [told.number for told in live.told_since(0)] == list(range(1, 11))
            await act(live, live.table.state.to_act[0])
            assert await watch.changed()
            assert not await watch.changed(0.01)


async def test_nothing_is_missed_between_asking_for_a_watch_and_listening(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        watch = live.watch()
        await act(live, 0)
        async with watch:
            assert await watch.changed(5)
            assert not await watch.changed(0.01)  # nothing new in that time
        assert not live.watches


async def test_who_sits_at_the_table_is_told_before_a_crowd_of_spectators(tmp_path):
    async with lobby_in(tmp_path) as lobby, AsyncExitStack() as open_watches:
        live = await opened(lobby, ANA, BEN)
        crowd = [await open_watches.enter_async_context(live.watch()) for _ in range(3 * AT_ONCE)]
        ben = await open_watches.enter_async_context(live.watch("ben"))
        tell(live.watches)
        assert ben.news.is_set()
        assert sum(watch.news.is_set() for watch in crowd) < AT_ONCE
        told = [asyncio.ensure_future(watch.changed(60)) for watch in crowd]
        await act(live, 0)
        assert all(await asyncio.gather(*told))
