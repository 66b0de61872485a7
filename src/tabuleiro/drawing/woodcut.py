"""The carver's tools: pictures in one ink on paper, as woodcuts are; posters of games are made with them."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from random import Random
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.tags import tag

WIDE: Final = 240
HIGH: Final = 232
INK: Final = "var(--poster-ink)"
PAPER: Final = "var(--poster-paper)"
Box = tuple[float, float, float, float]  # left, top, right, bottom


def block(d: str, of: str = INK) -> Markup:
    """What is left standing on the wood block, or (of paper) cut out of it."""
    return tag("path", d=d, fill=of)


def gouge(d: str, width: float, of: str = PAPER, ends: str = "round") -> Markup:
    """A line: cut into the block, or (of ink) left standing."""
    return tag("path", d=d, fill="none", stroke=of, stroke_width=width, stroke_linecap=ends)


def edged(d: str, of: str, edge: str, width: float) -> Markup:
    return tag("path", d=d, fill=of, stroke=edge, stroke_width=width, stroke_linejoin="round")


def disc(x: float, y: float, r: float, of: str = INK) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, fill=of)


def rays(x: float, y: float, inner: float, outer: float, count: int, turn: float, half: float) -> Markup:
    """Wedges that widen outwards, from the left over the top; `turn` degrees in all, each `half` degrees to a side."""

    def at(radius: float, angle: float) -> str:
        return f"{x + radius * cos(radians(angle)):.1f} {y + radius * sin(radians(angle)):.1f}"

    angles = [180 + step * turn / count for step in range(count)]
    return block("".join(f"M{at(inner, a)}L{at(outer, a - half)}L{at(outer, a + half)}z" for a in angles))


def strokes(seed: int, count: int, area: Box, free: Callable[[float, float, float], bool]) -> Markup:
    """Short level cuts of the gouge, wherever `free(x, y, length)` says that nothing else is carved."""
    chance = Random(seed)
    left, top, right, bottom = area
    parts: list[str] = []
    while len(parts) < count:
        x, y, long = chance.uniform(left, right), chance.uniform(top, bottom), chance.uniform(8, 18)
        if x + long <= right and free(x, y, long):
            parts.append(f"M{x:.0f} {y:.0f}l{long:.0f} {chance.uniform(-1.5, 1.5):.1f}")
    return gouge("".join(parts), 1.7)


def star(x: float, y: float, size: float) -> Markup:
    waist = size / 4
    points = ((0, -size), (waist, -waist), (size, 0), (waist, waist), (0, size), (-waist, waist), (-size, 0))
    return block("M" + " ".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in (*points, (-waist, -waist))) + "z")


def woodcut(inside: Markup) -> Markup:
    """The picture of a poster; it says nothing that the words beside it do not say."""
    return tag("svg", inside, class_="woodcut", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true")
