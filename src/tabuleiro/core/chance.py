"""Chance: a small generator that lives in the state as one int, and sources that take its place."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.errors import BadInput, RecordError

if TYPE_CHECKING:
    from tabuleiro.core.deal import Deal
    from tabuleiro.core.game import Game

# For simulations only: it is linear, and who sees enough outcomes can work out all that follow. Tables have a `Deal`.
# Multiply-with-carry, low half the digit and high half the carry; every product stays below 2**62.
MULTIPLIER: Final = 698769069
DIGIT: Final = 0xFFFFFFFF


def seeded(seed: int) -> int:
    """A generator for any int: the seed's bits are mixed, so that near seeds give far games."""
    mask = 0xFFFFFFFFFFFFFFFF
    z = (seed * 2 + (1 if seed < 0 else 0) + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    z ^= z >> 31
    carry = 1 + (z >> 32) % (MULTIPLIER - 2)
    return (carry << 32) | (z & DIGIT)


def after(rng: i64) -> i64:
    """The generator's next value; its low 32 bits are the random number."""
    return MULTIPLIER * (rng & DIGIT) + (rng >> 32)


class Dice:
    """A generator for callers outside a state: bots, and the worlds of a view."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng: i64 = seeded(seed)

    def below(self, n: i64) -> i64:
        self.rng = after(self.rng)
        return (self.rng & DIGIT) * n >> 32

    def generator(self) -> i64:
        """The start of another generator, for a state to have as its own."""
        carry = 1 + self.below(MULTIPLIER - 2)
        self.rng = after(self.rng)  # not below(2**32): that product is beyond the compiled build's ints
        return carry * (DIGIT + 1) + (self.rng & DIGIT)


def dice_of(chance: Dice | Random | int) -> Dice:
    """Dice from whatever a caller has at hand: a seed gives the same each time, a generator goes on."""
    if isinstance(chance, Dice):
        return chance
    if isinstance(chance, int):
        return Dice(chance)
    if isinstance(chance, Random):
        return Dice(chance.getrandbits(62))
    raise BadInput(f"chance is a seed, a random.Random or a Dice, not {chance!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Takes the place of the generator for as long as a state has it."""

    __slots__ = ()
    stops: bool = False  # what is forced is asked all the same
    holds: bool = False  # the table's phases wait until they are let go

    def copy(self) -> Source:
        raise NotImplementedError

    def rest(self) -> Source | None:
        """What stays in its place when it has no more to say."""
        return None

    def pick(self, game: Game, outcomes: bytes, base: i64) -> i64:
        """The index of the outcome that is to come; -1: it has no more to say, chance goes on by itself."""
        raise NotImplementedError


class Script(Source):
    """Outcomes fixed beforehand, by a record or a test; shared by nobody, used up in order."""

    __slots__ = ("at", "outcomes", "strict")

    def __init__(self, outcomes: list[int], strict: bool) -> None:
        self.outcomes = outcomes
        self.at = 0
        self.strict = strict  # a record must hold every outcome; a test may fix only the first few

    def copy(self) -> Script:
        script = Script(self.outcomes, self.strict)
        script.at = self.at
        return script

    def empty(self) -> bool:
        return self.at >= len(self.outcomes)

    def pick(self, game: Game, outcomes: bytes, base: i64) -> i64:
        if self.empty():
            if self.strict:
                raise RecordError("an outcome of chance is missing")
            return -1
        code = self.outcomes[self.at]
        self.at += 1
        i = outcomes.find(bytes([code - base])) if 0 <= code - base < 256 else -1
        if i < 0:
            raise RecordError(f"'{game.outcome_text(code)}' cannot come up here")
        return i


class Arranged(Source):
    """Outcomes that each come up as soon as they can, in their order; what else is drawn chance brings by itself."""

    __slots__ = ("at", "outcomes")

    def __init__(self, outcomes: list[int], at: int) -> None:
        self.outcomes = outcomes
        self.at = at

    def copy(self) -> Arranged:
        return Arranged(self.outcomes, self.at)

    def rest(self) -> Arranged:
        return self

    def pick(self, game: Game, outcomes: bytes, base: i64) -> i64:
        if self.at >= len(self.outcomes):
            return -1
        code = self.outcomes[self.at]
        i = outcomes.find(bytes([code - base])) if 0 <= code - base < 256 else -1
        if i >= 0:
            self.at += 1
        return i


class Around(Source):
    """Another source, if any, for a state that goes on in a way of its own."""

    __slots__ = ("source",)

    def __init__(self, source: Source | None) -> None:
        self.source = source

    def rest(self) -> Source:
        self.source = None
        return self

    def pick(self, game: Game, outcomes: bytes, base: i64) -> i64:
        return -1 if self.source is None else self.source.pick(game, outcomes, base)


class Stepwise(Around):
    """It stops before forced choices too."""

    __slots__ = ("forced",)
    stops = True

    def __init__(self, source: Source | None) -> None:
        super().__init__(source)
        self.forced: dict[int, list[int]] = {}  # by seat: the one option that it would not have been asked about

    def copy(self) -> Stepwise:
        found = Stepwise(None if self.source is None else self.source.copy())
        found.forced = dict(self.forced)
        return found


class HeldSource(Around):
    """Its phases are let go one by one."""

    __slots__ = ()
    holds = True

    def copy(self) -> HeldSource:
        return HeldSource(None if self.source is None else self.source.copy())


class Dealt(Source):
    """Outcomes of a table's deal, from its `drawn`th on; a state has it only while an action is worked out."""

    __slots__ = ("deal", "drawn")

    def __init__(self, deal: Deal, drawn: int) -> None:
        self.deal = deal
        self.drawn = drawn

    def copy(self) -> Dealt:
        return Dealt(self.deal, self.drawn)

    def pick(self, game: Game, outcomes: bytes, base: i64) -> i64:
        number = self.deal.number(self.drawn)
        self.drawn += 1
        return number * len(outcomes) >> 64


class NotedSource(Source):
    """Another source, and a note of all that could come up each time, where their names begin, and what did."""

    __slots__ = ("notes", "source")

    def __init__(self, source: Source, notes: list[tuple[bytes, int, int]]) -> None:
        self.source = source
        self.notes = notes

    def copy(self) -> NotedSource:
        return NotedSource(self.source.copy(), self.notes)

    def pick(self, game: Game, outcomes: bytes, base: i64) -> i64:
        i = self.source.pick(game, outcomes, base)
        if i >= 0:
            self.notes.append((outcomes, base, i))
        return i
