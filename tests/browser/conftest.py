"""A real Chromium and a real server for all browser tests of a worker; each test has its own people."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from screens import CHROMIUM, FLAGS, Screens
from web_site import Browser as Visitor
from web_site import Site

expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong

LONG = ("test_a_whole_game", "test_a_game_by_clicks", "test_the_whole", "test_pages")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright's event loop stays with its worker, and other tests want their own.
    Of them the long ones come first, so that no worker ends alone with one."""
    here = str(Path(__file__).parent)
    items.sort(key=lambda item: (str(item.path).startswith(here), not item.name.startswith(LONG)))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("data"))
    yield made
    said = made.stop()
    assert not said, f"the server complained: {said}"


@pytest.fixture
def screens(chromium: Browser, site: Site) -> Iterator[Screens]:
    """Opens screens for people; at the end no page may have complained."""
    made = Screens(chromium, site)
    yield made
    made.close()


@pytest.fixture(scope="session")
def finished(site: Site) -> tuple[Visitor, str]:
    """Somebody and the address of a play of theirs that is over."""
    ana = site.browser()
    table = ana.open_table("you", seed="3")
    ana.finish(table)
    return ana, f"/t/{table}"
