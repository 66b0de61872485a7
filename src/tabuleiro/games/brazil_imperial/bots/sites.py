"""Where the bots of Brazil: Imperial build and march: of many hexes the few that are worth trying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT
from tabuleiro.games.brazil_imperial.bots.borders import danger_at, nearest_find
from tabuleiro.games.brazil_imperial.bots.fights import CLOSE, Fights
from tabuleiro.games.brazil_imperial.bots.outlook import RealmOutlook
from tabuleiro.games.brazil_imperial.rules import build, codes, deploy, movement, strength
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.map import FOREST, HEX_MASK, MINE, NOWHERE, WATER
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.bots.habits import RealmHabits

SITES: Final = 2  # hexes that are tried for each face, and as many to build over
MOVES: Final = 5  # that are tried
WORTH_MOVING: Final = 0.25
WIDE: Final = 9  # steps; what is farther off is no nearer to anything


class Sites:
    def __init__(self, box: Box, habits: RealmHabits, fights: Fights) -> None:
        self.box: Box = box
        self.outlook: RealmOutlook = habits.outlook
        self.fights: Fights = fights

    # -- building
    def builds(self, g: BrazilState, p: Realm) -> list[int]:
        """The best sites for each face, free ones and such to build over."""
        by_face: dict[int, list[tuple[float, int]]] = {}
        for option in p.options:
            if option < build.ENOUGH:
                face: i64 = option >> 7
                by_face.setdefault(face, []).append((-self.site(g, p, face, option & HEX_MASK), option))
        found: list[int] = []
        for rated in by_face.values():
            rated.sort()
            taken = [0, 0]  # free ones, and such to build over
            for _, option in rated:
                over = 1 if g.face[option & HEX_MASK] else 0
                taken[over] += 1
                if taken[over] <= SITES:
                    found.append(option)
        if build.ENOUGH in p.options:
            found.append(build.ENOUGH)
        return found

    def site(self, g: BrazilState, p: Realm, face: i64, hex_: i64) -> float:
        """How good a hex is for a face, beside others of the same face."""
        box = self.box
        terrain = g.ground.terrain
        score = 0.0
        old: i64 = g.face[hex_]
        if old:
            goods = g.goods[hex_]
            score -= float(box.vp[old]) + (1.0 if goods else 0.0)
        else:
            if terrain[hex_] == MINE and face != self.box.face_number["foundry"]:
                score -= 1.2
            if terrain[hex_] == FOREST:
                if box.forest_gains[p.monarch] and p.marks < 3:
                    score += 1.5
                elif face != 1:
                    score -= 0.3
        tile: i64 = g.explore[hex_]
        if tile > codes.SHOWN:
            kind = box.find_kind[tile & codes.TILE_MASK]
            if kind in (codes.GOLD_FOR_BUILDER, codes.KEPT_BY_BUILDER):
                score += 1.5
            elif kind == codes.BASIN:
                score -= 1.0
        elif tile:
            score -= 0.3
        mine: i64 = p.seat + 1
        for near in g.ground.next_to[hex_]:
            beside: i64 = g.explore[near]
            if beside > codes.SHOWN and box.find_kind[beside & codes.TILE_MASK] == codes.BASIN:
                score += 0.8
            if g.army[near] and g.army[near] != mine:
                score -= 0.4
            if not g.near[near] and terrain[near] != WATER:
                score += 0.3 if terrain[near] == MINE else 0.15
        return score

    # -- moves
    def moves(self, g: BrazilState, p: Realm) -> list[int]:
        """The moves that promise something, the best first, at most so many."""
        rated: list[tuple[float, int]] = []
        for option in p.options:
            if option < movement.MOVES_END and option != movement.STAY:
                score = self.move(g, p, option)
                if score >= WORTH_MOVING:
                    rated.append((-score, option))
        rated.sort()
        return [option for _, option in rated[:MOVES]]

    def move(self, g: BrazilState, p: Realm, option: i64) -> float:
        hex_: i64 = option & HEX_MASK
        if option >= movement.ATTACK:
            here: i64 = (option - movement.ATTACK) >> 7
            lead = self.fights.chance(g, p, hex_, p.units_at(here), here)
            return self.prize(g, p, hex_, False) + 0.2 * lead if lead > self.bar(g, hex_) else 0.0
        unit: i64 = ((option & 4095) >> 7) - p.colour * codes.UNITS
        start: i64 = p.at[unit]
        carries = self.box.with_power[p.colour][codes.CARRY] & BIT[unit]
        party: i64 = p.units_at(start) if carries else BIT[unit]
        if movement.defended(g, p, hex_):
            lead = self.fights.chance(g, p, hex_, party, NOWHERE)
            return self.prize(g, p, hex_, True) + 0.2 * lead if lead > self.bar(g, hex_) else 0.0
        if len(g.players) == 1:
            return self.fights.challenge.march(g, p, unit, start, hex_, party)
        return self.walk(g, p, unit, start, hex_, party)

    def bar(self, g: BrazilState, hex_: i64) -> float:
        return self.fights.challenge.bar(g, hex_, CLOSE)

    def prize(self, g: BrazilState, p: Realm, hex_: i64, entering: bool) -> float:
        """What a won fight brings: a tile, and units beaten."""
        face: i64 = g.face[hex_]
        found = 0.5
        if 0 < face < codes.CAPITAL and entering:
            found += float(self.box.vp[face])
            if g.builder[hex_] == p.seat:
                found += 1.0
        if g.army[hex_] and g.army[hex_] != p.seat + 1:
            found += 0.3 * float(strength.strength_at(g, g.army[hex_] - 1, hex_))
        return found + 3.0 if face >= codes.CAPITAL else found  # the Dutch one

    def walk(self, g: BrazilState, p: Realm, unit: i64, start: i64, hex_: i64, party: i64) -> float:
        """Exploring, a place for a city, a guard where one is needed."""
        tile: i64 = g.explore[hex_]
        score = 0.0
        if 0 < tile < codes.SHOWN:
            score = 2.0
        elif tile > codes.SHOWN and self.box.find_kind[tile & codes.TILE_MASK] == codes.EXPEDITION:
            score = 2.0 if self.can_succeed(g, p, hex_, party) else 0.0
        else:
            now = nearest_find(g, g.ground.steps_from(hex_))
            if now < nearest_find(g, g.ground.steps_from(start)):
                score = 0.8 if now == 1 else 0.5
        founder = p.powers & codes.FOUND_WITH_ANY or self.box.with_power[p.colour][codes.FOUND] & BIT[unit]
        if founder and build.city_fits(g, p, hex_) and not build.city_fits(g, p, start):
            score += 0.8
        danger = danger_at(g, p, hex_)
        if danger and 0 < g.face[hex_] < codes.CAPITAL and g.builder[hex_] == p.seat:
            score += 0.3 * float(self.box.vp[g.face[hex_]])
        if danger > strength.units_strength(g, p.colour, party) and not g.face[hex_]:
            score -= 0.5
        if g.face[start] and g.builder[start] == p.seat and g.face[start] < codes.CAPITAL and danger_at(g, p, start):
            score -= 0.5
        if g.face[start] and g.builder[start] != p.seat:
            score -= float(self.box.vp[g.face[start]])  # a seized tile goes back
        return score

    def can_succeed(self, g: BrazilState, p: Realm, hex_: i64, party: i64) -> bool:
        """Whether an expedition may be won with the units there, those that come and all cards."""
        need = float(self.box.find_strength[g.explore[hex_] & codes.TILE_MASK])
        need -= float(strength.units_strength(g, p.colour, party | p.units_at(hex_)))
        for card in p.combat_hand:
            need -= self.fights.habits.card_worth[card]
        if p.token == codes.HARBOR or p.token == codes.TRADE:
            need -= 1.0
        return need <= 0.0

    # -- deploying
    def deploys(self, g: BrazilState, p: Realm) -> list[int]:
        """Every unit at its best place, and only a card."""
        best: dict[int, int] = {}
        most: dict[int, float] = {}
        for option in p.options:
            if option < deploy.CARD_ONLY:
                unit: i64 = option >> 7
                score = self.post(g, p, option & HEX_MASK)
                if score > most.get(unit, -1e9):
                    most[unit] = score
                    best[unit] = option
        found = list(best.values())
        if deploy.CARD_ONLY in p.options:
            found.append(deploy.CARD_ONLY)
        return found

    def post(self, g: BrazilState, p: Realm, hex_: i64) -> float:
        """How near a place is to what is to be found or guarded."""
        row = g.ground.steps_from(hex_)
        if len(g.players) == 1:
            return -float(row[g.ground.capitals[1]])
        nearest = nearest_find(g, row)
        score = -float(nearest if nearest < WIDE else WIDE)
        if codes.CITY <= g.face[hex_] < codes.CAPITAL and not g.army[hex_] and danger_at(g, p, hex_):
            score += 2.0
        return score
