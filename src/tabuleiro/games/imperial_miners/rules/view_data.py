"""The data of a view: what its dictionaries hold, for everybody who reads them."""

from __future__ import annotations

from typing import TypedDict, cast

from tabuleiro.core.view import SeatShape, TableShape, View


class CardData(TypedDict):
    """A card of a mine."""

    place: str
    card: str
    machines: int
    collapsed: bool
    active: bool


class SeatData(SeatShape):
    """What all may see of a seat."""

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


class TableData(TableShape):
    """What a view lists; hand, kept, pick and options are the own seat's."""

    rounds_left: int
    event: str
    past_events: list[str]
    features: dict[str, int]
    sides: list[str]
    decks: dict[str, int]
    piles: dict[str, list[str]]
    flow: list[str]
    seats: list[SeatData]
    hand: list[str]
    kept: list[str]
    pick: str


def data_of(view: View) -> TableData:
    """Of a view of this game."""
    return cast(TableData, view.data)


def points(seat: SeatData) -> int:
    """What a seat would score now: a complete cart is a point (IM-41)."""
    return seat["vp"] + len(seat["carts"])
