"""The arena's picture: ratings with intervals, the win matrix in tints, and the scores of every entrant."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Final

from tabuleiro.analysis.result import EntrantTally, Result
from tabuleiro.analysis.sheet import BLUE, EDGE, FAINT, INK, ORANGE, ROW, WIDTH, Scale, Sheet, mixed, room_for
from tabuleiro.analysis.stats import Share, quartiles

STRIP: Final = 44.0  # a row with a box and its strip of dots
WIDEST_CELL: Final = 96.0
CELL: Final = 42.0  # height
STRONGEST: Final = 0.75  # more of a colour, and black numbers on it are hard to read


# The picture's words; `{}` is where figures go.
ENGLISH: Final[Mapping[str, str]] = {
    "title": "Arena: {}",
    "ratings": "Rating (OpenSkill, mu ± 2 sigma)",
    "matrix": "How often the row beats the column (95% interval)",
    "scores": "Scores (box: quartiles; line: lowest to highest; dots: games)",
}


def picture(result: Result, said: Mapping[str, str] = ENGLISH) -> str:
    sheet = Sheet(said["title"].format(result.settings.game))
    lines = [result.lines[index] for index in result.ranking]
    left = EDGE + min(260.0, room_for([line.label for line in lines])) + 14
    y = _ratings(sheet, lines, left, sheet.heading(said["ratings"], sheet.top + 14))
    y = _matrix(sheet, result, left, sheet.heading(said["matrix"], y + 24))
    y = _scores(sheet, lines, left, sheet.heading(said["scores"], y + 24))
    return sheet.finished(y + EDGE)


def _ratings(sheet: Sheet, lines: list[EntrantTally], left: float, top: float) -> float:
    ends = [end for line in lines for end in line.rating.interval]
    scale = Scale(min(ends), max(ends), left, WIDTH - EDGE - 100)
    below = sheet.axis(scale, top, top + ROW * len(lines))
    for number, line in enumerate(lines):
        figures = (line.rating.mu, *line.rating.interval)
        words = f"{line.rating.mu:.1f} ± {2 * line.rating.sigma:.1f}"
        sheet.whiskers(scale, top + ROW * (number + 0.5), line.label, figures, words, mixed(BLUE, 1))
    return below


def _matrix(sheet: Sheet, result: Result, left: float, top: float) -> float:
    order = result.ranking
    width = min(WIDEST_CELL, (WIDTH - EDGE - left) / len(order))
    small = min(12.0, width / 8)  # a column's head and an interval fit into narrow cells
    for place, index in enumerate(order):
        label = result.lines[index].label
        size = min(12.0, width / room_for([label], 1))
        sheet.text(left + width * (place + 0.5), top + 6, label, size, "middle", fill=INK)
        sheet.text(left - 10, top + 18 + CELL * (place + 0.5), label, anchor="end", fill=INK)
    for row, a in enumerate(order):
        for column, b in enumerate(order):
            x, y = left + width * column, top + 18 + CELL * row
            share = result.matrix[a][b]
            empty = a == b or not share.games
            tint = FAINT if empty else _tint(share)
            sheet.rect(x, y, width, CELL, fill=tint, stroke="#ffffff", stroke_width=2)
            if not empty:
                low, high = share.interval
                sheet.text(x + width / 2, y + CELL * 0.36, f"{share.rate:.0%}", small + 2, "middle", fill=INK)
                words = f"{100 * low:.0f}–{100 * high:.0f}"
                sheet.text(x + width / 2, y + CELL * 0.74, words, small - 1, "middle", fill=INK)
    return top + 18 + CELL * len(order)


def _tint(share: Share) -> str:
    """Blue for more than half, orange for less, white for even."""
    return mixed(BLUE if share.rate > 0.5 else ORANGE, STRONGEST * abs(share.rate - 0.5) * 2)


def _scores(sheet: Sheet, lines: list[EntrantTally], left: float, top: float) -> float:
    every = [score for line in lines for score in line.scores]
    scale = Scale(min(every), max(every), left, WIDTH - EDGE - 100)
    counts = [Counter(line.scores) for line in lines]
    tallest = max(max(count.values()) for count in counts)
    below = sheet.axis(scale, top, top + STRIP * len(lines))
    for number, (line, count) in enumerate(zip(lines, counts, strict=True)):
        y = top + STRIP * (number + 0.5)
        sheet.text(left - 10, y, line.label, anchor="end", fill=INK)
        for score, games in sorted(count.items()):
            size = 1.5 + 4.5 * math.sqrt(games / tallest)
            sheet.circle(scale.at(score), y + 11, size, fill=mixed(ORANGE, 0.8))
        _box(sheet, scale, line.scores, y - 8)
        sheet.text(WIDTH - EDGE, y, f"{line.mean:.1f} ± {line.sd:.1f}", 12, "end", fill=INK)
    return below


def _box(sheet: Sheet, scale: Scale, scores: list[int], y: float) -> None:
    low, middle, high = (scale.at(value) for value in quartiles(scores))
    colour = mixed(BLUE, 1)
    sheet.line(scale.at(min(scores)), y, scale.at(max(scores)), y, stroke=colour, stroke_width=1.5)
    sheet.rect(low, y - 7, high - low, 14, fill=mixed(BLUE, 0.3), stroke=colour)
    sheet.line(middle, y - 7, middle, y + 7, stroke=colour, stroke_width=2.5)
