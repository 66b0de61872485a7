"""A sense that is built upon another, whatever that one is made of: all it does not say itself the other one says."""

from __future__ import annotations

from typing import Any

from tabuleiro.bots.lookahead import Sense


class BuiltOn(Sense):
    """`BuiltOn(greedy_sense(game))` plays as that sense does; a subclass adds to `worth`.

    What the other sense asks itself it still asks itself: there its own worth counts, as in its rules of thumb."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense


def _passed_on(hook: str) -> Any:
    def ask(self: BuiltOn, *about: Any) -> Any:
        return getattr(self.sense, hook)(*about)

    return ask


for _hook in vars(Sense):
    if not _hook.startswith("_"):
        setattr(BuiltOn, _hook, _passed_on(_hook))
