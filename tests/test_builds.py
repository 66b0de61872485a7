"""Plain and compiled play the same: fingerprints of 200 games, made once by the plain build, hold for both.

`python tests/test_builds.py` writes them anew, after a rules change.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core.chance import DIGIT, Dice, seeded
from tabuleiro.core.playout import play_on, trace

RECORDS = Path(__file__).parent / "records"
TRACES = RECORDS / "imperial-miners-1.traces"
SEATS = range(1, 6)
GAMES = 40  # for each number of seats


def traced(seats: int) -> str:
    game = tabuleiro.load("imperial-miners", pack=RECORDS / "imperial-miners-pack-1.toml")
    marks = (trace(game.new(seats=seats, seed=seed, first_game=seed % 8 == 7), seeded(seed)) for seed in range(GAMES))
    return f"{seats} " + " ".join(f"{mark:08x}" for mark in marks)


def test_the_build_is_the_expected_one():
    assert tabuleiro.build() == os.environ.get("EXPECT", tabuleiro.build())


@pytest.mark.parametrize("seats", SEATS)
def test_every_question_and_answer_is_the_same_in_both_builds(seats: int):
    assert traced(seats) == TRACES.read_text("utf-8").splitlines()[seats - 1]


def test_imagined_worlds_are_the_same_in_both_builds():
    game = tabuleiro.load("imperial-miners", pack=RECORDS / "imperial-miners-pack-1.toml")
    state = game.new(seats=3, seed=1)
    for _ in range(40):
        state.apply(state.decision(state.to_act[0]).actions[0])
    worlds = [state.view(seed % 3).sample(Dice(seed)) for seed in range(30)]
    mark = 0
    for world in worlds:
        mark = (mark * 31 + world.rng + trace(world, seeded(1))) & DIGIT
    assert f"{mark:08x}" == "b5de4b9a"


def test_a_playout_counts_its_decisions():
    game = tabuleiro.load("imperial-miners")
    state = game.new(seats=2, seed=1)
    assert play_on(state, seeded(1)) == len(state.record.entries)
    assert state.over


if __name__ == "__main__":
    TRACES.write_text("\n".join(map(traced, SEATS)) + "\n", encoding="utf-8")
