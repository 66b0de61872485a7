"""Ratings: how well people solve puzzles and how hard these are, by Glicko; a person's first try at each counts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select, update

from tabuleiro.kit.puzzles import Puzzle
from tabuleiro.server.schema import ratings, tries

SCALE: Final = math.log(10) / 400
SURE_PERSON, SURE_PUZZLE = 60.0, 40.0  # no deviation gets smaller: people learn
UNTRIED: Final = 200.0  # deviation of a puzzle that only bots have tried


@dataclass(frozen=True)
class Rating:
    """What somebody or something is worth, and how far off that may be."""

    rating: float = 1500.0
    deviation: float = 350.0
    tries: int = 0

    def after(self, other: Rating, score: float, sure: float) -> Rating:
        """After meeting another one: 1 is a win, 0 a loss."""
        weight = 1 / math.sqrt(1 + 3 * (SCALE * other.deviation / math.pi) ** 2)
        hoped = 1 / (1 + math.exp(-SCALE * weight * (self.rating - other.rating)))
        precision = 1 / self.deviation**2 + (SCALE * weight) ** 2 * hoped * (1 - hoped)
        moved = self.rating + SCALE * weight * (score - hoped) / precision
        return Rating(moved, max(sure, 1 / math.sqrt(precision)), self.tries + 1)


NEW: Final = Rating()


@dataclass(frozen=True)
class Try:
    """A person's first answer to a puzzle, and what it made of their rating."""

    puzzle: str
    action: str
    score: float
    rating: float
    change: float


def tries_of(connection: Connection, owner: str, game: str) -> dict[str, Try]:
    """By puzzle."""
    theirs = select(tries).where(tries.c.owner == owner, tries.c.game == game).order_by(tries.c.at)
    return {row.puzzle: _try(row) for row in connection.execute(theirs)}


def rating_of(connection: Connection, who: str, game: str, start: Rating = NEW) -> Rating:
    found = connection.execute(select(ratings).where(ratings.c.who == who, ratings.c.game == game)).first()
    return start if found is None else Rating(found.rating, found.deviation, found.tries)


def ratings_of(connection: Connection, game: str, puzzles: dict[str, Puzzle]) -> dict[str, Rating]:
    """Of all puzzles of a game."""
    rows = connection.execute(select(ratings).where(ratings.c.game == game, ratings.c.who.in_(puzzles)))
    known = {row.who: Rating(row.rating, row.deviation, row.tries) for row in rows}
    return {id_: known.get(id_, first(puzzle)) for id_, puzzle in puzzles.items()}


def first(puzzle: Puzzle) -> Rating:
    """Of a puzzle that nobody has tried."""
    return Rating(puzzle.rating, UNTRIED)


def tried(connection: Connection, owner: str, puzzle: Puzzle, action: str, score: float, at: float) -> Try:
    """Keeps a first answer and rates both; one who has answered before has that answer, whatever they say now."""
    before = select(tries).where(tries.c.owner == owner, tries.c.puzzle == puzzle.id)
    known = connection.execute(before).first()
    if known is not None:
        return _try(known)
    person = rating_of(connection, owner, puzzle.game)
    other = rating_of(connection, puzzle.id, puzzle.game, first(puzzle))
    better = person.after(other, score, SURE_PERSON)
    found = Try(puzzle.id, action, score, better.rating, better.rating - person.rating)
    connection.execute(insert(tries), {"owner": owner, "game": puzzle.game, "at": at, **vars(found)})
    _keep(connection, owner, puzzle.game, better)
    _keep(connection, puzzle.id, puzzle.game, other.after(person, 1 - score, SURE_PUZZLE))
    return found


def _keep(connection: Connection, who: str, game: str, rating: Rating) -> None:
    there = (ratings.c.who == who) & (ratings.c.game == game)
    if not connection.execute(update(ratings).where(there).values(vars(rating))).rowcount:
        connection.execute(insert(ratings), {"who": who, "game": game, **vars(rating)})


def _try(row: object) -> Try:
    return Try(*(getattr(row, name) for name in Try.__dataclass_fields__))
