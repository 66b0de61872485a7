"""A table's page and what can be done there: look, act, undo, ask for a hint, let a bot stand in; its live stream."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import AsyncGenerator
from contextlib import ExitStack, aclosing
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.server.chairs import own_seats
from tabuleiro.server.errors import NotDealt
from tabuleiro.server.live import LONGEST_TEXT, LiveTable
from tabuleiro.web.board import board_of
from tabuleiro.web.doors import Doors
from tabuleiro.web.drafts import bots_of
from tabuleiro.web.frame import ICONS, Eyes, Frame, advice_of, eyes_of, in_words, names_of, reason_of, scene_of
from tabuleiro.web.gallery import Gallery
from tabuleiro.web.guard import fields_of, json_of, whole
from tabuleiro.web.pages import go, lobby_of, person_of, place_of, render, words
from tabuleiro.web.refusals import Refused

PING: Final = 15.0  # seconds between signs of life on a quiet stream
RETRY: Final = 1500  # milliseconds after which a browser asks again for a stream that ended
CLIENT: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")


async def table_of(request: Request) -> LiveTable:
    return await lobby_of(request).table(request.path_params["id"])


async def dealt_table(request: Request) -> LiveTable:
    """The table, if there is something to see on it."""
    table = await table_of(request)
    if not table.dealt:
        raise NotDealt("the play begins when everybody is here")
    return table


async def seen(request: Request) -> tuple[LiveTable, Eyes]:
    """The table, and with whose eyes this browser looks at it."""
    table = await dealt_table(request)
    person = person_of(request)
    try:
        return table, eyes_of(table.chairs, person.id, person.lang, request.query_params.get("seat", ""))
    except BadInput:
        raise Refused(403, "not_your_seat", words(person.lang)("not-your-seat")) from None


async def frame_for(request: Request, table: LiveTable, eyes: Eyes, chosen: str = "") -> Frame:
    """The page's parts; a seat that was taken to another browser meanwhile shows nothing here any more."""
    gallery: Gallery = request.app.state.gallery
    frame = await gallery.frame(table, eyes, chosen)
    if eyes.seat >= 0 and table.chairs[eyes.seat].owner != person_of(request).id:
        raise Refused(403, "not_your_seat", words(eyes.lang)("not-your-seat"))
    return frame


# ---------------------------------------------------------------- looking
async def page(request: Request) -> Response:
    if not (await table_of(request)).dealt:
        return go(f"/t/{request.path_params['id']}/seats")
    table, eyes = await seen(request)
    table.presence.act(person_of(request).id, reading=request.query_params.get("mode") == "text")
    board = board_of(table.game.name)
    if request.query_params.get("mode") == "read":
        return render(
            request,
            "reading.html",
            table=table,
            board=board,
            page=board.reading(scene_of(table.table.state, eyes, table.chairs)),
        )
    if request.query_params.get("mode") == "text":
        return render(request, "text.html", client=secrets.token_urlsafe(12), **in_words(table, eyes))
    chosen = request.query_params.get("chosen", "")[:LONGEST_TEXT]
    frame = await frame_for(request, table, eyes, chosen)
    if frame.away:
        return go(frame.away)  # before anything of a hand has been sent
    return render(request, "table.html", table=table, eyes=eyes, board=board, frame=frame, frame_icons=ICONS)


async def frame(request: Request) -> Response:
    """The page's parts anew, e.g. with another option chosen."""
    table, eyes = await seen(request)
    chosen = request.query_params.get("chosen", "")[:LONGEST_TEXT]
    if chosen:  # else the page may ask by itself
        table.presence.act(person_of(request).id)
    return JSONResponse((await frame_for(request, table, eyes, chosen)).message())


async def beside(request: Request) -> Response:
    """Another seat's part of the table, large."""
    table, eyes = await seen(request)
    seat = whole(request.path_params["of"])
    if seat is None or not 0 <= seat < len(table.chairs):
        raise Refused(404, "no_seat", words(eyes.lang)("no-page"))
    scene = scene_of(table.table.state, eyes, table.chairs)
    board = board_of(table.game.name)
    html = request.app.state.environment.get_template("table/beside.html").render(
        t=words(eyes.lang), name=scene.names[seat], picture=board.beside(scene, seat)
    )
    return Response(html, media_type="text/html")


async def zoom(request: Request) -> Response:
    """One card of the table's own set, large, with all its words."""
    table = await table_of(request)
    lang = person_of(request).lang
    found = board_of(table.game.name).zoom(table.game, request.path_params["card"], lang)
    if found is None:
        raise Refused(404, "no_card", words(lang)("no-card"))
    return Response(str(found), media_type="text/html", headers={"Cache-Control": "private, max-age=3600"})


# ---------------------------------------------------------------- the stream
async def stream(request: Request) -> Response:
    """Server-sent events: one for each new version, numbered by it; what was missed comes first, exactly once."""
    doors: Doors = request.app.state.doors
    with ExitStack() as place:
        place.enter_context(doors.stream(person_of(request).id, request.state.address))
        table, eyes = await seen(request)
        since = whole(request.headers.get("last-event-id") or request.query_params.get("from", ""))
        return Stream(_events(request, table, eyes, -1 if since is None else since), place.pop_all())


class Stream(StreamingResponse):
    """Gives its place back when it has ended, however it ends, even if it never began."""

    def __init__(self, content: AsyncGenerator[bytes, None], place: ExitStack) -> None:
        super().__init__(content, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
        self.events = content
        self.place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.place:
            async with aclosing(self.events):  # who has gone is gone at once, not when memory is tidied up
                await super().__call__(scope, receive, send)


async def _events(request: Request, table: LiveTable, eyes: Eyes, last: int) -> AsyncGenerator[bytes, None]:
    stopping: asyncio.Event = request.app.state.stopping
    known: Frame | None = None
    yield f"retry: {RETRY}\n\n".encode()
    async with table.watch(person_of(request).id if eyes.seat >= 0 else "") as watch:
        while not stopping.is_set():
            if table.version != last:
                told = table.told_since(last) if 0 <= last < table.version else None
                since = told[0].number - 1 if told else -1
                try:
                    made = await frame_for(request, table, eyes)
                except Refused:
                    return
                yield made.event(known, since)
                known, last = made, made.version
            elif not await watch.changed(PING):
                yield b": still here\n\n"


# ---------------------------------------------------------------- doing
async def act(request: Request) -> Response:
    asked = await _asked(request)
    table, seat = asked.table, asked.seat
    try:
        await table.act(seat, asked.texts("actions"), asked.version, asked.client)
    except IllegalAction as error:
        raise Refused(422, error.reason.code, reason_of(table, error.reason, asked.lang)) from None
    return await asked.answer()


async def undo(request: Request) -> Response:
    asked = await _asked(request)
    try:
        await asked.table.undo(asked.seat, asked.version, asked.client)
    except IllegalAction as error:
        raise Refused(422, error.reason.code, reason_of(asked.table, error.reason, asked.lang)) from None
    return await asked.answer()


async def hint(request: Request) -> Response:
    """What the strongest bot thinks of the seat's options; not at tables that agreed to do without."""
    asked = await _asked(request)
    say = words(asked.lang)
    if not asked.table.hints:
        raise Refused(403, "no_hints", say("hints-off"))
    if asked.seat not in asked.table.table.state.to_act:
        raise Refused(422, "not_your_turn", say("hint-not-asked"))
    table = asked.table
    told = await table.hint(asked.seat, asked.lang, place_of(request))
    advice = advice_of(table, asked.seat, told, asked.lang)
    if not asked.script:
        eyes = eyes_of(table.chairs, person_of(request).id, asked.lang, str(asked.seat))
        back = f"/t/{table.id}?seat={asked.seat}&mode=text"
        shown = in_words(table, eyes, advice)
        return render(request, "text.html", client=secrets.token_urlsafe(12), back=back, **shown)
    html = request.app.state.environment.get_template("table/hint.html").render(t=say, advice=advice)
    return JSONResponse({"version": table.version, "html": html, "best": told.best})


async def stand_in(request: Request) -> Response:
    """A seat is left to a bot for a while: by its own person, or by the others when that one is away."""
    asked = await _asked(request, others=True)
    table, seat = asked.table, asked.seat
    say = words(asked.lang)
    owner = table.chairs[seat].owner
    bot = table.stand_in_bot  # as agreed at the table: who is away does not get what an opponent likes
    if owner == person_of(request).id:
        bot = (asked.texts("bot") or [bot])[0]
    elif not await table.presence.may_stand_in(seat):
        after, name = table.stand_in_after, names_of(table.chairs, asked.lang)[seat]
        says = say("not-away", name=name, time=say("stand-in-span", n=after)) if after else say("not-away-never")
        raise Refused(422, "not_away", says)
    if bot not in bots_of(table.game.name):
        raise Refused(422, "no_such_bot", say("fault-no-kind"))
    await table.hand_over(seat, bot, asked.client, of=owner)
    return JSONResponse({"version": table.version})


async def end(request: Request) -> Response:
    """The person's turn stands: the bots need not wait any longer."""
    asked = await _asked(request)
    asked.table.end_turn(asked.seat)
    return JSONResponse({"version": asked.table.version})


async def take_back(request: Request) -> Response:
    asked = await _asked(request)
    await asked.table.take_back(asked.seat, asked.client)
    return JSONResponse({"version": asked.table.version})


class _Asked:
    """A change that a browser wants: read from JSON (our script) or from a form (no script), and checked."""

    def __init__(
        self, request: Request, table: LiveTable, fields: dict[str, Any], script: bool, others: bool = False
    ) -> None:
        self.request = request
        self.table = table
        self.script = script
        self._fields = fields
        self.lang = person_of(request).lang
        say = words(self.lang)
        seat, version, client = fields.get("seat"), fields.get("version"), fields.get("client")
        if (
            type(seat) is not int
            or type(version) is not int
            or not isinstance(client, str)
            or not CLIENT.fullmatch(client)
        ):
            raise Refused(400, "malformed", say("malformed"))
        own = own_seats(table.chairs, person_of(request).id)
        if seat not in (range(len(table.chairs)) if others and own else own):
            raise Refused(403, "not_your_seat", say("not-your-seat"))
        self.seat: int = seat
        self.version: int = version
        self.client = client

    def texts(self, key: str) -> list[str]:
        found = self._fields.get(key, [])
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            raise Refused(400, "malformed", words(self.lang)("malformed"))
        return found

    async def answer(self) -> Response:
        """The page as it is now: its parts for our script, a fresh page for a form."""
        table = self.table
        eye = self._fields.get(
            "eye", self.seat
        )  # whose page it is: a covered one stays so, whoever takes something back
        eyes = eyes_of(table.chairs, person_of(self.request).id, self.lang, str(eye if type(eye) is int else self.seat))
        frame = await frame_for(self.request, table, eyes)
        if self.script:
            told = table.told_since(self.version) if self.version < table.version else ()
            return JSONResponse(frame.message(since=told[0].number - 1 if told else -1))
        return go(
            f"/t/{table.id}?seat={self.seat}&mode=text"
            if eyes.shared and not frame.away
            else f"/t/{table.id}?mode=text"
        )


def _digest(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]


async def _asked(request: Request, others: bool = False) -> _Asked:
    table = await table_of(request)
    script = request.headers.get("content-type", "").startswith("application/json")
    table.presence.act(person_of(request).id, reading=not script)
    body = await request.body()
    if script:
        fields = json_of(body)
        if fields is None:
            raise Refused(400, "malformed", words(person_of(request).lang)("malformed"))
        return _Asked(request, table, fields, script=True, others=others)
    form = fields_of(body)
    plain: dict[str, Any] = {
        # All forms of a text page share one id: what is asked for makes each of them its own.
        "client": form.get("client", [""])[0] + _digest(request.url.path, *form.get("actions", [])),
        "actions": form.get("actions", []),
        "bot": form.get("bot", []),
    }
    for key in ("seat", "version"):
        plain[key] = whole(form.get(key, [""])[0])
    return _Asked(request, table, plain, script=False, others=others)


routes: Final = [
    Route("/t/{id}", page),
    Route("/t/{id}/frame", frame),
    Route("/t/{id}/stream", stream),
    Route("/t/{id}/beside/{of}", beside),
    Route("/t/{id}/card/{card}", zoom),
    Route("/t/{id}/act", act, methods=["POST"]),
    Route("/t/{id}/undo", undo, methods=["POST"]),
    Route("/t/{id}/hint", hint, methods=["POST"]),
    Route("/t/{id}/end", end, methods=["POST"]),
    Route("/t/{id}/stand-in", stand_in, methods=["POST"]),
    Route("/t/{id}/take-back", take_back, methods=["POST"]),
]
