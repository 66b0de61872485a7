"""Brazil: Imperial: its manifest; the rooms beside it are opened when they are asked for."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.manifest import Colours, Manifest, ladder

MANIFEST: Final = Manifest(
    name="brazil-imperial",
    package=__name__,
    short="bi",
    sign="b-capital",
    colours=Colours(day="#1d6146", day_wash="#dcead9", night="#7fcfa4", night_wash="#15301f", paper="#a3c795"),
    fewest_seats=1,
    most_seats=4,
    options={"scenario": "random", "colours": "random"},
    levels=ladder(
        worlds=(20, 20, 20, 20, 200, 200),
        looks=(0, 0, 0, 0, 0, 0),
        slack=(2.4, 1.5, 0.95, 0.5, 0.0, 0.0),
        seconds=(0.01, 0.01, 0.01, 0.01, 0.02, 1.0),
        rollouts=(0, 0, 0, 0, 0, 200),
    ),
    place=3,
    compiled={
        "bots": "borders challenge fights habits holdings outlook senses sites",
        "rules": (
            "box build codes combat deploy effects explore fields game icons manufacture map missions "
            "movement objectives outcome painting payment production renovate scoring secrecy setup state "
            "strength trade turn view"
        ),
    },
)
