"""The chronicle of a table: its log in words, as one seat may read it, the newest first; and what it missed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from markupsafe import Markup

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.table import Told
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import tag
from tabuleiro.web.board import board_of

SHOWN: Final = 80  # entries on a page: older ones are in the replay


@dataclass(frozen=True)
class LogLine:
    """What one seat did with one action, or the table by itself (`seat` is -1: a heading)."""

    number: int  # of the action: the moment that a click shows
    seat: int
    text: str


@lru_cache(maxsize=50_000)
def _lines(game: Game, told: Told, eye: int, names: tuple[str, ...], lang: str) -> tuple[LogLine, ...]:
    board = board_of(game.name)
    found: list[LogLine] = []
    counted: dict[int, list[Event]] = {}  # by seat: gains and payments, told as one sum at the end of its line
    for event in told.events:
        if event.kind in board.counted:
            if not found or found[-1].seat != event.seat:  # nothing of its own has brought it: an event has
                found.append(LogLine(told.number, event.seat, f"{names[event.seat]}:"))
            counted.setdefault(event.seat, []).append(event)
            continue
        begun = bool(found) and found[-1].seat == event.seat != TABLE
        more = begun and not found[-1].text.endswith(":")
        text = "" if event.kind in board.quiet else board.told(game, event.seen_by(eye), names, lang, more)
        if not text:
            continue
        if begun:
            before = found[-1].text if more else ""
            joined = f"{before.rstrip('.')}{text}" if text.startswith(",") else f"{before} {text}".lstrip()
            found[-1] = LogLine(told.number, event.seat, joined)
        else:
            found.append(LogLine(told.number, event.seat, text))
    for seat, events in counted.items():
        last = max(i for i, line in enumerate(found) if line.seat == seat)
        total = board.sum_up(events, lang)
        if total:  # `Ana uses Sun Ladder: +2 coins.`
            found[last] = LogLine(told.number, seat, f"{found[last].text.rstrip('.:')}: {total}.")
    return tuple(line for line in found if not line.text.endswith(":"))


def lines(game: Game, log: Sequence[Told], eye: int, names: tuple[str, ...], lang: str) -> list[LogLine]:
    """In the order in which it happened. Who has no secrets in an action shares its words with the spectators."""
    found: list[LogLine] = []
    for told in board_of(game.name).gathered(log):
        found += _lines(game, told, eye if eye in told.secrets else TABLE, names, lang)
    return found


class Lettered(Protocol):
    """A seat whose mark has a letter."""

    @property
    def letter(self) -> str: ...


@dataclass(frozen=True)
class LogChapter:
    """The lines under one heading ("Round 3: ..."), the newest first."""

    title: str
    lines: tuple[LogLine, ...]


def chapters(found: Sequence[LogLine]) -> list[LogChapter]:
    """The log as the page shows it: the newest chapter first, and in it the newest line."""
    made: list[LogChapter] = []
    inside: list[LogLine] = []
    for line in reversed(found):
        if line.seat == TABLE:
            made.append(LogChapter(line.text, tuple(inside)))
            inside = []
        else:
            inside.append(line)
    if inside:
        made.append(LogChapter("", tuple(inside)))
    return made


@lru_cache(maxsize=50_000)
def _log_item(table: str, eye: int, line: LogLine, letter: str) -> Markup:
    """A line of the log in HTML: the words lead to the moment when it happened."""
    seat = f"&seat={eye}" if eye >= 0 else ""
    words = tag("a", line.text, href=f"/t/{table}/replay?at={line.number}{seat}")
    return tag("li", seat_mark(line.seat, letter), words, class_="you" if line.seat == eye else None)


def log_items(table: str, eye: int, found: Sequence[LogChapter], seats: Sequence[Lettered]) -> Markup:
    """All lines of the log in HTML, under their headings."""
    items: list[str] = []
    for chapter in found:
        if chapter.title:
            items.append(tag("li", chapter.title, class_="turn"))
        for line in chapter.lines:
            letter = seats[line.seat].letter if line.seat < len(seats) else ""  # the Dutch of a solo play have no panel
            items += (_log_item(table, eye, line, letter), "\n")
    return Markup("".join(items))
