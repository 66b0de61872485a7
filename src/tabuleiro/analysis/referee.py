"""The referee: games played at a desk, every decision measured, a default in the place of a faulty one."""

from __future__ import annotations

import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tabuleiro.analysis.entrants import Entrant
from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.terms import Terms, same_here
from tabuleiro.analysis.watch import Watch
from tabuleiro.bots import Bot, Budget
from tabuleiro.bots.bot import Illegal
from tabuleiro.bots.naming import bot_seed
from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import IllegalAction, TabuleiroError
from tabuleiro.core.event import Event
from tabuleiro.core.scores import Score
from tabuleiro.core.state import State
from tabuleiro.core.view import View
from tabuleiro.kit.editions import Edition, game_of

FAULTS: Final = ("raised", "illegal", "slow")

LONGEST: Final = 300  # characters of a message
GETTING_READY: Final = 30.0  # seconds that a bot has before its first decision


class OutOfTime(BaseException):
    """Cuts a decision off; not an Exception, so that a bot that catches those does not catch this."""


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
        self.limit = None if budget is None else budget.limit
        self.seed = seed
        self.begun = False
        self.code = own_file(bot)

    def begin(self, view: View) -> None:
        """Before its first decision a bot gets ready, and nobody counts the time; if that goes wrong, each decision is
        a fault."""
        self.begun = True
        try:
            with cut_off(GETTING_READY):
                self.bot.begin(view)
        except KeyboardInterrupt:
            raise
        except OutOfTime:
            self._replace(TimeoutError(f"not ready in {GETTING_READY:g} seconds"))
        except BaseException as error:
            self._replace(error)

    def _replace(self, error: BaseException) -> None:
        self.end(())
        self.bot = Absent(error)

    def end(self, scores: Sequence[Score]) -> None:
        """The bot gives back what it holds; its own trouble with that is nobody's."""
        with suppress(Exception, SystemExit, OutOfTime), cut_off(GETTING_READY):
            self.bot.end(scores)

    def option(self, view: View, asked: Decision, given: Decision) -> int:
        """The bot's choice, or the first legal option. `given` is the bot's own copy: `asked` stays as it was."""
        if not self.begun:
            self.begin(view)
        kind = said = line = ""
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
        except TimeoutError as error:
            kind, said = "slow", str(error)
        except (Illegal, IllegalAction) as error:
            kind, said, line = "illegal", str(error), line_in(self.code, error)
        except BaseException as error:  # SystemExit, too, is no reason to end an arena
            own = isinstance(error, TabuleiroError)
            kind, said = "raised", str(error) if own else traceback.format_exception_only(error)[-1].strip()
            line = line_in(self.code, error)
        seconds = time.perf_counter() - start
        if not kind and self.limit is not None and seconds > self.limit:
            kind, option = "slow", asked.options[0]
        if kind == "slow" and not said:
            said = f"{seconds:.3f} s, {self.limit:.3f} s are allowed"
        self._count(seconds, time.process_time() - cpu)
        if kind:
            self._fault(kind, asked, said[:LONGEST] + line)
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
            seated.first_fault = f"{kind}: {said} [{where}]"


def own_file(bot: Bot) -> str:
    """Where the code of somebody's own bot is; "" for ours, whose lines tell its author nothing."""
    module = sys.modules.get(type(bot).__module__)
    return "" if type(bot).__module__.startswith("tabuleiro.") else getattr(module, "__file__", None) or ""


def line_in(file: str, error: BaseException) -> str:
    """The innermost line of that file on the way to an error, as ` (bad.py:7)`."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return f" ({Path(file).name}:{lines[-1]})" if lines else ""


class Absent(Bot):
    """Sits in for a bot that could not be made: each of its decisions is a fault."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        raise self.error


class Desk:
    """A game at hand, with which one play after the other is played. It can be made wherever our code is."""

    def __init__(self, terms: Terms, edition: Edition, recorded: bool = False) -> None:
        self.terms = terms
        self.game = game_of(edition)
        self.recorded = recorded
        self.budget = None if terms.budget is None else Budget(milliseconds=terms.budget)

    def same(self) -> None:
        """Refuses to play where the code is another."""
        same_here(self.terms.game, self.terms.bots, self.terms.code)

    def play(self, number: int) -> Line:
        """The game with this number, as its line in the journal."""
        raise NotImplementedError

    def play_out(self, seed: int, line_up: Sequence[tuple[int, Entrant]], watch: Watch[Any] | None = None) -> Finish:
        """One game from its first decision to its scores; in each seat an entrant, with its number."""
        events: list[Event] | None = None if watch is None else []
        state = self.game.start(self.game.origin(len(line_up), seed, self.terms.options), events=events)
        state.recording = self.recorded
        seats = [Seated(number) for number, _ in line_up]
        referees = [
            Referee(made(entrant, bot_seed(seed, seat)), seated, self.budget, seed)
            for seat, ((_, entrant), seated) in enumerate(zip(line_up, seats, strict=True))
        ]
        try:
            while not state.over:
                _tell(watch, events)
                seat = state.to_act[0]
                asked = state.decision(seat)
                option = referees[seat].option(state.view(seat), asked, state.decision(seat))
                if watch is not None:
                    watch.chosen(asked, option)
                state.play(seat, option)
            _tell(watch, events)
        finally:
            for one in referees:
                one.end(state.scores if state.over else ())
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
