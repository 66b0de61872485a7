"""What chance brought in many plays beside what was to be expected: each outcome, and a chi-square test for each kind.

Things drawn from a bag do not come back, so how often each came up is no plain multinomial: its deviation is told by
the sum of the variances at each draw. The test looks at the place in the bag instead, which is as likely as any other
each time, whatever was drawn before.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tabuleiro.core.chance import NotedSource, Script
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record

PLACES: Final = 10  # in which part of the bag the outcome lay
ANY: Final = "draw"  # the kind of what a game has no word for
FEWEST: Final = 5  # expected in each part, for a chi-square test


@dataclass
class Outcome:
    """How often one thing came up, how often it should have, and the variance of that."""

    seen: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def deviation(self) -> float:
        """In standard deviations."""
        return (self.seen - self.expected) / math.sqrt(self.variance) if self.variance > 0 else 0.0


@dataclass
class Chances:
    """All draws or rolls of one kind in one game."""

    game: str
    kind: str
    draws: int = 0
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    places: list[Outcome] = field(default_factory=lambda: [Outcome() for _ in range(PLACES)])

    def add(self, names: list[str], i: int) -> None:
        n = len(names)
        if n < 2:
            return  # nothing was left to chance
        self.draws += 1
        for name, times in Counter(names).items():
            outcome = self.outcomes.setdefault(name, Outcome())
            outcome.expected += times / n
            outcome.variance += times / n * (1 - times / n)
        self.outcomes[names[i]].seen += 1
        for place in range(n):
            self.places[place * PLACES // n].expected += 1 / n
        self.places[i * PLACES // n].seen += 1

    @property
    def chi_square(self) -> tuple[float, int]:
        """The statistic and its degrees of freedom."""
        used = [place for place in self.places if place.expected > 0]
        return sum((place.seen - place.expected) ** 2 / place.expected for place in used), max(len(used) - 1, 1)

    @property
    def few(self) -> bool:
        """Whether there are so few that the test says nothing."""
        return any(0 < place.expected < FEWEST for place in self.places)

    @property
    def p(self) -> float:
        """How often fair chance would be at least as far off."""
        return beyond(*self.chi_square) if self.draws else 1.0


def beyond(chi_square: float, freedom: int) -> float:
    """The upper tail of the chi-square distribution, by Wilson and Hilferty's normal approximation."""
    if chi_square <= 0:
        return 1.0
    spread = 2 / (9 * freedom)
    z = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))


def add_play(found: dict[tuple[str, str], Chances], game: Game, record: Record) -> None:
    """Every draw and roll of one play, with all that could have come up each time."""
    notes: list[tuple[bytes, int, int]] = []

    def script(outcomes: tuple[str, ...]) -> NotedSource:
        return NotedSource(Script([game.outcome_code(name) for name in outcomes], strict=True), notes)

    state = game.start(game.origin_checked(record.origin), script(record.setup))
    for entry in record.entries:
        state.script = script(entry.outcomes)
        state.apply(state.decision(entry.seat).parse(entry.text))
    for outcomes, base, i in notes:
        kind = game.chances.get(base) or ANY
        chances = found.setdefault((game.name, kind), Chances(game.name, kind))
        chances.add([game.outcome_text(base + outcome) for outcome in outcomes], i)


def chances_of(plays: Iterable[tuple[Game, Record]]) -> list[Chances]:
    found: dict[tuple[str, str], Chances] = {}
    for game, record in plays:
        add_play(found, game, record)
    return list(found.values())
