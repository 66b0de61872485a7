"""Imperial Miners stands the whole test kit, at every number of seats."""

from __future__ import annotations

from functools import partial

import pytest
from recounts import recount
from shares import share

import tabuleiro
from tabuleiro import testing
from tabuleiro.core.event import Event

GAME = tabuleiro.load("imperial-miners")
SEATS = range(1, 6)
SHOWS = {  # by kind of event, what it shows in use, with the names of its data
    "use": "{card} {effect}",
    "play": "{card}",
    "round": "{event}",
    "resolve": "{event} {effect}",
    "surface": "surface {effect}",
    "move": "{side} {space}",
}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first_game", [False, True])
def test_random_games_end(seats: int, first_game: bool) -> None:
    for seed in range(40):
        testing.ends(GAME, seats, seed, first_game=first_game)


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
    different = sum(testing.worlds_come_through_text(GAME, seats, seed, each=11) for seed in range(2))
    assert different > 5


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_leaks(seats: int) -> None:
    compared = sum(testing.nothing_leaks(GAME, seats, seed) for seed in range(min(6, 12 // seats)))
    assert compared > 50 * seats


def things() -> set[str]:
    """Every card at each effect, event effect, surface effect, board side and progress space."""
    pack = GAME.pack
    found = {f"{card.id} {i}" for card in pack.cards for i in range(len(card.effects) + 1)}
    found |= {card.id for card in pack.cards}
    for event in pack.events:
        found |= {event.id} | ({f"{event.id} {i}" for i in (1, 2)} if len(event.effects) == 2 else set())
    found |= {f"surface {i}" for i in range(1, len(pack.surface) + 1)}
    return found | {f"{side.id} {space}" for side in pack.sides for space in range(1, len(side.spaces))}


def used(event: Event) -> set[str]:
    return {SHOWS[event.kind].format(**event.data)} if event.kind in SHOWS else set()


def test_everything_is_used() -> None:
    assert testing.record_until_all_is_used(GAME, things(), used, 1500) == set()
