"""The ground that a mine lies in: which column is drawn where, sky and sun, the headframe, rock by depth."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.tags import join, number, tag

TOP: Final = 92  # where level 1 begins, below the sky
PITCH: Final = 106  # from one card to the next, in a row and from row to row
BEYOND: Final = 1600  # how far the landscape goes on outside the picture: a page of any shape is filled
PERIOD: Final = 582  # after which the landscape's lines come again
WAVE: Final = "c60-8 110 6 180 0s120-7 190 0 150 5 212 0"
HILLS: Final = "c40-30 90-34 150-8s120 6 180-12 130-20 252 20"
STACK: Final = 58  # the width of a stack of far places
STACKED: Final = 5  # how many places lie in one stack: three rows are always drawn
STEP: Final = 56  # from one place of a stack to the next
BREAK: Final = 44  # the width of a fault that stands for empty columns
NARROW: Final = 2  # half columns that are drawn as they are


@dataclass(frozen=True)
class Gap:
    """Columns without any card, drawn narrow: a fault in the rock, or a stack of far places."""

    x: float
    width: float
    far: tuple[int, ...]


class Columns:
    """Where each column lies. A card at x covers the half columns x - 1 and x; wide gaps between cards are narrowed."""

    def __init__(self, taken: Iterable[int], far: Iterable[int] = (), half: float = PITCH / 2) -> None:
        covered = {unit for x in taken for unit in (x - 1, x)} or {-1, 0}
        first, last = min(covered), max(covered)
        rest = {x for x in far if not {x - 1, x} <= covered}
        self.edges: dict[int, float] = {}
        self.gaps: list[Gap] = []
        outside = tuple(sorted((x for x in rest if x <= first), reverse=True))
        at = self._stack(0.0, outside)
        unit = first
        while unit <= last:
            self.edges[unit] = at
            if unit in covered:
                at += half
                unit += 1
                continue
            end = unit
            while end not in covered:
                end += 1
            if end - unit <= NARROW:
                for empty in range(unit, end):
                    self.edges[empty] = at
                    at += half
            else:
                inside = tuple(sorted(x for x in rest if unit <= x <= end))
                at = self._stack(at, inside) if inside else self._fault(at)
            unit = end
        self.edges[last + 1] = at
        self.width = self._stack(at, tuple(sorted(x for x in rest if x > last)))

    def _stack(self, at: float, far: tuple[int, ...]) -> float:
        if not far:
            return at
        width = STACK * math.ceil(len(far) / STACKED)
        self.gaps.append(Gap(at, width, far))
        return at + width

    def _fault(self, at: float) -> float:
        self.gaps.append(Gap(at, BREAK, ()))
        return at + BREAK

    def middle(self, x: int) -> float:
        """The middle of a card in column x."""
        return self.edges[x]

    @property
    def first(self) -> float:
        """The middle of the first card, which lies in column 0 (IM-16)."""
        return self.edges.get(0, self.width / 2)

    def has(self, x: int) -> bool:
        """Whether a place at x is drawn where it is, not in a stack."""
        return x in self.edges and not any(x in gap.far for gap in self.gaps)


# ---------------------------------------------------------------- the landscape
@lru_cache(maxsize=256)
def landscape(width: float, height: float, rows: int) -> Markup:
    """Behind the mine: it goes on far outside the picture on all sides."""
    left, right = -BEYOND, width + BEYOND
    wide = right - left
    bottom = height + BEYOND
    parts = [
        tag("rect", x=left, y=-BEYOND, width=wide, height=BEYOND + 1, fill="var(--sky-1)"),
        tag("rect", x=left, width=wide, height=TOP, fill="url(#im-sky)"),
        sun(92, 84),
        tag("path", d=f"{_line(left, right, 88, HILLS)}V96H{math.floor(left / PERIOD) * PERIOD}z", fill="var(--hill)"),
        tag("path", d=_furrows(left, right), class_="furrow"),
    ]
    for level in range(1, 5):
        y = TOP - 2 if level == 1 else TOP + 4 + PITCH * (level - 1)
        line = _line(left, right, y)
        parts.append(tag("path", d=f"{line}V{bottom:g}H{left}z", fill=f"var(--lv{level})"))
    parts.append(tag("rect", x=left, y=TOP + 2, width=wide, height=bottom - TOP, fill="url(#im-strata)"))
    parts.append(tag("path", d=_fossils(width), class_="decor"))
    parts.append(tag("path", d=_line(left, right, TOP - 2), fill="none", stroke="var(--i-line)", stroke_width=3))
    for level in range(1, rows + 1):
        y = TOP + 58 + PITCH * (level - 1)
        parts.append(tag("text", str(level), x=14, y=y, class_="lvl disp"))
    return tag("g", *parts, aria_hidden="true")


def _line(left: float, right: float, y: float, once: str = WAVE) -> str:
    """One period again and again, from far left to far right."""
    start = math.floor(left / PERIOD) * PERIOD
    return f"M{start} {y:g}{once * math.ceil((right - start) / PERIOD)}"


def _furrows(left: float, right: float) -> str:
    starts = range(math.floor(left / PERIOD) * PERIOD, math.ceil(right), PERIOD)
    lines = ((30, "80c30-12 60-12 90-4"), (370, "70c40-8 90-4 130 6"), (190, "84c30-2 50-8 80-10"))
    return "".join(f"M{start + x} {line}" for start in starts for x, line in lines)


def _fossils(width: float) -> str:
    """A few finds in the rock at both sides."""
    right = number(width - 34)
    return (
        "M24 330c-6 8-6 16 0 22 8 4 16 0 16-8 0-6-8-8-10-2M40 470l6-12 9 3 3 10-8 7z"
        "M22 180c4-5 10-5 12 0M30 196c4-5 10-5 12 0"
        f"M{right} 250l8-14 10 12-8 10zM{right} 455l10-8 8 8-5 9h-9zM{right} 150c-4 6-12 6-14 0"
        "M-180 250l8-14 10 12-8 10zM-140 430c-6 8-6 16 0 22 8 4 16 0 16-8 0-6-8-8-10-2"
        f"M{number(width + 150)} 300l10-8 8 8-5 9h-9zM{number(width + 190)} 440c4-5 10-5 12 0"
    )


@lru_cache(maxsize=8)
def sun(x: float, y: float) -> Markup:
    rays: list[str] = []
    for i in range(19):
        angle = math.pi * (1 - i / 18)
        dx, dy = math.cos(angle), -math.sin(angle)
        rays.append(f"M{number(x + 34 * dx)} {number(y + 34 * dy)}L{number(x + 120 * dx)} {number(y + 120 * dy)}")
    disc = tag("circle", cx=x, cy=y, r=26, fill="var(--c-gold)", stroke="var(--i-line)", stroke_width=1.6)
    return join([tag("path", d="".join(rays), class_="ray"), disc])


@lru_cache(maxsize=256)
def headframe(x: float) -> Markup:
    """The tower over the shaft with its wheel, and a hut; x is its left end, it is 76 wide."""
    return tag(
        "g",
        tag("path", d="M0 90 12 26h10l12 64M5 66h24M8.5 48h17M5 66l20.5-18M29 66l-20.5-18M34 90 66 90 22 28"),
        tag("circle", cx=17, cy=22, r=11, fill="var(--c-steel)"),
        tag("path", d="M17 11v22M6 22h22", stroke_width=1.6),
        tag("path", d="M47 90V68l14-10 14 10v22z", fill="var(--c-red)"),
        tag("path", d="M57 90V78h8v12", fill="var(--glow)", stroke_width=1.8),
        class_="headframe",
        transform=f"translate({number(x)} 0)",
        aria_hidden="true",
    )


def fault(gap: Gap, bottom: float, title: str) -> Markup:
    """A crack through the rock where empty columns are left out."""
    x = gap.x + gap.width / 2
    steps = "".join(f"l{10 if i % 2 else -10} 18" for i in range(math.floor((bottom - TOP) / 18)))
    return tag("path", tag("title", title), d=f"M{number(x + 5)} {TOP}{steps}", class_="fault")
