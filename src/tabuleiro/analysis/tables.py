"""Columns and tables that the balance reports of several games have: scores, seats, points by source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabuleiro.analysis.balance_report import Column, Grid, Row


def share(head: str, name: str = "", digits: int = 0) -> Column:
    """A share with its interval, by the name of its figure if that is not the head."""
    name = name or head
    return head, f"{{{name}:.{digits}%}} ({{{name}_low:.{digits}%}}–{{{name}_high:.{digits}%}})"


WINS: Final = share("win share", "wins")
USED: Final = share("used by", "used")
SCORE: Final = ("mean score", "{score:.1f}")
GAINED: Final = "{gain:+.1f} ({gain_low:+.1f} to {gain_high:+.1f})"
GAIN: Final = ("above the mean", GAINED)
SEAT_GAMES: Final = ("seat-games", "{seat_games}")
MEAN: Final = ("mean", "{mean:.2f}")
EACH: Final = ("a seat-game", "{mean:.2f}")
ROUND: Final = ("round", "{round:.1f}")
MIDDLE: Final = ("p10, median, p90", "{p10:g}, {p50:g}, {p90:g}")
ENDS: Final = ("least, most", "{least}, {most}")


def score_table(rows: Sequence[Row], *more: Column) -> Grid:
    columns = (
        SEAT_GAMES,
        ("mean", "{mean:.1f} ({mean_low:.1f} to {mean_high:.1f})"),
        ("sd", "{sd:.1f}"),
        ("p10–p90", "{p10:.0f} to {p90:.0f}"),
        ("median", "{p50:g}"),
        ENDS,
        *more,
    )
    note = "The interval of the mean is that of the games' means: seats of one table are not independent."
    return Grid("score", "All scores", columns, rows, note)


def seat_table(rows: Sequence[Row]) -> Grid:
    times = ("times its fair share", "{times:.2f} ({times_low:.2f}–{times_high:.2f})")
    return Grid("seats", "Seats", ("seat", ("games", "{seat_games}"), WINS, times, SCORE), rows)


def point_table(rows: Sequence[Row], sources: Mapping[str, str]) -> Grid:
    """`sources`: with what people call them."""
    columns: tuple[Column, ...] = (
        "who",
        *((name, f"{{{source}:.1f}}") for source, name in sources.items()),
        ("all", "{score:.1f}"),
    )
    return Grid("points", "Mean points of a seat by source", columns, rows)


def spread_table(name: str, title: str, rows: Sequence[Row]) -> Grid:
    return Grid(name, title, ("what", MEAN, MIDDLE, ENDS), rows)
