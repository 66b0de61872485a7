"""The rule book of Imperial Miners: examples drawn by the same code as the table, and what the legend reads aloud."""

from __future__ import annotations

from typing import ClassVar, Final

from markupsafe import Markup

from tabuleiro.core.state import State
from tabuleiro.drawing import phrases
from tabuleiro.drawing.tags import number, tag
from tabuleiro.games.imperial_miners.page import parts
from tabuleiro.games.imperial_miners.page.marks import Look
from tabuleiro.games.imperial_miners.pictures.cards import hand_card, hand_svg
from tabuleiro.games.imperial_miners.pictures.ground import PITCH, TOP
from tabuleiro.games.imperial_miners.pictures.mine import Sight, mine_drawing
from tabuleiro.games.imperial_miners.rules.view_data import data_of
from tabuleiro.games.imperial_miners.words.effects import card_words, effect_words
from tabuleiro.games.imperial_miners.words.names import WORDS, card_name, card_of
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase
from tabuleiro.games.imperial_miners.words.places import split
from tabuleiro.kit.book import Book
from tabuleiro.kit.rulebook import Example
from tabuleiro.web.scene import still

BELOW: Final = 24  # how much rock is shown below the deepest card
# Effects that the legend reads aloud: together they show every sign that stands between icons.
READINGS: Final = (
    *(("heather-gate", 1), ("pipers-vault", 1), ("fist-hall", 1), ("toll-bothy", 1), ("milestone", 2)),
    *(("via-prima", 1), ("via-prima", 2), ("tide-pump", 1), ("diving-bell", 1), ("winch-house", 2)),
    *(("arch-road", 1), ("mosaic", 1), ("keystone", 1), ("copper-choir", 2), ("survey-post", 1), ("sand-clock", 1)),
    *(("barracks", 1), ("bone-ladder", 1), ("great-fall", 1), ("rubble-crew", 1), ("bamboo-lift", 1)),
    *(("war-drum", 1), ("canteen", 1), ("rope-walk", 1)),
)


class MinersBook(Book):
    named: ClassVar = {"card": "cards", "event": "events"}

    def name(self, lang: str, kind: str, id_: str) -> str:
        return WORDS.text(lang, f"{kind}-{id_}")

    def readings(self, lang: str) -> list[tuple[Markup, str]]:
        """Effects as cards show them, each with its sentence."""
        effects = [card_of(self.game, card).effects[n - 1] for card, n in READINGS]
        return [(phrases.html(effect_phrase(effect, lang)), effect_words(effect, lang)) for effect in effects]

    def picture(self, example: Example, state: State, lang: str) -> Markup:
        if example.show == "mine":
            return self._mine(example, state, lang)
        if example.show == "hand":
            return self._hand(state, lang)
        return {"progress": parts.progress, "event": parts.event}[example.show](Look(still(state, lang)))

    def _mine(self, example: Example, state: State, lang: str) -> Markup:
        seat = data_of(state.view(0))["seats"][0]
        places = {entry["place"] for entry in seat["mine"]}
        free = [place for place in example.look if place not in places]
        sight = Sight(slots=free, path=example.path, new=frozenset(example.look) & places)
        inside, width, height = mine_drawing(self.game, seat, lang, sight)
        deepest = max(split(place)[0] for place in (*places, *free))
        height = min(height, TOP + PITCH * deepest + BELOW)
        return tag("svg", inside, class_="mine", viewBox=f"0 0 {number(width)} {number(height)}", role="group")

    def _hand(self, state: State, lang: str) -> Markup:
        """Cards that can be chosen have corners, the others are veiled."""
        options = {action.place for action in state.decision(0).actions}
        faces = []
        for card in data_of(state.view(0))["hand"]:
            can = f"hand {card}" in options
            label = f"{card_name(self.game, card, lang)}. {' '.join(card_words(self.game, card, lang))}"
            face = hand_card(self.game, card, lang, card_of(self.game, card).cost, not can)
            faces.append(hand_svg(face, can, label))
        return tag("div", *faces, class_="faces")


ROOM = MinersBook
