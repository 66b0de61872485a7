"""Lessons at a table that lasts: any learner can go on at any moment, and a restart changes nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest
from server_lobby import lobby_in, look
from typer.testing import CliRunner

from tabuleiro.cli.app import app
from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.core.record import Record, fold
from tabuleiro.kit import shelf
from tabuleiro.kit.book import book_of
from tabuleiro.kit.lessons import LEARNER, Lesson, LessonStep
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.errors import Stale
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.queue import Whose
from tabuleiro.server.rows import JournalEntry
from tabuleiro.server.standing import Standing, acted, begun, coached, reseated, restored, undone
from tabuleiro.server.wish import Wish, stored_of
from tabuleiro.web import coach
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import scene_of, status

LESSONS = [lesson for game in shelf.games() for lesson in book_of(game).lessons.values()]
FIRST = book_of("imperial-miners").lessons["first-game"]
PERSON = Chair("person", "Ana", owner="ana")
MISCHIEF = 120  # things that a stubborn learner does before following the coach
LONGEST = 3000


class Pupil:
    """A learner at a table without a server around it; what is done is journalled as the database would have it."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.dice = Random(seed)
        self.lesson = lesson
        self.game = book_of(lesson.game).game
        chairs = (PERSON, *[Chair("bot", "", lesson.bot)] * (lesson.seats - 1))
        origin = replace(self.game.origin(lesson.seats, lesson.seed, dict(lesson.options)), position=lesson.position)
        self.now = begun(self.game, origin, None, chairs, 0.0, lesson)
        wish = Wish(lesson.game, chairs, position=lesson.position, lesson=lesson)
        self.stored = stored_of("x" * 16, wish, self.now, Whose("ana", ""))
        self.rows: list[JournalEntry] = []

    def do(self, change: tuple[Standing, list[JournalEntry]]) -> None:
        self.now, rows = change
        self.rows += rows

    @property
    def ended(self) -> bool:
        """The lesson is over, or the play."""
        return self.now.table.state.over or (self.now.lesson_place is None and not self.now.left and not self.away)

    @property
    def away(self) -> bool:
        return bool(self.now.chairs[LEARNER].bot)

    def follow(self) -> None:
        """What the coach wants, or what is left to do: there must be something."""
        now = self.now
        if self.away:
            self.do(reseated(now, LEARNER, PERSON, "back", 0.0))
        elif now.left:
            self.do(coached(now, "return", "", 0.0))
        elif now.reading:
            self.do(coached(now, "next", self.lesson.steps[now.lesson_place.step].id, 0.0))
        elif LEARNER in now.table.state.to_act:
            question = now.table.state.decision(LEARNER)
            may = now.narrowed.allowed(question) if now.narrowed is not None else question.options
            assert may, f"stuck at {now.lesson_place}"
            self.do(acted(now, LEARNER, [str(question.action(may[0]))], 0.0))
        else:
            self.others()

    def others(self) -> None:
        """As the server lets bots act: only when no person is asked and nothing is to be read."""
        state = self.now.table.state
        seat = self.now.bot_to_act
        assert seat >= 0
        question = state.decision(seat)
        arranged = "" if self.now.lesson_place is None else self.lesson.move(self.now.table.log, seat, question)
        self.do(acted(self.now, seat, [arranged or str(self.dice.choice(question.actions))], 0.0))

    def mischief(self) -> None:
        """Anything that somebody can do."""
        now, dice = self.now, self.dice
        asked = LEARNER in now.table.state.to_act
        what = dice.choice(["act", "act", "wrong", "undo", "back", "next", "leave", "return", "bot", "lang", "restart"])
        if what == "act" and asked and not self.away:
            question = now.table.state.decision(LEARNER)
            may = now.narrowed.allowed(question) if now.narrowed is not None else question.options
            if may:
                self.do(acted(now, LEARNER, [str(question.action(dice.choice(may)))], 0.0))
        elif what == "wrong" and asked and now.narrowed is not None:
            question = now.table.state.decision(LEARNER)
            for text in map(str, question.actions):
                if not now.narrowed.allows(text):
                    with pytest.raises(IllegalAction) as refused:
                        acted(now, LEARNER, [text], 0.0)
                    assert refused.value.reason.code == "lesson_later"
        elif what == "undo" and not self.away and now.table.undo_barrier(LEARNER) is None:
            self.do(undone(now, LEARNER, 0.0))
        elif what in ("back", "next", "leave", "return"):
            step = dice.choice(self.lesson.steps).id if what == "next" and not now.reading else ""
            if now.reading and what == "next":
                step = self.lesson.steps[now.lesson_place.step].id
            try:
                self.do(coached(now, what, step, 0.0))
            except (BadInput, Stale):
                assert self.now is now
        elif what == "bot" and not self.away:
            self.do(reseated(now, LEARNER, replace(PERSON, bot="random"), "bot", 0.0))
        elif what == "lang":
            self.words()
        elif what == "restart":
            self.restart()
        if not self.now.table.state.over and self.now.bot_to_act >= 0 and not self.now.reading:
            self.others()

    def words(self) -> None:
        """The coach has something to say in every language."""
        at = self.now.lesson_place
        if at is not None:
            step = self.lesson.steps[at.step]
            coach = book_of(self.lesson.game).coach
            for lang in LANGUAGES:
                assert coach.text(lang, f"{self.lesson.id}-{step.says}", "Bento")
                assert coach.wrong(lang, self.lesson, step, "Bento")

    def restart(self) -> None:
        """The journal folded gives the very table that was there."""
        stored = replace(self.stored, version=self.now.version, chairs=self.now.chairs, summary=self.now.summary)
        again = restored(self.game, stored, self.rows)
        assert again.table.state.position == self.now.table.state.position
        assert (again.read, again.left, again.retold) == (self.now.read, self.now.left, self.now.retold)
        assert (again.lesson_place, again.versions) == (self.now.lesson_place, self.now.versions)
        assert [told.text for told in again.table.log] == [told.text for told in self.now.table.log]
        self.now = again


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_no_learner_gets_stuck(lesson: Lesson, seed: int) -> None:
    pupil = Pupil(lesson, seed)
    for _ in range(MISCHIEF):
        if pupil.ended:
            break
        pupil.mischief()
    for _ in range(LONGEST):
        if pupil.ended:
            break
        pupil.follow()
    assert pupil.ended
    pupil.restart()
    record = Record.loads(pupil.now.table.record.dumps())
    assert fold(pupil.game, record).position == pupil.now.table.state.position


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_one_can_go_back_from_the_end_to_the_beginning(lesson: Lesson) -> None:
    pupil = Pupil(lesson, 1)
    start = pupil.now.table.state.position
    met = []
    while not pupil.ended:
        if pupil.now.lesson_place.ready:
            met.append(pupil.now.lesson_place.step)
        pupil.follow()
    last = met[-1]
    pupil = Pupil(lesson, 1)
    while pupil.now.lesson_place.step < last:
        pupil.follow()
    for _ in range(LONGEST):
        if pupil.now.lesson_back is None:
            break
        pupil.do(coached(pupil.now, "back", "", 0.0))
        assert pupil.now.lesson_place is not None
    assert pupil.now.table.state.position == start
    assert (pupil.now.read, pupil.now.lesson_place.step) == ((), 0)
    pupil.restart()
    again = []
    while not pupil.ended:  # and on again, the same way
        if pupil.now.lesson_place.ready:
            again.append(pupil.now.lesson_place.step)
        pupil.follow()
    assert again == met


def test_the_coach_refuses_what_it_cannot_do() -> None:
    pupil = Pupil(FIRST, 1)
    for do in ("next", "back", "return", "dance"):
        with pytest.raises(BadInput):
            coached(pupil.now, do, "", 0.0)
    while not pupil.now.reading:
        pupil.follow()
    with pytest.raises(Stale):
        coached(pupil.now, "next", "goal", 0.0)  # a page that is not up to date


# ---------------------------------------------------------------- at a server
async def lesson_table(lobby: Lobby, lesson: Lesson = FIRST):
    chairs = [Chair("person", "Ana"), *[Chair("bot", "", "random")] * (lesson.seats - 1)]
    wish = Wish(lesson.game, chairs, dict(lesson.options), seed=lesson.seed, position=lesson.position, lesson=lesson)
    return await lobby.open_table(wish, "ana")


async def followed(live, until: str) -> None:
    """Does what the coach wants up to a step, while the bots do what is arranged."""
    for n in range(500):
        now = live.now
        at = now.lesson_place
        step = now.lesson.steps[at.step]
        if step.id == until and at.ready:
            return
        if now.reading:
            await live.coach(LEARNER, "next", step.id, f"read-{live.version}")
        elif LEARNER in now.table.state.to_act:
            question = now.table.state.decision(LEARNER)
            text = str(question.action(now.narrowed.allowed(question)[0]))
            await live.act(LEARNER, [text], live.version, f"act-{live.version}")
        else:
            await asyncio.sleep(0.01 if n else 0)
    raise AssertionError(f"{until} did not come")


async def test_a_lesson_goes_on_after_a_restart(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await lesson_table(lobby)
        await followed(live, "deeper")
        before = look(live), live.now.lesson_place, live.now.read
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.table(live.id)
        assert (look(live), live.now.lesson_place, live.now.read) == before
        await followed(live, "yours")
        eyes = Eyes(LEARNER, "en", (LEARNER,), (LEARNER,))
        says = status(live, scene_of(live.table.state, eyes, live.chairs), eyes, board_of(FIRST.game)).says
        assert "Next" not in says  # its buttons are others
        assert [told.text for told in live.table.log if told.seat == 1] == list(dict(FIRST.moves)[1])


async def test_bots_wait_while_something_is_read(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        surface = next(n for n, step in enumerate(FIRST.steps) if step.id == "surface")
        steps = (*FIRST.steps[: surface + 1], LessonStep(id="think"), *FIRST.steps[surface + 1 :])
        live = await lesson_table(lobby, replace(FIRST, steps=steps))
        await followed(live, "think")
        before = live.version
        await asyncio.sleep(0.2)
        assert (live.version, live.table.state.to_act) == (before, (1,))
        eyes = Eyes(LEARNER, "en", (LEARNER,), (LEARNER,))
        scene = scene_of(live.table.state, eyes, live.chairs)
        assert status(live, scene, eyes, board_of(FIRST.game)).says == "First read what the coach says, then “Next”."
        await live.coach(LEARNER, "next", "think", "next")
        await followed(live, "event")
        assert live.table.state.to_act == (0, 1)


async def test_what_the_coach_keeps_for_later_is_there_to_do(tmp_path):
    """The coach wants the turn ended; the sentence on top still says what else could be done."""
    lesson = next(one for one in LESSONS if (one.game, one.id) == ("brazil-imperial", "first-game"))
    async with lobby_in(tmp_path) as lobby:
        live = await lesson_table(lobby, lesson)
        await followed(live, "era")
        eyes = Eyes(LEARNER, "en", (LEARNER,), (LEARNER,))
        scene = coach.narrowed(live, scene_of(live.table.state, eyes, live.chairs))
        assert [str(action) for action in scene.decision.actions] == ["end turn"]
        says = status(live, scene, eyes, board_of(lesson.game)).says
        assert says == "Possible now: a free move (1 step) and an additional move (to a building of yours)."


async def test_only_the_learner_speaks_to_the_coach(tmp_path):
    async with lobby_in(tmp_path) as lobby:
        live = await lesson_table(lobby)
        with pytest.raises(BadInput):
            await live.coach(1, "leave", "", "x")
        await live.coach(LEARNER, "leave", "", "y")
        assert live.now.narrowed is None
        await live.coach(LEARNER, "leave", "", "y")  # the same request again
        assert live.now.left


async def test_what_a_lesson_arranges_is_no_chance(tmp_path, monkeypatch):
    """The report on draws and dice leaves it out, and its record says what it is."""
    alone = book_of("imperial-miners").lessons["alone"]
    async with lobby_in(tmp_path) as lobby:
        live = await lesson_table(lobby, alone)
        await followed(live, "end")
        await live.act(LEARNER, ["surface 1"], live.version, "last")
        assert live.over
    async with lobby_in(tmp_path) as lobby:
        record = (await lobby.table(live.id)).table.record  # after a restart, too
    monkeypatch.setenv("TABULEIRO_DATA", str(tmp_path))
    file = tmp_path / "lesson.record"
    file.write_text(record.dumps(), encoding="utf-8")
    for given in ([], [str(file)]):
        found = CliRunner().invoke(app, ["fairness", *given])
        assert (found.exit_code, "no finished play" in found.output) == (2, True), found.output
    for lang, said in (("en", "arranged to teach"), ("pt-BR", "combinado, para ensinar"), ("de", "so eingerichtet")):
        found = CliRunner().invoke(app, ["verify", str(file), "--lang", lang])
        assert (found.exit_code, said in found.output, "alone" in found.output) == (3, True, True), found.output
    noted = CliRunner().invoke(app, ["verify", str(file), "--commitment", "0" * 64])
    assert noted.exit_code == 1, noted.output  # no lesson was ever promised


async def test_a_lesson_that_is_gone_leaves_a_plain_table(tmp_path, monkeypatch):
    async with lobby_in(tmp_path) as lobby:
        live = await lesson_table(lobby)
        await followed(live, "surface")
    monkeypatch.delitem(book_of("imperial-miners").lessons, "first-game")
    async with lobby_in(tmp_path) as lobby:
        live = await lobby.table(live.id)
        assert live.now.lesson is None
        assert live.now.narrowed is None
        assert len(live.table.state.decision(LEARNER).options) > 1
