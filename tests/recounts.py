"""What the states of the three games keep as running figures, counted again from the cards; each must agree."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.player import BIT, bits
from tabuleiro.games.above_and_below.content.pack import GOODS, WARES
from tabuleiro.games.above_and_below.rules import codes as ab
from tabuleiro.games.above_and_below.rules.effects import joins
from tabuleiro.games.above_and_below.rules.state import Village, VillageState
from tabuleiro.games.brazil_imperial.content.pack import ARCHES
from tabuleiro.games.brazil_imperial.content.pack import GOODS as RESOURCES
from tabuleiro.games.brazil_imperial.rules import codes as bi
from tabuleiro.games.brazil_imperial.rules.inventory import armies
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE
from tabuleiro.games.brazil_imperial.rules.scoring import held_tiles
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm
from tabuleiro.games.imperial_miners.rules.effects import MOST_MACHINES
from tabuleiro.games.imperial_miners.rules.inventory import bare_mine
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState


def inventory(g: Any) -> dict[str, int]:
    """All components of a state, after a recount."""
    recount(g)
    found: dict[str, int] = g.game.inventory(g)
    return found


def recount(g: Any) -> None:
    figures: Any = {MineState: of_mine, VillageState: of_village, BrazilState: of_realm}[type(g)]
    for p in g.players:
        wrong = [name for name, fine in figures(g, p).items() if not fine]
        assert not wrong, f"seat {p.seat}: the recount differs in {', '.join(wrong)}"
    if isinstance(g, BrazilState):
        recount_map(g)


def of_mine(g: MineState, p: Miner) -> dict[str, bool]:
    """Whether each figure is right."""
    again = bare_mine(g, p)
    return {
        "grid": p.grid == again.grid,
        "rows": p.rows == again.rows,
        "factions": p.factions == again.factions,
        "carts": again.complete & ~p.complete == 0 and p.complete & ~(again.complete | again.halves) == 0,
        "half carts": p.halves == again.halves & ~p.complete,
        "machines": len(p.machines) == len(p.cards) and all(n <= MOST_MACHINES for n in p.machines),
        "marks on cards": (p.collapsed | p.active) < BIT[len(p.cards)],
        "coins and points": p.coins >= 0 and p.vp >= 0 and p.discount >= 0,
        "known cards": all(p.known.count(card) <= p.hand.count(card) for card in p.known),
    }


def of_village(g: VillageState, p: Village) -> dict[str, bool]:
    box = g.box
    again: Village = g.game.new_player(p.seat)
    quiet, g.events = g.events, None
    for villager in p.villagers:
        joins(g, again, villager, ready=True)
    g.events = quiet
    everybody = BIT[len(p.villagers)] - 1
    sets = (p.ready, p.tired, p.injured, p.sent)
    skills = ("hammers", "hammers_plus", "quills", "quills_plus", "cats", "clockwork")
    on_track = [ware for ware in range(len(GOODS)) if p.track & ab.ALL_OF[ware]]
    return {
        "places of villagers": sum(sets) == everybody and p.ready | p.tired | p.injured | p.sent == everybody,
        "skills": all(getattr(p, skill) == getattr(again, skill) for skill in skills),
        "powers": p.powers == sum(box.powers[building] for building in p.buildings),
        "outposts": p.outposts == sum(box.kinds[building] == "outpost" for building in p.buildings),
        "caves": p.outposts <= len(p.caves),
        "goods": len(p.goods) == len(p.buildings) and p.ripe == sum(p.goods),
        "goods of cards": all(n <= box.goods[b] for b, n in zip(p.buildings, p.goods, strict=True)),
        "track": sorted(p.kinds) == on_track and p.track >= 0,
        "supply": p.supply >= 0 and -1 <= p.sale < len(WARES),
        "sale": p.sale != ab.NO_WARE or g.deal[1] != p.seat,
        "coins and reputation": p.coins >= 0 and box.lowest <= p.reputation <= box.highest,
        "party": bool(p.cave) or not p.party,
    }


def of_realm(g: BrazilState, p: Realm) -> dict[str, bool]:
    """Goods come and go without end (BI-1) and are only recounted."""
    box = g.box
    tiles = held_tiles(g, p)
    on_tiles = sum(g.goods[hex_] for hex_ in tiles)
    upgraded = sum(BIT[arch] for arch in range(len(ARCHES)) if p.slots[arch])
    slotted = sum(BIT[product - 1] for product in p.slots if product)
    placed = p.on_monarch | slotted
    powers = 0
    for painting in p.paintings:
        powers |= box.painting_powers[painting]
    on_map = sum(BIT[unit] for unit in range(bi.UNITS) if p.at[unit] not in (bi.RESERVE, bi.DEFEATED))
    reserve = sum(BIT[unit] for unit in range(bi.UNITS) if p.at[unit] == bi.RESERVE)
    palaces = [hex_ for hex_ in p.palaces if hex_ != NOWHERE]
    tokens = [arch for arch in p.under if arch not in (bi.NOT_LAID, bi.ON_PAINTING)]
    return {
        "wealth": p.wealth == p.supply + on_tiles,
        "held": p.held == sum(box.held[g.face[hex_]] for hex_ in tiles),
        "supply": p.supply >= 0 and all(bi.count(p.supply, i) <= 20 for i in range(len(RESOURCES))),
        "on map": p.on_map == on_map and p.deployed == (31 & ~reserve),
        "slots": p.upgraded == upgraded and bits(slotted) == bits(upgraded) and placed & ~p.made == 0,
        "powers": p.powers == powers,
        "palaces": len(set(palaces)) == len(palaces),
        "tokens": len(set(tokens)) == len(tokens) and len(tokens) < g.era,
        "tiles": all(g.builder[hex_] == p.seat and g.face[hex_] for hex_ in p.tiles),
        "marks": len(p.marked) <= p.marks or not p.marked,
    }


def recount_map(g: BrazilState) -> None:
    """Who is next to what, whose units stand where, goods only on tiles."""
    near = [0] * g.ground.size
    for hex_ in g.ground.hexes:
        if g.builder[hex_] != bi.NO_BUILDER:
            for other in [hex_, *g.ground.next_to[hex_]]:
                near[other] |= BIT[g.builder[hex_]]
    assert near == list(g.near), "the recount differs in the neighbours of tiles"
    army = armies(g)
    for hex_ in g.ground.hexes:
        assert army[hex_] == g.army[hex_] or hex_ == g.field, "the recount differs in whose units stand where"
        assert not g.goods[hex_] or 0 < g.face[hex_] < bi.CITY, "there are goods where no building is"
    cities = len(g.piles[bi.CITIES])
    assert sum(g.piles[bi.CITIES_LEFT]) == cities or not g.round, "the recount differs in cities"
