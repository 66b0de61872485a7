"""Entrants: who takes part in an arena, as the command line writes them (`random,greedy,search:1..5`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tabuleiro import bots
from tabuleiro.core.errors import BadInput

SPEC: Final = re.compile(r"([^:]+)(?::([0-9]{1,4})(?:\.\.([0-9]{1,4}))?)?")


@dataclass(frozen=True)
class Entrant:
    """A bot with its level, if it has levels; `copy` tells those apart that are given more than once."""

    bot: str
    level: int | None = None
    copy: int = 1

    @property
    def label(self) -> str:
        level = "" if self.level is None else f":{self.level}"
        return f"{self.bot}{level}" + (f"#{self.copy}" if self.copy > 1 else "")

    def make(self, seed: int) -> bots.Bot:
        # level only where it is given: not every bot knows what that is
        settings = {"seed": seed} if self.level is None else {"seed": seed, "level": self.level}
        return bots.make(self.bot, **settings)


def entrants_of(text: str) -> tuple[Entrant, ...]:
    """The entrants of a list; the bots themselves say whether a name and a level are theirs."""
    seen: Counter[tuple[str, int | None]] = Counter()
    found = []
    for word in text.split(","):
        for name, level in _expanded(text, word.strip()):
            entrant = Entrant(name, level)
            _check(text, entrant)
            seen[name, level] += 1
            found.append(Entrant(name, level, seen[name, level]))
    return tuple(found)


def _expanded(text: str, word: str) -> Iterator[tuple[str, int | None]]:
    match = SPEC.fullmatch(word)
    if match is None:
        said = f"'{word}' is not a bot" if word else "a name is missing"
        raise BadInput(f"--bots {text}: {said} (write name, name:level or name:first..last)")
    name, first, last = match.groups()
    if first is None:
        yield name, None
        return
    if last is not None and int(last) < int(first):
        raise BadInput(f"--bots {text}: '{word}' goes from a higher level to a lower one")
    for level in range(int(first), int(last or first) + 1):
        yield name, level


def _check(text: str, entrant: Entrant) -> None:
    try:
        entrant.make(0)
    except BadInput as error:
        raise BadInput(f"--bots {text}: {error}") from None
    except (TypeError, ValueError):  # what a bot without levels says to one, and one with levels to none
        said = "needs a level" if entrant.level is None else f"has no level {entrant.level}"
        raise BadInput(f"--bots {text}: the bot '{entrant.bot}' {said}") from None
