"""What a seat knows of hands, whose levels everybody sees (IM-14), as fields.py declares it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.games.imperial_miners.rules.codes import BYTE, PILE

if TYPE_CHECKING:
    from tabuleiro.games.imperial_miners.rules.state import Miner, MineState


def level_of(g: MineState, card: int) -> int:
    return g.box.level[card]


def levels_of(g: MineState, cards: bytes) -> list[int]:
    """The backs of cards: how many there are of each level."""
    found = [0] * PILE
    for card in cards:
        found[g.box.level[card]] += 1
    return found


def seen_of_hand(g: MineState, p: Miner, seat: int) -> tuple[bytes, bytes, list[int]]:
    """Levels are public, as the decks drawn from are (house ruling); of another hand, the cards that all have seen."""
    if p.seat == seat:
        return p.hand, b"", levels_of(g, p.hand)
    hidden = p.hand
    for card in p.known:
        hidden = hidden.replace(BYTE[card], b"", 1)
    return p.known, hidden, levels_of(g, p.hand)
