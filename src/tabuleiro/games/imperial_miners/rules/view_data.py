"""The data of a view: what its dictionaries hold, for everybody who reads them."""

from __future__ import annotations

from typing import TypedDict, cast

from tabuleiro.core.view import View


class CardData(TypedDict):
    """A card of a mine."""

    place: str
    card: str
    machines: int
    collapsed: bool
    active: bool


class SeatData(TypedDict):
    """What all may see of a seat."""

    seat: int
    coins: int
    vp: int
    hand_size: int
    hand_levels: dict[str, int]
    kept_size: int
    known: list[str]
    playing: str
    mine: list[CardData]
    carts: list[str]
    half_carts: list[str]
    board: str
    space: int
    advanced: bool
    discount: int
    cleared: int
    pending: list[str]
    asked: str


class TableData(TypedDict):
    """What a view lists; hand, kept, pick and options are the own seat's."""

    game: str
    rules: int
    pack: str
    seat: int
    round: int
    rounds_left: int
    event: str
    past_events: list[str]
    features: dict[str, int]
    sides: list[str]
    decks: dict[str, int]
    piles: dict[str, list[str]]
    flow: list[str]
    to_act: list[int]
    over: bool
    seats: list[SeatData]
    hand: list[str]
    kept: list[str]
    pick: str
    options: list[int]


def data_of(view: View) -> TableData:
    """Of a view of this game."""
    return cast(TableData, view.data)
