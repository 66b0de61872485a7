"""Reasons against payments and builds that are visible but not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.reason import Reason
from tabuleiro.games.brazil_imperial.content.pack import GOODS, TERRAINS
from tabuleiro.games.brazil_imperial.rules import build, payment
from tabuleiro.games.brazil_imperial.rules.codes import (
    CITY,
    COVER_ANY_ERA,
    FOUND_WITH_ANY,
    GOLD,
    IGNORE_TERRAIN,
    SCIENCE,
    TILES_LEFT,
)
from tabuleiro.games.brazil_imperial.rules.icons import FILLS, ICON_NAMES, first_icon
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, WATER, hex_text

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm


# ---------------------------------------------------------------- payments
def why_not_paid(g: BrazilState, p: Realm, at: int, option: int) -> Reason:
    icon = int(first_icon(p.due))
    name = ICON_NAMES[icon]
    strict = at == payment.STRICT
    if option < payment.CARD:
        good = option >> 7
        if good in FILLS[icon]:
            return Reason("rest_unpaid", {"what": GOODS[good], "icon": name}, "BI-11")
        if strict:
            return Reason("no_substitutes", {"what": GOODS[good], "icon": name}, "BI-21")
        if good == SCIENCE or (good == GOLD and icon != SCIENCE):
            return Reason("rest_unpaid", {"what": GOODS[good], "icon": name}, "BI-11")
        return Reason("cannot_stand_in", {"what": GOODS[good], "icon": name}, "BI-11")
    if option < payment.EXCHANGE:
        card = g.box.gold_ids[option - payment.CARD]
        if strict:
            return Reason("no_cards_in_trade", {"what": card}, "BI-21")
        code = "cannot_stand_in" if icon == SCIENCE else "rest_unpaid"
        return Reason(code, {"what": card, "icon": name}, "BI-11")
    if option < payment.CREDIT:
        exchange = g.box.exchange[p.monarch]
        assert exchange is not None
        if exchange.most and p.exchanges >= exchange.most:
            return Reason("exchange_used", {"most": exchange.most}, "BI-47")
        need = exchange.cards[option - payment.EXCHANGE]
        if need > len(p.combat_hand):
            return Reason("needs_combat_cards", {"have": len(p.combat_hand), "need": need}, "BI-47")
        if payment.credits(p.wild, icon):
            return Reason("credit_left", {}, "BI-47")
        if not payment.credits(exchange.gives[option - payment.EXCHANGE], icon):
            return Reason("exchange_cannot_stand_in", {"icon": name}, "BI-47")
        return Reason("rest_unpaid", {"what": exchange.icons[option - payment.EXCHANGE], "icon": name}, "BI-11")
    if payment.CREDIT <= option < payment.LEAVE_OUT and option - payment.CREDIT not in payment.credits(p.wild, icon):
        return Reason("exchange_cannot_stand_in", {"icon": name}, "BI-11")
    what = "discount" if option == payment.LEAVE_OUT else payment.CREDIT_NAMES[option - payment.CREDIT]
    if option == payment.LEAVE_OUT and not p.off >> icon & 1:
        return Reason("not_off", {"icon": name}, "BI-45")
    return Reason("rest_unpaid", {"what": what, "icon": name}, "BI-11")


# ---------------------------------------------------------------- builds
def why_not_built(g: BrazilState, p: Realm, at: int, option: int) -> Reason:
    """What cannot be changed comes first: the era, the ground, then the price."""
    face, hex_ = option >> 7, option & HEX_MASK
    if face >= CITY:
        return why_no_city(g, p, at, face, hex_)
    box = g.box
    by_card = build.by_jesuits(g, p, face) and box.jesuits in p.gold_hand
    if box.era[face] > g.era and not by_card:
        return Reason("era_not_reached", {"face": box.face_ids[face], "era": box.era[face]}, "BI-15")
    if not g.piles[TILES_LEFT][box.tile_of[face]]:
        return Reason("none_left", {"face": box.face_ids[face]}, "BI-15")
    ground = why_not_on(g, p, face, hex_)
    if ground is not None:
        return ground
    return payment.cannot_pay(int(build.prices(g, p, at)[face]), "BI-15")


def why_not_on(g: BrazilState, p: Realm, face: int, hex_: int) -> Reason | None:
    """Why a hex takes no such building."""
    place = {"at": hex_text(hex_)}
    terrain = g.ground.terrain[hex_]
    if g.face[hex_]:
        return why_not_covered(g, p, face, hex_)
    if g.near[hex_] & ~p.bit:
        return Reason("next_to_enemy", place, "BI-15")
    if terrain == WATER:
        return Reason("on_water", place, "BI-17")
    if g.army[hex_] and g.army[hex_] != p.seat + 1:
        return Reason("enemy_unit_there", place, "BI-15")
    if build.is_expedition(g, hex_):
        return Reason("expedition_there", place, "BI-17")
    if not p.powers & IGNORE_TERRAIN and not g.box.terrains[face] >> terrain & 1:
        return Reason("wrong_terrain", {**place, "face": g.box.face_ids[face], "terrain": TERRAINS[terrain]}, "BI-17")
    return None


def why_not_covered(g: BrazilState, p: Realm, face: int, hex_: int) -> Reason | None:
    place = {"at": hex_text(hex_)}
    if g.face[hex_] >= CITY:
        return Reason("built_already", place, "BI-17")
    if g.builder[hex_] != p.seat:
        return Reason("enemy_tile", place, "BI-17")
    if g.army[hex_] and g.army[hex_] != p.seat + 1:
        return Reason("seized_from_you", place, "BI-17")
    if hex_ in p.palaces:
        return Reason("palace_there", place, "BI-17")
    eras = build.coverable_eras(g, p, face)
    if not eras >> g.box.era[g.face[hex_]] & 1:
        code = "built_already" if not eras or p.powers & COVER_ANY_ERA else "cannot_cover_that_era"
        return Reason(code, place, "BI-17")
    return None


def why_no_city(g: BrazilState, p: Realm, at: int, city: int, hex_: int) -> Reason:
    place = {"at": hex_text(hex_)}
    if g.era < 2:
        return Reason("era_not_reached", {"face": g.box.face_ids[city], "era": 2}, "BI-16")
    if g.near[hex_] & ~p.bit:
        return Reason("next_to_enemy", place, "BI-16")
    if g.ground.terrain[hex_] == WATER:
        return Reason("on_water", place, "BI-16")
    if build.is_expedition(g, hex_):
        return Reason("expedition_there", place, "BI-16")
    if g.face[hex_]:
        covered = why_not_covered(g, p, city, hex_)
        if covered is not None:
            return covered
    if hex_ not in build.founders(g, p):
        code = "needs_unit_there" if p.powers & FOUND_WITH_ANY else "needs_monarch_there"
        return Reason(code, place, "BI-16")
    return payment.cannot_pay(int(build.prices(g, p, at)[city]), "BI-16")
