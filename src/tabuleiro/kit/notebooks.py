"""A record as notebooks show it: who played what, the table as it was left, the scores."""

from __future__ import annotations

from markupsafe import Markup

from tabuleiro.core.errors import BadInput
from tabuleiro.core.record import LETTERS, Record, fold
from tabuleiro.core.scores import Scores
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.kit.editions import game_for
from tabuleiro.kit.shelf import title_of


def drawn(record: Record) -> str:
    """HTML that stands alone; of a record that cannot be replayed, why."""
    try:
        state = fold(game_for(record), record)
        title = title_of(record.game, "en")
    except BadInput as error:
        return tag("p", f"{record.game}: {error}")
    names = [f"{letter} {name}" for letter, name in zip(LETTERS, record.names, strict=False)]
    said = ", ".join([f"seed {record.origin.seed}", f"{len(record.entries)} actions", *names])
    picture = state._repr_svg_()
    table = Markup(picture) if picture else NOTHING
    return tag("div", tag("p", tag("b", title), f": {said}"), table, Markup(Scores(state.scores)._repr_html_()))
