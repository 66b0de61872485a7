"""Manifest: what a game says about itself at the door, before any of its rooms is opened."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tabuleiro.core.errors import BadInput

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SHORT: Final = re.compile(r"[a-z]{2,4}")
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
MOST_SEATS: Final = 5  # so many have a colour and a shape of their own


@dataclass(frozen=True)
class Level:
    """`worlds` are imagined to the end of the turn, `looks` beyond it; `slack` is how many points it may give away.

    A level with `rollouts` then lets so many of them, at most, decide among the options in question.
    """

    number: int
    worlds: int
    looks: int
    slack: float
    seconds: float  # the promise: on the mean no decision takes longer, on one core, compiled
    rollouts: int = 0


def ladder(
    worlds: Sequence[int],
    looks: Sequence[int],
    slack: Sequence[float],
    seconds: Sequence[float],
    rollouts: Sequence[int],
) -> tuple[Level, ...]:
    """Levels from 1 up, each figure in the order of the levels."""
    rows = zip(worlds, looks, slack, seconds, rollouts, strict=True)
    return tuple(Level(number, *row) for number, row in enumerate(rows, 1))


USUAL_LEVELS: Final = ladder(
    worlds=(100, 150, 250, 400, 800, 800),
    looks=(0, 0, 0, 0, 0, 0),
    slack=(4.0, 2.0, 1.0, 0.5, 0.0, 0.0),
    seconds=(0.1, 0.1, 0.1, 0.2, 0.2, 1.0),
    rollouts=(0, 0, 0, 0, 0, 4000),
)


@dataclass(frozen=True)
class Colours:
    """A game's own colour and a pale wash of it, by day and by night, and the paper of its poster."""

    day: str = "#7a2748"
    day_wash: str = "#f3dde5"
    night: str = "#f09ab6"
    night_wash: str = "#3a1a26"
    paper: str = "#e6b3c4"


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """Its `package` has the game's rooms; what a room does not say, the platform's own room of that name does."""

    name: str  # as people type it
    package: str
    short: str  # of its rules' numbers and its style sheets' classes
    fewest_seats: int
    most_seats: int
    sign: str = "mark"  # the icon that stands for it in lists
    colours: Colours = Colours()
    options: Mapping[str, bool | str] = field(default_factory=dict)  # each with its usual value
    first_game: Mapping[str, bool | str] = field(default_factory=dict)  # the options of who plays it for the first time
    levels: tuple[Level, ...] = USUAL_LEVELS  # of the search bot
    end_turn: bool = True  # who could still take a turn back says when it stands, before bots go on
    place: int = 100  # on the shelf: the lowest number stands first
    compiled: Mapping[str, str] = field(default_factory=dict)  # by room, the modules that the compiled build compiles

    @property
    def tokens(self) -> dict[str, str]:
        """Its colours by day, by the names that style sheets have for them."""
        return {f"--{self.short}": self.colours.day, f"--{self.short}-wash": self.colours.day_wash}

    def __post_init__(self) -> None:
        for fine, what in (
            (NAME.fullmatch(self.name), f"name '{self.name}' should be small words with hyphens"),
            (SHORT.fullmatch(self.short), f"short '{self.short}' should be two to four small letters"),
            (1 <= self.fewest_seats <= self.most_seats <= MOST_SEATS, f"seats should be 1 to {MOST_SEATS}"),
            (all(map(COLOUR.fullmatch, vars(self.colours).values())), "colours should be written as #7a2748"),
            (
                [level.number for level in self.levels] == [*range(1, len(self.levels) + 1)] and self.levels,
                "levels should be numbered from 1",
            ),
            (set(self.first_game) <= set(self.options), "first_game names an option that there is not"),
        ):
            if not fine:
                raise BadInput(f"the manifest of '{self.name}': {what}")
