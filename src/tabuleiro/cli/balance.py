"""The balance in the terminal: its progress, what the report says in short, and what is said when it is stopped."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import tabuleiro
from tabuleiro.analysis.balance import Balance, Played, Series, merged
from tabuleiro.analysis.balance_report import FAIL, NOT_MEASURED, PASS, Check, Report
from tabuleiro.analysis.balance_report import Table as Figures
from tabuleiro.analysis.study import study_of
from tabuleiro.cli.arena import watched
from tabuleiro.cli.seats import usual_seats
from tabuleiro.cli.terminal import Terminal, plain_table
from tabuleiro.cli.texts import Texts
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

HOME: Final = Path("balance")  # where folders go that nobody named
BOT: Final = "search:5"
GAMES: Final = 400
SEED: Final = 1
FOR_PLAYING: Final = ("bots", "seats", "games", "seed", "budget", "jobs", "ray", "option")  # of no use with journals
MOST_ROWS: Final = 24  # of a table; more are for the files
STYLES: Final = {PASS: "green", FAIL: "bold red", NOT_MEASURED: "dim"}


@dataclass(frozen=True)
class BalanceWish:
    """What was asked for on the command line; None: nothing."""

    bots: str | None
    seats: int | None
    games: int | None
    seed: int | None
    budget: int | None
    jobs: int | None
    ray: str | None
    option: dict[str, bool | str]
    out: Path | None
    pack: Path | None
    journals: list[Path]
    as_data: bool


def study(name: str, wish: BalanceWish, texts: Texts) -> None:
    """Plays, or goes on with it, or only reads journals; then shows what came out."""
    game = tabuleiro.load(name, wish.pack)
    folder = wish.out
    if wish.journals:
        played = _read(game, wish)
    else:
        played, folder = _played(game, wish, texts)
    report = study_of(game.name).report(game, played)
    if folder is not None:
        report.write(folder)
    if wish.as_data:
        print(report.json)
        return
    terminal = Terminal()
    terminal.print(*shown(report))
    if folder is not None:
        terminal.text(texts("arena-files", place=str(folder)))


def _read(game: Game, wish: BalanceWish) -> Played:
    useless = [f"--{key}" for key in FOR_PLAYING if getattr(wish, key) not in (None, {})]
    if useless:
        raise BadInput(f"--from only reads games that were played: {', '.join(useless)} cannot be given with it")
    return merged(game, wish.journals)


def _played(game: Game, wish: BalanceWish, texts: Texts) -> tuple[Played, Path]:
    series = Series.checked(
        game,
        BOT if wish.bots is None else wish.bots,
        usual_seats(game) if wish.seats is None else wish.seats,
        SEED if wish.seed is None else wish.seed,
        wish.budget,
        wish.option,
    )
    folder = wish.out or HOME / series.folder
    games = GAMES if wish.games is None else wish.games
    balance = Balance(game, series, games, folder, wish.pack, wish.jobs, wish.ray)
    return watched(balance, texts), folder


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


def _table(table: Figures) -> Table:
    found = plain_table(*table.heads, figures=True, collapse_padding=True)
    for row in table.rows[:MOST_ROWS]:
        found.add_row(*(Text(cell) for cell in table.cells(row)))
    return found
