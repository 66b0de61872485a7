"""Deals at tables: by a key that was promised beforehand and the people's own texts, when everybody is here."""

from __future__ import annotations

import asyncio
import pickle
import sqlite3
from dataclasses import replace

import pytest
from server_lobby import ANA, BOT, GAME, OPEN, act, lobby_in, look, numbers, opened, played

from tabuleiro.core.deal import Deal, commitment_to
from tabuleiro.core.errors import BadInput
from tabuleiro.core.record import Record
from tabuleiro.core.verify import verified
from tabuleiro.server.errors import NotDealt
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish


async def finished(live: LiveTable) -> None:
    while not live.over:
        await act(live, live.table.state.to_act[0], 0)


async def test_a_table_is_dealt_from_the_key_that_its_form_was_promised(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        promised = commitment_to(lobby.keys.deal_key("ana", "form-1"))
        wish = Wish(GAME, [ANA], promise="form-1", text="hello")
        live = await lobby.open_table(wish, "ana", "form-1-filled")
        assert live.deal == Deal(promised, ((0, "hello"),))
        assert live.deal.key == b""
        await finished(live)
        record = Record.loads(live.table.record.dumps())
        assert verified(lobby.game(GAME), record, promised).code == "fair"
        assert record.deal is not None
        assert record.deal.key == lobby.keys.deal_key("ana", "form-1")
        # A form that was changed and sent again opens another table, but never with the same key.
        again = await lobby.open_table(replace(wish, name="Other"), "ana", "form-1-changed")
        assert again.id != live.id
        assert again.deal is not None
        assert again.deal.commitment != promised
        assert again.deal.texts == ()
        same = await lobby.open_table(wish, "ana", "form-1-filled")
        assert same.id == live.id


async def test_no_two_deals_are_alike_and_each_restart_goes_on_with_its_own(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        tables = [await lobby.open_table(Wish(GAME, [ANA]), "ana") for _ in range(2)]
        assert tables[0].table.record.setup != tables[1].table.record.setup
        for live in tables:
            await played(live, 12)
        seen = [look(live) for live in tables]
        ids = [live.id for live in tables]
    async with lobby_in(tmp_path) as lobby:
        for table_id, before in zip(ids, seen, strict=True):
            live = await lobby.table(table_id)
            assert look(live) == before
            await finished(live)
            assert verified(lobby.game(GAME), live.table.record).code == "fair"


async def test_the_deal_waits_until_everybody_is_here_and_has_added_a_text(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.open_table(Wish(GAME, [ANA, OPEN, BOT, OPEN], text="one"), "ana")
        assert not live.dealt
        assert live.table.state.to_act == ()
        with pytest.raises(NotDealt):
            await live.act(0, ["pick x"], live.version, "client-a")
        with pytest.raises(BadInput):
            await live.sit(1, "ben", "Ben", "client-bad", text="two\nlines")
        await live.sit(1, "ben", "Ben", "client-b", text="two")
        assert not live.dealt
        table_id = live.id
    async with lobby_in(tmp_path) as lobby:  # nor does it forget them
        live = await lobby.table(table_id)
        assert not live.dealt
        assert live.deal is not None
        assert live.deal.texts == ((0, "one"), (1, "two"))
        await live.hand_over(3, "random", "client-c")
        assert live.dealt
        assert live.table.state.to_act
        assert [told.number for told in live.table.log] == [0]
        before = look(live)
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.table(table_id)
        assert look(live)[:2] == before[:2]
        await live.hand_over(0, "random", "client-d")
        await live.hand_over(1, "random", "client-e")
        async with live.watch() as watch:
            while not live.over:
                await watch.changed()
        record = live.table.record
        assert record.deal is not None
        assert record.deal.texts == ((0, "one"), (1, "two"))
        assert verified(lobby.game(GAME), record).code == "fair"


async def test_two_servers_deal_once(tmp_path):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as other:
        here = await one.open_table(Wish(GAME, [ANA, OPEN, OPEN]), "ana")
        there = await other.table(here.id)
        sits = [
            live.sit(seat, f"p{seat}", f"P{seat}", f"client-{seat}", text=f"t{seat}")
            for live, seat in ((here, 1), (there, 2))
        ]
        await asyncio.gather(*sits)
        await here.catch_up()
        await there.catch_up()
        assert here.dealt
        assert look(here) == look(there)
        assert here.deal is not None
        assert sorted(here.deal.texts) == [(1, "t1"), (2, "t2")]


async def test_a_typed_seed_makes_a_known_deal_at_once(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, OPEN, seed=9, text="no use")
        assert (live.dealt, live.deal, live.seed) == (True, None, 9)
        assert live.table.record.setup == lobby.game(GAME).new(seats=2, seed=9).record.setup


async def test_the_key_is_nowhere_but_in_the_database(tmp_path):
    """Not in a state, a view, a position, what workers are told, nor in any record before the end."""
    asked = []
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.open_table(Wish(GAME, [ANA, BOT]), "ana")
        key = live.table.deal.key
        choice = lobby.workers.choice
        lobby.workers.choice = lambda question, whose: asked.append(question) or choice(question, whose)  # type: ignore[method-assign]
        while len(asked) < 3:
            if 0 in live.table.state.to_act:
                await live.act(0, [str(live.table.state.decision(0).actions[0])], live.version, f"c-{next(numbers)}")
            await asyncio.sleep(0.01)
        state = live.table.state
        told = [state.position, live.table.record.dumps(), repr(live.deal), *(str(vars(q)) for q in asked)]
        told += [view.bytes().decode() for view in (state.view(0), state.view(1), state.view(-1))]
        assert key.hex() in str(
            sqlite3.connect(tmp_path / "tabuleiro.db").execute("select deal from tables").fetchall()
        )
        for text in told:
            assert key.hex() not in text
            assert repr(key) not in text
        assert all(key not in pickle.dumps(question) for question in asked)
        assert state.script is None


async def test_bots_think_by_the_servers_secret(tmp_path):
    """Who has seen everything at a table still cannot know what its bots will think."""
    async with lobby_in(tmp_path / "a") as one, lobby_in(tmp_path / "b") as other:
        seeds = [_thinking(lobby, await opened(lobby, ANA, BOT)) for lobby in (one, other)]
        assert seeds[0] != seeds[1]


def _thinking(lobby: Lobby, live: LiveTable) -> int:
    return lobby.keys.thinking_seed("the same table", live.version, 1)
