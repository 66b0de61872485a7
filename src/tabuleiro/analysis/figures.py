"""Figures of many games: rows about some of the seat-games beside all of them, with intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tabuleiro.analysis.balance_report import Row, rounded
from tabuleiro.analysis.stats import Mean, Share, Weighted, against_all, percentile
from tabuleiro.analysis.watch import GameNotes, N, PointNotes

G = TypeVar("G", bound=GameNotes[Any])
P = TypeVar("P", bound=PointNotes)


@dataclass(frozen=True)
class One(Generic[G, N]):
    """One seat of one game: a seat-game."""

    game: G
    seat: int
    notes: N
    won: float  # its part of the victory

    @property
    def score(self) -> int:
        return self.notes.total


class Figures(Generic[G, N]):
    """All seat-games of a run, and the rows that they give; with one seat nobody wins, and those figures are None."""

    def __init__(self, game: Any, games: Sequence[G], seats: int) -> None:
        self.game = game
        self.games = games
        self.seats = seats
        self.all: list[One[G, N]] = [
            One(game, seat, notes, won)
            for game in games
            for seat, (notes, won) in enumerate(zip(game.seats, game.wins(), strict=True))
        ]
        self.scores = [one.score for one in self.all]

    def rows(self) -> dict[str, list[Row]]:
        """All rows of the report, by the name of their table."""
        return {"score": [self.score()], "seats": self.by_seat()}

    def standing(self, some: Iterable[bool]) -> Row:
        """How some seat-games ended (for each of all, whether it is one of them), beside all."""
        weights = [float(there) for there in some]
        members = [one for one, there in zip(self.all, weights, strict=True) if there]
        return {"seat_games": len(members), **self.wins(members), **self.gain(weights)}

    def wins(self, some: Sequence[One[G, N]], name: str = "wins") -> Row:
        return with_interval(name, Share(sum(one.won for one in some), 0 if self.seats == 1 else len(some)))

    def gain(self, weights: Sequence[float]) -> Row:
        """The mean score of some seat-games (a weight for each, from 0 to 1), and what it is above that of all."""
        if not any(weights):
            return {"score": None, "gain": None, "gain_low": None, "gain_high": None}
        return {"score": Mean.of(self.scores, weights).value, **mean_row("gain", against_all(self.scores, weights))}

    def score(self) -> Row:
        """The interval of the mean goes by games: seats of one table are not independent."""
        means = [sum(seat.total for seat in game.seats) / len(game.seats) for game in self.games]
        low, high = _finite(Mean.of(means).interval)
        row: Row = {"seat_games": len(self.scores), "mean": mean(means), "mean_low": low, "mean_high": high}
        error = Mean.of(self.scores).error
        row["sd"] = None if error is None else error * math.sqrt(len(self.scores))
        row |= {f"p{p}": percentile(self.scores, p) for p in (10, 25, 50, 75, 90)}
        return rounded(row | {"least": min(self.scores), "most": max(self.scores)})

    def by_seat(self, times: bool = True) -> list[Row]:
        """With `times`: the win share as a multiple of the fair one, too."""
        rows = []
        for seat in range(self.seats):
            row: Row = {"seat": seat + 1, **self.standing(one.seat == seat for one in self.all)}
            if times:
                row |= {f"times{end}": float(row[f"wins{end}"] or 0) * self.seats for end in ("", "_low", "_high")}
            rows.append(rounded(row))
        return rows


class PointFigures(Figures[G, P]):
    """Of notes that have the points by source."""

    def rows(self) -> dict[str, list[Row]]:
        return {**super().rows(), "points": self.points()}

    def points(self) -> list[Row]:
        """Means of a seat-game by source: all, winners, others."""
        groups = {
            "all": self.all,
            "winners": [one for one in self.all if one.won],
            "others": [one for one in self.all if not one.won],
        }
        return [
            rounded({"who": name, **self.means(some), "score": sum(one.score for one in some) / max(1, len(some))})
            for name, some in groups.items()
        ]

    def means(self, some: Sequence[One[G, P]]) -> Row:
        points = [one.notes.points for one in some]
        return {source: sum(one.get(source, 0) for one in points) / max(1, len(some)) for source in self.sources}

    @property
    def sources(self) -> list[str]:
        """Where points come from, as the notes name it."""
        return list(dict.fromkeys(source for one in self.all for source in one.notes.points))


# ---------------------------------------------------------------- parts of rows
def with_interval(name: str, share: Share | Weighted) -> Row:
    if not (share.games if isinstance(share, Share) else share.weight):
        return {name: None, f"{name}_low": None, f"{name}_high": None}
    low, high = share.interval
    return {name: share.rate, f"{name}_low": low, f"{name}_high": high}


def mean_row(name: str, found: Mean) -> Row:
    low, high = _finite(found.interval)
    return {name: None if math.isnan(found.value) else found.value, f"{name}_low": low, f"{name}_high": high}


def _finite(interval: tuple[float, float]) -> tuple[float | None, float | None]:
    low, high = interval
    return (low, high) if math.isfinite(low) and math.isfinite(high) else (None, None)


def mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def spread(values: Sequence[int]) -> Row:
    return {**mean_row("mean", Mean.of(values)), **{f"p{p}": percentile(values, p) for p in (10, 50, 90)}}


def spreads(figures: Mapping[str, Sequence[int]]) -> list[Row]:
    """A row for each figure of a seat-game."""
    return [
        rounded({"what": what, **spread(values), "least": min(values), "most": max(values)})
        for what, values in figures.items()
    ]
