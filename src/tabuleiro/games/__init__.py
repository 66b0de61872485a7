"""The games, found by name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.event import Event
    from tabuleiro.core.reason import Reason
    from tabuleiro.core.view import View

GAMES = ("imperial-miners",)


def load(name: str, pack: str | Path | None = None) -> Game:
    """A game by its name, with its own content or with a pack from a file."""
    if name == "imperial-miners":
        from tabuleiro.games.imperial_miners.rules import load as load_imperial_miners

        return load_imperial_miners(Path(pack) if pack is not None else None)
    if name == "above-and-below":
        from tabuleiro.games.above_and_below.rules import load as load_above_and_below

        return load_above_and_below(Path(pack) if pack is not None else None)
    raise BadInput(f"there is no game '{name}' (games: {', '.join(GAMES)})")


class GameWords(Protocol):
    """A module `games/<game>/words.py`; terminal and pages use these of its functions for any game."""

    def prompt(self, view: View, decision: Decision, lang: str) -> str: ...
    def label(self, view: View, action: Action, lang: str) -> str: ...
    def reason_words(self, game: Game, reason: Reason, lang: str) -> str: ...
    def log_line(self, game: Game, event: Event, names: Sequence[str], lang: str) -> str: ...


def words_of(game: Game) -> GameWords:
    if game.name == "imperial-miners":
        from tabuleiro.games.imperial_miners import words

        return cast(GameWords, words)  # its functions ask for their own kind of Game
    if game.name == "above-and-below":
        from tabuleiro.games.above_and_below import words as village_words

        return cast(GameWords, village_words)
    raise BadInput(f"{game.name} has no words yet")
