"""The rule book of every game: complete and the same in every language, short, and searchable."""

from __future__ import annotations

import re
from importlib import import_module
from typing import NamedTuple

import pytest
from rulebook_kit import Book
from words_kit import every_language, every_other_language

from tabuleiro.drawing import prose
from tabuleiro.drawing.icons import names_in, symbols
from tabuleiro.kit import shelf


class Extent(NamedTuple):
    """How much a book has: rules numbered `IM-1` and on; the steps of the first game and the letters of the longest."""

    prefix: str
    rules: int
    steps: range
    letters: int


BOOKS = {name: Book(name) for name in shelf.games()}
EXTENTS = {
    "imperial-miners": Extent("IM", 43, range(8, 12), 420),
    "above-and-below": Extent("AB", 41, range(8, 13), 420),
    "brazil-imperial": Extent("BI", 53, range(10, 14), 480),
}
REPEATED = {("pt-BR", "IM-6"), ("de", "IM-29")}  # a figure is said once more than in English, as the language wants it
LINK = r"\[[A-Z]{2}-\d+\]"
every_game = pytest.mark.parametrize("name", shelf.games())


# ---------------------------------------------------------------- complete
@every_game
@every_language
def test_every_rule_is_there_once(name: str, lang: str) -> None:
    prefix, rules, *_ = EXTENTS[name]
    numbers = [f"{prefix}-{n}" for n in range(1, rules + 1)]
    found = BOOKS[name].read(lang).rules
    assert sorted((rule.id for rule in found), key=numbers.index) == numbers
    assert all(rule.anchor == rule.id.lower() for rule in found)


@every_game
@every_other_language
def test_all_languages_have_the_same_book(name: str, lang: str) -> None:
    """Chapters, rules, pictures, signs, links and house rulings: only the words differ."""

    def shape(lang: str) -> list[object]:
        book = BOOKS[name].read(lang)
        marks = [sorted(re.findall(rf"\{{[a-z0-9-]+\}}|{LINK}", text)) for text in BOOKS[name].texts(lang)]
        chapters = [(chapter.id, [rule.id for rule in chapter.rules]) for chapter in book.chapters]
        pictures = [(one.id, one.show, one.look) for one in BOOKS[name].examples(lang)]
        signs = [(group.id, [sign.icon for sign in group.signs]) for group in book.legend]
        return [chapters, [step.id for step in book.steps], pictures, signs, marks]

    assert shape(lang) == shape("en")


@every_game
@every_other_language
def test_all_languages_say_the_same_figures(name: str, lang: str) -> None:
    def figures(text: str) -> list[str]:
        """A hyphen within a word, as in `Ebene-1-Karte`, is no minus."""
        return sorted(re.findall(r"(?:(?<!\w)-)?\d+", re.sub(LINK, "", text)))

    for rule, english in zip(BOOKS[name].read(lang).rules, BOOKS[name].read("en").rules, strict=True):
        once = set if (lang, rule.id) in REPEATED else list
        assert once(figures(rule.text)) == once(figures(english.text)), rule.id


@every_game
def test_nothing_is_left_in_another_language(name: str) -> None:
    """No sentence is the same in two languages; names such as Via Prima may be."""
    english = {text for text in BOOKS[name].texts("en") if len(prose.plain(text)) > 12}
    for lang in ("pt-BR", "de"):
        assert not english & set(BOOKS[name].texts(lang)), lang


@every_game
def test_every_example_is_used(name: str) -> None:
    assert {one.id for one in BOOKS[name].examples("en")} == set(BOOKS[name].drawings)


# ---------------------------------------------------------------- short
@every_game
@every_language
def test_rules_are_short(name: str, lang: str) -> None:
    """A paragraph of a few sentences; finer points stand in a list."""
    for rule in BOOKS[name].read(lang).rules:
        first, *others = prose.blocks(rule.text)
        assert len(re.findall(r"[.:](?= |$)", prose.plain(first))) in range(1, 7), rule.id
        assert len(prose.plain(first)) < 600, rule.id
        assert all(block.startswith("- ") for block in others), rule.id
        assert len(rule.title) < 40, rule.id


@every_game
@every_language
def test_the_first_game_is_short(name: str, lang: str) -> None:
    steps = BOOKS[name].read(lang).steps
    assert len(steps) in EXTENTS[name].steps
    assert steps[0].id == "goal"
    assert max(len(prose.plain(step.text)) for step in steps) < EXTENTS[name].letters


# ---------------------------------------------------------------- the legend
@every_game
@every_language
def test_the_legend_has_icons_that_are_drawn_once_each(name: str, lang: str) -> None:
    legend = [sign.icon for sign in BOOKS[name].signs(lang)]
    assert len(legend) == len(set(legend))
    assert set(legend) <= symbols().keys()


@every_game
@every_language
def test_readings_show_a_phrase_and_say_it(name: str, lang: str) -> None:
    found = BOOKS[name].room.readings(lang)
    assert len(found) == len(import_module(f"{shelf.manifest_of(name).package}.book").READINGS)
    assert all(names_in(phrase) and sentence.endswith(".") for phrase, sentence in found)


# ---------------------------------------------------------------- searching
@every_game
@every_language
@pytest.mark.parametrize("query", ["IM-16", "im-16", "im16", "16", "IM 16", " im-016 "])
def test_a_rule_is_found_by_its_number(name: str, lang: str, query: str) -> None:
    prefix = EXTENTS[name].prefix
    asked = query.replace("IM", prefix).replace("im", prefix.lower())
    assert BOOKS[name].first(lang, asked) == f"{prefix}-16"


@every_game
@every_language
def test_every_rule_is_found_by_its_title(name: str, lang: str) -> None:
    for rule in BOOKS[name].read(lang).rules:
        assert rule in BOOKS[name].search(lang, rule.title)[:3], rule.id


@every_game
@pytest.mark.parametrize("query", ["", "   ", "xyzzy", "{coin}", "**", "\u0000", "a" * 10_000])
def test_what_is_not_there_is_not_found(name: str, query: str) -> None:
    assert BOOKS[name].search("en", query) == []


@every_game
def test_a_number_beyond_the_last_is_not_found(name: str) -> None:
    prefix, rules, *_ = EXTENTS[name]
    assert BOOKS[name].search("en", f"{prefix}-{rules + 1}") == []
