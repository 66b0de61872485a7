"""Gymnasium's own check of environments, and what ours promises beyond it."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tabuleiro import envs
from tabuleiro.core.errors import BadInput


@pytest.mark.filterwarnings("error::UserWarning")
def test_check_env(table: tuple[str, int]) -> None:
    """It answers at random whatever the mask says."""
    game, seats = table
    env = gymnasium.make(f"tabuleiro/{game}-v1", seats=seats, illegal="replace", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_play_against_bots_ends(table: tuple[str, int], bots: str) -> None:
    game, seats = table
    env = envs.single(game, seats, seat=seats - 1, bots=bots)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    over = False
    while not over:
        assert env.playing.now.to_act == (seats - 1,)
        assert (env.action_masks() == seen["action_mask"]).all()
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, cut, info = env.step(action)
        assert not cut
        assert info == {"points": env.playing.points(seats - 1)}
        assert over or reward == 0
    assert env.playing.now.over
    assert -1 <= reward <= 10


def test_wrong_settings_are_refused() -> None:
    for settings in ({"seat": 2}, {"bots": "grandmaster"}, {"bots": ["random", "random"]}):
        with pytest.raises(BadInput):
            envs.single("imperial-miners", **settings)


def test_pictures() -> None:
    env = envs.single("brazil-imperial", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    env.close()
