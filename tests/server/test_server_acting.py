"""Acting at a table: stored before it is answered, once for each request, by several seats at a time."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest
from server_lobby import ANA, BEN, BOT, CLEO, GAME, OPEN, act, lobby_in, look, opened, option, played
from sqlalchemy import event

from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.server.errors import NoSuchTable, NotSeated, Stale, StorageTrouble, Taken
from tabuleiro.server.live import Answer


def test_an_answer_means_that_the_action_is_stored(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            text = option(live, 0)
            answer = await live.act(0, [text], 0, "first")
            assert answer == Answer(1, repeated=False)
            _, rows = lobby.store.load(live.id)
            assert [(row.version, row.seat, row.kind, row.text) for row in rows] == [(1, 0, "act", text)]
            assert live.table.log[-1].text == text

    asyncio.run(story())


def test_the_same_request_again_gets_the_first_answer_and_changes_nothing(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            first = await live.act(0, [option(live, 0)], 0, "once")
            await act(live, 0)
            before = look(live)
            assert await live.act(0, ["anything at all"], 99, "once") == Answer(first.version, repeated=True)
            both = await asyncio.gather(*(live.act(1, [option(live, 1)], live.version, "twice") for _ in range(2)))
            assert sorted(answer.repeated for answer in both) == [False, True]
            assert both[0].version == both[1].version == before[1] + 1
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.table(live.id)
            assert await live.act(0, ["anything at all"], 0, "once") == Answer(first.version, repeated=True)

    asyncio.run(story())


def test_nobody_can_use_up_the_request_ids_of_another_seat_or_of_a_bot(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            await live.act(0, [option(live, 0)], 0, "same")
            assert not (await live.act(1, [option(live, 1)], 0, "same")).repeated
            mean = await opened(lobby, ANA, BOT)
            for number in range(40):
                client = f"bot:{mean.version + 3}:1"
                await mean.act(0, [option(mean, 0)], mean.version, f"{client}-{number}" if number else client)
                if mean.table.state.to_act == (1,):
                    break
            async with mean.watch() as watch:
                assert await watch.changed(10)  # the bot acts all the same

    asyncio.run(story())


def test_an_answer_to_a_question_that_has_changed_is_stale(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            await act(live, 0)
            assert live.now.asked == (1, 0)
            before = look(live)
            with pytest.raises(Stale) as caught:
                await live.act(0, [option(live, 0)], 0, "late")
            assert caught.value.version == 1
            with pytest.raises(Stale):
                await live.act(0, [option(live, 0)], 2, "from the future")
            with pytest.raises(Stale):
                await live.undo(0, 0, "late undo")
            assert look(live) == before
            await live.act(1, [option(live, 1)], 0, "others may have acted meanwhile")
            assert live.now.asked == (1, 2)

    asyncio.run(story())


def test_several_seats_race_and_every_action_counts_once(tmp_path):
    async def person(live, seat, dice):
        """Sends every answer with the version of a page that may be old, and looks again when it is."""
        done = 0
        for turn in range(12):
            while seat in live.table.state.to_act:
                version, text = live.version, option(live, seat, dice.randrange(1000))
                await asyncio.sleep(dice.random() * 0.003)
                try:
                    await live.act(seat, [text], version, f"{seat}-{turn}-{done}")
                    done += 1
                    break
                except Stale:
                    pass
            await asyncio.sleep(0)
        return done

    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN, CLEO)
            done = await asyncio.gather(*(person(live, seat, random.Random(seat)) for seat in range(3)))
            assert all(done)
            assert live.version == sum(done) == len(live.table.log) - 1
            _, rows = lobby.store.load(live.id)
            assert [row.version for row in rows] == list(range(1, sum(done) + 1))
            assert [row.text for row in rows] == [told.text for told in live.table.log[1:]]

    asyncio.run(story())


def test_several_actions_in_one_request_are_taken_all_or_none(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            state = live.table.state.clone()
            texts = []
            while len(texts) < 3:
                action = state.decision(0).actions[0]
                texts.append(str(action))
                state.apply(action)
            before = look(live)
            with pytest.raises(IllegalAction):
                await live.act(0, [*texts, "dance on the table"], 0, "too much")
            assert look(live) == before
            assert lobby.store.load(live.id)[1] == []
            assert await live.act(0, texts, 0, "three") == Answer(3, repeated=False)
            assert await live.act(0, texts, 0, "three") == Answer(3, repeated=True)
            assert [told.text for told in live.table.log[1:]] == texts

    asyncio.run(story())


def test_what_is_not_legal_is_refused_with_the_rules_reason(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            refused = 0
            for _ in range(60):
                for seat in live.table.state.to_act:
                    for action, reason in live.table.state.refusals(seat)[:1]:
                        with pytest.raises(IllegalAction) as caught:
                            await live.act(seat, [str(action)], live.version, f"no-{refused}")
                        assert caught.value.reason == reason
                        refused += 1
                await played(live, 1, seed=live.version)
            assert refused
            while 1 in live.table.state.to_act:
                await act(live, 1)
            with pytest.raises(IllegalAction) as caught:
                await live.act(1, ["pass"], live.version, "out of turn")
            assert caught.value.reason.code == "not_your_turn"

    asyncio.run(story())


def test_only_who_sits_there_acts_there(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BOT, OPEN)
            with pytest.raises(Taken):
                await live.act(1, [option(live, 1)], 0, "x")
            with pytest.raises(NotSeated):
                await live.act(2, [option(live, 2)], 0, "x")
            for seat in (-1, 3):
                with pytest.raises(BadInput, match="no seat"):
                    await live.act(seat, ["pass"], 0, "x")
            assert live.version == 0

    asyncio.run(story())


def test_oversized_and_empty_requests_are_refused(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA)
            for texts, client in (
                ([], "x"),
                (["pass"] * 13, "x"),
                (["a" * 121], "x"),
                (["pass"], ""),
                (["pass"], "a" * 101),
            ):
                with pytest.raises(BadInput):
                    await live.act(0, texts, 0, client)
            for table_id in ("", "nothing", "a" * 22, "../../etc/passwd", "é" * 22):
                with pytest.raises(NoSuchTable):
                    await lobby.table(table_id)

    asyncio.run(story())


def test_a_play_that_is_over_takes_no_more_actions(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA)
            assert (live.opening, live.deal) == ("", None)
            while not live.over:
                await act(live, 0)
            for change in (live.act(0, ["pass"], live.version, "x"), live.undo(0, live.version, "y")):
                with pytest.raises(IllegalAction) as caught:
                    await change
                assert caught.value.reason.code == "play_is_over"
            assert f"seed {4} " in live.opening
            (card,) = await lobby.tables_of("ana")
            assert (card.over, card.to_act, card.scores) == (True, (), (live.table.state.scores[0].total,))

    asyncio.run(story())


def test_undo_goes_back_to_the_last_information_and_no_further(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            await act(live, 0)
            start = live.table.state.position
            await act(live, 0)
            assert await live.undo(0, live.version, "back") == Answer(3, repeated=False)
            assert live.table.state.position == start
            assert live.now.asked == (3, 0)
            assert await live.undo(0, live.version, "back") == Answer(3, repeated=True)
            while live.table.undo_barrier(0) is None:
                await live.undo(0, live.version, f"back-{live.version}")
            with pytest.raises(IllegalAction) as caught:
                await live.undo(0, live.version, "too far")
            assert caught.value.reason.code == "nothing_to_undo"

    asyncio.run(story())


def test_who_goes_away_in_the_middle_leaves_nothing_half_done(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN)
            request = asyncio.create_task(live.act(0, [option(live, 0)], 0, "gone"))
            await asyncio.sleep(0)
            request.cancel()
            with pytest.raises(asyncio.CancelledError):
                await request
            await act(live, 1)
            assert [told.seat for told in live.table.log[1:]] == [0, 1]
            assert len(lobby.store.load(live.id)[1]) == live.version == 2

    asyncio.run(story())


def test_stopping_finishes_what_has_begun_and_refuses_the_rest(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BEN, CLEO)
            requests = [asyncio.create_task(live.act(seat, [option(live, seat)], 0, "x")) for seat in range(3)]
            await asyncio.sleep(0)
            await lobby.stop()
            assert sorted(answer.version for answer in await asyncio.gather(*requests)) == [1, 2, 3]
            with pytest.raises(StorageTrouble) as caught:
                await live.act(0, [option(live, 0)], live.version, "late")
            assert caught.value.kind == "closing"
        async with lobby_in(tmp_path) as lobby:
            assert (await lobby.table(live.id)).version == 3

    asyncio.run(story())


def test_my_tables_are_listed_with_what_waits_for_me_first(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            waiting = await opened(lobby, ANA, BEN, name="waiting")
            other = await opened(lobby, ANA, BEN, name="other's turn")
            finished = await opened(lobby, ANA, name="finished")
            await opened(lobby, BEN, name="not mine")
            while 0 in other.table.state.to_act:
                await act(other, 0)
            while not finished.over:
                await act(finished, 0)
            newer = await opened(lobby, ANA, BEN, name="newer")
            cards = await lobby.tables_of("ana")
            assert [card.name for card in cards] == ["newer", "waiting", "other's turn", "finished"]
            assert [card.id for card in cards][:2] == [newer.id, waiting.id]
            assert [card.waits for card in cards] == [True, True, False, False]
            assert cards[1].since == lobby.store.load(waiting.id)[0].created
            assert cards[2].since == lobby.store.load(other.id)[0].created  # Ben is asked since the start
            assert (cards[0].own, cards[0].chairs[1].name) == ((0,), "Ben")
            assert await lobby.tables_of("") == []

    asyncio.run(story())


def test_finished_plays_of_a_game_are_counted_without_reading_any_table(tmp_path):
    """Every page of a table asks for it, of people who may have hundreds."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            for chairs in ((ANA,), (ANA, replace(ANA, name="Ana again")), (BEN,)):
                live = await opened(lobby, *chairs)
                while not live.over:
                    await act(live, live.table.state.to_act[0])
            await opened(lobby, ANA, BEN)  # not over
            assert await lobby.plays_of("ana", GAME) == 2
            assert await lobby.plays_of("ana", "above-and-below") == 0
            assert (await lobby.plays_of("dora", GAME), await lobby.plays_of("", GAME)) == (0, 0)
            said: list[str] = []
            event.listen(lobby.store.engine, "before_cursor_execute", lambda *told: said.append(told[2]))
            lobby.store.plays_of("ana", GAME)
            (query,) = [text for text in said if text.startswith("SELECT")]
            with lobby.store.engine.connect() as connection:
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", ("ana", GAME)).all()
            assert not [step for *_, step in plan if step.startswith("SCAN")], plan

    asyncio.run(story())
