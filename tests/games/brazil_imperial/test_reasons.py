"""Reasons for what a player tries where it lies: an arch after the action, tiles that are held but not one's own."""

from __future__ import annotations

import pytest

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES

GAME = tabuleiro.load("brazil-imperial")
SAID = words_of(GAME)
SEIZED = """
scenario = "cisplatine"
{more}
[[seat]]
units = ["g1 g3"]
supply = {{ cane = 1, gold = 2 }}
{seat}
[[seat]]
tiles = ["g3 farm coffee 1"]
"""


def code(state: State, text: str) -> str:
    reason = state.why_not(0, text)
    assert reason is not None
    for lang in LANGUAGES:
        assert SAID.reason_words(GAME, reason, lang)
    return reason.code


@pytest.mark.rule("BI-9")
def test_another_arch_after_the_action_says_why_not() -> None:
    state = GAME.position("phase = 'move'\n[[seat]]\ntoken = 'harbor'\narch = 'harbor'\nspent = ['acted']\n[[seat]]\n")
    refused = {str(action): reason.code for action, reason in state.refusals(0)}
    assert {text: refused[text] for text in refused if text.startswith("arch")} == dict.fromkeys(
        [f"arch {arch.id}" for arch in GAME.pack.arches], "action_taken"
    )
    assert code(state, "arch build") == "action_taken"


@pytest.mark.rule("BI-18")
def test_a_tile_that_somebody_else_built_is_not_renovated() -> None:
    state = GAME.position(SEIZED.format(more="", seat="tiles = ['b3 sawmill']"))
    state.apply(state.decision(0).parse("arch renovate"))
    assert code(state, "renovate g3") == code(state, "flip g3") == "enemy_tile"


@pytest.mark.rule("BI-31")
def test_a_tile_that_somebody_else_built_gets_no_palace() -> None:
    seat = "tiles = ['b3 sawmill', 'b2 cane-field', 'a4 farm']\nmissions = ['i-8']"
    state = GAME.position(SEIZED.format(more="", seat=seat))
    state.apply(state.decision(0).parse("reveal i-8"))
    assert code(state, "palace vi at g3") == "enemy_tile"


@pytest.mark.rule("BI-11")
def test_goods_that_do_not_lie_on_a_held_tile_are_missing_there_not_in_the_hand() -> None:
    state = GAME.position(SEIZED.format(more="era = 2", seat="tiles = ['b3 sawmill wood 1']"))
    state.apply(state.decision(0).parse("arch build"))
    state.apply(next(one for one in state.decision(0).actions if one.parts.verb == "build"))
    assert state.decision(0).kind == "pay"
    assert code(state, "pay cane from b3") == "none_on_tile"
    assert code(state, "pay cotton from g3") == "none_on_tile"
    assert code(state, "pay cotton from c3") == "not_a_held_tile"
