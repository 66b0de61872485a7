"""Nothing hidden gets out unnoticed: every declaration counts, and the leak test looks everywhere."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from secrecy import REVEALS, Hidden, hidden_in, noticed

import tabuleiro
from tabuleiro.core import secrecy
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import RulesError
from tabuleiro.core.player import Player
from tabuleiro.core.secrecy import BAG, PUBLIC, Fields, check, declared, fields_of, piles, public
from tabuleiro.core.state import State
from tabuleiro.core.view import View
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.state import MineState
from tabuleiro.kit import shelf
from tabuleiro.kit.plain import PlainState
from tabuleiro.testing import nothing_leaks

LOADED = {name: tabuleiro.load(name) for name in shelf.games()}
HIDDEN = [(name, hidden) for name, game in LOADED.items() for hidden in hidden_in(game)]


@pytest.mark.parametrize(("name", "hidden"), HIDDEN, ids=lambda one: str(one))
def test_whatever_is_made_public_the_leak_test_notices(name: str, hidden: Hidden) -> None:
    assert noticed(LOADED[name], hidden, most_seeds=2)


@pytest.mark.parametrize("name", shelf.games())
def test_every_field_has_a_word(name: str) -> None:
    for cls in (LOADED[name].state_type, LOADED[name].player_type):
        assert set(declared(cls)) == set(fields_of(cls))


@pytest.mark.parametrize("name", ["imperial-miners", "brazil-imperial"])
def test_a_bag_with_an_order_leaks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrecy, "without_order", lambda bag: bag)
    with pytest.raises(AssertionError, match=r"\.table\.(decks|piles)"):
        nothing_leaks(LOADED[name], 2, 0, REVEALS.get(name, ()))


# ---------------------------------------------------------------- declarations
class Forgetful(State):
    FIELDS: ClassVar[Fields] = {}
    __slots__ = ("ace_up_the_sleeve",)
    ace_up_the_sleeve: int


class Boastful(Player):
    FIELDS: ClassVar[Fields] = public("fame")
    __slots__ = ()


class Careless(State):
    FIELDS: ClassVar[Fields] = public("rng")
    __slots__ = ()


class Roomy(Player):
    FIELDS: ClassVar[Fields] = {}


@pytest.mark.parametrize(
    ("cls", "why"),
    [
        (Forgetful, "Forgetful.ace_up_the_sleeve is not declared"),
        (Boastful, "Boastful.FIELDS declares 'fame', which is no field of it"),
        (Careless, "Careless.FIELDS declares 'rng', which is declared already"),
        (Roomy, "Roomy needs __slots__"),
    ],
)
def test_what_is_not_declared_as_it_is_does_not_pass(cls: type, why: str) -> None:
    with pytest.raises(RulesError, match=why):
        check(cls)


def test_a_field_without_a_word_is_refused_with_its_class() -> None:
    with pytest.raises(RulesError, match=r"Sly\.ace_up_the_sleeve says nothing about who may know it"):

        class Sly(PlainState):
            ace_up_the_sleeve: int


def test_a_game_with_an_undeclared_field_does_not_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImperialMiners, "state_type", Forgetful)
    with pytest.raises(RulesError, match="ace_up_the_sleeve"):
        tabuleiro.load("imperial-miners")


def test_every_pile_is_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RulesError, match="one by one"):
        piles({0: PUBLIC, 2: BAG})
    monkeypatch.setitem(MineState.FIELDS, "decks", piles(dict.fromkeys(range(9), PUBLIC)))
    monkeypatch.setattr(secrecy, "DIFFERING", {})
    with pytest.raises(RulesError, match="decks has 10 piles, 9 are declared"):
        LOADED["imperial-miners"].new(seats=2, seed=1).view(0)


# ---------------------------------------------------------------- where the leak test looks
WAYS = {
    "the play": lambda state: state,
    "a player": lambda state: {"others": [state.players[1]]},
    "a list of it": lambda state: (0, (state.decks,)),
    "its past": lambda state: state.history,
    "its origin": lambda state: [state.origin],
    "what is heard": lambda state: state.events,
    "the generator": lambda state: {"luck": [state.rng]},
    "a hand": lambda state: [p.hand for p in state.players],
    "a world that has a past": lambda state: state.clone(),
    "something opaque": lambda state: iter(state.players),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_leak_test_looks_into_all_that_a_view_holds(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view_of = ImperialMiners.view_of

    def leaking(game: ImperialMiners, state: State, seat: int) -> View:
        view = view_of(game, state, seat)
        view.backs["more"] = WAYS[way](state)
        return view

    monkeypatch.setattr(ImperialMiners, "view_of", leaking)
    with pytest.raises(AssertionError):
        nothing_leaks(LOADED["imperial-miners"], 2, 0)


def test_the_leak_test_looks_into_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    decision_of = State.decision

    def leaking(state: State, seat: int) -> Decision:
        decision: Any = decision_of(state, seat)
        decision.options = state.players[seat].options
        return decision

    monkeypatch.setattr(State, "decision", leaking)
    with pytest.raises(AssertionError, match="the play's own list can be reached"):
        nothing_leaks(LOADED["imperial-miners"], 2, 0)
