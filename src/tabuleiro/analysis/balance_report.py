"""A report on balance: checks against targets, tables and pictures; its files in Markdown, JSON, CSV and SVG."""

from __future__ import annotations

import json
import math
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tabuleiro.analysis.result import csv_of
from tabuleiro.kit import saves

Row = dict[str, Any]  # figures and words by name; None: there is no such figure
Column = str | tuple[str, str]  # a head and how it is written from a row's figures, `{share:.0%}`; or the figure's name
NOTHING: Final = "–"
PASS, FAIL, OPEN, NOT_MEASURED = "pass", "FAIL", "open", "not measured"


@dataclass(frozen=True)
class Grid:
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
    tables: tuple[Grid, ...] = ()
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
    def tables(self) -> list[Grid]:
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
        saves.write(folder / "report.md", self.markdown)
        saves.write(folder / "report.json", f"{self.json}\n")
        for table in self.tables:
            saves.write(folder / f"{table.name}.csv", csv_of([finite(row) for row in table.rows]))
        for name, picture in self.pictures.items():
            saves.write(folder / f"{name}.svg", picture)


def finite(row: Row) -> Row:
    """JSON knows no endless numbers: where an interval has no end, there is none."""
    return {key: None if isinstance(value, float) and not math.isfinite(value) else value for key, value in row.items()}


def _markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)
