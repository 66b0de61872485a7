"""The rule book: complete in every language, true to the engine, and searchable."""

from __future__ import annotations

import re
import tomllib
from typing import Any, cast

import pytest

from tabuleiro.core.state import State
from tabuleiro.drawing import prose
from tabuleiro.drawing.icons import names_in, symbols
from tabuleiro.drawing.phrases import Bit
from tabuleiro.games.above_and_below.content import WARES
from tabuleiro.games.above_and_below.effect_words import WORDS
from tabuleiro.games.above_and_below.phrases import building_phrase
from tabuleiro.games.above_and_below.rulebook import FOLDER, READINGS, readings, rulebook, search
from tabuleiro.games.above_and_below.rules import load
from tabuleiro.games.rulebook import Example
from tabuleiro.lang import LANGUAGES

GAME = load()
EXAMPLES: dict[str, Any] = tomllib.loads((FOLDER / "examples.toml").read_text(encoding="utf-8"))
NUMBERS = [f"AB-{n}" for n in range(1, 42)]
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


# ---------------------------------------------------------------- complete
@every_language
def test_every_rule_is_there_once(lang: str) -> None:
    assert sorted((rule.id for rule in rulebook(lang).rules), key=NUMBERS.index) == NUMBERS


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_have_the_same_book(lang: str) -> None:
    """Chapters, rules, pictures, signs, links, house rulings and figures: only the words differ."""

    def shape(lang: str) -> list[object]:
        book = rulebook(lang)
        marks = [sorted(re.findall(r"\{[a-z0-9-]+\}|\[AB-\d+\]", text)) for text in texts(lang)]
        chapters = [(chapter.id, [rule.id for rule in chapter.rules]) for chapter in book.chapters]
        pictures = [(one.id, one.show, one.look) for one in examples(lang)]
        signs = [(group.id, [sign.icon for sign in group.signs]) for group in book.legend]
        return [chapters, [step.id for step in book.steps], pictures, signs, marks]

    assert shape(lang) == shape("en")
    for rule, english in zip(rulebook(lang).rules, rulebook("en").rules, strict=True):
        assert figures(rule.text) == figures(english.text), rule.id


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"-?\d+", re.sub(r"\[AB-\d+\]", "", text)))


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
    assert len(steps) in range(8, 11)
    assert steps[0].id == "goal"
    assert max(len(prose.plain(step.text)) for step in steps) < 420


@every_language
def test_the_words_are_those_of_the_game(lang: str) -> None:
    """Wares are called as everywhere else."""
    names = {sign.icon: sign.name for group in rulebook(lang).legend for sign in group.signs}
    assert {ware: names[ware] for ware in WARES} == {ware: WORDS.text(lang, f"ware-{ware}") for ware in WARES}
    said = "\n".join(texts(lang))
    special = {one.names[lang] for one in GAME.pack.villagers if one.group == "special"}
    assert [name for name in special if name not in said] == []


# ---------------------------------------------------------------- true
def shown(state: State) -> dict[str, Any]:
    """What the first seat has, in the words of `after`."""
    data = cast(Any, state.view(0).data)
    player = data["players"][0]
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


def of_seat(state: State) -> set[str]:
    """What an example may point at: villagers, buildings and caves of the first seat, the row."""
    data = cast(Any, state.view(0).data)
    player = data["players"][0]
    found = {one["id"] for one in player["villagers"]} | {space["villager"] for space in data["row"]}
    found |= {house["card"] for house in player["houses"]} | {cave["cave"] for cave in player["caves"]}
    return found | {cave["outpost"] for cave in player["caves"]}


@pytest.mark.parametrize("id_", EXAMPLES)
def test_every_example_holds(id_: str) -> None:
    """The engine accepts the position, and what the text says comes out of it."""
    example = EXAMPLES[id_]
    state = GAME.position(example["position"])
    assert set(example.get("look", ())) <= of_seat(state)
    if example["show"] == "encounter":
        assert cast(Any, state.view(0).data)["encounter"]["paragraph"]
    told = state.listen()
    for text in example.get("moves", ()):
        state.apply(state.decision(0).parse(text))
    now = shown(state)
    for key, wanted in example.get("after", {}).items():
        found = len(now[key]) if isinstance(now[key], list) and isinstance(wanted, int) else now[key]
        assert found == wanted, key
    if "reached" in example:
        assert [event.data["number"] for event in told if event.kind == "succeeded"] == [example["reached"]]
    options = [str(action) for action in state.decision(0).actions] if 0 in state.to_act else []
    assert options == example.get("options", options)
    assert set(example.get("with", ())) <= set(options)
    assert not set(example.get("without", ())) & set(options)


def test_every_example_is_used_and_proves_something() -> None:
    assert {one.id for one in examples("en")} == set(EXAMPLES)
    proofs = {"after", "options", "with", "without", "reached"}
    assert [id_ for id_, example in EXAMPLES.items() if not proofs & set(example)] == []


@every_language
def test_figures_of_an_example_are_said(lang: str) -> None:
    """A caption that was not changed with its example is noticed: the points and the income that come out are in it."""
    for one in examples(lang):
        after = EXAMPLES[one.id].get("after", {})
        if one.id == "score" and one in [step.picture for step in rulebook(lang).steps]:
            continue  # the first step only shows the village
        for key in ("total", "goods", "income"):
            assert key not in after or re.search(rf"\b{after[key]}\b", one.caption), (one.id, key)


@pytest.mark.rule("AB-28")
@every_language
def test_the_track_is_told_as_it_is(lang: str) -> None:
    text = next(rule.text for rule in rulebook(lang).rules if rule.id == "AB-28")
    tracks = GAME.pack.tracks
    assert ", ".join(map(str, tracks.advancement)) in text
    assert ", ".join(map(str, tracks.income[1:])) in text


@pytest.mark.rule("AB-37")
@every_language
def test_reputation_is_told_as_it_is(lang: str) -> None:
    """Each span of spaces with its points, as the list says them."""
    text = next(rule.text for rule in rulebook(lang).rules if rule.id == "AB-37")
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
    legend = [sign.icon for group in rulebook(lang).legend for sign in group.signs]
    assert shown | mine <= set(legend)
    assert len(legend) == len(set(legend))
    assert set(legend) <= symbols().keys()


def test_buildings_that_are_read_aloud_have_every_sign() -> None:
    read_aloud = {bit for building in READINGS for bit in bits(building)}
    signs = {bit for card in GAME.pack.buildings for bit in bits(card.id) if bit.kind == "sign"}
    assert signs - read_aloud == set()


@every_language
def test_readings_show_a_phrase_and_say_it(lang: str) -> None:
    found = readings(GAME, lang)
    assert len(found) == len(READINGS)
    assert all(names_in(phrase) and sentence.endswith(".") for phrase, sentence in found)


# ---------------------------------------------------------------- searching
@every_language
@pytest.mark.parametrize("query", ["AB-16", "ab16", "16", " ab-016 "])
def test_a_rule_is_found_by_its_number(lang: str, query: str) -> None:
    assert search(lang, query)[0].id == "AB-16"


@pytest.mark.parametrize(
    ("lang", "query", "first"),
    [
        ("en", "labor", "AB-22"),
        ("en", "reroll", "AB-12"),
        ("pt-BR", "lanternas", "AB-11"),
        ("pt-BR", "DESCANSO", "AB-32"),
        ("de", "Gleichstand", "AB-41"),
        ("de", "ausruhen", "AB-32"),
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
