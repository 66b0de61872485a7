"""The rule book: complete in every language, true to the engine and the content, and searchable."""

from __future__ import annotations

import re
import tomllib
from typing import Any, cast

import pytest

from tabuleiro.core.state import State
from tabuleiro.drawing import prose
from tabuleiro.drawing.icons import names_in, symbols
from tabuleiro.drawing.phrases import Bit
from tabuleiro.games.brazil_imperial.phrases import effects_phrase, icon_of
from tabuleiro.games.brazil_imperial.rulebook import FOLDER, READINGS, readings, rulebook, search
from tabuleiro.games.brazil_imperial.rules import load
from tabuleiro.games.rulebook import Example
from tabuleiro.lang import LANGUAGES

GAME = load()
PACK = GAME.pack
EXAMPLES: dict[str, Any] = tomllib.loads((FOLDER / "examples.toml").read_text(encoding="utf-8"))
NUMBERS = [f"BI-{n}" for n in range(1, 54)]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def examples(lang: str) -> list[Example]:
    book = rulebook(lang)
    return [*(one for rule in book.rules for one in rule.examples), *(step.picture for step in book.steps)]


def texts(lang: str) -> list[str]:
    """Everything that a reader of this language sees."""
    book = rulebook(lang)
    found = [part for chapter in book.chapters for part in (chapter.title, chapter.text)]
    found += [part for rule in book.rules for part in (rule.title, rule.text)]
    found += [part for step in book.steps for part in (step.title, step.text)]
    found += [part for group in book.legend for sign in group.signs for part in (sign.name, sign.text)]
    return [*found, *(group.title for group in book.legend), *(one.caption for one in examples(lang))]


def rule_text(lang: str, id_: str) -> str:
    return next(rule.text for rule in rulebook(lang).rules if rule.id == id_)


# ---------------------------------------------------------------- complete
@every_language
def test_every_rule_is_there_once(lang: str) -> None:
    assert [rule.id for rule in rulebook(lang).rules] == NUMBERS


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_have_the_same_book(lang: str) -> None:
    """Chapters, rules, pictures, signs, links, house rulings and figures: only the words differ."""

    def shape(lang: str) -> list[object]:
        book = rulebook(lang)
        marks = [sorted(re.findall(r"\{[a-z0-9-]+\}|\[BI-\d+\]", text)) for text in texts(lang)]
        chapters = [(chapter.id, [rule.id for rule in chapter.rules]) for chapter in book.chapters]
        pictures = [(one.id, one.show, one.look) for one in examples(lang)]
        signs = [(group.id, [sign.icon for sign in group.signs]) for group in book.legend]
        return [chapters, [step.id for step in book.steps], pictures, signs, marks]

    assert shape(lang) == shape("en")
    for rule, english in zip(rulebook(lang).rules, rulebook("en").rules, strict=True):
        assert figures(rule.text) == figures(english.text), rule.id


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"-?\d+", re.sub(r"\[BI-\d+\]", "", text)))


@every_language
def test_rules_are_short(lang: str) -> None:
    """A paragraph of a few sentences; finer points stand in a list."""
    for rule in rulebook(lang).rules:
        first, *others = prose.blocks(rule.text)
        assert len(prose.plain(first)) < 600, rule.id
        assert all(block.startswith("- ") for block in others), rule.id
        assert len(rule.title) < 40, rule.id


def test_nothing_is_left_in_another_language() -> None:
    english = {text for text in texts("en") if len(prose.plain(text)) > 12}
    for lang in ("pt-BR", "de"):
        assert not english & set(texts(lang)), lang


@every_language
def test_the_first_game_is_short(lang: str) -> None:
    steps = rulebook(lang).steps
    assert len(steps) in range(10, 13)
    assert steps[0].id == "goal"
    assert max(len(prose.plain(step.text)) for step in steps) < 480


@every_language
def test_the_words_are_those_of_the_content(lang: str) -> None:
    """Goods, arches and buildings are called in the legend as on tiles and boards."""
    names = {sign.icon: sign.name for group in rulebook(lang).legend for sign in group.signs}
    named = {icon_of(good.id): good.names[lang] for good in PACK.goods}
    named |= {f"a-{arch.id}": arch.names[lang] for arch in PACK.arches}
    named |= {f"b-{building.id}": building.names[lang] for building in PACK.buildings}
    assert {icon: names[icon] for icon in named} == named
    titles = {rule.id: rule.title for rule in rulebook(lang).rules}
    order = ("deploy", "painting", "build")
    assert [titles[f"BI-{13 + i}"] for i in range(3)] == [named[f"a-{arch}"] for arch in order]
    assert [titles[f"BI-{n}"] for n in (18, 19, 20, 21)] == [
        named[f"a-{arch}"] for arch in ("renovate", "manufacture", "harbor", "trade")
    ]


# ---------------------------------------------------------------- true
def shown(state: State) -> dict[str, Any]:
    """What the first seat has, in the words of `after`: goods, cards, points by source, units and tiles by place."""
    data = cast(Any, state.view(0).data)
    player = data["players"][0]
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
    player = data["players"][0]
    found = {one["at"] for one in data["map"]["hexes"]} | {arch.id for arch in PACK.arches}
    return found | set(data["gallery"]) | set(player["missions"]) | {unit["id"] for unit in player["units"]}


@pytest.mark.parametrize("id_", EXAMPLES)
def test_every_example_holds(id_: str) -> None:
    """The engine accepts the position, and what the text says comes out of it."""
    example = EXAMPLES[id_]
    state = GAME.position(example["position"])
    assert set(example.get("look", ())) <= pointed_at(state)
    data = cast(Any, state.view(0).data)
    assert example["show"] not in ("fight", "payment") or data[example["show"]]
    told = state.listen()
    for text in example.get("moves", ()):
        state.apply(state.decision(0).parse(text))
    now = shown(state)
    for key, wanted in example.get("after", {}).items():
        assert now[key] == wanted, key
    if "won" in example:
        assert [event.data["won"] for event in told if event.kind == "fight_over"] == [example["won"]]
    options = [str(action) for action in state.decision(0).actions] if 0 in state.to_act else []
    assert options == example.get("options", options)
    assert set(example.get("with", ())) <= set(options)
    assert not set(example.get("without", ())) & set(options)


def test_every_example_is_used_and_proves_something() -> None:
    assert {one.id for one in examples("en")} == set(EXAMPLES)
    proofs = {"after", "options", "with", "without", "won"}
    assert [id_ for id_, example in EXAMPLES.items() if not proofs & set(example)] == []


@every_language
def test_figures_of_a_fight_are_those_of_its_picture(lang: str) -> None:
    fight = cast(Any, GAME.position(EXAMPLES["fight"]["position"]).view(0).data)["fight"]
    for one in examples(lang):
        if one.id == "fight":
            assert re.findall(r"\d+", one.caption) == [str(fight["attack"]), str(fight["defence"])]


# ---------------------------------------------------------------- figures that the content has, too
@pytest.mark.rule("BI-1")
@every_language
def test_the_pieces_are_counted_as_they_are(lang: str) -> None:
    text = rule_text(lang, "BI-1")
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
    last = prose.blocks(rule_text(lang, "BI-32"))[-1].splitlines()[-1]
    printed = ", ".join(f"{palace.id.upper()} {palace.vp}" for palace in PACK.palaces[1:])
    assert printed in last


@pytest.mark.rule("BI-34")
@every_language
def test_exploration_tiles_are_counted_as_they_are(lang: str) -> None:
    kinds = [tile.kind for tile in PACK.exploration]
    line = rule_text(lang, "BI-34").split("\n- ")[-1]
    assert [int(n) for n in re.findall(r"\d+", line)] == [
        *(kinds.count(kind) for kind in ("species", "mandioca", "expedition")),
        kinds.count("culture"),
    ]


@pytest.mark.rule("BI-19")
@every_language
def test_slots_are_told_where_they_are(lang: str) -> None:
    """The legend says for each shape the products and the arches that have its slots."""
    signs = {sign.icon: sign.text.lower() for group in rulebook(lang).legend for sign in group.signs}
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
    legend = [sign.icon for group in rulebook(lang).legend for sign in group.signs]
    assert set(legend) == mine
    assert len(legend) == len(set(legend))


def test_paintings_that_are_read_aloud_have_every_sign() -> None:
    read_aloud = {bit for painting in READINGS for bit in bits(painting)}
    signs = {bit for one in PACK.paintings for bit in bits(one.id) if bit.kind == "sign"}
    assert signs - read_aloud == set()


@every_language
def test_readings_show_a_phrase_and_say_it(lang: str) -> None:
    found = readings(GAME, lang)
    assert len(found) == len(READINGS)
    assert all(names_in(phrase) and sentence.endswith(".") for phrase, sentence in found)


# ---------------------------------------------------------------- searching
@every_language
@pytest.mark.parametrize("query", ["BI-16", "bi16", "16", " bi-016 "])
def test_a_rule_is_found_by_its_number(lang: str, query: str) -> None:
    assert search(lang, query)[0].id == "BI-16"


@pytest.mark.parametrize(
    ("lang", "query", "first"),
    [
        ("en", "renovate", "BI-18"),
        ("en", "guararapes", "BI-52"),
        ("pt-BR", "manufaturar", "BI-19"),
        ("pt-BR", "EMPATES", "BI-50"),
        ("de", "Gleichstand", "BI-50"),
        ("de", "Fernangriffe", "BI-42"),
        ("en", "xyzzy", ""),
    ],
)
def test_a_rule_is_found_by_its_words(lang: str, query: str, first: str) -> None:
    found = search(lang, query)
    assert (found[0].id if found else "") == first


@every_language
def test_every_rule_is_found_by_its_title(lang: str) -> None:
    for rule in rulebook(lang).rules:
        assert rule in search(lang, rule.title)[:3], rule.id
