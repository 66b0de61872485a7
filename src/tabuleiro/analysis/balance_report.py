"""A report on balance: checks against targets, tables and pictures; its files in Markdown, JSON, CSV and SVG."""

from __future__ import annotations

import json
import math
import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tabuleiro.analysis.result import csv_of, write

Row = dict[str, Any]  # figures and words by name; None: there is no such figure
Column = str | tuple[str, str]  # a head and how it is written from a row's figures, `{share:.0%}`; or the figure's name
NOTHING: Final = "–"

PASS, FAIL, OPEN, NOT_MEASURED = "pass", "FAIL", "open", "not measured"


@dataclass(frozen=True)
class Table:
    """Rows of plain figures."""

    name: str  # of its CSV file
    title: str
    columns: Sequence[Column]
    rows: Sequence[Row]
    note: str = ""
    long: bool = False  # too long for a terminal

    @property
    def heads(self) -> list[str]:
        return [column if isinstance(column, str) else column[0] for column in self.columns]

    def cells(self, row: Row) -> list[str]:
        return [written(f"{{{column}}}" if isinstance(column, str) else column[1], row) for column in self.columns]


def written(template: str, row: Row) -> str:
    """A template filled in; with a figure that there is not, the whole is a dash."""
    names = [name for _, name, _, _ in string.Formatter().parse(template) if name]
    if any(row[name] is None for name in names):
        return NOTHING
    return template.format(**row)


@dataclass(frozen=True)
class Check:
    """A target, what was measured, and in words whether that meets it."""

    target: str
    measured: str
    verdict: str  # begins with PASS, FAIL, OPEN or NOT_MEASURED


@dataclass(frozen=True)
class Section:
    title: str
    words: str = ""
    tables: tuple[Table, ...] = ()
    pictures: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    title: str
    facts: Mapping[str, object]
    notes: tuple[str, ...]  # where the games come from, and what to be careful about
    checks: tuple[Check, ...]
    sections: tuple[Section, ...]
    pictures: Mapping[str, str] = field(default_factory=dict)  # by name, as SVG

    @property
    def tables(self) -> list[Table]:
        return [table for section in self.sections for table in section.tables]

    @property
    def json(self) -> str:
        data = {
            "title": self.title,
            **self.facts,
            "notes": self.notes,
            "checks": [vars(check) for check in self.checks],
            "tables": {table.name: [finite(row) for row in table.rows] for table in self.tables},
        }
        return json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False)

    @property
    def markdown(self) -> str:
        parts = [f"# {self.title}", *self.notes, "## Calibration"]
        head = ("target", "measured", "verdict")
        parts.append(_markdown(head, [(check.target, check.measured, check.verdict) for check in self.checks]))
        for section in self.sections:
            parts += [f"## {section.title}", *([section.words] if section.words else [])]
            parts += [f"![{name}]({name}.svg)" for name in section.pictures]
            for table in section.tables:
                parts += [f"### {table.title}", *([table.note] if table.note else [])]
                parts.append(_markdown(table.heads, [table.cells(row) for row in table.rows]))
        return "\n\n".join(parts) + "\n"

    def write(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        write(folder / "report.md", self.markdown)
        write(folder / "report.json", f"{self.json}\n")
        for table in self.tables:
            write(folder / f"{table.name}.csv", csv_of([finite(row) for row in table.rows]))
        for name, picture in self.pictures.items():
            write(folder / f"{name}.svg", picture)


def finite(row: Row) -> Row:
    """JSON knows no endless numbers: where an interval has no end, there is none."""
    return {key: None if isinstance(value, float) and not math.isfinite(value) else value for key, value in row.items()}


def _markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)


# ---------------------------------------------------------------- figures in words
def rounded(figures: Row, digits: int = 4) -> Row:
    return {key: round(value, digits) if isinstance(value, float) else value for key, value in figures.items()}


def figure(row: Row, name: str) -> float:
    value = row[name]
    return float(value) if isinstance(value, int | float) else float("nan")


def ends(row: Row, name: str) -> tuple[float, float]:
    return figure(row, f"{name}_low"), figure(row, f"{name}_high")


def share_words(row: Row, name: str) -> str:
    return f"{row[name]:.0%} ({row[f'{name}_low']:.0%}–{row[f'{name}_high']:.0%})"


def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def few(words: Sequence[str], most: int = 12) -> str:
    return ", ".join(words[:most]) + (", ..." if len(words) > most else "")


# ---------------------------------------------------------------- verdicts
def verdict(value: float, interval: tuple[float, float], low: float, high: float) -> str:
    """Whether a figure lies within limits, and whether its interval leaves a doubt."""
    first, last = interval
    if low <= value <= high:
        return PASS if low <= first and last <= high else f"{PASS}, but the interval reaches past the limit"
    return FAIL if first > high or last < low else f"{FAIL}, but the interval reaches the limit"


def judged(row: Row, name: str, low: float, high: float) -> str:
    """The verdict on a row's figure."""
    return verdict(figure(row, name), ends(row, name), low, high)


def failed_by(names: Sequence[str]) -> str:
    """The verdict where only those can fail that are named."""
    return f"{FAIL} ({few(names)})" if names else PASS


def mean_check(target: str, row: Row, limits: tuple[int, int]) -> Check:
    """`{} to {}` in the target are the limits."""
    low, high = ends(row, "mean")
    said = f"mean {row['mean']:.1f} ({low:.1f}–{high:.1f}), p10–p90 {row['p10']:.0f}–{row['p90']:.0f}"
    return Check(target.format(*limits), said, judged(row, "mean", *limits))


def used_check(target: str, rows: Sequence[Row], what: str, off: Callable[[Row], bool]) -> Check:
    """Something that seats may do: how often and by how many; it fails where any of it is off."""
    said = ", ".join(f"{row[what]} {row['mean']:.1f} ({row['used']:.0%})" for row in rows)
    return Check(target, said, failed_by([row[what] for row in rows if off(row)]))


def fair_check(rows: Sequence[Row], most: float) -> Check:
    """No seat wins too often; `times` is a share as a multiple of the fair one."""
    best = max(rows, key=lambda row: figure(row, "times"))
    said = ", ".join(f"seat {row['seat']} {row['times']:.2f} ({share_words(row, 'wins')})" for row in rows)
    return Check(f"no seat above {most} times its fair share of wins", said, judged(best, "times", 0, most))


def for_strong(checks: Sequence[Check], bot: str) -> list[Check]:
    """Random play proves nothing about what strong play is like."""
    if bot != "random":
        return list(checks)
    return [Check(check.target, check.measured, f"{NOT_MEASURED}: for strong bots") for check in checks]
