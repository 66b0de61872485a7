"""Keeps what a released version writes: `python tests/released/make.py tests/released/VERSION`, run by that version.

Records of every game at every number of seats, over and half-way, and a database with tables that are over, go on, wait
for bots, were undone, started from a position or changed hands. Later versions must open and play on all of it.
"""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import tabuleiro
from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.state import State
from tabuleiro.kit import shelf
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish

ANA, BEN = Chair("person", "Ana", owner="ana"), Chair("person", "Ben", owner="ben")
numbers = count()


def played(state: State, most: int = 100_000, name: str = "greedy") -> State:
    """On by such bots, as far as so many decisions."""
    bot = tabuleiro.bot(name)
    while not state.over and most:
        seat = state.to_act[0]
        state.apply(bot.choose(state.view(seat), state.decision(seat)))
        most -= 1
    return state


def keep_records(folder: Path) -> None:
    for name in shelf.games():
        game = tabuleiro.load(name)
        for seats in range(game.fewest_seats, game.most_seats + 1):
            over = played(game.new(seats=seats, seed=1000 + seats))
            half = played(game.new(seats=seats, seed=2000 + seats), len(over.record.entries) // 2)
            (folder / f"{name}-{seats}.record").write_text(over.record.dumps())
            (folder / f"{name}-{seats}-half.record").write_text(half.record.dumps())
            wild = played(game.new(seats=seats, seed=3000 + seats), name="random")
            (folder / f"{name}-{seats}-wild.record").write_text(wild.record.dumps())
            placed = played(game.position(half.position), 12)
            (folder / f"{name}-{seats}-placed.record").write_text(placed.record.dumps())
            print(name, seats, len(over.record.entries), flush=True)


async def act(live: LiveTable, most: int) -> None:
    """The people at a table act as greedy bots would; bots are waited for."""
    bot = tabuleiro.bot("greedy")
    while not live.over and most:
        to_act = [seat for seat in live.table.state.to_act if not live.chairs[seat].bot]
        if not to_act:
            await asyncio.sleep(0.005)
            continue
        seat = to_act[0]
        state = live.table.state
        action = bot.choose(state.view(seat), state.decision(seat))
        await live.act(seat, [str(action)], live.version, f"client-{next(numbers)}")
        most -= 1


async def undone(live: LiveTable) -> bool:
    """One undo of a person's, wherever it is granted first."""
    dice = Dice(7)
    while not live.over:
        seat = live.table.state.to_act[0]
        actions = live.table.state.decision(seat).actions
        await live.act(seat, [str(actions[dice.below(len(actions))])], live.version, f"client-{next(numbers)}")
        try:
            await live.undo(seat, live.version, f"client-{next(numbers)}")
            return True
        except IllegalAction:
            continue
    return False


async def keep_tables(data: Path) -> None:
    lobby = Lobby(Settings(data=data, workers=1, bot_pause=0.0))
    await lobby.start()
    for name in shelf.games():
        game = lobby.game(name)
        for seats in range(game.fewest_seats, game.most_seats + 1):
            people = (ANA, *[BEN] * (seats - 1))
            live = await lobby.open_table(Wish(name, people, name=f"{name} {seats} over"), "ana")
            await act(live, 100_000)
            live = await lobby.open_table(Wish(name, people, name=f"{name} {seats} half", hints=False), "ana")
            await act(live, 25 * seats)
            live = await lobby.open_table(Wish(name, people, name=f"{name} {seats} undone", seed=77), "ana")
            assert await undone(live)
            await act(live, 5)
            placed = Wish(name, people, position=live.table.state.position, name=f"{name} {seats} placed")
            await act(await lobby.open_table(placed, "ana"), 6)
            print(name, seats, flush=True)
        chairs = (ANA, Chair("open", ""), Chair("bot", "", "greedy"))
        live = await lobby.open_table(Wish(name, chairs, name=f"{name} company"), "ana")
        await live.hand_over(1, "search:1", "client-instead")
        await act(live, 12)
        await live.take_back(1, "client-free")
        await live.sit(1, "dora", "Dora", "client-sits")
        await act(live, 6)
        bots = (ANA, Chair("bot", "", "search:1"), Chair("bot", "", "search:3"))
        live = await lobby.open_table(Wish(name, bots, name=f"{name} bots"), "ana")
        await act(live, 10)
        await live.hand_over(0, "greedy", "client-leaves")
    await lobby.stop()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    keep_records(folder)
    with TemporaryDirectory() as aside:
        data = Path(aside)
        asyncio.run(keep_tables(data))
        whole = sqlite3.connect(data / "tabuleiro.db")
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole.execute("VACUUM")
        whole.close()
        (folder / "tabuleiro.db.gz").write_bytes(gzip.compress((data / "tabuleiro.db").read_bytes(), mtime=0))
        shutil.copy(data / "secret", folder / "secret")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
