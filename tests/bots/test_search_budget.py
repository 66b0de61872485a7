"""Budgets of the search bot: worlds, milliseconds, both, neither too small; and stop() from another thread."""

from __future__ import annotations

import threading

import pytest
from search_plays import GAME, at_habit, at_pick

import tabuleiro
from tabuleiro.bots import Budget
from tabuleiro.bots.search import SearchBot
from tabuleiro.core.action import Action

FOR_EVER = 10**9


@pytest.mark.parametrize("iterations", [1, 2, 25])
def test_so_many_worlds_are_imagined(iterations: int) -> None:
    state, seat = at_pick()
    bot = SearchBot(1)
    action = bot.choose(state.view(seat), state.decision(seat), Budget(iterations=iterations))
    assert action in state.decision(seat).actions
    assert bot.explain().worlds == iterations


def test_a_level_is_its_own_budget() -> None:
    state, seat = at_pick()
    for budget in (None, Budget()):
        bot = SearchBot(1, level=2)
        bot.choose(state.view(seat), state.decision(seat), budget)
        level = GAME.manifest.levels[1]
        assert bot.explain().worlds == level.worlds + level.looks


@pytest.mark.parametrize(
    "budget",
    [
        Budget(milliseconds=1),
        Budget(milliseconds=30),
        Budget(milliseconds=30, iterations=FOR_EVER),
        Budget(milliseconds=FOR_EVER, iterations=3),
    ],
)
def test_it_ends_when_either_is_used_up(budget: Budget) -> None:
    state, seat = at_pick()
    bot = SearchBot(1)
    assert bot.choose(state.view(seat), state.decision(seat), budget) in state.decision(seat).actions
    assert bot.explain().worlds >= 1


@pytest.mark.parametrize(
    "budget",
    [
        Budget(iterations=0),
        Budget(iterations=-1),
        Budget(milliseconds=0),
        Budget(milliseconds=-5),
        Budget(milliseconds=5, iterations=0),
        Budget(milliseconds=0, iterations=5),
    ],
)
def test_too_small_a_budget_is_refused(budget: Budget) -> None:
    """Whatever is asked, also what needs no thought."""
    for state, seat in (at_pick(), at_habit()):
        with pytest.raises(tabuleiro.BadInput, match="too small: at least 1"):
            SearchBot(1).choose(state.view(seat), state.decision(seat), budget)


def test_stop_ends_a_long_thought() -> None:
    state, seat = at_pick()
    bot = SearchBot(1)
    chosen: list[Action] = []

    def think() -> None:
        chosen.append(bot.choose(state.view(seat), state.decision(seat), Budget(iterations=FOR_EVER)))

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    for _ in range(600):  # a stop before the thought has begun is forgotten
        bot.stop()
        thread.join(0.1)
        if not thread.is_alive():
            break
    assert not thread.is_alive()
    assert chosen[0] in state.decision(seat).actions
    assert bot.explain().thoughts
    bot.choose(state.view(seat), state.decision(seat), Budget(iterations=9))
    assert bot.explain().worlds == 9  # the next thought is not stopped
