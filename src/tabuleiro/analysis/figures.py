"""Figures of many games: rows about some of the seat-games beside all of them, with intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from tabuleiro.analysis.balance_report import Row
from tabuleiro.analysis.stats import Mean, Share, against_all, percentile
from tabuleiro.analysis.watch import GameNotes, N, PointNotes
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import FALLBACK

G = TypeVar("G", bound=GameNotes[Any])
P = TypeVar("P", bound=PointNotes)
DIGITS: Final = 4


def rounded(figures: Row) -> Row:
    return {key: round(value, DIGITS) if isinstance(value, float) else value for key, value in figures.items()}


def rows(found: Callable[[Any], Iterable[Row]]) -> cached_property[list[Row]]:
    """The rows of a table, rounded; they are found once, when a table, a check or a picture first asks for them."""
    return cached_property(lambda figures: [rounded(row) for row in found(figures)])


class Figures(Generic[G, N]):
    """All seat-games of a run, and the rows that they give; with one seat nobody wins, and those figures are None."""

    def __init__(self, game: Any, games: Sequence[G], seats: int) -> None:
        self.game = game
        self.games = games
        self.seats = seats
        self.all: list[N] = []
        for table in games:
            for seat, (notes, won) in enumerate(zip(table.seats, table.wins(), strict=True)):
                notes.table, notes.seat, notes.won = table, seat, won
                self.all.append(notes)
        self.scores = [one.total for one in self.all]

    def standing(self, some: Iterable[bool]) -> Row:
        """How some seat-games ended (for each of all, whether it is one of them), beside all."""
        weights = [float(there) for there in some]
        members = [one for one, there in zip(self.all, weights, strict=True) if there]
        return {"seat_games": len(members), **self.wins(members), **self.gain(weights)}

    def wins(self, some: Sequence[N], name: str = "wins") -> Row:
        return with_interval(name, Share(sum(one.won for one in some), 0 if self.seats == 1 else len(some)))

    def gain(self, weights: Sequence[float]) -> Row:
        """The mean score of some seat-games (a weight for each, from 0 to 1), and what it is above that of all."""
        if not any(weights):
            return {"score": None, "gain": None, "gain_low": None, "gain_high": None}
        return {"score": Mean.of(self.scores, weights).value, **mean_row("gain", against_all(self.scores, weights))}

    def spreads(self, figures: Mapping[str, Callable[[N], int]]) -> Iterator[Row]:
        """A row for each figure of a seat-game."""
        for what, value in figures.items():
            values = [value(one) for one in self.all]
            yield {"what": what, **spread(values), "least": min(values), "most": max(values)}

    @cached_property
    def means(self) -> list[float]:
        """The mean score at each table: seats of one table are not independent."""
        return [sum(seat.total for seat in game.seats) / len(game.seats) for game in self.games]

    @rows
    def score(self) -> Iterator[Row]:
        """One row; the interval of the mean goes by games."""
        error = Mean.of(self.scores).error
        yield {
            "seat_games": len(self.scores),
            **mean_row("mean", Mean.of(self.means)),
            "sd": None if error is None else error * math.sqrt(len(self.scores)),
            **{f"p{p}": percentile(self.scores, p) for p in (10, 25, 50, 75, 90)},
            "least": min(self.scores),
            "most": max(self.scores),
        }

    @rows
    def by_seat(self) -> Iterator[Row]:
        for seat in range(self.seats):
            row: Row = {"seat": seat + 1, **self.standing(one.seat == seat for one in self.all)}
            times = {f"times{end}": float(row[f"wins{end}"] or 0) * self.seats for end in ("", "_low", "_high")}
            yield {**row, **times}


class PointFigures(Figures[G, P]):
    """Of notes that have the points by source."""

    @rows
    def points(self) -> Iterator[Row]:
        """Means of a seat-game by source: all, winners, others."""
        groups = {
            "all": self.all,
            "winners": [one for one in self.all if one.won],
            "others": [one for one in self.all if not one.won],
        }
        for who, some in groups.items():
            n = max(1, len(some))
            means = {source: sum(one.points.get(source, 0) for one in some) / n for source in self.sources}
            yield {"who": who, **means, "score": sum(one.total for one in some) / n}

    @property
    def sources(self) -> dict[str, str]:
        """Where points come from, as the notes name it, and as the game does to people."""
        words = words_of(self.game)
        return {source: words.score_part(source, FALLBACK) for one in self.all for source in one.points}


# ---------------------------------------------------------------- parts of rows
def with_interval(name: str, share: Share) -> Row:
    if not share.games:
        return {name: None, f"{name}_low": None, f"{name}_high": None}
    low, high = share.interval
    return {name: share.rate, f"{name}_low": low, f"{name}_high": high}


def share_row(name: str, there: Sequence[float]) -> Row:
    """The share of those that are there (1), of all."""
    return with_interval(name, Share(sum(there), len(there)))


def mean_row(name: str, found: Mean) -> Row:
    low, high = found.interval if all(map(math.isfinite, found.interval)) else (None, None)
    return {name: None if math.isnan(found.value) else found.value, f"{name}_low": low, f"{name}_high": high}


def mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def spread(values: Sequence[int]) -> Row:
    return {**mean_row("mean", Mean.of(values)), **{f"p{p}": percentile(values, p) for p in (10, 50, 90)}}
