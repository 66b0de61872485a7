"""Above and Below stands the whole test kit, at every number of seats."""

from __future__ import annotations

from functools import partial

import pytest
from recounts import recount
from shares import share

import tabuleiro
from above_and_below.events import EVENTS
from tabuleiro import testing
from tabuleiro.core.event import Event
from tabuleiro.testing.play import steps_of, stubbornly

GAME = tabuleiro.load("above-and-below")
SEATS = range(2, 5)
HARDLY_MISSED = 2  # a party of two nearly always has that many lanterns
SHOWS = {  # by kind of event, what it shows in use, with the names of its data
    "built": "building {building}",
    "joined": "villager {villager}",
    "explored": "cave {cave}",
    "went_on": "{paragraph} {option} {number}",
    "succeeded": "{paragraph} {option} {number}",
    "failed": "{paragraph} {option} failed",
}


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int) -> None:
    for seed in range(40):
        testing.ends(GAME, seats, seed)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    "check",
    [
        partial(testing.conserves, recount=recount),
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
    for seed in share(3):
        check(GAME, seats, seed)


@pytest.mark.parametrize("seats", SEATS)
def test_worlds_come_through_text(seats: int) -> None:
    different = sum(testing.worlds_come_through_text(GAME, seats, seed, each=7) for seed in range(2))
    assert different > 5


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


def things() -> set[str]:
    """Every building built, villager that joined and cave explored; every option at each of its numbers, and failures
    that cost something, but for those that hardly ever happen."""
    pack = GAME.pack
    found = {f"building {b.id}" for b in pack.buildings if b.kind != "start"}
    found |= {f"villager {v.id}" for v in pack.villagers if v.group != "special" or v.id == v.kind}  # one of each kind
    found |= {f"cave {cave.id}" for cave in pack.caves}
    for paragraph in pack.paragraphs:
        for option in paragraph.options:
            name = f"{paragraph.n} {option.letter}"
            found |= {f"{name} {threshold.explore}" for threshold in option.thresholds} or {f"{name} 0"}
            if option.penalty is not None and option.thresholds[0].explore > HARDLY_MISSED:
                found.add(f"{name} failed")
    return found


def used(event: Event) -> set[str]:
    return {SHOWS[event.kind].format(**event.data)} if event.kind in SHOWS else set()


def test_everything_is_used() -> None:
    assert testing.record_until_all_is_used(GAME, things(), used, 10_000) == set()


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
