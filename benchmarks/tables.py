"""Many live tables: people act and watch over real HTTP; how long until everybody else sees it, and is anything lost.

    python benchmarks/tables.py                      200 tables of 4, 800 streams, 20 actions a second for a minute
    python benchmarks/tables.py --tables 500 --rate 60
    python benchmarks/tables.py --tables 1 --spectators 2000 --rate 1 --seconds 20

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
AT_ONCE = 16  # requests while everybody sits down
EVENT_ENDS = b"\n\n\r\n"  # an event of a stream is one chunk of the answer
OPTION = re.compile(rb'data-act=\\?"([^"\\]+)')


@dataclass
class Somebody:
    """A person with a cookie, and the versions that have reached their screen."""

    person: Person
    cookie: str
    csrf: str
    seat: int = 0
    seen: dict[int, float] = field(default_factory=dict)  # version: when all of it was there
    version: int = 0
    unread: list[bytes] = field(default_factory=list)  # frames as they came, read when this person is to act
    _options: list[str] = field(default_factory=list)

    def take(self, version: int, frame: bytes) -> None:
        if version >= self.version:
            self.version = version
            self.unread.append(frame)

    @property
    def options(self) -> list[str]:
        """What can be done on the page that came; parts that did not change were not sent."""
        for frame in self.unread:
            if b'"board": ' in frame or b'"bar": ' in frame or b'"board":' in frame or b'"bar":' in frame:
                found = [option.decode() for option in dict.fromkeys(OPTION.findall(frame))]
                asked = b'"turn": true' in frame or b'"turn":true' in frame
                self._options = found or (self._options if asked else [])
        self.unread.clear()
        return self._options

    def done(self) -> None:
        self._options = []


class Screen(asyncio.Protocol):
    """A stream: notes when each version has arrived, and keeps as little as it can; the two cores are the server's."""

    def __init__(self, who: Somebody, head: bytes) -> None:
        self.who = who
        self.head = head
        self.begun = asyncio.get_running_loop().create_future()
        self.parts: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.parts.append(data)
        if not data.endswith(EVENT_ENDS):
            return
        at = time.perf_counter()
        if not self.begun.done():
            self.begun.set_result(self.parts[0].split(b" ", 2)[1])
        text = self.parts[0] if len(self.parts) == 1 else b"".join(self.parts)
        self.parts.clear()
        for found in re.finditer(rb"id: (\d+)\nevent: frame\n", text):
            self.who.seen.setdefault(int(found[1]), at)
            self.who.take(int(found[1]), text if self.who.seat >= 0 else b"")

    def connection_lost(self, error: Exception | None) -> None:
        if not self.begun.done():
            self.begun.set_result(b"no answer")


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
            headers = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", headers, re.IGNORECASE)
            content = await reader.readexactly(int(length[1])) if length else await reader.read()
            place = re.search(rb"location: (\S+)", headers, re.IGNORECASE)
            return int(headers.split(b" ", 2)[1]), content, place[1].decode() if place else ""
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

    async def stream(self, who: Somebody, table: str) -> Screen:
        """Open, and answered."""
        head = self._head(who, "GET", f"/t/{table}/stream?seat={who.seat}&from={who.version}", b"", "")
        made = lambda: Screen(who, head)  # noqa: E731
        _, screen = await asyncio.get_running_loop().create_connection(made, HOST, self.port)
        status = await screen.begun
        assert status == b"200", status
        return screen


@dataclass
class Act:
    table: int
    version: int
    sent: float
    answered: float


class Server:
    """The server's process: what it has used of the machine so far."""

    def __init__(self, pid: int) -> None:
        self.folder = Path(f"/proc/{pid}")

    @property
    def cpu(self) -> float:
        """Seconds of its own, without those of the bots' processes; 0 where the system does not tell."""
        if not self.folder.exists():
            return 0.0
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """KiB that it holds."""
        found = re.search(r"VmRSS:\s+(\d+)", (self.folder / "status").read_text()) if self.folder.exists() else None
        return int(found[1]) if found else 0


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


class Load:
    """All people at all tables; spectators look at the first one."""

    def __init__(self, port: int, data: Path, server: Server, wish: argparse.Namespace) -> None:
        self.http = Http(port)
        self.server = server
        self.wish = wish
        self.secret = secret_in(data)
        self.people = [self._somebody(number, number % SEATS) for number in range(wish.tables * SEATS)]
        self.spectators = [self._somebody(len(self.people) + number, -1) for number in range(wish.spectators)]
        self.tables: list[str] = []
        self.acts: list[Act] = []
        self.refused = 0
        self.chance = random.Random(1)

    def _somebody(self, number: int, seat: int) -> Somebody:
        person = Person(f"bench-{number}", f"P{number}")
        cookie = Passports(self.secret).cookie(person, secure=False).split(";")[0]
        return Somebody(person, cookie, csrf_of(self.secret, person), seat)

    def at(self, table: int) -> list[Somebody]:
        return self.people[table * SEATS : (table + 1) * SEATS]

    def screens(self, table: int) -> list[Somebody]:
        return self.at(table) + (self.spectators if table == 0 else [])

    async def run(self) -> bool:
        began = time.perf_counter()
        self.tables = await self._all([seated(self.http, self.at(table)) for table in range(self.wish.tables)])
        streams = [self.http.stream(who, self.tables[number // SEATS]) for number, who in enumerate(self.people)]
        screens = await self._all(streams)
        alone = self.server.memory
        screens += await self._all([self.http.stream(who, self.tables[0]) for who in self.spectators])
        print(
            f"{len(self.tables)} tables, {len(self.people)} people and {len(self.spectators)} spectators"
            f" in {time.perf_counter() - began:.1f} s",
            flush=True,
        )
        before, own = self.server.cpu, time.process_time()
        await self._play()
        used, own = self.server.cpu - before, time.process_time() - own
        lost = self.missing()
        self._report(used, own, alone, lost)
        for screen in screens:
            screen.transport.abort()
        return not lost

    async def _all(self, work: list) -> list:
        """In order, some at once."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(job):
            async with turn:
                return await job

        return await asyncio.gather(*map(one, work))

    async def _play(self) -> None:
        pending: set[asyncio.Task[None]] = set()
        next_at = time.perf_counter()
        end = next_at + self.wish.seconds
        while time.perf_counter() < end:
            task = asyncio.create_task(self._one(self.chance.randrange(len(self.tables))))
            pending.add(task)
            task.add_done_callback(pending.discard)
            next_at += 1 / self.wish.rate
            await asyncio.sleep(max(0, next_at - time.perf_counter()))
        await asyncio.gather(*pending)
        waited = time.perf_counter()
        while time.perf_counter() - waited < PATIENCE and self.missing():
            await asyncio.sleep(0.2)

    async def _one(self, table: int) -> None:
        """Somebody at the table who is asked does something."""
        people = self.at(table)
        who = next((who for who in self.chance.sample(people, len(people)) if who.options), None)
        if who is None:
            return
        option = self.chance.choice(who.options)
        who.done()
        body = {"seat": who.seat, "version": who.version, "client": os.urandom(8).hex(), "actions": [option]}
        sent = time.perf_counter()
        status, content, _ = await self.http.send(
            who, "POST", f"/t/{self.tables[table]}/act", json.dumps(body).encode(), "application/json"
        )
        if status == 200:
            version = version_of(content)
            self.acts.append(Act(table, version, sent, time.perf_counter()))
            who.take(version, content)
        else:
            self.refused += 1

    def missing(self) -> int:
        """Screens that an acknowledged action has not reached: neither it nor a later version of its table."""
        return sum(who.version < act.version for act in self.acts for who in self.screens(act.table))

    def _report(self, used: float, own: float, alone: int, lost: int) -> None:
        shown: list[float] = []
        for act in self.acts:
            for who in self.screens(act.table):
                arrived = min((at for seen, at in who.seen.items() if seen >= act.version), default=None)
                if arrived is not None:
                    shown.append(arrived - act.sent)
        n = len(self.acts)
        print(f"{n} actions in {self.wish.seconds} s, {self.refused} refused as stale; lost: {lost}")
        for name, values in (
            ("action to answer", [act.answered - act.sent for act in self.acts]),
            ("action to other screens", shown),
        ):
            figures = ", ".join(f"p{share} {percentile(values, share / 100) * 1000:.0f} ms" for share in (50, 95, 99))
            print(f"{name}: {figures}, most {max(values) * 1000:.0f} ms ({len(values)} measured)")
        print(f"CPU of the server: {used / n * 1000:.1f} ms an action (this script: {own / n * 1000:.1f} ms)")
        if self.spectators:
            each = (self.server.memory - alone) / len(self.spectators)
            print(f"memory of the server: {each:.0f} KiB for each spectator's stream")
        print(f"calibration: {calibration():.1f}")


def version_of(content: bytes) -> int:
    found = re.search(rb'"version": ?(\d+)', content)
    assert found is not None
    return int(found[1])


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
        who.take(version_of(content), content)
    return table[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=0, help="of the first table")
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

            async def people() -> bool:
                return await Load(int(found[1]), Path(folder), Server(server.pid), wish).run()

            fine = asyncio.run(people())
        finally:
            server.terminate()
            server.wait(30)
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
