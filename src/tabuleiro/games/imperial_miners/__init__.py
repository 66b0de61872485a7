"""Imperial Miners: its manifest; the rooms beside it are opened when they are asked for."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.manifest import Colours, Manifest, ladder

MANIFEST: Final = Manifest(
    name="imperial-miners",
    package=__name__,
    short="im",
    sign="cart-full",
    colours=Colours(day="#94401a", day_wash="#f3dfc8", night="#f0a070", night_wash="#3a2416", paper="#f2b544"),
    fewest_seats=1,
    most_seats=5,
    options={"first_game": False},
    first_game={"first_game": True},
    levels=ladder(
        worlds=(10, 10, 20, 40, 100, 100),
        looks=(0, 0, 0, 0, 300, 300),
        slack=(0.75, 0.42, 0.35, 0.17, 0.0, 0.0),
        seconds=(0.01, 0.01, 0.01, 0.01, 0.1, 1.0),
        rollouts=(0, 0, 0, 0, 0, 400),
    ),
    place=1,
    compiled={
        "bots": "outlook senses",
        "rules": "box cards codes counts effects fields game mine observer progress scoring secrecy state tokens turn "
        "view",
    },
)
