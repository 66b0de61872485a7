"""Hints of one table: each is worked out once for a version, seat and language, however many ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tabuleiro.server.errors import StorageTrouble
from tabuleiro.server.workers import Hint


class Hints:
    def __init__(self) -> None:
        self._version = -1
        self._told: dict[tuple[int, str], asyncio.Task[Hint]] = {}

    async def told(self, version: int, seat: int, lang: str, work: Callable[[], Coroutine[Any, Any, Hint]]) -> Hint:
        """The hint that is known or on its way, or what `work` finds; what failed is tried again next time."""
        if version != self._version:
            self._version, self._told = version, {}
        known, key = self._told, (seat, lang)
        task = known.get(key)
        if task is None:
            task = known[key] = asyncio.ensure_future(work())
            task.add_done_callback(lambda done: None if _good(done) else known.pop(key))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise StorageTrouble("closing", "the server is being closed: ask again in a moment") from None
            raise

    def drop(self) -> None:
        """Nobody thinks about them any more."""
        for task in list(self._told.values()):
            task.cancel()


def _good(task: asyncio.Task[Hint]) -> bool:
    return not task.cancelled() and task.exception() is None and task.result().best != ""
