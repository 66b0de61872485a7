"""Requests that make no sense are refused with a reason, whatever they are: never a 5xx, never a traceback."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote_from_bytes, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from web_site import Browser, Site

from tabuleiro.kit.puzzles import puzzled, puzzles_of
from tabuleiro.web.person import COOKIE

ODD = [
    *("", "0", "-1", "9" * 30, "1e9", "NaN", "null", "true", "\x00", "\ud800", "\u202eana", "[", "]", "{}", "%", "%00"),
    *(
        "%ff",
        "%ed%a0%80",
        "..",
        "../../etc/passwd",
        "//",
        "\\",
        "'",
        '"',
        "<b>",
        "{{7*7}}",
        "😀",
        "\u0301" * 40,
        "x" * 300,
    ),
    *("a\r\nb", "imperial-miners", "search:1", "you", "open", "de", "1.0", "draw", "keep x"),
]
HEADERS = [
    *("Host", "Origin", "Referer", "Accept", "Accept-Language", "Accept-Encoding", "Last-Event-ID", "Content-Type"),
    *("Cookie", "X-CSRF", "X-Forwarded-For", "X-Forwarded-Proto", "Range", "If-None-Match", "Expect", "Upgrade"),
]
VALUES = [
    *(
        "http://[",
        "http://[::1",
        "[",
        "[::1]",
        "localhost:99999",
        "localhost:x",
        "a b",
        "@",
        "null",
        "http://",
        "//",
        ":",
    ),
    *(
        "en;q=",
        "de;q=9e999",
        "*;q=nan",
        ",,,;;;",
        "q",
        "gzip;q=x",
        "application/json",
        "text/event-stream",
        "bytes=9-1",
    ),
    *("application/x-www-form-urlencoded", "multipart/form-data", "application/json; charset=utf-7", "100-continue"),
    *(f"{COOKIE}=", f"{COOKIE}=a.b", "websocket", "-5", "99999999999", "1" * 5000, "ÿþ", "https", "1.2.3.4, [", "\t"),
]
FIELDS = [
    *(
        "seat",
        "version",
        "client",
        "actions",
        "bot",
        "name",
        "guest",
        "table",
        "game",
        "option",
        "hints",
        "seed",
        "lang",
    ),
    *("theme", "back", "do", "once", "code", "csrf", "mode", "chosen", "at", "from", "company", "of", "text", "record"),
]
PUZZLE = next(iter(puzzles_of(puzzled()[0])))
PATHS = [
    *("/", "/play", "/deal", "/join", "/tables", "/replays", "/new", "/lang", "/theme", "/name", "/healthz", "/readyz"),
    *("/puzzles", "/puzzles/next", "/puzzles/{o}", f"/puzzles/{PUZZLE}", f"/puzzles/{PUZZLE}/frame", "/deal/{o}"),
    *(f"/puzzles/{PUZZLE}/card/{{o}}", f"/puzzles/{PUZZLE}/beside/{{o}}"),
    *("/verify", "/rules", "/legend", "/rules/{o}", "/rules/imperial-miners", "/learn/{o}", "/learn/imperial-miners"),
    *("/t/{t}", "/t/{t}/frame", "/t/{t}/stream", "/t/{t}/beside/0", "/t/{t}/beside/{o}", "/t/{t}/act", "/t/{t}/undo"),
    *("/t/{t}/hint", "/t/{t}/stand-in", "/t/{t}/take-back", "/t/{t}/replay", "/t/{t}/replay/frame", "/t/{t}/record"),
    *("/t/{t}/seats", "/t/{t}/links", "/t/{t}/deal", "/t/{t}/card/{o}", "/t/{w}", "/t/{w}/seats", "/t/{w}/links"),
    *("/t/{t}/log", "/t/{w}/log"),
    *("/t/{w}/frame", "/t/{w}/stream", "/t/{w}/act", "/t/{w}/deal", "/t/{w}/replay", "/t/{w}/card/{o}"),
    *("/t/{o}", "/t/{o}/frame", "/join/{o}", "/return/{o}", "/join/{t}.1.{k}", "/return/{t}.0.{k}", "/nowhere"),
    *("/static/{o}/{o}", "/static/x/tokens.css", "/{o}"),
]

odd = st.one_of(st.sampled_from(ODD), st.text(max_size=20), st.integers().map(str))
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), odd),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4)),
    max_leaves=8,
)
objects = st.fixed_dictionaries(
    {"seat": st.one_of(st.just(0), anything), "version": st.one_of(st.just(0), anything)},
    optional={
        "client": st.one_of(st.just("12345678"), anything),
        "actions": st.one_of(st.lists(odd, max_size=3), anything),
        "bot": st.one_of(st.lists(odd, max_size=2), anything),
    },
)
bodies = st.one_of(
    objects.map(lambda found: ("application/json", json.dumps(found).encode())),
    anything.map(lambda found: ("application/json", json.dumps(found).encode())),
    st.lists(st.tuples(st.sampled_from(FIELDS), odd), max_size=9).map(
        lambda found: ("application/x-www-form-urlencoded", urlencode(found, errors="surrogatepass").encode())
    ),
    st.tuples(st.sampled_from(("application/json", "application/x-www-form-urlencoded", "")), st.binary(max_size=60)),
    st.just(("application/json", b"[" * 40_000)),
    st.just(("application/json", b'{"seat":' + b"9" * 6000 + b"}")),
)


@dataclass
class Target:
    """A server of its own, so that its log is of these requests alone, and somebody with a table there."""

    site: Site
    ana: Browser
    table: str
    waiting: str  # a table at which somebody is missing

    def says(self, method: str, path: str, extra: list[tuple[str, str]], kind: str = "", body: bytes = b"") -> int:
        """Sent as it is, byte by byte: no client of ours corrects it. The answer's status."""
        given = {name.lower() for name, _ in extra}
        usual = {
            "Host": f"localhost:{self.site.port}",
            "Cookie": f"{COOKIE}={self.ana.http.cookies[COOKIE]}",
            "X-CSRF": self.ana.csrf,
            "Content-Type": kind,
            "Content-Length": str(len(body)),
        }
        lines = [(name, value) for name, value in usual.items() if name.lower() not in given]
        head = "".join(f"{name}: {value}\r\n" for name, value in [*lines, *extra, ("Connection", "close")])
        with socket.create_connection(("127.0.0.1", self.site.port), timeout=30) as wire:
            wire.sendall(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "replace") + body)
            answer = b""
            while b"\r\n" not in answer and (more := wire.recv(4096)):
                answer += more
        found = re.match(rb"HTTP/1\.1 (\d+)", answer)
        assert found, (method, path, extra, answer)
        return int(found[1])


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    site = Site(tmp_path_factory.mktemp("fuzzed"))
    ana = site.browser()
    yield Target(site, ana, ana.open_table("you", "search:1"), ana.open_table("you", "open"))
    said = site.stop()
    assert not said, f"the server complained: {said}"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "//[", "http://\u00e4:x"])
def test_an_origin_that_is_none_is_a_foreign_one(target: Target, origin: str):
    assert target.says("POST", "/lang", [("Origin", origin)], "application/x-www-form-urlencoded", b"lang=de") in (
        303,
        403,
    )


@pytest.mark.parametrize("field", ["actions", "bot", "client", "seat", "version", "more"])
def test_half_a_character_is_refused(target: Target, field: str):
    """JSON can write half of a pair that makes a character: nothing that can be stored or sent."""
    fields = {"seat": 0, "version": 0, "client": "12345678", "actions": ["keep x"], field: ["\ud800"]}
    for what in ("act", "undo", "hint", "stand-in", "take-back"):
        answer = target.ana.http.post(
            f"/t/{target.table}/{what}",
            content=json.dumps(fields).encode(),
            headers={"X-CSRF": target.ana.csrf, "Content-Type": "application/json"},
        )
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_nothing_that_is_sent_is_our_fault(target: Target, data: st.DataObject):
    part = quote_from_bytes(data.draw(odd).encode("utf-8", "surrogatepass"), safe="%/.")
    path = data.draw(st.sampled_from(PATHS)).format(t=target.table, w=target.waiting, o=part, k="k" * 32)
    asked = data.draw(st.lists(st.tuples(st.sampled_from(FIELDS), odd), max_size=3))
    if asked:
        path += "?" + urlencode(asked, errors="surrogatepass")
    values = st.one_of(st.sampled_from(VALUES), odd.map(lambda text: re.sub(r"[\r\n\x00]", "", text)))
    extra = data.draw(st.lists(st.tuples(st.sampled_from(HEADERS), values), max_size=2))
    method = data.draw(st.sampled_from(("GET", "GET", "POST", "POST", "HEAD", "PUT", "OPTIONS", "BREW")))
    kind, body = data.draw(bodies) if method == "POST" else ("", b"")
    assert target.says(method, path, extra, kind, body) < 500
