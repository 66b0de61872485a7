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
    games: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's score interval: sound for few games and for shares near 0 and 1, where wins ± 2 sd is not."""
    if not games:
        return (0.0, 1.0)
    p, z2 = wins / games, Z95 * Z95
    centre = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    return (max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True)
class Weighted(Share):
    """Of games that count in parts: the interval is that of as many whole games as they are worth."""

    squares: float  # the sum of the squared weights

    @classmethod
    def of(cls, rows: Sequence[tuple[float, float]]) -> Weighted:
        """From (won, weight) of each game."""
        return cls(sum(won * w for won, w in rows), sum(w for _, w in rows), sum(w * w for _, w in rows))

    @property
    def interval(self) -> tuple[float, float]:
        worth = self.games**2 / self.squares if self.squares else 0.0
        return wilson(self.rate * worth, worth)


@dataclass(frozen=True)
class Mean:
    """A mean (or a difference of means) with its standard error; None where there are too few values for one."""

    value: float
    error: float | None

    @classmethod
    def of(cls, values: Sequence[float], weights: Sequence[float] = ()) -> Mean:
        """Values that count in parts are worth fewer whole ones."""
        weights = weights or [1.0] * len(values)
        total, squares = math.fsum(weights), math.fsum(w * w for w in weights)
        if not total:
            return cls(0.0, None)
        mean = math.fsum(v * w for v, w in zip(values, weights, strict=True)) / total
        worth = total * total / squares
        if worth < 1.5:
            return cls(mean, None)
        spread = math.fsum(w * (v - mean) ** 2 for v, w in zip(values, weights, strict=True)) / total
        return cls(mean, math.sqrt(spread / (worth - 1)))

    def less(self, other: Mean) -> Mean:
        """The difference, by Welch: the two need not spread alike."""
        known = self.error is not None and other.error is not None
        return Mean(self.value - other.value, math.hypot(self.error or 0, other.error or 0) if known else None)

    def times(self, factor: float) -> Mean:
        return Mean(self.value * factor, None if self.error is None else self.error * factor)

    @property
    def interval(self) -> tuple[float, float]:
        if self.error is None:
            return (-math.inf, math.inf)
        return (self.value - Z95 * self.error, self.value + Z95 * self.error)


def against_all(values: Sequence[float], weights: Sequence[float]) -> Mean:
    """The mean of some values (of the weight that is theirs) less the mean of all, in which they are themselves."""
    rest = [1.0 - w for w in weights]
    left = math.fsum(rest) / len(rest) if rest else 0.0
    if not left:
        return Mean(0.0, None)
    return Mean.of(values, weights).less(Mean.of(values, rest)).times(left)


def share_difference(one: Share, other: Share) -> tuple[float, float, float]:
    """The difference of two shares with Newcombe's interval, made of their own."""
    (low1, high1), (low2, high2) = one.interval, other.interval
    gap = one.rate - other.rate
    low = gap - math.hypot(one.rate - low1, high2 - other.rate)
    return (gap, low, gap + math.hypot(high1 - one.rate, other.rate - low2))


def percentile(values: Sequence[float], percent: float) -> float:
    """The value below which so many percent lie, between two values in proportion; 0 of none."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    place = (len(ordered) - 1) * percent / 100
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def quartiles(values: Sequence[int]) -> tuple[float, float, float]:
    return percentile(values, 25), percentile(values, 50), percentile(values, 75)


@dataclass(frozen=True)
class Skill:
    """OpenSkill's estimate of skill: everyone starts at 25 ± 2 * 8.3."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return (self.mu - 2 * self.sigma, self.mu + 2 * self.sigma)


def ratings(games: Sequence[Sequence[tuple[int, int]]], entrants: int) -> list[Skill]:
    """A rating for each entrant from games as lists of (entrant, rank).

    OpenSkill learns from one game after the other, and what comes first counts for more. So the games are run through
    in ten shuffled orders, always the same ones, each from the start; mu is the mean of the ten, and sigma has both the
    model's own uncertainty and the spread of the ten. A bot does not get better or worse during an arena: tau is 0.
    """
    model = PlackettLuce(tau=0.0)
    runs: list[list[Skill]] = [[] for _ in range(entrants)]
    for order in range(ORDERS):
        shuffled = list(games)
        random.Random(order).shuffle(shuffled)
        skill = [model.rating() for _ in range(entrants)]
        for game in shuffled:
            teams = model.rate([[skill[entrant]] for entrant, _ in game], ranks=[rank for _, rank in game])
            for (entrant, _), (new,) in zip(game, teams, strict=True):
                skill[entrant] = new
        for run, one in zip(runs, skill, strict=True):
            run.append(Skill(one.mu, one.sigma))
    return [_together(run) for run in runs]


def _together(run: list[Skill]) -> Skill:
    mus = [one.mu for one in run]
    own = statistics.fmean(one.sigma**2 for one in run)
    return Skill(statistics.fmean(mus), math.sqrt(own + statistics.pvariance(mus)))
