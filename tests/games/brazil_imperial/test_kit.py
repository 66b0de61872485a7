"""Brazil: Imperial stands the whole test kit, at every number of seats."""

from __future__ import annotations

from functools import partial

import pytest
from recounts import recount

import tabuleiro
from brazil_imperial.events import EVENTS, SECRETS
from tabuleiro import testing
from tabuleiro.core.event import Event
from tabuleiro.games.brazil_imperial.rules.state import BrazilState
from tabuleiro.testing.play import steps_of, stubbornly

GAME = tabuleiro.load("brazil-imperial")
SEATS = range(1, 5)
SHOWS = {  # by kind of event, what it shows in use, with the names of its data
    "built": "face {face}",
    "deployed": "unit {unit}",
    "made": "product {product}",
    "arch": "arch {arch}",
    "slotted": "upgrade {slot}",
    "crowned": "monarch {monarch}",
    "palace": "palace {palace}",
    "painted": "painting {painting}",
    "mission": "mission {mission}",
    "extra_action": "gold {card}",
    "gold_card_used": "gold {card}",
    "revealed": "tile {tile}",
    "setup": "scenario {scenario}",
}
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
        partial(testing.conserves, recount=recount),
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
def test_worlds_come_through_text(seats: int) -> None:
    different = sum(testing.worlds_come_through_text(GAME, seats, seed, each=29) for seed in range(2))
    assert different > 5


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
            more = ("n",) if event.kind == "scored" and event.secret else ()
            assert tuple(event.secret) == SECRETS.get(event.kind, more)


def things() -> set[str]:
    """Faces, cities, units, products, arches with and without upgrade, monarchs, palaces, paintings, missions, cards,
    exploration tiles, scenarios."""
    pack = GAME.pack
    kinds = {
        "face": (*pack.buildings, *pack.cities),
        "unit": (unit for board in pack.boards for unit in board.units),
        "product": pack.products,
        "arch": pack.arches,
        "upgrade": (arch for arch in pack.arches if arch.slot),
        "monarch": pack.monarchs,
        "palace": pack.palaces[1:],
        "painting": pack.paintings,
        "mission": pack.missions,
        "combat": pack.combat_cards,
        # the others only wait in the hand for the end
        "gold": (card for card in pack.gold_cards if any(effect.do != "vp-if" for effect in card.effects)),
        "tile": pack.exploration,
        "scenario": pack.scenarios,
    }
    return {f"{kind} {one.id}" for kind, some in kinds.items() for one in some}


def used(event: Event) -> set[str]:
    if event.kind == "cards_shown":
        return {f"combat {card}" for card in (*event.data["attack"], *event.data["defence"])}
    return {SHOWS[event.kind].format(**event.data)} if event.kind in SHOWS else set()


def test_everything_is_used() -> None:
    assert testing.record_until_all_is_used(GAME, things(), used, 2_000) == set()


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
