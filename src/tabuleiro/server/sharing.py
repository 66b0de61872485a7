"""Sharing: what several ask for at the same time is worked out once, and to its end even if who asked has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from tabuleiro.server.errors import StorageTrouble

T = TypeVar("T")


class Shared(Generic[T]):
    """By what it is for; `stays` says of what was found whether it is kept, else it is worked out anew next time."""

    def __init__(self, stays: Callable[[T], bool] = lambda _: False) -> None:
        self._stays = stays
        self._tasks: dict[Hashable, asyncio.Task[T]] = {}

    async def once(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What is known or on its way, or what `work` finds."""
        if key not in self._tasks:
            self._tasks[key] = asyncio.ensure_future(work())
            self._tasks[key].add_done_callback(lambda done: self._done(key, done))
        task = self._tasks[key]
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise StorageTrouble("closing", "the server is being closed: ask again in a moment") from None
            raise

    def _done(self, key: Hashable, task: asyncio.Task[T]) -> None:
        # An exception is looked at, in case nobody waits for it any more.
        if task.cancelled() or task.exception() is not None or not self._stays(task.result()):
            del self._tasks[key]

    def drop(self) -> None:
        """Nobody waits for it any more."""
        for task in list(self._tasks.values()):
            task.cancel()
