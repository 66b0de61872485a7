"""The data set in the terminal: its progress, and what was written."""

from __future__ import annotations

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tabuleiro.analysis.dataset import Dataset, files_of
from tabuleiro.cli.terminal import Terminal
from tabuleiro.cli.texts import Texts


def dataset(places: list[Path], out: Path, pack: Path | None, texts: Texts) -> None:
    files = files_of(places)
    found = Dataset(files, pack)
    console = Terminal(stderr=True).console
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(files))
        rows = found.write(out, lambda: progress.advance(task))
    Terminal().text(texts("dataset-written", decisions=str(rows), plays=len(files), place=str(out)))
