"""The greedy bot: tries every option in one imagined world, plays its own turn out, takes what looks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.bots.bot import Bot, Budget
from tabuleiro.bots.lookahead import TRY, play_out
from tabuleiro.bots.senses import greedy_sense
from tabuleiro.core.chance import Dice

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.view import View


class GreedyBot(Bot):
    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        seat = decision.seat
        sense = greedy_sense(view.game)
        world = view.sample(self.dice)
        habit = sense.habit(world, seat)
        if habit != TRY:
            return decision.action(habit)
        sense.halt(world)
        best, best_worth = decision.options[0], float("-inf")
        for option in sense.choices(world, seat):
            line = world.clone()
            line.play(seat, option)
            worth = play_out(sense, line, seat, sense.turn(world))
            if worth > best_worth:
                best, best_worth = option, worth
        return decision.action(best)
