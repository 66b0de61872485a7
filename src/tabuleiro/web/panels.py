"""Panels: a heading and what is below it; the boards of all games are made of them."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tabuleiro.drawing.tags import NOTHING, classes, tag


def panel(head: Sequence[str], *body: str, css: str = "", id_: str | None = None) -> Markup:
    return tag("section", tag("h2", *head), *body, class_=classes("panel", css), id=id_)


def cap(*inside: str, title: str | None = None) -> Markup:
    """What stands small at the end of a heading: how many, how far."""
    return tag("span", *inside, class_="cap", title=title)


def close_up(picture: Markup, name: str, *told: Markup, more: Markup = NOTHING) -> Markup:
    """One card or tile, large, with all its words."""
    return tag("article", picture, tag("div", tag("h2", name), *told, class_="told"), more, class_="zoom")
