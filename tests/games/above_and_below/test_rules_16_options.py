"""Rule tests, AB-16: bonuses, payments and stakes of options, and paragraphs that lead on."""

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


def bonus_of(state: VillageState, option: str) -> int:
    """The lanterns that the option's bonus gives to the open encounter."""
    events = state.listen()
    act(state, 0, f"option {option}")
    found = told(events, "lanterns")[0][2]["bonus"]
    assert isinstance(found, int)
    return found


# ---------------------------------------------------------------- bonuses
@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("party", "bonus"),
    [
        (("VS-none-1", "VS-quill-1"), 0),
        (("VS-hammer-1", "VS-none-1"), 1),
        (("VR01", "VS-none-1"), 1),  # hammer-plus counts as a hammer
        (("glogo", "VR01"), 2),
        (("VS-hammer-1", "VR04", "VR08", "clockwork-man"), 4),  # two of them have a quill as well
    ],
)
def test_a_bonus_per_hammer(party, bonus):
    assert bonus_of(encounter(9, *party, home=["VS-hammer-2"]), "b") == bonus


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("party", "bonus"),
    [
        (("VS-none-1", "VS-hammer-1"), 0),
        (("VS-quill-1", "VS-none-1"), 2),
        (("VR05", "VR04"), 4),
        (("liquid-woman", "VR10", "VR17"), 6),
    ],
)
def test_a_bonus_of_two_per_quill(party, bonus):
    assert bonus_of(encounter(41, *party, home=["VS-quill-2"]), "b") == bonus


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("injured", [(), ("VS-hammer-1",)])
def test_the_injured_still_count_for_bonuses(injured):
    state = act(encounter(9, "VS-hammer-1", "VS-none-1", dice=(4, 1)), 0, "option b")  # 2 + 1 + 1, for 5
    act(state, 0, *(f"injure {who}" for who in injured))
    if not injured:
        assert (seen(state)["encounter"]["lanterns"], seen(state)["encounter"]["bonus"]) == (4, 1)
    else:
        assert supply(state) == {"paper": 1}


WAYS_TO_HAVE = ["supply.{} = 1", "track = ['{} 1']", "sale = '{}'"]


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("way", WAYS_TO_HAVE)
@pytest.mark.parametrize(("paragraph", "ware", "bonus"), [(2, "rope", 2), (5, "paper", 1), (3, "rope", 2)])
def test_a_bonus_for_having_a_good(paragraph, ware, bonus, way):
    assert bonus_of(encounter(paragraph, more=way.format(ware)), "b") == bonus


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("ware", ["fruit", "fish", "mushroom", "cider"])
def test_a_bonus_for_having_one_of_several(ware):
    assert bonus_of(encounter(190, more=f"supply.{ware} = 3"), "a") == 1
    assert bonus_of(encounter(190, more=f"sale = '{ware}'"), "a") == 1


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("way", ["supply.potion = 1", "sale = 'potion'"])
def test_a_bonus_for_having_a_potion(way):
    assert bonus_of(encounter(121, more=way), "b") == 2


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("paragraph", "option"), [(2, "b"), (5, "b"), (121, "b"), (190, "a"), (123, "a")])
def test_goods_on_buildings_are_not_had(paragraph, option):
    """Nor are other wares, nor what others have."""
    cards = "buildings = ['H14', 'H17', 'H2', 'O2', 'O10']\ncaves = ['C20', 'C21']\nsupply = { ore = 2, pot = 1 }\n"
    others = "[[seat]]\nvillagers = ['VS-none-4']\nsupply = { rope = 1, paper = 1, potion = 1, fish = 1 }\n"
    assert bonus_of(encounter(paragraph, more=cards, others=others), option) == 0


@pytest.mark.rule("AB-16")
def test_a_bonus_per_rope_counts_them_all():
    more = "supply.rope = 2\ntrack = ['rope 3']\nsale = 'rope'\nbuildings = ['H14']\n"
    assert bonus_of(encounter(123, more=more), "a") == 6
    assert bonus_of(encounter(123), "a") == 0


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("party", "home", "bonus"),
    [
        (("VR09", "VS-none-1"), (), 3),
        (("VR09", "VR10", "VR11"), (), 3),  # any: not for each
        (("VS-hammer-1", "VS-none-1"), ("VR11 exhausted",), 3),  # sent or not
        (("VS-hammer-1", "VS-none-1"), ("VR10 injured",), 3),
        (("VS-hammer-1", "VS-none-1"), ("VR12",), 0),
    ],
)
def test_a_bonus_for_an_own_fishman(party, home, bonus):
    assert bonus_of(encounter(186, *party, home=home), "a") == bonus


@pytest.mark.rule("AB-16")
def test_somebody_elses_fishman_does_not_count():
    assert bonus_of(encounter(186, others="[[seat]]\nvillagers = ['VR09', 'VR10']\n"), "a") == 0


# ---------------------------------------------------------------- 167 A: a bonus for a coin
@pytest.mark.rule("AB-16")
def test_the_coin_of_167_is_paid_once_in_the_injury_step():
    state = act(encounter(167, "VS-hammer-1", "VS-none-1", more="coins = 4", dice=(1, 3)), 0, "option a")  # 3, for 5
    assert options(state) == ["injure VS-hammer-1", "injure VS-none-1", "pay", "enough"]
    act(state, 0, "pay")
    assert (player(state)["coins"], supply(state), player(state)["reputation"]) == (3, {"paper": 2}, 1)


@pytest.mark.rule("AB-16")
def test_the_coin_of_167_is_not_returned():
    state = act(encounter(167, "VR15", "VS-none-1", more="coins = 4", dice=(1, 1)), 0, "option a", "pay")
    assert seen(state)["encounter"]["lanterns"] == 3
    assert options(state) == ["injure VR15", "injure VS-none-1", "enough"]
    assert refused(state, 0, "pay") == ("bonus_already_paid", "AB-16")
    act(state, 0, "enough")
    assert (player(state)["coins"], caves(state)) == (3, [])


@pytest.mark.rule("AB-16")
def test_the_coin_of_167_must_be_there():
    state = act(encounter(167, "VS-hammer-1", "VS-none-1", dice=(1, 3)), 0, "option a")
    assert options(state) == ["injure VS-hammer-1", "injure VS-none-1", "enough"]
    assert refused(state, 0, "pay") == ("needs_coins", "AB-16")


@pytest.mark.rule("AB-16")
def test_the_coin_of_167_may_be_kept_and_be_what_others_reach():
    state = act(encounter(167, "VS-hammer-1", "VS-none-1", more="coins = 4", dice=(1, 3)), 0, "option a")
    act(state, 0, "injure VS-hammer-1", "injure VS-none-1")
    assert (player(state)["coins"], supply(state)) == (4, {"paper": 2})


# ---------------------------------------------------------------- payments
@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("coins", "declared"), [(2, ["option a", "option b"]), (1, []), (0, [])])
def test_an_option_needs_one_number_that_can_be_paid(coins, declared):
    state = encounter(24, more=f"coins = {coins}")  # A costs 2; with only B left nothing is asked
    assert (options(state) if asked(state) == "option" else []) == declared


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("coins", [0, 1])
def test_one_free_number_is_enough_to_declare(coins):
    for paragraph in (67, 129):
        assert options(encounter(paragraph, more=f"coins = {coins}")) == ["option a", "option b"]


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("coins", "lanterns", "left", "reputation", "kept"),
    [(1, 2, 0, 1, 2), (0, 2, 0, 0, 0), (0, 4, 0, 0, 0), (1, 5, 1, 2, 2), (0, 5, 0, 2, 2)],
)
def test_67_costs_a_coin_only_for_the_lower_number(coins, lanterns, left, reputation, kept):
    state = settle(lit(67, "a", lanterns, more=f"coins = {coins}"))
    assert (player(state)["coins"], player(state)["reputation"], len(caves(state))) == (left, reputation, kept)


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("coins", "lanterns", "left", "wares"),
    [(1, 3, 0, {"fish": 1}), (0, 6, 0, {}), (3, 6, 2, {"fish": 1}), (0, 7, 6, {"pot": 1}), (1, 7, 7, {"pot": 1})],
)
def test_129_costs_a_coin_only_for_the_lower_number(coins, lanterns, left, wares):
    state = settle(lit(129, "a", lanterns, more=f"coins = {coins}"))
    assert (player(state)["coins"], supply(state)) == (left, wares)
    assert player(state)["reputation"] == (1 if wares else 0)


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("option", "coins", "left", "reputation"), [("a", 1, 0, 1), ("a", 5, 4, 1), ("b", 3, 0, 3), ("b", 5, 2, 3)]
)
def test_139_is_paid_without_dice(option, coins, left, reputation):
    state = encounter(139, more=f"coins = {coins}")
    events = state.listen()
    act(state, 0, f"option {option}")
    assert not told(events, "rolled")
    assert (player(state)["coins"], player(state)["reputation"], len(caves(state))) == (left, reputation, 1)


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("coins", "declared"), [(3, ["a", "b", "c"]), (2, ["a", "c"]), (1, ["a", "c"])])
def test_139_must_be_paid(coins, declared):
    assert options(encounter(139, more=f"coins = {coins}")) == [f"option {letter}" for letter in declared]


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("option", "lanterns"), [("b", 4), ("c", 6)])
def test_182_is_paid_on_success_only(option, lanterns):
    price = {"b": 1, "c": 2}[option]
    state = settle(lit(182, option, lanterns, more="coins = 5"))
    assert (player(state)["coins"], supply(state)) == (5 - price, {"pot": 2} if option == "b" else {"ore": 2})
    state = settle(lit(182, option, 1, more="coins = 5"))
    assert (player(state)["coins"], asked(state)) == (5, "hurt")


@pytest.mark.rule("AB-16")
def test_57_and_119_bring_the_cave_card_only():
    state = settle(lit(57, "a", 1, more="coins = 3"))
    assert (player(state)["coins"], supply(state), player(state)["reputation"], len(caves(state))) == (1, {}, 0, 1)
    state = settle(lit(118, "a", 3, more="coins = 3"))
    assert (player(state)["coins"], supply(state), player(state)["reputation"], len(caves(state))) == (3, {}, 0, 1)
    state = settle(lit(104, "a", 2, more="coins = 3"))
    assert (player(state)["coins"], supply(state), player(state)["reputation"], len(caves(state))) == (3, {}, 0, 1)


# ---------------------------------------------------------------- paragraphs that lead on
@pytest.mark.rule("AB-16")
def test_a_continuation_has_no_way_back_and_one_roll():
    state = encounter(37, "VS-none-1", "VR14", more="coins = 1", dice=(3, 1))
    events = state.listen()
    act(state, 0, "option a")
    assert (seen(state)["encounter"]["paragraph"], seen(state)["encounter"]["path"]) == (104, [37, 104])
    assert not told(events, "rolled")  # 37 A needs no dice
    assert options(state) == ["option a", "option b", "option c"]
    act(state, 0, "option a")
    assert len(told(events, "rolled")) == 2


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("lanterns", "coins", "wares"), [(3, 0, {}), (6, 4, {"rope": 1})])
def test_a_number_may_lead_on_without_another_roll(lanterns, coins, wares):
    state = lit(118, "a", lanterns)  # 3 leads to 119, 6 to 120
    settle(state)
    assert (player(state)["coins"], supply(state), len(caves(state))) == (coins, wares, 1)


@pytest.mark.rule("AB-16")
def test_a_continuation_after_the_roll_may_still_be_a_choice():
    state = settle(lit(55, "a", 4, table="row = ['', '', '', '', '']"))  # 4 leads to 109
    events = state.listen()
    assert options(state) == ["option a", "option b"]
    act(state, 0, "option b")
    assert not told(events, "rolled", "lanterns")
    assert (supply(state), player(state)["reputation"]) == ({"mushroom": 1}, 2)


@pytest.mark.rule("AB-16")
def test_a_continuation_can_fail():
    state = settle(act(encounter(162, "VS-none-1", "VR15", more="coins = 2", dice=(1, 1)), 0, "option a"))
    assert (player(state)["coins"], caves(state)) == (2, [])


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(("lanterns", "coins", "reputation"), [(3, 4, 3), (2, 5, 0)])
def test_162_leads_to_211_for_a_coin(lanterns, coins, reputation):
    state = settle(lit(162, "c", lanterns, more="coins = 5"))
    assert (player(state)["coins"], player(state)["reputation"]) == (coins, reputation)
    assert len(caves(state)) == (1 if reputation else 0)


# ---------------------------------------------------------------- stakes, 156 to 161
STAKES = "supply = { fish = 1, potion = 2 }\ntrack = ['ore 1']\nsale = 'rope'\nbuildings = ['H2']\n"


@pytest.mark.rule("AB-16")
def test_a_ware_of_the_supply_is_staked():
    state = act(encounter(156, more=STAKES), 0, "option b")
    assert options(state) == ["stake fish", "stake potion"]  # not from track, building or sale circle
    for ware in ("ore", "rope", "fruit"):
        assert refused(state, 0, f"stake {ware}") == ("none_in_supply", "AB-16")


@pytest.mark.rule("AB-16")
def test_without_supply_no_ware_can_be_staked():
    state = encounter(156, more="track = ['ore 1']\nsale = 'rope'\nbuildings = ['H2']\n")
    assert options(state) == ["option a", "option c"]
    assert refused(state, 0, "option b") == ("nothing_to_stake", "AB-16")


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("ware", ["fish", "potion"])
def test_a_staked_ware_is_doubled_or_lost(ware):
    before = {"fish": 1, "potion": 2}
    for lanterns, change, coins in ((4, 1, 1), (3, -1, 0)):
        dice = {4: (3, 1), 3: (1, 1)}[lanterns]
        state = encounter(156, "VS-none-1", "VR14", more=STAKES, dice=dice)
        settle(act(state, 0, "option b", f"stake {ware}"))
        after = {**before, ware: before[ware] + change}
        assert supply(state) == {name: n for name, n in after.items() if n}
        assert player(state)["coins"] == coins
        assert (player(state)["sale"], player(state)["track"]) == ("rope", [{"ware": "ore", "n": 1}])
        assert len(caves(state)) == (1 if change > 0 else 0)


@pytest.mark.rule("AB-16")
def test_a_villager_of_the_party_is_staked_and_still_rolls():
    state = encounter(156, "VS-none-1", "VR14", home=["VR12"], dice=(3, 1))
    events = state.listen()
    act(state, 0, "option c")
    assert options(state) == ["stake VS-none-1", "stake VR14"]
    act(state, 0, "stake VS-none-1")
    assert [data["villager"] for _, _, data in told(events, "rolled")] == ["VS-none-1", "VR14"]


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize(
    ("dice", "states", "coins", "reputation", "joined"),
    [
        ((1, 1), ("injured", "exhausted"), 0, 0, False),
        ((1, 3), ("exhausted", "exhausted"), 2, -1, False),
        ((5, 5), ("exhausted", "exhausted"), 0, 1, True),
    ],
)
def test_a_staked_villager_is_injured_on_failure(dice, states, coins, reputation, joined):
    row = "row = ['', 'VR01', 'VR02', '', '']"
    state = encounter(156, "VR13", "VR15", dice=dice, table=row)  # 3 lanterns lead to 161, 6 to 160
    settle(act(state, 0, "option c", "stake VR13"))
    assert (doing(state)["VR13"], doing(state)["VR15"]) == states
    assert (player(state)["coins"], player(state)["reputation"]) == (coins, reputation)
    assert ("VR01" in doing(state)) == joined


@pytest.mark.rule("AB-16")
def test_a_staked_villager_who_is_injured_already_is_not_injured_again():
    party = ("VR13", "VR15")
    state = encounter(156, *party, dice=(1, 1))
    act(state, 0, "option c", "stake VR13", "injure VR13")
    assert asked(state) == "injure"  # 2 lanterns now, 3 can still be reached
    act(state, 0, "enough")
    assert doing(state) == {"VR13": "injured", "VR15": "exhausted"}
