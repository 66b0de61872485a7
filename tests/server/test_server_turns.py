"""The end of a turn: bots wait for the word of who could still take it back, as long as that person looks on."""

from __future__ import annotations

import asyncio

from server_lobby import ANA, BOT, act, bots_done, lobby_in

from tabuleiro.server import live as live_table
from tabuleiro.server import presence
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import Status, scene_of, status


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


def reloads_take(seconds: float, monkeypatch) -> None:
    for module in (presence, live_table):
        monkeypatch.setattr(module, "RELOADING", seconds)


async def test_bots_go_on_when_the_person_goes(tmp_path, monkeypatch):
    reloads_take(0.2, monkeypatch)
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await ended(lobby)
        async with live.watch("ana"):
            await labor(live)
            assert live.held == 0
        await asyncio.sleep(0.25)
        assert live.held == -1
        await bots_done(live)
        assert live.table.log[-1].seat == 1


async def test_a_page_that_is_reloaded_ends_no_turn(tmp_path, monkeypatch):
    """F5, another language: the old page goes before the new one has come."""
    reloads_take(0.5, monkeypatch)
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await ended(lobby)
        async with live.watch("ana"):
            await labor(live)
        before = live.version
        for _ in range(3):
            await asyncio.sleep(0.2)
            assert live.held == 0
            async with live.watch("ana"):
                await asyncio.sleep(0.2)
        async with live.watch("ana"):
            await asyncio.sleep(0.6)
            assert (live.held, live.version) == (0, before)
            await live.undo(0, live.version, "two")


async def test_a_bot_that_thinks_already_still_waits_for_who_comes_back(tmp_path, monkeypatch):
    reloads_take(0.05, monkeypatch)
    async with lobby_in(tmp_path, bot_pause=0.5) as lobby:
        live = await ended(lobby)
        async with live.watch("ana"):
            await labor(live)
        before = live.version
        await asyncio.sleep(0.15)
        assert live.held == -1  # the bot has begun
        async with live.watch("ana"):
            await asyncio.sleep(1.2)
            assert (live.held, live.version) == (0, before)
            live.end_turn(0)
            await bots_done(live)
            assert live.table.log[-1].seat == 1


async def test_who_is_not_there_keeps_no_bot_waiting(tmp_path):
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await ended(lobby)
        await act(live, 0)
        assert live.held == -1


async def test_a_game_may_say_that_its_turns_end_by_themselves(tmp_path, monkeypatch):
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await ended(lobby)
        monkeypatch.setitem(vars(live.game.manifest), "end_turn", False)
        async with live.watch("ana"):
            await labor(live)
            assert live.held == -1


ERA_ENDS = """
scenario = "cisplatine"
round = 4
era = 1
phase = "move"
[[seat]]
units = ["g1 b4"]
tiles = ["a2 sawmill", "b3 farm"]
paintings = ["anchieta"]
missions = ["i-5"]
token = "build"
arch = "build"
[[seat]]
token = "harbor"
"""


async def test_an_answer_in_the_middle_of_a_turn_needs_no_word(tmp_path):
    """A new era asks everybody something; the turn goes on after that, so nobody is to end it."""
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await lobby.open_table(Wish("brazil-imperial", (ANA, BOT), seed=4, position=ERA_ENDS), "ana")
        async with live.watch("ana"):
            await live.act(0, ["reveal i-5"], live.version, "one")
            while live.table.state.decision(0).kind != "token":
                await act(live, 0, -1)
            await act(live, 0, 0)
            assert live.held == -1
            await bots_done(live)
            assert live.table.log[-1].seat == 1
            assert live.table.state.decision(0).kind == "move"


# ---------------------------------------------------------------- what the page says of it
def told(live: LiveTable) -> Status:
    eyes = Eyes(0, "en", (0,), (0,))
    return status(live, scene_of(live.table.state, eyes, live.chairs), eyes, board_of(live.game.name))


async def test_a_turn_is_called_done_only_if_it_was_one(tmp_path):
    """Who has chosen mission, monarch and capital has not had a turn yet."""
    async with lobby_in(tmp_path, bot_pause=0.01) as lobby:
        live = await lobby.open_table(Wish("brazil-imperial", (ANA, BOT), seed=1), "ana")
        async with live.watch("ana"):
            while live.table.state.decision(0).kind != "capital":
                await act(live, 0)
                await bots_done(live)
            await act(live, 0, -1)
            assert live.held == 0
            assert (told(live).says, told(live).main_label) == ("Your choice is made.", "Go on")
        live = await ended(lobby)
        async with live.watch("ana"):
            await labor(live)
            assert (told(live).says, told(live).main_label) == ("Everything is done.", "End turn")
