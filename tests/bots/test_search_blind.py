"""The search bot knows what its seat sees and no more: other hidden cards, the same thoughts; it changes nothing."""

from __future__ import annotations

from search_plays import FEW, questions

from tabuleiro.bots.search import SearchBot
from tabuleiro.core.chance import Dice

STEP = 7  # every so many questions of a play


def test_other_hidden_cards_the_same_choice_and_explanation() -> None:
    """Two true states that differ in other hands, secret picks and decks, but look the same from the seat."""
    compared = 0
    for number, (state, seat) in enumerate(questions(3, 6)):
        if number % STEP:
            continue
        view = state.view(seat)
        truths = [view.sample(Dice(seed)) for seed in (1, 2)]
        if truths[0].position == truths[1].position:
            continue
        bots = [SearchBot(9, level) for level in (1, 5) for _ in truths]
        given = [(truth.view(seat), truth.decision(seat)) for truth in truths] * 2
        assert {shown.bytes() for shown, _ in given} == {view.bytes()}
        chosen = [bot.choose(*shown, FEW) for bot, shown in zip(bots, given, strict=True)]
        said = [bot.explain() for bot in bots]
        for first, second in ((0, 1), (2, 3)):
            assert chosen[first] == chosen[second]
            assert said[first] == said[second]
        compared += bool(said[0].thoughts)
    assert compared > 10


def test_a_whole_turn_with_other_hidden_cards() -> None:
    """Also with a tree that goes on: as long as the seat sees the same, it does the same."""
    turns = 0
    for state, seat in questions(2, 8):
        if state.decision(seat).kind != "pick":
            continue
        truths = [state.view(seat).sample(Dice(seed)) for seed in (1, 2)]
        bots = [SearchBot(4), SearchBot(4)]
        while all(seat in truth.to_act for truth in truths):
            views = [truth.view(seat) for truth in truths]
            if views[0] != views[1]:
                break
            actions = [
                bot.choose(view, truth.decision(seat), FEW)
                for bot, view, truth in zip(bots, views, truths, strict=True)
            ]
            assert actions[0] == actions[1]
            assert bots[0].explain() == bots[1].explain()
            for truth, action in zip(truths, actions, strict=True):
                truth.apply(action)
            turns += 1
        if turns > 12:
            break
    assert turns > 12


def test_searching_leaves_the_view_as_it_was() -> None:
    for number, (state, seat) in enumerate(questions(3, 2)):
        if number % STEP:
            continue
        view, decision = state.view(seat), state.decision(seat)
        before, position, options = view.bytes(), state.position, decision.options
        bot = SearchBot(1)
        bot.choose(view, decision, FEW)
        bot.explain("de")
        assert view.bytes() == before == state.view(seat).bytes()
        assert state.position == position
        assert decision.options == options
