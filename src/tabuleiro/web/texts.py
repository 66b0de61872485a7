"""The pages' own words, in the reader's language; what a game says is in the game's folder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tabuleiro.kit.shelf import folder_of
from tabuleiro.lang import Words, words_in

LOCALES: Final = Path(__file__).parent / "locales"
WORDS: Final = words_in(LOCALES)
words: Final = WORDS.speaking


@cache
def page_words(game: str) -> Words:
    """The words of a game's page, and those of all pages."""
    return words_in(LOCALES, folder_of(game) / "page" / "locales")


def listed(names: Sequence[str], lang: str) -> str:
    """`Ana, Bento and Clara` as the language says it."""
    text = names[0] if names else ""
    for i, name in enumerate(names[1:], 2):
        text = WORDS.text(lang, "list-last" if i == len(names) else "list-more", a=text, b=name)
    return text
