"""Many live tables: people act and watch over real HTTP; how long until everybody else sees it, and is anything lost.

    python benchmarks/tables.py                      200 tables of 4, 800 streams, 20 actions a second for a minute
    python benchmarks/tables.py --tables 50 --rate 10

The server is a process of its own on this machine, with its own data folder that is thrown away; this script is the
people. Everything is bounded by --seconds and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from calibration import calibration

from tabuleiro.server.keys import secret_in
from tabuleiro.web.guard import csrf_of
from tabuleiro.web.person import Passports, Person

HOST = "127.0.0.1"
SEATS = 4
PATIENCE = 20.0  # seconds after the last action for what is still on its way


@dataclass
class Somebody:
    """A person with a cookie, and the versions that have reached their screen."""

    person: Person
    cookie: str
    csrf: str
    seat: int = 0
    seen: dict[int, float] = field(default_factory=dict)  # version: when
    version: int = 0
    options: list[str] = field(default_factory=list)

    def take(self, frame: dict[str, object]) -> None:
        """What can be done on the page that came; parts that did not change were not sent."""
        if int(str(frame["version"])) < self.version:
            return
        self.version = int(str(frame["version"]))
        parts = frame["parts"]
        assert isinstance(parts, dict)
        if "board" in parts or "bar" in parts:
            text = "".join(map(str, parts.values()))
            found = list(dict.fromkeys(re.findall(r'data-act="([^"]+)"', text)))
            self.options = found or (self.options if frame["turn"] else [])


class Http:
    """As little of an HTTP client as this needs: the server is what is measured, on the same two cores."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def send(
        self, who: Somebody, method: str, path: str, body: bytes = b"", kind: str = ""
    ) -> tuple[int, bytes, str]:
        reader, writer = await asyncio.open_connection(HOST, self.port, limit=1 << 22)
        try:
            writer.write(self._head(who, method, path, body, kind))
            await writer.drain()
            status, headers = await self._answer(reader)
            length = re.search(rb"content-length: (\d+)", headers, re.IGNORECASE)
            content = await reader.readexactly(int(length[1])) if length else await reader.read()
            place = re.search(rb"location: (\S+)", headers, re.IGNORECASE)
            return status, content, place[1].decode() if place else ""
        finally:
            writer.close()

    def _head(self, who: Somebody, method: str, path: str, body: bytes, kind: str) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {HOST}:{self.port}",
            f"Cookie: {who.cookie}",
            "Accept: application/json",
            f"X-CSRF: {who.csrf}",
            "Connection: close",
        ]
        if body or method == "POST":
            lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode() + body

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        headers = await reader.readuntil(b"\r\n\r\n")
        return int(headers.split(b" ", 2)[1]), headers

    async def stream(self, who: Somebody, table: str) -> None:
        """Notes when each version arrives, until the connection ends."""
        reader, writer = await asyncio.open_connection(HOST, self.port, limit=1 << 22)
        writer.write(self._head(who, "GET", f"/t/{table}/stream?seat={who.seat}&from={who.version}", b"", ""))
        await writer.drain()
        status, _ = await self._answer(reader)
        assert status == 200, status
        try:
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    who.seen[int(line[4:])] = time.perf_counter()
                elif line.startswith(b"data: "):
                    who.take(json.loads(line[6:]))
        finally:
            writer.close()


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


async def run(port: int, data: Path, wish: argparse.Namespace) -> bool:
    http = Http(port)
    secret = secret_in(data)
    passports = Passports(secret)

    def somebody(number: int) -> Somebody:
        person = Person(f"bench-{number}", f"P{number}")
        return Somebody(
            person, passports.cookie(person, secure=False).split(";")[0], csrf_of(secret, person), number % SEATS
        )

    people = [somebody(number) for number in range(wish.tables * SEATS)]
    began = time.perf_counter()
    tables = [await seated(http, people[first : first + SEATS]) for first in range(0, len(people), SEATS)]
    print(f"{len(tables)} tables with {len(people)} people, opened in {time.perf_counter() - began:.1f} s", flush=True)
    streams = [asyncio.create_task(http.stream(who, tables[number // SEATS])) for number, who in enumerate(people)]
    await asyncio.sleep(2)
    acts: list[tuple[int, int, float, float]] = []  # table, version, sent, answered
    refused = 0
    chance = random.Random(1)
    end = time.perf_counter() + wish.seconds
    pending: set[asyncio.Task[None]] = set()

    async def one(table: int) -> None:
        nonlocal refused
        ready = [who for who in people[table * SEATS : (table + 1) * SEATS] if who.options]
        if not ready:
            return
        who = chance.choice(ready)
        option = chance.choice(who.options)
        who.options = []
        body = {"seat": who.seat, "version": who.version, "client": os.urandom(8).hex(), "actions": [option]}
        sent = time.perf_counter()
        status, content, _ = await http.send(
            who, "POST", f"/t/{tables[table]}/act", json.dumps(body).encode(), "application/json"
        )
        if status == 200:
            frame = json.loads(content)
            acts.append((table, frame["version"], sent, time.perf_counter()))
            who.take(frame)
        else:
            refused += 1

    next_at = time.perf_counter()
    while time.perf_counter() < end:
        task = asyncio.create_task(one(chance.randrange(len(tables))))
        pending.add(task)
        task.add_done_callback(pending.discard)
        next_at += 1 / wish.rate
        await asyncio.sleep(max(0, next_at - time.perf_counter()))
        print(f"\r{len(acts)} actions", end="", flush=True)
    await asyncio.gather(*pending)
    waited = time.perf_counter()
    while time.perf_counter() - waited < PATIENCE and missing(acts, people):
        await asyncio.sleep(0.2)
    lost = missing(acts, people)
    for task in streams:
        task.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    report(acts, people, refused, lost, wish)
    return not lost


async def seated(http: Http, people: list[Somebody]) -> str:
    """One opens a table for four, the others come by their links; all look at it."""
    host = people[0]
    fields = [
        ("csrf", host.csrf),
        ("game", "imperial-miners"),
        ("name", host.person.name),
        ("table", "Load"),
        ("hints", "yes"),
    ]
    fields += [("seat", "you"), *[("seat", "open")] * 3, *[("guest", "")] * SEATS]
    form = "application/x-www-form-urlencoded"
    status, content, place = await http.send(host, "POST", "/tables", urlencode(fields).encode(), form)
    assert status == 303, (status, content[:300])
    table = re.search(r"/t/([A-Za-z0-9_-]+)", place)
    assert table is not None
    _, page, _ = await http.send(host, "GET", f"/t/{table[1]}/seats")
    links = re.findall(r"/join/[A-Za-z0-9_.-]+", page.decode())
    for who, link in zip(people[1:], dict.fromkeys(links), strict=True):
        sat = urlencode([("csrf", who.csrf), ("name", who.person.name)]).encode()
        status, content, _ = await http.send(who, "POST", link, sat, form)
        assert status == 303, (status, content[:300])
    for who in people:
        _, content, _ = await http.send(who, "GET", f"/t/{table[1]}/frame?seat={who.seat}")
        who.take(json.loads(content))
    return table[1]


def missing(acts: list[tuple[int, int, float, float]], people: list[Somebody]) -> int:
    """Screens that an acknowledged action has not reached: neither it nor a later version of its table."""
    count = 0
    for table, version, _, _ in acts:
        count += sum(who.version < version for who in people[table * SEATS : (table + 1) * SEATS])
    return count


def report(
    acts: list[tuple[int, int, float, float]], people: list[Somebody], refused: int, lost: int, wish: argparse.Namespace
) -> None:
    shown: list[float] = []
    for table, version, sent, _ in acts:
        for who in people[table * SEATS : (table + 1) * SEATS]:
            arrived = min((at for seen, at in who.seen.items() if seen >= version), default=None)
            if arrived is not None:
                shown.append(arrived - sent)
    answered = [done - sent for _, _, sent, done in acts]
    print(
        f"\r{len(acts)} actions in {wish.seconds} s ({len(acts) / wish.seconds:.1f} a second), "
        f"{refused} refused as stale"
    )
    for name, values in (("action to answer", answered), ("action to other screens", shown)):
        figures = ", ".join(
            f"p{int(share * 100)} {percentile(values, share) * 1000:.0f} ms" for share in (0.5, 0.95, 0.99)
        )
        print(f"{name}: {figures}, most {max(values) * 1000:.0f} ms ({len(values)} measured)")
    print(f"lost: {lost}; calibration: {calibration():.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--rate", type=float, default=20, help="actions a second, over all tables")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asked = {"TABULEIRO_DATA": folder, "TABULEIRO_LIMITS": "no", "PORT": "0", "BROWSER": "none", "HOST": HOST}
        command = [sys.executable, "-m", "tabuleiro", "serve"]
        server = subprocess.Popen(command, env={**os.environ, **asked}, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found is not None, "the server did not start"
            fine = asyncio.run(run(int(found[1]), Path(folder), wish))
        finally:
            server.terminate()
            server.wait(30)
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
