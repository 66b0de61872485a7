"""Score: what a seat has at the end (or would have now), in named parts, with its rank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

CHALLENGE: Final = "won"  # the one part of a score that is no points: alone against the game, won 1 or lost 0


@dataclass(frozen=True)
class Score:
    """Equal ranks share a place; `ties` are the figures that broke (or did not break) a tie."""

    seat: int
    total: int
    breakdown: Mapping[str, int]
    ties: tuple[int, ...]
    rank: int
    title: str = ""  # what such a score is called, where the rules say so; a key of the locales

    @property
    def challenge(self) -> int | None:
        """1 won, 0 lost; None where points decide."""
        return self.breakdown.get(CHALLENGE)

    @property
    def points(self) -> int:
        """The total; of a challenge the points that are only told, its first tie figure."""
        return self.total if self.challenge is None else self.ties[0]


def ranked(rows: list[tuple[int, Mapping[str, int], tuple[int, ...]]]) -> list[Score]:
    """Scores in seat order from (total, breakdown, tie figures), higher is better throughout."""
    keys = [(total, ties) for total, _, ties in rows]
    return [
        Score(seat, total, breakdown, ties, 1 + sum(key > (total, ties) for key in keys))
        for seat, (total, breakdown, ties) in enumerate(rows)
    ]
