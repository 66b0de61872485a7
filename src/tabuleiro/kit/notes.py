"""Notes: in somebody's first plays the coach says a sentence about what is met for the first time; as data."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import PackError
from tabuleiro.core.game import Game
from tabuleiro.core.step import Choice
from tabuleiro.drawing import prose
from tabuleiro.drawing.icons import symbols
from tabuleiro.kit.beats import COMMON
from tabuleiro.kit.lessons import LessonWords
from tabuleiro.kit.packs import Table
from tabuleiro.kit.reader import Reader, guess, table_in
from tabuleiro.kit.shelf import words_of

FILE: Final = "notes.toml"
WAYS: Final = ("told", "asks", "shows")  # what a note waits for
MOST_LETTERS: Final = 140
ANYONE: Final = "anyone"


@dataclass(frozen=True)
class Note:
    """It fits when this was told of its reader or of the table since the last answer, is asked, or is on the board;
    with `told` and `asks` when both are so."""

    id: str
    rule: str  # that says more
    told: str = ""  # the kind of an event
    asks: str = ""  # the kind of a decision
    shows: str = ""  # the name of an icon
    whose: str = ""  # "anyone": told of anybody, not only of its reader or of the table
    point: str = ""  # the spot that it speaks of; "": where it was told, the question, the icon

    @property
    def says(self) -> str:
        """Its message."""
        return f"note-{self.id}"

    def fits(self, told: Collection[str], asked: str, icons: Collection[str]) -> bool:
        """`told`: the kinds that were told of whose it is."""
        if self.told:
            return self.told in told and self.asks in ("", asked)
        return self.asks == asked or self.shows in icons


def read(file: Path) -> list[Note]:
    """The notes of a file, in the order in which they are looked through; every fault is named with its note."""
    table, reader = table_in(file), _NoteReader(file.name)
    reader.known(table, ("note",))
    notes = reader.each(table, "note", reader.note, "note '{id}'")
    for id_ in {note.id for note in notes if sum(note.id == other.id for other in notes) > 1}:
        reader.fault(f"note '{id_}'", "is there twice")
    if reader.faults:
        raise PackError(reader.faults)
    return notes


class _NoteReader(Reader):
    def note(self, table: Table) -> Note:
        keys = [field.name for field in fields(Note)]
        self.known(table, keys)
        if [way for way in WAYS if way in table] not in (["told"], ["asks"], ["shows"], ["told", "asks"]):
            self.fault("", f"waits for one of {', '.join(WAYS)}, or for told and asks")
        if table.get("whose", ANYONE) != ANYONE or ("whose" in table and "told" not in table):
            self.fault("whose", f"is '{ANYONE}', of what is told")
        return Note(*(self.text(table, key) if key in table or key in ("id", "rule") else "" for key in keys))


def faults(notes: Collection[Note], game: Game, words: LessonWords, rules: Collection[str]) -> list[str]:
    """What is wrong with notes besides what they point at: unknown kinds and rules, words that are missing or long."""
    known = {
        "rule": rules,
        "told": {**COMMON, **words_of(game).tellings},
        "asks": {step.kind for step in game.steps.values() if isinstance(step, Choice)},
        "shows": symbols(),
    }
    found: list[str] = []
    for note in notes:
        for key, among in known.items():
            word = getattr(note, key)
            if word and word not in among:
                found.append(f"{FILE}: note '{note.id}': {key}: there is no '{word}'{guess(word, among)}")
    for place, key, text in words.looked_through("notes", {note.says: True for note in notes}, "note", found):
        n = len(prose.plain(text))
        if n > MOST_LETTERS:
            found.append(f"{place}: '{key}' has {n} letters; at most {MOST_LETTERS}")
    return found
