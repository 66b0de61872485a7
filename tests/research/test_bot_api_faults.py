"""Schemathesis asks the bot API all that its description allows, and much that it does not: no fault is found."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode

import pytest

HERE = Path(__file__).parent
EXAMPLES = 60  # for each operation
SETTINGS = {
    "TABULEIRO_LIMITS": "no",  # else it would soon be told no more than that
    "TABULEIRO_BOT_TIME": "3600",
    "TABULEIRO_BOT_PAUSE": "0",
    "TABULEIRO_WORKERS": "1",
    "TABULEIRO_DAILY_BOTS": "no",
    "BROWSER": "none",
    "PORT": "0",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address; at the end it must have had nothing to complain about."""
    data = str(tmp_path_factory.mktemp("data"))
    process = subprocess.Popen(
        [sys.executable, "-m", "tabuleiro", "serve"],
        env={**os.environ, **SETTINGS, "TABULEIRO_DATA": data},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r"http://localhost:\d+", process.stdout.readline())
    assert found is not None, process.communicate(timeout=30)
    yield found[0]
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=30)[1] == ""


class Person:
    """Somebody with a browser, as far as a bot needs one."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar())).open

    def form(self, page: str, path: str, **fields: str | list[str]) -> str:
        """Sends a form that stands on a page; the address and text of what follows."""
        csrf = re.search(r'name="csrf" value="([^"]+)"', self.open(self.server + page).read().decode())
        assert csrf is not None
        sent = urlencode({"csrf": csrf[1], **fields}, doseq=True).encode()
        answer = self.open(self.server + path, sent)
        return f"{answer.url}\n{answer.read().decode()}"


@pytest.fixture(scope="module")
def play(server: str) -> dict[str, str]:
    """A bot that has a seat at some tables, and is invited to others: by what will be done there."""
    person = Person(server)
    made = person.form("/me", "/me/bots", name="Schema")
    token, bot = re.search(r'id="token" value="([^"]+)"', made), re.search(r"/me/bots/([\w-]+)/token", made)
    assert token is not None
    assert bot is not None
    tables = {}
    for what in ("action", "leave", "accept", "decline"):
        fields = {"game": "imperial-miners", "table": what, "name": "Ana", "seat": ["you", f"invite:{bot[1]}"]}
        opened = person.form("/new?game=imperial-miners", "/tables", guest=["", ""], **fields)
        table = re.match(r".*/t/([\w-]+)/seats", opened)
        assert table is not None
        tables[what] = table[1]
    for what in ("action", "leave"):
        path = f"{server}/api/bot/invitation/{tables[what]}/accept"
        accept = urllib.request.Request(path, b"", {"Authorization": f"Bearer {token[1]}"})
        assert json.load(urllib.request.urlopen(accept)) == {"type": "done"}
    return {"token": token[1], **tables}


def test_no_fault_is_found(server: str, play: dict[str, str], tmp_path: Path) -> None:
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{server}/api/openapi.json"),
        *("--header", f"Authorization: Bearer {play['token']}", "--checks", "all", "--mode", "all"),
        *("--max-examples", str(EXAMPLES), "--seed", "1", "--request-timeout", "20", "--no-color"),
    ]
    hooks = {"SCHEMATHESIS_HOOKS": "schemathesis_hooks", "PYTHONPATH": str(HERE), "TABLES": json.dumps(play)}
    found = subprocess.run(command, env={**os.environ, **hooks}, cwd=tmp_path, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    cases = re.search(r"(\d+) generated, (\d+) passed", found.stdout)
    assert cases is not None
    assert cases[1] == cases[2]
    assert int(cases[1]) > 300
