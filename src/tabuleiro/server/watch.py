"""TableWatch: tells one listener of a table's new versions, for as long as it listens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable

AT_ONCE: Final = 50  # listeners that are told in one turn of the loop


class TableWatch:
    """Tells of new versions, in order; who is slow gets the latest one only, and no writer ever waits."""

    def __init__(self, table: LiveTable, person: str = "") -> None:
        self._table = table
        self.person = person  # whose browser it is; "": nobody's that counts as being here
        self._seen = table.version
        self.news = asyncio.Event()
        self.closed = False  # the server stops

    async def __aenter__(self) -> TableWatch:
        self._table.watches.add(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._table.watches.discard(self)
        if self.person:
            self._table.gone(self.person)

    async def stirred(self, seconds: float) -> bool:
        """Waits until there may be anything new since `news` was cleared; False when time is up."""
        try:
            async with asyncio.timeout(seconds):
                await self.news.wait()
        except TimeoutError:
            return False
        return True

    async def changed(self, seconds: float | None = None) -> bool:
        """Waits until there is a newer version than the last one told of; False when time is up or the server stops."""
        try:
            async with asyncio.timeout(seconds):
                while self._table.version <= self._seen:
                    if self.closed:
                        return False
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            return False
        self._seen = self._table.version
        return True


def tell(watches: Iterable[TableWatch]) -> None:
    """There is news: for who sits at the table first, for spectators by and by; thousands of them hold nobody up."""
    _tell_some(sorted(watches, key=lambda watch: not watch.person))


def _tell_some(watches: Sequence[TableWatch]) -> None:
    for watch in watches[:AT_ONCE]:
        watch.news.set()
    if watches[AT_ONCE:]:
        asyncio.get_running_loop().call_soon(_tell_some, watches[AT_ONCE:])
