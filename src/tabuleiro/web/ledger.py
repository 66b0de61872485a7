"""Ledger: a chance before, what moved it, and after, in whole points of a hundred; where a play was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabuleiro.analysis.review import BEFORE, Review

KINDS: Final = ("own", "others", "luck", "rest")


@dataclass(frozen=True)
class Ledger:
    """One seat's. What is rounded away is in the rest, so that every sum on a page is right."""

    before: int
    own: int
    others: int
    luck: int
    after: int

    @classmethod
    def of(cls, review: Review, seat: int, first: int, last: int) -> Ledger:
        change = review.change(first, last)
        before, after = (round(100 * review.chance(moment)[seat]) for moment in (first, last))
        own, others, luck = (round(100 * part[seat]) for part in (change.own, change.others, change.luck))
        return cls(before, own, others, luck, after)

    @property
    def rest(self) -> int:
        return self.after - self.before - self.own - self.others - self.luck

    @property
    def adjusted(self) -> int:
        """After all but luck."""
        return self.after - self.luck

    @property
    def moved(self) -> int:
        return self.after - self.before

    @property
    def parts(self) -> list[tuple[str, int]]:
        """What moved it, by kind; what did not is left out."""
        return [(kind, n) for kind in KINDS if (n := getattr(self, kind))]

    @property
    def most(self) -> str:
        """The kind that moved it most, the way it went; "": it did not move."""
        way = 1 if self.moved > 0 else -1
        found = max(self.parts, key=lambda part: way * part[1], default=("", 0))
        return found[0] if way * found[1] > 0 else ""


@dataclass(frozen=True)
class Stretch:
    """Part of a play, from one moment to another: a round or, where there are none, some actions."""

    round: int  # 0: there are no rounds
    first: int
    last: int


SOME: Final = 12  # stretches of a play without rounds


def stretches(rounds: Sequence[tuple[int, int]], actions: int) -> list[Stretch]:
    """A play in parts. `rounds`: the action with which each began, and its number; a round goes on to the next."""
    begun = [(first, round_) for first, round_ in rounds if round_]
    if len(begun) < 2:
        begun = [(actions * n // SOME, 0) for n in range(SOME)]
    firsts = [0, *(first for first, _ in begun[1:])]
    parts = zip(begun, firsts, [*firsts[1:], actions], strict=True)
    return [Stretch(round_, first, last) for (_, round_), first, last in parts if last > first]


def decisive(review: Review, seat: int, parts: Sequence[Stretch]) -> Stretch | None:
    """The part in which the seat's chance rose most; None if it never did."""
    best = max(parts, key=lambda one: review.chance(one.last)[seat] - review.chance(one.first)[seat], default=None)
    return best if best is not None and Ledger.of(review, seat, best.first, best.last).moved > 0 else None


def ahead_since(review: Review, seat: int) -> int:
    """The moment from which on nobody's chance was greater any more."""
    for moment in range(review.actions, BEFORE, -1):
        if max(review.chance(moment)) > review.chance(moment)[seat] + 1e-9:
            return moment + 1
    return 0
