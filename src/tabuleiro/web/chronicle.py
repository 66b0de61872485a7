"""The chronicle of a table: its beats as one reader may know them, in words, as a log, and as the stage tells them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from markupsafe import Markup

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.table import Told
from tabuleiro.drawing.icons import icon, symbols
from tabuleiro.drawing.seats import SEATS, seat_mark
from tabuleiro.drawing.tags import MINUS, NOTHING, classes, join, tag
from tabuleiro.kit.beats import Beat, Chapter, Gain, Turn, summed
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.texts import words

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable

SHOWN: Final = 3  # rounds of the log on a page: older ones are in the replay
CHIPS: Final = 4  # gains beside a sentence; then how many more
HEAVY: Final = {"quiet": 0, "plain": 1, "big": 2}


# ---------------------------------------------------------------- what was told
class Chronicle:
    """All beats of a play for one reader; told on as the play goes on, anew when something was taken back."""

    def __init__(self, game: Game, eye: int) -> None:
        self._words = words_of(game)
        self._eye = eye
        self._begin()

    def _begin(self) -> None:
        self._teller = self._words.teller(self._eye)
        self._last: Told | None = None
        self._read = 0
        self.beats: list[Beat] = []

    def causes(self, seat: int) -> list[Event]:
        return self._teller.causes(seat)

    def of(self, log: Sequence[Told]) -> list[Beat]:
        if self._read > len(log) or (self._read and log[self._read - 1] is not self._last):
            self._begin()
        for told in log[self._read :]:
            self.beats += self._teller.tell(told)
            self._last = told
        self._read = len(log)
        return self.beats


_kept: WeakKeyDictionary[LiveTable, dict[int, Chronicle]] = WeakKeyDictionary()


def beats_of(table: LiveTable, eye: int) -> list[Beat]:
    """Everything that has happened at a table, for one reader."""
    chronicle = _kept.setdefault(table, {}).setdefault(eye, Chronicle(table.game, eye))
    return chronicle.of(table.table.log)


def causes_of(table: LiveTable, seat: int) -> list[Event]:
    """What of a seat's doing still goes on, the newest last."""
    beats_of(table, seat)
    return _kept[table][seat].causes(seat)


def turn_of(table: LiveTable, seat: int) -> list[Beat]:
    """The seat's own turn as far as it has come, or the newest it had."""
    beats = beats_of(table, seat)
    turn = next((beat.turn for beat in reversed(beats) if beat.owner == seat >= 0), -1)
    return [beat for beat in beats if beat.turn == turn]


def beats_until(game: Game, log: Sequence[Told], eye: int) -> list[Beat]:
    """What had happened up to a moment of a replay."""
    return Chronicle(game, eye).of(log)


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
        return _bold(self.caption(beat), (*self.names, words_of(self.game).text(self.lang, "you")))

    def chips(self, gains: Sequence[Gain], small: bool = True) -> Markup:
        """Gains and payments as numbers with icons."""
        shown = [self._chip(gain, small) for gain in sorted(gains, key=lambda gain: gain.n < 0)]
        if len(shown) > CHIPS:
            more = words(self.lang)("gains-more", n=len(shown) - CHIPS + 1)
            shown = [*shown[: CHIPS - 1], tag("span", more, class_="tiny")]
        return tag("span", *shown, class_="gains") if shown else NOTHING

    def _chip(self, gain: Gain, small: bool) -> Markup:
        name = words_of(self.game).gain(gain.what, abs(gain.n), self.lang)
        sign = icon(gain.what) if gain.what in symbols() else tag("span", name.partition(" ")[2])
        text = f"+{gain.n}" if gain.n > 0 else f"{MINUS}{-gain.n}"
        css = classes("gain", "pay" if gain.n < 0 else "", "s" if small else "")
        return tag("span", text, sign, class_=css, title=name)

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
    """What a turn was about: the first of the beats that matter most, best the owner's own, and what it is for."""
    return max(
        turn.beats, key=lambda beat: (beat.seat == turn.owner, beat.main, HEAVY[beat.weight], -beat.number, -beat.index)
    )


def log_items(reader: Reader, table: str, found: Sequence[Chapter]) -> Markup:
    """The newest round first, and in it the newest turn; inside a turn forward."""
    say = words(reader.lang)
    items: list[Markup] = []
    for chapter in reversed(found[-SHOWN:]):
        opening = [beat for beat in chapter.opening if reader.caption(beat)]
        title = reader.caption(opening[0]) if opening else say("log-begin")
        items.append(tag("li", tag("h3", title), class_="ch"))
        items += [_turn(reader, table, turn) for turn in reversed(chapter.turns)]
        if opening[1:]:
            rest = Turn(TABLE, tuple(opening[1:]))
            items.append(_turn(reader, table, rest))
    return join(items)


@lru_cache(maxsize=4096)
def _turn(reader: Reader, table: str, turn: Turn) -> Markup:
    main = headline(turn)
    sums = summed(turn.beats, turn.owner if turn.owner >= 0 else main.seat)
    line = (reader.mark(turn.owner), reader.marked(main), reader.chips(sums), icon("down"))
    steps = [_step(reader, beat) for beat in turn.beats if reader.caption(beat)]
    seat = f"&seat={reader.eye}" if reader.eye >= 0 else ""
    show = tag(
        "a",
        icon("play"),
        words(reader.lang)("log-show"),
        href=f"/t/{table}/replay?at={turn.beats[-1].number}{seat}",
        class_="b",
    )
    inside = tag("ol", *steps, tag("li", show, class_="show"), class_="steps")
    seated = 0 <= turn.owner < len(SEATS)
    css = classes("turn", f"s{SEATS[turn.owner]}" if seated else "", "you" if turn.owner == reader.eye else "")
    return tag("li", tag("details", tag("summary", *line), inside, id=f"turn-{turn.beats[0].id}"), class_=css)


def _step(reader: Reader, beat: Beat) -> Markup:
    own = [gain for gain in beat.gains if gain.seat == beat.seat]
    other = [gain for gain in beat.gains if gain.seat != beat.seat]
    chips = [reader.chips(own)]
    for seat in dict.fromkeys(gain.seat for gain in other):
        chips += [reader.mark(seat), reader.chips([gain for gain in other if gain.seat == seat])]
    return tag("li", reader.marked(beat), tag("span", *chips))


# ---------------------------------------------------------------- the stage
def worth_telling(beats: Sequence[Beat], eye: int) -> list[Beat]:
    """What others and the table did since a reader's last choice. Quiet beats are in the log: what they brought counts
    with what their turn was told for, or else one of them stands for the turn."""
    found: list[list[Beat]] = []
    begun: dict[tuple[int, int], list[Beat]] = {}  # by turn and seat, what the newest row of it stands for
    for beat in beats:
        key = (beat.turn, beat.seat)
        if beat.seat == eye or (beat.weight == "quiet" and key not in begun and not beat.gains):
            continue
        row = begun.get(key)
        if row is None or (beat.weight != "quiet" and row[0].weight != "quiet"):
            row = begun[key] = []
            found.append(row)
        row.append(beat)
    return [_joined(row) for row in found]


def _joined(row: list[Beat]) -> Beat:
    """One beat with the gains of some: the first of those that matter most."""
    main = max(row, key=lambda beat: (beat.main, HEAVY[beat.weight], -beat.number, -beat.index))
    seats = dict.fromkeys(gain.seat for beat in row for gain in beat.gains)
    return replace(main, gains=tuple(gain for seat in seats for gain in summed(row, seat)), price=())


def since_items(reader: Reader, beats: Sequence[Beat]) -> Markup:
    """One row a beat, the newest last; a click tells it again."""
    return join(
        [
            tag(
                "li",
                tag(
                    "button",
                    reader.mark(beat.seat),
                    reader.marked(beat),
                    reader.chips(beat.own),
                    class_="beat",
                    type="button",
                    data_beat=beat.id,
                ),
            )
            for beat in beats
        ]
    )


def since_told(reader: Reader, beats: Sequence[Beat]) -> list[dict[str, object]]:
    """The same for the page's script."""
    return [on_stage(reader, beat) for beat in beats]


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
        "chips": reader.chips(beat.own, small=False),
        "gains": [[gain.seat, gain.what, gain.n] for gain in beat.gains],
        "price": [[gain.seat, gain.what, gain.n] for gain in beat.price],  # given before: to be read, not counted
        "spot": beat.spot,
        "start": beat.start,
        "card": card,
        "stays": beat.stays,
    }
