"""Stops a server by signals at random moments while bots play at many tables: how long it takes, and what is left.

`python tests/server/stop.py --times 50 --tables 2000` does it so often; the test suite does it a few times.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from web_site import Site

from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish

LONGEST_LIFE = 10.0  # seconds that a server plays before it is told to stop
MORE = (0, 0, 0, 1, 2)  # signals after the first one, from people who cannot wait
TOO_LONG = 60
SOON = 5.0  # seconds until those who listen for the server's end have noticed it


@dataclass
class Tally:
    stops: int = 0
    signals: int = 0
    entries: int = 0  # of the journal, when all is over
    seconds: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"stopped {self.stops} times by {self.signals} signals, {self.entries} actions stored; "
            f"longest {max(self.seconds):.2f} s, on average {sum(self.seconds) / len(self.seconds):.2f} s"
        )


async def _opened(folder: Path, tables: int) -> None:
    lobby = Lobby(Settings(data=folder, workers=1, bot_pause=60))
    await lobby.start()
    try:
        for _ in range(tables):
            await lobby.open_table(Wish("imperial-miners", [Chair("bot", "", "random")] * 4), "")
    finally:
        await lobby.stop()


def children(pid: int) -> list[int]:
    """The processes below this one."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(text) for text in found.stdout.split()]


def gone(pid: int) -> bool:
    """Whether a process ends, soon after its parent at the latest; one that nobody has asked about yet counts."""
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.02)
    return False


def run(folder: Path, times: int, tables: int, seed: int, life: float = LONGEST_LIFE, progress: bool = False) -> Tally:
    dice = random.Random(seed)
    asyncio.run(_opened(folder, tables))
    tally = Tally()
    site = Site(folder, start=False, TABULEIRO_BOT_PAUSE="0.15")
    database = folder / "tabuleiro.db"
    for _ in range(times):
        site.start()
        time.sleep(dice.uniform(0, life))
        workers = children(site.process.pid)
        assert workers
        began = time.monotonic()
        site.process.send_signal(dice.choice((signal.SIGTERM, signal.SIGINT)))
        tally.signals += 1
        for _ in range(dice.choice(MORE)):
            time.sleep(dice.uniform(0, 0.3))
            site.process.send_signal(dice.choice((signal.SIGTERM, signal.SIGINT)))
            tally.signals += 1
        try:
            _, said = site.process.communicate(timeout=TOO_LONG)
        except subprocess.TimeoutExpired:
            site.process.kill()
            raise AssertionError(f"it does not stop: {site.process.communicate()}") from None
        tally.seconds.append(time.monotonic() - began)
        tally.stops += 1
        assert not said, said
        assert all(map(gone, workers)), "a worker has outlived its server"
        with sqlite3.connect(database) as connection:
            assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
            tally.entries = connection.execute("select count(*) from journal").fetchone()[0]
            gaps = "select id from tables where version != (select count(*) from journal where table_id = id)"
            assert connection.execute(gaps).fetchall() == []
        connection.close()
        if progress:
            print(f"{tally.stops}: {tally.seconds[-1]:.2f} s, {tally.entries} actions", flush=True)
    return tally


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=50)
    options.add_argument("--tables", type=int, default=2000)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(Path(folder), given.times, given.tables, given.seed, progress=True))


if __name__ == "__main__":
    main()
