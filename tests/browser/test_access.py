"""Every page and all that opens on it as axe sees it, light and dark; nothing is wider than the screen; keys."""

from __future__ import annotations

import sqlite3

from playwright.sync_api import expect
from screens import DESK, PHONE, THEMES, Screens, checked
from web_site import Browser, Site

from tabuleiro.kit import shelf
from tabuleiro.kit.puzzles import puzzled, puzzles_of

OF_GAMES = [page.format(game) for game in shelf.games() for page in ("/new?game={}", "/rules/{}", "/learn/{}")]
PAGES = ("/", "/me", "/tables", "/replays", "/puzzles", "/deal", "/album", "/rules", *OF_GAMES, "/legend", "/nowhere")


def test_pages(screens: Screens):
    ana = screens.screen()
    found: list[str] = []
    for number, path in enumerate(PAGES):
        ana.cut = path == "/nowhere"
        ana.page.goto(path)
        # The rules of a game look like those of the others: one theme for each of them, all other pages in both.
        alike = path.count("/") > 1
        found += checked(ana, path, themes=THEMES[number % 2 :][:1] if alike else THEMES)
    assert not found, "\n".join(found)


def test_a_puzzle_by_keyboard(screens: Screens):
    """Chosen on the board, answered with the main button; axe looks before and after."""
    ana = screens.screen()
    puzzle = next(iter(puzzles_of(puzzled()[0]).values()))
    page = ana.page
    page.goto(f"/puzzles/{puzzle.id}")
    found = checked(ana, "puzzle")
    main = page.locator("#go .main")
    expect(main).to_have_attribute("aria-disabled", "true")
    page.locator("#board [data-roving] [tabindex='0'].can").first.focus()
    page.keyboard.press("Enter")
    expect(main).to_have_attribute("name", "action")
    page.keyboard.press("Escape")
    expect(main).to_have_attribute("aria-disabled", "true")
    page.locator(f"[data-act='{puzzle.best}']").first.click()
    expect(main).to_have_attribute("value", puzzle.best)
    main.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rail .answer.right h2")).to_be_visible()
    found += checked(ana, "puzzle solved", ".answer")
    assert not found, "\n".join(found)


def test_pages_around_a_running_table(screens: Screens, site: Site):
    ana, bia = screens.screen(), screens.screen(lang="pt-BR")
    table = ana.new_table("you", "open")
    found = checked(ana, "seats")
    bia.page.goto(ana.page.locator("input[id^=link-]").first.input_value())
    found += checked(bia, "join")
    bia.page.goto(table)
    found += checked(bia, "spectator")
    bia.cut = True
    bia.page.goto(f"/t/{outdated(site, table)}")
    expect(bia.page.locator("h1")).to_be_visible()
    found += checked(bia, "table of an older set")
    ana.page.goto(f"{table}?mode=text")
    found += checked(ana, "text", "form button")
    ana.new_table("you", "here")
    found += checked(ana, "cover", "a.main")
    assert not found, "\n".join(found)


def outdated(site: Site, table: str) -> str:
    """A copy of a table that was opened with content which is no more."""
    name = "outdated".ljust(22, "-")
    with sqlite3.connect(site.data / "tabuleiro.db") as database:
        database.row_factory = sqlite3.Row
        row = dict(database.execute("select * from tables where id = ?", [table.removeprefix("/t/")]).fetchone())
        row |= {"id": name, "commitment": None, "pack_hash": "0" * len(row["pack_hash"])}
        database.execute(f"insert into tables ({','.join(row)}) values ({','.join('?' * len(row))})", [*row.values()])
    return name


def test_what_opens_on_the_table(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", "search:1", seed="6")
    for _ in range(4):
        ana.settled()
        ana.choose()
    ana.settled()
    page = ana.page
    page.locator("#board [data-why][aria-disabled=true]").first.click(force=True)
    found = checked(ana, "reason", "#bubble")
    page.keyboard.press("Escape")
    page.locator("[data-mine='1']").click()
    found += checked(ana, "mine beside", "#beside svg")
    page.keyboard.press("Escape")
    page.click("#hint-button")
    found += checked(ana, "hint", "#hint .hintbox")
    page.click("[data-menu]")
    found += checked(ana, "menu", "#menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    found += checked(ana, "help", "#help")
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()  # a key that is pressed before belongs to its switches
    page.keyboard.press("l")
    found += checked(ana, "legend", "#legend .here")
    page.keyboard.press("l")
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.press("z")
    found += checked(ana, "zoom", "#zoom")
    assert not found, "\n".join(found)


def test_a_play_that_is_over(screens: Screens, finished: tuple[Browser, str]):
    person, table = finished
    ana = screens.screen()
    ana.be(person)
    found: list[str] = []
    for extra in ("", "/replay?at=30", "?mode=text", "/seats"):
        ana.page.goto(table + extra)
        found += checked(ana, f"over{extra}")
    assert not found, "\n".join(found)


def test_help_and_zoom_by_keyboard(screens: Screens):
    ana = screens.screen()
    ana.new_table("you", seed="6")
    ana.settled()
    page = ana.page
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.press("z")
    expect(page.locator("#zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#zoom")).to_be_hidden()


def test_the_end_is_there_as_a_whole(screens: Screens, finished: tuple[Browser, str]):
    """Nothing of it is cut: who wants to see more of the board scrolls the page, not a box in it."""
    person, table = finished
    for size in (DESK, PHONE):
        screen = screens.screen(size)
        screen.be(person)
        screen.page.goto(table)
        room = screen.page.locator("#result").evaluate("end => end.clientHeight - end.scrollHeight")
        assert room >= 0, size
