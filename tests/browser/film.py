"""Films of the stage: a round of each game as screenshots of every beat, on contact sheets.

`python tests/browser/film.py FOLDER [GAME ...] [--lang de] [--theme dark] [--size phone] [--turns 8]`"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from playwright.sync_api import Browser, sync_playwright
from screens import CHROMIUM, DESK, FLAGS, PHONE, Screen, Screens
from web_site import Site

from tabuleiro.kit import shelf

SIZES = {"desk": DESK, "phone": PHONE}
COLUMNS = {"desk": 3, "phone": 6}
SEATS = ("you", "search:1", "search:1")
MOST = 48  # pictures on a sheet
TOLD = """() => {
    const [strip, card] = ["stage", "moment"].map((id) => document.getElementById(id));
    const said = strip.hidden ? "" : strip.querySelector(".st-cap")?.innerText ?? "";
    return said + (card.hidden ? "" : ` | ${card.innerText}`);
}"""


def film(screen: Screen, game: str, folder: Path, turns: int, seed: str) -> list[tuple[Path, str]]:
    """Plays some turns and takes a picture of every beat, and of every question."""
    screen.new_table(*SEATS, game=game, seed=seed)
    shots: list[tuple[Path, str]] = []
    said = ""

    def shoot(text: str) -> None:
        path = folder / f"{game}-{len(shots):02}.png"
        screen.page.screenshot(path=path)
        shots.append((path, text))

    for turn in range(turns):
        until = time.monotonic() + 60
        while time.monotonic() < until and len(shots) < MOST:
            now = screen.page.evaluate(TOLD)
            if now and now != said:
                screen.page.wait_for_timeout(350)  # what travels has arrived
                shoot(now)
            said = now
            go = screen.page.locator("[data-continue]").locator("visible=true")
            if go.count():
                go.first.click()
            elif not now and (screen.over or screen.choices.count()):
                screen.page.wait_for_timeout(200)  # what was about to be told is told by then
                if not screen.page.evaluate(TOLD) and (screen.over or screen.choices.count()):
                    break
            screen.page.wait_for_timeout(60)
        if screen.over or len(shots) >= MOST:
            break
        shoot(screen.says())
        screen.choose(turn)
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
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--size", default="desk", choices=list(SIZES))
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--seed", default="5")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        screens = Screens(browser, site)
        for game in asked.games or shelf.games():
            screen = screens.screen(
                SIZES[asked.size], asked.lang, motion="no-preference", color_scheme=asked.theme, speed="normal"
            )
            shots = film(screen, game, asked.folder, asked.turns, asked.seed)
            sheet(browser, shots, asked.size, asked.folder / f"{game}-{asked.size}-{asked.lang}-{asked.theme}.png")
            print(game, len(shots), *screen.complaints)
        browser.close()
        site.kill()


if __name__ == "__main__":
    main()
