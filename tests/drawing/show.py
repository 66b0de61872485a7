"""Draws scenes as static pages and photographs them, to be looked at: `show.py FOLDER [name ...]`."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from markupsafe import escape
from playwright.sync_api import sync_playwright
from scenes import KINDS, one_of_each_kind, scene_of, the_game

from tabuleiro.bots import make
from tabuleiro.bots.bot import Budget
from tabuleiro.bots.forecast import forecast
from tabuleiro.core.state import State
from tabuleiro.drawing.icons import icon, names_in, sprite
from tabuleiro.drawing.seats import letters, seat_mark
from tabuleiro.games.imperial_miners.rules.scoring import scores
from tabuleiro.games.imperial_miners.rules.view import MineView
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.board import board_of
from tabuleiro.web.scene import Scene

SOURCE = Path(__file__).parents[2] / "src" / "tabuleiro"
SHEETS = (
    *("drawing/tokens.css", "web/static/look.css", "web/static/table.css"),
    *("games/imperial_miners/board.css", "web/static/imperial-miners.css"),
)
BOARD = board_of("imperial-miners")
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}


def page(scene: Scene, theme: str) -> str:
    """A page with a frame that is good enough to judge the board in."""
    says = words_of(scene.view.game).prompt(scene.view, scene.decision, scene.lang) if scene.decision else "Waiting."
    buttons = "".join(f'<button class="b can">{escape(label)}</button>' for _, label in BOARD.loose(scene))
    marks = letters(scene.names)
    over = (
        BOARD.result(scene, scores(scene.view.table))
        if isinstance(scene.view, MineView) and scene.view.table.over
        else ""
    )
    panels = "".join(
        f'<li class="pl s{"abcde"[i]}">{seat_mark(i, marks[i])}<span class="who">{escape(name)}</span>'
        f'<span class="light"></span><span class="stats">{BOARD.panel_stats(scene, i)}</span></li>'
        for i, name in enumerate(scene.names)
    )
    tabs = "".join(
        f'<label><input type="radio" name="tab" id="tab-{tab}"{" checked" if tab == "mine" else ""}>{tab}</label>'
        for tab in ("board", "mine", "others", "log")
    )
    links = "".join(f'<link rel="stylesheet" href="{Path(sheet).name}">' for sheet in SHEETS)
    body = (
        f'{BOARD.defs()}<header class="bar">{icon("mark", cls="mark")}<div class="where"><b>Imperial Miners</b>'
        f'<span>{BOARD.where(scene)}</span></div><div class="status"><p><b>{escape(says)}</b></p>'
        f'<div class="go">{buttons}</div></div></header><nav class="tabs">{tabs}</nav>'
        f'<main class="t im">{over}{BOARD.main(scene)}</main><aside class="rail"><ul class="pls">{panels}</ul></aside>'
        '<div class="sheet"><button class="b main">Lock in</button></div>'
    )
    return (
        f'<!doctype html><html lang="{scene.lang}" data-theme="{theme}"><head><meta charset="utf-8">{links}</head>'
        f'<body class="table g-im">{sprite(names_in(body))}{body}</body></html>'
    )


def greedy_game(seats: int, seed: int, until: int) -> State:
    """A sensible play up to the picks of a round: mines as people build them."""
    bot = make("greedy")
    state = the_game().new(seats=seats, seed=seed)
    while not state.over:
        seat = state.to_act[0]
        if state.view(0).data["round"] == until and state.decision(seat).kind == "pick" and len(state.to_act) == seats:
            break
        state.apply(bot.choose(state.view(seat), state.decision(seat), Budget()))
    return state


def chosen_scene(seats: int, seed: int, lang: str) -> Scene:
    """A late round with a card chosen and its forecast, as in the mock."""
    state = greedy_game(seats, seed, 9)
    decision = state.decision(0)
    plans = [BOARD.plan(state.game, forecast(state.view(0), option), lang) for option in decision.options]
    best = max(range(len(plans)), key=lambda i: sum(n for n, kind in plans[i].total if kind == "vp"))
    return replace(scene_of(state, 0, lang, str(decision.actions[best])), plan=plans[best])


def placing_scene(seats: int, seed: int) -> Scene:
    """A card to be placed, with a forecast on every place."""
    bot = make("greedy")
    state = greedy_game(seats, seed, 8)
    while state.decision(state.to_act[0]).kind != "place":
        seat = state.to_act[0]
        state.apply(bot.choose(state.view(seat), state.decision(seat), Budget()))
    seat = state.to_act[0]
    decision = state.decision(seat)
    plans = [BOARD.plan(state.game, forecast(state.view(seat), option), "en") for option in decision.options]
    return replace(scene_of(state, seat), notes=dict(zip(map(str, decision.actions), plans, strict=True)))


def closer_look(theme: str) -> str:
    """Some cards as the page shows them from nearby."""
    cards = ("dragon-vein", "copper-whale", "merchant-inn", "heartstone", "wreck-engine", "war-drum")
    boxes = "".join(f'<div class="zoomcard at">{BOARD.zoom(the_game(), card, "de")}</div>' for card in cards)
    style = "<style>.at{position:static;display:inline-block;vertical-align:top;margin:8px}</style>"
    links = "".join(f'<link rel="stylesheet" href="{Path(sheet).name}">' for sheet in SHEETS)
    body = f"{BOARD.defs()}{boxes}"
    head = f'<html data-theme="{theme}"><meta charset="utf-8">{links}{style}'
    return f"{head}<body>{sprite(names_in(body))}{body}</body></html>"


@cache
def kinds() -> dict[str, tuple[State, int]]:
    return one_of_each_kind(the_game(), late=True)


def all_scenes() -> dict[str, Callable[[], Scene]]:
    return {
        "mock": lambda: chosen_scene(4, 11, "en"),
        "mock-de": lambda: chosen_scene(4, 11, "de"),
        "solo": lambda: scene_of(greedy_game(1, 5, 6), 0, "pt-BR"),
        "five": lambda: scene_of(greedy_game(5, 8, 10), 0, "de"),
        "spectator": lambda: scene_of(greedy_game(3, 8, 8), -1),
        "opening": lambda: scene_of(greedy_game(2, 1, 1), 0),
        "placing": lambda: placing_scene(3, 21),
        "over": lambda: scene_of(greedy_game(4, 11, 99), 0),
        **{f"kind-{kind}": partial(lambda kind: scene_of(*kinds()[kind]), kind) for kind in KINDS},
    }


def main() -> None:
    folder = Path(sys.argv[1])
    wanted = sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    for sheet in SHEETS:
        shutil.copy(SOURCE / sheet, folder)
    scenes = all_scenes()
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for name in wanted or ["closer", *scenes]:
            for theme in ("light", "dark"):
                file = folder / f"{name}-{theme}.html"
                text = closer_look(theme) if name == "closer" else page(scenes[name](), theme)
                file.write_text(text, encoding="utf-8")
                for size, (width, height) in SIZES.items():
                    shot = browser.new_page(viewport={"width": width, "height": height})
                    shot.goto(file.as_uri())
                    shot.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                    shot.close()
        browser.close()


if __name__ == "__main__":
    main()
