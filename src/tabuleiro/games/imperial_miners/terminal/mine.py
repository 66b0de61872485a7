"""Mines of Imperial Miners in the terminal: a grid of boxes, deeper rows half a card to the side, or a few lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from tabuleiro.cli.terminal import Glyphs, short
from tabuleiro.core.decision import Decision
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import LEVELS, SHIFT, level_of, place_cell, place_text, x_of
from tabuleiro.games.imperial_miners.rules.view_data import CardData, SeatData
from tabuleiro.games.imperial_miners.words.names import card_name, card_of

BETWEEN: Final = " and "  # how the notation names a border by its two places
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
INDENT: Final = 2
LINES: Final = 3  # inside a box: two for the name, one for place and marks
WIDEST_HALF, NARROWEST_HALF = 7, 3  # half a card, in characters
NUMBER_HALF: Final = 3  # half an empty place that is offered
WIDE_GAP, NARROW_GAP = 6, 2  # characters between cards with nothing between them: places are told by their names
COMFORTABLE_HALF: Final = 5  # below this, far places are left to the list of options
Starts = dict[int, int]  # column -> where in a line it begins


def numbers_by_place(decision: Decision | None) -> dict[str, str]:
    """The option numbers of a decision for each place on the board; several at one place are a range."""
    found: dict[str, list[int]] = {}
    for number, action in enumerate(decision.actions if decision else (), 1):
        found.setdefault(action.place, []).append(number)
    return {place: f"{n[0]}-{n[-1]}" if len(n) > 1 else str(n[0]) for place, n in found.items()}


def marks_of(card: CardData, glyphs: Glyphs) -> str:
    signs = (glyphs.cross if card["collapsed"] else "") + (glyphs.point if card["active"] else "")
    return glyphs.dot * card["machines"] + signs


def compact(game: ImperialMiners, seat: SeatData, lang: str, glyphs: Glyphs) -> list[str]:
    """A line for each level: place, name and marks of every card, from left to right."""
    cards = sorted(seat["mine"], key=lambda card: place_cell(card["place"]))
    return [
        ", ".join(
            f"{card['place']} {card_name(game, card['card'], lang)} {marks_of(card, glyphs)}".rstrip() for card in row
        )
        for _, row in groupby(cards, key=lambda card: level_of(place_cell(card["place"])))
    ]


# ---------------------------------------------------------------- the grid
def grid(
    game: ImperialMiners, seat: SeatData, numbers: Mapping[str, str], lang: str, glyphs: Glyphs, width: int
) -> Text:
    """The mine with carts on its borders and the options' numbers at their places, at most `width` wide where ten cards
    in a row allow it."""
    cards = {place_cell(card["place"]): card for card in seat["mine"]}
    places = [place for place in numbers if place[:1].isdigit() and BETWEEN not in place]
    starts, free = fitting(cards, [cell for cell in map(place_cell, places) if cell not in cards], width - INDENT)
    canvas = Canvas(glyphs, starts)
    for cell, card in cards.items():
        canvas.box(cell, card, card_name(game, card["card"], lang), numbers.get(card["place"], ""))
    for cell in free:
        canvas.slot(cell, numbers[place_text(cell)])
    for here, there in _open_halves(game, cards):
        canvas.mark(here, there, glyphs.hollow, "dim")
    offered = [(border, number, "bold green") for border, number in numbers.items() if BETWEEN in border]
    halves = [(border, glyphs.hollow, "") for border in seat["half_carts"]]
    carts = [(border, glyphs.diamond, "bold yellow") for border in seat["carts"]]
    for border, sign, style in (*halves, *carts, *offered):
        here, there = map(place_cell, border.split(BETWEEN))
        canvas.mark(here, there, sign, style)
    return canvas.text()


def _open_halves(game: ImperialMiners, cards: Mapping[int, CardData]) -> Iterator[tuple[int, int]]:
    """Half carts towards empty places: what a new card there could complete."""
    for cell, card in cards.items():
        for half, shift in zip(card_of(game, card["card"]).carts, SHIFT, strict=True):
            if half == "F" and cell + shift not in cards and 1 <= level_of(cell + shift) <= LEVELS:
                yield cell, cell + shift


def fitting(cards: Collection[int], free: Collection[int], width: int) -> tuple[Starts, Collection[int]]:
    """The roomiest drawing that fits; what is left out of a crowded one is still in the list of options."""
    touching = [cell for cell in free if not cards or any(_near(cell, card) for card in cards)]
    tries = [(half, free, WIDE_GAP) for half in range(WIDEST_HALF, COMFORTABLE_HALF - 1, -1)]
    tries += [(half, touching, NARROW_GAP) for half in range(WIDEST_HALF, NARROWEST_HALF - 1, -1)]
    for half, shown, gap in (*tries, (NARROWEST_HALF, (), 1)):
        starts = starts_of(map(x_of, cards), map(x_of, shown), half, gap)
        if max(starts.values()) < width:
            break
    return starts, shown


def _near(one: int, other: int) -> bool:
    return abs(int(x_of(one) - x_of(other))) + abs(int(level_of(one) - level_of(other))) <= 2


def starts_of(cards: Iterable[int], free: Iterable[int], half: int, gap: int) -> Starts:
    """Where each half card begins: wide under cards, narrow under offered places; at most `gap` for empty stretches."""
    widths = {column: min(half, NUMBER_HALF) for x in free for column in (x - 1, x)}
    widths |= {column: half for x in cards for column in (x - 1, x)}
    starts: Starts = {}
    at = empty = 0
    for column in range(min(widths, default=0), max(widths, default=0) + 2):
        starts[column] = at
        empty = 0 if column in widths else empty + 1
        at += widths.get(column, 1 if empty <= gap else 0)
    return starts


class Canvas:
    """Lines that join, and signs over them, by row and column."""

    def __init__(self, glyphs: Glyphs, starts: Starts) -> None:
        self.glyphs = glyphs
        self.starts = starts
        self.joins: dict[tuple[int, int], int] = defaultdict(int)
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}  # with their styles

    def write(self, row: int, column: int, words: str, style: str = "") -> None:
        for i, sign in enumerate(words):
            self.signs[row, column + i] = (sign, style)

    def spot(self, cell: int) -> tuple[int, int, int]:
        """Where a card begins: the row above it, the columns to its left and right."""
        x = x_of(cell)
        return (level_of(cell) - 1) * (LINES + 1), self.starts[x - 1], self.starts[x + 1]

    def frame(self, top: int, left: int, right: int) -> None:
        bottom = top + LINES + 1
        for column in range(left, right + 1):
            for row in (top, bottom):
                self.joins[row, column] |= LEFT * (column > left) | RIGHT * (column < right)
        for row in range(top, bottom + 1):
            for column in (left, right):
                self.joins[row, column] |= UP * (row > top) | DOWN * (row < bottom)

    def box(self, cell: int, card: CardData, name: str, number: str) -> None:
        """A card; `number` is set where it is an option."""
        top, left, right = self.spot(cell)
        self.frame(top, left, right)
        inner, style = right - left - 1, "dim" if card["collapsed"] else "bold"
        marks = marks_of(card, self.glyphs)
        last, second = f"{card['place']} {marks}".rstrip(), ""
        if len(last) > inner:
            last, second = card["place"], marks
        lines = short(name, inner, 1 if number or second else 2, self.glyphs.cut)
        self.write(top + 1, left + 1, lines[0], style)
        if number:
            self.write(top + 2, left + 1, f"[{number}] {second}"[:inner], "bold green")
        else:
            self.write(top + 2, left + 1, second or (lines[1] if len(lines) > 1 else ""), style)
        self.write(top + 3, left + 1, last[:inner])

    def slot(self, cell: int, number: str) -> None:
        """An empty place that is offered."""
        top, left, right = self.spot(cell)
        inner = right - left - 1
        self.write(top + 1, left + 1, f"[{number}]".center(inner).rstrip(), "bold green")
        self.write(top + 2, left + 1, place_text(cell).center(inner).rstrip(), "green")

    def mark(self, here: int, there: int, sign: str, style: str) -> None:
        """On a border: beside the box at the height of its middle line, or in the middle of the half border above or
        below."""
        top, left, right = self.spot(here)
        if level_of(here) == level_of(there):
            self.write(top + 2, right if there > here else left, sign, style)
            return
        middle = sum(self.starts[x_of(cell)] for cell in (here, there)) + 1 - len(sign)
        self.write(top + LINES + 1 if there > here else top, middle // 2, sign, style)

    def text(self) -> Text:
        last = dict(sorted((*self.joins, *self.signs)))  # row -> its last column
        drawn = Text("\n", no_wrap=True, overflow="crop").join(self._row(row, last[row]) for row in last)
        drawn.rstrip()
        return drawn

    def _row(self, row: int, last: int) -> Text:
        lines, joins = self.glyphs.lines, self.joins
        signs = [self.signs.get((row, c)) or (lines[joins.get((row, c), 0)], "dim") for c in range(last + 1)]
        text = Text(" " * INDENT)
        for style, run in groupby(signs, key=itemgetter(1)):
            text.append("".join(sign for sign, _ in run), style)
        return text
