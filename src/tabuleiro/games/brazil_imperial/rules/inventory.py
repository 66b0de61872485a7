"""Everything in the box, counted wherever it lies; what the engine keeps as running figures is counted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tabuleiro.core.errors import RulesError
from tabuleiro.core.state import BIT, bits
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, ERAS, GOODS, SCHOOLS, Entry
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.codes import count
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE
from tabuleiro.games.brazil_imperial.rules.scoring import held_tiles
from tabuleiro.kit.components import Held, Inventory, recounted

if TYPE_CHECKING:
    from tabuleiro.core.event import Event
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm


def finds_on_map(g: BrazilState) -> bytes:
    """Exploration tiles that somebody has seen, and those that were built over."""
    return (
        bytes(tile & codes.TILE_MASK for tile in g.explore if tile and tile != codes.UNSEEN)
        + g.piles[codes.BURIED][::2]
    )


def cities_on_map(g: BrazilState) -> bytes:
    return bytes(face for face in g.face if codes.CITY <= face < codes.CAPITAL)


def building_tiles(g: BrazilState) -> dict[str, int]:
    """In the stock, covered, or on the map."""
    box, piles = g.box, g.piles
    on_map = Counter(box.tile_of[face] for face in g.face if 0 < face < codes.CITY)
    return {
        tile: piles[codes.TILES_LEFT][i] + piles[codes.TILES_GONE][i] + on_map[i] for i, tile in enumerate(box.tile_ids)
    }


def recount(g: BrazilState) -> None:
    """All running figures; goods come and go without end (BI-1) and are only recounted."""
    for seat in range(len(g.players)):
        recounted(seat, figures(g, g.players[seat]))
    recount_map(g)


def figures(g: BrazilState, p: Realm) -> dict[str, bool]:
    """Whether each of a seat's is right."""
    box = g.box
    tiles = held_tiles(g, p)
    on_tiles = sum(g.goods[hex_] for hex_ in tiles)
    upgraded = sum(BIT[arch] for arch in range(len(ARCHES)) if p.slots[arch])
    slotted = sum(BIT[product - 1] for product in p.slots if product)
    placed = p.on_monarch | slotted
    powers = 0
    for painting in p.paintings:
        powers |= box.painting_powers[painting]
    on_map = sum(BIT[unit] for unit in range(codes.UNITS) if p.at[unit] not in (codes.RESERVE, codes.DEFEATED))
    reserve = sum(BIT[unit] for unit in range(codes.UNITS) if p.at[unit] == codes.RESERVE)
    palaces = [hex_ for hex_ in p.palaces if hex_ != NOWHERE]
    tokens = [arch for arch in p.under if arch not in (codes.NOT_LAID, codes.ON_PAINTING)]
    return {
        "wealth": p.wealth == p.supply + on_tiles,
        "held": p.held == sum(box.held[g.face[hex_]] for hex_ in tiles),
        "supply": p.supply >= 0 and all(count(p.supply, i) <= 20 for i in range(len(GOODS))),
        "on map": p.on_map == on_map and p.deployed == (31 & ~reserve),
        "slots": p.upgraded == upgraded and bits(slotted) == bits(upgraded) and placed & ~p.made == 0,
        "powers": p.powers == powers,
        "palaces": len(set(palaces)) == len(palaces),
        "tokens": len(set(tokens)) == len(tokens) and len(tokens) < g.era,
        "tiles": all(g.builder[hex_] == p.seat and g.face[hex_] for hex_ in p.tiles),
        "marks": len(p.marked) <= p.marks or not p.marked,
    }


def armies(g: BrazilState) -> bytes:
    """Whose units stand where; in a fight the ground is still the defender's."""
    found = bytearray(g.ground.size)
    for unit in range(codes.UNITS):
        if g.dutch[unit] not in (codes.RESERVE, codes.DEFEATED):
            found[g.dutch[unit]] = codes.DUTCH + 1
    for p in sorted(g.players, key=lambda p: p.seat == g.defender):
        for at in p.at:
            if at not in (codes.RESERVE, codes.DEFEATED):
                found[at] = p.seat + 1
    return bytes(found)


def recount_map(g: BrazilState) -> None:
    """Who is next to what, whose units stand where, goods only on tiles."""
    near = [0] * g.ground.size
    for hex_ in g.ground.hexes:
        if g.builder[hex_] != codes.NO_BUILDER:
            for other in [hex_, *g.ground.next_to[hex_]]:
                near[other] |= BIT[g.builder[hex_]]
    if near != list(g.near):
        raise RulesError("the recount differs in the neighbours of tiles")
    army = armies(g)
    for hex_ in g.ground.hexes:
        if army[hex_] != g.army[hex_] and hex_ != g.field:
            raise RulesError("the recount differs in whose units stand where")
        if g.goods[hex_] and not 0 < g.face[hex_] < codes.CITY:
            raise RulesError("there are goods where no building is")
    if sum(g.piles[codes.CITIES_LEFT]) != len(g.piles[codes.CITIES]) and g.round:
        raise RulesError("the recount differs in cities")


# ---------------------------------------------------------------- the exhaustive run
def things(game: BrazilImperial) -> set[str]:
    """All that a play can use: faces, cities, units, products, arches with and without upgrade, monarchs, palaces,
    paintings, missions, cards, exploration tiles, scenarios."""
    pack = game.pack
    kinds: dict[str, Iterable[Entry]] = {
        "face": (*pack.buildings, *pack.cities),
        "unit": (unit for board in pack.boards for unit in board.units),
        "product": pack.products,
        "arch": pack.arches,
        "upgrade": (arch for arch in pack.arches if arch.slot),
        "monarch": pack.monarchs,
        "palace": pack.palaces[1:],
        "painting": pack.paintings,
        "mission": pack.missions,
        "combat": pack.combat_cards,
        # the others only wait in the hand for the end
        "gold": (card for card in pack.gold_cards if any(effect.do != "vp-if" for effect in card.effects)),
        "tile": pack.exploration,
        "scenario": pack.scenarios,
    }
    return {f"{kind} {one.id}" for kind, some in kinds.items() for one in some}


def cards_shown(event: Event) -> set[str]:
    if event.kind != "cards_shown":
        return set()
    cards = event.data["attack"], event.data["defence"]
    return {f"combat {card}" for some in cards if isinstance(some, tuple) for card in some}


COMPONENTS: Final = Inventory(
    (
        Held("gold_ids", seat="gold_hand", piles=(codes.GOLD_DISCARDS,), decks=(codes.GOLD_DECK,)),
        Held(
            "combat_ids",
            seat="combat_hand",
            table="attack defence",
            piles=(codes.COMBAT_DISCARDS,),
            decks=(codes.COMBAT_DECK,),
        ),
        Held(
            "mission_ids",
            seat="missions revealed dealt",
            piles=(codes.RETURNED + era for era in ERAS),
            decks=(codes.MISSIONS + era for era in ERAS),
        ),
        Held("find_ids", seat="finds", piles=(codes.EXPLORED,), decks=(codes.EXPLORATION,), other=finds_on_map),
        Held(
            "painting_ids",
            seat="paintings",
            piles=(codes.GALLERY,),
            decks=(codes.PAINTINGS + school for school in range(len(SCHOOLS))),
        ),
        Held("face_ids", piles=(codes.CITY_TOPS,), decks=(codes.CITIES,), other=cities_on_map),
    ),
    recount,
    things,
    {
        "built": "face {face}",
        "deployed": "unit {unit}",
        "made": "product {product}",
        "arch": "arch {arch}",
        "slotted": "upgrade {slot}",
        "crowned": "monarch {monarch}",
        "palace": "palace {palace}",
        "painted": "painting {painting}",
        "mission": "mission {mission}",
        "extra_action": "gold {card}",
        "gold_card_used": "gold {card}",
        "revealed": "tile {tile}",
        "setup": "scenario {scenario}",
    },
    building_tiles,
    cards_shown,
)
