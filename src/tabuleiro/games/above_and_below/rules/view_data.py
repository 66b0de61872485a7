"""The data of a view: what its dictionaries hold, for everybody who reads them."""

from __future__ import annotations

from typing import TypedDict, cast

from tabuleiro.core.view import SeatShape, TableShape, View


class VillagerData(TypedDict):
    id: str
    slot: int
    state: str  # ready, exhausted, injured or sent


class HouseData(TypedDict):
    card: str
    goods: int


class CaveData(TypedDict):
    cave: str
    outpost: str  # "": none yet
    goods: int


class TrackData(TypedDict):
    """A space of the goods track that is taken."""

    ware: str
    n: int


class SeatData(SeatShape):
    coins: int
    reputation: int
    passed: bool
    acted: bool
    villagers: list[VillagerData]
    houses: list[HouseData]
    caves: list[CaveData]
    supply: dict[str, int]
    sale: str
    track: list[TrackData]
    beds: int
    slept: list[str]
    income: int
    rerolls: int
    exchanged: bool
    negotiated: list[int]


class NumberData(TypedDict):
    explore: int
    pay: int


class BonusData(TypedDict, total=False):
    """Lanterns, and what they are for."""

    lanterns: int
    per: str
    have: list[str]
    pay: int
    villager: str


class OptionData(TypedDict):
    letter: str
    numbers: list[NumberData]
    auto: bool
    bonus: BonusData | None
    stake: str
    pay: int


class SentData(TypedDict):
    villager: str
    slot: int
    die: int
    lanterns: int
    injured: bool


class EncounterData(TypedDict):
    seat: int
    cave: str
    die: int
    paragraph: int
    options: list[OptionData]
    option: str
    sent: list[SentData]
    rerolls: int
    bonus: int
    lanterns: int
    staked: str
    stage: str
    path: list[int]
    choices: list[dict[str, int]]


class TradeData(TypedDict):
    buyer: int
    seller: int
    ware: str
    offer: int
    asked: int
    stage: str


class RowData(TypedDict):
    """A villager to be trained."""

    villager: str
    cost: int


class TableData(TableShape):
    """What a view lists."""

    rounds: int
    first: int
    turn: int
    offers: dict[str, list[str]]
    decks: dict[str, int]
    under: dict[str, list[str]]
    cave_top: str
    cave_numbers: list[int]
    row: list[RowData]
    special: list[str]
    cider: bool
    supply: dict[str, int]
    encounter: EncounterData | None
    trade: TradeData | None
    seats: list[SeatData]


def standing(seat: SeatData) -> dict[str, int]:
    """Its houses and outposts, each with how many goods lie there."""
    houses = {house["card"]: house["goods"] for house in seat["houses"]}
    return houses | {cave["outpost"]: cave["goods"] for cave in seat["caves"] if cave["outpost"]}


def data_of(view: View) -> TableData:
    """Of a view of this game."""
    return cast(TableData, view.data)
