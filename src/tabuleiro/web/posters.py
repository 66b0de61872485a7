"""The woodcut posters of the games, drawn as SVG: one ink on the poster's own paper, which the style sheet chooses."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin
from random import Random
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.tags import join, tag

WIDE: Final = 240
HIGH: Final = 232
INK: Final = "var(--poster-ink)"
PAPER: Final = "var(--poster-paper)"
Box = tuple[float, float, float, float]  # left, top, right, bottom


# ---------------------------------------------------------------- the carver's tools
def block(d: str, of: str = INK) -> Markup:
    """What is left standing on the wood block, or (of paper) cut out of it."""
    return tag("path", d=d, fill=of)


def gouge(d: str, width: float, of: str = PAPER, ends: str = "round") -> Markup:
    """A line: cut into the block, or (of ink) left standing."""
    return tag("path", d=d, fill="none", stroke=of, stroke_width=width, stroke_linecap=ends)


def edged(d: str, of: str, edge: str, width: float) -> Markup:
    return tag("path", d=d, fill=of, stroke=edge, stroke_width=width, stroke_linejoin="round")


def disc(x: float, y: float, r: float, of: str = INK) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, fill=of)


def rays(x: float, y: float, inner: float, outer: float, count: int, turn: float, half: float) -> Markup:
    """Wedges that widen outwards, from the left over the top; `turn` degrees in all, each `half` degrees to a side."""

    def at(radius: float, angle: float) -> str:
        return f"{x + radius * cos(radians(angle)):.1f} {y + radius * sin(radians(angle)):.1f}"

    angles = [180 + step * turn / count for step in range(count)]
    return block("".join(f"M{at(inner, a)}L{at(outer, a - half)}L{at(outer, a + half)}z" for a in angles))


def strokes(seed: int, count: int, area: Box, free: Callable[[float, float, float], bool]) -> Markup:
    """Short level cuts of the gouge, wherever `free(x, y, length)` says that nothing else is carved."""
    chance = Random(seed)
    left, top, right, bottom = area
    parts: list[str] = []
    while len(parts) < count:
        x, y, long = chance.uniform(left, right), chance.uniform(top, bottom), chance.uniform(8, 18)
        if x + long <= right and free(x, y, long):
            parts.append(f"M{x:.0f} {y:.0f}l{long:.0f} {chance.uniform(-1.5, 1.5):.1f}")
    return gouge("".join(parts), 1.7)


def star(x: float, y: float, size: float) -> Markup:
    waist = size / 4
    points = ((0, -size), (waist, -waist), (size, 0), (waist, waist), (0, size), (-waist, waist), (-size, 0))
    return block("M" + " ".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in (*points, (-waist, -waist))) + "z")


# ---------------------------------------------------------------- Imperial Miners: a mine below a headframe
CHAMBERS: Final = ((14, 94, 52), (86, 94, 52), (158, 94, 68), (48, 142, 66), (122, 142, 68), (84, 190, 68))
CHAMBER_HIGH: Final = 36


def chamber(x: int, y: int, wide: int) -> Markup:
    floor, right = y + CHAMBER_HIGH, x + wide
    hollow = block(f"M{x} {floor}V{y + 9}q0-9 9-9h{wide - 18}q9 0 9 9V{floor}z", PAPER)
    props = f"M{x + 5} {floor}V{y + 12}M{right - 5} {floor}V{y + 12}M{x + 3} {y + 8}H{right - 3}"
    return hollow + gouge(props, 2, INK, "butt")


def miner(x: int, y: int, side: int) -> Markup:
    return tag(
        "g",
        disc(0, -21, 4.6),
        disc(6.5, -24, 2),
        block("M-6-22c0-8 12-8 12 0zM-5-16h9l3 8 5-3 2 3-8 6-4-3 1 5 3 12h-5l-3-9-3 9h-5l2-14z"),
        gouge("M8-8 18-22", 2.4, INK, "butt"),
        block("M10-24c6-2 12 1 15 6-5-3-9-3-13-2z"),
        transform=f"translate({x} {y}) scale({side} 1)",
    )


def solid_rock(x: float, y: float, long: float) -> bool:
    return not any(
        x - 4 < left + wide and left < x + long + 4 and top - 4 < y < top + CHAMBER_HIGH + 4
        for left, top, wide in CHAMBERS
    )


def imperial_miners() -> Markup:
    return join(
        [
            # the sun behind the hill
            rays(186, 70, 24, 74, 20, 180, 2.6),
            block("M164 78a22 22 0 0 1 44 0z"),
            gouge("M171 74a15 15 0 0 1 30 0", 2),
            block("M0 78c30-16 52-18 84-8s80 2 156 4v12H0z"),
            gouge("M10 76c16-7 30-9 46-6M120 76c20 1 34-1 50 0M200 78c10 0 20 1 30 0", 1.7),
            # headframe with its wheel, and the hut
            gouge("M66 74 82 18h10l16 56M72 54h30M77 38h20M72 54l25-16M102 54 77 38", 3.4, INK),
            gouge("M108 74h32L90 20", 4, INK),
            disc(87, 15, 14),
            disc(87, 15, 10, PAPER),
            gouge("M87 4v22M76 15h22M79 7l16 16M95 7 79 23", 1.6, INK),
            block("M20 74V56l14-12 14 12v18zM42 46V36h6v15z"),
            block("M30 74V62h8v12z", PAPER),
            gouge("M46 32c-6-6 8-8 2-16", 2.5, INK),
            # the ground and its chambers
            tag("rect", y=82, width=WIDE, height=HIGH - 82, fill=INK),
            strokes(5, 58, (6, 86, 236, 229), solid_rock),
            *(chamber(*place) for place in CHAMBERS),
            gouge("M112 130 96 142M160 130l8 12M110 178l6 12", 5, PAPER, "butt"),
            miner(34, 129, 1),
            block("M50 130l5-9 6 2 3 7z"),
            block("M97 111h31l-4 12h-23zM100 109c1-6 6-8 9-5 3-5 9-4 10 0 4-1 6 2 6 5z"),
            *(disc(x, 125, 4.7, PAPER) + disc(x, 125, 3.4) for x in (105, 120)),
            use("machine", 166, 100, 30, INK),
            use("f-japanese", 198, 102, 22, INK),
            use("f-egyptians", 58, 148, 26, INK),
            miner(98, 177, -1),
            block("M134 178c2-16 8-22 14-22s14 8 14 22z"),
            gouge("M142 166l5 4M153 163l3 6", 1.6),
            block("M162 160h12l-3 8h-6z"),
            gouge("M168 178v-18", 2.4, INK, "butt"),
            # the gem at the bottom
            block("M106 200h24l10 10-22 15-22-15z"),
            gouge("M96 210h44M106 200l8 10 4 15 4-15 8-10", 1.6),
        ]
    )


# ---------------------------------------------------------------- Brazil: Imperial: a ship comes in
def wave(x: int, y: int) -> Markup:
    swell = "c14-16 26-16 40 0s26 16 40 0" * 4
    back = "c-14 16-26 16-40 0s-26-16-40 0" * 4
    return block(f"M{x} {y}{swell}v10{back}z")


def sail(d: str) -> Markup:
    return edged(d, PAPER, INK, 2.6)


def brazil_imperial() -> Markup:
    palm = (
        "M206 232c8-50 8-90-2-130l8-2c12 44 12 86 6 132z",
        "M208 102c-26-18-44-10-52 4 16-4 32-4 52-4z",
        "M208 102c-10-26-30-34-44-28 16 6 30 14 44 28z",
        "M208 102c0-24 14-40 30-40-8 12-16 24-30 40z",
        "M208 102c14-12 30-8 36 6-12-4-22-6-36-6z",
        "M208 102c14 4 24 16 24 32-8-12-14-22-24-32z",
        "M208 102c-14 4-26 14-28 30 8-12 18-22 28-30z",
    )
    return join(
        [
            # sun and hills
            rays(128, 104, 40, 150, 26, 180, 2.2),
            block("M94 108a34 34 0 0 1 68 0z"),
            gouge("M102 106a26 26 0 0 1 52 0M110 106a18 18 0 0 1 36 0", 2),
            block("M0 130c10-14 18-20 30-22 12-40 44-42 54 6 10-4 18 6 24 14h132v20H0z"),
            gouge("M40 100c6-16 18-20 26-6M36 112c8-4 12-2 18-6M60 112c6 2 10 0 16 6M12 126c6-6 10-8 18-8", 1.8),
            # the sea
            tag("rect", y=128, width=WIDE, height=HIGH - 128, fill=PAPER),
            gouge("M0 129h240", 3, INK, "butt"),
            *(wave(-46 + 7 * row, 150 + 18 * row) for row in range(5)),
            # the ship
            edged("M98 134h70l-4-12h14l-12 28h-56z", INK, PAPER, 2),
            gouge("M116 58v76M140 50v84", 3.4, INK, "butt"),
            sail("M104 70c10-4 18-4 26 0-4 12-4 18 0 28-8-4-18-4-26 0 4-10 4-18 0-28z"),
            sail("M128 62c10-4 20-4 28 0-4 14-4 24 0 34-8-4-20-4-28 0 4-12 4-22 0-34z"),
            sail("M104 102c8-4 18-4 26 0-3 8-3 12 0 20-8-3-18-3-26 0 3-8 3-13 0-20z"),
            sail("M128 102c10-4 22-4 30 0-3 8-3 12 0 20-8-3-20-3-30 0 3-8 3-13 0-20z"),
            block("M140 50V42l14 4zM116 58v-7l10 3z"),
            gouge("M142 70v18M136 72v14M142 107v10M112 78v12M119 77v13", 1.8, INK),
            gouge("M108 140h54", 1.8),
            # the palm
            *(edged(d, INK, PAPER, 1.5) for d in palm),
            gouge("M209 130l8-3M211 150l8-3M212 170l8-2M211 190l8-2", 1.6),
            # the toucan on its branch
            block("M0 64c30-8 60-8 88 2l-2 6c-28-8-56-6-86 0z"),
            edged("M26 66C16 42 26 20 44 16c14-3 24 4 26 14-4 16-12 30-26 36l-22 30-8-4z", INK, PAPER, 1.8),
            edged("M66 20c16-8 38-2 42 20-14-6-26-6-40-6z", PAPER, INK, 3),
            gouge("M74 28c10-4 20-2 28 6M86 20c4 2 8 6 10 10", 2, INK),
            block("M46 24c8-4 18-2 20 8-2 8-10 12-18 8-6-4-6-12-2-16z", PAPER),
            disc(58, 28, 4),
            gouge("M32 46c2 10 0 18-6 26M40 48c2 8 0 14-4 20", 1.8),
        ]
    )


# ---------------------------------------------------------------- Above and Below: a house, and the cave under it
STARS: Final = ((96, 18, 8), (196, 20, 9.6), (222, 52, 6.4), (16, 70, 6.4), (84, 48, 4.8), (170, 40, 4.8))


def crust(x: float, y: float, long: float) -> bool:
    """Between the meadow and the cave, and the walls beside it."""
    return y < 114 or x + long < 20 or x > 220


def above_and_below() -> Markup:
    return join(
        [
            block("M44 14a22 22 0 1 0 20 34A26 26 0 0 1 44 14z"),
            *(star(*place) for place in STARS),
            # the houses
            block("M100 92V56l28-26 28 26v36zM92 60l36-34 36 34-5 5-31-29-31 29zM144 40V22h9v26z"),
            block("M160 92V70l18-14 18 14v22zM62 92V72l17-13 17 13v20z"),
            block("M120 92V76a8 8 0 0 1 16 0v16zM108 62h12v11h-12zM137 62h12v11h-12zM122 44h12v9h-12z", PAPER),
            block("M172 92V80h10v12zM74 92V80h9v12z", PAPER),
            gouge("M128 44v9M114 62v11M143 62v11", 1.6, INK, "butt"),
            gouge("M149 18c-8-6 8-10 0-18", 3, INK),
            # the ground, its roots and the cave
            block("M0 96c40-10 80-6 120-8s80-4 120 6v138H0z"),
            gouge("M20 94l4-8 4 8M40 92l4-8 4 8M200 90l4-8 4 8M218 92l4-8 4 8", 3, INK, "butt"),
            strokes(3, 20, (4, 102, 238, 226), crust),
            gouge("M100 98c-2 10-12 8-14 20M128 96c2 8-2 10 0 18M160 98c0 8 10 8 12 18", 2.4),
            block("M22 224c-8-44 4-86 40-98 20-6 32 4 52 0 30-8 66-10 90 14 20 22 20 58 12 84z", PAPER),
            block("M34 130l6 20 7-24M96 124l5 22 7-20M150 122l5 18 8-16M194 138l4 18 8-14"),
            block("M20 232c10-14 30-10 46-14s40-4 60 0 50-6 92 8v12H20z"),
            # who explores it, with a lantern
            rays(92, 170, 16, 46, 22, 360, 2.75),
            disc(92, 170, 15, PAPER),
            block("M84 162h16v18H84zM82 180h20v5H82zM86 162c0-8 12-8 12 0"),
            block("M86 164h12v14H86z", PAPER),
            block("M92 167c4 4 4 9 0 9s-4-5 0-9z"),
            gouge("M92 156v-6L66 164", 3.5, INK, "butt"),
            disc(54, 158, 8),
            block("M42 158c0-16 24-18 26-2l4 2H40zM46 166h16l8-4 3 5-10 7 4 44h-9l-4-22-5 22h-9l2-40z"),
            # the moth
            block("M168 178c-34-44-50-10-40 10-14 12-4 30 14 24 8 6 20 0 26-14z"),
            block("M168 178c34-44 50-10 40 10 14 12 4 30-14 24-8 6-20 0-26-14z"),
            tag("ellipse", cx=168, cy=188, rx=8, ry=22, fill=INK),
            gouge("M164 168c-4-14-12-20-20-20M172 168c4-14 12-20 20-20", 2.4, INK),
            *(disc(x, 178, 7, PAPER) + disc(x, 178, 3.5) for x in (140, 196)),
            *(disc(x, 174.5, 4.5, PAPER) + disc(x, 175, 2) for x in (163.5, 172.5)),
            gouge("M161 190h14M161 198h14M163 206h10", 1.8),
        ]
    )


# ---------------------------------------------------------------- what pages ask for
DRAWN: Final = {
    "imperial-miners": imperial_miners,
    "brazil-imperial": brazil_imperial,
    "above-and-below": above_and_below,
}


@cache
def woodcut(game: str) -> Markup:
    """The picture of a game's poster; it says nothing that the words beside it do not say."""
    return tag("svg", DRAWN[game](), class_="woodcut", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true")


@cache
def cord() -> Markup:
    """The string that the posters hang on."""
    line = "M0 4C180 30 300 36 450 30S760 14 900 2"
    twine = gouge(line, 3.5, "var(--c-wood)", "butt")
    light = tag("path", d=line, fill="none", stroke="var(--i-cut)", stroke_width=1, stroke_dasharray="5 7")
    return tag("svg", twine, light, viewBox="0 0 900 40", preserveAspectRatio="none", aria_hidden="true")
