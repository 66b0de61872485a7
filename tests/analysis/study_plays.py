"""What the tests of judge and reviews share: short plays of a village, with a blunder, with a stroke of luck."""

from __future__ import annotations

from functools import cache

import tabuleiro
from tabuleiro.analysis.judge import Judge
from tabuleiro.analysis.reviewing import Care
from tabuleiro.core.chance import seeded
from tabuleiro.core.record import Record
from tabuleiro.core.state import State

GAME = tabuleiro.load("above-and-below")
QUICK = Care(worlds=2, others=4, rollouts=16)  # plain Python is slow


def greedy_on(state: State, stop: str = "") -> State:
    """Plays on to the end, or to the first question of a kind."""
    bots = [tabuleiro.bot("greedy", seed=seat) for seat in range(len(state.players))]
    while not state.over:
        seat = state.to_act[0]
        if stop and state.decision(seat).kind == stop:
            break
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))
    return state


@cache
def at_round(number: int) -> str:
    """The position where a round's first turn begins, as text."""
    state = GAME.new(seats=2, seed=4)
    while state.round < number or state.decision(state.to_act[0]).kind != "turn":
        seat = state.to_act[0]
        state.apply(tabuleiro.bot("greedy", seed=number).choose(state.view(seat), state.decision(seat)))
    return state.position


@cache
def last_round() -> Record:
    """A short play: the last round alone."""
    return greedy_on(GAME.position(at_round(7))).record


@cache
def with_blunder(number: int = 2) -> Record:
    """The first seat to act passes in a round, with coins and villagers left: number 1."""
    state = GAME.position(at_round(number))
    state.apply(state.decision(state.to_act[0]).parse("pass"))
    return greedy_on(state).record


@cache
def with_luck(number: int = 2) -> tuple[Record, int]:
    """The first action of a round that rolls dice gets the best of forty rolls; its number."""
    state = greedy_on(GAME.position(at_round(number)), "option")
    seat = state.to_act[0]
    option = tabuleiro.bot("greedy", seed=1).choose(state.view(seat), state.decision(seat)).option
    judge = Judge(GAME)
    best, highest = state, -1.0
    for seed in range(40):
        other = state.clone()
        other.rng = seeded(seed)
        other.play(seat, option)
        chance = judge.moment([other.view(s) for s in range(2)], worlds=2).chances[seat]
        if chance > highest:
            best, highest = other, chance
    number = len(best.record.entries)
    return greedy_on(best).record, number
