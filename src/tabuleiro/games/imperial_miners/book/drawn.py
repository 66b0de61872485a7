"""The rule book of Imperial Miners on its pages: examples drawn by the same code as the table, but to look at only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, cast

from markupsafe import Markup

from tabuleiro.core.state import State
from tabuleiro.drawing.tags import number, tag
from tabuleiro.games.imperial_miners.book import rulebook as book
from tabuleiro.games.imperial_miners.page import board, parts
from tabuleiro.games.imperial_miners.page.marks import Look, look_at
from tabuleiro.games.imperial_miners.pictures.cards import card_of, hand_card, hand_svg
from tabuleiro.games.imperial_miners.pictures.ground import PITCH, TOP
from tabuleiro.games.imperial_miners.pictures.mine import Sight, mine_drawing, split
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.words.sentences import card_name, card_words
from tabuleiro.kit.rulebook import Example
from tabuleiro.kit.shelf import load
from tabuleiro.web.scene import Scene

Data = Mapping[str, Any]
rulebook: Final = book.rulebook
defs: Final = board.defs
FIRST_GAME: Final = {"first_game": True}  # the options of a first game (IM-6)
NAMES: Final = ("A", "B")  # of the seats in examples
BELOW: Final = 24  # how much rock is shown below the deepest card
ID: Final = re.compile(r'(?<= )id="')
HEADING: Final = re.compile(r"(?<=<h2)(?=[ >])")


@lru_cache(maxsize=1)
def _game() -> ImperialMiners:
    return cast(ImperialMiners, load("imperial-miners"))


def readings(lang: str) -> list[tuple[Markup, str]]:
    return book.readings(_game(), lang)


@lru_cache(maxsize=256)
def drawn(example: Example, lang: str) -> Markup:
    """The part of the position that the example is about; its ids are made its own, as a page has many examples."""
    state = _game().position(example.position)
    picture = DRAWN[example.show](example, state, lang)
    return tag("div", Markup(ID.sub(f'id="ex-{example.id}-', picture)), class_="drawn")


def _mine(example: Example, state: State, lang: str) -> Markup:
    seat = cast(Data, state.view(0).data)["seats"][0]
    places = {entry["place"] for entry in seat["mine"]}
    free = [place for place in example.look if place not in places]
    sight = Sight(slots=free, path=example.path, new=frozenset(example.look) & places)
    inside, width, height = mine_drawing(_game(), seat, lang, sight)
    deepest = max(split(place)[0] for place in (*places, *free))
    height = min(height, TOP + PITCH * deepest + BELOW)
    return tag("svg", inside, class_="mine", viewBox=f"0 0 {number(width)} {number(height)}", role="group")


def _hand(example: Example, state: State, lang: str) -> Markup:
    """Cards that can be chosen have corners, the others are veiled."""
    options = {action.place for action in state.decision(0).actions}
    faces = []
    for card in cast(Data, state.view(0).data)["hand"]:
        can = f"hand {card}" in options
        label = f"{card_name(_game(), card, lang)}. {' '.join(card_words(_game(), card, lang))}"
        face = hand_card(_game(), card, lang, card_of(_game(), card).cost, not can)
        faces.append(hand_svg(face, can, label))
    return tag("div", *faces, class_="faces")


def _progress(example: Example, state: State, lang: str) -> Markup:
    return _still(parts.progress(_look(state, lang)))


def _event(example: Example, state: State, lang: str) -> Markup:
    return _still(parts.event(_look(state, lang)))


def _look(state: State, lang: str) -> Look:
    """As a seat sees it that is not asked anything: no buttons."""
    view = state.view(0)
    return look_at(Scene(view, None, (), NAMES[: len(cast(Data, view.data)["seats"])], lang))


def _still(part: Markup) -> Markup:
    """Within a rule a part's heading is just a line of the picture."""
    return Markup(HEADING.sub(' role="presentation"', part))


DRAWN: Final = {"mine": _mine, "hand": _hand, "progress": _progress, "event": _event}
