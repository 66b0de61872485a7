"""Rule tests, AB-29 to AB-36: the round's end and the special villagers."""

from __future__ import annotations

import pytest

from above_and_below.rules_helpers import (
    OTHER,
    TWO,
    act,
    asked,
    caves,
    doing,
    encounter,
    no_more,
    options,
    player,
    position,
    refused,
    seen,
    supply,
    told,
)
from tabuleiro.games.above_and_below.rules.state import VillageState


def at_the_end(more: str = "", table: str = "", round_: int = 1, others: str = OTHER) -> VillageState:
    """All have passed."""
    return position(f"phase = 'end'\nround = {round_}\n{table}\n[[seat]]\n{more}\n{others}")


# ---------------------------------------------------------------- AB-29: the round marker
@pytest.mark.rule("AB-29")
@pytest.mark.parametrize("now", range(1, 7))
def test_the_marker_moves_on(now):
    state = no_more(at_the_end(round_=now))
    assert (state.round, state.over) == (now + 1, False)


@pytest.mark.rule("AB-29")
def test_after_the_seventh_round_the_game_ends_at_once():
    tired = "villagers = ['VR01 exhausted', 'VR02 injured']\nbuildings = ['H4 0', 'K7', 'H1']\ncoins = 3\n"
    state = at_the_end(tired, round_=7, table="cider = false\nrow = ['', 'VR03', '', '', '']\nfirst = 1")
    assert state.over
    assert state.to_act == ()
    assert (state.round, seen(state)["cider"], seen(state)["first"]) == (7, False, 1)
    assert doing(state) == {"VR01": "exhausted", "VR02": "injured"}  # no rest
    assert (player(state)["coins"], supply(state)) == (3, {})  # no income
    assert player(state)["houses"][1] == {"card": "H4", "goods": 0}  # no refill
    assert [space["villager"] for space in seen(state)["row"]] == ["", "VR03", "", "", ""]


@pytest.mark.rule("AB-29")
def test_seven_rounds_are_played():
    state = position("round = 6\n" + TWO)
    for _ in range(2):
        assert not state.over
        act(state, state.to_act[0], "pass")
        act(state, state.to_act[0], "pass")
    assert state.over


@pytest.mark.rule("AB-29")
def test_the_order_of_the_rounds_end():
    """Cider, villagers, rest, income, potions, refilling, start player."""
    village = "buildings = ['K7', 'H4 0', 'K1']\nvillagers = ['VR01 exhausted']\ntrack = ['ore 1']\n"
    text = f"turn = 1\ncider = false\nrow = []\n[[seat]]\npassed = true\n{village}[[seat]]\nvillagers = []\ncoins = 1\n"
    state = position(text)
    events = state.listen()
    act(state, 1, "pass")
    act(state, 0, "bed VR01")
    kinds = ("round_ended", "cider_set", "new_villagers", "rested", "income", "gained", "stocked", "round")
    found = [kind for kind, _, _ in told(events, *kinds)]
    order = ["round_ended", "cider_set", "new_villagers", "rested", "income", "income", "gained", "stocked"]
    assert found == [*order, "round"]


# ---------------------------------------------------------------- AB-30: cider
@pytest.mark.rule("AB-30")
@pytest.mark.parametrize("there", ["true", "false"])
def test_one_cider_on_its_space(there):
    state = no_more(at_the_end(table=f"cider = {there}"))
    assert seen(state)["cider"]
    assert seen(state)["supply"]["cider"] == 9


@pytest.mark.rule("AB-30")
def test_without_a_cider_in_the_supply_there_is_none():
    state = no_more(at_the_end(table="cider = false\nbank = { fish = 1 }"))
    assert not seen(state)["cider"]


# ---------------------------------------------------------------- AB-31: the row of villagers
@pytest.mark.rule("AB-31")
def test_villagers_slide_left_and_new_ones_come_from_the_right():
    row = "row = ['', 'VR03', '', 'VR05', '']\n"
    state = position(f"turn = 1\n{row}[[seat]]\npassed = true\n[[seat]]\n", "VR11", "VR12", "VR13")
    act(state, 1, "pass")
    assert [space["villager"] for space in seen(state)["row"]] == ["VR03", "VR05", "VR11", "VR12", "VR13"]
    assert [space["cost"] for space in seen(state)["row"]] == [2, 3, 3, 4, 5]


@pytest.mark.rule("AB-31")
@pytest.mark.parametrize(("pile", "row"), [([], ["VR05", "", "", "", ""]), (["VR06"], ["VR05", "VR06", "", "", ""])])
def test_with_an_empty_pile_spaces_stay_empty(pile, row):
    state = no_more(at_the_end(table=f"row = ['', '', 'VR05', '', '']\ndecks.villagers = {pile}"))
    assert [space["villager"] for space in seen(state)["row"]] == row


@pytest.mark.rule("AB-31")
def test_a_full_row_stays():
    row = ["VR05", "VR01", "VR02", "VR03", "VR04"]
    state = no_more(at_the_end(table=f"row = {row}"))
    assert [space["villager"] for space in seen(state)["row"]] == row


# ---------------------------------------------------------------- AB-32: rest
@pytest.mark.rule("AB-32")
def test_a_potion_helps_the_injured_and_a_cider_the_exhausted():
    more = "villagers = ['VR01 injured', 'VR02 exhausted', 'VR03']\nsupply = { potion = 2, cider = 2 }"
    state = at_the_end(more)
    assert {"potion VR01", "cider VR02"} <= set(options(state))
    for wrong, code in (("cider VR01", "cider_does_not_help"), ("potion VR02", "potion_does_not_help")):
        assert refused(state, 0, wrong) == (code, "AB-32")
    assert refused(state, 0, "potion VR03") == ("potion_does_not_help", "AB-32")
    bank = dict(seen(state)["supply"])
    act(state, 0, "potion VR01", "cider VR02")
    assert doing(state) == {"VR01": "exhausted", "VR02": "ready", "VR03": "ready"}
    assert supply(state) == {"potion": 1, "cider": 1}
    assert seen(state)["supply"]["potion"] == bank["potion"] + 1


@pytest.mark.rule("AB-32")
def test_potion_and_cider_may_serve_one_villager():
    state = at_the_end("villagers = ['VR01 injured']\nsupply = { potion = 1, cider = 1 }")
    act(state, 0, "potion VR01", "cider VR01")
    assert doing(state) == {"VR01": "ready"}


@pytest.mark.rule("AB-32")
def test_potion_then_bed_on_one_villager_is_legal():
    state = at_the_end("villagers = ['VR01 injured']\nsupply = { potion = 1 }")
    act(state, 0, "potion VR01", "bed VR01")
    assert doing(state) == {"VR01": "ready"}


@pytest.mark.rule("AB-32")
def test_two_beds_never():
    state = at_the_end("villagers = ['VR01 injured', 'VR02 injured']")
    act(state, 0, "bed VR01")
    assert doing(state) == {"VR01": "exhausted", "VR02": "injured"}
    assert refused(state, 0, "bed VR01") == ("has_slept", "AB-32")


@pytest.mark.rule("AB-32")
def test_drinks_come_before_beds():
    state = at_the_end("villagers = ['VR01 injured', 'VR02 exhausted']\nsupply = { potion = 1, cider = 1 }")
    act(state, 0, "bed VR02")
    assert refused(state, 0, "potion VR01") == ("drinks_before_beds", "AB-32")
    assert [option for option in options(state) if option.startswith(("potion", "cider"))] == []


@pytest.mark.rule("AB-32")
@pytest.mark.parametrize(("buildings", "beds"), [([], 3), (["H6"], 4), (["H19", "O6"], 6)])
def test_a_bed_for_one_villager(buildings, beds):
    who = [f"VR{i:02}" for i in range(1, 9)]
    more = f"villagers = {[f'{one} exhausted' for one in who]}\nbuildings = {buildings}\ncaves = ['C20']"
    state = at_the_end(more)
    assert player(state)["beds"] == beds
    assert refused(state, 0, "sleep all") == ("too_few_beds", "AB-32")
    act(state, 0, *(f"bed {one}" for one in who[:beds]))
    assert asked(state) != "rest"
    assert list(doing(state).values()) == ["ready"] * beds + ["exhausted"] * (8 - beds)


@pytest.mark.rule("AB-32")
def test_all_of_it_is_optional():
    state = at_the_end("villagers = ['VR01 injured', 'VR02 exhausted']\nsupply = { potion = 1, cider = 1 }")
    act(state, 0, "enough")
    assert doing(state) == {"VR01": "injured", "VR02": "exhausted"}
    assert supply(state) == {"potion": 1, "cider": 1}


@pytest.mark.rule("AB-32")
def test_all_may_sleep_where_beds_suffice():
    state = at_the_end("villagers = ['VR01 injured', 'VR02 exhausted', 'VR03 exhausted', 'VR04']")
    act(state, 0, "sleep all")
    assert doing(state) == {"VR01": "exhausted", "VR02": "ready", "VR03": "ready", "VR04": "ready"}


@pytest.mark.rule("AB-32")
def test_everybody_rests_also_those_who_passed_early():
    tired = "villagers = ['VR01 exhausted']\n"
    state = at_the_end(tired, others="[[seat]]\nvillagers = ['VR02 exhausted']\n")
    assert state.to_act == (0, 1)
    act(state, 1, "bed VR02")
    act(state, 0, "bed VR01")
    assert (doing(state, 0), doing(state, 1)) == ({"VR01": "ready"}, {"VR02": "ready"})


@pytest.mark.rule("AB-32")
def test_a_bed_is_free_again_in_the_next_round():
    state = at_the_end("villagers = ['VR01 injured']")
    act(state, 0, "bed VR01")
    act(state, 1, "pass")
    act(state, 0, "pass")
    assert asked(state) == "rest"
    act(state, 0, "bed VR01")
    assert doing(state) == {"VR01": "ready"}


# ---------------------------------------------------------------- AB-33: income
@pytest.mark.rule("AB-33")
@pytest.mark.parametrize(
    ("buildings", "track", "income"),
    [
        ([], [], 4),
        (["H0", "H1"], [], 6),
        (["O22"], ["fish 1", "ore 2", "pot 1"], 7),
        (["K1", "H13"], ["fish 1", "ore 2", "amethyst 1"], 6 + 3 + 1),
    ],
)
def test_income_is_track_and_cards(buildings, track, income):
    state = no_more(at_the_end(f"coins = 2\nbuildings = {buildings}\ncaves = ['C20']\ntrack = {track}"))
    assert player(state)["coins"] == 2 + income


@pytest.mark.rule("AB-33")
def test_goods_placed_at_the_rounds_end_count_for_income():
    state = at_the_end("supply = { fish = 1, ore = 1, pot = 1 }\nvillagers = ['VR01']")
    act(state, 0, "place fish", "place ore", "place pot")
    assert player(state)["coins"] == 6


@pytest.mark.rule("AB-33")
def test_potion_income_cannot_be_used_in_this_rest():
    state = at_the_end("buildings = ['K7']\nvillagers = ['VR01 injured']")
    assert refused(state, 0, "potion VR01") == ("none_in_supply", "AB-32")
    act(state, 0, "enough")
    assert (supply(state), doing(state)) == ({"potion": 1}, {"VR01": "injured"})


# ---------------------------------------------------------------- AB-34, AB-35
@pytest.mark.rule("AB-34")
@pytest.mark.parametrize(
    ("card", "before", "after"), [("H4", 0, 1), ("H4", 1, 1), ("H22", 0, 1), ("O2", 0, 1), ("H2", 0, 0), ("H2", 1, 1)]
)
def test_refilling_cards_without_a_good_get_one(card, before, after):
    state = no_more(at_the_end(f"buildings = ['{card} {before}']\ncaves = ['C20']"))
    mine = player(state)
    row = [*mine["houses"][1:], *(cave for cave in mine["caves"] if cave["outpost"])]
    assert [one["goods"] for one in row] == [after]


@pytest.mark.rule("AB-35")
@pytest.mark.parametrize(("seats", "first", "then"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_the_start_player_card_goes_to_the_left(seats, first, then):
    state = position(f"phase = 'end'\nfirst = {first}\n" + OTHER * seats)
    assert (seen(state)["first"], state.to_act) == (then, (then,))


# ---------------------------------------------------------------- AB-36: Liquid Woman, Glogo
@pytest.mark.rule("AB-36")
@pytest.mark.parametrize(("before", "after"), [(0, -1), (4, 3), (-4, -4)])
def test_the_liquid_woman_costs_a_reputation_when_she_joins(before, after):
    state = act(encounter(105, more=f"reputation = {before}"), 0, "option b")
    assert doing(state)["liquid-woman"] == "exhausted"
    assert player(state)["reputation"] == after


@pytest.mark.rule("AB-36")
def test_glogo_builds_for_one_coin_less_and_only_one():
    table = "offers.houses = ['H2']\n"
    state = position(f"{table}[[seat]]\ncoins = 3\nvillagers = ['glogo', 'VS-none-1']\n" + OTHER)
    assert player(act(state, 0, "build H2"))["coins"] == 0  # 4
    state = position(f"{table}[[seat]]\ncoins = 2\nvillagers = ['glogo', 'VS-none-1']\n" + OTHER)
    assert refused(state, 0, "build H2") == ("needs_coins", "AB-18")


# ---------------------------------------------------------------- AB-36: the Cave Cat
CAT = "coins = 2\nvillagers = ['cave-cat', 'VR12', 'VR13']\nbuildings = ['H2']\n"


@pytest.mark.rule("AB-36")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_cat_rolls_when_it_is_named(die):
    state = position(f"[[seat]]\n{CAT}{OTHER}", str(die))
    act(state, 0, "labor", "use cave-cat")
    assert doing(state)["cave-cat"] == "exhausted"
    if die >= 3:
        assert (player(state)["coins"], supply(state)) == (3, {"cider": 1})
    else:
        assert (player(state)["coins"], supply(state)) == (2, {})
        assert asked(state) == "turn"  # the action is still open


@pytest.mark.rule("AB-36")
def test_others_may_be_named_or_another_action_chosen():
    state = act(position(f"[[seat]]\n{CAT}{OTHER}", "1"), 0, "labor", "use cave-cat")
    assert {"labor", "harvest", "explore", "pass", "exchange houses"} <= set(options(state))
    assert seen(state)["cider"]
    act(state, 0, "exchange houses", "labor", "use VR12", "enough")
    assert player(state)["coins"] == 2
    assert doing(state) == {"cave-cat": "exhausted", "VR12": "exhausted", "VR13": "ready"}


@pytest.mark.rule("AB-36")
def test_a_cat_among_workers_leaves_their_work():
    state = position(f"[[seat]]\n{CAT}{OTHER}", "2")
    act(state, 0, "labor", "use VR12", "use cave-cat")
    assert options(state) == ["use VR13", "enough"]
    act(state, 0, "enough")
    assert player(state)["coins"] == 3
    assert state.to_act == (1,)


@pytest.mark.rule("AB-36")
def test_a_cat_that_does_not_harvest_takes_nothing():
    state = act(position(f"[[seat]]\n{CAT}{OTHER}", "1"), 0, "harvest", "use cave-cat")
    assert (supply(state), player(state)["houses"][1]["goods"], asked(state)) == ({}, 2, "turn")
    state = act(position(f"[[seat]]\n{CAT}{OTHER}", "6"), 0, "harvest", "use cave-cat", "enough")
    assert supply(state) == {"fruit": 1}


@pytest.mark.rule("AB-36")
def test_nobody_ready_after_the_cat_passes():
    state = position("[[seat]]\nvillagers = ['cave-cat', 'VR12 exhausted']\n" + OTHER, "2")
    act(state, 0, "labor")
    assert (player(state)["passed"], player(state)["coins"], state.to_act) == (True, 0, (1,))
    state = position("[[seat]]\ncoins = 5\nvillagers = ['cave-cat', 'VR12 exhausted']\n" + OTHER, "2")
    act(state, 0, "labor")
    assert "exchange houses" in options(state)
    assert refused(state, 0, "labor") == ("nobody_ready", "AB-7")


@pytest.mark.rule("AB-36")
def test_a_cat_rolls_before_a_cave_card_is_drawn():
    state = position(f"cave_top = 'C01'\n[[seat]]\n{CAT}{OTHER}", "1")
    act(state, 0, "explore", "send VR12", "send cave-cat")
    assert (asked(state), seen(state)["cave_top"], seen(state)["encounter"]) == ("turn", "C01", None)
    assert doing(state) == {"cave-cat": "exhausted", "VR12": "ready", "VR13": "ready"}
    state.scripted("C09", "1")
    act(state, 0, "explore")  # the two others can still go, and nobody else can
    assert seen(state)["encounter"]["paragraph"] == 21


@pytest.mark.rule("AB-36")
def test_exploring_needs_two_who_really_go():
    text = "cave_top = 'C01'\n[[seat]]\nvillagers = ['cave-cat', 'VR12']\n" + OTHER
    state = act(position(text, "2"), 0, "explore")
    assert refused(state, 0, "explore") == ("needs_two_to_explore", "AB-9")
    assert doing(state) == {"cave-cat": "exhausted", "VR12": "ready"}
    state = act(position(text, "3", "C09", "1"), 0, "explore")
    assert seen(state)["encounter"]["paragraph"] == 21
    assert doing(state) == {"cave-cat": "sent", "VR12": "sent"}


@pytest.mark.rule("AB-36")
def test_a_cat_may_be_the_last_to_be_named():
    state = position("[[seat]]\nvillagers = ['cave-cat', 'VR12']\n" + OTHER, "1")
    act(state, 0, "labor", "use VR12", "use cave-cat")
    assert (player(state)["coins"], state.to_act) == (1, (1,))
    assert set(doing(state).values()) == {"exhausted"}


@pytest.mark.rule("AB-36")
def test_a_second_cat_may_spoil_it_for_the_first():
    text = "cave_top = 'C01'\n[[seat]]\nvillagers = ['cave-cat', 'cave-cat-2']\n" + OTHER
    state = act(position(text, "6", "2"), 0, "explore")
    assert doing(state) == {"cave-cat": "ready", "cave-cat-2": "exhausted"}
    assert (asked(state), seen(state)["cave_top"]) == ("turn", "C01")


@pytest.mark.rule("AB-36")
def test_two_cats_roll_each():
    text = "[[seat]]\nvillagers = ['cave-cat', 'cave-cat-2', 'VR12']\n" + OTHER
    state = act(position(text, "6", "1"), 0, "labor", "use cave-cat", "use cave-cat-2", "enough")
    assert player(state)["coins"] == 1
    assert doing(state) == {"cave-cat": "exhausted", "cave-cat-2": "exhausted", "VR12": "ready"}


@pytest.mark.rule("AB-36")
def test_the_cats_lantern_die_is_another_one():
    state = encounter(1, "cave-cat", "VS-none-1", dice=(1, 1))
    events = state.listen()
    act(state, 0, "option b")
    assert not told(events, "cat_rolled")
    assert told(events, "rolled")[0][2] == {"villager": "cave-cat", "die": 1, "lanterns": 2}


# ---------------------------------------------------------------- AB-36: the Clockwork Man
@pytest.mark.rule("AB-36")
@pytest.mark.parametrize(("before", "after"), [("injured", "exhausted"), ("exhausted", "ready"), ("ready", "ready")])
def test_the_clockwork_man_has_his_own_bed(before, after):
    more = f"villagers = ['clockwork-man {before}', 'VR01 exhausted', 'VR02 exhausted', 'VR03 exhausted']"
    state = act(at_the_end(more), 0, "sleep all")  # three beds for the three others
    assert doing(state) == {"clockwork-man": after, "VR01": "ready", "VR02": "ready", "VR03": "ready"}


@pytest.mark.rule("AB-36")
def test_the_clockwork_man_uses_no_other_bed_cider_or_potion():
    more = "villagers = ['clockwork-man injured', 'VR01 injured', 'VR02 exhausted']\nsupply = { potion = 2, cider = 2 }"
    state = at_the_end(more)
    assert doing(state)["clockwork-man"] == "exhausted"
    assert not [option for option in options(state) if "clockwork" in option]
    for way in ("bed", "cider", "potion"):
        assert refused(state, 0, f"{way} clockwork-man") == ("has_own_bed", "AB-36")


@pytest.mark.rule("AB-36")
def test_both_clockwork_men_have_one_and_can_build():
    state = at_the_end("villagers = ['clockwork-man exhausted', 'clockwork-man-2 injured']")
    assert doing(state) == {"clockwork-man": "ready", "clockwork-man-2": "exhausted"}
    state = position("offers.houses = ['H0']\n[[seat]]\ncoins = 3\nvillagers = ['clockwork-man']\n" + OTHER)
    assert "build H0" in options(state)
    assert caves(state) == []
