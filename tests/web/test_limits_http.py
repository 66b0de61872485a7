"""Caps and readiness as people and machines meet them: a sentence, in their language; what was typed is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

from web_site import Browser, Site

from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.lobby import MOST_TABLES, Lobby
from tabuleiro.server.wish import Wish
from tabuleiro.web.person import Person
from tabuleiro.web.texts import WORDS

ANA = Person("test-ana", "Ana", "de")


async def opened(folder: Path, tables: int) -> str:
    lobby = Lobby(Settings(data=folder, workers=1))
    await lobby.start()
    try:
        wish = Wish("imperial-miners", [Chair("person", "Ana")])
        return [await lobby.open_table(wish, ANA.id) for _ in range(tables)][-1].id
    finally:
        await lobby.stop()


def test_who_has_too_many_unfinished_tables_is_told_so(tmp_path: Path) -> None:
    table = asyncio.run(opened(tmp_path, MOST_TABLES.of_person))
    site = Site(tmp_path, TABULEIRO_LIMITS="yes")
    try:
        ana, eve = Browser(site, ANA), site.browser("Eve", "pt-BR")
        refused = ana.form("/tables", game="imperial-miners", seat=["you"], name="Ana", table="Noch einer")
        assert refused.status_code == 429
        assert WORDS.text("de", "too-many-tables", n=MOST_TABLES.of_person) in refused.text
        assert 'value="Noch einer"' in refused.text
        assert ana.act(table)["version"] == 1
        assert eve.open_table("you")
    finally:
        assert not site.stop()


def test_readiness_asks_the_database_and_life_does_not(tmp_path: Path) -> None:
    site = Site(tmp_path)
    try:
        ana = site.browser("Ana")
        assert (ana.get("/readyz").status_code, ana.get("/readyz").json()) == (200, {"ready": True, "troubles": {}})
        (tmp_path / "tabuleiro.db").unlink()
        gone = ana.get("/readyz")
        assert gone.status_code == 503
        assert gone.json()["ready"] is False
        assert "no longer where it was" in gone.json()["troubles"]["database"]
        assert ana.get("/healthz").status_code == 200
        refused = ana.form("/tables", game="imperial-miners", seat=["you"], name="Ana", table="A")
        assert refused.status_code == 503
        assert WORDS.text("en", "storage-gone") in refused.text
    finally:
        site.stop()
