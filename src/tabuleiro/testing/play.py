"""Plays for the test kit: random ones, stubborn ones, and a run until everything has been used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dice
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.kit.shelf import load

MOST_ACTIONS: Final = 20_000  # no play of any game is longer: a longer one goes in circles
STUBBORN: Final = 80  # of 100 choices of a kind, how many a stubborn player makes alike

Chooser = Callable[["State", int], "Action"]


def randomly(seed: int) -> Chooser:
    """Any action, all alike."""
    dice = Dice(seed)

    def choose(state: State, seat: int) -> Action:
        decision = state.decision(seat)
        return decision.action(decision.options[dice.below(len(decision.options))])  # one is made, not all of them

    return choose


def stubbornly(seed: int) -> Chooser:
    """A player with a favourite place in the list for half the kinds of decision: reaches what chance rarely does."""
    dice = Dice(seed)
    favourites: dict[str, float] = {}

    def choose(state: State, seat: int) -> Action:
        decision = state.decision(seat)
        options = decision.options
        if decision.kind not in favourites:
            favourites[decision.kind] = dice.below(1000) / 1000 if dice.below(2) else -1.0
        favourite = favourites[decision.kind]
        if favourite >= 0 and dice.below(100) < STUBBORN:
            return decision.action(options[int(favourite * len(options))])
        return decision.action(options[dice.below(len(options))])

    return choose


def steps_of(state: State, seed: int, choose: Chooser | None = None) -> Iterator[tuple[State, Action]]:
    """Yields the state and the action about to be taken, until the play is over; seats act in random order."""
    choose = choose or randomly(seed)
    order = Dice(seed + 1)
    for _ in range(MOST_ACTIONS):
        if state.over:
            return
        seats = state.to_act
        assert seats, "the play is not over and nobody is asked"
        action = choose(state, seats[order.below(len(seats))])
        yield state, action
        state.apply(action)
    raise AssertionError(f"the play does not end: {state.record.dumps()}")


@cache
def near_the_end(game: str, actions: int = 6) -> str:
    """A position of two seats from which a play takes that many actions more, if it goes on as it did."""
    return [now.position for now, _ in steps_of(load(game).new(seats=2, seed=5), 5)][-actions]


def ends(game: Game, seats: int, seed: int, **options: bool | str) -> State:
    """Plays a random game to its end: every decision offers something, the result is ranked."""
    state = game.new(seats=seats, seed=seed, **options)
    for now, _ in steps_of(state, seed):
        for seat in now.to_act:
            actions = now.decision(seat).actions
            assert actions
            assert len(set(actions)) == len(actions)
    assert state.over
    assert not state.to_act
    assert min(score.rank for score in state.scores) == 1
    return state


def record_until_all_is_used(
    game: Game, things: set[str], used: Callable[[Event], set[str]], most_games: int
) -> set[str]:
    """Plays stubborn games until all things were used that a play can use: cards, effects, events, spaces. `used` says
    which of them an event shows in use. Returns what was not."""
    missing = set(things)
    for seed in range(most_games):
        seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
        told: list[Event] = []
        state = game.start(game.origin(seats, seed, {}), events=told)
        for _ in steps_of(state, seed, stubbornly(seed)):
            pass
        for event in told:
            missing -= used(event)
        if not missing:
            break
    return missing
