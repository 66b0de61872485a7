"""Villages to draw: plays brought to each kind of decision, and villages of any size made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.testing.play import steps_of, stubbornly
from tabuleiro.web.scene import Scene

NAMES = ("Ana", "Bento", "Clara", "Davi")
KINDS = (
    *("turn", "worker", "send", "use", "take", "option", "stake", "reroll", "injure", "reward", "hurt", "gift"),
    *("gamble", "favour", "pay"),
    *("offer", "answer", "counter", "after", "rest", "store"),
)
PLAYS = 800


def the_game() -> AboveAndBelow:
    game = tabuleiro.load("above-and-below")
    assert isinstance(game, AboveAndBelow)
    return game


GAME = the_game()


def scene_of(state: State, seat: int, lang: str = "en", chosen: str = "") -> Scene:
    """The scene of a seat (-1: a spectator), with what it is asked."""
    asked = seat in state.to_act
    decision = state.decision(seat) if asked else None
    refusals = state.refusals(seat) if asked else []
    return Scene(state.view(seat), decision, refusals, NAMES[: len(state.players)], lang, chosen=chosen)


def decisions(seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a play, with the seat that is asked."""
    for state, action in steps_of(GAME.new(seats=seats, seed=seed), seed, stubbornly(seed)):
        yield state, action.seat


@lru_cache(maxsize=1)
def one_of_each_kind() -> dict[str, tuple[State, int]]:
    """A position for each kind of decision that plays reach soon."""
    found: dict[str, tuple[State, int]] = {}
    for seed in range(PLAYS):
        for state, seat in decisions(2 + seed % 3, seed):
            kind = state.decision(seat).kind
            if kind not in found:
                found[kind] = (state.clone(), seat)
        if set(found) >= set(KINDS):
            return found
    raise AssertionError(f"no play reaches {set(KINDS) - set(found)}")


def village(houses: int, caves: int) -> dict[str, Any]:
    """As a view shows it: the first houses of the pack, outposts in the first half of the caves."""
    above = [card.id for card in GAME.pack.buildings if card.kind == "start"]
    above += [card.id for card in GAME.pack.buildings if card.kind in ("house", "star")]
    below = [card.id for card in GAME.pack.buildings if card.kind == "outpost"]
    return {
        "seat": 1,
        "houses": [{"card": card, "goods": 0} for card in above[:houses]],
        "caves": [
            {"cave": GAME.pack.caves[i].id, "outpost": below[i] if i < caves // 2 else "", "goods": 0}
            for i in range(caves)
        ],
    }
