"""Home and the pages around a table in a real browser: settings, links and forms, with and without scripts."""

from __future__ import annotations

import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect
from screens import DESK, PHONE, Screens

from tabuleiro.web.person import COOKIE

GAME = "/new?game=imperial-miners"
SMALL = """() => [...document.querySelectorAll("a,button,input,select,summary")].filter(it => {
    const box = it.getBoundingClientRect();
    return it.checkVisibility() && !it.matches(".vh,.skip,p a") && Math.min(box.width, box.height) < 24;
}).map(it => it.outerHTML)"""


def theme(page: Page) -> str | None:
    return page.get_attribute("html", "data-theme")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_language_theme_and_name_stay_where_one_is(screens: Screens, script: bool):
    page = screens.screen(java_script_enabled=script).page
    page.goto("/tables")
    page.click("button[name=lang][value=de]")
    expect(page.locator("h1")).to_have_text("Deine Tische")
    page.click("button[popovertarget=themes]")
    page.click("#themes button[value=dark]")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.click("button[popovertarget=me]")
    page.fill("#my-name", "Dörte")
    page.keyboard.press("Enter")
    expect(page.locator("button.me")).to_contain_text("Dörte")
    assert page.url.endswith("/tables")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_follows_the_device_until_one_chooses(screens: Screens, scheme: str):
    page = screens.screen(color_scheme=scheme).page
    page.goto("/")
    assert theme(page) == scheme
    other = "dark" if scheme == "light" else "light"
    page.emulate_media(color_scheme=other, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", other)


def test_on_a_phone_everything_is_in_the_menu(screens: Screens):
    page = screens.screen(PHONE).page
    page.goto("/")
    expect(page.locator("header > nav")).to_be_hidden()
    page.click("button[popovertarget=me]")
    expect(page.locator("#me nav a")).to_have_text(["Play", "Tables", "Replays", "Puzzles", "Album", "Rules"])
    page.keyboard.press("Escape")
    expect(page.locator("#me")).to_be_hidden()
    page.click("button[popovertarget=me]")
    page.click("#me nav a >> text=Tables")
    expect(page.locator("h1")).to_have_text("Your tables")


def test_a_table_is_opened_without_scripts(screens: Screens):
    page = screens.screen(java_script_enabled=False).page
    page.goto(f"{GAME}&company=here")
    page.click("button[value=add]")
    page.locator("select[name=seat]").nth(2).select_option("search:2")
    page.locator("input[name=guest]").nth(1).fill("Bia")
    page.fill("#name", "Ana")
    page.fill("#table", "Lamp oil")
    page.keyboard.press("Enter")  # the same as the main button, not the first of the others
    page.wait_for_url(re.compile(r"/t/[\w-]{22}$"))
    page.goto(page.url + "/seats")
    expect(page.locator("h1")).to_have_text("Lamp oil")
    expect(page.locator(".chair .who").first).to_have_text("Ana")
    expect(page.locator(".chair .who").nth(1)).to_have_text("Bia")


def test_the_name_of_a_guest_is_asked_only_for_a_guest(screens: Screens):
    page = screens.screen(DESK).page
    page.goto(GAME)
    guest = page.locator("input[name=guest]").nth(1)
    expect(guest).to_be_hidden()
    page.locator("select[name=seat]").nth(1).select_option("here")
    expect(guest).to_be_visible()
    page.fill("#name", "Ana")
    screens.open[-1].cut = True  # the form comes back with 422, which the browser notes
    page.click("form button.main")
    expect(page.locator("#fault-guest-2")).to_contain_text("Say what this person is called.")
    expect(guest).to_have_attribute("aria-invalid", "true")


def test_a_friend_sits_down_by_link(screens: Screens):
    ana, bia = screens.screen(), screens.screen(PHONE, lang="pt-BR")
    ana.cut = True  # a browser notes what was refused
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.goto(f"{GAME}&company=friends")
    ana.page.fill("#name", "Ana")
    ana.page.click("form button.main")
    ana.page.wait_for_url("**/seats")
    ana.page.click("button[data-copy=link-2]")
    expect(ana.page.locator("button[data-copy=link-2]")).to_contain_text("Copied")
    link = ana.page.evaluate("() => navigator.clipboard.readText()")
    assert link == ana.page.input_value("#link-2")
    bia.page.goto("/")
    bia.page.fill("#code", f"Venha: {link}")
    bia.page.keyboard.press("Enter")
    expect(bia.page.locator("h1")).to_contain_text("cadeira livre")
    bia.page.fill("#name", "Bia")
    bia.page.click("form button.main")
    bia.page.wait_for_url(re.compile(r"/t/[\w-]{22}$"))
    expect(ana.page.locator("#rail")).to_contain_text("Bia")  # the page looks by itself: they begin
    ana.settled()
    ana.page.click("[data-menu]")
    ana.page.click("[data-post=stand-in][data-seat='1']")
    expect(ana.page.locator("#bubble")).to_contain_text("A bot can play for Bia once they have done nothing")
    ana.page.wait_for_timeout(300)  # the page has been looked at anew by then
    expect(ana.page.locator("#bubble")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "pt-BR", "de"])
def test_nothing_is_wider_than_the_screen_and_every_target_is_large_enough(screens: Screens, lang: str):
    ana = screens.screen(DESK, lang)
    page = ana.page
    page.goto(f"{GAME}&company=friends")
    page.fill("#name", "Wilhelmine Konstantinopoulos-X")
    page.fill("#table", "Ein Tisch mit einem sehr langen Namen, ja")
    page.click("form button.main")
    page.wait_for_url("**/seats")
    link = page.input_value("#link-2")
    for path in (page.url, "/", "/tables", f"{GAME}&company=here", "/replays", link):
        page.goto(path)
        for size in (DESK, (900, 700), (720, 900), PHONE, (360, 740)):
            ana.resize(size)
            assert ana.sideways() <= 0, (path, size)
            assert page.evaluate(SMALL) == [], (path, size)


class Neighbour(BaseHTTPRequestHandler):
    """Another program on this machine, with a cookie that not everybody can read."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Set-Cookie", 'prefs={"a":1, "b":"c"}; Path=/')
        self.send_header("Set-Cookie", f"{COOKIE}=theirs; Path=/t/")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_neighbours_cookies_leave_one_in_ones_seat(screens: Screens):
    ana = screens.screen()
    with ThreadingHTTPServer(("localhost", 0), Neighbour) as neighbour:
        threading.Thread(target=neighbour.serve_forever).start()
        ana.page.goto(f"http://localhost:{neighbour.server_port}/")
        ana.new_table("you", "search:1")
        ana.choose()
        ana.page.goto("/tables")
        expect(ana.page.locator("main")).to_contain_text("Test table")
        neighbour.shutdown()  # so late, as the browser asks for an icon of its own accord
    sent = {cookie.get("name"): cookie.get("value") for cookie in ana.page.context.cookies(f"{ana.site.url}/t/x")}
    assert {"prefs", COOKIE} <= sent.keys()


def test_what_is_to_be_put_right_is_in_sight(screens: Screens) -> None:
    """Who invites friends without a name is taken to the field, above the bar with the button."""
    for size in (DESK, PHONE):
        screen = screens.screen(size)
        screen.cut = True  # the browser calls an answer of 422 an error
        page = screen.page
        page.goto(f"{GAME}&company=friends")
        page.locator("#name").fill("")
        page.locator(".end .b.main").click()
        field = page.locator("#name[aria-invalid=true]")
        expect(field).to_be_focused()
        box, bar = field.bounding_box(), page.locator(".new .end").bounding_box()
        assert box is not None
        assert bar is not None
        assert box["y"] >= 0, size
        assert box["y"] + box["height"] <= bar["y"], size
