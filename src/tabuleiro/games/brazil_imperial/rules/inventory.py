"""Everything in the box, counted wherever it lies; what the engine keeps as running figures is counted again."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from tabuleiro.core.errors import RulesError
from tabuleiro.core.event import Event
from tabuleiro.core.state import BIT, bits
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, GOODS, Pack
from tabuleiro.games.brazil_imperial.rules.codes import (
    ALL_OF,
    BURIED,
    CAPITAL,
    CITIES,
    CITIES_LEFT,
    CITY,
    CITY_TOPS,
    COMBAT_DECK,
    COMBAT_DISCARDS,
    DEFEATED,
    EXPLORATION,
    EXPLORED,
    GALLERY,
    GOLD_DECK,
    GOLD_DISCARDS,
    MISSIONS,
    NO_BUILDER,
    NOT_LAID,
    ON_PAINTING,
    PAINTINGS,
    RESERVE,
    RETURNED,
    TILE_MASK,
    TILES_GONE,
    TILES_LEFT,
    UNITS,
    UNSEEN,
    count,
)
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE
from tabuleiro.games.brazil_imperial.rules.scoring import held_tiles

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

ERAS: Final = (1, 2, 3)


def inventory(g: BrazilState) -> dict[str, int]:
    """Components by name; goods come and go without end (BI-1) and are only recounted."""
    box = g.box
    piles = g.piles
    found: Counter[str] = Counter()
    realms = [g.realm(seat) for seat in range(len(g.players))]
    gold = piles[GOLD_DECK] + piles[GOLD_DISCARDS] + b"".join(p.gold_hand for p in realms)
    combat = piles[COMBAT_DECK] + piles[COMBAT_DISCARDS] + g.attack + g.defence
    combat += b"".join(p.combat_hand for p in realms)
    missions = b"".join(piles[MISSIONS + era] + piles[RETURNED + era] for era in ERAS)
    missions += b"".join(p.missions + p.revealed + p.dealt for p in realms)
    finds = piles[EXPLORATION] + piles[EXPLORED] + piles[BURIED][::2] + b"".join(p.finds for p in realms)
    finds += bytes(tile & TILE_MASK for tile in g.explore if tile and tile != UNSEEN)
    paintings = (
        piles[GALLERY] + b"".join(piles[PAINTINGS + i] for i in range(3)) + b"".join(p.paintings for p in realms)
    )
    cities = piles[CITIES] + piles[CITY_TOPS] + bytes(face for face in g.face if CITY <= face < CAPITAL)
    for ids, some in (
        (box.gold_ids, gold),
        (box.combat_ids, combat),
        (box.mission_ids, missions),
        (box.find_ids, finds),
        (box.painting_ids, paintings),
        (box.face_ids, cities),
    ):
        found.update(ids[one] for one in some if one)
    for i, tile in enumerate(box.tile_ids):
        on_map = sum(0 < face < CITY and box.tile_of[face] == i for face in g.face)
        found[tile] = piles[TILES_LEFT][i] + piles[TILES_GONE][i] + on_map
    for p in realms:
        recount(g, p)
    recount_map(g)
    return dict(found)


def recount(g: BrazilState, p: Realm) -> None:
    """A seat's running figures."""
    box = g.box
    tiles = held_tiles(g, p)
    on_tiles = sum(g.goods[hex_] for hex_ in tiles)
    upgraded = sum(BIT[arch] for arch in range(len(ARCHES)) if p.slots[arch])
    slotted = sum(BIT[product - 1] for product in p.slots if product)
    placed = p.on_monarch | slotted
    powers = 0
    for painting in p.paintings:
        powers |= box.painting_powers[painting]
    on_map = sum(BIT[unit] for unit in range(UNITS) if p.at[unit] not in (RESERVE, DEFEATED))
    reserve = sum(BIT[unit] for unit in range(UNITS) if p.at[unit] == RESERVE)
    palaces = [hex_ for hex_ in p.palaces if hex_ != NOWHERE]
    tokens = [arch for arch in p.under if arch not in (NOT_LAID, ON_PAINTING)]
    faults = [
        name
        for name, fine in (
            ("wealth", p.wealth == p.supply + on_tiles),
            ("held", p.held == sum(box.held[g.face[hex_]] for hex_ in tiles)),
            ("supply", p.supply >= 0 and all(count(p.supply, i) <= 20 for i in range(len(GOODS)))),
            ("on map", p.on_map == on_map and p.deployed == (31 & ~reserve)),
            ("slots", p.upgraded == upgraded and bits(slotted) == bits(upgraded) and placed & ~p.made == 0),
            ("powers", p.powers == powers),
            ("palaces", len(set(palaces)) == len(palaces)),
            ("tokens", len(set(tokens)) == len(tokens) and len(tokens) < g.era),
            ("tiles", all(g.builder[hex_] == p.seat and g.face[hex_] for hex_ in p.tiles)),
            ("marks", len(p.marked) <= p.marks or not p.marked),
        )
        if not fine
    ]
    if faults:
        raise RulesError(f"seat {p.seat}: the recount differs in {', '.join(faults)}")


def recount_map(g: BrazilState) -> None:
    """Who is next to what, whose units stand where, goods only on tiles."""
    near = [0] * g.ground.size
    for hex_ in g.ground.hexes:
        if g.builder[hex_] != NO_BUILDER:
            for other in [hex_, *g.ground.next_to[hex_]]:
                near[other] |= BIT[g.builder[hex_]]
    if near != list(g.near):
        raise RulesError("the recount differs in the neighbours of tiles")
    army = [0] * g.ground.size
    for seat in range(len(g.players)):
        p = g.realm(seat)
        for unit in range(UNITS):
            if p.on_map & BIT[unit] and not (g.attacker == seat and p.party & BIT[unit] and p.at[unit] == g.field):
                army[p.at[unit]] = seat + 1
    for unit in range(UNITS):
        if g.dutch[unit] not in (RESERVE, DEFEATED):
            army[g.dutch[unit]] = 2
    for hex_ in g.ground.hexes:
        if army[hex_] != g.army[hex_] and hex_ != g.field:
            raise RulesError("the recount differs in whose units stand where")
        if any(g.goods[hex_] & ALL_OF[i] for i in range(len(GOODS))) and not 0 < g.face[hex_] < CITY:
            raise RulesError("there are goods where no building is")
    if sum(g.piles[CITIES_LEFT]) != len(g.piles[CITIES]) and g.round:
        raise RulesError("the recount differs in cities")


# ---------------------------------------------------------------- the exhaustive run
def things(pack: Pack) -> set[str]:
    """All that a play can use: faces, cities, units, products, arches with and without upgrade, monarchs, palaces,
    paintings, missions, cards, exploration tiles, scenarios."""
    found = {f"face {face.id}" for face in pack.buildings} | {f"face {city.id}" for city in pack.cities}
    found |= {f"unit {unit.id}" for board in pack.boards for unit in board.units}
    found |= {f"product {product.id}" for product in pack.products}
    found |= {f"arch {arch.id}" for arch in pack.arches}
    found |= {f"upgrade {arch.id}" for arch in pack.arches if arch.slot}
    found |= {f"monarch {monarch.id}" for monarch in pack.monarchs}
    found |= {f"palace {palace.id}" for palace in pack.palaces[1:]}
    found |= {f"painting {painting.id}" for painting in pack.paintings}
    found |= {f"mission {mission.id}" for mission in pack.missions}
    found |= {f"combat {card.id}" for card in pack.combat_cards}
    for card in pack.gold_cards:
        if any(effect.do != "vp-if" for effect in card.effects):  # the others only wait in the hand for the end
            found.add(f"gold {card.id}")
    found |= {f"tile {tile.id}" for tile in pack.exploration}
    return found | {f"scenario {scenario.id}" for scenario in pack.scenarios}


NAMED: Final = {  # kind of event -> what it shows in use, and which of its data names it
    "built": ("face", "face"),
    "deployed": ("unit", "unit"),
    "made": ("product", "product"),
    "arch": ("arch", "arch"),
    "slotted": ("upgrade", "slot"),
    "crowned": ("monarch", "monarch"),
    "palace": ("palace", "palace"),
    "painted": ("painting", "painting"),
    "mission": ("mission", "mission"),
    "extra_action": ("gold", "card"),
    "gold_card_used": ("gold", "card"),
    "revealed": ("tile", "tile"),
    "setup": ("scenario", "scenario"),
}


def used(event: Event) -> set[str]:
    data = event.data
    if event.kind in NAMED:
        what, key = NAMED[event.kind]
        return {f"{what} {data[key]}"}
    if event.kind == "cards_shown":
        cards = data["attack"], data["defence"]
        return {f"combat {card}" for some in cards if isinstance(some, tuple) for card in some}
    return set()
