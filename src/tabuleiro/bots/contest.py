"""Contest: the options of one decision against each other, rolled out in the same worlds with the same chance."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.prospects import UNFITTED, Link, shares
from tabuleiro.bots.rollouts import Rollouts
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import DIGIT, Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.state import State
from tabuleiro.core.view import View

PRIOR: Final = 10.0  # worlds that what was thought of an option before weighs as much as
HABIT: Final = 0.25  # points that something else must bring more than a habit
MOST: Final = 6  # options in question
CLEAR: Final = 4.0  # standard errors: nothing is left to find out
FEWEST: Final = 12  # worlds before that is believed
PART: Final = 0.5  # of what an imagined end says that its points say, beside who has won


@dataclass(frozen=True)
class Limit:
    """What a contest may cost: rollouts, and a moment of the clock; it is over as soon as one is reached."""

    rollouts: int
    until: float = math.inf

    def spent(self, rollouts: int, since: float) -> float:
        """The part of it that is used up."""
        part = rollouts / self.rollouts
        if self.until < math.inf:
            now = time.perf_counter()
            part = max(part, (now - since) / max(self.until - since, 1e-9))
        return part


@dataclass(frozen=True)
class Rolled:
    """What a rollout of an option came to: its worth to who chooses, and the points that each seat may hope for."""

    worth: float
    points: tuple[float, ...]


class Contest:
    """`thought`: what each option was thought to be worth, as the sense counts; the first is the usual one.

    `judged`: it is also found out how many points every seat may hope for behind each option.
    """

    def __init__(
        self, sense: Sense, view: View, thought: dict[int, float], dice: Dice, turns: int, judged: bool = False
    ) -> None:
        self.sense = sense
        self.judged = judged
        self.view = view
        self.seat = view.seat
        self.thought = thought
        self.dice = dice
        self.turns = turns
        self.left = list(thought)  # options that may still win, the best so far first
        self.found: dict[int, list[Rolled]] = {option: [] for option in thought}
        self.rollouts = 0
        self._roll = Rollouts(sense, len(view.table.players), -1 if judged else view.seat)

    def run(self, options: Sequence[int]) -> None:
        """One world for all of these."""
        world = self.view.sample(self.dice)
        seed = self.dice.generator() & DIGIT
        for option in options:
            line = world.clone()
            over = self._roll.play_on(line, self.seat, option, self.turns, seed)
            points = hopes(self.sense, line, self.seat, over) if self.judged else ()
            self.found[option].append(Rolled(self.sense.worth(line, self.seat), points))
        self.rollouts += len(options)

    def decide(self, limit: Limit, stopped: Callable[[], bool] = lambda: False) -> int:
        """The best, by successive halving: the worse half goes each time that an equal part of the limit is spent."""
        phases = max(1, math.ceil(math.log2(len(self.left))))
        phase, since = 1, time.perf_counter()
        while len(self.left) > 1 and not stopped():
            spent = limit.spent(self.rollouts, since)
            if spent >= 1:
                break
            if spent >= phase / phases:
                self._narrow((len(self.left) + 1) // 2)
                phase += 1
                continue
            self.run(self.left)
            if self._clear():
                break
        if self.rollouts:
            self._narrow(1)
        return self.left[0]

    def _narrow(self, n: int) -> None:
        usual = self.left[0]
        if self.found[usual]:
            self.left = sorted(self.left, key=lambda option: -self.lead(option, usual))[:n]

    def lead(self, option: int, other: int) -> float:
        """How much better an option is than another, what was thought before weighed in."""
        pairs = list(zip(self.found[option], self.found[other], strict=False))
        before = self.thought[option] - self.thought[other]
        found = sum(one.worth - two.worth for one, two in pairs)
        return (found + PRIOR * before) / (len(pairs) + PRIOR)

    def _clear(self) -> bool:
        """Whether the best is so far ahead that more worlds would change nothing, or no world tells options apart."""
        worlds = len(self.found[self.left[0]])
        if worlds < FEWEST or worlds % 4:
            return False
        usual = self.left[0]
        ranked = sorted(self.left, key=lambda option: -self.lead(option, usual))
        _, error = difference([self.worths(option) for option in ranked[:2]])
        return self.lead(ranked[0], ranked[1]) >= CLEAR * error

    def worths(self, option: int) -> list[float]:
        return [found.worth for found in self.found[option]]


def by_tree(search: Search, decision: Decision, best: int) -> dict[int, float]:
    """The few options that a tree thinks most of, the one that it would take first."""
    tried = {option: child for option, child in search.root.children.items() if child.visits}
    worth = {option: search.worth_of(tried[option]) for option in decision.options if option in tried}
    ranked = sorted(worth, key=lambda option: (option != best, -worth[option]))
    return {option: worth[option] for option in ranked[:MOST]}


def by_habit(sense: Sense, view: View, decision: Decision, habit: int, dice: Dice) -> dict[int, float]:
    """The habit and the few others that look best in one world; how much less they are worth nobody has asked."""
    world = view.sample(dice)
    turn = sense.turn_number(world)
    sense.end_with_turn(world)
    mind = Search(sense, view.seat, len(world.players), dice.generator())
    chance = mind.fresh()
    options = [option for option in decision.options if option != habit]
    looks = {option: mind.look(world, option, chance, turn, True) for option in options}
    ranked = sorted(options, key=lambda option: -looks[option])[: MOST - 1]
    return {habit: 0.0, **dict.fromkeys(ranked, -HABIT)}


def hopes(sense: Sense, g: State, knower: int, over: bool) -> tuple[float, ...]:
    """The points that the position at the end of a line promises each seat, as far as one can tell."""
    if over:
        return tuple(float(score.total) for score in g.scores)
    return tuple(sense.hoped(g, seat, knower) for seat in range(len(g.players)))


def looked(sense: Sense, link: Link, g: State, knower: int, over: bool) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """These points, and the chances that go with them. An imagined play that is over counts half by who has won it and
    half by its points: the real one may still end otherwise, and by more than others is more likely the same."""
    points = hopes(sense, g, knower, over)
    chances = link.chances(points, 0.0 if over else sense.turns_left(g), knower)
    if over:
        won = shares([score.rank for score in g.scores])
        part = 0.0 if link is UNFITTED else PART
        chances = tuple(part * one + (1 - part) * win for one, win in zip(chances, won, strict=True))
    return points, chances


def difference(pair: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of what the first is ahead of the second in the worlds of both, and its standard error."""
    gaps = [one - two for one, two in zip(*pair, strict=False)]
    return mean(gaps) if gaps else 0.0, standard_error(gaps)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def standard_error(numbers: Sequence[float]) -> float:
    """Of the mean; of one number alone nothing is known."""
    n = len(numbers)
    if n < 2:
        return math.inf
    middle = mean(numbers)
    return math.sqrt(sum((one - middle) ** 2 for one in numbers) / (n - 1) / n)
