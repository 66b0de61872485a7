"""The rule book of Imperial Miners, beyond what every book must stand: true to engine and content."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from rulebook_kit import Book
from words_kit import every_language

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.drawing.icons import symbols
from tabuleiro.drawing.phrases import Bit, Phrase
from tabuleiro.games.imperial_miners.book import READINGS
from tabuleiro.games.imperial_miners.rules.scoring import TITLES
from tabuleiro.games.imperial_miners.words.names import WORDS
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase, parts_phrase, reduction_phrase

GAME = tabuleiro.load("imperial-miners")
BOOK = Book(GAME.name)
ONLY_SHOWN = ["opening", "learn-progress", "learn-tokens"]  # examples that need no proof


@every_language
def test_the_words_are_those_of_the_game(lang: str) -> None:
    """Factions, boards and titles are called as everywhere else."""
    said = "\n".join(BOOK.texts(lang))
    keys = [key for key in WORDS.keys(lang) if key.startswith(("faction-", "board-", "title-")) and key != "board-side"]
    assert len(keys) == 6 + 3 + len(TITLES) + 1
    assert [key for key in keys if WORDS.text(lang, key) not in said] == []


# ---------------------------------------------------------------- examples
def pointed_at(state: State) -> set[str]:
    """What an example may point at: places with a card, and those that the first seat may choose."""
    places = {entry["place"] for entry in cast(Any, state.view(0).data)["seats"][0]["mine"]}
    asked = [action.place for action in state.decision(0).actions] if 0 in state.to_act else []
    return places | set(asked)


def shown(state: State) -> dict[str, Any]:
    """What the first seat has, in the words of `after`."""
    seat = cast(Any, state.view(0).data)["seats"][0]
    return {**seat, "score": state.scores[0].total} if state.over else seat


@pytest.mark.parametrize("id_", BOOK.drawings)
def test_every_example_holds(id_: str) -> None:
    BOOK.holds(id_, pointed_at, shown)


def test_every_example_proves_something_or_only_shows() -> None:
    assert BOOK.unproven() == ONLY_SHOWN


@every_language
def test_figures_of_an_example_are_said(lang: str) -> None:
    """A caption that was not changed with its example is noticed: the coins and points that come out are in it."""
    for rule in BOOK.read(lang).rules:
        for one in rule.examples:
            after = BOOK.drawings[one.id].get("after", {})
            for key in ("coins", "vp", "score"):
                assert not after.get(key) or re.search(rf"\b{after[key]}\b", one.caption), (one.id, key)


# ---------------------------------------------------------------- the legend
def phrases_of_the_pack() -> list[Phrase]:
    pack = GAME.pack
    found = [effect_phrase(effect, "en") for card in pack.cards for effect in card.effects]
    found += [effect_phrase(effect, "en") for effect in pack.surface]
    found += [effect_phrase(effect, "en") for event in pack.events for effect in event.effects]
    found += [parts_phrase(space, "en") for side in pack.sides for space in side.spaces]
    return [*found, *(reduction_phrase(card.reduction) for card in pack.cards if card.reduction)]


def bits(found: list[Phrase]) -> set[Bit]:
    return {bit for phrase in found for part in phrase for bit in part}


@every_language
def test_the_legend_has_every_icon_that_a_phrase_can_show(lang: str) -> None:
    shown = {bit.value for bit in bits(phrases_of_the_pack()) if bit.kind in ("icon", "here")} | {"right"}
    assert shown <= {sign.icon for sign in BOOK.signs(lang)}


def test_the_legend_has_every_icon_of_the_game() -> None:
    mine = {"machine", "collapse", "advance", "activate", "event", "surface", "alchemy", "technology", "diplomacy"}
    mine |= {name for name in symbols() if name.startswith(("cart-", "level-"))}
    mine |= {
        f"f-{faction}" for faction in ("any", "scots", "atlanteans", "egyptians", "japanese", "barbarians", "romans")
    }
    mine |= {"coin", "vp", "card", "hand", "deck", "draw", "discard"}
    assert mine <= {sign.icon for sign in BOOK.signs("en")}


def test_effects_that_are_read_aloud_have_every_sign() -> None:
    """What stands between the icons is explained by examples, so each sign must be in one of them."""
    read_aloud = [
        effect_phrase(GAME.pack.cards[GAME.box.number[card] - 1].effects[n - 1], "en") for card, n in READINGS
    ]
    signs = {bit for bit in bits(phrases_of_the_pack()) if bit.kind in ("sign", "here")}
    assert signs - bits(read_aloud) == set()


# ---------------------------------------------------------------- searching
@pytest.mark.parametrize(
    ("lang", "query", "first"),
    [
        ("en", "collapses", "IM-26"),
        ("en", "COLLAPSES activation", "IM-26"),
        ("en", "cart marker", "IM-27"),
        ("en", "sun gallery", "IM-15"),  # a card's name, in a caption
        ("pt-BR", "desmoronamentos", "IM-26"),
        ("pt-BR", "EGIPCIOS", "IM-37"),
        ("pt-BR", "peças de carrinho", "IM-27"),
        ("de", "einsturze", "IM-26"),
        ("de", "Ägypter", "IM-37"),
        ("de", "gleichstand", "IM-42"),
        ("de", "Strasse", ""),
    ],
)
def test_a_rule_is_found_by_its_words(lang: str, query: str, first: str) -> None:
    assert BOOK.first(lang, query) == first


def test_titles_come_first() -> None:
    ranks = ["machine" in rule.title.lower() for rule in BOOK.search("en", "machine")]
    assert ranks == sorted(ranks, reverse=True)
    assert ranks[0]
    assert not ranks[-1]
