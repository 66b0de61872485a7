"""Many plays at once: the arrays say what each play says alone, in one process and in several."""

from __future__ import annotations

import numpy as np
import pytest

from tabuleiro import envs
from tabuleiro.core.errors import BadInput


def test_arrays_are_what_the_codec_says(table: tuple[str, int]) -> None:
    game, seats = table
    with envs.vector(game, 6, seats, seed=1) as plays:
        batch = plays.batch
        assert batch is not None
        for _ in range(60):
            seen, masks, acting, rewards, _ = plays.step(plays.sample())
            for i, state in enumerate(batch.states):
                seat = state.to_act[0]
                assert acting[i] == seat
                assert seen[i].tobytes() == plays.codec.observe(state, seat)[: plays.length]
                assert plays.points(i) == plays.codec.points(state.view(seat))
                assert masks[i].tobytes() == plays.codec.mask(state.decision(seat))
        assert rewards.shape == (6, seats)


def test_points_are_with_the_play() -> None:
    with envs.vector("above-and-below", 2, seed=1, processes=2) as plays, pytest.raises(BadInput, match="processes=1"):
        plays.points(0)


def test_a_play_that_is_over_begins_anew(table: tuple[str, int]) -> None:
    game, seats = table
    plays = envs.vector(game, 3, seats, seed=2)
    ended = 0
    for _ in range(6000):
        *_, rewards, over = plays.step(plays.sample())
        assert (rewards[over == 0] == 0).all()
        if over.any():
            ended += int(over.sum())
            if seats > 1:
                assert rewards[over == 1].sum(axis=1) == pytest.approx(0, abs=1e-5)
        if ended > 2:
            break
    assert ended > 2


def test_several_processes_play_on_shared_arrays() -> None:
    with envs.vector("imperial-miners", 7, seed=3, processes=2) as plays:
        seats = plays.seats
        ended = 0
        for _ in range(400):
            actions = plays.sample()
            assert all(plays.masks[i, action] for i, action in enumerate(actions))
            _, masks, _, rewards, over = plays.step(actions)
            ended += int(over.sum())
            assert (rewards[over == 0] == 0).all()
        assert seats is plays.seats
        assert masks.any(axis=1).all()
        assert ended > 7


def test_each_process_plays_as_it_would_alone() -> None:
    """The first part of a vector is a vector of its own with the same seed."""
    with (
        envs.vector("above-and-below", 4, 3, seed=5, processes=2) as both,
        envs.vector("above-and-below", 2, 3, seed=5) as one,
    ):
        for _ in range(50):
            assert (both.observations[:2] == one.observations).all()
            actions = both.masks.argmax(axis=1)
            both.step(actions)
            one.step(actions[:2])


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_refused_by_name(processes: int) -> None:
    with envs.vector("brazil-imperial", 4, seed=3, processes=processes) as plays:
        actions = plays.masks.argmax(axis=1)
        before = plays.observations.copy()
        wrong = actions.copy()
        wrong[1] = int(np.flatnonzero(plays.masks[1] == 0)[0])
        with pytest.raises(BadInput, match=r"play 1: .* is not legal now"):
            plays.step(wrong)
        assert (plays.observations[:2] == before[:2]).all()
        with pytest.raises(BadInput, match="for each of 4 plays, not 3"):
            plays.step(actions[:3])
        with pytest.raises(BadInput):
            plays.step(["x", 0, 0, 0])


def test_a_process_that_dies_is_told() -> None:
    plays = envs.vector("imperial-miners", 4, seed=3, processes=2)
    assert plays.team is not None
    plays.team.processes[0].kill()
    plays.team.processes[0].join()
    with pytest.raises(BadInput, match="has ended or does not answer"):
        plays.step(plays.masks.argmax(axis=1))


def test_wrong_settings_are_refused() -> None:
    for settings in (
        {"plays": 0},
        {"plays": 2, "processes": 3},
        {"plays": 2, "seats": 7},
        {"plays": 2, "puzzle": True},
    ):
        with pytest.raises(BadInput):
            envs.vector("imperial-miners", **settings)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabuleiro.kit.extras import needed

    with pytest.raises(BadInput, match=r"an environment needs gymnasia, .*: pip install 'tabuleiro\[environments\]'"):
        needed("gymnasia.spaces", "environments", "an environment")
