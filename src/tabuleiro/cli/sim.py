"""Many plays of bots against each other, and what their scores look like."""

from __future__ import annotations

import json
import math
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.pool import Hired, play_all
from tabuleiro.analysis.records import Records
from tabuleiro.analysis.selfplay import Desk, SelfPlay
from tabuleiro.cli.terminal import Terminal, headed
from tabuleiro.cli.texts import Texts
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.kit.editions import edition_of

ALONE: Final = Hired(jobs=1)
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
    """What all of them have done in so many games."""

    terms: SelfPlay
    lines: list[BotTally]
    games: int
    decisions: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)  # why the first legal action was taken for a bot, each time


def simulated(
    game: Game,
    kinds: tuple[str, ...],
    games: int,
    seed: int,
    options: dict[str, bool | str],
    swap: bool,
    hired: Hired = ALONE,
    records: Path | None = None,
) -> SimOutcome:
    """Plays the games; with `swap` the bots move one seat on after each. `records`: a folder for those of the plays."""
    if games < 1:
        raise BadInput(f"--games {games}: at least one is needed")
    terms = SelfPlay.checked(game, kinds, seed, options, swap)
    outcome = SimOutcome(terms, [BotTally(kind) for kind in kinds], games)
    start = time.perf_counter()
    kept = None if records is None else Records(records, game)
    if kept is not None:
        kept.check(games, (), terms.dealt)
    console = Terminal(stderr=True).console
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)

        def keep(line: Line) -> None:
            if kept is not None:
                kept.keep(line["number"], line["record"])
            outcome.decisions += line["decisions"]
            outcome.faults += line["faults"]
            for index, score in zip(terms.line_up(line["number"]), line["scores"], strict=True):
                outcome.lines[index].scores.append(score["total"])
                if score["won"] is not None:
                    outcome.lines[index].wins.append(score["won"])
            progress.advance(task)

        new_desk = partial(Desk, terms, edition_of(game), kept is not None)
        play_all(new_desk, range(games), hired, keep)
    outcome.seconds = time.perf_counter() - start
    return outcome


# ---------------------------------------------------------------- shown
def as_json(outcome: SimOutcome) -> str:
    terms = outcome.terms
    return json.dumps(
        {
            **{key: terms.data[key] for key in ("game", "rules", "pack", "pack_hash", "options", "seed")},
            "swap": terms.swap,
            "games": outcome.games,
            "decisions_per_game": round(outcome.decisions / outcome.games, 2),
            "decisions_per_second": round(outcome.decisions / outcome.seconds),
            "seconds": round(outcome.seconds, 3),
            "faults": len(outcome.faults),
            "first_fault": next(iter(outcome.faults), ""),
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
        seed=str(outcome.terms.seed),
        decisions=f"{outcome.decisions / outcome.games:.1f}",
        speed=f"{outcome.decisions / outcome.seconds:,.0f}",
        seconds=f"{outcome.seconds:.1f}",
    )
    found: list[RenderableType] = [table, "", histogram(outcome.lines, texts, terminal), "", Text(pace)]
    if outcome.faults:
        found.append(Text(texts("sim-faults", n=len(outcome.faults), why=outcome.faults[0]), "bold red"))
    return found


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
        name = str(group) if step == 1 else f"{group * step}..{group * step + step - 1}"
        bars = [
            terminal.glyphs.bar * round(room * count[group] / tallest) + (f" {count[group]}" if count[group] else "")
            for count in counts
        ]
        table.add_row(name, *bars)
    return table
