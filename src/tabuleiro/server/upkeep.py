"""Upkeep: what a table does of its own accord: bots play, and nobody is kept waiting for who is away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING, Final

from tabuleiro.core.errors import IllegalAction
from tabuleiro.kit.editions import edition_of
from tabuleiro.server.errors import Stale, StorageTrouble
from tabuleiro.server.standing import Change, Standing, acted
from tabuleiro.server.workers import Errand

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.lobby import Lobby

LOG: Final = logging.getLogger("tabuleiro.tables")
FIRST_WAIT: Final = 1.0  # seconds until a bot tries again what could not be stored,
LONGEST_WAIT: Final = 30.0  # and at most
SHORTEST_WAIT: Final = 0.05  # seconds between looks for who is away


class Upkeep:
    """Of one table; in the event loop, as the table itself."""

    def __init__(self, lobby: Lobby, table: LiveTable) -> None:
        self._lobby = lobby
        self._table = table
        self._bots: asyncio.Task[None] | None = None
        self._patience: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Lets the bots play if it is for them to act, and keeps nobody waiting for who is away."""
        if _ended(self._bots) and self._bot_to_act >= 0:
            self._bots = self._lobby.in_background(self.play_bots())
        if _ended(self._patience) and self._unanswered() is not None:
            self._patience = self._lobby.in_background(self._answer_for_absent())

    @property
    def _bot_to_act(self) -> int:
        return -1 if self._table.held >= 0 or self._table.now.reading else self._table.now.bot_to_act

    def _unanswered(self) -> tuple[int, int, str] | None:
        """A person's question that has an answer for who is away: seat, since which version, the answer."""
        now = self._table.now
        for seat in now.table.state.to_act:
            default = now.table.state.decision(seat).default
            if default is not None and not now.chairs[seat].bot:
                return seat, now.asked[seat], str(default)
        return None

    async def _answer_for_absent(self) -> None:
        while (question := self._unanswered()) is not None:
            await asyncio.sleep(max(self._lobby.settings.patience, SHORTEST_WAIT))
            if self._unanswered() != question:
                continue
            try:
                await self._answer_unless_here(*question)
            except (Stale, IllegalAction):
                continue  # it was answered meanwhile
            except StorageTrouble as error:
                if error.kind == "closing":
                    return
                LOG.error("table %s: the answer for who is away is not stored: %s", self._table.id, error)

    async def _answer_unless_here(self, seat: int, asked: int, text: str) -> None:
        def work(now: Standing, at: float) -> Change:
            if now.asked[seat] != asked:
                raise Stale(now.version)
            return acted(now, seat, [text], at)

        if not await self._table.presence.here(seat):
            await self._table.change(f"away:{asked}:{seat}", work)

    async def play_bots(self) -> None:
        wait = FIRST_WAIT
        while (seat := self._bot_to_act) >= 0:
            try:
                await self._bot_acts(seat)
                wait = FIRST_WAIT
            except StorageTrouble as error:
                if error.kind == "closing":
                    return  # the next server goes on
                LOG.error("table %s: a bot's action is not stored: %s", self._table.id, error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _bot_acts(self, seat: int) -> None:
        table = self._table
        if table.chairs[seat].outside:
            await table.asking.ask(seat)
            return
        version, state = table.version, table.table.state
        question = Errand(
            edition_of(table.game), state.position, seat, table.chairs[seat].bot, table.thinking_seed(seat)
        )
        began = time.monotonic()
        text = self._arranged(seat) or await self._lobby.workers.choice(question, table.whose)
        await asyncio.sleep(rest_of_pause(time.monotonic() - began, self._lobby.settings.bot_pause))

        def work(now: Standing, at: float) -> Change:
            # Somebody took the chair back, undid, or came back to a turn that is theirs to end: the bots look again.
            if now.version != version or table.held >= 0:
                raise Stale(now.version)
            first = str(state.decision(seat).actions[0])
            try:
                return acted(now, seat, [text or first], at)
            except IllegalAction as error:
                LOG.error("table %s: %s wanted what is not legal: %s", table.id, question.bot, error)
                return acted(now, seat, [first], at)

        with contextlib.suppress(Stale):
            await table.change(f"bot:{version}:{seat}", work)

    def _arranged(self, seat: int) -> str:
        """What a lesson lets the seat do now; "" if the bot thinks for itself."""
        now = self._table.now
        lesson, table = now.lesson, now.table
        if lesson is None or now.lesson_place is None:
            return ""
        return lesson.move(table.log, seat, table.state.decision(seat))


def _ended(task: asyncio.Task[None] | None) -> bool:
    return task is None or task.done()


def rest_of_pause(thought: float, pause: float) -> float:
    """Up to the next full pause: how long a bot thought would tell something of what it holds."""
    return max(1, math.ceil(thought / pause)) * pause - thought if pause else 0.0
