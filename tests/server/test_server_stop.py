"""Stopping: at whatever moment it comes, bots let go, what is being stored is finished, and no process is left."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest
import stop
from server_lobby import ANA, BOT, lobby_in, look, opened

from tabuleiro.server.errors import StorageTrouble
from tabuleiro.server.workers import Hint


@pytest.mark.parametrize("turns", range(6))
async def test_a_bot_whose_answer_has_just_come_lets_go(tmp_path, turns, caplog):
    """A cancel that comes some turns of the loop after the answer, before its task has gone on, is not swallowed."""
    async with lobby_in(tmp_path) as lobby:
        asked: list[Future[Hint]] = []

        def submitted(answered, call, question):
            asked.append(Future())
            asked[-1].set_running_or_notify_cancel()
            return asked[-1]

        lobby.workers.crew.submit = submitted
        live = await opened(lobby, BOT, BOT)
        while not asked:
            await asyncio.sleep(0)
        asked[0].set_result(Hint(str(live.table.state.decision(0).actions[0])))
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await lobby.stop()
        assert not lobby._background
        assert not caplog.records
        lobby.stop = nothing


async def nothing() -> None:
    """It has stopped already."""


async def test_bots_do_not_try_again_in_a_lobby_that_closes(tmp_path, caplog):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BOT)
        lobby.closing = True
        live.now = (await opened_elsewhere(tmp_path)).now
        async with asyncio.timeout(10):
            await live._upkeep.play_bots()
        assert not caplog.records


async def opened_elsewhere(tmp_path):
    """A table where bots are to act."""
    async with lobby_in(tmp_path / "elsewhere") as lobby:
        return await opened(lobby, BOT, BOT)


async def test_a_lobby_that_hangs_up_refuses_changes_and_keeps_what_it_has(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA)
        before = look(live)
        lobby.hang_up()
        with pytest.raises(StorageTrouble) as caught:
            await opened(lobby, ANA)
        assert caught.value.kind == "closing"
    async with lobby_in(tmp_path) as lobby:
        assert look(await lobby.table(live.id)) == before


def test_a_server_with_bots_at_many_tables_stops_at_every_signal_and_leaves_no_process(tmp_path):
    tally = stop.run(tmp_path, times=2, tables=20, seed=4, life=1.5)
    assert tally.stops == 2
    assert tally.signals > 2
