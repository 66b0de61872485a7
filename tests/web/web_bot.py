"""A bot from outside as tests need it: it has a token from its owner's page, and listens and answers by HTTP alone."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from web_site import Browser, Site

BOTS = Path(__file__).parents[2] / "examples" / "bots"
EXAMPLES = {"last_http.py": [sys.executable, "-IS"], "last_http.mjs": ["node"]}  # and what runs them


class ApiBot:
    def __init__(self, owner: Browser, name: str) -> None:
        page = owner.form("/me/bots", name=name)
        assert page.status_code == 200, page.text[:500]
        self._be(owner.site, name, bot_ids(page.text)[-1], token_on(page.text))

    def _be(self, site: Site, name: str, id_: str, token: str) -> None:
        self.name = name
        self.id = id_
        self.token = token
        self.http = api(site, token)

    @classmethod
    def known(cls, site: Site, name: str, id_: str, token: str) -> ApiBot:
        """One that was made otherwise."""
        bot = cls.__new__(cls)
        bot._be(site, name, id_, token)
        return bot

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/bot/{path}", json=body or None)

    def answer(self, table: str, ask: dict[str, Any], **chosen: Any) -> httpx.Response:
        return self.post(f"game/{table}/action", type="answer", id=ask["id"], **chosen)

    def look(self, path: str, seconds: int = 0) -> list[dict[str, Any]]:
        """All messages that a stream has now."""
        answer = self.http.get(f"/api/bot/{path}", params={"seconds": seconds})
        assert answer.status_code == 200, answer.text
        return [json.loads(line) for line in answer.text.splitlines() if line]

    def events(self) -> list[dict[str, Any]]:
        return self.look("stream/event")

    def game(self, table: str) -> list[dict[str, Any]]:
        return self.look(f"game/stream/{table}")

    @contextmanager
    def stream(self, path: str) -> Iterator[Iterator[dict[str, Any]]]:
        with self.http.stream("GET", f"/api/bot/{path}") as answer:
            assert answer.status_code == 200, answer.read()
            yield (json.loads(line) for line in answer.iter_lines() if line)

    def come(self, host: Browser, table: str, seat: int) -> None:
        """It is invited to a seat and takes it."""
        assert host.form(f"/t/{table}/invite", seat=str(seat + 1), bot=self.name).status_code == 303
        assert self.post(f"invitation/{table}/accept").status_code == 200


def api(site: Site, token: str = "") -> httpx.Client:
    return httpx.Client(base_url=site.url, timeout=60, headers={"Authorization": f"Bearer {token}"} if token else {})


def token_on(page: str) -> str:
    found = re.search(r'id="token" value="([^"]+)"', page)
    assert found is not None
    return found[1]


def bot_ids(page: str) -> list[str]:
    return re.findall(r"/me/bots/([\w-]+)/token", page)


def until(stream: Iterator[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    return next(message for message in stream if message["type"] == kind)


@contextmanager
def running(example: str, bot: ApiBot, said: Path) -> Iterator[Path]:
    """One of the example bots with this bot's token; where its complaints are."""
    command = [*EXAMPLES[example], str(BOTS / example), str(bot.http.base_url).rstrip("/")]
    with said.open("w") as errors:
        process = subprocess.Popen(
            command, env={**os.environ, "TOKEN": bot.token}, stdout=subprocess.DEVNULL, stderr=errors
        )
        try:
            yield said
        finally:
            process.kill()
            process.wait()
