"""Studies: a finished play is analysed once for all who ask, by workers of its own, and kept; running ones are not."""

from __future__ import annotations

import asyncio

import pytest
from server_lobby import ANA, BOT, GAME, lobby_in

from tabuleiro.analysis.review import Review
from tabuleiro.analysis.reviewing import Care
from tabuleiro.kit.processes import Failed
from tabuleiro.server.errors import NotOver, StorageTrouble, TooMany
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.queue import Whose
from tabuleiro.server.studies import Study
from tabuleiro.server.wish import Branch, Wish
from tabuleiro.testing.play import near_the_end

SMALL = Care(worlds=1, others=1, rollouts=2)
ANAS = Whose("ana")


async def finished(lobby: Lobby, seed: int = 3) -> LiveTable:
    """A table where the last round alone was played."""
    live = await lobby.open_table(Wish(GAME, [BOT, BOT], position=near_the_end(GAME), seed=seed), "ana")
    async with live.watch() as watch:
        while not live.over:
            await watch.changed()
    return live


async def whole(study: Study) -> Review:
    async with asyncio.timeout(120):
        while not (study.whole or study.failed):
            await asyncio.sleep(0.02)
    assert study.review is not None
    return study.review


async def test_it_is_made_once_and_kept(tmp_path):
    async with lobby_in(tmp_path, care=SMALL) as lobby:
        live = await finished(lobby)
        assert await lobby.studies.of(live) is None
        study = await lobby.studies.begin(live, ANAS)
        assert await lobby.studies.begin(live, Whose("ben")) is study
        assert await lobby.studies.of(live) is study
        review = await whole(study)
        assert len(review.decisions) == len(live.table.log) - 1
        while lobby.store.study(live.id) is None:
            await asyncio.sleep(0.02)
        assert await lobby.studies.begin(live, ANAS) is study
        table = live.id
    async with lobby_in(tmp_path, care=SMALL) as lobby:
        again = await lobby.studies.of(await lobby.table(table))
        assert again is not None
        assert again.whole
        assert again.review is not None
        assert again.review.data == review.data


async def test_other_options_are_compared(tmp_path):
    async with lobby_in(tmp_path, care=SMALL) as lobby:
        live = await finished(lobby)
        study = await lobby.studies.begin(live, ANAS)
        review = await whole(study)
        number = next(one.number for one in review.decisions if one.options > 1)
        asked = live.at(number - 1)
        texts = [str(action) for action in asked.decision(live.table.log[number].seat).actions[:2]]
        found = await lobby.studies.tried(live, study, number, texts, ANAS)
        assert [*found] == texts
        assert all(0 <= chance <= 1 for chance, _ in found.values())
        assert await lobby.studies.tried(live, study, number, texts, ANAS) is found
        with pytest.raises(Failed):
            await lobby.studies.tried(live, study, number, ["nonsense"], ANAS)
        waiting = asyncio.ensure_future(lobby.studies.tried(live, study, number, texts[::-1], ANAS))
        await asyncio.sleep(0)
        lobby.hang_up()
        with pytest.raises(StorageTrouble, match="being closed"):
            await waiting


async def test_a_running_play_is_refused(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.open_table(Wish(GAME, [ANA, BOT]), "ana")
        with pytest.raises(NotOver):
            await lobby.studies.of(live)
        with pytest.raises(NotOver):
            await lobby.studies.begin(live, ANAS)


async def test_nobody_has_all_the_time(tmp_path, caplog):
    """Two at a time of a person; the server ends with them on their way, and leaves nothing half-made."""
    async with lobby_in(tmp_path, limits=True) as lobby:
        lives = [await finished(lobby, seed) for seed in (1, 2, 3)]
        for live in lives[:2]:
            await lobby.studies.begin(live, ANAS)
        with pytest.raises(TooMany):
            await lobby.studies.begin(lives[2], ANAS)
        await lobby.studies.begin(lives[2], Whose("ben"))
    async with lobby_in(tmp_path) as lobby:
        assert all([await lobby.studies.of(await lobby.table(live.id)) is None for live in lives])
    assert not caplog.records


async def test_what_failed_may_be_asked_for_again(tmp_path, monkeypatch, caplog):
    async with lobby_in(tmp_path, care=SMALL) as lobby:
        live = await finished(lobby)

        async def dead(*_: object) -> None:
            raise Failed("no process is left")

        with monkeypatch.context() as patched:
            patched.setattr(lobby.studies._post, "ask", dead)
            study = await lobby.studies.begin(live, ANAS)
            while not study.failed:
                await asyncio.sleep(0.01)
        assert "no process is left" in caplog.text
        assert (await whole(await lobby.studies.begin(live, ANAS))).done == 1


async def test_a_branch_keeps_to_the_very_game_and_says_where_it_comes_from(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        old = await finished(lobby)
        branch = Branch(old.id, old.game, 3)
        wish = Wish(GAME, [ANA, BOT], position=old.at(3).position, seed=9, branch=branch)
        live = await lobby.open_table(wish, "ana")
        assert live.game is old.game
        assert live.deal is None  # its deal is known
        assert live.table.state.position == old.at(3).position
        table, before = live.id, live.table.state.position
    async with lobby_in(tmp_path) as lobby:
        again = await lobby.table(table)
        assert again.branch == (old.id, 3)
        assert again.at(0).position == before


async def test_bots_do_not_wait_for_it(tmp_path):
    async with lobby_in(tmp_path, care=Care(worlds=500, others=50, rollouts=5000)) as lobby:
        await lobby.studies.begin(await finished(lobby), ANAS)
        live = await lobby.open_table(Wish(GAME, [BOT, BOT], position=near_the_end(GAME), seed=8), "ben")
        async with asyncio.timeout(60), live.watch() as watch:
            while not live.over:
                await watch.changed()
