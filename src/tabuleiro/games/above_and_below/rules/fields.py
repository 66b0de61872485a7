"""The fields of a play of Above and Below, each declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.fields import LATER, Declared, lists, public, secret
from tabuleiro.core.kinds import P_co
from tabuleiro.core.player import MOST_SEATS, Player
from tabuleiro.core.shapes import Counts, Digits, Each, Row, Shape, Thing
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.codes import NO_DEAL, NO_OPTION, NO_WARE, NOBODY, NOTHING_STAKED, POWER_BITS

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.box import Box

# For learners: so much of what may grow on and on.
MOST_SLOTS: Final = 16
MOST_BUILDINGS: Final = 24
MOST_CAVES: Final = 12
MOST_PATH: Final = 4
DEAL: Final = Row(5, least=-1, sized=False)  # buyer, seller, ware, offer, price asked
SLOTS: Final = Digits(MOST_SLOTS, 1)  # a set of villagers
EACH_WARE: Final = Digits(codes.WARES, codes.WARE_BITS, WARES)
EACH_GOOD: Final = Digits(codes.GOODS, codes.WARE_BITS, WARES[: codes.GOODS])
PILE_SHAPES: Final[dict[int, tuple[str, Shape]]] = {
    codes.HOUSES: ("houses left", Counts("ids")),
    codes.OUTPOSTS: ("outposts left", Counts("ids")),
    codes.CAVES: ("caves left", Counts("cave_ids")),
    codes.UNDER + codes.HOUSES: ("houses under the deck", Row(8, "ids")),
    codes.UNDER + codes.OUTPOSTS: ("outposts under the deck", Row(8, "ids")),
    codes.UNDER + codes.CAVES: ("caves under the deck", Row(8, "cave_ids")),
    codes.VILLAGERS: ("villagers left", Counts("villager_ids")),
    codes.OFFER + codes.HOUSES: ("houses on offer", Row(8, "ids")),
    codes.OFFER + codes.OUTPOSTS: ("outposts on offer", Row(8, "ids")),
    codes.KEYS: ("key houses", Counts("ids")),
    codes.STARS: ("star houses", Counts("ids")),
    codes.ROW: ("villagers to train", Row(5, "villager_ids")),
    codes.SPECIAL: ("special villagers", Counts("villager_ids")),
}


class VillageFields(Player, metaclass=Declared):
    coins: i64 = public(0)
    reputation: i64 = public(0)
    villagers: bytes = public(b"", shape=Row(MOST_SLOTS, "villager_ids"))  # slot -> villager
    ready: i64 = public(0, shape=SLOTS)  # every villager is in one of these four sets
    tired: i64 = public(0, shape=SLOTS)  # exhausted, as the rules call it
    injured: i64 = public(0, shape=SLOTS)
    sent: i64 = public(0, shape=SLOTS)  # on the cave card
    hammers: i64 = public(0, shape=SLOTS)  # who can build, who for a coin less
    hammers_plus: i64 = public(0, shape=SLOTS)
    quills: i64 = public(0, shape=SLOTS)
    quills_plus: i64 = public(0, shape=SLOTS)
    cats: i64 = public(0, shape=SLOTS)  # who rolls a die first (AB-36)
    clockwork: i64 = public(0, shape=SLOTS)  # who has a bed of their own
    supply: i64 = public(0, shape=EACH_WARE)  # wares
    sale: i64 = public(NO_WARE)  # the ware in the sale circle, NO_WARE: none
    track: i64 = public(0, shape=EACH_GOOD)  # goods on the advancement track
    kinds: bytes = public(b"", shape=Row(codes.GOODS, least=-1))  # the good on each space of the track
    buildings: bytes = public(b"", shape=Row(MOST_BUILDINGS, "ids"))
    goods: bytes = public(b"", shape=Row(MOST_BUILDINGS))  # how many goods lie on each building
    ripe: i64 = public(0)  # goods on all of them
    outposts: i64 = public(0)  # how many buildings are outposts; outpost i lies on cave i
    caves: bytes = public(b"", shape=Row(MOST_CAVES, "cave_ids"))
    powers: i64 = public(0, shape=Digits(codes.POTION_EACH_ROUND + 1, POWER_BITS))
    passed: i64 = public(0)
    acted: i64 = public(0)  # this turn: 1 an action, 2 passed
    exchanged: i64 = public(0)  # this turn: 1 a row of buildings
    negotiated: i64 = public(0, shape=Digits(MOST_SEATS, 1))  # this turn: the sellers asked, as bits
    slept: i64 = public(0, shape=SLOTS)  # in this rest: who has used a bed
    # the encounter that is open, AB-9 to AB-16
    cave: i64 = public(0, shape=Thing("cave_ids"))  # the card being explored, 0: none
    face: i64 = public(0)  # the die that chose the paragraph
    paragraph: i64 = public(0)
    path: tuple[int, ...] = public((), shape=Row(MOST_PATH))  # the paragraphs read
    option: i64 = public(NO_OPTION)  # the one declared, NO_OPTION: none yet
    party: i64 = public(0, shape=SLOTS)  # all who were sent, also those injured since
    dice: bytes = public(b"", shape=Row(MOST_SLOTS))  # by slot, 0: not rolled
    light: i64 = public(0)  # lanterns in all
    bonus: i64 = public(0)  # of these, from the option's bonus
    rerolls: i64 = public(0)  # left
    staked: i64 = public(NOTHING_STAKED)  # NOTHING_STAKED, a ware, or STAKED_VILLAGER + slot


class VillageStateFields(State[P_co], metaclass=Declared):
    # Decks are bags in which nothing hidden ever lies: what is left there, all can work out.
    box: Box = public(LATER)
    round: i64 = public(0)
    first: i64 = public(0)  # who has the start-player card
    turn: i64 = public(NOBODY)  # whose turn it is, NOBODY: round's end or game over
    piles: list[bytes] = lists(LATER, shape=Each(PILE_SHAPES))
    cave_top: i64 = public(0, shape=Thing("cave_ids"))  # the one cave card that can be seen, 0: no card is left
    cider: i64 = public(0)  # 1: one lies on its space
    bank: i64 = public(LATER, shape=EACH_WARE)  # wares nobody has
    deal: tuple[int, int, int, int, int] = public(NO_DEAL, shape=DEAL)  # the open trade: see NO_DEAL
    guess: i64 = secret(0)  # 1: an imagined world, where what the book hides is drawn by chance (AB-10)
