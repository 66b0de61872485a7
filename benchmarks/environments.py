"""How fast environments are: PettingZoo's AEC beside PettingZoo's own chess, and vectors in one process and in several.

    PYTHONPATH=.venv/compiled .venv/research/bin/python benchmarks/environments.py

All play by chance among what the masks allow, with every observation and mask. Slices by turns, each beside a reading
of the calibration loop (calibration.py); medians over the rounds, by processor time. Two processes against one: by the
clock, so it needs two cores that nobody else uses.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np
from calibration import REFERENCE, beside, clock

import tabuleiro
from tabuleiro import envs

sys.path.insert(0, str(Path(__file__).parent))

MANY = 64  # plays of a vector
MOST = 2048  # where processes are compared: the more each has to do, the less counts that they wait for each other
SLICE = 0.25  # seconds


def by_chance(env: Any) -> Iterator[None]:
    """A step of an AEC environment each time, for ever."""
    numbers = cycle(np.random.default_rng(1).random(1 << 16).tolist())
    while True:
        env.reset(seed=int(next(numbers) * 1e9))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(next(numbers) * len(legal))])
            yield


def steps_a_second(steps: Iterator[None]) -> Callable[[], float]:
    def measured() -> float:
        done, start = 0, clock()
        while clock() - start < SLICE:
            for _ in range(20):
                next(steps)
            done += 20
        return done / (clock() - start)

    return measured


def decisions_a_second(plays: Any, timer: Callable[[], float]) -> Callable[[], float]:
    def measured() -> float:
        done, start = 0, timer()
        while timer() - start < SLICE:
            plays.step(plays.sample())
            done += plays.plays
        return done / (timer() - start)

    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15, help="how many slices the medians are of")
    rounds = parser.parse_args().rounds
    from pettingzoo.classic import chess_v6

    measures: dict[str, Callable[[], float]] = {"AEC, PettingZoo's chess": steps_a_second(by_chance(chess_v6.env()))}
    for game in ("imperial-miners", "above-and-below", "brazil-imperial"):
        measures[f"AEC, {game}"] = steps_a_second(by_chance(envs.aec(game)))
    for game in ("imperial-miners", "above-and-below", "brazil-imperial"):
        measures[f"vector, {game}"] = decisions_a_second(envs.vector(game, MANY, seed=1), clock)
    one = decisions_a_second(envs.vector("imperial-miners", MOST, seed=1), time.perf_counter)
    with envs.vector("imperial-miners", MOST, seed=1, processes=2) as plays:
        two = decisions_a_second(plays, time.perf_counter)
        found = {name: [beside(measure) for _ in range(rounds)] for name, measure in measures.items()}
        pairs = [(one(), two()) for _ in range(rounds)]
    print(f"{tabuleiro.build()} build, {MANY} plays side by side, {rounds} rounds, load {os.getloadavg()[0]:.1f}")
    print(f"{'':32} {'a second':>10} {f'at {REFERENCE:.0f}':>10}")
    rates = {}
    for name, figures in found.items():
        rates[name] = statistics.median(rate / reading for rate, reading in figures) * REFERENCE
        print(f"{name:32} {statistics.median(rate for rate, _ in figures):10,.0f} {rates[name]:10,.0f}")
    times = rates["AEC, imperial-miners"] / rates["AEC, PettingZoo's chess"]
    print(f"AEC of Imperial Miners: {times:.0f} times PettingZoo's chess")
    print(f"two processes: {statistics.median(b / a for a, b in pairs):.2f} times one, by the clock")


if __name__ == "__main__":
    main()
