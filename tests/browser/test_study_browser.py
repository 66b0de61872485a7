"""The whole way of an analysis in a browser: finish a play, analyse, step through it, try another option, play on."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screens import Screens, checked
from web_site import Site, opened_at

from tabuleiro.kit.puzzles import puzzles_of
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish
from tabuleiro.testing.play import near_the_end

GAME = "imperial-miners"
# The icons that are used on the page and drawn nowhere.
HOLES = """[...document.querySelectorAll("#main use")].map((one) => one.getAttribute("href"))
  .filter((href) => !document.querySelector(href))"""


def test_the_whole_way_of_an_analysis(screens: Screens, site: Site):
    ana, visitor = screens.screen(), site.browser("Ana")
    ana.be(visitor)
    page = ana.page
    chairs = [Chair("person", "Ana", owner=visitor.person.id), Chair("bot", "", "random")]
    table = opened_at(site, Wish(GAME, chairs, position=near_the_end(GAME), seed=4, name="Short play"))
    page.goto(f"/t/{table}")
    while True:
        ana.settled()
        if ana.over:
            break
        ana.choose()
    page.locator("#go").get_by_role("link", name="Analyse").click()
    page.wait_for_selector(".study-all", timeout=120_000)
    found = checked(ana, "analysis", ".moves")
    expect(page.locator(".decided")).to_contain_text("won.")
    expect(page.locator(".sums .sum")).to_contain_text("100")
    assert page.evaluate(HOLES) == []  # the parts that came later brought their icons

    turns = page.locator(".points a")
    for n in range(turns.count()):
        turns.nth(n).click()
        expect(turns.nth(n)).to_have_attribute("aria-current", "true")
    assert page.evaluate(HOLES) == []
    number = page.locator(".moves li").first.locator("a").get_attribute("data-at")
    page.locator(".moves a").first.click()
    page.wait_for_url(f"**at={number}")
    page.locator("body").press("ArrowRight")
    expect(page.locator(f'.moves a[data-at="{number}"]')).not_to_have_attribute("aria-current", "true")
    page.locator("body").press("ArrowLeft")
    expect(page.locator(f'.moves a[data-at="{number}"]')).to_have_attribute("aria-current", "true")

    page.get_by_role("link", name="Try another option").click()
    options = page.locator(".rail .try button[name=option]")
    expect(options.nth(1)).to_be_visible()
    found += checked(ana, "question", "#board")
    page.locator("#board [data-act].can").first.click()
    expect(page.locator(".rail .asked table")).to_contain_text("chosen then")
    found += checked(ana, "answer", "#board")
    assert not found, "\n".join(found)

    page.locator(".rail").get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    expect(page.locator("#rail")).to_contain_text("finished play")
    ana.settled()


def test_a_puzzle_says_why_not_and_shows_another_seats_part(screens: Screens):
    page = screens.screen().page
    puzzle = next(iter(puzzles_of(GAME).values()))
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator("#board [aria-disabled=true][data-why]").first.click(force=True)  # refused, not dead
    expect(page.locator("#bubble")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("#bubble")).to_be_hidden()
    opener = page.locator("[data-mine]").first
    opener.click()
    expect(page.locator("#beside svg").first).to_be_visible()
    page.locator("#beside [data-close]").click()
    expect(page.locator("#beside")).to_be_hidden()
    expect(opener).to_be_focused()
