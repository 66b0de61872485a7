"""Strength in fights and expeditions (BI-35, BI-36, BI-38, BI-39): units, tiles, paintings, the arch's bonus, cards."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.codes import UNITS_OF, total
from tabuleiro.games.brazil_imperial.rules.map import FOREST, NOWHERE
from tabuleiro.games.brazil_imperial.rules.production import tile_vp
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

ARCH_DEFENDING: Final = 2  # while the token lies on harbor or trade, once a fight (BI-23)
ARCH_ATTACKING: Final = 1


def board_of(g: BrazilState, seat: i64) -> i64:
    """Whose units a side has; in the solo game the Dutch have no player."""
    return g.players[seat].colour if seat < len(g.players) else codes.DUTCH_BOARD


def units_strength(g: BrazilState, board: i64, units: i64) -> i64:
    found: i64 = 0
    strengths = g.box.unit_vp[board]
    for unit in UNITS_OF[units]:
        found += strengths[unit]
    return found


def units_at(g: BrazilState, seat: i64, hex_: i64) -> i64:
    """A side's units on a hex, as a mask."""
    if seat < len(g.players):
        return g.players[seat].units_at(hex_)
    found: i64 = 0
    for unit in range(codes.UNITS):
        if g.dutch[unit] == hex_:
            found |= BIT[unit]
    return found


def units_told(g: BrazilState, seat: i64, units: i64) -> tuple[str, ...]:
    """Units of a side by their ids, as events tell them."""
    return tuple([g.box.unit_ids[board_of(g, seat)][unit] for unit in UNITS_OF[units]])


def strength_at(g: BrazilState, seat: i64, hex_: i64) -> i64:
    return units_strength(g, board_of(g, seat), units_at(g, seat, hex_))


def tile_strength(g: BrazilState, p: Realm, hex_: i64) -> i64:
    """A tile counts if the seat built and holds it; Camarão: a building next to unbuilt forest more (BI-39, BI-45)."""
    if not g.face[hex_] or g.face[hex_] >= codes.CAPITAL or g.builder[hex_] != p.seat:
        return 0
    if g.army[hex_] and g.army[hex_] != p.seat + 1:
        return 0
    found: i64 = tile_vp(g, hex_, p.seat)
    for painting in p.paintings:
        more = g.box.forest_strength[painting]
        if more and g.face[hex_] < codes.CITY and next_to_forest(g, hex_):
            found += more
    return found


def next_to_forest(g: BrazilState, hex_: i64) -> bool:
    return any(g.ground.terrain[near] == FOREST and not g.face[near] for near in g.ground.next_to[hex_])


def attack_total(g: BrazilState, p: Realm) -> i64:
    """The attacking side without its cards: the units that entered, or all on the attacking hex with its tile."""
    return attack_strength(g, p, p.party, g.origin_hex)


def attack_strength(g: BrazilState, p: Realm, units: i64, origin: i64) -> i64:
    """Of these units, and the tile from which they attack; NOWHERE: they enter."""
    found = units_strength(g, p.colour, units)
    if origin != NOWHERE:
        found += tile_strength(g, p, origin)
    if p.token == codes.HARBOR or p.token == codes.TRADE:
        found += ARCH_ATTACKING
    return found + total(g.box.attack_strength, p.paintings)


def defence_total(g: BrazilState) -> i64:
    """The defending side without its cards."""
    return defence_strength(g, g.defender, g.field)


def defence_strength(g: BrazilState, seat: i64, hex_: i64) -> i64:
    """Of who holds a hex; the Dutch have their units only (BI-52)."""
    found = strength_at(g, seat, hex_)
    if seat >= len(g.players):
        return found
    p = g.players[seat]
    tile = tile_strength(g, p, hex_)
    if tile:
        found += tile + total(g.box.own_tile_strength, p.paintings)
    if p.token == codes.HARBOR or p.token == codes.TRADE:
        found += ARCH_DEFENDING
    return found + total(g.box.defence_strength, p.paintings)


def defenders(g: BrazilState) -> i64:
    """The defending units on the hex fought for, as a mask."""
    return units_at(g, g.defender, g.field) if g.defender != codes.NOBODY else 0


# ---------------------------------------------------------------- cards
def card_value(g: BrazilState, card: i64, attacking: bool) -> i64:
    """What a revealed card counts, its condition looked at."""
    condition = g.box.condition[card]
    if condition and holds(g, condition, attacking):
        return g.box.conditional[card]
    return g.box.strength[card]


def holds(g: BrazilState, condition: str, attacking: bool) -> bool:
    """Conditions of combat cards; on an expedition there is no enemy to have more units."""
    if condition == "attacking":
        return attacking
    if condition == "defending":
        return not attacking
    if condition == "fight-on-edge-or-water":
        return g.ground.edge_or_water[g.field] == 1
    if condition == "own-unit-next-to-fight":
        return unit_next_to(g, g.attacker if attacking else g.defender)
    if condition == "defending-own-tile":
        if attacking or g.defender >= len(g.players):
            return False
        built = 0 < g.face[g.field] < codes.CAPITAL and g.builder[g.field] == g.defender
        return built and (not g.army[g.field] or g.army[g.field] == g.defender + 1)
    assert condition == "fewer-units-than-enemy", condition
    if g.defender == codes.NOBODY:
        return False
    attackers = bits(g.players[g.attacker].party)
    defending = bits(defenders(g))
    return attackers < defending if attacking else defending < attackers


def unit_next_to(g: BrazilState, seat: i64) -> bool:
    """Whether the side has units next to the hex fought for, beside those in the fight (an adjacent attack's are
    next to it)."""
    return any(units_at(g, seat, near) for near in g.ground.next_to[g.field])


def cards_total(g: BrazilState, attacking: bool) -> i64:
    found: i64 = 0
    off = g.attack_off if attacking else g.defence_off
    for i, card in enumerate(g.attack if attacking else g.defence):
        if not off & BIT[i]:
            found += card_value(g, card, attacking)
    return found
