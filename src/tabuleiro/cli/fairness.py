"""Fair deals in the terminal: records verified from key and texts; draws and dice of many plays beside the expected."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import typer
from rich.progress import track
from rich.table import Table

from tabuleiro.analysis.chances import Chances, chances_of
from tabuleiro.cli.terminal import Terminal, plain_table
from tabuleiro.cli.texts import Texts
from tabuleiro.core.deal import whole_commitment
from tabuleiro.core.errors import BadInput, RecordError, TabuleiroError
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record
from tabuleiro.core.verify import DealVerdict, verified
from tabuleiro.kit import saves
from tabuleiro.kit.editions import game_for
from tabuleiro.kit.words import spaced
from tabuleiro.server.config import Settings
from tabuleiro.server.files import database_file
from tabuleiro.server.standing import game_at, restored
from tabuleiro.server.store import Store

ARRANGED: Final = 3  # exit code: nothing is wrong, but what chance brought in a lesson promises nothing
ODD: Final = 0.001  # fair chance is this far off once in a thousand times
WIDE: Final = 24  # of the bar of deviations


def verify(files: list[Path], commitment: str, pack: Path | None, texts: Texts) -> None:
    """A line a record; exit code 1 if one of them is not what it should be, else 3 if one was arranged for a lesson."""
    noted, codes = whole_commitment(commitment), set[int]()
    for file in files:
        record = saves.read(file)
        try:
            verdict = verified(game_for(record, pack), record, noted)
        except RecordError as error:  # of cards or rules that nobody here has
            verdict = DealVerdict(False, "rules", str(error))
        codes.add(0 if verdict.good else ARRANGED if verdict.code == "arranged" else 1)
        print(f"{file}: {texts(f'verify-{verdict.code}', **verdict.figures)}")
    if codes - {0}:
        raise typer.Exit(min(codes - {0}))


def fairness(files: list[Path], each: bool, as_json: bool, terminal: Terminal, texts: Texts) -> None:
    given = [record for record in map(saves.read, files) if not record.lesson]
    plays = [(game_for(record), record) for record in given] if files else list(_kept())
    if not plays:
        raise BadInput("there is no finished play to look at: give records, or play some games")
    shown: Iterable[tuple[Game, Record]] = (
        track(plays, texts("fairness-doing"), transient=True) if not as_json else plays
    )
    found = chances_of(shown)
    if as_json:
        print(json.dumps([_figures(chances) for chances in found], indent=2))
        return
    terminal.text(texts("fairness-plays", n=len(plays)), "bold")
    table = _table(texts, "kind", "draws", "chi", "p", "verdict")
    for chances in found:
        chi_square, freedom = chances.chi_square
        table.add_row(
            f"{chances.game}: {_kind(chances, texts)}",
            str(chances.draws),
            f"{chi_square:.1f} ({freedom})",
            f"{chances.p:.3f}",
            texts("fairness-few" if chances.few else "fairness-odd" if chances.p < ODD else "fairness-even"),
        )
    terminal.print(table, "")
    for chances in found:
        if each or chances.kind == "die":
            terminal.print(_outcomes(chances, texts), "")


def _kept() -> Iterator[tuple[Game, Record]]:
    """The finished plays of the server's own tables; of running ones nothing may be told."""
    settings = Settings.from_env(os.environ)
    file = database_file(settings.database)
    if file is not None and not file.exists():
        return
    store = Store(settings.database)
    try:
        for table_id in store.finished():
            found = store.load(table_id)
            if found is None or "lesson" in found[0].settings:  # what it drew was arranged
                continue
            try:
                game = game_at(store, found[0])
                yield game, restored(game, *found).table.record
            except TabuleiroError:
                continue
    finally:
        store.close()


def _kind(chances: Chances, texts: Texts) -> str:
    """What is drawn or rolled, as the game's terminal calls it; else the rules' own word."""
    own, key = texts.of(chances.game), f"chance-{chances.kind}"
    return own(key) if own.has(key) else spaced(chances.kind)


def _table(texts: Texts, *columns: str, title: str | None = None) -> Table:
    """Figures between what they are about and what they say."""
    table = plain_table(*(texts(f"fairness-{column}") for column in columns), figures=True, title=title)
    table.columns[-1].justify = "left"
    return table


def _outcomes(chances: Chances, texts: Texts) -> Table:
    """How often each came up; the bar shows by how many standard deviations more or less than expected."""
    table = _table(texts, "outcome", "seen", "expected", "deviation", title=_kind(chances, texts))
    for name, outcome in sorted(chances.outcomes.items()):
        half = WIDE // 2
        reach = min(half, round(abs(outcome.deviation) / 4 * half))
        left, right = (" " * (half - reach) + "█" * reach, "") if outcome.deviation < 0 else (" " * half, "█" * reach)
        table.add_row(name, str(outcome.seen), f"{outcome.expected:.1f}", f"{left}│{right} {outcome.deviation:+.1f}")
    return table


def _figures(chances: Chances) -> dict[str, object]:
    chi_square, freedom = chances.chi_square
    return {
        "game": chances.game,
        "kind": chances.kind,
        "draws": chances.draws,
        "chi_square": chi_square,
        "freedom": freedom,
        "p": chances.p,
        "outcomes": {
            name: {"seen": outcome.seen, "expected": outcome.expected, "deviation": outcome.deviation}
            for name, outcome in chances.outcomes.items()
        },
    }
