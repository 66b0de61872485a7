"""Points in random plays against a second count, made from what a seat sees (BI-49)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest

from brazil_imperial.test_rules_in_play import (
    BUILDINGS,
    CITIES,
    MISSIONS,
    PAINTINGS,
    PRODUCTS,
    UNITS,
    Reading,
    decisions,
)

GOLD_POINTS = {
    "agricola": (3, lambda r: sum(face in ("cane-field", "farm", "plantation") for face in r.held_faces()) >= 4),
    "imperial-gallery": (3, lambda r: len(r.paintings) >= 4),
    "town-charters": (2, lambda r: sum(face in CITIES for face in r.held_faces()) >= 2),
    "trade-fair": (3, lambda r: len(r.me["products"]) >= 4),
}
SPECIES = ("jaguar", "hyacinth-macaw", "lion-tamarin", "water-lily")
FINDS = {"culture-1": 2, "culture-2": 2, "la-condamine": 2, "philosophical-journey": 3, "langsdorff": 3}
FIRSTS = {"isabella": ("trading-post", 3), "manuel": ("sawmill", 2), "nassau": ("cane-field", 3)}
PALACES = {"i": 0, "ii": 0, "iii": 1, "iv": 0, "v": 1, "vi": 0}


class Count(Reading):
    """What the seat has, and what it is worth."""

    def held_faces(self) -> list[str]:
        tiles = (one["tile"] for one in self.hexes.values())
        return [tile["id"] for tile in tiles if tile and tile["holder"] == self.seat]

    def own_faces(self) -> list[str]:
        """Built and held."""
        tiles = (one["tile"] for one in self.hexes.values())
        return [tile["id"] for tile in tiles if tile and tile["builder"] == tile["holder"] == self.seat]

    def points(self) -> dict[str, int]:
        me = self.me
        deployed = [row["id"] for row in me["units"] if row["deployed"]]
        made = [row["id"] for row in me["products"]]
        return {
            "units": sum(UNITS[unit].vp for unit in deployed),
            "products": sum(PRODUCTS[product].vp for product in made),
            "paintings": sum(PAINTINGS[painting].vp for painting in self.paintings),
            "missions": self.missions(),
            "gold_cards": sum(GOLD_POINTS[card][0] for card in me["gold_cards"] if self.scores(card)),
            "exploration": self.exploration(),
            "buildings": self.buildings(),
            "cities": sum(CITIES[face].vp for face in self.held_faces() if face in CITIES),
            "palaces": self.palaces(len(made), len(deployed)),
            "monarch": self.monarch(),
            "abilities": self.abilities(),
        }

    def scores(self, card: str) -> bool:
        return card in GOLD_POINTS and GOLD_POINTS[card][1](self)

    def missions(self) -> int:
        found = sum(MISSIONS[id_].vp * (3 if MISSIONS[id_].era == 3 else 1) for id_ in self.me["revealed"])
        for id_, goals in self.me["goals"].items():
            if MISSIONS[id_].era == 3:
                found += MISSIONS[id_].vp * sum(have >= need for have, need in goals)
        return found

    def exploration(self) -> int:
        finds: Iterable[str] = self.me["exploration"]
        species = sum(tile in SPECIES for tile in finds)
        sets = [0, 1, 3, 5, 6][species]
        return sets + sum(FINDS[tile] for tile in finds if tile not in SPECIES)

    def buildings(self) -> int:
        face, figure = FIRSTS.get(self.me["monarch"], ("", 0))
        found = 0
        for one in self.hexes.values():
            tile = one["tile"]
            if tile and tile["kind"] == "building" and tile["holder"] == self.seat:
                better = tile["marked"] and tile["builder"] == self.seat and tile["id"] == face
                found += figure if better else BUILDINGS[tile["id"]].vp
        return found

    def palaces(self, products: int, units: int) -> int:
        own = self.own_faces()
        more = {"iii": own.count("foundry"), "iv": 2 * own.count("plantation"), "v": products, "vi": units}
        return sum(PALACES[row["id"]] + more.get(row["id"], 0) for row in self.me["palaces"])

    def monarch(self) -> int:
        if self.me["monarch"] == "victoria":
            return sum(row["slot"] == "monarch" for row in self.me["products"])
        return min(2, len(self.me["revealed"])) if self.me["monarch"] == "oba-ii" else 0

    def abilities(self) -> int:
        own = self.own_faces()
        empire = {at for at in self.hexes if self.builder(at) == self.seat and not self.enemies(at)}
        near = {other for at in empire for other in self.next_to[at]}
        forests = [at for at in near if self.hexes[at]["terrain"] == "forest" and self.builder(at) is None]
        slotted = sum(row["slot"] not in ("", "monarch") for row in self.me["products"])
        waiting = sum(row["slot"] == "" for row in self.me["products"])  # its slot is being chosen
        worth = {
            "camarao": len(forests),
            "factory": min(4, slotted + waiting),
            "luis-gama": len(self.me["revealed"]),
            "machado": min(4, len(self.paintings) - 1),
            "bonifacio": sum(face in CITIES for face in own),
            "aleijadinho": own.count("church"),
            "coroados": 2 * (self.me["tokens"]["under"].get("1") == "coroados"),
        }
        return sum(worth.get(painting, 0) for painting in self.paintings)


@pytest.mark.rule("BI-49")
@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_points_are_counted_alike(seats: int, seed: int) -> None:
    best = 0
    for state, seat in islice(decisions(seats, seed), 0, 1600, 8):
        count = Count(state, seat)
        if count.me["monarch"] and not count.data["fight"]:  # then units of two seats stand on one hex
            assert count.points() == count.me["points"]
            best = max(best, sum(count.points().values()))
    assert best > 15
