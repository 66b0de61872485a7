"""Above and Below stands the whole test kit, at every number of seats."""

from __future__ import annotations

import pytest

import tabuleiro
from tabuleiro import testing
from tabuleiro.core.event import Event
from tabuleiro.games.above_and_below.rules.events import EVENTS
from tabuleiro.testing.play import steps_of, stubbornly

GAME = tabuleiro.load("above-and-below")
SEATS = range(2, 5)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int) -> None:
    for seed in range(40):
        testing.ends(GAME, seats, seed)


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
    compared = sum(testing.nothing_leaks(GAME, seats, seed) for seed in range(6))
    assert compared > 100 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_every_event_is_listed(seats: int) -> None:
    for seed in range(10):
        told: list[Event] = []
        state = GAME.start(GAME.origin(seats, seed, {}), events=told)
        for _ in steps_of(state, seed, stubbornly(seed)):
            pass
        assert all(tuple(event.data) == EVENTS[event.kind] for event in told)


def test_everything_is_used() -> None:
    assert testing.record_until_all_is_used(GAME, 10_000) == set()


@pytest.mark.rule("AB-24")
def test_only_a_seller_who_is_away_is_answered_for() -> None:
    found = set()
    for now, _ in steps_of(GAME.new(seats=4, seed=3), 3):
        for seat in now.to_act:
            decision = now.decision(seat)
            if decision.default is not None:
                assert decision.default in decision.actions
                found.add(f"{decision.kind}: {decision.default}")
    assert found == {"answer: refuse"}
