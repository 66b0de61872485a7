"""Rehearsal: the engine plays a lesson as its coach lets a learner play it, and names what would go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, NamedTuple

from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.core.table import Table, come
from tabuleiro.kit.lessons import LEARNER, Lesson, LessonPlace, LessonStep, opening, place
from tabuleiro.kit.reader import guess

LONGEST: Final = 1000  # actions of a play
AT_RANDOM: Final = 16  # plays by chance at the end: what comes of several things chosen together


class Met(NamedTuple):
    """A step when it came: the position then."""

    step: LessonStep
    state: State


@dataclass
class _Way:
    """One play of the lesson, and how far it is."""

    table: Table
    read: tuple[str, ...] = ()
    last: int = -1  # the last step that came
    met: tuple[str, ...] = ()
    dice: Random | None = None  # that choose; None: the first thing that may be chosen

    def copy(self) -> _Way:
        return replace(self, table=self.table.copy())

    @property
    def question(self) -> Decision | None:
        state = self.table.state
        return state.decision(LEARNER) if LEARNER in state.to_act else None

    def act(self, seat: int, text: str) -> None:
        self.table.act(self.table.state.decision(seat).parse(text))


@dataclass
class Rehearsal:
    """Along the coach's way first, always with the first thing that may be chosen; then with each other thing once;
    then with any."""

    lesson: Lesson
    game: Game
    met: list[Met] = field(default_factory=list)  # every step, as it came first
    faults: list[str] = field(default_factory=list)
    _offered: set[tuple[str, str]] = field(default_factory=set)  # what could be chosen, by step
    _asked: set[str] = field(default_factory=set)  # the kinds of questions that came
    _tried: set[tuple[int, str, str]] = field(default_factory=set)
    _ways: list[tuple[_Way, str]] = field(default_factory=list)  # where to go on, each with what is chosen there

    def run(self) -> Rehearsal:
        try:
            way = _Way(begun(self.lesson, self.game))
        except BadInput as error:
            self._fault("", str(error))
            return self
        self._play(way)
        self._left_over(way)
        while self._ways:
            way, text = self._ways.pop()
            way.act(LEARNER, text)
            self._play(way)
        for seed in range(AT_RANDOM if self._tried and not self.faults else 0):
            self._play(_Way(begun(self.lesson, self.game), dice=Random(seed)))
        self._never_seen()
        return self

    def _fault(self, step: str, message: str) -> None:
        text = f"{self.lesson.id}.toml: step '{step}': {message}" if step else f"{self.lesson.id}.toml: {message}"
        if text not in self.faults:
            self.faults.append(text)

    # ---------------------------------------------------------------- one play
    def _play(self, way: _Way) -> None:
        """To the end of the lesson, or to where it goes wrong: more would only follow from that."""
        steps = self.lesson.steps
        for _ in range(LONGEST):
            question = way.question
            at = place(self.lesson, way.table.log, way.read, question)
            if not self._came(way, at, question) or at.step == len(steps):
                return
            if at.ready and not steps[at.step].asks:
                way.read = (*way.read, steps[at.step].id)
            elif way.table.state.over:
                self._fault(steps[at.step].id, "never comes: the play is over before")
                return
            elif question is not None:
                self._choose(way, at, question)
            elif not self._others(way, steps[at.step]):
                return
        self._fault("", f"it does not end within {LONGEST} things")

    def _came(self, way: _Way, at: LessonPlace, question: Decision | None) -> bool:
        """Whether nothing was missed: what comes at this moment, and what should have come before it."""
        steps = self.lesson.steps
        if question is not None and not at.ready and question.kind == steps[at.step].asks:
            return self._illegal(steps[at.step], question)
        if not at.ready or at.step <= way.last:
            return True
        for step in steps[way.last + 1 : at.step]:
            if step.optional or step.id in way.met:
                continue
            if question is not None and question.kind == step.asks:
                return self._illegal(step, question)
            then = f"'{steps[at.step].id}'" if at.step < len(steps) else "the end"
            wanted = f"asked '{step.asks}'" if step.asks else f"told '{step.told}'" if step.told else "told"
            self._fault(step.id, f"is missed: the learner is not {wanted} before {then}")
            return False
        way.last = at.step
        if at.step < len(steps):
            way.met = (*way.met, steps[at.step].id)
            self._meet(steps[at.step], way.table.state)
        return True

    def _illegal(self, step: LessonStep, question: Decision) -> bool:
        offered = [str(action) for action in question.actions]
        near = guess(step.only[0], offered) if step.only else ""
        self._fault(step.id, f"nothing that it allows is legal when it comes: {_listed(offered)}{near}")
        return False

    def _meet(self, step: LessonStep, state: State) -> None:
        if not any(one.step is step for one in self.met):
            self.met.append(Met(step, state))
        view = state.view(LEARNER).data
        for path, value in step.expect:
            found = _found(view, path)
            if found != value:
                self._fault(step.id, f"its words rely on {path} = {value!r}, but it is {found!r}")

    def _choose(self, way: _Way, at: LessonPlace, question: Decision) -> None:
        """The first thing that may be chosen, the others are kept for later; or what the dice say."""
        step = self.lesson.steps[at.step]
        self._asked.add(question.kind)
        options = [str(action) for action in question.actions]
        self._offered |= {(step.id, text) for text in options} if at.ready else set()
        may = [text for text in options if step.allows(text)] if at.ready else [options[0], options[-1]]
        if way.dice is not None:
            way.act(LEARNER, way.dice.choice(may))
            return
        for text in may[1:]:
            if (at.step, question.kind, text) not in self._tried:
                self._tried.add((at.step, question.kind, text))
                self._ways.append((way.copy(), text))
        way.act(LEARNER, may[0])

    def _others(self, way: _Way, step: LessonStep) -> bool:
        """What is arranged for another seat."""
        state = way.table.state
        seat = state.to_act[0]
        question = state.decision(seat)
        text = self.lesson.move(way.table.log, seat, question)
        if text:
            way.act(seat, text)
            return True
        offered = [str(action) for action in question.actions]
        move = self.lesson.next_move(way.table.log, seat)
        wanted = f"'{move}' is not legal{guess(move, offered)}" if move else "nothing is arranged"
        self._fault(step.id, f"before it seat {seat} is asked '{question.kind}' ({_listed(offered)}), and {wanted}")
        return False

    # ---------------------------------------------------------------- when all is played
    def _left_over(self, way: _Way) -> None:
        """What is arranged but did not come on the coach's way."""
        if self.faults:
            return  # they say why
        for text in self.lesson.chance[come(self.lesson.chance, way.table.record.outcomes) :]:
            self._fault("", f"chance: '{text}' never comes up")
        for seat, moves in self.lesson.moves:
            made = [told.text for told in way.table.log if told.seat == seat]
            for text in moves[come(moves, made) :]:
                self._fault("", f"moves: seat {seat} never comes to '{text}'")

    def _never_seen(self) -> None:
        """Of the steps that never came the first, as it keeps the others; of those that came, what could never be."""
        came = {one.step.id for one in self.met}
        steps = self.lesson.steps
        missing = next((step for step in steps if step.id not in came and not step.optional), None)
        if missing is not None and missing.asks and missing.asks not in self._asked:
            near = guess(missing.asks, self._asked)
            self._fault(missing.id, f"never comes: the learner is never asked '{missing.asks}'{near}")
        elif missing is not None and not self.faults:
            self._fault(missing.id, "never comes")
        for step in steps if missing is None else ():
            if step.id not in came:
                self._fault(step.id, "is optional, but never comes")
            for text in (*step.only, *step.never) if step.id in came else ():
                if (step.id, text) not in self._offered:
                    offered = [one for id_, one in self._offered if id_ == step.id]
                    self._fault(step.id, f"'{text}' is never legal when it comes{guess(text, offered)}")


def begun(lesson: Lesson, game: Game) -> Table:
    """A table at the lesson's start."""
    origin = replace(game.origin(lesson.seats, lesson.seed, dict(lesson.options)), position=lesson.position)
    state = opening(game, origin, lesson.chance)
    return Table(state, ("",) * lesson.seats, arranged=lesson.chance, lesson=lesson.id)


def _found(view: Any, path: str) -> Any:
    """What lies at a path such as `players.0.coins`; None if nothing does."""
    for key in path.split("."):
        try:
            view = view[int(key)] if isinstance(view, list | tuple) else view[key]
        except (KeyError, IndexError, ValueError, TypeError):
            return None
    return view


def _listed(texts: Sequence[str], most: int = 6) -> str:
    return ", ".join(texts[:most]) + (", ..." if len(texts) > most else "")
