"""Imagined worlds of Brazil: Imperial are whole: nothing is missing in them, and they can be played to the end."""

from __future__ import annotations

import pytest
from recounts import inventory

import tabuleiro
from tabuleiro.core.chance import Dice
from tabuleiro.core.playout import play_on
from tabuleiro.testing.play import steps_of, stubbornly

GAME = tabuleiro.load("brazil-imperial")


@pytest.mark.rule("BI-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_worlds_play_on(seats: int) -> None:
    dice = Dice(seats)
    state = GAME.new(seats=seats, seed=seats)
    before = inventory(state)
    for i, (now, _) in enumerate(steps_of(state, seats, stubbornly(seats))):
        if i % 11:
            continue
        world = now.view(dice.below(seats + 1) - 1).sample(dice)
        assert inventory(world) == before
        assert all(world.decision(seat).options for seat in world.to_act)
        play_on(world, i + 1)
        assert world.over
        assert inventory(world) == before


@pytest.mark.rule("BI-6")
def test_a_seat_knows_what_it_put_under_the_decks() -> None:
    """As long as nobody has drawn from there, its own cards lie under the decks in every world."""
    state = GAME.new(seats=3, seed=4)
    for now, _ in steps_of(state, 4):
        if now.view(0).data["phase"] == "action":
            break
    own = now.view(0).data["seats"][0]["returned"]
    assert len(own) == 3
    for seed in range(20):
        world = now.view(0).sample(Dice(seed))
        others = [world.view(seat).data["seats"][seat]["missions"] for seat in (1, 2)]
        assert not set(own) & {mission for hand in others for mission in hand}
