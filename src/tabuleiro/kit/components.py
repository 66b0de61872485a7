"""Components of a game: which fields and piles hold which cards, declared once.

From that follow the count of everything in the box, what a deck holds when a position does not say it (all that is
nowhere else), and the complaint about a position with more of something than there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabuleiro.core.game import Components


@dataclass(eq=False)
class Held:
    """One kind of component, kept by number, and all fields that hold some of it.

    `seat` and `table` name fields (several cards as bytes, or one as its number), `piles` and `decks` are numbers of
    piles of the table; decks are those that hold the rest. `other` gives what is kept in another way.
    """

    ids: str  # where the box has their names
    seat: str = ""
    table: str = ""
    piles: Iterable[int] = ()
    decks: Iterable[int] = ()
    other: Callable[[Any], bytes] | None = None
    called: str = "{}"

    def __post_init__(self) -> None:
        self.piles, self.decks = tuple(self.piles), tuple(self.decks)  # looked through again and again

    def outside(self, g: Any, field: str) -> bytes:
        """All of the kind that is not in its decks."""
        found = b"".join(held(p, name) for p in g.players for name in self.seat.split())
        found += b"".join(held(g, name) for name in self.table.split())
        found += b"".join(getattr(g, field)[pile] for pile in self.piles)
        return found + self.other(g) if self.other is not None else found


def held(holder: object, name: str) -> bytes:
    """What a field holds; a single number is one card, 0 none."""
    value = getattr(holder, name)
    if isinstance(value, bytes):
        return value
    return bytes(value) if isinstance(value, tuple) else bytes([value]) if value > 0 else b""


@dataclass(eq=False)
class Inventory(Components):
    """The kinds of components of a game."""

    kinds: Sequence[Held]
    more: Callable[[Any], Mapping[str, int]] | None = None  # counts what is not kept by number
    field: str = "piles"  # of the state, with its piles
    full: str = "full_piles"  # of the box, with the decks as they are at first

    def counted(self, g: Any) -> dict[str, int]:
        found: Counter[str] = Counter()
        piles = getattr(g, self.field)
        for kind in self.kinds:
            names = getattr(g.box, kind.ids)
            there = kind.outside(g, self.field) + b"".join(piles[deck] for deck in kind.decks)
            found.update(kind.called.format(names[one]) for one in there if names[one])
        if self.more is not None:
            found.update(self.more(g))
        return dict(found)

    def left_over(self, g: Any, decks: Container[int] | None = None) -> dict[int, bytes]:
        """What each deck, or each of these, holds if nothing is missing: all that is nowhere else."""
        full = getattr(g.box, self.full)
        found: dict[int, bytes] = {}
        for kind in self.kinds:
            wanted = [deck for deck in kind.decks if decks is None or deck in decks]
            elsewhere = kind.outside(g, self.field) if wanted else b""
            for deck in wanted:
                rest = bytearray(full[deck])
                for one in elsewhere:
                    if one in rest:
                        rest.remove(one)
                found[deck] = bytes(sorted(rest))
        return found

    def too_many(self, g: Any, with_decks: bool = True) -> str:
        """What a position has more of than there is in the box; "" if nothing."""
        full, piles = getattr(g.box, self.full), getattr(g, self.field)
        for kind in self.kinds:
            if not kind.decks:
                continue
            there = Counter(kind.outside(g, self.field))
            there.update(one for deck in kind.decks if with_decks for one in piles[deck])
            names = getattr(g.box, kind.ids)
            for one, n in (there - Counter(b"".join(full[deck] for deck in kind.decks))).items():
                if names[one]:
                    return f"there are fewer '{names[one]}' in the box: {n} too many"
        return ""
