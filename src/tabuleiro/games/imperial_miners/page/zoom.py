"""A closer look at one card, with all its words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon, names_in
from tabuleiro.drawing.tags import tag
from tabuleiro.games.imperial_miners.page.marks import say
from tabuleiro.games.imperial_miners.pictures.cards import hand_card, hand_svg
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.words.effects import effect_words, reduction_words
from tabuleiro.games.imperial_miners.words.names import WORDS, card_name, card_of, faction_name
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase, reduction_phrase
from tabuleiro.web.panels import close_up, note

SIGNS: Final = ("right",)  # icons that need no explanation


@lru_cache(maxsize=2048)
def zoom_of(game: ImperialMiners, card_id: str, lang: str) -> Markup | None:
    if card_id not in game.box.number:
        return None
    card = card_of(game, card_id)
    name = card_name(game, card_id, lang)
    factions = WORDS.listed([faction_name(faction, lang) for faction in card.factions], lang)
    rows: list[Markup] = []
    for effect in card.effects:
        shown = phrases.html(effect_phrase(effect, lang))
        rows.append(tag("li", shown, tag("span", effect_words(effect, lang))))
    if card.reduction:
        shown = phrases.html(reduction_phrase(card.reduction))
        rows.append(tag("li", shown, tag("span", reduction_words(card.reduction, lang)), class_="less"))
    factions = factions or say(lang, "im-no-faction")
    facts = say(lang, "im-zoom-facts", level=card.level, cost=card.cost, factions=factions)
    signs = [name for name in sorted(names_in(Markup("").join(rows))) if name not in SIGNS]
    legend = [tag("li", icon(sign), tag("span", sign_words(sign, lang))) for sign in signs]
    told = (note(facts), tag("ol", *rows, class_="does"))
    picture = hand_svg(hand_card(game, card_id, lang, card.cost))
    return close_up(picture, name, *told, more=tag("ul", *legend, class_="legend small"))


def sign_words(sign: str, lang: str) -> str:
    """What an icon means."""
    kind, _, rest = sign.partition("-")
    if kind == "f" and rest != "any":
        return faction_name(rest, lang)
    if kind == "level":
        return WORDS.text(lang, "picture-level", n=int(rest))
    return WORDS.text(lang, f"picture-sign-{sign}")
