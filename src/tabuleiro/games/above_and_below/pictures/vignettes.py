"""Vignettes from vignettes.svg: the place of a story as a small woodcut."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.art import drawings
from tabuleiro.drawing.tags import NOTHING, tag

DRAWN: Final = drawings(Path(__file__).parent / "vignettes.svg")
ANYWHERE: Final = "cave"  # of a story that says no region


@lru_cache(maxsize=64)
def vignette(region: str, known: bool = True) -> Markup:
    """The place, in its frame; one that is not `known` has nothing cut into it yet."""
    cut = DRAWN.get(region, DRAWN[ANYWHERE]) if known else NOTHING
    inside = tag("g", DRAWN["frame"], cut, class_="art")
    return tag("svg", inside, class_="vignette", viewBox="0 0 120 96", aria_hidden="true")
