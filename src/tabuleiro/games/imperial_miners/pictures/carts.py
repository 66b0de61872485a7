"""Carts drawn on the borders of a mine's cards: halves, whole ones, and borders that may take a marker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.imperial_miners.pictures.cards import SIDE, SWEEPS, half_cart
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import SHIFT, place_cell
from tabuleiro.games.imperial_miners.rules.view_data import CardData
from tabuleiro.games.imperial_miners.words.names import card_of

Corner = Callable[[str], tuple[float, float]]  # where a place's card has its upper left corner
FACING: Final = tuple(SHIFT.index(-shift) for shift in SHIFT)
OWNED: Final = (1, 4, 5)  # the borders that belong to a card: right, lower left, lower right
# Where the six borders lie, from the card's upper middle: on the line between two cards, and on its own edge.
Spots = tuple[tuple[float, float], ...]
BORDERS: Final[Spots] = ((-53, 52), (53, 52), (-26.5, -1), (26.5, -1), (-26.5, 105), (26.5, 105))
EDGES: Final[Spots] = ((-52, 52), (52, 52), (-26, 0), (26, 0), (-26, 104), (26, 104))


def carts_drawing(
    game: ImperialMiners, entries: Mapping[str, CardData], complete: set[str], corner: Corner, whose: str
) -> Markup:
    """Half discs on every border; two that meet, or one with a marker, are a whole cart."""
    cells = {int(place_cell(place)): place for place in entries}
    parts: list[Markup] = []
    for cell, place in cells.items():
        left, top = corner(place)
        halves = card_of(game, entries[place]["card"]).carts
        for direction, shift in enumerate(SHIFT):
            other = cells.get(cell + shift)
            full = halves[direction] == "F"
            if other is None:
                dx, dy = EDGES[direction]
                parts.append(half_cart(left + SIDE / 2 + dx, top + dy, SWEEPS[direction], full))
                continue
            dx, dy = BORDERS[direction]
            x, y = left + SIDE / 2 + dx, top + dy
            owner, next_to = (place, other) if direction in OWNED else (other, place)
            both = full and card_of(game, entries[other]["card"]).carts[FACING[direction]] == "F"
            if both or f"{owner} and {next_to}" in complete:
                if direction in OWNED:
                    cart = whole_cart(x, y, not both)
                    parts.append(tag("g", cart, data_spot=f"{whose} {owner} and {next_to}"))
            else:
                parts.append(half_cart(x, y, SWEEPS[direction], full))
    return tag("g", *parts, class_="carts", aria_hidden="true")


def closing_carts(
    game: ImperialMiners, card: str, place: str, entries: Mapping[str, CardData], corner: Corner
) -> Markup:
    """The carts that a card would complete at a free place."""
    cell, halves = int(place_cell(place)), card_of(game, card).carts
    cells = {int(place_cell(other)): entry["card"] for other, entry in entries.items()}
    left, top = corner(place)
    parts: list[Markup] = []
    for direction, shift in enumerate(SHIFT):
        other = cells.get(cell + shift)
        if other is not None and halves[direction] == "F" == card_of(game, other).carts[FACING[direction]]:
            dx, dy = BORDERS[direction]
            parts.append(whole_cart(left + SIDE / 2 + dx, top + dy, False))
    return tag("g", *parts, class_="closing", aria_hidden="true") if parts else NOTHING


@lru_cache(maxsize=2048)
def whole_cart(x: float, y: float, marker: bool) -> Markup:
    """A complete cart; one that a marker completed has a second, light ring."""
    ring = [tag("circle", cx=x, cy=y, r=13.5, class_="ring")] if marker else []
    return join([*ring, tag("circle", cx=x, cy=y, r=11, class_="hf"), use("cart-full", x - 8.5, y - 9, 17)])


def cart_choice(mark: Mark, spot: str, corner: Corner) -> Markup:
    """A border that may take a marker; one that may not says why when it is asked, and is not drawn."""
    first, second = spot.split(" and ")
    direction = SHIFT.index(int(place_cell(second)) - int(place_cell(first)))
    left, top = corner(first)
    x, y = left + SIDE / 2 + BORDERS[direction][0], top + BORDERS[direction][1]
    drawn = [tag("circle", cx=x, cy=y, r=24 if mark.state != "no" else 12, fill="transparent")]
    if mark.state != "no":
        drawn += [tag("circle", cx=x, cy=y, r=14, class_="spot"), use("cart-marker", x - 10, y - 10, 20)]
    named = {"id": f"cart-{spot.replace(' ', '-')}", "class_": classes("cartpick", mark.css)}
    return tag("g", mark.title, *drawn, **named, **mark.attributes)
