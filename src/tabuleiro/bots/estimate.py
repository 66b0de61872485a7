"""Estimates: from a row of figures to the points that they promise, straight by the time left or by a small network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LINE: Final = 0  # rows of a network, as they are kept: what each figure adds straight,
BIAS: Final = 1  # what each inner place starts from,
OUT: Final = 2  # what it adds if it is above zero,
CONSTANT: Final = 3  # what is added in any case,
INNER: Final = 4  # and from here on for each figure what it adds to each inner place


class Estimate:
    """Where a figure is zero it adds nothing."""

    def of(self, row: list[float], left: i64) -> float:
        raise NotImplementedError


class Straight(Estimate):
    """A weight for each figure, others for each number of turns left."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights: list[list[float]] = weights

    def of(self, row: list[float], left: i64) -> float:
        w = self.weights[left]
        found = 0.0
        for i, x in enumerate(row):
            if x != 0.0:
                found += x * w[i]
        return found


class Net(Estimate):
    """One inner layer, and a straight line beside it; the time left is among its figures."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.line: list[float] = rows[LINE]
        self.bias: list[float] = rows[BIAS]
        self.out: list[float] = rows[OUT]
        self.constant: float = rows[CONSTANT][0]
        self.inner: list[list[float]] = rows[INNER:]

    def of(self, row: list[float], left: i64) -> float:
        places = self.bias[:]
        line, inner = self.line, self.inner
        n = len(places)
        found = self.constant
        for i, x in enumerate(row):
            if x != 0.0:
                found += x * line[i]
                weights = inner[i]
                for j in range(n):
                    places[j] += x * weights[j]
        out = self.out
        for j in range(n):
            if places[j] > 0.0:
                found += places[j] * out[j]
        return found


def nets(rows: list[list[float]]) -> tuple[Net, Net]:
    """Two that are kept one after the other: for a seat that sees its own hand, and for the others."""
    half = len(rows) // 2
    return Net(rows[:half]), Net(rows[half:])
