"""Forecasts: one way a choice could go on; only what the seat sees, to the end of its turn, the same every time."""

from __future__ import annotations

import random

import pytest

import tabuleiro
from tabuleiro.bots.forecast import expected, forecast
from tabuleiro.core.state import State
from tabuleiro.kit.beats import Gain

GAME = tabuleiro.load("imperial-miners")
SURFACE = """
phase = "end"
[[seat]]
coins = 0
mine = ["1.0 heather-gate active"]
asked = "surface"
"""


def picks(seed: int) -> list[State]:
    """Positions of a play at random in which seat 0 picks or places a card."""
    state = GAME.new(seats=3, seed=seed)
    chance = random.Random(seed)
    found: list[State] = []
    while not state.over:
        seat = chance.choice(state.to_act)
        if seat == 0 and state.decision(0).kind in ("pick", "place"):
            found.append(state.clone())
        state.apply(chance.choice(state.decision(seat).actions))
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_it_runs_the_own_turn_to_the_surface(seed: int):
    for state in picks(seed):
        for option in state.decision(0).options:
            events = forecast(state.view(0), option)
            kinds = [event.kind for event in events]
            assert {event.seat for event in events} == {0}
            assert "surface" in kinds  # every chain ends there
            assert "round" not in kinds  # and the next event stays unknown


def test_it_does_not_depend_on_what_the_seat_cannot_know():
    for state in picks(3)[:12]:
        other = state.view(0).sample(tabuleiro.Dice(9))
        for option in state.decision(0).options:
            assert forecast(state.view(0), option) == forecast(other.view(0), option)


@pytest.mark.parametrize("name", ["imperial-miners", "above-and-below", "brazil-imperial"])
def test_what_is_expected_does_not_depend_on_what_the_seat_cannot_know(name: str):
    state = tabuleiro.load(name).new(seats=2, seed=4)
    chance = random.Random(4)
    brought = 0
    for _ in range(30):
        seat = chance.choice(state.to_act)
        decision = state.decision(seat)
        other = state.view(seat).sample(tabuleiro.Dice(9)).view(seat)
        for option in decision.options[:2]:
            gains = expected(state.view(seat), option)
            assert gains == expected(other, option)
            assert all(gain.seat == seat and gain.n for gain in gains)
            brought += len(gains)
        state.apply(chance.choice(decision.actions))
    assert brought > 0


def test_what_is_expected_is_what_comes_where_nothing_is_left_to_chance():
    state = GAME.position(SURFACE)
    take = state.decision(0).parse("surface 1")
    assert expected(state.view(0), take.option) == (Gain(0, "coin", 2),)
