"""The rule book of Above and Below on its pages: examples drawn by the same code as the table, but to look at only."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.state import State
from tabuleiro.drawing.tags import tag
from tabuleiro.games.above_and_below.book import rulebook as book
from tabuleiro.games.above_and_below.page import board, parts
from tabuleiro.games.above_and_below.page.marks import Data, Look, look_at
from tabuleiro.games.above_and_below.page.story import encounter
from tabuleiro.games.above_and_below.pictures.village import Sight, village_picture
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.kit.rulebook import Example
from tabuleiro.kit.shelf import load
from tabuleiro.web.scene import Scene

rulebook: Final = book.rulebook
defs: Final = board.defs
FIRST_GAME: Final[dict[str, bool | str]] = {}  # it is played as any other
NAMES: Final = ("A", "B")  # of the seats in examples
ID: Final = re.compile(r'(?<= )id="')
HEADING: Final = re.compile(r"(?<=<h[23])(?=[ >])")


@lru_cache(maxsize=1)
def _game() -> AboveAndBelow:
    return cast(AboveAndBelow, load("above-and-below"))


def readings(lang: str) -> list[tuple[Markup, str]]:
    return book.readings(_game(), lang)


@lru_cache(maxsize=256)
def drawn(example: Example, lang: str) -> Markup:
    """The part of the position that the example is about."""
    look = _look(example, _game().position(example.position), lang)
    return tag("div", _still(DRAWN[example.show](look, cast(Data, look.own), example), example.id), class_="drawn")


def _still(part: Markup, example: str) -> Markup:
    """A part of the table as a picture: its ids are made its own, as a page has many examples; it is no region of the
    page, and its headings are just lines."""
    text = ID.sub(f'id="ex-{example}-', part)
    text = text.replace("<section ", '<div role="group" ').replace("</section>", "</div>")
    return Markup(HEADING.sub(' role="presentation"', text))


def _look(example: Example, state: State, lang: str) -> Look:
    """As a seat sees it that is not asked anything; what the example is about is marked as new."""
    view = state.view(0)
    about = frozenset(f"{kind} {one}" for kind in ("villager", "row", "offer") for one in example.look)
    names = NAMES[: len(cast(Data, view.data)["seats"])]
    return look_at(Scene(view, None, (), names, lang, live=False, new=about))


def _village(look: Look, own: Data, example: Example) -> Markup:
    label = look.say("ab-village", houses=len(own["houses"]), caves=len(own["caves"]))
    about = frozenset(cave["outpost"] or cave["cave"] for cave in own["caves"] if cave["cave"] in example.look)
    sight = Sight(new=about | frozenset(example.look), still=True)
    return village_picture(look.game, own, look.lang, sight, label, "tall", False)


def _sale(look: Look, own: Data, example: Example) -> Markup:
    """What the other one has put up, and one's own things."""
    return tag("div", parts.sales(look), parts.supply(look, own), class_="market")


DRAWN: Final[dict[str, Callable[[Look, Data, Example], Markup]]] = {
    "village": _village,
    "people": lambda look, own, example: parts.areas(look, own),
    "offers": lambda look, own, example: parts.offers(look, narrow=False),
    "row": lambda look, own, example: parts.hire(look),
    "track": lambda look, own, example: parts.goods(look, own),
    "sale": _sale,
    "encounter": lambda look, own, example: encounter(look),
}
