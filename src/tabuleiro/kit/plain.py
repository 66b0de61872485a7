"""Plain games: a seat and a table as declared fields, choices and phases; all else that a game needs follows.

A game of this kind is one file of rules and its words. Whatever it wants to do in another way it overrides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from tabuleiro.core.action import Parts
from tabuleiro.core.errors import RulesError
from tabuleiro.core.event import TABLE
from tabuleiro.core.fields import Declared, Field, bag, own, partly, public, secret
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.scores import Score, ranked
from tabuleiro.core.secrecy import size
from tabuleiro.core.state import Player, State
from tabuleiro.core.step import Choice, Phase, Step
from tabuleiro.kit.content import Content
from tabuleiro.kit.entries import Pack

if TYPE_CHECKING:
    from tabuleiro.core.chance import Dice
    from tabuleiro.core.event import Event
    from tabuleiro.core.view import View

__all__ = [
    "TABLE",
    "Choice",
    "Parts",
    "Phase",
    "PlainChoice",
    "PlainGame",
    "PlainSeat",
    "PlainState",
    "Reason",
    "Sealed",
    "bag",
    "own",
    "partly",
    "phase",
    "public",
    "secret",
    "size",
]

S = TypeVar("S", bound="PlainState")


# ---------------------------------------------------------------- the state
class PlainSeat(Player, metaclass=Declared):
    """One seat; its fields are declared in the body of its class."""

    OWN: ClassVar[Mapping[str, Field]]

    def points(self) -> Mapping[str, int]:
        """By where they come from; their sum is the score."""
        raise NotImplementedError

    def ties(self) -> tuple[int, ...]:
        """What breaks a tie, the first figure first; higher is better."""
        return ()


class PlainState(State[Any], metaclass=Declared):
    """What is on the table for all."""

    OWN: ClassVar[Mapping[str, Field]]

    @property
    def scores(self) -> list[Score]:
        seats = cast("list[PlainSeat]", self.players)
        return ranked([(sum(p.points().values()), p.points(), p.ties()) for p in seats])

    # -- what rules do
    def then(self, *phases: Phase) -> None:
        """What the table does next, the first one first, instead of whatever it was to do."""
        self.flow = tuple((phase, 0) for phase in reversed(phases))

    def ask_all(self, choice: Choice, about: int = 0) -> None:
        """Every seat is asked, at the same time."""
        for p in self.everyone():
            choice.run(self, p, about)
            self.run_seat(p)

    def ask_one(self, seat: int, choice: Choice, about: int = 0) -> None:
        p = self.touch(seat)
        choice.run(self, p, about)
        self.run_seat(p)

    def draw(self, name: str) -> int:
        """One of the cards in a bag of the table, by chance."""
        cards: bytes = getattr(self, name)
        i = self.chance(cards)
        setattr(self, name, cards[:i] + cards[i + 1 :])
        return cards[i]

    def roll(self, faces: int = 6) -> int:
        """A die, by chance: 1 to `faces`."""
        die = bytes(range(1, faces + 1))
        return die[self.chance(die)]

    def end(self) -> None:
        self.over = True
        self.tell("over", TABLE, {"scores": tuple(score.total for score in self.scores)})


class PlainChoice(Choice):
    """A choice whose options are numbers: of an amount, a card; one of things that have names says so in `names`."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name or self.kind)


class Sealed(PlainChoice):
    """A secret choice that waits in a field of its seat until a phase reveals it."""

    sealed = True
    field = ""

    def chosen(self, g: State, p: Player, at: int, option: int) -> None:
        setattr(p, self.field, option)
        g.tell("ready", p.seat, {})


class _FunctionPhase(Phase):
    """A phase that is a function of the table."""

    def __init__(self, name: str, does: Callable[[Any], None]) -> None:
        super().__init__(name)
        self.does = does

    def run(self, g: State, at: int) -> None:
        self.does(g)


def phase(does: Callable[[Any], None]) -> Phase:
    """A function of the table as one of its phases, with the function's name."""
    return _FunctionPhase(does.__name__.replace("_", "-"), does)


# ---------------------------------------------------------------- the game
class PlainGame(Game):
    """Says which classes, choices and phases it is made of; the first phase begins a play."""

    choices: ClassVar[tuple[Choice, ...]]
    turns: ClassVar[tuple[Phase, ...]]
    state_type: ClassVar[type[State]]
    player_type: ClassVar[type[Player]]

    def __init__(self, pack: Pack | None = None, rules: int = 0) -> None:
        from tabuleiro.kit.plain_position import form_of
        from tabuleiro.kit.plain_view import PlainView

        pack = pack or Content(self.manifest).read()
        super().__init__(pack.name, pack.hash, rules)
        self.view_type = PlainView
        self.positions = form_of(self)
        self.against = lambda state, p, text, fits: None
        for choice in self.choices:
            if not choice.kind:
                raise RulesError(f"{type(choice).__name__} has no kind: prompts and labels are found by it")
        self.steps = {step.name: cast(Step, step) for step in self.choices}
        self.phases = {phase.name: phase for phase in self.turns}

    # -- what a game may say better
    def resumed(self, g: Any) -> None:
        """A position written by hand says nothing about what comes next: how it goes on."""
        g.then(self.turns[0])

    def imagined(self, g: Any, view: View, dice: Dice) -> None:
        """Gives anew, in a world that a view's seat may be in, what is hidden from it and lies in no bag: rolled dice.
        `view.backs` has what it sees of that from outside; `dice.below(n)` is a number from 0 to n - 1."""

    def impossible(self, g: Any) -> str:
        """What is wrong with a position though every component is where it can be; "" if nothing is."""
        return ""

    def outcome_text(self, code: int) -> str:
        return str(code)

    def outcome_code(self, text: str) -> int:
        if not text.isdecimal() or int(text) > 255:
            raise KeyError(text)
        return int(text)

    def things(self) -> set[str]:
        return set()

    def used(self, event: Event) -> set[str]:
        return set()

    # -- what follows from the fields
    def inventory(self, state: State) -> dict[str, int]:
        return dict(counted(cast(PlainState, state), [cast(PlainSeat, p) for p in state.players]))


def counted(table: PlainState, seats: Sequence[PlainSeat]) -> Counter[str]:
    """Every component by its kind and number, wherever it is."""
    found: Counter[str] = Counter()
    holders: list[PlainState | PlainSeat] = [table, *seats]
    for holder in holders:
        for name, field in holder.OWN.items():
            if field.counts:
                found.update(f"{field.counts} {one}" for one in getattr(holder, name))
    return found
