"""What buildings make, and when (BI-24, BI-25): printed or the monarch's figures, then paintings and river basins."""

from __future__ import annotations

from tabuleiro.core.compiler import i64
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, goods_told
from tabuleiro.games.brazil_imperial.rules.map import hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm


def add_goods(g: BrazilState, holder: Realm, hex_: i64, goods: i64, by: tuple[str, ...] = ()) -> None:
    """Onto a tile that the seat holds; `by`: what makes it more than printed, as `causes`."""
    if not goods:
        return
    g.goods[hex_] += goods
    holder.wealth += goods
    if g.events is not None:
        g.tell("produced", holder.seat, {"at": hex_text(hex_), "goods": goods_told(goods), "by": by})


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
        if tile > codes.SHOWN and box.find_kind[tile & codes.TILE_MASK] == codes.BASIN:
            goods += basin_bonus(base, box.basin[tile & codes.TILE_MASK])
    add_goods(g, p, hex_, goods, causes(g, p, hex_) if g.events is not None else ())


def causes(g: BrazilState, p: Realm, hex_: i64) -> tuple[str, ...]:
    """What makes a building's goods more than printed, for who tells it: `painting guarani wood`."""
    box = g.box
    face = g.face[hex_]
    base = printed(g, p, hex_)
    found: list[tuple[str, str, int]] = [("monarch", box.monarch_ids[p.monarch], more_than(base, box.production[face]))]
    for painting in p.paintings:
        if box.bonus_face[painting] == face:
            found.append(("painting", box.painting_ids[painting], box.bonus_goods[painting]))
    for near in g.ground.next_to[hex_]:
        tile: i64 = g.explore[near] & codes.TILE_MASK if g.explore[near] > codes.SHOWN else 0
        if box.find_kind[tile] == codes.BASIN:
            found.append(("tile", box.find_ids[tile], basin_bonus(base, box.basin[tile])))
    return tuple([" ".join([kind, id_, *goods_told(goods)]) for kind, id_, goods in found if goods])


def more_than(goods: i64, other: i64) -> i64:
    """Of each kind what there is more of."""
    found: i64 = 0
    for good in range(codes.GOOD_KINDS):
        n: i64 = (goods >> good * codes.GOOD_BITS & codes.MOST) - (other >> good * codes.GOOD_BITS & codes.MOST)
        if n > 0:
            found += codes.ONE[good] * n
    return found


def basin_bonus(base: i64, n: i64) -> i64:
    """One more of each resource that a building makes (BI-34)."""
    found: i64 = 0
    for good in range(codes.RESOURCE_KINDS):
        if base >> good * codes.GOOD_BITS & codes.MOST:
            found += codes.ONE[good] * n
    return found


def basin_revealed(g: BrazilState, hex_: i64, tile: i64) -> None:
    """A river basin acts at once on everybody's buildings next to it (BI-25, BI-34)."""
    for near in g.ground.next_to[hex_]:
        if 0 < g.face[near] < codes.CITY:
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
