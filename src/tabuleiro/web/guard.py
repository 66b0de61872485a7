"""Guard: what every request passes (who, how often, how large, from which page), and every answer's headers."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import re
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabuleiro.web.limits import Buckets, address_of
from tabuleiro.web.person import Passports, Person, new_person
from tabuleiro.web.texts import words

LOG: Final = logging.getLogger("tabuleiro.web")
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
}


def csrf_of(secret: bytes, person: Person) -> str:
    """What a page of this person sends back with every change: other sites cannot know it."""
    return hmac.new(secret, f"csrf {person.id}".encode(), hashlib.sha256).hexdigest()[:32]


class Guard:
    """Around the whole application; `scope["state"]["person"]` says who asks."""

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
        known = self.passports.read(";".join(headers.getlist("cookie")))
        person = known or new_person(headers.get("accept-language", ""))
        state = scope.setdefault("state", {})
        state["person"] = person
        state["address"] = address_of(scope["client"][0] if scope.get("client") else "")
        answer = _Answer(scope, send, self.passports, known)
        refused = _full(state, headers, person) or self._too_many(scope, headers, person, known is not None)
        if refused is None and scope["method"] not in SAFE:
            body, refused = await _whole_body(headers, receive, person.lang)
            if refused is None:
                refused = self._forged(headers, body, known, person.lang)
            receive = _replayed(body, receive)
        if refused is not None:
            await refused(scope, receive, answer.send)
            return
        try:
            await self.app(scope, receive, answer.send)
        except Exception:  # a bug of ours: it is logged, and the person gets a sentence, not a traceback
            LOG.exception("%s %s failed", scope["method"], _public(scope["path"]))
            if not answer.started:
                await refusal(headers, 500, "fault", words(person.lang)("our-fault"))(scope, receive, answer.send)

    def _too_many(self, scope: Scope, headers: Headers, person: Person, known: bool) -> Response | None:
        """Both the person and the address have their measure: new cookies do not make a new one."""
        if not self.limits or scope["path"].startswith("/static/"):
            return None
        safe = scope["method"] in SAFE
        wait = (self.reads_here if safe else self.writes_here).wait(scope["state"]["address"])
        if not wait and known:
            wait = (self.reads if safe else self.writes).wait(person.id)
        if not wait:
            return None
        refused = refusal(headers, 429, "too_many", words(person.lang)("too-many"))
        refused.headers["Retry-After"] = str(int(wait) + 1)
        return refused

    def _forged(self, headers: Headers, body: bytes, known: Person | None, lang: str) -> Response | None:
        """A change must come from one of our own pages, shown to this very browser."""
        say = words(lang)
        origin = headers.get("origin")
        if origin is not None and origin != "null" and site_of(origin) != headers.get("host", ""):
            return refusal(headers, 403, "foreign_origin", say("foreign-origin"))
        if known is None:
            return refusal(headers, 403, "no_cookie", say("no-cookie"))
        given = headers.get(CSRF_HEADER)
        if given is None and headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
            given = fields_of(body).get("csrf", [""])[0]
        if given is None or not hmac.compare_digest(given.encode(), csrf_of(self.secret, known).encode()):
            return refusal(headers, 403, "forged", say("forged"))
        return None


def refusal(headers: Headers, status: int, code: str, text: str) -> Response:
    """A plain no: JSON for scripts, text for people."""
    if "application/json" in headers.get("accept", "") or "application/json" in headers.get("content-type", ""):
        return JSONResponse({"error": code, "reason": text}, status)
    return PlainTextResponse(text, status)


def ending(refused: Response) -> Response:
    """The last one on its connection."""
    refused.headers["Connection"] = "close"
    return refused


def _full(state: dict[str, Any], headers: Headers, person: Person) -> Response | None:
    """For who came when all connections were taken."""
    return ending(refusal(headers, 503, "full", words(person.lang)("full"))) if state.get("full") else None


class _Answer:
    """Adds the headers that every answer has, and the person's cookie where it is new or changed."""

    def __init__(self, scope: Scope, send: Send, passports: Passports, known: Person | None) -> None:
        self._scope = scope
        self._send = send
        self._passports = passports
        self._known = known
        self.started = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
            person: Person = self._scope["state"]["person"]
            if person != self._known and not self._scope["path"].startswith("/static/"):
                secure = self._scope["scheme"] == "https"
                headers.append("Set-Cookie", self._passports.cookie(person, secure))
        await self._send(message)


async def _whole_body(headers: Headers, receive: Receive, lang: str) -> tuple[bytes, Response | None]:
    """The body, if it is not too large; read here once, as the forgery check needs it."""
    say = words(lang)
    too_large = refusal(headers, 413, "too_large", say("too-large", n=MOST_BODY // 1024))
    length = headers.get("content-length", "0")
    if not re.fullmatch(r"\d{1,15}", length) or int(length) > MOST_BODY:
        return b"", too_large
    body = b""
    more = True
    try:
        async with asyncio.timeout(BODY):
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return b"", refusal(headers, 400, "cut", say("malformed"))
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > MOST_BODY:
                    return b"", too_large
    except TimeoutError:
        return b"", ending(refusal(headers, 408, "too_slow", say("too-slow")))
    return body, None


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body once more for the application, then whatever comes after it."""
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


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


def json_of(body: bytes) -> dict[str, object] | None:
    """A JSON object; None if it is none, or has half of a pair that makes a character: that cannot be kept or sent."""
    try:
        found = json.loads(body)
        json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None
