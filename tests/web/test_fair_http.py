"""Caps as people meet them: a sentence in their language, what they typed is kept, and games go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from web_site import Browser, Site

from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.house import MOST_TABLES, House, Wish
from tabuleiro.web.person import Person
from tabuleiro.web.texts import WORDS

ANA = Person("test-ana", "Ana", "de")


async def opened(folder: Path, tables: int) -> str:
    house = House(Settings(data=folder, workers=1))
    await house.start()
    try:
        wish = Wish("imperial-miners", [Chair("person", "Ana")])
        return [await house.open_table(wish, ANA.id) for _ in range(tables)][-1].id
    finally:
        await house.stop()


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
