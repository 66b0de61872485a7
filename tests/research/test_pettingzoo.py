"""PettingZoo's own tests of environments, and what ours promise beyond them."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

import tabuleiro
from tabuleiro import envs
from tabuleiro.core.errors import BadInput
from tabuleiro.envs.together import TogetherEnv
from tabuleiro.envs.turns import TurnEnv


def test_aec(table: tuple[str, int]) -> None:
    api_test(envs.aec(*table), num_cycles=200)


def test_parallel(table: tuple[str, int]) -> None:
    parallel_api_test(envs.parallel(*table), num_cycles=200)


def test_seeds(table: tuple[str, int]) -> None:
    """In parallel it answers at random whatever the mask says."""
    seed_test(lambda: envs.aec(*table), num_cycles=50)
    parallel_seed_test(lambda: envs.parallel(*table, illegal="replace"), num_cycles=50)


def test_cycles(table: tuple[str, int]) -> None:
    """It answers at random whatever the mask says."""

    def parallel_env(max_cycles: int) -> TogetherEnv:
        return envs.parallel(*table, illegal="replace", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda **more: parallel_to_aec(parallel_env(**more)))
    )


def test_render(table: tuple[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **more: envs.aec(*table, **more), {"svg": lambda found: found.startswith("<svg")})
    assert capsys.readouterr().out


def test_names_have_the_version_of_the_codec(table: tuple[str, int]) -> None:
    game, seats = table
    name = f"{game.replace('-', '_')}_v1"
    assert envs.aec(name, seats).metadata["name"] == name
    assert name in envs.names()
    with pytest.raises(BadInput, match=f"the codec of {game} is {name}"):
        envs.aec(name.replace("_v1", "_v9"))


def played(env: TurnEnv, seed: int) -> dict[str, float]:
    """To the end, by chance; what each agent has got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        assert seen["observation"].dtype == np.uint8
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert not env.agents
    return rewards


def test_an_aec_play_ends_with_rewards(table: tuple[str, int]) -> None:
    game, seats = table
    rewards = played(envs.aec(game, seats), 3)
    assert list(rewards) == [f"seat_{seat}" for seat in range(seats)] or set(rewards) == {
        f"seat_{seat}" for seat in range(seats)
    }
    if seats > 1:
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) > 0


def test_what_is_seen_is_the_codecs(table: tuple[str, int]) -> None:
    env = envs.aec(*table)
    env.reset(seed=5)
    state = tabuleiro.load(table[0]).new(seats=table[1], seed=5)
    codec = state.game.codec
    seat = state.to_act[0]
    seen = env.observe(f"seat_{seat}")
    assert seen["observation"].tobytes() == codec.observe(state, seat)[: env.observer.length_of(table[1])]
    assert seen["action_mask"].tobytes() == codec.mask(state.decision(seat))


def test_a_mask_that_is_ignored_is_refused_and_nothing_has_changed() -> None:
    env = envs.aec("above-and-below", 3)
    env.reset(seed=1)
    before = env.playing.now.position
    mask = env.observe(env.agent_selection)["action_mask"]
    for wrong in (int(np.flatnonzero(mask == 0)[0]), -1, 10**9, 1.5, "x"):
        with pytest.raises(BadInput):
            env.step(wrong)
    assert env.playing.now.position == before
    env.step(np.int64(np.flatnonzero(mask)[0]))
    assert env.playing.now.position != before


def test_or_the_first_legal_action_takes_its_place() -> None:
    env = envs.aec("above-and-below", 3, illegal="replace")
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert "is not legal now" in env.infos[agent]["illegal"]


def test_in_parallel_who_is_not_asked_passes() -> None:
    env = envs.parallel("above-and-below", 3)
    seen, _ = env.reset(seed=1)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][-1]]
    assert len(asked) == 1
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    other = next(agent for agent in env.agents if agent not in asked)
    assert actions[other] == env.passing
    with pytest.raises(BadInput, match=f"{other} is not asked anything now: its only action is {env.passing}"):
        env.step({**actions, other: 0})
    with pytest.raises(BadInput, match="one action for each of seat_0, seat_1, seat_2, not for seat_0"):
        env.step({"seat_0": 0})
    env.step(actions)


def test_in_parallel_secret_choices_are_made_at_once() -> None:
    env = envs.parallel("imperial-miners", 4)
    seen, _ = env.reset(seed=1)
    assert not any(seen[agent]["action_mask"][-1] for agent in env.agents)
    together = 0
    rng = np.random.default_rng(2)
    while env.agents:
        asked = env.playing.now.to_act
        together += len(asked) > 1
        seen, rewards, _, _, infos = env.step(
            {agent: int(rng.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}
        )
        assert all(set(info) <= {"late"} for info in infos.values())
    assert together > 10
    assert sum(rewards.values()) == pytest.approx(0)


def test_wrong_settings_are_refused() -> None:
    for settings in ({"seats": 9}, {"illegal": "shrug"}, {"render_mode": "film"}, {"first_game": 3}, {"colour": "red"}):
        with pytest.raises(BadInput):
            envs.aec("imperial-miners", **settings)
    with pytest.raises(BadInput, match="there is no game 'chess'"):
        envs.aec("chess")
    with pytest.raises(BadInput, match="reset"):
        envs.aec("imperial-miners").step(0)
    with pytest.raises(BadInput, match="reset"):
        envs.aec("imperial-miners", render_mode="ansi").render()


def test_options_of_a_game_are_settings() -> None:
    env = envs.aec("imperial-miners", first_game=True)
    env.reset(seed=1)
    assert env.playing.now.decision(0).kind != "keep"
