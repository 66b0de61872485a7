"""The balance in the terminal: its progress, what the report says in short, and what is said when it is stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabuleiro.analysis.balance import PlayedSeries, merged
from tabuleiro.analysis.balance_report import FAIL, NOT_MEASURED, PASS, Check, Grid, Report
from tabuleiro.analysis.study import study_of
from tabuleiro.cli.terminal import Terminal, plain_table
from tabuleiro.cli.texts import Texts
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

HOME: Final = Path("balance")  # where folders go that nobody named
FOR_PLAYING: Final = ("bots", "seats", "games", "seed", "budget", "jobs", "ray", "option")  # of no use with journals
MOST_ROWS: Final = 24  # of a table; more are for the files
STYLES: Final = {PASS: "green", FAIL: "bold red", NOT_MEASURED: "dim"}


def only_read(ctx: typer.Context, game: Game, journals: list[Path]) -> PlayedSeries:
    """Nothing is played: options that say how are a slip."""
    sources = {f"--{key}": ctx.get_parameter_source(key) for key in FOR_PLAYING}
    useless = [key for key, source in sources.items() if source is not None and source.name == "COMMANDLINE"]
    if useless:
        raise BadInput(f"--from only reads games that were played: {', '.join(useless)} cannot be given with it")
    return merged(game, journals)


def tell(game: Game, played: PlayedSeries, folder: Path | None, as_data: bool, texts: Texts) -> None:
    """What came out, in a folder if there is one, and here."""
    report = study_of(game.name).report(game, played)
    if folder is not None:
        report.write(folder)
    if as_data:
        print(report.json)
        return
    terminal = Terminal()
    terminal.print(*shown(report))
    if folder is not None:
        terminal.text(texts("arena-files", place=str(folder)))


# ---------------------------------------------------------------- shown
def shown(report: Report) -> list[RenderableType]:
    """The checks and the shorter tables; the long ones are in the files."""
    parts: list[RenderableType] = [Text(report.title, "bold"), "", *(Text(note) for note in report.notes), ""]
    for check in report.checks:
        parts += [*_check(check), ""]
    for table in report.tables:
        if table.rows and not table.long:
            more = len(table.rows) - MOST_ROWS
            parts += [Text(table.title, "bold"), _table(table), *([f"... {more} more"] if more > 0 else []), ""]
    return parts


def _check(check: Check) -> list[RenderableType]:
    style = next((style for start, style in STYLES.items() if check.verdict.startswith(start)), "yellow")
    return [Text(check.target, "bold"), Text(f"  {check.measured}"), Text(f"  {check.verdict}", style)]


def _table(grid: Grid) -> Table:
    found = plain_table(*grid.heads, figures=True, collapse_padding=True)
    for row in grid.rows[:MOST_ROWS]:
        found.add_row(*(Text(cell) for cell in grid.cells(row)))
    return found
