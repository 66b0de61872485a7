"""Playouts: random play to the end over ints, the loop that searches and measurements run in."""

from __future__ import annotations

from tabuleiro.core.chance import DIGIT, MULTIPLIER
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import FIRST
from tabuleiro.core.state import State


def play_on(g: State, rng: i64) -> i64:
    """Plays to the end, every option as likely as any other; returns how many decisions there were."""
    n = 0
    players = g.players
    low = rng & DIGIT
    while waiting := g.waiting:
        seat = FIRST[waiting]
        options = players[seat].options
        rng = MULTIPLIER * low + (rng >> 32)
        low = rng & DIGIT
        g.play(seat, options[low * len(options) >> 32], False)
        n += 1
    return n


def clones(g: State, times: i64) -> None:
    """Makes copies and forgets them: only to measure."""
    for _ in range(times):
        g.clone()


def trace(g: State, rng: i64) -> i64:
    """As `play_on`, but returns a fingerprint of every question, its options and its answer."""
    mark = 0
    while g.waiting:
        seat = FIRST[g.waiting]
        p = g.players[seat]
        options = p.options
        rng = MULTIPLIER * (rng & DIGIT) + (rng >> 32)
        option = options[(rng & DIGIT) * len(options) >> 32]
        for offered in options:
            mark = (mark * 31 + offered) & DIGIT
        mark = (mark * 31 + seat * 7 + p.asking_at * 3 + option) & DIGIT
        g.play(seat, option)
    for score in g.scores:
        mark = (mark * 31 + score.total) & DIGIT
    return mark
