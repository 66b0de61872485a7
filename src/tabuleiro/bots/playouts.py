"""Playouts: a sense that any game has: play goes on by chance to its end, and what counts is the lead."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lookahead import Sense, any_option
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.state import State

GREEDY_WORLDS: Final = 20  # one playout tells little


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayoutSense(Sense):
    """The whole play is one turn: the tree has only the choice at hand, as what will be known at the next one is open;
    all others are chance's."""

    def worth(self, g: State, seat: i64) -> float:
        """The points that the seat is ahead of the best other; alone its points."""
        totals = [score.total for score in g.scores]
        own = totals.pop(seat)
        return float(own - max(totals, default=0))

    def rule_of_thumb(self, g: State, seat: i64) -> i64:
        return any_option(g, seat)

    def rollout_habit(self, g: State, seat: i64) -> i64:
        return any_option(g, seat)

    def hoped(self, g: State, seat: i64, knower: i64) -> float:
        return float(g.scores[seat].total)

    def tree_depth(self) -> i64:
        return 2  # the choice, and what comes of it

    def greedy_worlds(self) -> i64:
        return GREEDY_WORLDS
