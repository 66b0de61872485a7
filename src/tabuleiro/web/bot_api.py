"""The bot API: bots from outside get what their seats may know by HTTP, and answer; who asks says so by a token."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabuleiro.bots import protocol
from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.server.errors import NotDealt
from tabuleiro.server.live import LiveTable
from tabuleiro.server.outside import OutsideBot, seat_of
from tabuleiro.web.bot_streams import Until, of_bot, of_game
from tabuleiro.web.doors import Doors
from tabuleiro.web.guard import Refused
from tabuleiro.web.limits import Buckets
from tabuleiro.web.openapi import LONGEST_STREAM, NDJSON, document
from tabuleiro.web.pages import fresh, lobby_of
from tabuleiro.web.table import Stream, table_of

BEARER: Final = re.compile(r"[Bb]earer +(\S{1,200})")
SECONDS: Final = re.compile(r"[0-9]{1,4}")
READS: Final = (40.0, 200.0)  # requests a second of one bot, and in a burst; those that change nothing,
WRITES: Final = (15.0, 60.0)  # and the others


class Measures:
    """How often one bot may ask."""

    def __init__(self, limits: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._reads, self._writes = Buckets(*READS, clock), Buckets(*WRITES, clock)

    def check(self, bot: str, write: bool) -> None:
        wait = (self._writes if write else self._reads).wait(bot) if self._limits else 0.0
        if wait:
            says = f"too many requests of this bot: wait {wait:.1f} seconds"
            raise Refused(429, "too_many", says, {"Retry-After": str(int(wait) + 1)})


# ---------------------------------------------------------------- who asks, and where it sits
async def asking(request: Request) -> tuple[OutsideBot, str]:
    """The bot whose token the request has, and that token."""
    given = BEARER.fullmatch(request.headers.get("authorization", "").strip())
    bot = await lobby_of(request).outside.by_token(given[1]) if given else None
    if given is None or bot is None:
        why = "this token is unknown or was revoked" if given else "a bot's token is missing: 'Authorization: Bearer …'"
        raise Refused(401, "no_token", why, {"WWW-Authenticate": "Bearer"})
    measures: Measures = request.app.state.measures
    measures.check(bot.id, request.method == "POST")
    return bot, given[1]


async def seated(request: Request, bot: OutsideBot) -> tuple[LiveTable, int]:
    """The table that a request is about, and the bot's seat there."""
    table = await table_of(request)
    seat = seat_of(table, bot.id)
    if seat < 0:
        raise Refused(403, "not_your_seat", "this bot has no seat at this table")
    return table, seat


@contextmanager
def going_on() -> Iterator[None]:
    """Where the play being over is no matter of rules."""
    try:
        yield
    except IllegalAction as error:
        raise Refused(409, "over", str(error)) from None


# ---------------------------------------------------------------- looking
async def openapi(request: Request) -> Response:
    return Response(msgspec.json.encode(document()), media_type="application/json")


async def myself(request: Request) -> Response:
    bot, _ = await asking(request)
    return _json(protocol.Bot(bot.id, bot.name))


async def events(request: Request) -> Response:
    bot, token = await asking(request)
    until = _until(request)
    with ExitStack() as place:
        place.enter_context(_room(request, bot))
        return _answer(request, Stream(of_bot(lobby_of(request), bot, token, until), place.pop_all(), NDJSON))


async def game(request: Request) -> Response:
    bot, token = await asking(request)
    until = _until(request)
    table, seat = await seated(request, bot)
    if not table.dealt:
        raise NotDealt("the play begins when everybody is here")
    with ExitStack() as place:
        place.enter_context(_room(request, bot))
        messages = of_game(lobby_of(request), table, seat, bot, token, until)
        return _answer(request, Stream(messages, place.pop_all(), NDJSON))


def _room(request: Request, bot: OutsideBot) -> AbstractContextManager[None]:
    doors: Doors = request.app.state.doors
    return doors.stream(f"bot {bot.id}", request.state.address)


def _until(request: Request) -> Until:
    """How long a stream is wanted: for ever unless `seconds` says otherwise."""
    given = request.query_params.get("seconds")
    if given is None:
        return Until(None)
    if not SECONDS.fullmatch(given) or int(given) > LONGEST_STREAM:
        raise BadInput(f"'seconds' is a whole number from 0 to {LONGEST_STREAM}")
    return Until(int(given))


def _answer(request: Request, stream: Stream) -> Response:
    """Of a stream only the head is wanted by HEAD."""
    if request.method != "HEAD":
        return stream
    stream.place.close()
    return Response(media_type=NDJSON)


# ---------------------------------------------------------------- doing
async def act(request: Request) -> Response:
    bot, _ = await asking(request)
    table, seat = await seated(request, bot)
    answer = protocol.from_bot(request.state.body)
    if not isinstance(answer, protocol.Answer):
        raise BadInput("only an answer is expected here")
    await table.asking.answer(seat, answer)
    return _json(protocol.Done())


async def leave(request: Request) -> Response:
    bot, _ = await asking(request)
    table, seat = await seated(request, bot)
    with going_on():
        await table.asking.dismiss(seat, bot.id, fresh())
    return _json(protocol.Done())


async def accept(request: Request) -> Response:
    bot, _ = await asking(request)
    with going_on():
        await lobby_of(request).outside.accept(bot, await table_of(request))
    return _json(protocol.Done())


async def decline(request: Request) -> Response:
    bot, _ = await asking(request)
    await lobby_of(request).outside.decline(bot, await table_of(request))
    return _json(protocol.Done())


def _json(message: msgspec.Struct) -> Response:
    return Response(msgspec.json.encode(message), media_type="application/json")


routes: Final = [
    Route("/api/openapi.json", openapi),
    Route("/api/bot", myself),
    Route("/api/bot/stream/event", events),
    Route("/api/bot/game/stream/{id}", game),
    Route("/api/bot/game/{id}/action", act, methods=["POST"]),
    Route("/api/bot/game/{id}/leave", leave, methods=["POST"]),
    Route("/api/bot/invitation/{id}/accept", accept, methods=["POST"]),
    Route("/api/bot/invitation/{id}/decline", decline, methods=["POST"]),
]
