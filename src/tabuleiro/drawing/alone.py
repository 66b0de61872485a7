"""A picture that needs nothing else: its colours, classes and icons within itself, for notebooks and documents."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import names_in, symbols
from tabuleiro.drawing.tags import tag, view_box

TOKENS: Final = Path(__file__).parent / "tokens.css"
VARIABLE: Final = re.compile(r"var\((--[a-z0-9-]+)(?:,([^()]*))?\)")
SVG: Final = "http://www.w3.org/2000/svg"
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


def alone(
    inside: Markup, width: float, height: float, title: str, root: str, css: str, defs: Markup, own: Mapping[str, str]
) -> str:
    """`root`: the picture's own class; a notebook puts it in the middle of its own page; `own` are a game's tokens."""
    icons = tag("defs", *(symbols()[name] for name in sorted(names_in(inside))), defs)
    parts = (tag("title", title), tag("style", Markup(_kept_to(root, css))), icons, inside)
    box = view_box(width, height)
    drawn = tag("svg", *parts, xmlns=SVG, viewBox=box, width=width, height=height, class_=root, role="img")
    return _resolved(str(drawn), {**tokens(), **own})


@lru_cache
def tokens(file: Path = TOKENS) -> Mapping[str, str]:
    """The values of the light theme."""
    light = COMMENT.sub("", file.read_text(encoding="utf-8")).partition('[data-theme="dark"]')[0]
    return {name: value.strip() for name, value in re.findall(r"(--[a-z0-9-]+):\s*([^;]+);", light)}


def _resolved(text: str, values: Mapping[str, str]) -> str:
    """Every value is written out, so that any viewer can show it; one that no theme sets has its own after a comma."""
    return VARIABLE.sub(lambda found: (values.get(found[1]) or found[2]).replace('"', "'"), text)


@lru_cache(maxsize=8)
def _kept_to(root: str, css: str) -> str:
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", COMMENT.sub("", css))
    return "".join(
        f"{','.join(f'.{root} {one.strip()}' for one in selectors.split(','))}{{{body}}}" for selectors, body in rules
    )
