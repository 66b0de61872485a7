"""How an exploration ended: what was chosen, the dice and their lanterns, the verdict, the ending, what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.event import Event
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import MINUS, NOTHING, classes, minus, tag
from tabuleiro.games.above_and_below.content.stories import Book, book
from tabuleiro.games.above_and_below.page.marks import Data, Look, say
from tabuleiro.games.above_and_below.page.story import aloud, burning, die_face, place, story
from tabuleiro.games.above_and_below.pictures.people import bust_svg
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.names import WORDS, short_name
from tabuleiro.games.above_and_below.words.points import PLAIN, parts_of, source
from tabuleiro.games.above_and_below.words.sentences import VillageWords
from tabuleiro.games.above_and_below.words.telling import TELLINGS
from tabuleiro.kit.beats import Beat, joined
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.chronicle import Reader
from tabuleiro.web.panels import cap

ENDS: Final = ("went_on", "succeeded", "failed")
HOME: Final = "home"
COUNTED: Final = ("gained", "lost", "paid", "reputation", "cave_kept")  # what is told by a number and an icon
SAID: Final = {
    "came": "villager",
    "injured": "injured",
    "built": "house",
    "gambled": "die",
    "nobody_joined": "villager",
    "none_left": "close",
    "ranked": "trophy",
}
BESIDES: Final = ("acquired", "joined", "ranked")  # what has a sentence, and is worth points
MOST_LIT: Final = 14  # lanterns of which each has its moment


@dataclass
class Deed:
    """One page of the book: what was done there, and how it went."""

    page: int
    option: str = ""
    rolled: dict[str, Data] = field(default_factory=dict)  # by villager: the die that stands
    hurt: list[str] = field(default_factory=list)  # villagers, for a lantern each
    end: Event | None = None
    brought: list[Event] = field(default_factory=list)


def deeds(steps: Sequence[Event]) -> list[Deed]:
    """The pages of a tale, in order."""
    found: list[Deed] = []
    for event in steps:
        data = _data(event)
        if event.kind == "paragraph" or (not found and event.kind in ("chose", *ENDS)):  # else it began on an open page
            found.append(Deed(data["paragraph"]))
        if not found:
            continue
        if event.kind == "chose":
            found[-1].option = data["option"]
        elif event.kind in ("rolled", "rerolled"):
            found[-1].rolled[data["villager"]] = data
        elif event.kind in ENDS:
            found[-1].option, found[-1].end = data["option"], event
        elif event.kind == "injured" and data["why"] == "lantern":
            found[-1].hurt.append(data["villager"])
        elif event.kind in COUNTED or event.kind in SAID or event.kind in BESIDES:
            found[-1].brought.append(event)
    return found


def is_over(beat: Beat) -> bool:
    """Whether the party has come home with this beat; until then more is asked."""
    return _ends(beat) and any(step.kind == HOME for step in beat.steps)


def _ends(beat: Beat) -> bool:
    """Whether it is the newest end of its tale: one page may lead to another."""
    ends = [step for step in beat.steps if step.kind in ENDS]
    return bool(ends) and ends[-1] is beat.event


# ---------------------------------------------------------------- a card, and the page of all
def card(reader: Reader, beat: Beat) -> Markup:
    """An exploration as a moment of its own: dice fall, lanterns light one by one, then the verdict, the rest. Who only
    looks on has not read the story: that of others is told by how it ended."""
    if not _ends(beat):
        return NOTHING
    own = beat.seat == reader.eye
    found = deeds(beat.steps)
    if not is_over(beat):  # it goes on, on a page that is open now; else the present one is
        found = found[:-1] if own and beat.steps[-1].kind == "paragraph" else []
        if not found or not found[-1].rolled:
            return NOTHING
    told = book(reader.lang, _game(reader).pack.book)
    lit = [deed for deed in found if deed.rolled]
    dice = len(lit[-1].rolled) if lit else 0
    light = min(_data(lit[-1].end)["lanterns"], MOST_LIT) if lit and lit[-1].end else 0
    page = found[0].page
    who = () if own else (reader.mark(beat.seat), tag("b", reader.names[beat.seat]))
    where = tag("span", *who, cap(say(reader.lang, "ab-page", n=page)), aloud(reader.lang), class_="way")
    parts = [place(_game(reader), page, reader.lang), where, tag("h2", told.title(page))]
    seen = "seen" if own and _asked_about(beat) else ""
    css = classes("tale staged", f"d{dice} l{light}", seen)
    return tag("section", *parts, *_told(reader, found, told, texts=own), class_=css, data_story="")


def _asked_about(beat: Beat) -> bool:
    """Whether its person was asked what to do about the dice, and so has seen them fall: they were rolled before the
    action that it ends with."""
    before = list(takewhile(lambda step: step is not beat.event, beat.steps))
    since = next((i for i, step in enumerate(reversed(before)) if step.kind == "rolled"), -1)
    return since >= beat.at


def last_story(look: Look) -> Markup:
    """The exploration that has ended since the viewer's last choice, as a page; nothing if there was none."""
    beats = [beat for beat in look.scene.beats if beat.event.kind in ENDS and is_over(beat)]
    if not beats or look.encounter is not None or look.kind == "turn":
        return NOTHING
    beat = beats[-1]
    scene = look.scene
    reader = Reader(look.game, scene.seat, tuple(scene.names), tuple(look.letters), look.lang)
    found = deeds(beat.steps)
    told = book(look.lang, look.game.pack.book)
    won = beat.event.kind == "succeeded"
    page = found[0].page
    way = (seat_mark(beat.seat, look.letters[beat.seat], cls="s18"), cap(look.say("ab-page", n=page)))
    parts = [
        tag("header", tag("span", *way, class_="way"), tag("span", aloud(look.lang), class_="end")),
        tag("h2", told.title(page), data_spoken=""),
        tag("div", *_told(reader, found, told), class_="tale"),
        story(told.text(page), scrolls=True, picture=place(look.game, page, look.lang)),
    ]
    css = "enc closed won" if won else "enc closed lost"
    named = {"id": "encounter", "data_spot": "encounter", "aria_label": look.say("ab-encounter"), "data_story": ""}
    return tag("section", *parts, class_=css, **named)


def in_words(reader: Reader, beat: Beat) -> tuple[str, list[str]]:
    """The same without a picture: the story's title, and paragraphs."""
    found, told = deeds(beat.steps), book(reader.lang, _game(reader).pack.book)
    lines: list[str] = []
    for deed in found:
        if deed.option:
            lines.append(f"{deed.option}: {told.option(deed.page, deed.option)}")
        for one, data in deed.rolled.items():
            rolled = say(reader.lang, "ab-die-lanterns", die=data["die"], n=data["lanterns"])
            lines.append(f"{short_name(_game(reader), one, reader.lang)}: {rolled}")
        if deed.hurt:
            names = WORDS.listed(_hurt(reader, deed), reader.lang)
            lines.append(say(reader.lang, "ab-lit-hurt", n=len(deed.hurt), names=names))
        if deed.end is not None:
            lines += [_verdict_of(reader, deed.end), *_ending_of(told, deed).replace("*", "").splitlines()]
    lines += [said for deed in found for event in deed.brought if (said := _brought(reader, event))]
    return told.title(found[0].page), lines


def _told(reader: Reader, found: Sequence[Deed], told: Book, texts: bool = True) -> Iterator[Markup]:
    """What led there in short; then where the dice fell, how that ended and what all of it brought, which is to be seen
    first; last what followed without dice. `texts`: with the pages that nobody was asked on, so that nobody has read
    them."""
    last = max((i for i, deed in enumerate(found) if deed.rolled), default=len(found) - 1)
    for i, deed in enumerate(found[:last]):
        yield from _page(reader, deed, told, texts and i > 0)
        yield _in_short(reader, deed, told)
    end, first = found[last], last == 0
    yield from _page(reader, end, told, texts and not first)
    named = NOTHING if first or (texts and _unread(reader, end)) else tag("h3", told.title(end.page))
    brought = [event for deed in found for event in deed.brought]
    yield tag("div", named, *_end(reader, end, told), _got(reader, brought), class_="outcome", data_here="")
    for deed in found[last + 1 :]:
        yield from _page(reader, deed, told, texts)
        yield _in_short(reader, deed, told)
        yield _ending(told, deed)


def _unread(reader: Reader, deed: Deed) -> bool:
    """Whether nobody was asked anything on its page."""
    return len(_game(reader).pack.paragraphs[deed.page - 1].options) == 1


def _page(reader: Reader, deed: Deed, told: Book, shown: bool) -> Iterator[Markup]:
    if shown and _unread(reader, deed):
        yield tag("h3", told.title(deed.page))
        yield story(told.text(deed.page), scrolls=True)


def _in_short(reader: Reader, deed: Deed, told: Book) -> Markup:
    """What was done on an earlier page, in a line."""
    name = told.option(deed.page, deed.option) if deed.option else told.title(deed.page)
    lit = _data(deed.end)["lanterns"] if deed.rolled and deed.end is not None else 0
    lights = tag("span", str(lit), icon("lantern"), class_="fx") if lit else NOTHING
    return tag("p", icon("check"), tag("b", name), lights, class_="chose before")


def _end(reader: Reader, deed: Deed, told: Book) -> Iterator[Markup]:
    """Choice, dice, lanterns, verdict and ending of one page."""
    if deed.option:
        name = told.option(deed.page, deed.option)
        yield tag("p", tag("span", deed.option, class_="ol"), tag("b", name, data_spoken=""), class_="chose")
    if deed.rolled:
        yield _dice(reader, deed)
    if deed.end is not None:
        if deed.rolled:
            yield _lanterns(reader, deed)
        yield _verdict(reader, deed.end)
        yield _ending(told, deed)


def _got(reader: Reader, brought: Sequence[Event]) -> Markup:
    """By numbers and icons, last points with what they are for; then what takes a sentence."""
    words = words_of(reader.game)
    counted = [event for event in brought if event.kind in (*COUNTED, *BESIDES)]
    gains = joined(gain for event in counted for gain in TELLINGS[event.kind].gains(event.seat, event.data))
    shown = [gain for gain in gains if gain.what not in (words.points, "house", "outpost", "villager")]
    now = [_data(event)["now"] for event in brought if event.kind == "reputation"]
    lines: list[Markup] = []
    for gain in shown:
        sign = "+" if gain.n > 0 else MINUS
        more = cap(say(reader.lang, "ab-rep-now", n=minus(now[-1]))) if gain.what == "reputation" else NOTHING
        number = tag("b", f"{sign}{words.gain(gain.what, abs(gain.n), reader.lang)}")
        lines.append(tag("li", icon(gain.what), number, more))
    parts = parts_of(counted, brought[0].seat) if brought else {}
    lines += [_points(reader, n, cap(_why(reader, what))) for what, n in parts.items()]
    places = [event for event in brought if event.kind == "ranked"]
    lines += [_points(reader, _data(event)["n"], cap(say(reader.lang, "ab-rep-place"))) for event in places]
    said = [event for event in brought if event.kind in SAID]
    lines += [tag("li", icon(SAID[event.kind]), tag("b", _said(reader, event)), class_="said") for event in said]
    return tag("ul", *lines, class_="got") if lines else tag("p", say(reader.lang, "ab-won-nothing"), class_="got none")


def _why(reader: Reader, what: str) -> str:
    """What points are for, in words."""
    if what in PLAIN:
        return say(reader.lang, f"ab-for-{what}")
    return say(reader.lang, "ab-for-named", name=source(_game(reader), what, reader.lang))


def _points(reader: Reader, n: int, why: Markup) -> Markup:
    words = words_of(reader.game)
    number = f"{'+' if n > 0 else MINUS}{words.gain(words.points, abs(n), reader.lang)}"
    return tag("li", icon(words.points), tag("b", number), why)


def _ending_of(told: Book, deed: Deed) -> str:
    """What the book says about it; "" where it is silent."""
    if deed.end is None or not deed.option:
        return ""
    if deed.end.kind == "failed":
        return told.failure(deed.page, deed.option)
    return told.ending(deed.page, deed.option, _data(deed.end)["number"])


def _ending(told: Book, deed: Deed) -> Markup:
    text = _ending_of(told, deed)
    return tag("div", story(text, scrolls=True), class_="ending") if text else NOTHING


def _said(reader: Reader, event: Event) -> str:
    return words_of(reader.game).log_line(reader.game, event, reader.names, reader.lang, reader.eye)


def _verdict_of(reader: Reader, end: Event) -> str:
    words = cast(VillageWords, words_of(reader.game))
    return words.verdict(reader.game, end, reader.names, reader.lang, reader.eye)


def _verdict(reader: Reader, end: Event) -> Markup:
    won = end.kind != "failed"
    css = classes("verdict", "ok" if won else "bad")
    said = tag("b", _verdict_of(reader, end), data_spoken="")
    return tag("p", icon("check" if won else "close"), said, class_=css, data_verdict="")


def _dice(reader: Reader, deed: Deed) -> Markup:
    game, lang = _game(reader), reader.lang
    shown: list[Markup] = []
    for villager, data in deed.rolled.items():
        name = short_name(game, villager, lang)
        who = tag("span", bust_svg(game, villager, 40), tag("b", name), class_="vb")
        shown.append(tag("li", who, die_face(lang, data["die"], data["lanterns"])))
    return tag("ul", *shown, class_="threw")


def _lanterns(reader: Reader, deed: Deed) -> Markup:
    end = cast(Event, deed.end)
    need = int(_data(end).get("number", 0)) or _lowest(_game(reader), deed)
    return burning(reader.lang, int(_data(end)["lanterns"]), [need], _hurt(reader, deed))


def _hurt(reader: Reader, deed: Deed) -> list[str]:
    return [short_name(_game(reader), one, reader.lang) for one in deed.hurt]


def _lowest(game: AboveAndBelow, deed: Deed) -> int:
    """The smallest number of an option that was not reached."""
    options = game.pack.paragraphs[deed.page - 1].options
    return min(
        (one.explore for option in options if option.letter == deed.option for one in option.thresholds), default=0
    )


def _brought(reader: Reader, event: Event) -> str:
    said = [_said(reader, event)] if event.kind in SAID else []
    if event.kind in COUNTED or event.kind in BESIDES:
        said.append(f"{words_of(reader.game).gains(TELLINGS[event.kind].gains(event.seat, event.data), reader.lang)}.")
    return " ".join(said)


def _game(reader: Reader) -> AboveAndBelow:
    return cast(AboveAndBelow, reader.game)


def _data(event: Event) -> Data:
    return cast(Data, event.data)
