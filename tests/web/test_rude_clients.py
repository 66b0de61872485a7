"""Clients that hold on to what everybody needs: connections half used, streams without end, answers never read.

A server in this process, with short deadlines and few places; `python tests/server/rude.py` does it to a real one."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import httpx
import pytest

from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.keys import Keys, secret_in
from tabuleiro.server.wish import Wish
from tabuleiro.web import connection, doors, guard, serving, table
from tabuleiro.web.guard import csrf_of
from tabuleiro.web.limits import address_of
from tabuleiro.web.person import Passports, Person
from tabuleiro.web.serving import _listen, server_of

ANA = Person("ana-of-the-rude-tests", "Ana")
LATER = 60.0  # seconds until a test gives up


class Place:
    """A server in a thread, with a table of two people."""

    def __init__(self, settings: Settings) -> None:
        self.server = server_of(settings)
        self.doors: doors.Doors = self.server.app.state.doors
        self.wires: list[socket.socket] = []
        listening = _listen("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        self.thread = threading.Thread(target=self.server.run, args=([listening],))
        self.thread.start()
        until(lambda: self.server.started and hasattr(self.server, "loop"))
        wish = Wish("imperial-miners", [Chair("person", "Ana"), Chair("person", "Bia")])
        opened = self.server.app.state.lobby.open_table(wish, ANA.id)
        self.table = asyncio.run_coroutine_threadsafe(opened, self.server.loop).result(LATER)
        secret = secret_in(settings.data)
        self.cookie = "Cookie: " + Passports(secret).cookie(ANA, secure=False).split(";")[0]
        self.csrf = f"X-CSRF: {csrf_of(secret, ANA)}"

    def empty(self) -> None:
        """Everybody goes."""
        while self.wires:
            self.wires.pop().close()
        until(lambda: not self.server.server_state.connections and not self.doors._streams._counts)

    def stop(self) -> None:
        self.server.handle_exit(signal.SIGTERM, None)
        self.thread.join(LATER)
        assert not self.thread.is_alive()

    def wire(self, sent: str = "", small: bool = False) -> socket.socket:
        made = socket.socket()
        self.wires.append(made)
        if small:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.settimeout(LATER)
        made.connect(("127.0.0.1", self.port))
        made.sendall(sent.encode())
        return made

    def head(self, path: str, *more: str, method: str = "GET") -> str:
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: localhost:{self.port}", *more, "", ""])

    def stream(self, *more: str) -> socket.socket:
        return self.wire(self.head(f"/t/{self.table.id}/stream?seat=0", "Accept: text/event-stream", *more))

    def half_a_body(self) -> socket.socket:
        form = ("Content-Type: application/x-www-form-urlencoded", "Content-Length: 100")
        return self.wire(self.head("/lang", self.cookie, self.csrf, *form, method="POST") + "lang")

    def page(self) -> int:
        return httpx.get(f"http://127.0.0.1:{self.port}/", timeout=LATER).status_code


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Place]]:
    running: list[Place] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serving.Server, "capture_signals", lambda server: nullcontext())  # signals, and memory, are
        patch.setattr(serving, "calm_memory", lambda: None)  # the whole process's, which is not the server's here
        patch.setattr(connection, "HEAD", 0.5)
        patch.setattr(connection, "TAKE", 0.5)
        patch.setattr(table, "PING", 3600.0)  # who has gone is not missed by writing to them in vain

        def start(**given: Any) -> Place:
            running.append(Place(Settings(data=tmp_path_factory.mktemp("data"), workers=1, **given)))
            return running[-1]

        yield start
        for place in running:
            place.stop()


@pytest.fixture(scope="module")
def whole_place(serve: Callable[..., Place]) -> Place:
    return serve()


@pytest.fixture
def place(whole_place: Place, caplog: pytest.LogCaptureFixture) -> Iterator[Place]:
    """With nobody inside, before and after; and nothing to complain about."""
    yield whole_place
    whole_place.empty()
    assert not caplog.records


def until(come: Callable[[], object]) -> None:
    end = time.monotonic() + LATER
    while not come():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


def ended(wire: socket.socket) -> bool:
    """Waits for the server to hang up."""
    try:
        while wire.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def status(wire: socket.socket) -> int:
    found = re.match(rb"HTTP/1\.1 (\d+)", wire.recv(65536))
    assert found
    return int(found[1])


def text(wire: socket.socket) -> str:
    said = b""
    while more := wire.recv(65536):
        said += more
    return said.decode()


# ---------------------------------------------------------------- half-sent
@pytest.mark.parametrize("sent", ["", "G", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Lo", "\r\n"])
def test_half_a_head_is_not_waited_for_for_ever(place: Place, sent: str):
    assert ended(place.wire(sent))


def test_nor_is_one_that_comes_drop_by_drop(place: Place):
    wires = [
        place.wire(place.head("/healthz")[:-2] + "X-Lo"),  # a header without end
        place.wire(place.head("/healthz", "Content-Length: 9999")),  # a body that nobody asked for
        place.wire(place.head("/healthz") + "GET /hea"),  # the second of two
    ]

    def dropped(wire: socket.socket) -> bool:
        wire.setblocking(False)
        try:
            wire.send(b"x")
            while wire.recv(65536):
                pass
            return True
        except BlockingIOError:
            return False
        except OSError:
            return True

    until(lambda: sum(dropped(wire) for wire in wires) == len(wires))


def test_half_a_body_gets_a_reason(place: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(guard, "BODY", 0.3)
    said = text(place.half_a_body())
    assert said.startswith("HTTP/1.1 408 ")
    assert "took too long" in said


def test_who_never_reads_is_let_go(place: Place):
    place.wire(place.head("/") * 200, small=True)
    until(lambda: place.server.server_state.connections)
    until(lambda: not any(not found.idle for found in place.server.server_state.connections))
    until(lambda: not place.server.server_state.connections)


def test_who_talks_without_listening_is_let_go(place: Place):
    wire = place.stream(place.cookie)
    assert status(wire) == 200
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        wire.sendall(b"GET / HTTP/1.1\r\n" * 1_000_000)


def test_nonsense_in_the_middle_of_an_answer_ends_it(place: Place):
    wire = place.stream(place.cookie, "Transfer-Encoding: chunked")
    assert status(wire) == 200
    wire.sendall(b"this is no chunk\r\n")
    assert ended(wire)


# ---------------------------------------------------------------- streams
def test_a_closed_page_is_missed_at_once(place: Place):
    """Also where more than the request was sent: the server went on reading only after its answer."""
    for more in (b"", b"x", b"\r\n"):
        wire = place.stream(place.cookie)
        assert status(wire) == 200
        until(lambda: place.table.watches)
        wire.sendall(more)
        wire.close()
        until(lambda: not place.table.watches)


def test_streams_of_one_person_are_counted_at_once(place: Place):
    wires = [place.wire() for _ in range(60)]
    for wire in wires:
        wire.sendall(place.head(f"/t/{place.table.id}/stream", place.cookie).encode())
    assert Counter(map(status, wires)) == {200: doors.MOST_STREAMS, 429: 60 - doors.MOST_STREAMS}
    place.empty()
    assert status(place.stream(place.cookie)) == 200


def test_streams_of_one_address_are_counted(place: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doors, "MOST_STREAMS_HERE", 5)
    chosen = [f"X-Forwarded-For: 203.0.113.{number}" for number in range(8)]  # nobody has said whom to believe
    wires = [place.wire(place.head(f"/t/{place.table.id}/stream", address)) for address in chosen]
    assert Counter(map(status, wires)) == {200: 5, 429: 3}


def test_a_stream_that_never_begins_gives_its_place_back(place: Place):
    for path in (f"/t/{place.table.id}/stream?seat=7", "/t/nowhere/stream", f"/t/{'x' * 22}/stream"):
        assert status(place.wire(place.head(path, place.cookie))) in (403, 404)
    until(lambda: not place.doors._streams._counts)


def test_pages_have_room_when_streams_have_none(place: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(place.doors, "most", 20)
    wires = [place.wire(place.head(f"/t/{place.table.id}/stream")) for _ in range(18)]
    assert Counter(map(status, wires)) == {200: 15, 503: 3}
    assert place.page() == 200


def test_who_comes_to_a_full_server_is_told(place: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(place.doors, "most", 3)
    monkeypatch.setattr(doors, "SPARE", 2)
    for _ in range(3):
        place.half_a_body()
    until(lambda: sum(not found.idle for found in place.server.server_state.connections) == 3)
    said = text(place.wire(place.head("/", "Accept-Language: de")))
    assert said.startswith("HTTP/1.1 503 ")
    assert "Der Server ist gerade voll" in said
    place.empty()
    assert place.page() == 200


def test_the_idle_make_room_for_who_asks(place: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(place.doors, "most", 5)
    for _ in range(5):
        place.wire()
    assert place.page() == 200


def test_one_address_has_so_many_idle_connections(place: Place, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "HEAD", 3600.0)
    monkeypatch.setattr(doors, "MOST_IDLE_HERE", 4)
    wires = [place.wire() for _ in range(12)]
    assert all(ended(wire) for wire in wires[:8])
    assert len(place.server.server_state.connections) == 4


# ---------------------------------------------------------------- addresses
def test_a_proxy_says_who_asks_if_it_is_ours(serve: Callable[..., Place], monkeypatch: pytest.MonkeyPatch):
    """What a client wrote into the header itself stands before what the proxy adds, and does not count."""
    place = serve(proxies=("127.0.0.1",))
    monkeypatch.setattr(doors, "MOST_STREAMS_HERE", 2)

    def asked(*forwarded: str) -> list[int]:
        heads = [place.head(f"/t/{place.table.id}/stream", f"X-Forwarded-For: {says}") for says in forwarded]
        return [status(place.wire(head)) for head in heads]

    assert asked("203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2") == [200, 200, 429, 200]
    assert asked("1.1.1.1, 203.0.113.3", "2.2.2.2, 203.0.113.3", "3.3.3.3, 203.0.113.3") == [200, 200, 429]
    assert asked("who", "[", "%%") == [200, 200, 429]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("", "?"),
        ("nonsense", "?"),
    ],
)
def test_an_address_counts_as_one_customers(host: str, address: str):
    assert address_of(host) == address


def test_who_comes_by_ipv6_has_a_place_as_others_have():
    keys = Keys(b"k" * 32)
    here, neighbour, elsewhere, nowhere = (
        keys.place(address_of(host)) for host in ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1", "testclient")
    )
    assert here == neighbour != elsewhere
    assert here != ""
    assert nowhere == ""


def test_a_vanished_machine_is_missed_by_the_system():
    with _listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        taken, _ = listening.accept()
        with taken:
            assert taken.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) == 10
            assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 20_000
