"""Above and Below in a real browser: a whole game by clicks, people who trade and explore together, keys, a phone."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect
from screens import DESK, PHONE, Screen, Screens, checked, until
from web_site import Browser, Site, opened_at

from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish

sys.path.insert(0, str(Path(__file__).parents[1] / "drawing"))
from village_scenes import NAMES, one_of_each_kind

GAME = "above-and-below"
MOST_CLICKS = 300
# What is done by whom plays on: each kind of action by its first words, the best first.
LIKED = (
    *("sleep all", "bed", "go", "option", "enough", "stop", "none", "refuse", "drop", "end turn"),
    *("build", "train", "harvest", "use", "take from", "explore", "send", "labor", "place", "pass"),
)
# Ana's explorers lack one lantern for a cat that would join them (43 B); Bia and she have something for sale.
STRETCH = """
turn = 0
round = 3
cave_top = "C02"
[[seat]]
coins = 8
villagers = ["VS-hammer-1 sent", "VS-quill-1", "VS-none-1 sent"]
sale = "rope"
encounter.cave = "C04"
encounter.face = 3
encounter.paragraph = 43
encounter.option = 1
encounter.dice = [2, 0, 4]
encounter.lanterns = 3
acted = 1
steps = ["turn", "resolve"]
asked = "injure"
[[seat]]
coins = 9
villagers = ["VS-hammer-2", "VS-quill-2", "VS-none-2"]
sale = "fish"
[[seat]]
passed = true
[[seat]]
passed = true
"""


def best(actions: list[str]) -> str:
    return min(actions, key=lambda text: next((n for n, liked in enumerate(LIKED) if text.startswith(liked)), 99))


def table_of(site: Site, position: str, *people: Browser, bots: int = 0) -> str:
    """A table that goes on from a position, first the people, then bots; its address."""
    chairs = [Chair("person", one.person.name, "", one.person.id) for one in people]
    wish = Wish(GAME, [*chairs, *[Chair("bot", "", "search:1")] * bots], position=position, seed=7, name="Lamp oil")
    return f"/t/{opened_at(site, wish)}"


def test_a_game_by_clicks_to_its_end(screens: Screens, site: Site):
    """Its last three rounds: those before ask nothing else."""
    ana, person = screens.screen(), site.browser("Ana")
    ana.be(person)
    ana.page.goto(table_of(site, TURN.replace("round = 2", "round = 5"), person, bots=1))
    done: list[str] = []
    while True:
        ana.settled()
        if ana.over:
            break
        action = best(ana.actions()) if done else "explore"
        ana.act(action)
        done.append(action.split(" ")[0])
        assert len(done) < MOST_CLICKS, done
    assert {"explore", "send", "go", "option", "build", "train"} <= set(done)
    expect(ana.page.locator("#status")).to_contain_text("win")
    assert ana.page.locator(".result tr").count() == 3
    assert checked(ana, "end", ".result") == []
    ana.page.goto(ana.page.url + "/replay?at=20")
    expect(ana.page.locator("#village")).to_be_visible()
    assert ana.page.locator("[data-act]").count() == 0


# Ana's explorers stand before a page, she has no goods: nothing else is asked of her once it is over.
PAGE = """
turn = 0
round = 3
seed = {seed}
cave_top = "C02"
[[seat]]
coins = 3
villagers = ["VS-hammer-1 sent", "VS-quill-1 sent", "VS-none-1 sent"]
encounter.cave = "C04"
encounter.face = 3
encounter.paragraph = 17
[[seat]]
coins = 9
villagers = ["VS-hammer-2", "VS-quill-2", "VS-none-2"]
"""


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_an_expeditions_result_stays_until_it_is_dismissed(screens: Screens, site: Site, speed: str):
    """With nothing to put on the track the turn is over at once, and others go on: the page of the result stays."""
    ana = screens.screen(speed=speed)
    person = site.browser("Ana")
    ana.be(person)
    ana.page.goto(table_of(site, PAGE.format(seed=3), person, bots=1))
    ana.page.locator('[data-act="option a"]').click()
    ana.page.locator("#go [data-send]").click()
    card = ana.page.locator("#moment")
    expect(card.locator(".verdict")).to_be_visible()
    expect(card.locator(".threw li")).to_have_count(3)
    ana.page.wait_for_timeout(2500)  # Bento has long moved
    expect(card.locator(".verdict")).to_be_visible()
    assert checked(ana, "result", "#moment") == []
    card.locator("[data-continue]").click()
    expect(card).to_be_hidden()


TURN = """
turn = 0
round = 2
[[seat]]
coins = 12
villagers = ["VS-hammer-1", "VS-quill-1", "VS-none-1"]
[[seat]]
villagers = ["VS-hammer-2", "VS-quill-2", "VS-none-2"]
"""


def test_nothing_irreversible_happens_by_one_click(screens: Screens, site: Site):
    """A building is chosen first; the tile `Build` says where; who is to explore is taken back by another click."""
    ana = screens.screen()
    person = site.browser("Ana")
    ana.be(person)
    ana.page.goto(table_of(site, TURN, person, bots=1))
    ana.settled()
    before = ana.version
    ana.begin("build")
    expect(ana.page.locator(".pick-build .mkt")).to_be_visible()
    ana.page.locator('#offers .can[data-act^="build "]').first.click()
    expect(ana.page.locator("#go [data-send]")).to_contain_text("Build")
    ana.page.locator("#act-pass").click()
    expect(ana.page.locator("#go [data-send]")).to_contain_text("Pass")
    assert ana.version == before
    ana.page.locator("#go [data-clear]").click()
    expect(ana.page.locator("#go [data-send]")).to_have_count(0)
    for action in ("explore", "send VS-hammer-1", "send VS-quill-1"):
        ana.act(action)
    expect(ana.page.locator("#go [data-act=go]")).to_contain_text("2")
    ana.page.locator("#party-VS-hammer-1 button").click()
    expect(ana.page.locator("#party-VS-hammer-1 [data-act]")).to_be_visible()  # it stays where it was
    expect(ana.page.locator("#party-VS-quill-1 [aria-pressed=true]")).to_be_visible()
    ana.act("send VS-hammer-1")
    ana.page.locator("#party-VS-none-1 [data-act]").click()  # all three: nobody is left to be asked about
    expect(ana.page.locator("#go [data-send]")).to_contain_text("3")
    assert checked(ana, "party", "#encounter") == []


def test_on_a_phone_explorers_keep_their_places_and_a_card_shows_all_that_a_story_brought(screens: Screens, site: Site):
    ana = screens.screen(PHONE, motion="no-preference", has_touch=True, is_mobile=True)
    person = site.browser("Ana")
    ana.be(person)
    page = ana.page
    page.goto(table_of(site, TURN, person, bots=1))
    ana.settled()
    ana.act("explore")
    page.locator(".going .exp li").nth(2).wait_for()  # tiles are still on their way there
    places = "() => [...document.querySelectorAll('.going .exp li')].map((one) => [one.offsetLeft, one.offsetTop])"
    before = page.evaluate(places)
    assert len(before) == 3
    ana.act("send VS-hammer-1")
    assert page.evaluate(places) == before

    # 182 A goes on to a page without a question: dice, verdict and rewards are there at once, above the button
    told = TURN.replace('VS-hammer-1", "VS-quill-1', 'VS-hammer-1 sent", "VS-quill-1 sent', 1).replace(
        "[[seat]]",
        'cave_top = "C02"\n[[seat]]\nencounter.cave = "C04"\nencounter.face = 3\nencounter.paragraph = 182',
        1,
    )
    page.goto(table_of(site, told, person, bots=1))
    ana.settled()
    page.locator('[data-act="option a"]').click()
    page.locator("[data-send]").locator("visible=true").first.click()
    expect(page.locator("#moment .verdict")).to_be_visible()
    wide = "() => { const card = document.getElementById('moment'); return card.scrollWidth - card.clientWidth; }"
    for _ in range(8):  # also while the dice roll
        assert page.evaluate(wide) == 0
        page.wait_for_timeout(150)
    go = page.locator("#moment .go").bounding_box()
    assert go is not None
    for part in ("threw", "burning", "verdict", "got li:last-child"):
        box = page.locator(f"#moment .outcome .{part}").bounding_box()
        assert box is not None, part
        assert 0 <= box["y"] <= go["y"] - box["height"], part


def test_people_and_bots_explore_and_trade(screens: Screens, site: Site):
    ana, bia = screens.screen(), screens.screen(PHONE, lang="pt-BR", has_touch=True, is_mobile=True)
    people = site.browser("Ana"), site.browser("Bia", "pt-BR")
    table = table_of(site, STRETCH, *people, bots=2)
    for screen, person in zip((ana, bia), people, strict=True):
        screen.be(person)
        screen.page.goto(table)

    # the dice lie: somebody is injured for the last lantern, and a cat comes along
    assert checked(ana, "dice", "#encounter") == []
    ana.act("injure VS-hammer-1")
    expect(ana.page.locator("#area-injured li")).to_have_count(1)
    expect(ana.page.locator("#v-cave-cat")).to_be_visible()
    expect(ana.page.locator("#moment .verdict")).to_be_visible()
    ana.go_on()
    expect(ana.page.locator(".closed.won")).to_be_visible()

    # Bia makes an offer, which Ana refuses; each seller is asked once a turn
    bia.act("buy from 0")
    bia.act("offer 3")
    expect(ana.page.locator("#trade")).to_contain_text("Bia")
    expect(ana.page.locator("#status")).to_contain_text("Bia")
    assert checked(ana, "trade", "#trade") == []
    ana.act("refuse")
    bia.settled()
    assert "buy from 0" not in bia.actions()

    # so she explores: the book opens on both screens, each in its own language
    bia.act("explore")
    bia.page.locator("label:has(#tab-board)").click()  # a look at the board, which has nobody to be sent
    expect(bia.page.locator('[data-act="send VS-hammer-2"]:visible')).to_have_count(0)
    bia.page.locator("label:has(#tab-mine)").click()
    for action in ("send VS-hammer-2", "send VS-none-2", "go"):
        bia.act(action)
    bia.settled()
    title = bia.page.inner_text("#encounter h2")
    expect(ana.page.locator("#encounter h2")).not_to_have_text(title)
    assert bia.sideways() == 0
    bia.page.goto(f"{table}?mode=read")
    expect(bia.page.locator("h1")).to_have_text(title)
    assert checked(bia, "reading", ".reading") == []
    bia.page.goto(table)
    bia.resize(PHONE)
    while bia.choices.count() and not ana.choices.count():
        bia.act(best(bia.actions()))
        until(bia.page, "() => !document.body.classList.contains('sending')")
    ana.settled()
    expect(ana.page.locator("#since")).to_contain_text("Bia")  # what she did is told to Ana

    # Ana wants the fish, and gets it
    ana.act("buy from 1")
    ana.act("offer 4")
    bia.act("accept")
    expect(ana.page.locator("#supply-fish")).to_be_visible()
    expect(ana.page.locator("#own-coins")).to_contain_text("4")


def test_by_keyboard_with_the_language_switched(screens: Screens):
    ana = screens.screen(DESK)
    ana.new_table("you", "search:1", seed="5", game=GAME)
    page = ana.page
    ana.settled()
    assert checked(ana, "turn", "#village") == []
    page.click("[data-menu]")
    with page.expect_navigation():
        page.click('[data-lang="de"]')
    ana.settled()
    assert "Runde 1 von 7" in page.inner_text(".where")
    for action in ("explore", "send VS-hammer-1", "send VS-none-1", "go"):
        before = ana.version
        tab_to(ana, action)
        page.keyboard.press("Enter")
        ana.reached(before + 1)
        ana.settled()
    assert checked(ana, "book", "#encounter") == []
    tab_to(ana, "option a")
    page.keyboard.press("Enter")
    expect(page.locator("#go [data-send]")).to_be_visible()
    tab_to(ana, "", "[data-send]")
    before = ana.version
    page.keyboard.press("Enter")
    ana.reached(before + 1)
    page.goto(re.sub(r"\?.*", "", page.url) + "?mode=text")
    assert "Wendelpflock" in page.inner_text("main") or page.locator("main section").count() > 3


def test_every_question_shows_an_answer_at_once(screens: Screens, site: Site):
    """On a desk all of them; a phone has offers on a tab of their own, but never a question without an answer."""
    desk, phone = screens.screen(DESK), screens.screen(PHONE, has_touch=True, is_mobile=True)
    ana = site.browser("Ana")
    desk.be(ana)
    phone.be(ana)
    for kind, (state, seat) in one_of_each_kind().items():
        chairs = [Chair("person", name, "", f"nobody-{name}") for name in NAMES[: len(state.players)]]
        chairs[seat] = Chair("person", "Ana", "", ana.person.id)
        table = opened_at(site, Wish(GAME, chairs, position=state.position, name="Lamp oil"))
        wanted = {str(action) for action in state.decision(seat).actions}
        for screen in (desk, phone):
            screen.page.goto(f"/t/{table}")
            screen.settled()
        assert set(desk.actions()) == wanted, kind
        assert set(phone.actions()) <= wanted, kind
        assert kind in ("turn", "gift") or set(phone.actions()) == wanted, kind


# The arrow that points to it from where the focus is; the other way where that one led nowhere; Tab to its board.
TOWARDS = """wanted => {
  const from = document.activeElement, board = from?.closest("[data-roving]"), to = board?.querySelector(wanted);
  if (!to) return "Tab";
  const [a, b] = [from, to].map((piece) => piece.getBoundingClientRect());
  const across = b.left + b.width / 2 - a.left - a.width / 2, down = b.top + b.height / 2 - a.top - a.height / 2;
  const wide = Math.abs(across) > Math.abs(down) !== (window.was === from);
  window.was = from;
  return wide ? (across > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp";
}"""


def tab_to(screen: Screen, action: str, selector: str = "") -> None:
    """By Tab to the board and by arrows on it, which go where the eye goes, as nothing else is a stop."""
    wanted = selector or f'[data-act="{action}"]'
    on = "selector => document.activeElement?.matches(selector) ?? false"
    for _ in range(60):
        if screen.page.evaluate(on, wanted):
            return
        screen.page.keyboard.press(screen.page.evaluate(TOWARDS, wanted))
    raise AssertionError(f"no way to {wanted} by keys: {screen.says()}")


def test_who_is_new_is_asked_once_before_something_is_wasted(screens: Screens):
    ana = screens.screen(asks=True)
    ana.new_table("you", "search:1", seed="3", game="above-and-below")
    ana.settled()
    page = ana.page
    page.locator("#board [data-act=pass]").click()
    page.locator("#go [data-send=pass]").click()
    assert not checked(ana, "asked", "#ask")
    expect(page.locator("#ask")).to_contain_text("are still ready")
    before = ana.version
    page.locator("#ask button[value=no]").click()
    expect(page.locator("#ask")).to_be_hidden()
    assert ana.version == before
    page.locator("#go [data-send=pass]").click()  # once is enough
    until(page, "before => Number(document.body.dataset.version) > before", before)


# Ana may go down; Bia has passed, so the round ends with Ana.
GOES = """
turn = 0
round = 3
cave_top = "C02"
[[seat]]
coins = 8
villagers = ["VS-hammer-1", "VS-quill-1", "VS-none-1"]
[[seat]]
passed = true
coins = 9
"""
PLACES = """() => ["offers", "reputation", "village"].map((id) => {
    const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
})"""


def test_a_story_lies_over_the_board_which_keeps_its_place_and_size(screens: Screens, site: Site) -> None:
    """Beside it the village was half as wide; people and goods, by which one decides, stay free."""
    screen = going(screens, site, DESK)
    page = screen.page
    before = page.evaluate(PLACES)
    for action in ("explore", "send VS-hammer-1", "send VS-quill-1", "go"):
        screen.act(action)
        screen.settled()
        assert page.evaluate(PLACES) == before, action
    story, low = page.locator(".enc.page").bounding_box(), page.locator(".low").bounding_box()
    assert story
    assert low
    assert story["y"] + story["height"] <= low["y"]


def test_at_night_a_phones_tabs_show_what_they_name(screens: Screens, site: Site) -> None:
    """Under "Board" lay the own village."""
    screen = going(screens, site, PHONE, GOES.replace('"VS-none-1"', '"VS-none-1 exhausted"'))
    page = screen.page
    screen.act("pass")
    page.locator(".enc.night").wait_for()
    for tab, shown, hidden in (("board", "#offers", "#village"), ("mine", ".areas", "#offers")):
        page.locator(".tabs label", has=page.locator(f"#tab-{tab}")).click()
        expect(page.locator(shown).first).to_be_visible()
        expect(page.locator(hidden).first).to_be_hidden()


def going(screens: Screens, site: Site, size: tuple[int, int], position: str = GOES) -> Screen:
    """Ana's turn in which she may go down."""
    screen = screens.screen(size)
    ana = site.browser("Ana")
    screen.be(ana)
    chairs = [Chair("person", "Ana", "", ana.person.id), Chair("bot", "", "search:1")]
    screen.page.goto(f"/t/{opened_at(site, Wish('above-and-below', chairs, position=position, name='Goes'))}")
    screen.settled()
    return screen
