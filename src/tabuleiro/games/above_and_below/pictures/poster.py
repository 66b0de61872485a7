"""The poster of Above and Below: a house, and the cave under it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.tags import join, tag
from tabuleiro.drawing.woodcut import INK, PAPER, block, disc, gouge, rays, star, strokes, woodcut

STARS: Final = ((96, 18, 8), (196, 20, 9.6), (222, 52, 6.4), (16, 70, 6.4), (84, 48, 4.8), (170, 40, 4.8))


def crust(x: float, y: float, long: float) -> bool:
    """Between the meadow and the cave, and the walls beside it."""
    return y < 114 or x + long < 20 or x > 220


def poster() -> Markup:
    return woodcut(
        join(
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
    )
