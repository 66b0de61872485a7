"""Tabuleiro: play, replay and study modern board games. See the README for the API in ten lines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import BadInput, IllegalAction, PackError, PositionError, RecordError, TabuleiroError
from tabuleiro.core.record import Record, fold

if TYPE_CHECKING:
    from tabuleiro.bots import Bot
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import State

__version__ = "0.1.0"
__all__ = [
    "BadInput",
    "Dice",
    "IllegalAction",
    "PackError",
    "PositionError",
    "Record",
    "RecordError",
    "TabuleiroError",
    "bot",
    "build",
    "load",
    "replay",
]


def build() -> str:
    """Which build of the engine is loaded: "compiled" or "plain"."""
    from tabuleiro.core import state

    return "plain" if str(state.__file__).endswith(".py") else "compiled"


def load(name: str, pack: str | Path | None = None) -> Game:
    """A game by its name; `pack` is a TOML file (or a folder of them) with other content."""
    from tabuleiro.kit.shelf import load as load_game

    return load_game(name, pack)


def replay(record: Record, to: int | None = None, pack: str | Path | None = None) -> State:
    """The state after a record's actions (the first `to` of them), with the content and rules it was played with."""
    from tabuleiro.kit.editions import game_for

    return fold(game_for(record, pack), record, to)


def bot(name: str, **settings: int) -> Bot:
    """A bot by its name: random, greedy, search."""
    from tabuleiro.bots import make

    return make(name, **settings)
