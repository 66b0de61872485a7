"""Bots: random and greedy play by the view alone, the same for the same seed, and greedy is the better one."""

from __future__ import annotations

import pytest
import search_plays
from search_plays import GAME, reachable

import tabuleiro
from tabuleiro.bots import BOTS
from tabuleiro.bots.naming import made, parsed, spelt
from tabuleiro.core.state import State


def played(names: list[str], seed: int) -> State:
    return search_plays.played([tabuleiro.bot(name, seed=seed * 10 + i) for i, name in enumerate(names)], seed)


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


def test_bots_without_levels_say_so():
    with pytest.raises(tabuleiro.BadInput, match="has no levels"):
        tabuleiro.bot("random", level=3)


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_the_same_seed_plays_the_same(name: str):
    assert played([name, "random"], 4).record == played([name, "random"], 4).record


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_cannot_reach_the_true_state(name: str):
    """Neither by what it is given, nor by anything that it keeps when it has chosen."""
    state = GAME.new(seats=3, seed=2)
    for _ in range(20):
        state.apply(state.decision(state.to_act[0]).actions[0])
    bot = tabuleiro.bot(name, seed=1)
    for n in range(8):
        seat = state.to_act[0]
        given = (state.view(seat), state.decision(seat))
        action = bot.choose(*given, search_plays.FEW)
        hidden = [state, *state.players, state.players, state.decks, state.history]
        if n % 4 == 3:  # a look takes a second, and finds what was kept since the one before
            assert not reachable(*given, bot, action) & {id(thing) for thing in hidden}
        state.apply(action)


@pytest.mark.parametrize(
    ("text", "name", "level"), [("random", "random", None), ("search", "search", None), ("search:03", "search", 3)]
)
def test_names_with_levels(text: str, name: str, level: int | None):
    assert parsed(text) == (name, level)
    assert made(text).name == name
    assert spelt(text) == (name if level is None else f"{name}:{level}")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("bob", "no bot 'bob'"),
        ("", "no bot ''"),
        (":3", "no bot ''"),
        ("bob:3", "no bot 'bob'"),
        ("search:", "'' is not a level"),
        ("search:x", "'x' is not a level"),
        ("search:-1", "'-1' is not a level"),
        ("search:²", "'²' is not a level"),
        ("search:1..5", "'1..5' is not a level"),
        ("search:3:3", "'3:3' is not a level"),
        ("search:99999", "'99999' is not a level"),
        ("search:0", "levels 1 to 6, not 0"),
        ("search:9", "levels 1 to 6, not 9"),
        ("greedy:2", "'greedy' has no levels"),
    ],
)
def test_names_that_are_none(text: str, says: str):
    with pytest.raises(tabuleiro.BadInput) as error:
        spelt(text)
    assert says in str(error.value)
