"""The pages' own words, in the reader's language; what a game says is in the game's folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tabuleiro.lang import Words

WORDS: Final = Words(Path(__file__).parent / "locales")


def words(lang: str) -> Callable[..., str]:
    """t("key", name="Ana") in one language."""
    return partial(_text, lang)


def _text(lang: str, key: str, **params: int | str) -> str:
    return WORDS.text(lang, key, **params)
