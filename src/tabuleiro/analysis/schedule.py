"""The schedule: which entrants meet in which seats with which seed, all from a game's number."""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Final

from tabuleiro.analysis.entrants import Entrant
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

PACKAGE: Final = Path(__file__).parent.parent
FEWEST_SEATS: Final = 2
MOST_LINE_UPS: Final = 100_000
LONGEST_BUDGET: Final = 3_600_000  # milliseconds: an hour for one decision is a slip of the finger


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number, its seed, and the entrant (by index) of each seat."""

    number: int
    seed: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Settings:
    """All that decides how an arena goes, but for speed: two arenas with the same settings play the same games.

    A line-up is a set of entrants that meet: every pair for two seats, every set of N for N seats, so that all meet
    equally often. A round plays every line-up in all its seat rotations with one seed; the next round
    takes the next seed. Rounds come one after the other, so that an arena that is stopped is still balanced.
    """

    game: str
    rules: int
    pack: str
    pack_hash: str
    options: dict[str, bool | str]
    seats: int
    entrants: tuple[Entrant, ...]
    games: int  # for each line-up, its rotations counted
    seed: int
    budget: int | None  # milliseconds for one decision
    code: str

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
        if budget is not None and not 1 <= budget <= LONGEST_BUDGET:
            raise BadInput(f"--budget {budget}: milliseconds for a decision, from 1 to {LONGEST_BUDGET}")
        if seats < FEWEST_SEATS:
            raise BadInput(f"--seats {seats}: an arena needs at least {FEWEST_SEATS}")
        rounds = -(-games // seats)
        origin = game.origin(seats, seed, options or {})
        game.origin(seats, seed + rounds, {})  # the last seed is one, too
        if len(entrants) < seats:
            raise BadInput(f"{seats} seats need {seats} bots or more, not {len(entrants)}; one may be given twice")
        if math.comb(len(entrants), seats) > MOST_LINE_UPS:
            raise BadInput(f"{len(entrants)} bots make more than {MOST_LINE_UPS} line-ups of {seats}: give fewer")
        return cls(
            game=game.name,
            rules=game.rules_version,
            pack=game.pack_name,
            pack_hash=game.pack_hash,
            options=dict(origin.options),
            seats=seats,
            entrants=entrants,
            games=rounds * seats,
            seed=seed,
            budget=budget,
            code=code_hash(),
        )

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
        return Fixture(number, self.seed + turn, seats)

    @property
    def data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "rules": self.rules,
            "pack": self.pack,
            "pack_hash": self.pack_hash,
            "options": self.options,
            "seats": self.seats,
            "bots": [entrant.label for entrant in self.entrants],
            "games_per_line_up": self.games,
            "seed": self.seed,
            "budget_ms": self.budget,
            "code": self.code,
        }

    @property
    def folder(self) -> str:
        """A name that the same settings have again, for a journal that nobody named."""
        return f"{self.game}-{hashlib.sha256(json.dumps(self.data).encode()).hexdigest()[:8]}"


def code_hash(root: Path = PACKAGE) -> str:
    """The code that plays, with what bots have learned: games before and after a change of it are not to be mixed."""
    found = hashlib.sha256()
    for layer in ("bots", "core", "games"):
        for path in sorted([*(root / layer).rglob("*.py"), *(root / layer / "weights").glob("*.json")]):
            found.update(f"{path.relative_to(root).as_posix()}\n".encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:16]
