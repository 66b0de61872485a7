"""Imperial Miners stands the whole test kit, at every number of seats."""

from __future__ import annotations

import pytest

import tabuleiro
from tabuleiro import testing

GAME = tabuleiro.load("imperial-miners")
SEATS = range(1, 6)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first_game", [False, True])
def test_random_games_end(seats: int, first_game: bool) -> None:
    for seed in range(40):
        testing.ends(GAME, seats, seed, first_game=first_game)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    "check",
    [
        testing.conserves,
        testing.copies_are_safe,
        testing.runs_on_after_saving,
        testing.replays_as_it_was,
        testing.chance_follows_its_script,
        testing.notation_round_trips,
        testing.every_refusal_has_a_reason,
        testing.undo_stops_at_information,
    ],
)
def test_stands(check, seats: int) -> None:
    for seed in range(3):
        check(GAME, seats, seed)


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_leaks(seats: int) -> None:
    compared = sum(testing.nothing_leaks(GAME, seats, seed) for seed in range(min(6, 12 // seats)))
    assert compared > 50 * seats


def test_everything_is_used() -> None:
    assert testing.record_until_all_is_used(GAME, 1500) == set()
