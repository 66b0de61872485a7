"""Forecasts: one way a choice could go on; only what the seat sees, to the end of its turn, the same every time."""

from __future__ import annotations

import random

import pytest

import tabuleiro
from tabuleiro.bots.forecast import forecast
from tabuleiro.core.state import State

GAME = tabuleiro.load("imperial-miners")


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
