"""Rule tests, AB-9 to AB-13: exploring up to the lanterns."""

from __future__ import annotations

import pytest

from above_and_below.rules_helpers import (
    LANTERNS,
    OTHER,
    TWO,
    act,
    asked,
    caves,
    doing,
    encounter,
    light_of,
    options,
    player,
    position,
    refused,
    seen,
    supply,
    told,
)
from tabuleiro.games.above_and_below.rules.state import VillageState

# ---------------------------------------------------------------- AB-9: card, party, die
SIX = "cave_top = 'C01'\n"  # its paragraphs are 21, 46, 152, 181, 165, 167


@pytest.mark.rule("AB-9")
@pytest.mark.parametrize(("die", "paragraph"), list(enumerate([21, 46, 152, 181, 165, 167], 1)))
def test_the_die_chooses_the_paragraph_of_the_top_card(die, paragraph):
    state = position(SIX + TWO)
    act(state, 0, "explore", "send VS-none-1", "send VS-quill-1")
    state.scripted("C09", str(die))
    act(state, 0, "go")
    open_now = seen(state)["encounter"]
    assert (open_now["cave"], open_now["die"], open_now["paragraph"]) == ("C01", die, paragraph)
    assert seen(state)["cave_top"] == "C09"  # the next one can be seen now
    assert doing(state) == {"VS-hammer-1": "ready", "VS-quill-1": "sent", "VS-none-1": "sent"}


@pytest.mark.rule("AB-9")
def test_two_at_least():
    state = act(position(SIX + TWO), 0, "explore", "send VS-none-1")
    assert "go" not in options(state)
    assert refused(state, 0, "go") == ("needs_two_to_explore", "AB-9")
    assert "go" in options(act(state, 0, "send VS-hammer-1"))
    lonely = position("[[seat]]\nvillagers = ['VR01', 'VR02 exhausted', 'VR03 injured']\n" + OTHER)
    assert refused(lonely, 0, "explore") == ("needs_two_to_explore", "AB-9")


@pytest.mark.rule("AB-9")
def test_there_is_no_maximum():
    who = [f"VR{i:02}" for i in range(1, 13)]
    state = position(f"{SIX}[[seat]]\nvillagers = {who}\n" + OTHER, "C09", "1")
    act(state, 0, "explore", *(f"send {one}" for one in who))  # all have gone: nothing is left to ask
    assert set(doing(state).values()) == {"sent"}
    assert len(seen(state)["encounter"]["sent"]) == 12


@pytest.mark.rule("AB-9")
def test_only_ready_villagers_go():
    state = position("[[seat]]\nvillagers = ['VR01', 'VR02', 'VR03', 'VR04 exhausted', 'VR05 injured']\n" + OTHER)
    act(state, 0, "explore")
    assert options(state) == ["send VR01", "send VR02", "send VR03"]
    assert refused(state, 0, "send VR04") == ("villager_not_ready", "AB-7")


@pytest.mark.rule("AB-9")
def test_no_exploring_without_a_cave_card():
    state = position("cave_top = ''\ndecks.caves = []\n" + TWO)
    assert "explore" not in options(state)
    assert refused(state, 0, "explore") == ("no_cave_left", "AB-9")


@pytest.mark.rule("AB-9")
def test_the_last_card_may_still_be_explored():
    state = position("cave_top = 'C01'\ndecks.caves = []\n" + TWO)
    act(state, 0, "explore", "send VS-none-1", "send VS-quill-1", "go")
    assert seen(state)["cave_top"] == ""
    assert seen(state)["encounter"]["cave"] == "C01"


# ---------------------------------------------------------------- AB-10: what is read out
@pytest.mark.rule("AB-10")
def test_only_the_public_part_is_read_out():
    shown = seen(encounter(7, more="coins = 1"))["encounter"]["options"]
    assert [option["letter"] for option in shown] == ["A", "B"]
    numbers = [[(n["explore"], n["pay"]) for n in option["numbers"]] for option in shown]
    assert numbers == [[(3, 0), (7, 0)], [(4, 1), (6, 1)]]
    allowed = {"letter", "numbers", "auto", "bonus", "stake", "pay"}
    assert all(set(option) <= allowed for option in shown)
    assert all(set(n) == {"explore", "pay"} for option in shown for n in option["numbers"])


@pytest.mark.rule("AB-10")
@pytest.mark.parametrize(
    ("paragraph", "letter", "key", "value"),
    [
        (9, "B", "bonus", "hammer"),
        (190, "A", "bonus", "cider"),
        (156, "B", "stake", "item"),
        (156, "C", "stake", "villager"),
        (139, "B", "pay", 3),
    ],
)
def test_bonuses_stakes_and_payments_are_public(paragraph, letter, key, value):
    option = next(row for row in seen(encounter(paragraph))["encounter"]["options"] if row["letter"] == letter)
    assert value == option[key] or str(value) in str(option[key])


@pytest.mark.rule("AB-10")
def test_rewards_are_told_only_when_resolved():
    state = encounter(1, dice=(1, 1))  # B: 4 gives a mushroom, 7 six coins
    events = state.listen()
    shown = repr(seen(state)["encounter"]) + repr(state.decision(0).actions)
    assert "mushroom" not in shown
    act(state, 0, "option b", "injure VS-hammer-1", "injure VS-quill-1")
    assert ("gained", 0, {"what": "mushroom", "n": 1, "why": "encounter", "vp": 1, "by": ("goods 1",)}) in told(
        events, "gained"
    )


@pytest.mark.rule("AB-10")
def test_one_option_is_declared_and_stands():
    state = encounter(1, dice=(1, 1))
    assert options(state) == ["option a", "option b"]
    act(state, 0, "option b")
    assert refused(state, 0, "option a") is not None
    assert seen(state)["encounter"]["option"] == "B"


# ---------------------------------------------------------------- AB-11: lantern dice
@pytest.mark.rule("AB-11")
@pytest.mark.parametrize("who", LANTERNS)
def test_each_villagers_dice(who):
    """Each shows the lanterns of the best pair met, not of all of them."""
    partner, other = ("VR13", "VR14") if who in ("VR16", "VR17") else ("VR16", "VR17")
    for die in range(1, 7):
        state = encounter(1, who, partner, dice=(die, 4), others=f"[[seat]]\nvillagers = ['{other}']\n")
        events = state.listen()
        act(state, 0, "option a")
        rolled = [tuple(data.values()) for _, _, data in told(events, "rolled")]
        assert rolled == [(who, die, light_of(who, die)), (partner, 4, 2)]
        assert told(events, "lanterns")[0][2] == {"n": light_of(who, die) + 2, "bonus": 0}


@pytest.mark.rule("AB-11")
def test_one_die_for_each_of_the_party():
    party = ("VR09", "VS-none-1", "VR14")
    state = encounter(9, *party, dice=(6, 2, 1), home=["VR13"])
    events = state.listen()
    act(state, 0, "option b")
    rolled = [(data["villager"], data["die"], data["lanterns"]) for _, _, data in told(events, "rolled")]
    assert rolled == [("VR09", 6, 3), ("VS-none-1", 2, 1), ("VR14", 1, 2)]  # 1+:1 3+:2 6+:3 gives 3, not 6
    assert told(events, "lanterns")[0][2]["n"] == 6


# ---------------------------------------------------------------- AB-12: rerolls
def rolling(*buildings: str, dice: tuple[int, ...] = (1, 1), paragraph: int = 14) -> VillageState:
    """14 B needs 5 or 7 lanterns."""
    cards = f"buildings = {list(buildings)}\ncaves = ['C20', 'C21']\n"
    return act(encounter(paragraph, "VR13", "VS-none-1", more=cards, dice=dice), 0, "option b")


@pytest.mark.rule("AB-12")
@pytest.mark.parametrize(
    ("buildings", "rerolls"), [((), 0), (("K1",), 1), (("K3",), 2), (("K3", "K8"), 3), (("K1", "K2", "K3", "O19"), 5)]
)
def test_reroll_symbols_add_up(buildings, rerolls):
    state = rolling(*buildings, dice=(1, 1, *(1,) * rerolls))
    assert player(state)["rerolls"] == rerolls
    for left in range(rerolls, 0, -1):
        assert asked(state) == "reroll"
        assert seen(state)["encounter"]["rerolls"] == left
        act(state, 0, "reroll VR13")  # the same die again with another symbol
    assert asked(state) != "reroll"


@pytest.mark.rule("AB-12")
def test_the_new_result_stands():
    state = rolling("K3", dice=(4, 1, 1, 6))
    assert seen(state)["encounter"]["lanterns"] == 3
    act(state, 0, "reroll VR13")
    assert seen(state)["encounter"]["lanterns"] == 2  # worse, and kept
    act(state, 0, "reroll VS-none-1")
    assert [row["die"] for row in seen(state)["encounter"]["sent"]] == [1, 6]
    assert seen(state)["encounter"]["lanterns"] == 3


@pytest.mark.rule("AB-12")
def test_rerolls_come_after_the_dice_and_before_injuries():
    state = rolling("K3", dice=(3, 3, 1))
    assert options(state) == ["reroll VR13", "reroll VS-none-1", "enough"]  # all dice lie there, nobody is injured yet
    act(state, 0, "enough")
    assert options(state) == ["injure VR13", "injure VS-none-1", "enough"]
    act(state, 0, "injure VR13")
    assert asked(state, 0) != "reroll"
    assert refused(rolling("K3"), 0, "injure VR13") is not None


@pytest.mark.rule("AB-12")
def test_rerolls_are_the_players_choice():
    state = act(rolling("K3", dice=(4, 3)), 0, "enough")
    assert seen(state)["encounter"]["lanterns"] == 4
    assert asked(state) == "injure"


@pytest.mark.rule("AB-12")
def test_symbols_are_there_again_in_the_next_encounter():
    state = act(rolling("K1", dice=(1, 1, 1)), 0, "reroll VR13")
    assert asked(state, 1) == "turn"
    assert player(state)["rerolls"] == 1


@pytest.mark.rule("AB-12")
def test_the_paragraph_the_cat_and_180_are_not_rerolled():
    cards = "buildings = ['K3']\n"
    state = position(f"{SIX}[[seat]]\n{cards}villagers = ['cave-cat', 'VR13']\n{OTHER}", "1")
    act(state, 0, "explore")
    assert asked(state) == "turn"  # the cat stays at home
    state = position(f"{SIX}[[seat]]\n{cards}villagers = ['VR12', 'VR13']\n{OTHER}", "C09", "1")
    act(state, 0, "explore")
    assert asked(state) == "option"
    state = act(encounter(180, more=cards, dice=(3,)), 0, "option a")
    assert options(state) == ["roll", "stop"]


# ---------------------------------------------------------------- AB-13: injuries for light
@pytest.mark.rule("AB-13")
def test_an_injury_gives_a_lantern_and_keeps_those_rolled():
    state = act(encounter(14, "VR13", "VS-none-1", dice=(4, 3)), 0, "option b")
    assert seen(state)["encounter"]["lanterns"] == 4
    events = state.listen()
    act(state, 0, "injure VR13")
    assert told(events, "succeeded")[0][2]["lanterns"] == 5
    assert doing(state) == {"VR13": "injured", "VS-none-1": "exhausted"}
    assert player(state)["coins"] == 4


@pytest.mark.rule("AB-13")
def test_any_number_one_by_one():
    party = ("VS-none-1", "VS-none-2", "VS-none-3")
    state = act(encounter(14, *party, dice=(1, 1, 3), others="[[seat]]\nvillagers = ['VR01']\n"), 0, "option b")
    assert options(state) == [*(f"injure {who}" for who in party), "enough"]  # 4, for 5 or 7
    act(state, 0, "injure VS-none-2")
    assert options(state) == ["injure VS-none-1", "injure VS-none-3", "enough"]  # 5 with two left: 7 can be reached
    assert refused(state, 0, "injure VS-none-2") == ("already_injured", "AB-13")
    act(state, 0, "injure VS-none-1", "injure VS-none-3")
    assert set(doing(state).values()) == {"injured"}
    assert (player(state)["coins"], supply(state)) == (5, {"ore": 1})


@pytest.mark.rule("AB-13")
def test_nobody_has_to_be_injured():
    state = act(encounter(14, "VR13", "VS-none-1", dice=(4, 3)), 0, "option b", "enough")
    assert set(doing(state).values()) == {"exhausted"}
    assert (player(state)["coins"], caves(state)) == (0, [])


@pytest.mark.rule("AB-13")
@pytest.mark.parametrize(("dice", "offered"), [((1, 1), False), ((1, 3), True), ((5, 3), True)])
def test_offered_while_a_higher_number_can_be_reached(dice, offered):
    state = act(encounter(14, "VR13", "VS-none-1", dice=dice), 0, "option b")  # two injuries at most, for 5 or 7
    assert (asked(state) == "injure") == offered


@pytest.mark.rule("AB-13")
def test_not_offered_when_the_highest_number_is_reached():
    state = act(encounter(14, "VR13", "VR14", "VS-none-1", dice=(5, 1, 3)), 0, "option b")
    assert player(state)["coins"] == 5
    assert set(doing(state).values()) == {"exhausted"}


@pytest.mark.rule("AB-13")
@pytest.mark.parametrize(("coins", "offered"), [(1, True), (0, False)])
def test_not_offered_for_a_number_that_cannot_be_paid(coins, offered):
    """129 A: 3 costs a coin, 7 nothing; with 2 lanterns only the first can be reached."""
    party = ("VS-none-1", "VS-none-2")
    state = act(encounter(129, *party, more=f"coins = {coins}", dice=(1, 1)), 0, "option a")
    assert (asked(state) == "injure") == offered


@pytest.mark.rule("AB-13")
def test_only_those_who_were_sent():
    state = act(encounter(14, "VR13", "VS-none-1", home=["VR12", "VR14 exhausted"], dice=(4, 3)), 0, "option b")
    assert options(state) == ["injure VR13", "injure VS-none-1", "enough"]
