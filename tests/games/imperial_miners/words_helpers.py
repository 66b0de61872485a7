"""Helpers of the tests of words: the house set, the languages, and what a text must look like in any of them."""

from __future__ import annotations

import pytest

from tabuleiro.games.imperial_miners.rules import load
from tabuleiro.lang import LANGUAGES

game = load()
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def looks_right(text: str) -> bool:
    """No hole, no marker of a missing parameter, no glue showing."""
    wrong = ("{", "}", "$", "???", "\u2068", "\u2069", "  ", " .", " ,", "..", "( ", " )", "\n")
    return bool(text) and not any(mark in text for mark in wrong) and text == text.strip()


def is_sentence(text: str) -> bool:
    return looks_right(text) and text[0].isupper() and text.endswith(".")
