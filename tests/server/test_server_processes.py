"""Several servers on one database, and one that is killed: no action is lost, none is taken twice."""

from __future__ import annotations

import asyncio
import contextlib

import kill
import pytest
from server_lobby import ANA, BEN, BOT, OPEN, act, bots_done, lobby_in, look, opened, option

from tabuleiro.server.errors import Stale, Taken
from tabuleiro.server.live import Answer


async def test_two_houses_share_a_table_without_losing_or_doubling_anything(tmp_path):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        here = await opened(one, ANA, BEN)
        there = await two.table(here.id)
        answers = []
        for number in range(30):
            live, seat = ((here, 0), (there, 1))[number % 2]
            if seat not in live.table.state.to_act:
                await live.catch_up()
                continue
            with contextlib.suppress(Stale):  # the other lobby was ahead: what is asked now is known here then
                answers.append(await live.act(seat, [option(live, seat)], live.version, f"n{number}"))
        await here.catch_up()
        await there.catch_up()
        assert look(here) == look(there)
        assert [answer.version for answer in answers] == list(range(1, here.version + 1))
        _, rows = one.store.load(here.id)
        assert len(rows) == len(answers) > 15


async def test_a_request_sent_to_two_houses_is_done_once(tmp_path):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        here = await opened(one, ANA, BEN)
        there = await two.table(here.id)
        text = option(here, 0)
        both = await asyncio.gather(*(live.act(0, [text], 0, "same") for live in (here, there)))
        assert sorted(both, key=lambda answer: answer.repeated) == [Answer(1, False), Answer(1, True)]
        with pytest.raises(Stale):
            await there.act(0, [text], 0, "another")


async def test_two_houses_do_not_seat_two_people_on_one_chair(tmp_path):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        here = await opened(one, ANA, OPEN)
        there = await two.table(here.id)
        await here.sit(1, "dora", "Dora", "x")
        with pytest.raises(Taken):
            await there.sit(1, "emil", "Emil", "x")
        assert there.chairs[1].owner == "dora"


async def test_bots_of_two_houses_at_one_table_play_one_game(tmp_path):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        here = await opened(one, BOT, BOT)
        there = await two.table(here.id)
        await asyncio.gather(bots_done(here), bots_done(there))
        assert here.over
        assert look(here) == look(there)
        _, rows = one.store.load(here.id)
        assert [row.version for row in rows] == list(range(1, here.version + 1))


async def test_what_another_lobby_has_written_is_shown_here_soon(tmp_path):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        here = await opened(one, ANA, BEN)
        there = await two.table(here.id)
        async with there.watch() as watch:
            await act(here, 0)
            assert await watch.changed(20)
        assert look(there) == look(here)


def test_a_server_killed_at_random_moments_has_stored_every_answer_once(tmp_path):
    tally = kill.run(tmp_path, times=3, seed=3, people=2)
    assert tally.kills == 3
    assert 0 < tally.answered <= tally.entries
