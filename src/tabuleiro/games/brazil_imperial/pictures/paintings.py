"""Paintings of Brazil: Imperial: small pictures of our own, one for each theme, from the files beside this."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final
from zlib import crc32

from markupsafe import Markup

from tabuleiro.drawing.art import drawings
from tabuleiro.drawing.tags import NOTHING, join, tag

HERE: Final = Path(__file__).parent
SCENES: Final = drawings(HERE / "paintings.svg")
LANDSCAPES: Final = drawings(HERE / "landscapes.svg")
WIDTH: Final = 120
HEIGHT: Final = 46
GROUNDS: Final = ("#e9b24c", "#7fb3c8", "#8fb56b", "#d98aa0")
FRONTS: Final = ("palm", "ship", "church", "pine")


def _plain(painting: str) -> Markup:
    """For a painting of somebody's own pack: a landscape that is always the same for the same name."""
    pick = crc32(painting.encode())
    sky = tag("rect", width=WIDTH, height=HEIGHT, fill=GROUNDS[pick % 4])
    sun = tag("circle", cx=20 + pick // 16 % 80, cy=14, r=9, fill="#fff0c8")
    land = "peaks" if pick & 1 else "hills"
    return join([sky, sun, LANDSCAPES[land], LANDSCAPES[FRONTS[pick // 4 % 4]]])


def painting_art(painting: str) -> Markup:
    """The picture inside its frame, 120 by 46."""
    return SCENES.get(painting) or _plain(painting)


def _art(painting: str, **more: str | float) -> Markup:
    view = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "xMidYMid slice"}
    return tag("svg", painting_art(painting), **view, **more)


@lru_cache(maxsize=256)
def painting_svg(painting: str) -> Markup:
    """In a page, beside words."""
    return _art(painting, class_="art", aria_hidden="true")


def framed(painting: str, school: str, x: float, y: float, width: float) -> Markup:
    """In SVG: red frames are plain, pink ones double, blue ones ridged."""
    high = width * HEIGHT / WIDTH
    box = {"x": x, "y": y, "width": width, "height": high}
    inner = tag("rect", x=x + 2, y=y + 2, width=width - 4, height=high - 4, class_=f"fr2 {school}")
    outer = tag("rect", class_=f"fr1 {school}", **box)
    return join([_art(painting, **box), outer, NOTHING if school == "red" else inner])
