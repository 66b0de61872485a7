"""Which sense belongs to which game: the greedy bot's, set by hand, and the search bot's, learned from play."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tabuleiro.kit.shelf import door, folder_of

if TYPE_CHECKING:
    from tabuleiro.bots.lookahead import Sense
    from tabuleiro.core.game import Game

WEIGHTS: Final = "bots/weights.json"  # in a game's folder


def greedy_sense(game: Game) -> Sense:
    sense: Sense = door(game.name, "bots").greedy_sense(game)
    return sense


def learned_sense(game: Game) -> Sense:
    sense: Sense = door(game.name, "bots").learned_sense(game, weights_of(game.name))
    return sense


@lru_cache
def weights_of(game: str) -> list[list[float]]:
    """What training/ has found: for each number of turns left one weight for each thing the game's outlook sees, or the
    rows of networks."""
    rows: list[list[float]] = json.loads((folder_of(game) / WEIGHTS).read_text(encoding="utf-8"))
    return rows
