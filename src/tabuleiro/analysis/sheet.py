"""A sheet of paper with a title, on which charts are drawn as SVG: shapes, scales, axes, tints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.tags import marked, tag

FONTS: Final = marked("system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', Arial, sans-serif")  # quotes and all
LETTER: Final = 0.66  # a letter's mean width, in sizes: labels get room without measuring a font
WIDTH: Final = 860.0
EDGE: Final = 24.0
ROW: Final = 30.0
INK: Final = "#222222"
FAINT: Final = "#dddddd"
MUTED: Final = "#666666"
# Blue and orange are told apart by colour-blind people, too; the numbers say it without colour.
BLUE: Final = (0, 114, 178)
ORANGE: Final = (230, 159, 0)


class Scale:
    """Values from low to high as places from left to right, with round numbers to mark."""

    def __init__(self, low: float, high: float, left: float, right: float, marks: int = 8) -> None:
        step = _round_step((high - low) / marks if high > low else 1.0)
        first, last = math.floor(low / step), math.ceil(high / step)
        last += first == last
        self.marks = [number * step for number in range(first, last + 1)]
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        low, high = self.marks[0], self.marks[-1]
        return self.left + (value - low) / (high - low) * (self.right - self.left)


class Sheet:
    """Shapes in the order in which they are drawn; below the title, at `top`, there is room."""

    def __init__(self, title: str, width: float = WIDTH) -> None:
        self.title = title
        self.width = width
        self.parts: list[Markup] = []
        self.top = self.heading(title, EDGE + 8, size=18)

    def rect(self, x: float, y: float, width: float, height: float, **style: str | float) -> None:
        self._shape("rect", {"x": x, "y": y, "width": width, "height": height}, style)

    def line(self, x1: float, y1: float, x2: float, y2: float, **style: str | float) -> None:
        self._shape("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2}, style)

    def circle(self, x: float, y: float, radius: float, **style: str | float) -> None:
        self._shape("circle", {"cx": x, "cy": y, "r": radius}, style)

    def text(
        self, x: float, y: float, words: str, size: float = 13, anchor: str = "start", **style: str | float
    ) -> None:
        """`y` is the middle of the line."""
        style = {"font_size": f"{size:g}", "text_anchor": anchor, **style}
        self._shape("text", {"x": x, "y": y + 0.35 * size}, style, words)

    def _shape(self, name: str, places: dict[str, float], style: dict[str, str | float], *inside: str) -> None:
        self.parts.append(tag(name, *inside, **{key: f"{place:.1f}" for key, place in places.items()}, **style))

    def heading(self, words: str, y: float, size: float = 14) -> float:
        self.text(EDGE, y, words, size, fill=INK, font_weight="bold")
        return y + size + 8

    def axis(self, scale: Scale, top: float, bottom: float) -> float:
        for mark in scale.marks:
            self.line(scale.at(mark), top, scale.at(mark), bottom, stroke=FAINT)
            self.text(scale.at(mark), bottom + 10, f"{mark:g}", 11, "middle", fill=MUTED)
        return bottom + 20

    def side_axis(self, scale: Scale, left: float, right: float) -> None:
        """Of a scale that goes upwards: its marks stand on the left."""
        for mark in scale.marks:
            self.line(left, scale.at(mark), right, scale.at(mark), stroke=FAINT)
            self.text(left - 6, scale.at(mark), f"{mark:g}", 11, "end", fill=MUTED)

    def whiskers(self, scale: Scale, y: float, label: str, figures: Sequence[float], words: str, colour: str) -> None:
        """A row for a figure (value, low, high): its name, its interval with a dot, and what it is in words."""
        value, low, high = map(scale.at, figures)
        self.text(scale.left - 10, y, label, anchor="end", fill=INK)
        self.line(low, y, high, y, stroke=colour, stroke_width=3)
        self.circle(value, y, 5.5, fill=colour)
        self.text(WIDTH - EDGE, y, words, 12, "end", fill=INK)

    def finished(self, height: float) -> str:
        """The height is known now: paper goes under it all, readable on dark pages."""
        drawn, self.parts = self.parts, []
        self.rect(0, 0, self.width, height, fill="#ffffff")
        wide, high = f"{self.width:.0f}", f"{height:.0f}"
        inside = "\n".join(["", tag("title", self.title), *self.parts, *drawn, ""])
        place = {"width": wide, "height": high, "viewBox": f"0 0 {wide} {high}", "role": "img", "font_family": FONTS}
        return f"{tag('svg', marked(inside), xmlns='http://www.w3.org/2000/svg', **place)}\n"


def room_for(words: list[str], size: float = 13) -> float:
    """The width that the longest of some labels takes, about."""
    return max(len(word) for word in words) * size * LETTER


def _round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, no smaller than the rough step."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)


def mixed(colour: tuple[int, int, int], share: float) -> str:
    """A tint: white with a share of the colour in it."""
    return "#" + "".join(f"{round(255 + (part - 255) * share):02x}" for part in colour)
