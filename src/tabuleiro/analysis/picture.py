"""The arena's picture: ratings with intervals, the win matrix in tints, and the scores of every entrant."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

from tabuleiro.analysis.result import Line, Result
from tabuleiro.analysis.stats import Share, quartiles
from tabuleiro.analysis.svg import Drawing, Scale, mixed, room_for

WIDTH: Final = 860.0
EDGE: Final = 24.0
ROW: Final = 30.0
STRIP: Final = 44.0  # a row with a box and its strip of dots
WIDEST_CELL: Final = 96.0
CELL: Final = 42.0  # height
INK: Final = "#222222"
FAINT: Final = "#dddddd"
MUTED: Final = "#666666"
# Blue and orange are told apart by colour-blind people, too; the numbers say it without colour.
BLUE: Final = (0, 114, 178)
ORANGE: Final = (230, 159, 0)
STRONGEST: Final = 0.75  # more of a colour, and black numbers on it are hard to read


@dataclass(frozen=True)
class Labels:
    """The picture's words; `{}` is where figures go."""

    title: str
    ratings: str
    matrix: str
    scores: str


ENGLISH: Final = Labels(
    title="Arena: {}",
    ratings="Rating (OpenSkill, mu ± 2 sigma)",
    matrix="How often the row beats the column (95% interval)",
    scores="Scores (box: quartiles; line: lowest to highest; dots: games)",
)


def picture(result: Result, labels: Labels = ENGLISH) -> str:
    settings = result.settings
    title = labels.title.format(settings.game)
    drawing = Drawing(WIDTH, title)
    lines = [result.lines[index] for index in result.ranking]
    left = EDGE + min(260.0, room_for([line.label for line in lines])) + 14
    y = heading(drawing, title, EDGE + 8, size=18)
    y = _ratings(drawing, lines, left, heading(drawing, labels.ratings, y + 14))
    y = _matrix(drawing, result, left, heading(drawing, labels.matrix, y + 24))
    y = _scores(drawing, lines, left, heading(drawing, labels.scores, y + 24))
    return on_paper(drawing, y + EDGE)


def on_paper(drawing: Drawing, height: float) -> str:
    """The height is known now: a sheet goes under it all, readable on dark pages."""
    drawing.height = height
    paper = Drawing(drawing.width, drawing.title)
    paper.rect(0, 0, drawing.width, height, fill="#ffffff")
    drawing.parts[:0] = paper.parts
    return str(drawing)


def heading(drawing: Drawing, words: str, y: float, size: float = 14) -> float:
    drawing.text(EDGE, y, words, size, fill=INK, font_weight="bold")
    return y + size + 8


def axis(drawing: Drawing, scale: Scale, top: float, bottom: float) -> float:
    for mark in scale.marks:
        drawing.line(scale.at(mark), top, scale.at(mark), bottom, stroke=FAINT)
        drawing.text(scale.at(mark), bottom + 10, f"{mark:g}", 11, "middle", fill=MUTED)
    return bottom + 20


def _ratings(drawing: Drawing, lines: list[Line], left: float, top: float) -> float:
    ends = [end for line in lines for end in line.rating.interval]
    scale = Scale(min(ends), max(ends), left, WIDTH - EDGE - 100)
    below = axis(drawing, scale, top, top + ROW * len(lines))
    for number, line in enumerate(lines):
        y = top + ROW * (number + 0.5)
        low, high = (scale.at(end) for end in line.rating.interval)
        drawing.text(left - 10, y, line.label, anchor="end", fill=INK)
        drawing.line(low, y, high, y, stroke=mixed(BLUE, 1), stroke_width=3)
        drawing.circle(scale.at(line.rating.mu), y, 5.5, fill=mixed(BLUE, 1))
        words = f"{line.rating.mu:.1f} ± {2 * line.rating.sigma:.1f}"
        drawing.text(WIDTH - EDGE, y, words, 12, "end", fill=INK)
    return below


def _matrix(drawing: Drawing, result: Result, left: float, top: float) -> float:
    order = result.ranking
    width = min(WIDEST_CELL, (WIDTH - EDGE - left) / len(order))
    small = min(12.0, width / 8)  # a column's head and an interval fit into narrow cells
    for place, index in enumerate(order):
        label = result.lines[index].label
        size = min(12.0, width / room_for([label], 1))
        drawing.text(left + width * (place + 0.5), top + 6, label, size, "middle", fill=INK)
        drawing.text(left - 10, top + 18 + CELL * (place + 0.5), label, anchor="end", fill=INK)
    for row, a in enumerate(order):
        for column, b in enumerate(order):
            x, y = left + width * column, top + 18 + CELL * row
            share = result.matrix[a][b]
            empty = a == b or not share.games
            drawing.rect(
                x,
                y,
                width,
                CELL,
                fill=FAINT if empty else _tint(share),
                stroke="#ffffff",
                stroke_width=2,
            )
            if not empty:
                low, high = share.interval
                drawing.text(
                    x + width / 2,
                    y + CELL * 0.36,
                    f"{share.rate:.0%}",
                    small + 2,
                    "middle",
                    fill=INK,
                )
                words = f"{100 * low:.0f}–{100 * high:.0f}"
                drawing.text(x + width / 2, y + CELL * 0.74, words, small - 1, "middle", fill=INK)
    return top + 18 + CELL * len(order)


def _tint(share: Share) -> str:
    """Blue for more than half, orange for less, white for even."""
    return mixed(BLUE if share.rate > 0.5 else ORANGE, STRONGEST * abs(share.rate - 0.5) * 2)


def _scores(drawing: Drawing, lines: list[Line], left: float, top: float) -> float:
    lowest, highest = (
        min(min(line.scores) for line in lines),
        max(max(line.scores) for line in lines),
    )
    scale = Scale(lowest, highest, left, WIDTH - EDGE - 100)
    counts = [Counter(line.scores) for line in lines]
    tallest = max(max(count.values()) for count in counts)
    below = axis(drawing, scale, top, top + STRIP * len(lines))
    for number, (line, count) in enumerate(zip(lines, counts, strict=True)):
        y = top + STRIP * (number + 0.5)
        drawing.text(left - 10, y, line.label, anchor="end", fill=INK)
        for score, games in sorted(count.items()):
            drawing.circle(
                scale.at(score),
                y + 11,
                1.5 + 4.5 * math.sqrt(games / tallest),
                fill=mixed(ORANGE, 0.8),
            )
        _box(drawing, scale, line.scores, y - 8)
        drawing.text(WIDTH - EDGE, y, f"{line.mean:.1f} ± {line.sd:.1f}", 12, "end", fill=INK)
    return below


def _box(drawing: Drawing, scale: Scale, scores: list[int], y: float) -> None:
    low, middle, high = (scale.at(value) for value in quartiles(scores))
    colour = mixed(BLUE, 1)
    drawing.line(
        scale.at(min(scores)),
        y,
        scale.at(max(scores)),
        y,
        stroke=colour,
        stroke_width=1.5,
    )
    drawing.rect(low, y - 7, high - low, 14, fill=mixed(BLUE, 0.3), stroke=colour)
    drawing.line(middle, y - 7, middle, y + 7, stroke=colour, stroke_width=2.5)
