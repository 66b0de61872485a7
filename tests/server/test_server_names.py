"""Names: all scripts and emoji are welcome, what cannot be seen is not, and no two at a table look the same."""

from __future__ import annotations

import unicodedata

import pytest

from tabuleiro.server.names import alike, visible

REAL = [
    *(
        "Ana",
        "José",
        "Jürgen Groß",
        "Nguyễn Thị Ánh",
        "O'Brien",
        "Jean-Luc",
        "Ana Maria d. S.",
        "Çağlar İnönü",
        "Łukasz",
    ),
    *("Анна", "Ольга Йовчева", "Ελένη", "Վարդան", "გიორგი", "דָּוִד", "مُحَمَّد", "علی‌رضا", "राम", "क्‍ष", "শ্রী", "நிலா", "ശ്രീ"),
    *(
        "ශ්‍රී",
        "สมชาย น้ำ",
        "བསྟན་འཛིན",
        "ကျော်",
        "សុខា",
        "李小龍",
        "葛\U000e0100城",
        "さくら が",
        "カタカナ",
        "김민수",
        "ᏣᎳᎩ",
        "አበበ",
        "ᠮᠣᠩᠭᠣᠯ",
    ),
    *(
        "🦊",
        "Ana 🦊",
        "👩‍🚀",
        "👨‍👩‍👧‍👦",
        "🏳️‍🌈",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "🇧🇷",
        "👍🏽",
        "❤️",
    ),
    *("1️⃣", "☕️", "♟", "\U0001fae8", "X Æ A-12", "Player #1", "R2-D2", "...", "D’Arcy"),
]


@pytest.mark.parametrize("name", REAL)
def test_real_names_stay_as_they_are(name: str):
    assert visible(name) == unicodedata.normalize("NFC", name)
    assert visible(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "char",
    [
        *("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u061c", "\u180e", "\u2800", "\u3164"),
        *("\uffa0", "\u115f", "\u1160", "\u17b4", "\u2061", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069"),
        *("\ufe00", "\ufe0f", "\U000e0100", "\U000e0041", "\x00", "\x07", "\ue000", "\uffff", "\ud800", "\u0378"),
    ],
)
def test_what_cannot_be_seen_is_left_out(char: str):
    assert visible(char) == ""
    assert visible(char * 9) == ""
    assert visible(f" {char} {char} ") == ""
    assert visible(f"An{char}a{char}") == "Ana"
    assert alike(f"An{char}a", "Ana")


def test_spaces_of_all_kinds_are_one():
    assert visible("\u00a0Ana\u2003\u3000\t\nMaria\u2028") == "Ana Maria"


def test_marks_do_not_flood():
    assert len(visible("A" + "\u0301" * 40 + "na")) <= 8
    assert visible("\u0301\u0301Ana") == "Ana"
    assert visible("\u20e0") == ""
    assert alike("A" + "\u0316\u0317" * 9 + "na", "Ana")


@pytest.mark.parametrize(
    "other",
    [
        *(
            "ana",
            "ANA",
            "Аna",
            "Anа",
            "АNА",
            "Αna",
            "Ａｎａ",
            "𝐀𝐧𝐚",
            "Ⓐⓝⓐ",
            "Ana.",
            "Ana ",
            ".Ana",
            "-Ana-",
            "A na",
            "Áñà",
            "ᴀna",
        ),
        *("An\u200ba", "Ana\u3164", "Aηa", "Anɑ", "Ana!", "ａｎａ"),
    ],
)
def test_doubles_are_seen_through(other: str):
    assert alike("Ana", other)
    assert alike(other, "Ana")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ian", "lan"), ("Ian", "ian"), ("Paul", "PauI"), ("Bob0", "BobO"), ("Νίκη", "ΝΙΚΗ"), ("Вера", "ВЕРА")),
        *(
            ("Arnold", "Amold"),
            ("José", "Jose"),
            ("Вова", "Boвa"),
            ("Max", "Мах"),
            ("가나", "\u1100\u1161\u1102\u1161"),
        ),
    ],
)
def test_doubles_of_other_names(one: str, other: str):
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(
            ("Ana", "Anna"),
            ("Ana", "Eva"),
            ("Ana 🦊", "Ana 🐻"),
            ("राम", "रमा"),
            ("Анна", "Инна"),
            ("か", "が"),
            ("Ana 1", "Ana 2"),
        ),
        *(
            ("李", "季"),
            ("...", "!!!"),
            ("👩‍🚀", "👩‍🔬"),
            ("Ben", "Bea"),
            ("علی", "عمر"),
            ("Ольга", "Олег"),
            ("Ana B", "Ana C"),
        ),
    ],
)
def test_different_people_stay_different(one: str, other: str):
    assert not alike(one, other)
