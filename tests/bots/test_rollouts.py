"""Rollouts and contests: one chance for all that is compared, plays to their end, level 6 the same by iterations."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from search_plays import GAME, at_habit, at_pick, questions

import tabuleiro
from tabuleiro.bots import Budget
from tabuleiro.bots.bot import STRONGEST
from tabuleiro.bots.contest import Contest, Limit, by_habit, difference
from tabuleiro.bots.lookahead import TO_THE_END, TRY, Sense, halt
from tabuleiro.bots.prospects import Doubt, Link, link_of, shares
from tabuleiro.bots.rollouts import Fate, Rollouts
from tabuleiro.bots.search import SearchBot
from tabuleiro.bots.senses import learned_sense
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import Dice
from tabuleiro.core.history import moves_of
from tabuleiro.core.state import State
from tabuleiro.kit import shelf

BAG = bytes([3, 7, 7, 9])


def test_fate_is_fair_to_every_thing_in_a_bag() -> None:
    came = Counter(BAG[Fate(seed).pick(GAME, BAG, 0)] for seed in range(4000))
    assert came[7] / 4000 == pytest.approx(0.5, abs=0.03)
    assert came[3] / 4000 == pytest.approx(0.25, abs=0.03)


def test_one_draw_says_nothing_of_the_next() -> None:
    pairs = Counter()
    for seed in range(4000):
        fate = Fate(seed)
        pairs[tuple(fate.pick(GAME, bytes(range(3)), 0) for _ in range(2))] += 1
    assert min(pairs.values()) > 370  # of nine, each 444 on the mean
    assert len(pairs) == 9


def test_fate_is_the_same_where_bags_are_alike() -> None:
    """A card less, or one more drawn in the turn before: most draws are the same all the same."""
    same = 0
    for seed in range(300):
        one, two = Fate(seed), Fate(seed)
        two.pick(GAME, bytes(range(20)), 0)
        for fate in (one, two):
            fate.begin_turn(4)
        whole, less = bytes(range(20)), bytes(range(1, 20))
        same += whole[one.pick(GAME, whole, 0)] == less[two.pick(GAME, less, 0)]
    assert same > 270


@pytest.mark.parametrize("name", shelf.games())
def test_a_rollout_plays_to_the_end_and_the_same_for_the_same_seed(name: str) -> None:
    game = tabuleiro.load(name)
    totals = []
    for _ in range(2):
        state = game.new(seats=2, seed=5)
        assert Rollouts(learned_sense(game), 2).play_on(state, 0, TRY, TO_THE_END, 11)
        assert state.over
        totals.append([score.total for score in state.scores])
    assert totals[0] == totals[1]


@pytest.mark.parametrize("name", shelf.games())
def test_a_rollout_ends_with_a_turn(name: str) -> None:
    game = tabuleiro.load(name)
    sense = learned_sense(game)
    actions = []
    for turns in (0, 2):
        state = game.new(seats=2, seed=5)
        assert not Rollouts(sense, 2).play_on(state, 0, TRY, turns, 11)
        assert all(math.isfinite(sense.hoped(state, seat, 0)) for seat in range(2))
        actions.append(len(moves_of(state.history)[1]))
    assert 0 < actions[0] < actions[1]


def contest_at(state: State, seat: int) -> Contest:
    sense, dice = learned_sense(GAME), Dice(3)
    view, decision = state.view(seat), state.decision(seat)
    thought = by_habit(sense, view, decision, decision.options[0], dice)
    return Contest(sense, view, thought, dice, 0, judged=True)


def test_the_options_of_a_contest_meet_the_same_worlds() -> None:
    contest = contest_at(*at_pick())
    option = contest.left[0]
    contest.run((option,))
    first = contest.found[option][0]
    again = contest_at(*at_pick())
    again.run(again.left)
    assert again.found[option][0] == first
    assert len({len(found) for found in again.found.values()}) == 1


def test_the_worse_half_goes() -> None:
    contest = contest_at(*at_pick())
    options = len(contest.left)
    best = contest.decide(Limit(40))
    assert best in contest.found
    assert contest.rollouts <= 40 + options
    tried = sorted(len(found) for found in contest.found.values())
    assert tried[-1] > tried[0]


def test_nothing_is_rolled_out_when_it_is_stopped() -> None:
    contest = contest_at(*at_pick())
    assert contest.decide(Limit(40), lambda: True) == contest.left[0]
    assert contest.rollouts == 0


def test_the_difference_of_a_pair_has_an_error() -> None:
    mean, error = difference(([3.0, 4.0, 5.0], [1.0, 1.0, 1.0]))
    assert mean == pytest.approx(3.0)
    assert error == pytest.approx((1 / 3) ** 0.5)


# -- level 6
def choices(iterations: int) -> list[str]:
    found = []
    for number, (state, seat) in enumerate(questions(2, 8)):
        if number == 24:
            break
        bot = SearchBot(number, STRONGEST)
        found.append(str(bot.choose(state.view(seat), state.decision(seat), Budget(iterations=iterations))))
    return found


def test_level_6_is_the_same_by_iterations() -> None:
    assert choices(10) == choices(10)


@pytest.mark.parametrize("budget", [Budget(iterations=1), Budget(iterations=30), Budget(milliseconds=20)])
def test_level_6_keeps_to_a_budget_also_at_habits(budget: Budget) -> None:
    for state, seat in (at_pick(), at_habit()):
        decision = state.decision(seat)
        assert SearchBot(1, STRONGEST).choose(state.view(seat), decision, budget) in decision.actions


# -- the link
def test_chances_are_one_together_and_surer_near_the_end() -> None:
    link = Link({2: Doubt(2.0, 3.0)}, "")
    early, late = (link.chances([50.0, 45.0], left, 0) for left in (8, 0))
    assert sum(early) == pytest.approx(1) == sum(late)
    assert 0.5 < early[0] < late[0] < 1
    assert sum(link.chances([10.0, 20.0, 30.0, 5.0], 3, 2)) == pytest.approx(1)
    modest = Link({2: Doubt(2.0, 3.0, own=1.5)}, "")
    assert modest.chances([50.0, 45.0], 8, 0)[0] > early[0] > modest.chances([50.0, 45.0], 8, 1)[0]


def test_a_shared_win_is_divided() -> None:
    assert shares([1, 2, 1]) == (0.5, 0.0, 0.5)


@pytest.mark.parametrize("name", shelf.games())
def test_every_game_has_a_link_with_its_source(name: str) -> None:
    link = link_of(name)
    assert link.source.startswith("training/chances.py")
    assert all(doubt.now > 0 <= doubt.more for doubt in link.doubts.values())


# -- looks within looks
class Following(Sense):
    """Would look at a place to the end of the turn; counts how often it is asked what that is worth."""

    def __init__(self) -> None:
        self.asked = 0

    def worth(self, g: State, seat: int) -> float:
        self.asked += 1
        return 0.0

    def turn_number(self, g: State) -> int:
        return g.round

    def end_with_turn(self, g: State) -> None:
        halt(g)

    def search_follows(self, kind: str) -> bool:
        return kind == "place"

    def hasty_rollouts(self) -> bool:
        return True


def test_a_hasty_look_follows_nothing() -> None:
    state, seat = at_pick(seats=1)
    asked = []
    for hasty in (False, True):
        sense = Following()
        mind = Search(sense, seat, 1, 1)
        mind.hasty = hasty
        line = state.clone()
        sense.end_with_turn(line)
        mind.best_look(line, sense.turn_number(line), True)
        asked.append(sense.asked)
    assert asked[0] > asked[1]
    assert all(mind.hasty for mind in Rollouts(Following(), 2).minds)
