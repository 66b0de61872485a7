"""The rule book of Brazil: Imperial: examples drawn by the same code as the table, and what the legend reads aloud."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from markupsafe import Markup

from tabuleiro.core.state import State
from tabuleiro.drawing import phrases
from tabuleiro.drawing.tags import tag
from tabuleiro.games.brazil_imperial.page import hand, mine, side
from tabuleiro.games.brazil_imperial.page.battle import battle
from tabuleiro.games.brazil_imperial.page.map import still_map
from tabuleiro.games.brazil_imperial.page.marks import Look
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData
from tabuleiro.games.brazil_imperial.words.effects import effects_words
from tabuleiro.games.brazil_imperial.words.phrases import effects_phrase
from tabuleiro.kit.book import Book
from tabuleiro.kit.rulebook import Example
from tabuleiro.web.scene import still

# Paintings that the legend reads aloud: together they show every sign that stands between icons.
READINGS: Final = ("guarani", "camarao", "maria-quiteria", "maua", "reboucas", "quitandeiras", "machado", "coroados")


class BrazilBook(Book):
    named: ClassVar = {
        "building": "buildings",
        "painting": "paintings",
        "monarch": "monarchs",
        "gold": "gold_cards",
        "combat": "combat_cards",
        "scenario": "scenarios",
    }

    def readings(self, lang: str) -> list[tuple[Markup, str]]:
        """Paintings as their signs show them, each with its sentences."""
        return [
            (phrases.html(effects_phrase(painting.effects)), " ".join(effects_words(painting, lang)))
            for painting in self.game.pack.paintings
            if painting.id in READINGS
        ]

    def picture(self, example: Example, state: State, lang: str) -> Markup:
        look = Look(still(state, lang))
        return DRAWN[example.show](look, cast(SeatData, look.own), example)


def _map(look: Look, own: SeatData, example: Example) -> Markup:
    return tag("div", still_map(look, look.say("bi-words-map"), frozenset(example.look)), class_="mapw")


def _board(look: Look, own: SeatData, example: Example) -> Markup:
    return tag("div", tag("div", mine.arches(look, own, still=True), class_="myb"), hand.supply(look, own))


DRAWN: Final[dict[str, Callable[[Look, SeatData, Example], Markup]]] = {
    "map": _map,
    "board": _board,
    "gallery": lambda look, own, example: side.gallery(look),
    "missions": lambda look, own, example: hand.missions(look, own),
    "fight": lambda look, own, example: tag("div", battle(look), _map(look, own, example)),
    "payment": lambda look, own, example: tag("div", side.payment(look), hand.supply(look, own)),
}


ROOM = BrazilBook
