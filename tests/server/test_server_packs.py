"""A host's own pack: new tables are played with it, tables of before with theirs, and a faulty one stops the start."""

from __future__ import annotations

import pytest
from server_lobby import ANA, BEN, BOT, GAME, bots_done, lobby_in, opened, played

from tabuleiro.core.errors import BadInput, PackError
from tabuleiro.server.config import Settings
from tabuleiro.server.lobby import Lobby

OWN = '[pack]\nname = "my cards"\nbase = "house"\n[[card]]\nid = "open-cut"\ncopies = 2\n'


async def test_new_tables_have_the_hosts_pack_and_keep_it(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(OWN, "utf-8")
    data = tmp_path / "data"
    async with lobby_in(data) as lobby:
        before = (await opened(lobby, ANA, BEN)).id
    async with lobby_in(data, packs={GAME: file}) as lobby:
        live = await opened(lobby, ANA, BOT)
        await played(live, 1)
        await bots_done(live)
        assert (live.game.pack_name, live.game) == ("my cards", lobby.game(GAME))
        assert (await lobby.table(before)).game.pack_name == "house"
        assert lobby.game("above-and-below").pack_name == "house"
    file.unlink()
    async with lobby_in(data) as lobby:
        again = await lobby.table(live.id)
        await played(again, 1)
        assert (again.game.pack_name, lobby.game(GAME).pack_name) == ("my cards", "house")


def test_a_faulty_pack_is_said_before_anybody_comes(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("copies = 2", "copies = 0"), "utf-8")
    with pytest.raises(PackError, match=r"mine\.toml: card 'open-cut': copies: should be from 1 to 60, not 0"):
        Lobby(Settings(data=tmp_path / "data", packs={GAME: file})).prepare()


def test_packs_by_the_environment(tmp_path):
    found = Settings.from_env({"TABULEIRO_PACKS": f"{GAME}={tmp_path}/a.toml:above-and-below={tmp_path}/b"}).packs
    assert found == {GAME: tmp_path / "a.toml", "above-and-below": tmp_path / "b"}
    for text in ("a.toml", "chess=a.toml", f"{GAME}=", f"{GAME}=a.toml:{GAME}=b.toml"):
        with pytest.raises(BadInput, match="pack"):
            Settings.from_env({"TABULEIRO_PACKS": text})
