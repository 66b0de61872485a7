"""The referee: games played at a desk, every decision measured, a default in the place of a faulty one."""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tabuleiro.analysis.entrants import Entrant
from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.terms import Terms
from tabuleiro.analysis.watch import Watch
from tabuleiro.bots import Bot, Budget
from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.event import Event
from tabuleiro.core.record import LETTERS
from tabuleiro.core.state import State
from tabuleiro.core.view import View
from tabuleiro.kit.shelf import load

FAULTS: Final = ("raised", "illegal", "slow")

# A bot may take twice its budget and a little more: a clock that is looked at between two steps of a search, the
# collection of garbage and a busy machine are no faults. After that its decision is cut off.
OVERRUN: Final = 2.0
GRACE: Final = 0.05  # seconds
LONGEST: Final = 300  # characters of a message


class OutOfTime(BaseException):
    """Cuts a decision off; not an Exception, so that a bot that catches those does not catch this."""


class Illegal(Exception):
    """What a bot answered is not an answer."""


@dataclass
class Seated:
    """What one seat did in one game. Seconds are the bot's own: of the clock on the wall, and of the processor."""

    entrant: int
    score: int = 0
    rank: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    cpu: float = 0.0
    faults: dict[str, int] = field(default_factory=dict)  # by kind, only those that happened
    first_fault: str = ""


Finish = tuple[State, list[Seated]]  # how a game ended, and what the seats did


def bot_seed(seed: int, seat: int) -> int:
    """A stream of chance for each seat, whoever sits there: line-ups differ in nothing but their bots."""
    return seed * len(LETTERS) + seat


def limit_of(budget: Budget | None) -> float | None:
    """The seconds after which a decision is over its budget."""
    if budget is None or budget.milliseconds is None:
        return None
    return OVERRUN * budget.milliseconds / 1000 + GRACE


@contextmanager
def cut_off(seconds: float | None) -> Iterator[None]:
    """Raises OutOfTime in what runs too long; where there is no such alarm, time is only measured."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, seconds)  # rings again if the bot did not listen
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:  # once more: it may have rung just before it was switched off
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def legal(answer: object, decision: Decision) -> int:
    """The option that an answer stands for, if it answers this decision."""
    if not isinstance(answer, Action):
        raise Illegal(f"the answer is a {type(answer).__name__}, not an action")
    if answer.seat != decision.seat or answer.step is not decision.step or answer.at != decision.at:
        raise Illegal("the answer is to another question")
    if answer.option not in decision.options:
        raise Illegal(f"{answer.option!r} is not an option")
    return decision.options[decision.options.index(answer.option)]


class Referee:
    """Watches one bot in one seat; whatever the bot does, the game goes on."""

    def __init__(self, bot: Bot, seated: Seated, budget: Budget | None, seed: int) -> None:
        self.bot = bot
        self.seated = seated
        self.budget = budget
        self.limit = limit_of(budget)
        self.seed = seed

    def option(self, view: View, asked: Decision, given: Decision) -> int:
        """The bot's choice, or the first legal option. `given` is the bot's own copy: `asked` stays as it was."""
        kind = said = ""
        option = asked.options[0]
        cpu, start = time.process_time(), time.perf_counter()
        try:
            with cut_off(self.limit):
                answer = self.bot.choose(view, given, self.budget)
            option = legal(answer, asked)
        except KeyboardInterrupt:
            raise
        except OutOfTime:
            kind = "slow"
        except Illegal as error:
            kind, said = "illegal", str(error)
        except BaseException as error:  # SystemExit, too, is no reason to end an arena
            kind, said = "raised", traceback.format_exception_only(error)[-1].strip()
        seconds = time.perf_counter() - start
        if not kind and self.limit is not None and seconds > self.limit:
            kind, option = "slow", asked.options[0]
        if kind == "slow":
            said = f"{seconds:.3f} s, {self.limit:.3f} s are allowed"
        self._count(seconds, time.process_time() - cpu)
        if kind:
            self._fault(kind, asked, said)
        return option

    def _count(self, seconds: float, cpu: float) -> None:
        seated = self.seated
        seated.decisions += 1
        seated.seconds += seconds
        seated.cpu += cpu
        if seconds > seated.slowest:
            seated.slowest = seconds

    def _fault(self, kind: str, asked: Decision, said: str) -> None:
        seated = self.seated
        seated.faults[kind] = seated.faults.get(kind, 0) + 1
        if not seated.first_fault:
            where = f"seed {self.seed}, seat {asked.seat}, decision {seated.decisions} ({asked.kind})"
            seated.first_fault = f"{kind}: {said} [{where}]"[:LONGEST]


class Absent(Bot):
    """Sits in for a bot that could not be made: each of its decisions is a fault."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        raise self.error


class Desk:
    """A game loaded once, at which one game after the other is played; `pack`: the file of a content pack."""

    def __init__(self, terms: Terms, pack: Path | None) -> None:
        self.terms = terms
        self.game = load(terms.game, pack)
        self.budget = None if terms.budget is None else Budget(milliseconds=terms.budget)

    def play(self, number: int) -> Line:
        """The game with this number, as its line in the journal."""
        raise NotImplementedError

    def play_out(self, seed: int, line_up: Sequence[tuple[int, Entrant]], watch: Watch[Any] | None = None) -> Finish:
        """One game from its first decision to its scores; in each seat an entrant, with its number."""
        events: list[Event] | None = None if watch is None else []
        state = self.game.start(self.game.origin(len(line_up), seed, self.terms.options), events=events)
        state.recording = False  # nobody replays these games: the seed and the bots give them again
        seats = [Seated(number) for number, _ in line_up]
        referees = [
            Referee(made(entrant, bot_seed(seed, seat)), seated, self.budget, seed)
            for seat, ((_, entrant), seated) in enumerate(zip(line_up, seats, strict=True))
        ]
        while not state.over:
            _tell(watch, events)
            seat = state.to_act[0]
            asked = state.decision(seat)
            option = referees[seat].option(state.view(seat), asked, state.decision(seat))
            if watch is not None:
                watch.chosen(asked, option)
            state.play(seat, option)
        _tell(watch, events)
        for seated, score in zip(seats, state.scores, strict=True):
            seated.score, seated.rank = score.total, score.rank
        return state, seats


def _tell(watch: Watch[Any] | None, events: list[Event] | None) -> None:
    if watch is not None and events is not None:
        watch.told(events)
        events.clear()


def made(entrant: Entrant, seed: int) -> Bot:
    try:
        return entrant.make(seed)
    except Exception as error:
        return Absent(error)
