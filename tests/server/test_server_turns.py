"""The end of a turn: bots wait for the word of who could still take it back, as long as that person looks on."""

from __future__ import annotations

import asyncio

from server_lobby import ANA, BOT, act, bots_done, lobby_in

from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish


async def ended(lobby: Lobby) -> LiveTable:
    """A table at which Ana has just taken an action that brought nothing new to light, and her turn is over."""
    live = await lobby.open_table(Wish("above-and-below", (ANA, BOT), seed=4), "ana")
    await bots_done(live)
    return live


async def labor(live: LiveTable) -> None:
    """Ana's whole turn: somebody works, and nothing is drawn or rolled."""
    verb = "labor"
    while 0 in live.table.state.to_act:
        actions = live.table.state.decision(0).actions
        await act(live, 0, next((i for i, action in enumerate(actions) if action.parts.verb == verb), 0))


async def test_nobody_acts_before_the_turn_is_ended_or_taken_back(tmp_path):
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await ended(lobby)
        async with live.watch("ana"):
            await labor(live)
            assert live.held == 0
            before = live.version
            await asyncio.sleep(0.2)
            assert live.version == before
            await live.undo(0, live.version, "two")
            assert live.held == -1
            assert 0 in live.table.state.to_act
            await labor(live)
            live.end_turn(0)
            assert live.held == -1
            await bots_done(live)
            assert live.table.log[-1].seat == 1


async def test_bots_go_on_when_the_person_goes(tmp_path):
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await ended(lobby)
        async with live.watch("ana"):
            await labor(live)
            assert live.held == 0
        assert live.held == -1
        await bots_done(live)
        assert live.table.log[-1].seat == 1


async def test_who_is_not_there_keeps_no_bot_waiting(tmp_path):
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await ended(lobby)
        await act(live, 0)
        assert live.held == -1
