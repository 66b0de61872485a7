"""The search tree: one seat's decisions of this turn, grown over many imagined worlds."""

from __future__ import annotations

import math
from typing import Final

from tabuleiro.bots.lookahead import TRY, Sense, highest, settle
from tabuleiro.core.chance import DIGIT, after
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import FIRST, NOBODY_ASKS
from tabuleiro.core.state import State
from tabuleiro.core.step import Choice

CURIOSITY: Final = 0.8  # how much a seldom tried option is given the benefit of the doubt
TRUST: Final = 1.0  # how much the first look counts, less with every visit
FIRST_LOOK: Final = 3  # options tried at once; more are looked at as a node is visited more
DOUBT: Final = 8.0  # looks beyond the turn that weigh as much as the estimate at its end
FEW: Final = 3.0  # visits that the usual spread counts for
OFTEN: Final = 0.2  # an option is chosen only if it was visited at least so often as the most visited one


class Node:
    """One decision of the seat, as far as it can be told from what the seat has chosen so far."""

    __slots__ = (
        "asking",
        "at",
        "beyond",
        "children",
        "knowledge",
        "looks",
        "mixed",
        "order",
        "outcomes",
        "promise",
        "seen",
        "squares",
        "values",
        "visits",
    )

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.values: list[float] = [0.0] * seats  # one number for each seat, summed over the visits
        self.squares: float = 0.0  # of the searching seat's numbers
        self.looks: i64 = 0  # visits that looked beyond the turn
        self.beyond: list[float] = [0.0] * seats  # what these found to be added, summed
        self.seen: i64 = 0  # worlds in which this option was there to be taken
        self.order: list[int] = []  # options, the most promising first
        self.promise: list[float] = []  # how much less than the first each of them promises
        self.children: dict[int, Node] = {}
        self.asking: Choice = NOBODY_ASKS
        self.at: i64 = 0
        self.knowledge: int = 0  # what the seat knew when it came here
        self.mixed: bool = False  # it did not always know the same: chance spoke in between
        self.outcomes: dict[int, Node] = {}  # by knowledge, where what chance shows is kept apart

    def outcome(self, knowledge: int) -> Node:
        """The decision where the seat knows this."""
        node = self.outcomes.get(knowledge)
        if node is None:
            node = Node(len(self.values))
            self.outcomes[knowledge] = node
        return node

    def value(self, seat: i64) -> float:
        """The mean at the end of the turn, moved by what was found beyond as far as that can be trusted."""
        value = self.values[seat] / float(self.visits)
        if self.looks:
            value += self.beyond[seat] / (float(self.looks) + DOUBT)
        return value

    def often(self) -> float:
        """The visits that an option needs to be chosen; 0 if none was tried."""
        most: i64 = 0
        for child in self.children.values():
            if child.visits > most:
                most = child.visits
        return OFTEN * float(most)

    def spread(self, seat: i64, usual: float) -> float:
        """How far its values lie apart, as far as the visits tell; a few seem to be as far apart as is usual."""
        n = float(self.visits)
        mean = self.values[seat] / n
        variance = (self.squares - n * mean * mean + FEW * usual * usual) / (n + FEW)
        return math.sqrt(variance) if variance > 0.01 else 0.1


class Search:
    """The thought about one decision; `run` may be called again to think on."""

    def __init__(self, sense: Sense, seat: int, seats: int, seed: int) -> None:
        self.sense: Sense = sense
        self.chance_apart: bool = sense.keeps_chance_apart()
        self.little_chance: bool = sense.little_chance()
        self.deepest: i64 = sense.tree_depth()
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.rng: i64 = seed
        self.hasty: bool = False  # looks within a look go one choice ahead, whatever the sense wants
        self.root: Node = Node(seats)
        self.spread: float = 1.0  # how far values lie apart, to weigh gains against curiosity
        self.n: float = 0.0
        self.sum: float = 0.0
        self.squares: float = 0.0

    def run(self, g: State, beyond: bool) -> None:
        """One world, which is used up: down the tree, on to the end of the turn or the one beyond, and back."""
        sense, seat = self.sense, self.seat
        turn = sense.turn_number(g)
        sense.end_with_turn(g)
        node = self.root
        path = [node]
        while len(path) < self.deepest and settle(sense, g, seat, turn):
            knowledge = sense.knowledge(g, seat)
            if self.chance_apart and node is not self.root:
                node = node.outcome(knowledge)
                path.append(node)
            if not node.order:
                p = g.players[seat]
                node.asking = p.asking
                node.at = p.asking_at
                node.knowledge = knowledge
            elif node.knowledge != knowledge:
                node.mixed = True
            node = self.step_down(g, node)
            path.append(node)
            if not node.visits:
                break
        self.finish(g, turn, False)
        values = [sense.worth(g, s) for s in range(self.seats)]
        self.note(values[seat])
        for node in path:
            node.visits += 1
            node.squares += values[seat] * values[seat]
            for s in range(self.seats):
                node.values[s] += values[s]
        if beyond and self.look_beyond(g):
            gains = [sense.worth(g, s) - values[s] for s in range(self.seats)]
            for node in path:
                node.looks += 1
                for s in range(self.seats):
                    node.beyond[s] += gains[s]

    def note(self, value: float) -> None:
        self.n += 1.0
        self.sum += value
        self.squares += value * value
        mean = self.sum / self.n
        variance = self.squares / self.n - mean * mean
        self.spread = math.sqrt(variance) if variance > 0.01 else 0.1

    def best(self, otherwise: int) -> int:
        return self.best_of(self.root, otherwise)

    def best_of(self, node: Node, otherwise: int) -> int:
        """The option of the highest value, of those that the search kept coming back to."""
        least = node.often()
        best = otherwise
        value = -1e9
        for option in node.order:
            tried = node.children.get(option)
            if tried is None or not tried.visits or float(tried.visits) < least:
                continue
            worth = self.worth_of(tried)
            if worth > value:
                best = option
                value = worth
        return best

    def worth_of(self, node: Node) -> float:
        """The mean, or what the best of the choices behind it is worth, of those that were tried often."""
        least = node.often() if self.little_chance else 0.0
        if least == 0.0:
            return node.value(self.seat)
        best = -1e9
        for child in node.children.values():
            if float(child.visits) >= least:
                value = self.worth_of(child)
                if value > best:
                    best = value
        return best

    def step_down(self, g: State, node: Node) -> Node:
        """Takes the option with the best mix of value so far and curiosity, among the first few by promise."""
        seat = self.seat
        options = self.sense.worth_trying(g, seat)
        if not node.order:
            self.rank(g, node, options)
        room = FIRST_LOOK + int(math.sqrt(float(node.visits)))
        best = -1e9
        chosen = -1
        for place, option in enumerate(node.order):
            if option not in options:
                continue
            child = node.children.get(option)
            if child is None:
                child = Node(self.seats)
                node.children[option] = child
            child.seen += 1
            if not child.visits:
                chosen = option
                break
            visits = float(child.visits)
            score = self.worth_of(child) + TRUST * node.promise[place] / visits
            spread = child.spread(seat, self.spread) if self.chance_apart else self.spread
            score += CURIOSITY * spread * math.sqrt(math.log(float(child.seen) + 1.0) / visits)
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
            node.children[chosen] = Node(self.seats)
        g.play(seat, chosen, False)
        return node.children[chosen]

    def rank(self, g: State, node: Node, options: list[int]) -> None:
        """Orders a node's options by a first look at each, or by a few where chance decides much."""
        turn = self.sense.turn_number(g)
        chance = self.fresh()
        rated: list[tuple[float, int]] = []
        for option in options:
            worth = self.look(g, option, chance, turn, True)
            more = self.sense.first_looks(g, self.seat, option) - 1
            if more > 0:
                for _ in range(more):
                    worth += self.look(g, option, self.fresh(), turn, True)
                worth /= float(more + 1)
            rated.append((-worth, option))
        rated.sort()
        node.order = [option for _, option in rated]
        node.promise = [rated[0][0] - less for less, _ in rated]

    def finish(self, g: State, turn: i64, beyond: bool, follow: bool = True) -> None:
        """The rest of the turn, every choice by a look one choice ahead; to follow it, as far as the sense wants."""
        sense, seat = self.sense, self.seat
        while settle(sense, g, seat, turn):
            option = sense.rule_of_thumb(g, seat)
            if option == TRY:
                kind = g.players[seat].asking.kind
                whole = sense.search_follows_beyond(kind) if beyond else sense.search_follows(kind)
                option = self.best_look(g, turn, whole and follow)
            g.play(seat, option, False)

    def look_beyond(self, g: State) -> bool:
        """Goes on to the end of the next turn, the others anyhow; False if the play is over."""
        sense, seat = self.sense, self.seat
        while g.waiting:
            other = FIRST[g.waiting]
            options = g.players[other].options
            g.play(other, options[self.below(len(options))], False)
        if not sense.begin_next_turn(g, seat):
            return False
        turn = sense.turn_number(g)
        sense.end_with_turn(g)
        self.finish(g, turn, True)
        return True

    def best_look(self, g: State, turn: i64, whole: bool) -> i64:
        """The option that looks best: one choice ahead, or at the end of the whole turn."""
        options = self.sense.worth_trying(g, self.seat)
        chance = self.fresh()  # not the world's own: nobody foresees what will be drawn
        return highest(options, [self.look(g, option, chance, turn, whole) for option in options])

    def look(self, g: State, option: i64, chance: i64, turn: i64, whole: bool) -> float:
        sense, seat = self.sense, self.seat
        line = g.clone()
        line.rng = chance
        line.play(seat, option, False)
        if whole:
            self.finish(line, turn, False, not self.hasty)
        else:
            settle(sense, line, seat, turn)
        return sense.worth(line, seat)

    def fresh(self) -> i64:
        self.rng = after(self.rng)
        return self.rng

    def below(self, n: i64) -> i64:
        return (self.fresh() & DIGIT) * n >> 32
