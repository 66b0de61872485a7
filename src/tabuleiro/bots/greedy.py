"""The greedy bot: tries every option in one imagined world, plays its own turn out, takes what looks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.bots.bot import Bot, Budget
from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import BadInput

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.state import State
    from tabuleiro.core.view import View


class Sense:
    """What a game tells the greedy bot: small choices by habit, and how good a position is for a seat."""

    def habit(self, g: State, seat: int) -> int | None:
        """The option for a choice that needs no trying, None where trying is worth it."""
        raise NotImplementedError

    def worth(self, g: State, seat: int) -> float:
        raise NotImplementedError

    def forks(self, kind: str) -> bool:
        """Whether, inside a line, each option of this kind of decision is played out on its own."""
        return False

    def ends(self, kind: str) -> bool:
        """Whether a line ends before this kind of decision: a new turn begins."""
        return False

    def turn(self, g: State) -> int:
        """A number that changes when a new turn begins, also where what is forced is not asked."""
        raise NotImplementedError


def sense_of(game: str) -> Sense:
    if game == "imperial-miners":
        from tabuleiro.bots.imperial_miners import MinerSense

        return MinerSense()
    raise BadInput(f"the greedy bot does not know '{game}'")


class GreedyBot(Bot):
    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        seat = decision.seat
        sense = sense_of(view.game.name)
        world = view.sample(self.dice)
        habit = sense.habit(world, seat)
        if habit is not None:
            return decision.action(habit)
        best, best_worth = decision.options[0], float("-inf")
        for option in decision.options:
            line = world.clone()
            line.play(seat, option)
            worth = play_out(sense, line, seat, sense.turn(world))
            if worth > best_worth:
                best, best_worth = option, worth
        return decision.action(best)


def settle(sense: Sense, g: State, seat: int, turn: int) -> bool:
    """Runs small choices by habit, and others' secret ones any way; True if the seat has a choice worth trying."""
    while not g.over and sense.turn(g) == turn:
        p = g.players[seat]
        if p.options:
            habit = sense.habit(g, seat)
            if habit is None:
                return not sense.ends(p.asking.kind)
            g.play(seat, habit)
            continue
        sealed = next((other for other in g.to_act if g.players[other].asking.sealed), -1)
        if sealed < 0:
            return False
        g.play(sealed, g.players[sealed].options[0])
    return False


def play_out(sense: Sense, g: State, seat: int, turn: int) -> float:
    """What the seat's position is worth when its turn has ended, each choice taken for its own sake."""
    while settle(sense, g, seat, turn):
        p = g.players[seat]
        fork = sense.forks(p.asking.kind)
        best, best_worth = g, float("-inf")
        for option in p.options:
            line = g.clone()
            line.play(seat, option)
            if fork:
                worth = play_out(sense, line, seat, turn)
            else:
                settle(sense, line, seat, turn)
                worth = sense.worth(line, seat)
            if worth > best_worth:
                best, best_worth = line, worth
        if fork:
            return best_worth
        g = best
    return sense.worth(g, seat)
