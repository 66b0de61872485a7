"""A table's page and what can be done there: look, act, undo, ask for a hint, let a bot stand in; its live stream."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.server.house import LiveTable, NoSuchTable, NotSeated, Stale, StorageTrouble, Taken
from tabuleiro.web.boards import board_of
from tabuleiro.web.frame import ICONS, Eyes, Frame, eyes_of, frame_of, in_words, names_of, reason_of, scene_of
from tabuleiro.web.guard import fields_of, json_of
from tabuleiro.web.pages import go, house_of, person_of, render, words

PING: Final = 15.0  # seconds between signs of life on a quiet stream
RETRY: Final = 1500  # milliseconds after which a browser asks again for a stream that ended
MOST_ACTIONS: Final = 12  # in one request
MOST_TEXT: Final = 120  # characters of a notation
CLIENT: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
MOST_STREAMS: Final = 24  # of one browser


class Refused(Exception):
    """An answer in the 400s: a status, a code for the script, a sentence for the person."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.code = code
        self.reason = reason


async def table_of(request: Request) -> LiveTable:
    try:
        return await house_of(request).table(request.path_params["id"])
    except NoSuchTable:
        raise Refused(404, "no_table", words(person_of(request).lang)("no-table")) from None


async def seen(request: Request) -> tuple[LiveTable, Eyes]:
    """The table, and with whose eyes this browser looks at it."""
    table = await table_of(request)
    person = person_of(request)
    try:
        return table, eyes_of(table, person.id, person.lang, request.query_params.get("seat", ""))
    except BadInput:
        raise Refused(403, "not_your_seat", words(person.lang)("not-your-seat")) from None


# ---------------------------------------------------------------- looking
async def page(request: Request) -> Response:
    table, eyes = await seen(request)
    environment = request.app.state.environment
    board = board_of(table.game.name)
    if request.query_params.get("mode") == "text":
        return render(request, "text.html", client=secrets.token_urlsafe(12), **in_words(table, eyes))
    chosen = request.query_params.get("chosen", "")[:MOST_TEXT]
    frame = frame_of(table, eyes, environment, chosen)
    return render(request, "table.html", table=table, eyes=eyes, board=board, frame=frame, frame_icons=ICONS)


async def frame(request: Request) -> Response:
    """The page's parts anew, e.g. with another option chosen."""
    table, eyes = await seen(request)
    chosen = request.query_params.get("chosen", "")[:MOST_TEXT]
    return JSONResponse(frame_of(table, eyes, request.app.state.environment, chosen).message())


async def beside(request: Request) -> Response:
    """Another seat's part of the table, large."""
    table, eyes = await seen(request)
    seat = request.path_params["of"]
    if not 0 <= seat < len(table.chairs):
        raise Refused(404, "no_seat", words(eyes.lang)("no-page"))
    scene = scene_of(table.table.state, eyes, names_of(table.chairs, eyes.lang))
    board = board_of(table.game.name)
    html = request.app.state.environment.get_template("table/beside.html").render(
        t=words(eyes.lang), name=scene.names[seat], picture=board.beside(scene, seat)
    )
    return Response(html, media_type="text/html")


async def zoom(request: Request) -> Response:
    """One card, large, with all its words."""
    board = board_of(request.path_params["game"])
    found = board.zoom(request.path_params["card"], person_of(request).lang)
    if found is None:
        raise Refused(404, "no_card", words(person_of(request).lang)("no-card"))
    return Response(str(found), media_type="text/html", headers={"Cache-Control": "private, max-age=3600"})


# ---------------------------------------------------------------- the stream
async def stream(request: Request) -> Response:
    """Server-sent events: one for each new version, numbered by it; what was missed comes first, exactly once."""
    table, eyes = await seen(request)
    person = person_of(request)
    open_streams: dict[str, int] = request.app.state.streams
    if open_streams.get(person.id, 0) >= MOST_STREAMS:
        raise Refused(429, "too_many_streams", words(eyes.lang)("too-many-streams"))
    since = request.headers.get("last-event-id") or request.query_params.get("from", "")
    last = int(since) if since.isdigit() and len(since) < 12 else -1

    async def events() -> AsyncIterator[str]:
        open_streams[person.id] = open_streams.get(person.id, 0) + 1
        try:
            yield f"retry: {RETRY}\n\n"
            async for text in _events(request, table, eyes, last):
                yield text
        finally:
            open_streams[person.id] -= 1

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(events(), media_type="text/event-stream", headers=headers)


async def _events(request: Request, table: LiveTable, eyes: Eyes, last: int) -> AsyncIterator[str]:
    environment = request.app.state.environment
    stopping: asyncio.Event = request.app.state.stopping
    known: dict[str, str] = {}
    async with table.watch() as watch:
        while not stopping.is_set():
            if table.version != last:
                told = table.told_since(last) if 0 <= last < table.version else None
                since = told[0].number - 1 if told else -1
                made: Frame = frame_of(table, eyes, environment, since=since)
                message = json.dumps(made.message(known), ensure_ascii=False)
                known = made.parts
                last = made.version
                yield f"id: {last}\nevent: frame\ndata: {message}\n\n"
            elif not await watch.changed(PING):
                yield ": still here\n\n"


# ---------------------------------------------------------------- doing
async def act(request: Request) -> Response:
    asked = await _asked(request)
    table, seat = asked.table, asked.seat
    texts = asked.texts("actions")
    if not 1 <= len(texts) <= MOST_ACTIONS or any(len(text) > MOST_TEXT for text in texts):
        raise Refused(400, "malformed", words(asked.lang)("malformed"))
    try:
        await table.act(seat, texts, asked.version, asked.client)
    except IllegalAction as error:
        raise Refused(422, error.reason.code, reason_of(table, error.reason, asked.lang)) from None
    return asked.answer()


async def undo(request: Request) -> Response:
    asked = await _asked(request)
    try:
        await asked.table.undo(asked.seat, asked.version, asked.client)
    except IllegalAction as error:
        raise Refused(422, error.reason.code, reason_of(asked.table, error.reason, asked.lang)) from None
    return asked.answer()


async def hint(request: Request) -> Response:
    """What the strongest bot thinks of the seat's options; not at tables that agreed to do without."""
    asked = await _asked(request)
    t = words(asked.lang)
    if not asked.table.hints:
        raise Refused(403, "no_hints", t("hints-off"))
    if asked.seat not in asked.table.table.state.to_act:
        raise Refused(422, "not_your_turn", t("hint-not-asked"))
    found = await asked.table.hint(asked.seat, asked.lang)
    environment = request.app.state.environment
    html = environment.get_template("table/hint.html").render(t=t, hint=found, seat=asked.seat)
    return JSONResponse({"version": asked.table.version, "html": html})


async def stand_in(request: Request) -> Response:
    """The seat's person leaves it to a bot for a while."""
    asked = await _asked(request)
    bot = asked.texts("bot")
    try:
        await asked.table.hand_over(asked.seat, bot[0] if bot else "search:3", asked.client)
    except BadInput as error:
        raise Refused(422, "no_such_bot", str(error)) from None
    return asked.answer()


async def take_back(request: Request) -> Response:
    asked = await _asked(request)
    await asked.table.take_back(asked.seat, asked.client)
    return asked.answer()


class _Asked:
    """A change that a browser wants: read from JSON (our script) or from a form (no script), and checked."""

    def __init__(self, request: Request, table: LiveTable, fields: dict[str, Any], script: bool) -> None:
        self.request = request
        self.table = table
        self.script = script
        self._fields = fields
        self.lang = person_of(request).lang
        t = words(self.lang)
        seat, version, client = fields.get("seat"), fields.get("version"), fields.get("client")
        if (
            type(seat) is not int
            or type(version) is not int
            or not isinstance(client, str)
            or not CLIENT.fullmatch(client)
        ):
            raise Refused(400, "malformed", t("malformed"))
        if not 0 <= seat < len(table.chairs) or table.chairs[seat].owner != person_of(request).id:
            raise Refused(403, "not_your_seat", t("not-your-seat"))
        self.seat: int = seat
        self.version: int = version
        self.client = client

    def texts(self, key: str) -> list[str]:
        found = self._fields.get(key, [])
        return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []

    def answer(self) -> Response:
        """The page as it is now: its parts for our script, a fresh page for a form."""
        table = self.table
        person = person_of(self.request)
        own = tuple(seat for seat, chair in enumerate(table.chairs) if chair.owner == person.id)
        if not self.script:
            return go(f"/t/{table.id}?seat={self.seat}&mode=text" if len(own) > 1 else f"/t/{table.id}?mode=text")
        eyes = Eyes(self.seat, self.lang, own)
        return JSONResponse(frame_of(table, eyes, self.request.app.state.environment).message())


async def _asked(request: Request) -> _Asked:
    table = await table_of(request)
    body = await request.body()
    if request.headers.get("content-type", "").startswith("application/json"):
        fields = json_of(body)
        if fields is None:
            raise Refused(400, "malformed", words(person_of(request).lang)("malformed"))
        return _Asked(request, table, fields, script=True)
    form = fields_of(body)
    plain: dict[str, Any] = {
        "client": form.get("client", [""])[0],
        "actions": form.get("actions", []),
        "bot": form.get("bot", []),
    }
    for key in ("seat", "version"):
        value = form.get(key, [""])[0]
        plain[key] = int(value) if re.fullmatch(r"-?\d{1,12}", value) else None
    return _Asked(request, table, plain, script=False)


# ---------------------------------------------------------------- when it does not work
async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal_page(request, error.status, error.code, error.reason)


async def on_stale(request: Request, error: Exception) -> Response:
    """The question has changed meanwhile: nothing was done; the page gets what is asked now."""
    return refusal_page(request, 409, "stale", words(person_of(request).lang)("stale"))


async def on_trouble(request: Request, error: Exception) -> Response:
    """Nothing was acknowledged, nothing is lost; the page tries again."""
    assert isinstance(error, StorageTrouble)
    lang = person_of(request).lang
    t = words(lang)
    return refusal_page(request, 503, "storage", t("storage-trouble", why=t(f"storage-{error.kind}")))


async def on_taken(request: Request, error: Exception) -> Response:
    """A bot plays the seat, or nobody sits there yet: the page was too old to know."""
    return refusal_page(request, 409, "taken", words(person_of(request).lang)("seat-taken"))


def refusal_page(request: Request, status: int, code: str, reason: str) -> Response:
    """JSON for our script, a friendly page for a person."""
    wants = request.headers.get("accept", "") + request.headers.get("content-type", "")
    if "application/json" in wants or "text/event-stream" in wants:
        return JSONResponse({"error": code, "reason": reason}, status)
    return render(request, "message.html", status, title=reason, text="", back="/")


HANDLERS: Final[dict[Any, Any]] = {
    Refused: on_refused,
    Stale: on_stale,
    StorageTrouble: on_trouble,
    Taken: on_taken,
    NotSeated: on_taken,
}

routes: Final = [
    Route("/t/{id}", page),
    Route("/t/{id}/frame", frame),
    Route("/t/{id}/stream", stream),
    Route("/t/{id}/beside/{of:int}", beside),
    Route("/t/{id}/act", act, methods=["POST"]),
    Route("/t/{id}/undo", undo, methods=["POST"]),
    Route("/t/{id}/hint", hint, methods=["POST"]),
    Route("/t/{id}/stand-in", stand_in, methods=["POST"]),
    Route("/t/{id}/take-back", take_back, methods=["POST"]),
    Route("/card/{game}/{card}", zoom),
]
