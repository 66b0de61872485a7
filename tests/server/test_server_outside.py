"""Bots from outside at their tables: asked once in all, by whichever server; the journal keeps who did not answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server_lobby import ANA, BEN, OPEN, act, lobby_in, look, opened

from tabuleiro.bots import protocol
from tabuleiro.core.errors import IllegalAction
from tabuleiro.server.errors import NoSuchBot, NotInvited, Stale, Taken, TooMany
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.outside import MOST_BOTS, OutsideBot, seat_of


async def seated(lobby: Lobby, *people: object) -> tuple[LiveTable, OutsideBot]:
    """A table with a bot from outside in its last seat."""
    live = await opened(lobby, *people, OPEN)
    bot, _ = await lobby.outside.make("ana", "Robo")
    await lobby.outside.invite(live, len(people), bot)
    assert await lobby.outside.accept(bot, live) == len(people)
    return live, bot


async def asked(live: LiveTable) -> int:
    """The id of what the bot is asked, as soon as nobody else is."""
    while people := [seat for seat in live.table.state.to_act if not live.chairs[seat].bot]:
        await act(live, people[0])
    async with asyncio.timeout(20):
        while live.asking.question is None:
            await asyncio.sleep(0.01)
    return live.asking.question.id


@asynccontextmanager
async def two(folder: Path, **settings: float) -> AsyncIterator[tuple[Lobby, Lobby]]:
    async with lobby_in(folder, **settings) as one, lobby_in(folder, **settings) as other:
        yield one, other


def test_of_two_servers_it_answers_at_either(tmp_path: Path) -> None:
    async def play() -> None:
        async with two(tmp_path) as (one, other):
            live, bot = await seated(one, ANA)
            id_ = await asked(live)
            there = await other.table(live.id)
            assert await asked(there) == id_
            await there.asking.answer(1, protocol.Answer(id_, 0))
            async with asyncio.timeout(20):
                while live.version == id_:
                    await asyncio.sleep(0.05)
            assert live.table.log[-1].seat == 1
            again = await there.asking.answer(1, protocol.Answer(id_, 0))
            assert (again.version, again.repeated) == (id_ + 1, True)
            assert [one.game_id for one in (await other.outside.outlook(bot)).seated.values()] == [live.id]

    asyncio.run(play())


def test_who_did_not_answer_is_known_after_a_restart(tmp_path: Path) -> None:
    """With all else; and what was in time is not called late."""

    async def play() -> None:
        async with lobby_in(tmp_path, bot_time=0.2) as lobby:
            live, _ = await seated(lobby, ANA)
            id_ = await asked(live)
            async with asyncio.timeout(20):
                while not live.now.missed(1):
                    await asyncio.sleep(0.05)
            with pytest.raises(Stale):
                await live.asking.answer(1, protocol.Answer(id_, 0))
            id_ = await asked(live)
        async with lobby_in(tmp_path, bot_time=60) as lobby:
            again = await lobby.table(live.id)
            assert again.now.late
            assert look(again)[0] == look(live)[0]
            assert again.now.missed(1)
            assert not again.now.missed(0)
            await again.asking.answer(1, protocol.Answer(await asked(again), 0))
            assert not again.now.missed(1)

    asyncio.run(play())


def test_it_waits_until_no_person_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, ANA, BEN)
            assert live.asking.question is None
            await act(live, 0)
            with pytest.raises(Stale):
                await live.asking.answer(2, protocol.Answer(live.version, 0))
            id_ = await asked(live)
            with pytest.raises(IllegalAction, match="there is no action"):
                await live.asking.answer(2, protocol.Answer(id_, 999))
            assert live.version == id_

    asyncio.run(play())


def test_seats_and_names_have_one_holder_each(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path) as lobby:
            outside = lobby.outside
            live = await opened(lobby, ANA, OPEN, OPEN)
            bots = [(await outside.make("ana", name))[0] for name in ("One", "Two")]
            with pytest.raises(Taken, match="called 'oNE'"):
                await outside.make("ben", "oNE")
            await outside.invite(live, 1, bots[0])
            await outside.invite(live, 2, bots[0])  # once at a table: the newest holds
            assert {seat: one.name for seat, one in (await outside.at(live)).items()} == {2: "One"}
            await outside.invite(live, 2, bots[1])  # one bot for a seat
            with pytest.raises(NotInvited):
                await outside.accept(bots[0], live)
            await live.sit(2, "ben", "Ben", "client-1")
            with pytest.raises(NotInvited):  # somebody was faster
                await outside.accept(bots[1], live)
            await outside.invite(live, 1, bots[1])
            await outside.accept(bots[1], live)
            assert seat_of(live, bots[1].id) == 1
            await outside.revoke("ana", bots[1].id)
            assert seat_of(live, bots[1].id) == -1
            assert live.chairs[1].bot == live.stand_in_bot
            for lost in (outside.by_name("Two"), outside.revoke("ben", bots[0].id), outside.by_name("Nobody")):
                with pytest.raises(NoSuchBot):
                    await lost
            for number in range(MOST_BOTS - len(bots)):
                await outside.make("ana", f"Bot {number}")
            with pytest.raises(TooMany, match="no more than 20 bots"):
                await outside.make("ana", "One more")

    asyncio.run(play())
