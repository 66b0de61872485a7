"""Screens: people before a real browser; what they see, click and type."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect
from web_site import Browser as Visitor
from web_site import Site

from tabuleiro.web.frame import has_part
from tabuleiro.web.person import COOKIE

# The shell draws the same pages for half the work of the whole browser, which serves where there is none.
CHROMIUM: Final = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]
DESK: Final = (1366, 768)
PHONE: Final = (390, 844)
AXE: Final = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # to describe what is well takes axe most of its time
}
WHOLE: Final = "#board .can[data-act], #go [data-act], #sheet [data-act]"
CHOICES: Final = f"{WHOLE}, #board .can[data-part]"  # also half an option, such as a thing that needs a place


THEMES: Final = (("light", DESK), ("dark", PHONE))  # a theme changes colours only: each has a size of its own
WIDTHS: Final = ((900, 700), (360, 740))


class Screens:
    def __init__(self, browser: Browser, site: Site) -> None:
        self.browser = browser
        self.site = site
        self.open: list[Screen] = []

    def screen(
        self,
        size: tuple[int, int] = DESK,
        lang: str = "en",
        motion: Any = "reduce",
        speed: str = "off",  # of the telling: most tests are about what is there in the end
        asks: bool = False,  # whether who is new is asked before something is wasted
        **context: Any,
    ) -> Screen:
        made = self.browser.new_context(
            base_url=self.site.url,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion=motion,
            **context,
        )
        made.add_init_script(f"localStorage.getItem('speed') ?? localStorage.setItem('speed', '{speed}')")
        if not asks:
            made.add_init_script("localStorage.setItem('coach', 'off')")
        screen = Screen(made.new_page(), self.site, lang)
        self.open.append(screen)
        return screen

    def close(self) -> None:
        complaints = [text for screen in self.open for text in screen.complaints]
        for screen in self.open:
            screen.page.context.close()
        assert not complaints, complaints


class Screen:
    """One person's page."""

    def __init__(self, page: Page, site: Site, lang: str) -> None:
        self.page = page
        self.site = site
        self.lang = lang
        page.set_default_timeout(60_000)  # a busy machine is slow, not wrong
        self.complaints: list[str] = []
        self.cut = False  # while the connection is cut on purpose, failed requests are no complaint
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not self.cut:
            self.complaints.append(text)

    # -- sitting down
    def be(self, visitor: Visitor) -> None:
        """This browser is that person's from now on."""
        cookie = visitor.http.cookies[COOKIE]
        self.page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": self.site.url}])

    def new_table(self, *seats: str, name: str = "Ana", seed: str = "", game: str = "imperial-miners") -> str:
        """As the form makes it, which has tests of its own; the table's address, which is open then."""
        visitor = self.site.browser(name, self.lang)
        self.be(visitor)
        table = visitor.open_table(*seats, seed=seed, game=game)
        self.page.goto(f"/t/{table}/seats" if "open" in seats else f"/t/{table}")
        return f"/t/{table}"

    def sit_down(self, host: Screen, name: str) -> None:
        """By the link on the page of the seats, which the host has open; both are at the table then."""
        page = self.page
        page.goto(host.page.locator("input[id^=link-]").first.input_value())
        page.fill("main input[name=name]", name)
        page.locator("main form button.main").click()
        page.wait_for_url("**/t/*")
        host.page.goto(page.url)

    # -- playing
    @property
    def choices(self) -> Locator:
        return self.page.locator(CHOICES).locator("visible=true")

    @property
    def version(self) -> int:
        return int(self.page.get_attribute("body", "data-version") or 0)

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def settled(self) -> None:
        """Until this person is asked something, or the play is over."""
        until(
            self.page,
            """asked => document.body && !document.body.classList.contains("sending")
            && (document.querySelector(".result")
            || [...document.querySelectorAll(asked)].some(piece => piece.getClientRects().length))""",
            f"{CHOICES}, #go a.main, #sheet a.main",
        )

    def choose(self, which: int = 0) -> str:
        """Clicks one thing that can be chosen, what follows it, and the main button if it needs that; what it was."""
        found = self.choices.evaluate_all(
            "pieces => pieces.map(({ dataset: { act, part } }) => [act ?? '', part ?? ''])"
        )
        action, half = found[which % len(found)]
        if half:
            before = set(self.actions())
            self.begin(half)
            follow = [text for text in self.actions() if text not in before or has_part(text, half)]
            action = follow[which % len(follow)]
        self._click(self.piece(action))
        return str(action)

    def actions(self) -> list[str]:
        """What can be sent as the page is, in notation."""
        whole = self.page.locator(WHOLE).locator("visible=true")
        return list(dict.fromkeys(whole.evaluate_all("pieces => pieces.map(p => p.dataset.act)")))

    def halves(self) -> list[str]:
        """What can be begun: the first click of two."""
        found = self.page.locator("#board .can[data-part]").locator("visible=true")
        return list(dict.fromkeys(found.evaluate_all("pieces => pieces.map(p => p.dataset.part)")))

    def piece(self, action: str) -> Locator:
        """What has this notation."""
        wanted = WHOLE.replace("[data-act]", f'[data-act="{action}"]')
        return self.page.locator(wanted).locator("visible=true").first

    def begin(self, half: str) -> None:
        """The first click of two, until the page shows what may follow."""
        self.page.locator(f'#board .can[data-part="{half}"]').locator("visible=true").first.click()
        self.page.locator(f'#board .sel[data-part="{half}"]').first.wait_for()

    def act(self, action: str) -> None:
        """Clicks what has this notation, by two clicks where it needs them, and the main button if it needs that."""
        until(
            self.page,
            """([choices, action]) => [...document.querySelectorAll(choices)].some(({ dataset: { act, part } }) =>
            act === action || action.startsWith(part + " ") || action.endsWith(" " + part))""",
            [CHOICES, action],
        )
        halves = [half for half in self.halves() if has_part(action, half)]
        if halves and not self.piece(action).count():
            self.begin(halves[0])
        self.take(action)

    def take(self, action: str) -> None:
        """Clicks what has this notation and is there already."""
        piece = self.piece(action)
        piece.wait_for()
        self._click(piece)

    def go_on(self) -> None:
        """Puts a card away that stays until it is read. Without the wait of a click for two frames: a browser that
        draws nothing just now must not hold up a test."""
        card = self.page.locator("[data-continue]").locator("visible=true")
        if card.count():
            card.first.dispatch_event("click")

    def _click(self, piece: Locator) -> None:
        self.go_on()
        before = self.version
        needs_main = piece.get_attribute("data-confirm") is not None
        if not needs_main or piece.get_attribute("aria-pressed") != "true":  # it may be chosen already
            piece.click()
        if needs_main:
            self.page.locator("[data-send]").locator("visible=true").first.click()
        self.reached(before + 1)

    def reached(self, version: int) -> None:
        """Until the page is of this version or a later one, or a card lies before it that tells what came of it; while
        the next page loads it has no body yet."""
        until(
            self.page,
            """version => Number(document.body?.dataset.version) >= version
            || document.querySelector("#moment:not([hidden]) [data-continue]")""",
            version,
        )

    def says(self) -> str:
        return self.page.inner_text("#status")

    # -- looking
    def axe(self) -> list[str]:
        """What axe has to say against the page."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return list(
            self.page.evaluate(f"""async () => (await axe.run(document, {json.dumps(RULES)})).violations
            .flatMap(found => found.nodes.map(node => `${{found.id}}: ${{node.target}} ${{node.failureSummary}}`))""")
        )

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def light(self, theme: str) -> None:
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)

    def sideways(self) -> int:
        """How many pixels the page is wider than the screen."""
        return int(self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


def checked(
    screen: Screen, name: str, shown: str = "main, #board", themes: Sequence[tuple[str, tuple[int, int]]] = THEMES
) -> list[str]:
    """What is wrong with a page in these themes and at all widths; `shown` must be seen in each of them."""
    found: list[str] = []
    for theme, size in themes:
        screen.resize(size)
        screen.light(theme)
        expect(screen.page.locator(shown).locator("visible=true").first).to_be_visible()
        found += [f"{name} {theme}: {text}" for text in screen.axe()]
        found += too_wide(screen, name)
    for size in WIDTHS:
        screen.resize(size)
        found += too_wide(screen, name)
    screen.resize(DESK)
    screen.light("light")
    return found


def until(page: Page, script: str, arg: Any = None) -> None:
    """Waits till the script says so; by the clock: a browser that draws nothing just now must not hold up a test."""
    page.wait_for_function(script, arg=arg, polling=50)


def too_wide(screen: Screen, name: str) -> list[str]:
    width = screen.sideways()
    return [f"{name} is {width} px wider than {screen.page.viewport_size}"] if width > 0 else []
