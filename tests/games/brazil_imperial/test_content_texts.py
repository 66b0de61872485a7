"""Names, notes and sources of the content of Brazil: Imperial: there for every entry, in every language."""

from __future__ import annotations

import re

import pytest

from brazil_imperial.content_helpers import PACK, TEXT, UNITS
from tabuleiro.games.brazil_imperial.content.pack import Entry
from tabuleiro.kit.packs import LANGUAGES

ENTRIES: list[Entry] = [
    *(*PACK.goods, *PACK.buildings, *PACK.cities, *PACK.products, *PACK.arches, *PACK.boards, *PACK.monarchs),
    *(*PACK.palaces, *PACK.paintings, *PACK.missions, *PACK.gold_cards, *PACK.combat_cards, *PACK.exploration),
    *(*UNITS, *PACK.scenarios),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_name_and_a_source(language: str) -> None:
    for one in ENTRIES:
        assert one.names[language].strip() == one.names[language] != ""
        assert one.source.split(" ")[0] in ("rulebook", "official", "report", "house")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_things_apart(language: str) -> None:
    for some in (PACK.buildings, PACK.cities, PACK.products, PACK.arches, PACK.missions, PACK.paintings):
        names = [one.names[language] for one in some]
        assert len(set(names)) == len(names)


def test_notes_are_one_sentence_in_three_languages() -> None:
    noted = [*PACK.paintings, *PACK.monarchs, *PACK.cities, *PACK.scenarios]
    others = [*PACK.gold_cards, *PACK.combat_cards, *PACK.exploration]
    assert all(one.note for one in noted)
    for entry_ in [*noted, *(one for one in others if one.note)]:
        assert set(entry_.note) == set(LANGUAGES)
        for text in entry_.note.values():
            assert 30 < len(text) < 170
            assert re.search(r"[^.]\.$", text)


def test_texts_have_the_letters_of_their_language() -> None:
    assert not re.search(r"[ÃÂ][\x80-\xbf]|\ufffd", TEXT), "text read in the wrong encoding"
    assert next(one for one in PACK.paintings if one.id == "camarao").names["pt-BR"] == "Filipe Camarão"
    assert {city.names["pt-BR"] for city in PACK.cities} >= {"São Paulo", "São Luís", "Belém"}
