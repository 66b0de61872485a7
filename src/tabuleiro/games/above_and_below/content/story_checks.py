"""Checks the book of encounters against the figures: complete in each language, nothing more, not too long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, cast

from tabuleiro.core.errors import PackError
from tabuleiro.games.above_and_below.content.pack import Pack, Paragraph
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.kit.packs import LANGUAGES, Table, layers, parsed, texts_of
from tabuleiro.kit.reader import Reader

WORD: Final = re.compile(r"\S*\w\S*")
LENGTHS: Final = {"entry": (60, 120), "choice": (60, 110), "automatic": (30, 70)}  # words of a story
NAME_LENGTH: Final = (2, 6)
LONGEST_FAILURE: Final = 40
LEEWAY: Final = 1.2  # other languages may differ from the English bounds by a fifth


class BookReader(Reader):
    """One reading of a pack's book in one language."""

    def __init__(self, pack: Pack, lang: str) -> None:
        super().__init__()
        self.pack = pack
        self.lang = lang
        self.titles: dict[str, int] = {}
        self.told: set[int] = set()

    def book(self) -> list[str]:
        *under, folder = layers(self.pack.book / self.lang)
        try:
            texts = texts_of(folder)
        except PackError as error:
            return error.faults
        for name, text in texts:
            file = f"{self.lang}/{name}"
            try:
                top = parsed(file, text)
            except PackError as error:
                self.faults += error.faults
                continue
            self.where = file
            self.text(top, "source")
            for key, value in top.items():
                if key != "source":
                    self.where = f"{file}: paragraph '{key}'"
                    self.entry(key, value)
        self.where = f"{self.lang}: the book"
        for paragraph in self.pack.paragraphs:
            if paragraph.n not in self.told and not under:
                self.fault("", f"paragraph {paragraph.n} is missing")
        return self.faults

    def entry(self, key: str, value: object) -> None:
        n = int(key) if key.isascii() and key.isdigit() else 0
        if not 1 <= n <= len(self.pack.paragraphs) or str(n) != key or not isinstance(value, dict):
            self.fault("", "the figures have no such paragraph")
            return
        if n in self.told:
            self.fault("", "is told twice")
        self.told.add(n)
        said = cast(Table, value)
        self.known(said, ("title", "text", "options", "failures"))
        title = self.text(said, "title")
        if self.titles.setdefault(title, n) != n:
            self.fault("title", f"'{title}' is the title of paragraph {self.titles[title]} too")
        self.text(said, "text")
        options = self.pack.paragraphs[n - 1].options
        self.lettered(said, "options", tuple(option.letter for option in options))
        self.lettered(said, "failures", tuple(option.letter for option in options if option.failure))

    def lettered(self, said: Table, field: str, letters: tuple[str, ...]) -> None:
        """A text for each of these options, and for no other."""
        texts = self.table(said, field)
        for letter in texts:
            if letter not in letters:
                self.fault(f"{field}.{letter}", "the figures have none here")
        for letter in letters:
            if not isinstance(texts.get(letter), str) or not texts[letter]:
                self.fault(f"{field}.{letter}", "is missing" if letter not in texts else "should be a text")


def book_faults(pack: Pack) -> list[str]:
    """What is missing, too much or doubled in the book of a pack, in each of its languages; one is enough."""
    told = [lang for lang in LANGUAGES if (pack.book / lang).is_dir()]
    return [fault for lang in told or LANGUAGES[:1] for fault in BookReader(pack, lang).book()]


def words_in(text: str) -> int:
    """Words as a reader counts them: a dash is none."""
    return len(WORD.findall(text))


def kind_of(paragraph: Paragraph) -> str:
    if paragraph.entry:
        return "entry"
    automatic = all(option.result and not option.result.goto for option in paragraph.options)
    return "automatic" if automatic else "choice"


def length_doubts(pack: Pack) -> list[str]:
    """Texts that are longer or shorter than is good for reading aloud: worth a look, no reason to refuse a book."""
    told = {lang: layers(pack.book / lang)[-1].is_dir() for lang in LANGUAGES}
    unsaid = [f"{lang}: the book is not told in it: another language is read" for lang in told if not told[lang]]
    return [
        *(unsaid if len(layers(pack.book)) == 1 else ()),
        *(doubt for lang in told if told[lang] for one in pack.paragraphs for doubt in doubts(pack, lang, one)),
    ]


def doubts(pack: Pack, lang: str, paragraph: Paragraph) -> Iterator[str]:
    told, n = book(lang, pack.book), paragraph.n
    leeway = 1 if lang == "en" else LEEWAY
    low, high = LENGTHS[kind_of(paragraph)]
    measured = [("text", told.text(n), low / leeway, high * leeway)]
    for option in paragraph.options:
        measured.append((f"options.{option.letter}", told.option(n, option.letter), *NAME_LENGTH))
        if option.failure:
            measured.append((f"failures.{option.letter}", told.failure(n, option.letter), 1, LONGEST_FAILURE))
    for field, text, least, most in measured:
        if not least <= words_in(text) <= most:
            yield f"{lang}: paragraph '{n}': {field}: {words_in(text)} words, not {least:.0f} to {most:.0f}"
