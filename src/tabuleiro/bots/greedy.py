"""The greedy bot: tries every option in an imagined world or a few, plays its own turn out, takes what looks best."""

from __future__ import annotations

from tabuleiro.bots.bot import Bot, Budget
from tabuleiro.bots.lookahead import TRY, Sense, highest, promises
from tabuleiro.bots.senses import greedy_sense
from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.view import View


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        return decision.action(greedy_option(greedy_sense(view.game), view, self.dice))


def greedy_option(sense: Sense, view: View, dice: Dice) -> int:
    """What the view's seat takes by such a sense."""
    seat = view.seat
    world = view.sample(dice)
    habit = sense.by_habit(world, seat)
    if habit != TRY:
        return habit
    options = sense.worth_trying(world, seat)
    sums = [0.0] * len(options)
    for n in range(sense.greedy_worlds()):
        if n:
            world = view.sample(dice)
        sense.end_with_turn(world)
        sums = [so_far + more for so_far, more in zip(sums, promises(sense, world, seat, options), strict=True)]
    return highest(options, sums)
