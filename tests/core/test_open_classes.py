"""Steps in plain Python on either build: what they say in their class counts in compiled code, too."""

from __future__ import annotations

import pytest

import tabuleiro
from tabuleiro.core.errors import RulesError
from tabuleiro.core.player import Player
from tabuleiro.core.state import State
from tabuleiro.core.step import Choice

NUMBERS = {"now": [1, 2]}


class Empty(Choice):
    kind = "empty"
    idle = "nobody needs it"


class Lost(Choice):
    kind = "lost"


class Bought(Choice):
    kind = "bought"
    shared = True
    idle = "all are sold"

    def options(self, g: State, p: Player, at: int) -> list[int]:
        return list(NUMBERS["now"])


def test_a_choice_that_says_why_may_be_empty() -> None:
    state = tabuleiro.load("imperial-miners").new(seats=2, seed=1)
    Empty("empty").nothing(state, state.players[0], 0)
    with pytest.raises(RulesError, match="do not say what follows"):
        Lost("lost").nothing(state, state.players[0], 0)


def test_an_open_question_about_shared_things_is_asked_anew() -> None:
    state = tabuleiro.load("imperial-miners").new(seats=2, seed=1)
    player = state.touch(0)
    state.ask(Bought("bought"), player, 0, [1, 2])
    NUMBERS["now"] = [2, 3]
    state.stale = True
    state.refresh()
    assert state.decision(0).options == (2, 3)
