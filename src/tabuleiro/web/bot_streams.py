"""Streams of the bot API, a line of JSON for each message: what concerns a bot's tables, and one of its plays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

from tabuleiro.bots import protocol
from tabuleiro.bots.bot import Budget
from tabuleiro.core.errors import TabuleiroError
from tabuleiro.core.table import Told
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.outside import Outlook, OutsideBot, seat_of

PING: Final = 5.0  # seconds between signs of life, and between looks for what other servers have written
STILL_HERE: Final = b"\n"


class Until:
    """When a stream is to end by itself; None: never."""

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds to wait at most until the next sign of life."""
        return PING if self._end is None else min(PING, self._end - time.monotonic())


# ---------------------------------------------------------------- all tables
async def of_bot(lobby: Lobby, bot: OutsideBot, token: str, until: Until) -> AsyncGenerator[bytes, None]:
    """Invitations and plays: first all that there are, then what changes; it ends when the token is void."""
    outside = lobby.outside
    bell = outside.bell(bot.id)
    known = Outlook()
    while not lobby.closing:
        bell.rung.clear()
        if await outside.by_token(token) is None:
            return
        now = await outside.outlook(bot)
        for message in await _changes(lobby, bot, known, now):
            yield protocol.line(message)
        known = now
        if until.left <= 0:
            return
        try:
            async with asyncio.timeout(until.left):
                await bell.rung.wait()
        except TimeoutError:
            yield STILL_HERE


async def _changes(lobby: Lobby, bot: OutsideBot, known: Outlook, now: Outlook) -> list[protocol.OfTables]:
    found: list[protocol.OfTables] = [one for table, one in now.invited.items() if table not in known.invited]
    found += [protocol.Withdrawn(table) for table in known.invited.keys() - now.invited.keys() - now.seated.keys()]
    begun = known.seated.keys() - known.waiting
    found += [one for table, one in now.seated.items() if table not in now.waiting and table not in begun]
    for table in known.seated.keys() - now.seated.keys():
        found.append(protocol.Finished(table, await _points(lobby, bot, table)))
    return found


async def _points(lobby: Lobby, bot: OutsideBot, table_id: str) -> list[int]:
    with suppress(TabuleiroError):
        table = await lobby.table(table_id)
        if table.over and seat_of(table, bot.id) >= 0:
            return [score.points for score in table.table.state.scores]
    return []


# ---------------------------------------------------------------- one play
async def of_game(
    lobby: Lobby, table: LiveTable, seat: int, bot: OutsideBot, token: str, until: Until
) -> AsyncGenerator[bytes, None]:
    """A hello, the whole view, then what happens and what is asked, until the end, or until the token is void."""
    yield protocol.line(protocol.hello(table.table.state.view(seat)))
    reader = _Reader(table, seat, bot.id, lobby.settings.bot_time)
    bell = lobby.outside.bell(bot.id)
    async with table.watch() as watch:
        bell.also = watch.news
        while not lobby.closing:
            watch.news.clear()
            for message in reader.news():
                yield protocol.line(message)
            if reader.ended or until.left <= 0:
                return
            quiet = not await watch.stirred(until.left)
            if (quiet or bell.rung.is_set()) and await lobby.outside.by_token(token) is None:
                return
            bell.rung.clear()
            if quiet:
                yield STILL_HERE


class _Reader:
    """What a bot has been told of a play."""

    def __init__(self, table: LiveTable, seat: int, bot: str, bot_time: float) -> None:
        self._table = table
        self._seat = seat
        self._bot = bot
        self._seconds = bot_time
        self._version = -1
        self._asked = -1
        self.ended = False

    def news(self) -> list[protocol.ToBot]:
        """All that is new to it."""
        table, seat = self._table, self._seat
        if table.chairs[seat].outside != self._bot:
            self.ended = True
            return [protocol.end()]
        told = table.told_since(self._version) if self._version >= 0 else None
        found: list[protocol.ToBot] = [self._shown()] if told is None else []
        for one in told or ():
            found += self._told(one)
        self._version = table.version
        question = table.asking.question
        if table.over:
            self.ended = True
            found.append(protocol.end(table.table.state.scores))
        elif question is not None and question.seat == seat and self._asked != question.id == table.version:
            self._asked = question.id
            left = max(0.0, question.since + self._seconds - time.monotonic())
            state = table.table.state
            budget = Budget(milliseconds=int(1000 * left))
            found.append(protocol.ask(question.id, state.view(seat), state.decision(seat), budget))
        return found

    def _shown(self) -> protocol.Shown:
        table = self._table
        players = [
            protocol.Player(seat, chair.name, chair.kind == "bot" or bool(chair.bot))
            for seat, chair in enumerate(table.chairs)
        ]
        return protocol.Shown(len(table.table.log) - 1, players, table.table.state.view(self._seat).data)

    def _told(self, told: Told) -> list[protocol.ToBot]:
        now = self._table.now
        version = now.versions[told.number]
        found: list[protocol.ToBot] = [protocol.told(told, self._seat)]
        if told.seat == self._seat and version in now.late:
            said = f"no answer in {self._seconds:g} seconds: the first legal action was taken"
            found.append(protocol.Error(said, version - 1))
        return found
