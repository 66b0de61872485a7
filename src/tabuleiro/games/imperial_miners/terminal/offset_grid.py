"""Draws a mine as an offset grid of boxes: rows by level, each deeper row half a card to the side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from tabuleiro.cli.terminal import Glyphs, short

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES: Final = 3  # inside a box: two for the name, one for place and marks
WIDEST_HALF, NARROWEST_HALF = 7, 3  # half a card, in characters
NUMBER_HALF: Final = 3  # half an empty place that is offered
WIDE_GAP, NARROW_GAP = 6, 2  # characters between cards with nothing between them: places are told by their names
COMFORTABLE_HALF: Final = 5  # below this, far places are left to the list of options


@dataclass(frozen=True)
class Box:
    """A card in the grid; `number` is set where it is an option."""

    level: int
    x: int
    name: str
    place: str
    marks: str = ""
    number: str = ""
    style: str = ""


@dataclass(frozen=True)
class Slot:
    """An empty place that is offered."""

    level: int
    x: int
    place: str
    number: str


@dataclass(frozen=True)
class Mark:
    """A sign on the border that a card at (level, x) has to a neighbour at (level + down, x + dx)."""

    level: int
    x: int
    down: int
    dx: int
    sign: str
    style: str = ""


@dataclass
class _Canvas:
    glyphs: Glyphs
    joins: dict[tuple[int, int], int] = field(default_factory=dict)
    signs: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def across(self, row: int, left: int, right: int) -> None:
        for column in range(left, right + 1):
            join = (LEFT if column > left else 0) | (RIGHT if column < right else 0)
            self.joins[row, column] = self.joins.get((row, column), 0) | join

    def along(self, column: int, top: int, bottom: int) -> None:
        for row in range(top, bottom + 1):
            join = (UP if row > top else 0) | (DOWN if row < bottom else 0)
            self.joins[row, column] = self.joins.get((row, column), 0) | join

    def write(self, row: int, column: int, words: str, style: str = "") -> None:
        for i, sign in enumerate(words):
            self.signs[row, column + i] = (sign, style)

    def text(self, indent: int) -> Text:
        rows: dict[int, int] = {}  # the last column of each
        for row, column in (*self.joins, *self.signs):
            rows[row] = max(rows.get(row, 0), column)
        drawn = Text("\n", no_wrap=True, overflow="crop").join(
            self._row(row, rows[row], indent) for row in sorted(rows)
        )
        drawn.rstrip()
        return drawn

    def _row(self, row: int, last: int, indent: int) -> Text:
        signs = [self.signs.get((row, c)) or self._line(row, c) for c in range(last + 1)]
        text = Text(" " * indent)
        for style, run in groupby(signs, key=itemgetter(1)):
            text.append("".join(sign for sign, _ in run), style)
        return text

    def _line(self, row: int, column: int) -> tuple[str, str]:
        return self.glyphs.lines[self.joins.get((row, column), 0)], "dim"


class _Columns:
    """Where each half card begins: wide under cards, narrow under offered places; at most `gap` for empty stretches."""

    def __init__(self, boxes: Sequence[Box], slots: Sequence[Slot], half: int, gap: int) -> None:
        widths: dict[int, int] = {}
        for slot in slots:
            for column in (slot.x - 1, slot.x):
                widths[column] = min(half, NUMBER_HALF)
        for box in boxes:
            for column in (box.x - 1, box.x):
                widths[column] = half
        self.start: dict[int, int] = {}
        at = empty = 0
        for column in range(min(widths, default=0), max(widths, default=0) + 2):
            self.start[column] = at
            empty = 0 if column in widths else empty + 1
            at += widths.get(column, 1 if empty <= gap else 0)
        self.width = max(self.start.values()) + 1


def near(slots: Sequence[Slot], boxes: Sequence[Box]) -> list[Slot]:
    """The slots that touch a card; the others stand further out in their row."""
    return [s for s in slots if any(abs(b.x - s.x) + abs(b.level - s.level) <= 2 for b in boxes) or not boxes]


def fitting(boxes: Sequence[Box], slots: Sequence[Slot], width: int) -> tuple[_Columns, Sequence[Slot]]:
    """The roomiest drawing that fits; what is left out of a crowded one is still in the list of options."""
    touching = near(slots, boxes)
    tries = [(half, slots, WIDE_GAP) for half in range(WIDEST_HALF, COMFORTABLE_HALF - 1, -1)]
    tries += [(half, touching, NARROW_GAP) for half in range(WIDEST_HALF, NARROWEST_HALF - 1, -1)]
    for half, shown, gap in (*tries, (NARROWEST_HALF, (), 1)):
        columns = _Columns(boxes, shown, half, gap)
        if columns.width <= width:
            break
    return columns, shown


def drawn(
    boxes: Sequence[Box], slots: Sequence[Slot], marks: Sequence[Mark], glyphs: Glyphs, width: int, indent: int = 2
) -> Text:
    """The grid as text, at most `width` wide where ten cards in a row allow it."""
    columns, slots = fitting(boxes, slots, width - indent)
    canvas = _Canvas(glyphs)
    for box in boxes:
        _box(canvas, columns, box)
    for slot in slots:
        left, right = columns.start[slot.x - 1] + 1, columns.start[slot.x + 1]
        top = _top(slot.level)
        canvas.write(top + 1, left, f"[{slot.number}]".center(right - left).rstrip(), "bold green")
        canvas.write(top + 2, left, slot.place.center(right - left).rstrip(), "green")
    for mark in marks:
        _mark(canvas, columns, mark)
    return canvas.text(indent)


def _top(level: int) -> int:
    return (level - 1) * (LINES + 1)


def _box(canvas: _Canvas, columns: _Columns, box: Box) -> None:
    left, right = columns.start[box.x - 1], columns.start[box.x + 1]
    top = _top(box.level)
    bottom = top + LINES + 1
    canvas.across(top, left, right)
    canvas.across(bottom, left, right)
    canvas.along(left, top, bottom)
    canvas.along(right, top, bottom)
    inner = right - left - 1
    last = f"{box.place} {box.marks}" if box.marks else box.place
    second = ""
    if len(last) > inner:
        last, second = box.place, box.marks
    lines = short(box.name, inner, 1 if box.number or second else 2, canvas.glyphs.cut)
    canvas.write(top + 1, left + 1, lines[0], box.style or "bold")
    if box.number:
        canvas.write(top + 2, left + 1, f"[{box.number}] {second}"[:inner], "bold green")
    else:
        canvas.write(top + 2, left + 1, second or (lines[1] if len(lines) > 1 else ""), box.style or "bold")
    canvas.write(top + 3, left + 1, last[:inner])


def _mark(canvas: _Canvas, columns: _Columns, mark: Mark) -> None:
    """Beside the box at the height of its middle line, or in the middle of the half border above or below."""
    top = _top(mark.level)
    if not mark.down:
        canvas.write(top + 2, columns.start[mark.x + (1 if mark.dx > 0 else -1)], mark.sign, mark.style)
        return
    left, right = sorted((columns.start[mark.x], columns.start[mark.x + mark.dx]))
    row = top + LINES + 1 if mark.down > 0 else top
    canvas.write(row, (left + right + 1 - len(mark.sign)) // 2, mark.sign, mark.style)
