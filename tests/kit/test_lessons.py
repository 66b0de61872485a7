"""Lessons: every one is played by the engine as its coach lets it be played; what is wrong with one is named."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

import tabuleiro
from tabuleiro.core.errors import PackError
from tabuleiro.core.record import Record
from tabuleiro.core.table import Table
from tabuleiro.kit import shelf
from tabuleiro.kit.book import book_of
from tabuleiro.kit.lessons import LEARNER, Lesson, narrowed, place, read
from tabuleiro.kit.rehearsal import Rehearsal, begun
from tabuleiro.lang import LANGUAGES

LESSONS = [lesson for game in shelf.games() for lesson in book_of(game).lessons.values()]
FIRST = book_of("imperial-miners").lessons["first-game"]
RULES = {game: {rule.id for rule in book_of(game).rulebook("en").rules} for game in {one.game for one in LESSONS}}
IDS = [f"{lesson.game}-{lesson.id}" for lesson in LESSONS]


def test_there_are_lessons() -> None:
    assert len(LESSONS) >= 1


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_the_engine_plays_every_lesson(lesson: Lesson) -> None:
    rehearsal = Rehearsal(lesson, book_of(lesson.game).game).run()
    assert rehearsal.faults == []
    assert {met.step.id for met in rehearsal.met} == {step.id for step in lesson.steps}


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_every_lesson_has_its_words(lesson: Lesson) -> None:
    assert book_of(lesson.game).coach.faults(lesson, RULES[lesson.game]) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_what_is_arranged_can_be_played_again_from_its_record(lesson: Lesson) -> None:
    """The outcomes stand in the record, so nothing of the lesson is needed."""
    table = coached_way(lesson)
    again = tabuleiro.replay(Record.loads(table.record.dumps()))
    assert again.position == table.state.position


# Where a step leaves the learner free, what comes of it may be more than the coach has words for.
FREE = {
    *(("imperial-miners-first-game", "your-sign"), ("imperial-miners-first-game", "score")),
    ("brazil-imperial-first-game", "summary"),
}


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_the_coach_has_words_for_every_question(lesson: Lesson) -> None:
    """Whatever was chosen before: a payment with two ways to pay must not come as "Choose as you like"."""
    silent: set[str] = set()
    for seed in range(24):
        coached_way(lesson, Random(seed).choice, silent)
    assert {(f"{lesson.game}-{lesson.id}", step) for step in silent} <= FREE


def coached_way(
    lesson: Lesson,
    choose: Callable[[Sequence[int]], int] = lambda options: options[0],
    silent: set[str] | None = None,
) -> Table:
    """Played to the end of the lesson, always with the first thing that may be chosen, or another; `silent` gets the
    steps before which there was a question without words."""
    table, read_ = begun(lesson, book_of(lesson.game).game), []
    while True:
        state = table.state
        question = state.decision(LEARNER) if LEARNER in state.to_act else None
        at = place(lesson, table.log, read_, question)
        if at.step == len(lesson.steps):
            return table
        step = lesson.steps[at.step]
        if at.ready and not step.asks:
            read_.append(step.id)
        elif question is not None:
            if not at.ready and silent is not None:
                silent.add(step.id)
            table.act(question.action(choose(step.allowed(question) if at.ready else question.options)))
        else:
            seat = state.to_act[0]
            table.act(state.decision(seat).parse(lesson.move(table.log, seat, state.decision(seat))))


# ---------------------------------------------------------------- how far
def asked(table: Table):
    return table.state.decision(LEARNER) if LEARNER in table.state.to_act else None


def test_a_step_narrows_what_can_be_chosen_and_the_next_one_follows() -> None:
    table = begun(FIRST, book_of(FIRST.game).game)
    at = place(FIRST, table.log, (), asked(table))
    assert (FIRST.steps[at.step].id, at.ready) == ("goal", True)
    step = narrowed(FIRST, at)
    assert [str(asked(table).action(option)) for option in step.allowed(asked(table))] == ["pick rope-walk"]
    table.act(asked(table).parse("pick rope-walk"))
    table.act(table.state.decision(1).parse("pick heather-gate"))
    at = place(FIRST, table.log, (), asked(table))
    assert FIRST.steps[at.step].id == "effect"


def test_while_something_is_read_nothing_is_chosen() -> None:
    table = coached_until("event")
    at = place(FIRST, table.log, (), asked(table))
    assert FIRST.steps[at.step].id == "event"
    assert narrowed(FIRST, at).allowed(asked(table)) == []
    later = place(FIRST, table.log, ("event",), asked(table))
    assert narrowed(FIRST, later).id == "cost"


def test_the_last_words_leave_everything_free() -> None:
    table = coached_way(FIRST)
    told = [step.id for step in FIRST.steps if not step.asks]
    at = place(FIRST, table.log, told[:-1], asked(table))
    assert FIRST.steps[at.step].id == told[-1]
    assert narrowed(FIRST, at) is None


def coached_until(step: str) -> Table:
    table, game = begun(FIRST, book_of(FIRST.game).game), FIRST
    while game.steps[(at := place(game, table.log, (), asked(table))).step].id != step or not at.ready:
        question = asked(table)
        seat = LEARNER if question is not None else table.state.to_act[0]
        text = (
            game.steps[at.step].only[0]
            if question is not None
            else game.move(table.log, seat, table.state.decision(seat))
        )
        table.act(table.state.decision(seat).parse(text))
    return table


# ---------------------------------------------------------------- what is wrong with one
@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a game's lessons, to be spoilt."""
    return Path(shutil.copytree(book_of("imperial-miners").lesson_folder, tmp_path / "lessons"))


def spoilt(folder: Path, old: str, new: str, count: int = 1) -> list[str]:
    file = folder / "first-game.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, count), encoding="utf-8")
    try:
        return Rehearsal(read(file, "imperial-miners"), book_of("imperial-miners").game).run().faults
    except PackError as error:
        return error.faults


SPOILT = [
    ('only = ["pick rope-walk"]', 'only = ["pick rope-wlak"]', "step 'goal': nothing that it allows is legal when"),
    ('only = ["pick rope-walk"]', 'only = ["pick rope-walk", "pick x"]', "step 'goal': 'pick x' is never legal"),
    ('never = ["discard heartstone"]', 'never = ["discard heart"]', "comes; did you mean 'discard heartstone'?"),
    ('asks = "surface"', 'asks = "surfaces"', "step 'surface': never comes: the learner is never asked 'surfaces'"),
    (
        'told = "round"',
        'told = "rounds"',
        "'event': is missed: the learner is not told 'rounds' before",
    ),
    ('"pick cubit-hall",\n', '"pick cubit-hole",\n', "seat 1 is asked 'pick'"),
    ('"deep-toast"]', '"deep-toast", "cart-count"]', "chance: 'cart-count' never comes up"),
    ('chance = ["lamp-fair"', 'chance = ["lamp-fare"', "first-game.toml: 'lamp-fare' is no outcome of chance"),
    (
        "minutes = 10",
        'minutes = 10\nchanec = ["x"]',
        "first-game.toml: chanec: is not a key here; did you mean 'chance'?",
    ),
    ('id = "effect"', 'id = "goal"', "step 'goal': is there twice"),
    ('id = "effect"', 'id = "title"', "id: 'title' is the name of the lesson's own words"),
    ('"effect"\nasks = "use"', '"effect"\ntold = "used"', "step 'effect': only: belongs to a step with 'asks'"),
    ('"seats.0.space" = 2', '"seats.0.space" = 3', "'end-event': its words rely on seats.0.space = 3, but it is 2"),
    ("seed = 7", "seed = x", "position: cannot be read"),
    ('hand = ["rope-walk"', 'hand = ["rope"', "first-game.toml: "),
]


@pytest.mark.parametrize(("old", "new", "fault"), SPOILT)
def test_what_is_wrong_is_named_with_its_step(folder: Path, old: str, new: str, fault: str) -> None:
    assert fault in "\n".join(spoilt(folder, old, new))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missing_words_are_named(folder: Path, lang: str) -> None:
    file = folder / lang / "first-game.ftl"
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("first-game-cost ")]
    lines += [
        "first-game-costt = x",
        f"first-game-dig-chosen = {'word ' * 41}",
        "first-game-yours-wrong = { $bananas }",
        "first-game-yours-chosen = [IM-99]",
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    book = book_of("imperial-miners")
    faults = book.coach_in(folder).faults(FIRST, {"IM-7"})
    assert f"{lang}/first-game.ftl: the message 'first-game-cost' is missing" in faults
    assert f"{lang}/first-game.ftl: no step says 'first-game-costt'; did you mean 'first-game-cost'?" in faults
    assert f"{lang}/first-game.ftl: 'first-game-dig-chosen' has 41 words; at most 40" in faults
    assert f"{lang}/first-game.ftl: 'first-game-yours-chosen': there is no rule IM-99" in faults
    assert any("bananas" in fault for fault in faults)
    assert {fault.split("/")[0] for fault in faults if "is missing" not in fault} == {lang}


def test_a_lesson_may_start_from_a_seed(folder: Path) -> None:
    file = folder / "seed.toml"
    file.write_text(
        'number = 1\nminutes = 2\nseed = 3\nseats = 2\n[[step]]\nid = "keep"\nasks = "keep"\n', encoding="utf-8"
    )
    lesson = read(file, "imperial-miners")
    assert (
        begun(lesson, book_of("imperial-miners").game).state.position
        == book_of("imperial-miners").game.new(2, seed=3).position
    )
    file.write_text('number = 1\nminutes = 2\n[[step]]\nid = "keep"\n', encoding="utf-8")
    with pytest.raises(PackError, match=r"seed\.toml: position: is missing"):
        read(file, "imperial-miners")
