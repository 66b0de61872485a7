"""Screenshots of analyses, in every language and size: `python tests/browser/study_pictures.py FOLDER [GAME]`.

Contact sheets show them beside each other. Bots play each game in a server, its data in that folder, so that it is
played and reviewed once; with little care."""

from __future__ import annotations

import json
import sys
import time
from collections import deque
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from playwright.sync_api import Browser, sync_playwright
from screens import CHROMIUM, DESK, FLAGS, PHONE, Screen, Screens
from web_site import Site, opened_at

from tabuleiro.analysis.review import Review
from tabuleiro.analysis.reviewing import Care, reviewed
from tabuleiro.core.record import Record
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.store import Store
from tabuleiro.server.wish import Wish

SIZES = {"desk": DESK, "phone": PHONE}
PLAYS = {"above-and-below": 2, "imperial-miners": 3, "brazil-imperial": 2}  # seats
CARE = Care(worlds=3, others=3, rollouts=12)
ACROSS = 3  # pictures of a contact sheet in a row
SMALL = 620  # pixels that one is wide there


def played(site: Site, game: str, file: Path) -> tuple[str, Record]:
    """A table where bots have played to the end, and what they played."""
    if not file.is_file():
        bots = [Chair("bot", "", "greedy" if seat else "search:1") for seat in range(PLAYS[game])]
        file.write_text(opened_at(site, Wish(game, bots, name="Pit stop")), encoding="utf-8")
    table, ana = file.read_text(encoding="utf-8"), site.browser()
    while (answer := ana.get(f"/t/{table}/record")).status_code != 200:
        ana.get(f"/t/{table}")
        time.sleep(1)
    return table, Record.loads(answer.text)


def reviewed_once(record: Record, file: Path) -> Review:
    if not file.is_file():
        review = deque(reviewed(record, CARE, jobs=2), maxlen=1).pop()
        file.write_text(json.dumps(review.data), encoding="utf-8")
    return Review.of(json.loads(file.read_text(encoding="utf-8")))


def kept(site: Site, table: str, review: Review, done: float = 1.0) -> None:
    store = Store(f"sqlite:///{site.data / 'tabuleiro.db'}")
    store.keep_study(table, {**review.data, "done": done})
    store.close()


def taken(screen: Screen, folder: Path, name: str, address: str, theme: str = "light", whole: bool = False) -> None:
    screen.page.goto(address)
    screen.light(theme)
    screen.page.wait_for_timeout(200)
    screen.page.screenshot(path=folder / f"{name}.png", full_page=whole)


def shots(browser: Browser, site: Site, folder: Path, table: str, game: str, review: Review) -> None:
    mistake = next((one for one in review.turning_points if hasattr(one, "best")), review.decisions[-1])
    for lang in LANGUAGES:
        for size, pixels in SIZES.items():
            screens = Screens(browser, site)
            ana = screens.screen(pixels, lang=lang)
            end, at = f"{size}-{lang}", f"/t/{table}/analysis"
            taken(ana, folder, f"{game}-first-{end}", at)
            taken(ana, folder, f"{game}-whole-{end}", f"{at}?at={mistake.number}", whole=True)
            taken(ana, folder, f"{game}-dark-{end}", f"{at}?at={mistake.number}", "dark")
            taken(ana, folder, f"{game}-try-{end}", f"/t/{table}/try?at={mistake.number - 1}")
            taken(ana, folder, f"{game}-board-{end}", f"/t/{table}/replay?at={mistake.number - 1}&seat={mistake.seat}")
            screens.close()


def sheet(browser: Browser, folder: Path, name: str, files: list[Path]) -> None:
    """Pictures beside each other, each with its name."""
    cells = "".join(f"<figure><img src='{file.name}'><figcaption>{file.stem}</figcaption></figure>" for file in files)
    css = f"body{{display:grid;grid-template-columns:repeat({ACROSS},{SMALL}px);gap:12px;font:14px sans-serif}}"
    page = folder / f"{name}.html"
    page.write_text(f"<style>{css}figure{{margin:0}}img{{width:100%}}</style>{cells}", encoding="utf-8")
    with browser.new_context(viewport={"width": ACROSS * (SMALL + 16) + 8, "height": 400}) as context:
        shown = context.new_page()
        shown.goto(page.as_uri())
        shown.screenshot(path=folder / f"{name}.png", full_page=True)
    page.unlink()


def main() -> None:
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        site = Site(folder / "data", TABULEIRO_DAILY_BOTS="")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for game in [game for game in PLAYS if game in wanted] or PLAYS:
                table, record = played(site, game, folder / f"{game}.table")
                review = reviewed_once(record, folder / f"{game}.json")
                kept(site, table, review)
                shots(browser, site, folder, table, game, review)
                for size in SIZES:
                    sheet(browser, folder, f"sheet-{game}-{size}", sorted(folder.glob(f"{game}-*-{size}-*.png")))
                print(game)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
