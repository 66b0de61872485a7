"""A check of imagined worlds as text, as bots in other processes get them: they read as they were, and leak nothing."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.bots.protocol import ask
from tabuleiro.core.chance import Dice
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.testing.play import steps_of, stubbornly

MORE: Final = 9  # a seed for the worlds of a world


def worlds_come_through_text(game: Game, seats: int, seed: int, each: int = 1) -> int:
    """In every position, or in one of so many, for every seat that is asked; returns how many worlds differed from the
    play."""
    dice = Dice(seed)
    different = 0
    for i, (state, _) in enumerate(steps_of(game.new(seats=seats, seed=seed), seed, stubbornly(seed))):
        if i % each == seed % each:
            different += sum(_comes_through(state, seat, dice) for seat in state.to_act)
    return different


def _comes_through(state: State, seat: int, dice: Dice) -> bool:
    """A world that is read again asks the seat the same, looks the same to it, and leads to the same further worlds."""
    view, decision = state.view(seat), state.decision(seat)
    (text,) = _worlds(state, seat, 1)
    world: Any = state.game.position(text)
    assert world.position == text
    assert world.to_act == state.to_act
    asked = world.decision(seat)
    assert (asked.kind, asked.options, asked.actions) == (decision.kind, decision.options, decision.actions)
    again = world.view(seat)
    assert again == view
    assert again.sample(Dice(MORE)).position == view.sample(Dice(MORE)).position
    other = view.sample(dice)  # another play, that differs only in what the seat cannot know
    assert _worlds(other, seat, 2) == _worlds(state, seat, 2)
    return text != state.position


def _worlds(state: State, seat: int, n: int) -> list[str]:
    return ask(0, state.view(seat), state.decision(seat), worlds=n).worlds
