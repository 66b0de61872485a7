"""Replay: any finished play, or the own running one, moment by moment; and the record to take home."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jinja2 import Environment
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.drawing.tags import NOTHING
from tabuleiro.kit.beats import chapters
from tabuleiro.server.chairs import own_seats
from tabuleiro.server.live import LiveTable
from tabuleiro.web import chronicle
from tabuleiro.web.board import board_of
from tabuleiro.web.frame import ICONS, Eyes, Frame, eyes_of, listed_panels, reader_of, scene_of
from tabuleiro.web.gallery import about_of, result_of
from tabuleiro.web.guard import whole
from tabuleiro.web.pages import person_of, render, words
from tabuleiro.web.refusals import Refused
from tabuleiro.web.table import dealt_table


def eyes_at(request: Request, table: LiveTable) -> Eyes:
    """Through whose eyes: one's own seat; once the play is over there are no secrets, and any seat will do."""
    person = person_of(request)
    wanted = request.query_params.get("seat", "")
    seat = whole(wanted)
    if table.over and seat is not None and 0 <= seat < len(table.chairs):
        return Eyes(seat, person.lang, own_seats(table.chairs, person.id))
    try:
        return eyes_of(table.chairs, person.id, person.lang, wanted)
    except BadInput:
        raise Refused(403, "not_your_seat", words(person.lang)("not-your-seat")) from None


def moment(table: LiveTable, eyes: Eyes, environment: Environment, number: int) -> Frame:
    """The parts of the page after `number` actions."""
    board = board_of(table.game.name)
    state = table.at(number)
    scene = scene_of(state, eyes, table.chairs, live=False)
    say = words(eyes.lang)
    reader = reader_of(scene, eyes)
    beats = [beat for beat in chronicle.beats_of(table, eyes.seat) if beat.number <= number]
    scene = replace(scene, beats=[beat for beat in beats if beat.number == number])
    here = [reader.said(beat) for beat in beats if beat.number == number and reader.caption(beat)]
    context = {
        "t": say,
        "table": about_of(table),
        "eyes": eyes,
        "scene": scene,
        "board": board,
        "number": number,
        "last": len(table.table.log) - 1,
        "says": " ".join(here) or say("replay-start"),
        "panels": listed_panels(state, table.chairs, scene, eyes, board),
        "reader": reader,
        "chapters": chapters(beats),
        "marks": rounds(table),
        "since": [],
        "result": result_of(table, scene, board) if state.over else NOTHING,
        "seats": range(len(table.chairs)) if table.over else eyes.own,
    }
    parts = {
        "bar": "replay/bar.html",
        "board": "replay/board.html",
        "rail": "table/rail.html",
        "sheet": "replay/sheet.html",
    }
    filled = {name: environment.get_template(path).render(context) for name, path in parts.items()}
    return Frame(number, filled, say("title-replay", table=table.name), False)


def rounds(table: LiveTable) -> list[int]:
    """The numbers of the actions that began a new chapter: marks on the scale."""
    return [
        told.number for told in table.table.log if told.number and any(event.seat == TABLE for event in told.events)
    ]


def _number(request: Request, table: LiveTable) -> int:
    last = len(table.table.log) - 1
    wanted = whole(request.query_params.get("at", ""))
    if wanted is None:
        return 0 if table.over else last
    return min(max(wanted, 0), last)


async def page(request: Request) -> Response:
    table = await dealt_table(request)
    eyes = eyes_at(request, table)
    frame = moment(table, eyes, request.app.state.environment, _number(request, table))
    return render(
        request,
        "replay.html",
        table=table,
        eyes=eyes,
        frame=frame,
        board=board_of(table.game.name),
        frame_icons=(*ICONS, "first", "last", "next", "prev"),
    )


async def frame(request: Request) -> Response:
    table = await dealt_table(request)
    eyes = eyes_at(request, table)
    return JSONResponse(moment(table, eyes, request.app.state.environment, _number(request, table)).message())


async def record(request: Request) -> Response:
    """The whole play as text; only when it is over, as it holds everybody's secrets."""
    table = await dealt_table(request)
    if not table.over:
        raise Refused(403, "not_over", words(person_of(request).lang)("record-not-over"))
    name = f"{table.game.name}-{table.id[:8]}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(table.table.record.dumps(), media_type="text/plain; charset=utf-8", headers=headers)


routes: Final = [
    Route("/t/{id}/replay", page),
    Route("/t/{id}/replay/frame", frame),
    Route("/t/{id}/record", record),
]
