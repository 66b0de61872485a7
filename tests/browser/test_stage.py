"""The stage: beats are told one after the other, in the viewer's own pace, and no click is lost."""

from __future__ import annotations

from playwright.sync_api import expect
from screens import DESK, PHONE, Screen, Screens, too_wide

STAGE = "#stage"


def told(screens: Screens, size: tuple[int, int] = DESK, speed: str = "slow", motion: str = "reduce") -> Screen:
    """A table at which everybody has just placed their first card, and that is being told."""
    screen = screens.screen(size, speed=speed, motion=motion)
    screen.new_table("you", "search:1", seed="3")
    action = ""
    while not action.startswith("pick "):
        screen.settled()
        screen.page.keyboard.press("Escape")  # what was told before is not what this is about
        screen.settled()
        action = screen.choose()
    return screen


def test_what_happened_is_told_beat_by_beat(screens: Screens) -> None:
    screen = told(screens)
    page = screen.page
    expect(page.locator(STAGE)).to_be_visible()
    first = page.inner_text(".st-cap")
    assert first
    assert screen.axe() == []
    page.locator("[data-next]").click()
    page.wait_for_function("first => document.querySelector('.st-cap')?.innerText !== first", arg=first)
    page.locator("[data-skip]").click()
    expect(page.locator(STAGE)).to_be_hidden()


def test_it_can_be_told_again(screens: Screens) -> None:
    screen = told(screens)
    page = screen.page
    page.keyboard.press("Escape")
    expect(page.locator(STAGE)).to_be_hidden()
    rows = page.locator("#since [data-beat]")
    assert rows.count() > 0
    rows.first.click()
    expect(page.locator(STAGE)).to_be_visible()
    assert page.inner_text(".st-cap > span").strip() in rows.first.inner_text().replace("\n", " ")
    page.keyboard.press("Escape")
    page.locator("#since [data-again]").click()
    expect(page.locator(STAGE)).to_be_visible()


def test_a_click_on_a_choice_ends_the_telling_and_chooses(screens: Screens) -> None:
    screen = told(screens)
    page = screen.page
    page.keyboard.press("Escape")
    screen.settled()
    page.keyboard.press("a")
    expect(page.locator(STAGE)).to_be_visible()
    before = screen.version
    piece = screen.choices.first
    piece.click()
    expect(page.locator(STAGE)).to_be_hidden()
    if piece.get_attribute("data-confirm") is None:
        screen.reached(before + 1)
    else:
        expect(page.locator("[data-send]").locator("visible=true").first).to_be_visible()


def test_off_really_shows_nothing_and_speed_is_remembered(screens: Screens) -> None:
    screen = told(screens)
    page = screen.page
    page.locator("[data-menu]").first.click()
    page.locator("[data-speed=off]").click()
    expect(page.locator(STAGE)).to_be_hidden()
    page.reload()
    screen.settled()
    assert page.evaluate("() => localStorage.getItem('speed')") == "off"
    screen.choose()
    expect(page.locator(STAGE)).to_be_hidden()


def test_on_a_phone_the_strip_takes_the_place_of_the_question(screens: Screens) -> None:
    screen = told(screens, PHONE, motion="no-preference")
    expect(screen.page.locator(STAGE)).to_be_visible()
    assert too_wide(screen, "stage") == []
    assert screen.axe() == []
    screen.page.keyboard.press("Escape")
    screen.settled()
    screen.page.locator("#sheet [data-again]").click()
    expect(screen.page.locator(STAGE)).to_be_visible()


def test_panels_count_up_to_what_the_table_shows(screens: Screens) -> None:
    """However the telling ends, the figures are those of the table."""
    screen = told(screens, speed="fast", motion="no-preference")
    expect(screen.page.locator(STAGE)).to_be_visible()
    expect(screen.page.locator(STAGE)).to_be_hidden(timeout=60_000)
    figures = "() => [...document.querySelectorAll('[data-figure]')].map((figure) => figure.textContent)"
    shown = screen.page.evaluate(figures)
    screen.page.reload()
    screen.settled()
    assert screen.page.evaluate(figures) == shown
