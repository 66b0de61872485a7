"""The rule book of Above and Below: examples drawn by the same code as the table, and what the legend reads aloud."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from markupsafe import Markup

from tabuleiro.core.state import State
from tabuleiro.drawing import phrases
from tabuleiro.drawing.tags import tag
from tabuleiro.games.above_and_below.page import parts
from tabuleiro.games.above_and_below.page.marks import Look
from tabuleiro.games.above_and_below.page.story import encounter
from tabuleiro.games.above_and_below.pictures.village import Sight, village_picture
from tabuleiro.games.above_and_below.rules.view_data import SeatData
from tabuleiro.games.above_and_below.words.effects import building_words
from tabuleiro.games.above_and_below.words.names import short_name
from tabuleiro.games.above_and_below.words.phrases import building_phrase
from tabuleiro.kit.book import Book
from tabuleiro.kit.rulebook import Example
from tabuleiro.web.scene import still

# Buildings that the legend reads aloud: together they show every sign that stands between icons.
READINGS: Final = (
    *("H4", "H6", "H13", "H19", "H9", "O0", "O9", "O14", "O21"),
    *("K0", "K1", "K2", "K3", "K5", "K6", "K7", "S0", "S2", "S3", "S5"),
)


class VillageBook(Book):
    named: ClassVar = {"building": "buildings", "villager": "villagers"}

    def readings(self, lang: str) -> list[tuple[Markup, str]]:
        """Buildings as their signs show them, each with its sentences."""
        return [
            (phrases.html(building_phrase(self.game, building)), " ".join(building_words(self.game, building, lang)))
            for building in READINGS
        ]

    def lesson_names(self, lang: str) -> dict[str, str]:
        """People are called by their names alone, as on the page."""
        known = {f"villager-{one.id.lower()}": short_name(self.game, one.id, lang) for one in self.game.pack.villagers}
        return super().lesson_names(lang) | known

    def picture(self, example: Example, state: State, lang: str) -> Markup:
        """What the example is about is marked as new."""
        about = frozenset(f"{kind} {one}" for kind in ("villager", "row", "offer") for one in example.look)
        look = Look(still(state, lang, about))
        return DRAWN[example.show](look, cast(SeatData, look.own), example)


def _village(look: Look, own: SeatData, example: Example) -> Markup:
    label = look.say("ab-village", houses=len(own["houses"]), caves=len(own["caves"]))
    about = frozenset(cave["outpost"] or cave["cave"] for cave in own["caves"] if cave["cave"] in example.look)
    sight = Sight(new=about | frozenset(example.look), still=True, shape="tall", more=False)
    return village_picture(look.game, own, look.lang, sight, label)


DRAWN: Final[dict[str, Callable[[Look, SeatData, Example], Markup]]] = {
    "village": _village,
    "people": lambda look, own, example: parts.areas(look, own),
    "offers": lambda look, own, example: parts.offers(look),
    "row": lambda look, own, example: parts.hire(look),
    "track": lambda look, own, example: parts.goods(look, own),
    # What the other one has put up, and one's own things.
    "sale": lambda look, own, example: tag("div", parts.sales(look), parts.supply(look, own), class_="market"),
    "encounter": lambda look, own, example: encounter(look),
}


ROOM = VillageBook
