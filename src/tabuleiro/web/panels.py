"""Panels: a heading and what is below it; the boards of all games are made of them."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.web.texts import words


def panel(head: Sequence[str], *body: str, css: str = "", id_: str | None = None) -> Markup:
    return tag("section", tag("h2", *head), *body, class_=classes("panel", css), id=id_)


def cap(*inside: str, title: str | None = None) -> Markup:
    """What stands small at the end of a heading: how many, how far."""
    return tag("span", *inside, class_="cap", title=title)


def close_up(picture: Markup, name: str, *told: Markup, more: Markup = NOTHING) -> Markup:
    """One card or tile, large, with all its words."""
    return tag("article", picture, tag("div", tag("h2", name), *told, class_="told"), more, class_="zoom")


def note(text: str) -> Markup:
    """A line of advice, small."""
    return tag("p", text, class_="small muted")


def picture_of(said: str) -> dict[str, str]:
    """The attributes of something that is a picture to who listens, and tells its name to who points at it."""
    return {"role": "img", "aria_label": said, "title": said}


def piece(mark: Mark | None, said: str, *inside: str, css: str, **more: str) -> Markup:
    """Something on the table: a button if it can be chosen or says why not, else a picture with a name."""
    if mark is None:
        return tag("div", *inside, class_=css, tabindex="-1", **picture_of(said), **more)
    return mark.button(*inside, css=css, **more)


def lens(picture: Markup, lang: str) -> Markup:
    """A map or a mine that can be looked at more closely."""
    say = words(lang)
    ways = [
        tag("button", sign, type="button", class_="b icon", data_closer=way, aria_label=say(f"lens-{way}"))
        for way, sign in (("in", "+"), ("out", "−"))
    ]
    return join([tag("div", picture, class_="lens", data_lens=""), tag("div", *ways, class_="closer")])


def opener(seat: int, label: str, *inside: str) -> Markup:
    """The button that opens another seat's part of the table beside the own one; its name is what is written on it, or
    its title."""
    return tag("button", *inside, type="button", class_="opener", data_mine=seat, title=label)
