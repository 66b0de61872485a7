"""Kills the server at random moments while people play by HTTP, and looks whether all that it answered is there once.

`python tests/server/kill.py --times 200` does it so often; the test suite does it a few times.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import repeat
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from web_site import Browser, Site, options

from tabuleiro.kit import shelf
from tabuleiro.server.standing import Standing, restored
from tabuleiro.server.store import Store

GAME = shelf.load("imperial-miners")
PEOPLE = 4  # each at a table of their own, with two bots that play at full pace
LONGEST_LIFE = 60  # pages that all of them see before the server dies,
LAST_BREATH = 0.1  # and at most so many seconds more
TOO_LONG = 120  # seconds in which that must come about
LONGEST_START = 1.0  # seconds until a server dies that does not come to play,
EARLY = 0.15  # as so many do: while they start, and bring the database up to date
UNDOS = 0.15  # of a person's actions, so many are taken back
QUIET = {"PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker"}  # who outlives the killed server


@dataclass(frozen=True)
class Sent:
    """A change that a page asks for."""

    what: str  # "act" or "undo"
    version: int
    text: str = ""
    client: str = field(default_factory=lambda: os.urandom(8).hex())

    @property
    def entry(self) -> tuple[str, str, str]:
        """As the journal must have it."""
        return f"0:{self.client}", self.what, self.text


class Fuse:
    """Kills the server some moments after so many pages were seen: by work done, as machines are not equally fast."""

    def __init__(self, site: Site, dice: random.Random) -> None:
        self._left = dice.randint(1, LONGEST_LIFE)
        self._bang = threading.Timer(dice.uniform(0, LAST_BREATH), site.process.kill)
        self._limit = threading.Timer(TOO_LONG, site.process.kill)
        self._limit.start()
        self._lock = threading.Lock()

    def burn(self) -> None:
        with self._lock:
            self._left -= 1
            if self._left == 0:
                self._bang.start()

    def out(self) -> None:
        self._limit.cancel()
        assert self._left <= 0, "nobody has seen anything new for too long"


class Person:
    """One before a page: acts when asked, and sends again what got no answer."""

    def __init__(self, browser: Browser, seed: int) -> None:
        self.browser = browser
        self.dice = random.Random(seed)
        self.table = ""
        self.done: dict[str, list[Sent]] = {}  # by table, what was answered with yes
        self.waiting: Sent | None = None  # for its answer
        self.page: dict[str, Any] = {}  # as it was seen last
        self.fuse: Fuse | None = None
        self.refused = self.same = 0

    def live(self, fuse: Fuse) -> None:
        """Plays until the server dies."""
        self.fuse = fuse
        with suppress(httpx.TransportError):
            self.come_back()
            while True:
                if not self.table:
                    self.table = self.browser.open_table("you", "search:1", "search:1")
                    self.done[self.table], self.page = [], {}
                    self.look()
                elif self.page["turn"]:
                    action = self.dice.choice(options(self.page))
                    self.send(Sent("act", self.page["version"], action))
                    if self.dice.random() < UNDOS:
                        self.send(Sent("undo", self.page["version"]))
                elif 'id="result"' in self.page["parts"]["board"]:
                    self.table = ""
                else:
                    self.listen()

    def come_back(self) -> None:
        """After a restart, as a page does: what got no answer is sent again, then one looks."""
        if self.waiting is not None:
            self.send(self.waiting)
        if self.table:
            self.look()

    def look(self) -> None:
        self.see(self.browser.frame(self.table, 0))

    def send(self, sent: Sent) -> None:
        self.waiting = sent
        actions = {"actions": [sent.text]} if sent.text else {}
        answer = self.browser.post(self.table, sent.what, version=sent.version, client=sent.client, **actions)
        self.waiting = None
        if answer.status_code == 200:
            self.done[self.table].append(sent)
            self.see(answer.json())
        else:  # an undo may come too late: the bots have gone on, or something was revealed
            assert sent.what == "undo", f"{sent} was refused: {answer.text}"
            assert answer.status_code in (409, 422), answer.text
            self.refused += 1
            self.look()

    def listen(self) -> None:
        """By the stream, until it is this person's turn or the play is over; from where the page stopped."""
        with self.browser.stream(self.table, seat="0", last=str(self.page["version"])) as events:
            for event in events:
                news = event["data"]
                self.see({**news, "parts": {**self.page["parts"], **news["parts"]}})
                if news["turn"] or 'id="result"' in self.page["parts"]["board"]:
                    return

    def see(self, page: dict[str, Any]) -> None:
        """Nothing that was shown is ever taken back: not the version, nor what the page of a version says."""
        if self.page:
            assert page["version"] >= self.page["version"], f"table {self.table} went back in time"
        if self.page and page["version"] == self.page["version"]:
            assert page["parts"] == self.page["parts"], f"table {self.table}: version {page['version']} has two pages"
            self.same += 1
        self.page = page
        if self.fuse is not None:
            self.fuse.burn()

    @property
    def answered(self) -> int:
        return sum(map(len, self.done.values()))

    def check(self, store: Store, table_id: str) -> tuple[Standing, bool]:
        """The journal has every answered change once and in order, and what it replays to is what the table was;
        also whether the change that still waits for its answer stands there."""
        found = store.load(table_id)
        assert found is not None, f"table {table_id} is gone"
        table, rows = found
        assert [row.version for row in rows] == list(range(1, table.version + 1)), f"table {table_id} has gaps"
        own = [(row.client, row.kind, row.text) for row in rows if row.seat == 0]
        expected = [sent.entry for sent in self.done[table_id]]
        unanswered = own[-1:] == [self.waiting.entry] if self.waiting is not None else False
        if unanswered:
            expected += own[-1:]
        assert own == expected, f"table {table_id}: stored {own}, answered {expected}"
        if table_id == self.table and self.page:
            assert table.version >= self.page["version"], f"table {table_id} has lost what was shown"
        again = restored(GAME, table, rows)
        assert again.summary == table.summary, f"table {table_id} replays to something else"
        return again, unanswered


@dataclass
class Tally:
    kills: int = 0
    early: int = 0  # of them, while the server started
    answered: int = 0  # changes that were answered with yes,
    refused: int = 0  # and with no
    cut: int = 0  # changes that a kill left without an answer,
    stored: int = 0  # and those of them that were stored all the same
    same: int = 0  # pages that were seen twice
    tables: int = 0
    over: int = 0
    entries: int = 0

    def __str__(self) -> str:
        return (
            f"killed {self.kills} times ({self.early} while starting)\n"
            f"{self.answered} changes answered, each stored once and in order; {self.refused} refused, none stored\n"
            f"{self.cut} left without an answer ({self.stored} of them stored), each done once when repeated\n"
            f"{self.tables} tables ({self.over} over) with {self.entries} entries replay to what was there\n"
            f"{self.same} pages looked at again, all the same"
        )


def run(folder: Path, times: int, seed: int, people: int = PEOPLE, progress: int = 0) -> Tally:
    """So many kills, then a last server that all come back to; `progress`: says something after so many."""
    dice = random.Random(seed)
    site = Site(folder, start=False, **QUIET)
    store = Store(f"sqlite:///{folder / 'tabuleiro.db'}")
    players: list[Person] = []
    tally = Tally()
    with ThreadPoolExecutor(people) as threads:
        while tally.kills < times:
            site.launch()
            try:
                if dice.random() < EARLY:
                    time.sleep(dice.uniform(0, LONGEST_START))
                    tally.early += 1
                else:
                    site.answering()
                    players = players or [Person(site.browser(f"Person {n}"), seed + n) for n in range(people)]
                    fuse = Fuse(site, dice)
                    list(threads.map(Person.live, players, repeat(fuse)))
                    fuse.out()
            finally:
                said = site.kill()
            assert not said, said
            tally.kills += 1
            for player in players:
                tally.cut += player.waiting is not None
                tally.stored += bool(player.table) and player.check(store, player.table)[1]
            if progress and tally.kills % progress == 0:
                print(f"{tally.kills} kills, {sum(player.answered for player in players)} answers", flush=True)
    site.start()
    try:
        for player in players:
            last_look(player, store, tally)
    finally:
        said = site.stop()
        store.close()
    assert not said, said
    return tally


def last_look(player: Person, store: Store, tally: Tally) -> None:
    """Comes back once more; then all the tables are looked through, and the records of those that are over."""
    player.fuse = None
    player.come_back()
    tally.answered += player.answered
    tally.refused += player.refused
    tally.same += player.same
    for table_id in player.done:
        again, _ = player.check(store, table_id)
        tally.tables += 1
        tally.entries += again.version
        if again.table.state.over:
            assert player.browser.get(f"/t/{table_id}/record").text == again.table.record.dumps()
            tally.over += 1


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(Path(folder), given.times, given.seed, progress=10))


if __name__ == "__main__":
    main()
