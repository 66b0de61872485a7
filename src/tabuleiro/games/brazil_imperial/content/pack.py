"""What a pack of Brazil: Imperial holds: entries whose fields say what they may be, effects, and maps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated, ClassVar, Final

from tabuleiro.kit.entries import FLAG, NAMES, PackKey, by, number, numbers, tables, text, words
from tabuleiro.kit.entries import Entry as KitEntry
from tabuleiro.kit.entries import Pack as KitPack

HOUSE: Final = Path(__file__).parent / "house"
COLUMNS: Final = 14  # of the largest map
ROWS: Final = 9
RESOURCES: Final = ("cane", "coffee", "wood", "cotton")  # BI-2
ASSETS: Final = ("gold", "science")
GOODS: Final[tuple[str, ...]] = (*RESOURCES, *ASSETS)
ANY: Final = "any"  # in a cost any resource, in a gain a resource of choice
CANE_OR_COFFEE: Final = "cane/coffee"
ICONS: Final = (*GOODS, ANY, CANE_OR_COFFEE)  # what a cost is printed in
CARDS: Final = ("gold-card", "combat-card")
FREE_PRODUCT: Final = "free-square-product"  # palace II (BI-32)
GAINS: Final = (*GOODS, ANY, *CARDS, FREE_PRODUCT)
ERAS: Final = (1, 2, 3)
COLOURS: Final[tuple[str, ...]] = ("green", "orange", "red", "blue")  # of players
SCHOOLS: Final[tuple[str, ...]] = ("red", "pink", "blue")  # colours of paintings
SHAPES: Final = ("square", "pentagon", "octagon")
LAND: Final = ("field", "forest", "mine")
TERRAINS: Final = (*LAND, "water")
ARCHES: Final[tuple[str, ...]] = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
MOVES: Final = ("own-city", "forest", "own-built", "edge-or-water", "mine")  # BI-23
UNIT_KINDS: Final = ("archer", "infantry", "monarch", "cavalry", "cannon", "grenadier")
POWERS: Final = ("found", "carry", "adjacent")  # BI-16, BI-36, BI-42
EXPLORATION_KINDS: Final = (
    *("species", "minas-gerais", "river-basin", "quilombo", "culture", "mandioca", "expedition"),
)
HAVE: Final = ("building", "city", "unit-on-map", "product", "painting", "good")  # what objectives count
CITY: Final = "city"  # besides buildings, where a palace may stand
CAPITAL: Final = "capital"
TILES: Final = {"t1": 13, "t2": 13, "t3": 12, "t4": 12}  # of buildings, and how many of each (BI-24)
FACES: Final = ("a", "b")
GIVEN: Final = (*GOODS, ANY, *CARDS)
OFF: Final = ("resource", "gold")
COUNTED: Final = (
    *("forest-next-to-empire", "product-on-slot", "revealed-mission", "other-painting", "city-built-and-held"),
    "church",
)
CONDITIONS: Final = (
    *("own-unit-next-to-fight", "attacking", "defending", "defending-own-tile", "fewer-units-than-enemy"),
    "fight-on-edge-or-water",
)


# ---------------------------------------------------------------- effects and objectives
@dataclass(frozen=True)
class Objective:
    """At least `n` of what a player has (BI-30, BI-41)."""

    have: Annotated[str, text(HAVE), "what is counted"]
    n: Annotated[int, number(1, 12), "so many, or more"]
    kinds: Annotated[tuple[str, ...], by("faces_named", "a list of buildings"), "building: these, else all"] = ()
    era: Annotated[int, number(1, 3), "building: those of this era, instead of `kinds`"] = 0
    every: bool = False  # building: `kinds` are all there are (for words)
    shape: Annotated[str, text(SHAPES), "product: of this shape only"] = ""
    good: Annotated[str, text(GOODS), "good: this kind"] = ""


@dataclass(frozen=True)
class Effect:
    """What a card, tile or monarch does. Which fields it has besides `when` and `do` depends on what it does."""

    when: str  # a key of WHEN in checks of effects: take, always, turn, once, any, movement, action ...
    do: str
    arch: Annotated[str, text(ARCHES), "the arch that its action token is on; `extra-action`: the action it gives"] = ""
    n: Annotated[int, number(1, 9), "how many"] = 0
    vp: Annotated[int, number(1, 9), "victory points"] = 0
    most: Annotated[int, number(1, 9), "`vp-per`: points at most; `combat-cards-pay`: exchanges in a payment"] = 0
    gain: Annotated[tuple[str, ...], words(GIVEN, repeats=True, empty=False), "all of these"] = ()
    gains: Annotated[
        tuple[str, ...],
        by("gains", "a list like `gain`; `first-painting-gain`: a table by colour"),
        "these one by one: the first, second, third time",
    ] = ()
    building: Annotated[str, by("face", "the id of a building"), "which building"] = ""
    good: Annotated[str, text(GOODS), "which good"] = ""
    production: Annotated[tuple[str, ...], words(GOODS, repeats=True, empty=False), "instead of the printed one"] = ()
    per: Annotated[str, text(COUNTED), "what is counted"] = ""
    sets: Annotated[tuple[int, ...], numbers(1, 9), "points for one, two, three of them"] = ()
    need: Annotated[tuple[Objective, ...], tables("objective", "objectives", "objective {1}"), "all of them"] = ()
    attack: Annotated[int, number(1, 9), "strength when attacking"] = 0
    defend: Annotated[int, number(1, 9), "strength when defending"] = 0
    cs: Annotated[int, number(1, 9), "combat strength instead of the printed one"] = 0
    condition: Annotated[str, text(CONDITIONS), "when that holds"] = ""
    kinds: Annotated[tuple[str, ...], words(UNIT_KINDS, repeats=True, empty=False), "these units"] = ()
    era: Annotated[int, number(1, 2), "of this era"] = 0
    rates: Annotated[
        tuple[tuple[int, tuple[str, ...]], ...],
        tables("rate", "tables: `cards`, 1 to 3, and `as`, a list of goods or `any`", "rates"),
        "so many combat cards fill these icons",
    ] = ()
    extra: Annotated[tuple[str, ...], words(ICONS, repeats=True, empty=False), "icons to pay on top"] = ()
    off: Annotated[tuple[str, ...], words(OFF, repeats=True, empty=False), "the icons it may take away"] = ()
    optional: Annotated[bool, FLAG, "the player may decline"] = False
    discard: Annotated[bool, FLAG, "afterwards the tile leaves the game"] = False


# ---------------------------------------------------------------- entries
COST: Final = words(ICONS, repeats=True)
SOME_GOODS: Final = words(GOODS, repeats=True, empty=False)
EFFECTS: Final = by("effects", "a list of effects")
NOTE: Final = "a sentence about who or what it was"


class Entry(KitEntry):
    """What every entry has: an id, names by language, where it is from, and which of its fields are ours."""

    names: Annotated[Mapping[str, str], NAMES, '`{ en = "Sawmill", de = "Sägewerk" }`', PackKey("name")]
    house: Annotated[tuple[str, ...], by("ours", "a list of its fields"), "which of them are of our own making"] = ()


class Noted(Entry):
    note: Annotated[Mapping[str, str], NAMES, NOTE] = field(default_factory=dict)


class Good(Entry):
    """Resources and assets: all six are there, in any pack."""

    count: Annotated[int, number(1, 99), "in the box; goods never run out (BI-1)"]


class Building(Entry):
    """One face of a two-sided building tile."""

    tile: Annotated[str, text(TILES), "each has both faces, of the same `era` and `tiles`"]
    face: Annotated[str, text(FACES), "which side of the tile"]
    era: Annotated[int, number(1, 3), "from which on it is built"]
    terrain: Annotated[tuple[str, ...], words(LAND, repeats=True, empty=False), "where it may stand"]
    over_era: Annotated[tuple[int, ...], numbers(1, 3), "own buildings of these eras may be covered (BI-17)"] = ()
    cost: Annotated[tuple[str, ...], COST, "what is paid"]
    production: Annotated[tuple[str, ...], SOME_GOODS, "what it brings"]
    vp: Annotated[int, number(1, 5), "points, and its strength"]
    tiles: Annotated[int, number(1, 30), "how many are in the stack that both faces share"]


class City(Noted):
    """From era II, on any land, also over own buildings of eras I and II (BI-16, BI-17)."""

    cost: Annotated[tuple[str, ...], COST, "what is paid"]
    vp: Annotated[int, number(1, 5), "points, and its strength"]


class Product(Entry):
    """A product tile: two of each shape."""

    shape: Annotated[str, text(SHAPES), "the slot it fits"]
    cost: Annotated[tuple[str, ...], COST, "what is paid"]
    vp: Annotated[int, number(1, 5), "points"]


class Arch(Entry):
    """An action of the palace; its id is one of `deploy`, `painting`, `build`, `renovate`, `manufacture`, `harbor`,
    `trade`."""

    slot: Annotated[str, text(SHAPES), "the shape of its slot for products: two of each"] = ""
    move: Annotated[str, text(MOVES), "its additional move; left out: a bonus in fights instead"] = ""


class Unit(Entry):
    """A unit of a board, as `[[board.unit]]`."""

    source: str  # and the board's fields that are ours
    house: tuple[str, ...]
    kind: Annotated[str, text(UNIT_KINDS), "what it is"]
    cost: Annotated[tuple[str, ...], COST, "what is paid"]
    vp: Annotated[int, number(1, 5), "points, and its strength"]
    power: Annotated[str, text(POWERS), "the monarch founds; cannon and grenadier are adjacent; one carries"] = ""


class BoardColour(Entry):
    """A player's board; its id is `green`, `orange`, `red` or `blue`."""

    monarchs: Annotated[tuple[str, ...], by("ids_of_some", "a list of ids"), "those of its colour"]
    units: Annotated[tuple[Unit, ...], by("units", "five `[[board.unit]]`"), "its units", PackKey("unit")]


class Monarch(Noted):
    """Whom a player is."""

    board: Annotated[str, text(COLOURS), "the board that names it"]
    effects: Annotated[tuple[Effect, ...], EFFECTS, "what it does"] = ()


class Palace(Entry):
    """A palace; ids are `i` to `vi`."""

    ALSO: ClassVar = {"score": ("a table: `per` and `vp`", "points at the end for each `per`")}

    on: Annotated[
        tuple[str, ...],
        by("sites", "a list of buildings, `building:1` for all of an era, `city`, `capital`"),
        "where it may stand",
    ]
    vp: Annotated[int, number(0, 5), "points"]
    gain: Annotated[tuple[str, ...], words(GAINS, repeats=True), "what placing it brings"] = ()
    score_per: str  # foundry, plantation, product, unit-deployed or ""
    score_vp: int


class Painting(Noted):
    """A painting: free, or for one resource of any kind or one gold."""

    colour: Annotated[str, text(SCHOOLS), "its row in the gallery"]
    cost: Annotated[tuple[str, ...], COST, "what is paid"]
    vp: Annotated[int, number(0, 5), "points"]
    effects: Annotated[tuple[Effect, ...], EFFECTS, "what it does"] = ()


class Mission(Entry):
    """A mission; those of era III have three objectives, others at least one."""

    era: Annotated[int, number(1, 3), "when it is dealt"]
    vp: Annotated[int, number(1, 9), "points; era III: for each objective (BI-30)"]
    objectives: Annotated[tuple[Objective, ...], tables("objective", "objectives", "objective {1}"), "what it asks"]


class GoldCard(Noted):
    """A gold card."""

    copies: Annotated[int, number(1, 9), "how many there are"]
    effects: Annotated[tuple[Effect, ...], EFFECTS, "what it does"] = ()


class CombatCard(Noted):
    """A combat card."""

    copies: Annotated[int, number(1, 9), "how many there are"]
    cs: Annotated[int, number(0, 5), "combat strength"]
    effects: Annotated[tuple[Effect, ...], EFFECTS, "what it does"] = ()


class ExplorationTile(Noted):
    """An exploration tile; what it may do follows from its kind."""

    ALSO: ClassVar = {"copies": ("1 to 9", "each has the id with its number; 1 if left out")}

    kind: Annotated[str, text(EXPLORATION_KINDS), "what is found"]
    effects: Annotated[tuple[Effect, ...], EFFECTS, "what it does"] = ()
    strength: Annotated[int, number(1, 15), "of an expedition, which needs it; of no other kind"] = 0
    subject: Annotated[Mapping[str, str], NAMES, "a species or an expedition by name"] = field(default_factory=dict)


class Capital(KitEntry):
    """A capital tile: four, one of them with the first player's mark."""

    resource: Annotated[str, text(RESOURCES), "what it brings"]
    first: Annotated[bool, FLAG, "the first-player mark"] = False
    house: Annotated[tuple[str, ...], by("ours", "a list of its fields"), "which of them are of our own making"] = ()


# ---------------------------------------------------------------- maps
@dataclass(frozen=True)
class Hex:
    at: str  # column and row, as in "c3"
    column: int  # from 0
    row: int  # from 1; odd columns (b, d, ...) stand half a hex lower
    terrain: str  # TERRAINS; exploration and capital hexes are fields
    explore: bool = False
    capital: int = -1  # the how-manieth capital site of the map; solo: 0 green's, 1 the Dutch one
    edge: bool = False  # a side of it is the map's edge (BI-23)


class Scenario(Noted):
    players: int
    rating: int  # chance of combat, 1 to 3
    rounds: int  # the last round; 0: by the rules (BI-48)
    intent: str
    hexes: tuple[Hex, ...]  # row by row as printed
    guards: tuple[tuple[str, str], ...] = ()  # solo: (unit, hex) of the Dutch
    rows: tuple[str, ...] = field(default=(), compare=False)  # the map as printed

    @cached_property
    def by_place(self) -> Mapping[str, Hex]:
        return {one.at: one for one in self.hexes}

    @cached_property
    def next_to(self) -> Mapping[str, tuple[str, ...]]:
        """The hexes next to each, clockwise from above."""
        here = {(one.column, one.row): one.at for one in self.hexes}
        return {
            one.at: tuple(here[place] for place in around(one.column, one.row) if place in here) for one in self.hexes
        }

    @cached_property
    def capitals(self) -> tuple[Hex, ...]:
        return tuple(sorted((one for one in self.hexes if one.capital >= 0), key=lambda one: one.capital))


class Pack(KitPack):
    goods: tuple[Good, ...]  # in the order of GOODS
    buildings: tuple[Building, ...]  # t1a, t1b, t2a, ...
    cities: tuple[City, ...]
    products: tuple[Product, ...]
    arches: tuple[Arch, ...]  # in the order of ARCHES
    boards: tuple[BoardColour, ...]  # in the order of COLOURS
    monarchs: tuple[Monarch, ...]
    palaces: tuple[Palace, ...]  # i to vi
    paintings: tuple[Painting, ...]  # red, pink, blue
    missions: tuple[Mission, ...]  # era by era
    gold_cards: tuple[GoldCard, ...]
    combat_cards: tuple[CombatCard, ...]
    exploration: tuple[ExplorationTile, ...]  # in the order of EXPLORATION_KINDS
    capitals: tuple[Capital, ...]  # the one with the first-player mark first
    scenarios: tuple[Scenario, ...]  # by players, then by id


def around(column: int, row: int) -> tuple[tuple[int, int], ...]:
    """The six places next to one, clockwise from above (flat-top hexes, odd columns lower)."""
    lower = column % 2
    return (
        (column, row - 1),
        (column + 1, row - 1 + lower),
        (column + 1, row + lower),
        (column, row + 1),
        (column - 1, row + lower),
        (column - 1, row - 1 + lower),
    )


def place_name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row}"
