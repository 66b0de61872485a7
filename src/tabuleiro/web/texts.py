"""The pages' own words, in the reader's language; what a game says is in the game's folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from tabuleiro.kit.shelf import folder_of
from tabuleiro.lang import Words, words_in

LOCALES: Final = Path(__file__).parent / "locales"
WORDS: Final = words_in(LOCALES)
words: Final = WORDS.speaking
Say = Callable[..., str]  # what that makes: say("key", name="Ana")


@cache
def page_words(game: str) -> Words:
    """The words of a game's page, and those of all pages."""
    return words_in(LOCALES, folder_of(game) / "page" / "locales")
