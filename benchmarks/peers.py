"""Measures one peer, another engine from its own environment: a slice of all figures for each line of input.

Peers are counted kindly: set-up and deal are not on the clock (ours are), and forced moves, which Tabuleiro does not
ask, count as decisions. Chance within a play is part of it.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import itertools
import json
import random
from collections.abc import Callable
from typing import Any

from calibration import Figure, beside, clock, micros, per_second, serve

POOL = 20  # plays that were dealt beforehand
AGAIN = 20  # how often each of them is played to find out how long they are
TOO_MANY_TURNS = 1000  # where Catanatron itself gives a play up


def at_random(games: list[Any], play: Callable[[Any], int]) -> float:
    """Decisions a second over these plays, which are used up."""
    start = clock()
    decisions = sum(play(game) for game in games)
    return decisions / (clock() - start)


class OpenSpiel:
    """A game of OpenSpiel: C++ rules, driven from Python, and by its own loop within its tree search."""

    package = "open_spiel"

    def __init__(self, name: str, plays: int, rollouts: int, iterations: int) -> None:
        self.spiel: Any = importlib.import_module("pyspiel")
        self.plays = plays
        self.rollouts = rollouts
        self.iterations = iterations
        self.game = self.spiel.load_game(name)
        self.dice = random.Random(1)
        self.dealt = [self.deal() for _ in range(POOL)]
        self.middle = [self.part_way(state, i / POOL) for i, state in enumerate(self.dealt)]
        self.lengths = [sum(self.play(state.clone()) for _ in range(AGAIN)) / AGAIN for state in self.dealt]
        self.length = sum(self.lengths) / POOL
        self.turn = itertools.count()

    def deal(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.draw(state)
        return state

    def draw(self, state: Any) -> None:
        """Chance is even in the games measured here: a card of those that are left."""
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[self.dice.randrange(len(outcomes))][0])

    def play(self, state: Any, most: int = 1_000_000) -> int:
        """Plays on at random, to the end or up to so many decisions; returns how many."""
        x = self.dice.randrange(1, 2147483647)
        n = 0
        while n < most and not state.is_terminal():
            if state.is_chance_node():
                self.draw(state)
                continue
            actions = state.legal_actions()
            x = x * 48271 % 2147483647
            state.apply_action(actions[x % len(actions)])
            n += 1
        return n

    def part_way(self, state: Any, share: float) -> Any:
        """A state from all over a play; one that has ended by then stays at its start."""
        whole = self.play(state.clone())
        part = state.clone()
        self.play(part, int(share * whole))
        while part.is_chance_node():
            self.draw(part)
        return state.clone() if part.is_terminal() else part

    def searched(self, turn: int, iterations: int, rollouts: int) -> int:
        """Its own tree search from one of the plays; returns the iterations, few where a move is forced."""
        evaluator = self.spiel.RandomRolloutEvaluator(rollouts, turn)
        bot = self.spiel.MCTSBot(self.game, evaluator, 1.2, iterations, 1000, False, turn, False)
        return int(bot.mcts_search(self.dealt[turn % POOL]).explore_count)

    def looped(self, turn: int) -> int:
        """Random playouts without Python: a search of one iteration, its position judged by many of them. It does not
        count decisions, so they are as many as plays from there have on the average."""
        self.searched(turn, 1, self.rollouts)
        return round(self.rollouts * self.lengths[turn % POOL])

    def cloned(self) -> int:
        for state in self.middle:
            for _ in range(20):
                state.clone()
        return 20 * POOL

    def touched(self) -> int:
        """A clone and its first action."""
        for state in self.middle:
            copy = state.clone()
            copy.apply_action(copy.legal_actions()[0])
        return POOL

    def measured(self) -> dict[str, Figure]:
        first = 7 * next(self.turn)  # other plays in every slice
        states = [self.dealt[(first + i) % POOL].clone() for i in range(self.plays)]
        return {
            "python": beside(lambda: at_random(states, self.play)),
            "loop": beside(lambda: per_second(lambda i: self.looped(first + i))),
            "uct": beside(lambda: per_second(lambda i: self.searched(first + i, self.iterations, 1))),
            "clone": beside(lambda: micros(lambda _: self.cloned())),
            "touch": beside(lambda: micros(lambda _: self.touched())),
        }


class Catanatron:
    """Catanatron: Catan in plain Python, two of its random players."""

    package = "catanatron"

    def __init__(self) -> None:
        self.catan: Any = importlib.import_module("catanatron")
        random.seed(1)
        self.middle = [self.part_way(i * 20) for i in range(POOL)]
        self.length = sum(self.play(self.deal()) for _ in range(POOL)) / POOL

    def deal(self) -> Any:
        colours = self.catan.Color
        return self.catan.Game([self.catan.RandomPlayer(colour) for colour in (colours.RED, colours.BLUE)])

    def play(self, game: Any, most: int = 1_000_000) -> int:
        n = 0
        while n < most and game.winning_color() is None and game.state.num_turns < TOO_MANY_TURNS:
            game.play_tick()
            n += 1
        return n

    def part_way(self, decisions: int) -> Any:
        """A play from somewhere on its way; one that has ended by then is at its start."""
        game = self.deal()
        self.play(game, decisions)
        return self.deal() if game.winning_color() else game

    def copied(self) -> int:
        for game in self.middle:
            game.copy()
        return POOL

    def touched(self) -> int:
        """A copy and its first action."""
        for game in self.middle:
            copy = game.copy()
            copy.execute(copy.state.playable_actions[0])
        return POOL

    def measured(self) -> dict[str, Figure]:
        games = [self.deal(), self.deal()]
        return {
            "python": beside(lambda: at_random(games, self.play)),
            "clone": beside(lambda: micros(lambda _: self.copied())),
            "touch": beside(lambda: micros(lambda _: self.touched())),
        }


PEERS: dict[str, Callable[[], OpenSpiel | Catanatron]] = {
    "catanatron": Catanatron,
    "gin_rummy": lambda: OpenSpiel("gin_rummy", plays=25, rollouts=2, iterations=100),
    "hearts": lambda: OpenSpiel("hearts", plays=250, rollouts=50, iterations=500),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=PEERS)
    given = parser.parse_args()
    try:
        peer = PEERS[given.peer]()
        version = importlib.metadata.version(peer.package)
    except Exception as error:  # whatever a peer may come up with: the bench goes on without it
        print(json.dumps({"missing": f"{type(error).__name__}: {error}"}), flush=True)
        return
    serve({"version": version, "length": peer.length}, peer.measured)


if __name__ == "__main__":
    main()
