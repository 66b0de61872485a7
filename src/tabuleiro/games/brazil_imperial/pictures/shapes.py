"""Shapes that the paintings of Brazil: Imperial are cut from, like woodblocks: grounds, things, people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.tags import join, number, tag

WIDTH: Final = 120
HEIGHT: Final = 46
INK: Final = "#2a1c16"
CREAM: Final = "#fdf3dc"
GOLD: Final = "#efb53a"
RED: Final = "#b23a2a"
LEAF: Final = "#2f6f56"
SEA: Final = "#1f4b63"
SKIN: Final = ("#8a5232", "#b97a4f", "#5d3521", "#e0ad84")


def cut(d: str, fill: str, width: float = 0) -> Markup:
    """A shape; with a width also its carved line."""
    return tag(
        "path", d=d, fill=fill, stroke=INK if width else None, stroke_width=width or None, stroke_linejoin="round"
    )


def line(d: str, colour: str, width: float = 2) -> Markup:
    return tag(
        "path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def dot(x: float, y: float, r: float, fill: str) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, fill=fill)


def at(x: float, y: float, *inside: Markup, scale: float = 1) -> Markup:
    size = f" scale({number(scale)})" if scale != 1 else ""
    return tag("g", *inside, transform=f"translate({number(x)} {number(y)}){size}")


# ---------------------------------------------------------------- grounds
def sky(colour: str) -> Markup:
    return tag("rect", width=WIDTH, height=HEIGHT, fill=colour)


def sun(x: float, y: float = 14, r: float = 9, colour: str = "#fff0c8") -> Markup:
    return dot(x, y, r, colour)


def hills(colour: str, top: float = 30) -> Markup:
    return cut(f"M0 {top}q18-12 36-3t34-4 50 6v20H0z", colour)


def peaks(colour: str) -> Markup:
    return cut("M0 32 22 14l16 14 20-19 26 23 16-9 20 10v16H0z", colour)


def sea(colour: str = SEA, top: float = 33) -> Markup:
    return cut(f"M0 {top}q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0v14H0z", colour)


def ground(colour: str, top: float = 38) -> Markup:
    return tag("rect", y=top, width=WIDTH, height=HEIGHT - top, fill=colour)


def rays(x: float, y: float, colour: str) -> Markup:
    return line(
        "".join(
            f"M{x} {y}L{x + dx} {y + dy}"
            for dx, dy in ((-60, -8), (-50, -26), (-22, -40), (20, -40), (50, -26), (60, -6))
        ),
        colour,
        4,
    )


# ---------------------------------------------------------------- things
def palm(x: float, y: float, scale: float = 1) -> Markup:
    fronds = "M0-18c-6-5-12-3-14 2 5-3 9-3 14 0M0-18c-3-7-9-9-13-7 5 1 9 3 12 8"
    fronds += "M0-18c6-5 12-3 14 2-5-3-9-3-14 0M0-18c3-7 9-9 13-7-5 1-9 3-12 8"
    return at(x, y, line("M1 0c-2-6-2-12-1-18", INK, 2.4), cut(fronds, LEAF), scale=scale)


def pine(x: float, y: float, scale: float = 1) -> Markup:
    return at(
        x,
        y,
        line("M0 0v-14", INK, 2.2),
        cut("M-12-13q12 7 24 0l-3-4q-9 4-18 0zM-9-20q9 6 18 0l-3-4q-6 3-12 0z", LEAF),
        scale=scale,
    )


def ship(x: float, y: float, sail: str = CREAM) -> Markup:
    return at(x, y, cut("M-24 0h48l-8 9h-32z", INK), cut("M0-28v26M-3-25-20-4h17zM3-22l18 18H3z", sail, 1.5))


def steamer(x: float, y: float) -> Markup:
    smoke = cut("M6-20c4-8 12-4 14-9 6-1 8 5 3 7-5 3-8 0-17 4z", "#c9b8a6")
    return at(
        x,
        y,
        smoke,
        cut("M-30-4h58l-7 12h-42z", INK),
        cut("M-3-18h8v14h-8zM-20-11h14v7h-14zM9-10h10v6H9z", RED, 1.2),
        tag("circle", cx=-2, cy=1, r=7, fill=GOLD, stroke=INK, stroke_width=1.5),
        line("M-2-6V8M-9 1H5", INK, 1.2),
    )


def boat(x: float, y: float) -> Markup:
    return at(x, y, cut("M-16-3c10 5 22 5 32 0-4 8-28 8-32 0z", "#6b4632", 1.2), line("M2-2 12-12", INK, 1.6))


def horse(x: float, y: float, scale: float = 1, coat: str = INK) -> Markup:
    body = "M-18 14l2-12c-2-6 2-9 8-9h12l6-10 6-3 1 4 5 4-2 4-5-1-3 7c0 5-2 6-3 9l3 7h-4l-4-7h-12l-4 7z"
    return at(x, y, cut(body, coat), line("M-17-3c-5 1-6 7-6 11", coat, 2.4), scale=scale)


def mule(x: float, y: float, load: str = RED) -> Markup:
    body = "M-10 9V0h15l4-6 1-5 2 4 3 3-1 3-4 1v9h-3V4H-7v5z"
    return at(
        x, y, cut(body, INK), tag("rect", x=-8, y=-6, width=11, height=7, rx=2, fill=load, stroke=INK, stroke_width=1)
    )


def engine(x: float, y: float) -> Markup:
    return at(
        x,
        y,
        cut("M-4-26c6-8 14-2 18-8 8 0 8 8 0 9-6 1-8-2-16 3z", CREAM),
        cut("M-28-16h14v-4h-16v-4h20v8h24v14h-42z", RED, 1.5),
        cut("M-2-22h7v7h-7z", INK),
        *(
            tag("circle", cx=cx, cy=2, r=r, fill=GOLD, stroke=INK, stroke_width=1.8)
            for cx, r in ((-20, 6), (-4, 4.5), (8, 4.5))
        ),
        cut("M14-2h5l5 6H12z", INK),
    )


def rails(y: float) -> Markup:
    ties = "".join(f"M{x} {y}v4" for x in range(2, 120, 8))
    return join([line(f"M0 {y}h120", INK, 2), line(ties, "#6b4632", 3)])


def church(x: float, y: float, wall: str = CREAM) -> Markup:
    return at(
        x,
        y,
        cut("M-22 0v-22l4-6 4 6v22zM14 0v-22l4-6 4 6v22z", wall, 1.4),
        cut("M-14 0v-14q14-10 28 0V0z", wall, 1.4),
        cut("M-4 0v-7q4-4 8 0v7z", INK),
        line("M-18-28v-5M18-28v-5M0-20v-6M-3-24h6", INK, 1.4),
    )


def houses(y: float, wall: str) -> Markup:
    return cut(f"M0 {y}V{y - 12}l8-6 8 6v-4l9-6 9 6v6h6v-14l7-6 7 6v12h8v-8l9-6 9 6v6h10v-10l8-5 8 5v8h11v10z", wall)


def works(x: float, y: float) -> Markup:
    smoke = [cut(f"M{sx} {sy}c4-7 11-3 13-8 6 0 6 6 0 7-5 1-7-1-13 1z", "#d9c7b2") for sx, sy in ((-8, -26), (12, -30))]
    return at(
        x,
        y,
        *smoke,
        cut("M-12-24h7V0h-7zM8-28h7V0H8z", RED, 1.4),
        cut("M-34 0v-12l12-7v7l12-7v7l12-7v7l12-7v7l12-7V0z", "#8b7a6c", 1.4),
        cut("M-28 0v-6h6v6zM-12 0v-6h6v6zM4 0v-6h6v6zM18 0v-6h6v6z", GOLD),
    )


def bridge(y: float) -> Markup:
    return join(
        [
            cut(f"M0 {y}h120v5H0z", INK),
            line(f"M4 {y + 4}q18-26 36 0q18-26 40 0q18-26 36 0", INK, 2.6),
            line(
                "".join(f"M{x} {y}v-{h}" for x, h in ((14, 7), (30, 7), (52, 8), (68, 8), (92, 7), (106, 7))), INK, 1.6
            ),
        ]
    )


def book(x: float, y: float, scale: float = 1) -> Markup:
    return at(
        x,
        y,
        cut("M0 0c-4-4-10-5-16-4v16c6-1 12 0 16 4 4-4 10-5 16-4V-4c-6-1-12 0-16 4z", CREAM, 1.5),
        line("M0 0v15M-12 1q5 0 8 2M-12 6q5 0 8 2M12 1q-5 0-8 2M12 6q-5 0-8 2", INK, 1),
        scale=scale,
    )


def quill(x: float, y: float) -> Markup:
    return at(x, y, cut("M0 0C4-14 12-22 20-24 20-12 14-4 4-2z", CREAM, 1.3), line("M-2 4 14-16", INK, 1.3))


def scales(x: float, y: float) -> Markup:
    return at(
        x,
        y,
        line("M0 12V-14M-13-10h26M-6 12H6", GOLD, 2),
        cut("M-19-1h12q-2 6-6 6t-6-6zM7-1h12q-2 6-6 6T7-1z", GOLD),
        line("M-13-10-18-1M-13-10-8-1M13-10 8-1M13-10l5 9", GOLD, 1),
    )


def stones(x: float, y: float) -> Markup:
    return at(
        x,
        y,
        cut("M-10 8-7-8-2-12l5 5 1 15z", "#9cc6d8", 1.3),
        cut("M2 8 5-5l6-4 5 8-2 9z", "#d98aa0", 1.3),
        line("M-2-12-4 8M11-9 8 8", INK, 0.9),
    )


def balloon(x: float, y: float) -> Markup:
    return at(
        x,
        y,
        cut("M0-18c11 0 15 8 13 15-2 6-8 9-9 13h-8c-1-4-7-7-9-13-2-7 2-15 13-15z", RED, 1.4),
        cut("M-5-17c-4 8-3 20 1 27h2c-3-8-3-20 0-28zM5-17c4 8 3 20-1 27H2c3-8 3-20 0-28z", GOLD),
        cut("M-4 13h8v5h-8z", "#6b4632", 1.1),
    )


def diamonds(x: float, y: float) -> Markup:
    return at(
        x, y, *(cut(f"M{dx} {dy}l3 4-3 5-3-5z", "#dff0f4", 0.9) for dx, dy in ((0, -10), (9, -4), (-8, 0), (6, 6)))
    )


def stockade(y: float) -> Markup:
    return cut("".join(f"M{x} {y + 16}v-14l3-4 3 4v14z" for x in range(-2, 120, 7)), "#6b4632", 1)


def flags(x: float, y: float) -> Markup:
    return at(x, y, line("M0 14V-16", INK, 1.8), cut("M1-15h16l-4 5 4 5H1z", LEAF, 1.2))


# ---------------------------------------------------------------- people
def bust(x: float, skin: str, coat: str, head: Callable[[], Markup], scale: float = 1) -> Markup:
    """Shoulders, a head, and on it what tells who it is."""
    body = cut("M-22 32c1-12 8-16 17-18h10c9 2 16 6 17 18z", coat, 1.4)
    neck = cut("M-4 8h8v8q-4 4-8 0z", skin)
    face = tag("ellipse", cx=0, cy=2, rx=8, ry=10, fill=skin, stroke=INK, stroke_width=1.4)
    return at(x, 19, body, neck, face, head(), scale=scale)


def feathers() -> Markup:
    plumes = [
        cut(f"M{dx} -6q{lean} -9 {lean * 1.6:.0f} -14q5 6 2 14z", colour, 0.9)
        for dx, lean, colour in ((-8, -4, RED), (-4, -2, GOLD), (0, 0.5, LEAF), (4, 3, GOLD), (7, 5, RED))
    ]
    return join([*plumes, cut("M-8.5-3q8.5-6 17 0v-4q-8.5-5-17 0z", RED, 1)])


def cap() -> Markup:
    return join(
        [
            cut("M-9-4q9-5 18 0l1-9q-10-5-20 0z", SEA, 1.2),
            cut("M3-14c0-8 6-9 8-6-2 2-4 5-5 9z", RED, 1),
            line("M-10-3q10-4 20 0", GOLD, 1.6),
        ]
    )


def curls() -> Markup:
    return cut("M-10 6c-4-8-2-18 10-19 12 1 14 11 10 19-1-6-3-9-5-11-4 2-8 2-10 0-2 2-4 5-5 11z", INK)


def short_hair() -> Markup:
    return cut("M-9 0c-2-10 4-14 9-14s11 4 9 14c-1-4-3-6-5-7-3 1-6 1-8 0-3 1-4 3-5 7z", INK)


def beard() -> Markup:
    return join([short_hair(), cut("M-8 3c0 10 4 12 8 12s8-2 8-12c-2 4-5 3-8 3s-6 1-8-3z", INK)])


def glasses() -> Markup:
    return join(
        [
            beard(),
            tag("circle", cx=-3.5, cy=1.5, r=2.6, fill="none", stroke=CREAM, stroke_width=1.2),
            tag("circle", cx=3.5, cy=1.5, r=2.6, fill="none", stroke=CREAM, stroke_width=1.2),
        ]
    )


def white_hair() -> Markup:
    return cut("M-9 4c-5-10 0-19 9-19s14 9 9 19c0-5-2-9-5-11-3 2-6 2-8 0-3 2-5 6-5 11z", CREAM, 1)


def diadem() -> Markup:
    return join([curls(), cut("M-8-9l3-6 3 4 2-6 2 6 3-4 3 6q-8-4-16 0z", GOLD, 1)])


def wig() -> Markup:
    return join(
        [
            cut(
                "M-11 8c-4-4-2-8-3-12 0-10 7-15 14-15s14 5 14 15c-1 4 1 8-3 12-1-8-2-12-5-14-4 2-8 2-12 0-3 2-4 6-5 14",
                CREAM,
                1.1,
            ),
            dot(-10, 9, 1.6, GOLD),
            dot(10, 9, 1.6, GOLD),
        ]
    )


def scarf() -> Markup:
    return cut("M-10 2c-3-12 4-17 10-17s13 5 10 17c-2-5-5-8-10-8s-8 3-10 8z", CREAM, 1.1)


def hood() -> Markup:
    return cut("M-11 12c-4-16 0-27 11-27s15 11 11 27c-1-8-2-14-5-16-4 2-8 2-12 0-3 2-4 8-5 16z", INK)


def basket_woman(x: float, y: float, dress: str) -> Markup:
    return at(
        x,
        y,
        cut("M-8 0c0-10 3-14 8-15 5 1 8 5 8 15z", dress, 1.1),
        dot(0, -18, 4, SKIN[2]),
        cut("M-5-20q5-4 10 0l-1-3h-8z", CREAM),
        cut("M-8-24h16l-3 5H-5z", "#a9683c", 1),
        dot(-4, -25, 2.4, RED),
        dot(0, -26, 2.4, GOLD),
        dot(4, -25, 2.4, LEAF),
    )


def walker(x: float, y: float, coat: str) -> Markup:
    return at(
        x,
        y,
        cut("M-4 0l1-12q3-4 6 0l1 12z", coat),
        dot(0, -15, 3, SKIN[3]),
        tag("rect", x=4, y=-7, width=7, height=6, fill="#6b4632", stroke=INK, stroke_width=0.9),
    )
