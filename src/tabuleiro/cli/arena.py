"""The arena in the terminal: its progress, its tables, and what is said when it is stopped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final, TypeVar

import typer
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tabuleiro.analysis import Arena, Result, Settings
from tabuleiro.analysis.picture import ENGLISH
from tabuleiro.analysis.pool import Hired
from tabuleiro.analysis.result import EntrantTally
from tabuleiro.analysis.run import Run
from tabuleiro.analysis.stats import ORDERS, Share, quartiles
from tabuleiro.cli.options import FAULTY
from tabuleiro.cli.sim import STEPS
from tabuleiro.cli.terminal import NAME, UNICODE, Terminal, fitted
from tabuleiro.cli.texts import Texts

HOME: Final = Path("arena")  # where folders go that nobody named
INTERRUPTED: Final = 130  # the exit code that shells know for Ctrl-C
NARROW: Final = 10  # what a strip has at least
LEVELS: Final = "▁▂▃▄▅▆▇█"
ASCII_LEVELS: Final = ".:-=+*#@"
BESIDE: Final = 28  # what stands beside a strip of scores: a name and three figures

R = TypeVar("R")


def hold(
    settings: Settings,
    out: Path | None,
    pack: Path | None,
    hired: Hired,
    records: Path | None,
    as_data: bool,
    texts: Texts,
) -> None:
    """Runs an arena, or goes on with it, and shows what came out."""
    arena = Arena(settings, out or HOME / settings.folder, pack, hired.jobs, hired.ray, records)
    result = watched(arena, texts)
    arena.write(result, {key: texts(f"picture-{key}", game="{}") for key in ENGLISH})
    if as_data:
        print(result.json)
        for said in unplayed(result, texts):
            Terminal(stderr=True).text(said)
    else:
        terminal = Terminal()
        terminal.print(*as_tables(result, texts, terminal))
        terminal.text(texts("arena-files", place=str(arena.folder)))
    if any(line.never_answered for line in result.lines):
        raise typer.Exit(FAULTY)  # as of all that a person can mend


def watched(run: Run[R], texts: Texts) -> R:
    """Plays what is missing with a bar of progress, and says what was there before or is there when it is stopped."""
    errors = Terminal(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())

    def say(key: str) -> None:
        errors.text(texts(key, finished=str(run.finished), total=str(run.total), place=str(run.folder)))

    try:
        if run.finished:
            say("arena-resumed")
        hidden = not errors.console.is_terminal
        with Progress(*columns, console=errors.console, transient=True, disable=hidden) as progress:
            task = progress.add_task("", total=run.total, completed=run.finished)
            return run.run(lambda line: progress.advance(task))
    except KeyboardInterrupt:
        say("arena-stopped")
        raise typer.Exit(INTERRUPTED) from None
    finally:
        run.close()


# ---------------------------------------------------------------- shown
def as_tables(result: Result, texts: Texts, terminal: Terminal) -> list[RenderableType]:
    settings = result.settings
    lines = [result.lines[index] for index in result.ranking]
    figures = texts(
        "arena-figures",
        games=str(len(result.games)),
        lineups=len(settings.line_ups),
        seats=str(settings.seats),
        first=str(settings.seed),
        last=str(settings.fixture(settings.total - 1).seed),
    )
    parts: list[RenderableType] = [*(Text(said, "bold red") for said in unplayed(result, texts))]
    parts += [*standings(lines, texts, terminal), "", Text(texts("arena-matrix"))]
    parts += [*matrix(result, texts, terminal), "", *strips(lines, texts, terminal), ""]
    parts += [Text(faults(line, texts), "bold red") for line in lines if line.first_fault and not line.never_played]
    return [*parts, Text(figures), Text(texts("arena-rating", orders=ORDERS))]


def standings(lines: list[EntrantTally], texts: Texts, terminal: Terminal) -> list[Table]:
    """The best rated first."""
    give = "±" if terminal.glyphs is UNICODE else "+-"
    heads = [texts(f"column-{key}") for key in ("bot", "wins", "win-rate", "points", "rating", "think", "faults")]
    rows = [
        (
            line.label,
            f"{line.won.wins:.6g}/{line.won.games}",
            f"{line.won.rate:.0%} {interval(line.won)}",
            f"{line.mean:.1f} {give}{line.sd:.1f}",
            f"{line.rating.mu:.1f} {give}{2 * line.rating.sigma:.1f}",
            f"{thought(line.seconds)} ({thought(line.slowest)})",
            str(sum(line.faults.values())),
        )
        for line in lines
    ]
    return fitted(heads, rows, terminal.width)


def thought(seconds: float) -> str:
    """In milliseconds, two figures of what is short."""
    return f"{1000 * seconds:.2g}" if seconds < 0.01 else f"{1000 * seconds:.0f}"


def interval(share: Share) -> str:
    low, high = share.interval
    return f"{100 * low:.0f}-{100 * high:.0f}"


def matrix(result: Result, texts: Texts, terminal: Terminal) -> list[Table]:
    labels = [result.lines[index].label for index in result.ranking]
    rows = []
    for label, a in zip(labels, result.ranking, strict=True):
        shares = [result.matrix[a][b] if b != a else None for b in result.ranking]
        rows.append([label, *(f"{share.rate:.0%}\n{interval(share)}" if share else "" for share in shares)])
    return fitted([texts("column-bot"), *labels], rows, terminal.width)


def strips(lines: list[EntrantTally], texts: Texts, terminal: Terminal) -> list[RenderableType]:
    """A histogram in one row for each entrant, all on the same scale: heights are shares of its own tallest."""
    low, high = min(min(line.scores) for line in lines), max(max(line.scores) for line in lines)
    longest = max(len(line.label) for line in lines)
    name = min(longest, max(NAME, terminal.width - BESIDE - NARROW))
    room = max(NARROW, terminal.width - BESIDE - name)
    step = next((step for step in STEPS if high // step - low // step < room), STEPS[-1])
    levels = LEVELS if terminal.glyphs is UNICODE else ASCII_LEVELS
    table = Table.grid(padding=(0, 2))
    table.add_column(width=name, overflow="fold")
    for line in lines:
        count = Counter(score // step for score in line.scores)
        tallest = max(count.values())
        strip = "".join(
            levels[-(-count[group] * len(levels) // tallest) - 1] if count[group] else " "
            for group in range(low // step, high // step + 1)
        )
        figures = f"{min(line.scores)} / {quartiles(line.scores)[1]:g} / {max(line.scores)}"
        table.add_row(line.label, Text(strip, no_wrap=True), figures)
    first, last = low // step * step, high // step * step + step - 1
    return [Text(texts("arena-scores", low=str(first), high=str(last), step=step)), table]


def unplayed(result: Result, texts: Texts) -> list[str]:
    """Of bots that never played: whatever else is said of them is said of the first legal action."""
    return [
        texts("arena-unplayed", bot=line.label, n=line.decisions, first=line.first_fault)
        for line in result.lines
        if line.never_played
    ]


def faults(line: EntrantTally, texts: Texts) -> str:
    counts = {kind: str(count) for kind, count in line.faults.items()}
    return texts("arena-faults", bot=line.label, first=line.first_fault, **counts)
