"""Step: one small immutable piece of the rules. Choice: a step that asks. Phase: what the table does."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tabuleiro.core.action import Parts, may_be_empty, parts_of, place_of, shown_of, thing_of, why_of
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.errors import RulesError
from tabuleiro.core.kinds import P_contra, S_contra
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Span

if TYPE_CHECKING:
    from tabuleiro.core.game import Game

NO_OPTIONS: Final[list[int]] = []
NO_WORDS: Final[dict[int, Parts]] = {}
NO_SPANS: Final[tuple[Span, ...]] = ()
K = TypeVar("K", bound="Step | Phase")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S_contra, P_contra]):
    """Shared by all states and never changed; `at` is what this one run is about (a place, a card, a number)."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name  # unique in its game: positions are written with it

    def run(self, g: S_contra, p: P_contra, at: i64) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S_contra, P_contra]):
    """A step that asks its seat for one of a list of ints.

    How an option is written follows from a few words: a verb, and the id of the thing that it is the number of, else
    the number itself. Where it is about more, the choice says so in `thing` and `where`, or in `parts`."""

    __slots__ = ()
    kind: str = ""
    sealed: bool = False  # the answer is secret until every seat has answered
    shared: bool = False  # the options depend on what other seats may change while this one thinks
    verb: str = ""  # how notation begins; "": with its kind
    verbs: str = ""  # how it may begin, where `verb` and `words` do not say that
    ids: str = ""  # the options are numbers of things: the box's list of their ids,
    names: tuple[str, ...] = ()  # or their ids themselves
    words: dict[int, Parts] = NO_WORDS  # options that are about no thing, such as to have enough
    link: str = "at"  # before the place, where an option has one
    spot: str = ""  # what the things lie in or on: pages mark there what may be chosen
    idle: str = ""  # why it may come up without any option, where nothing follows from that
    spans: tuple[Span, ...] = NO_SPANS  # how they are numbered for learners, where ids, names and words do not say it
    refusal: str = ""  # the one reason against a candidate: its code, what it calls the thing if it does, the rule

    def options(self, g: S_contra, p: P_contra, at: i64) -> list[int]:
        """The legal ones; the list is never changed afterwards."""
        raise NotImplementedError

    def run(self, g: S_contra, p: P_contra, at: i64) -> None:
        g.ask(self, p, at, self.options(g, p, at))

    def chosen(self, g: S_contra, p: P_contra, at: i64, option: i64) -> None:
        raise NotImplementedError

    def nothing(self, g: S_contra, p: P_contra, at: i64) -> None:
        """There is no option at all: where the rules foresee that, the step says what follows, or why nothing does."""
        if not may_be_empty(self):
            raise RulesError(f"{self.name}: seat {p.seat} has no option and the rules do not say what follows")

    # for people, never in the hot path
    def default(self, g: S_contra, p: P_contra, at: i64) -> i64:
        """What a seat that is away answers, so that others need not wait; -1: it has to answer itself."""
        return -1

    def candidates(self, g: S_contra, p: P_contra, at: i64) -> list[int]:
        """What is visible as a possible answer, legal or not: with a refusal all that there are names for."""
        return shown_of(self, g, p, at)

    def why(self, g: S_contra, p: P_contra, at: i64, option: i64) -> Reason | None:
        """Why a candidate is not legal; None if it is."""
        return why_of(self, g, p, at, option)

    def thing(self, game: Game, at: i64, option: i64) -> str:
        """The id of what an option is about, if anything."""
        return thing_of(self, game, option)

    def where(self, game: Game, at: i64, option: i64) -> str:
        """The place that an option says."""
        return ""

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        """What an option is made of."""
        return parts_of(self, game, at, option)

    def notation(self, game: Game, at: i64, option: i64) -> str:
        return str(self.parts(game, at, option))

    def place(self, game: Game, at: i64, option: i64) -> str:
        """Where on the board it lies, "" if nowhere."""
        return place_of(self, game, at, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S_contra]):
    """A step of the table itself, run when no seat has anything left to do."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, g: S_contra, at: i64) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.name}>"


def made_in(package: str, kind: type[K]) -> dict[str, K]:
    """Every step, or every phase, that a module of a package has a name for, by its own name, which is unique."""
    found: dict[str, K] = {}
    for module in [module for name, module in sys.modules.items() if name.startswith(f"{package}.")]:
        for one in vars(module).values():
            if isinstance(one, kind):
                assert found.setdefault(one.name, one) is one, one.name
    return found
