"""Senses of Imperial Miners: habits are legal, a halted play ends with its turn and goes on with the next round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from search_plays import GAME

from tabuleiro.bots.lookahead import TRY, Sense, settle
from tabuleiro.bots.senses import greedy_sense, learned_sense
from tabuleiro.core.chance import Dice
from tabuleiro.core.state import State
from tabuleiro.games.imperial_miners.rules.game import ROUNDS
from tabuleiro.games.imperial_miners.rules.state import MineState

SENSES = (greedy_sense, learned_sense)


@pytest.fixture(params=SENSES)
def sense(request: pytest.FixtureRequest) -> Sense:
    return cast(Sense, request.param(GAME))


def at_random(seats: int, seed: int) -> Iterator[tuple[MineState, int]]:
    """A random play with a stop at every question."""
    state, dice = cast(MineState, GAME.new(seats=seats, seed=seed)), Dice(seed)
    while not state.over:
        seat = state.to_act[dice.below(len(state.to_act))]
        yield state, seat
        actions = state.decision(seat).actions
        state.apply(actions[dice.below(len(actions))])


def finished(state: State, dice: Dice) -> None:
    """Everybody goes on at random, as far as the play goes."""
    while not state.over:
        seat = state.to_act[0]
        options = state.players[seat].options
        state.play(seat, options[dice.below(len(options))])


def test_habits_are_legal() -> None:
    senses = [make(GAME) for make in SENSES]
    kinds = set()
    for seed in range(30):
        for state, seat in at_random(1 + seed % 5, seed):
            options = state.decision(seat).options
            world = state.view(seat).sample(Dice(seed))
            for sense in senses:
                habit = sense.by_habit(world, seat)
                assert habit == TRY or habit in options
                if habit != TRY:
                    kinds.add(state.decision(seat).kind)
    assert "sell" in kinds


def test_a_halted_play_ends_with_its_turn(sense: Sense) -> None:
    """From any question: all finish the round, nothing of the next one is seen; then the next one begins."""
    halted = 0
    for seed in range(4):
        for number, (state, seat) in enumerate(at_random(1 + seed, seed)):
            if number % 9:
                continue
            world = cast(MineState, state.view(seat).sample(Dice(number)))
            now = world.round
            sense.end_with_turn(world)
            finished(world, Dice(seed))
            assert world.round == now
            assert not world.waiting
            assert world.past_events == state.past_events
            halted += 1
            if now == ROUNDS:
                assert not sense.begin_next_turn(world, seat)
                assert world.over
                assert world.round == ROUNDS
                continue
            assert sense.begin_next_turn(world, seat)
            assert not world.over
            assert world.round == now + 1
            assert world.waiting
            finished(world, Dice(seed))
            assert world.round == ROUNDS
    assert halted > 40


def test_a_play_is_halted_again_and_again(sense: Sense) -> None:
    """As the search looks beyond the turn: round by round to the end."""
    state, seat = next(at_random(2, 3))
    world = cast(MineState, state.view(seat).sample(Dice(1)))
    rounds = [world.round]
    sense.end_with_turn(world)
    finished(world, Dice(1))
    while sense.begin_next_turn(world, seat):
        rounds.append(world.round)
        sense.end_with_turn(world)
        finished(world, Dice(1))
    assert rounds == list(range(ROUNDS + 1))
    assert world.over


def test_settling_comes_to_a_choice_or_to_the_end_of_the_turn(sense: Sense) -> None:
    for number, (state, seat) in enumerate(at_random(3, 5)):
        if number % 5:
            continue
        world = state.view(seat).sample(Dice(number))
        turn = sense.turn_number(world)
        sense.end_with_turn(world)
        while settle(sense, world, seat, turn):
            options = world.players[seat].options
            assert options
            assert sense.by_habit(world, seat) == TRY
            world.play(seat, options[0])
        assert world.over or not world.players[seat].options


def test_a_mark_is_what_the_seat_knows(sense: Sense) -> None:
    """The same in every world that fits the view; another one when the seat knows something else."""
    marks = set()
    questions = 0
    for state, seat in at_random(3, 4):
        if seat:
            continue
        found = {sense.knowledge(state.view(seat).sample(Dice(seed)), seat) for seed in range(4)}
        assert len(found) == 1
        marks |= found
        questions += 1
    assert len(marks) == questions
