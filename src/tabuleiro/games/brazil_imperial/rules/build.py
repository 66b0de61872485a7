"""The build arch (BI-15 to BI-17): which faces and cities may go where, and what happens when they do."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE, type_of_value
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT
from tabuleiro.core.spans import Span
from tabuleiro.games.brazil_imperial.rules import axes, codes
from tabuleiro.games.brazil_imperial.rules.box import NO_GAIN, Gain
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, UNITS_OF, goods_told, with_byte, with_one, without
from tabuleiro.games.brazil_imperial.rules.effects import ArchChoice, ask_hidden, discard_gold, receive
from tabuleiro.games.brazil_imperial.rules.icons import BY_PAINTING, payable
from tabuleiro.games.brazil_imperial.rules.map import FOREST, HEX_MASK, WATER, hex_text
from tabuleiro.games.brazil_imperial.rules.payment import charge, stretched
from tabuleiro.games.brazil_imperial.rules.production import mark, produce
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmStep

# `at` of a build.
WITH_TOKEN: Final = 0
PLAIN: Final = 1  # an extra action: no upgrade, no second build
SECOND: Final = 2  # Mauá's, dearer, and it may be left
ENOUGH: Final = 4000  # other options: face * 128 + hex
EVERY_ERA: Final = 0b1110
EVERY_TERRAIN: Final = 0b1111  # but what lies on water is no land


# ---------------------------------------------------------------- what it costs
def prices(g: BrazilState, p: Realm, at: i64) -> list[int]:
    """Of all faces."""
    box = g.box
    costs = box.upgraded_cost if at != PLAIN and p.upgraded & BIT[codes.BUILD] else box.cost
    return [cost + box.second_extra for cost in costs] if at == SECOND else costs


def discount_of(g: BrazilState, p: Realm, face: i64, at: i64) -> i64:
    """The kinds of icons of the printed cost of which Rebouças may take one, once a turn (BI-45)."""
    if not p.powers & codes.DISCOUNT or p.spent & codes.DISCOUNTED:
        return 0
    box = g.box
    off: i64 = (
        box.upgraded_discountable[face] if at != PLAIN and p.upgraded & BIT[codes.BUILD] else box.discountable[face]
    )
    return off | BY_PAINTING if off else 0


def affordable_with_help(g: BrazilState, p: Realm, face: i64, cost: i64, at: i64, cards: i64) -> bool:
    """Whether a price that is not payable as it is comes within reach by a discount or a monarch's exchange."""
    helped = p.powers & codes.DISCOUNT != 0 or g.box.exchange[p.monarch] is not None
    return helped and stretched(g, p, cost, discount_of(g, p, face, at), cards)


def by_jesuits(g: BrazilState, p: Realm, face: i64) -> bool:
    """A church before its era needs the card (BI-46)."""
    return face == g.box.church and g.era < g.box.era[face]


# ---------------------------------------------------------------- where it may stand
def coverable_eras(g: BrazilState, p: Realm, face: i64) -> i64:
    """The eras (bits) of own buildings that may be covered by a face."""
    if face >= codes.CITY:
        return g.box.city_covers
    return EVERY_ERA if p.powers & codes.COVER_ANY_ERA else g.box.covers[face]


def may_cover(g: BrazilState, p: Realm, hex_: i64, eras: i64) -> bool:
    """Only own-built, own-held buildings without a palace (BI-17)."""
    face = g.face[hex_]
    return (
        face < codes.CITY
        and eras >> g.box.era[face] & 1 == 1
        and g.builder[hex_] == p.seat
        and (not g.army[hex_] or g.army[hex_] == p.seat + 1)
        and hex_ not in p.palaces
    )


def is_expedition(g: BrazilState, hex_: i64) -> bool:
    tile: i64 = g.explore[hex_]
    return tile > codes.SHOWN and g.box.find_kind[tile & codes.TILE_MASK] == codes.EXPEDITION


def is_free(g: BrazilState, p: Realm, hex_: i64) -> bool:
    """Land next to own tiles with nothing built on it, no enemy's tile next to it and no enemy unit there
    (BI-15)."""
    return (
        not g.face[hex_]
        and g.near[hex_] == p.bit
        and (not g.army[hex_] or g.army[hex_] == p.seat + 1)
        and (g.explore[hex_] <= codes.SHOWN or not is_expedition(g, hex_))
    )


def grounds(g: BrazilState, p: Realm) -> list[int]:
    face = g.face
    return [hex_ for hex_ in p.lands if not face[hex_] and is_free(g, p, hex_)]


def within_reach(g: BrazilState, p: Realm, face: i64, cost: i64, at: i64, cards: i64) -> bool:
    """Whether a building's era has come, a tile is left and the price can be paid with so many gold cards."""
    box = g.box
    if box.era[face] > g.era:
        if face != box.church or box.jesuits not in p.gold_hand:
            return False
        cards -= 1
    return g.piles[codes.TILES_LEFT][box.tile_of[face]] > 0 and (
        payable(p.wealth, cards, 0, cost) or affordable_with_help(g, p, face, cost, at, cards)
    )


def place_options(g: BrazilState, p: Realm, face: i64, lands: list[int], built: list[int], found: list[int]) -> None:
    """Where a building may stand: its terrain among the free lands, and own buildings that it may cover."""
    fits: i64 = EVERY_TERRAIN if p.powers & codes.IGNORE_TERRAIN else g.box.terrains[face]
    terrain = g.ground.terrain
    base = face * 128
    for hex_ in lands:
        if fits >> terrain[hex_] & 1:
            found.append(base + hex_)
    eras = coverable_eras(g, p, face)
    if eras:
        era, faces = g.box.era, g.face
        for hex_ in built:
            if eras >> era[faces[hex_]] & 1:
                found.append(base + hex_)


def has_place(g: BrazilState, p: Realm, face: i64) -> bool:
    """Whether `place_options` would find any."""
    fits: i64 = EVERY_TERRAIN if p.powers & codes.IGNORE_TERRAIN else g.box.terrains[face]
    terrain, built = g.ground.terrain, g.face
    for hex_ in p.lands:
        if not built[hex_] and fits >> terrain[hex_] & 1 and is_free(g, p, hex_):
            return True
    eras = coverable_eras(g, p, face)
    if eras:
        for hex_ in p.tiles:
            if may_cover(g, p, hex_, eras):
                return True
    return False


def founders(g: BrazilState, p: Realm) -> list[int]:
    """The hexes where the player may found a city now: where its monarch unit stands, or any with Araribóia (BI-16)."""
    units = p.on_map
    if not p.powers & codes.FOUND_WITH_ANY:
        units &= g.box.with_power[p.colour][codes.FOUND]
    found: list[int] = []
    for unit in UNITS_OF[units]:
        hex_: i64 = p.at[unit]
        if hex_ not in found and city_fits(g, p, hex_):
            found.append(hex_)
    return found


def city_fits(g: BrazilState, p: Realm, hex_: i64) -> bool:
    """Never on water, a capital, a city, a revealed expedition or a tile another player built (house ruling), and
    touching no enemy's tile (BI-16)."""
    return (
        not g.near[hex_] & ~p.bit
        and g.ground.terrain[hex_] != WATER
        and (not g.face[hex_] or may_cover(g, p, hex_, g.box.city_covers))
        and not is_expedition(g, hex_)
    )


def city_options(g: BrazilState, p: Realm, at: i64, cards: i64, found: list[int]) -> None:
    if g.era < 2:
        return
    where: list[int] | None = None
    costs = prices(g, p, at)
    for city in g.piles[codes.CITY_TOPS]:
        if city and (
            payable(p.wealth, cards, 0, costs[city]) or affordable_with_help(g, p, city, costs[city], at, cards)
        ):
            if where is None:
                where = founders(g, p)
            found += [city * 128 + hex_ for hex_ in where]


class Building(ArchChoice):
    """What is built where; `at` says with what."""

    __slots__ = ()
    kind = "build"
    spans: tuple[Span, ...] = (Span("build", axes.BUILDING, axes.HEX), Span("found", axes.CITY, axes.HEX))
    verbs = "build found enough"
    words = {ENOUGH: Parts("enough")}
    spot = "hex"

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        options = self.options(g, p, at)
        if p.gold_hand:
            ask_hidden(g, self, p, at, options)  # Jesuits may be among them
        else:
            g.ask(self, p, at, options)

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        found: list[int] = []
        cards = len(p.gold_hand)
        lands = grounds(g, p)
        built = [hex_ for hex_ in p.tiles if may_cover(g, p, hex_, EVERY_ERA)]
        costs = prices(g, p, at)
        for face in range(1, codes.CITY):
            if within_reach(g, p, face, costs[face], at, cards):
                place_options(g, p, face, lands, built, found)
        if p.on_map:
            city_options(g, p, at, cards, found)
        if at == SECOND:
            found.append(ENOUGH)
        return found

    def possible(self, g: BrazilState, p: Realm, at: i64, cards: i64) -> bool:
        costs = prices(g, p, at)
        for face in g.box.easiest:
            if within_reach(g, p, face, costs[face], at, cards) and has_place(g, p, face):
                return True
        found: list[int] = []
        if p.on_map:
            city_options(g, p, at, cards, found)
        return len(found) > 0

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option == ENOUGH:
            return
        face: i64 = option >> 7
        if at == WITH_TOKEN and p.powers & codes.SECOND_BUILD:  # Mauá (BI-45)
            p.push(BUILDING, SECOND)
        if by_jesuits(g, p, face):
            discard_gold(g, p, g.box.jesuits)
            if g.events is not None:
                g.tell("gold_card_used", p.seat, {"card": g.box.gold_ids[g.box.jesuits]})
        off = discount_of(g, p, face, at)
        p.push(BUILT, option)
        charge(g, p, prices(g, p, at)[face], off)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        """Every face on every hex on or next to an own tile; every city on offer wherever an own unit stands."""
        around = sorted({hex_ for hex_ in g.ground.hexes if g.near[hex_] & p.bit})
        found = [face * 128 + hex_ for face in range(1, codes.CITY) for hex_ in around]
        stands = sorted({p.at[unit] for unit in UNITS_OF[p.on_map]})
        found += [city * 128 + hex_ for city in g.piles[codes.CITY_TOPS] if city for hex_ in stands]
        return [*found, ENOUGH] if at == SECOND else found

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        if option == ENOUGH:
            return Parts("enough")
        verb = "found" if option >> 7 >= codes.CITY else "build"
        return Parts(verb, game.box.face_ids[option >> 7], place=hex_text(option & HEX_MASK))


class Built(RealmStep):
    """The tile is paid and goes onto the map (BI-15 to BI-17)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        face: i64 = at >> 7
        hex_: i64 = at & HEX_MASK
        covered = g.face[hex_] > 0
        if g.events is not None:
            told: dict[str, type_of_value] = {
                "face": g.box.face_ids[face],
                "at": hex_text(hex_),
                "covered": int(covered),
                "founded": int(face >= codes.CITY),
                "lost": goods_told(g.goods[hex_]),
            }
            g.tell("built", p.seat, told)
        if covered:
            uncover(g, p, hex_)
        found = clear_exploration(g, p, hex_)
        put(g, p, face, hex_)
        if face >= codes.CITY:
            next_city(g, face)
        else:
            kind = g.box.tile_of[face]
            g.piles[codes.TILES_LEFT] = with_byte(g.piles[codes.TILES_LEFT], kind, g.piles[codes.TILES_LEFT][kind] - 1)
        gains = g.box.forest_gains[p.monarch]
        if not covered and p.marks < len(gains) and g.ground.terrain[hex_] == FOREST:  # Tibiriçá (BI-47)
            p.marks += 1
            receive(g, p, gains[p.marks - 1], "monarch")
        if found is not NO_GAIN:
            receive(g, p, found, "exploration")
        if face < codes.CITY:
            mark(g, p, hex_)
            produce(g, p, hex_)


def put(g: BrazilState, p: Realm, face: i64, hex_: i64) -> None:
    """A tile on the map, its builder's and held by it; nobody else builds next to it (BI-15)."""
    if hex_ not in p.tiles:
        p.tiles = p.tiles + BYTE[hex_]
        near = bytearray(g.near)
        bit = p.bit
        for other in [hex_, *g.ground.next_to[hex_]]:
            if not near[other] & bit and g.ground.terrain[other] != WATER:
                p.lands = p.lands + BYTE[other]
            near[other] |= bit
        g.near = bytes(near)
        g.builder = with_one(g.builder, hex_, p.seat)
    g.face = with_one(g.face, hex_, face)
    p.held += g.box.held[face]


def uncover(g: BrazilState, p: Realm, hex_: i64) -> None:
    """The tile that is built over leaves the game with its goods (BI-17)."""
    face = g.face[hex_]
    p.held -= g.box.held[face]
    p.wealth -= g.goods[hex_]
    g.goods[hex_] = 0
    p.marked = without(p.marked, hex_)
    kind = g.box.tile_of[face]
    g.piles[codes.TILES_GONE] = with_byte(g.piles[codes.TILES_GONE], kind, g.piles[codes.TILES_GONE][kind] + 1)


def clear_exploration(g: BrazilState, p: Realm, hex_: i64) -> Gain:
    """What lay on the hex: face down it is discarded unseen, revealed it may bring something (BI-17, BI-34)."""
    tile: i64 = g.explore[hex_]
    if not tile:
        return NO_GAIN
    g.explore = with_byte(g.explore, hex_, 0)
    if (tile == codes.UNSEEN or tile < codes.SHOWN) and g.events is not None:
        g.tell("find_unseen", p.seat, {"at": hex_text(hex_)})
    if tile == codes.UNSEEN:
        return NO_GAIN
    if tile < codes.SHOWN:
        knowing: i64 = 0
        for seat in range(len(g.players)):
            if hex_ in g.players[seat].peeks:
                knowing |= BIT[seat]
        g.piles[codes.BURIED] = g.piles[codes.BURIED] + BYTE[tile] + BYTE[knowing]
        return NO_GAIN
    tile &= codes.TILE_MASK
    kind = g.box.find_kind[tile]
    if kind == codes.KEPT_BY_BUILDER:
        p.finds = p.finds + BYTE[tile]
        if g.events is not None:
            g.tell("kept_find", p.seat, {"tile": g.box.find_ids[tile]})
        return NO_GAIN
    g.piles[codes.EXPLORED] = g.piles[codes.EXPLORED] + BYTE[tile]
    if g.events is not None:
        g.tell("find_gone", p.seat, {"tile": g.box.find_ids[tile]})
    assert kind in (codes.GOLD_FOR_BUILDER, codes.BASIN)  # a basin goes, goods already made stay (house ruling)
    return g.box.find_gain[tile]


def next_city(g: BrazilState, city: i64) -> None:
    """The next one of the stack is on offer; an empty stack offers nothing (BI-16)."""
    tops = g.piles[codes.CITY_TOPS]
    stack = tops.index(BYTE[city])
    left = g.piles[codes.CITIES_LEFT]
    new: i64 = 0
    if left[stack]:
        new = g.draw(codes.CITIES, codes.CITY_OUTCOME)
        g.piles[codes.CITIES_LEFT] = with_byte(left, stack, left[stack] - 1)
    g.piles[codes.CITY_TOPS] = with_byte(tops, stack, new)
    if g.events is not None and new:
        g.tell("city_offered", TABLE, {"city": g.box.face_ids[new]}, information=True)


BUILDING: Final = Building("build")
BUILT: Final = Built("built")
