"""Content packs of Brazil: Imperial: TOML and map texts read into frozen definitions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

from tabuleiro.kit.packs import Folder, beside, texts_of

HOUSE: Final = Path(__file__).parent / "house"
COLUMNS: Final = 14  # of the largest map
ROWS: Final = 9
RESOURCES: Final = ("cane", "coffee", "wood", "cotton")  # BI-2
ASSETS: Final = ("gold", "science")
GOODS: Final = (*RESOURCES, *ASSETS)
ANY: Final = "any"  # in a cost any resource, in a gain a resource of choice
CANE_OR_COFFEE: Final = "cane/coffee"
ICONS: Final = (*GOODS, ANY, CANE_OR_COFFEE)  # what a cost is printed in
CARDS: Final = ("gold-card", "combat-card")
FREE_PRODUCT: Final = "free-square-product"  # palace II (BI-32)
GAINS: Final = (*GOODS, ANY, *CARDS, FREE_PRODUCT)
ERAS: Final = (1, 2, 3)
COLOURS: Final = ("green", "orange", "red", "blue")  # of players
SCHOOLS: Final = ("red", "pink", "blue")  # colours of paintings
SHAPES: Final = ("square", "pentagon", "octagon")
LAND: Final = ("field", "forest", "mine")
TERRAINS: Final = (*LAND, "water")
ARCHES: Final = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")
MOVES: Final = ("own-city", "forest", "own-built", "edge-or-water", "mine")  # BI-23
UNIT_KINDS: Final = ("archer", "infantry", "monarch", "cavalry", "cannon", "grenadier")
POWERS: Final = ("found", "carry", "adjacent")  # BI-16, BI-36, BI-42
EXPLORATION_KINDS: Final = (
    *("species", "minas-gerais", "river-basin", "quilombo", "culture", "mandioca", "expedition"),
)
HAVE: Final = ("building", "city", "unit-on-map", "product", "painting", "good")  # what objectives count
CITY: Final = "city"  # besides buildings, where a palace may stand
CAPITAL: Final = "capital"


@dataclass(frozen=True)
class Entry:
    """What every entry has: an id, names by language, where it is from, and which of its fields are ours."""

    id: str
    names: Mapping[str, str]
    source: str  # rulebook, official, report, house
    house: tuple[str, ...]


@dataclass(frozen=True)
class Objective:
    """At least `n` of what a player has (BI-30, BI-41)."""

    have: str  # one of HAVE
    n: int
    kinds: tuple[str, ...] = ()  # building: the faces that count, always spelled out
    era: int = 0  # building: `kinds` are the faces of this era (for words)
    every: bool = False  # building: `kinds` are all there are (for words)
    shape: str = ""  # product: of this shape only
    good: str = ""  # good: this kind


@dataclass(frozen=True)
class Effect:
    """What a card, tile or monarch does; which fields have a meaning depends on `do` (see checks.EFFECTS)."""

    when: (
        str  # take, always, turn, once, any, movement, action, action-phase, payment, fight, fight-won, won, lost, ...
    )
    do: str
    arch: str = ""  # when "action": with the token on this arch; extra-action: the action it gives
    n: int = 0
    vp: int = 0
    most: int = 0  # vp-per: at most so many VP (0: no limit); combat-cards-pay: exchanges in a payment (0: no limit)
    gain: tuple[str, ...] = ()  # GAINS, all of them
    gains: tuple[
        str, ...
    ] = ()  # GAINS, one by one: first, second, third time; first-painting-gain: in order of SCHOOLS
    building: str = ""  # production, first-faces: the face
    good: str = ""  # production
    production: tuple[str, ...] = ()  # first-faces: instead of the printed one
    per: str = ""  # vp-per: what is counted
    sets: tuple[int, ...] = ()  # vp-set: VP for one, two, three of them
    need: tuple[Objective, ...] = ()  # vp-if
    attack: int = 0  # strength
    defend: int = 0
    cs: int = 0  # cs-instead
    condition: str = ""  # cs-instead: see CONDITIONS
    kinds: tuple[str, ...] = ()  # first-deploy-gain: unit kinds
    era: int = 0  # place-past-token
    rates: tuple[tuple[int, tuple[str, ...]], ...] = ()  # combat-cards-pay: so many cards fill these icons
    extra: tuple[str, ...] = ()  # second-build: icons on top
    off: tuple[str, ...] = ()  # build-discount: the icons it may take away: "resource", "gold"
    optional: bool = False
    discard: bool = False  # afterwards the tile leaves the game


@dataclass(frozen=True)
class Good(Entry):
    count: int  # in the box; goods never run out (BI-1)


@dataclass(frozen=True)
class Building(Entry):
    """One face of a two-sided building tile."""

    tile: str  # t1 to t4
    face: str  # a, b
    era: int
    terrain: tuple[str, ...]
    over_era: tuple[int, ...]  # own buildings of these eras may be covered (BI-17)
    cost: tuple[str, ...]  # ICONS
    production: tuple[str, ...]  # GOODS
    vp: int  # also its strength
    tiles: int  # in the stack that both faces share


@dataclass(frozen=True)
class City(Entry):
    """From era II, on any land, also over own buildings of eras I and II (BI-16, BI-17)."""

    cost: tuple[str, ...]
    vp: int  # also its strength
    note: Mapping[str, str]


@dataclass(frozen=True)
class Product(Entry):
    shape: str
    cost: tuple[str, ...]
    vp: int


@dataclass(frozen=True)
class Arch(Entry):
    slot: str  # the shape of its slot; "": none
    move: str  # MOVES; "": no additional move, a bonus in fights instead


@dataclass(frozen=True)
class Unit(Entry):
    kind: str
    cost: tuple[str, ...]
    vp: int  # also its strength
    power: str  # POWERS or ""


@dataclass(frozen=True)
class BoardColour(Entry):
    monarchs: tuple[str, ...]
    units: tuple[Unit, ...]


@dataclass(frozen=True)
class Monarch(Entry):
    board: str
    effects: tuple[Effect, ...]
    note: Mapping[str, str]


@dataclass(frozen=True)
class Palace(Entry):
    on: tuple[str, ...]  # faces by id, CITY, CAPITAL
    vp: int
    gain: tuple[str, ...]
    score_per: str  # foundry, plantation, product, unit-deployed or ""
    score_vp: int


@dataclass(frozen=True)
class Painting(Entry):
    colour: str  # SCHOOLS
    cost: tuple[str, ...]
    vp: int
    effects: tuple[Effect, ...]
    note: Mapping[str, str]


@dataclass(frozen=True)
class Mission(Entry):
    era: int
    vp: int  # era III: for each objective (BI-30)
    objectives: tuple[Objective, ...]


@dataclass(frozen=True)
class GoldCard(Entry):
    copies: int
    effects: tuple[Effect, ...]
    note: Mapping[str, str]


@dataclass(frozen=True)
class CombatCard(Entry):
    copies: int
    cs: int
    effects: tuple[Effect, ...]
    note: Mapping[str, str]


@dataclass(frozen=True)
class ExplorationTile(Entry):
    kind: str
    effects: tuple[Effect, ...]
    strength: int  # of an expedition
    subject: Mapping[str, str]  # a species or an expedition by name
    note: Mapping[str, str]


@dataclass(frozen=True)
class Capital:
    """A capital tile."""

    id: str
    resource: str
    first: bool  # the first-player mark
    source: str
    house: tuple[str, ...]


@dataclass(frozen=True)
class Hex:
    at: str  # column and row, as in "c3"
    column: int  # from 0
    row: int  # from 1; odd columns (b, d, ...) stand half a hex lower
    terrain: str  # TERRAINS; exploration and capital hexes are fields
    explore: bool = False
    capital: int = -1  # the how-manieth capital site of the map; solo: 0 green's, 1 the Dutch one
    edge: bool = False  # a side of it is the map's edge (BI-23)


@dataclass(frozen=True)
class Scenario(Entry):
    players: int
    rating: int  # chance of combat, 1 to 3
    rounds: int  # the last round; 0: by the rules (BI-48)
    intent: str
    note: Mapping[str, str]
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


@dataclass(frozen=True)
class Pack:
    name: str
    complete: bool
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
    hash: str


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


def load_pack(path: Folder | None = None) -> Pack:
    """A pack from a TOML file or a folder of them, with the maps in `scenarios` beside; the house set by default."""
    from tabuleiro.games.brazil_imperial.content.checks import Reader, map_texts

    path = path or HOUSE
    return Reader().pack(texts_of(path), map_texts(beside(path, "scenarios", HOUSE)))


def contents(path: Folder | None = None) -> dict[str, str]:
    """All files of a pack, to be kept; its maps are among them, its own or the house's."""
    from tabuleiro.games.brazil_imperial.content.checks import map_texts

    path = path or HOUSE
    maps = map_texts(beside(path, "scenarios", HOUSE))
    return dict(texts_of(path)) | {f"scenarios/{name}": text for name, text in maps}
