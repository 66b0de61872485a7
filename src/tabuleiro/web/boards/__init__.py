"""The board of each game's table page and the pictures of its rule book, found by the game's name."""

from __future__ import annotations

from typing import cast

from tabuleiro.core.game import Game
from tabuleiro.games import part_of
from tabuleiro.web.boards.board import Board, Book, Shown

__all__ = ["Board", "Book", "Shown", "board_of", "book_of", "shown_of"]


def board_of(game: str) -> Board:
    return cast(Board, part_of(game, "tabuleiro.web.boards.{}"))


def book_of(game: str) -> Book:
    return cast(Book, part_of(game, "tabuleiro.web.boards.{}_rules"))


def shown_of(game: Game, option: str, value: str, lang: str) -> Shown:
    """A value of an option in the form for a new table; only games with such options have the module."""
    found: Shown = part_of(game.name, "tabuleiro.web.boards.{}_options").shown(game, option, value, lang)
    return found
