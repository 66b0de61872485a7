"""Players made of code, found by name: ours, and one's own."""

from __future__ import annotations

from tabuleiro.bots.bot import USUAL, Bot, Budget, RandomBot
from tabuleiro.core.errors import BadInput

__all__ = ["BOTS", "Bot", "Budget", "make"]

BOTS = ("random", "greedy", "search")
OWN = "your own: FILE.py:CLASS, MODULE:CLASS, stdio:COMMAND"


def make(name: str, seed: int = 0, level: int | None = None) -> Bot:
    """A bot by its name; with the same seed it plays the same. The search bot has levels 1 to 6, 5 unless told.

    One's own is `path/to/file.py:MyBot`, `mymodule:MyBot`, `stdio:COMMAND` or what its package calls it.
    """
    if name == "search":
        from tabuleiro.bots.search import SearchBot

        return SearchBot(seed, USUAL if level is None else level)
    if name not in BOTS:
        from tabuleiro.bots import own

        if own.written(name) or name in own.installed():
            return own.made(name, seed, level)
        raise BadInput(f"there is no bot '{name}' (bots: {', '.join((*BOTS, *own.installed()))}; or {OWN})")
    if level is not None:
        raise BadInput(f"the bot '{name}' has no levels")
    if name == "greedy":
        from tabuleiro.bots.greedy import GreedyBot

        return GreedyBot(seed)
    return RandomBot(seed)
