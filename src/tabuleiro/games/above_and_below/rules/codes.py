"""The numbers by which a play of Above and Below is kept: wares, powers, piles, outcomes of chance, bits."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64

# To add to bytes, as in `a = a + BYTE[n]`: compiled, that is much faster than `a += BYTE[n]`.
BYTE: Final[list[bytes]] = [bytes([i]) for i in range(256)]

# Wares (goods, then potion and cider) are counted in one int, five bits for each.
WARE_BITS: Final = 5
MOST: Final = 31  # of one ware
ONE: Final[list[int]] = [1 << WARE_BITS * ware for ware in range(10)]
ALL_OF: Final[list[int]] = [MOST << WARE_BITS * ware for ware in range(10)]
POTION: Final = 8
CIDER: Final = 9
WARES: Final = 10
GOODS: Final = 8  # the first eight wares are goods
ANY_GOOD: Final = (1 << WARE_BITS * GOODS) - 1
NO_WARE: Final = -1

# What a village's buildings can do, added up in one int, six bits for each.
POWER_BITS: Final = 6
MOST_POWER: Final = 63
BEDS: Final = 0
INCOME: Final = 1
REROLLS: Final = 2
COIN_WHEN_BUILDING: Final = 3
COIN_WHEN_EXPLORING: Final = 4
TRAIN_TO_READY: Final = 5
SPEND_DRINKS: Final = 6
POTION_EACH_ROUND: Final = 7

# The piles of the table. A deck is a bag: what lies in it has no order; what was put under it (AB-15, AB-26) has one,
# known to all, and comes up after the bag.
HOUSES: Final = 0
OUTPOSTS: Final = 1
CAVES: Final = 2
UNDER: Final = 3  # piles[UNDER + deck]: what was put under the deck, the next one first
VILLAGERS: Final = 6
OFFER: Final = 7  # piles[OFFER + deck]: the face-up row of houses (7) and of outposts (8)
KEYS: Final = 9
STARS: Final = 10
ROW: Final = 11  # the villagers to train, by space; 0: nobody
SPECIAL: Final = 12
PILES: Final = 13

# Outcomes of chance are named in one space: faces of a die, then buildings, villagers, cave cards; imagined worlds draw
# from the book with codes of their own, which no record holds.
DIE: Final = bytes(range(1, 7))
BUILDING_OUTCOME: Final = 256
VILLAGER_OUTCOME: Final = 512
CAVE_OUTCOME: Final = 768
GUESS_OUTCOME: Final = 1024
OUTCOMES_OF: Final[list[int]] = [0] * 7  # deck -> where its outcomes start
OUTCOMES_OF[HOUSES] = OUTCOMES_OF[OUTPOSTS] = BUILDING_OUTCOME
OUTCOMES_OF[CAVES] = CAVE_OUTCOME
OUTCOMES_OF[VILLAGERS] = VILLAGER_OUTCOME

NO_OPTION: Final = -1
NOTHING_STAKED: Final = -1
STAKED_VILLAGER: Final = 16  # a staked villager is this + slot; lower numbers are wares
NOBODY: Final = -1
NO_DEAL: Final[tuple[int, int, int, int, int]] = (NOBODY, NOBODY, NO_WARE, 0, 0)


def _bits_of(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


FEW_SLOTS: Final = 4096
_SLOTS: Final[list[list[int]]] = [_bits_of(mask) for mask in range(FEW_SLOTS)]


def slots(mask: i64) -> list[int]:
    """The slots of a set of villagers, lowest first; the list is shared and never changed."""
    return _SLOTS[mask] if mask < FEW_SLOTS else _bits_of(mask)


def count(wares: i64, ware: i64) -> i64:
    return wares >> ware * WARE_BITS & MOST
