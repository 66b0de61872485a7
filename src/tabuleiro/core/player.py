"""Player: what every seat has, its pending steps and what it is asked now; and sets of seats, as bits."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.secrecy import Fields, Secrecy, public
from tabuleiro.core.step import NO_OPTIONS, Choice, Step

MOST_SEATS: Final = 8
BIT: Final[list[int]] = [1 << i for i in range(62)]
SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
]
FIRST: Final[list[int]] = [seats[0] if seats else -1 for seats in SEATS]  # the lowest seat of a set


def bits(mask: int) -> int:
    """How many bits a mask has set (the compiled build's own ints have no method for it)."""
    return mask.bit_count()


# What a seat is still to do, in the same way: (step, what it is about, the rest), the next step outermost; () if none.
Stack = tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One seat: its pending steps, and what it is asked now.

    Made empty and then filled, by `begin` or by `clone`: a copy need not set everything twice.
    """

    FIELDS: ClassVar[Fields] = {
        **public("seat bit asking asking_at stack"),
        "options": Secrecy("own", NO_OPTIONS),
    }
    __slots__ = tuple(FIELDS)
    seat: i64
    bit: i64  # the seat in sets of seats
    options: list[int]
    asking: Choice
    asking_at: i64
    stack: Stack

    def begin(self, seat: i64) -> None:
        """As at the start of a play."""
        self.seat = seat
        self.bit = BIT[seat]
        self.options = NO_OPTIONS
        self.asking = NOBODY_ASKS
        self.asking_at = 0
        self.stack = ()
        self.set_starts()

    def set_starts(self) -> None:
        """The start of every field that the game itself declares."""

    def clone(self) -> Self:
        raise NotImplementedError

    def public_part(self) -> Self:
        """One more with only what is the same for all who look; see core/secrecy.py."""
        raise NotImplementedError

    def push(self, step: Step, at: i64) -> None:
        self.stack = (step, at, self.stack)

    def push_all(self, steps: list[Step], at: i64) -> None:
        """These steps are given in reverse, so that the first ends on top."""
        stack = self.stack
        for step in steps:
            stack = (step, at, stack)
        self.stack = stack

    @property
    def pending(self) -> list[tuple[Step, int]]:
        """The steps and what each is about, the next one last."""
        found: list[tuple[Step, int]] = []
        stack = self.stack
        while stack:
            step, at, stack = stack
            found.append((step, at))
        return found[::-1]

    @pending.setter
    def pending(self, steps: list[tuple[Step, int]]) -> None:
        self.stack = ()
        for step, at in steps:
            self.push(step, at)


class _NobodyAsks(Choice):
    __slots__ = ()
    kind = "nothing"


NOBODY_ASKS: Final[Choice] = _NobodyAsks("nothing")
