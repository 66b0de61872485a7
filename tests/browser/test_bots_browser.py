"""A bot from outside as people meet it: made on one's own page, invited to a table, played against to the end."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect
from screens import Screen, Screens, checked
from web_bot import ApiBot, bot_ids, running
from web_site import Browser, Site


def made(screen: Screen, name: str) -> ApiBot:
    """By the form on one's own page."""
    page = screen.page
    page.goto("/me")
    page.fill("#bot-name", name)
    page.locator("main form.sit button.main").click()
    token = page.locator("#token").input_value()
    return ApiBot.known(screen.site, name, bot_ids(page.content())[-1], token)


def test_a_game_against_an_example_bot(screens: Screens, site: Site, tmp_path: Path):
    """From the form of a new table; the bot's seat is marked as a bot's. The page has its moves while its person
    clicks, and the end; in between answers go by HTTP: whole games by clicks have tests of their own."""
    ana, person = screens.screen(), site.browser()
    ana.be(person)
    bot = made(ana, "Last one")
    page = ana.page
    with running("last_http.py", bot, tmp_path / "said") as said:
        page.goto("/new?game=imperial-miners")
        page.fill("#name", "Ana")
        page.locator("select[name=seat]").nth(1).select_option(f"invite:{bot.id}")
        page.locator("main form button.main.big").click()
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))  # the page of the seats goes there when the bot has come
        panel = page.locator("#panel-1")
        expect(panel).to_contain_text("Last one")
        expect(panel).to_contain_text("bot from outside")
        for _ in range(8):  # into the first round
            ana.settled()
            ana.choose()
        ana.settled()
        finish(person, page.url.rpartition("/")[2])
        ana.settled()
        expect(page.locator(".result")).to_contain_text("Last one")
    assert not said.read_text()


def finish(person: Browser, table: str) -> None:
    """Takes the first thing that can be done whenever something is asked, until the play is over."""
    until = time.monotonic() + 60
    while 'id="result"' not in (frame := person.frame(table, 0))["parts"]["board"]:
        assert time.monotonic() < until
        if found := person.options(table, frame):
            person.post(table, "act", version=frame["version"], actions=found[:1])
        else:
            time.sleep(0.05)  # the bot is at it


@pytest.mark.parametrize("lang", ["en", "de", "pt-BR"])
def test_ones_own_bots_and_the_seats(screens: Screens, lang: str):
    """axe looks at the pages with everything on them: a new token, a revoked one, a refused name, an invitation."""
    ana = screens.screen(lang=lang)
    page = ana.page
    bot = made(ana, f"Robô {lang}")
    found = checked(ana, "a new token")
    page.locator("form[action$=revoke] button").first.click()
    expect(page.locator(".chip.line")).to_be_visible()
    found += checked(ana, "a revoked token")
    page.locator("form[action$=token] button").first.click()
    bot = ApiBot.known(ana.site, bot.name, bot.id, page.locator("#token").input_value())
    ana.cut = True  # a refusal is no success
    page.fill("#bot-name", bot.name)
    page.locator("main form.sit button.main").click()
    expect(page.locator("#fault-bot-name")).to_be_visible()
    found += checked(ana, "a refused name")
    ana.cut = False
    ana.new_table("you", "open")
    page.fill("#invite-2", bot.name)
    page.locator("form[action$=invite] button").click()
    expect(page.locator("form[action$=withdraw]")).to_contain_text(bot.name)
    found += checked(ana, "an invitation")
    assert bot.post(f"invitation/{page.url.split('/')[-2]}/accept").status_code == 200
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.goto(f"{page.url}/seats")
    expect(page.locator("form[action$=dismiss] button")).to_be_visible()
    found += checked(ana, "a bot's seat")
    assert not found, "\n".join(found)
