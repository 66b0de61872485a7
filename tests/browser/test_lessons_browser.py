"""Lessons before a real browser: each played to its end by doing only what the coach points at, by every way there is.

`LESSONS=all pytest tests/browser/test_lessons_browser.py` plays every lesson at both sizes, by mouse, by keys and in
text mode, in all languages and widths; else the first games are played by mouse and as text, one of them also by keys,
the short ones by one way, sizes and languages in turn."""

from __future__ import annotations

import os

import pytest
from learner import Learner
from playwright.sync_api import expect
from screens import DESK, PHONE, Screens

from tabuleiro.kit import shelf
from tabuleiro.kit.book import book_of
from tabuleiro.kit.lessons import FIRST
from tabuleiro.lang import LANGUAGES

LESSONS = [(game, lesson) for game in shelf.games() for lesson in book_of(game).lessons]
WAYS = ("mouse", "keyboard", "text")
SIZES = {"desk": DESK, "phone": PHONE}
WIDTHS = (PHONE, (768, 1024), DESK, (1920, 1080))
GAME = "imperial-miners"
# From the foot of the slip to that of the window, or to a phone's buttons.
FOOT = """() => {
    const sheet = document.getElementById("sheet").getBoundingClientRect();
    return (sheet.height ? sheet.top : innerHeight) - document.getElementById("coach").getBoundingClientRect().bottom;
}"""


def runs() -> list[tuple[str, str, str, str, str]]:
    """Game, lesson, way, size, language."""
    every = [(*lesson, way, size, lang) for lesson in LESSONS for way in WAYS for size in SIZES for lang in LANGUAGES]
    if os.environ.get("LESSONS") == "all":
        return every
    return [
        (game, lesson, way, list(SIZES)[(n + k) % 2], LANGUAGES[(n + k) % 3])
        for n, (game, lesson) in enumerate(LESSONS)
        for k, way in enumerate(WAYS)
        if (lesson == FIRST and (way != "keyboard" or game == GAME)) or k == n % 3
    ]


def widths_of(step: int, size: str) -> tuple[tuple[int, int], ...]:
    """All of them, or a phone's from a desk and the wide ones in turn from a phone: the own one is looked at as it is,
    and half of the time of these tests went into looking."""
    if os.environ.get("LESSONS") == "all":
        return WIDTHS
    return (PHONE,) if size == "desk" else (WIDTHS[1 + step % 3],)


@pytest.mark.parametrize(("game", "lesson", "way", "size", "lang"), runs())
def test_the_whole_lesson(screens: Screens, game: str, lesson: str, way: str, size: str, lang: str) -> None:
    """With the mouse every step is looked at in several widths: the slip lies on nothing."""
    screen = screens.screen(SIZES[size], lang)
    steps = [step for step in book_of(game).lessons[lesson].steps if not step.optional]
    covered: list[str] = []

    def measure(step: str, text: str) -> None:
        for width in widths_of(len(learner.met), size) if way == "mouse" else ():
            screen.resize(width)
            if wrong := learner.covers():
                covered.append(f"{step} at {width}: {wrong}")
        screen.resize(SIZES[size])

    learner = Learner(screen, measure)
    learner.begin(game, lesson)
    if way == "text":
        assert learner.read() >= len({step.says for step in steps})
    else:
        assert set(learner.follow(keyboard=way == "keyboard")) >= {step.id for step in steps}
    assert covered + learner.covered == []


@pytest.mark.parametrize("size", SIZES)
def test_the_slip_has_a_place_of_its_own(screens: Screens, size: str) -> None:
    """It always ends at the same line, below the players or a phone's board; put away, it leaves them the room."""
    learner = Learner(screens.screen(SIZES[size]))
    page = learner.page
    ends = set[int]()
    learner.seen = lambda step, text: ends.add(round(page.evaluate(FOOT)))
    learner.begin("brazil-imperial", "first-game")
    learner.follow(until="arch-painting")
    assert len(ends) == 1
    assert learner.covered == []
    beside = page.locator("#rail" if size == "desk" else "#board")
    before = beside.bounding_box()
    page.locator("#coach [data-fold]").click()
    after = beside.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] + 100


def test_the_coach_can_be_put_away_taken_back_and_left(screens: Screens) -> None:
    learner = Learner(screens.screen())
    page = learner.page
    learner.begin(GAME, "first-game")
    slip = page.locator("#coach .slip")
    fold = page.locator("#coach [data-fold]")
    expect(page.locator("#coach [data-coach=back]")).to_have_count(0)  # it is the first step
    fold.click()
    expect(page.locator("#coach .says")).to_be_hidden()
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    learner.follow(until="effect")
    page.locator("#coach [data-coach=back]").click()
    expect(slip).to_have_attribute("data-step", "goal")
    page.reload()
    learner.follow(until="event")
    page.locator("#coach [data-coach=leave]").click()
    call = page.locator("#coach [data-coach=return]")
    expect(call).to_be_visible()
    expect(page.locator("#coach-lights .cue")).to_have_count(0)
    call.click()
    expect(slip).to_have_attribute("data-step", "event")


def test_where_the_only_unit_is_to_go_is_all_there_is_to_click(screens: Screens) -> None:
    learner = Learner(screens.screen(PHONE))
    learner.begin("brazil-imperial", "first-game")
    learner.follow(until="free-move")
    expect(learner.page.locator("#coach-lights .cue")).to_have_count(1)  # the hex: to click there is enough
    assert learner.covered == []


@pytest.mark.parametrize(
    ("game", "lesson", "step", "onward"),
    [(GAME, "opening", "none", f"/learn/{GAME}#rails"), ("brazil-imperial", "seize", "seized", None)],
)
def test_the_end_has_one_main_way(screens: Screens, game: str, lesson: str, step: str, onward: str | None) -> None:
    """On to the next lesson; who wants to plays on here, which is less loud."""
    learner = Learner(screens.screen())
    page = learner.page
    learner.begin(game, lesson)
    learner.follow(until=step)
    table = page.url
    expect(page.locator("#coach .foot .b:not([data-coach=back])")).to_have_text(["Play on here", "Next lesson"])
    expect(page.locator("#coach .next")).to_have_text("Next lesson")
    if onward:
        page.locator("#coach .next").click()
        page.wait_for_url(f"**{onward}")
        expect(page.locator("li:target button")).to_be_visible()
        page.goto(table)  # the lesson is over there
    else:
        page.locator("#coach .plain[data-coach=next]").click()
    expect(page.locator("#coach [data-step], #coach .call")).to_have_count(0)
    assert page.url == table


def test_after_the_last_lesson_one_goes_home(screens: Screens) -> None:
    learner = Learner(screens.screen())
    learner.begin("above-and-below", "last-evening")
    learner.follow(until="end")
    expect(learner.page.locator("#coach .next")).to_have_text("Finish")
    learner.follow()
    assert learner.page.url == f"{learner.screen.site.url}/"


def test_a_wrong_try_gets_a_friendly_reason(screens: Screens) -> None:
    learner = Learner(screens.screen(lang="de"))
    learner.begin(GAME, "first-game")
    learner.told()
    learner.page.locator("[data-spot='hand lotus-stair'] [data-why]").first.click(force=True)
    expect(learner.page.locator("#bubble")).to_contain_text("Die kommt später")
    assert learner.told()["step"] == "goal"


def test_who_does_not_see_hears_what_a_choice_is_for(screens: Screens) -> None:
    learner = Learner(screens.screen())
    page = learner.page
    learner.begin(GAME, "first-game")
    learner.told()
    target = page.locator("[aria-describedby=coach-says]").first
    expect(target).to_have_attribute("data-act", "pick rope-walk")
    expect(page.get_by_role("region", name="Coach")).to_be_visible()
    expect(page.locator("#coach-says")).to_have_attribute("aria-live", "polite")
    page.keyboard.press("c")
    assert page.evaluate("() => document.activeElement.dataset.act") == "pick rope-walk"


def test_axe_has_nothing_against_any_state_of_the_coach(screens: Screens) -> None:
    for size, theme in ((DESK, "light"), (PHONE, "dark")):
        screen = screens.screen(size, color_scheme=theme)
        learner = Learner(screen)
        page = learner.page
        found: list[str] = []

        def look(state: str, screen=screen, found=found) -> None:
            found += [f"{state}: {text}" for text in screen.axe()]

        learner.begin(GAME, "first-game")
        learner.told()
        look("asks")
        page.locator("[data-spot^=hand] [data-why]").first.click(force=True)
        page.locator("#bubble:not([hidden])").wait_for()
        look("wrong")
        page.keyboard.press("Escape")  # where there is no room beside the coach, the reason lies on it until then
        page.locator("#coach [data-fold]").click()
        look("folded")
        page.locator("#coach [data-fold]").click()
        learner.do(learner.told(), keyboard=False)
        learner.told()
        look("chosen")
        learner.follow(until="event")
        look("reads")
        page.locator("#coach [data-coach=leave]").click()
        page.locator("#coach [data-coach=return]").wait_for()
        look("left")
        page.goto(f"{page.url}?mode=text")
        look("text, left")
        page.locator("button[value=return]").click()
        page.locator("button[value=next]").wait_for()
        look("text")
        learner.begin(GAME, "opening")
        learner.follow(until="none")
        look("end")
        page.goto(f"{page.url}?mode=text")
        look("text, end")
        page.goto("/learn/imperial-miners#rails")
        look("next lesson")
        assert found == []
