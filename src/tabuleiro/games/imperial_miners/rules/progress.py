"""Steps about the progress boards: advance, enter a board, change it at the top (IM-31, IM-32)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.games.imperial_miners.content.pack import BOARDS
from tabuleiro.games.imperial_miners.rules.codes import NOT_COUNTING, OFF_BOARD
from tabuleiro.games.imperial_miners.rules.effects import Measured, own_count
from tabuleiro.games.imperial_miners.rules.mine import NOWHERE
from tabuleiro.games.imperial_miners.rules.state import MineChoice, Miner, MineState, MineStep

ALL_BOARDS: Final[list[int]] = [0, 1, 2]
OTHER_BOARDS: Final[list[list[int]]] = [[1, 2], [0, 2], [0, 1]]


class Advance(Measured):
    """An advance of 0 does nothing and chooses no board."""

    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        n = self.amount.value(p, at)
        if n:
            p.push(MOVE, n)
            if p.board == OFF_BOARD:
                p.push(ENTER, 0)


class Enter(MineChoice):
    """A board for the marker: any one the first time, one of the other two after a top."""

    __slots__ = ()
    kind = "enter"
    names = BOARDS
    spot = "board"
    refusal = "same_board IM-32"

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return ALL_BOARDS if p.board == OFF_BOARD else OTHER_BOARDS[p.board]

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        p.board = option
        p.space = 0
        if g.events is not None:
            g.tell("enter", p.seat, {"board": BOARDS[option], "side": g.box.side_ids[g.sides[option]]})


class Move(MineStep):
    """Moves the marker `at` spaces; only the space where it ends takes effect."""

    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        spaces = g.box.spaces[g.sides[p.board]]
        top = len(spaces) - 1
        if p.space == top:
            self.wait(p, at)
            return
        plus = g.advance_plus if not p.advanced else 0
        p.advanced = 1
        before = p.space
        p.space += at + plus
        lost = 0
        if p.space >= top:
            lost = p.space - top
            p.space = top
            p.push(ENTER, 0)
        if g.events is not None:
            side = g.box.side_ids[g.sides[p.board]]
            event = g.event_id if p.space > before + at else ""  # what made it go further
            n = p.space - before
            g.tell("move", p.seat, {"side": side, "space": p.space, "n": n, "event": event, "lost": lost})
        if p.cleared != NOT_COUNTING:
            own_count(p, counts=False)
        p.push_all(spaces[p.space], NOWHERE)

    def wait(self, p: Miner, at: i64) -> None:
        """The marker stands on a top: this advance waits for the change of board, behind those that wait already."""
        pending = p.pending
        i = len(pending) - 1
        while pending[i][0] is not ENTER:
            i -= 1
        while i > 0 and pending[i - 1][0] is self:
            i -= 1
        pending.insert(i, (self, at))
        p.pending = pending


ENTER: Final = Enter("enter")
MOVE: Final = Move("move")
