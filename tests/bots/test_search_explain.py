"""The search bot's explanation: visits, points for every seat, the best line in words, in three languages."""

from __future__ import annotations

from typing import cast

import pytest
from search_plays import FEW, GAME, asked, at_habit, at_pick, questions

import tabuleiro
from tabuleiro.bots import Budget
from tabuleiro.bots.search import SearchBot
from tabuleiro.core.action import Action
from tabuleiro.core.state import State
from tabuleiro.games.imperial_miners.rules.codes import PILE
from tabuleiro.games.imperial_miners.rules.view import MineView
from tabuleiro.games.imperial_miners.words.names import card_name
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES

SOME = Budget(iterations=40)


def thought_about(state: State, seat: int) -> tuple[SearchBot, Action]:
    bot = SearchBot(1)
    return bot, bot.choose(state.view(seat), state.decision(seat), SOME)


def test_nothing_to_explain_before_the_first_choice() -> None:
    with pytest.raises(tabuleiro.BadInput, match="not decided anything yet"):
        SearchBot(1).explain()


@pytest.mark.parametrize("seats", range(1, 6))
def test_thoughts(seats: int) -> None:
    state, seat = at_pick(seats)
    bot, action = thought_about(state, seat)
    explanation = bot.explain()
    decision = state.decision(seat)
    thoughts = explanation.thoughts
    assert explanation.seat == seat
    assert explanation.worlds == 40
    assert sum(thought.visits for thought in thoughts) == 40
    assert {thought.action for thought in thoughts} <= set(decision.actions)
    assert action in {thought.action for thought in thoughts}
    assert all(len(thought.values) == seats for thought in thoughts)
    values = [thought.values[seat] for thought in thoughts]
    assert values == sorted(values, reverse=True)


def test_visits_add_up_to_the_worlds() -> None:
    """To one less where the last choice's tree goes on: its first world ended there."""
    state = GAME.new(seats=2, seed=5)
    bots = [SearchBot(seat) for seat in range(2)]
    missing = set()
    while not state.over:
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat), Budget(iterations=10)))
        explanation = bots[seat].explain()
        if explanation.thoughts:
            missing.add(explanation.worlds - sum(thought.visits for thought in explanation.thoughts))
    assert missing == {0, 1}


@pytest.mark.parametrize("seats", [1, 3])
def test_the_line_begins_with_the_choice(seats: int) -> None:
    explained = 0
    for state, seat in questions(seats, 2):
        bot, action = thought_about(state, seat)
        explanation = bot.explain()
        if not explanation.thoughts:
            assert explanation.line == ()
            continue
        assert explanation.line[0] == words_of(GAME).label(state.view(seat), action, "en")
        explained += 1
        if explained == 25:
            break
    assert explained == 25


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_line_goes_on_after_a_secret_choice(seats: int) -> None:
    """The others have not picked yet; the line imagines that they do."""
    longest = 0
    for seed in range(4):
        state, seat = at_pick(seats, seed)
        assert state.to_act == tuple(range(seats))
        longest = max(longest, len(thought_about(state, seat)[0].explain().line))
    assert longest > 1


def test_the_line_names_no_card_that_is_yet_to_be_drawn() -> None:
    """What habit does with the cards of one imagined world is no advice."""
    for state, seat in questions(1, 3):
        bot = SearchBot(1)
        view = cast(MineView, state.view(seat))
        bot.choose(view, state.decision(seat), FEW)
        own, box = view.miners[seat], view.table.box
        unseen = {card for deck in view.table.decks[:PILE] for card in deck} - {*own.hand, *own.cards, own.playing}
        names = tuple(f"{card_name(GAME, box.ids[card], 'en')} (" for card in unseen)
        assert not [words for words in bot.explain().line if words.startswith(names)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str) -> None:
    state, seat = at_pick()
    bot, _ = thought_about(state, seat)
    explanation = bot.explain(lang)
    view = state.view(seat)
    assert [thought.words for thought in explanation.thoughts] == [
        words_of(GAME).label(view, thought.action, lang) for thought in explanation.thoughts
    ]
    assert all(explanation.line)
    assert explanation == bot.explain(lang)  # asking again changes nothing


def test_languages_differ() -> None:
    state, seat = at_pick()
    bot, _ = thought_about(state, seat)
    assert len({bot.explain(lang).line for lang in LANGUAGES}) == len(LANGUAGES)


def test_what_needs_no_thought_has_no_thoughts() -> None:
    forced = asked(lambda decision: len(decision.options) == 1)
    for state, seat in (at_habit(), forced):
        bot, action = thought_about(*at_pick())
        assert bot.explain().thoughts
        action = bot.choose(state.view(seat), state.decision(seat), SOME)
        assert action in state.decision(seat).actions
        explanation = bot.explain()
        assert (explanation.thoughts, explanation.line, explanation.worlds) == ((), (), 0)
        assert str(explanation) == "0 worlds"


def test_as_text() -> None:
    state, seat = at_pick()
    bot, _ = thought_about(state, seat)
    explanation = bot.explain()
    said = str(explanation).splitlines()
    assert said[0] == "40 worlds"
    assert len(said) == len(explanation.thoughts) + 2
    assert said[1].startswith(explanation.thoughts[0].words)
    assert said[-1] == "best line: " + "; ".join(explanation.line)
