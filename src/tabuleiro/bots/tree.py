"""The search tree: one seat's decisions of this turn over many imagined worlds, each played out by a quick policy."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tabuleiro.bots.lookahead import TRY, Sense, play_out, settle
from tabuleiro.core.chance import DIGIT, MULTIPLIER
from tabuleiro.core.state import FIRST, State

if TYPE_CHECKING:
    from mypy_extensions import i64

CURIOSITY: Final = 0.35  # how much a seldom tried option is given the benefit of the doubt
TRUST: Final = 3.0  # how much the first look counts, less with every visit
FIRST_LOOK: Final = 3  # options tried at once; more are looked at as a node is visited more
DEEPEST: Final = 40  # decisions of one turn that the tree may hold


class Node:
    """One position of the seat's own turn, as far as it can be told from what the seat has chosen."""

    __slots__ = ("children", "order", "promise", "seen", "value", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.value: float = 0.0  # summed over the visits
        self.seen: i64 = 0  # worlds in which this option was there to be taken
        self.order: list[int] = []  # options, the most promising first
        self.promise: list[float] = []  # how much less than the first each of them promises
        self.children: dict[int, Node] = {}


class Search:
    """One decision's search; `run` may be called again to think on."""

    def __init__(self, sense: Sense, seat: int, seed: int) -> None:
        self.sense: Sense = sense
        self.seat: i64 = seat
        self.rng: i64 = seed
        self.root: Node = Node()
        self.low: float = 1e9  # the range of values met, for a fair comparison of gains and curiosity
        self.high: float = -1e9

    def run(self, g: State) -> None:
        """One world, which is used up: down the tree, on to the end, and back with the value."""
        sense, seat = self.sense, self.seat
        turn = sense.turn(g)
        node = self.root
        path = [node]
        while len(path) < DEEPEST and settle(sense, g, seat, turn):
            node = self.step_down(g, node)
            path.append(node)
            if not node.visits:
                break
        self.play_out(g)
        value = sense.worth(g, seat)
        if value < self.low:
            self.low = value
        if value > self.high:
            self.high = value
        for node in path:
            node.visits += 1
            node.value += value

    def most_visited(self, otherwise: int) -> int:
        """The option that the search kept coming back to; of equals the one that promised more."""
        best = otherwise
        visits: i64 = -1
        for option in self.root.order:
            child = self.root.children.get(option)
            if child is not None and child.visits > visits:
                best = option
                visits = child.visits
        return best

    def step_down(self, g: State, node: Node) -> Node:
        """Takes the option with the best mix of value so far and curiosity, among the first few by promise."""
        options = g.players[self.seat].options
        if not node.order:
            self.rank(g, node, options)
        room = FIRST_LOOK + int(math.sqrt(float(node.visits)))
        span = self.high - self.low if self.high > self.low else 1.0
        best = -1e9
        chosen = -1
        for place, option in enumerate(node.order):
            if option not in options:
                continue
            child = node.children.get(option)
            if child is None:
                child = Node()
                node.children[option] = child
            child.seen += 1
            if not child.visits:
                chosen = option
                break
            mean = (child.value / float(child.visits) - self.low) / span
            score = mean + CURIOSITY * math.sqrt(math.log(float(child.seen) + 1.0) / float(child.visits))
            score += TRUST * node.promise[place] / span / float(child.visits)
            if score > best:
                best = score
                chosen = option
            room -= 1
            if not room:
                break
        if chosen < 0:  # another world offers other options: any of them
            chosen = options[self.below(len(options))]
            node.order.append(chosen)
            node.promise.append(node.promise[-1])
            node.children[chosen] = Node()
        g.play(self.seat, chosen)
        return node.children[chosen]

    def rank(self, g: State, node: Node, options: list[int]) -> None:
        """Orders a node's options by a first look; at the root by the greedy bot's own look at the whole turn."""
        rated: list[tuple[float, int]] = []
        turn = self.sense.turn(g)
        for option in options:
            line = g.clone()
            line.play(self.seat, option)
            if node is self.root:
                worth = play_out(self.sense, line, self.seat, turn)
            else:
                settle(self.sense, line, self.seat, turn)
                worth = self.sense.worth(line, self.seat)
            rated.append((-worth, option))
        rated.sort()
        node.order = [option for _, option in rated]
        node.promise = [rated[0][0] - less for less, _ in rated]

    def play_out(self, g: State) -> None:
        """To the end: the seat by a look one choice ahead, the others anyhow."""
        sense, seat = self.sense, self.seat
        while g.waiting:
            p = g.players[seat]
            if not p.options:
                other = FIRST[g.waiting]
                options = g.players[other].options
                g.play(other, options[self.below(len(options))])
                continue
            habit = sense.habit(g, seat)
            if habit != TRY:
                g.play(seat, habit)
                continue
            g.play(seat, self.best_at_once(g, p.options))

    def best_at_once(self, g: State, options: list[int]) -> i64:
        sense, seat = self.sense, self.seat
        turn = sense.turn(g)
        best = options[0]
        best_worth = -1e9
        for option in options:
            line = g.clone()
            line.play(seat, option)
            settle(sense, line, seat, turn)
            worth = sense.worth(line, seat)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def below(self, n: i64) -> i64:
        self.rng = MULTIPLIER * (self.rng & DIGIT) + (self.rng >> 32)
        return (self.rng & DIGIT) * n >> 32
