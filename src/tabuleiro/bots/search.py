"""The search bot: imagines worlds that fit what its seat has seen, and plays each of them out from its options."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from tabuleiro.bots.bot import Bot, Budget
from tabuleiro.bots.greedy import sense_of
from tabuleiro.bots.lookahead import TRY
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import Dice, seeded

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.view import View

ITERATIONS: Final = 200  # without a budget


class SearchBot(Bot):
    """By iterations it is the same for the same seed; by milliseconds it depends on the machine."""

    name = "search"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        if len(decision.options) == 1:
            return decision.actions[0]
        sense = sense_of(view.game.name)
        habit = sense.habit(view.sample(self.dice), decision.seat)
        if habit != TRY:
            return decision.action(habit)
        search = Search(sense, decision.seat, seeded(self.dice.below(1 << 30)))
        budget = budget or Budget(iterations=ITERATIONS)
        until = float("inf") if budget.milliseconds is None else time.perf_counter() + budget.milliseconds / 1000
        left = budget.iterations
        while left is None or left > 0:
            search.run(view.sample(self.dice))
            if time.perf_counter() > until:
                break
            left = None if left is None else left - 1
        return decision.action(search.most_visited(decision.options[0]))
