"""Moves every field and pile that is not public to public, one after the other: does the leak test notice?

`python tests/secrecy.py` prints the table for all games; test_secrecy.py holds it in a fast form.
"""

from __future__ import annotations

import itertools
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import tabuleiro
from tabuleiro.core.game import Game
from tabuleiro.core.secrecy import DIFFERING, LIST, PUBLIC, Secrecy, partly, piles
from tabuleiro.kit import shelf
from tabuleiro.testing import nothing_leaks

# The kinds of events that show what was hidden until then, as each game's test_kit.py has them.
REVEALS = {"brazil-imperial": ("revealed", "peeked", "cards_shown", "expedition_over")}
MOST_SEEDS = 6  # for each number of seats


@dataclass(frozen=True)
class Hidden:
    """A field, or one pile of a field, that is not public."""

    cls: type
    field: str
    pile: int | None
    word: str

    def __str__(self) -> str:
        pile = "" if self.pile is None else f"[{self.pile}]"
        return f"{self.cls.__name__}.{self.field}{pile}"

    @contextmanager
    def made_public(self) -> Iterator[None]:
        fields = self.cls.FIELDS  # type: ignore[attr-defined]
        before: Secrecy = fields[self.field]
        if self.pile is None:
            fields[self.field] = shown_to_all(before, lambda holder: getattr(holder, self.field))
        else:
            words = dict(enumerate(before.piles))
            words[self.pile] = shown_to_all(words[self.pile], lambda g: getattr(g, self.field)[self.pile])
            fields[self.field] = piles(words)
        DIFFERING.clear()
        try:
            yield
        finally:
            fields[self.field] = before
            DIFFERING.clear()


def shown_to_all(word: Secrecy, value_of: Callable[[Any], Any]) -> Secrecy:
    """Public, but its back is still there, so that worlds can be dealt as before. What is the same for all who look
    was written with the class: so it is a part that every seat knows."""

    def split(g: Any, holder: Any, seat: int) -> tuple[object, bytes, object]:
        value = value_of(holder)
        return value, b"", word.split(g, holder, seat)[2] if word.split else word.back(g, value) if word.back else None

    return partly(split)


def hidden_in(game: Game) -> list[Hidden]:
    """All that has another word than public, the core's fields first."""
    found = []
    for cls in (*reversed(game.state_type.__mro__), *reversed(game.player_type.__mro__)):
        for field, word in vars(cls).get("FIELDS", {}).items():
            if word.piles:
                found += [Hidden(cls, field, i, one.word) for i, one in enumerate(word.piles) if one is not PUBLIC]
            elif word is not PUBLIC and word is not LIST:
                found.append(Hidden(cls, field, None, word.word))
    return found


def noticed(game: Game, hidden: Hidden, most_seeds: int = MOST_SEEDS) -> str:
    """What the leak test says first, "" if nothing: plays with few seats are short, so they come first."""
    seats = range(max(2, game.fewest_seats), game.most_seats + 1)
    with hidden.made_public():
        for seed, n in itertools.product(range(most_seeds), seats):
            try:
                nothing_leaks(game, n, seed, REVEALS.get(game.name, ()))
            except AssertionError as error:
                said = next(filter(None, str(error).splitlines()), "an assertion").strip()
                return f"{n} seats, seed {seed}: {said}"
    return ""


def main() -> int:
    missed = 0
    for name in shelf.games():
        game = tabuleiro.load(name)
        for hidden in hidden_in(game):
            start = time.process_time()
            said = noticed(game, hidden)
            missed += not said
            spent = time.process_time() - start
            print(
                f"{name:16} {hidden!s:26} {hidden.word:9} {'yes' if said else 'NO':3} {spent:6.2f} s  {said[:90]}",
                flush=True,
            )
    print(f"{missed} missed" if missed else "all noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
