"""Rule tests, AB-20 to AB-23: harvest, train, labor, and who does it for less."""

from __future__ import annotations

import pytest

from above_and_below.rules_helpers import (
    OTHER,
    TWO,
    act,
    caves,
    doing,
    lit,
    options,
    player,
    position,
    refused,
    seen,
    settle,
    supply,
    told,
)
from tabuleiro.games.above_and_below.rules.state import VillageState

OFFERS = (
    "offers = { houses = ['H0', 'H1', 'H2', 'H4'], outposts = ['O2', 'O4', 'O14', 'O22'], "
    "keys = ['K0', 'K4', 'K5', 'K2'] }\n"
)


def village(more: str = "", others: str = OTHER, table: str = OFFERS) -> VillageState:
    return position(f"{table}[[seat]]\n{more}\n{others}")


# ---------------------------------------------------------------- AB-20: harvest
CROPS = "buildings = ['H2', 'H4', 'O2']\ncaves = ['C20']\n"  # 2 fruit, 1 fruit, 1 fish


@pytest.mark.rule("AB-20")
def test_a_good_for_each_villager():
    state = act(village(CROPS, table=""), 0, "harvest")
    assert options(state) == ["use VS-hammer-1", "use VS-quill-1", "use VS-none-1"]
    act(state, 0, "use VS-quill-1")
    assert options(state) == ["take from H2", "take from H4", "take from O2"]
    act(state, 0, "take from O2")
    act(state, 0, "use VS-none-1", "take from H2", "enough")
    assert supply(state) == {"fruit": 1, "fish": 1}
    assert doing(state) == {"VS-hammer-1": "ready", "VS-quill-1": "exhausted", "VS-none-1": "exhausted"}
    assert [house["goods"] for house in player(state)["houses"]] == [0, 1, 1]
    assert player(state)["caves"][0]["goods"] == 0


@pytest.mark.rule("AB-20")
def test_no_more_villagers_than_goods():
    state = village("buildings = ['H4']\nvillagers = ['VR01', 'VR02', 'VR03']", table="")
    act(state, 0, "harvest", "use VR02")
    assert supply(state) == {"fruit": 1}
    assert list(doing(state).values()).count("exhausted") == 1
    assert options(state) == ["place fruit", "end turn"]


@pytest.mark.rule("AB-20")
@pytest.mark.parametrize("cards", ["", "buildings = ['H4 0', 'H2 0']\n", "supply.fish = 2\n"])
def test_there_must_be_something_to_harvest(cards):
    assert refused(village(cards, table=""), 0, "harvest") == ("nothing_to_harvest", "AB-20")


@pytest.mark.rule("AB-20")
def test_the_goods_of_others_are_theirs():
    state = village(others="[[seat]]\nbuildings = ['H2']\n", table="")
    assert refused(state, 0, "harvest") == ("nothing_to_harvest", "AB-20")


@pytest.mark.rule("AB-20")
def test_an_emptied_building_is_no_longer_a_choice():
    state = act(village("buildings = ['H2 1', 'H22']\n", table=""), 0, "harvest", "use VS-none-1", "take from H2")
    act(state, 0, "use VS-quill-1")
    assert supply(state) == {"fruit": 1, "rope": 1}


# ---------------------------------------------------------------- AB-21: train
ROW = "row = ['VR12', 'VR13', 'VR14', 'VR15', 'VR16']\n"


@pytest.mark.rule("AB-21")
@pytest.mark.parametrize(("who", "cost"), [("VR12", 2), ("VR13", 3), ("VR14", 3), ("VR15", 4), ("VR16", 5)])
def test_a_villager_costs_what_is_below_its_space(who, cost):
    state = act(village("coins = 6", table=ROW), 0, f"train {who}")
    assert player(state)["coins"] == 6 - cost
    assert doing(state) == {
        "VS-hammer-1": "ready",
        "VS-quill-1": "exhausted",
        "VS-none-1": "ready",
        who: "exhausted",
    }
    left = [space["villager"] for space in seen(state)["row"]]
    assert left == ["" if one == who else one for one in ("VR12", "VR13", "VR14", "VR15", "VR16")]


@pytest.mark.rule("AB-21")
def test_the_gap_stays_and_prices_do_not_change():
    state = act(village("coins = 9", others="[[seat]]\ncoins = 3\n", table=ROW), 0, "train VR12")
    trains = [option for option in options(state, 1) if option.startswith("train")]
    assert trains == ["train VR13", "train VR14"]  # 3 each, still


@pytest.mark.rule("AB-21")
@pytest.mark.parametrize("villagers", [["VS-hammer-1"], ["VS-quill-1 exhausted", "VS-hammer-1"]])
def test_training_needs_a_ready_quill(villagers):
    state = village(f"coins = 9\nvillagers = {villagers}", table=ROW)
    assert refused(state, 0, "train VR12") == ("no_quill_ready", "AB-21")


@pytest.mark.rule("AB-21")
def test_training_must_be_paid_and_be_in_the_row():
    state = village("coins = 2", table=ROW)
    assert [option for option in options(state) if option.startswith("train")] == ["train VR12"]
    assert refused(state, 0, "train VR13") == ("needs_coins", "AB-21")
    assert refused(state, 0, "train VR01") == ("not_on_offer", "AB-21")
    assert refused(state, 0, "train glogo") == ("not_on_offer", "AB-21")


@pytest.mark.rule("AB-21")
def test_one_villager_with_quill_trains_one():
    state = village("coins = 20\nvillagers = ['VS-quill-1', 'VR06']", table=ROW)
    act(state, 0, "train VR12", "with VR06")
    assert (doing(state)["VR06"], doing(state)["VS-quill-1"]) == ("exhausted", "ready")
    assert state.to_act == (1,)


# ---------------------------------------------------------------- AB-22: labor
@pytest.mark.rule("AB-22")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_coin_for_each(n):
    who = ["VS-hammer-1", "VS-quill-1", "VS-none-1"][:n]
    state = act(position(TWO), 0, "labor", *(f"use {one}" for one in who))
    if n < 3:
        act(state, 0, "enough")
    assert player(state)["coins"] == n
    assert [doing(state)[one] for one in who] == ["exhausted"] * n
    assert list(doing(state).values()).count("ready") == 3 - n


@pytest.mark.rule("AB-22")
def test_the_first_to_labor_takes_the_cider():
    state = position(TWO)
    act(state, 0, "labor", "use VS-none-1", "use VS-quill-1", "enough")
    assert supply(state) == {"cider": 1}  # one, however many work
    assert not seen(state)["cider"]
    act(state, 1, "labor", "use VS-none-2", "enough")
    assert supply(state, 1) == {}
    act(state, 0, "labor")
    assert supply(state) == {"cider": 1}


@pytest.mark.rule("AB-22")
def test_other_actions_leave_the_cider():
    state = act(position("[[seat]]\n" + CROPS + OTHER), 0, "harvest", "use VS-none-1", "take from O2", "enough")
    assert seen(state)["cider"]
    act(state, 0, "end turn")
    act(state, 1, "labor", "use VS-none-2", "enough")
    assert supply(state, 1) == {"cider": 1}


@pytest.mark.rule("AB-22")
def test_somebody_must_work():
    state = act(position(TWO), 0, "labor")
    assert refused(state, 0, "enough") == ("name_somebody_first", "AB-22")


# ---------------------------------------------------------------- AB-23: hammer-plus, quill-plus
@pytest.mark.rule("AB-23")
@pytest.mark.parametrize(("who", "paid"), [("VS-hammer-1", 4), ("VR01", 3), ("glogo", 3)])
def test_hammer_plus_builds_for_a_coin_less(who, paid):
    state = village("coins = 9\nvillagers = ['VS-hammer-1', 'VR01', 'glogo', 'VR05']")
    act(state, 0, "build H2", f"with {who}")
    assert player(state)["coins"] == 9 - paid


@pytest.mark.rule("AB-23")
@pytest.mark.parametrize(("who", "paid"), [("VS-quill-1", 3), ("VR05", 2)])
def test_quill_plus_trains_for_a_coin_less(who, paid):
    state = village("coins = 9\nvillagers = ['VS-quill-1', 'VR05', 'VR01']", table=ROW)
    act(state, 0, "train VR13", f"with {who}")
    assert player(state)["coins"] == 9 - paid


@pytest.mark.rule("AB-23")
def test_with_a_coin_too_few_only_the_plus_can():
    state = village("coins = 3\nvillagers = ['VS-hammer-1', 'VR01', 'VR02']")
    act(state, 0, "build H2")
    assert player(state)["coins"] == 0
    assert doing(state) == {"VS-hammer-1": "ready", "VR01": "exhausted", "VR02": "ready"}
    state = village("coins = 2\nvillagers = ['VS-hammer-1', 'VR01', 'VR02']")
    assert refused(state, 0, "build H2") == ("needs_coins", "AB-18")


@pytest.mark.rule("AB-23")
def test_the_plus_must_be_ready():
    state = village("coins = 3\nvillagers = ['VS-hammer-1', 'VR01 exhausted']")
    assert refused(state, 0, "build H2") == ("needs_coins", "AB-18")


@pytest.mark.rule("AB-23")
def test_each_plus_is_for_its_own_action():
    state = village("coins = 3\nvillagers = ['VR01', 'VS-quill-1']", table=ROW)
    assert refused(state, 0, "train VR15") == ("needs_coins", "AB-21")
    state = village("coins = 3\nvillagers = ['VR05', 'VS-hammer-1']")
    assert refused(state, 0, "build H2") == ("needs_coins", "AB-18")


@pytest.mark.rule("AB-23")
def test_not_below_nothing():
    state = act(village("coins = 0\nvillagers = ['VR01', 'VR02']"), 0, "build K0")  # 1, so 0
    assert (player(state)["coins"], supply(state)) == (0, {"potion": 2})


@pytest.mark.rule("AB-23")
def test_a_gift_is_not_made_cheaper():
    state = settle(lit(24, "a", 3, more="coins = 2", table="offers = { houses = ['H0'], outposts = [], keys = [] }"))
    events = state.listen()
    act(state, 0, "gift H0")
    assert told(events, "built")[0][2]["cost"] == 0
    assert (player(state)["coins"], len(caves(state))) == (0, 1)
