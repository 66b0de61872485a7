"""Seat marks: colour, shape and letter, so that no two seats look alike to anybody, not even in grey."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import known, use
from tabuleiro.drawing.tags import classes, named, tag

SEATS: Final = "abcde"


def letters(names: Sequence[str]) -> list[str]:
    """The players' initials where they differ, else the seats' own letters."""
    initials = [name.strip()[:1].upper()[:1] for name in names]
    if len(set(initials)) == len(initials) and all(initial.isalpha() for initial in initials):
        return initials
    return list(SEATS[: len(names)].upper())


@lru_cache(maxsize=1024)
def seat_mark(seat: int, letter: str, label: str = "", cls: str = "") -> Markup:
    """In HTML; the classes s16, s18, s20 and s26 give other sizes than 22."""
    kind = SEATS[seat]
    shape = tag("svg", tag("use", href=known(f"seat-{kind}")), viewBox="0 0 24 24", aria_hidden="true")
    return tag("span", shape, tag("b", letter), class_=classes("seat", f"s{kind}", cls), **named(label))


@lru_cache(maxsize=1024)
def seat_shape(seat: int, letter: str, x: float, y: float, size: float) -> Markup:
    """In SVG, with its middle at x, y."""
    kind = SEATS[seat]
    big = size * 1.14 if kind == "b" else size  # a triangle has less room for its letter
    low = size * (0.28 if kind == "b" else 0.19)
    shape = use(f"seat-{kind}", x - big / 2, y - big / 2, big, f"var(--p-{kind})")
    ink, font = f"var(--on-p-{kind})", size * 0.54
    text = tag("text", letter, x=x, y=y + low, font_size=font, font_weight="800", text_anchor="middle", fill=ink)
    return tag("g", shape, text, class_="seatmark")
