"""Levels: the five strengths of the search bot, from friendly to as strong as it gets, with what each may cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabuleiro.core.errors import BadInput


@dataclass(frozen=True)
class Level:
    """`worlds` are imagined to the end of the turn, `looks` beyond it; `slack` is how many points it may give away."""

    number: int
    worlds: int
    looks: int
    slack: float
    seconds: float  # the promise: on the mean no decision takes longer, on one core, compiled


LEVELS: Final[dict[str, tuple[Level, ...]]] = {
    "imperial-miners": (
        Level(1, worlds=10, looks=0, slack=0.75, seconds=0.01),
        Level(2, worlds=10, looks=0, slack=0.42, seconds=0.01),
        Level(3, worlds=20, looks=0, slack=0.35, seconds=0.01),
        Level(4, worlds=40, looks=0, slack=0.17, seconds=0.01),
        Level(5, worlds=100, looks=300, slack=0.0, seconds=0.1),
    ),
    "above-and-below": (
        Level(1, worlds=10, looks=0, slack=2.3, seconds=0.01),
        Level(2, worlds=15, looks=0, slack=1.4, seconds=0.01),
        Level(3, worlds=30, looks=0, slack=0.9, seconds=0.01),
        Level(4, worlds=60, looks=0, slack=0.38, seconds=0.01),
        Level(5, worlds=100, looks=200, slack=0.0, seconds=0.1),
    ),
    "brazil-imperial": (
        Level(1, worlds=20, looks=0, slack=2.4, seconds=0.01),
        Level(2, worlds=20, looks=0, slack=1.5, seconds=0.01),
        Level(3, worlds=20, looks=0, slack=0.95, seconds=0.01),
        Level(4, worlds=20, looks=0, slack=0.5, seconds=0.01),
        Level(5, worlds=200, looks=0, slack=0.0, seconds=0.02),
    ),
}
STRONGEST: Final = 5


def level_of(game: str, number: int) -> Level:
    if game not in LEVELS:
        raise BadInput(f"the search bot does not know '{game}'")
    return LEVELS[game][number - 1]


def checked(number: int) -> int:
    if not 1 <= number <= STRONGEST:
        raise BadInput(f"the search bot has levels 1 to {STRONGEST}, not {number}")
    return number
