"""Reasons: against the visible but illegal things of a turn, and against texts that are no candidate at all."""

from __future__ import annotations

import re
from typing import Final

from tabuleiro.core.player import BIT, bits
from tabuleiro.core.reason import Reason
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules import turn
from tabuleiro.games.above_and_below.rules.codes import ALL_OF, NO_WARE, OFFER, OUTPOSTS, ROW
from tabuleiro.games.above_and_below.rules.effects import money
from tabuleiro.games.above_and_below.rules.explore import FEWEST
from tabuleiro.games.above_and_below.rules.state import Village, VillageState

# every verb that begins a notation -> the kinds of decision that it answers
NAMING: Final = re.compile(r"(with|send|use|reroll|injure|hurt|potion|cider|bed) ([a-z0-9-]+)$")


# ---------------------------------------------------------------- the turn's menu
def why_not_in_turn(g: VillageState, p: Village, at: int, option: int) -> Reason | None:
    if option >= turn.BUILD:
        return why_not_built(g, p, option - turn.BUILD)
    if option >= turn.TRAIN:
        return why_not_trained(g, p, option - turn.TRAIN)
    if option >= turn.PLACING:
        return Reason("none_in_supply", {"ware": WARES[option - turn.PLACING]}, "AB-27")
    if option >= turn.SELL:
        return why_not_put_up(p, option - turn.SELL)
    if option >= turn.BUY:
        return why_not_bought(g, p, option - turn.BUY)
    if option == turn.TAKE_BACK:
        return Reason("nothing_for_sale", {"seat": p.seat}, "AB-25")
    if option in (turn.EXCHANGE, turn.EXCHANGE + OUTPOSTS):
        return why_not_exchanged(g, p, option - turn.EXCHANGE)
    if not p.ready:
        return Reason("nobody_ready", {}, "AB-7")
    if option == turn.HARVESTING:
        return Reason("nothing_to_harvest", {}, "AB-20")
    if option == turn.EXPLORE:
        if bits(p.ready) < FEWEST:
            return Reason("needs_two_to_explore", {"have": bits(p.ready), "need": FEWEST}, "AB-9")
        return Reason("no_cave_left", {}, "AB-9")
    return None


def why_not_built(g: VillageState, p: Village, building: int) -> Reason:
    """The lack that is hardest to mend comes first."""
    box = g.box
    if not p.ready & p.hammers:
        return Reason("no_hammer_ready", {}, "AB-18")
    if box.where[building] == OFFER + OUTPOSTS and not p.empty_caves():
        return Reason("no_empty_cave", {}, "AB-18")
    need = box.cost[building] - (1 if p.ready & p.hammers_plus else 0)
    return Reason("needs_coins", {"have": money(p), "need": need}, "AB-18")


def why_not_trained(g: VillageState, p: Village, villager: int) -> Reason:
    if not p.ready & p.quills:
        return Reason("no_quill_ready", {}, "AB-21")
    need = g.box.row_costs[g.piles[ROW].index(villager)] - (1 if p.ready & p.quills_plus else 0)
    return Reason("needs_coins", {"have": money(p), "need": need}, "AB-21")


def why_not_put_up(p: Village, ware: int) -> Reason:
    there = p.sale == ware or p.supply & ALL_OF[ware]
    return Reason("already_for_sale" if there else "none_in_supply", {"ware": WARES[ware]}, "AB-25")


def why_not_bought(g: VillageState, p: Village, seat: int) -> Reason:
    if g.players[seat].sale == NO_WARE:
        return Reason("nothing_for_sale", {"seat": seat}, "AB-24")
    if p.negotiated & BIT[seat]:
        return Reason("already_negotiated", {"seat": seat}, "AB-24")
    return Reason("needs_coins", {"have": p.coins, "need": g.box.lowest_price}, "AB-24")


def why_not_exchanged(g: VillageState, p: Village, deck: int) -> Reason:
    if p.exchanged:
        return Reason("already_exchanged", {}, "AB-26")
    if not g.left(deck):
        return Reason("deck_empty", {"row": turn.ROW_NAMES[deck]}, "AB-26")
    return Reason("needs_coins", {"have": money(p), "need": turn.ROW_PRICE}, "AB-26")


# ---------------------------------------------------------------- any text
def against(g: VillageState, p: Village, text: str, fits: bool) -> Reason | None:
    """What is wrong with the card, the villager or the price that a text names."""
    kind = p.asking.kind
    words = text.split()
    if kind == "take" and words[:2] == ["take", "from"]:
        return Reason("not_an_option", {"text": text, "kind": kind})
    if not fits:
        return None
    box = g.box
    if kind == "turn" and words[0] in ("build", "train") and len(words) == 2:
        known = {id_.lower() for id_ in (box.ids if words[0] == "build" else box.villager_ids)}
        if words[1] not in known:
            return Reason("unknown_card", {"text": words[1]})
        return Reason("not_on_offer", {"text": words[1]}, "AB-18" if words[0] == "build" else "AB-21")
    naming = NAMING.match(text)
    if naming:
        if naming[2] not in {id_.lower() for id_ in box.villager_ids}:
            return Reason("unknown_card", {"text": naming[2]})
        return Reason("not_your_villager", {"text": naming[2]}, "AB-7")
    if words[0] in ("offer", "ask") and len(words) == 2 and words[1].isdigit():
        return why_not_that_price(g, p, words[0], int(words[1]))
    return None


def why_not_that_price(g: VillageState, p: Village, verb: str, price: int) -> Reason:
    if verb == "offer":
        if price < g.box.lowest_price:
            return Reason("price_too_low", {"least": g.box.lowest_price}, "AB-24")
        return Reason("needs_coins", {"have": p.coins, "need": price}, "AB-24")
    buyer, _, _, offer, _ = g.deal
    if price <= offer:
        return Reason("price_not_above_offer", {"offer": offer}, "AB-24")
    return Reason("buyer_needs_coins", {"have": g.players[buyer].coins, "need": price}, "AB-24")


REASONS: Final = {turn.TURN.name: why_not_in_turn}
