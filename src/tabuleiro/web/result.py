"""The end of a play as any game shows it: ranks, totals and where they came from, and what broke a tie in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from markupsafe import Markup

from tabuleiro.drawing.seats import letters
from tabuleiro.drawing.tags import figure
from tabuleiro.web import lookback
from tabuleiro.web.scene import Scene
from tabuleiro.web.templating import part

if TYPE_CHECKING:
    from tabuleiro.core.scores import Score
    from tabuleiro.web.board import Board
    from tabuleiro.web.lookback import EndedPlay


def result(
    board: Board, scene: Scene, scores: Sequence[Score], parts: Sequence[dict[str, int]], told: EndedPlay | None = None
) -> Markup:
    """`parts`: each seat's points by where they came from; `told`: the play that led there."""
    challenge = scores[0].challenge is not None
    ordered = sorted(scores, key=lambda score: score.rank)
    pictures = (
        [lookback.bars(board, told.reader, scores, parts), lookback.chart(told), lookback.turns(told)] if told else []
    )
    return part(
        "end/result.html",
        scene.lang,
        board=board,
        scene=scene,
        scores=scores,
        ordered=ordered,
        parts=parts,
        letters=scene.letters or letters(scene.names),
        columns=("seat", "total") if challenge else ("rank", "seat", "total"),  # a challenge is won or lost: no ranks
        notes=[board.say(scene.lang, "result-told")] if challenge else list(ties(board, scene, ordered)),
        pictures=pictures,
    )


def ties(board: Board, scene: Scene, ordered: Sequence[Score]) -> Iterator[str]:
    """Why of two with equal totals one is before the other."""
    for first, second in pairwise(ordered):
        if first.total != second.total:
            continue
        names: dict[str, int | str] = {"a": scene.names[first.seat], "b": scene.names[second.seat]}
        names["n"] = figure(first.total)
        by = next((i for i, (a, b) in enumerate(zip(first.ties, second.ties, strict=True)) if a != b), -1)
        if by < 0:
            yield board.say(scene.lang, "result-equal", **names)
        else:
            key = board.tie_breaks[by] if by < len(board.tie_breaks) else "tie"
            yield board.say(scene.lang, f"result-{key}", **names, more=first.ties[by], less=second.ties[by])
