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
    raise BadInput(f"there is no board for '{game}'")
