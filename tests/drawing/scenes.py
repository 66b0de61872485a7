"""Scenes to draw: plays brought to each kind of decision, with one to five seats, as a seat sees them."""

from __future__ import annotations

from collections.abc import Iterator

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.state import MineState
from tabuleiro.testing.play import steps_of, stubbornly
from tabuleiro.web.scene import Scene

NAMES = ("Ana", "Bento", "Clara", "Davi", "Eva")
KINDS = (
    *("keep", "pick", "place", "use", "climb", "surface", "event", "draw", "find", "search", "discard", "sell"),
    *("machine", "collapse", "clear", "cart", "activate", "enter"),
)


def the_game() -> ImperialMiners:
    game = tabuleiro.load("imperial-miners")
    assert isinstance(game, ImperialMiners)
    return game


def scene_of(state: State, seat: int, lang: str = "en", chosen: str = "") -> Scene:
    """The scene of a seat (-1: a spectator), with what it is asked."""
    asked = seat in state.to_act
    decision = state.decision(seat) if asked else None
    refusals = state.refusals(seat) if asked else []
    return Scene(state.view(seat), decision, refusals, NAMES[: len(state.players)], lang, chosen=chosen)


def decisions(game: ImperialMiners, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a play, with the seat that is asked."""
    for state, action in steps_of(game.new(seats=seats, seed=seed), seed, stubbornly(seed)):
        yield state, action.seat


def one_of_each_kind(game: ImperialMiners, late: bool = False) -> dict[str, tuple[State, int]]:
    """A position for each kind of decision; late ones have larger mines."""
    found: dict[str, tuple[State, int]] = {}
    for seed in range(200):
        for state, seat in decisions(game, 1 + seed % 5, seed):
            assert isinstance(state, MineState)
            kind = state.decision(seat).kind
            early = late and seed < 20 and kind != "keep" and state.round < 6
            if kind not in found and not early:
                found[kind] = (state.clone(), seat)
        if len(found) == len(KINDS):
            return found
    raise AssertionError(f"no play reaches {set(KINDS) - set(found)}")
