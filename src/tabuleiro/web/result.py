"""The end of a play as any game shows it: ranks, totals and where they came from, and what broke a tie in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import letters, seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, figure, minus, tag
from tabuleiro.web import lookback
from tabuleiro.web.scene import Scene
from tabuleiro.web.texts import words

if TYPE_CHECKING:
    from tabuleiro.core.scores import Score
    from tabuleiro.web.board import Board
    from tabuleiro.web.lookback import Told


def result(
    board: Board, scene: Scene, scores: Sequence[Score], parts: Sequence[dict[str, int]], told: Told | None = None
) -> Markup:
    """`parts`: each seat's points by where they came from; `told`: the play that led there."""
    lang, challenge = scene.lang, scores[0].challenge is not None
    marks = scene.letters or letters(scene.names)
    columns = ("seat", "total") if challenge else ("rank", "seat", "total")  # a challenge is won or lost: no ranks
    head = [tag("th", board.say(lang, f"result-{key}"), scope="col", class_=f"c-{key}") for key in columns]
    for key in parts[0]:
        name, sign = board.part_name(key, lang), board.part_icons.get(key)
        drawn = icon(sign) if sign else NOTHING
        head.append(tag("th", drawn, tag("span", name, class_="w"), scope="col", title=name))
    rows: list[Markup] = []
    ordered = sorted(scores, key=lambda score: score.rank)
    for score in ordered:
        rank = NOTHING if challenge else tag("td", f"{score.rank}.")
        who = tag("th", seat_mark(score.seat, marks[score.seat]), " ", scene.names[score.seat], scope="row")
        figures = [tag("td", minus(n)) for n in parts[score.seat].values()]
        css = classes("win" if score.rank == 1 else "", "me" if score.seat == scene.seat else "")
        rows.append(tag("tr", rank, who, tag("td", minus(score.points), class_="num"), *figures, class_=css))
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows))
    title = tag("h2", icon("trophy"), board.outcome(scene, scores))
    reasons = [board.say(lang, "result-told")] if challenge else ties(board, scene, ordered)
    notes = [tag("p", text, class_="small") for text in reasons]
    sheet = tag("div", table, class_="scroll")
    if told is None:
        return tag("section", title, sheet, *notes, class_="panel result", id="result")
    all_figures = tag("details", tag("summary", words(lang)("end-figures")), sheet, open="")
    pictures = [lookback.bars(board, told.reader, scores, parts), lookback.chart(told), lookback.turns(told)]
    inside = (lookback.bunting(), title, *notes, tag("div", *pictures, class_="lookback"), all_figures)
    return tag("section", *inside, class_="panel result finale", id="result")


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
