"""Reasons of the two menus of a turn, of payments and builds, and against texts that are no candidate at all."""

from __future__ import annotations

import re
from typing import Final

from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, GOODS, MOVES, TERRAINS
from tabuleiro.games.brazil_imperial.rules import build, codes, icons, movement, payment, turn
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, HEX_NUMBER, VOID, WATER, hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

NO_HEX: Final = 1000
HEX: Final = re.compile(r"[a-z]\d+$")


# ---------------------------------------------------------------- the menus
def why_not_in_turn(g: BrazilState, p: Realm, at: int, option: int) -> Reason | None:
    if option < movement.MOVES_END:
        return why_not_moved(g, p, option)
    if option < turn.EXTRA:
        return why_no_arch(p, option - turn.ARCH)
    if option < turn.REVEAL:
        return why_no_extra(g, p, option - turn.EXTRA)
    if option < turn.ISABEL:
        return why_not_revealed(g, p, option - turn.REVEAL)
    if option < turn.PEEK:
        return why_no_power(p, option)
    if option < turn.ATTEMPT:
        return why_no_look(p, option < turn.LOOKING)
    if option < turn.DRAW:
        return Reason("free_move_used", {}, "BI-35")
    if p.spent & codes.TOKEN_USED:
        return Reason("token_used", {}, "BI-28")
    return Reason("no_token_there", {"era": 2}, "BI-28")


def why_no_arch(p: Realm, arch: int) -> Reason:
    if p.spent & codes.ACTED and p.asking.kind == turn.MENU_MOVE.kind:
        return Reason("action_taken", {"arch": ARCHES[p.arch] if p.arch != codes.NO_ARCH else ""}, "BI-9")
    if p.token == arch:
        return Reason("token_is_there", {"arch": ARCHES[arch]}, "BI-9")
    return Reason("arch_impossible", {"arch": ARCHES[arch]}, "BI-9")


def why_no_extra(g: BrazilState, p: Realm, card: int) -> Reason:
    name = {"card": g.box.gold_ids[card]}
    if g.box.extra_arch[card] == codes.NO_ARCH:
        return Reason("no_extra_action", name, "BI-46")
    if p.spent & codes.MOVEMENT:
        return Reason("action_phase_over", name, "BI-46")
    return Reason("extra_impossible", {**name, "arch": ARCHES[g.box.extra_arch[card]]}, "BI-46")


def why_not_revealed(g: BrazilState, p: Realm, mission: int) -> Reason:
    box = g.box
    name = {"mission": box.mission_ids[mission]}
    if box.mission_era[mission] > g.era:
        return Reason("mission_of_later_era", {**name, "era": box.mission_era[mission]}, "BI-27")
    goals = box.goals[mission]
    n = sum(goal.amount(p) >= goal.n for goal in goals)
    return Reason("objectives_open", {**name, "met": n, "of": len(goals)}, "BI-27")


def why_no_power(p: Realm, option: int) -> Reason:
    if option == turn.ISABEL:
        code = "power_used" if p.once & codes.PALACE_PLACED else "no_palace_fits"
        return Reason(code, {"painting": "isabel"}, "BI-45")
    era = option - turn.COROADOS
    code = "token_not_past" if p.under[era - 1] == codes.NOT_LAID else "power_used"
    return Reason(code, {"painting": "coroados", "era": era}, "BI-45")


def why_no_look(p: Realm, by_token: bool) -> Reason:
    if not by_token:
        assert p.spent & codes.PEEKED
        return Reason("power_used", {"painting": "gusmao"}, "BI-45")
    if p.spent & codes.TOKEN_USED:
        return Reason("token_used", {}, "BI-28")
    return Reason("no_token_there", {"era": 1}, "BI-28")


def why_not_moved(g: BrazilState, p: Realm, option: int) -> Reason:
    hex_ = option & HEX_MASK
    place = {"at": hex_text(hex_)}
    if option >= movement.ATTACK:
        return why_no_attack(g, p, (option - movement.ATTACK) >> 7, hex_)
    if option < movement.MARCH:
        if p.spent & codes.MOVED:
            return Reason("free_move_used", {}, "BI-10")
        return Reason("enemy_capital", place, "BI-33")
    kind = g.box.arch_move[p.arch] if p.arch != codes.NO_ARCH else codes.NO_MOVE
    if kind == codes.NO_MOVE:
        return Reason("arch_has_no_move", {"arch": ARCHES[p.arch] if p.arch != codes.NO_ARCH else ""}, "BI-23")
    if p.spent & codes.MARCHED:
        return Reason("march_used", {}, "BI-10")
    here = p.at[((option - movement.MARCH) >> 7) % codes.UNITS]
    if g.ground.terrain[here] == WATER and kind != codes.TO_EDGE_OR_WATER and not p.powers & codes.LEAVE_WATER:
        return Reason("leaves_water_only_free", {"at": hex_text(here)}, "BI-44")
    if kind != codes.TO_EDGE_OR_WATER or hex_ not in g.ground.leads[kind][here]:
        return Reason("march_leads_elsewhere", {**place, "move": MOVES[kind]}, "BI-23")
    assert movement.barred(g, p, hex_)
    return Reason("enemy_capital", place, "BI-33")


def why_no_attack(g: BrazilState, p: Realm, here: int, hex_: int) -> Reason:
    if not p.units_at(here) & g.box.with_power[p.colour][codes.ADJACENT]:
        return Reason("no_gun_there", {"at": hex_text(here)}, "BI-36")
    if p.spent & codes.MOVED:
        return Reason("free_move_used", {}, "BI-42")
    if movement.barred(g, p, hex_):
        return Reason("enemy_capital", {"at": hex_text(hex_)}, "BI-33")
    assert not movement.defended(g, p, hex_)
    return Reason("nobody_to_attack", {"at": hex_text(hex_)}, "BI-42")


# ---------------------------------------------------------------- payments
def why_not_paid(g: BrazilState, p: Realm, at: int, option: int) -> Reason:
    icon = int(icons.first_icon(p.due))
    name = icons.ICON_NAMES[icon]
    strict = at == payment.STRICT
    if option < payment.CARD:
        good = option >> 7
        what = GOODS[good]
        if strict and good not in icons.FILLS[icon]:
            return Reason("no_substitutes", {"what": what, "icon": name}, "BI-21")
        if good not in payment.WITH_SCIENCE[icon]:
            return Reason("cannot_stand_in", {"what": what, "icon": name}, "BI-11")
    elif option < payment.EXCHANGE:
        what = g.box.gold_ids[option - payment.CARD]
        if strict:
            return Reason("no_cards_in_trade", {"what": what}, "BI-21")
        if icon == codes.SCIENCE:
            return Reason("cannot_stand_in", {"what": what, "icon": name}, "BI-11")
    elif option < payment.CREDIT:
        exchange = g.box.exchange[p.monarch]
        assert exchange is not None
        rate = option - payment.EXCHANGE
        what, need = exchange.icons[rate], exchange.cards[rate]
        if exchange.most and p.exchanges >= exchange.most:
            return Reason("exchange_used", {"most": exchange.most}, "BI-47")
        if need > len(p.combat_hand):
            return Reason("needs_combat_cards", {"have": len(p.combat_hand), "need": need}, "BI-47")
        if payment.credits(p.wild, icon):
            return Reason("credit_left", {}, "BI-47")
        if not payment.credits(exchange.gives[rate], icon):
            return Reason("exchange_cannot_stand_in", {"icon": name}, "BI-47")
    elif option < payment.LEAVE_OUT:
        what = payment.CREDIT_NAMES[option - payment.CREDIT]
        if option - payment.CREDIT not in payment.credits(p.wild, icon):
            return Reason("exchange_cannot_stand_in", {"icon": name}, "BI-11")
    else:
        what = "discount"
        if not p.off >> icon & 1:
            return Reason("not_off", {"icon": name}, "BI-45")
    return Reason("rest_unpaid", {"what": what, "icon": name}, "BI-11")


# ---------------------------------------------------------------- builds
def why_not_built(g: BrazilState, p: Realm, at: int, option: int) -> Reason:
    """What cannot be changed comes first: the era, the ground, then the price."""
    face, hex_ = option >> 7, option & HEX_MASK
    if face >= codes.CITY:
        return why_no_city(g, p, at, face, hex_)
    box = g.box
    by_card = build.by_jesuits(g, p, face) and box.jesuits in p.gold_hand
    if box.era[face] > g.era and not by_card:
        return Reason("era_not_reached", {"face": box.face_ids[face], "era": box.era[face]}, "BI-15")
    if not g.piles[codes.TILES_LEFT][box.tile_of[face]]:
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
    if not p.powers & codes.IGNORE_TERRAIN and not g.box.terrains[face] >> terrain & 1:
        return Reason("wrong_terrain", {**place, "face": g.box.face_ids[face], "terrain": TERRAINS[terrain]}, "BI-17")
    return None


def why_not_covered(g: BrazilState, p: Realm, face: int, hex_: int) -> Reason | None:
    place = {"at": hex_text(hex_)}
    if g.face[hex_] >= codes.CITY:
        return Reason("built_already", place, "BI-17")
    if g.builder[hex_] != p.seat:
        return Reason("enemy_tile", place, "BI-17")
    if g.army[hex_] and g.army[hex_] != p.seat + 1:
        return Reason("seized_from_you", place, "BI-17")
    if hex_ in p.palaces:
        return Reason("palace_there", place, "BI-17")
    eras = build.coverable_eras(g, p, face)
    if not eras >> g.box.era[g.face[hex_]] & 1:
        code = "built_already" if not eras or p.powers & codes.COVER_ANY_ERA else "cannot_cover_that_era"
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
        code = "needs_unit_there" if p.powers & codes.FOUND_WITH_ANY else "needs_monarch_there"
        return Reason(code, place, "BI-16")
    return payment.cannot_pay(int(build.prices(g, p, at)[city]), "BI-16")


# ---------------------------------------------------------------- any text
def against(g: BrazilState, p: Realm, text: str, fits: bool) -> Reason | None:
    """What is wrong with the hex, the unit or the card that a text names."""
    if not fits:
        return None
    words = text.split()
    for word in words[1:]:
        if HEX.match(word) and not known_hex(g, word):
            return Reason("unknown_hex", {"text": word})
    if words[0] in ("move", "march", "carry", "deploy") and len(words) > 1:
        return why_not_that_unit(g, p, words)
    if p.asking.kind == "build" and len(words) == 4:
        return why_not_there(g, p, words)
    if words[0] == "pay" and len(words) == 4 and HEX.match(words[3]):
        code = "none_on_tile" if g.holder(HEX_NUMBER[words[3]]) == p.seat else "not_a_held_tile"
        return Reason(code, {"what": words[1], "at": words[3]}, "BI-11")
    if words[0] in ("play", "give", "drop", "show", "extra", "reveal", "pay") and len(words) > 1:
        return Reason("not_in_hand", {"text": " ".join(words[1:])}, "BI-12")
    return None


def known_hex(g: BrazilState, name: str) -> bool:
    number = HEX_NUMBER.get(name, NO_HEX)
    return number < g.ground.size and g.ground.terrain[number] != VOID


def why_not_that_unit(g: BrazilState, p: Realm, words: list[str]) -> Reason:
    board, unit = g.box.unit_number.get(words[1], (-1, -1))
    if board != p.colour:
        return Reason("not_your_unit", {"text": words[1]})
    if words[0] == "deploy":
        code = "unit_on_map" if p.on_map & BIT[unit] else "not_a_deploy_site"
        return Reason(code, {"unit": words[1]}, "BI-13")
    if not p.on_map & BIT[unit]:
        return Reason("unit_not_on_map", {"unit": words[1]}, "BI-10")
    if words[0] == "carry":
        return Reason("not_in_company", {"unit": words[1]}, "BI-36")
    return Reason("not_next_to", {"unit": words[1], "at": words[-1]}, "BI-10")


def why_not_there(g: BrazilState, p: Realm, words: list[str]) -> Reason:
    face = g.box.face_number.get(words[1], 0)
    hex_ = HEX_NUMBER.get(words[3], NO_HEX)
    if not face or hex_ == NO_HEX:
        return Reason("not_an_option", {"text": " ".join(words), "kind": "build"})
    if words[0] == "found":
        if face < codes.CAPITAL and face not in g.piles[codes.CITY_TOPS]:
            return Reason("city_not_on_offer", {"city": words[1]}, "BI-16")
        return Reason("needs_monarch_there", {"at": words[3]}, "BI-16")
    return Reason("not_next_to_empire", {"at": words[3]}, "BI-15")


REASONS: Final = {
    **dict.fromkeys((turn.MENU_ACTION.name, turn.MENU_MOVE.name), why_not_in_turn),
    build.BUILDING.name: why_not_built,
    payment.PAY.name: why_not_paid,
}
