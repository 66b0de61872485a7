"""Which sense belongs to which game: the greedy bot's, set by hand, and the search bot's, learned from play."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from tabuleiro.core.errors import BadInput

if TYPE_CHECKING:
    from tabuleiro.bots.lookahead import Sense
    from tabuleiro.core.game import Game
    from tabuleiro.games.above_and_below.rules import AboveAndBelow
    from tabuleiro.games.imperial_miners.rules import ImperialMiners

WEIGHTS: Final = Path(__file__).parent / "weights"


def greedy_sense(game: Game) -> Sense:
    if game.name == "imperial-miners":
        from tabuleiro.bots.imperial_miners import MinerSense

        return MinerSense()
    if game.name == "above-and-below":
        from tabuleiro.bots.above_and_below import VillageSense, by_hand

        village = cast("AboveAndBelow", game).box
        return VillageSense(village, by_hand(village))
    raise BadInput(f"the greedy bot does not know '{game.name}'")


def learned_sense(game: Game) -> Sense:
    if game.name == "imperial-miners":
        from tabuleiro.bots.imperial_miners import LearnedSense

        return LearnedSense(cast("ImperialMiners", game).box, weights_of(game.name))
    if game.name == "above-and-below":
        from tabuleiro.bots.above_and_below import VillageSense

        return VillageSense(cast("AboveAndBelow", game).box, weights_of(game.name))
    raise BadInput(f"the search bot does not know '{game.name}'")


@lru_cache
def weights_of(game: str) -> list[list[float]]:
    """What training/ has found: for each number of turns left, one weight for each thing the game's outlook sees."""
    rows: list[list[float]] = json.loads((WEIGHTS / f"{game}.json").read_text(encoding="utf-8"))
    return rows
