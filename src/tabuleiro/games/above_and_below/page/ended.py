"""How an exploration ended: what was chosen, the dice and their lanterns, the verdict, the ending, what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.event import Event
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import MINUS, NOTHING, classes, tag
from tabuleiro.games.above_and_below.content.stories import Book, book
from tabuleiro.games.above_and_below.page.marks import Data, Look, say
from tabuleiro.games.above_and_below.page.story import die_face, story
from tabuleiro.games.above_and_below.pictures.people import bust_svg
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.names import short_name
from tabuleiro.games.above_and_below.words.telling import TELLINGS
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.chronicle import Reader
from tabuleiro.web.panels import cap, picture_of

ENDS: Final = ("succeeded", "failed")
HOME: Final = "home"
COUNTED: Final = ("gained", "lost", "paid", "reputation", "cave_kept")  # what is told by a number and an icon
SAID: Final = {
    "came": "villager",
    "injured": "injured",
    "built": "house",
    "gambled": "die",
    "nobody_joined": "villager",
    "none_left": "close",
}
MOST_LIT: Final = 14  # lanterns of which each has its moment


@dataclass
class Deed:
    """One page of the book: what was done there, and how it went."""

    page: int
    option: str = ""
    rolled: dict[str, Data] = field(default_factory=dict)  # by villager: the die that stands
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
        elif event.kind in COUNTED or event.kind in SAID:
            found[-1].brought.append(event)
    return found


def is_over(beat: Beat) -> bool:
    """Whether the party has come home with this beat; until then more is asked."""
    return _ends(beat) and any(step.kind == HOME for step in beat.steps)


def _ends(beat: Beat) -> bool:
    """Whether it is the newest end of its tale: one page may lead to another."""
    ends = [step for step in beat.steps if step.kind in ENDS]
    return bool(ends) and ends[-1] is beat.event


# ---------------------------------------------------------------- the card of the own one, and the page of all
def card(reader: Reader, beat: Beat) -> Markup:
    """The own exploration as a moment of its own: dice fall, lanterns light one by one, then the verdict, the rest."""
    if beat.seat != reader.eye or not _ends(beat):
        return NOTHING
    found = deeds(beat.steps)
    if not is_over(beat):  # it goes on, on a page that is open now; else the present one is
        found = found[:-1] if beat.steps[-1].kind == "paragraph" else []
        if not found or not found[-1].rolled:
            return NOTHING
    told = book(reader.lang, _game(reader).pack.book)
    lit = [deed for deed in found if deed.rolled]
    dice = len(lit[-1].rolled) if lit else 0
    light = min(_data(lit[-1].end)["lanterns"], MOST_LIT) if lit and lit[-1].end else 0
    parts = [cap(say(reader.lang, "ab-page", n=found[0].page)), tag("h2", told.title(found[0].page))]
    return tag("section", *parts, *_told(reader, found, told), class_=f"tale staged d{dice} l{light}")


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
    way = (seat_mark(beat.seat, look.letters[beat.seat], cls="s18"), cap(look.say("ab-page", n=found[0].page)))
    parts = [
        tag("header", tag("span", *way, class_="way")),
        tag("h2", told.title(found[0].page)),
        story(told.text(found[0].page), scrolls=True),
        tag("div", *_told(reader, found, told), class_="tale"),
    ]
    css = "enc closed won" if won else "enc closed lost"
    return tag(
        "section", *parts, class_=css, id="encounter", aria_label=look.say("ab-encounter"), data_spot="encounter"
    )


def _told(reader: Reader, found: Sequence[Deed], told: Book) -> Iterator[Markup]:
    """Choice, dice, verdict and ending of every page; then all that it brought."""
    for i, deed in enumerate(found):
        if i:  # the story went on there, perhaps without a question
            yield tag("h3", told.title(deed.page))
            yield story(told.text(deed.page), scrolls=True)
        if deed.option:
            name = told.option(deed.page, deed.option)
            yield tag("p", tag("span", deed.option, class_="ol"), tag("b", name), class_="chose")
        if deed.rolled:
            yield _dice(reader, deed)
        if deed.end is not None:
            if deed.rolled:
                yield _lanterns(reader, deed)
            yield _verdict(reader, deed.end)
            yield _ending(told, deed)
    brought = [event for deed in found for event in deed.brought]
    lines = [_line(reader, event) for event in brought]
    yield tag("ul", *lines, class_="got") if lines else tag("p", say(reader.lang, "ab-won-nothing"), class_="got none")


def _ending(told: Book, deed: Deed) -> Markup:
    """What the book says about it."""
    if deed.end is None or not deed.option:
        return NOTHING
    won = deed.end.kind == "succeeded"
    number = _data(deed.end)["number"] if won else 0
    text = told.ending(deed.page, deed.option, number) if won else told.failure(deed.page, deed.option)
    return tag("div", story(text, scrolls=True), class_="ending") if text else NOTHING


def _verdict(reader: Reader, end: Event) -> Markup:
    won = end.kind == "succeeded"
    text = words_of(reader.game).log_line(reader.game, end, reader.names, reader.lang, reader.eye)
    return tag(
        "p", icon("check" if won else "close"), tag("b", text), class_=classes("verdict", "ok" if won else "bad")
    )


def _dice(reader: Reader, deed: Deed) -> Markup:
    game, lang = _game(reader), reader.lang
    shown: list[Markup] = []
    for villager, data in deed.rolled.items():
        name = short_name(game, villager, lang)
        who = tag("span", bust_svg(game, villager, 40), tag("b", name), class_="vb")
        shown.append(tag("li", who, die_face(lang, data["die"], data["lanterns"])))
    return tag("ul", *shown, class_="threw")


def _lanterns(reader: Reader, deed: Deed) -> Markup:
    """Those that burn, those that were missing, and how many were needed."""
    end = cast(Event, deed.end)
    light = int(_data(end)["lanterns"])
    need = int(_data(end).get("number", 0)) or _lowest(_game(reader), deed)
    shown = [
        tag("span", icon("lantern"), class_=classes("on" if i < light else "off", "need" if i == need - 1 else ""))
        for i in range(max(light, need))
    ]
    said = say(reader.lang, "ab-lit", n=light, need=need)
    return tag("div", *shown, class_="burning", **picture_of(said))


def _lowest(game: AboveAndBelow, deed: Deed) -> int:
    """The smallest number of an option that was not reached."""
    page = next(one for one in game.pack.paragraphs if one.n == deed.page)
    option = next((one for one in page.options if one.letter == deed.option), None)
    return min((threshold.explore for threshold in option.thresholds), default=0) if option else 0


def _line(reader: Reader, event: Event) -> Markup:
    """Something that it brought or took: `+2`, its icon and its name; or a sentence."""
    words = words_of(reader.game)
    if event.kind in SAID:
        text = words.log_line(reader.game, event, reader.names, reader.lang, reader.eye)
        return tag("li", icon(SAID[event.kind]), tag("b", text))
    parts: list[Markup] = []
    for gain in TELLINGS[event.kind].gains(event.seat, event.data):
        sign = "+" if gain.n > 0 else MINUS
        parts += [icon(gain.what), tag("b", f"{sign}{words.gain(gain.what, abs(gain.n), reader.lang)}")]
    if event.kind == "reputation":
        parts.append(cap(say(reader.lang, "ab-rep-now", n=_data(event)["now"])))
    return tag("li", *parts)


def _game(reader: Reader) -> AboveAndBelow:
    return cast(AboveAndBelow, reader.game)


def _data(event: Event) -> Data:
    return cast(Data, event.data)
