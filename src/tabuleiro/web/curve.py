"""The curve of a review, as SVG: every seat's chance to win over the whole play, stacked; alone, the points hoped for.

Seats differ by pattern and mark besides the colour, and the same is said in words and figures beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from markupsafe import Markup

from tabuleiro.analysis.review import Review
from tabuleiro.drawing.alone import alone
from tabuleiro.drawing.seats import SEATS, seat_shape
from tabuleiro.drawing.tags import centred, join, minus, moved, tag, view_box
from tabuleiro.web.texts import words

MARK: Final = 18  # of a seat, at the end of its band
APART: Final = 21  # at least, of such marks
DISC: Final = 10  # of a turning point
HEAD: Final = 34  # over the picture that stands alone
# Strokes of each seat's pattern, in a field of 8 by 8; the first is plain.
PATTERNS: Final = {
    "b": "M-2 2 2-2M0 8 8 0M6 10l4-4",
    "c": "M2 2h.01M6 6h.01",
    "d": "M0 2h8M0 6h8",
    "e": "M0 0l8 8M8 0 0 8",
}
BOLD: Final = {"c": 2.6}  # dots are wider than lines
CSS: Final = (
    ".t{font:600 11px 'Noto Sans',sans-serif;fill:var(--ink-2)}.grid{stroke:var(--line);stroke-width:1}"
    ".edge{fill:none;stroke:var(--i-cut);stroke-width:1.6}.run{fill:none;stroke:var(--p-a);stroke-width:3}"
    ".now{stroke:var(--ink);stroke-width:2.4}.disc circle{fill:var(--sheet);stroke:var(--ink);stroke-width:2}"
    ".disc .t{font-weight:800;fill:var(--ink)}.name{font-weight:700;fill:var(--ink)}"
    ".head{font:700 18px 'Gelasio',serif;fill:var(--ink)}"
)


@dataclass(frozen=True)
class Size:
    """Of a picture, in its own units; `named`: there is room for names."""

    wide: int
    high: int
    right: int
    named: bool = True
    left: int = 42
    top: int = 14
    bottom: int = 24


WIDE: Final = Size(1010, 230, 118)
TALL: Final = Size(356, 236, 30, named=False)


@dataclass(frozen=True)
class Curve:
    """`rounds`: where each begins, with its number; `turning`: the numbers of turning points."""

    review: Review
    names: Sequence[str]
    letters: Sequence[str]
    rounds: Sequence[tuple[int, int]]
    turning: Sequence[int]
    lang: str

    @property
    def single(self) -> bool:
        return len(self.names) == 1

    @property
    def stacked(self) -> list[int]:
        """The seats from below: who did best first."""
        return sorted(self.review.seats, key=lambda seat: (-self.review.result[seat], seat))

    @property
    def said(self) -> str:
        """In words: where each seat began and ended."""
        say, first, last = words(self.lang), self.figures(0), self.figures(self.review.actions)
        rows = zip(self.names, first, last, strict=True)
        return "; ".join(say("study-curve-from", name=name, first=a, last=b) for name, a, b in rows)

    def figures(self, number: int) -> list[str]:
        """Of one moment, by seat."""
        if not self.review.chances[number]:
            return ["–"] * len(self.names)  # not known yet
        if self.single:
            return [str(round(self.review.points[number][0]))]
        return [words(self.lang)("study-percent", n=round(100 * one)) for one in self.review.chances[number]]

    # -- the picture
    def drawn(self, size: Size, at: int = -1) -> Markup:
        return tag(
            "svg",
            self.inside(size, at),
            viewBox=view_box(size.wide, size.high),
            role="img",
            aria_label=self.said,
            class_="curve",
            data_last=str(self.review.actions),
            data_left=str(size.left / size.wide),
            data_right=str(1 - size.right / size.wide),
        )

    def alone(self, title: str) -> str:
        """A file of its own, with its title and, beside it, who had how many points in the end."""
        high = WIDE.high + HEAD
        ground = tag("rect", width=WIDE.wide, height=high, fill="var(--sheet)")
        head = tag("text", title, x=14, y=25, class_="head")
        totals = " · ".join(f"{self.names[seat]} {minus(self.review.totals[seat])}" for seat in self.stacked)
        ends = tag("text", totals, x=WIDE.wide - 14, y=25, text_anchor="end", class_="t name")
        inside = join([ground, head, ends, tag("g", self.inside(WIDE), transform=moved(0, HEAD))])
        return alone(inside, WIDE.wide, high, f"{title}. {self.said}", "curve", CSS, defs(), {})

    def inside(self, size: Size, at: int = -1) -> Markup:
        parts = [*self._scale(size), *(self._line(size) if self.single else self._bands(size)), *self._rounds(size)]
        if at >= 0:
            x = self._x(size, at)
            parts.append(tag("line", x1=x, x2=x, y1=size.top - 8, y2=size.high - size.bottom, class_="now"))
        parts += [self._disc(size, i, number) for i, number in enumerate(self.turning, 1)]
        return join([*parts, *self._ends(size)])

    def _x(self, size: Size, number: int) -> float:
        return round(size.left + number * (size.wide - size.left - size.right) / max(1, self.review.actions), 1)

    def _y(self, size: Size, share: float) -> float:
        return round(size.high - size.bottom - share * (size.high - size.top - size.bottom), 1)

    @property
    def _most(self) -> float:
        return max([1.0, *(moment[0] for moment in self.review.points if moment)])

    def _scale(self, size: Size) -> list[Markup]:
        parts: list[Markup] = []
        for quarter in range(5):
            y = self._y(size, quarter / 4)
            n = round(self._most * quarter / 4) if self.single else 25 * quarter
            said = str(n) if self.single else words(self.lang)("study-percent", n=n)
            parts.append(tag("line", x1=size.left, x2=size.wide - size.right, y1=y, y2=y, class_="grid"))
            parts.append(tag("text", said, x=size.left - 6, y=y + 4, text_anchor="end", class_="t"))
        return parts

    @property
    def _known(self) -> list[list[int]]:
        """The moments that are worked out, those together that follow each other: only they are drawn."""
        runs: list[list[int]] = []
        for number, one in enumerate(self.review.chances):
            if one and number and self.review.chances[number - 1]:
                runs[-1].append(number)
            elif one:
                runs.append([number])
        return runs

    def _heights(self, number: int) -> list[float]:
        """The edges of the bands, from the ground up, at a moment."""
        return [*accumulate((self.review.chances[number][seat] for seat in self.stacked), initial=0.0)]

    def _bands(self, size: Size) -> list[Markup]:
        return [part for run in self._known for part in self._bands_of(size, run)]

    def _bands_of(self, size: Size, run: Sequence[int]) -> list[Markup]:
        heights = zip(*(self._heights(number) for number in run), strict=True)
        edges = [self._edge(size, run, edge) for edge in heights]
        parts: list[Markup] = []
        for seat, (low, high) in zip(self.stacked, pairwise(edges), strict=True):
            area = " ".join([*high, *reversed(low)])
            parts.append(tag("polygon", points=area, fill=f"var(--p-{SEATS[seat]})"))
            if SEATS[seat] in PATTERNS:
                parts.append(tag("polygon", points=area, fill=f"url(#curve-{SEATS[seat]})"))
        return [*parts, *(tag("polyline", points=" ".join(edge), class_="edge") for edge in edges[1:-1])]

    def _edge(self, size: Size, run: Sequence[int], heights: Sequence[float]) -> list[str]:
        return [f"{self._x(size, n):g},{self._y(size, share):g}" for n, share in zip(run, heights, strict=True)]

    def _line(self, size: Size) -> list[Markup]:
        points = self.review.points
        heights = [[max(0.0, points[n][0]) / self._most for n in run] for run in self._known]
        edges = [self._edge(size, run, found) for run, found in zip(self._known, heights, strict=True)]
        return [tag("polyline", points=" ".join(edge), class_="run") for edge in edges]

    def _rounds(self, size: Size) -> list[Markup]:
        parts: list[Markup] = []
        ends = [number for number, _ in self.rounds[1:]] + [self.review.actions]
        for (number, round_), end in zip(self.rounds, ends, strict=True):
            x, middle = self._x(size, number), self._x(size, (number + end) // 2)
            if number:
                parts.append(tag("line", x1=x, x2=x, y1=size.top, y2=size.high - size.bottom, class_="grid"))
            if round_ and (len(self.rounds) < 14 or round_ % 2):
                parts.append(centred(str(round_), middle, size.high - 7, "t"))
        return parts

    def _disc(self, size: Size, i: int, number: int) -> Markup:
        """On the edge of the band that it is about."""
        chances = self.review.chances[number]
        share = self.review.points[number][0] / self._most if self.single else chances[self.stacked[0]]
        x, y = self._x(size, number), self._y(size, max(0.08, min(0.92, share)))
        return tag("g", tag("circle", cx=x, cy=y, r=DISC), centred(str(i), x, y + 4, "t"), class_="disc")

    def _ends(self, size: Size) -> list[Markup]:
        if self.single:
            return []
        edges = self._heights(self.review.actions)
        wanted = [self._y(size, (low + high) / 2) for low, high in pairwise(edges)]
        parts: list[Markup] = []
        x, y = size.wide - size.right + 15, self._y(size, 0) + APART
        for seat, own, above in zip(self.stacked, wanted, range(len(wanted) - 1, -1, -1), strict=True):
            y = max(min(own, y - APART), size.top + above * APART)  # there must be room for all above
            parts.append(seat_shape(seat, self.letters[seat], x, y, MARK))
            if size.named:
                parts.append(tag("text", _short(self.names[seat]), x=x + 15, y=y + 4, class_="t name"))
        return parts


def _short(name: str) -> str:
    return name if len(name) <= 12 else f"{name[:11]}…"


def defs() -> Markup:
    """The seats' patterns."""
    found: list[Markup] = []
    for seat, path in PATTERNS.items():
        stroke: dict[str, str | float] = {"stroke": "var(--i-line)", "stroke_width": BOLD.get(seat, 1.2)}
        drawn = tag("path", d=path, fill="none", stroke_linecap="round", opacity=0.5, **stroke)
        found.append(tag("pattern", drawn, id=f"curve-{seat}", width=8, height=8, patternUnits="userSpaceOnUse"))
    return join(found)
