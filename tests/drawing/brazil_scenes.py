"""Brazil: Imperial to draw: plays brought to each kind of decision, on every map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.testing.play import randomly, steps_of
from tabuleiro.web.scene import Scene

NAMES = ("Ana", "Bento", "Clara", "Davi")
KINDS = (
    *("colour", "mission", "monarch", "capital", "action", "move", "carry", "deploy", "painting", "build", "renovate"),
    *("manufacture", "slot", "harbor", "trade", "give", "pay", "take", "discard", "palace", "token", "attack-cards"),
    *("defend-cards", "expedition", "war"),
)
PLAYS = 40
GAME = tabuleiro.load("brazil-imperial")


def scene_of(state: State, seat: int, lang: str = "en", chosen: str = "", part: str = "") -> Scene:
    """The scene of a seat (-1: a spectator), with what it is asked."""
    asked = seat in state.to_act
    decision = state.decision(seat) if asked else None
    refusals = state.refusals(seat) if asked else []
    names = NAMES[: len(state.players)]
    return Scene(state.view(seat), decision, refusals, names, lang, chosen=chosen, part=part)


def decisions(seats: int, seed: int, **options: Any) -> Iterator[tuple[State, int]]:
    """Every decision of a play, with the seat that is asked."""
    for state, action in steps_of(GAME.new(seats=seats, seed=seed, **options), seed, randomly(seed)):
        yield state, action.seat


def the_end(seats: int, seed: int) -> State:
    """The last position of a play."""
    state = GAME.new(seats=seats, seed=seed)
    choose = randomly(seed)
    while not state.over:
        state.apply(choose(state, state.to_act[0]))
    return state


@lru_cache(maxsize=1)
def one_of_each_kind() -> dict[str, tuple[State, int]]:
    """A position for each kind of decision, as late in its play as there is much to see."""
    found: dict[str, tuple[State, int]] = {}
    for seed in range(PLAYS):
        for state, seat in decisions(1 + seed % 4, seed, colours="chosen" if seed % 2 else "random"):
            kind = state.decision(seat).kind
            if kind not in found:
                found[kind] = (state.clone(), seat)
        if set(found) >= set(KINDS):
            return found
    raise AssertionError(f"no play reaches {set(KINDS) - set(found)}")
