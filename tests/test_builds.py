"""Plain and compiled play the same: fingerprints of plays, made once by the plain build, hold for both.

`python tests/test_builds.py` writes them anew, after a change of the rules, or of the content of a game that is played
here with the house set.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core.chance import DIGIT, Dice, seeded
from tabuleiro.core.game import Game
from tabuleiro.core.player import Player
from tabuleiro.core.playout import play_on, trace
from tabuleiro.kit import shelf

RECORDS = Path(__file__).parent / "records"
PACKS = {"imperial-miners": RECORDS / "imperial-miners-pack-1.toml"}  # all others: the house set
PLAYS = {"imperial-miners": 40}  # for each number of seats
PLAYS_OF_OTHERS = 10


def loaded(name: str) -> Game:
    return tabuleiro.load(name, pack=PACKS.get(name))


def seat_numbers(game: Game) -> range:
    return range(game.fewest_seats, game.most_seats + 1)


def options(game: Game, seats: int, seed: int) -> dict[str, bool | str]:
    """Every option of the game has each of its values now and then."""
    found: dict[str, bool | str] = {}
    for option, usual in game.default_options.items():
        if isinstance(usual, bool):
            found[option] = usual ^ (seed % 8 == 7)
        else:
            values = game.values(option, seats)
            found[option] = values[seed % len(values)]
    return found


def traced(game: Game, seats: int) -> str:
    plays = range(PLAYS.get(game.name, PLAYS_OF_OTHERS))
    marks = (trace(game.new(seats=seats, seed=n, **options(game, seats, n)), seeded(n)) for n in plays)
    return f"{seats} " + " ".join(f"{mark:08x}" for mark in marks)


def imagined(game: Game) -> str:
    """Worlds dealt from the views of a play that has begun, and what becomes of each."""
    state = game.new(seats=3, seed=1)
    for _ in range(40):
        state.apply(state.decision(state.to_act[0]).actions[0])
    mark = 0
    for seed in range(30):
        world = state.view(seed % 3).sample(Dice(seed))
        mark = (mark * 31 + world.rng + trace(world, seeded(1))) & DIGIT
    return f"worlds {mark:08x}"


def traces(name: str) -> Path:
    return RECORDS / f"{name}-1.traces"


def test_the_build_is_the_expected_one():
    assert tabuleiro.build() == os.environ.get("EXPECT", tabuleiro.build())


@pytest.mark.parametrize("name", shelf.games())
def test_every_question_and_answer_is_the_same_in_both_builds(name: str):
    game = loaded(name)
    assert [traced(game, seats) for seats in seat_numbers(game)] == traces(name).read_text("utf-8").splitlines()[:-1]


@pytest.mark.parametrize("name", shelf.games())
def test_imagined_worlds_are_the_same_in_both_builds(name: str):
    assert imagined(loaded(name)) == traces(name).read_text("utf-8").splitlines()[-1]


@pytest.mark.parametrize("name", shelf.games())
def test_a_view_looks_once(name: str, monkeypatch: pytest.MonkeyPatch):
    """The compiler would let the `__init__` of a view run twice (core/compiler.py)."""
    looks = []
    monkeypatch.setattr(Player.FIELDS["options"], "back", lambda g, options: looks.append(options))
    loaded(name).new(seats=2, seed=1).view(0)
    assert len(looks) == 2  # at each seat


def test_a_playout_counts_its_decisions():
    game = tabuleiro.load("imperial-miners")
    state = game.new(seats=2, seed=1)
    assert play_on(state, seeded(1)) == len(state.record.entries)
    assert state.over


if __name__ == "__main__":
    for game in map(loaded, shelf.games()):
        lines = [*(traced(game, seats) for seats in seat_numbers(game)), imagined(game)]
        traces(game.name).write_text("\n".join(lines) + "\n", encoding="utf-8")
