"""Positions of every game: the reference is current, what cannot arise is refused, what every view lists."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

import tabuleiro
from tabuleiro.core.view import SeatShape, TableShape
from tabuleiro.kit.keys import toml
from tabuleiro.kit.positions import Form
from tabuleiro.web.lists import course

ROOT = Path(__file__).parents[1]
GAMES = ("imperial-miners", "above-and-below", "brazil-imperial")
SENT = "villagers = ['VS-hammer-1 sent', 'VS-quill-1 sent', 'VS-none-1']\n"
READY = "villagers = ['VS-hammer-1', 'VS-quill-1', 'VS-none-1']\n"


# ---------------------------------------------------------------- what cannot arise
def case(rule: str, text: str, reason: str) -> ParameterSet:
    game = {"IM": GAMES[0], "AB": GAMES[1], "BI": GAMES[2]}[rule[:2]]
    return pytest.param(game, text, reason, marks=pytest.mark.rule(rule))


@pytest.mark.parametrize(
    ("game", "text", "reason"),
    [
        case("IM-1", "[[seat]]\nhand = ['canteen', 'canteen']", "fewer 'canteen' in the box: 1 too many (IM-1)"),
        case("IM-1", "[[seat]]\nhand = ['canteen']\n[[seat]]\nmine = ['1.0 canteen']", "'canteen' in the box"),
        case("IM-1", "piles.1 = ['canteen']\n[[seat]]\nhand = ['canteen']", "'canteen' in the box"),
        case("IM-1", "decks.1 = ['canteen']\n[[seat]]\nhand = ['canteen']", "'canteen' in the box"),
        case("IM-3", "past_events = ['fair-wind', 'fair-wind']\n[[seat]]", "'fair-wind' comes up once only"),
        case("AB-9", f"[[seat]]\n{SENT}[[seat]]", "seat 0: somebody is sent, but there is no encounter (AB-9)"),
        case(
            "AB-9",
            f"[[seat]]\n{READY}encounter.paragraph = 24\n[[seat]]",
            "seat 0: there is an encounter, but nobody was sent (AB-9)",
        ),
        case(
            "AB-9",
            f"[[seat]]\n{SENT}encounter = {{ paragraph = 24, party = ['VS-quill-1'] }}\n[[seat]]",
            "somebody is sent who is not in the encounter's party (AB-9)",
        ),
        case("AB-1", "bank = { fish = 12 }\n[[seat]]\nsupply = { fish = 1 }\n[[seat]]", "12 fish, not 13 (AB-1)"),
        case(
            "AB-24",
            "deal = { seller = 1, ware = 'fish', offer = 3 }\n[[seat]]\n[[seat]]",
            "what the seller has in the sale circle",
        ),
        case(
            "AB-24",
            "deal = { ware = 'fish', offer = 3 }\n[[seat]]\nsale = 'fish'\n[[seat]]",
            "with another seat (AB-24)",
        ),
        case("BI-1", "[[seat]]\ngold_cards = ['war', 'war', 'war']\n[[seat]]", "'war' in the box: 1 too many"),
        case("BI-1", "decks.gold = ['war']\n[[seat]]\ngold_cards = ['war', 'war']\n[[seat]]", "'war' in the box"),
        case("BI-1", "[[seat]]\npaintings = ['guarani']\n[[seat]]\npaintings = ['guarani']", "'guarani' in the box"),
        case("BI-6", "[[seat]]\nkept = ['i-1']\n[[seat]]", "seat 0: 'kept' names a mission that was not dealt"),
        case("BI-36", "[[seat]]\nparty = ['g1']\n[[seat]]", "seat 0: 'party' names a unit that is not on the map"),
        case(
            "BI-37",
            "fight = { at = 'b3', defender = 1 }\n[[seat]]\n[[seat]]\nunits = ['o1 b3']",
            "there is a fight, but nobody attacks (BI-37)",
        ),
    ],
)
def test_what_cannot_arise_is_refused_with_its_reason(game: str, text: str, reason: str) -> None:
    with pytest.raises(tabuleiro.PositionError) as caught:
        tabuleiro.load(game).position(text)
    assert reason in str(caught.value)


@pytest.mark.rule("AB-9")
def test_a_party_that_is_being_named_has_no_encounter_yet() -> None:
    state = tabuleiro.load(GAMES[1]).position(f"turn = 0\n[[seat]]\n{SENT}asked = 'send'\n[[seat]]\n")
    assert state.decision(0).kind == "send"


# ---------------------------------------------------------------- the tables of keys
def test_the_reference_of_positions_is_current() -> None:
    subprocess.run([sys.executable, "tools/positions.py", "--check"], cwd=ROOT, check=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_key_says_what_it_is(name: str) -> None:
    form = tabuleiro.load(name).positions
    assert isinstance(form, Form)
    for keys in (form.table, form.seat):
        assert len({key.name for key in keys}) == len(keys)
        assert all(key.what and key.meaning for key in keys)
        assert all(key.stage < form.reader.stages for key in keys)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (True, "true"),
        ('a "b"', '"a \\"b\\""'),
        (["é", 1], '["é", 1]'),
        ({"a": 1, "b": []}, "{ a = 1, b = [] }"),
    ],
)
def test_values_are_written_as_toml(value: object, text: str) -> None:
    assert toml(value) == text
    assert toml(["x"], lines=True) == '[\n  "x",\n]'


# ---------------------------------------------------------------- views and outcomes
@pytest.mark.parametrize("name", GAMES)
def test_views_have_the_same_shape(name: str) -> None:
    state = tabuleiro.load(name).new(seats=2, seed=1)
    data: dict[str, Any] = state.view(state.to_act[0]).data
    assert data.keys() >= TableShape.__annotations__.keys()
    assert data["to_act"] == list(state.to_act)
    assert [seat["seat"] for seat in data["seats"]] == [0, 1]
    for seat in data["seats"]:
        assert seat.keys() >= SeatShape.__annotations__.keys()
        assert bool(seat["asked"]) == (seat["seat"] in data["to_act"])
    assert state.view(-1).data["options"] == []


@pytest.mark.rule("IM-43")
def test_a_solo_score_has_its_title() -> None:
    game = tabuleiro.load(GAMES[0])
    ended = "round = 10\nover = true\n[[seat]]\nvp = {}\n"
    assert [game.position(ended.format(vp)).scores[0].title for vp in (0, 60, 90)] == ["digger", "engineer", "king"]
    assert [score.title for score in game.position(ended.format(60) + "[[seat]]\n").scores] == ["", ""]


def test_outcomes_are_called_by_their_id_or_by_kind_and_id() -> None:
    for name, plain, whole in (
        (GAMES[0], "fair-wind", "event-fair-wind"),
        (GAMES[1], "3", "die-3"),
        (GAMES[2], "recife", "city-recife"),
    ):
        game = tabuleiro.load(name)
        assert game.outcome_code(plain) == game.outcome_code(whole)
        assert game.outcome_text(game.outcome_code(whole)) == plain


@pytest.mark.parametrize(("name", "rounds"), [(GAMES[0], 10), (GAMES[1], 7)])
def test_every_game_tells_a_new_round_in_the_same_way(name: str, rounds: int) -> None:
    """So that the look back at a play has a point for each."""
    state = tabuleiro.load(name).new(seats=2, seed=5)
    events = state.listen()
    while not state.over:
        seat = state.to_act[0]
        state.apply(state.decision(seat).actions[-1])
    begun = [event.data["round"] for event in events if event.kind == "round"]
    assert begun[-1] == rounds
    assert len(course(state.game, state.record)) > rounds - 2
