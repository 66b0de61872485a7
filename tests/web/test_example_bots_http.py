"""The example bots that play over HTTP, which know nothing of our package, against a person's seat."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from web_bot import EXAMPLES, ApiBot, running
from web_site import Browser, Site


@pytest.mark.parametrize("example", EXAMPLES)
def test_they_play_against_a_person(example: str, site: Site, tmp_path: Path) -> None:
    """From the invitation to the end, without one answer that is late or illegal."""
    ana = site.browser()
    bot = ApiBot(ana, f"Last {os.urandom(4).hex()}")
    with running(example, bot, tmp_path / "said") as said:
        table = ana.open_table("you", f"invite:{bot.id}")
        seen = played(ana, bot, table)
    assert seen > 20  # what Ana has chosen until the end
    assert not said.read_text()


def played(ana: Browser, bot: ApiBot, table: str) -> int:
    """Ana takes the first thing that she can until the play is over, and waits for the bot meanwhile."""
    chosen = 0
    with bot.stream("stream/event") as events:
        for event in events:
            if event["type"] == "started":
                break
        with ana.stream(table) as news:
            for _ in news:
                frame = ana.frame(table, 0)
                while found := ana.options(table, frame):
                    answer = ana.post(table, "act", version=frame["version"], actions=found[:1])
                    assert answer.status_code == 200, answer.text
                    frame = answer.json()
                    chosen += 1
                if "/analysis" in "".join(frame["parts"].values()):
                    break
    return chosen
