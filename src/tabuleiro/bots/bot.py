"""Bot: a player made of code. It gets a view and a decision, never a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.view import View


@dataclass(frozen=True)
class Budget:
    """How much thought a decision may take; None: no limit of that kind."""

    milliseconds: int | None = None
    iterations: int | None = None


class Bot:
    """Subclass it and say what to choose; one bot object plays one seat of one play."""

    name = ""

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        raise NotImplementedError
