"""Strength: with a few worlds the search beats the greedy bot clearly, as it can only if every sign in it is right.

The seeds are fixed and so is every move, on any machine and build: what is told here changes with the bots alone.
"""

from __future__ import annotations

import pytest
from search_plays import GAME, at_pick

import tabuleiro
from tabuleiro.bots import Bot, Budget
from tabuleiro.bots.senses import learned_sense
from tabuleiro.bots.tree import Node, Search

FEW = Budget(iterations=24)


def leads(name: str, plays: int, other: str) -> list[int]:
    """The points that the search is ahead of another bot after each play, its seat changing from one to the next."""
    game = tabuleiro.load(name)
    found = []
    for seed in range(plays):
        state, seat = game.new(seats=2, seed=seed), seed % 2
        bots: list[Bot] = [tabuleiro.bot(other, seed=seed), tabuleiro.bot(other, seed=seed)]
        bots[seat] = tabuleiro.bot("search", seed=seed, level=5)
        while not state.over:
            asked = state.to_act[0]
            state.apply(bots[asked].choose(state.view(asked), state.decision(asked), FEW))
        totals = [score.total for score in state.scores]
        found.append(totals[seat] - totals[1 - seat])
    return found


@pytest.mark.parametrize(("name", "plays"), [("imperial-miners", 6), ("above-and-below", 6), ("brazil-imperial", 3)])
def test_a_few_worlds_beat_the_greedy_bot(name: str, plays: int) -> None:
    found = leads(name, plays, "greedy")
    assert sum(found) / plays > 9, found
    assert sum(lead > 0 for lead in found) >= plays - 1, found


# -- what the tree goes down by
def taken(visits: tuple[int, int], means: tuple[float, float], promise: float = 0.0) -> int:
    """Which of two options a node takes that were tried so often and found so good; what the second promised less."""
    state, seat = at_pick(2)
    search = Search(learned_sense(GAME), seat, 2, 1)
    node = Node(2)
    node.order = state.players[seat].options[:2]
    node.promise = [0.0, -promise]
    node.visits = sum(visits)
    for option, n, mean in zip(node.order, visits, means, strict=True):
        child = node.children[option] = Node(2)
        child.visits, child.seen = n, sum(visits)
        child.values[seat] = n * mean
    child = search.step_down(state, node)
    return [node.children[option] for option in node.order].index(child)


def test_the_tree_goes_where_values_are_high() -> None:
    assert taken((9, 9), (5.0, 8.0)) == 1
    assert taken((9, 9), (8.0, 5.0)) == 0


def test_the_tree_is_curious_about_what_was_seldom_tried() -> None:
    assert taken((9, 2), (5.0, 5.0)) == 1
    assert taken((2, 9), (5.0, 5.0)) == 0


def test_the_tree_trusts_first_looks_a_little() -> None:
    assert taken((3, 3), (5.0, 5.2), promise=4.0) == 0
    assert taken((60, 60), (5.0, 5.2), promise=4.0) == 1
