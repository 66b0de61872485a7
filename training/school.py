"""School: generations that play and learn from what was noted, for any game; the same seed learns the same weights."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

from ridge import ByTime, Fit, Moments

import tabuleiro
from tabuleiro.kit.processes import cores

GAMES_FOLDER = Path(__file__).parents[1] / "src/tabuleiro/games"
BATCH = 20  # plays that a process does at a time
BAD_INPUT = 2
INTERRUPTED = 130

Weights = list[list[float]]  # by the time left, one for each thing that the outlook sees; or rows of networks
Note = tuple[int, list[float], float]  # time left, what the outlook sees, points still to come
Batch = tuple[list[int], Any]  # final scores, and the notes, as the fit takes them
Job = tuple[Weights | None, bool, range]  # what is known so far, whether whims are allowed, seeds


class Lesson(Protocol):
    """What was learned, and how well it foretells."""

    weights: Weights
    r2: float
    rmse: float


@dataclass(frozen=True)
class ByRidge:
    """A weight for each figure and time left, from sums."""

    times: int  # the most that can be left

    def __call__(self, batches: list[ByTime]) -> Lesson:
        return Fit(merged(batches), self.times)


@dataclass(frozen=True)
class Subject:
    """A game, and how it is played to learn: `play` is a function of a module, so that processes find it."""

    game: str
    seats: int  # the fewest
    play: Callable[[Job], Batch]
    games: int  # of a generation, unless told
    fit: Callable[[list[Any]], Lesson]  # from the notes of many batches
    decimals: int = 3  # of the weights
    kept: int = 3  # generations whose notes are learned from

    @property
    def file(self) -> Path:
        return GAMES_FOLDER / self.game.replace("-", "_") / "bots" / "weights.json"


def added_up(features: int, notes: list[Note], sums: ByTime) -> None:
    for left, seen, to_come in notes:
        sums.setdefault(left, Moments(features)).add(seen, to_come)


def merged(many: list[ByTime]) -> ByTime:
    """In their order: sums of floats hang on it."""
    found: ByTime = {}
    for sums in many:
        for left, moments in sums.items():
            found.setdefault(left, Moments(len(moments.with_target)))
            found[left] += moments
    return found


class School:
    """All generations: which plays they do, in how many processes, and what is told meanwhile."""

    def __init__(
        self, subject: Subject, games: int, generations: int, seed: int, jobs: int, start: Weights | None = None
    ) -> None:
        self.subject = subject
        self.start = start  # what the first generation plays with, if it is not set by hand
        self.games = games
        self.generations = generations
        self.seed = seed
        self.jobs = jobs
        self.pool: Any = None

    def learned(self) -> Weights:
        game = tabuleiro.load(self.subject.game)
        for seed in (self.seed, self.seed + self.games * (self.generations + 1)):
            game.origin(self.subject.seats, seed, {})  # says so at once if there is no such seed
        if self.jobs == 1:
            return self.taught()
        with get_context("spawn").Pool(self.jobs, initializer=be_deaf) as self.pool:
            return self.taught()

    def taught(self) -> Weights:
        print(f"{'generation':>10} {'mean score':>11} {'r2':>7} {'rmse':>6} {'seconds':>8}", flush=True)
        kept: list[list[Any]] = []
        weights = self.start
        for number in range(1, self.generations + 1):
            began = time.monotonic()
            mean, notes = self.plays(weights, number, curious=True)
            kept = [*kept[1 - self.subject.kept :], notes]
            fit = self.subject.fit([batch for generation in kept for batch in generation])
            weights = rounded(fit.weights, self.subject.decimals)
            spent = time.monotonic() - began
            print(f"{number:>10} {mean:>11.2f} {fit.r2:>7.3f} {fit.rmse:>6.2f} {spent:>8.0f}", flush=True)
        assert weights is not None
        mean, _ = self.plays(weights, self.generations + 1, curious=False)
        print(f"with the last weights, nothing disturbed: {mean:.2f}", flush=True)
        return weights

    def plays(self, weights: Weights | None, number: int, curious: bool) -> tuple[float, list[Any]]:
        """The mean score and the notes of one generation's plays; no two generations share a seed."""
        first = self.seed + self.games * (number - 1)
        seeds = range(first, first + self.games)
        jobs = [(weights, curious, seeds[i : i + BATCH]) for i in range(0, self.games, BATCH)]
        play = self.subject.play
        results: Iterator[Batch] = map(play, jobs) if self.pool is None else self.pool.imap(play, jobs)
        scores: list[int] = []
        notes: list[Any] = []
        for number_of_jobs, (more, noted) in enumerate(results, 1):
            scores += more
            notes.append(noted)
            progress(f"generation {number}: {min(number_of_jobs * BATCH, self.games)} of {self.games} plays")
        progress("")
        return sum(scores) / len(scores), notes


def be_deaf() -> None:
    """Ctrl-C is for the parent, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def progress(words: str) -> None:
    """A line that is written over, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r{words:60}", end="" if words else "\r", file=sys.stderr, flush=True)


def rounded(weights: Weights, decimals: int) -> Weights:
    return [[round(w, decimals) + 0.0 for w in row] for row in weights]  # + 0.0: no negative zeros


def as_text(weights: Weights) -> str:
    """JSON with one row on a line."""
    return "[\n " + ",\n ".join(json.dumps(row) for row in weights) + "\n]\n"


# ---------------------------------------------------------------- the command
def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number of at least 1")
    return int(text)


def arguments(subject: Subject, about: str | None, words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--games", type=at_least_one, default=subject.games, metavar="N", help="of a generation (default %(default)s)")
    add("--generations", type=at_least_one, default=6, metavar="N", help="how many (default %(default)s)")
    add("--seed", type=int, default=1, metavar="N", help="of the first play; the others follow it (default 1)")
    add("--jobs", type=at_least_one, default=cores(), metavar="N", help="processes (default: one for each core)")
    add("--go-on", action="store_true", help="from the bot's own weights, not from those set by hand")
    add("--out", type=Path, default=subject.file, metavar="FILE", help="where to write (default: the bot's own file)")
    return parser.parse_args(words)


def run(subject: Subject, about: str | None, words: list[str] | None = None) -> int:
    given = arguments(subject, about, words)
    if given.out.is_dir() or not given.out.absolute().parent.is_dir():
        print(f"{given.out} cannot be written: it is a folder, or has none", file=sys.stderr)
        return BAD_INPUT
    if tabuleiro.build() == "plain":
        print("plain Python: this is many times slower than `make learn`, which compiles first", file=sys.stderr)
    try:
        start = json.loads(subject.file.read_text(encoding="utf-8")) if given.go_on else None
        weights = School(subject, given.games, given.generations, given.seed, given.jobs, start).learned()
    except tabuleiro.BadInput as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\nstopped: nothing was written", file=sys.stderr)
        return INTERRUPTED
    given.out.write_text(as_text(weights), encoding="utf-8")
    print(f"written: {given.out}")
    return 0
