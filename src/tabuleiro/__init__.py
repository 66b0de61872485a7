"""Tabuleiro: play, replay and study modern board games. See the README for the API in ten lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tabuleiro.bots import Bot, Budget, make
from tabuleiro.bots.explanation import Explanation
from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import BadInput, IllegalAction, PackError, PositionError, RecordError, TabuleiroError
from tabuleiro.core.game import Game
from tabuleiro.core.record import Moment, Record, fold
from tabuleiro.core.record import walk as walked
from tabuleiro.core.scores import Score
from tabuleiro.core.state import State
from tabuleiro.core.view import View

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BadInput",
    "Bot",
    "Budget",
    "Decision",
    "Dice",
    "Explanation",
    "Game",
    "IllegalAction",
    "Moment",
    "PackError",
    "PositionError",
    "Record",
    "RecordError",
    "Score",
    "State",
    "TabuleiroError",
    "View",
    "bot",
    "build",
    "load",
    "replay",
    "walk",
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


def walk(record: Record, pack: str | Path | None = None) -> Iterator[Moment]:
    """Each decision of a record with the state in which it was made, what was chosen, and what followed."""
    from tabuleiro.kit.editions import game_for

    return walked(game_for(record, pack), record)


def bot(name: str, **settings: int) -> Bot:
    """A bot by its name: random, greedy, search."""
    return make(name, **settings)


def _drawn(record: Record) -> str:
    from tabuleiro.kit.notebooks import drawn

    return drawn(record)


Record.drawn = _drawn
