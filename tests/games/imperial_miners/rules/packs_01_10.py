"""Packs and positions that the rule tests of IM-1 to IM-10 share."""

from __future__ import annotations

from helpers import (
    HOUSE,
    act,
    card,
    position,
    small_pack,
)

CARDS = HOUSE.pack.cards
PLAIN = small_pack(
    card("pit", 1, copies=9),
    card("shed", 1, copies=9),
    card("hall", 2, copies=9),
    card("dome", 3, copies=9),
    card("core", 4, copies=9),
)
AT_SURFACE = """
{table}
flow = ["round", "end-of-round"]
[[seat]]
coins = 20
asked = "surface"
"""


def drawing(table: str, pack=PLAIN):
    """A seat that draws three cards with its surface effect, from the decks and piles of `table`."""
    return act(position(AT_SURFACE.format(table=table), pack), 0, "surface 4")


def copies(cards) -> int:
    return sum(card.copies for card in cards)


# ---------------------------------------------------------------- IM-5: the opening hand
DEALT = ("alchemy-a", "technology-a", "diplomacy-a")
