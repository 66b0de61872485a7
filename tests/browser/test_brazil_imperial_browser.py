"""Brazil: Imperial in a real browser: turns by clicks, the challenge for one on a phone, a fight between two people."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect
from screens import PHONE, Screen, Screens, checked
from web_site import Site, opened_at

from tabuleiro.server.chairs import Chair
from tabuleiro.server.house import Wish

GAME = "brazil-imperial"
CLICKS = 24
# Ana's archer and monarch stand before Bia's farm, which an infantry guards.
BEFORE_THE_FARM = """
scenario = "cisplatine"
round = 4
turn = 0
first = 0
[[seat]]
combat_cards = ["militia", "line-infantry"]
units = ["g1 f3", "g4 f3"]
token = "painting"
arch = "painting"
spent = ["acted", "movement"]
steps = ["move"]
asked = "move"
[[seat]]
combat_cards = ["militia"]
tiles = ["g3 farm coffee 2"]
units = ["o2 g3"]
"""


def played(screen: Screen, clicks: int, seed: int) -> tuple[list[str], list[str]]:
    """So many clicks at random; what was done, and what is wrong with the page in the first action."""
    chance = Random(seed)
    done: list[str] = []
    found: list[str] = []
    for _ in range(clicks):
        screen.settled()
        verb = screen.choose(chance.randrange(1000)).split(" ")[0]
        if verb == "arch" and verb not in done:
            screen.settled()
            found += checked(screen, "an action", "#board")
        done.append(verb)
    return done, found


def test_a_stretch_by_clicks_with_a_bot(screens: Screens):
    ana = screens.screen()
    table = ana.new_table("you", "search:1", seed="5", game=GAME)
    done, found = played(ana, CLICKS, 1)
    assert {"keep", "crown", "arch", "end"} <= set(done)
    assert not found, "\n".join(found)
    ana.settled()
    ana.page.click("#hint-button")
    expect(ana.page.locator("#hint .hintbox")).to_be_visible()
    ana.page.goto(f"{table}?mode=text")
    expect(ana.page.locator("form button").first).to_be_visible()


def test_the_challenge_for_one_on_a_phone(screens: Screens):
    ana = screens.screen(PHONE, lang="pt-BR", has_touch=True, is_mobile=True)
    ana.new_table("you", seed="6", game=GAME)
    ana.settled()
    assert "Guararapes" in ana.page.inner_html("#board")
    for number in range(CLICKS // 2):
        ana.settled()
        ana.choose(number)
        assert ana.sideways() == 0
    ana.page.locator("label:has(#tab-board)").click()
    expect(ana.page.locator("#tab-board")).to_be_checked()


def test_two_people_fight_for_a_farm(screens: Screens, site: Site):
    ana, bia = screens.screen(), screens.screen(lang="de")
    people = site.browser("Ana"), site.browser("Bia", "de")
    chairs = [Chair("person", one.person.name, "", one.person.id) for one in people]
    table = opened_at(site, Wish(GAME, chairs, position=BEFORE_THE_FARM, seed=7, name="Red clay"))
    for screen, person in zip((ana, bia), people, strict=True):
        screen.be(person)
        screen.page.goto(f"/t/{table}")

    # the hex says what a fight would be like before the unit goes
    ana.settled()
    ana.begin(next(half for half in ana.halves() if half.endswith(" g1")))
    ana.piece("move g1 to g3").click()
    expect(ana.page.locator("#go [data-send]").first).to_contain_text("G3")
    expect(ana.page.locator("#status")).to_contain_text("G3")
    assert checked(ana, "foretold", "#forecast") == []
    before = ana.version
    ana.page.locator("[data-send]").locator("visible=true").first.click()
    ana.page.wait_for_function(f"() => Number(document.body.dataset.version) > {before}")

    # her card lies face down before Bia, who answers with her own
    ana.act("play line-infantry")
    ana.act("enough")
    bia.settled()
    assert "line-infantry" not in bia.page.inner_html("#fight")
    assert checked(bia, "defence", "#fight") == []
    bia.act("play militia")
    expect(ana.page.locator("#fight")).to_be_visible()
    ana.settled()
    for screen in (ana, bia):
        assert screen.page.locator("#fight .cc").count() == 2  # both cards are open now, on both screens
