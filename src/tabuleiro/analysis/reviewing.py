"""Reviewing: a finished record judged moment by moment, in this process or in several; first a coarse curve."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from tabuleiro.analysis.judge import Judge, Prospects, Verdict
from tabuleiro.analysis.review import Judged, Outlook, Review, Stroke
from tabuleiro.bots.contest import mean, standard_error
from tabuleiro.bots.prospects import shares
from tabuleiro.core.chance import seeded
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record, fold, walk
from tabuleiro.core.state import State
from tabuleiro.kit.editions import Edition, content_of, edition_of, game_of
from tabuleiro.kit.processes import Crew, at_desk, take_desk

COARSE: Final = 2  # worlds for each seat and moment, for a first curve
FEW: Final = 3  # other outcomes that are enough where they differ by
LITTLE: Final = 0.02  # of the chance at most
AT_ONCE: Final = 12  # moments of the first curve that one job looks at


@dataclass(frozen=True)
class Care:
    """How closely a play is looked at; the same care and seed say the same, on any number of processes."""

    worlds: int = 12  # for each seat and moment of the curve
    others: int = 10  # other outcomes that each stroke of chance is compared with
    rollouts: int = 96  # for each decision
    seed: int = 0


@dataclass(frozen=True)
class Job:
    """What a worker is asked: how a review begins, a curve from one moment to another, the luck of an action, the
    verdict on it, or what some options in its place lead to."""

    kind: str  # begin, curve, luck, verdict, options
    number: int = 0
    to: int = 0
    worlds: int = 0
    options: tuple[str, ...] = ()


Behind = dict[str, Outlook]  # what an option leads to, by notation
Answer = list[Prospects] | Stroke | Judged | Review | Behind
Work = Callable[[list[Job]], Iterator[tuple[Job, Answer]]]
USUAL: Final = Care()


class Desk:
    """A record with every position that it went through, and the judge, who gets views of them."""

    def __init__(self, game: Game, record: Record, care: Care) -> None:
        self.game = game
        self.record = record
        self.care = care
        self.judge = Judge(game, care.seed)
        self.moments = list(walk(game, record))
        self.states = [fold(game, record, 0), *(moment.after for moment in self.moments)]
        if not self.states[-1].over:
            raise BadInput("the play is not over: a running play is not analysed")
        self.seats = range(len(self.states[0].players))

    def answer(self, job: Job) -> Answer:
        if job.kind == "begin":
            return begun(self)
        if job.kind == "curve":
            return [self.moment(self.states[n], job.worlds) for n in range(job.number, job.to)]
        if job.kind == "luck":
            return self.luck(job.number)
        if job.kind == "options":
            return self.behind(job.number, job.options)
        return self.judged(job.number, self.verdict(job.number))

    def moment(self, state: State, worlds: int) -> Prospects:
        return self.judge.moment([state.view(seat) for seat in self.seats], worlds)

    def luck(self, number: int) -> Stroke:
        """What came beside what could have come: chance is asked again in the play itself, and the same judge looks at
        each outcome through the seats' own views, so that luck is 0 on the mean, whatever the judge may think."""
        outcomes = self.record.entries[number - 1].outcomes if number else self.record.setup
        came = self.moment(self.states[number], self.care.worlds).chances
        others: list[tuple[float, ...]] = []
        for state in self.could_have_come(number):
            others.append(self.moment(state, self.care.worlds).chances)
            if len(others) == FEW and alike([came, *others]):
                break
        if not others:
            nothing = (0.0,) * len(self.seats)
            return Stroke(number, nothing, nothing, outcomes)
        columns = [[chances[seat] for chances in others] for seat in self.seats]
        luck = tuple(came[seat] - mean(columns[seat]) for seat in self.seats)
        return Stroke(number, luck, tuple(map(standard_error, columns)), outcomes)

    def could_have_come(self, number: int) -> Iterator[State]:
        origin = self.record.origin
        for other in range(self.care.others):
            seed = (self.care.seed * 1_000_003 + number) * 1_009 + other
            if number:
                state = self.states[number - 1].clone()
                state.recording = False
                state.rng = seeded(seed)
                entry = self.record.entries[number - 1]
                state.apply(state.decision(entry.seat).parse(entry.text))
                yield state
            elif not origin.position:
                yield self.game.start(replace(origin, seed=seed))

    def verdict(self, number: int) -> Verdict:
        moment = self.moments[number - 1]
        action, view = moment.action, moment.state.view(moment.action.seat)
        return self.judge.verdict(view, moment.decision, action.option, self.care.rollouts)

    def judged(self, number: int, verdict: Verdict) -> Judged:
        entry = self.record.entries[number - 1]
        best = str(self.moments[number - 1].decision.action(verdict.best))
        lost = verdict.loss, verdict.error, verdict.points, verdict.options
        return Judged(number, entry.seat, entry.text, best, *lost, verdict.taken, verdict.better)

    def behind(self, number: int, texts: tuple[str, ...]) -> Behind:
        """What each of some options leads to in the place of an action, all in the same worlds."""
        moment = self.moments[number - 1]
        options = {text: moment.decision.parse(text).option for text in texts}
        found = self.judge.behind(moment.state.view(moment.action.seat), [*options.values()], self.care.rollouts)
        return {text: found[option] for text, option in options.items()}


def alike(chances: Sequence[tuple[float, ...]]) -> bool:
    """Whether it makes no difference to anybody which of these came. What came is one of them like any other, so that
    luck stays 0 on the mean although no more are asked."""
    return all(max(column) - min(column) < LITTLE for column in zip(*chances, strict=True))


# ---------------------------------------------------------------- the whole play
class Growth:
    """A review while it is worked out: what is to be asked, part after part, and where the answers go."""

    def __init__(self, review: Review, record: Record, care: Care) -> None:
        self.review = review
        chancy = [0, *(n for n, entry in enumerate(record.entries, 1) if entry.outcomes)]
        rest = [Job("luck", n) for n in chancy] + [Job("verdict", n) for n in range(1, review.actions + 1)]
        self.parts = curve(review.actions, COARSE), curve(review.actions, care.worlds) + rest
        self._jobs = sum(map(len, self.parts))
        self._verdicts: dict[int, Judged] = {}
        self._strokes: dict[int, Stroke] = {}
        self._answered = 0

    def take(self, job: Job, answer: Answer) -> Review:
        review = self.review
        if isinstance(answer, Stroke):
            self._strokes[job.number] = answer
            review.strokes = [self._strokes[n] for n in sorted(self._strokes)]
        elif isinstance(answer, Judged):
            self._verdicts[job.number] = answer
            review.decisions = [self._verdicts[n] for n in sorted(self._verdicts)]
        elif isinstance(answer, list):
            for n, found in enumerate(answer, job.number):
                review.put(n, found.chances, found.points, found.errors)
        self._answered += 1
        review.done = self._answered / self._jobs
        return review


def reviewed(record: Record, care: Care = USUAL, jobs: int = 1, game: Game | None = None) -> Iterator[Review]:
    """The review, again and again while it grows: first with a coarse curve, last complete."""
    if game is None:
        game = game_of(edition_of(record))
    fold(game, record)  # every fault is named before any work is begun
    desk = Desk(game, record, care)
    growth = Growth(begun(desk), record, care)
    with crew(desk, jobs) as work:
        for part in growth.parts:
            for job, answer in work(part):
                yield growth.take(job, answer)


def begun(desk: Desk) -> Review:
    """Only the end is known: who won."""
    end = desk.states[-1]
    last = desk.judge.moment([end.view(seat) for seat in desk.seats])
    unknown: list[tuple[float, ...]] = [()] * (len(desk.states) - 1)
    return Review(
        game=desk.game.name,
        names=desk.record.names,
        totals=tuple(score.total for score in end.scores),
        result=shares([score.rank for score in end.scores]),
        chances=[*unknown, last.chances],
        points=[*unknown, last.points],
        errors=[*unknown, last.errors],
        trust=desk.judge.link.luck,
    )


def curve(actions: int, worlds: int) -> list[Job]:
    """All moments but the end, a few for each job."""
    return [Job("curve", n, min(n + AT_ONCE, actions), worlds) for n in range(0, actions, AT_ONCE)]


@contextmanager
def crew(desk: Desk, jobs: int) -> Iterator[Work]:
    """What answers jobs, in any order: this process, or several others."""
    if jobs < 2:
        yield lambda todo: ((job, desk.answer(job)) for job in todo)
        return
    edition = replace(edition_of(desk.game), pack_content=content_of(desk.game))
    workers = Crew(jobs, take_desk, _new_desk, edition, desk.record.dumps(), desk.care)
    try:
        yield lambda todo: _asked(workers, todo)
    finally:
        workers.kill()
        workers.shutdown(cancel_futures=True)


def _asked(workers: Crew, todo: list[Job]) -> Iterator[tuple[Job, Answer]]:
    try:
        waiting = {workers.submit(at_desk, "answer", job): job for job in todo}
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    except BrokenProcessPool:
        raise TabuleiroError("a worker process died (killed, or out of memory)") from None


def _new_desk(edition: Edition, record: str, care: Care) -> Desk:
    return Desk(game_of(edition), Record.loads(record), care)
