"""The rule book of Imperial Miners: the reference, the first game and the legend, in our own words."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.games.imperial_miners.words.effects import WORDS, effect_words
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase
from tabuleiro.kit import rulebook as books
from tabuleiro.kit.rulebook import Rule, Rulebook

if TYPE_CHECKING:
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

FOLDER: Final = Path(__file__).parent / "texts"
# Effects that the legend reads aloud: together they show every sign that stands between icons.
READINGS: Final = (
    ("heather-gate", 1),
    ("pipers-vault", 1),
    ("fist-hall", 1),
    ("toll-bothy", 1),
    ("milestone", 2),
    ("via-prima", 1),
    ("via-prima", 2),
    ("tide-pump", 1),
    ("diving-bell", 1),
    ("winch-house", 2),
    ("arch-road", 1),
    ("mosaic", 1),
    ("keystone", 1),
    ("copper-choir", 2),
    ("survey-post", 1),
    ("sand-clock", 1),
    ("barracks", 1),
    ("bone-ladder", 1),
    ("great-fall", 1),
    ("rubble-crew", 1),
    ("bamboo-lift", 1),
    ("war-drum", 1),
    ("canteen", 1),
    ("rope-walk", 1),
)


@lru_cache(maxsize=8)
def rulebook(lang: str) -> Rulebook:
    return books.read(FOLDER, lang, lambda kind, id_: WORDS.text(lang, f"{kind}-{id_}"))


def search(lang: str, words: str) -> list[Rule]:
    """The rules that have these words or this number, best first."""
    return rulebook(lang).search(words)


@lru_cache(maxsize=8)
def readings(game: ImperialMiners, lang: str) -> list[tuple[Markup, str]]:
    """Effects as cards show them, each with its sentence."""
    effects = [game.pack.cards[game.box.number[card] - 1].effects[n - 1] for card, n in READINGS]
    return [(phrases.html(effect_phrase(effect, lang)), effect_words(effect, lang)) for effect in effects]
