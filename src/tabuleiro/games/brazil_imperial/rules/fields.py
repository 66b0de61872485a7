"""The fields of a play of Brazil: Imperial, each declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.fields import LATER, Declared, lists, own, partly, piles, public
from tabuleiro.core.kinds import P_co
from tabuleiro.core.secrecy import size
from tabuleiro.core.state import Player, Stack, State
from tabuleiro.games.brazil_imperial.rules.codes import (
    ARCHES,
    COMBAT_DECK,
    EXPLORATION,
    GOLD_DECK,
    NO_ARCH,
    NOBODY,
    NOT_LAID,
    PALACES,
    RESERVE,
    UNITS,
)
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE
from tabuleiro.games.brazil_imperial.rules.secrecy import (
    PILES,
    attack_cards,
    defence_cards,
    eras,
    is_set,
    looked_at,
    mission_deck,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.brazil_imperial.rules.box import Box
    from tabuleiro.games.brazil_imperial.rules.map import Ground


class RealmFields(Player, metaclass=Declared):
    colour: i64 = public(NOBODY)  # the board; NOBODY: not yet
    monarch: i64 = public(0)  # 0: not yet, or still secret
    supply: i64 = public(0)  # goods
    wealth: i64 = public(0)  # goods of the supply and on tiles held
    gold_hand: bytes = own(b"", into=GOLD_DECK, back=size, till_over=True)
    combat_hand: bytes = own(b"", into=COMBAT_DECK, back=size, till_over=True)
    missions: bytes = own(b"", into=mission_deck, back=eras, till_over=True)  # in hand
    revealed: bytes = public(b"")  # missions completed
    returned: bytes = own(b"", till_over=True)  # the missions that it put under the decks
    dealt: bytes = own(b"", into=mission_deck, back=size)  # set-up: two missions of each era, to choose from
    kept: bytes = own(b"", back=size)  # set-up: those chosen so far, era by era
    crown: i64 = own(0, back=is_set)  # set-up: the monarch chosen in secret
    at: tuple[int, ...] = public((RESERVE,) * UNITS)  # unit -> hex, RESERVE or DEFEATED
    deployed: i64 = public(0)  # units that were deployed once, defeated ones too
    on_map: i64 = public(0)  # units
    made: i64 = public(0)  # products
    slots: bytes = public(bytes(ARCHES))  # arch -> product + 1, 0: free
    upgraded: i64 = public(0)  # arches with a product
    on_monarch: i64 = public(0)  # products on the monarch's board
    palaces: bytes = public(bytes([NOWHERE] * PALACES))  # palace -> hex, NOWHERE: not placed
    token: i64 = public(NO_ARCH)  # the arch where the era's token lies, NO_ARCH: nowhere
    under: bytes = public(bytes([NOT_LAID, NOT_LAID]))  # where the tokens of eras I and II lie, once they are past
    paintings: bytes = public(b"")
    powers: i64 = public(0)
    capital: i64 = public(NOWHERE)  # hex
    tiles: bytes = public(b"")  # the hexes of all it has built, the capital first
    lands: bytes = public(b"")  # the land hexes on or next to these
    held: i64 = public(0)  # buildings and cities held, seized ones too
    marked: bytes = public(b"")  # hexes of the tiles that the monarch makes better
    marks: i64 = public(0)  # how many of the monarch's firsts are used up
    finds: bytes = public(b"")  # exploration tiles kept
    peeks: bytes = public(b"")  # hexes whose face-down tile it has looked at
    once: i64 = public(0)
    # the turn
    arch: i64 = public(NO_ARCH)  # this turn's, NO_ARCH: none yet
    spent: i64 = public(0)
    party: i64 = public(0)  # units that move, or that attack
    # a payment
    due: i64 = public(0)  # icons left to pay, see payment.py
    paid: i64 = public(0)  # what was given for it so far: goods, then the ways of PAID_BY, a digit each
    wild: i64 = public(0)  # resources of no kind, and gold and science, that a monarch's exchange gave for this payment
    exchanges: i64 = public(0)  # how many it has made in this payment
    off: i64 = public(0)  # kinds of icons (bits) of which one may be left out; 0: no discount
    paused: Stack = public(())  # what it goes on with when others have been asked


class BrazilStateFields(State[P_co], metaclass=Declared):
    box: Box = public(LATER)
    ground: Ground = public(LATER)
    round: i64 = public(0)
    era: i64 = public(1)
    first: i64 = public(NOBODY)  # who has the first-player tile, NOBODY: not known yet
    turn: i64 = public(NOBODY)  # whose turn, NOBODY: none
    ending: i64 = public(0)  # 1: this round is the last
    won: i64 = public(0)  # solo: 1 won
    face: list[int] = lists(LATER, shared=True)  # hex -> what was built there
    builder: list[int] = lists(LATER, shared=True)  # hex -> seat, NO_BUILDER
    army: bytes = public(LATER)  # hex -> seat + 1 of whose units stand there, 0: nobody's
    near: bytes = public(LATER)  # hex -> seats (bits) that have built on it or next to it
    explore: bytes = partly(LATER, looked_at, into=EXPLORATION)  # hex -> exploration tile
    goods: list[int] = lists(LATER)  # hex -> goods on its tile
    piles: list[bytes] = piles(LATER, PILES)
    dutch: bytes = public(bytes([RESERVE] * UNITS))  # solo: where the Dutch units stand, by unit
    # the fight that is open, BI-38; also an expedition's attempt, whose defender is NOBODY
    attacker: i64 = public(NOBODY)
    defender: i64 = public(NOBODY)
    field: i64 = public(NOWHERE)  # the hex fought for, NOWHERE: no fight
    origin_hex: i64 = public(NOWHERE)  # the hex an adjacent attack comes from, NOWHERE: the units have entered
    attack: bytes = partly(b"", attack_cards, into=COMBAT_DECK)  # cards
    defence: bytes = partly(b"", defence_cards, into=COMBAT_DECK)
    attack_off: i64 = public(0)  # cards (bits) that count 0
    defence_off: i64 = public(0)
    open_cards: i64 = public(0)  # 1: they are revealed, SETTLED: only what follows from the outcome is still asked
