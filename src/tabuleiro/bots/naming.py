"""Bots as people write them: a name, a name and a level, or several levels (`greedy`, `search:3`, `search:1..5`);
or one's own (own.py)."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import Final

from tabuleiro.bots import BOTS, OWN, Bot, make, own
from tabuleiro.bots.bot import STRONGEST
from tabuleiro.core.errors import BadInput
from tabuleiro.core.player import MOST_SEATS

# What can be written; whether there is such a bot, and whether it has that level, is another question.
GRAMMAR: Final = re.compile(r"(?P<name>[^:]+)(:(?P<level>[0-9]{1,4})(\.\.(?P<last>[0-9]{1,4}))?)?")
SPELLINGS: Final = f"{', '.join(BOTS)}, search:1 to search:{STRONGEST}"


def known(text: str) -> bool:
    """Whether it begins with the name of a bot, or is one's own; what is said of its level may still be wrong."""
    name = text.partition(":")[0]
    return name in BOTS or is_own(text)


def is_own(text: str) -> bool:
    """Whether it is not one of ours: then whoever names it runs its code."""
    name = text.partition(":")[0]
    return name not in BOTS and (own.written(text) or name in own.installed())


def spelling(name: str, level: int | None) -> str:
    """The one way to write a bot with its level, None where it has none."""
    return name if level is None else f"{name}:{level}"


def shown(text: str) -> str:
    """What others are told of a bot: of one's own not where it is on this machine, nor how it is run."""
    if not is_own(text) or text in own.installed():
        return text
    if not text.startswith(own.STDIO):
        return text.rpartition(":")[2]
    files = own.files_of(text)
    return (files[-1] if files else Path(text.removeprefix(own.STDIO).split()[0])).stem


def parsed(text: str) -> tuple[str, int | None]:
    """The name and the level, None where there is none."""
    if own.written(text) and is_own(text):
        return text, None
    name, _, level = text.partition(":")
    if not known(text):
        raise BadInput(f"there is no bot '{name}' (bots: {SPELLINGS}; or {OWN})")
    match = GRAMMAR.fullmatch(text)
    if match is None or match["last"]:
        raise BadInput(f"'{level}' is not a level (bots: {SPELLINGS})")
    return name, int(level) if level else None


def several(text: str) -> list[tuple[str, int | None]]:
    """Each name and level of a text that may give several levels; whether there are such bots is not looked at."""
    if own.written(text) and is_own(text):
        return [(text, None)]
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


def bot_seed(seed: int, seat: int) -> int:
    """A stream of chance for each seat, whoever sits there: line-ups differ in nothing but their bots."""
    return seed * MOST_SEATS + seat


def made(text: str, seed: int = 0) -> Bot:
    name, level = parsed(text)
    return make(name, seed, level)


def spelt(text: str) -> str:
    """The one spelling of a bot, which it is shown and saved with; refuses what cannot be made."""
    made(text)
    return spelling(*parsed(text))


def offered(text: str, others: Collection[str] = ()) -> str:
    """The same for a name that comes from a stranger: one of ours, or of these. No other code is run."""
    if is_own(text) and text not in others:
        raise BadInput(f"there is no bot '{text}' here (bots: {', '.join((SPELLINGS, *others))})")
    return spelt(text)
