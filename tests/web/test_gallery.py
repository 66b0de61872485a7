"""The gallery: frames are drawn once for all who see the same, and forecasts are made elsewhere than on the loop."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import tabuleiro
from tabuleiro.bots.forecast import forecast
from tabuleiro.core.state import State
from tabuleiro.kit.editions import edition_of
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish
from tabuleiro.testing.play import randomly, steps_of
from tabuleiro.web import forecasts, gallery
from tabuleiro.web.assets import Assets
from tabuleiro.web.board import Board
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.forecasts import Forecasts, Foreseen, foreseen
from tabuleiro.web.frame import Frame, Status, status
from tabuleiro.web.gallery import Gallery
from tabuleiro.web.pages import Visit, environment
from tabuleiro.web.person import Person
from tabuleiro.web.refusals import Refused
from tabuleiro.web.scene import Scene
from tabuleiro.web.table import frame_for

GAME = tabuleiro.load("imperial-miners")
CHAIRS = tuple(Chair("person", name, "", name.lower()) for name in ("Ana", "Bia"))
ANA = Eyes(0, "en", (0,), (0,))
BIA = Eyes(1, "en", (1,), (1,))
POSITION = """
round = 3
[[seat]]
coins = 9
hand = ["distillery", "reed-barge"]
mine = ["1.0 sun-ladder", "1.2 winch-house", "2.1 cubit-hall"]
[[seat]]
coins = 2
hand = ["canteen"]
"""
PICK = "pick distillery"
PLAN = 'id="plan"'


class Slow(Forecasts):
    """Forecasts that are there when the test says so; made here, as nobody waits for them."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = asyncio.Event()
        self.asked = 0

    async def of(self, state: State, seat: int, options: Sequence[int], wanted: Callable[[], bool]) -> Foreseen | None:
        self.asked += 1
        await self.ready.wait()
        return foreseen(edition_of(state.game), state.position, seat, tuple(options)) if wanted() else None


class Counting(Gallery):
    """Counts what it draws."""

    drawings = 0

    def _drawn(self, *given: Any) -> Frame:
        self.drawings += 1
        return super()._drawn(*given)


@asynccontextmanager
async def room(
    folder: Path, made: Forecasts, position: str = "", game: str = GAME.name
) -> AsyncIterator[tuple[LiveTable, Counting]]:
    lobby = Lobby(Settings(data=folder, workers=1))
    await lobby.start()
    try:
        table = await lobby.open_table(Wish(game, CHAIRS, seed=4, position=position), "ana")
        yield table, Counting(environment(Assets()), made)
    finally:
        await made.stop()
        await lobby.stop()


async def act(table: LiveTable, seat: int, text: str = "") -> None:
    first = str(table.table.state.decision(seat).actions[0])
    await table.act(seat, [text or first], table.version, f"client-{table.version}-{seat}")


async def test_all_spectators_of_a_language_share_one_drawing_of_a_version(tmp_path: Path) -> None:
    async with room(tmp_path, Forecasts()) as (table, drawn):
        langs = ("en", "de", "pt-BR") * 20
        known = await asyncio.gather(*(drawn.frame(table, Eyes(-1, lang)) for lang in langs))
        assert drawn.drawings == 3
        await act(table, 0)
        after = await asyncio.gather(*(drawn.frame(table, Eyes(-1, lang)) for lang in langs))
        assert drawn.drawings == 6
        sent = [new.event(old, 0) for old, new in zip(known, after, strict=True)]
        assert len(set(map(id, sent))) == 3  # the very same bytes
        assert b'"menu"' not in sent[0]  # which has not changed
        assert b'"menu"' in after[0].event(None, 0)


@pytest.mark.parametrize("eyes", [ANA, BIA, Eyes(-1, "en")], ids=["ana", "bia", "spectator"])
async def test_boards_get_what_happened_as_the_seat_may_know_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, eyes: Eyes
) -> None:
    scenes: list[Scene] = []

    def noted(table: LiveTable, scene: Scene, eyes: Eyes, board: Board) -> Status:
        scenes.append(scene)
        return status(table, scene, eyes, board)

    monkeypatch.setattr(gallery, "status", noted)
    async with room(tmp_path, Forecasts()) as (table, drawn):
        hidden = 0
        for number in range(14):
            await act(table, table.table.state.to_act[-number % len(table.table.state.to_act)])
            await drawn.frame(table, eyes)
            recent = scenes[-1].recent
            told = table.table.log[-len(recent) :]
            hidden += sum(bool(event.secret) for action in told for event in action.events if event.seat != eyes.seat)
            hidden += sum(action.sealed for action in told if action.seat != eyes.seat)
            assert not [event.secret for action in recent for event in action.events if event.secret]
            assert not [action.text for action in recent if action.sealed and action.seat != eyes.seat and action.text]
        assert hidden


@pytest.mark.parametrize("name", ["imperial-miners", "above-and-below", "brazil-imperial"])
async def test_what_ends_a_round_is_told_over_the_table_of_that_round(tmp_path: Path, name: str) -> None:
    """One action ends a round and begins the next: neither its event nor its log is seen before it is told."""
    stops = 0
    async with room(tmp_path, Forecasts(), game=name) as (table, drawn):
        choose = randomly(5)
        while stops < 2:
            frame, state = await drawn.frame(table, ANA), table.table.state
            seat = state.to_act[0]
            await act(table, seat, str(choose(state, seat)))
            message = (await drawn.frame(table, ANA)).message(frame, len(table.table.log) - 2)
            stop = cast(Any, message.get("stop"))
            if stop is None:
                continue
            stops += 1
            opening = next(beat["text"] for beat in cast(Any, message["beats"]) if beat["seat"] < 0)
            assert stop["beats"]
            assert opening not in "".join(stop["parts"].values())
            assert stop["parts"]["rail"] != cast(Any, message["parts"])["rail"]


async def test_a_seat_s_answer_stream_and_other_tabs_share_one_drawing(tmp_path: Path) -> None:
    async with room(tmp_path, Forecasts()) as (table, drawn):
        first = await drawn.frame(table, ANA)
        assert await drawn.frame(table, ANA) is first
        assert (await drawn.frame(table, BIA)).parts != first.parts
        assert drawn.drawings == 2
        await act(table, 0)
        assert await drawn.frame(table, ANA) is not first


async def test_what_changes_seldom_is_drawn_when_it_does(tmp_path: Path) -> None:
    async with room(tmp_path, Forecasts()) as (table, drawn):
        before = await drawn.frame(table, BIA)
        await act(table, 0)
        same = await drawn.frame(table, BIA)
        assert same.parts["menu"] is before.parts["menu"]
        assert same.parts["bar"] is before.parts["bar"]  # Bia is still asked the same
        await table.hand_over(1, "random", "hand-over-1")
        left = await drawn.frame(table, BIA)
        assert 'data-post="take-back"' in left.parts["menu"]
        assert left.parts["bar"] != same.parts["bar"]


async def test_forecasts_are_not_made_in_this_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def here(*_: object) -> None:
        raise AssertionError("a bot looks ahead in the process that serves the pages")

    monkeypatch.setattr(forecasts, "forecast", here)
    monkeypatch.setattr(gallery, "WAIT", 60)
    async with room(tmp_path, Forecasts(), POSITION) as (table, drawn):
        assert PLAN not in (await drawn.frame(table, ANA)).parts["board"]
        chosen = await drawn.frame(table, ANA, PICK)
        assert PLAN in chosen.parts["board"]
        assert not chosen.later


def test_a_worker_foresees_what_the_seat_s_view_does() -> None:
    compared = 0
    for state, _ in steps_of(GAME.new(seats=2, seed=3), 3, randomly(3)):
        for seat in state.to_act:
            if state.decision(seat).kind in ("place", "pick") and compared < 12:
                options = state.decision(seat).options
                there = foreseen(edition_of(GAME), state.position, seat, options)
                assert list(map(list, there)) == [forecast(state.view(seat), option) for option in options]
                compared += 1
    assert compared == 12


async def test_a_page_does_not_wait_long_for_a_forecast_which_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "WAIT", 0.01)
    slow = Slow()
    async with room(tmp_path, slow, POSITION) as (table, drawn):
        early = await drawn.frame(table, ANA, PICK)
        assert early.later
        assert early.message()["later"] is True
        assert PLAN not in early.parts["board"]
        slow.ready.set()
        await asyncio.sleep(0)
        complete = await drawn.frame(table, ANA, PICK)
        assert PLAN in complete.parts["board"]
        assert "later" not in complete.message()
        assert slow.asked == 1


async def test_a_page_does_not_wait_in_a_long_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "WAIT", 60)
    slow = Slow()
    slow.line = gallery.LINE + 1
    async with room(tmp_path, slow, POSITION) as (table, drawn):
        assert (await drawn.frame(table, ANA, PICK)).later
        slow.ready.set()


async def test_a_forecast_of_an_older_version_is_not_shown(tmp_path: Path) -> None:
    slow = Slow()
    async with room(tmp_path, slow, POSITION) as (table, drawn):
        waiting = asyncio.ensure_future(drawn.frame(table, ANA, PICK))
        await asyncio.sleep(0)
        await act(table, 1)
        slow.ready.set()
        made = await waiting
        assert made.version == table.version
        assert PLAN in made.parts["board"]
        assert slow.asked == 2


async def test_who_loses_the_seat_while_waiting_sees_nothing_of_it(tmp_path: Path) -> None:
    slow = Slow()
    async with room(tmp_path, slow, POSITION) as (table, drawn):
        app = SimpleNamespace(state=SimpleNamespace(gallery=drawn))
        visit = Visit({"type": "http", "app": app, "state": {"person": Person("ana", "Ana")}})
        waiting = asyncio.ensure_future(frame_for(visit, table, ANA, PICK))
        await asyncio.sleep(0)
        await table.move(0, "ana", "another browser", "move-1")
        slow.ready.set()
        with pytest.raises(Refused):
            await waiting


async def test_a_worker_that_dies_leaves_a_page_without_a_forecast_and_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(gallery, "WAIT", 60)
    made = Forecasts()
    async with room(tmp_path, made, POSITION) as (table, drawn):
        assert PLAN in (await drawn.frame(table, ANA, PICK)).parts["board"]
        for process in made.crew.processes:
            process.kill()
        await act(table, 1)
        without = await drawn.frame(table, ANA, PICK)
        assert PLAN not in without.parts["board"]
        assert not without.later  # there is nothing to come
        assert "no forecast" in caplog.text
        assert PLAN in (await drawn.frame(table, ANA, "pick reed-barge")).parts["board"]


async def test_a_worker_that_is_stuck_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made, state = Forecasts(), GAME.position(POSITION)
    try:
        assert await made.of(state, 0, state.decision(0).options, lambda: True)
        (stuck,) = made.crew.processes
        assert stuck.pid is not None
        os.kill(stuck.pid, signal.SIGSTOP)
        monkeypatch.setattr(forecasts, "TOO_LONG", 0.1)
        assert await made.of(state, 0, state.decision(0).options, lambda: True) is None
        assert "no answer" in caplog.text
        monkeypatch.setattr(forecasts, "TOO_LONG", 60)
        assert await made.of(state, 0, state.decision(0).options, lambda: True)
    finally:
        await made.stop()
    assert "never retrieved" not in caplog.text
