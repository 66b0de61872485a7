"""Asking: a bot from outside is asked at its table, for as long as it may think; it takes its seat, and leaves it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tabuleiro.bots import protocol
from tabuleiro.server.chairs import OUTSIDE, Chair
from tabuleiro.server.errors import Stale, Taken, Unasked
from tabuleiro.server.standing import LATE, Change, Standing, acted
from tabuleiro.server.upkeep import rest_of_pause
from tabuleiro.server.watch import tell

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.lobby import Lobby


@dataclass(frozen=True)
class Answer:
    """What was asked for is stored, and the table was at this version then; `repeated`: it had been done before."""

    version: int
    repeated: bool


@dataclass(frozen=True)
class Question:
    """What a bot from outside is asked: `id` is the table's version, so an answer fits what the bot was shown."""

    id: int
    seat: int
    since: float  # on the monotonic clock


class Asking:
    """Of one table. Who waits for a bot waits in one place only, so it may answer at any server of this table."""

    def __init__(self, lobby: Lobby, table: LiveTable) -> None:
        self._lobby = lobby
        self._table = table
        self.question: Question | None = None

    # -- its seat
    async def admit(self, seat: int, bot: str, name: str, client: str) -> Answer:
        """It takes an open chair that it was invited to."""

        def admitted(now: Standing, chair: Chair) -> Chair:
            if chair.kind != "open":
                raise Taken(f"seat {seat} is taken")
            if any(other.outside == bot for other in now.chairs):
                raise Taken("the bot has a seat at this table already")
            now.must_go_on()
            return Chair("bot", name, OUTSIDE + bot, "", chair.epoch)

        return await self._table.reseat(seat, client, "bot", admitted)

    async def dismiss(self, seat: int, bot: str, client: str) -> Answer:
        """It goes, or is sent away: the chair is open for whoever comes with its link; until then the table's own bot
        plays."""

        def dismissed(now: Standing, chair: Chair) -> Chair:
            if chair.outside != bot:
                raise Taken(f"seat {seat} is somebody else's by now")
            now.must_go_on()
            return Chair("open", "", self._table.stand_in_bot if now.dealt else "", "", chair.epoch)

        return await self._table.reseat(seat, client, "bot", dismissed)

    # -- what it plays
    async def ask(self, seat: int) -> None:
        """Waits for its answer; when its time is up, the first legal action is taken for it."""
        table = self._table
        version = table.version
        async with table.watch() as watch:
            self.question = Question(version, seat, time.monotonic())
            tell(table.watches)
            try:
                if await watch.changed(self._lobby.settings.bot_time):
                    return
            finally:
                self.question = None

        def late(now: Standing, at: float) -> Change:
            if now.version != version:
                raise Stale(now.version)
            first = str(now.table.state.decision(seat).actions[0])
            standing, rows = acted(now, seat, [first], at)
            return replace(standing, late=now.late | {standing.version}), rows

        with contextlib.suppress(Stale):
            await table.change(f"{LATE}{version}:{seat}", late)

    async def answer(self, seat: int, answer: protocol.Answer) -> Answer:
        """What it wants to do; the same answer again is the same request."""
        table = self._table
        key = f"bot:{answer.id}:{seat}"
        known, question = table.done(key), self.question
        if known is not None:
            return known
        if question is None or question.seat != seat:
            raise Unasked(table.version)
        if question.id != answer.id:
            raise Stale(table.version)
        text = str(protocol.chosen(answer, table.table.state.decision(seat)))
        pause = self._lobby.settings.bot_pause
        await asyncio.sleep(rest_of_pause(time.monotonic() - question.since, pause))

        def answered(now: Standing, at: float) -> Change:
            if now.version != answer.id:
                raise Stale(now.version)
            return acted(now, seat, [text], at)

        return await table.change(key, answered)
