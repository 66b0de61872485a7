"""Above and Below: its manifest; the rooms beside it are opened when they are asked for."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.manifest import Colours, Level, Manifest

MANIFEST: Final = Manifest(
    name="above-and-below",
    package=__name__,
    short="ab",
    sign="lantern",
    colours=Colours(day="#3b4279", day_wash="#e0e1ee", night="#aab2f2", night_wash="#23264a", paper="#b7c0e8"),
    fewest_seats=2,
    most_seats=4,
    options={},
    first_game={},
    levels=(
        Level(1, worlds=10, looks=0, slack=2.3, seconds=0.01),
        Level(2, worlds=15, looks=0, slack=1.4, seconds=0.01),
        Level(3, worlds=30, looks=0, slack=0.9, seconds=0.01),
        Level(4, worlds=60, looks=0, slack=0.38, seconds=0.01),
        Level(5, worlds=100, looks=200, slack=0.0, seconds=0.1),
    ),
    place=2,
    compiled=(
        "bots/habits.py",
        "bots/odds.py",
        "bots/outlook.py",
        "bots/senses.py",
        "rules/actions.py",
        "rules/box.py",
        "rules/effects.py",
        "rules/encounters.py",
        "rules/explore.py",
        "rules/game.py",
        "rules/lanterns.py",
        "rules/rest.py",
        "rules/results.py",
        "rules/scoring.py",
        "rules/codes.py",
        "rules/made.py",
        "rules/state.py",
        "rules/trade.py",
        "rules/turn.py",
        "rules/view.py",
    ),
)
