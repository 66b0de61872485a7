"""Guard: what every request passes (who, how often, how large, from which page), and every answer's headers."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import re
from typing import Final
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabuleiro.core.errors import BadInput
from tabuleiro.web.limits import Buckets, address_of
from tabuleiro.web.person import Passports, Person, new_person
from tabuleiro.web.texts import Say, words

LOG: Final = logging.getLogger("tabuleiro.web")
API: Final = "/api/"  # how the paths begin that programs ask for; what they send has a token, never a cookie
MOST_BODY: Final = 64 * 1024
MOST_FIELDS: Final = 200
BODY: Final = 15.0  # seconds for the body of a request
CSRF_HEADER: Final = "x-csrf"
SAFE: Final = ("GET", "HEAD")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",  # an address may hold a seat's key
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
CLOSING: Final = {"Connection": "close"}  # of the last answer on a connection


def csrf_of(secret: bytes, person: Person) -> str:
    """What a page of this person sends back with every change: other sites cannot know it."""
    return hmac.new(secret, f"csrf {person.id}".encode(), hashlib.sha256).hexdigest()[:32]


class Refused(Exception):
    """A request that is answered with a no: a status, a code for scripts, a sentence for people."""

    def __init__(self, status: int, code: str, reason: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(reason)
        self.status = status
        self.code = code
        self.reason = reason
        self.headers = headers

    def plainly(self, asked: Headers, program: bool) -> Response:
        """Without a page: the sentence alone, or as JSON, which programs always get."""
        if program or "application/json" in asked.get("accept", "") + asked.get("content-type", ""):
            return JSONResponse({"error": self.code, "reason": self.reason}, self.status, self.headers)
        return PlainTextResponse(self.reason, self.status, self.headers)


class Guard:
    """Around the whole application; `scope["state"]` has who asks (`person`), from where, what was sent (`body`)."""

    def __init__(self, app: ASGIApp, secret: bytes, limits: bool) -> None:
        self.app = app
        self.secret = secret
        self.passports = Passports(secret)
        self.limits = limits
        self.reads = Buckets(40, 200)
        self.writes = Buckets(15, 60)
        # A household or a school may share an address, so that it gets several people's share.
        self.reads_here = Buckets(200, 1000)
        self.writes_here = Buckets(60, 240)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        program = is_program(scope["path"])
        known = None if program else self.passports.read(";".join(headers.getlist("cookie")))
        person = known or new_person(headers.get("accept-language", ""))
        state, say = scope.setdefault("state", {}), words(person.lang)
        state["person"] = person
        state["address"] = address_of(scope["client"][0] if scope.get("client") else "")
        started = False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self._complete(MutableHeaders(scope=message), scope, known)
            await send(message)

        try:
            if state.get("full"):  # it came when all connections were taken
                raise Refused(503, "full", say("full"), CLOSING)
            self._measured(scope, known, say)
            if scope["method"] not in SAFE:
                state["body"] = await _whole_body(headers, receive, say)
                if not program:
                    self._ours(headers, state["body"], known, say)
            await self.app(scope, receive, answer)
        except Refused as refused:
            await refused.plainly(headers, program)(scope, receive, answer)
        except Exception:  # a bug of ours: it is logged, and the person gets a sentence, not a traceback
            LOG.exception("%s %s failed", scope["method"], _public(scope["path"]))
            if not started:
                await Refused(500, "fault", say("our-fault")).plainly(headers, program)(scope, receive, answer)

    def _complete(self, headers: MutableHeaders, scope: Scope, known: Person | None) -> None:
        """What every answer has, and the person's cookie where it is new or changed."""
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        person: Person = scope["state"]["person"]
        if person != known and not scope["path"].startswith(("/static/", API)):
            headers.append("Set-Cookie", self.passports.cookie(person, secure=scope["scheme"] == "https"))

    def _measured(self, scope: Scope, known: Person | None, say: Say) -> None:
        """Both the person and the address have their measure: new cookies do not make a new one."""
        if not self.limits or scope["path"].startswith("/static/"):
            return
        safe = scope["method"] in SAFE
        wait = (self.reads_here if safe else self.writes_here).wait(scope["state"]["address"])
        if not wait and known is not None:
            wait = (self.reads if safe else self.writes).wait(known.id)
        if wait:
            raise Refused(429, "too_many", say("too-many"), {"Retry-After": str(int(wait) + 1)})

    def _ours(self, headers: Headers, body: bytes, known: Person | None, say: Say) -> None:
        """A change must come from one of our own pages, shown to this very browser."""
        origin = headers.get("origin")
        if origin is not None and origin != "null" and site_of(origin) != headers.get("host", ""):
            raise Refused(403, "foreign_origin", say("foreign-origin"))
        if known is None:
            raise Refused(403, "no_cookie", say("no-cookie"))
        given = headers.get(CSRF_HEADER)
        if given is None and headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
            given = fields_of(body).get("csrf", [""])[0]
        if given is None or not hmac.compare_digest(given.encode(), csrf_of(self.secret, known).encode()):
            raise Refused(403, "forged", say("forged"))


async def _whole_body(headers: Headers, receive: Receive, say: Say) -> bytes:
    """The body, if it is not too large; read here once, as the forgery check needs it."""
    length = headers.get("content-length", "0")
    large = not re.fullmatch(r"\d{1,15}", length) or int(length) > MOST_BODY
    body = b""
    more = True
    try:
        async with asyncio.timeout(BODY):
            while more and not large:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Refused(400, "cut", say("malformed"))
                body += message.get("body", b"")
                more = message.get("more_body", False)
                large = len(body) > MOST_BODY
    except TimeoutError:
        raise Refused(408, "too_slow", say("too-slow"), CLOSING) from None
    if large:
        raise Refused(413, "too_large", say("too-large", n=MOST_BODY // 1024))
    return body


def is_program(path: str) -> bool:
    """Whether a path is for programs."""
    return path.startswith(API) or path == API.rstrip("/")


def site_of(origin: str) -> str | None:
    """Host and port of an address; None if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _public(path: str) -> str:
    """A path without the key that a seat's link holds."""
    return re.sub(r"^/(join|return)/.*", r"/\1/…", path)


def whole(text: str) -> int | None:
    """A whole number as an address writes it; None if it is none, or absurdly long."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None


def fields_of(body: bytes) -> dict[str, list[str]]:
    """A form's fields; none at all if there are more than any form of ours has."""
    try:
        return parse_qs(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        return {}


def json_of(body: bytes) -> dict[str, object]:
    """A JSON object; one that has half of a pair that makes a character cannot be kept or sent."""
    try:
        found = json.loads(body)
        json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadInput("this is no JSON object")
    return found
