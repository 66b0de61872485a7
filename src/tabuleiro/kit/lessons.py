"""Lessons: a guided play as data: how it starts, what is arranged in it, and what the coach says step by step."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from tabuleiro.core.chance import Arranged
from tabuleiro.core.errors import PackError
from tabuleiro.core.table import come
from tabuleiro.drawing.prose import MARK
from tabuleiro.kit import entries
from tabuleiro.kit.entries import Frozen, PackKey
from tabuleiro.kit.packs import Table
from tabuleiro.kit.reader import Reader, guess, table_in
from tabuleiro.lang import LANGUAGES, MissingWords, Words

if TYPE_CHECKING:
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.game import Game
    from tabuleiro.core.record import Origin
    from tabuleiro.core.state import State
    from tabuleiro.core.table import Told

LEARNER: Final = 0  # the seat that is taught
FIRST: Final = "first-game"  # the lesson that somebody who has never played begins with
LAST: Final = 99  # the number of a lesson that has no place of its own
MOST_WORDS: Final = 40  # in what the coach says at a time
OWN_WORDS: Final = ("title", "about", "wrong")
LINES: Final = entries.by("lines", "a list of texts")


class LessonStep(Frozen):
    """One thing that the coach says. With `asks` it is over when the learner has answered such a question, else when
    the learner goes on; with `told` it waits until an event of this kind was told."""

    id: Annotated[str, entries.text()]
    asks: Annotated[str, entries.text()] = ""  # the kind of a decision
    told: Annotated[str, entries.text()] = ""
    only: Annotated[tuple[str, ...], LINES] = ()  # what may be chosen, in notation; none: everything
    never: Annotated[tuple[str, ...], LINES] = ()  # what may not
    point: Annotated[tuple[str, ...], LINES] = ()  # the spots of the page that it speaks of, besides what may be chosen
    times: Annotated[int, entries.number(1, 20)] = 1  # so many questions belong to it
    optional: Annotated[bool, entries.FLAG] = False  # it is passed over where the play goes on without its question
    chapter: Annotated[str, entries.text()] = ""  # it begins this chapter
    teaches: Annotated[tuple[str, ...], LINES] = ()  # notes that its reader need not read any more
    words: Annotated[str, entries.text()] = ""  # the step whose words it says again; "": its own
    # What the words rely on: paths into the learner's view, with values.
    expect: Annotated[tuple[tuple[str, object], ...], entries.by("pairs", "a table")] = ()

    @property
    def says(self) -> str:
        return self.words or self.id

    def fits(self, question: Decision | None) -> bool:
        """Whether this is the question that it waits for, and something of what it allows can be chosen."""
        return question is not None and question.kind == self.asks and bool(self.allowed(question))

    def allowed(self, question: Decision) -> list[int]:
        return [action.option for action in question.actions if self.allows(str(action))]

    def allows(self, text: str) -> bool:
        """While something is to be read, nothing is chosen."""
        return bool(self.asks) and (text in self.only if self.only else text not in self.never)


class Lesson(Frozen):
    """What it arranges comes up as soon as it can; what the others do, they do as soon as they can."""

    id: str
    game: str
    steps: Annotated[tuple[LessonStep, ...], PackKey("step"), entries.by("steps", "a list of steps")]
    # By seat, what is arranged for it.
    moves: Annotated[tuple[tuple[int, tuple[str, ...]], ...], entries.by("moves", "a table of lists")] = ()
    position: Annotated[str, entries.by("position", "a text")]  # that it starts from; "": as any play does
    minutes: Annotated[int, entries.number(1, 30)]
    seats: Annotated[int, entries.by("seats", "1 to 8")]
    seed: Annotated[int, entries.number(0, 2**62)] = 0
    number: Annotated[int, entries.number(1, LAST)] = LAST  # its place among the game's lessons
    bot: Annotated[str, entries.text()] = "search:1"  # that plays the other seats where nothing is arranged
    options: Annotated[tuple[tuple[str, bool | str], ...], entries.by("options", "a table")] = ()
    chance: Annotated[tuple[str, ...], LINES] = ()

    @property
    def chapters(self) -> list[str]:
        return [step.chapter for step in self.steps if step.chapter]

    def chapter(self, n: int) -> str:
        """Of a step, by its number; "" before the first."""
        return next((step.chapter for step in reversed(self.steps[: n + 1]) if step.chapter), "")

    def move(self, log: Sequence[Told], seat: int, question: Decision) -> str:
        """What a seat other than the learner's does now; "" where nothing is arranged."""
        wanted = self.next_move(log, seat)
        return wanted if wanted in map(str, question.actions) else ""

    def next_move(self, log: Sequence[Told], seat: int) -> str:
        """What is arranged next for a seat; "" after the last."""
        moves = dict(self.moves).get(seat, ())
        done = come(moves, [told.text for told in log if told.seat == seat])
        return moves[done] if done < len(moves) else ""


class LessonPlace(NamedTuple):
    """How far a learner has come: a step, and whether what it waits for is there."""

    step: int  # its number; that of the steps: all are over
    ready: bool


# ---------------------------------------------------------------- how far
def place(lesson: Lesson, log: Sequence[Told], read: Collection[str], question: Decision | None) -> LessonPlace:
    """Read off what the learner has done (`log`) and gone on from (`read`): nothing can be missed by undo or reload.
    `question`: what the learner is asked now."""
    first, since = _passed(lesson, log)
    steps = lesson.steps
    while first < len(steps) and not steps[first].asks and steps[first].id in read:
        first += 1
    untold = False  # what is to be read after something that was not told yet waits as well
    for n, step in enumerate(steps[first:], first):
        if step.asks:
            if step.fits(question):
                return LessonPlace(n, True)
            missed = question is not None and question.kind == step.asks
            if not (step.optional or missed):
                break
        elif step.id not in read:
            untold = untold or bool(step.told and not _was_told(step.told, log[since:]))
            if not untold:
                return LessonPlace(n, True)
    else:
        if steps[-1].id in read:  # its last words are said: what was left of it was never asked
            return LessonPlace(len(steps), True)
    return LessonPlace(first, first == len(steps))


def _was_told(kind: str, log: Sequence[Told]) -> bool:
    return any(event.kind == kind for told in log for event in told.events)


def _passed(lesson: Lesson, log: Sequence[Told]) -> tuple[int, int]:
    """The first step that no answer of the learner's has ended, and the number of the answer that ended the last."""
    n = times = since = 0
    for told in log:
        found = _answered(lesson, n, told) if told.seat == LEARNER else -1
        if found < 0:
            continue  # nothing that the coach has asked for
        times = times + 1 if found == n else 1
        n = found
        step = lesson.steps[n]
        if times >= step.times or not step.allows(told.text):
            n, times, since = n + 1, 0, told.number
    return n, since


def _answered(lesson: Lesson, first: int, told: Told) -> int:
    """The step that an answer belongs to; -1 if to none."""
    for n, step in enumerate(lesson.steps[first:], first):
        if step.asks == told.kind:
            return n
        if step.asks and not step.optional:
            return -1
    return -1


def narrowed(lesson: Lesson, at: LessonPlace) -> LessonStep | None:
    """The step that says what may be chosen now; None: everything may, as the coach waits or has only words left."""
    rest = lesson.steps[at.step :] if at.ready else ()
    return rest[0] if any(step.asks for step in rest) else None


def opening(game: Game, origin: Origin, chance: Sequence[str]) -> State:
    """The first state of a play, with what is arranged for it."""
    state = game.start(origin, Arranged(game.script(chance).outcomes, 0) if chance else None)
    state.script = None
    return state


# ---------------------------------------------------------------- words
class LessonWords:
    """What the coach of some lessons says: Fluent messages `<lesson>-<step>`, with icons and names as parameters."""

    def __init__(self, folder: Path, names: Callable[[str], Mapping[str, str]]) -> None:
        self.words = Words(folder)
        self._names = lru_cache(maxsize=len(LANGUAGES))(names)

    def has(self, lang: str, key: str) -> bool:
        return self.words.has(lang, key)

    def text(self, lang: str, key: str, rival: str = "") -> str:
        """With marks as in a rule book: `{coin}` for an icon."""
        return self.words.text(lang, key, **{**self._names(lang), "rival": rival})

    def icons(self, lang: str, lesson: Lesson) -> list[str]:
        """All that a lesson's words show."""
        texts = [self.text(lang, key) for key in self.words.keys(lang) if key.startswith(f"{lesson.id}-")]
        return sorted({mark[2] for text in texts for mark in MARK.finditer(text) if mark[2]})

    def wrong(self, lang: str, lesson: Lesson, step: LessonStep, rival: str = "") -> str:
        """What is said when something else is tried than the step allows."""
        own = f"{lesson.id}-{step.says}-wrong"
        return self.text(lang, own if self.has("en", own) else f"{lesson.id}-wrong", rival)

    def faults(self, lesson: Lesson, rules: Collection[str]) -> list[str]:
        """Messages that are missing, cannot be filled in, are too long or speak of none of these rules, by language."""
        keys = {f"{lesson.id}-{step.says}": True for step in lesson.steps}
        keys |= {f"{lesson.id}-{step.says}-{more}": False for step in lesson.steps for more in ("wrong", "chosen")}
        keys |= {f"{lesson.id}-{more}": True for more in OWN_WORDS}
        keys |= {f"{lesson.id}-chapter-{chapter}": True for chapter in lesson.chapters}
        found: list[str] = []
        for place, key, text in self.looked_through(lesson.id, keys, "step", found, f"{lesson.id}-"):
            n = len(MARK.sub(lambda mark: mark[3] or "", text).split())
            for mark in MARK.finditer(text):
                if mark[1] and mark[1] not in rules:
                    found.append(f"{place}: '{key}': there is no rule {mark[1]}")
            if n > MOST_WORDS:
                found.append(f"{place}: '{key}' has {n} words; at most {MOST_WORDS}")
        return found

    def looked_through(
        self, file: str, keys: Mapping[str, bool], one: str, faults: list[str], own: str = ""
    ) -> Iterator[tuple[str, str, str]]:
        """Place, key and text of these messages (with whether each is needed), language by language. What is missing,
        cannot be filled in, or is said by no `one` though it begins as its `own` do, joins the faults."""
        for lang in LANGUAGES:
            place = f"{lang}/{file}.ftl"
            for key, needed in keys.items():
                if not self.has(lang, key):
                    if needed or any(self.has(other, key) for other in LANGUAGES):
                        faults.append(f"{place}: the message '{key}' is missing")
                    continue
                try:
                    text = self.text(lang, key, "x")
                except MissingWords as error:
                    faults.append(f"{place}: {error}")
                    continue
                yield place, key, text
            strange = [key for key in sorted(self.words.keys(lang)) if key.startswith(own) and key not in keys]
            faults += [f"{place}: no {one} says '{key}'{guess(key, keys)}" for key in strange]


# ---------------------------------------------------------------- reading
def is_lesson(file: Path) -> bool:
    """Whether a file means to be one: it has steps."""
    try:
        return "step" in table_in(file)
    except PackError:
        return False  # who reads it says why


def read(file: Path, game: str) -> Lesson:
    """A lesson from its file; every fault is named with its step."""
    table, reader = {"number": 1 if file.stem == FIRST else LAST, **table_in(file)}, _LessonReader(file.name)
    lesson = reader.read(Lesson, table, id=file.stem, game=game)
    if reader.faults:
        raise PackError(reader.faults)
    return lesson


class _LessonReader(Reader):
    def known(self, table: Mapping[str, object], fields: Collection[str], field: str = "") -> None:
        for key in table:
            if key not in fields:
                self.fault(key, f"is not a key here{guess(key, fields)}")

    def steps(self, table: Table, key: str) -> tuple[LessonStep, ...]:
        steps = tuple(self.each(table, key, self.step, "step '{id}'"))
        seen: set[str] = set()
        for step in steps:
            if step.id in seen:
                self.fault(f"step '{step.id}'", "is there twice")
            seen.add(step.id)
        for step in steps:
            if step.words and step.words not in seen:
                self.fault(f"step '{step.id}': words", f"there is no step '{step.words}'{guess(step.words, seen)}")
        return steps

    def step(self, table: Table) -> LessonStep:
        step = self.read(LessonStep, table)
        if step.id in OWN_WORDS:
            self.fault("id", f"'{step.id}' is the name of the lesson's own words")
        if step.asks and step.told:
            self.fault("", "waits for a question or for what was told, not for both")
        for key in ("only", "never", "times", "optional"):
            if key in table and not step.asks:
                self.fault(key, "belongs to a step with 'asks'")
        if step.only and step.never:
            self.fault("never", "says nothing beside 'only'")
        return step

    def moves(self, table: Table, key: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
        moves = self.table(table, key)
        if not all(seat.isdecimal() and int(seat) != LEARNER for seat in moves):
            self.fault(key, "are by seat, none of them the learner's (0)")
            return ()
        return tuple((int(seat), self.lines(moves, seat)) for seat in moves)

    def position(self, table: Table, key: str) -> str:
        return self.text(table, key) if "seed" not in table else ""

    def seats(self, table: Table, key: str) -> int:
        position = table.get("position")
        if "seed" in table or not isinstance(position, str) or not position:
            return self.number(table, key, 1, 8)
        try:
            return len(tomllib.loads(position)["seat"])
        except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
            self.fault("position", f"cannot be read: {error}")
            return 1

    def options(self, table: Table, key: str) -> tuple[tuple[str, bool | str], ...]:
        found = self.table(table, key).items()
        for option, value in found:
            if not isinstance(value, bool | str):
                self.fault(f"{key}.{option}", f"should be a word, true or false, not {value!r}")
        return tuple((option, value) for option, value in found if isinstance(value, bool | str))

    def pairs(self, table: Table, key: str) -> tuple[tuple[str, object], ...]:
        return tuple(self.table(table, key).items())

    def lines(self, table: Table, field: str) -> tuple[str, ...]:
        value = table.get(field, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.fault(field, "should be a list of texts")
            return ()
        return tuple(value)
