"""Points by source and ties (BI-49, BI-50); the solo challenge is won or lost (BI-52)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tabuleiro.core.scores import CHALLENGE, Score, ranked
from tabuleiro.core.state import BIT, bits
from tabuleiro.games.brazil_imperial.rules.box import KEEP_AT_ONCE
from tabuleiro.games.brazil_imperial.rules.codes import (
    CAPITAL,
    CITY,
    LAST_ERA,
    ON_PAINTING,
    PALACES,
    SCIENCE,
    UNITS_OF,
    count,
)
from tabuleiro.games.brazil_imperial.rules.map import FOREST, NOWHERE
from tabuleiro.games.brazil_imperial.rules.objectives import met
from tabuleiro.games.brazil_imperial.rules.production import tile_vp

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

SOURCES: Final = (
    *("units", "products", "paintings", "missions", "gold_cards", "exploration", "buildings", "cities", "palaces"),
    *("monarch", "abilities"),
)


class Tally:
    """What a seat has on the map, counted at one look."""

    def __init__(self, g: BrazilState, p: Realm) -> None:
        self.faces: list[int] = [0] * CAPITAL  # tiles that it has built and still holds, by face
        self.buildings: i64 = 0  # points of all that it holds
        self.cities: i64 = 0
        self.seized: i64 = 0  # those of them that others have built
        self.lost: i64 = 0  # points of its own tiles that others hold
        army, mine = g.army, p.seat + 1
        for hex_ in p.tiles:
            face: i64 = g.face[hex_]
            if face >= CAPITAL:
                continue
            vp: i64 = tile_vp(g, hex_, p.seat)
            if army[hex_] and army[hex_] != mine:
                self.lost += vp
            else:
                self.faces[face] += 1
                self.hold(face, vp)
        at = p.at
        for unit in UNITS_OF[p.on_map]:
            here: i64 = at[unit]
            face = g.face[here]
            if 0 < face < CAPITAL and g.builder[here] != p.seat and army[here] == mine and at.index(here) == unit:
                vp = g.box.vp[face]
                self.seized += vp
                self.hold(face, vp)

    def hold(self, face: i64, vp: i64) -> None:
        if face < CITY:
            self.buildings += vp
        else:
            self.cities += vp


def held_tiles(g: BrazilState, p: Realm) -> list[int]:
    """The hexes of all buildings and cities that a seat holds, seized ones too."""
    found = [hex_ for hex_ in p.tiles if g.face[hex_] < CAPITAL and g.holder(hex_) == p.seat]
    for unit in UNITS_OF[p.on_map]:
        hex_ = p.at[unit]
        if 0 < g.face[hex_] < CAPITAL and g.army[hex_] == p.seat + 1 and hex_ not in found:
            found.append(hex_)
    return found


def counted(g: BrazilState, p: Realm, tally: Tally, what: str) -> i64:
    """How many there are of what a palace or a painting counts, by its name in packs; of faces those built and held."""
    face = g.box.face_number.get(what, 0)
    if face:
        return tally.faces[face]
    if what == "product":
        return bits(p.made)
    if what == "unit-deployed":
        return bits(p.deployed)
    if what == "forest-next-to-empire":
        return forests(g, p)
    if what == "product-on-slot":
        return bits(p.made & ~p.on_monarch)
    if what == "revealed-mission":
        return len(p.revealed)
    if what == "other-painting":
        return len(p.paintings) - 1
    assert what == "city-built-and-held", what
    return sum(tally.faces[CITY:])


def forests(g: BrazilState, p: Realm) -> i64:
    """Unbuilt forests next to what the seat has built and holds."""
    seen: list[int] = []
    terrain, face, army = g.ground.terrain, g.face, g.army
    for hex_ in p.tiles:
        if not army[hex_] or army[hex_] == p.seat + 1:
            for near in g.ground.next_to[hex_]:
                if terrain[near] == FOREST and not face[near] and near not in seen:
                    seen.append(near)
    return len(seen)


def mission_points(g: BrazilState, p: Realm, hidden: bool) -> i64:
    """Revealed ones whole; era III cards in hand for each objective that holds (BI-30)."""
    box = g.box
    found: i64 = 0
    for mission in p.revealed:
        found += box.mission_whole[mission]
    if not hidden:
        for mission in p.missions:
            if box.mission_era[mission] == LAST_ERA:
                for goal in box.goals[mission]:
                    if goal.amount(p) >= goal.n:
                        found += box.mission_points[mission]
    return found


def gold_points(g: BrazilState, p: Realm) -> i64:
    box = g.box
    found: i64 = 0
    for card in p.gold_hand:
        if box.gold_vp[card] and met(box.gold_goals[card], p):
            found += box.gold_vp[card]
    return found


def exploration_points(g: BrazilState, p: Realm) -> i64:
    """Tiles kept; unknown species by sets, a fourth starts a new one (BI-34)."""
    box = g.box
    found: i64 = 0
    species: i64 = 0
    for tile in p.finds:
        if box.find_kind[tile] == KEEP_AT_ONCE:
            species += 1
        else:
            found += box.find_vp[tile]
    most = len(box.sets)
    rest = species % most
    found += species // most * box.sets[most - 1]
    return found + box.sets[rest - 1] if rest else found


def palace_points(g: BrazilState, p: Realm, tally: Tally, palace: i64) -> i64:
    """Printed, and for each foundry, plantation, product or unit (BI-32)."""
    per = g.box.palace_per[palace]
    return g.box.palace_vp[palace] + (g.box.palace_each[palace] * counted(g, p, tally, per) if per else 0)


def ability_points(g: BrazilState, p: Realm, tally: Tally) -> i64:
    """VP that paintings give for other things, and the tokens on Coroados."""
    box = g.box
    found: i64 = 0
    for era in range(1, LAST_ERA):
        if p.under[era - 1] == ON_PAINTING:
            found += box.past_token_vp[era]
    for painting in p.paintings:
        effect = box.painting_points[painting]
        if effect.per:
            vp = effect.vp * counted(g, p, tally, effect.per)
            found += min(vp, effect.most) if effect.most else vp
    return found


def by_source(g: BrazilState, p: Realm, tally: Tally, hidden: bool = False) -> list[int]:
    """Points in the order of SOURCES; hidden: without what is in the seat's hand."""
    if p.colour < 0:
        return [0] * len(SOURCES)
    box = g.box
    units: i64 = 0
    for unit in UNITS_OF[p.deployed]:
        units += box.unit_vp[p.colour][unit]
    products: i64 = 0
    for product in range(box.products):
        if p.made & BIT[product]:
            products += box.product_vp[product]
    paintings: i64 = 0
    for painting in p.paintings:
        paintings += box.painting_vp[painting]
    palaces: i64 = 0
    for palace in range(1, PALACES):
        if p.palaces[palace] != NOWHERE:
            palaces += palace_points(g, p, tally, palace)
    return [
        *(units, products, paintings, mission_points(g, p, hidden), 0 if hidden else gold_points(g, p)),
        *(exploration_points(g, p), tally.buildings, tally.cities, palaces),
        box.monarch_slot_vp[p.monarch] * bits(p.on_monarch) + box.mission_vp[p.monarch] * p.marks,
        ability_points(g, p, tally),
    ]


def breakdown(g: BrazilState, p: Realm) -> Mapping[str, int]:
    return dict(zip(SOURCES, by_source(g, p, Tally(g, p)), strict=True))


def standings(g: BrazilState) -> list[tuple[int, int]]:
    """What everybody knows of each seat's points, and what it knows itself; at the end nothing is hidden."""
    tallies = [(p, Tally(g, p)) for p in g.players]
    return [(sum(by_source(g, p, tally, not g.over)), sum(by_source(g, p, tally))) for p, tally in tallies]


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
