"""Bot: a player made of code. It gets a view and a decision, never a state. The plainest one plays at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabuleiro.core.chance import Dice

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

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    name = "random"

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        return decision.actions[self.dice.below(len(decision.actions))]
