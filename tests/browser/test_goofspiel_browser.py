"""Goofspiel in the browser: a game of which the platform knows nothing but its rules and words."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from screens import Screens, checked
from web_site import Site

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server beside which the package is installed."""
    folder = tmp_path_factory.mktemp("installed")
    command = ["install", "-q", "--no-deps", "--no-build-isolation", "--target", str(folder), str(EXAMPLE)]
    subprocess.run([sys.executable, "-m", "pip", *command], check=True)
    made = Site(tmp_path_factory.mktemp("data"), PYTHONPATH=str(folder))
    yield made
    said = made.stop()
    assert not said, f"the server complained: {said}"


def test_a_whole_game_of_goofspiel(chromium: Browser, shop: Site) -> None:
    screens = Screens(chromium, shop)
    ana = screens.screen()
    ana.new_table("you", "search:1", seed="3", game="goofspiel")
    ana.settled()
    assert "Bid one card for the prize" in ana.says()
    assert checked(ana, "a table of goofspiel") == []
    for turn in range(13):
        if ana.over:
            break
        ana.choose(turn)
        ana.settled()
    assert ana.over
    assert "Prizes" in ana.page.inner_text(".result")
    assert checked(ana, "the end of goofspiel") == []
    ana.page.goto(f"{ana.page.url.partition('?')[0]}/analysis#begin")  # without a learned sense: plays are rolled out
    ana.page.wait_for_selector(".study-all", timeout=120_000)
    assert checked(ana, "the analysis of goofspiel", ".moves") == []
    screens.close()
