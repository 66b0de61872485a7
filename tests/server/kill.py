"""Kills a server at random moments while bots and a person play, and looks whether all that it answered is there once.

`python tests/server/kill.py --times 200` does it so often; the test suite does it a few times.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from tabuleiro.games import load
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.house import House, LiveTable, Wish
from tabuleiro.server.standing import restored
from tabuleiro.server.store import Store

TABLES = 4
LONGEST_LIFE = 1.5  # seconds of play
EARLY = 0.2  # of the servers die before they play: while they start, and bring the database up to date
CHAIRS = (Chair("person", "Ana", owner="ana"), Chair("bot", "", "random"), Chair("bot", "", "random"))
PERSON = 0
READY = b"ready\n"


# ---------------------------------------------------------------- the server that is killed
def say(*words: object) -> None:
    """One line, in the pipe at once: what stands there was answered."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def serve(folder: Path) -> None:
    house = House(Settings(data=folder, workers=1, bot_pause=0.0))
    await house.start()
    os.write(1, READY)
    running = [card.id for card in await house.tables_of("ana") if not card.over]
    tables = [await house.table(table_id) for table_id in running]
    for live in tables:
        await repeat_the_last_request(house, live)
    await asyncio.gather(*(play(house, tables[n] if n < len(tables) else None) for n in range(TABLES)))


async def repeat_the_last_request(house: House, live: LiveTable) -> None:
    """A page that got no answer sends its request again: it must be known, whichever side of the kill it was on."""
    _, rows = house.store.load(live.id) or (None, [])
    own = [row for row in rows if row.seat == PERSON]
    if own:
        client = (own[-1].client or "").partition(":")[2]
        answer = await live.act(PERSON, ["anything"], 0, client)
        say("repeated", live.id, own[-1].version, answer.version if answer.repeated else "anew")


async def play(house: House, live: LiveTable | None) -> None:
    """One table after the other: the person acts and sometimes undoes; what the bots do is heard of."""
    while True:
        live = live or await house.open_table(Wish("imperial-miners", CHAIRS), "ana")
        dice = random.Random(f"{live.id} {live.version}")
        heard = live.version
        async with live.watch() as watch:
            while not live.over:
                heard = hear(live, heard)
                if PERSON in live.table.state.to_act:
                    heard = await act(live, dice, heard)
                else:
                    await watch.changed(1.0)
            hear(live, heard)
        live = None


async def act(live: LiveTable, dice: random.Random, heard: int) -> int:
    version = live.version
    if live.table.log[-1].seat == PERSON and live.table.undo_barrier(PERSON) is None and dice.random() < 0.2:
        answer = await live.undo(PERSON, version, f"v{version}")
        say("undo", live.id, answer.version, "")
        return answer.version
    text = str(dice.choice(live.table.state.decision(PERSON).actions))
    answer = await live.act(PERSON, [text], version, f"v{version}")
    say("act", live.id, answer.version, text)
    return max(heard, answer.version)


def hear(live: LiveTable, heard: int) -> int:
    """Bots act one at a time, and only they while nobody else is asked: versions follow each other."""
    told = live.told_since(heard) or ()
    for n, one in enumerate(told, live.version - len(told) + 1):
        say("act", live.id, n, one.text)
    return live.version


# ---------------------------------------------------------------- the one that kills
def lived(folder: Path, dice: random.Random) -> list[str]:
    """What a server said in its short life."""
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker"}
    child = subprocess.Popen([sys.executable, __file__, "--serve", str(folder)], stdout=subprocess.PIPE, env=quiet)
    assert child.stdout is not None
    life = threading.Timer(dice.uniform(0, LONGEST_LIFE), child.kill)
    if dice.random() < EARLY:
        life.start()
    said = []
    for line in child.stdout:
        if line == READY and not life.is_alive():
            life.start()
        elif line != READY and line.endswith(b"\n"):  # a line that was cut off is no answer
            said.append(line.decode().rstrip("\n"))
    if child.wait() != -signal.SIGKILL:
        raise AssertionError(f"the server ended by itself with {child.returncode}")
    return said


def check(folder: Path, answered: dict[tuple[str, int], tuple[str, str]]) -> int:
    """Every answer is in the journal, once, and every table can go on; returns how many actions are stored."""
    store, game = Store(f"sqlite:///{folder / 'tabuleiro.db'}"), load("imperial-miners")
    stored = 0
    for table_id in {table_id for table_id, _ in answered}:
        found = store.load(table_id)
        assert found is not None, f"table {table_id} is gone"
        table, rows = found
        assert [row.version for row in rows] == list(range(1, table.version + 1)), f"table {table_id} has gaps"
        clients = [row.client for row in rows if row.client]
        assert len(set(clients)) == len(clients), f"table {table_id} took a request twice"
        for row in rows:
            said = answered.get((table_id, row.version))
            assert said in (None, (row.kind, row.text)), f"table {table_id}: answered {said}, stored {row}"
        lost = [version for one, version in answered if one == table_id and version > table.version]
        assert not lost, f"table {table_id} has lost versions {lost}"
        assert restored(game, table, rows).version == table.version
        stored += len(rows)
    store.close()
    return stored


def run(folder: Path, times: int, seed: int) -> tuple[int, int, int]:
    """How many answers there were, how many requests were repeated, and how many actions are stored in the end."""
    dice = random.Random(seed)
    answered: dict[tuple[str, int], tuple[str, str]] = {}
    repeated = stored = 0
    for _ in range(times):
        for line in lived(folder, dice):
            kind, table_id, version, text = line.split(" ", 3)
            if kind == "repeated":
                assert version == text, f"table {table_id}: the request of version {version} was taken {text}"
                repeated += 1
                continue
            assert (table_id, int(version)) not in answered, f"answered twice: {line}"
            answered[table_id, int(version)] = (kind, text)
        if answered:
            stored = check(folder, answered)
    return len(answered), repeated, stored


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.serve:
        asyncio.run(serve(given.serve))
        return
    with tempfile.TemporaryDirectory() as folder:
        answered, repeated, stored = run(Path(folder), given.times, given.seed)
    print(
        f"killed {given.times} times: {answered} answers, every one stored once ({stored} entries in all); "
        f"{repeated} requests repeated after a restart, none taken twice"
    )


if __name__ == "__main__":
    main()
