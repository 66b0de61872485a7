"""Mines of Imperial Miners in the terminal: a view's data as a grid of boxes, or in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from tabuleiro.games.imperial_miners.rules.mine import LEVELS, SHIFT, level_of, place_cell, x_of
from tabuleiro.games.imperial_miners.terminal import offset_grid
from tabuleiro.games.imperial_miners.terminal.offset_grid import Box, Mark, Slot
from tabuleiro.games.imperial_miners.words.names import card_name, card_of

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.core.decision import Decision
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
    from tabuleiro.games.imperial_miners.rules.view_data import CardData, SeatData

BETWEEN = " and "  # how the notation names a border by its two places


def numbers_by_place(decision: Decision | None) -> dict[str, str]:
    """The option numbers of a decision for each place on the board; several at one place are a range."""
    found: dict[str, list[int]] = {}
    for number, action in enumerate(decision.actions if decision else (), 1):
        found.setdefault(action.place, []).append(number)
    return {place: f"{n[0]}-{n[-1]}" if len(n) > 1 else str(n[0]) for place, n in found.items()}


def marks_of(card: CardData, glyphs: Glyphs) -> str:
    signs = (glyphs.cross if card["collapsed"] else "") + (glyphs.point if card["active"] else "")
    return glyphs.dot * card["machines"] + signs


def grid(
    game: ImperialMiners, seat: SeatData, numbers: Mapping[str, str], lang: str, glyphs: Glyphs, width: int
) -> Text:
    """The mine with carts on its borders and the options' numbers at their places."""
    boxes = [
        Box(
            *_spot(place_cell(card["place"])),
            card_name(game, card["card"], lang),
            card["place"],
            marks_of(card, glyphs),
            numbers.get(card["place"], ""),
            "dim" if card["collapsed"] else "",
        )
        for card in seat["mine"]
    ]
    taken = {card["place"] for card in seat["mine"]}
    free = [place for place in numbers if _is_place(place) and place not in taken]
    slots = [Slot(*_spot(place_cell(place)), place, numbers[place]) for place in free]
    return offset_grid.drawn(boxes, slots, _carts(game, seat, numbers, glyphs), glyphs, width)


def _spot(cell: int) -> tuple[int, int]:
    return level_of(cell), x_of(cell)


def _is_place(text: str) -> bool:
    try:
        place_cell(text)
    except ValueError:
        return False
    return True


def _carts(game: ImperialMiners, seat: SeatData, numbers: Mapping[str, str], glyphs: Glyphs) -> list[Mark]:
    marks = [_mark(*border, glyphs.hollow, "dim") for border in _open_halves(game, seat)]
    marks += [_mark(*_cells(border), glyphs.hollow, "") for border in seat["half_carts"]]
    marks += [_mark(*_cells(border), glyphs.diamond, "bold yellow") for border in seat["carts"]]
    offered = [border for border in numbers if BETWEEN in border]
    return [*marks, *(_mark(*_cells(border), numbers[border], "bold green") for border in offered)]


def _cells(border: str) -> tuple[int, int]:
    here, there = border.split(BETWEEN)
    return place_cell(here), place_cell(there)


def _mark(here: int, there: int, sign: str, style: str) -> Mark:
    return Mark(*_spot(here), level_of(there) - level_of(here), x_of(there) - x_of(here), sign, style)


def _open_halves(game: ImperialMiners, seat: SeatData) -> Iterator[tuple[int, int]]:
    """Half carts towards empty places: what a new card there could complete."""
    cells = {place_cell(card["place"]): card["card"] for card in seat["mine"]}
    for cell, card in cells.items():
        for half, shift in zip(card_of(game, card).carts, SHIFT, strict=True):
            if half == "F" and cell + shift not in cells and 1 <= level_of(cell + shift) <= LEVELS:
                yield cell, cell + shift


def compact(game: ImperialMiners, seat: SeatData, lang: str, glyphs: Glyphs) -> list[str]:
    """A line for each level: place, name and marks of every card, from left to right."""
    cards = sorted(seat["mine"], key=lambda card: place_cell(card["place"]))
    return [
        ", ".join(
            f"{card['place']} {card_name(game, card['card'], lang)} {marks_of(card, glyphs)}".rstrip() for card in row
        )
        for _, row in groupby(cards, key=lambda card: level_of(place_cell(card["place"])))
    ]
