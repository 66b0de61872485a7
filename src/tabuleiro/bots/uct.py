"""A small open-loop UCT over any game: the plain textbook search, for measurements and as a yardstick for better ones.

It searches the state that it is given, and so sees what is hidden; a bot would give it worlds of `view.sample`.
"""

from __future__ import annotations

import math
from typing import Final

from tabuleiro.core.chance import seeded
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import FIRST, MOST_SEATS
from tabuleiro.core.playout import play_on
from tabuleiro.core.state import State

CURIOSITY: Final = 1.2  # how much a seldom tried option is given the benefit of the doubt


class Arm:
    """What is known of one choice: how often it was taken, and what that brought the seat that took it."""

    __slots__ = ("children", "value", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.value: float = 0.0  # summed over the visits
        self.children: dict[int, Arm] = {}  # by option and seat: chance may let another seat go first


class Uct:
    """One tree, grown by one node in each iteration; chance falls anew each time, so nodes are lines of choices."""

    __slots__ = ("count", "root", "seed", "start")

    def __init__(self, start: State, seed: int = 0) -> None:
        self.start: State = start.clone()
        self.start.recording = False
        self.root: Arm = Arm()
        self.seed: int = seeded(seed)
        self.count: int = 0  # iterations so far

    def run(self, iterations: i64) -> None:
        """Searches on; the same seed and number of iterations grow the same tree."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Down the tree by UCB to one choice that is new, on at random to the end of the play, and back."""
        g = self.start.clone()
        fresh = self.seed + 3 * self.count
        self.count += 1
        g.rng = seeded(fresh)
        pick = seeded(fresh + 1)
        node = self.root
        path = [node]
        seats = [0]  # the root is nobody's choice
        while g.waiting:
            seat = FIRST[g.waiting]
            option = chosen(node, g.players[seat].options, seat, pick)
            key = option * MOST_SEATS + seat
            child = node.children.get(key)
            g.play(seat, option)
            if child is None:
                child = Arm()
                node.children[key] = child
            path.append(child)
            seats.append(seat)
            node = child
            if not child.visits:
                break
        play_on(g, seeded(fresh + 2))
        gains = rewards(g)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.value += gains[seats[i]]

    @property
    def visits(self) -> dict[int, int]:
        """How often each option of the seat to act was taken."""
        return {key // MOST_SEATS: child.visits for key, child in self.root.children.items()}

    @property
    def best(self) -> int:
        """The option taken most often; of equals the one tried first."""
        visits = self.visits
        return max(visits, key=lambda option: visits[option])


def chosen(node: Arm, options: list[int], seat: i64, pick: i64) -> i64:
    """An option that was never tried here, any of them; else the one with the highest upper bound (UCB1)."""
    untried: list[int] = []
    children = node.children
    log = math.log(float(node.visits) + 1.0)
    best = options[0]
    highest = -1.0
    for option in options:
        child = children.get(option * MOST_SEATS + seat)
        if child is None:
            untried.append(option)
        elif not untried:
            visits = float(child.visits)
            bound = child.value / visits + CURIOSITY * math.sqrt(log / visits)
            if bound > highest:
                highest = bound
                best = option
    return untried[pick % len(untried)] if untried else best


def rewards(g: State) -> list[float]:
    """One number for each seat: 1 for the first place, shared by those who share it (alone, everybody is first)."""
    ranks = [score.rank for score in g.scores]
    share = 1.0 / ranks.count(1)
    return [share if rank == 1 else 0.0 for rank in ranks]
