"""A database that a released version left behind is opened, looked at and played on, whatever the house set is now."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import nullcontext
from pathlib import Path

import httpx
import pytest
from released_kit import CHANGES, VERSIONS, changed_house, database_in, fresh, lobby_in, table_played_on

import tabuleiro
from tabuleiro.core.record import Record
from tabuleiro.kit.editions import house_set
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.listed import Listed
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish
from tabuleiro.web.app import application
from tabuleiro.web.person import COOKIE, Passports, Person

MOST = {False: 6, True: 30}  # actions at a table: what is hard is to go on with another set than today's
RENAMED = {"imperial-miners": "sun-ladder", "above-and-below": "H1", "brazil-imperial": "i-1"}
KINDS = {"over", "half", "undone", "placed", "company", "bots"}
ANA = Chair("person", "Ana", owner="ana")


@pytest.mark.parametrize("changed", [False, True], ids=["the house set as it is", "another house set"])
@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_tables_of_a_released_version_go_on(version: Path, changed: bool, tmp_path: Path) -> None:
    database_in(version, tmp_path / "data")
    with changed_house(tmp_path / "house") if changed else nullcontext():
        asyncio.run(all_go_on(tmp_path / "data", changed))


async def all_go_on(data: Path, changed: bool) -> None:
    settings = Settings(data=data, workers=1, bot_pause=0.0, limits=False)
    app = application(settings)
    lobby: Lobby = app.state.lobby
    ana = Passports(app.state.secret).cookie(Person("ana", "Ana", "de"), secure=False).split(";")[0].partition("=")[2]
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test", cookies={COOKIE: ana}) as http,
    ):
        cards = await lobby.tables_of("ana")
        kinds = Counter(card.name.split()[-1] for card in cards)
        assert kinds.keys() == KINDS
        for card in cards:
            live = await lobby.table(card.id)
            assert (live.game is house_set(card.game)) != changed
            zoom = f"/card/{RENAMED[card.game]}"
            await looked_at(http, card, "?seat=0", "?seat=0&mode=text", "/replay/frame?at=1&seat=0", zoom)
            if not card.over:
                await table_played_on(live, MOST[changed])
                assert tabuleiro.replay(Record.loads(live.table.record.dumps())).position == live.table.state.position
                await looked_at(http, card, "?seat=0")
        for name in CHANGES:  # beside them, a new table is today's
            live = await lobby.open_table(Wish(name, (ANA, ANA)), "ana")
            assert live.game is house_set(name)
            await table_played_on(live, MOST[changed])


async def looked_at(http: httpx.AsyncClient, card: Listed, *paths: str) -> None:
    for path in paths:
        answer = await http.get(f"/t/{card.id}{path}")
        assert answer.status_code == 200, (card.name, path, answer.text)


def test_tables_of_a_development_version_go_on_with_the_set_in_the_database(tmp_path: Path) -> None:
    """Its set is in no archive: the database has it, and tells the bots' workers."""

    async def opened() -> list[str]:
        async with lobby_in(tmp_path / "data") as lobby:
            wishes = [Wish(name, (ANA, Chair("bot", "", "greedy")), seed=5) for name in CHANGES]
            return [(await lobby.open_table(wish, "ana")).id for wish in [*wishes, *wishes]]

    async def gone_on(tables: list[str], changed: bool) -> None:
        async with lobby_in(tmp_path / "data") as lobby:
            for table in tables:
                live = await lobby.table(table)
                assert (live.game is house_set(live.game.name)) != changed
                await table_played_on(live, 8)
                assert live.table.record.dumps().count("\npack_content: ") == 1

    with changed_house(tmp_path / "house"):
        tables = asyncio.run(opened())
        asyncio.run(gone_on(tables[: len(CHANGES)], False))
    asyncio.run(gone_on(tables, True))
    with sqlite3.connect(tmp_path / "data" / "tabuleiro.db") as database:
        assert database.execute("select count(*) from packs").fetchone() == (len(CHANGES),)
        database.execute("delete from packs")
    fresh()
    with pytest.raises(tabuleiro.RecordError, match="nobody here has the content pack 'house'"):
        asyncio.run(gone_on(tables, True))
