"""Levels: the five strengths of the search bot, from friendly to as strong as it gets, with what each may cost."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.errors import BadInput
from tabuleiro.core.manifest import Level
from tabuleiro.kit.shelf import manifest_of

STRONGEST: Final = 5


def level_of(game: str, number: int) -> Level:
    return manifest_of(game).levels[number - 1]


def checked(number: int) -> int:
    if not 1 <= number <= STRONGEST:
        raise BadInput(f"the search bot has levels 1 to {STRONGEST}, not {number}")
    return number
