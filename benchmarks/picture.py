"""The bench's picture: how many times as fast as each peer the two builds are, on a scale of powers of ten."""

from __future__ import annotations

import math

from report import Ratio, Result, ratio_label, ratios

from tabuleiro.analysis.sheet import EDGE, FAINT, INK, MUTED, WIDTH, Sheet, mixed, room_for

BAR = 13.0
ROW = 2 * BAR + 14
# Blue and orange are told apart by colour-blind people, too; every bar has its number.
COLOURS = {"plain": (230, 159, 0), "compiled": (0, 114, 178)}


def picture(result: Result) -> str:
    title = f"Tabuleiro ({result['game']}) and other engines: how many times as fast"
    rows = ratios(result)
    sheet = Sheet(title)
    legend(sheet, EDGE + 36)
    top = EDGE + 62
    if rows:
        bottom = bars(sheet, rows, top)
    else:
        sheet.text(EDGE, top, "no peer was measured", fill=MUTED)
        bottom = top + 20
    return sheet.finished(bottom + EDGE)


def legend(sheet: Sheet, y: float) -> None:
    x = EDGE
    for build, colour in COLOURS.items():
        sheet.rect(x, y - 6, 12, 12, fill=mixed(colour, 1))
        sheet.text(x + 18, y, build, fill=INK)
        x += 40 + room_for([build])
    sheet.text(WIDTH - EDGE, y, "per unit of calibration; right of 1 Tabuleiro is faster", 12, "end", fill=MUTED)


def bars(sheet: Sheet, rows: list[Ratio], top: float) -> float:
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
        sheet.line(x, top, x, bottom, stroke=MUTED if power == 0 else FAINT)
        sheet.text(x, bottom + 10, f"{10.0**power:g}x", 11, "middle", fill=MUTED)
    for number, row in enumerate(rows):
        y = top + ROW * number + 7
        sheet.text(left - 10, y + BAR, ratio_label(row), 12, "end", fill=INK)
        for place, (build, value) in enumerate(row.times.items()):
            start, end = sorted((at(1.0), at(value)))
            sheet.rect(start, y + BAR * place, end - start, BAR - 2, fill=mixed(COLOURS[build], 1))
            sheet.text(end + 5, y + BAR * (place + 0.5) - 1, f"{value:.3g}", 11, fill=INK)
    return bottom + 20
