"""The book of encounters: complete in three languages, and checked against the figures."""

from __future__ import annotations

import shutil
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tabuleiro.games.above_and_below.content.pack import HOUSE, WARES, Pack, Result
from tabuleiro.games.above_and_below.content.stories import FOLDER, Book, book
from tabuleiro.games.above_and_below.content.story_checks import book_faults, kind_of, length_doubts, words_in
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import LANGUAGES
from tabuleiro.kit.shelf import room

PACK = room("above-and-below", Content).read()
MOST_WORDS = {"entry": 150, "choice": 140, "automatic": 110, "failure": 45, "ending": 42, "option": 8, "title": 9}


@pytest.fixture
def own(tmp_path: Path) -> Pack:
    """The house set with a copy of its book, to be spoilt."""
    shutil.copytree(FOLDER, tmp_path / "book")
    return replace(PACK, book=tmp_path / "book")


def spoilt(pack: Pack, file: str, old: str, new: str) -> str:
    path = pack.book / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return "\n".join(book_faults(pack))


# ---------------------------------------------------------------- the house's book
@pytest.mark.rule("AB-10")
def test_the_book_is_complete_in_three_languages() -> None:
    assert book_faults(PACK) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_has_its_texts(lang: str) -> None:
    told = book(lang)
    titles = set()
    for paragraph in PACK.paragraphs:
        n = paragraph.n
        titles.add(told.title(n))
        assert told.text(n), n
        names = [told.option(n, option.letter) for option in paragraph.options]
        assert len(set(names)) == len(names), n
        for option in paragraph.options:
            assert len(told.option(n, option.letter)) > 1, (n, option.letter)
            assert bool(told.failure(n, option.letter)) == option.failure, (n, option.letter)
            numbers = {threshold.explore for threshold in option.thresholds} or {0}
            for number in numbers:
                assert bool(told.ending(n, option.letter, number)) == (number in option.ends), (n, option.letter)
    assert len(titles) == len(PACK.paragraphs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_too_long_for_its_place(lang: str) -> None:
    """Far above the lengths that `content check` doubts: what would no longer fit on a page."""
    told = book(lang)
    for paragraph in PACK.paragraphs:
        n = paragraph.n
        assert words_in(told.title(n)) <= MOST_WORDS["title"], n
        assert 25 <= words_in(told.text(n)) <= MOST_WORDS[kind_of(paragraph)], n
        for option in paragraph.options:
            assert words_in(told.option(n, option.letter)) <= MOST_WORDS["option"], (n, option.letter)
            assert words_in(told.failure(n, option.letter)) <= MOST_WORDS["failure"], (n, option.letter)
            for number in option.ends:
                ending = told.ending(n, option.letter, number)
                assert 15 <= words_in(ending) <= MOST_WORDS["ending"], (n, option.letter)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_are_different_books(lang: str) -> None:
    others = [book(other) for other in LANGUAGES if other != lang]
    for paragraph in PACK.paragraphs:
        assert all(book(lang).text(paragraph.n) != other.text(paragraph.n) for other in others), paragraph.n


# ---------------------------------------------------------------- reading
def test_letters_may_be_small() -> None:
    assert book("en").option(1, "b") == book("en").option(1, "B")
    assert book("en").failure(4, "a") == book("en").failure(4, "A") != ""


def test_an_ending_serves_all_numbers_or_one(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    endings = '[1]\nendings.A = "Home."\nendings.B.4 = "Half-way."\nendings.B.7 = "All the way."\n'
    (tmp_path / "en" / "one.toml").write_text(f'source = "me"\n{endings}', "utf-8")
    told = Book("de", tmp_path)
    assert (told.ending(1, "a", 3), told.ending(1, "A")) == ("Home.", "Home.")
    assert (told.ending(1, "B", 4), told.ending(1, "B", 7)) == ("Half-way.", "All the way.")
    assert (told.ending(1, "B", 5), told.ending(1, "C"), told.ending(2, "A")) == ("", "", "")


def test_a_silent_book_falls_back_to_english_and_then_to_figures(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "one.toml").write_text('source = "me"\n[1]\ntitle = "Hello"\noptions.A = "Wave"\n', "utf-8")
    told = Book("de", tmp_path)
    assert (told.title(1), told.option(1, "A"), told.option(1, "B"), told.text(1)) == ("Hello", "Wave", "B", "")
    assert (told.title(2), told.failure(2, "A")) == ("2", "")


def test_a_pack_has_the_book_beside_it_or_the_houses(tmp_path: Path) -> None:
    for file in HOUSE.glob("*.toml"):
        shutil.copy(file, tmp_path)
    assert room("above-and-below", Content).read(tmp_path).book == FOLDER
    (tmp_path / "book").mkdir()
    assert room("above-and-below", Content).read(tmp_path).book == tmp_path / "book"
    assert room("above-and-below", Content).read(tmp_path).hash == PACK.hash


# ---------------------------------------------------------------- faults
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[144]", "[216]", "en/144-179.toml: paragraph '216': the figures have no such paragraph"),
        ("[144]", "[216]", "en: the book: paragraph 144 is missing"),
        ("[144]", "[0144]", "paragraph '0144': the figures have no such paragraph"),
        ("[144]", "[143]", "en/144-179.toml: paragraph '143': is told twice"),
        ('source = "house"', "", "en/144-179.toml: source: is missing"),
        ("[144]", '[144]\nmood = "blue"', "paragraph '144': unknown field 'mood'"),
        ("options.A = ", "options.D = ", "paragraph '144': options.A: is missing"),
        ("options.A = ", "options.D = ", "paragraph '144': options.D: the figures have none here"),
        ("options.A = ", 'failures.A = "Oh."\noptions.A = ', "paragraph '144': failures.A: the figures have none here"),
        ("failures.B = ", "# ", "paragraph '146': failures.B: is missing"),
        ("endings.A = ", "# ", "paragraph '144': endings.A: is missing"),
        ("endings.A = ", "endings.C = ", "paragraph '144': endings.C: the figures have none here"),
        ("endings.A = ", "endings.A.4 = ", "paragraph '144': endings.A.7: is missing"),
        ("endings.A = ", "endings.A.5 = ", "paragraph '144': endings.A.5: the figures have none here"),
        ("endings.B.6 = ", "endings.B = ", "paragraph '146': endings.B.6: is missing"),
        ("endings.A = ", "endings.A = 3 # ", "paragraph '144': endings.A: should be a text"),
        ("[144]", "[144", "en/144-179.toml: not TOML"),
    ],
)
def test_a_fault_of_the_book_is_named(own: Pack, old: str, new: str, complaint: str) -> None:
    assert complaint in spoilt(own, "en/144-179.toml", old, new)


def test_titles_are_unique(own: Pack) -> None:
    first, second = book("de").title(1), book("de").title(2)
    said = spoilt(own, "de/001-036.toml", f'title = "{second}"', f'title = "{first}"')
    assert said == f"de/001-036.toml: paragraph '2': title: '{first}' is the title of paragraph 1 too"


def test_an_empty_text_is_missing(own: Pack) -> None:
    title = book("pt-BR").title(180)
    said = spoilt(own, "pt-BR/180-215.toml", f'title = "{title}"', 'title = ""')
    assert said == "pt-BR/180-215.toml: paragraph '180': title: should be a text, not ''"


def test_one_language_is_enough_and_the_others_are_worth_a_look(own: Pack) -> None:
    shutil.rmtree(own.book / "de")
    shutil.rmtree(own.book / "en")
    assert book_faults(own) == []
    assert [doubt for doubt in length_doubts(own) if "not told" in doubt] == [
        "en: the book is not told in it: another language is read",
        "de: the book is not told in it: another language is read",
    ]
    assert book("de", own.book).text(1) == book("pt-BR").text(1)
    shutil.rmtree(own.book / "pt-BR")
    (fault,) = book_faults(own)
    assert "cannot be read" in fault


@pytest.mark.parametrize(
    ("file", "new", "doubt"),
    [
        ("en/001-036.toml", "Too short.", "en: paragraph '1': text: 2 words, not 60 to 120"),
        ("de/001-036.toml", "Wort " * 150, "de: paragraph '1': text: 150 words, not 50 to 144"),
        ("pt-BR/001-036.toml", "— Sim — e não — " * 60, "pt-BR: paragraph '1': text: 180 words, not 50 to 144"),
    ],
)
def test_lengths_are_doubted_not_refused(own: Pack, file: str, new: str, doubt: str) -> None:
    text = book(file.split("/", maxsplit=1)[0]).text(1)
    assert spoilt(own, file, text, new) == ""
    assert doubt in length_doubts(own)


def kinds(result: Result) -> set[str]:
    """What a reward consists of, whatever the numbers."""
    wares = {ware for ware, n in zip(WARES, result.wares, strict=True) if n}
    others = ("coins", "villager", "caves", "building", "injure", "lose_coins")
    return wares | {one for one in others if getattr(result, one)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_rewards_differ_in_kind_each_number_has_its_own_ending(lang: str) -> None:
    """What a smaller number brings and a larger one does not cannot be told in the same words."""
    told, seen = book(lang), 0
    for page in PACK.paragraphs:
        for option in page.options:
            ends = {one.explore: kinds(one.result) for one in option.thresholds if not one.result.goto}
            for low, high in pairwise(sorted(ends)):
                if not ends[low] <= ends[high]:
                    seen += 1
                    texts = [told.ending(page.n, option.letter, n) for n in (low, high)]
                    assert texts[0] != texts[1], (page.n, option.letter)
    assert seen > 40
