"""Estimates: a straight one by the time left, and networks that say what their rows say."""

from __future__ import annotations

import random

import pytest

from tabuleiro.bots.estimate import Net, Straight, nets

LINE = [0.5, -1.0]
INNER = [[1.0, -1.0, 0.0], [0.0, 2.0, 1.0]]
ROWS = [LINE, [0.0, 0.5, -3.0], [2.0, 1.0, 10.0], [0.25], *INNER]


def test_a_straight_estimate_weighs_by_the_time_left() -> None:
    estimate = Straight([[0.0, 0.0], [1.0, 2.0], [3.0, -1.0]])
    assert estimate.of([2.0, 5.0], 1) == 12.0
    assert estimate.of([2.0, 5.0], 2) == 1.0
    assert estimate.of([2.0, 5.0], 0) == 0.0


@pytest.mark.parametrize(
    ("row", "value"),
    [
        ([0.0, 0.0], 0.25 + 0.5),  # the second place is above zero from the start
        ([2.0, 0.0], 0.25 + 1.0 + 2.0 * 2.0),  # the first place speaks, the second is below zero
        ([0.0, 1.0], 0.25 - 1.0 + 2.5),
        ([1.0, 4.0], 0.25 + 0.5 - 4.0 + 2.0 * 1.0 + 7.5 + 10.0 * 1.0),
    ],
)
def test_a_network_adds_a_line_and_the_places_above_zero(row: list[float], value: float) -> None:
    assert Net(ROWS).of(row, 3) == pytest.approx(value)


def test_two_networks_are_kept_one_after_the_other() -> None:
    other = [[0.0, 0.0], [0.0], [0.0], [7.0], [0.0], [0.0]]
    own, others = nets([*ROWS, *other])
    assert own.of([2.0, 0.0], 1) == pytest.approx(5.25)
    assert others.of([2.0, 0.0], 1) == 7.0


def test_what_was_said_once_does_not_linger() -> None:
    net = Net(ROWS)
    first = net.of([1.0, 4.0], 1)
    net.of([2.0, 0.0], 1)
    assert net.of([1.0, 4.0], 1) == first


def test_a_lane_holds_whatever_a_play_may_bring() -> None:
    """As floats say it, with figures as large as they get, of either sign."""
    chance = random.Random(4)
    rows = [[chance.uniform(-2, 2) for _ in range(n)] for n in (40, 9, 9, 1, *[9] * 40)]
    net = Net(rows)
    for _ in range(200):
        row = [chance.choice((0.0, 1.0, 2.5, -3.0, 99.0)) for _ in range(40)]
        places = [rows[1][j] + sum(x * rows[4 + i][j] for i, x in enumerate(row)) for j in range(9)]
        value = rows[3][0] + sum(x * w for x, w in zip(row, rows[0], strict=True))
        value += sum(w * place for w, place in zip(rows[2], places, strict=True) if place > 0)
        assert net.of(row, 1) == pytest.approx(value, abs=3.0)


def test_weights_that_are_too_large_for_a_lane_are_refused() -> None:
    with pytest.raises(ValueError, match="place 1 of a network may add up to 30000"):
        Net([[0.0], [0.0, 0.0], [1.0, 1.0], [0.0], [1.0, 300.0]])
