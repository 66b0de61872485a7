"""The bot API: bots from outside get what their seats may know by HTTP, and answer; who asks says so by a token."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

import msgspec
from starlette.responses import Response

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
from tabuleiro.web.pages import Visit, fresh, get, post
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
async def asking(visit: Visit) -> tuple[OutsideBot, str]:
    """The bot whose token the request has, and that token."""
    given = BEARER.fullmatch(visit.headers.get("authorization", "").strip())
    bot = await visit.lobby.outside.by_token(given[1]) if given else None
    if given is None or bot is None:
        why = "this token is unknown or was revoked" if given else "a bot's token is missing: 'Authorization: Bearer …'"
        raise Refused(401, "no_token", why, {"WWW-Authenticate": "Bearer"})
    measures: Measures = visit.app.state.measures
    measures.check(bot.id, visit.method == "POST")
    return bot, given[1]


async def seated(visit: Visit, bot: OutsideBot) -> tuple[LiveTable, int]:
    """The table that a request is about, and the bot's seat there."""
    table = await table_of(visit)
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
async def openapi(visit: Visit) -> Response:
    return Response(msgspec.json.encode(document()), media_type="application/json")


async def myself(visit: Visit) -> Response:
    bot, _ = await asking(visit)
    return _json(protocol.Bot(bot.id, bot.name))


async def events(visit: Visit) -> Response:
    bot, token = await asking(visit)
    return _streamed(visit, bot, of_bot(visit.lobby, bot, token, _until(visit)))


async def game(visit: Visit) -> Response:
    bot, token = await asking(visit)
    until = _until(visit)
    table, seat = await seated(visit, bot)
    if not table.dealt:
        raise NotDealt("the play begins when everybody is here")
    return _streamed(visit, bot, of_game(visit.lobby, table, seat, bot, token, until))


def _streamed(visit: Visit, bot: OutsideBot, events: AsyncGenerator[bytes, None]) -> Response:
    """Of a stream only the head is wanted by HEAD."""
    doors: Doors = visit.app.state.doors
    with ExitStack() as place:
        place.enter_context(doors.stream(f"bot {bot.id}", visit.state.address))
        return Response(media_type=NDJSON) if visit.method == "HEAD" else Stream(events, place.pop_all(), NDJSON)


def _until(visit: Visit) -> Until:
    """How long a stream is wanted: for ever unless `seconds` says otherwise."""
    given = visit.query_params.get("seconds")
    if given is None:
        return Until(None)
    if not SECONDS.fullmatch(given) or int(given) > LONGEST_STREAM:
        raise BadInput(f"'seconds' is a whole number from 0 to {LONGEST_STREAM}")
    return Until(int(given))


# ---------------------------------------------------------------- doing
async def act(visit: Visit) -> Response:
    bot, _ = await asking(visit)
    table, seat = await seated(visit, bot)
    answer = protocol.from_bot(visit.state.body)
    if not isinstance(answer, protocol.Answer):
        raise BadInput("only an answer is expected here")
    await table.asking.answer(seat, answer)
    return _json(protocol.Done())


async def leave(visit: Visit) -> Response:
    bot, _ = await asking(visit)
    table, seat = await seated(visit, bot)
    with going_on():
        await table.asking.dismiss(seat, bot.id, fresh())
    return _json(protocol.Done())


async def accept(visit: Visit) -> Response:
    bot, _ = await asking(visit)
    with going_on():
        await visit.lobby.outside.accept(bot, await table_of(visit))
    return _json(protocol.Done())


async def decline(visit: Visit) -> Response:
    bot, _ = await asking(visit)
    await visit.lobby.outside.decline(bot, await table_of(visit))
    return _json(protocol.Done())


def _json(message: msgspec.Struct) -> Response:
    return Response(msgspec.json.encode(message), media_type="application/json")


routes: Final = [
    get("/api/openapi.json", openapi),
    get("/api/bot", myself),
    get("/api/bot/stream/event", events),
    get("/api/bot/game/stream/{id}", game),
    post("/api/bot/game/{id}/action", act),
    post("/api/bot/game/{id}/leave", leave),
    post("/api/bot/invitation/{id}/accept", accept),
    post("/api/bot/invitation/{id}/decline", decline),
]
