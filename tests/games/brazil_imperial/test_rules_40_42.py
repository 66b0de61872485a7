"""Rule tests, BI-40 to BI-42: defeat, seizing, adjacent attacks."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    NO_TILES,
    act,
    asked,
    done,
    goods,
    holder,
    moving,
    no_cards,
    options,
    player,
    points,
    refused,
    seen,
    two,
    units,
)
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

CARD = "combat_cards = ['militia']\n"


# ---------------------------------------------------------------- BI-40: defeat
@pytest.mark.rule("BI-40")
def test_all_the_losers_units_in_the_fight():
    state = moving(
        "units = ['g4 d2', 'g1 d2', 'g2 d2']", "units = ['o1 e3', 'o2 e3', 'o5 f3']", arch="build", table=NO_TILES
    )
    act(state, 0, "move g4 to e3", "carry g1", "enough")  # 5 against 3
    assert units(state, 1) == {"o1": "defeated", "o2": "defeated", "o5": "f3"}
    assert units(state) == {"g1": "e3", "g2": "d2", "g4": "e3"}
    state = moving("units = ['g4 d2', 'g1 d2', 'g2 d2']", "units = ['o3 e3', 'o5 e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3", "carry g1", "enough")  # 5 against 6
    assert units(state) == {"g1": "defeated", "g2": "d2", "g4": "defeated"}
    assert units(state, 1) == {"o3": "e3", "o5": "e3"}


@pytest.mark.rule("BI-40")
def test_after_a_lost_adjacent_attack_every_unit_on_the_attacking_hex():
    state = moving("units = ['g5 d2', 'g1 d2', 'g3 c3']", "units = ['o3 e3', 'o5 e3']", arch="build", table=NO_TILES)
    act(state, 0, "attack d2 to e3")  # 5 against 6
    assert units(state) == {"g1": "defeated", "g3": "c3", "g5": "defeated"}
    assert units(state, 1) == {"o3": "e3", "o5": "e3"}


@pytest.mark.rule("BI-40")
def test_defeated_units_keep_their_points():
    state = moving("units = ['g1 d2']", "units = ['o4 e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g1 to e3")
    assert (units(state), points(state, "units")) == ({"g1": "defeated"}, 2)


@pytest.mark.rule("BI-40")
def test_a_card_costs_the_winner_a_unit_that_its_player_chooses():
    theirs = "units = ['o1 e3']\ncombat_cards = ['sepe-tiaraju']"
    state = moving("units = ['g4 d2', 'g1 d2', 'g2 d2']", theirs, arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3", "carry g1", "enough")
    act(state, 1, "play sepe-tiaraju")
    assert (state.to_act, options(state, 1)) == ((1,), ["defeat g1", "defeat g4"])  # in the fight
    assert str(state.decision(1).default) == "defeat g4"  # the stronger one, if its player is away
    act(state, 1, "defeat g4")
    assert units(state) == {"g1": "e3", "g2": "d2", "g4": "defeated"}
    assert asked(state) == "move"


@pytest.mark.rule("BI-40")
def test_one_always_stays():
    theirs = "units = ['o1 e3']\ncombat_cards = ['sepe-tiaraju', 'sepe-tiaraju']"
    state = moving("units = ['g4 d2']\n" + CARD, theirs, arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3", "play militia")
    act(state, 1, "play sepe-tiaraju", "enough")  # 4 against 2
    assert units(state) == {"g4": "e3"}
    theirs = "tiles = ['e3 farm']\ncombat_cards = ['sepe-tiaraju', 'sepe-tiaraju']"
    state = moving("units = ['g4 d2', 'g5 d2']", theirs, arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3", "carry g5")
    act(state, 1, "play sepe-tiaraju", "play sepe-tiaraju", "defeat g5")  # 6 against 4
    assert units(state) == {"g4": "e3", "g5": "defeated"}  # the second one finds nobody to take
    assert holder(state, "e3") == 0


@pytest.mark.rule("BI-40")
def test_after_an_adjacent_attack_the_toll_is_taken_from_the_attacking_hex():
    theirs = "units = ['o1 e3']\ncombat_cards = ['sepe-tiaraju']"
    state = moving("units = ['g5 d2', 'g1 d2', 'g2 c3']", theirs, arch="build", table=NO_TILES)
    act(state, 0, "attack d2 to e3")
    act(state, 1, "play sepe-tiaraju")
    assert options(state, 1) == ["defeat g1", "defeat g5"]
    act(state, 1, "defeat g5")
    assert units(state) == {"g1": "d2", "g2": "c3", "g5": "defeated"}


@pytest.mark.rule("BI-40")
def test_the_attackers_card_takes_a_defender():
    mine = "units = ['g1 d2']\ncombat_cards = ['sepe-tiaraju']"
    state = moving(mine, "units = ['o4 e3', 'o1 e3']\ntiles = ['e3 farm']", arch="build", table=NO_TILES)
    act(state, 0, "move g1 to e3", "play sepe-tiaraju")
    assert options(state) == ["defeat o1", "defeat o4"]
    act(state, 0, "defeat o4")
    assert (units(state, 1), units(state)) == ({"o1": "e3", "o4": "defeated"}, {"g1": "defeated"})


# ---------------------------------------------------------------- BI-41: seizing
def seize() -> BrazilState:
    state = moving(
        ("units = ['g4 d2']\nmissions = ['i-5']\npaintings = ['maua', 'gusmao']"),
        "tiles = ['e3 farm coffee 2']\nsupply = { cane = 1 }",
        arch="build",
        table=NO_TILES,
    )
    return act(state, 0, "move g4 to e3")


@pytest.mark.rule("BI-41")
def test_winning_on_a_tile_seizes_it():
    state = seize()
    assert holder(state, "e3") == 0
    assert (points(state, "buildings"), points(state, "buildings", 1)) == (2, 0)
    assert player(state)["goals"]["i-5"][1] == [1, 1]  # a farm, for missions too
    assert (player(state)["wealth"], player(state, 1)["wealth"]) == ({"coffee": 2}, {"cane": 1})
    assert goods(state, "e3") == {"coffee": 2}  # they stay there


@pytest.mark.rule("BI-41")
def test_while_a_unit_stays():
    state = done(seize())
    act(state, 1, "arch harbor", "harbor cane")
    done(state, 1)
    act(state, 0, "arch harbor", "harbor cane", "move g4 to e4")
    assert (holder(state, "e3"), points(state, "buildings", 1)) == (1, 2)  # at once, in another's turn
    assert player(state, 1)["wealth"] == {"cane": 2, "coffee": 2}


@pytest.mark.rule("BI-41")
def test_its_goods_may_be_spent_and_what_is_left_comes_back():
    state = two("units = ['g4 e3']\nsupply = { wood = 1 }", "tiles = ['e3 farm coffee 2']", table=NO_TILES)
    act(state, 0, "arch build", "build farm at b3", "move g4 to e4")
    assert (goods(state, "e3"), holder(state, "e3")) == ({"coffee": 1}, 1)


@pytest.mark.rule("BI-41")
def test_the_builder_cannot_spend_count_or_score_it():
    theirs = "tiles = ['f3 farm coffee 2', 'g3 sawmill']\nmissions = ['i-8', 'iii-6']\nsupply = { cane = 1 }"
    state = done(moving("units = ['g4 f3']", theirs))
    assert player(state, 1)["wealth"] == {"cane": 1}
    assert (points(state, "buildings", 1), player(state, 1)["goals"]["iii-6"][0][0]) == (1, 1)
    assert "arch manufacture" not in options(state, 1)


@pytest.mark.rule("BI-41")
def test_the_builder_pays_from_what_it_holds():
    mine = "tiles = ['b3 farm coffee 2', 'b2 farm coffee 1']\nsupply = { coffee = 1, wood = 1 }"
    state = act(two(mine, "units = ['o1 b3']", table=NO_TILES), 0, "arch build", "build sawmill at a2")
    assert options(state) == ["pay coffee from supply", "pay coffee from b2"]  # not from b3


@pytest.mark.rule("BI-41")
def test_nobody_else_builds_next_to_it():
    mine = "units = ['g4 e4']\nsupply = { science = 3 }\ntiles = ['c3 recife']"
    state = act(two(mine, "tiles = ['e4 farm']", table=NO_TILES), 0, "arch build")
    assert refused(state, 0, "build farm at d3") == ("next_to_enemy", "BI-15")


@pytest.mark.rule("BI-41")
def test_in_a_fight_over_a_seized_tile_neither_side_counts_it():
    mine = "units = ['g4 c3']\ntiles = ['b3 farm']\n" + CARD
    state = act(moving(mine, "units = ['o2 b3']", arch="harbor", table=NO_TILES), 0, "move g4 to b3")
    assert (seen(state)["fight"]["attack"], seen(state)["fight"]["defence"]) == (4, 2)
    no_cards(state)
    assert holder(state, "b3") == 0


@pytest.mark.rule("BI-41")
def test_a_city_is_seized_too():
    state = moving(
        "units = ['g4 d2', 'g5 d2']\nmissions = ['ii-8']",
        "tiles = ['e3 recife']",
        arch="build",
        table="era = 2\n" + NO_TILES,
    )
    act(state, 0, "move g4 to e3", "carry g5")
    assert (points(state, "cities"), points(state, "cities", 1)) == (4, 0)
    assert player(state)["goals"]["ii-8"][0] == [1, 2]


# ---------------------------------------------------------------- BI-42: adjacent attacks
@pytest.mark.rule("BI-42")
def test_an_adjacent_attack_spends_the_free_move_and_takes_no_control():
    state = moving(
        "units = ['g5 d2', 'g1 d2']", "units = ['o1 e3']\ntiles = ['e3 farm coffee 1']", arch="build", table=NO_TILES
    )
    act(state, 0, "attack d2 to e3")  # 5 against 3
    assert (units(state), units(state, 1)) == ({"g1": "d2", "g5": "d2"}, {"o1": "defeated"})
    assert holder(state, "e3") == 1
    assert options(state, 0, "move", "attack") == []


@pytest.mark.rule("BI-42")
def test_it_is_no_additional_move():
    state = moving("units = ['g5 d2', 'g1 b3']", "units = ['o1 e3']", arch="painting", table=NO_TILES)
    act(state, 0, "attack d2 to e3")
    assert set(options(state, 0, "march")) == {"march g1 to c4", "march g1 to b4", "march g1 to b2", "march g5 to e3"}
    state = moving("units = ['g5 d2', 'g1 b3']", "units = ['o1 e3']", arch="painting", table=NO_TILES)
    act(state, 0, "move g1 to c3")
    assert options(state, 0, "attack") == []


@pytest.mark.rule("BI-42")
def test_clearing_a_seized_tile_gives_it_back():
    state = moving(
        "units = ['g5 c3']\ntiles = ['b3 farm coffee 1']", "units = ['o1 b3']", arch="harbor", table=NO_TILES
    )
    assert holder(state, "b3") == 1
    act(state, 0, "attack c3 to b3")
    assert (holder(state, "b3"), units(state, 1), units(state)) == (0, {"o1": "defeated"}, {"g5": "c3"})
    assert player(state)["wealth"] == {"coffee": 1}


@pytest.mark.rule("BI-42")
def test_losing_gives_up_what_the_attackers_held():
    mine = "units = ['g5 d2']"
    state = moving(mine, "tiles = ['d2 farm coffee 1']\nunits = ['o3 e3', 'o5 e3']", arch="build", table=NO_TILES)
    assert holder(state, "d2") == 0
    act(state, 0, "attack d2 to e3")
    assert (units(state), holder(state, "d2")) == ({"g5": "defeated"}, 1)


@pytest.mark.rule("BI-42")
@pytest.mark.parametrize(("colour", "unit"), [("red", "r5"), ("blue", "b4"), ("blue", "b5"), ("orange", "o5")])
def test_cannons_and_grenadiers_of_all_colours(colour, unit):
    mine = f"colour = '{colour}'\nunits = ['{unit} d2']"
    state = moving(mine, "colour = 'green'\nunits = ['g1 e3']", arch="harbor", table=NO_TILES)
    assert options(state, 0, "attack") == ["attack d2 to e3"]
