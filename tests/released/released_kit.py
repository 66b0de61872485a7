"""What released versions wrote, and a house set that has changed since; the tests beside use both."""

from __future__ import annotations

import gzip
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core.record import Record
from tabuleiro.core.state import State
from tabuleiro.kit import archive, editions, shelf
from tabuleiro.kit.content import Content
from tabuleiro.server.config import Settings
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby

HERE = Path(__file__).parent
VERSIONS = sorted(path.parent for path in HERE.glob("*/tabuleiro.db.gz"))
RECORDS = sorted(HERE.glob("*/*.record"))
# One thing of each house set that all old plays may meet: another figure, and a card that goes by another id.
CHANGES = {
    "imperial-miners": [
        ("level1.toml", r'(?s)(id = "reed-barge".*?draw = )2', r"\g<1>3"),
        ("level1.toml", 'id = "sun-ladder"', 'id = "moon-ladder"'),
    ],
    "above-and-below": [
        ("encounters.toml", r"A.numbers = \[{ explore = 3, coin = 1 }\]", "A.numbers = [{ explore = 2, coin = 2 }]"),
        ("houses.toml", 'id = "H1"', 'id = "H99"'),
    ],
    "brazil-imperial": [
        ("paintings.toml", r'(?s)(id = "guarani".*?vp = )1', r"\g<1>2"),
        ("missions.toml", r'id = "i-1"', 'id = "i-99"'),
    ],
}
numbers = count()


def record_in(path: Path) -> Record:
    return Record.loads(path.read_text("utf-8"))


def database_in(version: Path, data: Path) -> None:
    """A copy of what that version's server left behind."""
    data.mkdir(parents=True, exist_ok=True)
    (data / "tabuleiro.db").write_bytes(gzip.decompress((version / "tabuleiro.db.gz").read_bytes()))
    shutil.copy(version / "secret", data / "secret")


def played_on(state: State, most: int = 100_000) -> State:
    bot = tabuleiro.bot("greedy")
    while not state.over and most:
        seat = state.to_act[0]
        state.apply(bot.choose(state.view(seat), state.decision(seat)))
        most -= 1
    return state


@contextmanager
def changed_house(folder: Path) -> Iterator[None]:
    """As after an upgrade: every game's house set is another one, which no archive has."""
    with pytest.MonkeyPatch.context() as patch:
        for name, changes in CHANGES.items():
            content = shelf.room(name, Content)
            shutil.copytree(content.house, folder / name)
            for file, old, new in changes:
                path = folder / name / file
                text, times = re.subn(old, new, path.read_text("utf-8"), count=1)
                assert times == 1, f"{file} has changed: {old}"
                path.write_text(text, "utf-8")
            patch.setattr(content, "house", folder / name)
        fresh()
        for name in CHANGES:
            assert not archive.has(shelf.archive_of(name), editions.house_set(name).pack_hash)
        yield
    fresh()


def fresh() -> None:
    """As in a process that has just begun."""
    editions.house_set.cache_clear()
    editions._found.cache_clear()
    shelf.rules_of.cache_clear()


@asynccontextmanager
async def lobby_in(folder: Path) -> AsyncIterator[Lobby]:
    """A server's tables, from start to stop."""
    lobby = Lobby(Settings(data=folder, workers=1, bot_pause=0.0))
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()


async def table_played_on(live: LiveTable, most: int) -> None:
    """People act as greedy bots would; bots are waited for."""
    bot = tabuleiro.bot("greedy")
    version = live.version
    while not live.over and live.version < version + most:
        asked = [seat for seat in live.table.state.to_act if not live.chairs[seat].bot]
        if not asked:
            async with live.watch() as watch:
                await watch.changed()
            continue
        state = live.table.state
        action = bot.choose(state.view(asked[0]), state.decision(asked[0]))
        await live.act(asked[0], [str(action)], live.version, f"client-{next(numbers)}")
    assert live.version > version
