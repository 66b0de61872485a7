"""Players made of code, found by name."""

from __future__ import annotations

from tabuleiro.bots.bot import Bot, Budget, RandomBot
from tabuleiro.core.errors import BadInput

__all__ = ["BOTS", "Bot", "Budget", "make"]

BOTS = ("random", "greedy", "search")


def make(name: str, seed: int = 0, level: int | None = None) -> Bot:
    """A bot by its name; with the same seed it plays the same. The search bot has levels 1 to 5, 5 unless told."""
    if name == "search":
        from tabuleiro.bots.levels import STRONGEST
        from tabuleiro.bots.search import SearchBot

        return SearchBot(seed, STRONGEST if level is None else level)
    if name not in BOTS:
        raise BadInput(f"there is no bot '{name}' (bots: {', '.join(BOTS)})")
    if level is not None:
        raise BadInput(f"the bot '{name}' has no levels")
    if name == "greedy":
        from tabuleiro.bots.greedy import GreedyBot

        return GreedyBot(seed)
    return RandomBot(seed)
