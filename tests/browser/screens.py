"""Screens: people before a real browser; what they see, click and type."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page

CHROMIUM: Final = "/usr/bin/chromium"
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
CHOICES: Final = "#board .can[data-act], #go [data-act], #sheet [data-act]"


class Screens:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.open: list[Screen] = []

    def screen(self, size: tuple[int, int] = DESK, lang: str = "en", motion: Any = "reduce", **context: Any) -> Screen:
        made = self.browser.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion=motion,
            **context,
        )
        screen = Screen(made.new_page())
        self.open.append(screen)
        return screen

    def close(self) -> None:
        complaints = [text for screen in self.open for text in screen.complaints]
        for screen in self.open:
            screen.page.context.close()
        assert not complaints, complaints


class Screen:
    """One person's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(60_000)  # a busy machine is slow, not wrong
        self.complaints: list[str] = []
        self.cut = False  # while the connection is cut on purpose, failed requests are no complaint
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not self.cut:
            self.complaints.append(text)

    # -- sitting down
    def new_table(self, *seats: str, name: str = "Ana", hints: bool = True, seed: str = "") -> str:
        """By the form, as a person does it; the table's address."""
        page = self.page
        page.goto("/new?game=imperial-miners&company=alone")
        for _ in seats[1:]:
            page.click("button[name=do][value=add]")
        for number, seat in enumerate(seats):
            page.locator("select[name=seat]").nth(number).select_option(seat)
            if seat == "here":
                page.locator("input[name=guest]").nth(number).fill(f"Guest {number + 1}")
        page.fill("#name", name)
        if seed:
            page.click("details:has(#seed) > summary")
            page.fill("#seed", seed)
        page.set_checked("input[name=hints]", hints)
        page.click("form button.main")
        page.wait_for_url("**/t/**")
        return page.url

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
        self.page.wait_for_function(
            """asked => !document.body.classList.contains("busy") && (document.querySelector(".result")
            || [...document.querySelectorAll(asked)].some(piece => piece.getClientRects().length))""",
            arg=f"{CHOICES}, #go a.main, #sheet a.main",
        )

    def choose(self, which: int = 0) -> str:
        """Clicks one thing that can be chosen, and the main button if it needs that; what it was."""
        before = self.version
        piece = self.choices.nth(which % self.choices.count())
        action = piece.get_attribute("data-act") or ""
        needs_main = piece.get_attribute("data-confirm") is not None
        piece.click()
        if needs_main:
            self.page.locator("[data-send]").locator("visible=true").first.click()
        self.page.wait_for_function(f"() => Number(document.body.dataset.version) > {before}")
        return action

    def says(self) -> str:
        return self.page.inner_text("#status")

    # -- looking
    def axe(self) -> list[str]:
        """What axe has to say against the page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        rules = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
        found = self.page.evaluate(f"() => axe.run(document, {json.dumps(rules)})")
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def sideways(self) -> int:
        """How many pixels the page is wider than the screen."""
        return int(self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
