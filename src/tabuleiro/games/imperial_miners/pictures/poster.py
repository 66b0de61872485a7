"""The poster of Imperial Miners: a mine below a headframe."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.tags import join, tag
from tabuleiro.drawing.woodcut import HIGH, INK, PAPER, WIDE, block, disc, gouge, rays, strokes, woodcut

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


def poster() -> Markup:
    return woodcut(
        join(
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
    )
