"""Screenshots of pages, in every language and size: `python tests/browser/pictures.py FOLDER [GAME] [en de ...]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from playwright.sync_api import Browser, sync_playwright
from screens import CHROMIUM, DESK, FLAGS, PHONE, Screen, Screens
from web_site import Browser as Visitor
from web_site import Site, opened_at

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.kit import shelf
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish

SIZES = {"desk": DESK, "phone": PHONE}
NAMES = ("Ana", "Bento", "Clara", "Davi")
MIDDLE = 9  # the round of the picture in the middle of a game of miners
LATE = {"above-and-below": 5, "brazil-imperial": 8}  # and from which on villages and empires are worth a look
FOUR = 4
# What the pictures show: the kind of the first seat's decision, by the number of seats and the picture's name.
MOMENTS = {
    "above-and-below": {
        FOUR: {"turn": "turn", "expedition": "send", "encounter": "option", "dice": "injure", "rest": "rest"}
    },
    "brazil-imperial": {
        2: {
            "missions": "mission",
            "opening": "action",
            "middle": "action",
            "build": "build",
            "move": "move",
            "payment": "pay",
            "fight": "attack-cards",
            "defence": "defend-cards",
            "palace": "palace",
            "era": "token",
        },
        FOUR: {"four": "action", "four-fight": "attack-cards"},
        3: {"three": "action"},
        1: {"solo": "action"},
    },
}
EARLY = ("opening",)  # pictures of a first round
OFFER = """
turn = 1
round = 4
[[seat]]
sale = "fish"
buildings = ["H2", "H13"]
caves = ["C01", "C02"]
[[seat]]
coins = 9
[[seat]]
[[seat]]
"""
Shot = Callable[[str], None]


def good_play(game: str, seed: int, seats: int = FOUR) -> Iterator[State]:
    """Every position of a game of greedy bots, and its end."""
    state = tabuleiro.load(game).new(seats=seats, seed=seed)
    bots = [tabuleiro.bot("greedy", seed=seat) for seat in range(seats)]
    while not state.over:
        yield state
        seat = state.to_act[-1]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))
    yield state


@cache
def middle() -> str:
    """A late position of good play, in which the first seat is to pick a card."""
    for state in good_play("imperial-miners", 33):
        if state.to_act[-1] == 0 and (state.view(0).data["round"], state.decision(0).kind) == (MIDDLE, "pick"):
            return state.position
    raise AssertionError("nobody picks a card")


@cache
def moments(game: str) -> dict[str, str]:
    """Positions of a game by the names of their pictures; the end is that of the first number of seats."""
    found = dict[str, str]()
    for seats, wanted in MOMENTS[game].items():
        found |= {name: position for name, position in of_seats(game, seats, wanted).items() if name not in found}
    return found


def of_seats(game: str, seats: int, wanted: dict[str, str]) -> dict[str, str]:
    found = dict[str, str]()
    for seed in range(40):
        for state in good_play(game, seed, seats):
            if state.over:
                found.setdefault("end", state.position)
            elif 0 in state.to_act:
                kind, number = state.decision(0).kind, state.view(0).data["round"]
                for name, of in wanted.items():
                    if of == kind and number in ((0, 1) if name in EARLY else (0, *range(LATE[game], 99))):
                        found.setdefault(name, state.position)
        if set(wanted) <= set(found):
            return found
    raise AssertionError(f"no play has {set(wanted) - set(found)}")


def offer() -> str:
    """A position in which the first seat is offered coins for what it has for sale."""
    state = tabuleiro.load("above-and-below").position(OFFER)
    for text in ("buy from 0", "offer 4"):
        state.apply(state.decision(1).parse(text))
    return state.position


def table_at(site: Site, game: str, person: Visitor, position: str) -> str:
    """A table that goes on from a position; its address."""
    seats = position.count("[[seat]]")
    owners = [person.person.id, *(f"nobody-{seat}" for seat in range(1, seats))]
    chairs = [Chair("person", name, "", owner) for name, owner in zip(NAMES, owners, strict=False)]
    return f"/t/{opened_at(site, Wish(game, chairs, position=position, name='Pit stop'))}"


def play(screen: Screen) -> None:
    """To the end: the deepest card that can be played, in the middle, its first effect."""
    for _ in range(400):
        screen.settled()
        if screen.over:
            return
        actions = screen.actions()
        kind = actions[0].split(" ")[0]
        screen.choose({"pick": len(actions) - 1, "play": len(actions) // 2, "keep": 1}.get(kind, 0))


def miners(ana: Screen, shot: Shot) -> None:
    page = ana.page
    page.goto("/")
    shot("home")
    table = ana.new_table("you", "search:2", "search:1", "search:2", seed="21")
    ana.settled()
    shot("opening")
    play(ana)
    shot("end")
    somebody = ana.site.browser("Ana", ana.lang)
    ana.be(somebody)
    page.goto(table_at(ana.site, "imperial-miners", somebody, middle()))
    page.locator("#board .can[data-confirm]").locator("visible=true").last.click()
    page.locator("[data-send]").locator("visible=true").first.wait_for()
    shot("middle")
    ana.light("dark")
    shot("middle-dark")
    page.goto(f"{table}/replay?at=60&seat=0")
    shot("replay")
    page.goto("/rules/imperial-miners#im-16")
    shot("rules")
    page.goto("/")
    shot("home-later")


def villages(ana: Screen, shot: Shot) -> None:
    page = ana.page
    somebody = ana.site.browser("Ana", ana.lang)
    ana.be(somebody)
    page.goto("/new?game=above-and-below")
    shot("new")
    for name, position in {**moments("above-and-below"), "trade": offer()}.items():
        table = table_at(ana.site, "above-and-below", somebody, position)
        page.goto(table)
        shot(name)
        if name in ("turn", "encounter"):
            ana.light("dark")
            shot(f"{name}-dark")
        if name == "encounter":
            page.goto(f"{table}?mode=read")
            shot("reading")
    page.goto("/learn/above-and-below")
    shot("learn")
    page.goto("/rules/above-and-below#ab-13")
    shot("rules")


def empires(ana: Screen, shot: Shot) -> None:
    page = ana.page
    somebody = ana.site.browser("Ana", ana.lang)
    ana.be(somebody)
    page.goto("/new?game=brazil-imperial")
    shot("new")
    for name, position in moments("brazil-imperial").items():
        page.goto(table_at(ana.site, "brazil-imperial", somebody, position))
        shot(name)
        if name == "move" and ana.halves():
            ana.begin(ana.halves()[0])
            shot("reach")
        if name in ("middle", "fight"):
            ana.light("dark")
            shot(f"{name}-dark")
    page.goto("/learn/brazil-imperial")
    shot("learn")
    page.goto("/rules/brazil-imperial#bi-38")
    shot("rules")


TAKEN = {"imperial-miners": miners, "above-and-below": villages, "brazil-imperial": empires}


def taken(browser: Browser, site: Site, folder: Path, game: str, lang: str, size: str) -> None:
    screens = Screens(browser, site)
    ana = screens.screen(SIZES[size], lang=lang, has_touch=size == "phone", is_mobile=size == "phone")

    def shot(name: str) -> None:
        ana.page.wait_for_timeout(500)
        ana.page.mouse.move(2, 2)
        ana.page.screenshot(path=folder / f"{game}-{name}-{size}-{lang}.png")

    TAKEN[game](ana, shot)
    screens.close()


def main() -> None:
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in shelf.games() if game in wanted] or shelf.games()
    langs = [lang for lang in LANGUAGES if lang in wanted] or LANGUAGES
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for game, lang, size in ((game, lang, size) for game in games for lang in langs for size in SIZES):
                taken(browser, site, folder, game, lang, size)
                print(f"{game} {lang} {size}")
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
