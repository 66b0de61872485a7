"""The analysis of a finished play: asked for by one button, its page while it grows and when it is whole; a picture."""

from __future__ import annotations

import math
from typing import Final

from starlette.responses import Response

from tabuleiro.analysis.review import PHASES, Judged, Review
from tabuleiro.server.live import LiveTable
from tabuleiro.server.queue import Whose
from tabuleiro.web.account import Account, rounded, signed, with_sign
from tabuleiro.web.board import board_of
from tabuleiro.web.curve import TALL, WIDE, defs
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.guard import whole
from tabuleiro.web.pages import Visit, get, go, post
from tabuleiro.web.reach import reach_of
from tabuleiro.web.refusals import Refused
from tabuleiro.web.replay import eyes_at
from tabuleiro.web.table import dealt_table

PICTURE: Final = {  # its styles are within it
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "private, max-age=3600",
}


async def page(visit: Visit) -> Response:
    """Whoever may see the replay may see it; nothing is worked out by looking."""
    table = await dealt_table(visit)
    study = await visit.lobby.studies.of(table)
    eyes = eyes_at(visit, table)
    review = study.review if study is not None else None
    account = Account(table, review, eyes) if review is not None else None
    state = "none" if study is None else "failed" if study.failed else "whole" if study.whole else "grows"
    at = _looked_at(visit, review) if review is not None and state == "whole" else 0
    return visit.render(
        "study.html",
        table=table,
        board=board_of(table.game.name),
        state=state,
        review=review,
        account=account,
        at=at,
        sizes={"wide": WIDE, "tall": TALL},
        patterns=defs(),
        signed=with_sign,
        hundredths=signed,
        whole=rounded,
        phases=PHASES,
        minutes=None if study is None or study.left is None else math.ceil(study.left / 60),
        learner=learner_of(table, eyes),
        site=reach_of(visit)[0],
    )


def learner_of(table: LiveTable, eyes: Eyes) -> int:
    """Whose mistakes are asked again: the reader's own, else those of the eyes it is seen with, else the first's."""
    return next(iter([*([eyes.seat] if eyes.seat >= 0 else []), *eyes.own]), 0)


def _looked_at(visit: Visit, review: Review) -> int:
    """The number of the action that is looked at; at first the decision that cost most, else what moved most."""
    number = whole(visit.query_params.get("at", ""))
    if number is not None:
        return min(max(number, 1), review.actions)
    ranked = sorted(review.turning_points, key=lambda one: (isinstance(one, Judged), review.size(one)))
    return ranked[-1].number if ranked else review.actions


async def begin(visit: Visit) -> Response:
    table = await dealt_table(visit)
    await visit.lobby.studies.begin(table, Whose(visit.person.id, visit.place))
    return go(f"/t/{table.id}/analysis")


async def picture(visit: Visit) -> Response:
    """The curve as a file to pass on."""
    table = await dealt_table(visit)
    study = await visit.lobby.studies.of(table)
    if study is None or study.review is None or not study.whole:
        raise Refused(404, "no_study", visit.say("study-how-long"))
    account = Account(table, study.review, eyes_at(visit, table))
    title = visit.say("study-title", table=table.name)
    return Response(account.curve.alone(title), media_type="image/svg+xml", headers=PICTURE)


routes: Final = [
    get("/t/{id}/analysis", page),
    post("/t/{id}/analysis", begin),
    get("/t/{id}/analysis.svg", picture),
]
