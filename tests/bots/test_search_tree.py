"""The search tree: what was foreseen is used again, what was drawn is not, and worlds may offer other options."""

from __future__ import annotations

from typing import cast

from search_plays import GAME, at_pick, worlds_behind

from tabuleiro.bots import Budget
from tabuleiro.bots.search import SearchBot
from tabuleiro.bots.senses import learned_sense
from tabuleiro.bots.tree import Search
from tabuleiro.core.state import State
from tabuleiro.games.imperial_miners.rules.codes import PILE
from tabuleiro.games.imperial_miners.rules.view import MineView

SOME = Budget(iterations=40)


def hand(state: State) -> set[str]:
    return set(state.view(0).data["hand"])  # type: ignore[call-overload]


def uncertain(state: State) -> set[str]:
    """The cards that may be drawn or not; where a deck holds copies of one card only, everybody knows what comes."""
    table = cast(MineView, state.view(0)).table
    decks = [deck for deck in table.decks[:PILE] if len(set(deck)) > 1]
    return {table.box.ids[card] for deck in decks for card in deck}


def test_the_tree_goes_on_after_what_was_foreseen() -> None:
    """Alone at the table a pick reveals nothing new, and the next question of the turn was foreseen. One more world
    is imagined there, so more than one behind the choice are from before."""
    gone_on = 0
    for seed in range(1, 9):
        state, seat = at_pick(1, seed)
        bot = SearchBot(seed)
        before, turn = hand(state), state.view(0).data["round"]
        state.apply(bot.choose(state.view(seat), state.decision(seat), SOME))
        if state.view(0).data["round"] != turn or hand(state) - before or len(state.decision(0).options) < 2:
            continue
        worlds = worlds_behind(bot, state, seat, 1)
        if worlds:  # a habit has none
            assert worlds > 1
            gone_on += 1
    assert gone_on


def test_the_tree_goes_on_only_where_nothing_was_learnt() -> None:
    """A whole game: after cards were drawn, or a new round began, the thought begins anew."""
    state = GAME.new(seats=1, seed=2)
    bot = SearchBot(1)
    learnt, drew, gone_on = True, 0, 0
    while not state.over:
        before, turn, news = hand(state), state.view(0).data["round"], uncertain(state)
        state.apply(bot.choose(state.view(0), state.decision(0), SOME))
        explanation = bot.explain()
        if explanation.thoughts:
            went_on = sum(thought.visits for thought in explanation.thoughts) < explanation.worlds
            assert not (learnt and went_on)
            gone_on += went_on
            learnt = False
        new = bool((hand(state) - before) & news)
        drew += new
        learnt = learnt or new or state.view(0).data["round"] != turn
    assert drew
    assert gone_on


def test_worlds_with_other_options() -> None:
    """Two worlds that share no option at all: both are tried, and the best is one that was."""
    search = Search(learned_sense(GAME), 0, 2, 1)
    first = at_pick(2, 1)[0]
    others = (at_pick(2, seed)[0] for seed in range(2, 50))
    second = next(state for state in others if not set(state.decision(0).options) & set(first.decision(0).options))
    states = (first, second)
    options = [set(state.decision(0).options) for state in states]
    for _ in range(10):
        for state in states:
            search.run(state.clone(), beyond=False)
    assert search.root.visits == 20
    assert set(search.root.children) & options[0]
    assert set(search.root.children) & options[1]
    assert sum(child.visits for child in search.root.children.values()) == 20
    assert search.best(-1) in options[0] | options[1]
