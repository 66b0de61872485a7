"""Rule tests, AB-24 to AB-28: trade, the sale circle, new rows of buildings, the advancement track."""

from __future__ import annotations

import pytest

from above_and_below.rules_helpers import (
    OTHER,
    TWO,
    act,
    asked,
    encounter,
    options,
    player,
    position,
    refused,
    seen,
    supply,
)
from tabuleiro.games.above_and_below.rules.state import VillageState

MARKET = "[[seat]]\ncoins = {coins}\n{more}[[seat]]\nsale = 'ore'\ncoins = 1\n[[seat]]\nsale = 'cider'\npassed = true\n"


def market(coins: int = 10, more: str = "") -> VillageState:
    return position(MARKET.format(coins=coins, more=more))


# ---------------------------------------------------------------- AB-24: buy from a player
@pytest.mark.rule("AB-24")
def test_an_offer_is_accepted():
    state = act(market(), 0, "buy from 1")
    assert options(state) == [f"offer {n}" for n in range(3, 11)]  # at least 3, at most what is there
    act(state, 0, "offer 4")
    assert state.to_act == (1,)
    assert options(state, 1) == ["accept", "refuse", *(f"ask {n}" for n in range(5, 11))]
    act(state, 1, "accept")
    assert (player(state)["coins"], supply(state)) == (6, {"ore": 1})
    assert (player(state, 1)["coins"], player(state, 1)["sale"], supply(state, 1)) == (5, "", {})
    assert (state.to_act, asked(state)) == ((0,), "turn")
    assert "labor" in options(state)  # it was a free action


@pytest.mark.rule("AB-24")
def test_the_seller_may_refuse():
    state = act(market(), 0, "buy from 1", "offer 10")
    act(state, 1, "refuse")
    assert (player(state)["coins"], supply(state), player(state, 1)["sale"]) == (10, {}, "ore")
    assert asked(state) == "turn"


@pytest.mark.rule("AB-24")
@pytest.mark.parametrize("accepted", [True, False])
def test_one_counter_price(accepted):
    state = act(market(), 0, "buy from 1", "offer 3")
    act(state, 1, "ask 7")
    assert (state.to_act, options(state)) == ((0,), ["accept", "drop"])
    act(state, 0, "accept" if accepted else "drop")
    assert player(state)["coins"] == (3 if accepted else 10)
    assert supply(state) == ({"ore": 1} if accepted else {})
    assert player(state, 1)["coins"] == (8 if accepted else 1)
    assert player(state, 1)["sale"] == ("" if accepted else "ore")
    assert asked(state) == "turn"


@pytest.mark.rule("AB-24")
def test_the_counter_price_is_above_the_offer_and_can_be_paid():
    state = act(market(5), 0, "buy from 1", "offer 4")
    assert refused(state, 1, "ask 4") == ("price_not_above_offer", "AB-24")
    assert refused(state, 1, "ask 6") == ("buyer_needs_coins", "AB-24")
    assert refused(state, 1, "ask 5") is None


@pytest.mark.rule("AB-24")
@pytest.mark.parametrize(("coins", "possible"), [(2, False), (3, True)])
def test_at_least_three_coins(coins, possible):
    state = market(coins)
    assert ("buy from 1" in options(state)) == possible
    if not possible:
        assert refused(state, 0, "buy from 1") == ("needs_coins", "AB-24")
    state = act(market(), 0, "buy from 1")
    assert refused(state, 0, "offer 2") == ("price_too_low", "AB-24")
    assert refused(state, 0, "offer 11") == ("needs_coins", "AB-24")


@pytest.mark.rule("AB-24")
@pytest.mark.parametrize("answer", [("accept",), ("refuse",), ("ask 5", "drop"), ("ask 5", "accept")])
def test_one_negotiation_for_each_seller_and_turn(answer):
    state = act(market(20), 0, "buy from 1", "offer 4")
    act(state, 1, answer[0])
    act(state, 0, *answer[1:])
    assert "buy from 1" not in options(state)
    if player(state, 1)["sale"]:
        assert refused(state, 0, "buy from 1") == ("already_negotiated", "AB-24")
    assert "buy from 2" in options(state)  # another seller


@pytest.mark.rule("AB-24")
def test_in_the_next_turn_one_may_ask_again():
    state = act(market(20), 0, "buy from 1", "offer 3")
    act(state, 1, "refuse")
    act(state, 0, "labor", "use VS-none-1", "enough")
    act(state, 1, "pass")
    assert "buy from 1" in options(state)


@pytest.mark.rule("AB-24")
def test_who_has_passed_may_still_sell():
    state = act(market(), 0, "buy from 2", "offer 3")
    assert state.to_act == (2,)
    act(state, 2, "accept")
    assert (supply(state), player(state, 2)["coins"], player(state, 2)["passed"]) == ({"cider": 1}, 3, True)


@pytest.mark.rule("AB-24")
def test_only_what_is_put_up_can_be_bought():
    state = position("[[seat]]\ncoins = 9\nsale = 'pot'\n[[seat]]\nsupply = { ore = 2 }\ntrack = ['fish 1']\n")
    assert refused(state, 0, "buy from 1") == ("nothing_for_sale", "AB-24")
    assert not [option for option in options(state) if option.startswith("buy")]


@pytest.mark.rule("AB-24")
def test_a_seller_who_is_away_refuses():
    state = act(market(), 0, "buy from 1", "offer 3")
    assert str(state.decision(1).default) == "refuse"


# ---------------------------------------------------------------- AB-25: the sale circle
@pytest.mark.rule("AB-25")
@pytest.mark.parametrize("ware", ["fish", "amethyst", "potion", "cider"])
def test_one_ware_of_the_supply_is_put_up(ware):
    state = act(position(f"[[seat]]\nsupply.{ware} = 2\n" + OTHER), 0, f"sell {ware}")
    assert (player(state)["sale"], supply(state)) == (ware, {ware: 1})
    assert asked(state) == "turn"


@pytest.mark.rule("AB-25")
def test_not_from_track_or_buildings():
    state = position("[[seat]]\ntrack = ['ore 2']\nbuildings = ['H2']\n" + OTHER)
    assert refused(state, 0, "sell ore") == ("none_in_supply", "AB-25")
    assert refused(state, 0, "sell fruit") == ("none_in_supply", "AB-25")


@pytest.mark.rule("AB-25")
def test_it_may_be_exchanged_or_taken_back():
    state = act(position("[[seat]]\nsupply = { fish = 1, rope = 1 }\n" + OTHER), 0, "sell fish", "sell rope")
    assert (player(state)["sale"], supply(state)) == ("rope", {"fish": 1})  # one at a time
    act(state, 0, "take back")
    assert (player(state)["sale"], supply(state)) == ("", {"fish": 1, "rope": 1})
    assert refused(state, 0, "take back") == ("nothing_for_sale", "AB-25")


@pytest.mark.rule("AB-25")
def test_what_is_put_up_cannot_go_to_the_track():
    state = position("[[seat]]\nsale = 'fish'\n" + OTHER)
    assert refused(state, 0, "place fish") == ("none_in_supply", "AB-27")
    state = position("phase = 'store'\n[[seat]]\nsale = 'fish'\nsupply.rope = 1\n" + OTHER)
    assert options(state) == ["place rope", "enough"]


@pytest.mark.rule("AB-25")
def test_what_is_put_up_is_not_spent_in_resting():
    for ware, what in (("potion", "injured"), ("cider", "exhausted")):
        state = position(f"phase = 'rest'\n[[seat]]\nsale = '{ware}'\nvillagers = ['VR01 {what}']\n" + OTHER)
        assert f"{ware} VR01" not in options(state)
        assert refused(state, 0, f"{ware} VR01") == ("none_in_supply", "AB-32")


@pytest.mark.rule("AB-25")
def test_what_is_put_up_is_not_staked():
    state = encounter(156, more="sale = 'fish'")
    assert refused(state, 0, "option b") == ("nothing_to_stake", "AB-16")


@pytest.mark.rule("AB-25")
def test_it_is_still_owned():
    """Card points count it; on the track it is worth nothing, at the game's end too."""
    text = "phase = 'end'\nround = 7\n[[seat]]\nsale = 'fish'\nbuildings = ['H10']\nsupply.fish = 1\n" + OTHER
    points = player(position(text))["points"]
    assert (points["card_bonuses"], points["goods"]) == (2, 1)
    assert player(position(text))["sale"] == "fish"


@pytest.mark.rule("AB-25")
def test_it_stays_there_from_round_to_round():
    state = position("[[seat]]\nsale = 'fish'\nvillagers = ['VR01']\n[[seat]]\n")
    act(state, 0, "pass")
    act(state, 1, "pass")
    assert (state.round, player(state)["sale"]) == (2, "fish")


# ---------------------------------------------------------------- AB-26: a new row
ROWS = "offers = { houses = ['H3', 'H1', 'H2', 'H0'], outposts = ['O3', 'O2', 'O1', 'O0'] }\n"


@pytest.mark.rule("AB-26")
@pytest.mark.parametrize(("row", "new"), [("houses", ["H9", "H8", "H7", "H6"]), ("outposts", ["O9", "O8", "O7", "O6"])])
def test_four_new_ones_for_a_coin(row, new):
    state = position(ROWS + "[[seat]]\ncoins = 2\n" + OTHER, *new)
    before = seen(state)["offers"]
    act(state, 0, f"exchange {row}")
    assert player(state)["coins"] == 1
    assert seen(state)["offers"] == {**before, row: new}
    assert seen(state)["under"][row] == before[row]  # left to right under the deck
    assert asked(state) == "turn"


@pytest.mark.rule("AB-26")
def test_once_a_turn_whichever_row():
    state = act(position("[[seat]]\ncoins = 9\n" + OTHER), 0, "exchange houses")
    assert refused(state, 0, "exchange outposts") == ("already_exchanged", "AB-26")
    assert refused(state, 0, "exchange houses") == ("already_exchanged", "AB-26")


@pytest.mark.rule("AB-26")
def test_it_costs_a_coin():
    assert refused(position(TWO), 0, "exchange houses") == ("needs_coins", "AB-26")


@pytest.mark.rule("AB-26")
def test_a_short_deck_brings_back_the_same_cards():
    state = position(ROWS + "decks.houses = ['H20']\n[[seat]]\ncoins = 2\n" + OTHER)
    act(state, 0, "exchange houses")
    assert seen(state)["offers"]["houses"] == ["H20", "H3", "H1", "H2"]
    assert seen(state)["under"]["houses"] == ["H0"]


@pytest.mark.rule("AB-26")
def test_what_lies_under_the_deck_comes_in_its_order():
    state = position(ROWS + "decks.houses = []\nunder.houses = ['H20', 'H21']\n[[seat]]\ncoins = 2\n" + OTHER)
    act(state, 0, "exchange houses")
    assert seen(state)["offers"]["houses"] == ["H20", "H21", "H3", "H1"]


@pytest.mark.rule("AB-26")
def test_not_with_an_empty_deck():
    state = position(ROWS + "decks = { houses = [] }\n[[seat]]\ncoins = 2\n" + OTHER)
    assert refused(state, 0, "exchange houses") == ("deck_empty", "AB-26")
    assert refused(state, 0, "exchange outposts") is None


@pytest.mark.rule("AB-26")
def test_a_short_row_is_filled_up():
    state = position("offers.houses = ['H3', 'H1']\ndecks.houses = ['H5', 'H6']\n[[seat]]\ncoins = 2\n" + OTHER)
    act(state, 0, "exchange houses")
    assert sorted(seen(state)["offers"]["houses"][:2]) == ["H5", "H6"]
    assert seen(state)["offers"]["houses"][2:] == ["H3", "H1"]


# ---------------------------------------------------------------- AB-27: goods on the track
GOODS = "[[seat]]\nsupply = { mushroom = 2, ore = 1, rope = 1, potion = 1, cider = 1 }\n"


@pytest.mark.rule("AB-27")
def test_left_to_right_one_kind_each_any_number():
    state = act(position(GOODS + OTHER), 0, "place ore", "place mushroom", "place rope", "place mushroom")
    track = [(space["ware"], space["n"]) for space in player(state)["track"]]
    assert track == [("ore", 1), ("mushroom", 2), ("rope", 1)]
    assert supply(state) == {"potion": 1, "cider": 1}


@pytest.mark.rule("AB-27")
def test_only_goods_and_only_from_the_supply():
    state = position(GOODS + OTHER)
    placing = [option for option in options(state) if option.startswith("place")]
    assert placing == ["place mushroom", "place rope", "place ore"]
    assert refused(state, 0, "place fish") == ("none_in_supply", "AB-27")
    assert refused(state, 0, "place potion") is not None


@pytest.mark.rule("AB-27")
def test_never_removed():
    state = act(position(GOODS + OTHER), 0, "place ore")
    assert not [option for option in options(state) if option.split()[-1] == "ore"]
    act(state, 0, "pass")
    assert player(state)["track"] == [{"ware": "ore", "n": 1}]


@pytest.mark.rule("AB-27")
def test_before_and_after_the_action():
    state = act(position(GOODS + OTHER), 0, "place ore", "labor", "use VS-none-1", "enough")
    assert asked(state) == "after"
    assert options(state) == ["place mushroom", "place rope", "end turn"]
    act(state, 0, "place rope", "place mushroom", "place mushroom")  # then nothing is left to place
    assert state.to_act == (1,)


@pytest.mark.rule("AB-27")
def test_everybody_just_before_income_passed_or_not():
    seats = GOODS.replace("[[seat]]", "[[seat]]\npassed = true") + "[[seat]]\nsupply.fish = 1\n"
    state = position("turn = 1\n" + seats)
    act(state, 1, "pass")
    assert (asked(state, 0), asked(state, 1)) == ("store", "store")
    act(state, 0, "place ore", "place rope", "enough")
    assert player(state)["coins"] == 0  # seat 1 has not answered
    act(state, 1, "place fish")
    assert (player(state)["coins"], player(state, 1)["coins"]) == (5, 4)  # two spaces, one space


@pytest.mark.rule("AB-27")
@pytest.mark.parametrize(
    ("track", "wares", "points"),
    [
        ([], {"fish": 1, "ore": 4, "pot": 2}, 1 + 2 + 8),  # the most on the third space
        (["fish 1"], {"fish": 2, "ore": 3}, 3 + 3),
        (["fish 1", "ore 1", "pot 1", "rope 1"], {"paper": 1, "fruit": 5}, 1 + 1 + 2 + 2 + 3 + 20),
    ],
)
def test_before_scoring_the_supply_goes_there_in_the_best_order(track, wares, points):
    held = "{ " + ", ".join(f"{ware} = {n}" for ware, n in wares.items()) + " }"
    state = position(f"phase = 'end'\nround = 7\n[[seat]]\ntrack = {track}\nsupply = {held}\n" + OTHER)
    assert state.over
    assert player(state)["points"]["goods"] == points
    assert supply(state) == {}
    assert sum(space["n"] for space in player(state)["track"]) == len(track) + sum(wares.values())


# ---------------------------------------------------------------- AB-28: what the track is worth
KINDS = ["fish", "mushroom", "fruit", "rope", "pot", "paper", "ore", "amethyst"]


@pytest.mark.rule("AB-28")
@pytest.mark.parametrize("spaces", range(9))
def test_points_and_income_by_space(spaces):
    track = [f"{kind} 2" for kind in KINDS[:spaces]]
    state = position(f"phase = 'income'\nround = 2\n[[seat]]\ntrack = {track}\n" + OTHER)
    assert player(state)["points"]["goods"] == 2 * sum([1, 1, 2, 2, 3, 4, 5, 6][:spaces])
    assert player(state)["coins"] == [4, 4, 5, 6, 7, 8, 9, 10, 11][spaces]
