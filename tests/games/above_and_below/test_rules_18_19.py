"""Rule tests, AB-18 and AB-19: building, and what cards do."""

from __future__ import annotations

import pytest

from above_and_below.rules_helpers import (
    OTHER,
    act,
    asked,
    doing,
    lit,
    options,
    player,
    position,
    refused,
    seen,
    settle,
    supply,
)
from tabuleiro.games.above_and_below.rules.state import VillageState

OFFERS = (
    "offers = { houses = ['H0', 'H1', 'H2', 'H4'], outposts = ['O2', 'O4', 'O14', 'O22'], "
    "keys = ['K0', 'K4', 'K5', 'K2'] }\n"
)


def village(more: str = "", others: str = OTHER, table: str = OFFERS) -> VillageState:
    return position(f"{table}[[seat]]\n{more}\n{others}")


# ---------------------------------------------------------------- AB-18: build
@pytest.mark.rule("AB-18")
@pytest.mark.parametrize(("id_", "cost"), [("H2", 4), ("K4", 3), ("S0", 11), ("O4", 4)])
def test_one_with_a_hammer_buys_one_building(id_, cost):
    state = village("coins = 12\ncaves = ['C20']")
    act(state, 0, f"build {id_}")
    mine = player(state)
    assert doing(state) == {"VS-hammer-1": "exhausted", "VS-quill-1": "ready", "VS-none-1": "ready"}
    assert mine["coins"] == 12 - cost
    built = [house["card"] for house in mine["houses"]] + [cave["outpost"] for cave in mine["caves"]]
    assert id_ in built
    assert not any(id_ in row for row in seen(state)["offers"].values())


@pytest.mark.rule("AB-18")
@pytest.mark.parametrize(
    "villagers",
    [["VS-quill-1", "VS-none-1"], ["VS-hammer-1 exhausted", "VS-none-1"], ["VS-hammer-1 injured", "VS-none-1"]],
)
def test_building_needs_a_ready_hammer(villagers):
    state = village(f"coins = 12\nvillagers = {villagers}")
    assert not [option for option in options(state) if option.startswith("build")]
    assert refused(state, 0, "build H0") == ("no_hammer_ready", "AB-18")


@pytest.mark.rule("AB-18")
def test_building_must_be_paid():
    state = village("coins = 3")
    assert [option for option in options(state) if option.startswith("build H")] == ["build H0", "build H1"]
    assert refused(state, 0, "build H2") == ("needs_coins", "AB-18")


@pytest.mark.rule("AB-18")
def test_only_what_is_on_offer_can_be_bought():
    assert refused(village("coins = 30"), 0, "build H13") == ("not_on_offer", "AB-18")
    assert refused(village("coins = 30"), 0, "build K7") == ("not_on_offer", "AB-18")


@pytest.mark.rule("AB-18")
@pytest.mark.parametrize(
    ("more", "possible"),
    [("", False), ("caves = ['C20']", True), ("caves = ['C20']\nbuildings = ['O3']", False)],
)
def test_an_outpost_needs_an_own_empty_cave(more, possible):
    state = village("coins = 12\n" + more, others="[[seat]]\ncaves = ['C21']\n")
    assert ("build O4" in options(state)) == possible
    if not possible:
        assert refused(state, 0, "build O4") == ("no_empty_cave", "AB-18")


@pytest.mark.rule("AB-18")
def test_houses_above_outposts_below():
    state = village("coins = 30\nvillagers = ['VR01', 'VR02', 'VR03']\ncaves = ['C20', 'C21']")
    for id_, who in (("O4", "VR01"), ("H2", "VR02"), ("O2", "VR03")):
        act(state, 0, f"build {id_}")
        if asked(state) == "worker":
            act(state, 0, f"with {who}")
        if 1 in state.to_act and asked(state, 1) == "turn":
            act(state, 1, "pass")
    mine = player(state)
    assert [house["card"] for house in mine["houses"]] == ["B0", "H2"]
    assert [(cave["cave"], cave["outpost"]) for cave in mine["caves"]] == [("C20", "O4"), ("C21", "O2")]


@pytest.mark.rule("AB-18")
@pytest.mark.parametrize(("id_", "row", "new"), [("H1", "houses", "H24"), ("O4", "outposts", "O23")])
def test_the_row_is_refilled_at_once(id_, row, new):
    state = village("coins = 12\ncaves = ['C20']").scripted(new)
    before = seen(state)["offers"][row]
    act(state, 0, f"build {id_}")
    assert seen(state)["offers"][row] == [new if one == id_ else one for one in before]


@pytest.mark.rule("AB-18")
def test_with_an_empty_deck_the_gap_stays():
    state = village("coins = 12", table=OFFERS + "decks.houses = []\n")
    act(state, 0, "build H1")
    assert seen(state)["offers"]["houses"] == ["H0", "H2", "H4"]


@pytest.mark.rule("AB-18")
def test_who_builds_is_the_players_choice():
    state = act(village("coins = 12\nvillagers = ['VS-hammer-1', 'VR02', 'VR04', 'VR05']"), 0, "build H0")
    assert options(state) == ["with VS-hammer-1", "with VR02", "with VR04"]
    act(state, 0, "with VR04")
    assert [who for who, what in doing(state).items() if what == "exhausted"] == ["VR04"]


# ---------------------------------------------------------------- AB-19: what cards do
@pytest.mark.rule("AB-19")
def test_goods_a_potion_and_reputation_on_purchase():
    state = act(village("coins = 12\ncaves = ['C20']"), 0, "build O4")
    assert player(state)["caves"] == [{"cave": "C20", "outpost": "O4", "goods": 2}]
    assert supply(state) == {"potion": 1}  # the goods lie on the card, the potion does not
    state = village("coins = 12\ncaves = ['C20']", table="offers.outposts = ['O1']\n")
    assert player(act(state, 0, "build O1"))["reputation"] == 1


@pytest.mark.rule("AB-19")
@pytest.mark.parametrize(
    ("cards", "coins"),
    [([], 0), (["K4"], 1), (["K4", "O14"], 2), (["O14"], 1)],
)
def test_each_such_card_pays_a_coin_when_building(cards, coins):
    table = "offers = { houses = ['H2'], keys = [] }\n"
    state = village(f"coins = 4\nbuildings = {cards}\ncaves = ['C20']", table=table)
    assert player(act(state, 0, "build H2"))["coins"] == coins


@pytest.mark.rule("AB-19")
def test_the_coin_for_building_is_not_for_the_card_itself_and_comes_after_paying():
    assert player(act(village("coins = 3"), 0, "build K4"))["coins"] == 0
    state = village("coins = 3\nbuildings = ['K4']", table="offers = { houses = ['H2', 'H0'], keys = [] }\n")
    assert refused(state, 0, "build H2") == ("needs_coins", "AB-18")  # 4 must be there in full
    assert player(act(state, 0, "build H0"))["coins"] == 1


@pytest.mark.rule("AB-19")
@pytest.mark.parametrize(("cards", "state_after"), [([], "exhausted"), (["K5"], "ready"), (["K8"], "ready")])
def test_trained_villagers_go_to_ready_with_the_card(cards, state_after):
    table = "row = ['VR12']\noffers.keys = []\n"
    state = act(village(f"coins = 9\nbuildings = {cards}", table=table), 0, "train VR12")
    assert doing(state)["VR12"] == state_after


DRINKS = "buildings = ['K2']\nsupply = { potion = 1, cider = 1, fish = 1 }\n"
NO_KEYS = "offers = { houses = ['H0', 'H2', 'H6', 'H12'], keys = [] }\n"


@pytest.mark.rule("AB-19")
def test_cider_and_potions_count_as_coins():
    state = village("coins = 2\n" + DRINKS, table=NO_KEYS)
    assert "build H2" in options(state)  # 4: two coins and two drinks
    assert "build H6" not in options(state)
    bank = seen(state)["supply"]
    act(state, 0, "build H2")  # nothing else could pay for it
    while asked(state) == "pay":
        act(state, 0, options(state)[-1])
    assert (player(state)["coins"], supply(state)) == (0, {"fish": 1})
    assert seen(state)["supply"]["potion"] == bank["potion"] + 1  # to the supply
    assert seen(state)["supply"]["cider"] == bank["cider"] + 1


@pytest.mark.rule("AB-19")
def test_what_is_paid_is_the_players_choice():
    state = act(village("coins = 9\n" + DRINKS, table=NO_KEYS), 0, "build H0")
    assert set(options(state)) == {"pay coins", "pay potion", "pay cider"}
    act(state, 0, "pay cider", "pay coins")
    assert (player(state)["coins"], supply(state)) == (7, {"fish": 1, "potion": 2})  # H0 brings a potion


@pytest.mark.rule("AB-19")
def test_without_the_card_drinks_are_no_coins():
    state = village("coins = 2\nsupply = { potion = 9 }", table=NO_KEYS)
    assert "build H0" not in options(state)


@pytest.mark.rule("AB-19")
def test_drinks_pay_for_training_rows_and_encounters():
    state = village("buildings = ['K2']\nsupply.cider = 3", table=NO_KEYS + "row = ['VR12']\n")
    assert "train VR12" in options(state)
    assert "exchange houses" in options(state)
    state = settle(lit(13, "b", 4, more="buildings = ['K2']\nsupply.potion = 1"))
    assert supply(state) == {"paper": 1}


@pytest.mark.rule("AB-19")
def test_drinks_never_go_to_players():
    state = position("[[seat]]\ncoins = 3\n" + DRINKS + "[[seat]]\nsale = 'ore'\n")
    act(state, 0, "buy from 1")
    assert asked(state, 1) == "answer"  # 3 coins are the only offer: it is made
    assert options(state, 1) == ["accept", "refuse"]
    poor = position("[[seat]]\ncoins = 2\n" + DRINKS + "[[seat]]\nsale = 'ore'\n")
    assert refused(poor, 0, "buy from 1") == ("needs_coins", "AB-24")


@pytest.mark.rule("AB-19")
def test_a_drink_that_is_up_for_sale_is_not_spent():
    state = village("coins = 2\nbuildings = ['K2']\nsale = 'cider'", table=NO_KEYS)
    assert "build H0" not in options(state)


@pytest.mark.rule("AB-19")
@pytest.mark.parametrize(
    ("track", "income"), [([], 4), (["ore 2"], 6), (["fish 3", "ore 1", "amethyst 2"], 9), (["fish 5"], 4)]
)
def test_income_per_ore_and_amethyst_on_the_track(track, income):
    seats = f"[[seat]]\nbuildings = ['K1', 'O19']\ncaves = ['C20']\ntrack = {track}\nsupply.ore = 2\n[[seat]]\n"
    state = position(f"phase = 'income'\nround = 2\n{seats}")
    assert player(state)["coins"] == income  # ore in the supply and on buildings does not count


@pytest.mark.rule("AB-19")
def test_a_coin_after_each_successful_exploration():
    state = settle(lit(14, "a", 3, more="buildings = ['O9']\ncaves = ['C25']"))
    assert player(state)["coins"] == 2
