"""Forecasts: the pages' quick looks ahead, in a process of their own: not on the loop, nor behind bots that think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from tabuleiro.bots.forecast import forecast
from tabuleiro.core.event import Event
from tabuleiro.core.state import State
from tabuleiro.kit.editions import Edition, edition_of, game_of
from tabuleiro.kit.processes import Failed, Post

LOG: Final = logging.getLogger("tabuleiro.web")
AT_ONCE: Final = 2  # one is worked on, the next lies ready
TOO_LONG: Final = 10.0  # seconds after which the worker is taken for stuck

Foreseen = tuple[tuple[Event, ...], ...]  # for each option, what would happen


class Forecasts(Post):
    """One worker for all pages; what goes wrong there leaves a page without a forecast, never without an answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self._turn = asyncio.Semaphore(AT_ONCE)
        self.line = 0  # so many are asked for and not there yet

    async def of(self, state: State, seat: int, options: Sequence[int], wanted: Callable[[], bool]) -> Foreseen | None:
        """How each option could go on; None if that failed, or is not `wanted` any more when its turn comes."""
        self.line += 1
        try:
            async with self._turn:
                return await self._asked(state, seat, options) if wanted() else None
        finally:
            self.line -= 1

    async def _asked(self, state: State, seat: int, options: Sequence[int]) -> Foreseen | None:
        question = (edition_of(state.game), state.position, seat, tuple(options))
        try:
            return await self.ask(TOO_LONG, 1, foreseen, *question)
        except Failed as error:
            LOG.error("no forecast for seat %d of %s: %s", seat, state.game.name, error)
            return None


# ---------------------------------------------------------------- in the worker
def foreseen(edition: Edition, position: str, seat: int, options: tuple[int, ...]) -> Foreseen:
    """The position goes no further than to the seat's view, as with bots."""
    view = game_of(edition).position(position).view(seat)
    return tuple(tuple(forecast(view, option)) for option in options)
