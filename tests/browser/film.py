"""Films of the stage: one whole round from the middle of a play, a picture of every beat and question, on a sheet.

`python tests/browser/film.py FOLDER [GAME ...] [--lang en de ...] [--theme light dark] [--size desk phone]`"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from pictures import good_play
from playwright.sync_api import Browser, sync_playwright
from screens import CHROMIUM, DESK, FLAGS, PHONE, Screen, Screens
from web_site import Site, opened_at

from tabuleiro.kit import shelf
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish

SIZES = {"desk": DESK, "phone": PHONE}
COLUMNS = {"desk": 3, "phone": 6}
TOUCH = {"desk": {}, "phone": {"has_touch": True, "is_mobile": True}}
MOST = 60  # pictures on a sheet
BEGIN = {"imperial-miners": (4, "pick"), "above-and-below": (3, "turn"), "brazil-imperial": (6, "action")}
TOLD = """() => {
    const [strip, card] = ["stage", "moment"].map((id) => document.getElementById(id));
    const said = strip.hidden ? "" : strip.querySelector(".st-cap")?.innerText ?? "";
    return said + (card.hidden ? "" : ` | ${card.innerText}`);
}"""


def begun(game: str, seed: int, seats: int) -> str:
    """A position in the middle of a play, in which the first seat begins its part of a round."""
    if game not in BEGIN:
        return next(good_play(game, seed, seats)).position
    for state in good_play(game, seed, seats):
        if 0 in state.to_act and (state.view(0).data["round"], state.decision(0).kind) == BEGIN[game]:
            return state.position
    raise AssertionError(f"nobody of {game} is asked {BEGIN[game]}")


def open_table(screen: Screen, game: str, position: str) -> None:
    """Ana and bots go on from there."""
    somebody = screen.site.browser("Ana", screen.lang)
    screen.be(somebody)
    bots = [Chair("bot", "", "search:1")] * (position.count("[[seat]]") - 1)
    wish = Wish(game, [Chair("person", "Ana", "", somebody.person.id), *bots], position=position, name="Film")
    screen.page.goto(f"/t/{opened_at(screen.site, wish)}")


def film(screen: Screen, folder: Path, name: str) -> list[tuple[Path, str]]:
    """Plays one round and takes a picture of every beat, and of every question."""
    page = screen.page
    shots: list[tuple[Path, str]] = []
    said = ""
    where = ".where span"
    first = page.inner_text(where)

    def shoot(text: str) -> None:
        path = folder / f"{name}-{len(shots):02}.png"
        page.screenshot(path=path)
        shots.append((path, text))

    while len(shots) < MOST:
        until = time.monotonic() + 60
        while time.monotonic() < until and len(shots) < MOST:
            now = page.evaluate(TOLD)
            if now and now != said:
                page.wait_for_timeout(350)  # what travels has arrived
                shoot(now)
            said = now
            go = page.locator("[data-continue]").locator("visible=true")
            end = page.locator("[data-post=end]").locator("visible=true")
            if go.count():
                if page.evaluate(TOLD) == said:  # not a card that has come up since its picture was to be taken
                    go.first.click()
            elif not now and end.count():
                shoot(screen.says())
                page.evaluate("() => document.querySelector('[data-post=end]')?.click()")
            elif not now and (screen.over or screen.choices.count()):
                page.wait_for_timeout(200)  # what was about to be told is told by then
                if not page.evaluate(TOLD) and (screen.over or screen.choices.count()):
                    break
            page.wait_for_timeout(60)
        shoot(screen.says())
        if screen.over or page.inner_text(where) != first:
            break
        screen.choose(len(shots))
    return shots


def sheet(browser: Browser, shots: list[tuple[Path, str]], size: str, target: Path) -> None:
    """All pictures on one page, each with what was told."""
    width = 3 * 640 if size == "desk" else 6 * 320
    cells = "".join(
        f"<figure><img src='{path.name}'><figcaption>{text[:160]}</figcaption></figure>" for path, text in shots
    )
    page = browser.new_page(viewport={"width": width, "height": 800})
    html = target.with_suffix(".html")
    html.write_text(
        f"<meta charset=utf-8><style>body{{display:grid;grid-template-columns:repeat({COLUMNS[size]},1fr);gap:8px;"
        f"margin:8px;font:13px sans-serif}}figure{{margin:0}}img{{width:100%;border:1px solid #888}}</style>{cells}",
        encoding="utf-8",
    )
    page.goto(html.resolve().as_uri())
    page.screenshot(path=target, full_page=True)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(shelf.games()))
    parser.add_argument("--lang", nargs="*", default=["en"], choices=LANGUAGES)
    parser.add_argument("--theme", nargs="*", default=["light"], choices=["light", "dark"])
    parser.add_argument("--size", nargs="*", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data), TABULEIRO_BOT_PAUSE="0.3")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        screens = Screens(browser, site)
        for game in asked.games or shelf.games():
            position = begun(game, asked.seed, asked.seats)
            for size, lang, theme in product(asked.size, asked.lang, asked.theme):
                name = f"{game}-{size}-{lang}-{theme}"
                screen = screens.screen(
                    SIZES[size], lang, motion="no-preference", color_scheme=theme, speed="normal", **TOUCH[size]
                )
                open_table(screen, game, position)
                shots = film(screen, asked.folder, name)
                sheet(browser, shots, size, asked.folder / f"{name}.png")
                print(name, len(shots), *screen.complaints, flush=True)
                screen.page.context.close()
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
