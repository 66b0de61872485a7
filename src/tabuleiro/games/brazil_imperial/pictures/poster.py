"""The poster of Brazil: Imperial: a ship comes in."""

from __future__ import annotations

from markupsafe import Markup

from tabuleiro.drawing.tags import join, tag
from tabuleiro.drawing.woodcut import HIGH, INK, PAPER, WIDE, block, disc, edged, gouge, rays, woodcut


def wave(x: int, y: int) -> Markup:
    swell = "c14-16 26-16 40 0s26 16 40 0" * 4
    back = "c-14 16-26 16-40 0s-26-16-40 0" * 4
    return block(f"M{x} {y}{swell}v10{back}z")


def sail(d: str) -> Markup:
    return edged(d, PAPER, INK, 2.6)


def poster() -> Markup:
    palm = (
        "M206 232c8-50 8-90-2-130l8-2c12 44 12 86 6 132z",
        "M208 102c-26-18-44-10-52 4 16-4 32-4 52-4z",
        "M208 102c-10-26-30-34-44-28 16 6 30 14 44 28z",
        "M208 102c0-24 14-40 30-40-8 12-16 24-30 40z",
        "M208 102c14-12 30-8 36 6-12-4-22-6-36-6z",
        "M208 102c14 4 24 16 24 32-8-12-14-22-24-32z",
        "M208 102c-14 4-26 14-28 30 8-12 18-22 28-30z",
    )
    return woodcut(
        join(
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
    )
