"""Rule tests, AB-14, AB-15 and AB-17: how encounters end, and who joins; AB-16 has a file of its own."""

from __future__ import annotations

import pytest

from above_and_below.rules_helpers import (
    act,
    caves,
    doing,
    encounter,
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


# ---------------------------------------------------------------- AB-14: success
@pytest.mark.rule("AB-14")
@pytest.mark.parametrize(
    ("lanterns", "coins", "wares"),
    [(4, 0, {}), (5, 2, {"mushroom": 1}), (6, 5, {"rope": 1}), (8, 5, {"rope": 1})],
)
def test_the_highest_number_reached_counts_not_the_sum(lanterns, coins, wares):
    state = lit(15, "b", lanterns)  # 5: 2 coins, mushroom; 6: 5 coins, rope; both a reputation
    settle(state)
    assert (player(state)["coins"], supply(state)) == (coins, wares)
    assert player(state)["reputation"] == (1 if lanterns >= 5 else 0)


@pytest.mark.rule("AB-14")
def test_the_order_of_a_success():
    """Payment, reward, exploring coin, then the villagers come home exhausted, then the cave card is kept."""
    cards = "coins = 1\nbuildings = ['O9']\ncaves = ['C25']\n"
    state = encounter(13, "VS-none-1", "VR14", more=cards, dice=(3, 1))
    cave = seen(state)["encounter"]["cave"]
    events = state.listen()
    act(state, 0, "option b")
    order = [
        (kind, data.get("what", data.get("cave", data.get("n"))))
        for kind, _, data in told(events, "paid", "gained", "reputation", "cave_kept")
    ]
    assert order == [("paid", "coin"), ("gained", "paper"), ("reputation", 1), ("gained", "coin"), ("cave_kept", cave)]
    assert told(events, "gained")[-1][2]["why"] == "exploring"
    assert (player(state)["coins"], caves(state)) == (1, ["C25", cave])
    assert set(doing(state).values()) == {"exhausted"}


@pytest.mark.rule("AB-14")
def test_what_cannot_be_paid_cannot_be_declared():
    state = encounter(32, more="coins = 1")  # C costs 2
    assert options(state) == ["option a", "option b"]
    assert refused(state, 0, "option c") == ("needs_coins", "AB-16")


@pytest.mark.rule("AB-14")
def test_injured_villagers_stay_injured():
    state = act(encounter(14, "VR13", "VS-none-1", dice=(4, 3)), 0, "option b", "injure VS-none-1")
    assert doing(state) == {"VR13": "exhausted", "VS-none-1": "injured"}


@pytest.mark.rule("AB-14")
def test_those_at_home_stay_as_they_are():
    home = ["VR01", "VR02 exhausted", "VR03 injured"]
    state = act(encounter(14, "VR13", "VR14", "VS-none-1", home=home, dice=(5, 1, 3)), 0, "option b", "end turn")
    assert [doing(state)[who] for who in ("VR01", "VR02", "VR03")] == ["ready", "exhausted", "injured"]


@pytest.mark.rule("AB-14")
@pytest.mark.parametrize("success", [True, False])
def test_the_exploring_coin_is_for_successes(success):
    cards = "buildings = ['O9']\ncaves = ['C25']\n"
    state = lit(6, "a", 2 if success else 1, more=cards)  # 2: a potion
    settle(state)
    assert player(state)["coins"] == int(success)


@pytest.mark.rule("AB-14")
def test_the_exploring_coin_comes_once_after_the_last_paragraph():
    cards = "buildings = ['O9']\ncaves = ['C25']\n"
    party = ("VS-none-1", "VR14")
    state = act(encounter(118, *party, more=cards, dice=(3, 1)), 0, "option a", "enough")  # 3 leads to 119: nothing
    assert (player(state)["coins"], len(caves(state))) == (1, 2)


# ---------------------------------------------------------------- AB-15: failure
@pytest.mark.rule("AB-15")
def test_a_failure():
    state = encounter(14, "VS-none-1", "VR15", more="coins = 3\nbuildings = ['O9']\ncaves = ['C25']", dice=(1, 1))
    cave = seen(state)["encounter"]["cave"]
    events = state.listen()
    act(state, 0, "option b")
    assert (player(state)["coins"], supply(state), player(state)["reputation"]) == (3, {}, 0)
    assert caves(state) == ["C25"]
    assert set(doing(state).values()) == {"exhausted"}
    assert seen(state)["under"]["caves"] == [cave]
    assert [kind for kind, _, _ in told(events, "failed", "cave_returned", "cave_kept")] == ["failed", "cave_returned"]


@pytest.mark.rule("AB-15")
def test_the_card_comes_up_again_after_all_others():
    text = "cave_top = 'C02'\ndecks.caves = []"
    state = act(encounter(14, "VS-none-1", "VR15", table=text, dice=(1, 1), home=["VR13", "VR14"]), 0, "option b")
    cave = seen(state)["under"]["caves"][0]
    assert seen(state)["cave_top"] == "C02"
    act(state, 1, "pass")
    state.scripted("1")
    act(state, 0, "explore")
    assert (seen(state)["encounter"]["cave"], seen(state)["cave_top"]) == ("C02", cave)


@pytest.mark.rule("AB-15")
def test_the_only_card_is_on_top_again():
    state = encounter(14, "VS-none-1", "VR15", table="cave_top = ''\ndecks.caves = []", dice=(1, 1))
    cave = seen(state)["encounter"]["cave"]
    act(state, 0, "option b")
    assert seen(state)["cave_top"] == cave


@pytest.mark.rule("AB-15")
@pytest.mark.parametrize(("paragraph", "option", "reputation"), [(132, "a", -1), (146, "b", -1), (152, "a", -1)])
def test_a_failures_penalty_applies(paragraph, option, reputation):
    state = lit(paragraph, option, 1, more="coins = 5")
    settle(state)
    assert (player(state)["reputation"], player(state)["coins"]) == (reputation, 5)
    assert caves(state) == []


@pytest.mark.rule("AB-15")
def test_a_failure_text_without_penalty_costs_nothing():
    state = act(encounter(4, "VS-none-1", "VR15", dice=(1, 1), more="coins = 2"), 0, "option b")
    settle(state)
    assert (player(state)["coins"], player(state)["reputation"], caves(state)) == (2, 0, [])


@pytest.mark.rule("AB-15")
def test_payments_are_never_made_on_failure():
    state = lit(13, "b", 1, more="coins = 5")
    settle(state)
    assert (player(state)["coins"], caves(state)) == (5, [])


# ---------------------------------------------------------------- AB-17: who joins
@pytest.mark.rule("AB-17")
@pytest.mark.parametrize("cards", ["", "buildings = ['K5', 'K8']\n"])
def test_a_villager_gained_is_exhausted_whatever_cards_are_owned(cards):
    state = lit(70, "a", 5, more=cards, table="row = ['VR01', 'VR02', 'VR03', 'VR04', 'VR05']")
    settle(state)
    assert doing(state)["VR01"] == "exhausted"


@pytest.mark.rule("AB-17")
@pytest.mark.parametrize(
    ("row", "who"),
    [(["VR03", "VR01", "VR02", "VR04", "VR05"], "VR03"), (["", "", "VR02", "", "VR05"], "VR02")],
)
def test_the_cheapest_is_the_leftmost_free_and_the_row_does_not_slide(row, who):
    state = lit(70, "a", 5, more="coins = 1", table=f"row = {row}")
    settle(state)
    assert who in doing(state)
    assert player(state)["coins"] == 1
    assert [space["villager"] for space in seen(state)["row"]] == ["" if one == who else one for one in row]


@pytest.mark.rule("AB-17")
def test_an_empty_row_leaves_the_rest_of_the_reward():
    state = lit(70, "a", 5, table="row = ['', '', '', '', '']")
    settle(state)
    assert (player(state)["reputation"], len(caves(state)), len(doing(state))) == (1, 1, 4)


SPECIAL = {
    "glogo": (109, "option a", 1, 0),
    "liquid-woman": (105, "option b", -1, 0),
    "cave-cat": (43, "option b", 1, 4),
    "clockwork-man": (44, "option b", 1, 6),
}


def meeting(who: str, taken: str) -> VillageState:
    """An encounter that brings a special villager, some of which the other seat has."""
    paragraph, option, _, lanterns = SPECIAL[who]
    party = ("VS-none-1", "VR14", "VR12")
    dice = {0: (), 4: (1, 1, 1), 6: (3, 1, 2)}[lanterns]
    others = f"[[seat]]\nvillagers = ['VS-none-4', {taken}]\n"
    state = act(encounter(paragraph, *party, dice=dice, others=others), 0, option)
    return settle(state)


@pytest.mark.rule("AB-17")
@pytest.mark.parametrize("who", SPECIAL)
def test_a_special_villager_joins_exhausted(who):
    state = meeting(who, "")
    assert doing(state)[who] == "exhausted"
    assert who not in seen(state)["special"]
    assert player(state)["reputation"] == SPECIAL[who][2]


@pytest.mark.rule("AB-17")
@pytest.mark.parametrize("who", ["cave-cat", "clockwork-man"])
def test_there_are_two_of_some(who):
    assert doing(meeting(who, f"'{who}'"))[f"{who}-2"] == "exhausted"
    assert len(doing(meeting(who, f"'{who}', '{who}-2'"))) == 3


@pytest.mark.rule("AB-17")
@pytest.mark.parametrize("who", SPECIAL)
def test_one_that_is_taken_leaves_the_rest_of_the_reward(who):
    state = meeting(who, f"'{who}', '{who}-2'" if who in ("cave-cat", "clockwork-man") else f"'{who}'")
    assert len(doing(state)) == 3
    assert len(caves(state)) == 1
    assert player(state)["reputation"] == (0 if who == "liquid-woman" else 1)  # without her there is no loss
    assert player(state)["coins"] == (2 if who == "clockwork-man" else 0)


@pytest.mark.rule("AB-17")
def test_a_villager_gained_may_be_the_last_of_the_row():
    state = lit(70, "a", 5, table="row = ['', '', '', '', 'VR05']\ndecks.villagers = []")
    settle(state)
    assert doing(state)["VR05"] == "exhausted"
    assert position(state.position).position == state.position
