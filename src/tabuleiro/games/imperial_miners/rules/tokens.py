"""Steps about tokens in the mine: machines, collapses, cart markers (IM-25 to IM-27)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Span
from tabuleiro.games.imperial_miners.rules.codes import NOT_COUNTING
from tabuleiro.games.imperial_miners.rules.counts import borders_of
from tabuleiro.games.imperial_miners.rules.effects import MOST_MACHINES, Measured
from tabuleiro.games.imperial_miners.rules.mine import ABOVE, BORDERS, PLACES, border_text, place_text
from tabuleiro.games.imperial_miners.rules.state import MineChoice, Miner, MineState, MineStep


def tell_idle(g: MineState, p: Miner, kind: str) -> None:
    """A part of an effect had nothing to choose from."""
    if g.events is not None:
        g.tell("idle", p.seat, {"of": kind})


class OnCell(MineChoice):
    """A choice of one card of the mine, by its cell, or of something beside its cards."""

    __slots__ = ()
    spans: tuple[Span, ...] = (Span("", PLACES),)
    link = ""
    idle = "no card fits: that part does nothing"

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return list(p.cells)

    def nothing(self, g: MineState, p: Miner, at: i64) -> None:
        super().nothing(g, p, at)
        tell_idle(g, p, self.kind)

    def where(self, game: Game, at: i64, option: i64) -> str:
        return place_text(option)


# ---------------------------------------------------------------- machines
def place_machine(g: MineState, p: Miner, number: i64) -> None:
    p.add_machines(number, 1)
    if g.events is not None:
        g.tell("machine", p.seat, {"place": place_text(p.cells[number]), "card": g.box.ids[p.cards[number]]})


class MachineHere(Measured):
    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        number = p.grid[at] - 1
        for _ in range(self.amount.value(p, at)):
            if p.machines[number] < MOST_MACHINES:
                place_machine(g, p, number)
            else:
                tell_idle(g, p, "machine")


class MachineOn(OnCell):
    """A machine on any card, or on any but the one the effect stands on."""

    __slots__ = ("other",)
    kind = "machine"
    link = "on"

    def __init__(self, name: str, other: bool) -> None:
        super().__init__(name)
        self.other = other

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        machines = p.machines
        barred = at if self.other else 0
        return [cell for i, cell in enumerate(p.cells) if machines[i] < MOST_MACHINES and cell != barred]

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        place_machine(g, p, p.grid[option] - 1)

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        if self.other and option == at:
            return Reason("not_on_itself", {}, "IM-25")
        return Reason("machines_full", {"most": MOST_MACHINES}, "IM-25")


# ---------------------------------------------------------------- collapses
def collapse(g: MineState, p: Miner, number: i64) -> None:
    """At most one on a card: a second is not placed."""
    if not p.collapsed & BIT[number]:
        p.collapsed |= BIT[number]
        if g.events is not None:
            g.tell("collapse", p.seat, {"place": place_text(p.cells[number]), "card": g.box.ids[p.cards[number]]})


def clear(g: MineState, p: Miner, number: i64) -> None:
    p.collapsed &= ~BIT[number]
    if p.cleared != NOT_COUNTING:
        p.cleared += 1
    if g.events is not None:
        g.tell("clear", p.seat, {"place": place_text(p.cells[number]), "card": g.box.ids[p.cards[number]]})


class CollapseHere(MineStep):
    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        collapse(g, p, p.grid[at] - 1)


class CollapseAllOthers(MineStep):
    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        here = p.grid[at] - 1
        for number in range(len(p.cards)):
            if number != here:
                collapse(g, p, number)


class CollapseAbove(OnCell):
    """On one card directly above that has none."""

    __slots__ = ()
    kind = "collapse"
    link = "on"
    refusal = "already_collapsed IM-26"

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        grid = p.grid
        return [cell for cell in ABOVE[at] if grid[cell] and not p.collapsed & BIT[grid[cell] - 1]]

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        collapse(g, p, p.grid[option] - 1)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return [cell for cell in ABOVE[at] if p.grid[cell]]


class Clear(OnCell):
    """One collapse of the mine is discarded; that is no activation (IM-26)."""

    __slots__ = ()
    kind = "clear"
    refusal = "no_collapse_there IM-26"

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        collapsed = p.collapsed
        return [cell for i, cell in enumerate(p.cells) if collapsed & BIT[i]] if collapsed else []

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        clear(g, p, p.grid[option] - 1)


class ClearAll(MineStep):
    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        for number in range(len(p.cards)):
            if p.collapsed & BIT[number]:
                clear(g, p, number)


# ---------------------------------------------------------------- carts
def carts_done(g: MineState, p: Miner, n: i64) -> None:
    """Carts that have just become complete, by a card or by a marker (a feature may pay for them)."""
    if g.cart_pays:
        p.coins += n * g.cart_pays
        if g.events is not None:
            g.tell("cart_paid", p.seat, {"n": n * g.cart_pays, "carts": n, "event": g.event_id})


class Cart(OnCell):
    """A marker on a border with a half cart that is not complete; `here`: only on borders of this card."""

    __slots__ = ("here",)
    kind = "cart"
    spans: tuple[Span, ...] = (Span("cart", BORDERS),)
    link = "between"
    idle = "no border can take a marker: none is taken"

    def __init__(self, name: str, here: bool) -> None:
        super().__init__(name)
        self.here = here

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        halves = p.halves & borders_of(p, at) if self.here else p.halves
        return borders_in(p, halves)

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        bit = BIT[(p.grid[option // 3] - 1) * 3 + option % 3]
        p.halves ^= bit
        p.complete |= bit
        if g.events is not None:
            g.tell("cart", p.seat, {"between": border_text(option)})
        carts_done(g, p, 1)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        every = 0
        for cell in p.cells:
            every |= borders_of(p, cell)
        return borders_in(p, every)

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        bit = BIT[(p.grid[option // 3] - 1) * 3 + option % 3]
        if p.complete & bit:
            return Reason("cart_complete", {}, "IM-27")
        if not p.halves & bit:
            return Reason("no_half_cart", {}, "IM-27")
        return Reason("not_at_this_card", {"place": place_text(at)}, "IM-27")

    def where(self, game: Game, at: i64, option: i64) -> str:
        return border_text(option)


def borders_in(p: Miner, mask: int) -> list[int]:
    """Borders as options: cell * 3 + direction."""
    found: list[int] = []
    cells = p.cells
    while mask:
        low = mask & -mask
        bit = low.bit_length() - 1
        found.append(cells[bit // 3] * 3 + bit % 3)
        mask ^= low
    return found


MACHINE_ANY: Final = MachineOn("machine-any", other=False)
MACHINE_OTHER: Final = MachineOn("machine-other", other=True)
COLLAPSE_ABOVE: Final = CollapseAbove("collapse-above")
CLEAR: Final = Clear("clear")
CART_ANY: Final = Cart("cart-any", here=False)
CART_HERE: Final = Cart("cart-here", here=True)
