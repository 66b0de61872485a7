"""Standing: all that a table is at one version. Changes make a new one, which is shown only once it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dealt
from tabuleiro.core.deal import Deal
from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.core.history import last_entry
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import Entry, Origin, Record, fold
from tabuleiro.core.state import State
from tabuleiro.core.table import Table
from tabuleiro.kit import lessons
from tabuleiro.kit.book import book_of
from tabuleiro.kit.editions import edition_of, game_of, known
from tabuleiro.kit.lessons import LEARNER, Lesson, LessonPlace, LessonStep
from tabuleiro.server.chairs import Chair, names_in_record
from tabuleiro.server.errors import Stale
from tabuleiro.server.rows import JournalEntry, Stored, Summary
from tabuleiro.server.store import Store

LATE: Final = "late:"  # how the id of a change begins that was made for a bot from outside


@dataclass(frozen=True)
class Standing:
    """Nothing in here is changed once it is made: readers may keep one as long as they like."""

    table: Table
    chairs: tuple[Chair, ...]
    asked: tuple[int, ...]  # by seat, the version at which its present question was put
    asked_at: tuple[float, ...]  # the same as times
    versions: tuple[int, ...]  # by number in the table's log, the version that brought it
    retold: int = 0  # the version of the last undo: what was told before it is not what happened
    lesson: Lesson | None = None  # what the play teaches,
    read: tuple[tuple[str, int], ...] = ()  # its steps that the learner has gone on from, and after how many acts,
    left: bool = False  # and whether the learner plays on without it
    late: frozenset[int] = frozenset()  # the versions by which a bot from outside did not answer in time

    @property
    def version(self) -> int:
        return self.table.version

    @property
    def dealt(self) -> bool:
        """Whether the play has begun; before, people still come and add texts of their own to the deal."""
        return bool(self.table.log)

    @property
    def full(self) -> bool:
        """Whether every chair has somebody who will play."""
        return all(chair.kind != "open" or chair.bot for chair in self.chairs)

    @property
    def bot_to_act(self) -> int:
        """People first, so that they can undo: a bot acts when no person is asked anything; -1 if none is to act."""
        to_act = self.table.state.to_act
        return to_act[0] if to_act and all(self.chairs[seat].bot for seat in to_act) else -1

    def must_go_on(self) -> None:
        """Refuses what a play that is over has no room for."""
        if self.table.state.over:
            raise IllegalAction("the play is over", Reason("play_is_over"))

    def missed(self, seat: int) -> bool:
        """Whether the seat's last action was taken for it, as a bot from outside did not answer in time."""
        last = self.table.last_of(seat)
        return bool(last) and self.versions[last] in self.late and bool(self.chairs[seat].outside)

    @property
    def lesson_place(self) -> LessonPlace | None:
        """How far the learner is; None where nobody is taught (any more)."""
        if self.lesson is None or self.left or self.table.state.over or self.chairs[LEARNER].bot:
            return None
        state = self.table.state
        question = state.decision(LEARNER) if LEARNER in state.to_act else None
        at = lessons.place(self.lesson, self.table.log, dict(self.read), question)
        return at if at.step < len(self.lesson.steps) else None

    @property
    def learning(self) -> bool:
        """Whether a lesson goes on, be it that its coach was left and can be called again."""
        return self.lesson is not None and (self.left or self.lesson_place is not None)

    @property
    def narrowed(self) -> LessonStep | None:
        """The step of the lesson that says what the learner may choose now; None: everything."""
        at = self.lesson_place
        return lessons.narrowed(self.lesson, at) if self.lesson is not None and at is not None else None

    @property
    def reading(self) -> bool:
        """Whether the learner has something to read: the others wait."""
        at = self.lesson_place
        return self.lesson is not None and at is not None and at.ready and not self.lesson.steps[at.step].asks

    @property
    def lesson_back(self) -> str | None:
        """What a learner takes back who goes one step back: the step read last, "" for the own action made last; None:
        nothing."""
        last = self.table.last_of(LEARNER)
        if self.read and self.read[-1][1] >= last:
            return self.read[-1][0]
        return "" if last else None

    @property
    def record(self) -> Record:
        """With the deal's key, so for the database alone."""
        return replace(self.table.record, deal=self.table.deal)

    @property
    def summary(self) -> Summary:
        state = self.table.state
        scores = tuple(score.points for score in state.scores) if state.over else ()
        return Summary(state.over, self.bot_to_act >= 0, state.to_act, self.asked, self.asked_at, scores)


Change = tuple[Standing, list[JournalEntry]]


def begun(
    game: Game, origin: Origin, deal: Deal | None, chairs: tuple[Chair, ...], at: float, lesson: Lesson | None = None
) -> Standing:
    """Before the first action, with chance by the seed and what a lesson arranges; or before the deal."""
    chance = lesson.chance if lesson is not None else ()
    if deal is None:
        state = lessons.opening(game, origin, chance)
    else:
        state = game.empty(origin, 0)
    taught = lesson.id if lesson is not None else ""
    table = Table(state, names_in_record(chairs), deal, dealt=deal is None, arranged=chance, lesson=taught)
    return Standing(table, chairs, (0,) * len(chairs), (at,) * len(chairs), (0,), lesson=lesson)


def dealt_if_full(now: Standing, at: float) -> Standing:
    """The deal, as soon as nobody has to be waited for."""
    if now.dealt or not now.full:
        return now
    before = now.table
    assert before.deal is not None
    assert before.state.origin is not None
    state = before.game.start(before.state.origin, Dealt(before.deal, 0))
    state.script = None
    table = Table(state, before.seats, before.deal)
    table.version = now.version
    n = len(now.chairs)
    return replace(now, table=table, asked=(now.version,) * n, asked_at=(at,) * n)


def game_at(store: Store, stored: Stored) -> Game:
    """The game that a table was opened with, whatever is played today."""
    edition = edition_of(stored.record)
    if not known(edition):
        edition = replace(edition, pack_content=store.pack(edition.game, edition.pack_hash))
    return game_of(edition)


def restored(game: Game, stored: Stored, rows: Sequence[JournalEntry]) -> Standing:
    """The fold of the journal, with the outcomes as they were: chance is not asked again.

    An undo takes the seat's last action out, as if it had not been made; so much is certain from when it was granted.
    """
    acts: list[JournalEntry] = []
    retold = 0
    taught = stored.settings.get("lesson", "")
    lesson = book_of(game.name).lessons.get(taught)  # None too if there is no such any more
    read: list[tuple[str, int]] = []
    left = False
    for row in rows:
        if row.kind == "act":
            acts.append(row)
        elif row.kind == "undo":
            del acts[max(n for n, act in enumerate(acts) if act.seat == row.seat)]
            retold = row.version
        elif row.kind == "coach" and row.text == "back":
            last = max((n for n, act in enumerate(acts, 1) if act.seat == LEARNER), default=0)
            if read and read[-1][1] >= last:
                read.pop()
                continue
            del acts[last - 1 :]
            read = [one for one in read if one[1] < last]
            retold = row.version
        elif row.kind == "coach":
            do, _, step = row.text.partition(" ")
            read += [(step, len(acts))] if do == "next" else []
            left = left if do == "next" else do == "leave"
    record = stored.record
    if not stored.dealt:
        waiting = begun(game, record.origin, record.deal, stored.chairs, stored.created)
        waiting.table.version = stored.version
        return waiting
    entries = tuple(Entry(act.seat, act.text, act.outcomes) for act in acts)
    state = fold(game, replace(record, entries=entries))
    arranged = lesson.chance if lesson is not None else ()
    table = Table(state, names_in_record(stored.chairs), record.deal, arranged=arranged, lesson=taught)
    table.version = stored.version
    versions = (0, *(act.version for act in acts))
    asked, asked_at = stored.summary.asked, stored.summary.asked_at
    late = frozenset(row.version for row in rows if row.client is not None and row.client.startswith(LATE))
    return Standing(table, stored.chairs, asked, asked_at, versions, retold, lesson, tuple(read), left, late)


def acted(now: Standing, seat: int, texts: Sequence[str], at: float) -> Change:
    """One or several actions of a seat in notation: all of them, or the reason why not."""
    rows: list[JournalEntry] = []
    for text in texts:
        step = now.narrowed if seat == LEARNER else None
        if step is not None and not step.allows(text):
            raise IllegalAction(f"'{text}' comes later in this lesson", Reason("lesson_later"))
        table = now.table.copy()
        table.act(action_of(table.state, seat, text))
        entry = last_entry(table.state)
        now = _moved(now, table, seat, at, (*now.versions, now.version + 1))
        rows.append(JournalEntry(now.version, seat, "act", entry.text, entry.outcomes, None, at))
    return now, rows


def action_of(state: State, seat: int, text: str) -> Action:
    """The action with this notation; what cannot be done is refused with the rules' own reason."""
    reason = state.why_not(seat, text)
    if reason is not None:
        raise IllegalAction(f"'{text}' is not legal for seat {seat}: {reason}", reason)
    return state.decision(seat).parse(text)


def undone(now: Standing, seat: int, at: float) -> Change:
    """The seat's last action taken back."""
    table = now.table.copy()
    table.undo(seat)
    last = max(told.number for told in now.table.log if told.seat == seat)
    moved = _moved(now, table, seat, at, now.versions[:last] + now.versions[last + 1 :])
    return replace(moved, retold=moved.version), [JournalEntry(moved.version, seat, "undo", "", (), None, at)]


def reseated(now: Standing, seat: int, chair: Chair, kind: str, at: float, text: str = "") -> Change:
    """Another one on a chair, perhaps with a `text` of their own for the deal; the play is as it was."""
    chairs = (*now.chairs[:seat], chair, *now.chairs[seat + 1 :])
    table = now.table.copy()
    table.seats = names_in_record(chairs)
    table.version += 1
    if table.deal is not None and not now.dealt:
        table.deal = table.deal.with_text(seat, text)
    told = {"sit": chair.name, "bot": chair.bot}.get(kind, "")
    moved = replace(now, table=table, chairs=chairs)
    return dealt_if_full(moved, at), [JournalEntry(table.version, seat, kind, told, (), None, at)]


def coached(now: Standing, do: str, step: str, at: float) -> Change:
    """What a learner says to the coach: goes on from a step (`next`), one step back (`back`), plays on without the
    lesson (`leave`), or with it again (`return`)."""
    place, lesson = now.lesson_place, now.lesson
    if do == "next" and now.reading and lesson is not None and place is not None:
        if step != lesson.steps[place.step].id:
            raise Stale(now.version)
        moved = replace(_later(now), read=(*now.read, (step, len(now.table.log) - 1)))
    elif do == "back" and place is not None and now.lesson_back is not None:
        moved = _one_back(now, at)
    elif do == "leave" and place is not None:
        moved = replace(_later(now), left=True)
    elif do == "return" and now.left:
        moved = replace(_later(now), left=False)
    else:
        raise BadInput(f"the coach cannot do this here: '{do}'")
    text = f"next {step}" if do == "next" else do
    return moved, [JournalEntry(moved.version, LEARNER, "coach", text, (), None, at)]


def _later(now: Standing) -> Standing:
    """The next version of the same table."""
    table = now.table.copy()
    table.version += 1
    return replace(now, table=table)


def _one_back(now: Standing, at: float) -> Standing:
    """A step unread, or the table before the learner's last action: nobody plays against a person in a lesson, and all
    of it is arranged, so what was learnt since does not matter."""
    if now.lesson_back:
        return replace(_later(now), read=now.read[:-1])
    last = now.table.last_of(LEARNER)
    table = now.table.copy()
    table.rewind(last - 1)
    moved = _moved(now, table, LEARNER, at, now.versions[:last])
    return replace(moved, retold=moved.version, read=tuple(one for one in now.read if one[1] < last))


def _moved(now: Standing, table: Table, seat: int, at: float, versions: tuple[int, ...]) -> Standing:
    """The next version; who is asked something else than before is asked since now, and so is who has just acted."""
    before, after = now.table.state, table.state
    fresh = [n == seat or _question(before, n) != _question(after, n) for n in range(len(now.chairs))]
    asked = tuple(table.version if new else old for new, old in zip(fresh, now.asked, strict=True))
    asked_at = tuple(at if new else old for new, old in zip(fresh, now.asked_at, strict=True))
    return replace(now, table=table, asked=asked, asked_at=asked_at, versions=versions)


def _question(state: State, seat: int) -> tuple[object, ...] | None:
    if seat not in state.to_act:
        return None
    decision = state.decision(seat)
    return decision.step.name, decision.at, decision.options
