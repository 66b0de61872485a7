"""The terminal: what is printed and read, with or without colour, Unicode and a person at the keys."""

from __future__ import annotations

import contextlib
import importlib
import io
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text, TextType

from tabuleiro.cli.texts import Texts

# Okabe and Ito's colours tell seats apart for colour-blind people too; letters do it without colour.
SEAT_STYLES: Final = ("#E69F00", "#56B4E9", "#009E73", "#CC79A7", "#D55E00", "#F0E442", "#0072B2", "bold")
NUMBERS: Final = 5  # the column before a numbered list, with its space
WIDEST: Final = 110  # longer lines are hard to read


@dataclass(frozen=True)
class Glyphs:
    """The signs that boards are drawn with."""

    dot: str
    cross: str
    point: str
    diamond: str
    hollow: str
    bar: str
    cut: str
    dash: str
    times: str
    arrows: tuple[str, ...]  # left, right, upper left, upper right, lower left, lower right
    lines: str  # box characters by which of up 1, down 2, left 4, right 8 they join


UNICODE: Final = Glyphs(
    *("●", "✖", "·", "◆", "◇", "█", "…", "═", "×"), ("←", "→", "↖", "↗", "↙", "↘"), " │││─┘┐┤─└┌├─┴┬┼"
)
ASCII: Final = Glyphs(
    *("o", "x", ".", "@", "*", "#", "~", "=", "x"), ("L", "R", "UL", "UR", "DL", "DR"), " |||-+++-+++-+++"
)


BETWEEN: Final = 2  # columns of a table
NAME: Final = 12  # characters of a name or a head that stay on one line


class Terminal:
    """One for each command; nothing printed is taken for markup."""

    def __init__(self, stderr: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                with contextlib.suppress(OSError, ValueError):
                    stream.reconfigure(errors="replace")  # a strange byte must not end a play
        if sys.stdin is not None and sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # gives `input` a line editor and a history
        self.console = Console(stderr=stderr, markup=False, highlight=False, emoji=False)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self.glyphs = UNICODE if self.console.encoding.lower().startswith("utf") else ASCII

    @property
    def width(self) -> int:
        return self.console.width

    def print(self, *parts: RenderableType) -> None:
        if not parts:
            return
        if self.console.is_terminal:
            self.console.print(*parts, sep="\n")
            return
        with self.console.capture() as capture:
            self.console.print(*parts, sep="\n")
        for line in capture.get().splitlines():  # tables fill their lines up: no use in a file
            print(line.rstrip(), file=self.console.file)

    def text(self, words: str, style: str = "", indent: int = 0) -> None:
        self.print(Padding(Text(words, style), (0, 0, 0, indent)))

    def ask(self, prompt: str) -> str:
        """A line that was typed; EOFError at the end of input. Piped lines are shown as if typed."""
        if sys.stdin is None:
            raise EOFError
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def clear(self) -> None:
        """Nothing of the last screen can be scrolled back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()


def plain_table(*heads: TextType, figures: bool = False, **more: Any) -> Table:
    """`figures`: in all columns but the first."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, **more)
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if figures and number else "left")
    return table


def fitted(heads: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[Table]:
    """Names in the first column, figures in the others. Where there is too little room heads and names are broken;
    where even that is not enough the figures go on in a second table: none is ever cut."""
    cells = [[*(line for row in rows for line in row[n].split("\n"))] for n in range(len(heads))]
    words = [min(NAME, max(map(len, head.split()))) for head in heads]
    least = [max(words[n], *map(len, cells[n])) for n in range(len(heads))]
    wide = [max(map(len, [heads[n], *cells[n]])) for n in range(len(heads))]
    if sum(wide) + BETWEEN * (len(heads) - 1) <= width:
        return [_filled(heads, rows, range(len(heads)), wide)]
    least[0] = min(least[0], NAME)
    parts: list[list[int]] = [[]]
    for n in range(1, len(heads)):
        if parts[-1] and least[0] + sum(BETWEEN + least[m] for m in (*parts[-1], n)) > width:
            parts.append([])
        parts[-1].append(n)
    found = []
    for part in parts:
        room = width - sum(BETWEEN + least[n] for n in part)
        name = max(1, min(wide[0], room))
        spare, widths = room - name, list(least)
        widths[0] = name
        for n in part:  # what is left keeps heads whole, from the left
            more = min(spare, wide[n] - least[n])
            widths[n], spare = least[n] + more, spare - more
        found.append(_filled(heads, rows, (0, *part), widths))
    return found


def _filled(
    heads: Sequence[str], rows: Sequence[Sequence[str]], columns: Sequence[int], widths: Sequence[int]
) -> Table:
    table = plain_table(*(heads[n] for n in columns), figures=True, collapse_padding=True)
    for column, n in zip(table.columns, columns, strict=True):
        column.width, column.overflow = widths[n], "fold"
    for row in rows:
        table.add_row(*(row[n] for n in columns))
    return table


def headed(texts: Texts, *keys: str, right: Sequence[str] = ()) -> Table:
    """A table with these messages as its heads, figures to the right; "" is a column of ids without a head."""
    table = plain_table(*(texts(key) if key else "" for key in keys))
    for column, key in zip(table.columns, keys, strict=True):
        column.justify = "right" if key in right else "left"
        column.no_wrap = not key or key in right
    return table


def numbered(rows: list[tuple[str, Text]]) -> Table:
    """A list with its numbers in a column of their own; long lines wrap beside them."""
    return listed([(number.rjust(NUMBERS - 1), text) for number, text in rows])


def listed(rows: Iterable[tuple[TextType, TextType]], style: str = "bold") -> Table:
    """Names in this style, and beside them what belongs to each."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style=style)
    for row in rows:
        table.add_row(*row)
    return table


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)] if seat >= 0 else ""


def short(name: str, width: int, lines: int, cut: str) -> list[str]:
    """A name in so many lines of so many characters; what does not fit is cut."""
    found = [""]
    for word in name.split():
        if found[-1] and len(found[-1]) + 1 + len(word) <= width:
            found[-1] += f" {word}"
        elif not found[-1]:
            found[-1] = word
        else:
            found.append(word)
    if len(found) > lines:
        found[lines - 1 :] = [" ".join(found[lines - 1 :])]
    return [line if len(line) <= width else line[: width - 1] + cut for line in found]
