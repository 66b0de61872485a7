"""Lobbies for the tests: started and stopped around a block, with tables where nobody has to wait."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import event

from tabuleiro.core.chance import Dice
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.store import Store
from tabuleiro.server.wish import Wish

GAME = "imperial-miners"
ANA, BEN, CLEO = Chair("person", "Ana", owner="ana"), Chair("person", "Ben", owner="ben"), Chair("person", "Cleo")
BOT = Chair("bot", "", "random")
OPEN = Chair("open", "")
numbers = count()


@asynccontextmanager
async def lobby_in(folder: Path, **settings: Any) -> AsyncIterator[Lobby]:
    lobby = Lobby(Settings(data=folder, **{"workers": 1, "bot_pause": 0.0, **settings}))
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()


async def opened(lobby: Lobby, *chairs: Chair, seed: int = 4, **wish: Any) -> LiveTable:
    return await lobby.open_table(Wish(GAME, chairs, seed=seed, **wish), "ana")


def option(live: LiveTable, seat: int, n: int = 0) -> str:
    """The notation of one of the seat's legal actions."""
    actions = live.table.state.decision(seat).actions
    return str(actions[n % len(actions)])


async def act(live: LiveTable, seat: int, n: int = 0) -> int:
    answer = await live.act(seat, [option(live, seat, n)], live.version, f"test-{next(numbers)}")
    return answer.version


async def played(live: LiveTable, actions: int, seed: int = 1) -> None:
    """People act at random, in any order."""
    dice = Dice(seed)
    for _ in range(actions):
        to_act = live.table.state.to_act
        await act(live, to_act[dice.below(len(to_act))], dice.below(1000))


async def bots_done(live: LiveTable) -> None:
    """Waits until a person is asked or the play is over."""
    async with live.watch() as watch:
        while live.table.state.to_act and all(live.chairs[seat].bot for seat in live.table.state.to_act):
            await watch.changed()


def look(live: LiveTable) -> tuple[object, ...]:
    """All that must survive a restart."""
    told = [(t.number, t.seat, t.text, t.events) for t in live.table.log]
    return live.table.state.position, live.version, live.now.asked, live.chairs, told, live.table.record.dumps()


@contextmanager
def with_pragma(store: Store, *pragmas: str) -> Iterator[None]:
    """Every connection in the block is told this first: a way to real faults of a real database."""

    def told(connection: Any, *_: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(store.engine, "checkout", told)
    try:
        yield
    finally:
        event.remove(store.engine, "checkout", told)
        store.engine.dispose()  # new connections know nothing of it
