"""Position texts of every game: plain values read strictly, every complaint naming the seat and the key."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from tabuleiro.core.chance import seeded
from tabuleiro.core.errors import PositionError, RulesError
from tabuleiro.core.record import Origin
from tabuleiro.core.state import BIT
from tabuleiro.core.step import Choice

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import Player, State
    from tabuleiro.core.step import Phase, Step

Table = dict[str, object]


def number_text(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


class PositionReader:
    """Reads what all positions have: seats, plain values, what is pending."""

    def __init__(self, game: Game, text: str, keys: tuple[str, ...]) -> None:
        try:
            self.table: Table = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, TypeError, AttributeError) as error:
            raise PositionError(f"the position is not TOML: {error}") from None
        self.where = "the position"
        self.known(self.table, keys)
        if self.get(self.table, "game", str, game.name) != game.name:
            raise PositionError(f"the position is of '{self.table['game']}', not of '{game.name}'")
        seats = cast("list[Table]", self.get(self.table, "seat", list, []))
        if not game.fewest_seats <= len(seats) <= game.most_seats or not all(isinstance(row, dict) for row in seats):
            raise PositionError(
                f"a position has {game.fewest_seats} to {game.most_seats} [[seat]] tables, not {len(seats)}"
            )
        self.seats = seats
        self.origin = Origin(len(seats), 0, dict(game.default_options), text)
        seed = cast(int, self.get(self.table, "seed", int, 0))
        self.rng = cast(int, self.get(self.table, "rng", int, seeded(seed)))

    def fail(self, message: str) -> PositionError:
        return PositionError(f"{self.where}: {message}")

    # -- plain values
    def known(self, table: Table, keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                raise self.fail(f"unknown key '{key}' (known: {', '.join(keys)})")

    def get(self, table: Table, key: str, kind: type, default: object) -> object:
        value = table.get(key, default)
        if type(value) is not kind:
            raise self.fail(f"'{key}' should be a {kind.__name__}, not {value!r}")
        return value

    def text(self, table: Table, key: str, default: str = "") -> str:
        return cast(str, self.get(table, key, str, default))

    def flag(self, table: Table, key: str, default: bool = False) -> bool:
        return cast(bool, self.get(table, key, bool, default))

    def part(self, table: Table, key: str) -> Table:
        """A table within a table."""
        return cast(Table, self.get(table, key, dict, {}))

    def count(self, table: Table, key: str, default: int = 0) -> int:
        n = cast(int, self.get(table, key, int, default))
        if not 0 <= n < 1000:
            raise self.fail(f"'{key}' cannot be {n}")
        return n

    def texts(self, table: Table, key: str) -> list[str]:
        values = cast("list[object]", self.get(table, key, list, []))
        if not all(isinstance(value, str) for value in values):
            raise self.fail(f"'{key}' should be a list of texts")
        return cast("list[str]", values)

    def numbers(self, table: Table, key: str, most: int) -> list[int]:
        values = cast("list[object]", self.get(table, key, list, []))
        if not all(type(value) is int and 0 <= value <= most for value in values):
            raise self.fail(f"'{key}' should be a list of numbers from 0 to {most}")
        return cast("list[int]", values)

    def among(self, text: str, names: Sequence[str], what: str) -> int:
        if text not in names:
            raise self.fail(f"there is no {what} '{text}'")
        return names.index(text)

    # -- what is pending
    def flow(self, names: Iterable[str], phases: Iterable[Phase]) -> tuple[tuple[Phase, int], ...]:
        by_name = {phase.name: phase for phase in phases}
        found: list[tuple[Phase, int]] = []
        for text in names:
            name, _, at = text.partition("@")
            if name not in by_name:
                raise self.fail(f"there is no phase '{name}'")
            found.append((by_name[name], int(at) if number_text(at) else 0))
        return tuple(found)

    def step(self, p: Player, text: str) -> tuple[Step, int]:
        """A step with what it is about; each game knows its own."""
        raise NotImplementedError

    def pend(self, g: State, p: Player, row: Table) -> None:
        """The seat's own pending steps, and what it is asked."""
        for text in self.texts(row, "steps"):
            p.push(*self.step(p, text))
        if "asked" not in row:
            return
        step, at = self.step(p, self.text(row, "asked"))
        if not isinstance(step, Choice):
            raise self.fail(f"'{step.name}' asks nothing")
        p.options = step.options(g, p, at)
        if not p.options:
            raise self.fail(f"'{row['asked']}' has no option in this position")
        p.asking, p.asking_at = step, at
        g.waiting |= BIT[p.seat]

    def go_on(self, g: State) -> None:
        """Whatever is pending runs until somebody is asked."""
        try:
            for p in g.players:
                g.run_seat(p)
            if not g.waiting:
                g.run_table()
        except (RulesError, IndexError) as error:
            raise self.fail(f"what is pending cannot go on ({error})") from None
