"""A phone in the hand: turned sideways and back, after rivals have moved, with what they did above the buttons; and
what a rival brings home, which nothing says before the dice."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from screens import PHONE, Screen, Screens, until
from web_site import opened_at

from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish

SIDEWAYS = (844, 390)
# The page itself, the end of what it could be scrolled to, and how far its header is from the top.
SCROLLED = """() => {
    scrollTo(0, 9999);
    const top = document.getElementById("bar").getBoundingClientRect().top;
    return [scrollY, document.documentElement.scrollHeight - innerHeight, top];
}"""
# A turn in which nobody of the first seat is ready any more once one villager has worked.
LAST_READY = """
turn = 0
round = 2
[[seat]]
coins = 0
supply = { fish = 1 }
villagers = ["VS-hammer-1", "VS-quill-1 exhausted", "VS-none-1 exhausted"]
[[seat]]
coins = 9
villagers = ["VS-hammer-2", "VS-quill-2", "VS-none-2"]
"""
# Ana's explorers have what the option of their story asks for; Bia looks on.
RETURNS = """
turn = 0
round = 3
cave_top = "C02"
[[seat]]
coins = 8
villagers = ["VS-hammer-1 sent", "VS-quill-1", "VS-none-1 sent"]
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
"""
# What others did since the own choice, as the desk lists it beside the log.
SINCE = """() => JSON.parse(document.getElementById("since").dataset.beats).filter(({ seat }) => seat > 0)
    .map(({ id }) => id)"""
# What has come since the own turn began.
CHIP = ".stats > :has([data-figure=coin]) > .credit:not([hidden])"
# Whether strip or the page behind the card ever said the end while its verdict had not come.
TELLS = """() => {
    window.early = [];
    window.fell = false;
    const look = () => {
        const verdict = document.querySelector("#moment:not([hidden]) .verdict");
        const waits = verdict?.getAnimations().some((one) => one.currentTime < one.effect.getComputedTiming().delay);
        window.fell ||= Boolean(waits);
        const said = document.querySelector("#stage:not([hidden]) .gain, .enc.closed .verdict");
        if (waits && said?.checkVisibility({ visibilityProperty: true })) window.early.push(said.outerHTML);
        requestAnimationFrame(look);
    };
    look();
}"""


def at_table(screens: Screens, position: str = LAST_READY, speed: str = "off") -> Screen:
    """Ana and a bot, from there on."""
    screen = screens.screen(PHONE, speed=speed, has_touch=True, is_mobile=True)
    ana = screen.site.browser("Ana")
    screen.be(ana)
    chairs = [Chair("person", "Ana", "", ana.person.id), Chair("bot", "", "search:1")]
    wish = Wish("above-and-below", chairs, position=position, name="Phone")
    screen.page.goto(f"/t/{opened_at(screen.site, wish)}")
    screen.settled()
    return screen


def test_the_page_itself_is_never_scrolled_away(screens: Screens) -> None:
    """Once it stood a thousand pixels down, blank, after the phone had been turned and back."""
    screen = at_table(screens)
    page = screen.page
    for tab in ("mine", "board", "others", "log"):
        page.locator(".tabs label", has=page.locator(f"#tab-{tab}")).click()
        assert page.evaluate(SCROLLED) == [0, 0, 0], tab
        screen.resize(SIDEWAYS)
        page.evaluate("() => scrollTo(0, 9999)")
        assert page.evaluate("() => scrollY") > 0
        screen.resize(PHONE)
        assert page.evaluate(SCROLLED) == [0, 0, 0], tab
        expect(page.locator("#bar h1")).to_be_in_viewport()
        expect(page.locator(f"#tab-{tab}").locator("..")).to_be_in_viewport()


def test_sideways_the_table_comes_before_the_log(screens: Screens) -> None:
    screen = at_table(screens)
    screen.resize(SIDEWAYS)
    log, board = (screen.page.locator(name).bounding_box() for name in (".log2", "#board"))
    assert log
    assert board
    assert log["y"] > board["y"]


def rivals_play(screen: Screen, view: str = "mine") -> None:
    """Sends the last villager to work; the rival's turn follows, looked at in that view, and then the own one."""
    screen.act("labor")
    screen.page.locator(".tabs label", has=screen.page.locator(f"#tab-{view}")).click()
    screen.act("end turn")
    screen.page.evaluate("() => document.getElementById('board').scrollTo(0, 9999)")
    end = screen.page.locator("#sheet [data-post=end]").locator("visible=true")
    for _ in range(300):
        if screen.page.locator("#act-pass.can").count() and screen.page.locator("#stage").is_hidden():
            return
        if end.count():
            end.click()
        screen.page.wait_for_timeout(200)
    raise AssertionError(screen.says())


def test_the_actions_are_in_sight_when_it_is_the_turn_again(screens: Screens) -> None:
    screen = at_table(screens, speed="normal")
    page = screen.page
    before = purses(page)
    rivals_play(screen)
    expect(page.locator("#act-pass")).to_be_in_viewport()
    assert [now - then for now, then in zip(purses(page), before, strict=True)] == [
        sum(int(text.replace("−", "-")) for text in panel.locator(CHIP).all_text_contents() if text)
        for panel in page.locator(".pl").all()
    ]
    page.evaluate("() => document.getElementById('board').scrollTo(0, 9999)")
    page.locator(".upper [data-again]").click()  # what is told once more scrolls as well
    expect(page.locator("#stage")).to_be_visible()
    page.wait_for_timeout(600)
    page.locator("#stage [data-skip]").click()
    expect(page.locator("#stage")).to_be_hidden()
    expect(page.locator("#act-pass")).to_be_in_viewport()


def test_the_view_with_the_actions_comes_up_when_ones_turn_begins(screens: Screens) -> None:
    screen = at_table(screens)
    rivals_play(screen, "log")
    expect(screen.page.locator("#tab-mine")).to_be_checked()
    screen.page.locator(".tabs label", has=screen.page.locator("#tab-board")).click()
    screen.page.locator("#sheet [data-hint]").click()  # who looks elsewhere in the middle of a turn stays there
    screen.page.locator("#hint > *").first.wait_for()
    expect(screen.page.locator("#tab-board")).to_be_checked()


def purses(page: Page) -> list[int]:
    """The coins of all, as their panels show them."""
    return [int(text) for text in page.locator(".pl [data-figure=coin]").all_text_contents()]


def test_what_rivals_did_is_listed_as_it_happened_until_the_next_touch(screens: Screens) -> None:
    """Each deed in a line of its own with what it brought, none cut, and told once more by a tap."""
    screen = at_table(screens)
    page = screen.page
    rivals_play(screen)
    recap, rows = page.locator("#recap"), page.locator("#recap [data-beat]")
    expect(recap).to_be_visible()
    assert page.evaluate("() => ((list) => list.scrollWidth - list.clientWidth)(document.getElementById('recap'))") == 0
    ids = [str(row.get_attribute("data-beat")) for row in rows.all()]
    numbers = [[int(part) for part in one.split(".")] for one in ids]
    assert numbers == sorted(numbers)
    assert ids == page.evaluate(SINCE)
    rows.last.click()
    expect(page.locator("#stage")).to_be_visible()
    expect(recap).to_be_hidden()  # the board is to be seen
    page.keyboard.press("Escape")
    expect(recap).to_be_visible()
    page.locator("#act-pass").click()  # a touch folds it and counts
    expect(recap).to_be_hidden()
    expect(page.locator("#sheet [data-send=pass]")).to_be_visible()
    line = page.locator(".told-line")
    assert line.get_attribute("aria-expanded") == "false"
    line.click()
    expect(recap).to_be_visible()
    assert line.get_attribute("aria-expanded") == "true"
    line.click()
    expect(recap).to_be_hidden()


# Where the frame of the page stood and how high it was, at each drawing; what is under a finger keeps its place.
FRAME = """() => {
    window.frames = new Set();
    const look = () => {
        const box = (name) => document.querySelector(name)?.getBoundingClientRect();
        const [bar, tabs, sheet, undo] = ["#bar", ".tabs", "#sheet", ".lower [data-undo]"].map(box);
        const stage = document.querySelector("#stage:not([hidden])")?.offsetHeight;
        if (stage) window.strips = [...new Set([...(window.strips ?? []), stage])];
        const stands = [bar.height, tabs.top, sheet.top, sheet.height, undo?.top, undo?.left];
        if (undo) window.frames.add(JSON.stringify(stands));
        requestAnimationFrame(look);
    };
    look();
}"""


def test_the_frame_keeps_its_place_through_a_whole_turn(screens: Screens) -> None:
    """A rival's turn is told, and the own one begins with a recap, a choice, and what it brought."""
    screen = at_table(screens, speed="fast")
    page = screen.page
    page.evaluate(FRAME)
    rivals_play(screen)
    page.locator("#act-pass").click()
    page.locator("#sheet [data-send=pass]").click()
    screen.reached(screen.version)
    until(page, "() => window.strips?.length")
    assert page.evaluate("() => [...window.frames].length") == 1, page.evaluate("() => [...window.frames]")
    assert page.evaluate("() => window.strips") == [78]


def test_nothing_says_how_a_story_ends_before_its_dice_have(screens: Screens) -> None:
    site = screens.site
    ana, bia = site.browser("Ana"), site.browser("Bia")
    chairs = [Chair("person", name, "", one.person.id) for name, one in (("Ana", ana), ("Bia", bia))]
    table = opened_at(site, Wish("above-and-below", chairs, position=RETURNS, name="Dice"))
    screen = screens.screen(PHONE, motion="no-preference", speed="normal")
    screen.be(bia)
    page = screen.page
    page.goto(f"/t/{table}")
    page.evaluate(TELLS)
    version = ana.frame(table)["version"]
    assert ana.post(table, "act", version=version, actions=["injure VS-hammer-1"]).status_code == 200
    until(page, "() => window.fell")
    until(page, "() => document.querySelector('#stage:not([hidden]) .gain') || window.early.length")
    assert page.evaluate("() => window.early") == []
