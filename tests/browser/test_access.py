"""Every page as axe sees it, light and dark; nothing is wider than the smallest screen; help and zoom by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from screens import DESK, PHONE, Screen, Screens
from test_play import play_to_the_end

PAGES = (
    "/",
    "/new?game=imperial-miners",
    "/tables",
    "/replays",
    "/rules",
    "/rules/imperial-miners",
    "/learn/imperial-miners",
    "/legend",
    "/nowhere",
)


def checked(screen: Screen, name: str) -> list[str]:
    """The page in both themes."""
    found: list[str] = []
    for theme in ("light", "dark"):
        screen.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"{name} {theme} {text}" for text in screen.axe()]
    if screen.sideways() > 0:
        found.append(f"{name} is {screen.sideways()} px too wide")
    return found


@pytest.mark.parametrize("size", [DESK, PHONE, (360, 740)], ids=["desk", "phone", "small"])
def test_pages(screens: Screens, size: tuple[int, int]):
    ana = screens.screen(size)
    found: list[str] = []
    for path in PAGES:
        ana.cut = path == "/nowhere"
        ana.page.goto(path)
        found += checked(ana, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [DESK, PHONE, (900, 700)], ids=["desk", "phone", "tablet"])
def test_the_table_at_every_kind_of_decision(screens: Screens, size: tuple[int, int]):
    ana = screens.screen(size, lang="de")
    url = ana.new_table("you", "search:1", seed="3")
    found: list[str] = []
    seen: set[str] = set()
    for number in range(40):
        ana.settled()
        if ana.over:
            break
        kind = (ana.choices.first.get_attribute("data-act") or "").split(" ")[0]
        if kind not in seen:
            seen.add(kind)
            found += checked(ana, f"{url} {kind}")
        ana.choose(number)
    assert {"keep", "pick", "use"} <= seen
    assert not found, "\n".join(found)


def test_end_replay_text_and_seats(screens: Screens):
    ana = screens.screen()
    url = ana.new_table("you", seed="3")
    play_to_the_end(ana)
    found = checked(ana, "end")
    for extra in ("/replay?at=30", "?mode=text", "/seats"):
        ana.page.goto(url.partition("?")[0] + extra)
        found += checked(ana, extra)
    assert not found, "\n".join(found)


def test_help_zoom_and_reasons_by_keyboard(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", seed="6")
    ana.settled()
    page = ana.page
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.press("z")
    expect(page.locator("#zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#zoom")).to_be_hidden()
