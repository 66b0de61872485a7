"""After a restart: the journal folded gives the very table that was there, in the middle of an effect too."""

from __future__ import annotations

import asyncio
import gc
import sqlite3

import pytest
from server_lobby import ANA, BEN, CLEO, act, lobby_in, look, opened, option, played

from tabuleiro.core.errors import BadInput, IllegalAction, RecordError
from tabuleiro.core.record import fold
from tabuleiro.server import lobby as lobby_module


def in_an_effect(live) -> bool:
    """Somebody is asked something, and more is to follow from it."""
    return any(live.table.state.players[seat].stack for seat in live.table.state.to_act)


async def test_a_table_restored_in_the_middle_of_an_effect_is_the_live_one(tmp_path):
    kept = {}
    async with lobby_in(tmp_path) as lobby:
        for seed in range(6):
            live = await opened(lobby, ANA, BEN, CLEO, seed=seed)
            await played(live, 40 + 5 * seed, seed)
            while not in_an_effect(live):
                await played(live, 1, live.version)
            kept[live.id] = look(live)
    async with lobby_in(tmp_path) as lobby:
        for table_id, before in kept.items():
            live = await lobby.table(table_id)
            assert look(live) == before
            await played(live, 5)  # and it goes on


async def test_undo_survives_a_restart(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        undone = 0
        for number in range(150):
            await played(live, 1, number)
            seat = live.table.log[-1].seat
            if number % 3 and live.table.undo_barrier(seat) is None:
                await live.undo(seat, live.version, f"undo-{number}")
                undone += 1
        assert undone > 10
        before = look(live)
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.table(live.id)
        assert look(live) == before
        assert live.told_since(live.version) == ()


async def test_an_undo_below_secret_choices_of_others_survives_a_restart(tmp_path):
    """Ana takes her pick back after Ben has made his: what is taken out lies in the middle of the journal."""

    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN, CLEO)
        while not all(live.table.state.decision(seat).sealed for seat in live.table.state.to_act):
            await act(live, live.table.state.to_act[0])
        for seat in (0, 1):
            while seat in live.table.state.to_act:
                await act(live, seat)
        await live.undo(0, live.version, "another one")
        assert [told.seat for told in live.table.log][-1] == 1
        before = look(live)
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.table(live.id)
        assert look(live) == before
        await act(live, 0, 1)


async def test_catching_up_tells_what_happened_since_in_order(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        await act(live, 0)
        await act(live, 1)
        await live.hand_over(1, "random", "bot")  # tells nothing, but has a version
        await live.take_back(1, "back")
        version = await act(live, 0)
        assert version == 5
        for since, numbers in ((0, [1, 2, 3]), (1, [2, 3]), (2, [3]), (3, [3]), (4, [3]), (5, [])):
            assert [told.number for told in live.told_since(since)] == numbers
        assert live.told_since(6) is None
        assert live.told_since(-1) is None
        await live.undo(0, version, "undo")
        assert live.told_since(5) is None  # what was told is no longer so
        assert live.told_since(6) == ()
        await act(live, 0, 1)
        assert [told.number for told in live.told_since(6)] == [3]


async def test_any_moment_can_be_looked_at(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        await played(live, 60)
        record = live.table.record
        for number in (30, 0, 60, 59, 1):
            assert live.at(number).position == fold(live.game, record, number).position
        assert live.at(30) is live.at(30)
        assert live.at(60).position == live.table.state.position
        while live.table.undo_barrier(0) is not None:
            await played(live, 1, live.version)
        live.at(len(live.table.log) - 1)
        await live.undo(0, live.version, "undo")
        await played(live, 1)
        number = len(live.table.log) - 1
        assert live.at(number).position == live.table.state.position
        for wrong in (-1, number + 1):
            with pytest.raises(BadInput, match="no moment"):
                live.at(wrong)


async def test_the_last_act_of_a_seat_is_where_its_news_begins(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        assert live.table.last_of(0) == 0
        await act(live, 0)
        await act(live, 1)
        assert (live.table.last_of(0), live.table.last_of(1)) == (1, 2)


async def test_tables_that_nobody_uses_leave_the_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(lobby_module, "MOST_IDLE", 2)
    monkeypatch.setattr(lobby_module, "LOOK_AROUND", 0.02)
    async with lobby_in(tmp_path) as lobby:
        ids = [(await opened(lobby, ANA, BEN)).id for _ in range(4)]
        async with (await lobby.table(ids[0])).watch():
            for table_id in ids[1:]:
                await lobby.table(table_id)
            gc.collect()
            assert set(lobby._tables) == {ids[0], ids[2], ids[3]}
        for _ in range(1000):  # somebody has left: that is written down first
            await asyncio.sleep(0.02)
            gc.collect()
            if ids[0] not in lobby._tables:
                break
        assert set(lobby._tables) == {ids[2], ids[3]}
        live = await lobby.table(ids[1])
        assert all(one is live for one in await asyncio.gather(*(lobby.table(ids[1]) for _ in range(3))))
        del live
        await asyncio.sleep(0.2)  # some looks around, which must not keep what they looked at
        monkeypatch.setattr(lobby_module, "IDLE", -1.0)
        for _ in range(1000):
            await asyncio.sleep(0.02)
            gc.collect()
            if not lobby._tables:
                break
        assert not set(lobby._tables)


async def test_a_table_starts_from_a_position_and_its_options(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        first = await opened(lobby, ANA, BEN, options={"first_game": True})
        await played(first, 10)
        position = first.table.state.position
        live = await opened(lobby, ANA, BEN, position=position)
        await played(live, 10)
        before = look(live)
        with pytest.raises(BadInput, match="seats"):
            await opened(lobby, ANA, position=position)
        with pytest.raises(BadInput, match="no option"):
            await opened(lobby, ANA, options={"flying": True})
        with pytest.raises(BadInput, match="no game"):
            await lobby.open_table(lobby_module.Wish("chess", (ANA,)), "ana")
    async with lobby_in(tmp_path) as lobby:
        assert look(await lobby.table(live.id)) == before
        assert (await lobby.table(first.id)).table.record.origin.options["first_game"] is True


@pytest.mark.parametrize(
    ("what", "why"), [("rules = 99", "no rules version 99"), ("pack_hash = 'x'", "nobody here has")]
)
async def test_a_table_that_nobody_here_can_play_is_left_alone_and_says_why(tmp_path, what, why):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA)
    with sqlite3.connect(tmp_path / "tabuleiro.db") as database:
        database.execute(f"update tables set {what}")
    async with lobby_in(tmp_path) as lobby:
        with pytest.raises(RecordError, match=f"cannot go on here: .*{why}"):
            await lobby.table(live.id)
        assert [card.id for card in await lobby.tables_of("ana")] == [live.id]


async def test_what_is_nearly_an_action_is_none(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        one = await lobby.open_table(lobby_module.Wish("imperial-miners", (ANA,)), "ana")
        with pytest.raises(IllegalAction):
            await one.act(0, [option(one, 0) + " or so"], 0, "x")
