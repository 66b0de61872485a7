"""Vignettes from vignettes.svg: the place of a story as a small woodcut."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.art import drawings
from tabuleiro.drawing.tags import tag

DRAWN: Final = drawings(Path(__file__).parent / "vignettes.svg")
ANYWHERE: Final = "cave"  # of a story that says no region


@lru_cache(maxsize=64)
def vignette(region: str) -> Markup:
    """The place, in its frame."""
    inside = tag("g", DRAWN["frame"], DRAWN.get(region, DRAWN[ANYWHERE]), class_="art")
    return tag("svg", inside, class_="vignette", viewBox="0 0 120 96", aria_hidden="true")


def silhouette() -> Markup:
    """A frame with nothing cut into it yet."""
    inside = tag("g", DRAWN["frame"], class_="art")
    return tag("svg", inside, class_="vignette", viewBox="0 0 120 96", aria_hidden="true")
