"""Many plays of bots against each other, and what their scores look like."""

from __future__ import annotations

import json
import math
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from tabuleiro.cli.seats import bot_seed, bots_for
from tabuleiro.cli.terminal import Terminal, headed
from tabuleiro.cli.texts import Texts
from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.state import FIRST, State

MOST_BARS = 14  # rows of a histogram
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # widths of its classes


@dataclass
class BotTally:
    """What one bot of the list has done, wherever it sat."""

    bot: str
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # a shared victory is split; alone only a challenge is won or lost

    @property
    def sd(self) -> float:
        return statistics.stdev(self.scores) if len(self.scores) > 1 else 0.0

    @property
    def won(self) -> float | None:
        """How many; None where there was nobody and nothing to beat."""
        return math.fsum(self.wins) if self.wins else None


@dataclass
class SimOutcome:
    """What all of them have done in so many games, the first of them with this seed."""

    game: Game
    lines: list[BotTally]
    games: int
    seed: int
    options: dict[str, bool | str]
    swap: bool
    decisions: int = 0
    seconds: float = 0.0


def simulated(
    game: Game, kinds: tuple[str, ...], games: int, seed: int, options: dict[str, bool | str], swap: bool
) -> SimOutcome:
    """Plays the games one after the other; with `swap` the bots move one seat on after each."""
    if games < 1:
        raise BadInput(f"--games {games}: at least one is needed")
    outcome = SimOutcome(game, [BotTally(kind) for kind in kinds], games, seed, options, swap)
    n = len(kinds)
    fast = set(kinds) == {"random"}
    start = time.perf_counter()
    console = Terminal(stderr=True).console
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        for number in range(games):
            shift = number % n if swap else 0
            lines = [outcome.lines[(seat + shift) % n] for seat in range(n)]
            state = game.new(seats=n, seed=seed + number, **options)
            state.recording = False
            if fast:
                outcome.decisions += played_at_random(state, seed + number)
            else:
                outcome.decisions += played(state, [line.bot for line in lines], seed + number)
            _count(state, lines)
            progress.advance(task)
    outcome.seconds = time.perf_counter() - start
    return outcome


def played_at_random(state: State, seed: int) -> int:
    """As `played` with random bots, action for action, but over ints; returns how many decisions there were."""
    dice = [Dice(bot_seed(seed, seat)) for seat in range(len(state.players))]
    decisions = 0
    while not state.over:
        seat = FIRST[state.waiting]
        options = state.players[seat].options
        state.play(seat, options[dice[seat].below(len(options))])
        decisions += 1
    return decisions


def played(state: State, kinds: Sequence[str], seed: int) -> int:
    bots = bots_for(kinds, seed)
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))
        decisions += 1
    return decisions


def _count(state: State, lines: list[BotTally]) -> None:
    scores = state.scores
    winners = sum(score.rank == 1 for score in scores)
    for line, score in zip(lines, scores, strict=True):
        line.scores.append(score.total)
        if len(lines) > 1:
            line.wins.append(1 / winners if score.rank == 1 else 0)
        elif score.challenge is not None:
            line.wins.append(score.challenge)


# ---------------------------------------------------------------- shown
def as_json(outcome: SimOutcome) -> str:
    game = outcome.game
    return json.dumps(
        {
            "game": game.name,
            "rules": game.rules_version,
            "pack": game.pack_name,
            "pack_hash": game.pack_hash,
            "options": {**game.default_options, **outcome.options},
            "seed": outcome.seed,
            "swap": outcome.swap,
            "games": outcome.games,
            "decisions_per_game": round(outcome.decisions / outcome.games, 2),
            "decisions_per_second": round(outcome.decisions / outcome.seconds),
            "seconds": round(outcome.seconds, 3),
            "bots": [
                {
                    "bot": line.bot,
                    "games": len(line.scores),
                    "mean": round(statistics.fmean(line.scores), 3),
                    "sd": round(line.sd, 3),
                    "min": min(line.scores),
                    "max": max(line.scores),
                    "wins": None if line.won is None else round(line.won, 3),
                    "win_rate": None if line.won is None else round(line.won / len(line.scores), 4),
                    "scores": {str(score): n for score, n in sorted(Counter(line.scores).items())},
                }
                for line in outcome.lines
            ],
        },
        indent=2,
    )


def as_tables(outcome: SimOutcome, texts: Texts, terminal: Terminal) -> list[RenderableType]:
    figures = [f"column-{key}" for key in ("games", "mean", "sd", "min", "max", "wins")]
    table = headed(texts, "column-bot", *figures, right=figures)
    for number, line in enumerate(outcome.lines, 1):
        table.add_row(
            f"{number} {line.bot}",
            str(len(line.scores)),
            f"{statistics.fmean(line.scores):.2f}",
            f"{line.sd:.2f}",
            str(min(line.scores)),
            str(max(line.scores)),
            "-" if line.won is None else f"{line.won:g} ({line.won / len(line.scores):.0%})",
        )
    pace = texts(
        "sim-figures",
        seed=str(outcome.seed),
        decisions=f"{outcome.decisions / outcome.games:.1f}",
        speed=f"{outcome.decisions / outcome.seconds:,.0f}",
        seconds=f"{outcome.seconds:.1f}",
    )
    return [table, "", histogram(outcome.lines, texts, terminal), "", Text(pace)]


def histogram(lines: list[BotTally], texts: Texts, terminal: Terminal) -> Table:
    """How often each class of scores came up, a bar for each bot beside the others."""
    low, high = min(min(line.scores) for line in lines), max(max(line.scores) for line in lines)
    step = next((step for step in STEPS if (high // step - low // step) < MOST_BARS), STEPS[-1])
    counts = [Counter(score // step for score in line.scores) for line in lines]
    tallest = max(max(count.values()) for count in counts)
    room = max(4, (terminal.width - 10) // len(lines) - 8)
    table = headed(texts, "column-score", right=["column-score"])
    for number, line in enumerate(lines, 1):
        table.add_column(Text(f"{number} {line.bot}", "bold"), min_width=room // 2, no_wrap=True)
    for group in range(low // step, high // step + 1):
        name = str(group) if step == 1 else f"{group * step}-{group * step + step - 1}"
        bars = [
            terminal.glyphs.bar * round(room * count[group] / tallest) + (f" {count[group]}" if count[group] else "")
            for count in counts
        ]
        table.add_row(name, *bars)
    return table
