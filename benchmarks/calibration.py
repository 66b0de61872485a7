"""What every measurement here shares: the calibration loop, short slices beside it, and the line to `run.py`.

The calibration loop calls a method that adds to one attribute and sets another from it, in millions a second; the
machine that the targets are stated for reads 13. Rates per unit are what to compare: machines and moments differ by
two. Standard library only, as peers measure themselves in an environment of their own.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

clock = time.process_time
REFERENCE = 13.0
SLICE = 0.03  # seconds that a figure is measured for, at least, between two readings of the calibration loop

Figure = tuple[float, float]  # what was measured, and the calibration beside it


class Counter:
    __slots__ = ("a", "b")

    def __init__(self) -> None:
        self.a = 0
        self.b = 0

    def add(self, n: int) -> None:
        self.a += n


def calibration() -> float:
    o = Counter()
    start = clock()
    for _ in range(100_000):
        o.add(1)
        o.b = o.a
    return 0.1 / (clock() - start)


def beside(measure: Callable[[], float]) -> Figure:
    """A figure, and what the calibration loop reads right before and after it: the pace changes all the time."""
    before = calibration()
    figure = measure()
    return figure, (before + calibration()) / 2


def per_second(act: Callable[[int], int]) -> float:
    """How often a second something happens; `act` gets 0, 1, 2 ... and says how often it happened."""
    times = turn = 0
    start = clock()
    while True:
        times += act(turn)
        turn += 1
        spent = clock() - start
        if spent >= SLICE:
            return times / spent


def micros(act: Callable[[int], int]) -> float:
    """How long one of them takes, in millionths of a second."""
    return 1e6 / per_second(act)


def serve(head: dict[str, object], measure: Callable[[], dict[str, Figure]]) -> None:
    """Says what is measured here, then answers every line of input with one slice of all figures, as JSON."""
    print(json.dumps(head), flush=True)
    for _ in sys.stdin:
        print(json.dumps(measure()), flush=True)
