"""The fields of a play of Above and Below, each declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.fields import LATER, Declared, lists, public, secret
from tabuleiro.core.kinds import P_co
from tabuleiro.core.state import Player, State
from tabuleiro.games.above_and_below.rules.codes import NO_DEAL, NO_OPTION, NO_WARE, NOBODY, NOTHING_STAKED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.above_and_below.rules.box import Box


class VillageFields(Player, metaclass=Declared):
    coins: i64 = public(0)
    reputation: i64 = public(0)
    villagers: bytes = public(b"")  # slot -> villager
    ready: i64 = public(0)  # every villager is in one of these four sets
    tired: i64 = public(0)  # exhausted, as the rules call it
    injured: i64 = public(0)
    sent: i64 = public(0)  # on the cave card
    hammers: i64 = public(0)  # who can build, who for a coin less
    hammers_plus: i64 = public(0)
    quills: i64 = public(0)
    quills_plus: i64 = public(0)
    cats: i64 = public(0)  # who rolls a die first (AB-36)
    clockwork: i64 = public(0)  # who has a bed of their own
    supply: i64 = public(0)  # wares
    sale: i64 = public(NO_WARE)  # the ware in the sale circle, NO_WARE: none
    track: i64 = public(0)  # goods on the advancement track
    kinds: bytes = public(b"")  # the good on each space of the track
    buildings: bytes = public(b"")
    goods: bytes = public(b"")  # how many goods lie on each building
    ripe: i64 = public(0)  # goods on all of them
    outposts: i64 = public(0)  # how many buildings are outposts; outpost i lies on cave i
    caves: bytes = public(b"")
    powers: i64 = public(0)
    passed: i64 = public(0)
    acted: i64 = public(0)  # this turn: 1 an action, 2 passed
    exchanged: i64 = public(0)  # this turn: 1 a row of buildings
    negotiated: i64 = public(0)  # this turn: the sellers asked, as bits
    slept: i64 = public(0)  # in this rest: who has used a bed
    # the encounter that is open, AB-9 to AB-16
    cave: i64 = public(0)  # the card being explored, 0: none
    face: i64 = public(0)  # the die that chose the paragraph
    paragraph: i64 = public(0)
    path: tuple[int, ...] = public(())  # the paragraphs read
    option: i64 = public(NO_OPTION)  # the one declared, NO_OPTION: none yet
    party: i64 = public(0)  # all who were sent, also those injured since
    dice: bytes = public(b"")  # by slot, 0: not rolled
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
    piles: list[bytes] = lists(LATER)
    cave_top: i64 = public(0)  # the one cave card that can be seen, 0: no card is left
    cider: i64 = public(0)  # 1: one lies on its space
    bank: i64 = public(LATER)  # wares nobody has
    deal: tuple[int, int, int, int, int] = public(NO_DEAL)  # the open trade: buyer, seller, ware, offer, price asked
    guess: i64 = secret(0)  # 1: an imagined world, where what the book hides is drawn by chance (AB-10)
