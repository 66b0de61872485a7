"""Reasons of the two menus of a turn, and against texts that are no candidate at all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tabuleiro.core.reason import Reason
from tabuleiro.core.state import BIT
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, MOVES
from tabuleiro.games.brazil_imperial.rules import codes, turn
from tabuleiro.games.brazil_imperial.rules.box import ADJACENT, NO_MOVE, TO_EDGE_OR_WATER, TO_OWN_CITY
from tabuleiro.games.brazil_imperial.rules.deploy import sites
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, HEX_NUMBER, VOID, WATER, hex_text
from tabuleiro.games.brazil_imperial.rules.movement import ATTACK, MARCH, MOVES_END, attempts, barred, defended

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

NO_HEX: Final = 1000
HEX: Final = re.compile(r"[a-z]\d+$")


# ---------------------------------------------------------------- the menus
def moves_shown(g: BrazilState, p: Realm) -> list[int]:
    """Every own unit to every hex next to it, by either move; attacks from afar; secret looks."""
    found: list[int] = []
    first = p.colour * codes.UNITS
    to_cities = p.arch != codes.NO_ARCH and g.box.arch_move[p.arch] == TO_OWN_CITY
    for unit in codes.UNITS_OF[p.on_map]:
        here = p.at[unit]
        base = (first + unit) * 128
        around = g.ground.next_to[here]
        found += [base + hex_ for hex_ in around]
        leads = [hex_ for hex_ in sites(g, p) if hex_ != here] if to_cities else around
        found += [MARCH + base + hex_ for hex_ in leads]
    for here in sorted({p.at[unit] for unit in codes.UNITS_OF[p.on_map]}):
        found += [ATTACK + here * 128 + hex_ for hex_ in g.ground.next_to[here]]
    if p.under[0] != codes.NOT_LAID:
        found += turn.face_down(g, turn.PEEK)
    if p.powers & codes.LOOK:
        found += turn.face_down(g, turn.LOOKING)
    return found + [turn.ATTEMPT + hex_ for hex_ in attempts(g, p)]


def why_not_in_turn(g: BrazilState, p: Realm, option: int) -> Reason | None:
    if option < MOVES_END:
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
    if option >= ATTACK:
        return why_no_attack(g, p, (option - ATTACK) >> 7, hex_)
    if option < MARCH:
        if p.spent & codes.MOVED:
            return Reason("free_move_used", {}, "BI-10")
        return Reason("enemy_capital", place, "BI-33")
    kind = g.box.arch_move[p.arch] if p.arch != codes.NO_ARCH else NO_MOVE
    if kind == NO_MOVE:
        return Reason("arch_has_no_move", {"arch": ARCHES[p.arch] if p.arch != codes.NO_ARCH else ""}, "BI-23")
    if p.spent & codes.MARCHED:
        return Reason("march_used", {}, "BI-10")
    here = p.at[((option - MARCH) >> 7) % codes.UNITS]
    if g.ground.terrain[here] == WATER and kind != TO_EDGE_OR_WATER and not p.powers & codes.LEAVE_WATER:
        return Reason("leaves_water_only_free", {"at": hex_text(here)}, "BI-44")
    if kind != TO_EDGE_OR_WATER or hex_ not in g.ground.leads[kind][here]:
        return Reason("march_leads_elsewhere", {**place, "move": MOVES[kind]}, "BI-23")
    assert barred(g, p, hex_)
    return Reason("enemy_capital", place, "BI-33")


def why_no_attack(g: BrazilState, p: Realm, here: int, hex_: int) -> Reason:
    if not p.units_at(here) & g.box.with_power[p.colour][ADJACENT]:
        return Reason("no_gun_there", {"at": hex_text(here)}, "BI-36")
    if p.spent & codes.MOVED:
        return Reason("free_move_used", {}, "BI-42")
    if barred(g, p, hex_):
        return Reason("enemy_capital", {"at": hex_text(hex_)}, "BI-33")
    assert not defended(g, p, hex_)
    return Reason("nobody_to_attack", {"at": hex_text(hex_)}, "BI-42")


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
