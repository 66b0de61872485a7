"""What steps and choices of this game share: gains and losses, payments, who joins, what a new building brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.action import Parts
from tabuleiro.core.event import TABLE
from tabuleiro.core.reason import Reason
from tabuleiro.core.state import BIT
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.codes import (
    BYTE,
    CAVES,
    CIDER,
    COIN_WHEN_BUILDING,
    KEYS,
    MOST,
    OFFER,
    ONE,
    OUTPOSTS,
    POTION,
    UNDER,
    WARE_BITS,
    count,
)
from tabuleiro.games.above_and_below.rules.state import VillageChoice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.above_and_below.rules.state import Village, VillageState

ENOUGH: Final = 0
PAY_COINS: Final = 10  # other options of Pay are wares


# ---------------------------------------------------------------- gains and losses
def gain_coins(g: VillageState, p: Village, n: i64, why: str) -> None:
    p.coins += n
    if g.events is not None and n:
        g.tell("gained", p.seat, {"what": "coin", "n": n, "why": why})


def gain_ware(g: VillageState, p: Village, ware: i64, n: i64, why: str) -> None:
    """A short supply gives what is there (AB-1)."""
    got = g.give(p, ware, n)
    if g.events is not None:
        if got:
            g.tell("gained", p.seat, {"what": WARES[ware], "n": got, "why": why})
        if got < n:
            g.tell("none_left", p.seat, {"what": WARES[ware], "n": n - got})


def gain_reputation(g: VillageState, p: Village, n: i64) -> None:
    """`n` may be negative; the cube stays on the board (AB-37)."""
    box = g.box
    now = p.reputation + n
    if now > box.highest:
        now = box.highest
    elif now < box.lowest:
        now = box.lowest
    if g.events is not None:
        g.tell("reputation", p.seat, {"n": now - p.reputation, "now": now})
    p.reputation = now


def joins(g: VillageState, p: Village, villager: i64, ready: bool) -> None:
    """A new villager in the next slot: exhausted, or ready with a card for it (AB-17, AB-21)."""
    box = g.box
    here = BIT[len(p.villagers)]
    p.villagers = p.villagers + BYTE[villager]
    if ready:
        p.ready |= here
    else:
        p.tired |= here
    traits = box.traits[villager]
    if traits & 1:
        p.hammers |= here
    if traits & 2:
        p.hammers_plus |= here
    if traits & 4:
        p.quills |= here
    if traits & 8:
        p.quills_plus |= here
    if traits & 16:
        p.cats |= here
    if traits & 32:
        p.clockwork |= here
    if g.events is not None:
        g.tell("joined", p.seat, {"villager": box.villager_ids[villager], "ready": int(ready)})
    if box.joining[villager]:  # the Liquid Woman is restless (AB-36)
        gain_reputation(g, p, box.joining[villager])


def injure(g: VillageState, p: Village, slot: i64, why: str) -> None:
    """From the cave card to the injured area."""
    here = BIT[slot]
    p.sent ^= here
    p.injured |= here
    if g.events is not None:
        g.tell("injured", p.seat, {"villager": g.box.villager_ids[p.villagers[slot]], "why": why})


# ---------------------------------------------------------------- cave cards
def next_cave(g: VillageState) -> None:
    """The top card was taken: the one below it can be seen now."""
    g.cave_top = g.draw(CAVES)
    tell_cave(g)


def tell_cave(g: VillageState) -> None:
    if g.events is not None and g.cave_top:
        g.tell("cave_seen", TABLE, {"cave": g.box.cave_ids[g.cave_top]}, information=True)


def keep_cave(g: VillageState, p: Village, cave: i64) -> None:
    p.caves = p.caves + BYTE[cave]
    if g.events is not None:
        g.tell("cave_kept", p.seat, {"cave": g.box.cave_ids[cave]})


def cave_under_pile(g: VillageState, p: Village, cave: i64) -> None:
    g.piles[UNDER + CAVES] = g.piles[UNDER + CAVES] + BYTE[cave]
    if g.events is not None:
        g.tell("cave_returned", p.seat, {"cave": g.box.cave_ids[cave]})
    if not g.cave_top:
        next_cave(g)


# ---------------------------------------------------------------- payments
def money(p: Village) -> i64:
    """What can be paid to the supply: coins, and drinks with the card for it (AB-19)."""
    return p.coins + p.drinks()


def pay(g: VillageState, p: Village, n: i64) -> None:
    """To the supply. Where drinks count as coins the seat may be asked: whatever follows must be pending already."""
    if n <= 0:
        return
    if p.drinks():
        p.push(PAY, n)
        return
    p.coins -= n
    if g.events is not None:
        g.tell("paid", p.seat, {"what": "coin", "n": n})


class Pay(VillageChoice):
    """`at` coins are to be paid; potions and ciders of the supply may stand for one each, never to players (AB-19)."""

    kind = "pay"
    names = WARES
    words = {PAY_COINS: Parts("pay", "coins")}

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        found: list[int] = []
        if p.coins >= at:
            found.append(PAY_COINS)
        if p.drinks():
            if count(p.supply, POTION):
                found.append(POTION)
            if count(p.supply, CIDER):
                found.append(CIDER)
        return found

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == PAY_COINS:
            p.coins -= at
            if g.events is not None:
                g.tell("paid", p.seat, {"what": "coin", "n": at})
            return
        g.give_back(p, option)
        if g.events is not None:
            g.tell("paid", p.seat, {"what": WARES[option], "n": 1})
        if at > 1:
            p.push(self, at - 1)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [PAY_COINS, POTION, CIDER]

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        if option == PAY_COINS:
            return Reason("needs_coins", {"have": p.coins, "need": at}, "AB-19")
        return Reason("none_in_supply", {"ware": WARES[option]}, "AB-19")


# ---------------------------------------------------------------- buildings
def acquire(g: VillageState, p: Village, building: i64) -> None:
    """A building joins the village with what it brings at once; its row is refilled (AB-18, AB-19)."""
    box = g.box
    coins = p.power(COIN_WHEN_BUILDING)  # of the cards that were there before
    pile = box.where[building]
    row = g.piles[pile]
    if pile < KEYS:
        new = g.draw(pile - OFFER)
        g.piles[pile] = row.replace(BYTE[building], BYTE[new] if new else b"")
        if g.events is not None and new:
            g.tell("offered_next", TABLE, {"building": box.ids[new], "row": box.row_names[pile]}, information=True)
    else:
        g.piles[pile] = row.replace(BYTE[building], b"")
    p.buildings = p.buildings + BYTE[building]
    if g.events is not None:
        g.tell("acquired", p.seat, {"building": box.ids[building], "row": box.row_names[pile]})
    p.powers += box.powers[building]
    if pile == OFFER + OUTPOSTS:
        p.outposts += 1
    p.goods = p.goods + b"\0"
    if box.goods[building]:
        stock(g, p, len(p.goods) - 1, box.goods[building])
    if box.potions[building]:
        gain_ware(g, p, POTION, box.potions[building], "building")
    if box.reputation[building]:
        gain_reputation(g, p, box.reputation[building])
    if coins:
        gain_coins(g, p, coins, "building")


def stock(g: VillageState, p: Village, place: i64, n: i64) -> None:
    """Goods from the bank on a building, as many as there are (AB-1)."""
    box = g.box
    building = p.buildings[place]
    ware = box.good[building]
    there = g.bank >> ware * WARE_BITS & MOST
    got = n if n < there else there
    if got:
        g.bank -= ONE[ware] * got
        p.add_goods(place, got)
    if g.events is not None:
        if got:
            g.tell("stocked", p.seat, {"building": box.ids[building], "what": WARES[ware], "n": got})
        if got < n:
            g.tell("none_left", p.seat, {"what": WARES[ware], "n": n - got})


PAY: Final = Pay("pay")
