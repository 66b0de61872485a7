"""The rule book of Above and Below, beyond what every book must stand: true to engine and content."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from rulebook_kit import Book
from words_kit import every_language

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.drawing.icons import symbols
from tabuleiro.drawing.phrases import Bit
from tabuleiro.games.above_and_below.book import READINGS
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.words.names import WORDS
from tabuleiro.games.above_and_below.words.phrases import building_phrase

GAME = tabuleiro.load("above-and-below")
BOOK = Book(GAME.name)


@every_language
def test_the_words_are_those_of_the_game(lang: str) -> None:
    """Wares are called as everywhere else."""
    names = {sign.icon: sign.name for sign in BOOK.signs(lang)}
    assert {ware: names[ware] for ware in WARES} == {ware: WORDS.text(lang, f"ware-{ware}") for ware in WARES}
    said = "\n".join(BOOK.texts(lang))
    special = {one.names[lang] for one in GAME.pack.villagers if one.group == "special"}
    assert [name for name in special if name not in said] == []


# ---------------------------------------------------------------- examples
def shown(state: State) -> dict[str, Any]:
    """What the first seat has, in the words of `after`."""
    data = cast(Any, state.view(0).data)
    player = data["seats"][0]
    sent = data["encounter"]["sent"] if data["encounter"] else []
    return {
        **player["points"],
        **{key: player[key] for key in ("coins", "income", "supply", "total", "reputation")},
        "ready": sum(one["state"] == "ready" for one in player["villagers"]),
        "villagers": len(player["villagers"]),
        "caves": [f"{cave['cave']} {cave['outpost']}".strip() for cave in player["caves"]],
        "track": [f"{space['ware']} {space['n']}" for space in player["track"]],
        "sent": [f"{one['villager']} {one['lanterns']}" for one in sent],
    }


def pointed_at(state: State) -> set[str]:
    """What an example may point at: villagers, buildings and caves of the first seat, the row."""
    data = cast(Any, state.view(0).data)
    player = data["seats"][0]
    found = {one["id"] for one in player["villagers"]} | {space["villager"] for space in data["row"]}
    found |= {house["card"] for house in player["houses"]} | {cave["cave"] for cave in player["caves"]}
    return found | {cave["outpost"] for cave in player["caves"]}


@pytest.mark.parametrize("id_", BOOK.drawings)
def test_every_example_holds(id_: str) -> None:
    told = BOOK.holds(id_, pointed_at, shown)
    if "reached" in BOOK.drawings[id_]:
        assert [event.data["number"] for event in told if event.kind == "succeeded"] == [BOOK.drawings[id_]["reached"]]


def test_every_example_proves_something() -> None:
    assert BOOK.unproven("reached") == []


@pytest.mark.parametrize("id_", [id_ for id_, example in BOOK.drawings.items() if example["show"] == "encounter"])
def test_an_encounter_that_is_shown_has_its_paragraph(id_: str) -> None:
    state = GAME.position(BOOK.drawings[id_]["position"])
    assert cast(Any, state.view(0).data)["encounter"]["paragraph"]


@every_language
def test_figures_of_an_example_are_said(lang: str) -> None:
    """A caption that was not changed with its example is noticed: the points and the income that come out are in it."""
    for one in BOOK.examples(lang):
        after = BOOK.drawings[one.id].get("after", {})
        if one.id == "score" and one in [step.picture for step in BOOK.read(lang).steps]:
            continue  # the first step only shows the village
        for key in ("total", "goods", "income"):
            assert key not in after or re.search(rf"\b{after[key]}\b", one.caption), (one.id, key)


# ---------------------------------------------------------------- figures that the content has, too
@pytest.mark.rule("AB-28")
@every_language
def test_the_track_is_told_as_it_is(lang: str) -> None:
    text = BOOK.rule_text(lang, "AB-28")
    tracks = GAME.pack.tracks
    assert ", ".join(map(str, tracks.advancement)) in text
    assert ", ".join(map(str, tracks.income[1:])) in text


@pytest.mark.rule("AB-37")
@every_language
def test_reputation_is_told_as_it_is(lang: str) -> None:
    """Each span of spaces with its points, as the list says them."""
    text = BOOK.rule_text(lang, "AB-37")
    spans = re.findall(r"(?<![\d+])(-?\d+) \w+ (-?\d+)(?: \w+ (-?\d+))?(?=[;.])", text)
    told = {}
    for points, first, last in spans:
        told |= dict.fromkeys(range(int(first), int(last or first) + 1), int(points))
    tracks = GAME.pack.tracks
    assert told == {tracks.lowest + i: points for i, points in enumerate(tracks.reputation)}


# ---------------------------------------------------------------- the legend
def bits(building: str) -> set[Bit]:
    return {bit for part in building_phrase(GAME, building) for bit in part}


@every_language
def test_the_legend_has_every_icon_of_the_game(lang: str) -> None:
    shown = {bit.value for card in GAME.pack.buildings for bit in bits(card.id) if bit.kind == "icon"} - {"restart"}
    mine = {"coin", "reputation", "lantern", "ready", "exhausted", "injured", "for-sale", "cave", "house", "outpost"}
    mine |= {name for name in symbols() if name.startswith(("ac-", "hammer", "quill"))} | set(WARES)
    mine |= {"key-house", "star-house"}
    assert shown | mine <= {sign.icon for sign in BOOK.signs(lang)}


def test_buildings_that_are_read_aloud_have_every_sign() -> None:
    read_aloud = {bit for building in READINGS for bit in bits(building)}
    signs = {bit for card in GAME.pack.buildings for bit in bits(card.id) if bit.kind == "sign"}
    assert signs - read_aloud == set()


# ---------------------------------------------------------------- searching
@pytest.mark.parametrize(
    ("lang", "query", "first"),
    [
        ("en", "labor", "AB-22"),
        ("en", "reroll", "AB-12"),
        ("pt-BR", "lanternas", "AB-11"),
        ("pt-BR", "DESCANSO", "AB-32"),
        ("de", "Gleichstand", "AB-41"),
        ("de", "ausruhen", "AB-32"),
    ],
)
def test_a_rule_is_found_by_its_words(lang: str, query: str, first: str) -> None:
    assert BOOK.first(lang, query) == first
