"""Links of seats: each opens one seat of one table, nobody can forge one, and a new one makes the old one void."""

from __future__ import annotations

import asyncio

import pytest
from server_lobby import ANA, BEN, OPEN, act, lobby_in, look, opened

from tabuleiro.server.errors import Taken
from tabuleiro.server.keys import Keys
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby


async def chair(lobby: Lobby, token: str, back: bool = False) -> tuple[str, int] | None:
    found = await lobby.seat_of(token, back)
    return (found[0].id, found[1]) if found else None


async def test_forged_links_open_nothing(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live, other = await opened(lobby, ANA, OPEN), await opened(lobby, ANA, OPEN)
        token = lobby.keys.seat_token(live.id, 1)
        assert await chair(lobby, token) == (live.id, 1)
        _, _, proof = token.split(".")
        forged = [
            f"{live.id}.0.{proof}",
            f"{other.id}.1.{proof}",
            f"{live.id}.1.{'A' * 32}",
            f"{live.id}.7.{proof}",
            token[:-1],
            token + "A",
            token.swapcase(),
            f"{live.id}.1",
            "",
            "ä" * 57,
            f"{live.id}.١.{proof}",
            token + "\n",
            Keys(b"x" * 32).seat_token(live.id, 1),
            lobby.keys.seat_token(live.id, 7),
            lobby.keys.seat_token(lobby.keys.new_id(), 1),
            lobby.keys.return_token(live.id, 1, ""),
        ]
        forged += [token[:n] + ("A" if token[n] != "A" else "B") + token[n + 1 :] for n in range(len(token))]
        assert [await chair(lobby, text, back) for text in forged for back in (False, True)] == [None] * 2 * len(forged)


def tokens(lobby: Lobby, live: LiveTable) -> tuple[str, str]:
    """Ana's way back, and the link of the open seat."""
    first, second = live.chairs
    return lobby.keys.return_token(live.id, 0, first.owner, first.epoch), lobby.keys.seat_token(
        live.id, 1, second.epoch
    )


async def test_a_new_link_makes_the_old_one_void_here_at_other_servers_and_after_a_restart(tmp_path):
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        live = await opened(one, ANA, OPEN)
        there = await two.table(live.id)
        back, link = tokens(one, live)
        await live.renew_links(0, "a")
        assert await chair(one, back, back=True) is None
        assert await chair(one, link) == (live.id, 1)  # each seat has its own
        await live.renew_links(1, "b")
        assert await chair(one, link) is None
        new = tokens(one, live)
        assert await chair(one, new[0], back=True) == (live.id, 0)
        assert await chair(one, new[1]) == (live.id, 1)
        await there.catch_up()
        assert await chair(two, back, back=True) is None
        assert await chair(two, link) is None
        await live.sit(1, "ben", "Ben", "c", epoch=1)
        assert live.chairs[1].epoch == 1
        await act(live, 1)
        before = look(live)
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.table(live.id)
        assert look(live) == before
        assert await chair(lobby, new[0], back=True) == (live.id, 0)
        assert await chair(lobby, back, back=True) is None


async def test_who_comes_with_a_link_that_is_void_by_then_does_not_sit_down(tmp_path):
    """At another server, which has not heard of it yet."""
    async with lobby_in(tmp_path) as one, lobby_in(tmp_path) as two:
        live = await opened(one, ANA, OPEN)
        there = await two.table(live.id)
        await live.renew_links(1, "a")
        with pytest.raises(Taken):
            await there.sit(1, "eve", "Eve", "b", epoch=0)
        await live.renew_links(0, "c")
        with pytest.raises(Taken):
            await there.move(0, "ana", "eve", "d", epoch=0)


async def test_a_link_is_made_anew_once_for_each_request(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        answers = await asyncio.gather(*(live.renew_links(0, "same") for _ in range(2)))
        assert sorted(answer.repeated for answer in answers) == [False, True]
        assert [one.epoch for one in live.chairs] == [1, 0]
