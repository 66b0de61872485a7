"""Rule tests, AB-16: what encounters bring or cost beside coins and goods."""

from __future__ import annotations

import pytest

from above_and_below.rules_helpers import (
    act,
    asked,
    caves,
    doing,
    encounter,
    lit,
    options,
    player,
    refused,
    seen,
    settle,
    supply,
    told,
)
from tabuleiro.games.above_and_below.rules.state import VillageState

PARTY = ("VS-none-1", "VR14")  # 3 to 5 lanterns


# ---------------------------------------------------------------- coins lost
@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("coins", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_103_takes_what_there_is(coins, left):
    state = settle(lit(103, "a", 2, more=f"coins = {coins}"))
    assert (player(state)["coins"], len(caves(state))) == (left, 1)


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("coins", "left"), [(5, 4), (1, 0), (0, 0)])
def test_212_takes_what_there_is(coins, left):
    state = act(encounter(162, *PARTY, more=f"coins = {coins}", dice=(3, 1)), 0, "option b")  # 210, then 212
    assert (player(state)["coins"], supply(state), player(state)["reputation"]) == (left, {"mushroom": 1}, 1)


@pytest.mark.rule("AB-16")
def test_a_loss_takes_no_drinks():
    state = settle(lit(103, "a", 2, more="coins = 1\nbuildings = ['K2']\nsupply = { potion = 1, cider = 1 }"))
    assert (player(state)["coins"], supply(state)) == (0, {"potion": 1, "cider": 1})


# ---------------------------------------------------------------- one is injured
@pytest.mark.rule("AB-16")
def test_who_is_injured_is_the_players_choice():
    state = act(encounter(97, *PARTY, home=["VR12"], dice=(1, 1)), 0, "option a")  # 3: reputation, and injure one
    assert options(state) == ["hurt VS-none-1", "hurt VR14"]
    act(state, 0, "hurt VR14")
    assert doing(state) == {"VS-none-1": "exhausted", "VR14": "injured", "VR12": "ready"}
    assert (player(state)["reputation"], len(caves(state))) == (2, 1)


@pytest.mark.rule("AB-16")
def test_only_those_still_on_the_cave_card_can_be_injured():
    state = act(encounter(97, "VR15", *PARTY, dice=(1, 1, 1), home=["VR12"]), 0, "option a")
    assert options(state) == ["hurt VR15", "hurt VS-none-1", "hurt VR14"]
    party = ("VR15", "VS-none-1", "VS-quill-1")
    state = act(encounter(97, *party, dice=(1, 1, 1)), 0, "option a", "injure VR15")  # 2 and 1 for 3
    assert options(state) == ["hurt VS-none-1", "hurt VS-quill-1"]
    assert refused(state, 0, "hurt VR15") == ("already_injured", "AB-16")


@pytest.mark.rule("AB-16")
def test_nobody_left_there_no_effect():
    state = act(encounter(97, "VR15", "VS-none-1", dice=(1, 1)), 0, "option a", "injure VR15", "injure VS-none-1")
    assert set(doing(state).values()) == {"injured"}
    assert (player(state)["reputation"], len(caves(state))) == (2, 1)


@pytest.mark.rule("AB-16")
def test_the_last_one_there_is_not_asked_about():
    state = act(encounter(97, "VR15", "VS-none-1", dice=(1, 3)), 0, "option a", "injure VS-none-1")
    assert doing(state) == {"VR15": "injured", "VS-none-1": "injured"}


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("option", ["a", "b", "c"])
def test_182_injures_one_on_failure(option):
    state = act(encounter(182, "VR15", "VR05", more="coins = 2", dice=(1, 1)), 0, f"option {option}")
    settle(state)
    assert options(state) == ["hurt VR15", "hurt VR05"]
    act(state, 0, "hurt VR05")
    assert doing(state) == {"VR15": "exhausted", "VR05": "injured"}
    assert (player(state)["coins"], caves(state), supply(state)) == (2, [], {})


@pytest.mark.rule("AB-16")
def test_210_costs_reputation_and_injures_one():
    state = settle(act(encounter(162, "VR15", "VS-none-1", more="coins = 2", dice=(1, 1)), 0, "option b"))
    act(state, 0, "hurt VR15")
    assert (player(state)["reputation"], player(state)["coins"], caves(state)) == (-1, 2, [])
    assert doing(state) == {"VR15": "injured", "VS-none-1": "exhausted"}


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("paragraph", "option", "lanterns"), [(126, "b", 5), (193, "a", 3), (185, "b", 3)])
def test_a_reward_may_injure(paragraph, option, lanterns):
    state = settle(lit(paragraph, option, lanterns))
    assert asked(state) == "hurt"
    act(state, 0, options(state)[0])
    assert list(doing(state).values()).count("injured") == 1
    assert len(caves(state)) == 1


# ---------------------------------------------------------------- 24: a free building
OFFERS = "offers = { houses = ['H13', 'H17', 'H1', 'H3'], outposts = ['O15', 'O18', 'O0', 'O14'], keys = ['K4', 'K0'] }"


def gift(more: str = "", table: str = OFFERS) -> VillageState:
    return act(encounter(24, *PARTY, more="coins = 2\n" + more, table=table, dice=(1, 1)), 0, "option a")


@pytest.mark.rule("AB-16")
def test_24_gives_a_building_of_up_to_seven():
    state = gift("caves = ['C20']")
    assert options(state) == [
        *(f"gift {id_}" for id_ in ("H13", "H1", "H3", "O15", "O0", "O14", "K4", "K0")),  # no star house
        "none",
    ]
    assert refused(state, 0, "gift H17") == ("gift_too_dear", "AB-16")
    assert refused(state, 0, "gift S0") is not None


@pytest.mark.rule("AB-16")
def test_the_gift_needs_no_hammer_and_costs_nothing():
    state = gift()
    act(state, 0, "gift H13")
    assert (player(state)["coins"], player(state)["reputation"]) == (0, 1)  # the option's own price is 2
    assert [house["card"] for house in player(state)["houses"]] == ["B0", "H13"]
    assert len(caves(state)) == 1


@pytest.mark.rule("AB-16")
def test_a_gift_is_as_if_bought():
    state = gift("buildings = ['O14']\ncaves = ['C20', 'C21']", OFFERS.replace(", 'O14'", ", 'O4'"))
    state.scripted("O5")
    act(state, 0, "gift O4")  # two fish and a potion; the building coin; the row is refilled
    assert player(state)["caves"][1] == {"cave": "C21", "outpost": "O4", "goods": 2}
    assert (supply(state), player(state)["coins"]) == ({"potion": 1}, 1)
    assert seen(state)["offers"]["outposts"] == ["O15", "O18", "O0", "O5"]


@pytest.mark.rule("AB-16")
def test_a_gift_may_bring_reputation():
    state = act(gift("caves = ['C20']"), 0, "gift O0")
    assert player(state)["reputation"] == 2
    assert player(state)["beds"] == 4


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("more", "possible"),
    [("", False), ("caves = ['C20']\nbuildings = ['O10']\n", False), ("caves = ['C20']\n", True)],
)
def test_a_gift_outpost_needs_an_empty_cave_already_in_the_row(more, possible):
    state = gift(more)
    assert ("gift O0" in options(state)) == possible
    if not possible:
        assert refused(state, 0, "gift O0") == ("no_empty_cave", "AB-16")


@pytest.mark.rule("AB-16")
def test_a_gift_may_be_declined():
    state = act(gift(), 0, "none")
    assert [house["card"] for house in player(state)["houses"]] == ["B0"]
    assert len(caves(state)) == 1


@pytest.mark.rule("AB-16")
def test_a_gift_key_house_leaves_its_row():
    state = act(gift(), 0, "gift K0")
    assert (seen(state)["offers"]["keys"], supply(state)) == (["K4"], {"potion": 2})


# ---------------------------------------------------------------- more cave cards
@pytest.mark.rule("AB-16")
def test_an_extra_cave_card_is_the_top_one_without_encounter():
    state = encounter(60, *PARTY, table="cave_top = 'C20'", dice=(3, 1))
    here = seen(state)["encounter"]["cave"]
    events = state.listen()
    act(state, 0, "option a", "enough")
    assert caves(state) == ["C20", here]
    assert seen(state)["cave_top"] not in ("", "C20", here)
    assert not told(events, "explored")


@pytest.mark.rule("AB-16")
def test_171_brings_one_too_after_the_roll():
    state = settle(lit(170, "a", 4))
    assert (len(caves(state)), player(state)["reputation"]) == (2, 1)


@pytest.mark.rule("AB-16")
def test_without_a_card_left_there_is_no_extra_one():
    state = act(encounter(60, *PARTY, table="cave_top = ''\ndecks.caves = []", dice=(3, 1)), 0, "option a", "enough")
    assert len(caves(state)) == 1


# ---------------------------------------------------------------- choices of reward
@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("paragraph", "choices"),
    [
        (133, [{"mushroom": 2}, {"fruit": 2}]),
        (135, [{"fruit": 1}, {"mushroom": 1}]),
        (148, [{"coin": 4}, {"paper": 1}, {"pot": 1}, {"rope": 1}]),
        (149, [{"amethyst": 2}, {"ore": 2}, {"coin": 7}]),
        (150, [{"coin": 2}, {"fish": 1}, {"mushroom": 1}, {"fruit": 1}]),
    ],
)
def test_choices_of_reward_are_the_players(paragraph, choices):
    extra = 1 if paragraph == 135 else 0
    for number, choice in enumerate(choices, 1):
        state = encounter(paragraph)
        assert options(state) == [f"choose {i}" for i in range(1, len(choices) + 1)]
        act(state, 0, f"choose {number}")
        assert player(state)["coins"] == choice.get("coin", 0) + extra
        assert supply(state) == {ware: n for ware, n in choice.items() if ware != "coin"}
        assert player(state)["reputation"] == (-1 if paragraph in (133, 135) else 0)
        assert len(caves(state)) == 1


# ---------------------------------------------------------------- 180 A: push your luck
@pytest.mark.rule("AB-16")
def test_180_loses_a_reputation_and_rolls_at_least_once():
    state = act(encounter(180, dice=(4,)), 0, "option a")
    assert player(state)["reputation"] == -1
    assert options(state) == ["roll", "stop"]  # the first die has been rolled
    act(state, 0, "stop")
    assert (player(state)["coins"], len(caves(state))) == (1, 1)


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("n", range(1, 7))
def test_180_gives_a_coin_for_each_different_die(n):
    state = act(encounter(180, dice=(4, 1, 6, 2, 3, 5)[:n]), 0, "option a", *["roll"] * (n - 1))
    if n < 6:  # six different ones are all there are
        act(state, 0, "stop")
    assert (player(state)["coins"], len(caves(state))) == (n, 1)


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("dice", [(4, 4), (4, 1, 4), (1, 2, 3, 4, 5, 5)])
def test_a_repeat_gives_nothing_and_is_still_a_success(dice):
    cards = "buildings = ['O9']\ncaves = ['C25']\n"
    state = act(encounter(180, dice=dice, more=cards), 0, "option a", *["roll"] * (len(dice) - 1))
    assert asked(state) != "gamble"
    assert (player(state)["coins"], len(caves(state))) == (1, 2)  # only the exploring coin
    assert player(state)["reputation"] == -1


# ---------------------------------------------------------------- 180 B: reputation for coins
@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("n", range(1, 6))
def test_180_sells_reputation(n):
    state = act(encounter(180, more="reputation = 3"), 0, "option b")
    assert options(state) == [f"lose {i}" for i in range(1, 6)]
    act(state, 0, f"lose {n}")
    assert (player(state)["coins"], player(state)["reputation"], len(caves(state))) == (n, 3 - n, 1)
