"""The fields of a play of Brazil: Imperial, each declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.fields import LATER, Declared, lists, own, partly, piles, public
from tabuleiro.core.kinds import P_co
from tabuleiro.core.player import Player, Stack
from tabuleiro.core.secrecy import size
from tabuleiro.core.shapes import Counts, Digits, Each, Row, Several, Shape, Thing
from tabuleiro.core.state import State
from tabuleiro.games.brazil_imperial.content.pack import ERAS, GOODS, SCHOOLS
from tabuleiro.games.brazil_imperial.rules import codes, secrecy
from tabuleiro.games.brazil_imperial.rules.axes import HEXES, Map
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.box import Box
    from tabuleiro.games.brazil_imperial.rules.map import Ground

# For learners.
EACH_GOOD: Final = Digits(codes.GOOD_KINDS, codes.GOOD_BITS, GOODS)
UNITS: Final = Digits(codes.UNITS, 1)
WHERE: Final = Row(codes.UNITS, sized=False)
ON_MAP: Final = Row(HEXES, sized=False)
UNDER: Final = Row(2, sized=False)
PALACES: Final = Row(codes.PALACES, sized=False)
HELD: Final = Digits(codes.HELD_ERA + codes.LAST_ERA + 1, codes.HELD_BITS)
ICONS: Final = Digits(9, codes.GOOD_BITS)
PAID: Final = Digits(9, 5)
CREDIT: Final = Digits(7, codes.GOOD_BITS)
MISSIONS: Final = Counts("mission_ids")
COMBAT: Final = Counts("combat_ids")
COMBAT_SET: Final = Digits(codes.MOST_PLAYED, 1)
PILE_SHAPES: Final[dict[int, tuple[str, Shape]]] = {
    codes.GOLD_DECK: ("gold cards unseen", Counts("gold_ids")),
    codes.GOLD_DISCARDS: ("gold cards discarded", Counts("gold_ids")),
    codes.COMBAT_DECK: ("combat cards unseen", COMBAT),
    codes.COMBAT_DISCARDS: ("combat cards discarded", COMBAT),
    **{codes.MISSIONS + era: (f"missions of era {era} unseen", MISSIONS) for era in ERAS},
    codes.EXPLORATION: ("exploration tiles unseen", Counts("find_ids")),
    codes.EXPLORED: ("exploration tiles gone", Counts("find_ids")),
    codes.CITIES: ("cities left", Counts("face_ids")),
    codes.CITY_TOPS: ("cities on offer", Row(2, "face_ids", sized=False)),
    codes.GALLERY: ("gallery", Row(6, "painting_ids")),
    **{codes.PAINTINGS + i: (f"{school} paintings left", Counts("painting_ids")) for i, school in enumerate(SCHOOLS)},
    codes.CAPITAL_TILES: ("capital tiles", Row(4, "capital_ids")),
    codes.TILES_LEFT: ("building tiles left", Row(4, sized=False)),
    codes.TILES_GONE: ("building tiles covered", Row(4, sized=False)),
    codes.CITIES_LEFT: ("cities in stacks", Row(2, sized=False)),
}


class RealmFields(Player, metaclass=Declared):
    colour: i64 = public(codes.NOBODY)  # the board; NOBODY: not yet
    monarch: i64 = public(0, shape=Thing("monarch_ids"))  # 0: not yet, or still secret
    supply: i64 = public(0, shape=EACH_GOOD)  # goods
    wealth: i64 = public(0, shape=EACH_GOOD)  # goods of the supply and on tiles held
    gold_hand: bytes = own(b"", into=codes.GOLD_DECK, back=size, till_over=True, shape=Counts("gold_ids"))
    combat_hand: bytes = own(b"", into=codes.COMBAT_DECK, back=size, till_over=True, shape=Counts("combat_ids"))
    missions: bytes = own(b"", into=secrecy.mission_deck, back=secrecy.eras, till_over=True, shape=MISSIONS)  # in hand
    revealed: bytes = public(b"", shape=MISSIONS)  # missions completed
    returned: bytes = own(b"", till_over=True, shape=MISSIONS)  # the missions that it put under the decks
    dealt: bytes = own(b"", into=secrecy.mission_deck, back=size, shape=MISSIONS)  # set-up: to choose from, two an era
    kept: bytes = own(b"", back=size, shape=MISSIONS)  # set-up: those chosen so far, era by era
    crown: i64 = own(0, back=secrecy.is_set, shape=Thing("monarch_ids"))  # set-up: the monarch chosen in secret
    at: tuple[int, ...] = public((codes.RESERVE,) * codes.UNITS, shape=WHERE)  # unit -> hex, RESERVE or DEFEATED
    deployed: i64 = public(0, shape=UNITS)  # units that were deployed once, defeated ones too
    on_map: i64 = public(0)  # units
    made: i64 = public(0)  # products
    slots: bytes = public(bytes(codes.ARCHES), shape=Row(codes.ARCHES, sized=False))  # arch -> product + 1, 0: free
    upgraded: i64 = public(0)  # arches with a product
    on_monarch: i64 = public(0)  # products on the monarch's board
    palaces: bytes = public(bytes([NOWHERE] * codes.PALACES), shape=PALACES)  # palace -> hex, NOWHERE: not placed
    token: i64 = public(codes.NO_ARCH)  # the arch where the era's token lies, NO_ARCH: nowhere
    under: bytes = public(bytes([codes.NOT_LAID] * 2), shape=UNDER)  # where the past tokens of eras I and II lie
    paintings: bytes = public(b"", shape=Counts("painting_ids"))
    powers: i64 = public(0, shape=Digits(len(codes.POWERS) + 1, 1))
    capital: i64 = public(NOWHERE)  # hex
    tiles: bytes = public(b"", shape=Row(24))  # the hexes of all it has built, the capital first
    lands: bytes = public(b"")  # the land hexes on or next to these
    held: i64 = public(0, shape=HELD)  # buildings and cities held, seized ones too
    marked: bytes = public(b"", shape=Row(8))  # hexes of the tiles that the monarch makes better
    marks: i64 = public(0)  # how many of the monarch's firsts are used up
    finds: bytes = public(b"", shape=Counts("find_ids"))  # exploration tiles kept
    peeks: bytes = public(b"", shape=Row(24))  # hexes whose face-down tile it has looked at
    once: i64 = public(0, shape=Digits(2, 1))
    # the turn
    arch: i64 = public(codes.NO_ARCH)  # this turn's, NO_ARCH: none yet
    spent: i64 = public(0, shape=Digits(7, 1))
    party: i64 = public(0, shape=UNITS)  # units that move, or that attack
    # a payment
    due: i64 = public(0, shape=ICONS)  # icons left to pay, see payment.py
    paid: i64 = public(0, shape=PAID)  # what was given for it so far: goods, then the ways of PAID_BY, a digit each
    wild: i64 = public(0, shape=CREDIT)  # resources of no kind, gold and science that an exchange gave for this payment
    exchanges: i64 = public(0)  # how many it has made in this payment
    off: i64 = public(0, shape=Digits(13, 1))  # kinds of icons (bits) of which one may be left out; 0: no discount
    paused: Stack = public(())  # what it goes on with when others have been asked


class BrazilStateFields(State[P_co], metaclass=Declared):
    box: Box = public(LATER)
    ground: Ground = public(LATER, shape=Map())
    round: i64 = public(0)
    era: i64 = public(1)
    first: i64 = public(codes.NOBODY)  # who has the first-player tile, NOBODY: not known yet
    turn: i64 = public(codes.NOBODY)  # whose turn, NOBODY: none
    ending: i64 = public(0)  # 1: this round is the last
    won: i64 = public(0)  # solo: 1 won
    face: list[int] = lists(LATER, shared=True, shape=ON_MAP)  # hex -> what was built there
    builder: list[int] = lists(LATER, shared=True, shape=ON_MAP)  # hex -> seat, NO_BUILDER
    army: bytes = public(LATER, shape=ON_MAP)  # hex -> seat + 1 of whose units stand there, 0: nobody's
    near: bytes = public(LATER)  # hex -> seats (bits) that have built on it or next to it
    explore: bytes = partly(LATER, secrecy.looked_at, into=codes.EXPLORATION, shape=ON_MAP)  # hex -> exploration tile
    goods: list[int] = lists(LATER, shape=Several(HEXES, EACH_GOOD))  # hex -> goods on its tile
    piles: list[bytes] = piles(LATER, secrecy.PILES, shape=Each(PILE_SHAPES))
    dutch: bytes = public(
        bytes([codes.RESERVE] * codes.UNITS), shape=WHERE
    )  # solo: where the Dutch units stand, by unit
    # the fight that is open, BI-38; also an expedition's attempt, whose defender is NOBODY
    attacker: i64 = public(codes.NOBODY)
    defender: i64 = public(codes.NOBODY)
    field: i64 = public(NOWHERE)  # the hex fought for, NOWHERE: no fight
    origin_hex: i64 = public(NOWHERE)  # the hex an adjacent attack comes from, NOWHERE: the units have entered
    attack: bytes = partly(b"", secrecy.attack_cards, into=codes.COMBAT_DECK, shape=COMBAT)  # cards
    defence: bytes = partly(b"", secrecy.defence_cards, into=codes.COMBAT_DECK, shape=COMBAT)
    attack_off: i64 = public(0, shape=COMBAT_SET)  # cards (bits) that count 0
    defence_off: i64 = public(0, shape=COMBAT_SET)
    open_cards: i64 = public(0)  # 1: they are revealed, SETTLED: only what follows from the outcome is still asked
