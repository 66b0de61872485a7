"""Screenshots of every page, in every language and size: `python tests/browser/pictures.py FOLDER [en de ...]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from playwright.sync_api import Browser, sync_playwright
from screens import CHROMIUM, DESK, FLAGS, PHONE, Screen, Screens
from web_site import Site

import tabuleiro
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.house import House, Wish

SIZES = {"desk": DESK, "phone": PHONE}
MIDDLE = 9  # the round of the picture in the middle of a game
SEED = 33


def middle() -> str:
    """A late position of good play, in which the first seat is to pick a card."""
    state = tabuleiro.load("imperial-miners").new(seats=4, seed=SEED)
    bots = [tabuleiro.bot("greedy", seed=seat) for seat in range(4)]
    while True:
        seat = state.to_act[-1]
        decision = state.decision(seat)
        if (state.view(0).data["round"], seat, decision.kind) == (MIDDLE, 0, "pick"):
            return state.position
        state.apply(bots[seat].choose(state.view(seat), decision))


def table_at(site: Site, person: str, position: str) -> str:
    """A table of four that goes on from a position."""
    names = ("Ana", "Bento", "Clara", "Davi")
    chairs = [Chair("person", name, "", person if not seat else f"nobody-{seat}") for seat, name in enumerate(names)]

    async def opened() -> str:
        house = House(Settings(data=site.data, workers=1))
        await house.start()
        try:
            return (await house.open_table(Wish("imperial-miners", chairs, position=position, name="Pit stop"), "")).id
        finally:
            await house.stop()

    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own in this thread
        return aside.submit(asyncio.run, opened()).result()


def play(screen: Screen) -> None:
    """To the end: the deepest card that can be played, in the middle, its first effect."""
    for _ in range(400):
        screen.settled()
        if screen.over:
            return
        actions = screen.choices.evaluate_all("pieces => pieces.map(p => p.dataset.act)")
        kind = actions[0].split(" ")[0]
        screen.choose({"pick": len(actions) - 1, "play": len(actions) // 2, "keep": 1}.get(kind, 0))


def taken(browser: Browser, site: Site, folder: Path, lang: str, size: str) -> None:
    screens = Screens(browser, site)
    ana = screens.screen(SIZES[size], lang=lang, has_touch=size == "phone", is_mobile=size == "phone")
    page = ana.page

    def shot(name: str) -> None:
        page.wait_for_timeout(500)
        page.mouse.move(2, 2)
        page.screenshot(path=folder / f"{name}-{size}-{lang}.png")

    page.goto("/")
    shot("home")
    table = ana.new_table("you", "search:2", "search:1", "search:2", seed="21")
    ana.settled()
    shot("opening")
    play(ana)
    shot("end")
    somebody = site.browser("Ana", lang)
    ana.be(somebody)
    page.goto(f"/t/{table_at(site, somebody.person.id, middle())}")
    page.locator("#board .can[data-confirm]").locator("visible=true").last.click()
    page.wait_for_selector("[data-send]")
    shot("middle")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    shot("middle-dark")
    page.goto(f"{table}/replay?at=60&seat=0")
    shot("replay")
    page.goto("/rules/imperial-miners#im-16")
    shot("rules")
    page.goto("/")
    shot("home-later")
    screens.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    langs = sys.argv[2:] or ["en", "pt-BR", "de"]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for lang in langs:
                for size in SIZES:
                    taken(browser, site, folder, lang, size)
                    print(f"{lang} {size}")
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
