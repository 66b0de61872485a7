"""Bots: random and greedy play by the view alone, the same for the same seed, and greedy is the better one."""

from __future__ import annotations

import gc

import pytest

import tabuleiro
from tabuleiro.core.state import State

GAME = tabuleiro.load("imperial-miners")


def played(names: list[str], seed: int) -> State:
    state = GAME.new(seats=len(names), seed=seed)
    bots = [tabuleiro.bot(name, seed=seed * 10 + i) for i, name in enumerate(names)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat), None))
    return state


def test_greedy_beats_random_from_either_seat():
    wins = 0
    for seed in range(20):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += played(names, seed).scores[names.index("greedy")].rank == 1
    assert wins >= 19


@pytest.mark.parametrize("seats", range(1, 6))
def test_bots_play_any_number_of_seats(seats: int):
    assert played(["greedy", "random", "greedy", "random", "random"][:seats], seats).over


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_plays_the_same(name: str):
    assert played([name, "random"], 4).record == played([name, "random"], 4).record


def reachable(*roots: object) -> set[int]:
    """The ids of everything that can be reached from these objects by attributes, items and so on."""
    seen: set[int] = set()
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) not in seen and not isinstance(thing, type):
            seen.add(id(thing))
            todo += [x for x in gc.get_referents(thing) if not isinstance(x, type) and type(x).__name__ != "module"]
    return seen


def test_a_bot_cannot_reach_the_true_state():
    state = GAME.new(seats=3, seed=2)
    for _ in range(20):
        state.apply(state.decision(state.to_act[0]).actions[0])
    seat = state.to_act[0]
    given = (state.view(seat), state.decision(seat))
    hidden = [state, *(p for p in state.players), state.decks, state.history]
    assert not reachable(*given) & {id(thing) for thing in hidden}
