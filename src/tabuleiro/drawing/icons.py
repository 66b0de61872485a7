"""Icons: symbols read from icons.svg, and the ways a page or a picture shows them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.tags import named, tag

FILE: Final = Path(__file__).parent / "icons.svg"
SYMBOL: Final = re.compile(r'<symbol id="i-([a-z0-9-]+)".*?</symbol>', re.DOTALL)
DESCRIPTION: Final = re.compile(r"<desc>.*?</desc>", re.DOTALL)  # English only: pages say it in the reader's language
USED: Final = re.compile(r'href="#i-([a-z0-9-]+)"')


@lru_cache(maxsize=1)
def symbols() -> Mapping[str, Markup]:
    """Every symbol by its name."""
    text = FILE.read_text(encoding="utf-8")
    return {found[1]: Markup(DESCRIPTION.sub("", found[0])) for found in SYMBOL.finditer(text)}


def known(name: str) -> str:
    """The symbol's id; an icon that nobody has drawn is a bug, found here rather than as a hole in a page."""
    if name not in symbols():
        raise KeyError(f"there is no icon '{name}'")
    return f"#i-{name}"


def color_of(name: str) -> str:
    """The colour of a solid mark is called like its faction; all other icons have their colours in them."""
    faction = name.removeprefix("f-")
    return faction if faction not in (name, "any") else ""


@lru_cache(maxsize=2048)
def icon(name: str, label: str = "", cls: str = "") -> Markup:
    """In HTML."""
    return tag("svg", tag("use", href=known(name)), class_=f"i {cls}".strip(), **named(label))


def coloured(name: str) -> Markup:
    """In HTML, in its colour if it has one; words beside it say the same."""
    color = color_of(name)
    return icon(name, cls=f"c-{color}" if color else "")


@lru_cache(maxsize=4096)
def use(name: str, x: float, y: float, size: float, color: str = "") -> Markup:
    """In SVG; `color` is for solid marks, which take the colour of the text around them."""
    return tag("use", href=known(name), x=x, y=y, width=size, height=size, color=color or None)


def names_in(markup: str) -> set[str]:
    """The icons that a page or a picture uses."""
    return set(USED.findall(markup))


def sprite(names: Iterable[str], *more: Markup) -> Markup:
    """The symbols (and other definitions), to be put once at the top of a page."""
    wanted = (symbols()[name] for name in sorted(set(names)))
    return tag("svg", tag("defs", *wanted, *more), class_="sprite", aria_hidden="true")
