"""What buildings make, and when (BI-24, BI-25): printed or the monarch's figures, then paintings and river basins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.games.brazil_imperial.rules.box import BASIN
from tabuleiro.games.brazil_imperial.rules.codes import (
    BYTE,
    CITY,
    GOOD_BITS,
    MOST,
    ONE,
    RESOURCE_KINDS,
    SHOWN,
    TILE_MASK,
    goods_told,
)
from tabuleiro.games.brazil_imperial.rules.map import hex_text

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm


def add_goods(g: BrazilState, holder: Realm, hex_: i64, goods: i64) -> None:
    """Onto a tile that the seat holds."""
    if not goods:
        return
    g.goods[hex_] += goods
    holder.wealth += goods
    if g.events is not None:
        g.tell("produced", holder.seat, {"at": hex_text(hex_), "goods": goods_told(goods)})


def printed(g: BrazilState, p: Realm, hex_: i64) -> i64:
    """What the tile of builder `p` makes by itself: the monarch's figures replace the printed ones."""
    face = g.face[hex_]
    if face == g.box.first_face[p.monarch] and hex_ in p.marked:
        return g.box.first_production[p.monarch]
    return g.box.production[face]


def produce(g: BrazilState, p: Realm, hex_: i64) -> None:
    """A building was built or renovated by its builder, who holds it."""
    box = g.box
    face = g.face[hex_]
    base = printed(g, p, hex_)
    goods = base
    for painting in p.paintings:
        if box.bonus_face[painting] == face:
            goods += box.bonus_goods[painting]
    for near in g.ground.next_to[hex_]:
        tile: i64 = g.explore[near]
        if tile > SHOWN and box.find_kind[tile & TILE_MASK] == BASIN:
            goods += basin_bonus(base, box.basin[tile & TILE_MASK])
    add_goods(g, p, hex_, goods)


def basin_bonus(base: i64, n: i64) -> i64:
    """One more of each resource that a building makes (BI-34)."""
    found: i64 = 0
    for good in range(RESOURCE_KINDS):
        if base >> good * GOOD_BITS & MOST:
            found += ONE[good] * n
    return found


def basin_revealed(g: BrazilState, hex_: i64, tile: i64) -> None:
    """A river basin acts at once on everybody's buildings next to it (BI-25, BI-34)."""
    for near in g.ground.next_to[hex_]:
        if 0 < g.face[near] < CITY:
            base = printed(g, g.players[g.builder[near]], near)
            add_goods(g, g.touch(g.holder(near)), near, basin_bonus(base, g.box.basin[tile]))


def mark(g: BrazilState, p: Realm, hex_: i64) -> None:
    """The first tiles to show a monarch's face are marked for good (BI-47)."""
    monarch = p.monarch
    if g.face[hex_] == g.box.first_face[monarch] and p.marks < g.box.first_count[monarch] and hex_ not in p.marked:
        p.marked = p.marked + BYTE[hex_]
        p.marks += 1


def tile_vp(g: BrazilState, hex_: i64, holder: i64) -> i64:
    """A tile's points, which are its strength too: the monarch's figure only for the builder (BI-24, BI-47)."""
    face = g.face[hex_]
    builder: i64 = g.builder[hex_]
    if builder == holder and holder < len(g.players):
        p = g.players[builder]
        if face == g.box.first_face[p.monarch] and hex_ in p.marked:
            return g.box.first_vp[p.monarch]
    return g.box.vp[face]
