"""Lookahead: a seat's own turn played out in an imagined world, small choices by habit; the greedy bot's loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import State
from tabuleiro.core.step import Phase

if TYPE_CHECKING:
    from mypy_extensions import i64


TRY: Final = -1


class Halt(Phase):
    """Ends an imagined play where the next turn would begin: chance that nobody can foresee stays out of a line."""

    __slots__ = ()

    def run(self, g: State, at: i64) -> None:
        g.over = True


HALT: Final = Halt("halt")


class Sense:
    """What a game tells the bots that look ahead: small choices by habit, and how good a position is for a seat."""

    def habit(self, g: State, seat: i64) -> i64:
        """The option for a choice that needs no trying, TRY where trying is worth it."""
        raise NotImplementedError

    def worth(self, g: State, seat: i64) -> float:
        """In points at the end of the play, at the end of a turn."""
        raise NotImplementedError

    def forks(self, kind: str) -> bool:
        """Whether, inside a line, each option of this kind of decision is played out on its own."""
        return False

    def opens(self, kind: str) -> bool:
        """Whether this kind of decision begins a turn."""
        return False

    def turn(self, g: State) -> i64:
        """A number that changes when a new turn begins, also where what is forced is not asked."""
        raise NotImplementedError

    def halt(self, g: State) -> None:
        """Lets the imagined play end where this turn ends."""
        raise NotImplementedError

    def resume(self, g: State) -> bool:
        """Lets a halted play go on with the next turn; False if it is really over."""
        raise NotImplementedError

    def mark(self, g: State, seat: i64) -> int:
        """A number for what the seat knows: the same knowledge, the same number."""
        raise NotImplementedError


def settle(sense: Sense, g: State, seat: i64, turn: i64) -> bool:
    """Runs small choices by habit, and others' secret ones any way; True if the seat has a choice worth trying."""
    while not g.over and sense.turn(g) == turn:
        p = g.players[seat]
        if p.options:
            habit = sense.habit(g, seat)
            if habit == TRY:
                return True
            g.play(seat, habit, False)
            continue
        sealed = asked_in_secret(g)
        if sealed < 0:
            return False
        g.play(sealed, g.players[sealed].options[0], False)
    return False


def asked_in_secret(g: State) -> i64:
    """The first seat that is to make a sealed choice, -1 if none is."""
    for seat in g.to_act:
        if g.players[seat].asking.sealed:
            return seat
    return -1


def play_out(sense: Sense, g: State, seat: i64, turn: i64) -> float:
    """What the seat's position is worth when its turn has ended, each choice taken for its own sake."""
    while settle(sense, g, seat, turn):
        p = g.players[seat]
        fork = sense.forks(p.asking.kind)
        best, best_worth = g, float("-inf")
        for option in p.options:
            line = g.clone()
            line.play(seat, option, False)
            if fork:
                worth = play_out(sense, line, seat, turn)
            else:
                settle(sense, line, seat, turn)
                worth = sense.worth(line, seat)
            if worth > best_worth:
                best, best_worth = line, worth
        if fork:
            return best_worth
        g = best
    return sense.worth(g, seat)
