"""Checks the book of encounters against the figures: complete in each language, nothing more, not too long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, cast

from tabuleiro.core.errors import PackError
from tabuleiro.games.above_and_below.content.pack import Option, Pack, Paragraph
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.kit.packs import LANGUAGES, Table, layers, parsed, texts_of
from tabuleiro.kit.reader import Reader

WORD: Final = re.compile(r"\S*\w\S*")
LENGTHS: Final = {"entry": (60, 120), "choice": (60, 110), "automatic": (30, 70)}  # words of a story
NAME_LENGTH: Final = (2, 6)
LONGEST_FAILURE: Final = 40
ENDING_LENGTH: Final = (18, 35)
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
        self.known(said, ("title", "text", "options", "failures", "endings"))
        title = self.text(said, "title")
        if self.titles.setdefault(title, n) != n:
            self.fault("title", f"'{title}' is the title of paragraph {self.titles[title]} too")
        self.text(said, "text")
        options = self.pack.paragraphs[n - 1].options
        for field, some in (("options", options), ("failures", [option for option in options if option.failure])):
            self.texts(self.table(said, field), field, tuple(option.letter for option in some))
        self.endings(said, [option for option in options if option.ends])

    def endings(self, said: Table, options: list[Option]) -> None:
        """An ending for each option that can succeed: one for all its numbers, or one for each that does not go on."""
        table = self.table(said, "endings")
        numbered = {letter: cast(Table, one) for letter, one in table.items() if isinstance(one, dict)}
        self.texts({**table, **dict.fromkeys(numbered, "by number")}, "endings", tuple(one.letter for one in options))
        for option in options:
            if option.letter in numbered or (option.letter in table and len(option.ends) < len(option.results)):
                ends = tuple(map(str, option.ends))
                self.texts(numbered.get(option.letter, {}), f"endings.{option.letter}", ends)

    def texts(self, texts: Table, field: str, keys: tuple[str, ...]) -> None:
        """A text for each of these options or numbers, and for no other."""
        for key in texts:
            if key not in keys:
                self.fault(f"{field}.{key}", "the figures have none here")
        for key in keys:
            if not isinstance(texts.get(key), str) or not texts[key]:
                self.fault(f"{field}.{key}", "is missing" if key not in texts else "should be a text")


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
        endings = dict.fromkeys(told.ending(n, option.letter, number) for number in option.ends)
        bounds = ENDING_LENGTH[0] / leeway, ENDING_LENGTH[1] * leeway
        measured += [(f"endings.{option.letter}", one, *bounds) for one in endings]
    for field, text, least, most in measured:
        if not least <= words_in(text) <= most:
            yield f"{lang}: paragraph '{n}': {field}: {words_in(text)} words, not {least:.0f} to {most:.0f}"
