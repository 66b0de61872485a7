"""The games, found by name."""

from __future__ import annotations

from pathlib import Path

from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

GAMES = ("imperial-miners",)


def load(name: str, pack: str | Path | None = None) -> Game:
    """A game by its name, with its own content or with a pack from a file."""
    if name == "imperial-miners":
        from tabuleiro.games.imperial_miners.rules import load as load_imperial_miners

        return load_imperial_miners(Path(pack) if pack is not None else None)
    raise BadInput(f"there is no game '{name}' (games: {', '.join(GAMES)})")
