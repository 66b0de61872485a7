"""Presence: an open page, text mode and other servers count; a bot stands in after the time that was agreed."""

from __future__ import annotations

import asyncio
import time

import pytest
from server_lobby import ANA, BEN, BOT, OPEN, act, lobby_in, opened, with_pragma

from tabuleiro.core.errors import BadInput
from tabuleiro.server.presence import LEASE, RARELY, READING
from tabuleiro.server.store import Store


class Clock:
    """A clock that is put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        really = time.time
        monkeypatch.setattr(time, "time", lambda: really() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def test_who_reads_in_text_mode_is_here_for_a_while(tmp_path, clock):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        assert not await live.presence.here(1)
        live.presence.act("ben")
        assert not await live.presence.here(1)  # a page with a script says so by its stream
        live.presence.act("ben", reading=True)
        clock.ahead = READING - 1
        assert await live.presence.here(1)
        clock.ahead = READING + 1
        assert not await live.presence.here(1)
        live.presence.act("eve", reading=True)  # who does not sit here is nobody


async def test_two_servers_know_who_is_at_the_other_one(tmp_path, clock):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        here = await opened(one, ANA, BEN)
        there = await two.table(here.id)
        async with here.watch("ben"):
            await one._tell_presence()
            assert await there.presence.here(1)
            assert not await there.presence.here(0)
            clock.ahead = LEASE - 1
            await one._tell_presence()
            clock.ahead = LEASE + 1
            assert await there.presence.here(1)
        await one._tell_presence()
        assert not await here.presence.here(1)  # the page is closed
        assert not await there.presence.here(1)


async def test_who_left_one_server_and_is_at_another_is_here(tmp_path, clock):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        here = await opened(one, ANA, BEN)
        there = await two.table(here.id)
        async with there.watch("ben"):
            async with here.watch("ben"):
                await one._tell_presence()
                clock.ahead = 1.0
                await two._tell_presence()
            await one._tell_presence()
            assert await here.presence.here(1)


async def test_presence_is_written_seldom_and_where_somebody_would_ask(tmp_path, clock, monkeypatch):
    written = []
    see = Store.see
    monkeypatch.setattr(Store, "see", lambda store, people: (written.extend(people), see(store, people)))
    async with lobby_in(tmp_path) as lobby:
        live, alone = await opened(lobby, ANA, BEN), await opened(lobby, ANA, BOT)
        async with live.watch("ben"), alone.watch("ana"):
            for _ in range(20):
                live.presence.act("ben")
                alone.presence.act("ana")
                await lobby._tell_presence()
            assert [(seen.table_id, seen.owner) for seen in written] == [(live.id, "ben")]
            clock.ahead = RARELY
            await lobby._tell_presence()
            assert len(written) == 2
            assert written[1].until - written[0].until >= RARELY


async def test_a_bot_may_stand_in_after_the_time_that_was_agreed(tmp_path, clock):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN, stand_in=120, stand_in_bot="search:2")
        assert (live.stand_in_after, live.stand_in_bot) == (120, "search:2")
        async with live.watch("ben"):  # an idle page does not count
            clock.ahead = 119
            assert not await live.presence.may_stand_in(1)
            clock.ahead = 121
            assert await live.presence.may_stand_in(1)
            live.presence.act("ben")
            assert not await live.presence.may_stand_in(1)
            clock.ahead = 242
            assert await live.presence.may_stand_in(1)
        await act(live, 1)
        assert not await live.presence.may_stand_in(1)  # asked anew
        clock.ahead = 500
        while 1 in live.table.state.to_act:
            await act(live, 1)
        clock.ahead = 5000
        assert not await live.presence.may_stand_in(1)  # not asked at all
        assert await live.presence.may_stand_in(0)
    async with lobby_in(tmp_path) as lobby:
        again = await lobby.table(live.id)
        assert (again.stand_in_after, again.stand_in_bot) == (120, "search:2")


async def test_what_was_done_at_another_server_or_before_a_restart_counts(tmp_path, clock):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        here = await opened(one, ANA, BEN, stand_in=120)
        there = await two.table(here.id)
        clock.ahead = 100
        there.presence.act("ben")
        await two._tell_presence()
        clock.ahead = 200
        assert not await here.presence.may_stand_in(1)
        here.presence.act("ben")
    async with lobby_in(tmp_path) as lobby:  # it was written when the others stopped
        clock.ahead = 300
        assert not await (await lobby.table(here.id)).presence.may_stand_in(1)
        clock.ahead = 321
        assert await (await lobby.table(here.id)).presence.may_stand_in(1)


async def test_never_means_never_and_only_people_are_stood_in_for(tmp_path, clock):
    async with lobby_in(tmp_path) as lobby:
        never = await opened(lobby, ANA, BEN, stand_in=0)
        usual = await opened(lobby, ANA, OPEN, BOT)
        clock.ahead = 1e6
        assert not await never.presence.may_stand_in(1)
        assert [await usual.presence.may_stand_in(seat) for seat in range(3)] == [True, False, False]
        for wish in ({"stand_in": 7}, {"stand_in_bot": "deep thought"}):
            with pytest.raises(BadInput):
                await opened(lobby, ANA, **wish)


async def test_who_has_just_sat_down_is_not_replaced(tmp_path, clock):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, OPEN, stand_in=120)
        clock.ahead = 1000
        await live.sit(1, "ben", "Ben", "x")
        assert not await live.presence.may_stand_in(1)
        clock.ahead = 2000
        assert await live.presence.may_stand_in(1)
        await live.move(1, "ben", "bens-phone", "y")
        assert not await live.presence.may_stand_in(1)


async def test_presence_that_cannot_be_written_harms_nobody(tmp_path, caplog):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        live.presence.act("ben", reading=True)
        with with_pragma(lobby.store, "query_only = ON"):
            while not any("may not be written" in record.message for record in caplog.records):
                await asyncio.sleep(0.05)
        await act(live, 0)
        assert await live.presence.here(1)
