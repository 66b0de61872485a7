"""The board of each game's table page, found by the game's name."""

from __future__ import annotations

from typing import cast

from tabuleiro.core.errors import BadInput
from tabuleiro.web.boards.board import Board

__all__ = ["Board", "board_of"]


def board_of(game: str) -> Board:
    if game == "imperial-miners":
        from tabuleiro.web.boards import imperial_miners

        return cast(Board, imperial_miners)
    if game == "above-and-below":
        from tabuleiro.web.boards import above_and_below

        return cast(Board, above_and_below)
    raise BadInput(f"there is no board for '{game}'")
