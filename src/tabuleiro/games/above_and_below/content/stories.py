"""The book of encounters in one language, read when first asked: titles, stories, options' names, failures, endings."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, cast

from tabuleiro.games.above_and_below.content.pack import HOUSE
from tabuleiro.kit.packs import LANGUAGES, Folder, Table, layers, parsed, texts_of

FOLDER: Final = HOUSE / "book"


class Book:
    """What a paragraph says. Where it is silent in one language its English speaks, then any other."""

    def __init__(self, lang: str, folder: Folder = FOLDER) -> None:
        self.lang = lang
        self.folder = folder

    def title(self, n: int) -> str:
        return self._said(n, "title") or str(n)

    def text(self, n: int) -> str:
        return self._said(n, "text")

    def option(self, n: int, letter: str) -> str:
        """The name of an option, `a` or `A`."""
        return self._said(n, "options", letter.upper()) or letter.upper()

    def failure(self, n: int, letter: str) -> str:
        """What is read when the option fails; "" where nothing is."""
        return self._said(n, "failures", letter.upper())

    def ending(self, n: int, letter: str, number: int = 0) -> str:
        """What is read when the option succeeds with this number; "" where the story goes on instead."""
        return self._said(n, "endings", letter.upper(), str(number))

    @cached_property
    def _paragraphs(self) -> dict[str, Table]:
        found: dict[str, Table] = {}
        for folder in layers(self.folder / self.lang):
            for name, text in texts_of(folder) if folder.is_dir() else ():
                found |= {n: cast(Table, said) for n, said in parsed(name, text).items() if isinstance(said, dict)}
        return found

    def _said(self, n: int, *fields: str) -> str:
        for lang in dict.fromkeys((self.lang, *LANGUAGES)):  # English is the first of these
            told = self if lang == self.lang else book(lang, self.folder)
            said: object = told._paragraphs.get(str(n), {})
            for field in fields:
                if isinstance(said, dict):  # one ending may serve all numbers
                    said = said.get(field)
            if isinstance(said, str) and said:
                return said
        return ""


@lru_cache(maxsize=64)
def book(lang: str, folder: Folder = FOLDER) -> Book:
    """The book of a language, read once."""
    return Book(lang, folder)
