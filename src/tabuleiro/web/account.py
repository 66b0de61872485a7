"""Account: a review as one reader is told it: seats, decisions, luck, turning points, and the way to each moment."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from markupsafe import Markup

from tabuleiro.analysis.review import BEFORE, Judged, Review, Swing, Turning
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import MINUS, minus, tag
from tabuleiro.kit.beats import chapters
from tabuleiro.web import chronicle
from tabuleiro.web.board import board_of
from tabuleiro.web.curve import Curve
from tabuleiro.web.eyes import Eyes, names_of, signs
from tabuleiro.web.ledger import Ledger, Stretch, ahead_since, decisive, stretches
from tabuleiro.web.texts import words

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable

COSTLIEST: Final = 5  # decisions that are shown while others are still judged

_briefs: WeakKeyDictionary[LiveTable, dict[tuple[int, str, str], str]] = WeakKeyDictionary()


@dataclass(frozen=True)
class Decided:
    """Where a play was decided: in sentences, and as the sum of what moved the winner's chance there."""

    says: list[str]
    of: str = ""  # whose chance, and when
    ledger: Ledger | None = None


class Account:
    def __init__(self, table: LiveTable, review: Review, eyes: Eyes) -> None:
        self.table = table
        self.review = review
        self.lang = eyes.lang
        self.say = words(eyes.lang)
        self.names = names_of(table.chairs, eyes.lang)
        self.letters = signs(table.chairs)
        told = chapters(chronicle.beats_of(table, eyes.seat))
        firsts = [[*one.opening, *(beat for turn in one.turns for beat in turn.beats)] for one in told]
        self.rounds = [(beats[0].number, one.round) for one, beats in zip(told, firsts, strict=True) if beats]

    # -- words of moments
    def when(self, number: int) -> str:
        """The round that an action belongs to; where there are none, its number."""
        if not number:
            return self.say("study-deal")
        round_ = self._round(number)
        return self.say("study-round", round=round_) if round_ else self.say("study-action", number=number)

    def whose(self, number: int, seat: int) -> str:
        """The same with whom it is about."""
        name, round_ = self.names[seat], self._round(number)
        said = self.say("end-in-round", name=name, round=round_) if round_ else ""
        return str(said or self.say("study-in-action", name=name, number=number))

    def _round(self, number: int) -> int:
        """The action with which a round begins is the last of the one before."""
        place = bisect_left([first for first, _ in self.rounds], number) - 1
        return self.rounds[max(place, 0)][1] if self.rounds else 0

    def brief(self, number: int, text: str) -> str:
        """An option in the place of an action, in few words; each is worked out once."""
        known = _briefs.setdefault(self.table, {})
        key = number, text, self.lang
        if key not in known:
            state, seat = self.table.at(number - 1), self.table.table.log[number].seat
            action = state.decision(seat).parse(text)
            known[key] = board_of(self.table.game.name).brief(state.view(seat), action, self.lang)
        return known[key]

    def mark(self, seat: int, css: str = "") -> Markup:
        return seat_mark(seat, self.letters[seat], cls=css)

    # -- the parts of the page
    @property
    def steps(self) -> list[tuple[str, int, int]]:
        """While it is worked out: each part of it with how many of how many are done."""
        review, moments = self.review, self.review.actions
        chancy = 1 + sum(told.chance for told in self.table.table.log[1:])
        done = sum(bool(one) for one in review.chances[:-1]), len(review.strokes), len(review.decisions)
        return list(zip(("curve", "luck", "decisions"), done, (moments, chancy, moments), strict=True))

    @cached_property
    def turning_points(self) -> list[Turning]:
        return self.review.turning_points if self.review.done >= 1 else []

    @cached_property
    def curve(self) -> Curve:
        turning = [one.number for one in self.turning_points]
        return Curve(self.review, self.names, self.letters, self.rounds, turning, self.lang)

    @cached_property
    def stretches(self) -> list[Stretch]:
        return stretches(self.rounds, self.review.actions)

    @property
    def by_round(self) -> list[tuple[str, list[str]]]:
        """The curve in figures: after the deal, at the end of each round, or after some actions each."""
        moments = [(self.say("study-deal"), 0), *((self.span(one), one.last) for one in self.stretches)]
        return [(said, self.curve.figures(n)) for said, n in moments]

    def span(self, one: Stretch) -> str:
        if one.round:
            return self.say("study-round", round=one.round)
        return self.say("study-actions", first=one.first + 1, last=one.last)

    @property
    def decided(self) -> Decided:
        """For who sees nothing else of the page."""
        scores, review = self.table.table.state.scores, self.review
        best = self.curve.stacked[0]
        name, winners = self.names[best], [self.names[score.seat] for score in scores if score.rank == 1]
        if self.curve.single:
            lost = points_of(sum(one.points for one in review.decisions if one.loss), self.lang)
            return Decided([self.say("study-decided-alone", name=name, points=scores[0].points, n=lost)])
        won = len(winners) == 1
        says = [self.say("study-won", name=name) if won else self.say("study-shared", names=", ".join(winners))]
        if won:
            says.append(self._ahead(best, ahead_since(review, best)))
        part = decisive(review, best, self.stretches)
        if part is None:
            return Decided(says)
        sums = Ledger.of(review, best, part.first, part.last)
        kind = "round" if part.round else "actions"
        where = {"round": part.round, "first": part.first + 1, "last": part.last, "name": name}
        says.append(self.say(f"study-most-{kind}", n=sums.moved, **where))
        says.append(self.say(f"study-mostly-{sums.most}", name=name))
        return Decided(says, self.say(f"study-chance-{kind}", **where), sums)

    def _ahead(self, seat: int, moment: int) -> str:
        name, last = self.names[seat], self.review.actions
        if moment in (0, last):
            return self.say("study-ahead-always" if not moment else "study-ahead-never", name=name)
        round_ = self._round(moment)
        key = "study-ahead-round" if round_ else "study-ahead-action"
        return self.say(key, name=name, round=round_, number=moment)

    @property
    def decisions(self) -> list[Judged]:
        return [one for one in self.review.decisions if one.options > 1]

    @property
    def costliest(self) -> list[Judged]:
        """As far as decisions are judged: to look at while the others are."""
        named = [one for one in self.review.decisions if one.name]
        return sorted(named, key=lambda one: -one.loss)[:COSTLIEST]

    @property
    def turning(self) -> list[tuple[int, int, str, str, str]]:
        """Of each turning point its number, whose it is, what it is called, a sentence, and what it moved."""
        return [self._turn(one) for one in self.turning_points]

    def _turn(self, one: Turning) -> tuple[int, int, str, str, str]:
        kind = "luck"
        if isinstance(one, Judged):
            seat, size, kind = one.seat, -one.loss, one.name
            said = {"chosen": self.brief(one.number, one.action), "better": self.brief(one.number, one.best)}
            says = self.say("study-turned", loss=round(100 * one.loss), **said)
        elif isinstance(one, Swing):
            seat, size, kind = one.seat, one.rest, "swing"
            chosen = self.brief(one.number, self.table.table.log[one.number].text)
            key = "study-swung-up" if size > 0 else "study-swung-down"
            says = self.say(key, name=self.names[seat], chosen=chosen, n=round(100 * abs(size)))
        else:
            seat = max(self.review.seats, key=lambda seat: abs(one.luck[seat]))
            size = self.review.trust * one.luck[seat]
            key = "study-struck" if size > 0 else "study-struck-down"
            says = self.say(key, name=self.names[seat], n=round(100 * abs(size)))
        called = f"study-kind-{kind}" if kind in ("luck", "swing") else f"study-{kind}"
        return one.number, seat, self.say(called), says, signed(size)

    @property
    def seats(self) -> list[int]:
        """The best first."""
        return [score.seat for score in sorted(self.table.table.state.scores, key=lambda one: one.rank)]

    @cached_property
    def sums(self) -> list[Ledger]:
        """Of the whole play, by seat."""
        return [Ledger.of(self.review, seat, BEFORE, self.review.actions) for seat in self.review.seats]

    def luck_bar(self, seat: int) -> Markup:
        """As long as one's luck beside the greatest at the table."""
        luck = self.review.luck
        return luck_bar(luck[seat] / max(0.05, *(abs(one) for one in luck)))

    # -- one moment
    def detail(self, number: int) -> dict[str, Any]:
        """An action that is looked at: what was chosen, what was better, what became of the chance and why."""
        log = self.table.table.log
        seat = log[number].seat
        one = next((one for one in self.review.decisions if one.number == number), None)
        lost = one if one is not None and one.loss else None
        numbers = [row.number for row in self.decisions]
        place = bisect_right(numbers, number)
        turning = [one.number for one in self.turning_points]
        return {
            "number": number,
            "seat": seat,
            "mark": self.mark(seat),
            "disc": turning.index(number) + 1 if number in turning else 0,
            "when": self.whose(number, seat),
            "ledger": None if self.curve.single else Ledger.of(self.review, seat, number - 1, number),
            "points": [self.curve.figures(n)[seat] for n in (number - 1, number)],
            "chosen": self.brief(number, log[number].text),
            "better": self.brief(number, lost.best) if lost is not None else "",
            "behind": self._behind(one) if one is not None else ("", ""),
            "loss": self._lost(lost) if lost is not None else "0",
            "lacks": points_of(lost.points, self.lang) if lost is not None and not self.curve.single else "",
            "name": self.say(f"study-{one.name}") if one is not None and one.name else "",
            "free": one is not None and one.options > 1,
            "previous": max((n for n in numbers[:place] if n < number), default=0),
            "next": numbers[place] if place < len(numbers) else 0,
        }

    def _lost(self, one: Judged) -> str:
        """In points of a hundred; alone in points."""
        return MINUS + points_of(one.points, self.lang) if self.curve.single else signed(-one.loss)

    def _behind(self, one: Judged) -> tuple[str, str]:
        """What lay behind the choice and behind the best; the one is the other less what was lost, as it is shown. A
        review that was kept long ago does not say it."""
        if one.taken is None or one.better is None:
            return "", ""
        if self.curve.single:
            better, lost = round(one.better[1], 1), round(one.points, 1) if one.loss else 0.0
            return points_of(better - lost, self.lang), points_of(better, self.lang)
        best, gone = round(100 * one.better[0]), round(100 * one.loss)
        return self.say("study-percent", n=best - gone), self.say("study-percent", n=best)

    def mistakes(self, seat: int) -> list[int]:
        """The numbers of a seat's decisions that are worth another look."""
        return [one.number for one in self.review.decisions if one.seat == seat and one.name]


def signed(share: float) -> str:
    """Points of a hundred, with a sign."""
    return with_sign(round(100 * share))


def with_sign(n: int) -> str:
    return f"+{n}" if n > 0 else str(minus(n))


def points_of(n: float, lang: str) -> str:
    """Tenths of a few points, no more than can be told."""
    n = round(n, 1 if abs(n) < 9.5 else 0) + 0.0
    return minus(f"{n:g}".replace(".", "." if lang == "en" else ","))


def rounded(number: float | None) -> str:
    return "–" if number is None else f"{number:.0f}"


def luck_bar(part: float) -> Markup:
    """From the middle to the right what was given, to the left what was taken, with stripes."""
    wide = round(100 * abs(part), 1)
    track = tag("rect", width=210, height=14, rx=3, class_="track")
    bar = tag("rect", x=105 if part >= 0 else 105 - wide, width=wide, height=14, class_="gave" if part >= 0 else "took")
    stripes = "".join(f"M{x} 0l-7 14" for x in range(round(105 - wide) + 7, 106, 8)) if part < 0 else ""
    middle = tag("path", d="M105-2v18", class_="middle")
    return tag(
        "svg", track, bar, tag("path", d=stripes, class_="stripes"), middle, viewBox="0 -2 210 18", aria_hidden="true"
    )
