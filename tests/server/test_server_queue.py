"""Fair shares: one who asks for much does not keep others waiting, and there is an end to how much one may ask for."""

from __future__ import annotations

import asyncio
import contextlib
from types import SimpleNamespace
from unittest import mock

import pytest
from server_lobby import ANA, BEN, BOT, act, lobby_in, opened

from tabuleiro.server import lobby as lobby_module
from tabuleiro.server import queue as queue_module
from tabuleiro.server.errors import StorageTrouble, TooMany
from tabuleiro.server.keys import NOWHERE, Keys
from tabuleiro.server.queue import FairQueue, Pending, Whose
from tabuleiro.server.store import LATELY, Most
from tabuleiro.server.workers import Hint

HINT = Hint("x", "X", (), (), 1)


async def order(n: int, *asked: tuple[str, str], seconds: dict[str, float] | None = None) -> list[str]:
    """Who of (person, place) is served after whom by so many at once; each takes so many thousandths of a second, by a
    clock of their own: the machine's goes on while others have the processor."""
    line, served, clock = FairQueue(n), [], [0.0]

    async def one(person: str, place: str) -> None:
        async with line.turn(Whose(person, place)):
            served.append(person)
            await asyncio.sleep(0)
            clock[0] += (seconds or {}).get(person, 1) / 1000

    with mock.patch.object(queue_module, "time", SimpleNamespace(monotonic=lambda: clock[0])):
        await asyncio.gather(*(one(*who) for who in asked))
    assert line._all.idle
    return served


async def test_who_asks_for_much_is_served_in_turn_with_the_others():
    rude = [("rude", "there")] * 20
    served = await order(1, *rude, ("ana", "here"), ("ben", "yonder"))
    assert set(served[1:3]) == {"ana", "ben"}
    served = await order(1, *rude, *[("ana", "here")] * 4)
    assert all("ana" in served[n : n + 3] for n in range(1, 7, 2))


async def test_new_names_from_one_place_do_not_make_a_larger_share():
    crowd = [(f"mask {n}", "there") for n in range(20)]
    assert (await order(1, *crowd, ("ana", "here")))[1] == "ana"
    assert "ben" in (await order(1, *[("rude", "there")] * 20, ("ben", "there")))[:2]


async def test_time_is_what_is_shared():
    served = await order(1, *[("deep", "there")] * 6, *[("quick", "here")] * 12, seconds={"deep": 40, "quick": 1})
    assert served.index("deep", 1) > 10  # one long thought is worth many short ones


async def test_who_goes_away_leaves_the_line_in_order():
    line = FairQueue(1)
    done = []

    async def one(name: str) -> None:
        async with line.turn(Whose(name)):
            done.append(name)
            await asyncio.sleep(0.001)

    tasks = [asyncio.create_task(one(name)) for name in "abcd"]
    await asyncio.sleep(0)
    tasks[1].cancel()  # waits
    tasks[0].cancel()  # is served, or has just been called
    for _ in range(2):
        await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done[-1] == "d"
    assert line._all.idle
    assert line._free == 1


@pytest.mark.parametrize("names", ["aaaa", "abcd", "abab"])
@pytest.mark.parametrize("turns", range(4))
async def test_all_may_go_away_at_once(names: str, turns: int):
    line = FairQueue(2)

    async def one(name: str) -> None:
        async with line.turn(Whose(name)):
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(one(name)) for name in names]
    for _ in range(turns):
        await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(one) for one in found} <= {asyncio.CancelledError, type(None)}
    assert line._all.idle
    assert line._free == 2


def test_pending_counts_by_person_and_by_place():
    pending = Pending(lambda _, most: TooMany("hints", most))
    with contextlib.ExitStack() as stack:
        for whose in (Whose("ana", "home"), Whose("ana", "home"), Whose("ben", "home")):
            stack.enter_context(pending.one(whose.bounds(2, 3)))
        for whose in (Whose("ana", "work"), Whose("cleo", "home")):
            with pytest.raises(TooMany), pending.one(whose.bounds(2, 3)):
                raise AssertionError
        with pending.one(Whose("cleo", "work").bounds(2, 3)), pending.one(Whose().bounds(2, 3)):
            pass
    with pending.one(Whose("ana", "home").bounds(2, 3)):
        assert len(pending._counts) == 2
    assert not pending._counts


# ---------------------------------------------------------------- hints
async def hinted(lobby, found=HINT):
    """The lobby's workers count the hints they are asked for, and answer when told to."""
    asked, go = [], asyncio.Event()

    async def hint(game, position, seat, seed, lang, whose):
        asked.append((seat, lang, whose))
        await go.wait()
        return found

    lobby.workers.hint = hint
    return asked, go


async def test_equal_hints_are_worked_out_once(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        asked, go = await hinted(lobby)
        sixty = [asyncio.create_task(live.hint(0, "en", "home")) for _ in range(60)]
        await asyncio.sleep(0.01)
        sixty[0].cancel()  # who asked first has gone: the others wait on
        others = [asyncio.create_task(live.hint(*key, "home")) for key in ((0, "de"), (1, "en"))]
        await asyncio.sleep(0.01)
        go.set()
        assert await asyncio.gather(*sixty[1:], *others) == [HINT] * 61
        assert asked == [
            (0, "en", Whose("ana", "home")),
            (0, "de", Whose("ana", "home")),
            (1, "en", Whose("ben", "home")),
        ]
        await live.hint(0, "en", "elsewhere")
        assert len(asked) == 3
        await act(live, 1)
        await live.hint(0, "en", "home")
        assert len(asked) == 4  # the table has moved on


async def test_a_hint_that_failed_is_tried_again(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA)
        asked, go = await hinted(lobby, Hint("", "", (), (), 0))
        go.set()
        await live.hint(0, "en")
        await live.hint(0, "en")
        assert len(asked) == 2


async def test_hints_of_many_tables_have_an_end_unless_limits_are_off(tmp_path):
    for limits in (True, False):
        async with lobby_in(tmp_path, limits=limits) as lobby:
            tables = [await opened(lobby, ANA) for _ in range(lobby_module.MOST_HINTS[0] + 1)]
            _, go = await hinted(lobby)
            waiting = [asyncio.create_task(live.hint(0, "en")) for live in tables[:-1]]
            await asyncio.sleep(0.01)
            last = asyncio.create_task(tables[-1].hint(0, "en"))
            await asyncio.sleep(0.01)
            go.set()
            assert await asyncio.gather(*waiting) == [HINT] * len(waiting)
            if limits:
                with pytest.raises(TooMany):
                    await last
                assert await tables[-1].hint(0, "en") == HINT  # a refusal is not kept
            else:
                assert await last == HINT


async def test_a_server_that_stops_lets_hints_go(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA)
        await hinted(lobby)
        waiting = asyncio.create_task(live.hint(0, "en"))
        await asyncio.sleep(0.01)
        lobby.hang_up()
        with pytest.raises(StorageTrouble) as caught:
            await waiting
        assert caught.value.kind == "closing"


# ---------------------------------------------------------------- tables
async def test_bots_think_on_the_account_of_who_opened_the_table(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        asked = []

        async def choice(question, whose):
            asked.append(whose)
            await asyncio.Event().wait()

        lobby.workers.choice = choice
        wish = lobby_module.Wish("imperial-miners", [BOT, BOT])
        live = await lobby.open_table(wish, "ana", "form", "home")
        await asyncio.sleep(0.01)
        assert asked == [live.whose] == [Whose("ana", "home")]
    async with lobby_in(tmp_path) as lobby:
        assert (await lobby.table(live.id)).whose == Whose("ana", "home")


async def test_unfinished_tables_have_an_end_by_person_and_by_place(tmp_path, monkeypatch):
    monkeypatch.setattr(lobby_module, "MOST_TABLES", Most(2, 3))
    wish = lobby_module.Wish("imperial-miners", [ANA])
    async with lobby_in(tmp_path) as lobby:
        first, _ = [await lobby.open_table(wish, "ana", f"form {n}", "home") for n in range(2)]
        with pytest.raises(TooMany) as caught:
            await lobby.open_table(wish, "ana", "form 2", "work")
        assert (caught.value.what, caught.value.most) == ("tables", 2)
        assert await lobby.open_table(wish, "ana", "form 0", "home") is first  # the same form once more
        await lobby.open_table(wish, "ben", "form", "home")
        for owner, place in (("cleo", "home"), ("ana", "")):
            with pytest.raises(TooMany):
                await lobby.open_table(wish, owner, "form", place)
        answers = await asyncio.gather(
            *(lobby.open_table(wish, "dora", f"{n}", "yonder") for n in range(9)), return_exceptions=True
        )
        assert sum(isinstance(answer, TooMany) for answer in answers) == 7  # however fast they come
        with lobby.store.engine.begin() as connection:
            connection.exec_driver_sql(f"update tables set changed = changed - {LATELY} where id = '{first.id}'")
        await lobby.open_table(wish, "ana", "form 3", "home")  # what nobody came back to does not count
    async with lobby_in(tmp_path, limits=False) as lobby:
        await lobby.open_table(wish, "ana", "form 4", "home")


def test_a_place_is_a_code_that_only_this_server_makes():
    keys = Keys(b"k" * 32)
    assert keys.place("10.0.0.1") != keys.place("10.0.0.2")
    assert Keys(b"x" * 32).place("10.0.0.1") != keys.place("10.0.0.1")
    assert keys.place(NOWHERE) == ""
    assert len(keys.place("10.0.0.1")) == 16
