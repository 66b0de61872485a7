"""Writer: what tables change while the disk is busy is then stored together, so that it is waited for once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from tabuleiro.server.store import Store
from tabuleiro.server.troubles import Clash

MOST: Final = 64  # changes in one transaction

Change = Callable[[], None]  # one of the store's own writing methods with what it is given
Found = Sequence[Exception | None]  # for each change what went wrong
Aside = Callable[[Callable[[Sequence[Change]], list[Clash | None]], Sequence[Change]], Coroutine[Any, Any, Found]]


class Writer:
    """Of one server process; `aside` calls something in a thread."""

    def __init__(self, store: Store, aside: Aside) -> None:
        self._store = store
        self._aside = aside
        self._waiting: list[tuple[str, Change, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def stored(self, table_id: str, change: Change) -> None:
        """Returns when it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table_id, change, done))
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write())
        await done

    async def _write(self) -> None:
        while self._waiting:
            # In one order everywhere: servers that share a database must not wait for each other.
            batch = sorted(self._waiting[:MOST], key=lambda entry: entry[0])
            del self._waiting[:MOST]
            try:
                found = await self._aside(self._store.together, [change for _, change, _ in batch])
            except Exception as error:  # of all of them: the disk is full, the database is held by another program
                found = [error] * len(batch)
            for (_, _, done), trouble in zip(batch, found, strict=True):
                if done.done():
                    continue  # who asked for it has been stopped
                if trouble is None:
                    done.set_result(None)
                else:
                    done.set_exception(trouble)
        self._writing = None
