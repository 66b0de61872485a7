"""Workers: bots think in other processes, see what their seat sees, and their faults do not stop a play."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor

import pytest
from server_lobby import ANA, BEN, BOT, GAME, act, lobby_in, opened, played

import tabuleiro
from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.kit.editions import edition_of, house_set
from tabuleiro.kit.processes import Failed, answered
from tabuleiro.server.queue import Whose
from tabuleiro.server.upkeep import rest_of_pause
from tabuleiro.server.workers import Errand, Workers, thought
from tabuleiro.testing.play import steps_of

EDITION = edition_of(house_set(GAME))


def test_a_bot_answers_the_same_whatever_its_seat_cannot_know():
    game = tabuleiro.load(GAME)
    compared = 0
    for number, (state, _) in enumerate(steps_of(game.new(seats=3, seed=5), 5)):
        seat = state.to_act[0]
        if number % 9 or not state.origin:
            continue
        world = state.view(seat).sample(Dice(number))
        for bot in ("random", "greedy", "search:2"):
            hints = [thought(Errand(EDITION, one.position, seat, bot, 7, "en")) for one in (state, world)]
            assert hints[0] == hints[1]
            state.decision(seat).parse(hints[0].best)
            compared += 1
    assert compared > 30


def test_a_position_shows_a_worker_what_the_seat_sees():
    game = tabuleiro.load(GAME)
    for number, (state, _) in enumerate(steps_of(game.new(seats=3, seed=6), 6)):
        if number % 7 == 0:
            there = game.position(state.position)
            for seat in range(3):
                assert there.view(seat).bytes() == state.view(seat).bytes()
            for seat in state.to_act:
                assert there.decision(seat).options == state.decision(seat).options


START = tabuleiro.load(GAME).new(seats=2, seed=1).position


@pytest.mark.parametrize(
    ("position", "seat", "bot", "why"),
    [
        (START, 0, "nobody", "^BadInput: there is no bot"),
        (START, 7, "random", "^BadInput: there is no seat"),
        ("nonsense", 0, "random", "^PositionError"),
    ],
)
def test_a_bot_that_fails_says_so_in_words(position: str, seat: int, bot: str, why: str):
    with pytest.raises(Failed, match=why):
        answered(thought, Errand(EDITION, position, seat, bot, 1))


def test_a_bot_that_fails_does_not_break_the_worker(caplog):
    async def story():
        workers = Workers(1)
        assert await workers.choice(Errand(EDITION, START, 0, "nobody", 1), Whose()) == ""
        (pid,) = [process.pid for process in workers.crew.processes]
        assert await workers.choice(Errand(EDITION, START, 0, "random", 1), Whose()) != ""
        assert [process.pid for process in workers.crew.processes] == [pid]
        await workers.stop()

    asyncio.run(story())
    assert "failed: BadInput: there is no bot" in caplog.text


@pytest.mark.parametrize("said", ["", "dance on the table"])
def test_a_bot_without_a_legal_answer_takes_the_first_legal_action(tmp_path, caplog, said):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            live = await opened(lobby, ANA, BOT)

            async def choice(question, whose):
                return said

            lobby.workers.choice = choice
            while 0 in live.table.state.to_act:
                await act(live, 0)
            first = str(live.table.state.decision(1).actions[0])
            number = len(live.table.log)
            async with live.watch() as watch:
                await watch.changed()
            assert live.table.log[number].text == first

    asyncio.run(story())
    assert not said or any("not legal" in record.message for record in caplog.records)


def test_a_bot_that_takes_too_long_is_given_up_and_the_next_one_is_served(caplog):
    async def story():
        workers = Workers(1, too_long=0.001)
        question = Errand(EDITION, tabuleiro.load(GAME).new(seats=2, seed=1).position, 0, "random", 1)
        assert await workers.choice(question, Whose()) == ""
        workers._too_long = 30.0
        assert await workers.choice(question, Whose()) != ""
        await workers.stop()

    asyncio.run(story())
    assert any("no answer in 0.001 seconds" in record.message for record in caplog.records)


async def test_workers_that_die_are_replaced(caplog):
    workers = Workers(2)
    question = Errand(EDITION, tabuleiro.load(GAME).new(seats=2, seed=1).position, 0, "random", 1)
    text = await workers.choice(question, Whose())
    for _ in range(2):
        for pid in [process.pid for process in workers.crew.processes]:
            os.kill(pid, signal.SIGKILL)
        assert await asyncio.gather(*(workers.choice(question, Whose()) for _ in range(4))) == [text] * 4
    await workers.stop()


async def test_a_pool_that_breaks_while_it_starts_a_worker_is_replaced(monkeypatch):
    workers = Workers(1)
    question = Errand(EDITION, tabuleiro.load(GAME).new(seats=2, seed=1).position, 0, "random", 1)

    first, submit = workers.crew, ProcessPoolExecutor.submit

    def broken(crew, *given):
        if crew is first:
            raise ValueError("bad value(s) in fds_to_keep")
        return submit(crew, *given)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", broken)
    assert await workers.choice(question, Whose())
    assert workers.crew is not first
    await workers.stop()


async def test_a_whole_game_survives_the_death_of_its_workers(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, BOT, BOT)
        async with live.watch() as watch:
            while await watch.changed():
                if live.version in (5, 30):
                    for pid in [process.pid for process in lobby.workers.crew.processes]:
                        os.kill(pid, signal.SIGKILL)
                if live.over:
                    break
        assert len(live.table.log) == live.version + 1


async def test_workers_ignore_an_interrupt_and_end_with_the_server(tmp_path):
    workers = Workers(1)
    question = Errand(EDITION, tabuleiro.load(GAME).new(seats=2, seed=1).position, 0, "random", 1)
    await workers.choice(question, Whose())
    (pid,) = [process.pid for process in workers.crew.processes]
    os.kill(pid, signal.SIGINT)
    assert await workers.choice(question, Whose())
    assert [process.pid for process in workers.crew.processes] == [pid]
    await workers.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_hints_come_from_what_the_seat_knows_and_in_its_language(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await opened(lobby, ANA, BEN)
        while not any(state_asks(live, seat, "pick") for seat in range(2)):
            await played(live, 1, live.version)
        seat = next(seat for seat in range(2) if state_asks(live, seat, "pick"))
        before = live.version
        english, german = [await live.hint(seat, lang) for lang in ("en", "de")]
        legal = {str(action) for action in live.table.state.decision(seat).actions}
        assert {idea.text for idea in english.thoughts} <= legal
        assert english.best in legal
        assert english.words != german.words
        assert english.worlds > 0
        assert len(english.thoughts[0].values) == 2
        assert english.thoughts[0].words != german.thoughts[0].words
        assert live.version == before
        while seat in live.table.state.to_act:
            await act(live, seat)
        with pytest.raises(IllegalAction):
            await live.hint(seat, "en")
        serious = await opened(lobby, ANA, hints=False)
        with pytest.raises(BadInput, match="without hints"):
            await serious.hint(0, "en")


def state_asks(live, seat: int, kind: str) -> bool:
    state = live.table.state
    return seat in state.to_act and state.decision(seat).kind == kind and len(state.decision(seat).options) > 1


def test_every_action_of_a_bot_takes_whole_pauses_however_long_it_thought():
    thoughts = (0.0, 0.01, 0.05, 0.051, 0.12)
    assert [round(t + rest_of_pause(t, 0.05), 6) for t in thoughts] == [0.05, 0.05, 0.05, 0.1, 0.15]
    assert rest_of_pause(0.3, 0.0) == 0
