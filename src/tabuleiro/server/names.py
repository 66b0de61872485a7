"""Names: what of a name is seen, and when two names look the same; letters of all scripts and emoji are welcome."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

MOST_MARKS: Final = 4  # on one letter: no script needs more, and floods of them cover their neighbours
JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
PICTURE: Final = "\ufe0f"  # asks for the sign before it as a coloured picture
BLACK_FLAG: Final = "\U0001f3f4"  # with tags after it, a region's flag
# Letters and signs that are drawn as nothing at all.
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
# Scripts in which joiners change how letters are written.
JOINED: Final = (
    *("ARABIC", "SYRIAC", "NKO", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL"),
    *("TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "KHMER", "MYANMAR", "TIBETAN", "BALINESE", "JAVANESE"),
)
# Drawn alike: Cyrillic, Greek, small capitals and some others on the left of a column, Latin on the right.
ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјкмоpрсухһԁԛԝгвнтьѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγειηκνορστυχωᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑɡøØłŁđĐðħŧI|10",
    "ABESIJKMHOPCTYXYGQWaesijkmoppcyxhdqwrbhtbvABEZHIKMNOPTYXaByeinkvopotuxwabcdefghijklmnoprstuvwyziagoOlLdDdhtlllO",
)


def visible(name: str) -> str:
    """A name as it is shown: one line, without invisible tricks and floods of marks."""
    found = ""
    marks = 0
    text = unicodedata.normalize("NFC", name)
    for number, char in enumerate(text):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if char.isspace() or (
            _seen(char, found[-1:], text[number + 1 :][:1]) and (not marks or _fits(found[-1:], marks))
        ):
            found += char
    return " ".join(found.split())


def _seen(char: str, before: str, after: str) -> bool:
    """Whether anything of a character is seen where it stands."""
    if char in BLANK:
        return False
    if char == JOINER and _pictured(before) and _pictured(after):
        return True
    if char in (JOINER, NON_JOINER):
        return _script(before) in JOINED
    if char == PICTURE:
        return before != "" and unicodedata.category(before)[0] in "SPN"
    if "\ufe00" <= char <= "\ufe0e":
        return False
    if "\U000e0100" <= char <= "\U000e01ef":  # which of several forms
        return _script(before) == "CJK"
    if "\U000e0020" <= char <= "\U000e007f":
        return before == BLACK_FLAG or "\U000e0020" <= before <= "\U000e007e"
    return unicodedata.category(char)[0] != "C" or _pictured(char)


def _pictured(char: str) -> bool:
    """Emoji, also those of next year; and what may end one."""
    return "\U0001f000" <= char <= "\U0001fbff" or "\u2190" <= char <= "\u2bff" or char == PICTURE


def _fits(before: str, marks: int) -> bool:
    """Whether there is something for a mark to stand on, with room for it."""
    return not before.isspace() and before != "" and marks <= MOST_MARKS


def _script(char: str) -> str:
    return unicodedata.name(char, "").partition(" ")[0] if char else ""


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return not _looks(one).isdisjoint(_looks(other))


@lru_cache(maxsize=4096)
def _looks(name: str) -> frozenset[str]:
    """What a name looks like, as it is and in small letters: capitals have other doubles."""
    plain = unicodedata.normalize("NFKD", visible(name))
    plain = "".join(char for char in plain if not _accent(char) and unicodedata.category(char) != "Cf")
    return frozenset(_bare(text.translate(ALIKE).casefold()) for text in (plain, plain.casefold()))


def _accent(char: str) -> bool:
    """Marks of no script in particular; those of one are its vowels, or change a letter into another."""
    name = unicodedata.name(char, "")
    return name.startswith(("COMBINING", "VARIATION")) and not name.startswith("COMBINING KATAKANA")


def _bare(text: str) -> str:
    """Without what is overlooked: spaces, and points and strokes at the ends; and pairs that look like one letter."""
    text = text.replace(" ", "").replace("rn", "m").replace("vv", "w")
    kept = [n for n, char in enumerate(text) if unicodedata.category(char)[0] not in "PZ" or char in "&#@"]
    return text[kept[0] : kept[-1] + 1] if kept else text
