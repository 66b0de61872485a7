"""A check of a game's codec: every action has one number, and observations tell what a seat may know and no more."""

from __future__ import annotations

from tabuleiro.core.chance import Dice
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.testing.play import steps_of, stubbornly


def learners_see_no_more(game: Game, seats: int, seed: int, each: int = 1) -> int:
    """In every position, or in one of so many; returns how many views there were whose worlds differ from the play."""
    dice = Dice(seed)
    different = 0
    for i, (state, _) in enumerate(steps_of(game.new(seats=seats, seed=seed), seed, stubbornly(seed))):
        if i % each == seed % each:
            numbered(state)
            different += sum(same_in_another_world(state, seat, dice) for seat in range(-1, seats))
    return different


def numbered(state: State) -> None:
    codec = state.game.codec
    for seat in state.to_act:
        decision = state.decision(seat)
        numbers = [codec.index(action) for action in decision.actions]
        assert len(set(numbers)) == len(numbers), f"two of these have the same number: {decision}"
        assert [codec.action(decision, number) for number in numbers] == decision.actions
        assert [i for i, one in enumerate(codec.mask(decision)) if one] == sorted(numbers)


def same_in_another_world(state: State, seat: int, dice: Dice) -> bool:
    """The same bytes from the state, from the view and from a world that looks the same; says whether it is another."""
    codec = state.game.codec
    view = state.view(seat)
    seen = codec.observe(state, seat)
    assert len(seen) == codec.length
    assert codec.observed(view) == seen, f"seat {seat} gets other bytes from its view"
    world = view.sample(dice)
    assert codec.observe(world, seat) == seen, f"seat {seat} gets bytes of what it cannot know"
    return world.position != state.position
