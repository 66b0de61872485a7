"""Plain games: a seat and a table as declared fields, choices and phases; all else that a game needs follows.

A game of this kind is one file of rules and its words. Whatever it wants to do in another way it overrides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, wraps
from typing import Any, ClassVar, TypeVar, cast

from tabuleiro.core import fields
from tabuleiro.core.action import Parts
from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.core.fields import Declared, Field, bag, partly, public, secret
from tabuleiro.core.game import Game
from tabuleiro.core.player import Player
from tabuleiro.core.reason import Reason
from tabuleiro.core.scores import Score, ranked
from tabuleiro.core.secrecy import size
from tabuleiro.core.spans import Axis, Numbers, Span
from tabuleiro.core.state import State
from tabuleiro.core.step import Choice, Phase, Step
from tabuleiro.core.table import scored
from tabuleiro.core.view import View
from tabuleiro.kit.content import Content
from tabuleiro.kit.entries import Pack

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


def own(start: object, **more: Any) -> Any:
    """Only its seat knows it, until the play is over: what has scored is turned up then."""
    return fields.own(start, **{"till_over": True, **more})


@cache
def unseen(holder: Declared, mine: bool, over: bool) -> frozenset[str]:
    """The fields of which who looks knows nothing, but for what is seen from outside."""
    words = {name: field.word for name, field in holder.OWN.items()}
    own = {name for name, word in words.items() if word.word == "own" and not mine and not (word.till_over and over)}
    return frozenset(own | {name for name, word in words.items() if word.word == "secret"})


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

    def points_known(self, mine: bool, over: bool) -> int | None:
        """The score as far as who looks can know it; None if something hidden goes into it."""
        hidden = unseen(type(self), mine, over)
        partial = frozenset(name for name, field in self.OWN.items() if field.word.word == "partly" and not mine)
        return _sum_without(self, hidden | partial) if hidden or partial else sum(self.points().values())


def _sum_without(p: PlainSeat, hidden: frozenset[str]) -> int | None:
    """Points of a copy that has not got these fields: where they are asked for, nobody else can tell."""
    blind = p.clone()
    for name in hidden:
        delattr(blind, name)
    try:
        return sum(blind.points().values())
    except AttributeError as error:
        if error.obj is blind and error.name in hidden:
            return None
        raise


class PlainState(State[Any], metaclass=Declared):
    """What is on the table for all."""

    OWN: ClassVar[Mapping[str, Field]]

    @property
    def scores(self) -> list[Score]:
        seats = cast("list[PlainSeat]", self.players)
        return ranked([(sum(p.points().values()), p.points(), p.ties()) for p in seats])

    def standings(self) -> list[tuple[int, int]]:
        """Points that something hidden goes into are nobody else's business; the end itself tells all totals."""
        seats = cast("list[PlainSeat]", self.players)
        known = [(p.points_known(False, False), p.points_known(True, self.over)) for p in seats]
        return [(shown or 0, own or 0) for shown, own in known]

    # -- what rules do
    def then(self, *phases: Phase) -> None:
        """What the table does next, the first one first, instead of whatever it was to do."""
        self.flow = tuple((phase, 0) for phase in reversed(phases))

    def ask_all(self, choice: Choice, about: int = 0) -> None:
        """Every seat is asked, at the same time."""
        for seat in range(len(self.players)):
            self.ask_one(seat, choice, about)

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


def _scoring(does: Callable[..., None]) -> Callable[..., None]:
    """Points are told after each choice and each phase: several may follow one action, and each has its own."""

    @wraps(does)
    def told(*of: Any) -> None:
        g: State = next(one for one in of if isinstance(one, State))
        if g.events is None:
            does(*of)
            return
        before, so_far = g.standings(), len(g.events)
        does(*of)
        g.events += [*scored(before, g, g.events[so_far:])]

    return told


class PlainChoice(Choice):
    """A choice whose options are numbers: of an amount, a card; one of things that have names says so in `names`."""

    always: bool = False  # asked even where it has only one option
    spot = ""  # the field in which its options lie

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "chosen" in vars(cls):
            cls.chosen = _scoring(cls.chosen)  # type: ignore[method-assign]

    def __init__(self, name: str = "") -> None:
        super().__init__(name or self.kind)

    def run(self, g: State, p: Player, at: int) -> None:
        g.ask(self, p, at, self.options(g, p, at), self.always)


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
        self.does = _scoring(does)

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
                raise self._unusable(f"{type(choice).__name__} has no kind: prompts and labels are found by it")
            seat, table = (cast(Declared, one).OWN for one in (self.player_type, self.state_type))
            self._check_field(choice, "spot", {**seat, **table})
            self._check_field(choice, "field", seat)
            if isinstance(choice, PlainChoice) and not (choice.spans or choice.ids or choice.names):
                choice.spans = self._numbers({**seat, **table}, choice)
        self.steps = {step.name: cast(Step, step) for step in self.choices}
        self.phases = {phase.name: phase for phase in self.turns}

    def _unusable(self, fault: str) -> BadInput:
        return BadInput(f"the game '{self.manifest.name}' cannot be loaded: {fault}")

    def _numbers(self, fields: Mapping[str, Field], choice: Choice) -> tuple[Span, ...]:
        """How the options of a choice that does not say it are numbered for learners: as the components where they lie,
        else as all that a byte can be."""
        kind = fields[choice.spot].counts if choice.spot else ""
        alike = [field.start for field in fields.values() if kind and field.counts == kind]
        numbers = sorted({number for start in alike if isinstance(start, bytes) for number in start})
        axis = Axis(kind, map(str, numbers), numbers) if numbers else Numbers("number", 0, 255)
        return (Span(choice.verb or choice.kind, axis),)

    def _check_field(self, choice: Choice, what: str, known: Mapping[str, Field]) -> None:
        name = getattr(choice, what, "")
        if name and name not in known:
            raise self._unusable(
                f"{type(choice).__name__}.{what}: there is no field '{name}' (fields: {', '.join(known)})"
            )

    @cached_property
    def sealed_fields(self) -> frozenset[str]:
        """Where secret choices wait: nobody needs to be told that there is one."""
        return frozenset(choice.field for choice in self.choices if isinstance(choice, Sealed))

    # -- what a game may say better
    def resumed(self, g: Any) -> None:
        """A position written by hand says nothing about what comes next: how it goes on."""
        g.then(self.turns[0])

    def imagined(self, g: Any, view: View, dice: Dice) -> None:
        """Gives anew, in a world that the seat `view.seat` may be in, what is hidden from it and lies in no bag.
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

    # -- what follows from the fields
    def inventory(self, state: State) -> dict[str, int]:
        return dict(counted(cast(PlainState, state), [cast(PlainSeat, p) for p in state.players]))


def counted(table: PlainState, seats: Sequence[PlainSeat]) -> Counter[str]:
    """Every component by its kind and number, wherever it is."""
    found: Counter[str] = Counter()
    holders: list[PlainState | PlainSeat] = [table, *seats]
    for holder in holders:
        for name, field in holder.OWN.items():
            value = getattr(holder, name)
            if field.counts and isinstance(value, int):
                found[field.counts] += value
            elif field.counts:
                found.update(f"{field.counts} {one}" for one in value)
    return found
