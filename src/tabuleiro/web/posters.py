"""The posters of the games as they hang on the home page."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from tabuleiro.drawing.tags import tag
from tabuleiro.kit.shelf import pictures_of


def poster_of(game: str) -> Markup:
    """A woodcut, in one ink on paper; it says nothing that the words beside it do not say."""
    return pictures_of(game).poster()


@cache
def cord() -> Markup:
    """The string that the posters hang on."""
    line = "M0 4C180 30 300 36 450 30S760 14 900 2"
    twine = tag("path", d=line, fill="none", stroke="var(--c-wood)", stroke_width=3.5, stroke_linecap="butt")
    light = tag("path", d=line, fill="none", stroke="var(--i-cut)", stroke_width=1, stroke_dasharray="5 7")
    return tag("svg", twine, light, viewBox="0 0 900 40", preserveAspectRatio="none", aria_hidden="true")
