"""A table's page and what can be done there: look, act, undo, ask for a hint, let a bot stand in; its live stream."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import AsyncGenerator, Mapping
from contextlib import ExitStack, aclosing
from typing import Any, Final

from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.core.game import Game
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
from tabuleiro.web.frame import Frame, in_words, reason_of, scene_of, taken_back
from tabuleiro.web.gallery import Gallery
from tabuleiro.web.guard import json_of, whole
from tabuleiro.web.pages import Visit, get, go, post, words
from tabuleiro.web.refusals import Refused
from tabuleiro.web.scene import Scene

NEW_FOR: Final = 3  # plays of a game in which its coach is there
PING: Final = 15.0  # seconds between signs of life on a quiet stream,
LOOK: Final = 5.0  # and between looks for who is away, for who sits at the table
RETRY: Final = 1500  # milliseconds after which a browser asks again for a stream that ended
CLIENT: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")


async def table_of(visit: Visit) -> LiveTable:
    return await visit.lobby.table(visit.path_params["id"])


async def dealt_table(visit: Visit) -> LiveTable:
    """The table, if there is something to see on it."""
    table = await table_of(visit)
    if not table.dealt:
        raise NotDealt("the play begins when everybody is here")
    return table


async def seen(visit: Visit) -> tuple[LiveTable, Eyes]:
    """The table, and with whose eyes this browser looks at it."""
    table = await dealt_table(visit)
    return table, own_eyes(visit, table)


def own_eyes(visit: Visit, table: LiveTable) -> Eyes:
    try:
        return eyes_of(table.chairs, visit.person.id, visit.lang, visit.query_params.get("seat", ""))
    except BadInput:
        raise Refused(403, "not_your_seat", visit.say("not-your-seat")) from None


async def frame_for(visit: Visit, table: LiveTable, eyes: Eyes, chosen: str = "") -> Frame:
    """The page's parts; a seat that was taken to another browser meanwhile shows nothing here any more."""
    gallery: Gallery = visit.app.state.gallery
    frame = await gallery.frame(table, eyes, chosen)
    if eyes.seat >= 0 and table.chairs[eyes.seat].owner != visit.person.id:
        raise Refused(403, "not_your_seat", words(eyes.lang)("not-your-seat"))
    return frame


# ---------------------------------------------------------------- looking
async def page(visit: Visit) -> Response:
    if not (await table_of(visit)).dealt:
        return go(f"/t/{visit.path_params['id']}/seats")
    table, eyes = await seen(visit)
    table.presence.act(visit.person.id, reading=visit.query_params.get("mode") == "text")
    if visit.query_params.get("mode") == "read":
        board = board_of(table.game.name)
        read = board.reading(scene_of(table.table.state, eyes, table.chairs))
        return visit.render("reading.html", table=table, board=board, page=read)
    if visit.query_params.get("mode") == "text":
        newcomer = await few_games(visit, table.game.name)
        return visit.render("text.html", client=secrets.token_urlsafe(12), newcomer=newcomer, **in_words(table, eyes))
    chosen = visit.query_params.get("chosen", "")[:LONGEST_TEXT]
    frame = await frame_for(visit, table, eyes, chosen)
    if frame.away:
        return go(frame.away)  # before anything of a hand has been sent
    newcomer = await few_games(visit, table.game.name)
    icons = coach_words.icons_of(table, eyes.lang)
    return visit.show("table.html", table, eyes, frame, *icons, newcomer=newcomer)


async def few_games(visit: Visit, game: str) -> bool:
    """Whether the person has finished fewer than three plays of a game: so long one is helped unasked."""
    return await visit.lobby.plays_of(visit.person.id, game) < NEW_FOR


async def frame(visit: Visit) -> Response:
    """The page's parts anew, e.g. with another option chosen."""
    table, eyes = await seen(visit)
    chosen = visit.query_params.get("chosen", "")[:LONGEST_TEXT]
    if chosen:  # else the page may ask by itself
        table.presence.act(visit.person.id)
    return JSONResponse((await frame_for(visit, table, eyes, chosen)).message())


async def beside(visit: Visit) -> Response:
    """Another seat's part of the table, large."""
    table, eyes = await seen(visit)
    return beside_of(visit, scene_of(table.table.state, eyes, table.chairs))


def beside_of(visit: Visit, scene: Scene) -> Response:
    seat = whole(visit.path_params["of"])
    if seat is None or not 0 <= seat < len(scene.names):
        raise Refused(404, "no_seat", visit.say("no-page"))
    picture = board_of(scene.view.game.name).beside(scene, seat)
    return HTMLResponse(visit.part("table/beside.html", name=scene.names[seat], picture=picture))


async def zoom(visit: Visit) -> Response:
    """One card of the table's own set, large, with all its words."""
    return zoom_of(visit, (await table_of(visit)).game)


def zoom_of(visit: Visit, game: Game) -> Response:
    found = board_of(game.name).zoom(game, visit.path_params["card"], visit.lang)
    if found is None:
        raise Refused(404, "no_card", visit.say("no-card"))
    return HTMLResponse(str(found), headers={"Cache-Control": "private, max-age=3600"})


# ---------------------------------------------------------------- the stream
async def stream(visit: Visit) -> Response:
    """Server-sent events: one for each new version, numbered by it; what was missed comes first, exactly once."""
    doors: Doors = visit.app.state.doors
    with ExitStack() as place:
        place.enter_context(doors.stream(visit.person.id, visit.state.address))
        table, eyes = await seen(visit)
        since = whole(visit.headers.get("last-event-id") or visit.query_params.get("from", ""))
        return Stream(_events(visit, table, eyes, -1 if since is None else since), place.pop_all())


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


async def _events(visit: Visit, table: LiveTable, eyes: Eyes, last: int) -> AsyncGenerator[bytes, None]:
    known: Frame | None = None
    gone: list[int] = []
    yield f"retry: {RETRY}\n\n".encode()
    async with table.watch(visit.person.id if eyes.seat >= 0 else "") as watch:
        while not visit.lobby.closing:
            if table.version != last:
                told = table.told_since(last) if 0 <= last < table.version else None
                since = told[0].number - 1 if told else -1
                try:
                    made = await frame_for(visit, table, eyes)
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
async def act(visit: Visit) -> Response:
    asked = await _asked(visit)
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


async def undo(visit: Visit) -> Response:
    asked = await _asked(visit)
    what = taken_back(asked.table, asked.seat, asked.lang)
    try:
        await asked.table.undo(asked.seat, asked.version, asked.client)
    except IllegalAction as error:
        raise Refused(422, error.reason.code, reason_of(asked.table, error.reason, asked.lang)) from None
    return await asked.answer(back=what)


async def coach(visit: Visit) -> Response:
    """What the learner of a lesson says to its coach."""
    asked = await _asked(visit)
    do, step = (asked.text(key) for key in ("do", "step"))
    await asked.table.coach(asked.seat, do, step, asked.client)
    return await asked.answer()


async def hint(visit: Visit) -> Response:
    """What the strongest bot thinks of the seat's options; not at tables that agreed to do without."""
    asked = await _asked(visit)
    say = words(asked.lang)
    if not asked.table.hints:
        raise Refused(403, "no_hints", say("hints-off"))
    if asked.seat not in asked.table.table.state.to_act:
        raise Refused(422, "not_your_turn", say("hint-not-asked"))
    if asked.seat == LEARNER and asked.table.now.narrowed is not None:
        raise Refused(422, "coach_knows", say("hint-coach"))
    table = asked.table
    told = await table.hint(asked.seat, asked.lang, visit.place)
    advice = advice_of(table, asked.seat, told, asked.lang)
    if not asked.script:
        eyes = eyes_of(table.chairs, visit.person.id, asked.lang, str(asked.seat))
        back = f"/t/{table.id}?seat={asked.seat}&mode=text"
        shown = in_words(table, eyes, advice)
        return visit.render("text.html", client=secrets.token_urlsafe(12), back=back, **shown)
    html = visit.part("table/hint.html", advice=advice)
    return JSONResponse({"version": table.version, "html": html, "best": told.best})


async def stand_in(visit: Visit) -> Response:
    """A seat is left to a bot for a while: by its own person, or by the others when that one is away."""
    asked = await _asked(visit, others=True)
    table, seat = asked.table, asked.seat
    say = words(asked.lang)
    owner = table.chairs[seat].owner
    bot = table.stand_in_bot  # as agreed at the table: who is away does not get what an opponent likes
    if owner == visit.person.id:
        bot = (asked.texts("bot") or [bot])[0]
    elif not await table.presence.may_stand_in(seat):
        after, name = table.stand_in_after, names_of(table.chairs, asked.lang)[seat]
        says = say("not-away", name=name, time=say("stand-in-span", n=after)) if after else say("not-away-never")
        raise Refused(422, "not_away", says)
    if bot not in bots_of(table.game.name):
        raise Refused(422, "no_such_bot", say("fault-no-kind"))
    await table.hand_over(seat, bot, asked.client, of=owner)
    return JSONResponse({"version": table.version})


async def end(visit: Visit) -> Response:
    """The person's turn stands: the bots need not wait any longer."""
    asked = await _asked(visit)
    asked.table.end_turn(asked.seat)
    return JSONResponse({"version": asked.table.version})


async def take_back(visit: Visit) -> Response:
    asked = await _asked(visit)
    await asked.table.take_back(asked.seat, asked.client)
    return JSONResponse({"version": asked.table.version})


class _Asked:
    """A change that a browser wants: read from JSON (our script) or from a form (no script), and checked."""

    def __init__(self, visit: Visit, table: LiveTable, fields: Mapping[str, Any], script: bool, others: bool) -> None:
        self.visit = visit
        self.table = table
        self.script = script
        self._fields = fields
        self.lang = visit.lang
        seat, version, client = fields.get("seat"), fields.get("version"), fields.get("client")
        if (
            type(seat) is not int
            or type(version) is not int
            or not isinstance(client, str)
            or not CLIENT.fullmatch(client)
        ):
            raise BadInput("a change has a seat, a version and an id")
        own = own_seats(table.chairs, visit.person.id)
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
        eyes = eyes_of(table.chairs, self.visit.person.id, self.lang, str(eye if type(eye) is int else self.seat))
        frame = await frame_for(self.visit, table, eyes)
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


async def _asked(visit: Visit, others: bool = False) -> _Asked:
    table = await table_of(visit)
    script = visit.headers.get("content-type", "").startswith("application/json")
    table.presence.act(visit.person.id, reading=not script)
    fields = json_of(visit.state.body) if script else _of_form(visit.url.path, visit.fields)
    return _Asked(visit, table, fields, script, others)


routes: Final = [
    get("/t/{id}", page),
    get("/t/{id}/frame", frame),
    get("/t/{id}/stream", stream),
    get("/t/{id}/beside/{of}", beside),
    get("/t/{id}/card/{card}", zoom),
    post("/t/{id}/act", act),
    post("/t/{id}/undo", undo),
    post("/t/{id}/coach", coach),
    post("/t/{id}/hint", hint),
    post("/t/{id}/end", end),
    post("/t/{id}/stand-in", stand_in),
    post("/t/{id}/take-back", take_back),
]
