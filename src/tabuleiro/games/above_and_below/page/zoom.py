"""A closer look at a building or a villager, with all their words."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import tag
from tabuleiro.games.above_and_below.page.marks import say
from tabuleiro.games.above_and_below.page.parts import lantern_pairs
from tabuleiro.games.above_and_below.pictures.cards import whole_card
from tabuleiro.games.above_and_below.pictures.people import bust_svg
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.effects import building_words, villager_words
from tabuleiro.games.above_and_below.words.names import building_name, buildings, full_name, kind_name, villagers
from tabuleiro.games.above_and_below.words.phrases import building_phrase, skills
from tabuleiro.web.panels import close_up, note


@lru_cache(maxsize=1024)
def zoom_of(game: AboveAndBelow, card: str, lang: str) -> Markup | None:
    if card in buildings(game):
        return _building(game, card, lang)
    return _villager(game, card, lang) if card in villagers(game) else None


def _building(game: AboveAndBelow, card: str, lang: str) -> Markup:
    printed = buildings(game)[card]
    facts = say(lang, "ab-zoom-facts", kind=kind_name(printed.kind, lang), cost=printed.cost)
    does = [tag("li", sentence) for sentence in building_words(game, card, lang)]
    told = (note(facts), drawn.html(building_phrase(game, card)), tag("ol", *does, class_="does"))
    return close_up(whole_card(game, card, lang), building_name(game, card, lang), *told)


def _villager(game: AboveAndBelow, card: str, lang: str) -> Markup:
    who = villagers(game)[card]
    does = [tag("li", sentence) for sentence in villager_words(game, card, lang)]
    badge = tag("p", *map(icon, skills(who)), lantern_pairs(who.lanterns), class_="vb")
    name = full_name(game, card, lang)
    return close_up(bust_svg(game, card, 118), name, badge, tag("ol", *does, class_="does"))
