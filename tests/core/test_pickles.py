"""States, actions and records travel between processes, and are the same when they arrive."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

import tabuleiro
from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.testing.play import steps_of

GAMES = ("imperial-miners", "above-and-below", "brazil-imperial")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return tabuleiro.load(request.param)


def midway(game: Game, actions: int = 25) -> State:
    for i, (state, _) in enumerate(steps_of(game.new(seats=2, seed=4), 4)):
        if i == actions:
            return state
    raise AssertionError("the play ended before")


def travelled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


def test_a_state_arrives_as_it_was_and_plays_on_alike(game: Game) -> None:
    state = midway(game)
    other = travelled(state)
    assert isinstance(other, State)
    assert other == state
    assert other.record == state.record
    for here, there in zip(steps_of(state, 9), steps_of(other, 9), strict=True):
        assert here[1] == there[1]
    assert other == state


def test_states_differ_by_position_and_by_what_led_there(game: Game) -> None:
    state = midway(game)
    copy = state.clone()
    assert copy == state
    assert hash(copy) == hash(state)
    copy.apply(copy.decision(copy.to_act[0]).actions[0])
    assert copy != state
    assert game.position(state.position) != state  # it has another origin
    assert state != state.position


def test_a_world_travels_too(game: Game) -> None:
    world = midway(game).view(0).sample(Dice(1))
    other = travelled(world)
    assert isinstance(other, State)
    assert other == world
    assert other.to_act == world.to_act
    assert [other.decision(seat).actions for seat in other.to_act] == [
        world.decision(seat).actions for seat in world.to_act
    ]


def test_an_action_of_another_process_is_taken(game: Game) -> None:
    state = midway(game)
    action = state.decision(state.to_act[0]).actions[-1]
    other = travelled(action)
    assert other == action
    assert hash(other) == hash(action)
    assert str(other) == str(action)
    state.apply(other)  # type: ignore[arg-type]


def test_a_record_travels(game: Game) -> None:
    record = midway(game).record
    assert travelled(record) == record


def test_a_game_with_its_own_pack_is_found_by_what_it_carries(game: Game) -> None:
    other = travelled(game)
    assert isinstance(other, Game)
    assert (other.name, other.pack_hash, other.rules_version) == (game.name, game.pack_hash, game.rules_version)


def test_a_state_travels_to_another_process() -> None:
    state = midway(tabuleiro.load("imperial-miners"))
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).position, end='')"
    found = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert found.stdout.decode() == state.position


def test_what_is_fixed_beforehand_stays() -> None:
    state = tabuleiro.load("above-and-below").new(seed=1).scripted("1")
    with pytest.raises(BadInput, match="fixed beforehand"):
        pickle.dumps(state)


def test_a_game_made_by_hand_stays() -> None:
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

    house = tabuleiro.load("imperial-miners")
    assert isinstance(house, ImperialMiners)
    with pytest.raises(BadInput, match="made by hand"):
        pickle.dumps(ImperialMiners(house.pack))
