"""Lookahead: a seat's own turn played out in an imagined world, small choices by habit; the greedy bot's loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


TRY: Final = -1


class Sense:
    """What a game tells the greedy bot: small choices by habit, and how good a position is for a seat."""

    def habit(self, g: State, seat: i64) -> i64:
        """The option for a choice that needs no trying, TRY where trying is worth it."""
        raise NotImplementedError

    def worth(self, g: State, seat: i64) -> float:
        raise NotImplementedError

    def forks(self, kind: str) -> bool:
        """Whether, inside a line, each option of this kind of decision is played out on its own."""
        return False

    def ends(self, kind: str) -> bool:
        """Whether a line ends before this kind of decision: a new turn begins."""
        return False

    def turn(self, g: State) -> i64:
        """A number that changes when a new turn begins, also where what is forced is not asked."""
        raise NotImplementedError


def settle(sense: Sense, g: State, seat: i64, turn: i64) -> bool:
    """Runs small choices by habit, and others' secret ones any way; True if the seat has a choice worth trying."""
    while not g.over and sense.turn(g) == turn:
        p = g.players[seat]
        if p.options:
            habit = sense.habit(g, seat)
            if habit == TRY:
                return not sense.ends(p.asking.kind)
            g.play(seat, habit)
            continue
        sealed = asked_in_secret(g)
        if sealed < 0:
            return False
        g.play(sealed, g.players[sealed].options[0])
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
            line.play(seat, option)
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
