"""The numbers by which a play of Brazil: Imperial is kept: goods, faces, arches, piles, bits, outcomes of chance."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.games.brazil_imperial.content.pack import GOODS

# To add to bytes, as in `a = a + BYTE[n]`: compiled, that is much faster than `a += BYTE[n]`.
BYTE: Final[list[bytes]] = [bytes([i]) for i in range(256)]

# Goods are counted in one int, seven bits for each, in the order of GOODS: cane, coffee, wood, cotton, gold, science.
GOOD_BITS: Final = 7
MOST: Final = 127
CANE: Final = 0
COFFEE: Final = 1
WOOD: Final = 2
COTTON: Final = 3
GOLD: Final = 4
SCIENCE: Final = 5
RESOURCE_KINDS: Final = 4  # the first four goods are resources
GOOD_KINDS: Final = 6
ONE: Final[list[int]] = [1 << GOOD_BITS * good for good in range(6)]
ALL_OF: Final[list[int]] = [MOST << GOOD_BITS * good for good in range(6)]
EVERY_RESOURCE: Final = (1 << GOOD_BITS * RESOURCE_KINDS) - 1
DIGITS: Final = 127  # goods % DIGITS is how many there are of all kinds together: the sum of the digits to base 128

# What is held is counted in one int, five bits for each: the eight faces, all cities, the buildings of each era.
HELD_BITS: Final = 5
MOST_HELD: Final = 31
HELD_CITIES: Final = 8
HELD_ERA: Final = 8  # + era
LAST_ERA: Final = 3

# Units: `at` is a hex or one of these.
RESERVE: Final = 255  # not deployed yet
DEFEATED: Final = 254  # in the supply; comes back free
UNITS: Final = 5

SETTLED: Final = 2  # `open_cards` of a fight that is won and lost

# Faces on the map: 0 none, 1 to 8 buildings, 9 to 16 cities, then capitals by seat.
CITY: Final = 9
CAPITAL: Final = 17

NO_ARCH: Final = -1
ARCHES: Final = 7
DEPLOY: Final = 0
PAINTING: Final = 1
BUILD: Final = 2
RENOVATE: Final = 3
MANUFACTURE: Final = 4
HARBOR: Final = 5
TRADE: Final = 6

# Where a past token lies: under an arch (its number), or one of these.
NOT_LAID: Final = 255
ON_PAINTING: Final = 254  # on Coroados

PALACES: Final = 6  # palace I is the capital's

# Exploration: a hex has 0, a number of a tile that somebody has looked at, that + SHOWN once it is revealed, or UNSEEN.
# What lies face down and unseen has no number yet: it is drawn when somebody looks, which is the same to everybody.
UNSEEN: Final = 31
SHOWN: Final = 32
TILE_MASK: Final = 31
FACE_DOWN: Final[list[bool]] = [0 < tile < SHOWN for tile in range(2 * SHOWN)]

# What was done this turn, as bits.
ACTED: Final = 1
MOVED: Final = 2  # the free move
MARCHED: Final = 4  # the arch's additional move
TOKEN_USED: Final = 8  # what lies under the arch
PEEKED: Final = 16  # a painting's look
DISCOUNTED: Final = 32  # a painting's discount
MOVEMENT: Final = 64  # the movement phase has begun

# What was done in this game and can be done but once, as bits.
PALACE_PLACED: Final = 1  # by a painting
FIRST_DEPLOY: Final = 2  # the first deploy action of the game is over

# Paintings' lasting powers, as bits.
FOUND_WITH_ANY: Final = 1
ANY_SLOT: Final = 2
SECOND_BUILD: Final = 4
DISCOUNT: Final = 8
IGNORE_TERRAIN: Final = 16
COVER_ANY_ERA: Final = 32
PLACE_PALACE: Final = 64
PAST_TOKENS: Final = 128
TWO_STEPS: Final = 256
LEAVE_WATER: Final = 512
RETURN_HOME: Final = 1024
LOOK: Final = 2048
BEFORE_TRADE: Final = 4096
ON_REVEAL: Final = 8192
POWERS: Final = {  # what a painting's effect is called -> its bit, in the order above
    name: 1 << bit
    for bit, name in enumerate(
        (
            *("found-with-any-unit", "products-any-slot", "second-build", "build-discount", "ignore-terrain"),
            *("cover-own-any-era", "place-palace", "place-past-token", "free-move-steps", "leave-water-by-any-move"),
            *("defeated-defenders-return-to-capital", "peek", "gain-before"),
        )
    )
}

# Kinds of additional moves (BI-23) by their numbers in MOVES; the others need no name.
TO_OWN_CITY: Final = 0
TO_OWN_BUILT: Final = 2
TO_EDGE_OR_WATER: Final = 3
NO_MOVE: Final = -1
# Unit powers.
FOUND: Final = 1
CARRY: Final = 2
ADJACENT: Final = 4
# What an exploration tile does when it is revealed or built on.
KEEP_AT_ONCE: Final = 0
GOLD_FOR_BUILDER: Final = 1
BASIN: Final = 2
MISSION: Final = 3
KEPT_BY_BUILDER: Final = 4
GAIN_AT_ONCE: Final = 5
EXPEDITION: Final = 6

# The piles of the table. All decks are bags: what lies in them has no order until it is drawn.
GOLD_DECK: Final = 0
GOLD_DISCARDS: Final = 1
COMBAT_DECK: Final = 2
COMBAT_DISCARDS: Final = 3
MISSIONS: Final = 3  # piles[MISSIONS + era]: 4, 5, 6
RETURNED: Final = 6  # piles[RETURNED + era]: 7, 8, 9: what went under a mission deck; comes up when the deck is empty
EXPLORATION: Final = 10
EXPLORED: Final = 11  # tiles that left the game, seen by all
BURIED: Final = 12  # built over unseen by most: pairs of tile and the seats (bits) that had looked at it
CITIES: Final = 13
CITY_TOPS: Final = 14  # the two on offer; 0: the stack is empty
GALLERY: Final = 15
PAINTINGS: Final = 16  # + school: 16, 17, 18
CAPITAL_TILES: Final = 19  # before the set-up has dealt them: all; then those lying on the map's sites, in their order
TILES_LEFT: Final = 20  # how many of each building tile are left in the stock
TILES_GONE: Final = 21  # how many of each were covered
CITIES_LEFT: Final = 22  # how many each stack has, the top one not counted
PILES: Final = 23

# Outcomes of chance are named in one space.
SCENARIO_OUTCOME: Final = 0
COLOUR_OUTCOME: Final = 32
SEAT_OUTCOME: Final = 48
CAPITAL_OUTCOME: Final = 64
CITY_OUTCOME: Final = 96
EXPLORATION_OUTCOME: Final = 128
PAINTING_OUTCOME: Final = 192
MISSION_OUTCOME: Final = 256
GOLD_OUTCOME: Final = 320
COMBAT_OUTCOME: Final = 384

NOBODY: Final = -1
NO_BUILDER: Final = 255
DUTCH: Final = 1  # the seat number of the Dutch in the solo game, who have no player
DUTCH_BOARD: Final = 1
MOST_PLAYED: Final = 3  # combat cards in a fight
MOST_GOODS: Final = 5  # the limits of BI-12
MOST_GOLD_CARDS: Final = 3
MOST_COMBAT_CARDS: Final = 3

EVERY_UNIT: Final = 31
UNITS_OF: Final[list[list[int]]] = [[u for u in range(UNITS) if mask >> u & 1] for mask in range(32)]


def count(goods: i64, good: i64) -> i64:
    return goods >> good * GOOD_BITS & MOST


def total(figures: list[int], things: bytes) -> i64:
    """What some cards or tiles come to together, each by its number."""
    found: i64 = 0
    for thing in things:
        found += figures[thing]
    return found


def with_byte(text: bytes, i: i64, value: i64) -> bytes:
    return text[:i] + BYTE[value] + text[i + 1 :]


def with_one(numbers: list[int], i: i64, value: i64) -> list[int]:
    """As `with_byte`, for the lists of the map: states share them, so they are never changed in place."""
    changed = numbers[:]
    changed[i] = value
    return changed


def with_unit(at: tuple[int, ...], unit: i64, hex_: i64) -> tuple[int, ...]:
    """Where a seat's units are, once one of them is elsewhere."""
    changed = list(at)
    changed[unit] = hex_
    return tuple(changed)


def without(cards: bytes, card: i64) -> bytes:
    """A hand or pile with one such card less."""
    return cards.replace(BYTE[card], b"", 1)


def goods_told(goods: i64) -> tuple[str, ...]:
    """Goods by their names, as events tell them."""
    return tuple(name for good, name in enumerate(GOODS) for _ in range(goods >> good * GOOD_BITS & MOST))
