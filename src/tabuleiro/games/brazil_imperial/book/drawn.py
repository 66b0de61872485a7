"""The rule book of Brazil: Imperial on its pages: examples drawn by the same code as the table, but to look at only."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.state import State
from tabuleiro.drawing.tags import tag
from tabuleiro.games.brazil_imperial.book import rulebook as book
from tabuleiro.games.brazil_imperial.page import board, hand, mine, side
from tabuleiro.games.brazil_imperial.page.battle import battle
from tabuleiro.games.brazil_imperial.page.map import still_map
from tabuleiro.games.brazil_imperial.page.marks import Look, look_at
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.game import load as load_game
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData, data_of
from tabuleiro.kit.rulebook import Example
from tabuleiro.web.scene import Scene

rulebook: Final = book.rulebook
defs: Final = board.defs
FIRST_GAME: Final[dict[str, bool | str]] = {}  # it is played as any other
NAMES: Final = ("A", "B", "C", "D")  # of the seats in examples
ID: Final = re.compile(r'(?<= )id="')
HEADING: Final = re.compile(r"(?<=<h[23])(?=[ >])")


@lru_cache(maxsize=1)
def _game() -> BrazilImperial:
    return load_game()


def readings(lang: str) -> list[tuple[Markup, str]]:
    return book.readings(_game(), lang)


@lru_cache(maxsize=256)
def drawn(example: Example, lang: str) -> Markup:
    """The part of the position that the example is about; its ids are made its own, as a page has many examples, and
    its headings are just lines of the picture."""
    look = _look(_game().position(example.position), lang)
    picture = DRAWN[example.show](look, cast(SeatData, look.own), example)
    picture = Markup(HEADING.sub(' role="presentation"', ID.sub(f'id="ex-{example.id}-', picture)))
    return tag("div", picture, class_="drawn bi-drawn")


def _look(state: State, lang: str) -> Look:
    """As a seat sees it that is not asked anything."""
    view = state.view(0)
    names = NAMES[: len(data_of(view)["seats"])]
    return look_at(Scene(view, None, (), names, lang, live=False))


def _map(look: Look, own: SeatData, example: Example) -> Markup:
    return tag("div", still_map(look, look.say("bi-words-map"), frozenset(example.look)), class_="mapw")


def _fight(look: Look, own: SeatData, example: Example) -> Markup:
    return tag("div", battle(look), _map(look, own, example))


def _board(look: Look, own: SeatData, example: Example) -> Markup:
    return tag("div", tag("div", mine.arches(look, own, still=True), class_="myb"), hand.supply(look, own))


DRAWN: Final[dict[str, Callable[[Look, SeatData, Example], Markup]]] = {
    "map": _map,
    "board": _board,
    "gallery": lambda look, own, example: side.gallery(look),
    "missions": lambda look, own, example: hand.missions(look, own),
    "fight": _fight,
    "payment": lambda look, own, example: tag("div", side.payment(look), hand.supply(look, own)),
}
