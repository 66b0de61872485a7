"""Lists of tables in words: who waits for whom since when; how a finished game went, as a small chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from tabuleiro.core.game import Game
from tabuleiro.core.record import Record, fold
from tabuleiro.core.scores import Score
from tabuleiro.core.state import State
from tabuleiro.drawing.seats import SEATS, seat_mark, seat_shape
from tabuleiro.drawing.tags import figure, join, tag
from tabuleiro.kit.shelf import title_of
from tabuleiro.server.listed import Listed
from tabuleiro.web.eyes import names_of, signs
from tabuleiro.web.texts import Say

WIDE: Final = 300  # of the chart
MARK: Final = 15  # of the seats' marks at the ends of its lines


@dataclass(frozen=True)
class TableRow:
    """One table in a list."""

    name: str
    says: str
    marks: Markup
    since: str
    href: str
    verb: str  # what the button does: "go" or "look"
    game: str


def row(listed: Listed, say: Say, lang: str, now: float, asked: str = "", replay: bool = False) -> TableRow:
    """`asked`: what is asked of the person, where it is known."""
    names = names_of(listed.chairs, lang)
    marks = zip(range(len(names)), signs(listed.chairs), names, strict=True)
    seats = sum(chair.kind == "open" and not chair.bot for chair in listed.chairs)
    href = f"/t/{listed.id}"
    if listed.over:
        made = zip(names, listed.scores, strict=True)
        says = " · ".join(say("tables-score", name=name, points=figure(points)) for name, points in made)
        href += "/replay" if replay else ""
    elif listed.waits:
        says = asked or say("tables-your-turn")
    elif seats:
        says = say("tables-open", n=seats)
        href += "/seats"
    else:
        says = say("tables-waiting", names=", ".join(names[seat] for seat in listed.to_act))
    return TableRow(
        listed.name or title_of(listed.game, lang),
        says,
        join([seat_mark(seat, letter, name, "s20") for seat, letter, name in marks]),
        since(now - (listed.changed if listed.over else listed.since), say),
        href,
        "look" if listed.over else "go",
        listed.game,
    )


def since(seconds: float, say: Say) -> str:
    minutes = int(seconds // 60)
    if minutes < 1:
        return say("since-now")
    if minutes < 60:
        return say("since-minutes", n=minutes)
    hours = minutes // 60
    return say("since-hours", n=hours) if hours < 48 else say("since-days", n=hours // 24)


# ---------------------------------------------------------------- a look back
@dataclass(frozen=True)
class Past:
    """The last finished game."""

    says: str
    chart: Markup
    href: str


def course(game: Game, record: Record) -> list[tuple[int, ...]]:
    """Everybody's points when each round began, and at the end."""
    state = fold(game, record, 0)
    events = state.listen()
    found: list[tuple[int, ...]] = []
    for entry in record.entries:
        state.scripted(*entry.outcomes).apply(state.decision(entry.seat).parse(entry.text))
        if any(event.kind == "round" for event in events):
            found.append(_totals(state))
        events.clear()
    return [*found, _totals(state)]


def _totals(state: State) -> tuple[int, ...]:
    return tuple(score.points for score in state.scores)


def past(listed: Listed, scores: Sequence[Score], course: Sequence[Sequence[int]], say: Say, lang: str) -> Past:
    names = names_of(listed.chairs, lang)
    return Past(
        _verdict(listed, scores, names, say), chart(course, names, signs(listed.chairs), say), f"/t/{listed.id}/replay"
    )


def _verdict(listed: Listed, scores: Sequence[Score], names: Sequence[str], say: Say) -> str:
    """How it went, from where the person sat."""
    best = next(score for score in sorted(scores, key=lambda score: score.seat not in listed.own) if score.rank == 1)
    said: dict[str, int | str] = {"table": listed.name, "points": figure(best.points)}
    if best.challenge is not None:
        return say("back-challenge-won" if best.challenge else "back-challenge-lost", **said)
    if len(scores) == 1:
        return say("back-alone", **said)
    if listed.own == (best.seat,):
        ahead = best.total - max(score.total for score in scores if score.seat != best.seat)
        return say("back-won", ahead=ahead, **said) if ahead else say("back-won-tie", **said)
    if len(listed.own) == 1:
        return say("back-lost", winner=names[best.seat], mine=figure(listed.scores[listed.own[0]]), **said)
    return say("back-watched", winner=names[best.seat], **said)


def chart(course: Sequence[Sequence[int]], names: Sequence[str], marked: Sequence[str], say: Say) -> Markup:
    """A line for each seat, with its own pattern and its mark at the end; the label says the same in figures."""
    seats = range(len(names))
    most = max(1, *(max(points) for points in course))
    across = (WIDE - MARK) / max(1, len(course) - 1)
    high = max(50, MARK * (len(names) + 1))

    def height(points: int) -> float:
        return high - MARK / 2 - points / most * (high - MARK)

    lines: list[Markup] = []
    for seat in seats:
        spots = (f"{n * across:.1f} {height(points[seat]):.1f}" for n, points in enumerate(course))
        lines.append(tag("path", d="M" + "L".join(spots), class_=f"line s{SEATS[seat]}"))
    ends = _apart([height(course[-1][seat]) for seat in seats], high - MARK / 2)
    marks = [
        seat_shape(seat, letter, WIDE - MARK / 2, end, MARK)
        for seat, letter, end in zip(seats, marked, ends, strict=True)
    ]
    told = " ".join(
        say("back-chart-line", name=name, points=", ".join(str(points[seat]) for points in course))
        for seat, name in enumerate(names)
    )
    ground = tag("path", d=f"M0 {high - 1}H{WIDE}", class_="ground")
    label = say("back-chart", lines=told)
    return tag(
        "svg", ground, *lines, *marks, class_="spark", viewBox=f"0 0 {WIDE} {high}", role="img", aria_label=label
    )


def _apart(heights: Sequence[float], lowest: float) -> list[float]:
    """Where the marks stand so that none covers another: pushed down where they meet, then up from the ground."""
    found = list(heights)
    order = sorted(range(len(heights)), key=lambda n: heights[n])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + MARK)
    found[order[-1]] = min(found[order[-1]], lowest)
    for below, above in pairwise(reversed(order)):
        found[above] = min(found[above], found[below] - MARK)
    return found
