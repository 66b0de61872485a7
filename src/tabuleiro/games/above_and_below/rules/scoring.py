"""Points by source, reputation places and ties (AB-37 to AB-41), and the best order for goods still in the supply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tabuleiro.core.event import type_of_value
from tabuleiro.core.scores import Score, ranked
from tabuleiro.games.above_and_below.content.pack import WARES, Building
from tabuleiro.games.above_and_below.rules.codes import ALL_OF, GOODS, count
from tabuleiro.games.above_and_below.rules.state import Village, VillageState

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.box import Box

NOTHING: Final[dict[str, int]] = {}  # what a village is worth that nobody listens to
SOURCES: Final = ("goods", "buildings", "cards", "card_bonuses", "reputation_space", "reputation_place")
HOUSES: Final = ("house", "key", "star", "start")  # the starting house is a house (AB-40, house ruling)


def best_order(box: Box, p: Village) -> list[int]:
    """The supply's new kinds of goods in the order that is worth most: the more of a kind, the better its space."""
    kinds = [ware for ware in range(GOODS) if p.supply & ALL_OF[ware] and not p.track & ALL_OF[ware]]
    kinds.sort(key=lambda ware: count(p.supply, ware))
    first = len(p.kinds)
    spaces = sorted(range(first, first + len(kinds)), key=lambda space: (box.advancement[space], space))
    by_space = dict(zip(spaces, kinds, strict=True))
    return [by_space[space] for space in sorted(by_space)]


def goods_points(box: Box, p: Village) -> int:
    """As if the supply was placed now; what is in the sale circle stays there (AB-25, AB-27)."""
    kinds = [*p.kinds, *best_order(box, p)]
    return sum(box.advancement[i] * (count(p.track, ware) + count(p.supply, ware)) for i, ware in enumerate(kinds))


def counted(box: Box, p: Village, what: str) -> int:
    """How many there are of what a card's points are counted by (AB-38, AB-40)."""
    if what in WARES:
        return int(count(p.owned_wares(), WARES.index(what)))
    if what == "villager":
        return len(p.villagers)
    if what == "outpost":
        return int(p.outposts)
    if what == "house":
        return sum(box.kinds[building] in HOUSES for building in p.buildings)
    assert what == "empty cave", what
    return int(p.empty_caves())


def bonus_points(box: Box, p: Village, building: Building) -> int:
    return building.vp_per * sum(counted(box, p, what) for what in building.vp_of)


def place_points(places: tuple[int, ...], reputations: list[int]) -> list[int]:
    """Equal reputation shares the points of its places, rounded up (AB-39)."""
    found = []
    for mine in reputations:
        better = sum(other > mine for other in reputations)
        tied = reputations.count(mine)
        shared = sum(places[better : better + tied])
        found.append(-(-shared // tied))
    return found


def breakdown(g: VillageState, p: Village, place: int) -> Mapping[str, int]:
    box = g.box
    buildings = [building for number in p.buildings if (building := box.buildings[number]) is not None]
    return {
        "goods": goods_points(box, p),
        "buildings": len(buildings),
        "cards": sum(building.vp for building in buildings),
        "card_bonuses": sum(bonus_points(box, p, building) for building in buildings),
        "reputation_space": box.reputation_points[p.reputation - box.lowest],
        "reputation_place": place,
    }


def standing(g: VillageState, p: Village) -> dict[str, int]:
    """What a village is worth as if the game ended now, apart from the place in reputation, which others change too:
    by what it is for, a building that counts something by its id. Only events ask."""
    box = g.box
    buildings = [building for number in p.buildings if (building := box.buildings[number]) is not None]
    cards = sum(building.vp for building in buildings)
    found = {"goods": goods_points(box, p), "building": len(buildings), "card": cards}
    for building in buildings:
        if building.vp_per:
            found[building.id] = bonus_points(box, p, building)
    return found


def worth(g: VillageState, p: Village, before: dict[str, int]) -> dict[str, type_of_value]:
    """What has changed since, for an event: the points, and each part of them (`card 2`, `S0 -1`)."""
    now = standing(g, p)
    changes = {what: now.get(what, 0) - before.get(what, 0) for what in {**before, **now}}  # a building may be gone
    by = tuple(f"{what} {n}" for what, n in changes.items() if n)
    return {"vp": sum(changes.values()), "by": by}


def scores(g: VillageState) -> list[Score]:
    """At the end, or as if the game ended now; coins, then buildings break a tie (AB-41)."""
    villages = g.players
    places = place_points(g.box.places[len(villages)], [p.reputation for p in villages])
    rows = [(p, breakdown(g, p, place)) for p, place in zip(villages, places, strict=True)]
    return ranked([(sum(parts.values()), parts, (p.coins, len(p.buildings))) for p, parts in rows])
