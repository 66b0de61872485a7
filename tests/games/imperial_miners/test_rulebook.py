"""The rule book: complete in every language, true to the engine, and searchable."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

import tabuleiro
from tabuleiro.core.errors import BadInput
from tabuleiro.drawing import prose
from tabuleiro.drawing.icons import names_in, symbols
from tabuleiro.drawing.phrases import Bit, Phrase
from tabuleiro.games.imperial_miners.effect_words import WORDS
from tabuleiro.games.imperial_miners.phrases import effect_phrase, parts_phrase, reduction_phrase
from tabuleiro.games.imperial_miners.rulebook import FOLDER, READINGS, readings, rulebook, search
from tabuleiro.games.imperial_miners.rules import ImperialMiners
from tabuleiro.games.imperial_miners.scoring import TITLES
from tabuleiro.games.rulebook import Example, read
from tabuleiro.lang import LANGUAGES

GAME = cast(ImperialMiners, tabuleiro.load("imperial-miners"))
EXAMPLES: dict[str, Any] = tomllib.loads((FOLDER / "examples.toml").read_text(encoding="utf-8"))
NUMBERS = [f"IM-{n}" for n in range(1, 44)]
FILES = ("rules.md", "learn.md", "legend.md")


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
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there_once(lang: str) -> None:
    ids = [rule.id for rule in rulebook(lang).rules]
    assert sorted(ids, key=NUMBERS.index) == NUMBERS
    assert all(rule.anchor == rule.id.lower() for rule in rulebook(lang).rules)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_have_the_same_book(lang: str) -> None:
    """Chapters, rules, pictures, signs, links and house rulings: only the words differ."""

    def shape(lang: str) -> list[object]:
        book = rulebook(lang)
        marks = [sorted(re.findall(r"\{[a-z0-9-]+\}|\[IM-\d+\]", text)) for text in texts(lang)]
        chapters = [(chapter.id, [rule.id for rule in chapter.rules]) for chapter in book.chapters]
        pictures = [(one.id, one.show, one.look) for one in examples(lang)]
        signs = [(group.id, [sign.icon for sign in group.signs]) for group in book.legend]
        return [chapters, [step.id for step in book.steps], pictures, signs, marks]

    assert shape(lang) == shape("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_short(lang: str) -> None:
    """A paragraph of one to four sentences; finer points stand in a list."""
    for rule in rulebook(lang).rules:
        first, *others = prose.blocks(rule.text)
        assert len(re.findall(r"[.:](?= |$)", prose.plain(first))) in range(1, 7), rule.id
        assert len(prose.plain(first)) < 600, rule.id
        assert all(block.startswith("- ") for block in others), rule.id
        assert len(rule.title) < 40, rule.id


def test_nothing_is_left_in_another_language() -> None:
    """No sentence is the same in two languages; names such as Via Prima may be."""
    english = {text for text in texts("en") if len(prose.plain(text)) > 12}
    for lang in ("pt-BR", "de"):
        assert not english & set(texts(lang)), lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_game_is_short(lang: str) -> None:
    steps = rulebook(lang).steps
    assert len(steps) in range(8, 11)
    assert steps[0].id == "goal"
    assert max(len(prose.plain(step.text)) for step in steps) < 420


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_those_of_the_game(lang: str) -> None:
    """Factions, boards and titles are called as everywhere else."""
    said = "\n".join(texts(lang))
    keys = [key for key in WORDS.keys(lang) if key.startswith(("faction-", "board-", "title-")) and key != "board-side"]
    assert len(keys) == 6 + 3 + len(TITLES) + 1
    assert [key for key in keys if WORDS.text(lang, key) not in said] == []


# ---------------------------------------------------------------- true
@pytest.mark.parametrize("id_", EXAMPLES)
def test_every_example_holds(id_: str) -> None:
    """The engine accepts the position, and what the text says comes out of it."""
    example = EXAMPLES[id_]
    state = GAME.position(example["position"])
    places = {entry["place"] for entry in cast(Any, state.view(0).data)["seats"][0]["mine"]}
    asked = [action.place for action in state.decision(0).actions] if 0 in state.to_act else []
    assert set(example.get("look", ())) <= places | set(asked)
    for text in example.get("moves", ()):
        state.apply(state.decision(0).parse(text))
    seat = cast(Any, state.view(0).data)["seats"][0]
    if state.over:
        seat["score"] = state.scores[0].total
    assert {key: seat[key] for key in example.get("after", {})} == example.get("after", {})
    if "options" in example:
        assert [str(action) for action in state.decision(0).actions] == example["options"]


def test_every_example_is_used() -> None:
    assert {one.id for one in examples("en")} == set(EXAMPLES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_of_an_example_are_said(lang: str) -> None:
    """A caption that was not changed with its example is noticed: the coins and points that come out are in it."""
    for rule in rulebook(lang).rules:
        for one in rule.examples:
            after = EXAMPLES[one.id].get("after", {})
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_has_every_icon_that_a_phrase_can_show(lang: str) -> None:
    shown = {bit.value for bit in bits(phrases_of_the_pack()) if bit.kind in ("icon", "here")} | {"right"}
    legend = [sign.icon for group in rulebook(lang).legend for sign in group.signs]
    assert shown <= set(legend)
    assert len(legend) == len(set(legend))
    assert set(legend) <= symbols().keys()


def test_the_legend_has_every_icon_of_the_game() -> None:
    mine = {"machine", "collapse", "advance", "activate", "event", "surface", "alchemy", "technology", "diplomacy"}
    mine |= {name for name in symbols() if name.startswith(("cart-", "level-"))}
    mine |= {
        f"f-{faction}" for faction in ("any", "scots", "atlanteans", "egyptians", "japanese", "barbarians", "romans")
    }
    mine |= {"coin", "vp", "card", "hand", "deck", "draw", "discard"}
    assert mine <= {sign.icon for group in rulebook("en").legend for sign in group.signs}


def test_effects_that_are_read_aloud_have_every_sign() -> None:
    """What stands between the icons is explained by examples, so each sign must be in one of them."""
    read_aloud = [
        effect_phrase(GAME.pack.cards[GAME.box.number[card] - 1].effects[n - 1], "en") for card, n in READINGS
    ]
    signs = {bit for bit in bits(phrases_of_the_pack()) if bit.kind in ("sign", "here")}
    assert signs - bits(read_aloud) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_readings_show_a_phrase_and_say_it(lang: str) -> None:
    found = readings(GAME, lang)
    assert len(found) == len(READINGS)
    assert all(names_in(phrase) and sentence.endswith(".") for phrase, sentence in found)


# ---------------------------------------------------------------- searching
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("query", ["IM-16", "im-16", "im16", "16", "IM 16", " im-016 "])
def test_a_rule_is_found_by_its_number(lang: str, query: str) -> None:
    assert search(lang, query)[0].id == "IM-16"


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
    found = search(lang, query)
    assert (found[0].id if found else "") == first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_found_by_its_title(lang: str) -> None:
    for rule in rulebook(lang).rules:
        assert rule in search(lang, rule.title)[:3], rule.id


def test_titles_come_first() -> None:
    ranks = ["machine" in rule.title.lower() for rule in search("en", "machine")]
    assert ranks == sorted(ranks, reverse=True)
    assert ranks[0]
    assert not ranks[-1]


@pytest.mark.parametrize("query", ["", "   ", "xyzzy", "{coin}", "**", "IM-44", "\u0000", "a" * 10_000])
def test_what_is_not_there_is_not_found(query: str) -> None:
    assert search("en", query) == []


# ---------------------------------------------------------------- prose
def test_prose_is_safe_html() -> None:
    text = "<script>alert(1)</script> **a & b** [IM-7] {coin} {house}\n\n- one\n- two <b>\n  more"
    assert prose.html(text, house='"so"', page="/rules/x") == (
        "<p>&lt;script&gt;alert(1)&lt;/script&gt; <b>a &amp; b</b> "
        '<a href="/rules/x#im-7">IM-7</a> '
        '<svg class="i" aria-hidden="true"><use href="#i-coin"/></svg>\u00a0'
        '<span class="house" role="img" aria-label="&#34;so&#34;" title="&#34;so&#34;">◆</span></p>'
        "<ul><li>one</li><li>two &lt;b&gt;\n  more</li></ul>"
    )
    assert prose.plain(text) == "<script>alert(1)</script> a & b IM-7 one two <b> more"


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("rules.md", "words\n", "a heading should come first"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nSee [IM-9].\n", "there is no rule IM-9"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\n{moon-cheese} is nice.\n", "there is no icon 'moon-cheese'"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\n{card moon-cheese} is nice.\n", "there is no card 'moon-cheese'"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nText.\n\n## IM-1 Two\n\nText.\n", "is there twice"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nText.\n\n> moon\n> A picture.\n", "there is no picture 'moon'"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nText.\n\n> carts\n", "nothing is said about it"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\nText {Coin}.\n", "belongs to no mark"),
        ("rules.md", "## IM-1 One\n\nText.\n", "stands in a chapter"),
        ("rules.md", "# a: A\n\n## IM-1 One\n\n", "has a number and a text"),
        ("rules.md", "# Chapter\n", "a heading is"),
        ("learn.md", "## a: A\n\nText.\n", "a text and one picture"),
        ("legend.md", "# a: A\n\n- {coin} Coin\n", "an icon is explained as"),
        ("legend.md", "# a: A\n\n- {moon-cheese} **Moon**\n", "there is no icon 'moon-cheese'"),
    ],
)
def test_a_bad_book_is_refused_with_the_place(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    (tmp_path / "en").mkdir()
    for name in FILES:
        (tmp_path / "en" / name).write_text(text if name == file else "", encoding="utf-8")
    (tmp_path / "examples.toml").write_text((FOLDER / "examples.toml").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read(tmp_path, "en", lambda kind, id_: WORDS.text("en", f"{kind}-{id_}"))
    assert complaint in str(caught.value)
    assert f"en/{file}" in str(caught.value)
