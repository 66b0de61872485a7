"""The numbers by which a play of Imperial Miners is kept: piles, bits, what is not there."""

from __future__ import annotations

from typing import Final

from tabuleiro.games.imperial_miners.rules.mine import CELLS

# To add to bytes, as in `a = a + BYTE[n]`: compiled, that is much faster than `a += BYTE[n]`.
BYTE: Final[list[bytes]] = [bytes([i]) for i in range(256)]
NO_CARDS: Final = bytes(CELLS)
NIBBLE: Final = 4  # bits for the cards of one faction: a mine has at most 15
ONE_OF_EACH: Final = 0x111111
PILE: Final = 5  # decks[level] is the face-down deck, decks[PILE + level] its discard pile
OFF_BOARD: Final = -1
NOT_COUNTING: Final = -1
NO_EVENT: Final = -1
