"""Figures: intervals of shares, quartiles, and OpenSkill ratings that do not hang on the order of the games."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

Z95: Final = 1.959963984540054  # a normal value lies within this many deviations 95 times in 100
ORDERS: Final = 10


@dataclass(frozen=True)
class Share:
    """Wins out of games, a shared win counted in parts, with Wilson's 95% interval."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's score interval: sound for few games and for shares near 0 and 1, where wins ± 2 sd is not."""
    if not games:
        return (0.0, 1.0)
    p, z2 = wins / games, Z95 * Z95
    centre = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    return (max(0.0, centre - half), min(1.0, centre + half))


def quartiles(values: Sequence[int]) -> tuple[float, float, float]:
    if len(values) == 1:
        return (values[0], values[0], values[0])
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return (low, middle, high)


@dataclass(frozen=True)
class Rating:
    """OpenSkill's estimate of skill: everyone starts at 25 ± 2 * 8.3."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return (self.mu - 2 * self.sigma, self.mu + 2 * self.sigma)


def ratings(games: Sequence[Sequence[tuple[int, int]]], entrants: int) -> list[Rating]:
    """A rating for each entrant from games as lists of (entrant, rank).

    OpenSkill learns from one game after the other, and what comes first counts for more. So the games are run through
    in ten shuffled orders, always the same ones, each from the start; mu is the mean of the ten, and sigma has both the
    model's own uncertainty and the spread of the ten. A bot does not get better or worse during an arena: tau is 0.
    """
    model = PlackettLuce(tau=0.0)
    runs: list[list[Rating]] = [[] for _ in range(entrants)]
    for order in range(ORDERS):
        shuffled = list(games)
        random.Random(order).shuffle(shuffled)
        skill = [model.rating() for _ in range(entrants)]
        for game in shuffled:
            teams = model.rate(
                [[skill[entrant]] for entrant, _ in game],
                ranks=[rank for _, rank in game],
            )
            for (entrant, _), (new,) in zip(game, teams, strict=True):
                skill[entrant] = new
        for run, one in zip(runs, skill, strict=True):
            run.append(Rating(one.mu, one.sigma))
    return [_together(run) for run in runs]


def _together(run: list[Rating]) -> Rating:
    mus = [one.mu for one in run]
    own = statistics.fmean(one.sigma**2 for one in run)
    return Rating(statistics.fmean(mus), math.sqrt(own + statistics.pvariance(mus)))
