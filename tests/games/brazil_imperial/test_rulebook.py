"""The rule book of Brazil: Imperial, beyond what every book must stand: true to engine and content."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from rulebook_kit import Book
from words_kit import every_language

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.drawing import prose
from tabuleiro.drawing.icons import symbols
from tabuleiro.drawing.phrases import Bit
from tabuleiro.games.brazil_imperial.book import READINGS
from tabuleiro.games.brazil_imperial.words.phrases import effects_phrase, icon_of

GAME = tabuleiro.load("brazil-imperial")
PACK = GAME.pack
BOOK = Book(GAME.name)


@every_language
def test_rules_stand_in_the_order_of_their_numbers(lang: str) -> None:
    assert [rule.id for rule in BOOK.read(lang).rules] == [f"BI-{n}" for n in range(1, 54)]


@every_language
def test_the_words_are_those_of_the_content(lang: str) -> None:
    """Goods, arches and buildings are called in the legend as on tiles and boards."""
    names = {sign.icon: sign.name for sign in BOOK.signs(lang)}
    named = {icon_of(good.id): good.names[lang] for good in PACK.goods}
    named |= {f"a-{arch.id}": arch.names[lang] for arch in PACK.arches}
    named |= {f"b-{building.id}": building.names[lang] for building in PACK.buildings}
    assert {icon: names[icon] for icon in named} == named
    titles = {rule.id: rule.title for rule in BOOK.read(lang).rules}
    order = ("deploy", "painting", "build")
    assert [titles[f"BI-{13 + i}"] for i in range(3)] == [named[f"a-{arch}"] for arch in order]
    assert [titles[f"BI-{n}"] for n in (18, 19, 20, 21)] == [
        named[f"a-{arch}"] for arch in ("renovate", "manufacture", "harbor", "trade")
    ]


# ---------------------------------------------------------------- examples
def shown(state: State) -> dict[str, Any]:
    """What the first seat has, in the words of `after`: goods, cards, points by source, units and tiles by place."""
    data = cast(Any, state.view(0).data)
    player = data["seats"][0]
    tiles = {one["at"]: one["tile"] for one in data["map"]["hexes"] if one["tile"]}
    return {
        **player["points"],
        "total": sum(player["points"].values()),
        "supply": player["supply"],
        "gold_cards": player["gold_count"],
        "combat_cards": player["combat_count"],
        **{unit["id"]: unit["at"] for unit in player["units"]},
        **{
            at: " ".join([tile["id"], *(f"{good} {n}" for good, n in tile["goods"].items())])
            for at, tile in tiles.items()
        },
    }


def pointed_at(state: State) -> set[str]:
    """What an example may point at."""
    data = cast(Any, state.view(0).data)
    player = data["seats"][0]
    found = {one["at"] for one in data["map"]["hexes"]} | {arch.id for arch in PACK.arches}
    return found | set(data["gallery"]) | set(player["missions"]) | {unit["id"] for unit in player["units"]}


@pytest.mark.parametrize("id_", BOOK.drawings)
def test_every_example_holds(id_: str) -> None:
    told = BOOK.holds(id_, pointed_at, shown)
    if "won" in BOOK.drawings[id_]:
        assert [event.data["won"] for event in told if event.kind == "fight_over"] == [BOOK.drawings[id_]["won"]]


def test_every_example_proves_something() -> None:
    assert BOOK.unproven("won") == []


@pytest.mark.parametrize("id_", [id_ for id_, one in BOOK.drawings.items() if one["show"] in ("fight", "payment")])
def test_a_fight_or_payment_that_is_shown_is_there(id_: str) -> None:
    example = BOOK.drawings[id_]
    assert cast(Any, GAME.position(example["position"]).view(0).data)[example["show"]]


@every_language
def test_figures_of_a_fight_are_those_of_its_picture(lang: str) -> None:
    fight = cast(Any, GAME.position(BOOK.drawings["fight"]["position"]).view(0).data)["fight"]
    for one in BOOK.examples(lang):
        if one.id == "fight":
            assert re.findall(r"\d+", one.caption) == [str(fight["attack"]), str(fight["defence"])]


# ---------------------------------------------------------------- figures that the content has, too
@pytest.mark.rule("BI-1")
@every_language
def test_the_pieces_are_counted_as_they_are(lang: str) -> None:
    text = BOOK.rule_text(lang, "BI-1")
    counts = [
        sum(one.tiles for one in PACK.buildings if one.face == "a"),
        *(len(group) for group in (PACK.cities, PACK.exploration, PACK.capitals, PACK.paintings, PACK.missions)),
        *(sum(card.copies for card in cards) for cards in (PACK.gold_cards, PACK.combat_cards)),
    ]
    assert re.findall(r"\d+", prose.blocks(text)[0]) == list(map(str, counts))
    stacks = [str(one.tiles) for one in PACK.buildings if one.face == "a"]
    assert re.search(rf"{stacks[0]}, {stacks[1]}, {stacks[2]} \w+ {stacks[3]}\b", text)


@pytest.mark.rule("BI-32")
@every_language
def test_palaces_are_told_as_they_are(lang: str) -> None:
    last = prose.blocks(BOOK.rule_text(lang, "BI-32"))[-1].splitlines()[-1]
    printed = ", ".join(f"{palace.id.upper()} {palace.vp}" for palace in PACK.palaces[1:])
    assert printed in last


@pytest.mark.rule("BI-34")
@every_language
def test_exploration_tiles_are_counted_as_they_are(lang: str) -> None:
    kinds = [tile.kind for tile in PACK.exploration]
    line = BOOK.rule_text(lang, "BI-34").split("\n- ")[-1]
    assert [int(n) for n in re.findall(r"\d+", line)] == [
        *(kinds.count(kind) for kind in ("species", "mandioca", "expedition")),
        kinds.count("culture"),
    ]


@pytest.mark.rule("BI-19")
@every_language
def test_slots_are_told_where_they_are(lang: str) -> None:
    """The legend says for each shape the products and the arches that have its slots."""
    signs = {sign.icon: sign.text.lower() for sign in BOOK.signs(lang)}
    for thing in (*PACK.products, *(arch for arch in PACK.arches if arch.slot)):
        shape = getattr(thing, "shape", "") or getattr(thing, "slot", "")
        assert thing.names[lang].lower() in signs[f"product-{shape}"], thing.id


# ---------------------------------------------------------------- the legend
def bits(painting: str) -> set[Bit]:
    effects = next(one.effects for one in PACK.paintings if one.id == painting)
    return {bit for part in effects_phrase(effects) for bit in part}


@every_language
def test_the_legend_has_every_icon_of_the_game(lang: str) -> None:
    mine = {name for name in symbols() if name.startswith(("a-", "b-", "t-", "era-", "product-", "u-"))}
    mine -= {"u-ship"}
    mine |= {"gold-card", "combat-card", "strength", "laurel", "mission", "any-good", "explore-tile"}
    mine |= {icon_of(good.id) for good in PACK.goods}
    assert {sign.icon for sign in BOOK.signs(lang)} == mine


def test_paintings_that_are_read_aloud_have_every_sign() -> None:
    read_aloud = {bit for painting in READINGS for bit in bits(painting)}
    signs = {bit for one in PACK.paintings for bit in bits(one.id) if bit.kind == "sign"}
    assert signs - read_aloud == set()


# ---------------------------------------------------------------- searching
@pytest.mark.parametrize(
    ("lang", "query", "first"),
    [
        ("en", "renovate", "BI-18"),
        ("en", "guararapes", "BI-52"),
        ("pt-BR", "manufaturar", "BI-19"),
        ("pt-BR", "EMPATES", "BI-50"),
        ("de", "Gleichstand", "BI-50"),
        ("de", "Fernangriffe", "BI-42"),
    ],
)
def test_a_rule_is_found_by_its_words(lang: str, query: str, first: str) -> None:
    assert BOOK.first(lang, query) == first
