"""The state of a play of Above and Below: Village (one seat) and VillageState (the table)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.scores import Score
from tabuleiro.core.state import BIT
from tabuleiro.games.above_and_below.rules.codes import (
    ALL_OF,
    BYTE,
    CIDER,
    DIE,
    MOST,
    MOST_POWER,
    NO_OPTION,
    NO_WARE,
    NOTHING_STAKED,
    ONE,
    OUTCOMES_OF,
    POTION,
    POWER_BITS,
    SPEND_DRINKS,
    UNDER,
    VILLAGERS,
    WARE_BITS,
)
from tabuleiro.games.above_and_below.rules.made import VillageBase, VillageStateBase

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.core.record import Origin
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow


class Village(VillageBase):
    """Ints and bytes only, so a copy shares them all. Villagers are numbered by slot, in the order in which they came;
    sets of them are bit masks over slots. Buildings are numbered as they were built, the starting house first."""

    __slots__ = ()

    # -- made by `make fields`
    def clone(self) -> Village:
        other = Village()
        other.seat, other.bit, other.options = self.seat, self.bit, self.options
        other.asking, other.asking_at, other.stack = self.asking, self.asking_at, self.stack
        other.coins, other.reputation, other.villagers = self.coins, self.reputation, self.villagers
        other.ready, other.tired, other.injured = self.ready, self.tired, self.injured
        other.sent, other.hammers, other.hammers_plus = self.sent, self.hammers, self.hammers_plus
        other.quills, other.quills_plus, other.cats = self.quills, self.quills_plus, self.cats
        other.clockwork, other.supply, other.sale = self.clockwork, self.supply, self.sale
        other.track, other.kinds, other.buildings = self.track, self.kinds, self.buildings
        other.goods, other.ripe, other.outposts = self.goods, self.ripe, self.outposts
        other.caves, other.powers, other.passed = self.caves, self.powers, self.passed
        other.acted, other.exchanged, other.negotiated = self.acted, self.exchanged, self.negotiated
        other.slept, other.cave, other.face = self.slept, self.cave, self.face
        other.paragraph, other.path, other.option = self.paragraph, self.path, self.option
        other.party, other.dice, other.light = self.party, self.dice, self.light
        other.bonus, other.rerolls, other.staked = self.bonus, self.rerolls, self.staked
        return other

    # -- so far

    def end_encounter(self) -> None:
        self.cave = 0
        self.face = 0
        self.paragraph = 0
        self.path = ()
        self.option = NO_OPTION
        self.party = 0
        self.dice = b""
        self.light = 0
        self.bonus = 0
        self.rerolls = 0
        self.staked = NOTHING_STAKED

    def power(self, which: i64) -> i64:
        return self.powers >> which * POWER_BITS & MOST_POWER

    def owned_wares(self) -> i64:
        """On the track, in the supply and in the sale circle, not on buildings (AB-16, AB-40)."""
        wares = self.supply + self.track
        return wares + ONE[self.sale] if self.sale != NO_WARE else wares

    def empty_caves(self) -> i64:
        return len(self.caves) - self.outposts

    def drinks(self) -> i64:
        """How many potions and ciders can be spent as coins (AB-19)."""
        if not self.powers >> SPEND_DRINKS * POWER_BITS & MOST_POWER:
            return 0
        supply = self.supply
        return (supply >> POTION * WARE_BITS & MOST) + (supply >> CIDER * WARE_BITS & MOST)

    def add_goods(self, place: i64, n: i64) -> None:
        """On the building with this number in the village; `n` may be negative."""
        goods = self.goods
        self.goods = goods[:place] + BYTE[goods[place] + n] + goods[place + 1 :]
        self.ripe += n

    def put_on_track(self, ware: i64) -> None:
        """From the supply, to the space of its kind or to the next free one (AB-27)."""
        self.supply -= ONE[ware]
        if not self.track & ALL_OF[ware]:
            self.kinds = self.kinds + BYTE[ware]
        self.track += ONE[ware]


class VillageState(VillageStateBase):
    """What is on the table for all; `box` holds the pack's tables."""

    __slots__ = ()

    # -- made by `make fields`
    def clone(self) -> VillageState:
        other = VillageState()
        other.game, other.waiting, other.flow = self.game, self.waiting, self.flow
        other.rng, other.over, other.origin = self.rng, self.over, self.origin
        other.history, other.recording, other.players = self.history, self.recording, self.players[:]
        other.stale, other.script, other.events = False, None if self.script is None else self.script.copy(), None
        other.box, other.round, other.first = self.box, self.round, self.first
        other.turn, other.piles, other.cave_top = self.turn, self.piles[:], self.cave_top
        other.cider, other.bank, other.deal = self.cider, self.bank, self.deal
        other.guess = self.guess
        other.owned = self.owned = 0  # shared from now on: the first touch copies
        return other

    # -- so far

    def village(self, seat: i64) -> Village:
        """The seat's player, to look at."""
        return self.players[seat]  # type: ignore[return-value]

    def mine(self, seat: i64) -> Village:
        """The seat's player, to change."""
        return self.own(seat)  # type: ignore[return-value]

    def seen(self) -> list[Village]:
        """All players, to look at."""
        return self.players  # type: ignore[return-value]

    def everyone(self) -> list[Village]:
        """All players, to change."""
        if self.owned + 1 != BIT[len(self.players)]:
            for seat in range(len(self.players)):
                self.own(seat)
        return self.players  # type: ignore[return-value]

    def in_turn_order(self) -> list[Village]:
        """All players, to change, from the start player on."""
        all_of_them = self.everyone()
        return all_of_them[self.first :] + all_of_them[: self.first]

    # -- dice and decks
    def roll(self) -> i64:
        return DIE[self.chance(DIE)]

    def draw(self, deck: i64) -> i64:
        """The top card: by chance from the bag, then what was put under it, in order; 0 if the deck is empty."""
        bag = self.piles[deck]
        if bag:
            i = self.chance(bag, OUTCOMES_OF[deck])
            card = bag[i]
            self.piles[deck] = bag[:i] + bag[i + 1 :]
            return card
        if deck == VILLAGERS:
            return 0
        under = self.piles[UNDER + deck]
        if not under:
            return 0
        self.piles[UNDER + deck] = under[1:]
        return under[0]

    def left(self, deck: i64) -> i64:
        """How many cards a deck has, but for a cave card on top."""
        return len(self.piles[deck]) + (len(self.piles[UNDER + deck]) if deck != VILLAGERS else 0)

    # -- wares
    def give(self, p: Village, ware: i64, n: i64) -> i64:
        """From the bank to the supply, as many as there are (AB-1); returns how many."""
        there = self.bank >> ware * WARE_BITS & MOST
        if n > there:
            n = there
        self.bank -= ONE[ware] * n
        p.supply += ONE[ware] * n
        return n

    def give_back(self, p: Village, ware: i64) -> None:
        """One from the supply to the bank."""
        p.supply -= ONE[ware]
        self.bank += ONE[ware]

    @property
    def scores(self) -> list[Score]:
        from tabuleiro.games.above_and_below.rules.scoring import scores

        return scores(self)


def seated(seat: i64) -> Village:
    """A player at the start of a play."""
    p = Village()
    p.sit(seat)
    p.begin()
    return p


def laid(game: AboveAndBelow, seats: i64, rng: i64, origin: Origin | None) -> VillageState:
    """A table before the set-up."""
    g = VillageState()
    g.lay(game, [seated(seat) for seat in range(seats)], rng, origin)
    g.begin()
    g.box = game.box
    g.piles = game.box.full_piles[:]
    g.bank = game.box.full_bank
    return g
