"""Bots as people write them: a name, or a name and a level (`greedy`, `search:3`)."""

from __future__ import annotations

import re
from typing import Final

from tabuleiro.bots import BOTS, Bot, make
from tabuleiro.bots.levels import STRONGEST
from tabuleiro.core.errors import BadInput

LEVEL: Final = re.compile(r"[0-9]{1,4}")
SPELLINGS: Final = f"{', '.join(BOTS)}, search:1 to search:{STRONGEST}"


def parsed(text: str) -> tuple[str, int | None]:
    """The name and the level, None where there is none."""
    name, colon, level = text.partition(":")
    if name not in BOTS:
        raise BadInput(f"there is no bot '{name}' (bots: {SPELLINGS})")
    if colon and not LEVEL.fullmatch(level):
        raise BadInput(f"'{level}' is not a level (bots: {SPELLINGS})")
    return name, int(level) if colon else None


def made(text: str, seed: int = 0) -> Bot:
    name, level = parsed(text)
    return make(name, seed, level)


def spelt(text: str) -> str:
    """The one spelling of a bot, which it is shown and saved with; refuses what cannot be made."""
    made(text)
    name, level = parsed(text)
    return name if level is None else f"{name}:{level}"
