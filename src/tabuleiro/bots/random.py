"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.bots.bot import Bot, Budget
from tabuleiro.core.chance import Dice

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.view import View


class RandomBot(Bot):
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        return decision.actions[self.dice.below(len(decision.actions))]
