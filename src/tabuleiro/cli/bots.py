"""The list of bots: a line for each, and for each game the levels of the search bot with what they promise."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabuleiro.bots import BOTS
from tabuleiro.cli.terminal import listed
from tabuleiro.cli.texts import Texts
from tabuleiro.kit.shelf import games, manifest_of


def shown(texts: Texts) -> list[RenderableType]:
    parts: list[RenderableType] = [listed([(bot, Text(texts(f"bot-{bot}"))) for bot in BOTS])]
    for game in games():
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
        table.add_column(Text(texts("column-bot"), "bold"))
        for key in ("worlds", "slack", "seconds"):
            table.add_column(Text(texts(f"column-{key}"), "bold"), justify="right")
        for level in manifest_of(game).levels:
            figures = (level.worlds + level.looks, level.slack, level.seconds)
            table.add_row(f"search:{level.number}", *(f"{figure:g}" for figure in figures))
        parts += ["", Text(texts("bots-levels", game=game)), "", table]
    return [*parts, "", Text(texts("bots-promise"))]
