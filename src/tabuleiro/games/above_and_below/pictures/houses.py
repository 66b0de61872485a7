"""Every building as a drawing that stands on the ground or in a cave: houses.svg and outposts.svg have them by id."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.art import drawings
from tabuleiro.drawing.tags import tag

HOUSES: Final = drawings(Path(__file__).parent / "houses.svg")
OUTPOSTS: Final = drawings(Path(__file__).parent / "outposts.svg")


@lru_cache(maxsize=512)
def building_art(building: str, outpost: bool) -> Markup:
    """A building's drawing; one of an unknown pack gets some drawing of its kind, always the same."""
    kinds = OUTPOSTS if outpost else HOUSES
    if building not in kinds:
        names = sorted(kinds)
        building = names[sha256(building.encode()).digest()[0] % len(names)]
    return tag("g", Markup(kinds[building]), class_="art")  # from our own file
