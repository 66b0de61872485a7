"""Bots as people write them: a name, a name and a level, or several levels (`greedy`, `search:3`, `search:1..5`)."""

from __future__ import annotations

import re
from typing import Final

from tabuleiro.bots import BOTS, Bot, make
from tabuleiro.bots.levels import STRONGEST
from tabuleiro.core.errors import BadInput

# What can be written; whether there is such a bot, and whether it has that level, is another question.
GRAMMAR: Final = re.compile(r"(?P<name>[^:]+)(:(?P<level>[0-9]{1,4})(\.\.(?P<last>[0-9]{1,4}))?)?")
SPELLINGS: Final = f"{', '.join(BOTS)}, search:1 to search:{STRONGEST}"


def known(text: str) -> bool:
    """Whether it begins with the name of a bot; what is said of its level may still be wrong."""
    return text.partition(":")[0] in BOTS


def spelling(name: str, level: int | None) -> str:
    """The one way to write a bot with its level, None where it has none."""
    return name if level is None else f"{name}:{level}"


def parsed(text: str) -> tuple[str, int | None]:
    """The name and the level, None where there is none."""
    name, _, level = text.partition(":")
    if not known(text):
        raise BadInput(f"there is no bot '{name}' (bots: {SPELLINGS})")
    match = GRAMMAR.fullmatch(text)
    if match is None or match["last"]:
        raise BadInput(f"'{level}' is not a level (bots: {SPELLINGS})")
    return name, int(level) if level else None


def several(text: str) -> list[tuple[str, int | None]]:
    """Each name and level of a text that may give several levels; whether there are such bots is not looked at."""
    match = GRAMMAR.fullmatch(text)
    if match is None:
        said = f"'{text}' is not a bot" if text else "a name is missing"
        raise BadInput(f"{said} (write name, name:level or name:first..last)")
    if match["level"] is None:
        return [(text, None)]
    first, last = int(match["level"]), int(match["last"] or match["level"])
    if last < first:
        raise BadInput(f"'{text}' goes from a higher level to a lower one")
    return [(match["name"], level) for level in range(first, last + 1)]


def made(text: str, seed: int = 0) -> Bot:
    name, level = parsed(text)
    return make(name, seed, level)


def spelt(text: str) -> str:
    """The one spelling of a bot, which it is shown and saved with; refuses what cannot be made."""
    made(text)
    return spelling(*parsed(text))
