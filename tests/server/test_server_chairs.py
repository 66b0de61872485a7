"""Chairs: sitting down on an open one, a bot that stands in, bots that wait for people, answers for who is away."""

from __future__ import annotations

import asyncio

import pytest
from server_lobby import ANA, BEN, BOT, CLEO, OPEN, act, bots_done, lobby_in, look, opened, option

from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.server.chairs import Chair, cleaned, names_in_record
from tabuleiro.server.errors import Taken
from tabuleiro.server.live import Answer, LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish


def test_an_open_chair_is_whose_who_sits_down_first(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, OPEN)
            assert await live.sit(1, "dora", " Dora\n", "x") == Answer(1, repeated=False)
            assert live.chairs[1] == Chair("person", "Dora", "", "dora")
            assert await live.sit(1, "dora", "Dora", "another id") == Answer(1, repeated=True)
            for owner in ("emil", ""):
                with pytest.raises(Taken):
                    await live.sit(1, owner, "Emil", "x")
            with pytest.raises(Taken):
                await live.sit(0, "emil", "Emil", "x")
            assert live.version == 1
            assert live.table.record.names == ("Ana", "Dora")
            await act(live, 1)
            before = look(live)
            assert [card.id for card in await lobby.tables_of("dora")] == [live.id]
        async with lobby_in(tmp_path) as lobby:
            assert look(await lobby.table(live.id)) == before

    asyncio.run(story())


def test_two_who_sit_down_at_once_do_not_share_a_chair(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, OPEN)
            both = await asyncio.gather(
                live.sit(1, "dora", "Dora", "x"), live.sit(1, "emil", "Emil", "x"), return_exceptions=True
            )
            assert [type(one) for one in both] == [Answer, Taken]
            assert live.chairs[1].owner == "dora"

    asyncio.run(story())


def test_a_person_goes_on_in_another_browser(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            await live.hand_over(1, "random", "tired")
            assert await live.move(1, "ben", "bens-phone", "x") == Answer(2, repeated=False)
            assert live.chairs[1] == Chair("person", "Ben", "", "bens-phone")
            assert await live.move(1, "ben", "bens-phone", "x") == Answer(2, repeated=True)
            for of, seat in (("ben", 1), ("", 1), ("ben", 0)):
                with pytest.raises(Taken):
                    await live.move(seat, of, "eve", "y")
            assert await lobby.tables_of("ben") == []
            before = look(live)
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.table(live.id)
            assert look(live) == before
            with pytest.raises(Taken):
                await live.move(1, "ben", "eve", "y")
            await live.move(1, "bens-phone", "ben", "back again")
            assert live.chairs[1].owner == "ben"

    asyncio.run(story())


def test_a_table_that_is_asked_for_twice_is_opened_once(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            wish = Wish("imperial-miners", [ANA, BEN], name="Pit stop")
            one, two = await asyncio.gather(
                lobby.open_table(wish, "ana", "form"), lobby.open_table(wish, "ana", "form")
            )
            assert one is two
            others = [("ana", "another form"), ("ben", "form"), ("ana", ""), ("ana", "")]
            opened_now = [await lobby.open_table(wish, owner, client) for owner, client in others]
            assert len({one.id, *(live.id for live in opened_now)}) == 5
            await act(one, 0)
            before = look(one)
        async with lobby_in(tmp_path) as lobby:
            again = await lobby.open_table(wish, "ana", "form")
            assert (again.id, look(again)) == (one.id, before)

    asyncio.run(story())


def test_a_bot_stands_in_until_the_person_comes_back(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            await live.hand_over(1, "random", "go")
            assert live.chairs[1] == Chair("person", "Ben", "random", "ben")
            with pytest.raises(Taken):
                await live.act(1, [option(live, 1)], live.version, "x")
            while 0 in live.table.state.to_act:
                assert live.table.log[-1].seat != 1  # it waits for Ana, who may undo
                await act(live, 0)
            await bots_done(live)
            assert any(told.seat == 1 for told in live.table.log)
            assert await live.hand_over(1, "random", "go") == Answer(1, repeated=True)
            await live.take_back(1, "back")
            assert live.chairs[1].bot == ""
            assert (await live.take_back(1, "back again")).repeated
            while 1 not in live.table.state.to_act:
                await act(live, 0)
            await act(live, 1)
            with pytest.raises(BadInput, match="no bot"):
                await live.hand_over(1, "deep thought", "x")
            before = look(live)
        async with lobby_in(tmp_path) as lobby:
            assert look(await lobby.table(live.id)) == before

    asyncio.run(story())


def test_a_bot_plays_on_an_open_chair_until_somebody_sits_down(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, OPEN)
            await live.hand_over(1, "random", "go")
            while 0 in live.table.state.to_act:
                await act(live, 0)
            await bots_done(live)
            assert live.table.last_of(1)
            await live.sit(1, "dora", "Dora", "x")
            assert live.chairs[1] == Chair("person", "Dora", "", "dora")

    asyncio.run(story())


def test_bots_keep_their_own_chairs(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BOT)
            for change in (live.hand_over(1, "greedy", "x"), live.sit(1, "emil", "Emil", "y")):
                with pytest.raises(Taken):
                    await change
            assert (await live.take_back(0, "z")).repeated
            assert live.version == 0

    asyncio.run(story())


def test_bots_play_a_whole_game_with_one_person_handed_over(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, Chair("bot", "", "search:1"), Chair("bot", "Gil", "greedy"))
            for _ in range(5):
                while 0 not in live.table.state.to_act:
                    await bots_done(live)
                await act(live, 0)
            await live.hand_over(0, "random", "tired")
            await bots_done(live)
            assert live.over
            assert {told.seat for told in live.table.log[1:]} == {0, 1, 2}
            assert live.table.record.result == tuple(score.total for score in live.table.state.scores)
            assert live.table.record.names == ("Ana", "search:1", "greedy")
            with pytest.raises(IllegalAction):
                await live.hand_over(0, "greedy", "again")
            before = look(live)
        async with lobby_in(tmp_path) as lobby:
            assert look(await lobby.table(live.id)) == before

    asyncio.run(story())


def test_bots_go_on_after_a_restart_where_they_were(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, *[BOT] * 3)
            async with live.watch() as watch:
                while live.version < 20:
                    await watch.changed()
        stopped_at = live.version
        async with lobby_in(tmp_path) as lobby:
            while live.id not in lobby._tables:  # nobody has asked for it
                await asyncio.sleep(0.01)
            live = await lobby.table(live.id)
            await bots_done(live)
            assert live.over
            assert live.version > stopped_at

    asyncio.run(story())


def test_bots_wait_for_every_person_and_for_open_chairs(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BOT, OPEN)
            while 0 in live.table.state.to_act:
                await act(live, 0)
            assert live.now.bot_to_act == -1
            await live.sit(2, "cleo", "Cleo", "x")
            while 2 in live.table.state.to_act:
                await act(live, 2)
            await bots_done(live)
            assert live.table.last_of(1)

    asyncio.run(story())


def test_names_are_cleaned_and_limited(tmp_path):
    assert cleaned("  Ana \n\t Maria ") == "Ana Maria"
    assert cleaned("\u202eevil\u200b\x00") == "evil"
    assert cleaned("<b>Zé</b>") == "<b>Zé</b>"  # pages escape
    assert cleaned("👩\u200d🚀") == "👩\u200d🚀"
    with pytest.raises(BadInput, match="at most 30"):
        cleaned("x" * 31)
    assert names_in_record((CLEO, OPEN, BOT)) == ("Cleo", "B", "random")

    async def story():
        async with lobby_in(tmp_path) as lobby:
            for chair in (
                Chair("bot", "", "search:9"),
                Chair("bot", ""),
                Chair("king", "Otto"),
                Chair("person", "x" * 31),
            ):
                with pytest.raises(BadInput):
                    await opened(lobby, chair)
            with pytest.raises(BadInput):
                await opened(lobby, ANA, name="x" * 41)
            with pytest.raises(BadInput):
                await opened(lobby, Chair("person", "Ana", owner="x" * 65))
            assert (await opened(lobby, CLEO)).chairs[0].owner == "ana"

    asyncio.run(story())


# ---------------------------------------------------------------- who is away
FISH_FOR_SALE = """
turn = 0
[[seat]]
coins = 5
[[seat]]
sale = "fish"
"""


async def offered(lobby: Lobby, seller: Chair, price: int = 3) -> LiveTable:
    """Ana has made an offer for the seller's fish."""
    live = await lobby.open_table(Wish("above-and-below", [ANA, seller], position=FISH_FOR_SALE, seed=1), "ana")
    await live.act(0, ["buy from 1"], live.version, "buy")
    await live.act(0, [f"offer {price}"], live.version, "offer")
    assert live.table.state.to_act == (1,)
    return live


async def refused(live: LiveTable) -> None:
    """Waits until the offer is answered, and it is by a refusal."""
    async with live.watch() as watch:
        while live.table.state.to_act == (1,):
            await watch.changed()
    assert [(told.seat, told.text) for told in live.table.log[1:]] == [(0, "buy from 1"), (0, "offer 3"), (1, "refuse")]
    assert live.table.state.to_act == (0,)


async def looked_for(live: LiveTable, monkeypatch: pytest.MonkeyPatch, times: int = 3) -> None:
    """Waits until the table has looked so often whether the seller is here."""
    looks = 0
    enough = asyncio.Event()
    here = live.presence.here

    async def counted(seat: int) -> bool:
        nonlocal looks
        looks += 1
        if looks >= times:
            enough.set()
        return await here(seat)

    monkeypatch.setattr(live.presence, "here", counted)
    await enough.wait()


@pytest.mark.parametrize("seller", [BEN, OPEN])
def test_an_offer_to_who_is_not_here_is_refused_after_a_while(tmp_path, seller):
    async def story():
        async with lobby_in(tmp_path, patience=0.0) as lobby:
            live = await offered(lobby, seller)
            async with live.watch("ana"):  # who is here is somebody else
                await refused(live)
            await act(live, 0)  # the turn goes on
            before = look(live)
        async with lobby_in(tmp_path, patience=0.0) as lobby:
            assert look(await lobby.table(live.id)) == before

    asyncio.run(story())


@pytest.mark.parametrize("seller", [BEN, Chair("person", "Bia", owner="ana")])  # around one screen both are Ana's
def test_who_has_the_table_open_takes_their_time(tmp_path, monkeypatch, seller):
    async def story():
        async with lobby_in(tmp_path, patience=0.0) as lobby:
            live = await offered(lobby, seller)
            async with live.watch(seller.owner):
                await looked_for(live, monkeypatch)
                assert live.table.state.to_act == (1,)
                assert live.version == 2
            await refused(live)  # and has left without an answer

    asyncio.run(story())


def test_an_answer_in_time_is_the_only_one(tmp_path):
    async def story():
        async with lobby_in(tmp_path, patience=60.0) as lobby:
            live = await offered(lobby, BEN, 4)
            await live.act(1, ["accept"], live.version, "yes")
            assert live.table.log[-1].text == "accept"
            assert live.table.state.view(0).data["seats"][1]["coins"] == 4

    asyncio.run(story())


def test_an_offer_is_refused_after_a_restart_too(tmp_path):
    async def story():
        async with lobby_in(tmp_path, patience=60.0) as lobby:
            live = await offered(lobby, BEN)
        async with lobby_in(tmp_path, patience=0.0) as lobby:
            await refused(await lobby.table(live.id))

    asyncio.run(story())
