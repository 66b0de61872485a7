"""Estimates: a straight one by the time left, and networks that say what their rows say."""

from __future__ import annotations

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
    padded = [*other]
    own, others = nets([*ROWS, *padded])
    assert own.of([2.0, 0.0], 1) == pytest.approx(5.25)
    assert others.of([2.0, 0.0], 1) == 7.0


def test_what_was_said_once_does_not_linger() -> None:
    net = Net(ROWS)
    first = net.of([1.0, 4.0], 1)
    net.of([2.0, 0.0], 1)
    assert net.of([1.0, 4.0], 1) == first
