"""The data of a view: what its dictionaries hold, for everybody who reads them."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from tabuleiro.core.view import SeatShape, TableShape, View

UnitState = Literal["reserve", "defeated", "map"]


class TileData(TypedDict):
    id: str
    kind: Literal["building", "city"]
    tile: str  # of a building: which tile, and which of its faces
    face: str
    builder: int
    holder: int  # -1: nobody
    vp: int
    goods: dict[str, int]
    palace: str
    marked: bool


class StandingData(TypedDict):
    """A unit on a hex."""

    id: str
    seat: int


class HexData(TypedDict):
    at: str
    terrain: str
    edge: bool
    explore: str  # its exploration tile; "?": face down
    peeked: str  # what the viewer knows to be face down
    site: bool
    capital: int  # whose; -1: nobody's
    tile: TileData | None
    units: list[StandingData]


class MapData(TypedDict):
    hexes: list[HexData]


class CapitalTileData(TypedDict):
    at: str
    tile: str
    resource: str


class DutchData(TypedDict):
    id: str
    state: UnitState
    at: str


class UnitData(DutchData):
    """A unit of a seat, wherever it is."""

    kind: str
    deployed: bool


class ProductData(TypedDict):
    id: str
    slot: str  # an arch, "monarch", or "" while it is still to be placed


class PalaceData(TypedDict):
    id: str
    at: str


class TokensData(TypedDict):
    on: str
    under: dict[str, str]  # by era


class DecksData(TypedDict):
    gold: int
    combat: int
    missions: list[int]  # by era


class DiscardsData(TypedDict):
    gold: list[str]
    combat: list[str]
    exploration: list[str]


FightData = TypedDict(
    "FightData",
    {
        "expedition": str,  # its exploration tile; "": a fight
        "at": str,
        "from": str,
        "attacker": int,
        "defender": int,
        "units": list[str],
        "defenders": list[str],
        "attack": int,  # without cards
        "defence": int,
        "shown": bool,
        "attack_cards": list[str],
        "defence_cards": list[str],
        "attack_laid": int,
        "defence_laid": int,
        "attack_total": int | None,
        "defence_total": int | None,
    },
)
PaymentData = TypedDict(
    "PaymentData",
    {
        "seat": int,
        "for": str,
        "trade": bool,
        "left": list[str],
        "paid": dict[str, int],
        "credit": dict[str, int],
        "discount": bool,
    },
)


class SeatData(SeatShape):
    colour: str
    monarch: str
    crown: str  # chosen, but still secret
    capital: str
    supply: dict[str, int]
    wealth: dict[str, int]
    gold_cards: list[str]  # of others' hands there is only the count
    gold_count: int
    combat_cards: list[str]
    combat_count: int
    missions: list[str]
    mission_counts: list[int]  # by era
    dealt: list[str]
    kept: list[str]
    kept_count: int
    returned: list[str]
    revealed: list[str]
    goals: dict[str, list[list[int]]]  # of a mission: for each objective what there is and what it takes
    units: list[UnitData]
    products: list[ProductData]
    palaces: list[PalaceData]
    tokens: TokensData
    arch: str
    done: list[str]
    once: list[str]
    upgrades: list[str]
    paintings: list[str]
    exploration: list[str]
    peeks: list[str]
    tiles: list[str]
    monarch_used: int
    paused: bool


class TableData(TableShape):
    era: int
    first: int
    turn: int
    last_round: bool
    won: bool
    scenario: str
    map: MapData
    dutch: list[DutchData]
    cities: list[str]
    city_stacks: list[int]
    gallery: list[str]
    painting_decks: dict[str, int]
    buildings_left: dict[str, int]
    decks: DecksData
    discards: DiscardsData
    capital_tiles: list[CapitalTileData]
    fight: FightData | None
    payment: PaymentData | None
    seats: list[SeatData]


def data_of(view: View) -> TableData:
    """Of a view of this game."""
    return cast(TableData, view.data)
