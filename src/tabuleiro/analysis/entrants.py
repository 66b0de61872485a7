"""Entrants: who takes part in an arena, as the command line writes them (`random,greedy,search:1..5`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tabuleiro import bots
from tabuleiro.bots.naming import several, spelling
from tabuleiro.core.errors import BadInput


@dataclass(frozen=True)
class Entrant:
    """A bot with its level, if it has levels; `copy` tells those apart that are given more than once."""

    bot: str
    level: int | None = None
    copy: int = 1

    @property
    def name(self) -> str:
        return spelling(self.bot, self.level)

    @property
    def label(self) -> str:
        return self.name + (f"#{self.copy}" if self.copy > 1 else "")

    def make(self, seed: int) -> bots.Bot:
        # level only where it is given: not every bot knows what that is
        settings = {"seed": seed} if self.level is None else {"seed": seed, "level": self.level}
        return bots.make(self.bot, **settings)


def entrants_of(text: str) -> tuple[Entrant, ...]:
    """The entrants of a list; the bots themselves say whether a name and a level are theirs."""
    seen: Counter[tuple[str, int | None]] = Counter()
    found = []
    try:
        for word in text.split(","):
            for name, level in several(word.strip()):
                _check(Entrant(name, level))
                seen[name, level] += 1
                found.append(Entrant(name, level, seen[name, level]))
    except BadInput as error:
        raise BadInput(f"--bots {text}: {error}") from None
    return tuple(found)


def _check(entrant: Entrant) -> None:
    try:
        entrant.make(0).end()
    except (TypeError, ValueError):  # what a bot without levels says to one, and one with levels to none
        said = "needs a level" if entrant.level is None else f"has no level {entrant.level}"
        raise BadInput(f"the bot '{entrant.bot}' {said}") from None
