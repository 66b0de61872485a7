"""The solo challenge of Brazil: Imperial by the bots: together to the capital; a win is taken when it is there."""

from __future__ import annotations

from typing import cast

import pytest

import tabuleiro
from tabuleiro.bots.search import SearchBot
from tabuleiro.bots.senses import learned_sense
from tabuleiro.games.brazil_imperial.bots.challenge import WON
from tabuleiro.games.brazil_imperial.bots.senses import RealmSense
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

GAME = tabuleiro.load("brazil-imperial")
RICH = "supply = { gold = 6, science = 6, wood = 6, cotton = 6 }\nproducts = ['dye', 'sugar']\n"
TOGETHER = "units = ['g1 f5', 'g2 f5', 'g3 f5', 'g4 f5', 'g5 f5']\narch = 'build'\n"


def solo(mine: str, table: str = "era = 3\nround = 12\n") -> BrazilState:
    return cast(BrazilState, GAME.position(f"phase = 'move'\n{table}[[seat]]\n{mine}"))


def chosen(state: BrazilState, level: int = 5) -> str:
    return str(SearchBot(3, level).choose(state.view(0), state.decision(0)))


def test_a_win_is_worth_more_than_any_position() -> None:
    sense = cast(RealmSense, learned_sense(GAME))
    rich = solo(TOGETHER + RICH)
    won = rich.clone()
    won.won = 1
    assert sense.worth(won, 0) == WON > sense.worth(rich, 0) + 200


@pytest.mark.parametrize("level", [1, 5])
def test_the_army_before_an_empty_capital_enters_it(level: int) -> None:
    state = solo(TOGETHER + RICH, "era = 3\nround = 12\ndutch = []\n")
    state.apply(next(a for a in state.decision(0).actions if str(a) == chosen(state, level)))
    while not state.over and state.decision(0).kind in ("carry", "attack-cards"):
        state.apply(SearchBot(3, level).choose(state.view(0), state.decision(0)))
    assert state.over
    assert state.won


def test_in_the_last_round_a_poor_chance_is_taken_and_before_it_is_not() -> None:
    weak = "units = ['g1 f5', 'g2 f5', 'g3 b1', 'g4 f5', 'g5 b1']\narch = 'build'\ncombat_cards = ['line-infantry']\n"
    assert chosen(solo(weak, "era = 3\nround = 20\n")) == "move g4 to g5"
    assert chosen(solo(weak, "era = 3\nround = 5\n")) != "move g4 to g5"


def test_units_gather_with_the_one_that_carries() -> None:
    sense = cast(RealmSense, learned_sense(GAME))
    apart = solo("units = ['g1 e5', 'g4 f4']\n", "era = 1\n")
    ahead = solo("units = ['g1 f5', 'g4 f4']\n", "era = 1\n")  # nearer to the capital, as far from the dragoon
    joined = solo("units = ['g1 f4', 'g4 f4']\n", "era = 1\n")
    way = [sense.challenge.way(g, g.players[0], 0, g.players[0].at[0]) for g in (apart, ahead, joined)]
    assert way[0] >= way[1] > way[2]
    assert sense.worth(joined, 0) > sense.worth(ahead, 0)


def test_all_cards_are_laid_where_the_capital_is_at_stake() -> None:
    state = solo(TOGETHER + "combat_cards = ['militia', 'line-infantry', 'siege-guns']\n")
    laid = []
    bot = SearchBot(3)
    state.apply(next(a for a in state.decision(0).actions if str(a) == "move g4 to g5"))
    while not state.over and state.decision(0).kind in ("carry", "attack-cards"):
        action = bot.choose(state.view(0), state.decision(0))
        if str(action).startswith("play"):
            laid.append(str(action))
        state.apply(action)
    assert len(laid) == 3
