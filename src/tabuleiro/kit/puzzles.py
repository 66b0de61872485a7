"""Puzzles: positions in which one choice is clearly best, as a game's folder keeps them, each with its edition."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache, cached_property, lru_cache
from typing import Final

import msgspec

from tabuleiro.core.state import State
from tabuleiro.kit.editions import Edition, game_of
from tabuleiro.kit.shelf import folder_of, games

FILE: Final = "study/puzzles.jsonl"  # in a game's folder, one puzzle on a line
NEARLY: Final = 0.1  # of chance: what loses less is nearly right


@dataclass(frozen=True)
class Other:
    """An option that is not the best: what it loses beside it (chance to win, 0 to 1), with the standard error."""

    text: str
    loss: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """What a seat sees and is asked. The position is one that looks so from this seat: what the seat cannot know was
    dealt at random, so that nobody finds in it what really lay there."""

    game: str
    rules: int
    pack_hash: str
    position: str
    seat: int
    best: str  # in notation
    others: tuple[Other, ...]  # every other option, those that lose least first
    gap: float  # what the best is ahead of the next, in chance to win,
    error: float  # with its standard error,
    points: float  # and in points
    worlds: int  # that gap was found in
    phase: str  # opening, middle or end
    kind: str  # of the decision
    rating: int  # to begin with: by which bots find the answer
    source: str  # which play it comes from, and how it was found

    @cached_property
    def id(self) -> str:
        """The same as long as the question is."""
        asked = f"{self.game}\n{self.rules}\n{self.pack_hash}\n{self.seat}\n{self.position}"
        return hashlib.sha256(asked.encode()).hexdigest()[:12]

    @property
    def state(self) -> State:
        """A new one each time: it may be played on."""
        return game_of(Edition(self.game, self.rules, self.pack_hash)).position(self.position)

    def loss(self, text: str) -> float | None:
        """What an option loses beside the best; None if it is none."""
        if text == self.best:
            return 0.0
        other = self.other(text)
        return None if other is None else max(0.0, other.loss)

    def verdict(self, text: str) -> str:
        """right, nearly or wrong."""
        loss = self.loss(text)
        return "wrong" if loss is None or loss >= NEARLY else "nearly" if text != self.best else "right"

    def other(self, text: str) -> Other | None:
        return next((other for other in self.others if other.text == text), None)


def written(puzzle: Puzzle) -> str:
    return json.dumps(asdict(puzzle), ensure_ascii=False)


def read(line: str) -> Puzzle:
    return msgspec.json.decode(line, type=Puzzle)


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """By id; a game that has none has none."""
    file = folder_of(game) / FILE
    lines: Iterable[str] = file.read_text(encoding="utf-8").splitlines() if file.is_file() else ()
    return {puzzle.id: puzzle for puzzle in map(read, lines)}


@lru_cache(maxsize=1)
def puzzled() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(game for game in games() if puzzles_of(game))
