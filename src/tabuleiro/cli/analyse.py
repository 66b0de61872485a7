"""A finished play analysed in the terminal: the curve while it grows, then seats, decisions and turning points."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import typer
from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from tabuleiro.analysis.pool import jobs_of
from tabuleiro.analysis.review import PHASES, Judged, Review, Swing, Turning
from tabuleiro.analysis.reviewing import Care, reviewed
from tabuleiro.cli.arena import ASCII_LEVELS, INTERRUPTED, LEVELS
from tabuleiro.cli.play import names_in
from tabuleiro.cli.terminal import UNICODE, Terminal, headed, seat_style
from tabuleiro.cli.texts import Texts
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record, fold
from tabuleiro.kit import saves
from tabuleiro.kit.shelf import words_of

BESIDE: Final = 26  # what stands beside the curve: a name, and the chance at the end
TALL: Final = 4  # lines of a seat's curve
SHOWN: Final = 12  # decisions that are listed, the costliest


def analyse(file: Path, care: Care, jobs: int | None, pack: Path | None, as_json: bool, texts: Texts) -> None:
    record, game, state = saves.opened(file, None, pack)
    if not state.over:
        raise BadInput(f"{file}: the play is not over: a running play is not analysed")
    names = names_in(record, texts)
    try:
        review = _watched(reviewed(record, care, jobs_of(jobs), game), names, texts)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print(json.dumps(review.data, ensure_ascii=False))
        return
    terminal = Terminal()
    terminal.print(*shown(review, game, record, names, terminal, texts))


def _watched(reviews: Iterator[Review], names: list[str], texts: Texts) -> Review:
    """The last one; where somebody looks on, the curve and a bar of progress meanwhile."""
    errors = Terminal(stderr=True)
    bar = Progress(BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), console=errors.console)
    task = bar.add_task("", total=1.0)
    if not errors.console.is_terminal:
        return deque(reviews, maxlen=1).pop()
    with Live(console=errors.console, transient=True) as live:
        for review in reviews:
            bar.update(task, completed=review.done)
            live.update(Group(*curve(review, names, errors, texts), bar))
    return review


# ---------------------------------------------------------------- shown
def shown(
    review: Review, game: Game, record: Record, names: list[str], terminal: Terminal, texts: Texts
) -> list[RenderableType]:
    parts = [*curve(review, names, terminal, texts), "", seats(review, names, texts)]
    costly = sorted((one for one in review.decisions if one.name), key=lambda one: -one.loss)[:SHOWN]
    if costly:
        parts += ["", Text(texts("analyse-decisions"), "bold"), decisions(costly, game, record, names, texts)]
    parts += ["", Text(texts("analyse-turning"), "bold")]
    parts += [Text(f"  {turned(one, review, game, record, names, texts)}") for one in review.turning_points]
    return [*parts, "", Text(texts("analyse-how"))]


def curve(review: Review, names: list[str], terminal: Terminal, texts: Texts) -> list[RenderableType]:
    """Each seat's chance to win over the play, a few lines high, the start on the left."""
    levels = LEVELS if terminal.glyphs is UNICODE else ASCII_LEVELS
    wide = max(10, min(len(review.chances), terminal.width - BESIDE))
    table = Table.grid(padding=(0, 1))
    for seat, name in enumerate(names):
        moments = [review.chances[n * (len(review.chances) - 1) // (wide - 1)] for n in range(wide)]
        line = [moment[seat] if moment else 0.0 for moment in moments]  # empty where nothing is known yet
        for row in range(TALL - 1, -1, -1):
            drawn = "".join(_cell(chance * TALL - row, levels) for chance in line)
            beside = (name, f"{line[-1]:.0%}") if row == TALL - 1 else ("", "")
            table.add_row(Text(beside[0], seat_style(seat)), Text(drawn, seat_style(seat), no_wrap=True), beside[1])
    return [Text(texts("analyse-curve"), "bold"), table]


def _cell(height: float, levels: str) -> str:
    """One place of the curve: full, empty, or filled up to its height."""
    part = min(len(levels), round(height * len(levels)))
    return levels[part - 1] if part > 0 else " "


def seats(review: Review, names: list[str], texts: Texts) -> Table:
    figures = ("column-total", "analyse-result", "analyse-luck", "analyse-adjusted", "analyse-lost", "analyse-accuracy")
    table = headed(texts, "column-seat", *figures, "analyse-phases", right=(*figures, "analyse-phases"))
    table.columns[0].min_width = max(map(len, names))
    for seat, name in enumerate(names):
        table.add_row(
            Text(name, seat_style(seat)),
            str(review.totals[seat]),
            percent(review.result[seat]),
            points(review.luck[seat]),
            percent(review.adjusted[seat]),
            points(-review.lost(seat)),
            whole(review.accuracy[seat]),
            " / ".join(whole(review.accuracy_of(seat, phase)) for phase in PHASES),
        )
    return table


def decisions(costly: list[Judged], game: Game, record: Record, names: list[str], texts: Texts) -> Table:
    heads = ("analyse-number", "column-seat", "analyse-chosen", "analyse-better", "analyse-loss", "analyse-name")
    table = headed(texts, *heads, right=("analyse-number", "analyse-loss"))
    for one in costly:
        chosen, better = worded(one, game, record, texts.lang)
        name = Text(names[one.seat], seat_style(one.seat))
        table.add_row(str(one.number), name, chosen, better, points(-one.loss), texts(f"analyse-{one.name}"))
    return table


def turned(one: Turning, review: Review, game: Game, record: Record, names: list[str], texts: Texts) -> str:
    """A turning point in a sentence."""
    if isinstance(one, Judged):
        chosen, better = worded(one, game, record, texts.lang)
        said = {"name": names[one.seat], "chosen": chosen, "better": better}
        return texts("analyse-turned", number=one.number, loss=points(-one.loss), **said)
    if isinstance(one, Swing):
        return texts("analyse-swung", number=one.number, name=names[one.seat], rest=points(one.rest))
    seat = max(range(len(names)), key=lambda seat: abs(one.luck[seat]))
    return texts("analyse-struck", number=one.number, name=names[seat], luck=points(review.trust * one.luck[seat]))


def worded(one: Judged, game: Game, record: Record, lang: str) -> tuple[str, str]:
    """The action and the best one, in the game's words."""
    state = fold(game, record, one.number - 1)
    view, decision = state.view(one.seat), state.decision(one.seat)
    chosen, better = (words_of(game).label(view, decision.parse(text), lang) for text in (one.action, one.best))
    return chosen.rstrip("."), better.rstrip(".")


def whole(number: float | None) -> str:
    return "-" if number is None else f"{number:.0f}"


def percent(share: float) -> str:
    return f"{share:.0%}"


def points(share: float) -> str:
    """Of a hundred, with a sign."""
    return f"{100 * share:+.1f}".replace("-", "−") if abs(share) >= 0.0005 else "0"
