"""A table's page and what can be done there: look, act, undo, ask for a hint, let a bot stand in; its live stream."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import AsyncGenerator, Mapping
from contextlib import ExitStack, aclosing
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.kit.lessons import LEARNER
from tabuleiro.server.chairs import own_seats
from tabuleiro.server.errors import NotDealt
from tabuleiro.server.live import LONGEST_TEXT, LiveTable
from tabuleiro.web import chronicle
from tabuleiro.web import coach as coach_words
from tabuleiro.web.advice import advice_of
from tabuleiro.web.board import board_of
from tabuleiro.web.doors import Doors
from tabuleiro.web.drafts import bots_of
from tabuleiro.web.eyes import Eyes, eyes_of, names_of
from tabuleiro.web.frame import ICONS, Frame, in_words, reason_of, scene_of, taken_back
from tabuleiro.web.gallery import Gallery
from tabuleiro.web.guard import json_of, whole
from tabuleiro.web.pages import form, go, lobby_of, person_of, place_of, render, words
from tabuleiro.web.refusals import Refused

NEW_FOR: Final = 3  # plays of a game in which its coach is there
PING: Final = 15.0  # seconds between signs of life on a quiet stream,
LOOK: Final = 5.0  # and between looks for who is away, for who sits at the table
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
    return table, own_eyes(request, table)


def own_eyes(request: Request, table: LiveTable) -> Eyes:
    person = person_of(request)
    try:
        return eyes_of(table.chairs, person.id, person.lang, request.query_params.get("seat", ""))
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
        newcomer = await few_games(request, table.game.name)
        return render(
            request, "text.html", client=secrets.token_urlsafe(12), newcomer=newcomer, **in_words(table, eyes)
        )
    chosen = request.query_params.get("chosen", "")[:LONGEST_TEXT]
    frame = await frame_for(request, table, eyes, chosen)
    if frame.away:
        return go(frame.away)  # before anything of a hand has been sent
    newcomer = await few_games(request, table.game.name)
    icons = (*ICONS, *coach_words.icons_of(table, eyes.lang))
    return render(
        request, "table.html", table=table, eyes=eyes, board=board, frame=frame, frame_icons=icons, newcomer=newcomer
    )


async def few_games(request: Request, game: str) -> bool:
    """Whether the person has finished fewer than three plays of a game: so long one is helped unasked."""
    return await lobby_of(request).plays_of(person_of(request).id, game) < NEW_FOR


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

    def __init__(
        self, content: AsyncGenerator[bytes, None], place: ExitStack, media_type: str = "text/event-stream"
    ) -> None:
        super().__init__(content, media_type=media_type, headers={"X-Accel-Buffering": "no"})
        self.events = content
        self.place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.place:
            async with aclosing(self.events):  # who has gone is gone at once, not when memory is tidied up
                await super().__call__(scope, receive, send)


async def _events(request: Request, table: LiveTable, eyes: Eyes, last: int) -> AsyncGenerator[bytes, None]:
    lobby = lobby_of(request)
    known: Frame | None = None
    gone: list[int] = []
    yield f"retry: {RETRY}\n\n".encode()
    async with table.watch(person_of(request).id if eyes.seat >= 0 else "") as watch:
        while not lobby.closing:
            if table.version != last:
                told = table.told_since(last) if 0 <= last < table.version else None
                since = told[0].number - 1 if told else -1
                try:
                    made = await frame_for(request, table, eyes)
                except Refused:
                    return
                yield made.event(known, since)
                known, last = made, made.version
            elif not await watch.changed(LOOK if eyes.own else PING):
                before, gone = gone, await away_from(table) if eyes.own else gone
                yield f"event: away\ndata: {gone}\n\n".encode() if gone != before else b": still here\n\n"


async def away_from(table: LiveTable) -> list[int]:
    """The seats whose people have no page of the table open."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person" and not chair.bot]
    return [] if table.over else [seat for seat in people if not await table.presence.here(seat)]


# ---------------------------------------------------------------- doing
async def act(request: Request) -> Response:
    asked = await _asked(request)
    table, seat = asked.table, asked.seat
    try:
        await table.act(seat, _all_of(asked), asked.version, asked.client)
    except IllegalAction as error:
        lesson, step = table.now.lesson, table.now.narrowed
        if error.reason.code == "lesson_later" and lesson is not None and step is not None:
            says = coach_words.later(lesson, step, names_of(table.chairs, asked.lang), asked.lang)
            raise Refused(422, error.reason.code, says) from None
        raise Refused(422, error.reason.code, reason_of(table, error.reason, asked.lang)) from None
    return await asked.answer()


def _all_of(asked: _Asked) -> list[str]:
    """What is wanted, with what must follow: nobody is asked for what is left."""
    actions = asked.texts("actions")
    if len(actions) != 1:
        return actions
    scene = scene_of(asked.table.table.state, Eyes(asked.seat, asked.lang), asked.table.chairs)
    return [*actions, *board_of(asked.table.game.name).rest(scene, actions[0])]


async def undo(request: Request) -> Response:
    asked = await _asked(request)
    what = taken_back(asked.table, asked.seat, asked.lang)
    try:
        await asked.table.undo(asked.seat, asked.version, asked.client)
    except IllegalAction as error:
        raise Refused(422, error.reason.code, reason_of(asked.table, error.reason, asked.lang)) from None
    return await asked.answer(back=what)


async def coach(request: Request) -> Response:
    """What the learner of a lesson says to its coach."""
    asked = await _asked(request)
    do, step = (asked.text(key) for key in ("do", "step"))
    await asked.table.coach(asked.seat, do, step, asked.client)
    return await asked.answer()


async def hint(request: Request) -> Response:
    """What the strongest bot thinks of the seat's options; not at tables that agreed to do without."""
    asked = await _asked(request)
    say = words(asked.lang)
    if not asked.table.hints:
        raise Refused(403, "no_hints", say("hints-off"))
    if asked.seat not in asked.table.table.state.to_act:
        raise Refused(422, "not_your_turn", say("hint-not-asked"))
    if asked.seat == LEARNER and asked.table.now.narrowed is not None:
        raise Refused(422, "coach_knows", say("hint-coach"))
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
        self, request: Request, table: LiveTable, fields: Mapping[str, Any], script: bool, others: bool
    ) -> None:
        self.request = request
        self.table = table
        self.script = script
        self._fields = fields
        self.lang = person_of(request).lang
        seat, version, client = fields.get("seat"), fields.get("version"), fields.get("client")
        if (
            type(seat) is not int
            or type(version) is not int
            or not isinstance(client, str)
            or not CLIENT.fullmatch(client)
        ):
            raise BadInput("a change has a seat, a version and an id")
        own = own_seats(table.chairs, person_of(request).id)
        if seat not in (range(len(table.chairs)) if others and own else own):
            raise Refused(403, "not_your_seat", words(self.lang)("not-your-seat"))
        self.seat: int = seat
        self.version: int = version
        self.client = client

    def text(self, key: str) -> str:
        found = self._fields.get(key, "")
        if not isinstance(found, str) or len(found) > LONGEST_TEXT:
            raise BadInput(f"'{key}' should be a short text")
        return found

    def texts(self, key: str) -> list[str]:
        found = self._fields.get(key, [])
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            raise BadInput(f"'{key}' should be a list of texts")
        return found

    async def answer(self, back: str = "") -> Response:
        """The page as it is now: its parts for our script, a fresh page for a form; `back`: what was taken back."""
        table = self.table
        eye = self._fields.get("eye", self.seat)  # whose page it is: a covered one stays so
        eyes = eyes_of(table.chairs, person_of(self.request).id, self.lang, str(eye if type(eye) is int else self.seat))
        frame = await frame_for(self.request, table, eyes)
        if self.script:
            told = table.told_since(self.version) if self.version < table.version else ()
            message = frame.message(since=told[0].number - 1 if told else -1)
            if back and frame.reader and eyes.seat == self.seat:  # a screen that is covered does not say what it was
                message |= chronicle.taken_back(frame.reader, back)
            return JSONResponse(message)
        return go(
            f"/t/{table.id}?seat={self.seat}&mode=text"
            if eyes.shared and not frame.away
            else f"/t/{table.id}?mode=text"
        )


def _of_form(path: str, form: Mapping[str, list[str]]) -> dict[str, Any]:
    """What a form says, as our script would. All forms of a text page share one id: what each asks for makes it its
    own."""
    one = {key: form.get(key, [""])[0] for key in ("client", "seat", "version", "do", "step")}
    some = {key: form.get(key, []) for key in ("actions", "bot")}
    asked = "\n".join([path, *some["actions"], *form.get("do", []), *form.get("step", [])])
    client = one["client"] + hashlib.sha256(asked.encode()).hexdigest()[:12]
    return {**one, **some, "client": client, "seat": whole(one["seat"]), "version": whole(one["version"])}


async def _asked(request: Request, others: bool = False) -> _Asked:
    table = await table_of(request)
    script = request.headers.get("content-type", "").startswith("application/json")
    table.presence.act(person_of(request).id, reading=not script)
    fields = json_of(request.state.body) if script else _of_form(request.url.path, form(request))
    return _Asked(request, table, fields, script, others)


routes: Final = [
    Route("/t/{id}", page),
    Route("/t/{id}/frame", frame),
    Route("/t/{id}/stream", stream),
    Route("/t/{id}/beside/{of}", beside),
    Route("/t/{id}/card/{card}", zoom),
    Route("/t/{id}/act", act, methods=["POST"]),
    Route("/t/{id}/undo", undo, methods=["POST"]),
    Route("/t/{id}/coach", coach, methods=["POST"]),
    Route("/t/{id}/hint", hint, methods=["POST"]),
    Route("/t/{id}/end", end, methods=["POST"]),
    Route("/t/{id}/stand-in", stand_in, methods=["POST"]),
    Route("/t/{id}/take-back", take_back, methods=["POST"]),
]
