"""The state of a play of Above and Below: Village (one seat) and VillageState (the table)."""

from __future__ import annotations

from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT
from tabuleiro.core.step import Choice, Phase, Step
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.codes import DIE, MOST, MOST_POWER, ONE, POWER_BITS, SPEND_DRINKS, WARE_BITS
from tabuleiro.games.above_and_below.rules.fields import VillageFields, VillageStateFields


class Village(VillageFields):
    """Ints and bytes only, so a copy shares them all. Villagers are numbered by slot, in the order in which they came;
    sets of them are bit masks over slots. Buildings are numbered as they were built, the starting house first."""

    def end_encounter(self) -> None:
        self.cave = 0
        self.face = 0
        self.paragraph = 0
        self.path = ()
        self.option = codes.NO_OPTION
        self.party = 0
        self.dice = b""
        self.light = 0
        self.bonus = 0
        self.rerolls = 0
        self.staked = codes.NOTHING_STAKED

    def state_of(self, slot: i64) -> str:
        """What a villager is, by name."""
        here = BIT[slot]
        if self.ready & here:
            return "ready"
        if self.injured & here:
            return "injured"
        return "sent" if self.sent & here else "exhausted"

    def power(self, which: i64) -> i64:
        return self.powers >> which * POWER_BITS & MOST_POWER

    def owned_wares(self) -> i64:
        """On the track, in the supply and in the sale circle, not on buildings (AB-16, AB-40)."""
        wares = self.supply + self.track
        return wares + ONE[self.sale] if self.sale != codes.NO_WARE else wares

    def empty_caves(self) -> i64:
        return len(self.caves) - self.outposts

    def drinks(self) -> i64:
        """How many potions and ciders can be spent as coins (AB-19)."""
        if not self.powers >> SPEND_DRINKS * POWER_BITS & MOST_POWER:
            return 0
        supply = self.supply
        return (supply >> codes.POTION * WARE_BITS & MOST) + (supply >> codes.CIDER * WARE_BITS & MOST)

    def add_goods(self, place: i64, n: i64) -> None:
        """On the building with this number in the village; `n` may be negative."""
        goods = self.goods
        self.goods = goods[:place] + codes.BYTE[goods[place] + n] + goods[place + 1 :]
        self.ripe += n

    def put_on_track(self, ware: i64) -> None:
        """From the supply, to the space of its kind or to the next free one (AB-27)."""
        self.supply -= ONE[ware]
        if not self.track & codes.ALL_OF[ware]:
            self.kinds = self.kinds + codes.BYTE[ware]
        self.track += ONE[ware]


class VillageState(VillageStateFields[Village]):
    """What is on the table for all; `box` holds the pack's tables."""

    def set_starts(self) -> None:
        super().set_starts()
        self.box = self.game.box
        self.piles = self.box.full_piles[:]
        self.bank = self.box.full_bank

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
            i = self.chance(bag, codes.OUTCOMES_OF[deck])
            card = bag[i]
            self.piles[deck] = bag[:i] + bag[i + 1 :]
            return card
        if deck == codes.VILLAGERS:
            return 0
        under = self.piles[codes.UNDER + deck]
        if not under:
            return 0
        self.piles[codes.UNDER + deck] = under[1:]
        return under[0]

    def left(self, deck: i64) -> i64:
        """How many cards a deck has, but for a cave card on top."""
        return len(self.piles[deck]) + (len(self.piles[codes.UNDER + deck]) if deck != codes.VILLAGERS else 0)

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


VillageStep = Step[VillageState, Village]
VillageChoice = Choice[VillageState, Village]
VillagePhase = Phase[VillageState]
