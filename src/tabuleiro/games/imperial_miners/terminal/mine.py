"""Mines of Imperial Miners in the terminal: a view's data as a grid of boxes, or in a few lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from tabuleiro.games.imperial_miners.rules.mine import LEVELS, SHIFT, level_of, place_cell, place_text, x_of
from tabuleiro.games.imperial_miners.terminal import offset_grid
from tabuleiro.games.imperial_miners.terminal.offset_grid import Box, Mark, Slot
from tabuleiro.games.imperial_miners.words.names import card_name

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.view import View
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

BETWEEN = " and "  # how the notation names a border by its two places
AS_SHOWN = ("seat", "coins", "vp", "carts", "half_carts", "board", "space", "playing", "discount")


@dataclass(frozen=True)
class Card:
    """One card of a mine, as a view shows it."""

    id: str
    cell: int
    machines: int
    collapsed: bool
    active: bool

    @property
    def level(self) -> int:
        return level_of(self.cell)


@dataclass(frozen=True)
class Seat:
    """What a view shows of one seat."""

    seat: int
    coins: int
    vp: int
    levels: Sequence[int]  # how many hand cards of each level, 1 to 4
    cards: Sequence[Card]
    carts: Sequence[str]
    half_carts: Sequence[str]
    board: str
    space: int
    playing: str
    discount: int

    @property
    def hand_size(self) -> int:
        return sum(self.levels)


def seats_of(view: View) -> list[Seat]:
    return [
        Seat(
            levels=[seat["hand_levels"][str(level)] for level in range(1, LEVELS + 1)],
            cards=[
                Card(c["card"], place_cell(c["place"]), c["machines"], c["collapsed"], c["active"])
                for c in seat["mine"]
            ],
            **{key: seat[key] for key in AS_SHOWN},
        )
        for seat in cast("list[dict[str, Any]]", view.data["seats"])
    ]


def numbers_by_place(decision: Decision | None) -> dict[str, str]:
    """The option numbers of a decision for each place on the board; several at one place are a range."""
    found: dict[str, list[int]] = {}
    for number, action in enumerate(decision.actions if decision else (), 1):
        found.setdefault(action.place, []).append(number)
    return {place: f"{n[0]}-{n[-1]}" if len(n) > 1 else str(n[0]) for place, n in found.items()}


def marks_of(card: Card, glyphs: Glyphs) -> str:
    return glyphs.dot * card.machines + (glyphs.cross if card.collapsed else "") + (glyphs.point if card.active else "")


def grid(game: ImperialMiners, seat: Seat, numbers: Mapping[str, str], lang: str, glyphs: Glyphs, width: int) -> Text:
    """The mine with carts on its borders and the options' numbers at their places."""
    places = {place_text(card.cell) for card in seat.cards}
    boxes = [
        Box(
            card.level,
            x_of(card.cell),
            card_name(game, card.id, lang),
            place_text(card.cell),
            marks_of(card, glyphs),
            numbers.get(place_text(card.cell), ""),
            "dim" if card.collapsed else "",
        )
        for card in seat.cards
    ]
    slots = [
        Slot(level_of(place_cell(place)), x_of(place_cell(place)), place, number)
        for place, number in numbers.items()
        if _is_place(place) and place not in places
    ]
    return offset_grid.drawn(boxes, slots, _carts(game, seat, numbers, glyphs), glyphs, width)


def _is_place(text: str) -> bool:
    try:
        place_cell(text)
    except ValueError:
        return False
    return True


def _carts(game: ImperialMiners, seat: Seat, numbers: Mapping[str, str], glyphs: Glyphs) -> list[Mark]:
    marks = _open_halves(game, seat, glyphs)
    marks += [_mark(border, glyphs.hollow, "") for border in seat.half_carts]
    marks += [_mark(border, glyphs.diamond, "bold yellow") for border in seat.carts]
    marks += [_mark(border, number, "bold green") for border, number in numbers.items() if BETWEEN in border]
    return marks


def _mark(border: str, sign: str, style: str) -> Mark:
    here, there = (place_cell(place) for place in border.split(BETWEEN))
    return Mark(level_of(here), x_of(here), level_of(there) - level_of(here), x_of(there) - x_of(here), sign, style)


def _open_halves(game: ImperialMiners, seat: Seat, glyphs: Glyphs) -> list[Mark]:
    """Half carts towards empty places: what a new card there could complete."""
    taken = {card.cell for card in seat.cards}
    marks: list[Mark] = []
    for card in seat.cards:
        halves = game.pack.cards[game.box.number[card.id] - 1].carts
        for half, shift in zip(halves, SHIFT, strict=True):
            there = card.cell + shift
            if half == "F" and there not in taken and 1 <= level_of(there) <= LEVELS:
                down = level_of(there) - card.level
                marks.append(
                    Mark(card.level, x_of(card.cell), down, x_of(there) - x_of(card.cell), glyphs.hollow, "dim")
                )
    return marks


def compact(game: ImperialMiners, seat: Seat, lang: str, glyphs: Glyphs) -> list[str]:
    """A line for each level: place, name and marks of every card, from left to right."""
    lines: list[str] = []
    for level in range(1, LEVELS + 1):
        row = sorted((card for card in seat.cards if card.level == level), key=lambda card: card.cell)
        named = (
            f"{place_text(card.cell)} {card_name(game, card.id, lang)} {marks_of(card, glyphs)}".rstrip()
            for card in row
        )
        if row:
            lines.append(", ".join(named))
    return lines
