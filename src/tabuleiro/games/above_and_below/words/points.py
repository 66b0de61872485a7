"""What points are for: a building, its card, what a card counts, goods, a place in reputation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabuleiro.core.event import Event
from tabuleiro.drawing.tags import minus
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.names import WORDS, building_name

PLAIN: Final = ("building", "card", "goods", "reputation")  # all else is the id of a card that counts something
SIDES: Final = {"seat": "by", "buyer": "buyer_by"}  # who of an event gets the points, and the parts of them


def parts_of(events: Iterable[Event], seat: int) -> dict[str, int]:
    """A seat's points of some events by what they are for, in the order in which they came."""
    found: dict[str, int] = {}
    for event in events:
        for side, key in SIDES.items():
            who = event.seat if side == "seat" else event.data.get(side)
            parts = event.data.get(key)
            if who != seat or not isinstance(parts, tuple):
                continue
            for part in parts:
                what, _, n = str(part).rpartition(" ")
                found[what] = found.get(what, 0) + int(n)
    return {what: n for what, n in found.items() if n}


def source(game: AboveAndBelow, what: str, lang: str) -> str:
    """What it is for, by name."""
    return WORDS.text(lang, f"points-{what}") if what in PLAIN else building_name(game, what, lang)


def why(game: AboveAndBelow, parts: dict[str, int], lang: str) -> str:
    """`building +1, card +2`"""
    shown = (f"{source(game, what, lang)} {'+' if n > 0 else ''}{minus(n)}" for what, n in parts.items())
    return ", ".join(shown)
