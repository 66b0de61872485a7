"""Films of lessons: somebody who does only what the coach points at; a picture of every step, on contact sheets.

`python tests/browser/lesson_film.py FOLDER [GAME ...] [--lesson NAME] [--lang de] [--theme dark] [--size phone]`"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from film import SIZES, sheet
from learner import Learner, Lost
from playwright.sync_api import Browser, sync_playwright
from screens import CHROMIUM, FLAGS, Screens
from web_site import Site

from tabuleiro.kit import shelf
from tabuleiro.kit.book import book_of

ON_A_SHEET = 12  # so that words can be read


def film(browser: Browser, screens: Screens, game: str, lesson: str, asked: argparse.Namespace) -> None:
    screen = screens.screen(SIZES[asked.size], asked.lang, color_scheme=asked.theme)
    name = f"{game}-{lesson}-{asked.size}-{asked.lang}-{asked.theme}"
    shots: list[tuple[Path, str]] = []

    def shoot(step: str, text: str) -> None:
        path = asked.folder / f"{name}-{len(shots):02}.png"
        screen.page.screenshot(path=path)
        shots.append((path, f"{step}: {text}"))

    learner = Learner(screen, shoot)
    learner.begin(game, lesson)
    try:
        learner.follow()
    except Lost as error:
        print("LOST", error)
    shoot("end", "")
    for n in range(0, len(shots), ON_A_SHEET):
        sheet(browser, shots[n : n + ON_A_SHEET], asked.size, asked.folder / f"sheet-{name}-{n // ON_A_SHEET + 1}.png")
    print(game, lesson, len(shots), "pictures; covered:", learner.covered, *screen.complaints)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(shelf.games()))
    parser.add_argument("--lesson", default="")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--size", default="desk", choices=list(SIZES))
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        screens = Screens(browser, site)
        for game in asked.games or shelf.games():
            for lesson in [asked.lesson] if asked.lesson else book_of(game).lessons:
                film(browser, screens, game, lesson, asked)
        browser.close()
        site.kill()


if __name__ == "__main__":
    main()
