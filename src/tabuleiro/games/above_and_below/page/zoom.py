"""A closer look at a building or a villager, with all their words; and the end of a play: ranks, points in parts."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import tag
from tabuleiro.games.above_and_below.page.marks import say
from tabuleiro.games.above_and_below.page.parts import lantern_pairs
from tabuleiro.games.above_and_below.pictures.cards import whole_card
from tabuleiro.games.above_and_below.pictures.people import bust_svg
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words import sentences as words
from tabuleiro.games.above_and_below.words.phrases import building_phrase, buildings, skills, villagers

if TYPE_CHECKING:
    pass


@lru_cache(maxsize=1024)
def zoom_of(game: AboveAndBelow, card: str, lang: str) -> Markup | None:
    if card in buildings(game):
        return _building(game, card, lang)
    return _villager(game, card, lang) if card in villagers(game) else None


def _building(game: AboveAndBelow, card: str, lang: str) -> Markup:
    printed = buildings(game)[card]
    facts = say(lang, "ab-zoom-facts", kind=words.kind_name(printed.kind, lang), cost=printed.cost)
    does = [tag("li", sentence) for sentence in words.building_words(game, card, lang)]
    told = tag(
        "div",
        tag("h2", words.building_name(game, card, lang)),
        tag("p", facts, class_="small muted"),
        drawn.html(building_phrase(game, card)),
        tag("ol", *does, class_="does"),
        class_="told",
    )
    return tag("article", whole_card(game, card, lang), told, class_="zoom")


def _villager(game: AboveAndBelow, card: str, lang: str) -> Markup:
    who = villagers(game)[card]
    does = [tag("li", sentence) for sentence in words.villager_words(game, card, lang)]
    told = tag(
        "div",
        tag("h2", words.full_name(game, card, lang)),
        tag("p", *map(icon, skills(who)), lantern_pairs(who.lanterns), class_="vb"),
        tag("ol", *does, class_="does"),
        class_="told",
    )
    return tag("article", bust_svg(game, card, 118), told, class_="zoom")
