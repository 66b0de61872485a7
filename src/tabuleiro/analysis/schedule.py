"""The schedule: which entrants meet in which seats with which seed, all from a game's number."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from tabuleiro.analysis.entrants import Entrant
from tabuleiro.analysis.terms import Terms, terms_of
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

FEWEST_SEATS: Final = 2
MOST_LINE_UPS: Final = 100_000


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its seed, and the entrant (by index) of each seat."""

    seed: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Settings(Terms):
    """All that decides how an arena goes, but for speed: two arenas with the same settings play the same games.

    A line-up is a set of entrants that meet: every pair for two seats, every set of N for N seats, so that all meet
    equally often. A round plays every line-up in all its seat rotations with one seed; the next round
    takes the next seed. Rounds come one after the other, so that an arena that is stopped is still balanced.
    """

    entrants: tuple[Entrant, ...]
    games: int  # for each line-up, its rotations counted

    @classmethod
    def checked(
        cls,
        game: Game,
        entrants: tuple[Entrant, ...],
        games: int,
        seats: int = 2,
        seed: int = 1,
        budget: int | None = None,
        options: dict[str, bool | str] | None = None,
    ) -> Settings:
        """Settings from what a person asks for; `games` is rounded up to whole rotations."""
        if games < 1:
            raise BadInput(f"--games {games}: at least one is needed")
        if seats < FEWEST_SEATS:
            raise BadInput(f"--seats {seats}: an arena needs at least {FEWEST_SEATS}")
        rounds = -(-games // seats)
        terms = terms_of(game, seats, seed, budget, options, [entrant.bot for entrant in entrants])
        game.origin(seats, seed + rounds, {})  # the last seed is one, too
        if len(entrants) < seats:
            raise BadInput(f"{seats} seats need {seats} bots or more, not {len(entrants)}; one may be given twice")
        if math.comb(len(entrants), seats) > MOST_LINE_UPS:
            raise BadInput(f"{len(entrants)} bots make more than {MOST_LINE_UPS} line-ups of {seats}: give fewer")
        return cls(**vars(terms), entrants=entrants, games=rounds * seats)

    @cached_property
    def line_ups(self) -> tuple[tuple[int, ...], ...]:
        return tuple(combinations(range(len(self.entrants)), self.seats))

    @property
    def total(self) -> int:
        return len(self.line_ups) * self.games

    def fixture(self, number: int) -> Fixture:
        rest, rotation = divmod(number, self.seats)
        turn, which = divmod(rest, len(self.line_ups))
        line_up = self.line_ups[which]
        seats = tuple(line_up[(seat + rotation) % self.seats] for seat in range(self.seats))
        return Fixture(self.seed + turn, seats)

    @property
    def bots(self) -> Sequence[str]:
        return [entrant.bot for entrant in self.entrants]

    def names(self, fixture: Fixture) -> tuple[str, ...]:
        """The bot of each seat, as people write it."""
        return tuple(self.entrants[index].name for index in fixture.seats)

    @property
    def data(self) -> dict[str, object]:
        bots = [entrant.label for entrant in self.entrants]
        return {"bots": bots, "games_per_line_up": self.games, **super().data}
