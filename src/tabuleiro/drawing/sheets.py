"""Sheets: how pictures that stand alone lay out their parts; pages do that themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import SEATS, seat_shape
from tabuleiro.drawing.tags import NOTHING, join, minus, moved, tag, view_box

GAP: Final = 10.0  # between sheets, and around them
Box = tuple[float, float, float, float]  # left, top, width, height
Drawn = tuple[Markup, float, float]  # with its width and height


def at(x: float, y: float, *inside: str, scale: float = 1) -> Markup:
    return tag("g", *inside, transform=moved(x, y, scale))


def panel(width: float, height: float, heading: str = "", y: float = 20) -> Markup:
    """A sheet of paper, perhaps with a heading."""
    title = tag("text", heading, x=10, y=y, class_="head disp") if heading else NOTHING
    return join([tag("rect", width=width, height=height, rx=12, class_="sheet"), title])


def figures(amounts: Sequence[tuple[str, int]], x: float, y: float, step: float) -> list[Markup]:
    """Icons in a row, each with its number."""
    drawn: list[Markup] = []
    for i, (icon, n) in enumerate(amounts):
        left = x + step * i
        drawn.append(use(icon, left, y + 3, 17))
        drawn.append(tag("text", minus(n), x=left + 19, y=y + 16, class_="stat"))
    return drawn


def grid(seats: Sequence[int], box: Box, draw: Callable[[int], Drawn], **frame: str | float) -> Markup:
    """What each seat has, two in a row, with the seats' marks; one seat alone gets all the room."""
    across = 1 if len(seats) == 1 else 2
    down = -(-len(seats) // across)
    left, top, width, height = box
    wide, high = width / across, height / down
    parts: list[Markup] = []
    for i, seat in enumerate(seats):
        inside, w, h = draw(seat)
        room = {"x": left + wide * (i % across), "y": top + high * (i // across), "width": wide, "height": high}
        parts.append(tag("svg", inside, viewBox=view_box(w, h), **room))
        parts.append(tag("rect", **frame, **room))
        if across > 1:
            parts.append(seat_shape(seat, SEATS[seat].upper(), room["x"] + 20, room["y"] + 20, 26))
    return join(parts)
