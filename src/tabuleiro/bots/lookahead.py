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

    def choices(self, g: State, seat: i64) -> list[int]:
        """The options that are worth trying, where trying is worth it; never none."""
        return g.players[seat].options

    def quick(self, g: State, seat: i64) -> i64:
        """Inside a line: the option for a choice of which a look at each would cost too much, else TRY."""
        return TRY

    def answer(self, g: State, seat: i64) -> i64:
        """What another seat that is asked meanwhile is taken to answer: in secret anything; TRY: nobody waits."""
        p = g.players[seat]
        return p.options[0] if p.asking.sealed else TRY

    def forks(self, kind: str) -> bool:
        """Whether, inside a line, each option of this kind of decision is played out on its own."""
        return False

    def far(self, kind: str) -> bool:
        """Whether the search, inside a line, follows each option of this kind to the end of the turn."""
        return False

    def looks(self, g: State, seat: i64, option: i64) -> i64:
        """How many first looks the search takes at an option: more where chance decides much."""
        return 1

    def splits(self) -> bool:
        """Whether the search keeps what chance may show apart, each with choices of its own."""
        return False

    def certain(self) -> bool:
        """Whether chance decides little within a turn: a choice is then worth what the best line behind it is, not the
        mean of all that were tried."""
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

    def resume(self, g: State, seat: i64) -> bool:
        """Lets a halted play go on with the seat's next turn; False if it is really over."""
        raise NotImplementedError

    def mark(self, g: State, seat: i64) -> int:
        """A number for what the seat knows: the same knowledge, the same number."""
        raise NotImplementedError


def settle(sense: Sense, g: State, seat: i64, turn: i64) -> bool:
    """Runs small choices by habit, and what others are asked meanwhile; True if the seat has a choice worth trying."""
    while not g.over and sense.turn(g) == turn:
        p = g.players[seat]
        if p.options:
            habit = sense.habit(g, seat)
            if habit == TRY:
                return True
            g.play(seat, habit, False)
        elif not others_answer(sense, g):
            return False
    return False


def others_answer(sense: Sense, g: State) -> bool:
    """Lets the first seat answer that is taken to; False if there is none. The line's own seat is not asked now."""
    for seat in g.to_act:
        answer = sense.answer(g, seat)
        if answer != TRY:
            g.play(seat, answer, False)
            return True
    return False


def play_out(sense: Sense, g: State, seat: i64, turn: i64) -> float:
    """What the seat's position is worth when its turn has ended, each choice taken for its own sake."""
    while settle(sense, g, seat, turn):
        quick = sense.quick(g, seat)
        if quick != TRY:
            g.play(seat, quick, False)
            continue
        fork = sense.forks(g.players[seat].asking.kind)
        best, best_worth = g, float("-inf")
        for option in sense.choices(g, seat):
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
