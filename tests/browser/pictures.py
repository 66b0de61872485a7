"""Screenshots of every page, in every language and size: `python tests/browser/pictures.py FOLDER [en de ...]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from playwright.sync_api import Browser, sync_playwright
from screens import CHROMIUM, DESK, FLAGS, PHONE, Screen, Screens
from web_site import Site

SIZES = {"desk": DESK, "phone": PHONE}
MIDDLE = 8  # the round of the picture in the middle of a game


def play(screen: Screen, until: str) -> None:
    """As somebody would who likes deep mines: the deepest card that can be played, in the middle, its first effect."""
    for _ in range(400):
        screen.settled()
        if screen.over or until in screen.page.inner_text(".where"):
            return
        actions = screen.choices.evaluate_all("pieces => pieces.map(p => p.dataset.act)")
        kind = actions[0].split(" ")[0]
        screen.choose({"pick": len(actions) - 1, "play": len(actions) // 2, "keep": 1}.get(kind, 0))


def taken(browser: Browser, site: Site, folder: Path, lang: str, size: str) -> None:
    screens = Screens(browser, site.url)
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
    play(ana, str(MIDDLE))
    ana.settled()
    pick = page.locator("#board .can[data-confirm]").locator("visible=true")
    if pick.count():
        pick.first.click()
    shot("middle")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    shot("middle-dark")
    page.reload()
    play(ana, "never")
    shot("end")
    page.goto(f"{table.partition('?')[0]}/replay?at=60&seat=0")
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
