"""Score: what a seat has at the end (or would have now), in named parts, with its rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
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


class Scores(list[Score]):
    """Those of all seats, in their order; a notebook shows them as a table."""

    def _repr_html_(self) -> str:
        from html import escape

        parts = list(dict.fromkeys(part for score in self for part in score.breakdown))
        rows = [["seat", "rank", "total", *parts]]
        for score in self:
            figures = (score.rank, score.total, *(score.breakdown.get(part, "") for part in parts))
            rows.append([ascii_uppercase[score.seat], *map(str, figures)])
        cells = ["".join(f"<td>{escape(text)}</td>" for text in row) for row in rows]
        head = cells[0].replace("td>", "th>")
        return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in cells[1:])}</table>"


def ranked(rows: list[tuple[int, Mapping[str, int], tuple[int, ...]]]) -> Scores:
    """Scores in seat order from (total, breakdown, tie figures), higher is better throughout."""
    keys = [(total, ties) for total, _, ties in rows]
    return Scores(
        Score(seat, total, breakdown, ties, 1 + sum(key > (total, ties) for key in keys))
        for seat, (total, breakdown, ties) in enumerate(rows)
    )


def shares(scores: Sequence[Score]) -> list[float | None]:
    """The part of the win that each seat has: a shared victory is split. Alone only a challenge is won or lost; None
    where there was nobody and nothing to beat."""
    if len(scores) == 1:
        return [scores[0].challenge]
    winners = sum(score.rank == 1 for score in scores)
    return [1 / winners if score.rank == 1 else 0 for score in scores]
