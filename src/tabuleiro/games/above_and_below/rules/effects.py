"""What steps and choices of this game share: gains and losses, payments, who joins, what a new building brings."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE, type_of_value
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.codes import BYTE, ONE, count
from tabuleiro.games.above_and_below.rules.scoring import NOTHING, place_points, standing, worth
from tabuleiro.games.above_and_below.rules.state import Village, VillageChoice, VillageState

ENOUGH: Final = 0
PAY_COINS: Final = 10  # other options of Pay are wares


# ---------------------------------------------------------------- gains and losses
def gain_coins(g: VillageState, p: Village, n: i64, why: str) -> None:
    p.coins += n
    if g.events is not None and n:
        g.tell("gained", p.seat, {"what": "coin", "n": n, "why": why, "vp": 0, "by": ()})


def gain_ware(g: VillageState, p: Village, ware: i64, n: i64, why: str) -> None:
    """A short supply gives what is there (AB-1)."""
    before = standing(g, p) if g.events is not None else NOTHING
    got = g.give(p, ware, n)
    if g.events is not None:
        if got:
            g.tell("gained", p.seat, {"what": WARES[ware], "n": got, "why": why, **worth(g, p, before)})
        if got < n:
            g.tell("none_left", p.seat, {"what": WARES[ware], "n": n - got})


def gain_reputation(g: VillageState, p: Village, n: i64) -> None:
    """`n` may be negative; the cube stays on the board (AB-37)."""
    box = g.box
    now = min(max(p.reputation + n, box.lowest), box.highest)
    if g.events is not None:
        points = box.reputation_points
        vp = points[now - box.lowest] - points[p.reputation - box.lowest]
        by = (f"reputation {vp}",) if vp else ()
        g.tell("reputation", p.seat, {"n": now - p.reputation, "now": now, "vp": vp, "by": by})
        tell_places(g, p, now)
    p.reputation = now


def lose_ware(g: VillageState, p: Village, ware: i64) -> None:
    before = standing(g, p) if g.events is not None else NOTHING
    g.give_back(p, ware)
    if g.events is not None:
        g.tell("lost", p.seat, {"what": WARES[ware], "n": 1, **worth(g, p, before)})


def tell_places(g: VillageState, p: Village, now: i64) -> None:
    """Whose place changes in points as `p` comes to this reputation, and past whom; who moves is told first (AB-39)."""
    was = [one.reputation for one in g.players]
    then = [*was[: p.seat], now, *was[p.seat + 1 :]]
    places = g.box.places[len(was)]
    up = now > p.reputation
    low, high = (p.reputation, now - 1) if up else (now + 1, p.reputation)
    passed = tuple(seat for seat, there in enumerate(was) if low <= there <= high and seat != p.seat)
    level = tuple(seat for seat, there in enumerate(was) if there == now and seat != p.seat)
    changes = [
        after - before for before, after in zip(place_points(places, was), place_points(places, then), strict=True)
    ]
    if changes[p.seat]:
        how = "level" if not passed else "overtook" if up else "behind"
        g.tell("ranked", p.seat, {"n": changes[p.seat], "how": how, "whom": passed or level})
    for seat in (*passed, *level):
        if changes[seat]:
            how = "level" if seat in level else "behind" if up else "ahead"
            g.tell("ranked", seat, {"n": changes[seat], "how": how, "whom": (int(p.seat),)})


def joins(g: VillageState, p: Village, villager: i64, ready: bool) -> None:
    """A new villager in the next slot: exhausted, or ready with a card for it (AB-17, AB-21)."""
    box = g.box
    here = BIT[len(p.villagers)]
    before = standing(g, p) if g.events is not None else NOTHING
    p.villagers = p.villagers + BYTE[villager]
    if ready:
        p.ready |= here
    else:
        p.tired |= here
    traits = box.traits[villager]
    p.hammers |= here * (traits & 1)
    p.hammers_plus |= here * (traits >> 1 & 1)
    p.quills |= here * (traits >> 2 & 1)
    p.quills_plus |= here * (traits >> 3 & 1)
    p.cats |= here * (traits >> 4 & 1)
    p.clockwork |= here * (traits >> 5 & 1)
    if g.events is not None:
        g.tell("joined", p.seat, {"villager": box.villager_ids[villager], "ready": int(ready), **worth(g, p, before)})
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
    g.cave_top = g.draw(codes.CAVES)
    tell_cave(g)


def tell_cave(g: VillageState) -> None:
    if g.events is not None and g.cave_top:
        g.tell("cave_seen", TABLE, {"cave": g.box.cave_ids[g.cave_top]}, information=True)


def keep_cave(g: VillageState, p: Village, cave: i64) -> None:
    before = standing(g, p) if g.events is not None else NOTHING
    p.caves = p.caves + BYTE[cave]
    if g.events is not None:
        g.tell("cave_kept", p.seat, {"cave": g.box.cave_ids[cave], **worth(g, p, before)})


def cave_under_pile(g: VillageState, p: Village, cave: i64) -> None:
    g.piles[codes.UNDER + codes.CAVES] = g.piles[codes.UNDER + codes.CAVES] + BYTE[cave]
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
        g.tell("paid", p.seat, {"what": "coin", "n": n, "vp": 0, "by": ()})


class Pay(VillageChoice):
    """`at` coins are to be paid; potions and ciders of the supply may stand for one each, never to players (AB-19)."""

    __slots__ = ()
    kind = "pay"
    names = WARES
    words = {PAY_COINS: Parts("pay", "coins")}

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        found: list[int] = []
        if p.coins >= at:
            found.append(PAY_COINS)
        if p.drinks():
            if count(p.supply, codes.POTION):
                found.append(codes.POTION)
            if count(p.supply, codes.CIDER):
                found.append(codes.CIDER)
        return found

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == PAY_COINS:
            p.coins -= at
            if g.events is not None:
                g.tell("paid", p.seat, {"what": "coin", "n": at, "vp": 0, "by": ()})
            return
        before = standing(g, p) if g.events is not None else NOTHING
        g.give_back(p, option)
        if g.events is not None:
            g.tell("paid", p.seat, {"what": WARES[option], "n": 1, **worth(g, p, before)})
        if at > 1:
            p.push(self, at - 1)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [PAY_COINS, codes.POTION, codes.CIDER]

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        if option == PAY_COINS:
            return Reason("needs_coins", {"have": p.coins, "need": at}, "AB-19")
        return Reason("none_in_supply", {"ware": WARES[option]}, "AB-19")


def income_of(g: VillageState, p: Village) -> tuple[int, int]:
    """By the rightmost filled space of the track, and from cards (AB-28, AB-33)."""
    cards = p.power(codes.INCOME)
    income_per = g.box.income_per
    for building in p.buildings:
        for ware in income_per[building]:
            cards += count(p.track, ware)
    return g.box.income[len(p.kinds)], cards


def paying(g: VillageState, p: Village) -> tuple[str, ...]:
    """The buildings that bring income."""
    box = g.box
    cards = [(number, box.buildings[number]) for number in p.buildings]
    return tuple(box.ids[number] for number, card in cards if card is not None and (card.income or card.income_per))


# ---------------------------------------------------------------- buildings
def acquire(g: VillageState, p: Village, building: i64) -> None:
    """A building joins the village with what it brings at once; its row is refilled (AB-18, AB-19)."""
    box = g.box
    coins = p.power(codes.COIN_WHEN_BUILDING)  # of the cards that were there before
    before = standing(g, p) if g.events is not None else NOTHING
    pile = box.where[building]
    row = g.piles[pile]
    if pile < codes.KEYS:
        new = g.draw(pile - codes.OFFER)
        g.piles[pile] = row.replace(BYTE[building], BYTE[new] if new else b"")
        if g.events is not None and new:
            g.tell("offered_next", TABLE, {"building": box.ids[new], "row": box.row_names[pile]}, information=True)
    else:
        g.piles[pile] = row.replace(BYTE[building], b"")
    p.buildings = p.buildings + BYTE[building]
    p.powers += box.powers[building]
    if pile == codes.OFFER + codes.OUTPOSTS:
        p.outposts += 1
    p.goods = p.goods + b"\0"
    if g.events is not None:
        what: dict[str, type_of_value] = {"building": box.ids[building], "row": box.row_names[pile]}
        g.tell("acquired", p.seat, {**what, **worth(g, p, before)})
    if box.goods[building]:
        stock(g, p, len(p.goods) - 1, box.goods[building])
    if box.potions[building]:
        gain_ware(g, p, codes.POTION, box.potions[building], "building")
    if box.reputation[building]:
        gain_reputation(g, p, box.reputation[building])
    if coins:
        gain_coins(g, p, coins, "building")


def stock(g: VillageState, p: Village, place: i64, n: i64) -> None:
    """Goods from the bank on a building, as many as there are (AB-1)."""
    box = g.box
    building = p.buildings[place]
    ware = box.good[building]
    there = g.bank >> ware * codes.WARE_BITS & codes.MOST
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
