"""Rude clients against a real server with its limits on: what each of them gets, and whether others are still served.

`python tests/server/rude.py` takes about a minute and prints a table; `--handles 1024` is how many files the server may
open. The fast tests of the same are in tests/web/test_rude_clients.py.
"""

from __future__ import annotations

import argparse
import json
import re
import select
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from web_site import Browser, Site

from tabuleiro.web.person import COOKIE

PATIENT = 32  # seconds that are waited for what should have ended by then
SLOW = 5.0  # seconds after which a page counts as not answered


class Rude:
    """Sockets that say what no browser would say."""

    def __init__(self, site: Site) -> None:
        self.site = site

    def wire(self, sent: str = "", small: bool = False) -> socket.socket:
        made = socket.socket()
        if small:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.settimeout(SLOW)
        made.connect(("127.0.0.1", self.site.port))
        made.sendall(sent.encode("latin-1"))
        return made

    def head(self, path: str, *more: str, method: str = "GET") -> str:
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: localhost:{self.site.port}", *more, "", ""])

    def many(self, count: int, sent: str, small: bool = False) -> list[socket.socket]:
        found: list[socket.socket] = []
        with suppress(OSError):  # when the server takes no more
            for _ in range(count):
                found.append(self.wire(sent, small))
        return found

    def served(self) -> str:
        """Whether somebody else gets a page meanwhile."""
        began = time.monotonic()
        try:
            status = httpx.get(f"{self.site.url}/", timeout=SLOW).status_code
        except httpx.HTTPError as error:
            return f"others: {type(error).__name__}"
        return f"others: {status} in {1000 * (time.monotonic() - began):.0f} ms"


def status(wire: socket.socket) -> int:
    """Of the answer that has come; 0: none."""
    wire.setblocking(False)
    try:
        found = re.match(rb"HTTP/1\.1 (\d+)", wire.recv(4096))
    except OSError:
        return 0
    return int(found[1]) if found else 0


def tally(wires: Iterable[socket.socket]) -> str:
    """What they were answered, once all are."""
    found: list[int] = []
    for wire in wires:
        coming = select.poll()
        coming.register(wire, select.POLLIN)
        coming.poll(1000 * SLOW if all(found) else 0)
        found.append(status(wire))
    return ", ".join(f"{found.count(code)} x {code or 'nothing'}" for code in sorted(set(found)))


def held(wires: Iterable[socket.socket]) -> int:
    """How many the server has not closed."""
    count = 0
    for wire in wires:
        wire.setblocking(False)
        try:
            while wire.recv(65536):
                pass
        except BlockingIOError:
            count += 1
        except OSError:
            pass
    return count


def sockets_of(site: Site) -> int:
    found = 0
    for handle in Path(f"/proc/{site.process.pid}/fd").iterdir():
        with suppress(OSError):
            found += str(handle.readlink()).startswith("socket:")
    return found


def let_go(wires: Iterable[socket.socket]) -> None:
    for wire in wires:
        wire.close()
    time.sleep(1)


# ---------------------------------------------------------------- what they do
def foreign_cookie(rude: Rude, ana: Browser, table: str) -> str:
    sent = f'prefs={{"a":1}}; {COOKIE}={ana.http.cookies[COOKIE]}'
    answer = httpx.get(f"{rude.site.url}/t/{table}/frame?seat=0", headers={"Cookie": sent})
    return f"own seat {answer.status_code}, {'a new' if 'set-cookie' in answer.headers else 'the same'} identity"


def nonsense(rude: Rude, ana: Browser, table: str) -> str:
    headers = {"X-CSRF": ana.csrf, "Content-Type": "application/json"}
    body = json.dumps({"seat": 0, "version": 0, "client": "12345678", "actions": ["\ud800"]}).encode()
    half = ana.http.post(f"/t/{table}/act", content=body, headers=headers).status_code
    origin = ana.http.post("/lang", headers={**headers, "Origin": "http://["}).status_code
    return f"Origin http://[ {origin}, half a character {half}"


def closed_page(rude: Rude, ana: Browser, table: str) -> str:
    """Who has sent a byte too much before."""
    ana.http.close()
    wire = rude.wire(rude.head(f"/t/{table}/stream?seat=0", f"Cookie: {COOKIE}={ana.http.cookies[COOKIE]}"))
    time.sleep(0.5)
    wire.sendall(b"x")
    time.sleep(0.5)
    before, began = sockets_of(rude.site), time.monotonic()
    wire.close()
    while sockets_of(rude.site) >= before and time.monotonic() - began < 2 * PATIENT:
        time.sleep(0.05)
    return f"let go after {time.monotonic() - began:.1f} s"


def many_of_one(rude: Rude, ana: Browser, table: str) -> str:
    sent = rude.head(f"/t/{table}/stream?seat=0", f"Cookie: {COOKIE}={ana.http.cookies[COOKIE]}")
    wires = [rude.wire() for _ in range(120)]
    for wire in wires:
        wire.sendall(sent.encode())
    found = tally(wires)
    let_go(wires)
    return found


def many_of_nobody(rude: Rude, ana: Browser, table: str) -> str:
    wires = rude.many(1200, rude.head(f"/t/{table}/stream"))
    found = f"{tally(wires)}; {rude.served()}"
    let_go(wires)
    return found


def chosen_address(rude: Rude, ana: Browser, table: str) -> str:
    """A new one for each request, as long as that is believed."""
    chosen = [f"X-Forwarded-For: 10.1.{number // 250}.{number % 250}" for number in range(2500)]
    sent = [rude.head("/lang", address, "Content-Length: 0", method="POST") for address in chosen]
    wire, found = rude.wire(), b""
    for few in range(0, len(sent), 50):  # no more at once than may wait for their answers
        wire.sendall("".join(sent[few : few + 50]).encode())
        while found.count(b"HTTP/1.1 ") < few + 50 and (more := wire.recv(65536)):
            found += more
    wire.close()
    return f"{found.count(b' 403 Forb')} x 403, {found.count(b' 429 Too')} x 429"


def halves(rude: Rude, ana: Browser, table: str) -> str:
    """All who keep a connection and do not go on, at once; who is still there after a while."""
    ours = f"Cookie: {COOKIE}={ana.http.cookies[COOKIE]}"
    form = ("Content-Type: application/x-www-form-urlencoded", "Content-Length: 100", f"X-CSRF: {ana.csrf}")
    kinds = {
        "nothing": rude.many(60, ""),
        "half a head": rude.many(60, rude.head("/")[:-2]),
        "half a body": rude.many(40, rude.head("/lang", ours, *form, method="POST") + "lang"),
        "a page's body": rude.many(40, rude.head("/", "Content-Length: 100") + "x"),
        "never reads": rude.many(20, rude.head("/") * 200, small=True),
    }
    meanwhile = rude.served()
    dripping = kinds["half a head"][:30] + kinds["a page's body"][:20]
    for _ in range(PATIENT):
        time.sleep(1)
        for wire in dripping:
            with suppress(OSError):
                wire.sendall(b"x")
    found = ", ".join(f"{name} {held(wires)}/{len(wires)}" for name, wires in kinds.items())
    let_go(wire for wires in kinds.values() for wire in wires)
    return f"after {PATIENT} s still held: {found}; {meanwhile}"


def idle_ones(rude: Rude, ana: Browser, table: str) -> str:
    wires = rude.many(700, "")
    time.sleep(3)
    found = f"of {len(wires)} idle connections {held(wires)} are kept; {rude.served()}"
    let_go(wires)
    return found


CLIENTS: dict[str, Callable[[Rude, Browser, str], str]] = {
    "another program's cookie": foreign_cookie,
    "nonsense": nonsense,
    "a closed page": closed_page,
    "120 streams of one person": many_of_one,
    "1,200 streams of nobody": many_of_nobody,
    "700 idle connections": idle_ones,
    "half-sent, unread": halves,
    "an address of one's choice": chosen_address,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--handles", type=int, default=1024, help="files that the server may open")
    parser.add_argument("--only", default="", help="clients whose name has this in it")
    asked = parser.parse_args()
    for name, client in CLIENTS.items():
        if asked.only not in name:
            continue
        with tempfile.TemporaryDirectory() as folder:
            site = Site(Path(folder), start=False, TABULEIRO_LIMITS="yes")
            site.launch(asked.handles)
            site.answering()
            try:
                ana = site.browser()
                print(f"{name:28}{client(Rude(site), ana, ana.open_table('you', 'search:1'))}", flush=True)
            finally:
                said = site.stop()
            for line in dict.fromkeys(line for line in said.splitlines() if "rror" in line):
                print(f"{'':28}in the log: {line[:100]}")


if __name__ == "__main__":
    main()
