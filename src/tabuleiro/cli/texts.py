"""The terminal's own words: Fluent messages of cli/locales in the person's language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import BadInput
from tabuleiro.kit.shelf import folder_of
from tabuleiro.lang import LANGUAGES, spoken, words_in

LONGEST: Final = 500  # characters of a parameter
LOCALES: Final = Path(__file__).parent / "locales"


def language(text: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English."""
    if text is not None:
        found = spoken(text.replace("_", "-"))
        if not found:
            raise BadInput(f"--lang {text}: not a language here (languages: {', '.join(LANGUAGES)})")
        return found
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return spoken(environment[variable].partition(".")[0].replace("_", "-")) or "en"
    return "en"


class Texts:
    """Messages in one language."""

    def __init__(self, lang: str, game: str = "") -> None:
        """`game`: its terminal's own messages are known, too."""
        self.lang = lang
        self.words = words_in(LOCALES, *([folder_of(game) / "terminal" / "locales"] if game else []))

    def of(self, game: str) -> Texts:
        return Texts(self.lang, game)

    def has(self, key: str) -> bool:
        return self.words.has(self.lang, key)

    def __call__(self, key: str, **params: int | str) -> str:
        return self.words.text(self.lang, key, **{name: short(value) for name, value in params.items()})


def short(value: int | str) -> int | str:
    """Messages take no endless texts, and nobody reads them."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[: LONGEST - 3]}..."
