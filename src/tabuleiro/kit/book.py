"""Book: a game's rule book as the pages show it; a game that has written none has no such pages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from markupsafe import Markup

from tabuleiro.drawing.tags import tag
from tabuleiro.kit import rulebook
from tabuleiro.kit.room import Room
from tabuleiro.kit.rulebook import Example, Rulebook
from tabuleiro.kit.shelf import load, room
from tabuleiro.kit.words import name_of

if TYPE_CHECKING:
    from pathlib import Path

    from tabuleiro.core.manifest import Manifest
    from tabuleiro.core.state import State

ID: Final = re.compile(r'(?<= )id="')
HEADING: Final = re.compile(r"(?<=<h[23])(?=[ >])")


class Book(Room):
    """Its texts are in `book/texts`, with the positions of its examples; how these are drawn the game says."""

    place = "book"
    named: ClassVar[Mapping[str, str]] = {}  # kinds of things that the texts name, each with the pack's list of them

    def __init__(self, manifest: Manifest) -> None:
        super().__init__(manifest)
        self.rulebook = lru_cache(maxsize=8)(self._read)
        self.drawn = lru_cache(maxsize=256)(self._drawn)

    @cached_property
    def folder(self) -> Path:
        return super().folder / self.place / "texts"

    @cached_property
    def written(self) -> bool:
        """Whether there is anything to read."""
        return self.folder.is_dir()

    @cached_property
    def game(self) -> Any:
        """With the cards of the house, which the examples are about; a game's own book knows which class it is."""
        return load(self.manifest.name)

    def _read(self, lang: str) -> Rulebook:
        """Its rules, its first game and its icons."""
        return rulebook.read(self.folder, lang, partial(self.name, lang))

    def name(self, lang: str, kind: str, id_: str) -> str:
        """What a mark such as `{card sun-ladder}` stands for; a KeyError if there is no such thing."""
        found = {thing.id.lower(): thing for thing in getattr(self.game.pack, self.named[kind])}
        return name_of(found[id_], lang)

    def readings(self, lang: str) -> list[tuple[Markup, str]]:
        """What cards show, each with its words: the legend reads them aloud."""
        return []

    # ---------------------------------------------------------------- examples
    def _drawn(self, example: Example, lang: str) -> Markup:
        """An example's picture, to look at only: its ids are made its own, as a page has many examples; it is no region
        of the page, and its headings are just lines."""
        text = ID.sub(f'id="ex-{example.id}-', self.picture(example, self.game.position(example.position), lang))
        text = text.replace("<section ", '<div role="group" ').replace("</section>", "</div>")
        still = Markup(HEADING.sub(' role="presentation"', text))
        return tag("div", still, class_=f"drawn {self.manifest.short}-drawn")

    def picture(self, example: Example, state: State, lang: str) -> Markup:
        """The part of a position that an example is about."""
        raise NotImplementedError(f"no example is drawn for {self.manifest.name}")


def book_of(game: str) -> Book:
    return room(game, Book)
