"""A real server in a process of its own, and browsers without a screen that talk to it; what the web tests use."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tabuleiro.server.config import Settings
from tabuleiro.server.keys import secret_in
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish
from tabuleiro.web.guard import csrf_of
from tabuleiro.web.person import COOKIE, Passports, Person

TABLE = re.compile(r"/t/([A-Za-z0-9_-]{16,})")


class Site:
    """One server with its data in one folder; it can be stopped, killed and started again."""

    def __init__(self, data: Path, start: bool = True, **environment: str) -> None:
        self.data = data
        self.environment = environment
        self.port = 0
        if start:
            self.start()

    def start(self) -> None:
        self.launch()
        self.answering()

    def launch(self, handles: int = 0) -> None:
        """Begins to start it, and does not wait; `handles`: as many files as it may open at most."""
        asked = {
            "TABULEIRO_DATA": str(self.data),
            "TABULEIRO_BOT_PAUSE": "0",
            "TABULEIRO_LIMITS": "no",
            "TABULEIRO_DAILY_BOTS": "random",
            "TABULEIRO_WORKERS": "1",
            "TABULEIRO_CARE": "1,1,2",
            "PORT": str(self.port),
            "BROWSER": "none",
            **self.environment,
        }
        command = [sys.executable, "-m", "tabuleiro", "serve"]
        if handles:
            command = ["sh", "-c", f'ulimit -n {handles}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(
            command, env={**os.environ, **asked}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def answering(self) -> None:
        """Waits until it listens."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        if found is None:
            raise AssertionError(f"the server did not start: {line}{self.process.communicate(timeout=30)}")
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def stop(self) -> str:
        """A polite end; what it had to say."""
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=30)
        return said

    def kill(self) -> str:
        """At once, as a power cut does; what it had said. Its workers share its pipes, so that this waits for them."""
        self.process.kill()
        _, said = self.process.communicate(timeout=30)
        assert self.process.returncode == -signal.SIGKILL, f"it ended by itself: {said}"
        return said

    def browser(self, name: str = "Ana", lang: str = "en") -> Browser:
        return Browser(self, Person(f"test-{os.urandom(8).hex()}", name, lang))


class Browser:
    """A person with a cookie; every page they open, every form they send."""

    def __init__(self, site: Site, person: Person) -> None:
        self.site = site
        self.person = person
        secret = secret_in(site.data)
        cookie = Passports(secret).cookie(self.person, secure=False).split(";")[0].partition("=")[2]
        self.csrf = csrf_of(secret, self.person)
        self.http = httpx.Client(base_url=site.url, cookies={COOKIE: cookie}, timeout=30)

    def get(self, path: str, **kwargs: Any) -> httpx.Response:
        return self.http.get(path, **kwargs)

    def form(self, path: str, **fields: str | list[str]) -> httpx.Response:
        return self.http.post(path, data={"csrf": self.csrf, **fields})

    def open_table(self, *seats: str, **fields: str | list[str]) -> str:
        """A table as the form makes it: "you", "here", "open" or a bot for each seat; its id."""
        guests = [f"Guest {number}" if seat == "here" else "" for number, seat in enumerate(seats)]
        answer = self.form(
            "/tables",
            seat=list(seats),
            guest=guests,
            name=self.person.name,
            **{"game": "imperial-miners", "table": "Test table", "hints": "yes", **fields},
        )
        found = TABLE.search(answer.headers.get("location", ""))
        assert answer.status_code == 303, answer.text[:500]
        assert found is not None, answer.headers
        return found[1]

    def open_full(self, *seats: str, **fields: str | list[str]) -> str:
        """A table that has begun: somebody else has come to every open seat; its id."""
        table = self.open_table(*seats, **fields)
        for link in sorted(set(re.findall(r"/join/[\w.-]+", self.get(f"/t/{table}/seats").text))):
            guest = self.site.browser(f"Guest {link[-4:]}")
            assert guest.form(link, name=guest.person.name).status_code == 303
        return table

    def frame(self, table: str, seat: int | None = None, **params: str) -> dict[str, Any]:
        asked = params if seat is None else {"seat": str(seat), **params}
        answer = self.get(f"/t/{table}/frame", params=asked)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def post(self, table: str, what: str, **fields: Any) -> httpx.Response:
        body = {"seat": 0, "client": os.urandom(8).hex(), **fields}
        return self.http.post(
            f"/t/{table}/{what}", json=body, headers={"X-CSRF": self.csrf, "Accept": "application/json"}
        )

    def act(self, table: str, seat: int = 0) -> dict[str, Any]:
        """Takes the first thing that can be done on the page, as it stands there."""
        frame = self.frame(table, seat)
        answer = self.post(
            table, "act", seat=seat, version=frame["version"], actions=self.options(table, frame, seat)[:1]
        )
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def finish(self, table: str) -> None:
        """Plays alone to the end, always taking the first thing that can be done."""
        frame = self.frame(table, 0)
        while found := self.options(table, frame):
            answer = self.post(table, "act", version=frame["version"], actions=found[:1])
            assert answer.status_code == 200, answer.text
            frame = answer.json()

    def options(self, table: str, frame: dict[str, Any], seat: int = 0) -> list[str]:
        """What can be clicked; where all of it takes two clicks, what can be clicked then."""
        found = options(frame)
        for half in halves(frame):
            found = found or options(self.frame(table, seat, chosen=half))
        return found

    @contextmanager
    def stream(self, table: str, **params: str) -> Iterator[Iterator[dict[str, Any]]]:
        """Server-sent events as they come: id and data."""
        headers = {"Accept": "text/event-stream"}
        if "last" in params:
            headers["Last-Event-ID"] = params.pop("last")
        with self.http.stream("GET", f"/t/{table}/stream", params=params, headers=headers) as answer:
            assert answer.status_code == 200, answer.read()
            yield _events(answer)


def opened_at(site: Site, wish: Wish) -> str:
    """A table as no form makes it, such as one that goes on from a position; its id. The site's own server finds it."""

    async def opening() -> str:
        lobby = Lobby(Settings(data=site.data, workers=1))
        await lobby.start()
        try:
            return (await lobby.open_table(wish, "")).id
        finally:
            await lobby.stop()

    with ThreadPoolExecutor(1) as aside:  # who calls may have a loop in this thread
        return aside.submit(asyncio.run, opening()).result()


def _events(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    event: dict[str, Any] = {}
    for line in answer.iter_lines():
        if line.startswith("id: "):
            event["id"] = int(line[4:])
        elif line.startswith("data: "):
            event["data"] = json.loads(line[6:])
        elif not line and event:
            yield event
            event = {}


def options(frame: dict[str, Any]) -> list[str]:
    """What can be clicked, in notation, wherever on the page it stands."""
    return _marked(frame, "data-act")


def halves(frame: dict[str, Any]) -> list[str]:
    """What can be clicked first, where an option takes two clicks."""
    return _marked(frame, "data-part")


def _marked(frame: dict[str, Any], name: str) -> list[str]:
    found = re.findall(f'{name}="([^"]+)"', "".join(frame["parts"].values()))
    return list(dict.fromkeys(option.replace("&#39;", "'").replace("&amp;", "&") for option in found))
