"""Pictures of a game: the room; a game that draws nothing is shown as sheets of what its fields say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from textwrap import wrap
from typing import Final

from markupsafe import Markup

from tabuleiro.core.view import View
from tabuleiro.drawing.alone import alone, tokens
from tabuleiro.drawing.art import art
from tabuleiro.drawing.seats import SEATS, seat_shape
from tabuleiro.drawing.sheets import GAP, Drawn, at
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.kit.room import Room
from tabuleiro.kit.words import GameWords

PLAIN: Final = """
text{font-family:var(--ui)}
.sheet{fill:var(--sheet);stroke:var(--line);stroke-width:1}
.head{font-size:15px;font-weight:700;fill:var(--ink);font-family:var(--display)}
.field{font-size:12px;fill:var(--ink-2)}
.value{font-size:14px;font-weight:650;fill:var(--ink)}
"""
POSTER: Final = Path(__file__).parent / "poster.svg"
WIDTH: Final = 640.0
HEAD: Final = 34.0
LINE: Final = 20.0
VALUE: Final = 150.0  # where values begin, beside their fields' names
LETTERS: Final = 60  # of a value in one line


class Pictures(Room):
    """A view as one SVG that stands alone, and the game's poster. A game's room may have these files: `board.css` for
    its pictures on pages, `alone.css` for what only pictures that stand alone have, `tokens.css` for colours
    by day and by night, `defs.svg`, `poster.svg`."""

    place = "pictures"

    def table(self, view: View, lang: str = "en") -> str:
        """What the view's seat sees: for notebooks, documents and bug reports."""
        inside, width, height = self.drawing(view, lang)
        ground = tag("rect", width=width, height=height, fill="var(--paper)")
        root, own = f"tabuleiro-{self.manifest.short}", self.folder / self.place / "tokens.css"
        values = {**self.manifest.tokens, **(tokens(own) if own.is_file() else {})}
        return alone(ground + inside, width, height, self.title(view, lang), root, self.css, self.defs(), values)

    def poster(self) -> Markup:
        """A woodcut; who has drawn none gets the game's sign before a rising sun."""
        own = self.folder / self.place / "poster.svg"
        return art(own) if own.is_file() else art(POSTER).replace("{sign}", self.manifest.sign)

    # -- what a game draws
    def drawing(self, view: View, lang: str) -> Drawn:
        """The whole table: here, what lies on it and then every seat, by the names of their fields."""
        y, sheets = GAP, []
        for seat in range(-1, len(view.table.players)):
            rows = [(row.name, self.words.in_words(row, lang)) for row in self.words.fields(view, lang, seat)]
            sheet, high = self._sheet(view, seat, rows, lang)
            sheets.append(at(GAP, y, sheet))
            y += high + GAP
        return join(sheets), WIDTH, y

    def defs(self) -> Markup:
        """Gradients and patterns that its drawings use."""
        own = self.folder / self.place / "defs.svg"
        return art(own) if own.is_file() else NOTHING

    def title(self, view: View, lang: str) -> str:
        """What the picture is, for who cannot see it."""
        about = {"title": self.words.title(lang)}
        if view.seat < 0:
            return self.words.text(lang, "picture-spectator", **about)
        return self.words.text(lang, "picture-title", seat=SEATS[view.seat].upper(), **about)

    # -- what follows
    @property
    def words(self) -> GameWords:
        from tabuleiro.kit.shelf import room

        return room(self.manifest.name, GameWords)

    @cached_property
    def css(self) -> str:
        own = [self.folder / self.place / name for name in ("board.css", "alone.css")]
        return "".join(file.read_text(encoding="utf-8") for file in own if file.is_file()) or PLAIN

    def _sheet(self, view: View, seat: int, rows: Sequence[tuple[str, str]], lang: str) -> tuple[Markup, float]:
        """The table's fields or a seat's on a sheet of paper, and how high it is."""
        letter = SEATS[seat].upper() if seat >= 0 else ""
        head = self.words.text(lang, "seat-letter", letter=letter) if letter else self.words.title(lang)
        drawn = [tag("text", head, x=44 if letter else 14, y=24, class_="head")]
        if letter:
            drawn.append(seat_shape(seat, letter, 26, 19, 22))
        y = HEAD
        for name, value in rows:
            drawn.append(tag("text", name, x=14, y=y + 14, class_="field"))
            for line in wrap(value, LETTERS):
                drawn.append(tag("text", line, x=VALUE, y=y + 14, class_="value"))
                y += LINE
        ground = tag("rect", width=WIDTH - 2 * GAP, height=y + GAP, rx=12, class_="sheet")
        return join([ground, *drawn]), y + GAP
