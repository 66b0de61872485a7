"""Defaults: a sense that says only what a position is worth works in any game, and playouts need not even that."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.bots.greedy import greedy_option
from tabuleiro.bots.lookahead import Sense, any_option, highest, lowest
from tabuleiro.bots.playouts import PlayoutSense
from tabuleiro.bots.senses import Senses, read, senses_of, written
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import Dice
from tabuleiro.core.state import State
from tabuleiro.kit.shelf import games, manifest_of

OURS = ("imperial-miners", "above-and-below", "brazil-imperial")


class Only(Sense):
    """A new game's first sense."""

    def worth(self, g: State, seat: int) -> float:
        return float(g.scores[seat].total)


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("sense", [Only(), PlayoutSense()])
def test_a_thin_sense_finds_a_legal_option_in_any_game(name: str, sense: Sense) -> None:
    state = tabuleiro.load(name).new(seats=2, seed=3)
    for seat in state.to_act:
        view, dice = state.view(seat), Dice(1)
        search = Search(sense, seat, 2, 1)
        for _ in range(2):
            search.run(view.sample(dice), False)
        assert search.best(-1) in state.players[seat].options
        if name == "imperial-miners":
            assert greedy_option(sense, view, dice) in state.players[seat].options


def test_what_counts_at_the_end_is_the_lead() -> None:
    state = tabuleiro.load("imperial-miners").new(seats=3, seed=1)
    state.recording = False
    while not state.over:
        state.play(state.to_act[0], any_option(state, state.to_act[0]))
    totals = [score.total for score in state.scores]
    for seat in range(3):
        best = max(totals[other] for other in range(3) if other != seat)
        assert PlayoutSense().worth(state, seat) == totals[seat] - best


def test_others_may_choose_anything() -> None:
    state = tabuleiro.load("imperial-miners").new(seats=2, seed=1)
    seat = state.to_act[0]
    found = {Only().others_choice(state, seat) for _ in range(200)}
    assert found == set(state.players[seat].options)


def test_the_same_knowledge_is_the_same_number() -> None:
    view = tabuleiro.load("imperial-miners").new(seats=2, seed=1).view(0)
    first, second = (view.sample(Dice(seed)) for seed in (1, 2))
    assert Only().knowledge(first, 0) == Only().knowledge(second, 0)


def test_the_first_of_equals() -> None:
    assert highest([7, 5, 9], [1.0, 2.0, 2.0]) == 5
    assert lowest([7, 5, 9], [2.0, 1.0, 1.0]) == 5


# -- weights
def test_a_game_without_the_room_has_playouts() -> None:
    room = Senses(manifest_of(games()[0]))
    game = tabuleiro.load(games()[0])
    assert isinstance(room.greedy(game), PlayoutSense)
    assert isinstance(room.learned(game), PlayoutSense)


@pytest.mark.parametrize("name", OURS)
def test_every_figure_has_one_name(name: str) -> None:
    figures = senses_of(name).figures
    assert len(set(figures)) == len(figures) == len(senses_of(name).weights[0])


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (["coins"], "the weights lack figure 'income'"),
        (["coins", "income", "luck"], "the weights have the unknown figure 'luck'"),
        (["income", "coins"], "the weights have the figure 'income' in another place"),
    ],
)
def test_weights_of_other_figures_are_refused(tmp_path: Path, named: list[str], said: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({"figures": named, "rows": [[0.0]]}))
    with pytest.raises(tabuleiro.BadInput, match=said):
        read(file, ("coins", "income"))


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(written(("coins", "income"), [[1.5, -0.25], [0.0, 2.0]]))
    assert read(file, ("coins", "income")) == [[1.5, -0.25], [0.0, 2.0]]
