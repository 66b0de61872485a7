"""The page of the book once an exploration is over: what was chosen, the dice, how the story ended, what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.event import Event
from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.page.marks import Data, Look
from tabuleiro.games.above_and_below.page.story import dice, story
from tabuleiro.games.above_and_below.pictures.people import bust_svg
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.panels import cap, note

ENDS: Final = ("succeeded", "failed")
SIGNS: Final = {
    "joined": "villager",
    "injured": "injured",
    "built": "house",
    "cave_kept": "cave",
    "gambled": "die",
    "nobody_joined": "villager",
}
CHANGES: Final = ("gained", "lost", "paid", "reputation", *SIGNS)


def last_story(look: Look, events: Sequence[Event]) -> Markup:
    """The exploration that has just ended, told from the last choice on; nothing if there was none."""
    ends = [i for i, event in enumerate(events) if event.kind in ENDS]
    if not ends or look.encounter is not None:
        return NOTHING
    end = events[ends[-1]]
    seat, won = end.seat, end.kind == "succeeded"
    page = _data(events[ends[0]])["paragraph"]
    sign, key, css = ("check", "ab-success", "ok") if won else ("close", "ab-failure", "bad")
    chip = tag("span", icon(sign), look.say(key), class_=f"chip {css}")
    way = (seat_mark(seat, look.letters[seat], cls="s18"), cap(look.say("ab-page", n=page)))
    header = tag("header", tag("span", *way, class_="way"), tag("span", chip, class_="end"))
    changes = [event for event in events[ends[0] :] if event.kind in CHANGES and event.seat == seat]
    gained = [
        tag("li", _sign(event), words_of(look.game).log_line(look.game, event, look.scene.names, look.lang))
        for event in changes
    ]
    last = tag("ul", *gained, class_="got") if gained else note(look.say("ab-won-nothing"))
    told = book(look.lang, look.game.pack.book)
    parts = [header, tag("h2", told.title(page)), story(told.text(page), scrolls=True), *_told(look, events), last]
    css = "enc ended won" if won else "enc ended lost"
    return tag("section", *parts, class_=css, id="encounter", aria_label=look.say("ab-encounter"))


def _told(look: Look, events: Sequence[Event]) -> list[Markup]:
    """Choice, dice and end, and every page that the story went on to."""
    told = book(look.lang, look.game.pack.book)
    parts: list[Markup] = []
    rolled: dict[str, Data] = {}
    for event in events:
        data = _data(event)
        if event.kind == "paragraph" and parts:  # the story goes on without a question
            parts += [tag("h3", told.title(data["paragraph"])), story(told.text(data["paragraph"]), scrolls=True)]
        elif event.kind == "chose":
            name = told.option(data["paragraph"], data["option"])
            parts.append(tag("p", tag("span", data["option"], class_="ol"), tag("b", name), class_="chose"))
        elif event.kind in ("rolled", "rerolled"):
            rolled[data["villager"]] = data
        elif event.kind in ENDS:
            parts.append(_dice_row(look, rolled))
            rolled = {}
            parts.append(_line(look, event))
            lost = event.kind == "failed" and data["option"]
            failure = told.failure(data["paragraph"], data["option"]) if lost else ""
            if failure:
                parts.append(story(failure, scrolls=True))
    return parts


def _line(look: Look, event: Event) -> Markup:
    """How it went, in a sentence."""
    data = _data(event)
    key = "ab-won" if event.kind == "succeeded" else "ab-lost"
    name = look.scene.names[event.seat]
    return tag("p", tag("b", look.say(key, name=name, n=data["lanterns"], number=data.get("number", 0))))


def _dice_row(look: Look, rolled: dict[str, Data]) -> Markup:
    if not rolled:
        return NOTHING
    shown: list[Markup] = []
    for villager, data in rolled.items():
        die = dice(look, data["die"], data["lanterns"])
        shown.append(tag("li", bust_svg(look.game, villager, 34), die, title=look.name(villager)))
    return tag("ul", *shown, class_="threw")


def _sign(event: Event) -> Markup:
    """The icon of what changed, with its number."""
    data = _data(event)
    if event.kind in SIGNS:
        return icon(SIGNS[event.kind])
    if event.kind == "reputation":
        return drawn.html(drawn.gains([(data["n"], "reputation")]))
    n = data["n"] if event.kind == "gained" else -data["n"]
    return drawn.html(drawn.gains([(n, data["what"])]))


def _data(event: Event) -> Data:
    return cast(Data, event.data)
