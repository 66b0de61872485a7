"""Above and Below: its manifest; the rooms beside it are opened when they are asked for."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.manifest import Colours, Manifest, ladder

MANIFEST: Final = Manifest(
    name="above-and-below",
    package=__name__,
    short="ab",
    sign="lantern",
    colours=Colours(day="#3b4279", day_wash="#e0e1ee", night="#aab2f2", night_wash="#23264a", paper="#b7c0e8"),
    fewest_seats=2,
    most_seats=4,
    levels=ladder(
        worlds=(10, 15, 30, 60, 100, 100),
        looks=(0, 0, 0, 0, 200, 200),
        slack=(2.3, 1.4, 0.9, 0.38, 0.0, 0.0),
        seconds=(0.01, 0.01, 0.01, 0.01, 0.1, 1.0),
        rollouts=(0, 0, 0, 0, 0, 1000),
    ),
    place=2,
    compiled={
        "bots": "habits odds outlook senses",
        "rules": (
            "actions box codes effects encounters explore fields game lanterns rest results scoring state trade "
            "turn view"
        ),
    },
)
