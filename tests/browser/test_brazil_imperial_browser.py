"""Brazil: Imperial in a real browser: a whole game by clicks, tables for two and four, fights, eras, a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from screens import PHONE, Screen, Screens, checked
from web_site import Browser, Site, opened_at

from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish
from tabuleiro.web.frame import has_part

GAME = "brazil-imperial"
MOST_CLICKS = 500
# What is done by whom plays on: each kind of action by its first words, the best first.
LIKED = (
    *("keep", "crown", "capital", "reveal", "palace", "under", "found", "build", "make", "slot", "paint", "refill"),
    *("pay", "deploy", "renovate", "take", "draw", "trade", "harbor", "arch manufacture", "arch build"),
    *("arch painting", "arch trade", "arch deploy", "arch harbor", "arch", "play", "drop", "give", "defeat", "cancel"),
    *("show", "enough", "none", "end turn"),
)
# A church costs a gold and two resources, and there is more than one way to pay for it.
BEFORE_A_CHURCH = """
scenario = "cisplatine"
era = 3
round = 4
turn = 0
first = 0
explore = []
[[seat]]
supply = { cane = 1, coffee = 1, gold = 2, science = 1 }
tiles = ["b3 farm"]
[[seat]]
"""
# Ana's archer and monarch stand before Bia's farm, which an infantry guards; a farm is what her mission lacks.
BEFORE_THE_FARM = """
scenario = "cisplatine"
round = 4
turn = 0
first = 0
[[seat]]
combat_cards = ["line-infantry", "line-infantry"]
missions = ["i-1", "ii-1", "iii-1"]
tiles = ["f2 trading-post"]
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
# The two longest names of cities are on offer.
TWO_LONG_NAMES = """
scenario = "cisplatine"
round = 2
turn = 0
first = 0
cities = ["porto-alegre", "rio-de-janeiro"]
[[seat]]
[[seat]]
"""
# As many cards as a hand may hold, the longest names among them; and seven goods, of which two must go back.
FULL_HANDS = """
scenario = "cisplatine"
round = 4
turn = 0
first = 0
[[seat]]
gold_cards = ["agricola", "french-mission", "war"]
combat_cards = ["siege-guns", "barroso", "sepe-tiaraju"]
missions = ["i-1", "ii-1", "iii-1"]
supply = { cane = 1, coffee = 1, wood = 1, gold = 2 }
[[seat]]
"""
SEVEN_GOODS = FULL_HANDS.replace(
    "gold = 2 }",
    'gold = 3, science = 1 }\ntoken = "trade"\narch = "trade"\nspent = ["acted"]\n'
    'steps = ["move", "limits"]\nasked = "discard-good"',
)
# The last round of four, of which each has points of other kinds.
LAST_ROUND = """
era = 3
ending = true
round = 18
turn = 0
first = 0
[[seat]]
missions = ["i-1", "ii-1", "iii-1"]
supply = { gold = 2, science = 3 }
[[seat]]
missions = ["i-2", "ii-2", "iii-2"]
paintings = ["camarao", "zumbi"]
[[seat]]
missions = ["i-3", "ii-3", "iii-3"]
supply = { coffee = 2 }
[[seat]]
missions = ["i-4", "ii-4", "iii-4"]
gold_cards = ["agricola", "war"]
"""
# Effects in two parts, which are the longest.
TWO_PART_PAINTINGS = """
scenario = "cisplatine"
round = 4
turn = 0
first = 0
gallery = ["coroados", "camarao", "zumbi", "maua", "leopoldina", "riachuelo"]
[[seat]]
missions = ["i-1", "ii-1", "iii-1"]
token = "painting"
arch = "painting"
spent = ["acted"]
steps = ["move"]
asked = "draw-mission"
[[seat]]
"""


def best(actions: list[str]) -> str:
    return min(actions, key=lambda text: next((n for n, liked in enumerate(LIKED) if text.startswith(liked)), 99))


def step(screen: Screen) -> str:
    """The best of what is asked, in one click or two; what it was."""
    whole, halves = screen.actions(), screen.halves()
    wanted = best([*whole, *halves])
    if wanted not in whole:
        screen.begin(wanted)
        wanted = next(text for text in screen.actions() if text not in whole or has_part(text, wanted))
    screen.take(wanted)
    return wanted.split(" ")[0]


def played(screen: Screen, until: str = "") -> tuple[set[str], list[str]]:
    """A game to its end, or until the corner says that, by everybody who sits before this screen: what was done, and
    how far the corner said it was."""
    done: list[str] = []
    where: list[str] = []
    while True:
        screen.settled()
        if screen.over:
            return set(done), list(dict.fromkeys(where))
        where.append(screen.page.inner_text(".where span").rpartition("· ")[2].split(",")[0])
        if where[-1] == until:
            return set(done), list(dict.fromkeys(where))
        if screen.choices.count():
            done.append(step(screen))
        else:  # the screen goes to the next person
            screen.page.locator("#go a.main, #sheet a.main").locator("visible=true").first.click()
        assert len(done) < MOST_CLICKS, done


def table_of(site: Site, position: str, *people: Browser, bots: int = 0) -> str:
    """A table that goes on from a position, first the people, then bots; its address."""
    chairs = [Chair("person", one.person.name, "", one.person.id) for one in people]
    chairs += [Chair("bot", "", "search:1")] * bots
    return f"/t/{opened_at(site, Wish(GAME, chairs, position=position, seed=7, name='Red clay'))}"


def test_a_game_by_clicks_with_a_bot_into_its_second_era(screens: Screens):
    ana = screens.screen()
    table = ana.new_table("you", "search:4", seed="5", game=GAME)
    done, where = played(ana, until="Era II")
    assert where == ["Setting up", "Era I", "Era II"]
    for _ in range(8):  # what a new era asks
        if "under" not in done:
            ana.settled()
            done.add(step(ana))
    assert {"keep", "crown", "arch", "build", "under", "end"} <= done
    assert ana.page.locator("#arches .tok.past").count() == 1  # a token for each of the eras that are over
    ana.page.goto(f"{table}/replay?at=20")
    expect(ana.page.locator("#map")).to_be_visible()
    assert ana.page.locator("[data-act]").count() == 0


def test_a_table_for_four_from_the_form_to_its_first_era(screens: Screens):
    ana = screens.screen()
    page = ana.page
    page.goto(f"/new?game={GAME}")
    page.fill("#name", "Ana")
    for _ in range(2):
        page.click("button[value=add]")
    for seat in (1, 2, 3):
        page.locator("select[name=seat]").nth(seat).select_option("search:1")
    page.locator("details.more:has(#seed) summary").click()
    page.fill("#seed", "5")  # so that a capital is left to choose: who picks last has none
    page.click("form button.main")
    page.wait_for_url(re.compile(r"/t/[\w-]{22}$"))
    expect(page.locator("[id^=panel-]")).to_have_count(4)
    done, where = played(ana, until="Era I")
    assert {"keep", "crown", "capital"} <= done
    assert where == ["Setting up", "Era I"]


def test_the_last_round_of_four_and_the_score_sheet(screens: Screens, site: Site):
    ana = screens.screen()
    ana.be(visitor := site.browser("Ana"))
    page = ana.page
    page.goto(table_of(site, LAST_ROUND, visitor, bots=3))
    played(ana)
    rows = page.locator(".result tbody tr")
    for name in ("Ana", "Bento", "Caetano", "Davi"):
        expect(rows.filter(has_text=name)).to_have_count(1)
    points = [int(row.locator("td").nth(1).inner_text()) for row in rows.all()]
    assert len(points) == 4
    assert points == sorted(points, reverse=True)
    assert page.locator(".result").evaluate("end => end.clientHeight - end.scrollHeight") == 0  # nothing of it is cut
    assert checked(ana, "the end of four", ".result") == []
    for lang in LANGUAGES:  # every source of points is seen without scrolling
        with page.expect_navigation():
            page.click("[data-menu]")
            page.click(f'[data-lang="{lang}"]')
        room = page.locator(".result .scroll").evaluate("table => table.clientWidth - table.scrollWidth")
        assert room == 0, lang


def test_the_whole_challenge_for_one_on_a_phone(screens: Screens):
    ana = screens.screen(PHONE, lang="pt-BR", has_touch=True, is_mobile=True)
    ana.new_table("you", seed="6", game=GAME)
    ana.settled()
    assert "Guararapes" in ana.page.inner_html("#board")
    done, where = played(ana)
    assert {"keep", "arch", "end"} <= done
    assert where[:2] == ["Preparação", "Era I"]
    assert ana.sideways() == 0
    expect(ana.page.locator(".result h2")).to_be_visible()
    ana.page.locator("label:has(#tab-board)").click()
    expect(ana.page.locator("#tab-board")).to_be_checked()


def test_a_church_is_paid_by_clicking_goods(screens: Screens, site: Site):
    ana, person = screens.screen(), site.browser("Ana")
    ana.be(person)
    ana.page.goto(table_of(site, BEFORE_A_CHURCH, person, bots=1))
    ana.act("arch build")
    ana.act("build church at b2")
    total, bubble = ana.page.locator("#payment .cap"), ana.page.locator("#bubble")
    expect(total).to_have_text("0 of 3 paid")
    ana.page.locator("#good-0 button").click(force=True)  # sugarcane, which is not due yet
    expect(bubble).to_contain_text("does not stand for gold")
    expect(total).to_have_text("0 of 3 paid")
    ana.act("pay science from supply")
    expect(total).to_have_text("1 of 3 paid")
    ana.act("pay cane from supply")
    expect(total).to_have_text("2 of 3 paid")
    ana.act("pay coffee from supply")
    expect(ana.page.locator("#payment")).to_have_count(0)
    expect(ana.page.locator("#supply .cap").first).to_have_text("2 of 5")
    # Nothing of it is left to stand there; how many kinds do at once hangs on what is still being told.
    expect(ana.page.locator("#panel-0 .spent").first).to_have_text("0−1")


def test_hints_and_the_text_mode(screens: Screens):
    ana = screens.screen()
    table = ana.new_table("you", "search:1", seed="5", game=GAME)
    while "arch harbor" not in ana.actions():
        step(ana)
        ana.settled()
    assert checked(ana, "an action", "#board") == []
    ana.page.click("#hint-button")
    expect(ana.page.locator("#hint .hintbox")).to_be_visible()
    ana.page.goto(f"{table}?mode=text")
    expect(ana.page.locator("form button").first).to_be_visible()


def test_two_people_fight_for_a_farm_and_a_new_era_begins(screens: Screens, site: Site):
    ana, bia = screens.screen(), screens.screen(lang="de")
    people = site.browser("Ana"), site.browser("Bia", "de")
    table = table_of(site, BEFORE_THE_FARM, *people)
    for screen, person in zip((ana, bia), people, strict=True):
        screen.be(person)
        screen.page.goto(table)

    # the hex says what a fight would be like before the unit goes
    ana.settled()
    ana.begin(next(half for half in ana.halves() if half.endswith(" g1")))
    ana.piece("move g1 to g3").click()
    expect(ana.page.locator("#go [data-send]").first).to_contain_text("G3")
    expect(ana.page.locator("#status")).to_contain_text("G3")
    assert checked(ana, "foretold", "#forecast") == []
    before = ana.version
    ana.page.locator("[data-send]").locator("visible=true").first.click()
    ana.reached(before + 1)

    # her cards lie face down before Bia, who answers with her own
    for card in ("line-infantry", "line-infantry"):
        ana.act(f"play {card}")
    bia.settled()
    assert "line-infantry" not in bia.page.inner_html("#fight")
    assert checked(bia, "defence", "#fight") == []
    bia.act("play militia")
    for screen in (ana, bia):  # the farm is Ana's now, and still of Bia's colour
        expect(screen.page.locator("#hex-g3 .seized")).to_have_count(1)

    # with it she has all that her mission asks for: a palace, and the tokens of both go under an arch
    ana.act("reveal i-1")
    ana.act("palace vi at f2")
    expect(ana.page.locator("#hex-f2")).to_contain_text("VI")
    ana.act("under build")
    bia.settled()
    assert checked(bia, "era", "#arches") == []
    bia.act("under harbor")
    for screen, era in ((ana, "Era II"), (bia, "Epoche II")):
        expect(screen.page.locator(".where span")).to_contain_text(era)
    assert ana.page.locator("#arch-build .tok.past").count() == 1


def test_four_monarchs_stay_within_the_panel_and_nothing_moves_in_the_set_up(screens: Screens):
    """What is asked lies over the gallery then, too: a hex stays where it was."""
    ana = screens.screen(lang="de")
    ana.new_table("you", seed="6", game=GAME)  # alone, with the green board
    ana.settled()
    stood = ana.page.locator("#map").bounding_box()
    while any(text.startswith("keep ") for text in ana.actions()):
        step(ana)
        ana.settled()
    cards = ana.page.locator(".opts.big .opt-b")
    expect(cards).to_have_count(4)
    for card in cards.all():
        assert card.evaluate("card => card.scrollWidth - card.clientWidth") <= 0
    assert ana.page.locator(".over").evaluate("over => over.clientHeight - over.scrollHeight") >= 0
    while not any(text.startswith("arch ") for text in ana.actions()):
        step(ana)
        ana.settled()
    assert ana.page.locator("#map").bounding_box() == stood


def test_cities_with_long_names_stay_within_their_panel(screens: Screens, site: Site):
    ana = screens.screen(lang="pt-BR")
    person = site.browser("Ana", "pt-BR")
    ana.be(person)
    ana.page.goto(table_of(site, TWO_LONG_NAMES, person, bots=1))
    expect(ana.page.locator("#cities .cx")).to_have_count(2)
    for card in ana.page.locator("#cities .cx").all():
        inside = """card => {
            const panel = document.querySelector("#cities").getBoundingClientRect(), name = card.querySelector("b");
            return [panel.right - card.getBoundingClientRect().right, name.clientWidth - name.scrollWidth];
        }"""
        edge, name = card.evaluate(inside)
        assert edge > 6
        assert name == 0  # nothing of it is cut off


def test_full_hands_and_goods_over_the_limit_can_all_be_seen_and_clicked(screens: Screens, site: Site):
    person = site.browser("Ana", "de")
    for position, goods in ((FULL_HANDS, 5), (SEVEN_GOODS, 7)):
        ana = screens.screen(lang="de")
        ana.be(person)
        ana.page.goto(table_of(site, position, person, bots=1))
        ana.settled()
        expect(ana.page.locator("#supply .hc")).to_have_count(6)
        expect(ana.page.locator("#supply .slots5 li")).to_have_count(goods)
        hidden = """panel => {
            const seen = panel.getBoundingClientRect();
            return [...panel.querySelectorAll(".hc, .slots5 li")].filter(piece => {
                const box = piece.getBoundingClientRect();
                const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
                return box.left < seen.left + 3 || box.right > seen.right - 3 || box.top < seen.top + 3
                    || box.bottom > Math.min(seen.bottom, innerHeight) - 3 || !piece.contains(top);
            }).map(piece => piece.outerHTML);
        }"""
        assert ana.page.locator("#supply").evaluate(hidden) == []
        # a name may be shortened, its strength never
        card = '#supply [data-card="siege-guns"]'
        assert ana.page.locator(f"{card} .cnm").evaluate("name => name.scrollWidth - name.clientWidth") > 0
        expect(ana.page.locator(f"{card} .cw")).to_have_text("+3")
        cut = """number => {
            const text = document.createRange(), card = number.closest(".hc").getBoundingClientRect();
            text.selectNodeContents(number);
            const box = text.getBoundingClientRect(), at = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            return box.left < card.left || box.right > card.right || number.scrollWidth > number.clientWidth
                || document.elementFromPoint(...at) !== number;
        }"""
        assert not ana.page.locator(f"{card} .cw").evaluate(cut)
        assert ana.axe() == []


def test_effects_of_the_small_gallery_are_whole_where_there_is_room(screens: Screens, site: Site):
    ana = screens.screen(lang="de")
    person = site.browser("Ana", "de")
    ana.be(person)
    ana.page.goto(table_of(site, TWO_PART_PAINTINGS, person, bots=1))
    ana.settled()
    expect(ana.page.locator(".side .pt")).to_have_count(6)
    expect(ana.page.locator(".side .pt .fx .ph + .ph").first).to_be_visible()
    cut = """all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
        .map(one => one.outerHTML)"""
    assert ana.page.locator(".side .pt .row, .side .pt .fx").evaluate_all(cut) == []
    assert ana.page.locator(".side").evaluate("side => side.clientHeight - side.scrollHeight") >= 0


def test_the_whole_turn_is_taken_back_at_once(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", "search:1", seed="5", game=GAME)
    while "arch harbor" not in ana.actions():
        step(ana)
        ana.settled()
    supply = ana.page.inner_text("#supply .cap")
    ana.act("arch harbor")
    ana.settled()
    expect(ana.page.locator("#go [data-undo]")).to_have_count(0)  # one step back is what the other button is for
    ana.choose()
    expect(ana.page.locator("#go [data-undo]")).to_have_attribute("data-undo", "2")
    assert ana.page.inner_text("#supply .cap") != supply
    assert ana.axe() == []
    ana.page.keyboard.press("U")
    ana.piece("arch harbor").wait_for()
    assert ana.page.inner_text("#supply .cap") == supply


def test_all_empires_stand_in_one_table(screens: Screens, site: Site):
    ana, person = screens.screen(), site.browser("Ana")
    ana.be(person)
    page = ana.page
    page.goto(table_of(site, BEFORE_THE_FARM, person, bots=1))
    ana.settled()
    table = page.locator("#realms")
    expect(table).to_be_hidden()
    page.keyboard.press("o")
    expect(table).to_be_visible()
    for name in ("Ana", "Bento"):
        expect(table.locator("thead th").filter(has_text=name)).to_have_count(1)
    shown = page.locator("#panel-0 [data-figure=laurel]").inner_text()
    expect(table.locator("tbody tr").first.locator("td").first).to_have_text(shown)
    assert ana.axe() == []
    page.keyboard.press("Escape")
    expect(table).to_be_hidden()
    ana.resize(PHONE)
    page.locator("label:has(#tab-others)").click()
    expect(table).to_be_visible()
    assert ana.axe() == []
    assert ana.sideways() == 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the part scrolls, not the page
    page.locator("[data-mine]").first.click()
    expect(page.locator("#beside .arc").first).to_be_visible()


def test_a_fight_is_told_to_its_end(screens: Screens, site: Site):
    """What follows a card that was put away is told, too: the stage goes on."""
    ana, person = screens.screen(speed="fast", motion="no-preference"), site.browser("Ana")
    ana.be(person)
    page = ana.page
    page.goto(table_of(site, BEFORE_THE_FARM, person, bots=1))
    ana.settled()
    ana.begin(next(half for half in ana.halves() if half.endswith(" g1")))
    ana.piece("move g1 to g3").click()
    page.locator("[data-send]").locator("visible=true").first.click()
    for _ in range(2):
        ana.act("play line-infantry")
    expect(page.locator("#moment h2")).to_have_text("Fight at G3")  # the cards turn over before the end is said
    page.locator("#moment").evaluate(
        "card => Promise.all(card.getAnimations({ subtree: true }).map((one) => one.finished))"
    )
    expect(page.locator("#moment [data-verdict]")).to_have_text("You won the fight on G3")
    expect(page.locator("#lights .ring.here")).to_be_visible()  # the card leaves the map free
    assert ana.axe() == []
    page.locator("[data-continue]").click()
    expect(page.locator("#moment")).to_be_hidden()
    expect(page.locator("#stage")).to_be_hidden()  # what the other side has lost is told after it
    ana.resize(PHONE)  # the own mission is told where the viewer is
    ana.act("reveal i-1")
    expect(page.locator("#moment h2")).to_contain_text("A Place on the Coast")
    expect(page.locator("#tab-others")).not_to_be_checked()
    page.wait_for_timeout(600)  # a tap at once was for what the card came over
    page.mouse.click(PHONE[0] - 60, PHONE[1] - 30)  # beside the card, where the main button will be
    expect(page.locator("#moment")).to_be_hidden()
    expect(page.locator("#stage")).to_be_hidden()
    ana.act("palace vi at f2")
    for title in ("Palace VI", "Era II"):
        expect(page.locator("#moment h2")).to_contain_text(title)
        page.locator("[data-continue]").click()
    expect(page.locator("#moment")).to_be_hidden()
    expect(page.locator("#stage")).to_be_hidden()
