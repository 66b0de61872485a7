"""Checks lessons, rehearsed by the engine, and notes: their words read, what they point at looked up on the page."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from html import unescape
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import PackError
from tabuleiro.core.game import Game
from tabuleiro.kit import notes
from tabuleiro.kit.book import Book, book_of
from tabuleiro.kit.lessons import LEARNER, Lesson, LessonWords, is_lesson, read
from tabuleiro.kit.reader import guess
from tabuleiro.kit.rehearsal import Met, Rehearsal
from tabuleiro.lang import FALLBACK
from tabuleiro.server.chairs import Chair
from tabuleiro.web.board import board_of
from tabuleiro.web.coach import narrowed_by
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import has_part, scene_of
from tabuleiro.web.scene import Scene

PLACE: Final = re.compile(r' data-(spot|act|part)="([^"]*)"')
SEATS: Final = 2  # of the play whose pages notes may point at


def lesson_files(game: str, path: Path | None) -> list[Path]:
    """The lessons that a path is about, a file or a folder of them; without a path the game's own."""
    if path is None:
        return sorted(book_of(game).lesson_folder.glob("*.toml"))
    return [file for file in (sorted(path.glob("*.toml")) if path.is_dir() else [path]) if is_lesson(file)]


def check_lessons(game: str, files: Sequence[Path]) -> int:
    """How many there are; `PackError` names every fault of all of them."""
    book, faults = book_of(game), list[str]()
    for file in files:
        try:
            faults += faults_of(read(file, game), book, book.coach_in(file.parent))
        except PackError as error:
            faults += error.faults
    if faults:
        raise PackError(faults)
    return len(files)


def faults_of(lesson: Lesson, book: Book, words: LessonWords) -> list[str]:
    """Everything that is wrong with a lesson, each with its file and step."""
    rehearsal = Rehearsal(lesson, book.game).run()
    rules = {rule.id for rule in book.rulebook(FALLBACK).rules} if book.written else set()
    pages = [fault for met in rehearsal.met for fault in _misplaced(lesson, met)]
    known = [note.id for note in book.notes]
    notes = [
        f"{lesson.id}.toml: step '{step.id}': teaches: there is no note '{id_}'{guess(id_, known)}"
        for step in lesson.steps
        for id_ in step.teaches
        if id_ not in known
    ]
    return [*rehearsal.faults, *pages, *notes, *words.faults(lesson, rules)]


def _misplaced(lesson: Lesson, met: Met) -> Iterator[str]:
    """What a step points at or allows, but the page does not show when it comes."""
    board, step = board_of(lesson.game), met.step
    scene, found = _page(lesson, met)
    where = f"{lesson.id}.toml: step '{step.id}'"
    for spot in step.point:
        if spot not in found["spot"]:
            yield f"{where}: point: there is no '{spot}' on the page{guess(spot, found['spot'])}"
    loose = {text for text, _ in board.loose(scene)} | {board.proposal(scene)}
    for text in map(str, scene.decision.actions if scene.decision is not None else ()):
        if text not in found["act"] | loose and not any(has_part(text, part) for part in found["part"]):
            yield f"{where}: '{text}' has no place on the page"


def _page(lesson: Lesson, met: Met) -> tuple[Scene, dict[str, set[str]]]:
    """The scene when a step comes, and by kind what can be pointed at or pressed there."""
    chairs = [Chair("person", ""), *[Chair("bot", "", lesson.bot)] * (lesson.seats - 1)]
    scene = narrowed_by(met.step, scene_of(met.state, Eyes(LEARNER, FALLBACK), chairs), "")
    found: dict[str, set[str]] = {
        "spot": {f"panel {seat}" for seat in range(lesson.seats)},
        "act": set(),
        "part": set(),
    }
    for kind, name in PLACE.findall(str(board_of(lesson.game).main(scene))):
        found[kind].add(unescape(name))
    return scene, found


# ---------------------------------------------------------------- notes
def check_notes(game: str, file: Path | None = None) -> int:
    """How many there are, in a file or else of the game's own; `PackError` names every fault."""
    book = book_of(game)
    found = book.notes if file is None else notes.read(file)
    words = book.note_words if file is None else book.coach_in(file.parent)
    rules = {rule.id for rule in book.rulebook(FALLBACK).rules} if book.written else set()
    faults = notes.faults(found, book.game, words, rules) if found else []
    spots = spots_of(book.game) if any(note.point for note in found) else set()
    faults += [
        f"{notes.FILE}: note '{note.id}': point: there is no '{note.point}' on the page{guess(note.point, spots)}"
        for note in found
        if note.point and note.point not in spots
    ]
    if faults:
        raise PackError(faults)
    return len(found)


def spots_of(game: Game) -> set[str]:
    """The spots of a play's pages, looked at once for each kind of question; the panels are on every page."""
    board, chance = board_of(game.name), random.Random(1)
    chairs = [Chair("person", "")] * SEATS
    state = game.new(SEATS, seed=1)
    found, seen = {f"panel {seat}" for seat in range(SEATS)}, set[str]()
    while not state.over:
        decision = state.decision(chance.choice(state.to_act))
        if decision.seat == 0 and decision.kind not in seen:
            seen.add(decision.kind)
            page = str(board.main(scene_of(state, Eyes(0, FALLBACK), chairs)))
            found |= {unescape(name) for kind, name in PLACE.findall(page) if kind == "spot"}
        state.apply(chance.choice(decision.actions))
    return found
