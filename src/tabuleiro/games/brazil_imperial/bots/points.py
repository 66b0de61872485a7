"""Points of Brazil: Imperial as if the play ended now (BI-49), counted the fast way that a search needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import BIT, bits
from tabuleiro.games.brazil_imperial.rules.box import KEEP_AT_ONCE
from tabuleiro.games.brazil_imperial.rules.codes import CAPITAL, CITY, ON_PAINTING, PALACES, UNITS_OF
from tabuleiro.games.brazil_imperial.rules.map import FOREST, NOWHERE
from tabuleiro.games.brazil_imperial.rules.objectives import met
from tabuleiro.games.brazil_imperial.rules.production import tile_vp

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.brazil_imperial.content.pack import Painting
    from tabuleiro.games.brazil_imperial.rules.box import Box
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

LAST_ERA: Final = 3


class Points:
    """Made once for a box; remembers what it has counted on the map for the seat that it looked at last."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        palaces, paintings = box.pack.palaces, box.pack.paintings
        self.palace_vp: list[int] = [one.vp for one in palaces]
        self.palace_each: list[int] = [one.score_vp for one in palaces]
        self.palace_per: list[str] = [one.score_per for one in palaces]
        self.painting_per: list[str] = ["", *(counted_by(one)[0] for one in paintings)]
        self.painting_each: list[int] = [0, *(counted_by(one)[1] for one in paintings)]
        self.painting_most: list[int] = [0, *(counted_by(one)[2] for one in paintings)]
        self.foundry: int = box.face_number["foundry"]
        self.plantation: int = box.face_number["plantation"]
        self.mission_all: list[int] = [
            points * (len(box.goals[i]) if box.mission_era[i] == LAST_ERA else 1)
            for i, points in enumerate(box.mission_points)
        ]
        # of the seat last counted
        self.foundries: i64 = 0
        self.plantations: i64 = 0
        self.churches: i64 = 0
        self.cities: i64 = 0
        self.seized: i64 = 0  # points of tiles that others have built
        self.lost: i64 = 0  # points of own tiles that others hold

    def of(self, g: BrazilState, p: Realm) -> i64:
        """All of them, those of cards in hand too."""
        box = self.box
        found = self.public(g, p)
        for mission in p.missions:
            if box.mission_era[mission] == LAST_ERA:
                for goal in box.goals[mission]:
                    if goal.amount(p) >= goal.n:
                        found += box.mission_points[mission]
        for card in p.gold_hand:
            if box.gold_vp[card] and met(box.gold_goals[card], p):
                found += box.gold_vp[card]
        return found

    def public(self, g: BrazilState, p: Realm) -> i64:
        """Those that everybody sees."""
        box = self.box
        if p.colour < 0:
            return 0
        found: i64 = self.on_the_map(g, p)
        strengths = box.unit_vp[p.colour]
        for unit in UNITS_OF[p.deployed]:
            found += strengths[unit]
        for product in range(box.products):
            if p.made & BIT[product]:
                found += box.product_vp[product]
        for mission in p.revealed:
            found += self.mission_all[mission]
        if p.finds:
            found += self.finds(p)
        for palace in range(1, PALACES):
            if p.palaces[palace] != NOWHERE:
                found += self.palace_vp[palace] + self.palace_each[palace] * self.count(g, p, self.palace_per[palace])
        found += box.monarch_slot_vp[p.monarch] * bits(p.on_monarch) + box.mission_vp[p.monarch] * p.marks
        if p.paintings:
            found += self.painted(g, p)
        return found

    def on_the_map(self, g: BrazilState, p: Realm) -> i64:
        """Tiles held, seized ones too; notes what palaces and paintings count."""
        found: i64 = 0
        foundries: i64 = 0
        plantations: i64 = 0
        churches: i64 = 0
        cities: i64 = 0
        lost: i64 = 0
        seized: i64 = 0
        face, army = g.face, g.army
        mine: i64 = p.seat + 1
        for hex_ in p.tiles:
            kind: i64 = face[hex_]
            if kind >= CAPITAL:
                continue
            if army[hex_] and army[hex_] != mine:
                lost += tile_vp(g, hex_, p.seat)
                continue
            found += tile_vp(g, hex_, p.seat)
            if kind >= CITY:
                cities += 1
            elif kind == self.foundry:
                foundries += 1
            elif kind == self.plantation:
                plantations += 1
            elif kind == self.box.church:
                churches += 1
        builder, at = g.builder, p.at
        for unit in UNITS_OF[p.on_map]:
            here: i64 = at[unit]
            if (
                0 < face[here] < CAPITAL
                and builder[here] != p.seat
                and army[here] == mine
                and at.index(here) == unit  # two units may stand there
            ):
                seized += self.box.vp[face[here]]
        self.foundries = foundries
        self.plantations = plantations
        self.churches = churches
        self.cities = cities
        self.seized = seized
        self.lost = lost
        return found + seized

    def count(self, g: BrazilState, p: Realm, what: str) -> i64:
        """How many of what a palace or painting counts, by its name in packs; after `on_the_map`."""
        if what == "foundry":
            return self.foundries
        if what == "plantation":
            return self.plantations
        if what == "product":
            return bits(p.made)
        if what == "unit-deployed":
            return bits(p.deployed)
        if what == "forest-next-to-empire":
            return self.forests(g, p)
        if what == "product-on-slot":
            return bits(p.made & ~p.on_monarch)
        if what == "revealed-mission":
            return len(p.revealed)
        if what == "other-painting":
            return len(p.paintings) - 1
        if what == "city-built-and-held":
            return self.cities
        return self.churches if what == "church" else 0

    def forests(self, g: BrazilState, p: Realm) -> i64:
        """Unbuilt forests next to what the seat has built and holds."""
        seen: list[int] = []
        terrain, face, army = g.ground.terrain, g.face, g.army
        for hex_ in p.tiles:
            if not army[hex_] or army[hex_] == p.seat + 1:
                for near in g.ground.next_to[hex_]:
                    if terrain[near] == FOREST and not face[near] and near not in seen:
                        seen.append(near)
        return len(seen)

    def finds(self, p: Realm) -> i64:
        box = self.box
        found: i64 = 0
        species: i64 = 0
        for tile in p.finds:
            if box.find_kind[tile] == KEEP_AT_ONCE:
                species += 1
            else:
                found += box.find_vp[tile]
        most = len(box.sets)
        found += species // most * box.sets[most - 1]
        rest = species % most
        return found + box.sets[rest - 1] if rest else found

    def painted(self, g: BrazilState, p: Realm) -> i64:
        box = self.box
        found: i64 = 0
        for era in range(1, LAST_ERA):
            if p.under[era - 1] == ON_PAINTING:
                found += box.past_token_vp[era]
        for painting in p.paintings:
            found += box.painting_vp[painting]
            per = self.painting_per[painting]
            if per:
                vp = self.painting_each[painting] * self.count(g, p, per)
                most = self.painting_most[painting]
                found += most if most and vp > most else vp
        return found


def counted_by(painting: Painting) -> tuple[str, int, int]:
    """What its points are for, how many each and at most."""
    for effect in painting.effects:
        if effect.do == "vp-per":
            return effect.per, effect.vp, effect.most
    return "", 0, 0
