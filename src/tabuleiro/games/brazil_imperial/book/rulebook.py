"""The rule book of Brazil: Imperial: the reference, the first game and the legend, in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.games.brazil_imperial.content.pack import Entry, Pack
from tabuleiro.games.brazil_imperial.content.room import load_pack
from tabuleiro.games.brazil_imperial.words.effects import effects_words
from tabuleiro.games.brazil_imperial.words.phrases import effects_phrase, name_of
from tabuleiro.kit import rulebook as books
from tabuleiro.kit.rulebook import Rule, Rulebook

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

FOLDER: Final = Path(__file__).parent / "texts"
# Paintings that the legend reads aloud: together they show every sign that stands between icons.
READINGS: Final = ("guarani", "camarao", "maria-quiteria", "maua", "reboucas", "quitandeiras", "machado", "coroados")


@lru_cache(maxsize=1)
def _house_set() -> Pack:
    return load_pack()


def _name(lang: str, kind: str, id_: str) -> str:
    """What a mark such as `{building farm}` or `{gold jesuits}` stands for."""
    pack = _house_set()
    things: dict[str, Sequence[Entry]] = {
        "building": pack.buildings,
        "painting": pack.paintings,
        "monarch": pack.monarchs,
        "gold": pack.gold_cards,
        "combat": pack.combat_cards,
        "scenario": pack.scenarios,
    }
    for thing in things.get(kind, ()):
        if thing.id == id_:
            return name_of(thing, lang)
    raise KeyError(id_)


@lru_cache(maxsize=8)
def rulebook(lang: str) -> Rulebook:
    return books.read(FOLDER, lang, lambda kind, id_: _name(lang, kind, id_))


def search(lang: str, words: str) -> list[Rule]:
    """The rules that have these words or this number, best first."""
    return rulebook(lang).search(words)


@lru_cache(maxsize=8)
def readings(game: BrazilImperial, lang: str) -> list[tuple[Markup, str]]:
    """Paintings as their signs show them, each with its sentences."""
    return [
        (phrases.html(effects_phrase(painting.effects)), " ".join(effects_words(painting, lang)))
        for painting in game.pack.paintings
        if painting.id in READINGS
    ]
