"""Ledgers: sums of whole points that are right, the parts of a play, and where it was decided."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabuleiro.analysis.review import BEFORE, Judged, Review, Stroke
from tabuleiro.web.ledger import Ledger, Stretch, ahead_since, decisive, stretches

CHANCES = (0.5, 0.444, 0.338, 0.716, 0.722, 1.0)


@pytest.fixture(scope="module")
def review() -> Review:
    """Of two seats: a loss of the second and luck of the first with action 3."""
    moments: list[tuple[float, ...]] = [(one, 1 - one) for one in CHANCES]
    decisions = [Judged(n, n % 2, "a", "a", 0.0, 0.0, 0.0, 2) for n in range(1, len(CHANCES))]
    decisions[2] = Judged(3, 1, "a", "b", 0.234, 0.0, 1.0, 2)
    strokes = [Stroke(0, (0.015, -0.015), (0, 0), ()), Stroke(3, (0.054, -0.054), (0, 0), ())]
    return Review("x", ("a", "b"), (3, 2), (1.0, 0.0), moments, moments, moments, decisions, strokes, 1.0)


def test_what_is_rounded_away_is_in_the_rest(review: Review) -> None:
    first = Ledger.of(review, 0, 2, 3)
    assert (first.before, first.others, first.luck, first.after) == (34, 23, 5, 72)
    assert first.rest == 10
    assert first.parts == [("others", 23), ("luck", 5), ("rest", 10)]
    assert first.most == "others"
    second = Ledger.of(review, 1, 2, 3)
    assert (second.before, second.own, second.luck, second.after, second.most) == (66, -23, -5, 28, "own")
    for seat in (0, 1):
        whole = Ledger.of(review, seat, BEFORE, 5)
        assert (whole.before, whole.after) == (50, 100 - 100 * seat)
        assert whole.before + sum(n for _, n in whole.parts) == whole.after


def test_nothing_moved_is_nothing_told(review: Review) -> None:
    still = Ledger(40, 0, 0, 0, 40)
    assert (still.parts, still.most, still.moved) == ([], "", 0)


def test_a_play_is_told_by_rounds() -> None:
    """The action with which a round begins ends the one before it; what was before the first round is in it."""
    assert stretches([(0, 1), (4, 2), (9, 3)], 12) == [Stretch(1, 0, 4), Stretch(2, 4, 9), Stretch(3, 9, 12)]
    assert stretches([(2, 1), (4, 2)], 6) == [Stretch(1, 0, 4), Stretch(2, 4, 6)]


def test_a_play_without_rounds_is_told_by_actions() -> None:
    for rounds in ([], [(0, 0)], [(0, 1)]):
        found = stretches(rounds, 30)
        assert found[0].first == 0
        assert found[-1].last == 30
        assert all(one.last == after.first for one, after in pairwise(found))
    assert [(one.first, one.last) for one in stretches([], 3)] == [(0, 1), (1, 2), (2, 3)]


def test_where_it_was_decided(review: Review) -> None:
    parts = [Stretch(1, 0, 2), Stretch(2, 2, 4), Stretch(3, 4, 5)]
    assert decisive(review, 0, parts) == parts[1]
    assert decisive(review, 1, parts) == parts[0]
    assert decisive(review, 1, parts[1:]) is None
    assert ahead_since(review, 0) == 3
    assert ahead_since(review, 1) == 6
