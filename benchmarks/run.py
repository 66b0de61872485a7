"""How fast the engine is, beside a calibration loop: `make bench` prints rates, and rates per calibration unit.

The calibration loop calls a method that adds to one attribute and sets another from it, in millions a second; the
machine of docs/architecture.md reads 13. Rates per unit are what to compare: machines and moments differ by two.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable

import tabuleiro
from tabuleiro.core.chance import seeded
from tabuleiro.core.game import Game
from tabuleiro.core.playout import clones, play_on
from tabuleiro.core.state import FIRST, State

clock = time.process_time
REFERENCE = 13.0  # what the calibration loop reads on the machine that the targets are stated for


class Counter:
    __slots__ = ("a", "b")

    def __init__(self) -> None:
        self.a = 0
        self.b = 0

    def add(self, n: int) -> None:
        self.a += n


def calibration() -> float:
    o = Counter()
    start = clock()
    for _ in range(100_000):
        o.add(1)
        o.b = o.a
    return 0.1 / (clock() - start)


def finish(state: State, x: int) -> int:
    """Plays to the end by ints, at random; returns the number of decisions."""
    n = 0
    players, play = state.players, state.play
    while waiting := state.waiting:
        seat = FIRST[waiting]
        options = players[seat].options
        x = x * 48271 % 2147483647
        play(seat, options[x % len(options)])
        n += 1
    return n


def playouts(game: Game, seats: int) -> float:
    """Driven from here, interpreted: what a bot in plain Python gets."""
    start = clock()
    n = sum(finish(game.new(seats=seats, seed=seed), seed + 1) for seed in range(30))
    return n / (clock() - start)


def loop_playouts(game: Game, seats: int) -> float:
    """Driven by the engine's own loop, as searches do, without a record."""
    start = clock()
    n = 0
    for seed in range(30):
        state = game.new(seats=seats, seed=seed)
        state.recording = False
        n += play_on(state, seeded(seed))
    return n / (clock() - start)


def loop_clones(states: list[State]) -> float:
    start = clock()
    for state in states:
        clones(state, 200)
    return (clock() - start) / len(states) / 200 * 1e6


def public_playouts(game: Game, seats: int) -> float:
    """The same through decisions and actions, as the README shows it."""
    start = clock()
    n = 0
    x = 1
    for seed in range(10):
        state = game.new(seats=seats, seed=seed)
        while not state.over:
            actions = state.decision(state.to_act[0]).actions
            x = x * 48271 % 2147483647
            state.apply(actions[x % len(actions)])
            n += 1
    return n / (clock() - start)


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


def micros(act: Callable[[State], object], states: list[State], times: int) -> float:
    start = clock()
    for _ in range(times):
        for state in states:
            act(state)
    return (clock() - start) / times / len(states) * 1e6


def touch(state: State) -> None:
    """A clone and its first action: what a search pays for a step into the unknown."""
    copy = state.clone()
    seat = FIRST[copy.waiting]
    copy.play(seat, copy.players[seat].options[0])


def beside(measure: Callable[[], float]) -> tuple[float, float]:
    """A figure, and what the calibration loop reads right before and after it: the pace changes all the time."""
    before = calibration()
    figure = measure()
    return figure, (before + calibration()) / 2


def measured(game: Game, seats: int, rounds: int) -> dict[str, float]:
    """Many short slices, each beside its own calibration; the median of the ratios is what counts."""
    dice = tabuleiro.Dice(1)
    states = middle(game, seats)
    rows: list[dict[str, float]] = []
    for _ in range(rounds):
        rate, rate_unit = beside(lambda: playouts(game, seats))
        loop, loop_unit = beside(lambda: loop_playouts(game, seats))
        public, public_unit = beside(lambda: public_playouts(game, seats))
        clone, clone_unit = beside(lambda: loop_clones(states))
        rows.append(
            {
                "calibration": rate_unit,
                "decisions/s": rate,
                "in the engine's loop/s": loop,
                "through the API/s": public,
                "clone us": clone,
                "clone + action us": micros(touch, states, 10),
                "view us": micros(lambda state: state.view(0), states, 5),
                "sample us": micros(lambda state: state.view(0).sample(dice), states, 3),
                "decisions per unit": rate / rate_unit,
                "in the loop per unit": loop / loop_unit,
                "through the API per unit": public / public_unit,
                "clone us at 13": clone * clone_unit / REFERENCE,
            }
        )
    return {key: statistics.median(row[key] for row in rows) for key in rows[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="imperial-miners")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--rounds", type=int, default=25, help="slices to take the median of (default 25)")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game = tabuleiro.load(given.game)
    results = {seats: measured(game, seats, given.rounds) for seats in given.seats}
    if given.json:
        print(json.dumps(results, indent=1))
        return
    print(f"{given.game}, {tabuleiro.build()} build, medians of {given.rounds} slices")
    print(f"{'':26}" + "".join(f"{f'{seats} seats':>14}" for seats in results))
    for key in next(iter(results.values())):
        print(f"{key:26}" + "".join(f"{row[key]:>14,.{0 if row[key] > 1000 else 2}f}" for row in results.values()))


if __name__ == "__main__":
    main()
