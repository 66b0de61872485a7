"""OpenSpiel's own tests, and its own bots to the end of a play."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import tabuleiro


def loaded(table: tuple[str, int]) -> pyspiel.Game:
    game, seats = table
    return pyspiel.load_game(f"tabuleiro_{game.replace('-', '_')}_v1", {"players": seats})


def begun(game: pyspiel.Game, rng: np.random.Generator) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        by_chance(state, rng)
    return state


def by_chance(state: pyspiel.State, rng: np.random.Generator) -> None:
    outcomes = state.chance_outcomes()
    assert sum(p for _, p in outcomes) == pytest.approx(1)
    state.apply_action(int(rng.choice([one for one, _ in outcomes], p=[p for _, p in outcomes])))


def late(game: pyspiel.Game, left: int) -> pyspiel.State:
    """A state from which a play by chance ends after so many actions."""
    rng = np.random.default_rng(7)
    past = [begun(game, rng)]
    while not past[-1].is_terminal():
        state = past[-1].clone()
        if state.is_chance_node():
            by_chance(state, rng)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        past.append(state)
    return next(state for state in past[-left:] if not state.is_chance_node())


def test_random_sim(table: tuple[str, int]) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=False, verbose=False)


def finished(state: pyspiel.State, bots: list[pyspiel.Bot]) -> int:
    rng = np.random.default_rng(3)
    chosen = 0
    while not state.is_terminal():
        if state.is_chance_node():
            by_chance(state, rng)
        else:
            state.apply_action(bots[state.current_player()].step(state))
            chosen += 1
    return chosen


def test_mcts_plays_to_the_end(table: tuple[str, int]) -> None:
    game = loaded(table)
    rng = np.random.RandomState(1)
    evaluator = Hasty(rng)
    bots = [mcts.MCTSBot(game, 2.0, 3, evaluator, solve=False, random_state=rng) for _ in range(table[1])]
    state = begun(game, np.random.default_rng(1))
    assert finished(state, bots) > 20
    assert len(state.returns()) == table[1]


def test_is_mcts_plays_to_the_end(table: tuple[str, int]) -> None:
    game = loaded(table)
    bots = [ismcts.ISMCTSBot(game, Hasty(np.random.RandomState(1)), 2.0, 3) for _ in range(table[1])]
    state = begun(game, np.random.default_rng(1))
    assert finished(state, bots) > 20


def test_both_search_with_plays_to_the_end(table: tuple[str, int]) -> None:
    game = loaded(table)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    for bot in (mcts.MCTSBot(game, 2.0, 10, evaluator, random_state=rng), ismcts.ISMCTSBot(game, evaluator, 2.0, 10)):
        state = late(game, 12)
        assert bot.step(state) in state.legal_actions()


class Hasty(mcts.Evaluator):
    """Thinks nothing of any position: for plays of many decisions."""

    def __init__(self, rng: np.random.RandomState) -> None:
        self.rng = rng

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        return self.rng.uniform(-1, 1, state.num_players())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_a_resampled_state_looks_the_same(table: tuple[str, int]) -> None:
    game = loaded(table)
    rng = np.random.default_rng(5)
    state = begun(game, rng)
    different = 0
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            by_chance(state, rng)
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        different += str(world) != str(state)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert different > 5


def test_chance_is_explicit_and_has_the_engines_names() -> None:
    state = loaded(("imperial-miners", 2)).new_initial_state()
    assert state.is_chance_node()
    game = tabuleiro.load("imperial-miners")
    named = [state.action_to_string(pyspiel.PlayerId.CHANCE, one) for one, _ in state.chance_outcomes()]
    assert set(named) <= set(game.outcome_codes)


def test_strings_recall_what_was_seen() -> None:
    """The same position by two ways is one observation, but not one information state."""
    game = loaded(("above-and-below", 2))
    state = begun(game, np.random.default_rng(2))
    first = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) != first


def test_wrong_parameters_and_actions_are_refused() -> None:
    with pytest.raises(Exception, match="is for 1 to 5 seats, not 9"):
        loaded(("imperial-miners", 9))
    state = begun(loaded(("imperial-miners", 2)), np.random.default_rng(2))
    with pytest.raises(Exception, match="is not legal now"):
        state.play.act(next(i for i in range(1236) if i not in state.legal_actions()))
