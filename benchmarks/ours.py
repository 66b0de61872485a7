"""Measures one build of Tabuleiro, the one that PYTHONPATH chooses: a slice of all figures for each line of input.

One game has every figure, for some numbers of seats; the others have their loop and their clone, for two.
"""

from __future__ import annotations

import argparse
import itertools

from calibration import Figure, beside, micros, per_second, serve

import tabuleiro
from tabuleiro.bots.uct import Uct
from tabuleiro.core.chance import seeded
from tabuleiro.core.game import Game
from tabuleiro.core.player import FIRST
from tabuleiro.core.playout import clones, play_on
from tabuleiro.core.state import State
from tabuleiro.kit import shelf

ITERATIONS = 500  # of one search; a new tree for each
CLONES = 100
PLAYS = 100  # to find out how long they are
VIEWS = 5


def played_by_ints(game: Game, seats: int, seed: int) -> int:
    """A play at random, driven from here, interpreted: what a bot in plain Python gets. Returns its decisions."""
    state = game.new(seats=seats, seed=seed)
    players, play = state.players, state.play
    x = seed + 1
    n = 0
    while waiting := state.waiting:
        seat = FIRST[waiting]
        options = players[seat].options
        x = x * 48271 % 2147483647
        play(seat, options[x % len(options)])
        n += 1
    return n


def played_in_the_loop(game: Game, seats: int, seed: int) -> int:
    """The same by the engine's own loop, as searches run it, without a record."""
    state = game.new(seats=seats, seed=seed)
    state.recording = False
    return play_on(state, seeded(seed))


def played_by_actions(game: Game, seats: int, seed: int) -> int:
    """The same through decisions and actions, as the README shows it."""
    state = game.new(seats=seats, seed=seed)
    x = seed + 1
    n = 0
    while not state.over:
        actions = state.decision(state.to_act[0]).actions
        x = x * 48271 % 2147483647
        state.apply(actions[x % len(actions)])
        n += 1
    return n


def searched(start: State, seed: int) -> int:
    """A search from the start of a play, every iteration with a random playout to the end."""
    Uct(start, seed).run(ITERATIONS)
    return ITERATIONS


def middle(game: Game, seats: int) -> list[State]:
    """States from all over a play."""
    found = []
    for seed in range(20):
        state = game.new(seats=seats, seed=seed)
        for i in range(seed * 4 * seats):
            if state.over:
                break
            seat = state.to_act[i % len(state.to_act)]
            options = state.players[seat].options
            state.play(seat, options[i * 7 % len(options)])
        if not state.over:
            found.append(state)
    return found


def touched(states: list[State]) -> int:
    """A clone and its first action: what a search pays for a step into the unknown."""
    for state in states:
        copy = state.clone()
        seat = FIRST[copy.waiting]
        copy.play(seat, copy.players[seat].options[0])
    return len(states)


def cloned(states: list[State]) -> int:
    for state in states:
        clones(state, CLONES)
    return CLONES * len(states)


def viewed(states: list[State]) -> int:
    for state in states:
        for _ in range(VIEWS):
            state.view(0)
    return VIEWS * len(states)


def sampled(states: list[State], dice: tabuleiro.Dice) -> int:
    """A world dealt from a seat's view; the view is made with it."""
    for state in states:
        state.view(0).sample(dice)
    return len(states)


class Bench:
    """The figures of one game, for each number of seats; all that there are, or the most important ones."""

    def __init__(self, game: Game, seats: list[int], full: bool = True) -> None:
        self.game = game
        self.full = full
        self.states = {n: middle(game, n) for n in seats}
        self.dice = tabuleiro.Dice(1)
        self.slices = itertools.count()  # every slice has other plays,
        self.search = itertools.count()  # and every search starts elsewhere: one is quicker than another

    def lengths(self) -> dict[str, float]:
        """How many decisions a play at random has, for each number of seats."""
        return {
            f"{self.game.name}/{seats}": sum(played_in_the_loop(self.game, seats, n) for n in range(PLAYS)) / PLAYS
            for seats in self.states
        }

    def measured(self) -> dict[str, Figure]:
        """Named `game/seats/figure`."""
        figures: dict[str, Figure] = {}
        for seats in self.states:
            found = self.loop_and_clone(seats) | (self.all_others(seats) if self.full else {})
            figures |= {f"{self.game.name}/{seats}/{name}": figure for name, figure in found.items()}
        return figures

    def loop_and_clone(self, seats: int) -> dict[str, Figure]:
        game, states = self.game, self.states[seats]
        first = 100 * next(self.slices)
        return {
            "loop": beside(lambda: per_second(lambda n: played_in_the_loop(game, seats, first + n))),
            "clone": beside(lambda: micros(lambda _: cloned(states))),
        }

    def all_others(self, seats: int) -> dict[str, Figure]:
        game, states = self.game, self.states[seats]
        figures = {
            "python": beside(lambda: per_second(lambda seed: played_by_ints(game, seats, seed))),
            "api": beside(lambda: per_second(lambda seed: played_by_actions(game, seats, seed))),
            "touch": beside(lambda: micros(lambda _: touched(states))),
            "view": beside(lambda: micros(lambda _: viewed(states))),
            "sample": beside(lambda: micros(lambda _: sampled(states, self.dice))),
        }
        if seats > 1:  # alone, everybody is first: there is nothing to search for
            seed = next(self.search)
            start = game.new(seats=seats, seed=seed)
            figures["uct"] = beside(lambda: per_second(lambda _: searched(start, seed)))
        return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="imperial-miners", help="the game with every figure (default %(default)s)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="numbers of seats (default 2)")
    given = parser.parse_args()
    benches = [Bench(tabuleiro.load(given.game), given.seats)]
    benches += [Bench(tabuleiro.load(name), [2], full=False) for name in shelf.games() if name != given.game]
    lengths = {place: length for bench in benches for place, length in bench.lengths().items()}
    serve(
        {"build": tabuleiro.build(), "version": tabuleiro.__version__, "lengths": lengths},
        lambda: {name: figure for bench in benches for name, figure in bench.measured().items()},
    )


if __name__ == "__main__":
    main()
