"""Whole games in a real browser: by clicks, by keys, online, around one screen; and what can go wrong meanwhile."""

from __future__ import annotations

import os
import re
import signal
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect
from screens import PHONE, THEMES, Screen, Screens, checked, until
from web_site import Browser, Site

from tabuleiro.web.doors import MOST_STREAMS

MOST_CLICKS = 400


def together(*people: Screen) -> None:
    """Until everybody sees what the last one of them has done."""
    latest = max(screen.version for screen in people)
    for screen in people:
        screen.reached(latest)


def to_the_pick(*people: Screen) -> None:
    """Until everybody is to pick a card: in some plays an event is to be chosen from first, or cards are drawn."""
    for _ in range(60):
        together(*people)
        picking = [screen for screen in people if screen.page.locator("[data-act^='pick ']").count()]
        if len(picking) == len(people):
            return
        next(screen for screen in people if screen not in picking and screen.choices.count()).choose()
    raise AssertionError([screen.says() for screen in people])


def test_a_whole_game_against_bots_by_clicks(screens: Screens):
    """And axe looks at each kind of question when it is asked first."""
    ana = screens.screen(lang="de")
    ana.new_table("you", "search:1", seed="3")
    found: list[str] = []
    seen: set[str] = set()
    clicks = 0
    while not ana.over:
        kind = (ana.choices.first.get_attribute("data-act") or "").split(" ")[0]
        if kind not in seen:
            seen.add(kind)
            found += checked(ana, kind, themes=THEMES[len(seen) % 2 :][:1])  # every other kind in the dark
        ana.choose()
        clicks += 1
        assert clicks < MOST_CLICKS
        ana.settled()
    assert {"keep", "pick", "use"} <= seen
    assert not found, "\n".join(found)
    assert clicks >= 24  # four cards kept, then at least two choices a round
    expect(ana.page.locator("#status")).to_contain_text("gewinn")
    assert ana.page.locator(".result tr").count() >= 3


def forecaster(site: Site) -> int:
    """The process that makes forecasts: the child of the server that is not nicer than it, as the bots' are."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            command = (stat.parent / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if int(fields[1]) == site.process.pid and b"spawn_main" in command and int(fields[16]) == os.nice(0):
            return int(stat.parent.name)
    raise AssertionError("nobody makes forecasts")


def test_a_forecast_that_is_not_there_in_time_follows(screens: Screens, site: Site):
    ana = screens.screen()
    ana.new_table("you", seed="3")
    to_the_pick(ana)
    worker = forecaster(site)
    os.kill(worker, signal.SIGSTOP)
    try:
        ana.page.locator(".hand [data-confirm]").first.click()
        # It can be sent, and in that moment no forecast is there. (A worker that is stuck for long is replaced: then
        # one comes.)
        until(ana.page, "() => document.querySelector('.hand li.sel') && !document.querySelector('#plan')")
    finally:
        os.kill(worker, signal.SIGCONT)
    expect(ana.page.locator("#plan")).to_have_count(1)


FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
CHOICE = ".can[data-act]:not([aria-disabled=true])"


def tab_to(screen: Screen, selector: str) -> None:
    for _ in range(80):
        if screen.page.evaluate(FOCUSED, selector):
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab: {screen.says()}")


def test_two_people_online_with_a_reload_and_a_cut_connection(screens: Screens):
    ana, bia = screens.screen(), screens.screen(lang="pt-BR")
    ana.new_table("you", "open")
    bia.sit_down(ana, "Bia")
    assert "join" not in bia.page.url  # the key is not in the address any more
    table = bia.page.url

    to_the_pick(ana, bia)
    ana.choose()  # Ana locks in; Bia still thinks
    expect(bia.page.locator("#panel-0 .light")).to_contain_text("já escolheu")
    expect(ana.page.get_by_role("button", name="Change my mind").first).to_be_visible()
    bia.choose()
    ana.settled()
    position = ana.says()
    assert ana.page.locator("[data-act^='pick ']").count() == 0  # in the middle of an effect: a place or what it does
    ana.page.reload()
    ana.settled()
    assert ana.says() == position

    bia.settled()
    bia.cut = True
    bia.page.context.set_offline(True)
    expect(bia.page.locator("#line")).to_be_visible()
    while ana.choices.count():
        ana.choose()
    bia.page.context.set_offline(False)
    bia.reached(ana.version)
    expect(bia.page.locator("#line")).to_be_hidden()
    bia.cut = False
    bia.choose()
    assert bia.page.url == table


SLOW_ANSWERS = """const plain = window.fetch; window.fetch = async (where, how) => {
const answer = await plain(where, how);
if (how?.method === "POST") await new Promise(go => setTimeout(go, 700)); return answer; }"""


def test_the_stream_before_the_answer_loses_no_click(screens: Screens):
    """What the page shows can be clicked, also where the stream was faster than the answer to the click before."""
    ana = screens.screen()
    ana.page.add_init_script(SLOW_ANSWERS)
    ana.new_table("you", seed="3")
    ana.settled()
    ana.page.set_default_timeout(10_000)
    for _ in range(4):
        ana.choose()  # no waiting but for a newer page
        ana.page.locator("#board .can").locator("visible=true").first.wait_for()


def test_three_people_around_one_screen(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", "here", "here", seed="4")
    page = ana.page
    hands: dict[str, set[str]] = {}
    for _ in range(60):
        ana.settled()
        cover = page.locator("#go a.main")
        if cover.count():
            assert page.locator("[data-act]").count() == 0  # nobody's hand is on the covered screen
            cover.click()
            page.wait_for_url("**seat=*")
            ana.settled()
        who = page.inner_text(".pl.me .who")
        cards = page.locator(".hand [data-card]").evaluate_all("pieces => pieces.map(p => p.dataset.card)")
        hands.setdefault(who, set()).update(cards)
        if len(hands) == 3 and "Round 2" in page.inner_text(".where"):
            break
        ana.choose()
    assert len(hands) == 3
    assert "Round 2" in page.inner_text(".where")


def test_undo_goes_back_and_stops_at_information(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", seed="6")
    ana.settled()
    first = ana.choose()
    ana.page.click("#undo")
    ana.page.wait_for_selector(f'#board .can[data-act="{first}"]')
    for _ in range(4):
        ana.settled()
        ana.choose()
    ana.settled()
    undo = ana.page.locator("#undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ana.page.locator("#bubble")).to_contain_text("revealed")


def test_what_cannot_be_done_says_why_with_its_rule(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", seed="6")
    for _ in range(4):
        ana.settled()
        ana.choose()
    ana.settled()
    barred = ana.page.locator("#board [data-why][aria-disabled=true]").first
    barred.click(force=True)
    expect(ana.page.locator("#bubble")).to_be_visible()
    rule = ana.page.locator("#bubble a").get_attribute("href") or ""
    assert "/rules/imperial-miners#im-" in rule
    ana.page.goto(rule)
    assert ana.page.locator(f"#{rule.partition('#')[2]}").count() == 1


def test_the_language_is_switched_in_mid_game(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", "search:1", seed="6")
    ana.settled()
    ana.choose()
    ana.settled()
    before = ana.choices.evaluate_all("pieces => pieces.map(p => p.dataset.act)")
    ana.page.click("[data-menu]")
    with ana.page.expect_navigation():
        ana.page.click('[data-lang="de"]')
    assert ana.page.get_attribute("html", "lang") == "de"
    ana.settled()
    assert ana.choices.evaluate_all("pieces => pieces.map(p => p.dataset.act)") == before
    assert "Behalt" in ana.says() or "behältst" in ana.says() or "Karte" in ana.says()
    ana.choose()


def test_a_replay_is_scrubbed_and_a_moment_has_a_link(screens: Screens, finished: tuple[Browser, str]):
    person, table = finished
    ana = screens.screen()
    ana.be(person)
    page = ana.page
    page.goto(table)
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector("[data-scale]")
    scale = page.locator("[data-scale]").first
    last = int(scale.get_attribute("max") or 0)
    assert last > 30
    scale.evaluate(
        "(scale, at) => { scale.value = at; scale.dispatchEvent(new Event('input', { bubbles: true })) }", last // 2
    )
    page.wait_for_url(f"**at={last // 2}**")
    half = page.locator("#board").inner_html()
    page.keyboard.press("Escape")
    page.locator("#bar-next").click()
    page.wait_for_url(f"**at={last // 2 + 1}**")
    page.goto(page.url.replace(f"at={last // 2 + 1}", f"at={last // 2}"))
    assert page.locator("#board").inner_html().count("<use") == half.count("<use")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.startswith("tabuleiro-record 1")


def test_on_a_phone(screens: Screens):
    ana = screens.screen(PHONE, has_touch=True, is_mobile=True)
    ana.new_table("you", "search:1", seed="3")
    for _ in range(4):
        ana.settled()
        ana.choose()
    ana.settled()
    assert ana.sideways() == 0
    for tab in ("board", "others", "log", "mine"):
        ana.page.locator(f"label:has(#tab-{tab})").click()
        assert ana.sideways() == 0, tab
    ana.choose()
    ana.settled()
    ana.choose()


def test_a_restart_in_mid_game_heals_by_itself(chromium, tmp_path: Path):
    site = Site(tmp_path / "data")
    screens = Screens(chromium, site)
    try:
        ana = screens.screen()
        ana.new_table("you", "search:1", seed="3")
        ana.settled()
        ana.choose()
        ana.cut = True
        site.kill()
        expect(ana.page.locator("#line")).to_be_visible()
        site.start()
        expect(ana.page.locator("#line")).to_be_hidden()
        ana.cut = False
        ana.settled()
        ana.choose()
        screens.close()
    finally:
        site.stop()


@pytest.mark.parametrize("name", ["<b>Ana</b>", "Ana & \"Bia\" 'C'"])
def test_odd_names_are_only_names(screens: Screens, name: str):
    ana = screens.screen()
    ana.new_table("you", name=name)
    assert name in ana.page.inner_text(".pl.me .who")


def test_arrows_go_there_and_back_and_a_board_is_one_stop(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", seed="6")
    ana.settled()
    page = ana.page
    page.locator(".hand [tabindex='0']").focus()
    here = "() => document.activeElement.dataset.act"
    first = page.evaluate(here)
    page.keyboard.press("ArrowRight")
    second = page.evaluate(here)
    page.keyboard.press("ArrowLeft")
    assert first != second
    assert page.evaluate(here) == first
    stops = (
        "() => [...document.querySelectorAll('[data-roving]')].map(b => b.querySelectorAll('[tabindex=\"0\"]').length)"
    )
    assert max(page.evaluate(stops)) == 1
    for kept in (1, 2, 3, 4):
        page.locator(".hand [tabindex='0']").focus()
        page.keyboard.press("Enter")
        tab_to(ana, "[data-send]")
        page.keyboard.press("Enter")
        ana.reached(kept)
    assert max(page.evaluate(stops)) == 1


def test_what_is_chosen_stays_chosen_when_others_move(screens: Screens):
    ana, bia = screens.screen(), screens.screen()
    ana.new_table("you", "open")
    bia.sit_down(ana, "Bia")
    to_the_pick(ana, bia)
    ana.page.locator("#board .can[data-confirm]").first.click()
    ana.page.wait_for_selector("#go [data-send]")
    bia.choose()
    together(ana, bia)
    expect(ana.page.locator("#go [data-send]")).to_be_visible()


def test_moving_pieces_do_not_swallow_clicks(chromium, site: Site):
    screens = Screens(chromium, site)
    ana = screens.screen(motion="no-preference")
    ana.new_table("you", "search:1", seed="6")
    ana.settled()
    for _ in range(3):
        ana.choose()
        ana.page.click("[data-menu]")  # at once, while pieces still travel
        expect(ana.page.locator("#menu")).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator("#menu")).to_be_hidden()
        ana.settled()
    screens.close()


def test_another_mine_opens_beside_and_closes_again(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", "search:1", seed="6")
    ana.settled()
    opener = ana.page.locator("[data-mine='1']")
    opener.click()
    expect(ana.page.locator("#beside svg").first).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#beside")).to_be_hidden()
    assert ana.page.evaluate("() => document.activeElement.dataset.mine") == "1"


def test_a_hint_is_given_and_goes_with_its_question(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", seed="6")
    ana.settled()
    ana.page.click("#hint-button")
    expect(ana.page.locator("#hint .hintbox")).to_be_visible()
    assert ana.page.inner_text("#hint .hintbox").strip()
    ana.choose()
    expect(ana.page.locator("#hint .hintbox")).to_be_hidden()


def test_a_no_is_seen_where_it_was_asked(chromium: Chromium, tmp_path: Path):
    """Streams that are refused, and too many requests: the person reads why, not only the network's log."""
    site = Site(tmp_path / "data", TABULEIRO_LIMITS="yes")
    screens = Screens(chromium, site)
    try:
        screen = screens.screen()
        screen.cut = True  # what is refused is in the browser's console, too
        ana = site.browser()
        screen.be(ana)
        table = ana.open_table("you", "search:1")
        with ExitStack() as pages:
            for _ in range(MOST_STREAMS):
                pages.enter_context(ana.stream(table))
            screen.page.goto(f"/t/{table}")
            expect(screen.page.locator("#line")).to_have_text(re.compile("^Too many pages of yours are open"))
            expect(screen.page.locator("#line")).to_be_visible()
            screen.choose()  # one can play all the same
        expect(screen.page.locator("#line")).to_be_hidden()
        no = {"error": "too_many", "reason": "Too many requests: please wait a moment."}
        screen.page.route("**/theme", lambda route: route.fulfill(status=429, json=no))
        screen.page.locator("[data-theme-switch]").locator("visible=true").first.click()
        expect(screen.page.locator("#notice")).to_have_text(no["reason"])
        screen.page.goto(f"/t/{ana.open_table('you')}")
        to_the_pick(screen)
        screen.page.route("**/frame?*", lambda route: route.fulfill(status=429, json=no))
        screen.page.locator("[data-confirm]").locator("visible=true").first.click()
        expect(screen.page.locator("#notice")).to_have_text(no["reason"])
    finally:
        screens.close()
        said = site.stop()
    assert not said


def test_a_hint_marks_the_one_option_it_is_about(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", "search:1", seed="3")
    for _ in range(5):
        ana.settled()
        ana.choose(1)
    ana.settled()
    ana.page.click("#hint-button")
    expect(ana.page.locator("#hint .hintbox")).to_be_visible()
    marked = ana.page.locator("#board .hinted")
    texts = {piece.get_attribute("data-act") or piece.get_attribute("data-part") for piece in marked.all()}
    assert len(texts) == 1, texts
