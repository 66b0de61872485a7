"""Bots: random and greedy play by the view alone, the same for the same seed, and greedy is the better one."""

from __future__ import annotations

import gc

import pytest

import tabuleiro
from tabuleiro.bots import Budget
from tabuleiro.core.state import State

GAME = tabuleiro.load("imperial-miners")
FEW = Budget(iterations=12)  # the search bot is slow in plain Python; the others need no budget


def played(names: list[str], seed: int) -> State:
    state = GAME.new(seats=len(names), seed=seed)
    bots = [tabuleiro.bot(name, seed=seed * 10 + i) for i, name in enumerate(names)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat), FEW))
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


def test_search_plays_in_the_greedy_bots_league():
    """Only against a broken search: twelve worlds and two games say nothing finer. The arena measures strength."""
    total = {"search": 0, "greedy": 0}
    for seed in range(2):
        names = ["search", "greedy"] if seed % 2 else ["greedy", "search"]
        for name, score in zip(names, played(names, seed).scores, strict=True):
            total[name] += score.total
    assert total["search"] > 0.75 * total["greedy"]


def test_a_search_ends_when_its_milliseconds_are_over():
    state = GAME.new(seats=2, seed=1)
    while state.decision(state.to_act[0]).kind != "pick":
        state.apply(state.decision(state.to_act[0]).actions[0])
    bot = tabuleiro.bot("search", seed=1)
    seat = state.to_act[0]
    assert bot.choose(state.view(seat), state.decision(seat), Budget(milliseconds=50)) in state.decision(seat).actions


def test_bots_without_levels_say_so():
    with pytest.raises(tabuleiro.BadInput, match="has no levels"):
        tabuleiro.bot("random", level=3)


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
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
