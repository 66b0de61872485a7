"""Pictures of balance: shares as dots with limits, stacked columns, intervals around a mean, a histogram."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tabuleiro.analysis.balance_report import Row
from tabuleiro.analysis.sheet import BLUE, EDGE, INK, MUTED, ROW, WIDTH, Scale, Sheet, mixed, room_for
from tabuleiro.analysis.verdicts import ends

WIDE: Final = 1240.0
LINE: Final = 15.0  # a row of small dots
PANEL_GAP: Final = 28.0
TALL: Final = 280.0  # the height of columns
VERMILION: Final = (213, 94, 0)
# Okabe and Ito's colours, for up to eight kinds beside each other.
COLOURS: Final = ("#56B4E9", "#0072B2", "#009E73", "#F0E442", "#E69F00", "#D55E00", "#CC79A7", "#999999")


@dataclass(frozen=True)
class Dot:
    """A figure with its interval; what is marked stands out. Another figure to compare it with is a ring."""

    label: str
    value: float
    low: float
    high: float
    marked: bool = False
    other: float | None = None


def panel(
    words: str, rows: Sequence[Row], label: str, name: str, marked: Callable[[Row], bool], other: str = ""
) -> tuple[str, list[Dot]]:
    """The rows that have a figure, the highest first; each is called by its figure `label`."""
    known = sorted((row for row in rows if row[name] is not None), key=lambda row: -row[name])
    return words, [Dot(row[label], row[name], *ends(row, name), marked(row), row.get(other)) for row in known]


def dots(title: str, panels: Sequence[tuple[str, Sequence[Dot]]], limits: Sequence[float], columns: int = 3) -> str:
    """Panels of shares in percent, so many beside each other; further ones go below the shortest."""
    sheet = Sheet(title, WIDE)
    width = (WIDE - 2 * EDGE - PANEL_GAP * (columns - 1)) / columns
    ends = [sheet.top] * columns
    for words, rows in panels:
        column = ends.index(min(ends))
        left = EDGE + column * (width + PANEL_GAP)
        ends[column] = _panel(sheet, words, rows, limits, left, left + width, ends[column] + 12)
    return sheet.finished(max(ends) + EDGE)


def _panel(
    sheet: Sheet, words: str, rows: Sequence[Dot], limits: Sequence[float], left: float, right: float, top: float
) -> float:
    sheet.text(left, top, words, 14, fill=INK, font_weight="bold")
    top += 18
    start = left + room_for([row.label for row in rows] or [""], 11) + 8
    scale = Scale(0, 100, start, right - 12, marks=5)
    bottom = top + LINE * len(rows)
    below = sheet.axis(scale, top, bottom)
    for limit in limits:
        x = scale.at(limit)
        sheet.line(x, top, x, bottom, stroke=mixed(VERMILION, 0.7), stroke_dasharray="4 3")
    for number, row in enumerate(rows):
        y = top + LINE * (number + 0.5)
        colour = mixed(VERMILION if row.marked else BLUE, 1)
        weight = "bold" if row.marked else "normal"
        sheet.text(start - 6, y, row.label, 11, "end", fill=INK, font_weight=weight)
        ends = scale.at(100 * row.low), scale.at(100 * row.high)
        sheet.line(ends[0], y, ends[1], y, stroke=mixed(BLUE, 0.4), stroke_width=1.5)
        sheet.circle(scale.at(100 * row.value), y, 3.5, fill=colour)
        if row.other is not None:
            sheet.circle(scale.at(100 * row.other), y, 3.5, fill="none", stroke=MUTED, stroke_width=1.2)
    return below


def stacked(title: str, names: Sequence[str], columns: Sequence[str], values: Sequence[Sequence[float]]) -> str:
    """A column for each label; `values[name][column]` lie upon each other, and the whole stands above."""
    sheet = Sheet(title)
    top = sheet.top + 16
    right = WIDTH - EDGE - room_for(list(names), 12) - 34
    totals = [sum(value[i] for value in values) for i in range(len(columns))]
    scale = Scale(0, max([*totals, 1.0]), top + TALL, top)  # upwards
    sheet.side_axis(scale, EDGE + 30, right)
    step = (right - EDGE - 30) / len(columns)
    for i, label in enumerate(columns):
        x, base = EDGE + 30 + step * (i + 0.15), 0.0
        for number, value in enumerate(values):
            height = scale.at(base) - scale.at(base + value[i])
            if height > 0:
                sheet.rect(x, scale.at(base) - height, step * 0.7, height, fill=COLOURS[number % len(COLOURS)])
            base += value[i]
        sheet.text(x + step * 0.35, scale.at(base) - 9, f"{base:.1f}", 11, "middle", fill=INK)
        sheet.text(x + step * 0.35, top + TALL + 12, label, 12, "middle", fill=MUTED)
    for number, name in enumerate(names):
        y = top + 20.0 * (len(names) - number)
        sheet.rect(right + 14, y - 6, 12, 12, fill=COLOURS[number % len(COLOURS)])
        sheet.text(right + 32, y, name, 12, fill=INK)
    return sheet.finished(top + TALL + 24 + EDGE)


def intervals(title: str, rows: Sequence[Dot], middle: float, band: float, form: str = "{:.0f}%") -> str:
    """A row for each figure, around a middle with a band of what is allowed; in percent, or whatever the form says."""
    sheet = Sheet(title)
    top = sheet.top
    left = EDGE + room_for([row.label for row in rows] or [""]) + 14
    ends = [end for row in rows for end in (row.low, row.high)]
    scale = Scale(min([*ends, middle - band]), max([*ends, middle + band]), left, WIDTH - EDGE - 130)
    bottom = top + ROW * len(rows)
    low, high = scale.at(middle - band), scale.at(middle + band)
    sheet.rect(low, top, high - low, bottom - top, fill=mixed(BLUE, 0.08))
    below = sheet.axis(scale, top, bottom)
    sheet.line(scale.at(middle), top, scale.at(middle), bottom, stroke=MUTED, stroke_dasharray="4 3")
    for number, row in enumerate(rows):
        figures = (row.value, row.low, row.high)
        words = "{} ({} – {})".format(*map(form.format, figures))
        colour = mixed(VERMILION if row.marked else BLUE, 1)
        sheet.whiskers(scale, top + ROW * (number + 0.5), row.label, figures, words, colour)
    return sheet.finished(below + EDGE)


def histogram(title: str, values: Sequence[int], limits: Sequence[tuple[float, str]] = (), bars: int = 40) -> str:
    """How often each class of values came up; limits are lines with a word."""
    sheet = Sheet(title)
    top = sheet.top + 16
    low, high = min(values), max(values)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**9) if (high - low) // step < bars)
    count = Counter(value // step for value in values)
    first, last = low // step, high // step
    scale = Scale(first * step, (last + 1) * step, EDGE + 30, WIDTH - EDGE)
    tall = Scale(0, max(count.values()), top + TALL, top, marks=5)
    sheet.side_axis(tall, scale.left, scale.right)
    for group, n in sorted(count.items()):
        x, end = scale.at(group * step), scale.at((group + 1) * step)
        sheet.rect(x + 0.5, tall.at(n), max(1.0, end - x - 1), tall.at(0) - tall.at(n), fill=mixed(BLUE, 0.8))
    for value, words in limits:
        if scale.marks[0] <= value <= scale.marks[-1]:
            x = scale.at(value)
            sheet.line(x, top - 8, x, top + TALL, stroke=mixed(VERMILION, 1), stroke_dasharray="4 3")
            sheet.text(x + 5, top - 6, words, 11, fill=MUTED)
    for mark in scale.marks:
        sheet.text(scale.at(mark), top + TALL + 12, f"{mark:g}", 11, "middle", fill=MUTED)
    return sheet.finished(top + TALL + 24 + EDGE)
