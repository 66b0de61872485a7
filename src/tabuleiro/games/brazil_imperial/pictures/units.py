"""Units of Brazil: Imperial: the seat's shape with the unit's mark in it and the seat's letter on a small disc."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.brazil_imperial.words.phrases import icon_of

ROOM: Final = 56.0  # how wide a row of units on a hex may be
LOWEST: Final = 13.5  # how far below the middle units stand under a building and its goods


def places(n: int, low: float) -> list[tuple[float, float, float]]:
    """Where so many units stand on a hex and how large they are, as (x, y, size) from its middle: one row, or two from
    four units on; `low`: how far below the middle, for there may be a building above them."""
    if n <= 3:
        size = min(27.0 if not low else 22.0 if low < LOWEST else 20.0, ROOM / max(n, 1))
        return [((i - (n - 1) / 2) * (size + 1), low, size) for i in range(n)]
    upper = (n + 1) // 2
    size = 18.0
    rows = [(upper, low - size / 2), (n - upper, low + size / 2)]
    return [((i - (many - 1) / 2) * (size + 1), y, size) for many, y in rows for i in range(many)]


@lru_cache(maxsize=2048)
def unit_shape(seat: int, letter: str, kind: str, size: float, chosen: bool = False) -> Markup:
    """With its middle at 0, 0."""
    at = SEATS[seat]
    big = size * (1.2 if at == "b" else 1.08)  # a triangle and a diamond have less room inside
    drop = size * 0.08 if at == "b" else 0.0
    inner = size * (0.48 if at in "bd" else 0.6)
    ring = tag("circle", r=size * 0.78, class_="ring") if chosen else NOTHING
    return tag(
        "g",
        ring,
        use(f"seat-{at}", -big / 2, -big / 2 + 1.5, big, "var(--i-line)"),
        tag("g", use(f"seat-{at}", -big / 2, -big / 2, big, f"var(--p-{at})"), class_="body"),
        use(icon_of(kind), -inner / 2, -inner / 2 + drop, inner, f"var(--on-p-{at})"),
        _disc(letter, size),
        class_="ut",
    )


def _disc(letter: str, size: float) -> Markup:
    """The seat's letter; too small to read on the smallest units, so it keeps its size there."""
    r = max(5.2, size * 0.21)
    x, y = size * 0.46, -size * 0.42
    return tag(
        "g",
        tag("circle", cx=x, cy=y, r=r, class_="ud"),
        tag("text", letter, x=x, y=y + r * 0.58, text_anchor="middle", font_size=r * 1.55, class_="ul"),
    )


def unit_svg(seat: int, letter: str, kind: str, size: float) -> Markup:
    """One unit as a picture of its own, beside words."""
    shape = unit_shape(seat, letter, kind, 24.0)
    box = {"width": size, "height": size}
    return tag("svg", shape, viewBox="-15 -16 31 31", class_="us", aria_hidden="true", **box)
