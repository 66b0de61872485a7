"""How long a stranger waits for a bot while one browser asks for all that it can: 60 tables of the strongest, 60 hints.

`python tests/server/fair.py` starts a server of its own and prints the seconds until the stranger's bot has answered.
"""

from __future__ import annotations

import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from sys import path

import httpx

path.insert(0, str(Path(__file__).parents[1] / "web"))

from web_site import Browser, Site

MANY = 60
TIMES = 5


def bot_answers(stranger: Browser) -> float:
    """Seconds from the stranger's last choice until the bot has made its own."""
    table = stranger.open_table("you", "search:3")
    frame = stranger.frame(table, 0)
    while frame["turn"]:
        began = time.monotonic()
        frame = stranger.act(table)
    with stranger.stream(table, seat="0", last=str(frame["version"])) as events:
        next(event for event in events if event["data"]["turn"])
    return time.monotonic() - began


def measured(what: str, site: Site) -> None:
    found = sorted(bot_answers(site.browser("Stranger")) for _ in range(TIMES))
    print(f"{what}: a stranger's bot answers after {found[TIMES // 2]:.2f} s, at most {found[-1]:.2f} s", flush=True)


def at_once(calls: list[Callable[[], object]]) -> None:
    def quietly(call: Callable[[], object]) -> None:
        with suppress(httpx.HTTPError):
            call()

    for call in calls:
        threading.Thread(target=quietly, args=(call,), daemon=True).start()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), TABULEIRO_BOT_PAUSE="0.15")
        try:
            measured("alone", site)
            rude = site.browser("Rude")
            table = rude.open_table("you")
            at_once([lambda: rude.post(table, "hint", version=0) for _ in range(MANY)])
            measured(f"{MANY} equal hints", site)
            tables = [rude.open_table("you") for _ in range(MANY)]
            at_once([lambda table=table: rude.post(table, "hint", version=0) for table in tables])
            measured(f"{MANY} hints at as many tables", site)
            for table in tables:
                rude.post(table, "stand-in", version=0, bot=["search:5"])
            measured(f"{MANY} tables of search:5", site)
        finally:
            site.process.kill()
            site.process.communicate()


if __name__ == "__main__":
    main()
