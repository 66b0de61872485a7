"""The stage: beats are told one after the other, in the viewer's own pace, and no click is lost."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screens import DESK, PHONE, THEMES, Screen, Screens, too_wide, until
from web_site import opened_at

from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish

STAGE = "#stage"


PICKS = """
game = "imperial-miners"
round = 1
event = "fresh-crew"
sides = ["alchemy-b", "technology-b", "diplomacy-a"]
[[seat]]
hand = ["reed-barge", "sand-clock", "war-drum", "koi-basin", "bog-gate", "broken-arch", "winch-house"]
[[seat]]
hand = ["canteen", "toll-bothy", "clan-ledger", "foam-forge", "toll-stair", "via-prima", "survey-post"]
"""


def told(
    screens: Screens, size: tuple[int, int] = DESK, speed: str = "slow", motion: str = "reduce", clock: bool = False
) -> Screen:
    """A table at which everybody has just placed their first card, and that is being told. `clock`: the page has one of
    its own, which a test can put forward."""
    screen = screens.screen(size, speed=speed, motion=motion)
    if clock:
        screen.page.clock.install()
    ana = screen.site.browser("Ana")
    screen.be(ana)
    chairs = [Chair("person", "Ana", "", ana.person.id), Chair("bot", "", "search:1")]
    wish = Wish("imperial-miners", chairs, position=PICKS, seed=3, name="First cards")
    screen.page.goto(f"/t/{opened_at(screen.site, wish)}")
    screen.settled()
    screen.choose()
    return screen


def test_what_happened_is_told_beat_by_beat(screens: Screens) -> None:
    screen = told(screens)
    page = screen.page
    expect(page.locator(STAGE)).to_be_visible()
    first = page.inner_text(".st-cap")
    assert first
    assert screen.axe() == []
    page.locator("[data-next]").click()
    until(page, "first => document.querySelector('.st-cap')?.innerText !== first", first)
    page.locator("[data-skip]").click()
    expect(page.locator(STAGE)).to_be_hidden()


def test_it_can_be_told_again(screens: Screens) -> None:
    screen = told(screens)
    page = screen.page
    page.keyboard.press("Escape")
    screen.settled()
    while screen.choose().partition(" ")[0] != "pick":  # of the turn before there is something to look at meanwhile
        page.keyboard.press("Escape")
        screen.settled()
    expect(page.locator(STAGE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(STAGE)).to_be_hidden()
    rows = page.locator("#since [data-beat]")
    assert rows.count() > 0
    rows.last.click()
    expect(page.locator(STAGE)).to_be_visible()
    _, deed = page.inner_text(".st-cap > span").strip().split(" ", 1)  # in a row of several steps who is said once
    assert deed in rows.last.inner_text().replace("\n", " ")
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.locator(STAGE)).to_be_visible()
    page.keyboard.press(" ")
    strip = page.locator(".st-cap > span").first
    shown = strip.inner_text().strip()
    row = rows.filter(has_not_text=shown).first
    said = row.inner_text().replace("\n", " ")
    row.click()  # while all of it is being told
    expect(strip).not_to_have_text(shown)
    assert strip.inner_text().strip() in said
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
    at_once = piece.get_attribute("data-confirm") is None
    piece.click()
    expect(page.locator(STAGE)).to_be_hidden()
    if at_once:
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
    telling, own, upper = (screen.page.locator(name).first.bounding_box() for name in (".st-go", ".lower .b", ".upper"))
    assert telling
    assert own
    assert upper
    assert telling["y"] + telling["height"] <= own["y"]  # no button lies where another one was
    assert (
        abs(telling["y"] + telling["height"] - upper["y"] - upper["height"]) < 2
    )  # but in the row that is kept for it
    screen.page.keyboard.press("Escape")
    screen.settled()
    screen.page.locator("#sheet .upper [data-again]").click()
    expect(screen.page.locator(STAGE)).to_be_visible()


def test_on_a_phone_what_a_rival_does_is_seen_where_the_rival_does_it(screens: Screens) -> None:
    """The view turns to the rival's mine and back; a view that the viewer has chosen stays."""
    screen = told(screens, PHONE)
    page = screen.page
    others, mine, log = (page.locator(f"#tab-{name}") for name in ("others", "mine", "log"))
    strip = page.locator(".st-cap")
    while "Bento placed" not in strip.inner_text():
        page.keyboard.press(".")
    page.keyboard.press(" ")  # it is held, however slow the machine is
    expect(others).to_be_checked()
    ring, lit = page.locator(".ring.here").bounding_box(), page.locator("#mine-of-1").bounding_box()
    assert ring
    assert lit
    assert lit["y"] <= ring["y"] < lit["y"] + lit["height"] <= PHONE[1]
    page.keyboard.press("Escape")
    expect(mine).to_be_checked()
    screen.settled()
    page.keyboard.press("a")
    page.locator(".tabs label", has=log).click()
    page.keyboard.press(".")
    expect(log).to_be_checked()
    page.keyboard.press("Escape")
    expect(log).to_be_checked()


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


def test_what_is_taken_back_is_said(screens: Screens) -> None:
    screen = screens.screen(speed="slow")
    screen.new_table("you", "here", seed="3")
    page = screen.page
    page.locator("#go a.main").click()
    screen.settled()
    kept = screen.choose()
    page.locator("#undo").click()
    expect(page.locator(".st-cap")).to_have_text(re.compile("^Taken back: "))
    name = kept.partition(" ")[2].replace("-", " ")
    assert name in page.inner_text(".st-cap").lower()
    assert name in page.inner_text("#say").lower()
    page.keyboard.press("Escape")
    expect(page.locator(STAGE)).to_be_hidden()


def seen(screen: Screen, shown: bool) -> None:
    """The tab is in front, or behind another one."""
    screen.page.evaluate(
        """shown => {
            Object.defineProperty(document, "hidden", { value: !shown, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        shown,
    )


def test_who_comes_back_is_offered_what_happened_meanwhile(screens: Screens) -> None:
    screen = told(screens, clock=True)
    page = screen.page
    expect(page.locator(STAGE)).to_be_visible()
    first = page.inner_text(".st-cap")
    seen(screen, False)
    expect(page.locator(STAGE)).to_be_hidden()  # nothing is told to nobody
    seen(screen, True)
    offer = page.locator("[data-tell]")
    expect(offer).to_be_visible()
    page.clock.run_for(1500)
    expect(offer).to_be_visible()  # nor does it start by itself
    assert screen.axe() == []
    offer.click()
    expect(page.locator(".st-cap")).to_have_text(first)


def test_by_hand_every_beat_waits(screens: Screens) -> None:
    screen = told(screens, clock=True)
    page = screen.page
    page.locator("[data-menu]").first.click()
    page.locator("[data-speed=hand]").click()
    page.locator("[data-next]").click()
    second = page.inner_text(".st-cap")
    page.clock.run_for(6000)
    assert page.inner_text(".st-cap") == second
    page.keyboard.press(".")
    until(page, "second => document.querySelector('.st-cap')?.innerText !== second", second)


SHIFTS = """() => {
    window.shifts = [];
    window.quietSince = performance.now();
    new PerformanceObserver((list) => {
        window.quietSince = performance.now();
        for (const entry of list.getEntries()) for (const source of entry.sources ?? []) {
            const node = source.node?.nodeType === 1 ? source.node : source.node?.parentElement;
            window.shifts.push(`${node?.id || node?.className?.baseVal || node?.className}`);
        }
    }).observe({ type: "layout-shift" });
}"""


def test_nothing_on_the_page_moves_when_the_strip_comes_and_goes(screens: Screens) -> None:
    for size in (DESK, PHONE):
        screen = told(screens, size, speed="fast", motion="no-preference")
        page = screen.page
        page.keyboard.press("Escape")
        screen.settled()
        page.reload()  # so that what is told again is told over the table as it is
        screen.settled()
        page.evaluate(SHIFTS)
        until(page, "() => performance.now() - window.quietSince > 1000")  # fonts and previews are there
        page.evaluate("() => { window.shifts = [] }")
        page.keyboard.press("a")
        expect(page.locator(STAGE)).to_be_visible()
        if size == PHONE:  # a view that one takes oneself is kept: else the rival's comes up, and stands elsewhere
            page.evaluate("() => document.querySelector('.tabs input:checked').dispatchEvent(new Event('change'))")
        expect(page.locator(STAGE)).to_be_hidden(timeout=60_000)
        assert page.evaluate("() => window.shifts") == [], size


def test_with_reduced_motion_nothing_moves_while_it_is_told(screens: Screens) -> None:
    screen = told(screens, speed="slow", motion="reduce")
    page = screen.page
    expect(page.locator(".lights .ring, #moment:not([hidden])").first).to_be_visible()
    for _ in range(4):
        moving = page.evaluate("() => document.getAnimations().filter((one) => one.playState === 'running').length")
        assert moving == 0
        page.keyboard.press(".")
        page.wait_for_timeout(150)


def test_fast_clicks_are_not_lost(screens: Screens) -> None:
    """Twenty clicks on what can be chosen, however much is being told: each of them chooses, or takes back a choice."""
    screen = told(screens, speed="slow")
    page = screen.page
    page.keyboard.press("Escape")
    screen.settled()
    while screen.choices.first.get_attribute("data-confirm") is None:
        screen.choose()
        page.keyboard.press("Escape")
        screen.settled()
    page.reload()  # so that what is told again is told over the table as it is
    screen.settled()
    for number in range(20):
        page.keyboard.press("a")
        piece = page.locator("#board [data-confirm]").locator("visible=true").first
        piece.click()
        page.locator("[data-send]").locator("visible=true").first.wait_for(state="hidden" if number % 2 else "visible")
    expect(page.locator(STAGE)).to_be_hidden()


def test_a_telling_that_is_held_is_well_for_everybody(screens: Screens) -> None:
    """axe over the card of a big beat and over a beat, light on a desk and dark on a phone; a key holds. A click on
    the card goes on, and is for nothing that lies under it."""
    for theme, size in THEMES:
        screen = told(screens, size)
        page = screen.page
        expect(page.locator("#moment")).to_be_visible()  # all cards are turned over
        page.keyboard.press(" ")
        screen.light(theme)
        assert screen.axe() == []
        page.wait_for_timeout(600)  # sooner, it would be a second click on what the card came over
        page.locator("#moment").click()
        expect(page.locator("#moment")).to_be_hidden()
        expect(page.locator(STAGE)).to_be_visible()
        assert screen.axe() == []
        page.keyboard.press("Escape")
        screen.settled()


def test_keys_are_for_the_stage_first_and_enter_chooses_where_the_focus_is(screens: Screens) -> None:
    screen = told(screens)
    page = screen.page
    expect(page.locator("#moment")).to_be_visible()
    screen.choices.first.focus()
    before = screen.version
    page.keyboard.press(" ")  # holds, and chooses nothing
    expect(page.locator(STAGE)).to_be_visible()
    page.wait_for_timeout(500)
    assert screen.version == before
    page.keyboard.press("Enter")
    expect(page.locator(STAGE)).to_be_hidden()
    screen.reached(before + 1)


def test_a_turn_calls_who_looks_elsewhere(screens: Screens) -> None:
    """Once switched on in the menu, and only while the page is not in front."""
    ana, bia = screens.screen(permissions=["notifications"]), screens.screen()
    ana.new_table("you", "open")
    bia.sit_down(ana, "Bia")
    called = "() => window.called"
    page = ana.page
    page.evaluate("""() => {
        window.called = [];
        window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
            constructor(text) { window.called.push(text); } };
    }""")
    for _ in range(4):
        ana.settled()
        ana.choose()
    page.locator("[data-menu]").first.click()
    page.locator("[data-call]").click()
    expect(page.locator("[data-call]")).to_have_attribute("aria-pressed", "true")
    page.evaluate("() => Object.defineProperty(document, 'hidden', { value: true })")
    assert page.evaluate(called) == []
    for _ in range(4):
        bia.settled()
        bia.choose()
    until(page, "() => window.called.length")
    assert page.evaluate(called)[0].startswith("Your turn")


FRAMES = """async (url) => {
    const stage = await import(url);
    const beat = (id) => ({ id, seat: 1, turn: id, weight: "plain", mark: "", text: "told", long: 20, chips: "",
        gains: [], spot: "", start: "", card: "", main: true, stays: false });
    const shown = [];
    const show = (frame) => shown.push(frame.parts);
    for (const [i, parts] of [{ a: 1, b: 1 }, { a: 2 }, { b: 3 }, { c: 4 }].entries()) {
        stage.tell({ version: i, parts, beats: [beat(i)] }, show);
    }
    await new Promise((done) => setTimeout(done, 50));
    stage.skip();
    return shown;
}"""


SCRIPT = "() => performance.getEntriesByType('resource').map((e) => e.name).find((n) => n.includes('stage.js'))"
STEP = """async (url) => {
    const stage = await import(url);
    const beat = (text, n, weight) => ({ id: text, seat: 1, turn: 1, weight, mark: "", text, long: 20,
        chips: `<b class="gain"> ${n}</b>`, gains: [[1, "coin", n]], spot: "", start: "", card: "", main: false });
    stage.tell({ version: 1, parts: {}, beats: [beat("bought", -4, "plain"), beat("moved", 2, "quiet")] }, () => {});
}"""


def test_a_step_counts_once(screens: Screens) -> None:
    """What it brought stands beside it, and not in the headline as well, which reads as the log does."""
    screen = told(screens, speed="slow")
    page = screen.page
    page.keyboard.press("Escape")
    screen.settled()
    page.locator("#stage").wait_for(state="hidden")
    page.evaluate(STEP, page.evaluate(SCRIPT))
    expect(page.locator(".st-step")).to_have_text("moved 2")
    expect(page.locator(".st-cap")).to_have_text("bought -4")


def test_who_skips_loses_no_part_of_the_table(screens: Screens) -> None:
    """A frame has only what has changed since the one before: those that are left out must not be missed."""
    screen = told(screens)
    page = screen.page
    page.keyboard.press("Escape")
    screen.settled()
    page.keyboard.press("Escape")  # also what the rival did meanwhile
    url = page.evaluate(SCRIPT)
    assert page.evaluate(FRAMES, url) == [{"a": 1, "b": 1}, {"a": 2, "b": 3, "c": 4}]


def test_what_was_held_does_not_race_afterwards(screens: Screens) -> None:
    """However long somebody holds a beat, the next ones have their time."""
    screen = told(screens, speed="normal", clock=True)
    page = screen.page
    page.locator("[data-hold]").click()
    page.clock.run_for(13_000)
    page.locator("[data-hold]").click()
    page.locator("[data-next]").click()
    second = page.inner_text(".st-cap")
    page.wait_for_timeout(400)
    assert page.inner_text(".st-cap") == second


def test_again_sets_the_table_back_and_ends_with_the_newest(screens: Screens) -> None:
    screen = told(screens, speed="fast")
    page = screen.page
    page.keyboard.press("Escape")
    screen.settled()
    board = "() => [...document.querySelectorAll('#board, [data-figure]')].map((one) => one.innerText).join()"
    # Whose chain stands beside the mines may be another after it was told again.
    table = """() => [...document.querySelectorAll('.mid, .oth, .hand, .left, [data-figure]')]
        .map((one) => one.innerText).join()"""
    page.wait_for_timeout(1000)
    before, now = page.evaluate(board), page.evaluate(table)
    page.keyboard.press("a")
    until(page, f"before => ({board})() !== before", before)
    expect(page.locator(STAGE)).to_be_hidden(timeout=60_000)
    until(page, f"now => ({table})() === now", now)
    before = page.evaluate(board)
    page.keyboard.press("a")
    until(page, f"before => ({board})() !== before", before)
    page.keyboard.press("Escape")
    until(page, f"now => ({table})() === now", now)
