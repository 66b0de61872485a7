"""Helpers of the tests of words: the house set, and what a sentence of this game looks like."""

from __future__ import annotations

from typing import cast

from words_kit import looks_right

import tabuleiro
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

game = cast(ImperialMiners, tabuleiro.load("imperial-miners"))


def is_sentence(text: str) -> bool:
    """Stricter than elsewhere: it starts with a letter and ends with a full stop."""
    return looks_right(text) and text[0].isupper() and text.endswith(".")
