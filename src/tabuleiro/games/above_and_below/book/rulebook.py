"""The rule book of Above and Below: the reference, the first game and the legend, in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.games.above_and_below.content.pack import Building, Pack, Villager
from tabuleiro.games.above_and_below.content.room import load_pack
from tabuleiro.games.above_and_below.words.effects import building_words
from tabuleiro.games.above_and_below.words.phrases import building_phrase, name_of
from tabuleiro.kit import rulebook as books
from tabuleiro.kit.rulebook import Rule, Rulebook

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

FOLDER: Final = Path(__file__).parent / "texts"
# Buildings that the legend reads aloud: together they show every sign that stands between icons.
READINGS: Final = (
    *("H4", "H6", "H13", "H19", "H9", "O0", "O9", "O14", "O21"),
    *("K0", "K1", "K2", "K3", "K5", "K6", "K7", "S0", "S2", "S3", "S5"),
)


@lru_cache(maxsize=1)
def _house_set() -> Pack:
    return load_pack()


def _name(lang: str, kind: str, id_: str) -> str:
    """What a mark such as `{building s2}` or `{villager glogo}` stands for."""
    pack = _house_set()
    things: dict[str, Sequence[Building | Villager]] = {"building": pack.buildings, "villager": pack.villagers}
    for thing in things.get(kind, ()):
        if thing.id.lower() == id_:
            return name_of(thing, lang)
    raise KeyError(id_)


@lru_cache(maxsize=8)
def rulebook(lang: str) -> Rulebook:
    return books.read(FOLDER, lang, lambda kind, id_: _name(lang, kind, id_))


def search(lang: str, words: str) -> list[Rule]:
    """The rules that have these words or this number, best first."""
    return rulebook(lang).search(words)


@lru_cache(maxsize=8)
def readings(game: AboveAndBelow, lang: str) -> list[tuple[Markup, str]]:
    """Buildings as their signs show them, each with its sentences."""
    return [
        (phrases.html(building_phrase(game, building)), " ".join(building_words(game, building, lang)))
        for building in READINGS
    ]
