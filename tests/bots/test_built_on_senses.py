"""A game's own sense can be built upon in plain Python, on either build: its habits stay, its worth is another."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tabuleiro
from tabuleiro.bots.built import BuiltOn
from tabuleiro.bots.greedy import greedy_option
from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.senses import greedy_sense, learned_sense, senses_of
from tabuleiro.core.game import Game
from tabuleiro.games.above_and_below.bots import outlook as villages
from tabuleiro.games.above_and_below.bots.senses import VillageSense
from tabuleiro.games.brazil_imperial.bots import outlook as realms
from tabuleiro.games.brazil_imperial.bots.senses import RealmSense
from tabuleiro.games.imperial_miners.bots.senses import LearnedMinerSense, MinerSense

SENSES: dict[str, tuple[str, type[Sense], Callable[[Game], tuple[object, ...]]]] = {
    "mines": ("imperial-miners", MinerSense, lambda game: ()),
    "learned": ("imperial-miners", LearnedMinerSense, lambda game: (game.box, senses_of(game.name).weights)),
    "villages": ("above-and-below", VillageSense, lambda game: (game.box, villages.weights_by_hand(game.box))),
    "realms": ("brazil-imperial", RealmSense, lambda game: (game.box, *[realms.weights_by_hand()] * 2, True)),
}


@pytest.mark.parametrize("key", SENSES)
def test_a_sense_of_ones_own(key: str) -> None:
    name, base, given = SENSES[key]
    game = tabuleiro.load(name)
    asked: list[int] = []

    class Contrary(base):  # type: ignore[misc, valid-type]
        def worth(self, g: tabuleiro.State, seat: int) -> float:
            asked.append(seat)
            return -float(super().worth(g, seat))

    own, contrary = base(*given(game)), Contrary(*given(game))
    state = game.new(seats=2, seed=1)
    chosen = []
    for _ in range(25):
        seat = state.to_act[0]
        view = state.view(seat)
        options = [greedy_option(sense, view, tabuleiro.Dice(1)) for sense in (own, contrary)]
        assert set(options) <= set(state.decision(seat).options)
        chosen.append(options)
        state.play(seat, options[0])
    assert asked
    assert any(first != second for first, second in chosen)


def test_what_is_built_on_another_asks_it_everything() -> None:
    """A hook that Sense gets and BuiltOn has not would quietly fall back to its default."""
    hooks = {name for name in vars(Sense) if not name.startswith("_")}
    assert hooks == {name for name in vars(BuiltOn) if not name.startswith("_")} - {"sense"}


@pytest.mark.parametrize("name", ["imperial-miners", "above-and-below", "brazil-imperial"])
def test_built_on_any_sense_it_plays_alike(name: str) -> None:
    game = tabuleiro.load(name)
    state = game.new(seats=2, seed=1)
    for sense in (greedy_sense(game), learned_sense(game)):
        for _ in range(12):
            seat = state.to_act[0]
            view = state.view(seat)
            first, second = (greedy_option(one, view, tabuleiro.Dice(1)) for one in (sense, BuiltOn(sense)))
            assert first == second
            state.play(seat, first)
