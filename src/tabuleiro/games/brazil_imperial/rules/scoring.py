"""Points by source and ties (BI-49, BI-50); the solo challenge is won or lost (BI-52)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tabuleiro.core.scores import CHALLENGE, Score, ranked
from tabuleiro.core.state import BIT, bits
from tabuleiro.games.brazil_imperial.rules.box import KEEP_AT_ONCE
from tabuleiro.games.brazil_imperial.rules.codes import CAPITAL, CITY, ON_PAINTING, PALACES, SCIENCE, UNITS_OF, count
from tabuleiro.games.brazil_imperial.rules.map import FOREST, NOWHERE
from tabuleiro.games.brazil_imperial.rules.objectives import met
from tabuleiro.games.brazil_imperial.rules.production import tile_vp

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.content.pack import Effect
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

SOURCES: Final = (
    *("units", "products", "paintings", "missions", "gold_cards", "exploration", "buildings", "cities", "palaces"),
    *("monarch", "abilities"),
)
LAST_ERA: Final = 3


def held_tiles(g: BrazilState, p: Realm) -> list[int]:
    """The hexes of all buildings and cities that a seat holds, seized ones too."""
    found = [hex_ for hex_ in p.tiles if g.face[hex_] < CAPITAL and g.holder(hex_) == p.seat]
    for unit in UNITS_OF[p.on_map]:
        hex_ = p.at[unit]
        if 0 < g.face[hex_] < CAPITAL and g.army[hex_] == p.seat + 1 and hex_ not in found:
            found.append(hex_)
    return found


def own_held(g: BrazilState, p: Realm, low: int, high: int) -> int:
    """How many tiles with faces from `low` to `high` a seat has built and still holds."""
    return sum(low <= g.face[hex_] <= high and g.holder(hex_) == p.seat for hex_ in p.tiles)


def revealed_points(g: BrazilState, p: Realm) -> int:
    """Missions that everybody sees, whole (BI-30)."""
    box = g.box
    found = 0
    for mission in p.revealed:
        era, vp = box.mission_era[mission], box.mission_points[mission]
        found += vp * len(box.goals[mission]) if era == LAST_ERA else vp
    return found


def hidden_points(g: BrazilState, p: Realm) -> int:
    """Missions of era III in hand, for each objective that holds (BI-30)."""
    box = g.box
    found = 0
    for mission in p.missions:
        if box.mission_era[mission] == LAST_ERA:
            held = sum(goal.amount(p) >= goal.n for goal in box.goals[mission])
            found += int(box.mission_points[mission] * held)
    return found


def gold_points(g: BrazilState, p: Realm) -> int:
    """Gold cards in hand whose condition holds."""
    box = g.box
    return sum(box.gold_vp[card] for card in p.gold_hand if box.gold_vp[card] and met(box.gold_goals[card], p))


def in_hand(g: BrazilState, p: Realm) -> int:
    """What of a seat's points only the seat itself knows before the end."""
    return hidden_points(g, p) + gold_points(g, p) if p.colour >= 0 else 0


def exploration_points(g: BrazilState, p: Realm) -> int:
    """Tiles kept; unknown species by sets, a fourth starts a new one (BI-34)."""
    box = g.box
    species = sum(box.find_kind[tile] == KEEP_AT_ONCE for tile in p.finds)
    whole, rest = divmod(species, len(box.sets))
    found = whole * box.sets[-1] + (box.sets[rest - 1] if rest else 0)
    return found + sum(box.find_vp[tile] for tile in p.finds if box.find_kind[tile] != KEEP_AT_ONCE)


def palace_points(g: BrazilState, p: Realm) -> int:
    """Printed, and for each foundry, plantation, product or unit (BI-32)."""
    found = 0
    for i in range(1, PALACES):
        palace = g.box.pack.palaces[i]
        if p.palaces[i] == NOWHERE:
            continue
        per = 0
        if palace.score_per == "product":
            per = bits(p.made)
        elif palace.score_per == "unit-deployed":
            per = bits(p.deployed)
        elif palace.score_per:
            face = g.box.face_number[palace.score_per]
            per = own_held(g, p, face, face)
        found += palace.vp + palace.score_vp * per
    return found


def monarch_points(g: BrazilState, p: Realm) -> int:
    box = g.box
    found = box.monarch_slot_vp[p.monarch] * bits(p.on_monarch)
    return int(found + box.mission_vp[p.monarch] * p.marks)


def ability_points(g: BrazilState, p: Realm) -> int:
    """VP that paintings give for other things, and the tokens on Coroados."""
    box = g.box
    found = sum(box.past_token_vp[era] for era in (1, 2) if p.under[era - 1] == ON_PAINTING)
    for painting in p.paintings:
        for effect in box.pack.paintings[painting - 1].effects:
            if effect.do == "vp-per":
                vp = effect.vp * counted(g, p, effect)
                found += min(vp, effect.most) if effect.most else vp
    return found


def counted(g: BrazilState, p: Realm, effect: Effect) -> int:
    per = effect.per
    if per == "forest-next-to-empire":
        empire = [hex_ for hex_ in p.tiles if g.holder(hex_) == p.seat]
        near = {other for hex_ in empire for other in g.ground.next_to[hex_]}
        return sum(g.ground.terrain[hex_] == FOREST and not g.face[hex_] for hex_ in near)
    if per == "product-on-slot":
        return bits(p.made & ~p.on_monarch)
    if per == "revealed-mission":
        return len(p.revealed)
    if per == "other-painting":
        return len(p.paintings) - 1
    if per == "city-built-and-held":
        return own_held(g, p, CITY, CAPITAL - 1)
    face = g.box.face_number[per]
    return own_held(g, p, face, face)


def breakdown(g: BrazilState, p: Realm) -> Mapping[str, int]:
    box = g.box
    tiles = held_tiles(g, p)
    if p.colour < 0:
        return dict.fromkeys(SOURCES, 0)
    return {
        "units": sum(box.unit_vp[p.colour][unit] for unit in UNITS_OF[p.deployed]),
        "products": sum(box.product_vp[product] for product in range(box.products) if p.made & BIT[product]),
        "paintings": sum(box.painting_vp[painting] for painting in p.paintings),
        "missions": revealed_points(g, p) + hidden_points(g, p),
        "gold_cards": gold_points(g, p),
        "exploration": exploration_points(g, p),
        "buildings": sum(int(tile_vp(g, hex_, p.seat)) for hex_ in tiles if g.face[hex_] < CITY),
        "cities": sum(int(tile_vp(g, hex_, p.seat)) for hex_ in tiles if g.face[hex_] >= CITY),
        "palaces": palace_points(g, p),
        "monarch": monarch_points(g, p),
        "abilities": ability_points(g, p),
    }


def science_on_tiles(g: BrazilState, p: Realm) -> int:
    """What breaks a tie (BI-50)."""
    return sum(int(count(g.goods[hex_], SCIENCE)) for hex_ in held_tiles(g, p))


def scores(g: BrazilState) -> list[Score]:
    """At the end, or as if the game ended now."""
    realms = g.players
    parts = [breakdown(g, p) for p in realms]
    if len(realms) == 1:  # won or lost; the points are only told
        return ranked([(int(g.won), {CHALLENGE: int(g.won)}, (sum(parts[0].values()),))])
    return ranked(
        [(sum(part.values()), part, (science_on_tiles(g, p),)) for p, part in zip(realms, parts, strict=True)]
    )
