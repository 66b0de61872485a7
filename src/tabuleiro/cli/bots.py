"""The list of bots: a line for each, and for each game the levels of the search bot with what they promise."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tabuleiro.bots import BOTS
from tabuleiro.cli.terminal import headed, listed
from tabuleiro.cli.texts import Texts
from tabuleiro.kit.shelf import games, manifest_of


def shown(texts: Texts) -> list[RenderableType]:
    parts: list[RenderableType] = [listed([(bot, Text(texts(f"bot-{bot}"))) for bot in BOTS])]
    for game in games():
        figures = ("column-worlds", "column-slack", "column-seconds")
        table = headed(texts, "column-bot", *figures, right=figures)
        for level in manifest_of(game).levels:
            promise = (level.worlds + level.looks + level.rollouts, level.slack, level.seconds)
            table.add_row(f"search:{level.number}", *(f"{figure:g}" for figure in promise))
        parts += ["", Text(texts("bots-levels", game=game)), "", table]
    return [*parts, "", Text(texts("bots-promise"))]
