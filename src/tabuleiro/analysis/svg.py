"""SVG: a few shapes as text, enough for charts; nothing is fetched from elsewhere."""

from __future__ import annotations

import math
from typing import Final
from xml.sax.saxutils import escape, quoteattr

FONTS: Final = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', Arial, sans-serif"
LETTER: Final = 0.66  # a letter's mean width, in sizes: labels get room without measuring a font


class Drawing:
    """Shapes in the order in which they are drawn; `height` grows with what is put below."""

    def __init__(self, width: float, title: str) -> None:
        self.width = width
        self.height = 0.0
        self.title = title
        self.parts: list[str] = []

    def rect(self, x: float, y: float, width: float, height: float, **style: object) -> None:
        self._add(
            f'rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"',
            style,
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, **style: object) -> None:
        self._add(f'line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"', style)

    def circle(self, x: float, y: float, radius: float, **style: object) -> None:
        self._add(f'circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"', style)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 13,
        anchor: str = "start",
        **style: object,
    ) -> None:
        """`y` is the middle of the line."""
        start = f'text x="{x:.1f}" y="{y + 0.35 * size:.1f}" font-size="{size:g}" text-anchor="{anchor}"'
        self.parts.append(f"<{start}{_style(style)}>{escape(words)}</text>")

    def _add(self, shape: str, style: dict[str, object]) -> None:
        self.parts.append(f"<{shape}{_style(style)}/>")

    def __str__(self) -> str:
        size = f'width="{self.width:.0f}" height="{self.height:.0f}" viewBox="0 0 {self.width:.0f} {self.height:.0f}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONTS}">'
        return "\n".join([head, f"<title>{escape(self.title)}</title>", *self.parts, "</svg>\n"])


def _style(style: dict[str, object]) -> str:
    """`stroke_width=2` is `stroke-width="2"`."""
    return "".join(f" {key.replace('_', '-')}={quoteattr(str(value))}" for key, value in style.items())


def room_for(words: list[str], size: float = 13) -> float:
    """The width that the longest of some labels takes, about."""
    return max(len(word) for word in words) * size * LETTER


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


def _round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, no smaller than the rough step."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)


def mixed(colour: tuple[int, int, int], share: float) -> str:
    """A tint: white with a share of the colour in it."""
    return "#" + "".join(f"{round(255 + (part - 255) * share):02x}" for part in colour)
