"""What an option would leave unused: who is new to a game is asked once before."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import tabuleiro
from tabuleiro.core.event import Event
from tabuleiro.core.state import State
from tabuleiro.kit.beats import Beat
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import scene_of

CHAIRS = (Chair("person", "Ana"), Chair("person", "Bia"))
HAND = ["distillery", "cathedral", "mother-lode", "canteen", "kiln-row", "clan-ledger", "cubit-hall", "sun-gallery"]


def wasted(state: State, seat: int, lang: str = "en") -> dict[str, str]:
    chairs = CHAIRS[: len(state.players)]
    scene = scene_of(state, Eyes(seat, lang, (seat,), (seat,)), chairs)
    return board_of(state.game.name).wasted(scene)


def plays(game: str, seed: int) -> Iterator[tuple[State, int, str]]:
    """Positions of a play at random, with who is asked what."""
    state = tabuleiro.load(game).new(seats=2, seed=seed)
    chance = random.Random(seed)
    while not state.over:
        seat = chance.choice(state.to_act)
        decision = state.decision(seat)
        yield state, seat, decision.kind
        state.apply(chance.choice(decision.actions))


def homes(state: State, seat: int) -> set[str]:
    """The capital and the tiles that a seat of Brazil holds: to go there is to go back."""
    hexes = state.view(seat).data["map"]["hexes"]
    return {
        one["at"].upper() for one in hexes if seat in (one["capital"], one["tile"]["holder"] if one["tile"] else -1)
    }


@pytest.mark.parametrize(("cards", "over"), [(5, 0), (6, 1), (8, 3)])
def test_cards_that_would_be_discarded_at_once(cards: int, over: int):
    position = (
        f'phase = "end"\n[[seat]]\nhand = {HAND[:cards]}\nmine = ["1.0 heather-gate active"]\nasked = "surface"\n'
    )
    found = wasted(tabuleiro.load("imperial-miners").position(position), 0)
    assert set(found) == ({"surface 4"} if over else set())
    if over:
        assert {1: "one goes", 3: "3 go"}[over] in found["surface 4"]


def test_to_pass_with_somebody_ready_and_to_leave_a_bed_empty():
    passed = slept = 0
    for state, seat, kind in plays("above-and-below", 3):
        found = wasted(state, seat)
        own = state.view(seat).data["seats"][seat]
        ready = sum(one["state"] == "ready" for one in own["villagers"])
        if kind == "turn":
            assert ("pass" in found) == bool(ready)
            passed += bool(ready)
        elif kind == "rest":
            slept += "enough" in found
        else:
            assert not found
    assert passed > 5
    assert slept > 0


def test_a_turn_that_ends_with_a_move_left_and_a_good_without_room():
    moves = full = 0
    for seed in range(3):
        for state, seat, kind in plays("brazil-imperial", seed):
            found, options = wasted(state, seat), [str(action) for action in state.decision(seat).actions]
            assert set(found) <= set(options)
            if "end turn" in options:
                onward = found.get("end turn", "")
                named = re.findall(r"[A-Z]\d+", onward)
                own = homes(state, seat)
                assert not own & set(named)
                left = {
                    option.rpartition(" ")[2].upper() for option in options if option.startswith(("move ", "march "))
                }
                assert set(named) <= left
                assert bool(onward) == bool(left - own)
                moves += bool(onward)
            if kind == "action":
                held = sum(state.view(seat).data["seats"][seat]["supply"].values())
                assert ("arch harbor" in found) == (held >= 5 and "arch harbor" in options)
                full += "arch harbor" in found
    assert moves > 5
    assert full > 0


def test_the_unit_is_named_with_where_it_could_go_but_not_back_where_it_was():
    position = 'phase = "move"\n[[seat]]\narch = "build"\nunits = ["g1 g4"]\n[[seat]]\n'
    state = tabuleiro.load("brazil-imperial").position(position)
    scene = scene_of(state, Eyes(0, "en", (0,), (0,)), CHAIRS)
    board = board_of("brazil-imperial")
    places = {action.parts.place for action in state.decision(0).actions if action.parts.verb == "move"}
    said = board.wasted(scene)["end turn"]
    assert said.startswith("You still have a move: ")
    assert set(re.findall(r"[A-Z]\d+", said)) <= {place.upper() for place in places}
    units = {action.parts.thing for action in state.decision(0).actions if action.parts.verb == "move"}
    events = [Event("moved", 0, {"units": tuple(units), "from": place}, {}, False) for place in sorted(places)]
    turn = [Beat(1, i, 1, 1, 0, 0, "quiet", event) for i, event in enumerate(events)]
    assert "end turn" not in board.wasted(replace(scene, turn=turn))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str):
    state = tabuleiro.load("above-and-below").new(seats=2, seed=1)
    seat = state.to_act[0]
    assert wasted(state, seat, lang)["pass"] != wasted(state, seat, "en")["pass"] or lang == "en"
