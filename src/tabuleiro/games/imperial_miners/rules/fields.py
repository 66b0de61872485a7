"""The fields of a play of Imperial Miners, each declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.compiler import i64
from tabuleiro.core.fields import LATER, Declared, own, partly, piles, public
from tabuleiro.core.kinds import P_co
from tabuleiro.core.player import Player
from tabuleiro.core.secrecy import BAG, PUBLIC, size
from tabuleiro.core.state import State
from tabuleiro.games.imperial_miners.rules.codes import NO_CARDS, NO_EVENT, NOT_COUNTING, OFF_BOARD, PILE
from tabuleiro.games.imperial_miners.rules.secrecy import level_of, seen_of_hand

if TYPE_CHECKING:
    from tabuleiro.games.imperial_miners.rules.box import Box

# Nothing hidden belongs to level 4: its cards are all alike, and drawn in the open (IM-1, IM-28).
DECKS = {**dict.fromkeys((1, 2, 3), BAG), **dict.fromkeys((0, *range(4, 2 * PILE)), PUBLIC)}


class MinerFields(Player, metaclass=Declared):
    coins: i64 = public(0)
    vp: i64 = public(0)
    hand: bytes = partly(b"", seen_of_hand, into=level_of)
    known: bytes = public(b"")  # cards of the hand that everybody has seen (IM-30)
    kept: bytes = own(b"", back=size)  # secret until all have chosen their opening hand
    pick: i64 = own(0)  # secret until the reveal; 0: none
    playing: i64 = public(0)  # the revealed card, until it is placed
    cards: bytes = public(b"")
    cells: bytes = public(b"")
    machines: bytes = public(b"")
    grid: bytes = public(NO_CARDS)  # cell -> number of its card + 1, 0: empty
    rows: tuple[int, ...] = public((0, 0, 0, 0, 0))  # level -> columns taken, as bits
    factions: i64 = public(0)  # cards of each faction, four bits for each
    collapsed: i64 = public(0)  # sets of cards are bit masks over their numbers
    active: i64 = public(0)  # activated this round
    complete: i64 = public(0)  # sets of borders are bit masks over number * 3 + direction
    halves: i64 = public(0)  # borders with a half cart that is not complete
    board: i64 = public(OFF_BOARD)
    space: i64 = public(0)
    advanced: i64 = public(0)  # 1: has advanced this round
    discount: i64 = public(0)  # waits for the next card with a cost
    cleared: i64 = public(NOT_COUNTING)  # collapses discarded by the effect being resolved, if it counts them


class MineStateFields(State[P_co], metaclass=Declared):
    box: Box = public(LATER)
    round: i64 = public(0)
    event: i64 = public(NO_EVENT)
    event_bag: bytes = public(LATER)
    past_events: bytes = public(b"")
    sides: tuple[int, ...] = public(())  # the side that is up, for each board
    decks: list[bytes] = piles(LATER, DECKS)
    cost_less: i64 = public(0)  # the features of this round's event (IM-13)
    cart_pays: i64 = public(0)
    surface_twice: i64 = public(0)
    advance_plus: i64 = public(0)
