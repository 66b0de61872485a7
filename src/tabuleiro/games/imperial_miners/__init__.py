"""Imperial Miners: its manifest; the rooms beside it are opened when they are asked for."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.manifest import Colours, Level, Manifest

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
    levels=(
        Level(1, worlds=10, looks=0, slack=0.75, seconds=0.01),
        Level(2, worlds=10, looks=0, slack=0.42, seconds=0.01),
        Level(3, worlds=20, looks=0, slack=0.35, seconds=0.01),
        Level(4, worlds=40, looks=0, slack=0.17, seconds=0.01),
        Level(5, worlds=100, looks=300, slack=0.0, seconds=0.1),
    ),
    place=1,
    compiled=(
        "bots/outlook.py",
        "bots/senses.py",
        "rules/box.py",
        "rules/cards.py",
        "rules/counts.py",
        "rules/effects.py",
        "rules/game.py",
        "rules/mine.py",
        "rules/progress.py",
        "rules/scoring.py",
        "rules/codes.py",
        "rules/made.py",
        "rules/secrecy.py",
        "rules/state.py",
        "rules/tokens.py",
        "rules/turn.py",
        "rules/view.py",
    ),
)
