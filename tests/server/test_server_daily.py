"""The deal of the day at its server: whose results count, and bots that play it at tables of their own."""

from __future__ import annotations

import asyncio
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from server_lobby import act, lobby_in

from tabuleiro.server.daily import Daily, today
from tabuleiro.server.live import LiveTable

GAME = "imperial-miners"


async def ended(live: LiveTable) -> None:
    while not live.over:
        await act(live, 0)


@pytest.mark.parametrize("game", ["imperial-miners", "above-and-below"])
def test_bots_play_the_deal_that_people_have(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, daily_bots=("random", "greedy")) as lobby:
            daily = Daily(lobby, lobby.keys)
            live = await daily.open("ana", "Ana", game, today(), "Deal", "")
            async with asyncio.timeout(60):
                while len(found := await daily.results(game, today())) < 2:
                    await asyncio.sleep(0.1)
            assert {one.bot for one in found} == {"random", "greedy"}
            assert [one.figure for one in found] == sorted((one.figure for one in found), reverse=True)
            assert (found[0].against is None) == (len(live.chairs) == 1)
            bot = await lobby.table(found[0].table)
            assert bot.seed == live.seed
            assert await daily.results(game, today() - timedelta(days=1)) == []

    asyncio.run(play())


@pytest.mark.parametrize("way", ["", "garbage", "illegal", "oversized", "flooding", "dying", "closing"])
def test_a_command_of_the_host_plays_it_whatever_it_says(tmp_path: Path, way: str) -> None:
    """Where its answer is none the first legal action is taken; its place on this machine is nobody's business."""
    bots = Path(__file__).parents[1] / "bots"
    command = f"stdio:{sys.executable} -IS {bots / 'strange.py'} {way}".strip()
    if not way:
        command = f"stdio:{sys.executable} -IS {bots.parents[1] / 'examples/bots/last.py'}"

    async def play() -> None:
        async with lobby_in(tmp_path, daily_bots=(command,)) as lobby:
            daily = Daily(lobby, lobby.keys)
            await daily.open("ana", "Ana", GAME, today(), "Deal", "")
            async with asyncio.timeout(120):
                while not (found := await daily.results(GAME, today())):
                    await asyncio.sleep(0.1)
            assert [one.bot for one in found] == [command]
            live = await lobby.table(found[0].table)
            assert live.over
            assert live.table.seats == ("last" if not way else "strange",)

    asyncio.run(play())


def test_only_a_first_try_counts_and_only_without_help(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path, daily_bots=()) as lobby:
            daily, day = Daily(lobby, lobby.keys), today()
            mine = await daily.open("ana", "Ana", GAME, day, "Deal", "")
            assert (await daily.open("ana", "Ana", GAME, day, "Deal", "")).id == mine.id
            assert (await daily.open("ben", "Ben", GAME, day, "Deal", "")).id != mine.id
            late = await daily.open("ana", "Ana", GAME, day - timedelta(days=1), "Deal", "")
            assert late.seed != mine.seed
            await ended(late)
            assert await daily.results(GAME, day - timedelta(days=1)) == []  # it ended when that day was over
            assert not mine.hints
            await ended(mine)
            assert [one.name for one in await daily.results(GAME, day)] == ["Ana"]
            assert (await daily.open("ana", "Ana", GAME, day, "Deal", "")).id == mine.id
            bens = await daily.open("ben", "Ben", GAME, day, "Deal", "")
            await act(bens, 0)
            await bens.hand_over(0, "random", "client-of-ben")
            async with asyncio.timeout(60):
                while not bens.over:
                    await asyncio.sleep(0.1)
            assert [one.name for one in await daily.results(GAME, day)] == ["Ana"]

    asyncio.run(play())
