"""The board of each game's table page and the pictures of its rule book, found by the game's name."""

from __future__ import annotations

from typing import cast

from tabuleiro.games import part_of
from tabuleiro.web.boards.board import Board, Book

__all__ = ["Board", "Book", "board_of", "book_of"]


def board_of(game: str) -> Board:
    return cast(Board, part_of(game, "tabuleiro.web.boards.{}"))


def book_of(game: str) -> Book:
    return cast(Book, part_of(game, "tabuleiro.web.boards.{}_rules"))
