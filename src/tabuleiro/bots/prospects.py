"""Prospects: from the points that seats may hope for to their chances to win, by a link that was fitted on plays."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from tabuleiro.kit.shelf import folder_of

CHANCES: Final = "bots/chances.json"  # in a game's folder


@dataclass(frozen=True)
class Doubt:
    """How far points that are hoped for may be off: `now` at the end of a play, and more with every turn left; `own` is
    what a seat thinks too little of itself, who it is that looks.

    It grows with the number of turns, not with its root: what chance brings would partly cancel out, but that one plays
    better than another, which the points do not show, adds up.
    """

    now: float
    more: float = 0.0
    own: float = 0.0

    def at(self, left: float) -> float:
        return math.hypot(self.now, self.more * max(left, 0.0))


@dataclass(frozen=True)
class Link:
    """By number of seats; one that is not listed takes the nearest. Chances are those of a softmax over the points: of
    two seats a logistic curve of the lead."""

    doubts: Mapping[int, Doubt]
    source: str
    luck: float = 1.0  # how much of the luck that is found shows in results; the rest of it is noise of the finding

    def of(self, seats: int) -> Doubt:
        return self.doubts[min(self.doubts, key=lambda n: (abs(n - seats), n))]

    def chances(self, points: Sequence[float], left: float, knower: int) -> tuple[float, ...]:
        """One number for each seat, together 1, as one of them can tell."""
        doubt = self.of(len(points))
        hoped = [one + doubt.own * (seat == knower) for seat, one in enumerate(points)]
        most, spread = max(hoped), doubt.at(left)
        weights = [math.exp((one - most) / spread) for one in hoped]
        total = sum(weights)
        return tuple(weight / total for weight in weights)


UNFITTED: Final = Link({2: Doubt(1.0)}, "not fitted: plays are rolled out to their end")


def shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """The win of a play that is over, divided among those who share the first place."""
    first = ranks.count(1)
    return tuple(1 / first if rank == 1 else 0.0 for rank in ranks)


@cache
def link_of(game: str) -> Link:
    file = folder_of(game) / CHANCES
    if not file.is_file():
        return UNFITTED
    found = json.loads(file.read_text(encoding="utf-8"))
    doubts = {int(n): Doubt(*figures) for n, figures in found["doubts"].items()}
    return Link(doubts, found["source"], found.get("luck", 1.0))
