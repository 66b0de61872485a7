"""Bots that misbehave, and the types of the arena's fixtures."""

from __future__ import annotations

import time
from collections.abc import Callable

from typer.testing import Result

from tabuleiro.analysis import Settings
from tabuleiro.bots import Bot, Budget
from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.view import View

Run = Callable[..., Result]
Arranged = Callable[..., Settings]


class Faulty(Bot):
    """Plays the last option, but misbehaves in its own way in every third decision."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked = 0

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        self.asked += 1
        if self.asked % 3 == 0:
            return self.misbehave(decision)
        return decision.actions[-1]

    def misbehave(self, decision: Decision) -> Action:
        if self.name == "raising":
            raise RuntimeError("what now?")
        if self.name == "leaving":
            raise SystemExit(3)
        if self.name == "deaf":
            while True:
                try:
                    time.sleep(5)
                except Exception:
                    continue
        if self.name == "stubborn":
            decision.options = (10**6,)
            return decision.action(10**6)
        return "the first, please"  # type: ignore[return-value]


FAULTY = ("raising", "leaving", "deaf", "stubborn", "talking")
