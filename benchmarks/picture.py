"""The bench's picture: how many times as fast as each peer the two builds are, on a scale of powers of ten."""

from __future__ import annotations

import math

from report import Ratio, Result, ratio_label, ratios

from tabuleiro.analysis.svg import Drawing, mixed, room_for

WIDTH = 860.0
EDGE = 24.0
BAR = 13.0
ROW = 2 * BAR + 14
INK = "#222222"
FAINT = "#dddddd"
MUTED = "#666666"
# Blue and orange are told apart by colour-blind people, too; every bar has its number.
COLOURS = {"plain": (230, 159, 0), "compiled": (0, 114, 178)}


def picture(result: Result) -> str:
    title = f"Tabuleiro ({result['game']}) and other engines: how many times as fast"
    rows = ratios(result)
    drawing = Drawing(WIDTH, title)
    drawing.text(EDGE, EDGE + 8, title, 18, fill=INK, font_weight="bold")
    legend(drawing, EDGE + 36)
    top = EDGE + 62
    if rows:
        bottom = bars(drawing, rows, top)
    else:
        drawing.text(EDGE, top, "no peer was measured", fill=MUTED)
        bottom = top + 20
    drawing.height = bottom + EDGE
    paper = Drawing(WIDTH, title)  # the height is known now: a sheet goes under it all, readable on dark pages
    paper.rect(0, 0, WIDTH, drawing.height, fill="#ffffff")
    drawing.parts[:0] = paper.parts
    return str(drawing)


def legend(drawing: Drawing, y: float) -> None:
    x = EDGE
    for build, colour in COLOURS.items():
        drawing.rect(x, y - 6, 12, 12, fill=mixed(colour, 1))
        drawing.text(x + 18, y, build, fill=INK)
        x += 40 + room_for([build])
    drawing.text(WIDTH - EDGE, y, "per unit of calibration; right of 1 Tabuleiro is faster", 12, "end", fill=MUTED)


def bars(drawing: Drawing, rows: list[Ratio], top: float) -> float:
    """Bars from 1 to the right where we are faster, to the left where the peer is."""
    left = EDGE + room_for([ratio_label(row) for row in rows], 12) * 0.86
    right = WIDTH - EDGE - 50
    values = [value for row in rows for value in row.times.values()]
    low = math.floor(min(0.0, *map(math.log10, values)))
    high = math.ceil(max(1.0, *map(math.log10, values)))
    bottom = top + ROW * len(rows)

    def at(value: float) -> float:
        return left + (math.log10(value) - low) / (high - low) * (right - left)

    for power in range(low, high + 1):
        x = at(10.0**power)
        drawing.line(x, top, x, bottom, stroke=MUTED if power == 0 else FAINT)
        drawing.text(x, bottom + 10, f"{10.0**power:g}x", 11, "middle", fill=MUTED)
    for number, row in enumerate(rows):
        y = top + ROW * number + 7
        drawing.text(left - 10, y + BAR, ratio_label(row), 12, "end", fill=INK)
        for place, (build, value) in enumerate(row.times.items()):
            start, end = sorted((at(1.0), at(value)))
            drawing.rect(start, y + BAR * place, end - start, BAR - 2, fill=mixed(COLOURS[build], 1))
            drawing.text(end + 5, y + BAR * (place + 0.5) - 1, f"{value:.3g}", 11, fill=INK)
    return bottom + 20
