"""Random plays against a second reading of the rules: what may be built, renovated, deployed, moved and revealed.

`Reading` works out from what a seat sees which answers the rules allow; it knows nothing of the engine but its views
and its notation, and pays with the matcher of test_payments.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from brazil_imperial.rules_helpers import GAME, options
from brazil_imperial.test_payments import MONARCHS, Purse, can_pay
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

BUILDINGS = {building.id: building for building in GAME.pack.buildings}
CITIES = {city.id: city for city in GAME.pack.cities}
UNITS = {unit.id: unit for board in GAME.pack.boards for unit in board.units}
PRODUCTS = {product.id: product for product in GAME.pack.products}
MISSIONS = {mission.id: mission for mission in GAME.pack.missions}
PAINTINGS = {painting.id: painting for painting in GAME.pack.paintings}
SCENARIOS = {scenario.id: scenario for scenario in GAME.pack.scenarios}
EXPEDITIONS = {tile.id for tile in GAME.pack.exploration if tile.kind == "expedition"}
FITS = {"ii": "sawmill trading-post cane-field farm", "iii": "", "iv": "plantation", "v": "farm"}
FITS["vi"] = FITS["ii"] + " foundry plantation"
STEPS = 1200  # of a play: about a third of it
WITH_UPGRADE = {("gold",): ("any",), ("any",): ()}


class Reading:
    """One seat's look at the table."""

    def __init__(self, state: BrazilState, seat: int) -> None:
        data: dict[str, Any] = state.view(seat).data
        self.seat = seat
        self.era: int = data["era"]
        self.data = data
        self.me: dict[str, Any] = data["seats"][seat]
        self.hexes: dict[str, dict[str, Any]] = {one["at"]: one for one in data["map"]["hexes"]}
        self.next_to = SCENARIOS[data["scenario"]].next_to
        self.paintings: list[str] = self.me["paintings"]
        self.mine = {row["id"]: row["at"] for row in self.me["units"] if row["state"] == "map"}
        self.solo = len(data["seats"]) == 1

    # -- the map
    def builder(self, at: str) -> int | None:
        one = self.hexes[at]
        if one["capital"] >= 0:
            return int(one["capital"])
        return int(one["tile"]["builder"]) if one["tile"] else None

    def enemies(self, at: str) -> bool:
        return any(unit["seat"] != self.seat for unit in self.hexes[at]["units"])

    def touches(self, at: str) -> set[int]:
        """Who has built on a hex or next to it."""
        return {seat for other in (at, *self.next_to[at]) if (seat := self.builder(other)) is not None}

    def coverable(self, at: str, eras: tuple[int, ...]) -> bool:
        tile = self.hexes[at]["tile"]
        own = tile and tile["kind"] == "building" and tile["builder"] == tile["holder"] == self.seat
        return bool(own and not tile["palace"] and BUILDINGS[tile["id"]].era in eras)

    # -- payment
    def affords(self, cost: tuple[str, ...], off: tuple[str, ...] = (), cards_less: int = 0) -> bool:
        monarch = self.me["monarch"] if self.me["monarch"] in MONARCHS else ""
        things: Counter[str] = Counter(self.me["wealth"])
        things["card"] = self.me["gold_count"] - cards_less
        exchanges = MONARCHS[monarch][1]
        purse = Purse(tuple(sorted(things.elements())), self.me["combat_count"], exchanges, monarch, off)
        return can_pay(purse, tuple(cost))

    def affords_build(self, cost: tuple[str, ...], kind: int, cards_less: int = 0) -> bool:
        """`kind` 0: with the token, 1: the plain action, 2: Mauá's second."""
        if kind != 1 and "build" in self.me["upgrades"]:
            cost = tuple(icon if icon in ("gold", "science") else "any" for icon in cost)
        off: tuple[str, ...] = ()
        if "reboucas" in self.paintings and "discounted" not in self.me["done"]:
            off = tuple(sorted({icon for icon in cost if icon != "science"}))
        return self.affords((*cost, "any") if kind == 2 else cost, off, cards_less)

    # -- decisions
    def build(self, kind: int) -> set[str]:
        found = {"enough"} if kind == 2 else set()
        leopoldina = "leopoldina" in self.paintings
        for face, building in BUILDINGS.items():
            early = building.era > self.era
            if early and (face != "church" or "jesuits" not in self.me["gold_cards"]):
                continue
            if not self.data["buildings_left"][building.tile] or not self.affords_build(
                building.cost, kind, int(early)
            ):
                continue
            eras = (1, 2, 3) if leopoldina else tuple(building.over_era)
            for at, one in self.hexes.items():
                free = one["tile"] is None and one["capital"] < 0 and one["terrain"] != "water"
                free = free and self.touches(at) == {self.seat} and not self.enemies(at)
                free = free and one["explore"] not in EXPEDITIONS
                if (free and (leopoldina or one["terrain"] in building.terrain)) or self.coverable(at, eras):
                    found.add(f"build {face} at {at}")
        found |= self.found_cities(kind)
        return found

    def found_cities(self, kind: int) -> set[str]:
        found = set()
        if self.era < 2:
            return found
        founders = {
            at for unit, at in self.mine.items() if UNITS[unit].kind == "monarch" or "arariboia" in self.paintings
        }
        for city in filter(None, self.data["cities"]):
            if not self.affords_build(CITIES[city].cost, kind):
                continue
            for at in founders:
                one = self.hexes[at]
                empty = one["tile"] is None and one["capital"] < 0
                fine = (empty or self.coverable(at, (1, 2))) and self.touches(at) <= {self.seat}
                if fine and one["terrain"] != "water" and one["explore"] not in EXPEDITIONS:
                    found.add(f"found {city} at {at}")
        return found

    def renovate(self) -> set[str]:
        found = set()
        for at, one in self.hexes.items():
            tile = one["tile"]
            own = tile and tile["kind"] == "building" and tile["builder"] == tile["holder"] == self.seat
            if own and not tile["goods"] and BUILDINGS[tile["id"]].era <= self.era:
                found |= {f"renovate {at}"} | ({f"flip {at}"} if not tile["palace"] else set())
        return found

    def bases(self) -> set[str]:
        """The capital, and cities built and held."""
        tiles = {at: one["tile"] for at, one in self.hexes.items() if one["tile"]}
        cities = {at for at, t in tiles.items() if t["kind"] == "city" and t["builder"] == t["holder"] == self.seat}
        return cities | {self.me["capital"]}

    def deploy(self) -> set[str]:
        found = {"card only"}
        for row in self.me["units"]:
            if row["state"] == "defeated" or (row["state"] == "reserve" and self.affords(UNITS[row["id"]].cost)):
                found |= {f"deploy {row['id']} at {at}" for at in self.bases()}
        return found

    def paint(self, plain: bool) -> set[str]:
        found = set()
        for painting in self.data["gallery"]:
            cost = PAINTINGS[painting].cost
            if not plain and "painting" in self.me["upgrades"]:
                cost = WITH_UPGRADE.get(cost, cost)
            if self.affords(cost):
                found.add(f"paint {painting}")
        return found

    def make(self, plain: bool) -> set[str]:
        made = {row["id"] for row in self.me["products"]}
        found = set()
        for id_, product in PRODUCTS.items():
            less = not plain and "manufacture" in self.me["upgrades"]
            off = tuple(sorted({icon for icon in product.cost if icon not in ("gold", "science")})) if less else ()
            if id_ not in made and self.affords(product.cost, off):
                found.add(f"make {id_}")
        return found

    def palace(self, by_isabel: bool) -> set[str]:
        placed = {row["id"] for row in self.me["palaces"]}
        taken = {row["at"] for row in self.me["palaces"]}
        found = set() if by_isabel else {"none"}
        for at, one in self.hexes.items():
            tile = one["tile"]
            if tile and tile["builder"] == tile["holder"] == self.seat and at not in taken:
                for palace, faces in FITS.items():
                    city = tile["kind"] == "city" and palace in ("iii", "vi")
                    if palace not in placed and (city or tile["id"] in faces.split()):
                        found.add(f"palace {palace} at {at}")
        return found

    def reveal(self) -> set[str]:
        return {f"reveal {id_}" for id_ in self.me["missions"] if MISSIONS[id_].era <= self.era and self.fulfilled(id_)}

    def fulfilled(self, mission: str) -> bool:
        held = [one["tile"] for one in self.hexes.values() if one["tile"] and one["tile"]["holder"] == self.seat]
        faces = [BUILDINGS[tile["id"]] for tile in held if tile["kind"] == "building"]
        for one in MISSIONS[mission].objectives:
            if one.have == "building":
                n = sum(
                    (not one.kinds or face.id in one.kinds) and (not one.era or face.era == one.era) for face in faces
                )
            elif one.have == "city":
                n = sum(tile["kind"] == "city" for tile in held)
            elif one.have == "unit-on-map":
                n = len(self.mine)
            elif one.have == "product":
                n = sum(not one.shape or PRODUCTS[row["id"]].shape == one.shape for row in self.me["products"])
            elif one.have == "painting":
                n = len(self.paintings)
            else:
                n = self.me["wealth"].get(one.good, 0)
            if n < one.n:
                return False
        return True

    # -- moves
    def barred(self, at: str) -> bool:
        capital = self.hexes[at]["capital"]
        return not self.solo and capital >= 0 and capital != self.seat

    def hostile(self, at: str) -> bool:
        if self.hexes[at]["units"]:
            return self.enemies(at)
        return self.builder(at) not in (None, self.seat)

    def moves(self) -> set[str]:
        found: set[str] = set()
        done = self.me["done"]
        if "moved" not in done:
            for unit, at in self.mine.items():
                found |= {f"move {unit} to {to}" for to in self.next_to[at] if not self.barred(to)}
                if UNITS[unit].kind in ("cannon", "grenadier"):
                    found |= {
                        f"attack {at} to {to}" for to in self.next_to[at] if self.hostile(to) and not self.barred(to)
                    }
                if self.hexes[at]["explore"] in EXPEDITIONS:
                    found.add(f"attempt {at}")
        if "marched" not in done:
            for unit, at in self.mine.items():
                found |= {f"march {unit} to {to}" for to in self.marches(at) if to != at and not self.barred(to)}
        return found

    def marches(self, at: str) -> set[str]:
        arch = self.me["arch"]
        near = {to: self.hexes[to] for to in self.next_to[at]}
        wet = self.hexes[at]["terrain"] == "water"
        if arch == "renovate":
            return {to for to, one in near.items() if one["edge"] or (one["terrain"] == "water" and not wet)}
        if wet and "riachuelo" not in self.paintings:
            return set()
        empty = {to: one for to, one in near.items() if one["tile"] is None and one["capital"] < 0}
        if arch == "painting":
            return {to for to, one in empty.items() if one["terrain"] == "forest"}
        if arch == "manufacture":
            return {to for to, one in empty.items() if one["terrain"] == "mine"}
        if arch == "build":
            return {to for to in near if self.hexes[to]["tile"] and self.built_by_me(to)}
        return self.bases() if arch == "deploy" else set()

    def built_by_me(self, at: str) -> bool:
        tile = self.hexes[at]["tile"]
        return bool(tile["kind"] == "building" and tile["builder"] == self.seat)


def decisions(seats: int, seed: int) -> Iterator[tuple[BrazilState, int]]:
    """Every decision of a random play that rather acts than ends its turn."""
    chooser = random.Random(seed)
    state = GAME.new(seats, seed=seed)
    assert isinstance(state, BrazilState)
    while not state.over:
        seat = chooser.choice(state.to_act)
        yield state, seat
        found = state.players[seat].options
        lively = found[:-1] if len(found) > 1 and chooser.random() < 0.8 else found
        state.play(seat, chooser.choice(lively))


def allowed(state: BrazilState, seat: int) -> tuple[set[str], set[str]] | None:
    """What the engine offers and what the rules allow; None for other kinds of decisions."""
    reading = Reading(state, seat)
    step, _, at = str(reading.me["asked"]).partition("@")
    plain = at == "1"
    found = set(options(state, seat))
    if step == "move":
        found = set(options(state, seat, "move", "march", "attack", "attempt", "reveal"))
        return found, reading.moves() | reading.reveal()
    if step == "action":
        return set(options(state, seat, "reveal")), reading.reveal()
    readers = {
        "build": lambda: reading.build(int(at or 0)),
        "renovate": reading.renovate,
        "deploy": reading.deploy,
        "paint": lambda: reading.paint(plain),
        "make": lambda: reading.make(plain),
        "palace": lambda: reading.palace(plain),
    }
    return (found, readers[step]()) if step in readers else None


@pytest.mark.rule("BI-13")
@pytest.mark.rule("BI-15")
@pytest.mark.rule("BI-16")
@pytest.mark.rule("BI-18")
@pytest.mark.rule("BI-23")
@pytest.mark.rule("BI-27")
@pytest.mark.rule("BI-31")
@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (2, 1), (2, 3), (3, 4), (4, 2)])
def test_what_the_rules_allow_is_what_is_offered(seats: int, seed: int) -> None:
    compared = 0
    for state, seat in islice(decisions(seats, seed), STEPS):
        both = allowed(state, seat)
        if both is not None:
            found, wanted = both
            assert found == wanted
            compared += 1
    assert compared > 50
