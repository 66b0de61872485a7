"""Book: a game's rule book as the pages show it; a game that has written none has no such pages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from markupsafe import Markup

from tabuleiro.core.manifest import Manifest
from tabuleiro.core.state import State
from tabuleiro.drawing.icons import symbols
from tabuleiro.drawing.tags import tag
from tabuleiro.kit import lessons, notes, rulebook
from tabuleiro.kit.lessons import Lesson, LessonWords
from tabuleiro.kit.notes import Note
from tabuleiro.kit.room import Room
from tabuleiro.kit.rulebook import Example, Rulebook
from tabuleiro.kit.shelf import load, room
from tabuleiro.kit.words import name_of

if TYPE_CHECKING:
    from pathlib import Path

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

    # ---------------------------------------------------------------- lessons
    @cached_property
    def lesson_folder(self) -> Path:
        return super().folder / self.place / "lessons"

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """By name, in their order."""
        found = [lessons.read(file, self.manifest.name) for file in self.lesson_folder.glob("*.toml")]
        return {one.id: one for one in sorted(found, key=lambda one: (one.number, one.id))}

    @cached_property
    def coach(self) -> LessonWords:
        return self.coach_in(self.lesson_folder)

    def coach_in(self, folder: Path) -> LessonWords:
        """What the coach of the lessons in a folder says."""
        return LessonWords(folder, self.lesson_names)

    def lesson_names(self, lang: str) -> dict[str, str]:
        """What the words of a lesson may name: icons as marks, things of the pack as `card-rope-walk`."""
        things = (
            (kind, thing.id.lower()) for kind, many in self.named.items() for thing in getattr(self.game.pack, many)
        )
        return {name: f"{{{name}}}" for name in symbols()} | {
            f"{kind}-{id_}": self.name(lang, kind, id_) for kind, id_ in things
        }

    # ---------------------------------------------------------------- notes
    @cached_property
    def note_folder(self) -> Path:
        return super().folder / self.place / "notes"

    @cached_property
    def notes(self) -> list[Note]:
        file = self.note_folder / notes.FILE
        return notes.read(file) if file.is_file() else []

    @cached_property
    def note_words(self) -> LessonWords:
        return self.coach_in(self.note_folder)

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
