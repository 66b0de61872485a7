"""What steps and choices of this game share, and the simplest effects: gains, conditions, repetition."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.step import Step
from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.codes import NOT_COUNTING
from tabuleiro.games.imperial_miners.rules.counts import Amount, Condition
from tabuleiro.games.imperial_miners.rules.mine import place_text
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState, MineStep

SCOTS: Final = FACTIONS.index("scots")
MOST_MACHINES: Final = 3  # on one card (IM-25)


def own_count(p: Miner, counts: bool) -> None:
    """An effect that begins counts its own discarded collapses, or none; the outer one goes on with its own later."""
    p.push(RESTORE_CLEARED, p.cleared + 1)
    p.cleared = 0 if counts else NOT_COUNTING


class RestoreCleared(MineStep):
    """The inner effect is finished; `at` is the outer one's count + 1."""

    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        p.cleared = at - 1


RESTORE_CLEARED: Final = RestoreCleared("restore-cleared")


# ---------------------------------------------------------------- gains
class Measured(MineStep):
    """A step with a number, fixed or per count."""

    __slots__ = ("amount",)

    def __init__(self, name: str, amount: Amount) -> None:
        super().__init__(name)
        self.amount = amount


def tell_counted(g: MineState, p: Miner, at: i64, amount: Amount) -> None:
    """A card has counted and brings nothing: so many of what it counts. Events and spaces say that themselves."""
    if at and amount.count is not None:
        told = {"card": g.box.ids[p.cards[p.grid[at] - 1]], "place": place_text(at)}
        g.tell("counted", p.seat, {**told, "per": amount.per, "have": amount.count.of(p, at)})


class GainCoins(Measured):
    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        amount = self.amount
        n = amount.n if amount.count is None else amount.value(p, at)
        p.coins += n
        if g.events is not None:
            g.tell("coins", p.seat, {"n": n})
            if not n:
                tell_counted(g, p, at, amount)


class GainPoints(Measured):
    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        amount = self.amount
        n = amount.n if amount.count is None else amount.value(p, at)
        p.vp += n
        if g.events is not None:
            g.tell("points", p.seat, {"n": n})
            if not n:
                tell_counted(g, p, at, amount)


class Discount(Measured):
    """The next card with a cost will be cheaper."""

    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        n = self.amount.value(p, at)
        p.discount += n
        if g.events is not None:
            g.tell("discount", p.seat, {"n": n})


class When(MineStep):
    """A part with a condition: without it nothing, and the next part goes on."""

    __slots__ = ("condition", "step")

    def __init__(self, name: str, condition: Condition, step: Step) -> None:
        super().__init__(name)
        self.condition = condition
        self.step = step

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        if self.condition.holds(p, at):
            self.step.run(g, p, at)
        elif g.events is not None:
            card = g.box.ids[p.cards[p.grid[at] - 1]] if at else ""
            g.tell("unmet", p.seat, {"place": place_text(at) if at else "", "card": card})


class Times(Measured):
    """A step, done as often as the amount says, one after the other."""

    __slots__ = ("step",)

    def __init__(self, name: str, amount: Amount, step: Step) -> None:
        super().__init__(name, amount)
        self.step = step

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        amount = self.amount
        n = amount.n if amount.count is None else amount.value(p, at)
        if n <= 0:
            if g.events is not None:
                tell_counted(g, p, at, amount)
            return
        step = self.step
        if n > 1:
            p.push_all([step] * (n - 1), at)
        step.run(g, p, at)
