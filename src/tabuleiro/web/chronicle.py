"""The chronicle of a table: its beats as one reader may know them, in words, as a log, and as the stage tells them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Final, cast
from weakref import WeakKeyDictionary

from markupsafe import Markup

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.table import Told
from tabuleiro.drawing.icons import icon, symbols
from tabuleiro.drawing.seats import SEATS, seat_mark
from tabuleiro.drawing.tags import MINUS, NOTHING, classes, join, tag
from tabuleiro.kit.beats import UNTOLD, Beat, Gain, Round, Telling, Turn, joined
from tabuleiro.kit.shelf import words_of
from tabuleiro.kit.teller import Teller
from tabuleiro.web.templating import part
from tabuleiro.web.texts import words

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.web.board import Board

SHOWN: Final = 3  # rounds of the log on a page that is sent again and again: all are on a page of their own
LINES: Final = 3  # of a turn in the log, while it is folded
HEAVY: Final = {"quiet": 0, "plain": 1, "big": 2}


# ---------------------------------------------------------------- what was told
class Chronicle:
    """All beats of a play for one reader; told on as the play goes on, anew when something was taken back."""

    def __init__(self, game: Game, eye: int, begun_in: int = 0) -> None:
        self._words = words_of(game)
        self._eye = eye
        self._begun_in = begun_in
        self._begin()

    def _begin(self) -> None:
        self.teller = self._words.teller(self._eye)
        self.teller.round = self._begun_in
        self._last: Told | None = None
        self._read = 0
        self.beats: list[Beat] = []

    def of(self, log: Sequence[Told]) -> list[Beat]:
        if self._read > len(log) or (self._read and log[self._read - 1] is not self._last):
            self._begin()
        for told in log[self._read :]:
            self.beats += self.teller.tell(told)
            self._last = told
        self._read = len(log)
        return self.beats


_kept: WeakKeyDictionary[LiveTable, dict[int, Chronicle]] = WeakKeyDictionary()


def beats_of(table: LiveTable, eye: int) -> list[Beat]:
    """Everything that has happened at a table, for one reader."""
    kept = _kept.setdefault(table, {})
    if eye not in kept:
        kept[eye] = Chronicle(table.game, eye, _begun_in(table))
    return kept[eye].of(table.table.log)


def _begun_in(table: LiveTable) -> int:
    """The round in which a table from a position goes on; 0 where all of the play is told."""
    log = table.table.log
    return 0 if not log or log[0].events else cast(int, table.at(0).view(TABLE).data.get("round", 0))


def teller_of(table: LiveTable, eye: int) -> Teller:
    """Who has just told it all."""
    beats_of(table, eye)
    return _kept[table][eye].teller


def told_to(table: LiveTable, seat: int) -> list[Told]:
    """The actions since the seat acted last, that act included, as it may know them."""
    log = table.table.log
    return [told.seen_by(seat) for told in (log[table.table.last_of(seat) :] if seat >= 0 else log[-1:])]


def turn_of(table: LiveTable, seat: int) -> list[Beat]:
    """The seat's own turn as far as it has come, or the newest it had."""
    beats = beats_of(table, seat)
    turn = next((beat.turn for beat in reversed(beats) if beat.owner == seat >= 0), -1)
    return [beat for beat in beats if beat.turn == turn]


# ---------------------------------------------------------------- one reader
@dataclass(frozen=True)
class Reader:
    """Who reads: a seat (-1: a spectator), the names at this table and the letters of its marks, a language."""

    game: Game
    eye: int
    names: tuple[str, ...]
    letters: tuple[str, ...]
    lang: str

    def caption(self, beat: Beat) -> str:
        return _caption(self.game, beat, self.eye, self.names, self.lang)

    def said(self, beat: Beat) -> str:
        """For who does not see the page."""
        return words_of(self.game).said(self.game, beat, self.eye, self.names, self.lang)

    def marked(self, beat: Beat) -> Markup:
        """The sentence with people's names in bold."""
        return _bold(self.caption(beat), (*self.names, self._you))

    def chips(self, gains: Sequence[Gain], small: bool = True, whose: Markup = NOTHING) -> Markup:
        """Gains and payments as numbers with icons, behind the mark of whose they are; none is left out, least of all
        a loss."""
        shown = [self._chip(gain, small) for gain in sorted(gains, key=lambda gain: gain.n < 0)]
        return tag("span", whose, *shown, class_="gains") if shown else NOTHING

    def brought(self, beat: Beat, small: bool = True) -> Markup:
        """What a beat brought its own seat, with what was given for it, and after that each other one; where there
        are several, each stands behind its seat's mark."""
        others = dict.fromkeys(gain.seat for gain in beat.gains if gain.seat != beat.seat)
        chips = [self.chips(beat.own, small, self.mark(beat.seat) if others else NOTHING)]
        for seat in others:
            chips.append(self.chips([gain for gain in beat.gains if gain.seat == seat], small, self.mark(seat)))
        return join(chips)

    def _chip(self, gain: Gain, small: bool) -> Markup:
        name = words_of(self.game).gain(gain.what, abs(gain.n), self.lang)
        sign = icon(gain.what) if gain.what in symbols() else tag("span", f"\u00a0{name.partition(' ')[2]}")
        text = f"+{gain.n}" if gain.n > 0 else f"{MINUS}{-gain.n}"
        loss = (gain.n < 0) != (gain.what in words_of(self.game).harms)
        css = classes("gain", "pay" if loss else "", "s" if small else "")
        return tag("span", text, sign, class_=css, title=name)

    def row(self, row: LogRow) -> Markup:
        """Sentences with what they brought, in the order in which they happened; the name stands in the first alone."""
        parts: list[Markup] = []
        tellings = words_of(self.game).tellings
        for beat in together((beat for beat in row.beats if self.caption(beat)), tellings):
            said = self._further(beat) if parts else self.marked(beat)
            parts += [said, self.brought(beat)] if beat.id == row.head.id else [tag("small", said, self.brought(beat))]
        return tag("span", *parts, class_="row")

    def sums(self, rows: Sequence[LogRow]) -> Markup:
        """What each seat has got and given in all, behind its mark."""
        seats = dict.fromkeys(row.head.seat for row in rows)
        gains = joined(gain for row in rows for gain in row.whole.gains)
        own = {seat: [gain for gain in gains if gain.seat == seat] for seat in (*seats, *(gain.seat for gain in gains))}
        return join([tag("span", self.mark(seat), self.chips(own[seat]), class_="sum") for seat in own])

    def whole(self, row: LogRow) -> Beat:
        """With all that it brought, under a title that fits the sum."""
        event = words_of(self.game).as_one(row.beats)
        return replace(row.whole, event=event) if event is not None else row.whole

    def _further(self, beat: Beat) -> Markup:
        """Its sentence without whose doing it is."""
        name = f"{re.escape(self.names[beat.seat])}|{re.escape(self._you)}"
        return tag("span", re.sub(rf"^({name}) ", "", self.caption(beat)))

    def name(self, seat: int) -> str:
        """As sentences call a seat: its reader is "You"."""
        return self._you if seat == self.eye else self.names[seat]

    @property
    def _you(self) -> str:
        return words_of(self.game).text(self.lang, "you")

    def mark(self, seat: int) -> Markup:
        if not 0 <= seat < len(self.letters):  # the table, or who has no panel
            return icon("board")
        return seat_mark(seat, self.letters[seat])


@lru_cache(maxsize=50_000)
def _caption(game: Game, beat: Beat, eye: int, names: tuple[str, ...], lang: str) -> str:
    return words_of(game).caption(game, beat, eye, names, lang)


def _bold(text: str, names: Sequence[str]) -> Markup:
    found = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name)
    parts = re.split(rf"(?<!\w)({found})(?!\w)", text)
    return tag("span", *(tag("b", part) if i % 2 else part for i, part in enumerate(parts)))


# ---------------------------------------------------------------- the log
def headline(turn: Turn) -> Beat:
    """What a turn was about, best of the owner's own doing."""
    return weightiest([beat for beat in turn.beats if beat.seat == turn.owner] or turn.beats)


def weightiest(beats: Sequence[Beat]) -> Beat:
    """The first that a game says a turn is about, else the last of those that matter most: what it came to; of equals
    one that brought something."""
    told = [beat for beat in beats if beat.event.kind not in UNTOLD] or beats
    mains = [beat for beat in reversed(told) if beat.main]
    return max(reversed(mains or told), key=lambda beat: (HEAVY[beat.weight], bool(beat.gains)))


@dataclass(frozen=True, eq=False)
class LogRow:
    """One thing that happened, and steps to it and after it that brought something: each has its own gains."""

    head: Beat
    steps: tuple[Beat, ...] = ()

    @property
    def beats(self) -> list[Beat]:
        """All of it as it happened."""
        return sorted((self.head, *self.steps), key=lambda beat: (beat.number, beat.index))

    @property
    def whole(self) -> Beat:
        """Its head with all gains and payments."""
        prices = (gain for beat in self.steps for gain in beat.price)
        gains = joined((*prices, *(gain for beat in (self.head, *self.steps) for gain in beat.gains)))
        return replace(self.head, gains=gains)


def rows_of(beats: Sequence[Beat]) -> list[LogRow]:
    """One for each thing that was told loud, with the quiet ones after it; where nothing is loud but something was
    brought, one of them stands for the turn. What is loud after what others did in the same turn stands after that.
    What was paid stands with what it was paid for, and only there."""
    found: list[list[Beat]] = []
    begun: dict[tuple[int, int], list[Beat]] = {}  # by turn and seat, its newest row
    told = {(beat.turn, beat.seat): (beat.number, beat.index) for beat in beats if beat.price}
    for beat in beats:
        key = (beat.turn, beat.seat)
        row = begun.get(key)
        if beat.ahead and (beat.number, beat.index) < told.get(key, (0, 0)):
            continue
        loud = beat.weight != "quiet"
        if row is None and not (loud or beat.gains or beat.main or beat.brings):
            continue
        answered = row is not None and found[-1] is not row and found[-1][0].turn == beat.turn
        if row is None or (loud and (answered or row[0].weight != "quiet")):
            row = begun[key] = []
            found.append(row)
        row.append(beat)
    summed = [list(in_one(row)) for row in found]
    heads = [weightiest(row) for row in summed]
    return [
        LogRow(head, tuple(b for b in row if b is not head and (b.gains or b.brings)))
        for head, row in zip(heads, summed, strict=True)
    ]


def in_one(beats: Iterable[Beat]) -> Iterator[Beat]:
    """Several of which one line says it are one: the newest, with what all of them were about and have brought."""

    def alike(beat: Beat) -> object:
        return [(key, value) for key, value in beat.event.data.items() if key != beat.sums] if beat.sums else beat.id

    for _, same in groupby(beats, lambda beat: (beat.event.kind, beat.seat, alike(beat))):
        first, *others = same
        if not others:
            yield first
            continue
        many = tuple(cast(str, beat.event.data[first.sums]) for beat in (first, *others))
        event = replace(first.event, data={**first.event.data, first.sums: many})
        gains = joined(gain for beat in (first, *others) for gain in beat.gains)
        added = tuple(event for beat in others for event in (beat.event, *beat.added))
        yield replace(others[-1], event=event, gains=gains, added=(*first.added, *added))


def of_others(rows: Sequence[LogRow], eye: int) -> tuple[LogRow, ...]:
    """What others did, as it happened, and what came of it for the reader; the table's own doing if that is all."""
    others = [row for row in rows if row.head.seat != eye or row.head.owner not in (eye, TABLE)]
    return tuple([row for row in others if row.head.seat != TABLE] or others[-1:])


def together(beats: Iterable[Beat], tellings: Mapping[str, Telling]) -> list[Beat]:
    """Several of the same as one that says how many, where a game has words for it."""
    found: list[Beat] = []
    for beat in beats:
        telling = tellings.get(beat.event.kind)
        same = _same(found, beat) if telling is not None and telling.several else -1
        if same < 0:
            found.append(beat)
        else:
            gains = joined((*found[same].gains, *beat.gains))
            found[same] = replace(beat, gains=gains, times=found[same].times + 1)
    return found


def _same(found: Sequence[Beat], beat: Beat) -> int:
    """Where it was told before, with only others of its kind since; -1: nowhere."""
    for i in reversed(range(len(found))):
        if found[i].event.kind != beat.event.kind:
            return -1
        if (found[i].seat, found[i].event.data) == (beat.seat, beat.event.data):
            return i
    return -1


def log_items(reader: Reader, table: str, found: Sequence[Round], whole: bool = False) -> Markup:
    """The newest round first, and in it the newest turn; inside a turn forward. If it is not the whole log, the rest
    is one click away."""
    say = words(reader.lang)
    items: list[Markup] = []
    for chapter in reversed(found if whole else found[-SHOWN:]):
        opening = [beat for beat in chapter.opening if reader.caption(beat)]
        begun = say("log-round", n=chapter.round) if chapter.round else say("log-begin")
        title = reader.caption(opening[0]) if opening else begun
        items.append(tag("li", tag("h3", title), class_="ch"))
        newest = found[-1].turns[-1:]
        turns = [turn for turn in chapter.turns if turn in newest or not turn.untold]
        items += [_turn(reader, table, turn) for turn in reversed(turns)]
        if opening[1:]:
            rest = Turn(TABLE, tuple(opening[1:]))
            items.append(_turn(reader, table, rest))
    if not whole and len(found) > SHOWN:
        href = f"/t/{table}/log" + (f"?seat={reader.eye}" if reader.eye >= 0 else "")
        items.append(tag("li", tag("a", icon("rules"), say("log-whole"), href=href, class_="b"), class_="ch"))
    return join(items)


def by_itself(beat: Beat) -> Beat:
    """Where every beat is told, what was given before is told by its own."""
    return replace(beat, price=())


def folded(rows: Sequence[LogRow], owner: int) -> list[LogRow]:
    """The owner's rows as one between those of others, so that an answer stands before what came of it; if that is
    still too much, without what was only said on the way to it: what a turn has brought is never left out."""
    apart = _runs(rows, owner)
    if len(apart) <= LINES:
        return apart
    return _runs([row for row in rows if row.head.main or row.whole.own or row.whole.gains] or rows, owner)


def _runs(rows: Sequence[LogRow], owner: int) -> list[LogRow]:
    runs = [list(some) for _, some in groupby(rows, lambda row: row.head.seat == owner)]
    return [row for some in runs for row in (some if some[0].head.seat != owner else [_as_one(some)])]


def _as_one(rows: Sequence[LogRow]) -> LogRow:
    """About the weightiest of them."""
    head = weightiest([row.head for row in rows])
    return LogRow(head, tuple(beat for row in rows for beat in row.beats if beat is not head))


@lru_cache(maxsize=4096)
def _turn(reader: Reader, table: str, turn: Turn) -> Markup:
    rows = [row for row in rows_of(turn.told) if reader.caption(row.head)] or [LogRow(headline(turn))]
    if len(rows) > LINES:
        rows = folded(rows, turn.owner)

    def rank(row: LogRow) -> tuple[bool, bool, bool, int]:
        head = row.head
        return head.weight != "big", not head.main, head.seat != turn.owner, -HEAVY[head.weight]

    loudest = sorted(rows, key=rank)[:LINES]
    seated = f" s{SEATS[turn.owner]}" if 0 <= turn.owner < len(SEATS) else ""
    given = {"reader": reader, "table": table, "turn": turn, "seat_class": seated, "by_itself": by_itself}
    return part("table/turn.html", reader.lang, **given, rows=[row for row in rows if row in loudest])


# ---------------------------------------------------------------- the stage
def worth_telling(beats: Sequence[Beat], eye: int) -> list[LogRow]:
    """What came of a reader's choice and what others and the table did since; nothing where nobody else did."""
    found = rows_of(beats)
    return found if any(row.head.seat != eye for row in found) else []


def since_told(reader: Reader, rows: Sequence[LogRow], board: Board) -> list[dict[str, object]]:
    """What is told again, for the page's script."""
    return [on_stage(reader, reader.whole(row), board.retold(reader, row.head)) for row in rows]


def on_stage(reader: Reader, beat: Beat, card: Markup = NOTHING) -> dict[str, object]:
    """A beat as the page's script tells it."""
    return {
        "id": beat.id,
        "seat": beat.seat,
        "turn": beat.turn,
        "weight": beat.weight,
        "mark": reader.mark(beat.seat),
        "text": reader.marked(beat),
        "long": len(reader.caption(beat)),
        "chips": reader.brought(beat, small=False),
        "gains": [[gain.seat, gain.what, gain.n] for gain in beat.gains],
        "spot": beat.spot,
        "start": beat.start,
        "card": card,
        "main": beat.main,
        "brings": beat.brings,
        "stays": beat.stays,
        "opens": words_of(reader.game).opens(beat),
    }


def taken_back(reader: Reader, what: str) -> dict[str, object]:
    """What somebody took back, told to them as a beat of its own: it brings nothing, and stands in no log."""
    text = words(reader.lang)("stage-back", what=what)
    none = Beat(0, 0, 0, 0, reader.eye, reader.eye, "plain", Event("", reader.eye, {}, {}, False))
    return {"beats": [on_stage(reader, none) | {"text": tag("span", text), "long": len(text)}], "say": [text]}
