"""Observer: writes what a seat may know as bytes in a fixed order, for learners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabuleiro.core.compiler import mypyc_attr
from tabuleiro.core.shapes import Figure

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import State
    from tabuleiro.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations: what is about the table, then a block for each seat, the own one first, then in turn order;
    seats that nobody has are empty. So whoever plays with fewer seats may cut it after their blocks."""

    def __init__(self, game: Game, table: Sequence[Figure], seat: Sequence[Figure]) -> None:
        self.game = game
        self.table = tuple(table)
        self.seat = tuple(seat)
        self.table_length: int = sum(figure.count for figure in table)
        self.seat_length: int = sum(figure.count for figure in seat)
        self.length: int = self.length_of(game.most_seats)

    def length_of(self, seats: int) -> int:
        """How much of it there is with so many seats."""
        return self.table_length + seats * self.seat_length

    def observe(self, g: State, seat: int) -> bytes:
        """From a state, only what the seat may know; with the blocks of the seats that play."""
        return self.observed(g.view(seat))

    def observed(self, view: View) -> bytes:
        """The same, from what the seat sees."""
        raise NotImplementedError


def in_order(seats: int, seat: int) -> list[int]:
    """The seats as one looks at them: the own one first, then in turn order; a spectator begins with the first."""
    first = max(seat, 0)
    return [*range(first, seats), *range(first)]


def kinds_of(game: Game) -> list[str]:
    """What a seat may be asked, each kind once."""
    return sorted({step.kind for step in game.steps.values() if hasattr(step, "kind")})
