"""Replay: any finished play, or the own running one, moment by moment; its whole log; and the record to take home."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.responses import JSONResponse, Response

from tabuleiro.analysis.review import Judged
from tabuleiro.core.event import TABLE
from tabuleiro.drawing.tags import NOTHING
from tabuleiro.kit.beats import chapters
from tabuleiro.server.chairs import own_seats, played_by_people
from tabuleiro.server.live import LiveTable
from tabuleiro.server.standing import action_of
from tabuleiro.web import chronicle
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import Frame, reader_of, scene_of
from tabuleiro.web.gallery import looked_at, result_of
from tabuleiro.web.guard import whole
from tabuleiro.web.pages import Visit, get
from tabuleiro.web.refusals import Refused
from tabuleiro.web.table import dealt_table, own_eyes


def eyes_at(visit: Visit, table: LiveTable) -> Eyes:
    """Through whose eyes: one's own seat; once the play is over there are no secrets, and any seat will do."""
    person, seat = visit.person, whole(visit.query_params.get("seat", ""))
    if table.over and seat is not None and 0 <= seat < len(table.chairs):
        return Eyes(seat, person.lang, own_seats(table.chairs, person.id))
    return own_eyes(visit, table)


async def judged_at(visit: Visit, table: LiveTable, eyes: Eyes, number: int) -> Judged | None:
    """What an analysis says of the action that follows, if it is the eyes' own and something else was better."""
    study = await visit.lobby.studies.of(table) if table.over else None
    if study is None or study.review is None or not study.whole:
        return None
    own = (one for one in study.review.decisions if one.number == number + 1 and one.seat == eyes.seat and one.loss)
    return next(own, None)


async def moment(visit: Visit, table: LiveTable, eyes: Eyes) -> Frame:
    """The parts of the page after some actions; what was better than the next one is marked."""
    number = _number(visit, table)
    judged = await judged_at(visit, table, eyes, number)
    board = board_of(table.game.name)
    state = table.at(number)
    chosen = judged.best if judged is not None else ""
    scene = scene_of(state, eyes, played_by_people(table.chairs), chosen, live=judged is not None)
    reader = reader_of(scene)
    beats = [beat for beat in chronicle.beats_of(table, eyes.seat) if beat.number <= number]
    scene = replace(scene, beats=[beat for beat in beats if beat.number == number])
    here = [reader.said(beat) for beat in beats if beat.number == number and reader.caption(beat)]
    better = ""
    if judged is not None:
        chosen, better = (
            board.brief(scene.view, action_of(state, eyes.seat, text), eyes.lang)
            for text in (judged.action, judged.best)
        )
        better = visit.say("study-turned", chosen=chosen, loss=round(100 * judged.loss), better=better)
    return visit.framed(
        "replay",
        number,
        visit.say("title-replay", table=table.name),
        **looked_at(table, eyes, state, scene, beats),
        number=number,
        last=len(table.table.log) - 1,
        says=better or " ".join(here) or visit.say("replay-start"),
        better=better,
        marks=rounds(table),
        result=result_of(table, scene, board) if state.over else NOTHING,
        seats=range(len(table.chairs)) if table.over else eyes.own,
    )


def rounds(table: LiveTable) -> list[int]:
    """The numbers of the actions that began a new chapter: marks on the scale."""
    return [
        told.number for told in table.table.log if told.number and any(event.seat == TABLE for event in told.events)
    ]


def _number(visit: Visit, table: LiveTable) -> int:
    last = len(table.table.log) - 1
    wanted = whole(visit.query_params.get("at", ""))
    if wanted is None:
        return 0 if table.over else last
    return min(max(wanted, 0), last)


async def replayed(visit: Visit) -> tuple[LiveTable, Eyes]:
    table = await dealt_table(visit)
    return table, eyes_at(visit, table)


async def page(visit: Visit) -> Response:
    table, eyes = await replayed(visit)
    return visit.show("replay.html", table, eyes, await moment(visit, table, eyes), "first", "last", "next", "prev")


async def frame(visit: Visit) -> Response:
    return JSONResponse((await moment(visit, *await replayed(visit))).message())


async def log(visit: Visit) -> Response:
    """All rounds: the table's own page, which is sent again and again, has the newest alone."""
    table, eyes = await replayed(visit)
    scene = scene_of(table.table.state, eyes, table.chairs, live=False)
    found = chapters(chronicle.beats_of(table, eyes.seat))
    return visit.render("log.html", table=table, eyes=eyes, reader=reader_of(scene), chapters=found)


async def record(visit: Visit) -> Response:
    """The whole play as text; only when it is over, as it holds everybody's secrets."""
    table = await dealt_table(visit)
    if not table.over:
        raise Refused(403, "not_over", visit.say("record-not-over"))
    name = f"{table.game.name}-{table.id[:8]}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(table.table.record.dumps(), media_type="text/plain; charset=utf-8", headers=headers)


routes: Final = [
    get("/t/{id}/replay", page),
    get("/t/{id}/replay/frame", frame),
    get("/t/{id}/log", log),
    get("/t/{id}/record", record),
]
