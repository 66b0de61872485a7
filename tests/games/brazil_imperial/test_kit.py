"""Brazil: Imperial stands the whole test kit, at every number of seats."""

from __future__ import annotations

import pytest

import tabuleiro
from brazil_imperial.events import EVENTS, SECRETS
from tabuleiro import testing
from tabuleiro.core.event import Event
from tabuleiro.games.brazil_imperial.rules.state import BrazilState
from tabuleiro.testing.play import steps_of, stubbornly

GAME = tabuleiro.load("brazil-imperial")
SEATS = range(1, 5)
SCENARIOS = [(scenario.id, scenario.players) for scenario in GAME.pack.scenarios]


@pytest.mark.parametrize(("scenario", "seats"), SCENARIOS)
def test_random_games_end(scenario: str, seats: int) -> None:
    for seed in range(10):
        state = testing.ends(GAME, seats, seed, scenario=scenario)
        assert state.view(-1).data["scenario"] == scenario


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
    ],
)
def test_stands(check, seats: int) -> None:
    check(GAME, seats, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_undo_stops_at_information(seats: int) -> None:
    testing.undo_stops_at_information(GAME, seats, seats, every=17)


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_leaks(seats: int) -> None:
    reveals = ("revealed", "peeked", "cards_shown", "expedition_over")  # tiles looked at before, cards laid in secret
    compared = sum(testing.nothing_leaks(GAME, seats, seed, reveals) for seed in range(max(1, 4 // seats)))
    assert compared > 20 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_every_event_is_listed(seats: int) -> None:
    for seed in range(4):
        told: list[Event] = []
        state = GAME.start(GAME.origin(seats, seed, {"colours": "chosen"}), events=told)
        for _ in steps_of(state, seed, stubbornly(seed)):
            pass
        for event in told:
            assert tuple(event.data) == EVENTS[event.kind]
            assert tuple(event.secret) == SECRETS.get(event.kind, ())


def test_everything_is_used() -> None:
    assert testing.record_until_all_is_used(GAME, 2_000) == set()


@pytest.mark.rule("BI-38")
def test_only_who_is_asked_in_the_turn_of_another_is_answered_for() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(8):
        for now, _ in steps_of(GAME.new(seats=4, seed=seed), seed):
            assert isinstance(now, BrazilState)
            for seat in now.to_act:
                decision = now.decision(seat)
                assert (decision.default is not None) == (now.round > 0 and seat != now.turn)
                if decision.default is not None:
                    assert decision.default in decision.actions
                    found.setdefault(decision.kind, set()).add(str(decision.default))
    assert found["defend-cards"] == {"enough"}
    assert found["token"] <= {"under deploy", "under painting"}  # the first that is free
    assert found.get("war", {"none"}) == {"none"}
    assert set(found) <= {"defend-cards", "token", "war", "cancel", "defeat", "discard", "take"}
