"""Box: a pack made ready to play: tables by the numbers of faces, units, cards and tiles, and the maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.step import Step
from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.games.brazil_imperial.rules import codes, icons
from tabuleiro.games.brazil_imperial.rules.map import Ground
from tabuleiro.games.brazil_imperial.rules.objectives import Goal, goal_of


def goods_of(names: tuple[str, ...]) -> int:
    return sum(codes.ONE[c.GOODS.index(name)] for name in names)


class Gain:
    """What an effect gives: goods, resources of choice, cards, a free product."""

    __slots__ = ("anys", "combat_cards", "free_product", "gold_cards", "goods")

    def __init__(self, gain: tuple[str, ...]) -> None:
        self.goods: int = goods_of(tuple(one for one in gain if one in c.GOODS))
        self.anys: int = gain.count("any")
        self.gold_cards: int = gain.count("gold-card")
        self.combat_cards: int = gain.count("combat-card")
        self.free_product: bool = c.FREE_PRODUCT in gain


NO_GAIN: Final = Gain(())
NO_EFFECT: Final = c.Effect("", "")
# Entries of a pack that do something.
Doing = c.CombatCard | c.ExplorationTile | c.GoldCard | c.Monarch | c.Painting


def each(entries: Sequence[Doing], do: str, when: str = "") -> list[c.Effect]:
    """By number, the effect of this name that an entry has, else NO_EFFECT; 0 is no entry."""
    return [NO_EFFECT, *(the(one.effects, do, when) for one in entries)]


def the(effects: tuple[c.Effect, ...], do: str, when: str = "") -> c.Effect:
    return next((one for one in effects if one.do == do and when in ("", one.when)), NO_EFFECT)


def powers_of(effects: tuple[c.Effect, ...]) -> int:
    """A painting's lasting powers."""
    found = codes.ON_REVEAL if the(effects, "gain", "reveal").do else 0
    for effect in effects:
        found |= codes.POWERS.get(effect.do, 0)
    return found


def gains_of(effects: list[c.Effect]) -> list[Gain]:
    return [Gain(one.gain) if one.gain else NO_GAIN for one in effects]


class Box:
    """Faces are numbered from 1 (buildings, cities, capitals by seat); cards, tiles, monarchs from 1; units, products,
    palaces, boards, arches from 0."""

    def __init__(self, pack: c.Pack, steps: dict[str, Step]) -> None:
        self.pack = pack
        self.steps = steps
        self.grounds: list[Ground | None] = [None] * len(pack.scenarios)  # made when they are first played on
        self.scenario_ids: list[str] = [scenario.id for scenario in pack.scenarios]
        self.for_seats: dict[int, bytes] = {
            seats: bytes(i for i, scenario in enumerate(pack.scenarios) if scenario.players == seats)
            for seats in range(1, 5)
        }
        self.lay_faces(pack)
        self.lay_boards(pack)
        self.lay_monarchs(pack)
        self.lay_paintings(pack)
        self.lay_cards(pack)
        self.lay_exploration(pack)
        self.lay_piles(pack)

    def ground(self, number: i64) -> Ground:
        """The map of a scenario."""
        found = self.grounds[number]
        if found is None:
            found = self.grounds[number] = Ground(self.pack.scenarios[number])
        return found

    # -- what is built
    def lay_faces(self, pack: c.Pack) -> None:
        buildings, cities = pack.buildings, pack.cities
        faces: list[c.Building | c.City] = [*buildings, *cities]
        kinds = list(dict.fromkeys(one.tile for one in buildings))
        self.tile_ids: list[str] = kinds
        self.face_ids: list[str] = ["", *(one.id for one in faces), *(["capital"] * 4)]
        self.face_number: dict[str, int] = {id_: i for i, id_ in enumerate(self.face_ids) if 0 < i < codes.CAPITAL}
        none = [0] * (codes.CAPITAL + 4 - codes.CITY)
        self.faces: int = len(buildings)
        assert self.faces == codes.CITY - 1
        assert len(cities) == codes.CAPITAL - codes.CITY
        self.tile_of: list[int] = [0, *(kinds.index(b.tile) for b in buildings), *none]
        self.other_face: list[int] = [0] * len(self.face_ids)
        for i, b in enumerate(buildings, 1):
            self.other_face[i] = next(j for j, one in enumerate(buildings, 1) if one.tile == b.tile and j != i)
        self.era: list[int] = [0, *(b.era for b in buildings), *none]
        self.vp: list[int] = [0, *(one.vp for one in faces), 0, 0, 0, 0]
        self.cost: list[int] = [0, *(icons.due_of(one.cost) for one in faces)]
        self.upgraded_cost: list[int] = [icons.upgraded_due(cost) for cost in self.cost]
        self.discountable: list[int] = [icons.off_of(cost) for cost in self.cost]
        self.upgraded_discountable: list[int] = [icons.off_of(cost) for cost in self.upgraded_cost]
        self.production: list[int] = [0, *(goods_of(b.production) for b in buildings), *none]
        self.terrains: list[int] = [0, *(sum(1 << c.TERRAINS.index(t) for t in b.terrain) for b in buildings), *none]
        self.covers: list[int] = [0, *(sum(1 << era for era in b.over_era) for b in buildings), *none]
        # the faces that can be built most often come first
        self.easiest: list[int] = sorted(
            range(1, codes.CITY), key=lambda face: (self.era[face], -buildings[face - 1].cost.count("any"), face)
        )
        self.city_covers: int = 0b110  # buildings of eras I and II (BI-17)
        self.held: list[int] = [0] * len(self.face_ids)
        for face in range(1, codes.CITY):
            self.held[face] = (1 << (face - 1) * codes.HELD_BITS) + (
                1 << (codes.HELD_ERA + self.era[face]) * codes.HELD_BITS
            )
        for face in range(codes.CITY, codes.CAPITAL):
            self.held[face] = 1 << codes.HELD_CITIES * codes.HELD_BITS
        self.church: int = self.face_number.get("church", 0)
        self.products: int = len(pack.products)
        self.product_ids: list[str] = [one.id for one in pack.products]
        self.product_cost: list[int] = [icons.due_of(one.cost) for one in pack.products]
        self.product_icons: list[int] = [len(one.cost) for one in pack.products]
        self.easiest_products: list[int] = sorted(  # those that can be made most often come first
            range(self.products), key=lambda i: (len(pack.products[i].cost), -pack.products[i].cost.count("any"))
        )
        self.product_off: list[int] = [icons.off_of(cost) & icons.RESOURCE_ICONS for cost in self.product_cost]
        self.product_vp: list[int] = [one.vp for one in pack.products]
        self.product_shape: list[int] = [c.SHAPES.index(one.shape) for one in pack.products]
        self.shape_mask: list[int] = [
            sum(1 << i for i, one in enumerate(pack.products) if one.shape == shape) for shape in c.SHAPES
        ]
        self.arch_shape: list[int] = [c.SHAPES.index(arch.slot) if arch.slot else -1 for arch in pack.arches]
        self.arch_move: list[int] = [c.MOVES.index(arch.move) if arch.move else codes.NO_MOVE for arch in pack.arches]
        self.palace_ids: list[str] = [palace.id for palace in pack.palaces]
        self.palace_faces: list[int] = [  # the faces that a palace fits on, as bits
            sum(1 << i for i, face in enumerate(self.face_ids) if face in palace.on and i < codes.CITY)
            | (sum(1 << i for i in range(codes.CITY, codes.CAPITAL)) if "city" in palace.on else 0)
            for palace in pack.palaces
        ]
        self.palace_vp: list[int] = [palace.vp for palace in pack.palaces]
        self.palace_per: list[str] = [palace.score_per for palace in pack.palaces]
        self.palace_each: list[int] = [palace.score_vp for palace in pack.palaces]
        self.palace_gain: list[Gain] = [Gain(palace.gain) for palace in pack.palaces]

    # -- colours and monarchs
    def lay_boards(self, pack: c.Pack) -> None:
        assert tuple(board.id for board in pack.boards) == c.COLOURS
        self.unit_ids: list[list[str]] = [[unit.id for unit in board.units] for board in pack.boards]
        self.unit_names: list[str] = [unit.id for board in pack.boards for unit in board.units]  # of all colours
        self.unit_number: dict[str, tuple[int, int]] = {
            id_: (board, unit) for board, ids in enumerate(self.unit_ids) for unit, id_ in enumerate(ids)
        }
        self.unit_cost: list[list[int]] = [[icons.due_of(unit.cost) for unit in board.units] for board in pack.boards]
        self.unit_vp: list[list[int]] = [[unit.vp for unit in board.units] for board in pack.boards]
        self.unit_kind: list[list[str]] = [[unit.kind for unit in board.units] for board in pack.boards]
        bits = {"": 0, "found": codes.FOUND, "carry": codes.CARRY, "adjacent": codes.ADJACENT}
        self.with_power: list[list[int]] = [  # board -> power -> its units, as a mask
            [sum(1 << i for i, unit in enumerate(board.units) if bits[unit.power] == power) for power in range(5)]
            for board in pack.boards
        ]

    def lay_monarchs(self, pack: c.Pack) -> None:
        monarchs = pack.monarchs
        self.monarch_ids: list[str] = ["", *(monarch.id for monarch in monarchs)]
        self.monarch_number: dict[str, int] = {id_: i for i, id_ in enumerate(self.monarch_ids) if i}
        self.monarchs_of: list[list[int]] = [
            [self.monarch_number[id_] for id_ in board.monarchs] for board in pack.boards
        ]
        pays = each(monarchs, "combat-cards-pay")
        self.exchange: list[icons.Exchange | None] = [
            icons.Exchange(one.rates, one.most) if one.do else None for one in pays
        ]
        first = each(monarchs, "first-faces")
        self.first_face: list[int] = [self.face_number.get(one.building, 0) for one in first]
        self.first_count: list[int] = [one.n for one in first]
        self.first_vp: list[int] = [one.vp for one in first]
        self.first_production: list[int] = [goods_of(one.production) for one in first]
        on_forest, by_school = each(monarchs, "first-on-forest"), each(monarchs, "first-painting-gain")
        self.forest_gains: list[list[Gain]] = [[Gain((gain,)) for gain in one.gains] for one in on_forest]
        self.painting_gains: list[list[Gain]] = [[Gain((gain,)) for gain in one.gains] for one in by_school]
        self.deploy_gains: list[list[Gain]] = [[], *(self.first_units(one) for one in monarchs)]  # by unit
        revealed = each(monarchs, "first-missions-gain")
        self.mission_gain: list[Gain] = gains_of(revealed)
        self.mission_firsts: list[int] = [one.n for one in revealed]
        self.mission_vp: list[int] = [one.vp for one in revealed]
        slots = each(monarchs, "products-on-monarch")
        self.monarch_slots: list[int] = [one.n for one in slots]
        self.monarch_slot_gain: list[Gain] = gains_of(slots)
        self.monarch_slot_vp: list[int] = [one.vp for one in slots]
        self.after_first_deploy: list[int] = [one.n for one in each(monarchs, "draw-combat-after-first-deploy")]

    def first_units(self, monarch: c.Monarch) -> list[Gain]:
        """What each unit of its colour brings when it is first deployed; empty: none brings anything."""
        effects = [one for one in monarch.effects if one.do == "first-deploy-gain"]
        gains = {kind: Gain(one.gain) for one in effects for kind in one.kinds}
        kinds = self.unit_kind[c.COLOURS.index(monarch.board)] if gains else []
        return [gains.get(kind, NO_GAIN) for kind in kinds]

    # -- paintings
    def lay_paintings(self, pack: c.Pack) -> None:
        paintings = pack.paintings
        self.painting_ids: list[str] = ["", *(one.id for one in paintings)]
        self.school: list[int] = [0, *(c.SCHOOLS.index(one.colour) for one in paintings)]
        self.painting_cost: list[int] = [0, *(icons.due_of(one.cost) for one in paintings)]
        # with the upgrade (BI-22)
        cheaper: dict[tuple[str, ...], tuple[str, ...]] = {("gold",): ("any",), ("any",): ()}
        self.painting_cheap: list[int] = [0, *(icons.due_of(cheaper.get(one.cost, one.cost)) for one in paintings)]
        self.painting_vp: list[int] = [0, *(one.vp for one in paintings)]
        self.on_reveal: list[Gain] = gains_of(each(paintings, "gain", "reveal"))
        self.painting_powers: list[int] = [0, *(powers_of(one.effects) for one in paintings)]
        self.painting_take: list[Gain] = gains_of(each(paintings, "gain", "take"))
        drawn = each(paintings, "draw-combat")
        self.painting_combat: list[int] = [one.n for one in drawn]  # combat cards to draw when it is taken
        self.painting_mission: list[bool] = [one.do != "" for one in each(paintings, "draw-mission")]
        more = each(paintings, "production")
        self.bonus_face: list[int] = [self.face_number.get(one.building, 0) for one in more]
        self.bonus_goods: list[int] = [goods_of((one.good,) * one.n) for one in more]
        strength = each(paintings, "strength")
        self.attack_strength: list[int] = [one.attack for one in strength]
        self.defence_strength: list[int] = [one.defend for one in strength]
        self.own_tile_strength: list[int] = [one.n for one in each(paintings, "strength-on-own-tile")]
        self.forest_strength: list[int] = [one.n for one in each(paintings, "tile-strength")]
        self.painting_points: list[c.Effect] = each(paintings, "vp-per")
        self.before_trade: list[Gain] = gains_of(each(paintings, "gain-before"))
        # the icons on top of a second build
        self.second_extra: int = max(icons.due_of(one.extra) for one in each(paintings, "second-build"))
        self.past_token_vp: list[int] = [0, 0, 0]  # by era
        self.past_token_gain: list[Gain] = [NO_GAIN] * 3
        for past in (one for painting in paintings for one in painting.effects if one.do == "place-past-token"):
            self.past_token_vp[past.era] = past.vp
            self.past_token_gain[past.era] = Gain(past.gain)

    # -- cards
    def lay_cards(self, pack: c.Pack) -> None:
        missions = pack.missions
        self.mission_ids: list[str] = ["", *(one.id for one in missions)]
        self.mission_era: list[int] = [0, *(one.era for one in missions)]
        self.mission_points: list[int] = [0, *(one.vp for one in missions)]
        self.goals: list[list[Goal]] = [[], *([goal_of(self, goal) for goal in one.objectives] for one in missions)]
        self.mission_whole: list[int] = [
            0,
            *(one.vp * (len(one.objectives) if one.era == codes.LAST_ERA else 1) for one in missions),
        ]
        # For each mission one of its goals in short, where a count stands in `held` and how many are needed: mostly it
        # is not met, and then the others need not be looked at.
        self.mission_shift: list[int] = [0] * len(self.goals)
        self.mission_least: list[int] = [0] * len(self.goals)
        for i, goals in enumerate(self.goals):
            short = [(goal.shift, goal.n) for goal in goals if goal.single]
            if short:
                self.mission_shift[i], self.mission_least[i] = max(short)  # cities and late buildings come last
        gold = pack.gold_cards
        self.gold_ids: list[str] = ["", *(one.id for one in gold)]
        extra = each(gold, "extra-action")
        self.extra_arch: list[int] = [c.ARCHES.index(one.arch) if one.do else codes.NO_ARCH for one in extra]
        self.war_gain: list[Gain] = gains_of(each(gold, "gain", "fight-won"))
        points = each(gold, "vp-if")
        self.gold_goals: list[list[Goal]] = [[goal_of(self, goal) for goal in one.need] for one in points]
        self.gold_vp: list[int] = [one.vp for one in points]
        self.jesuits: int = max(i for i, one in enumerate(each(gold, "church-any-era")) if one.do or not i)
        combat = pack.combat_cards
        self.combat_ids: list[str] = ["", *(one.id for one in combat)]
        self.strength: list[int] = [0, *(one.cs for one in combat)]
        instead = each(combat, "cs-instead")
        self.condition: list[str] = [one.condition for one in instead]
        self.conditional: list[int] = [one.cs for one in instead]
        self.cancels: list[bool] = [one.do != "" for one in each(combat, "cancel-highest-enemy-card")]
        self.lost_defeats: list[int] = [one.n for one in each(combat, "defeat-enemy-unit")]
        self.won_draws: list[int] = [one.n for one in each(combat, "draw-combat")]

    def lay_exploration(self, pack: c.Pack) -> None:
        found = pack.exploration
        self.find_ids: list[str] = ["", *(tile.id for tile in found)]
        self.find_kind: list[int] = [-1, *(c.EXPLORATION_KINDS.index(tile.kind) for tile in found)]
        self.find_strength: list[int] = [0, *(tile.strength for tile in found)]
        self.find_gain: list[Gain] = gains_of(each(found, "gain"))
        self.find_vp: list[int] = [one.vp for one in each(found, "keep")]
        self.basin: list[int] = [one.n for one in each(found, "production-next-to")]
        self.sets: list[int] = []  # VP for one, two, three unknown species
        for one in each(found, "vp-set"):
            self.sets = list(one.sets) or self.sets

    def lay_piles(self, pack: c.Pack) -> None:
        piles: list[bytes] = [b""] * codes.PILES
        piles[codes.GOLD_DECK] = b"".join(bytes([i]) * one.copies for i, one in enumerate(pack.gold_cards, 1))
        piles[codes.COMBAT_DECK] = b"".join(bytes([i]) * one.copies for i, one in enumerate(pack.combat_cards, 1))
        for era in (1, 2, 3):
            piles[codes.MISSIONS + era] = bytes(i for i, one in enumerate(pack.missions, 1) if one.era == era)
        piles[codes.EXPLORATION] = bytes(range(1, len(pack.exploration) + 1))
        piles[codes.CITIES] = bytes(range(codes.CITY, codes.CAPITAL))
        piles[codes.CITY_TOPS] = bytes(2)
        piles[codes.CITIES_LEFT] = bytes(2)
        for school in range(len(c.SCHOOLS)):
            piles[codes.PAINTINGS + school] = bytes(i for i in range(1, len(self.school)) if self.school[i] == school)
        self.capital_ids: list[str] = ["", *(tile.id for tile in pack.capitals)]
        self.capital_resource: list[int] = [0, *(c.GOODS.index(tile.resource) for tile in pack.capitals)]
        self.capital_first: int = next(i for i, tile in enumerate(pack.capitals, 1) if tile.first)
        piles[codes.CAPITAL_TILES] = bytes(range(1, len(pack.capitals) + 1))
        tiles = {b.tile: b.tiles for b in pack.buildings}
        piles[codes.TILES_LEFT] = bytes(tiles[tile] for tile in self.tile_ids)
        piles[codes.TILES_GONE] = bytes(len(tiles))
        self.full_piles: list[bytes] = piles
