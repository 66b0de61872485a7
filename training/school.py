"""School: generations that play and learn from what was noted, for any game; the same seed learns the same weights."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

from ridge import ByTime, Fit, Moments

import tabuleiro
from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.senses import WEIGHTS, Weights, read, senses_of, written
from tabuleiro.core.chance import Dice
from tabuleiro.kit.processes import cores

GAMES_FOLDER = Path(__file__).parents[1] / "src/tabuleiro/games"
T = TypeVar("T")
BATCH = 20  # plays that a process does at a time
BAD_INPUT = 2
INTERRUPTED = 130

Note = tuple[int, list[float], float]  # time left, what the outlook sees, points still to come
Disturbance = Callable[[Any, Any, Dice], None]  # of a table and a seat
Batch = tuple[list[int], Any]  # final scores, and the notes, as the fit takes them
Job = tuple[type[Any], Weights | None, bool, range]  # the pupil, what is known so far, whether whims are allowed, seeds


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
    """How a game is learned."""

    pupil: type[Pupil]
    games: int  # of a generation, unless told
    fit: Callable[[list[Any]], Lesson]  # from the notes of many batches
    decimals: int = 3  # of the weights
    kept: int = 3  # generations whose notes are learned from

    @property
    def file(self) -> Path:
        """In this repository, not in the compiled build that it may be learned with."""
        return GAMES_FOLDER / self.pupil.name.replace("-", "_") / WEIGHTS

    @property
    def figures(self) -> tuple[str, ...]:
        return senses_of(self.pupil.name).figures

    @property
    def weights(self) -> Weights:
        """Those of the bot so far."""
        return read(self.file, self.figures)


# ---------------------------------------------------------------- playing
@lru_cache
def loaded(game: str) -> Any:
    return tabuleiro.load(game)


def disturb(g: Any, seat: int, dice: Dice, disturbance: Disturbance) -> None:
    """Changes one thing where a turn begins; what may be chosen is found anew."""
    p = g.touch(seat)
    disturbance(g, p, dice)
    p.options = p.asking.options(g, p, p.asking_at)


def one_of(dice: Dice, things: Sequence[T]) -> T:
    return things[dice.below(len(things))]


class Pupil:
    """Plays all seats and notes what it sees; without weights by those set by hand."""

    name: ClassVar[str]  # of the game
    seats: ClassVar[tuple[int, ...]] = (1,)  # of one play after the other
    senses: Sequence[Sense]  # by seat

    def __init__(self, weights: Weights | None, curious: bool = True) -> None:
        self.game = loaded(self.name)
        self.weights = weights
        self.curious = curious  # has whims, and is disturbed

    def new(self, seed: int) -> tuple[Any, Dice]:
        """A play, and other dice than its own."""
        g = self.game.new(seats=self.seats[seed % len(self.seats)], seed=seed)
        g.recording = False
        return g, Dice(-1 - seed)

    def play(self, seed: int) -> tuple[list[int], list[Any]]:
        """The final scores, and the notes."""
        raise NotImplementedError

    def batch(self, seeds: range) -> Batch:
        """The notes of some plays as sums."""
        scores: list[int] = []
        sums: ByTime = {}
        for seed in seeds:
            more, notes = self.play(seed)
            scores += more
            for left, seen, to_come in notes:
                sums.setdefault(left, Moments(len(seen))).add(seen, to_come)
        return scores, sums

    def played(self, g: Any, seat: int, option: int) -> Any:
        """Goes on with an option; how that is where the turn ends."""
        halted = g.clone()
        self.senses[seat].end_with_turn(halted)
        halted.play(seat, option)
        g.play(seat, option)
        return halted


class Surprised(Pupil):
    """Some seats have one surprise, in a round that chance names, where an action is to be chosen: they act on a whim,
    or something is changed. What was noted before is dropped: nobody can foresee it, and it is no merit of what was
    there."""

    opening: ClassVar[str]  # the kind of decision that begins a turn
    rounds: ClassVar[int]  # in one of which a surprise comes
    no_surprise: ClassVar[int]  # as many parts of the seats as have theirs in one of the rounds
    whims: ClassVar[int]  # of a hundred surprises; the others are disturbances
    disturbances: ClassVar[tuple[Disturbance, ...]]
    set_up: ClassVar[tuple[str, ...]] = ()  # kinds of decision half of which are whims without any surprise

    def play(self, seed: int) -> tuple[list[int], list[Any]]:
        """The final scores, and what was noted with what was there then."""
        g, dice = self.new(seed)
        rounds = self.rounds + self.no_surprise
        surprises = [1 + dice.below(rounds) if self.curious else 0 for _ in g.players]
        seen: list[Any] = []
        while not g.over:
            seat = g.to_act[0]
            kind = g.players[seat].asking.kind
            whim = self.curious and kind in self.set_up and dice.below(2) == 1
            if g.round == surprises[seat] and kind == self.opening:
                surprises[seat] = 0
                seen = self.still_true(seen, seat)
                whim = dice.below(100) < self.whims
                if not whim:
                    disturb(g, seat, dice, one_of(dice, self.disturbances))
            option = self.choice(g, seat, dice, whim)
            turn, in_set_up = g.turn, not g.round
            halted = self.played(g, seat, option)
            if halted.over and seat == turn and not in_set_up:
                seen += self.notes(halted, seat)
        return [score.total for score in g.scores], seen

    def choice(self, g: Any, seat: int, dice: Dice, whim: bool) -> int:
        raise NotImplementedError

    def notes(self, g: Any, seat: int) -> list[Any]:
        """At the end of a seat's turn."""
        raise NotImplementedError

    def still_true(self, seen: list[Any], seat: int) -> list[Any]:
        """What was noted and has nothing to do with a seat's surprise."""
        raise NotImplementedError


def played(job: Job) -> Batch:
    pupil, weights, curious, seeds = job
    learner: Pupil = pupil(weights, curious)
    return learner.batch(seeds)


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
        game = loaded(self.subject.pupil.name)
        for seed in (self.seed, self.seed + self.games * (self.generations + 1)):
            game.origin(game.fewest_seats, seed, {})  # says so at once if there is no such seed
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
        pupil = self.subject.pupil
        jobs = [(pupil, weights, curious, seeds[i : i + BATCH]) for i in range(0, self.games, BATCH)]
        results: Iterator[Batch] = map(played, jobs) if self.pool is None else self.pool.imap(played, jobs)
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
        start = subject.weights if given.go_on else None
        weights = School(subject, given.games, given.generations, given.seed, given.jobs, start).learned()
    except tabuleiro.BadInput as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\nstopped: nothing was written", file=sys.stderr)
        return INTERRUPTED
    given.out.write_text(written(subject.figures, weights), encoding="utf-8")
    print(f"written: {given.out}")
    return 0
