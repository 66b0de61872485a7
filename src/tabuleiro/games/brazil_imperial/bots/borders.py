"""What lies around a realm's units and tiles: tiles to find, neighbours to fear, and such as could be taken."""

from __future__ import annotations

from tabuleiro.core.compiler import i64
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.codes import CAPITAL, SHOWN, TILE_MASK, UNITS_OF
from tabuleiro.games.brazil_imperial.rules.map import FAR
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm
from tabuleiro.games.brazil_imperial.rules.strength import strength_at


def nearest_find(g: BrazilState, steps: bytes) -> i64:
    """How far it is to the nearest tile that lies face down, by the steps to every hex; FAR: there is none."""
    found: i64 = FAR
    for hex_ in g.ground.explore:
        if 0 < g.explore[hex_] < SHOWN and steps[hex_] < found:
            found = steps[hex_]
    return found


def danger_at(g: BrazilState, p: Realm, hex_: i64) -> i64:
    """The strength of the strongest party of others next to a hex."""
    found: i64 = 0
    mine: i64 = p.seat + 1
    for near in g.ground.next_to[hex_]:
        if g.army[near] and g.army[near] != mine:
            other = strength_at(g, g.army[near] - 1, near)
            if other > found:
                found = other
    return found


def finding(g: BrazilState, p: Realm) -> list[float]:
    """Face-down tiles near own units, and expeditions under them that cards may win."""
    if not p.on_map:
        return [0.0, 0.0, 0.0]
    explore = g.explore
    near = far = expedition = 0.0
    for unit in UNITS_OF[p.on_map]:
        here: i64 = p.at[unit]
        closest = nearest_find(g, g.ground.steps_from(here))
        if closest == 1:
            near += 1.0
        elif closest == 2:
            far += 1.0
        if explore[here] > SHOWN and g.box.find_kind[explore[here] & TILE_MASK] == codes.EXPEDITION:
            expedition = 1.0
    return [near if near < 2.0 else 2.0, far if far < 2.0 else 2.0, expedition]


def war(g: BrazilState, p: Realm) -> list[float]:
    """Points of own tiles that others could take, points of the best tile within reach, own tiles well guarded."""
    box = g.box
    danger = guards = 0.0
    mine: i64 = p.seat + 1
    army, face, builder = g.army, g.face, g.builder
    next_to = g.ground.next_to
    for hex_ in p.tiles:
        if face[hex_] >= CAPITAL or (army[hex_] and army[hex_] != mine):
            continue
        own: i64 = box.vp[face[hex_]]
        if army[hex_]:
            own += strength_at(g, p.seat, hex_)
        worst = danger_at(g, p, hex_)
        if worst:
            if worst > own:
                danger += float(box.vp[face[hex_]])
            elif army[hex_]:
                guards += 1.0
    prey = 0.0
    for unit in UNITS_OF[p.on_map]:
        here: i64 = p.at[unit]
        own = strength_at(g, p.seat, here)
        for near in next_to[here]:
            if 0 < face[near] < CAPITAL and builder[near] != p.seat and army[near] != mine:
                other = box.vp[face[near]]
                if army[near]:
                    other += strength_at(g, army[near] - 1, near)
                if own > other and float(box.vp[face[near]]) > prey:
                    prey = float(box.vp[face[near]])
    return [danger, prey, guards]
