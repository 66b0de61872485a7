"""A look back at the end of a play: points by source, points over the rounds, the turns that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.table import Told
from tabuleiro.drawing.seats import SEATS, seat_shape
from tabuleiro.drawing.tags import NOTHING, minus, tag, view_box
from tabuleiro.kit.beats import SCORED, Beat, Turn, chapters
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.chronicle import Reader, headline
from tabuleiro.web.templating import part
from tabuleiro.web.texts import words

if TYPE_CHECKING:
    from tabuleiro.core.scores import Score
    from tabuleiro.web.board import Board

TURNING_POINTS: Final = 3
ROOM: Final = 4  # percent of the widest bar that an icon and its number need
WIDE, HIGH = 560, 220  # the chart, in its own units
LEFT, RIGHT, TOP, BOTTOM = 34, 30, 14, 26
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


@dataclass(frozen=True)
class EndedPlay:
    """A play that is over, as one reader may know it."""

    table: str
    reader: Reader
    beats: Sequence[Beat]
    points: Sequence[int]  # of each seat, at the end

    @property
    def counter(self) -> str:
        return words_of(self.reader.game).points


@dataclass(frozen=True)
class TurningPoint:
    """A turn that brought its seat more than the others made in that round."""

    turn: Turn
    round: int
    points: int
    lead: int  # against the mean of the others


def opened(log: Sequence[Told]) -> list[Told]:
    """With the points that only their own seat knew, which are nobody's secret when the play is over; [] if all did."""
    if not any(event.secret for action in log for event in action.events if event.kind == SCORED):
        return []
    return [replace(action, events=tuple(map(_opened, action.events))) for action in log]


def _opened(event: Event) -> Event:
    return event.seen_by(event.seat) if event.kind == SCORED else event


def points_in(beats: Sequence[Beat], seat: int, counter: str) -> int:
    """`counter`: what points are called in this game."""
    return sum(gain.n for beat in beats for gain in beat.gains if gain.seat == seat and gain.what == counter)


def by_round(beats: Sequence[Beat], points: Sequence[int], counter: str) -> list[tuple[int, list[int]]]:
    """Each round with the points that every seat had after it; `points` are those at the end, so that what a seat
    began with, which no beat tells, is in it too."""
    totals = [n - points_in(beats, seat, counter) for seat, n in enumerate(points)]
    found: list[tuple[int, list[int]]] = []
    for chapter in chapters(beats):
        told = [*chapter.opening, *(beat for turn in chapter.turns for beat in turn.beats)]
        totals = [n + points_in(told, seat, counter) for seat, n in enumerate(totals)]
        found.append((chapter.round, totals))
    return found


def turning_points(beats: Sequence[Beat], seats: int, counter: str) -> list[TurningPoint]:
    """The turns in which somebody won the most ground, in the order in which they came."""
    found: list[TurningPoint] = []
    for chapter in chapters(beats):
        made = [sum(points_in(turn.beats, seat, counter) for turn in chapter.turns) for seat in range(seats)]
        for turn in chapter.turns:
            points = points_in(turn.beats, turn.owner, counter) if turn.owner != TABLE else 0
            others = [n for seat, n in enumerate(made) if seat != turn.owner]
            if points > 0 and 0 <= turn.owner < seats:
                found.append(TurningPoint(turn, chapter.round, points, points - sum(others) // max(1, len(others))))
    best = sorted(found, key=lambda one: (-one.lead, one.turn.beats[0].number))[:TURNING_POINTS]
    return sorted(best, key=lambda one: one.turn.beats[0].number)


# ---------------------------------------------------------------- where the points came from
def bars(board: Board, reader: Reader, scores: Sequence[Score], parts: Sequence[dict[str, int]]) -> Markup:
    """A bar for each seat, the best first; one scale for all, a pattern besides the colour for each source. What was
    lost goes to the left of nought."""
    keys = [key for key in parts[0] if any(part[key] for part in parts)]
    most = max(sum(n for n in part.values() if n > 0) for part in parts)
    lost = max(-sum(n for n in part.values() if n < 0) for part in parts)

    def share(n: int) -> int:
        """In percent of the whole width."""
        return round(100 * abs(n) / max(1, most + lost))

    def before(part: dict[str, int]) -> int:
        """Room before all that was lost: rounded as that is, so that nought stays in its place."""
        return share(lost) - sum(share(part[key]) for key in keys if part[key] < 0)

    ranked = sorted(scores, key=lambda score: score.rank)
    honours = [_honour(seat, parts, keys) for seat in range(len(parts))]
    ways = {"share": share, "before": before, "room": ROOM}
    given = {"board": board, "reader": reader, "scores": ranked, "parts": parts, "keys": keys, "lost": lost}
    return part("end/bars.html", reader.lang, **given, honours=honours, **ways)


def _honour(seat: int, parts: Sequence[dict[str, int]], keys: Sequence[str]) -> str:
    """What a seat was best at: the source in which it is furthest ahead of all others; alone nothing."""
    if len(parts) < 2:
        return ""
    leads = {key: parts[seat][key] - max(part[key] for i, part in enumerate(parts) if i != seat) for key in keys}
    best = max(keys, key=lambda key: (leads[key], parts[seat][key]), default="")
    return best if best and leads[best] >= 0 and parts[seat][best] > 0 else ""


# ---------------------------------------------------------------- points over the rounds
def chart(told: EndedPlay) -> Markup:
    """A line for each seat; the words of it are the table of all figures."""
    seats = len(told.reader.names)
    rounds = by_round(told.beats, told.points, told.counter)
    if len(rounds) < 2:
        return NOTHING
    most = max(1, *(n for _, totals in rounds for n in totals))
    least = min(0, *(n for _, totals in rounds for n in totals))
    step = next((step for step in STEPS if (most - least) / step <= 5), STEPS[-1])
    across = (WIDE - LEFT - RIGHT) / (len(rounds) - 1)

    def at(i: int, n: int) -> tuple[float, float]:
        return LEFT + i * across, HIGH - BOTTOM - (n - least) * (HIGH - TOP - BOTTOM) / (most - least)

    drawn: list[Markup] = []
    for n in range(least // step * step, most + 1, step):
        _, y = at(0, n)
        drawn.append(tag("line", x1=LEFT, x2=WIDE - RIGHT, y1=y, y2=y, class_="grid"))
        drawn.append(tag("text", minus(n), x=LEFT - 6, y=y + 4, text_anchor="end"))
    for i, (number, _) in enumerate(rounds):
        if len(rounds) <= 16 or not i % 2:
            drawn.append(tag("text", str(number), x=at(i, least)[0], y=HIGH - 8, text_anchor="middle"))
    for seat in range(seats):
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(i, totals[seat]) for i, (_, totals) in enumerate(rounds)))
        drawn.append(tag("polyline", points=line, class_=f"run s{SEATS[seat]}", pathLength="1"))
    ends = sorted((at(len(rounds) - 1, n)[1], seat) for seat, n in enumerate(rounds[-1][1]))
    y = 0.0
    for wanted, seat in ends:  # marks of equal ends stand below each other
        y = max(wanted, y + 19 if y else 0)
        drawn.append(seat_shape(seat, told.reader.letters[seat], WIDE - RIGHT + 15, y, 18))
    picture = tag("svg", *drawn, viewBox=view_box(WIDE, HIGH), aria_hidden="true", class_="chart")
    return tag("section", tag("h3", words(told.reader.lang)("end-rounds")), picture, class_="rounds")


# ---------------------------------------------------------------- turning points
def turns(told: EndedPlay) -> Markup:
    """What decided it: three turns, each with the way to its moment."""
    reader = told.reader
    found = turning_points(told.beats, len(reader.names), told.counter)
    if not found or len(reader.names) < 2:
        return NOTHING
    return part("end/turns.html", reader.lang, reader=reader, table=told.table, turns=found, headline=headline)
