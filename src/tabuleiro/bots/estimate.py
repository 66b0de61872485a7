"""Figures, and estimates: from a row of them to the points they promise, straight by the time left or by a network."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from struct import Struct
from typing import Final

from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.kit.shelf import folder_of

BY_HAND: Final = "bots/by_hand.toml"  # in a game's folder
# The rows of a network, as they are kept.
LINE: Final = 0  # what each figure adds straight,
BIAS: Final = 1  # what each inner place starts from,
OUT: Final = 2  # what it adds if it is above zero,
CONSTANT: Final = 3  # what is added in any case,
INNER: Final = 4  # and from here on for each figure what it adds to each inner place

# In a network figures and weights are whole numbers of such parts, and what is added up has a lane of one big number.
FIGURE: Final = 32
WEIGHT: Final = 4096
LANE: Final = 32  # bits
ZERO: Final = 1 << LANE - 1  # lanes count from here, so that none is ever negative
MOST_FIGURE: Final = 100  # a figure of a play is smaller


# ---------------------------------------------------------------- figures
def flag(holds: bool) -> float:
    return 1.0 if holds else 0.0


def capped(n: i64, most: i64) -> float:
    return float(n if n < most else most)


def best_few(values: list[float], n: int) -> list[float]:
    """The highest of them, as many as that; 0 for each that is missing or less."""
    return sorted([*values, *[0.0] * n], reverse=True)[:n]


# ---------------------------------------------------------------- estimates
@mypyc_attr(allow_interpreted_subclasses=True)
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
    """One inner layer, and a straight line beside it; the time left is among its figures. All places are added up in
    one number, each in a lane of its own, the line's being the last: that is many times as fast as one by one."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.out: list[float] = rows[OUT]
        starts = [*rows[BIAS], *rows[CONSTANT]]
        adds = [[*places, line] for line, places in zip(rows[LINE], rows[INNER:], strict=True)]
        for lane, start in enumerate(starts):
            most = abs(start)
            for row in adds:
                most += MOST_FIGURE * abs(row[lane])
            if most * FIGURE * WEIGHT >= ZERO:
                raise ValueError(f"place {lane} of a network may add up to {most:.0f}: that is too much for its lane")
        self.start: int = packed(starts, FIGURE * WEIGHT) + sum(ZERO << LANE * i for i in range(len(starts)))
        self.adds: list[int] = [packed(row, WEIGHT) for row in adds]
        self.lanes: Struct = Struct(f"<{len(starts)}I")

    def of(self, row: list[float], left: i64) -> float:
        total = self.start
        adds = self.adds
        for i, x in enumerate(row):
            if x != 0.0:
                total += int(x * FIGURE) * adds[i]
        lanes: tuple[int, ...] = self.lanes.unpack(total.to_bytes(self.lanes.size, "little"))
        found = float(lanes[-1] - ZERO)
        for i, weight in enumerate(self.out):
            place: i64 = lanes[i]
            if place > ZERO:
                found += float(place - ZERO) * weight
        return found / (FIGURE * WEIGHT)


def packed(numbers: list[float], parts: int) -> int:
    """One number to a lane."""
    return sum(round(number * parts) << LANE * i for i, number in enumerate(numbers))


def nets(rows: list[list[float]]) -> tuple[Net, Net]:
    """Two that are kept one after the other: for a seat that sees its own hand, and for the others."""
    half = len(rows) // 2
    return Net(rows[:half]), Net(rows[half:])


def by_hand(game: str, figures: Sequence[str], times: Sequence[int], parts: int = 1) -> list[list[float]]:
    """Weights for each of the times: what a figure promises at time 0, and so much more with each, or with so many."""
    promises = tomllib.loads((folder_of(game) / BY_HAND).read_text(encoding="utf-8"))
    assert promises.keys() <= set(figures), promises.keys() - set(figures)
    pairs: list[list[float]] = [promises.get(name, [0.0, 0.0]) for name in figures]
    return [[base + more * time / parts for base, more in pairs] for time in times]
