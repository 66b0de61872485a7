"""Positions: hand-written ones with defaults, and complaints that name the place."""

from __future__ import annotations

import pytest

import tabuleiro

GAME = tabuleiro.load("imperial-miners")


def test_a_hand_written_position_is_about_to_pick() -> None:
    state = GAME.position('[[seat]]\nhand = ["sun-ladder"]\n[[seat]]\nhand = ["canteen"]\n')
    assert state.to_act == (0, 1)
    assert state.decision(1).kind == "pick"
    assert GAME.position(state.position).position == state.position


def test_without_an_event_no_event_is_resolved() -> None:
    state = GAME.position('round = 10\nphase = "end"\n[[seat]]\nmine = ["1.0 gate-road"]\n')
    assert state.over
    assert state.view(0).data["seats"][0]["coins"] == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("round = 3", "[[seat]]"),
        ("[[seat]]\ncoins = 'five'", "seat 0: 'coins' should be a int"),
        ("[[seat]]\n[[seat]]\ncoins = -1", "seat 1: 'coins' cannot be -1"),
        ("[[seat]]\nhand = ['no-such-card']", "there is no card 'no-such-card'"),
        ("[[seat]]\nmine = ['2.1 cubit-hall']", "no card stands above"),
        ("[[seat]]\nmine = ['1.1 sun-ladder']", "'1.1' is no place"),
        ("[[seat]]\nmine = ['2.1 sun-ladder']", "a card of level 1 cannot stand there"),
        ("[[seat]]\nmine = ['1.0 sun-ladder machines=4']", "machines=0 to 3"),
        ("[[seat]]\ncarts = ['1.0 and 2.1']", "cannot lie between 1.0 and 2.1"),
        ("[[seat]]\nmarker = 'alchemy 99'", "a space from 0 to 9"),
        ("[[seat]]\nwealth = 3", "unknown key 'wealth'"),
        ("event = 'rain'\n[[seat]]", "there is no event 'rain'"),
        ("phase = 'event'\n[[seat]]", "needs an immediate 'event'"),
        ("phase = 'event'\nevent = 'fair-wind'\n[[seat]]", "needs an immediate 'event'"),
        ("[[seat]]\nmarker = 'alchemy 9'", "needs the step 'enter' pending"),
        ("[[seat]]\nmarker = 'alchemy ²'", "a space from 0 to 9"),
        ("[[seat]]\nmine = ['1.0 sun-ladder machines=²']", "machines=0 to 3"),
        ("[[seat]]\nmine = ['1.0 sun-ladder machines=2 machines=2']", "machines=0 to 3"),
        ("[[seat]]\npick = 'canteen'", "'pick' names a card that is not in the hand"),
        ("[[seat]]\nhand = ['canteen']\nknown = ['canteen', 'canteen']", "'known' names a card"),
        ("[piles]\n1 = ['mother-lode']\n[[seat]]", "'piles.1' has 'mother-lode', a card of level 3"),
        ("[decks]\n9 = []\n[[seat]]", "unknown key '9'"),
        ("flow = []\n[[seat]]", "what is pending cannot go on"),
        ("[[seat]]\nsteps = ['activate@1.4']", "no card stands there"),
        ("[[seat]]\nasked = 'search@nine'", "needs a number after @"),
        ("a = " + "[" * 5000, "not TOML"),
        ("phase = 'lunch'\n[[seat]]", "'phase' is one of"),
        ("sides = ['alchemy-a', 'alchemy-b', 'diplomacy-a']\n[[seat]]", "'sides' should be one side of"),
        ("[[seat]]\nasked = 'move@3'", "asks nothing"),
        ("[[seat]]\nsteps = ['fly']", "there is no step 'fly'"),
        ("game = 'chess'\n[[seat]]", "of 'chess'"),
        ("= =", "not TOML"),
    ],
)
def test_a_bad_position_is_refused_with_the_place(text: str, complaint: str) -> None:
    with pytest.raises(tabuleiro.PositionError) as caught:
        GAME.position(text)
    assert complaint in str(caught.value)
