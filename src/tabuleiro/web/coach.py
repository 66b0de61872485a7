"""The coach of a lesson on the table's page: what it says now, what it points at, and what it keeps for later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from markupsafe import Markup

from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.reason import Reason
from tabuleiro.drawing import prose
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.kit.book import book_of
from tabuleiro.kit.lessons import LEARNER, Lesson, LessonStep, LessonWords
from tabuleiro.web.board import Board
from tabuleiro.web.scene import Scene
from tabuleiro.web.texts import words

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable


@dataclass(frozen=True)
class Coaching:
    """What the coach says at one moment, for the page and for text mode."""

    title: str  # of the lesson
    step: str
    number: int
    steps: int
    chapter: str = ""  # its title
    text: Markup = NOTHING
    task: str = ""  # the one thing to be done now
    goes_on: bool = False  # the learner says when
    waits: bool = False  # the play goes on freely until the coach has more to say
    acts: tuple[str, ...] = ()  # what may be chosen, to be pointed at
    spots: tuple[str, ...] = ()  # what else is pointed at
    teaches: tuple[str, ...] = ()  # notes that are met by it
    back: bool = False  # there is a step to go back to
    left: bool = False  # the learner plays without the coach, and can call it back
    onward: str = ""  # where the last step leads to: the next lesson, or home
    stays: bool = False  # but first of all the play goes on


def narrowed(table: LiveTable, scene: Scene) -> Scene:
    """The scene of a lesson: what comes later in it is there, but cannot be chosen yet, and says so."""
    lesson, step = table.now.lesson, table.now.narrowed
    if lesson is None or step is None or scene.seat != LEARNER:
        return scene
    return narrowed_by(step, scene, later(lesson, step, scene.names, scene.lang))


def narrowed_by(step: LessonStep, scene: Scene, why: str) -> Scene:
    decision = scene.decision
    if decision is None:
        return scene
    may = step.allowed(decision)
    reason = Reason("lesson_later", {"text": why})
    rest = [(action, reason) for action in decision.actions if action.option not in may]
    asked = Decision(decision.game, decision.seat, decision.step, decision.at, may)
    chosen = scene.chosen if step.allows(scene.chosen) else ""
    return replace(scene, decision=asked, refusals=[*scene.refusals, *rest], chosen=chosen)


def later(lesson: Lesson, step: LessonStep, names: Sequence[str], lang: str) -> str:
    """The friendly reason why something comes later."""
    if not step.asks:
        return words(lang)("coach-read-first")
    return prose.plain(coach_of(lesson).wrong(lang, lesson, step, _rival(names)))


def to_read(table: LiveTable, lang: str) -> str:
    """What is said in the place of a question while the learner reads: the last words leave a choice of buttons."""
    lesson, at = table.now.lesson, table.now.lesson_place
    last = lesson is not None and at is not None and at.step == len(lesson.steps) - 1
    return words(lang)("coach-read-last" if last else "coach-read-first")


def coach_of(lesson: Lesson) -> LessonWords:
    return book_of(lesson.game).coach


def icons_of(table: LiveTable, lang: str) -> list[str]:
    """All that the coach will come to show: later changes of a page bring no new symbols."""
    lesson = table.now.lesson
    return coach_of(lesson).icons(lang, lesson) if lesson is not None else []


def _onward(lesson: Lesson) -> str:
    """What comes after a lesson."""
    names = list(book_of(lesson.game).lessons)
    rest = names[names.index(lesson.id) + 1 :]
    return f"/learn/{lesson.game}#{rest[0]}" if rest else "/"


def _rival(names: Sequence[str]) -> str:
    """What the seat after the learner's is called, for words that speak of it."""
    return names[LEARNER + 1] if len(names) > 1 else ""


def task(board: Board, scene: Scene, may: Sequence[Action]) -> str:
    """The one thing to be done now: what is chosen is sent with the main button. Of several any will do."""
    if not may or scene.decision is None:
        return ""
    chosen = any(str(action) == scene.chosen for action in may)
    if chosen and scene.decision.kind in board.confirm and (sends := board.main_button(scene)[0]):
        return sends
    return words(scene.lang)("coach-any") if len(may) > 1 else board.brief(scene.view, may[0], scene.lang)


def silent(table: LiveTable, coach: Coaching | None) -> bool:
    """Whether notes may speak: there is no lesson (any more), or its coach waits for something."""
    return not table.now.learning or (coach is not None and coach.waits)


def coaching(table: LiveTable, scene: Scene, board: Board) -> Coaching | None:
    """What the coach says now; None where there is none."""
    now, lesson = table.now, table.now.lesson
    if lesson is None or scene.seat != LEARNER or table.over or now.chairs[LEARNER].bot:
        return None
    speaks, say = coach_of(lesson), words(scene.lang)
    title = speaks.text(scene.lang, f"{lesson.id}-title")
    own = [step.id for step in lesson.steps if not step.words]
    at = now.lesson_place
    if at is None:
        return Coaching(title, "", len(own), len(own), left=True) if now.left else None
    step = lesson.steps[at.step]
    chapter = lesson.chapter(at.step)
    shown = Coaching(
        title,
        step.id,
        own.index(step.says) + 1,
        len(own),
        speaks.text(scene.lang, f"{lesson.id}-chapter-{chapter}") if chapter else "",
        back=now.lesson_back is not None,
        onward=_onward(lesson) if at.step == len(lesson.steps) - 1 else "",
        stays=next(iter(book_of(lesson.game).lessons)) == lesson.id,  # a first game is there to be played
    )
    if not at.ready:
        asked = scene.decision is not None
        return replace(shown, text=tag("p", say("coach-waits" if asked else "coach-others")), waits=asked)
    may = scene.decision.actions if scene.decision and step.asks else []
    acts = [str(action) for action in may]
    key = f"{lesson.id}-{step.says}"
    if scene.chosen in acts and speaks.has("en", f"{key}-chosen"):
        key = f"{key}-chosen"
    return replace(
        shown,
        text=prose.html(speaks.text(scene.lang, key, _rival(scene.names)), page=f"/rules/{lesson.game}"),
        task=task(board, scene, may),
        goes_on=not step.asks,
        acts=tuple(acts),
        spots=step.point,
        teaches=tuple(f"{lesson.game} {note}" for note in step.teaches),
    )
