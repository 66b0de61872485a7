"""Score: what a seat has at the end (or would have now), in named parts, with its rank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Score:
    """Equal ranks share a place; `ties` are the figures that broke (or did not break) a tie."""

    seat: int
    total: int
    breakdown: Mapping[str, int]
    ties: tuple[int, ...]
    rank: int


def ranked(rows: list[tuple[int, Mapping[str, int], tuple[int, ...]]]) -> list[Score]:
    """Scores in seat order from (total, breakdown, tie figures), higher is better throughout."""
    keys = [(total, ties) for total, _, ties in rows]
    return [
        Score(seat, total, breakdown, ties, 1 + sum(key > (total, ties) for key in keys))
        for seat, (total, breakdown, ties) in enumerate(rows)
    ]
