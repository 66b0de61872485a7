"""Imperial Miners in a real browser: what its own page promises, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import expect
from screens import DESK, PHONE, Screen, Screens, until
from test_play import CHOICE, FOCUSED, MOST_CLICKS, tab_to
from web_site import opened_at

from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish

GAME = "imperial-miners"
WIDE = """
round = 9
event = "lamp-fair"
[[seat]]
coins = 9
hand = ["storm-temple", "victory-arch"]
mine = ["1.0 pearl-press", "2.1 pit-stable", "3.0 clan-hall", "3.2 crystal-lake", "2.-1 koi-basin", "3.-2 last-blast",
  "1.-2 plum-court", "2.-3 silk-stair"]
"""
EDGE = "3.-4"
LATE = """
round = 8
[[seat]]
coins = 6
mine = ["1.0 pearl-press", "2.1 pit-stable", "3.0 clan-hall"]
[[seat]]
coins = 6
mine = ["1.0 sun-ladder"]
"""
RIVALS = """
round = 3
event = "cart-count"
[[seat]]
coins = 2
hand = ["koi-basin", "cathedral"]
mine = ["1.0 via-prima"]
[[seat]]
coins = 9
hand = ["rubble-crew", "stag-crown"]
mine = ["1.0 sun-ladder"]
"""


def at(screens: Screens, position: str, size: tuple[int, int] = DESK, bots: int = 0) -> Screen:
    """Ana before a table that goes on from a position, with bots."""
    screen = screens.screen(size, has_touch=size == PHONE, is_mobile=size == PHONE)
    ana = screen.site.browser("Ana")
    screen.be(ana)
    chairs = [Chair("person", "Ana", "", ana.person.id), *[Chair("bot", "", "search:1")] * bots]
    screen.page.goto(f"/t/{opened_at(screen.site, Wish(GAME, chairs, position=position, seed=7, name='Pit stop'))}")
    screen.settled()
    return screen


CLICKS_AT_ONCE = """action => new MutationObserver((_, watch) => {
    const piece = document.querySelector(`[data-act="${action}"][aria-pressed="true"]`);
    if (!piece) return;
    watch.disconnect();
    window.clicked = true;
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}).observe(document.getElementById("board"), { subtree: true, childList: true, attributes: true })"""


def test_a_click_on_what_has_just_come_to_be_chosen_by_itself_leaves_it_chosen(screens: Screens) -> None:
    """The place that was shown with a card is chosen when the card is there: who clicks on it then wants it."""
    screen = at(screens, RIVALS, bots=1)
    page = screen.page
    place = "play koi-basin at 2.1"
    page.evaluate(CLICKS_AT_ONCE, place)
    screen.act("pick koi-basin")
    until(page, "() => window.clicked")
    page.wait_for_timeout(1000)
    expect(page.locator(f'[data-send="{place}"]').locator("visible=true").first).to_be_visible()
    screen.piece(place).click()
    expect(page.locator(f'[data-send="{place}"]')).to_have_count(0)


def test_what_is_told_again_is_told_beside_the_chain_that_it_is_of(screens: Screens) -> None:
    """Not beside the newest; and nobody has got anything anew."""
    screen = at(screens, RIVALS, bots=1)
    page = screen.page
    for action in ("pick koi-basin", "play koi-basin at 2.1", "use none at 2.1", "use none at 1.0", "surface 1"):
        screen.act(action)
    page.locator(".since .beat:has(.sb)", has_text="at the Surface").wait_for()
    expect(page.locator(".chains .of-1")).to_be_visible()
    page.keyboard.press("Escape")
    chips = page.locator(".credit").all_text_contents()
    row = page.locator(".since .beat:has(.sa)", has_text="at the Surface")
    if not row.is_visible():
        page.locator("#since [data-earlier]").click()  # not all that happened has room
    row.click()
    page.locator("#stage:not([hidden])").wait_for()
    expect(page.locator(".chains .of-0")).to_be_visible()
    expect(page.locator(".chains .of-1")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#stage")).to_be_hidden()
    expect(page.locator(".chains .of-1")).to_be_visible()
    expect(page.locator(".credit")).to_have_text(chips)


def test_effects_of_a_card_at_the_edge_can_be_chosen_on_a_phone(screens: Screens) -> None:
    screen = at(screens, WIDE, PHONE)
    screen.act("pick storm-temple")  # which has one place alone
    expect(screen.page.locator(f'[data-act="use 2 at {EDGE}"]')).to_be_visible()
    screen.act(f"use 2 at {EDGE}")


def test_the_mine_can_be_looked_at_more_closely(screens: Screens) -> None:
    for size in (DESK, PHONE):
        screen = at(screens, WIDE, size)
        page = screen.page
        frame, mine = page.locator(".lens"), page.locator(".lens > svg")
        before, small = frame.bounding_box(), mine.bounding_box()
        page.locator("[data-closer=in]").click()
        large = mine.bounding_box()
        assert frame.bounding_box() == before  # nothing else on the page moves
        assert small is not None
        assert large is not None
        assert large["width"] > 1.3 * small["width"]
        assert screen.axe() == []
        screen.act("pick storm-temple")
        screen.act(f"use 2 at {EDGE}")  # what is out of sight can be reached
        screen.settled()
        screen.resize((size[0], size[1] - 60))  # a phone's own bar comes back
        assert (mine.bounding_box() or {}).get("width") == large["width"]
        page.locator("[data-closer=out]").click()
        screen.resize(size)
        assert (mine.bounding_box() or {}).get("width") == small["width"]


def test_arrows_go_where_the_eye_goes(screens: Screens) -> None:
    """From a card's upper effect to its lower one, and along the hand."""
    page = at(screens, WIDE).page
    page.locator(".hand [tabindex='0']").focus()
    here = "() => document.activeElement.dataset.act ?? ''"
    cards = page.locator(".hand [data-act]").evaluate_all("found => found.map((card) => card.dataset.act)")
    assert page.evaluate(here) == cards[0]
    page.keyboard.press("ArrowRight")
    assert page.evaluate(here) == cards[1]
    screen = at(screens, WIDE)
    screen.act("pick storm-temple")
    screen.settled()
    page = screen.page
    page.locator(f'[data-act="use 1 at {EDGE}"]').focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(here) == f"use 2 at {EDGE}"
    page.keyboard.press("ArrowUp")
    assert page.evaluate(here) == f"use 1 at {EDGE}"


def test_a_press_before_the_page_is_drawn_anew_counts(screens: Screens) -> None:
    """What lay under the pointer is another element when it is released: no browser gives such a click to either."""
    page = at(screens, WIDE).page
    piece = page.locator(".hand [data-act='pick storm-temple']")
    box = piece.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    piece.evaluate("card => card.replaceWith(card.cloneNode(true))")
    page.mouse.up()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_attribute("data-act", "pick storm-temple")


def test_a_click_on_a_card_that_travels_counts(screens: Screens) -> None:
    """A browser does not find a piece under the pointer while it is on its way."""
    page = at(screens, WIDE).page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("""() => {
        const slow = new CSSStyleSheet();
        slow.replaceSync("::view-transition-group(*){animation-duration:2s!important}");
        document.adoptedStyleSheets = [slow];
    }""")
    chosen = ".hand [aria-pressed=true]"
    for card in ("storm-temple", "victory-arch", "storm-temple"):  # each while the other sinks back and all travel
        piece = page.locator(f".hand [data-act='pick {card}']")
        box = piece.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(chosen)).to_have_attribute("data-act", f"pick {card}", timeout=10_000)
        page.wait_for_timeout(100)


def test_a_game_by_keyboard_only_to_its_end(screens: Screens) -> None:
    """From its eighth round on: those before ask nothing else but what to keep."""
    ana = at(screens, LATE, bots=1)
    page = ana.page
    for number in range(MOST_CLICKS):
        ana.settled()
        if ana.over:
            break
        before = ana.version
        tab_to(ana, CHOICE)
        if number % 3 == 2:  # now and then a neighbour on the same board
            page.keyboard.press("ArrowRight")
            if not page.evaluate(FOCUSED, CHOICE):
                page.keyboard.press("ArrowLeft")
                tab_to(ana, CHOICE)
        needs_main = page.evaluate(FOCUSED, "[data-confirm]")
        if not page.evaluate(FOCUSED, ".sel"):  # what was shown with the choice before is chosen already
            page.keyboard.press("Enter")
        if needs_main:
            page.wait_for_selector("#go [data-send]")
            tab_to(ana, "[data-send]")
            page.keyboard.press("Enter")
        ana.reached(before + 1)
    assert ana.over
