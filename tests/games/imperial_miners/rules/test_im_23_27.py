"""Rule tests, IM-23 to IM-27."""

from __future__ import annotations

import pytest
from helpers import (
    QUIET,
    act,
    board,
    card,
    event,
    mine,
    options,
    player,
    position,
    refused,
    seen,
    small_pack,
)
from helpers_late import AT_THE_SURFACE, turn

# ---------------------------------------------------------------- IM-23: once a round
ONCE = small_pack(
    card("gate", 1, "coin = 1"),
    card("hall", 2, "coin = 1"),
    card("bell", 2, "activate = 1, of = 'any'; vp = 1"),
    card("twin", 2, "activate = 1, of = 'neighbour'; vp = 1"),
    card("trap", 2, "activate = 1, of = 'level1'; collapse = 1, on = 'above'"),
    card("pit", 3, "vp = 1"),
    event("wake", "immediate", "activate = 1, of = 'any'"),
    event("dusk", "end", "activate = 1, of = 'any'"),
)


@pytest.mark.rule("IM-23")
def test_a_card_activated_by_an_effect_is_not_activated_again_by_the_chain():
    state = turn("2.1", ["1.0 gate", "1.2 gate", "2.1 bell"], ONCE)
    act(state, 0, "use 1 at 2.1", "activate 1.0", "use 1 at 1.0", "climb to 1.0")
    assert options(state) == AT_THE_SURFACE
    assert player(state)["coins"] == 1


@pytest.mark.rule("IM-23")
def test_a_card_activated_by_the_chain_cannot_be_activated_by_an_effect():
    state = turn("2.1", ["1.0 gate", "1.2 gate active", "1.4 gate", "2.1 bell"], ONCE)
    act(state, 0, "use 1 at 2.1")
    assert options(state) == ["activate 1.0", "activate 1.4"]
    assert refused(state, 0, "activate 1.2") == ("already_activated", "IM-23")


@pytest.mark.rule("IM-23")
def test_an_activation_counts_from_its_declaration():
    # Both cards look for a neighbour: the second finds none, for the first is still being resolved.
    state = turn("2.1", ["1.0 gate active", "2.-1 twin", "2.1 twin"], ONCE)
    act(state, 0, "use 1 at 2.1", "use 1 at 2.-1")
    assert options(state) == AT_THE_SURFACE
    assert player(state)["vp"] == 2


@pytest.mark.rule("IM-23")
def test_an_activation_without_an_effect_counts_too():
    state = turn("2.1", ["1.0 gate", "2.1 bell"], ONCE)
    act(state, 0, "use 1 at 2.1", "use none at 1.0")
    assert options(state) == AT_THE_SURFACE
    assert player(state)["coins"] == 0


@pytest.mark.rule("IM-23")
def test_an_activation_that_only_discards_a_collapse_counts_too():
    state = turn("2.1", ["1.0 gate collapsed", "2.1 bell"], ONCE)
    act(state, 0, "use 1 at 2.1")
    assert options(state) == AT_THE_SURFACE
    assert mine(state)["1.0"] == {"place": "1.0", "card": "gate", "machines": 0, "collapsed": False, "active": True}


@pytest.mark.rule("IM-23")
def test_an_activation_in_the_event_phase_counts_for_the_round():
    text = "event = 'wake'\nphase = 'event'\n[[seat]]\ncoins = 5\nhand = ['hall']\nmine = ['1.0 gate']"
    state = position(text, ONCE)
    act(state, 0, "use 1 at 1.0", "play hall at 2.1", "use none at 2.1")
    assert options(state)[0] == "surface 1"
    assert player(state)["coins"] == 5 + 1 - 2


@pytest.mark.rule("IM-23")
def test_the_end_of_round_event_finds_only_cards_not_activated_this_round():
    state = position("event = 'dusk'\nphase = 'end'\n[[seat]]\nmine = ['1.0 gate active', '1.2 gate']", ONCE)
    assert options(state) == ["use 1 at 1.2", "use none at 1.2"]


@pytest.mark.rule("IM-23")
def test_the_next_round_starts_with_every_card_ready():
    past = ["dusk", *QUIET]  # so that "wake" is the only event left
    state = position(f"past_events = {past}\nphase = 'round'\nround = 3\n[[seat]]\nmine = ['1.0 gate active']", ONCE)
    assert seen(state)["event"] == "wake"
    assert options(state) == ["use 1 at 1.0", "use none at 1.0"]


@pytest.mark.rule("IM-23")
def test_a_chain_goes_on_upward_through_an_activated_card():
    state = turn("3.2", ["1.0 gate", "2.1 hall active", "3.2 pit"], ONCE)
    act(state, 0, "use none at 3.2")
    assert options(state) == ["use 1 at 1.0", "use none at 1.0"]


@pytest.mark.rule("IM-23")
def test_a_collapse_put_on_an_activated_card_stays_when_the_chain_passes():
    state = turn("2.1", ["1.0 gate", "2.1 trap"], ONCE)
    act(state, 0, "use 1 at 2.1", "use 1 at 1.0")
    assert options(state) == AT_THE_SURFACE
    assert mine(state)["1.0"]["collapsed"]


# ---------------------------------------------------------------- IM-24: special activation
SPECIAL = small_pack(
    card("gate", 1, "coin = 1"),
    card("stair", 1, "advance = 1"),
    card("hall", 2, "coin = 1"),
    card("deep", 3, "vp = 1"),
    card("near", 2, "activate = 1, of = 'neighbour'"),
    card("pair", 2, "activate = 2, of = 'level1'"),
    card("second", 3, "activate = 1, of = 'level2'"),
    card("third", 3, "activate = 1, of = 'level3'; vp = 2"),
    card("sum", 2, "activate = 1, of = 'level1'; vp = 1, per = 'coins'"),
    card("climb", 2, "advance = 2; vp = 1, per = 'coins'"),
    board("alchemy-a", "", "coin = 3", "activate = 1, of = 'level1'", "vp = 5"),
)


@pytest.mark.rule("IM-24")
def test_a_collapsed_card_can_be_chosen_and_just_loses_its_collapse():
    state = turn("2.1", ["1.0 gate active", "1.2 gate collapsed", "2.1 near"], SPECIAL)
    act(state, 0, "use 1 at 2.1")
    assert options(state) == ["climb to 1.0", "climb to 1.2"]
    assert mine(state)["1.2"]["collapsed"] is False
    assert player(state)["coins"] == 0


@pytest.mark.rule("IM-24")
def test_with_no_card_to_choose_that_part_does_nothing_and_the_effect_goes_on():
    state = turn("3.2", ["1.0 gate", "2.1 hall active", "3.2 third"], SPECIAL)
    act(state, 0, "use 1 at 3.2")
    assert player(state)["vp"] == 2
    assert options(state) == ["use 1 at 1.0", "use none at 1.0"]


@pytest.mark.rule("IM-24")
def test_a_special_activation_starts_no_chain():
    # 2.5 has a card above it that a chain would reach; the chain goes on from 3.2 instead.
    state = turn("3.2", ["1.0 gate", "1.4 gate", "2.1 hall", "2.5 hall", "3.2 second"], SPECIAL)
    act(state, 0, "use 1 at 3.2", "activate 2.5", "use 1 at 2.5")
    assert options(state) == ["use 1 at 2.1", "use none at 2.1"]
    assert mine(state)["1.4"]["active"] is False


@pytest.mark.rule("IM-24")
def test_a_special_activation_uses_up_the_activation():
    state = turn("3.2", ["1.2 gate active", "2.1 hall", "2.3 hall", "3.2 second"], SPECIAL)
    act(state, 0, "use 1 at 3.2", "activate 2.3", "use none at 2.3")
    assert mine(state)["2.3"]["active"]
    act(state, 0, "climb to 2.3")
    assert player(state)["coins"] == 0  # nothing was offered on the way up


@pytest.mark.rule("IM-24")
@pytest.mark.parametrize(
    ("place", "tool", "offered", "reason"),
    [
        ("2.1", "near", ["activate 1.0", "activate 1.2", "activate 2.3", "activate 3.2"], "not_a_neighbour"),
        ("3.4", "second", ["activate 2.3", "activate 2.1"], "wrong_level"),
        ("2.1", "pair", ["activate 1.0", "activate 1.2", "activate 1.4"], "wrong_level"),
    ],
)
def test_only_cards_that_the_effect_names_can_be_chosen(place, tool, offered, reason):
    cards = {"1.0": "gate", "1.2": "gate", "1.4": "gate", "2.3": "hall", "2.1": "hall", "3.2": "deep", "3.4": "deep"}
    state = turn(place, [f"{at} {id_}" for at, id_ in {**cards, place: tool}.items()], SPECIAL)
    act(state, 0, f"use 1 at {place}")
    assert sorted(options(state)) == sorted(offered)
    assert refused(state, 0, "activate 3.4") == (reason, "IM-24")


@pytest.mark.rule("IM-24")
def test_several_special_activations_come_one_after_the_other():
    state = turn("2.1", ["1.0 gate", "1.2 gate", "1.4 gate", "2.1 pair"], SPECIAL)
    act(state, 0, "use 1 at 2.1", "activate 1.4")
    assert options(state) == ["use 1 at 1.4", "use none at 1.4"]  # the first is finished before the second is chosen
    act(state, 0, "use 1 at 1.4")
    assert options(state) == ["activate 1.0", "activate 1.2"]
    act(state, 0, "activate 1.0", "use 1 at 1.0")
    assert player(state)["coins"] == 2
    assert options(state) == ["climb to 1.0", "climb to 1.2"]


@pytest.mark.rule("IM-24")
def test_an_inner_effect_is_finished_before_the_outer_one_goes_on():
    state = turn("2.1", ["1.0 gate", "2.1 sum"], SPECIAL)
    act(state, 0, "use 1 at 2.1", "use 1 at 1.0")
    assert player(state)["vp"] == 1  # the coin was there when the outer effect counted


@pytest.mark.rule("IM-24")
def test_a_progress_space_is_an_inner_effect_of_the_card_that_advances():
    state = turn("2.1", ["1.0 stair", "2.1 sum"], SPECIAL, marker="alchemy 0")
    act(state, 0, "use 1 at 2.1", "use 1 at 1.0")
    assert player(state)["vp"] == 3


@pytest.mark.rule("IM-24")
def test_a_special_activation_by_a_progress_space_is_finished_first_too():
    state = turn("2.1", ["1.0 gate", "2.1 climb"], SPECIAL, marker="alchemy 0")
    act(state, 0, "use 1 at 2.1", "use 1 at 1.0")
    assert player(state)["vp"] == 1


# ---------------------------------------------------------------- IM-25: machines
MACHINES = small_pack(
    card("pump", 1, "machine = 2, on = 'self'", factions="atlanteans"),
    card("loner", 1, "machine = 1, on = 'other'; coin = 1", factions="atlanteans"),
    card("wheel", 1, "machine = 2, on = 'any'; coin = 1", factions="atlanteans"),
    card("scot", 1, "coin = 1", factions="scots romans"),
    card("plain", 1, "coin = 1"),
)


def machines(state):
    return {place: row["machines"] for place, row in mine(state).items()}


@pytest.mark.rule("IM-25")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_card_holds_at_most_three_machines(before, after):
    state = act(turn("1.0", [f"1.0 pump machines={before}"], MACHINES), 0, "use 1 at 1.0")
    assert machines(state) == {"1.0": after}


@pytest.mark.rule("IM-25")
def test_machines_go_on_other_cards_of_any_faction_or_none():
    state = turn("1.0", ["1.0 loner", "1.2 scot", "1.4 plain", "1.6 pump machines=2"], MACHINES)
    act(state, 0, "use 1 at 1.0")
    assert options(state) == ["machine on 1.2", "machine on 1.4", "machine on 1.6"]
    assert refused(state, 0, "machine on 1.0") == ("not_on_itself", "IM-25")
    act(state, 0, "machine on 1.4")
    assert machines(state) == {"1.0": 0, "1.2": 0, "1.4": 1, "1.6": 2}


@pytest.mark.rule("IM-25")
def test_only_cards_with_fewer_than_three_machines_can_be_chosen():
    state = turn("1.0", ["1.0 wheel", "1.2 scot machines=2", "1.4 plain machines=3"], MACHINES)
    act(state, 0, "use 1 at 1.0")
    assert options(state) == ["machine on 1.0", "machine on 1.2"]
    assert refused(state, 0, "machine on 1.4") == ("machines_full", "IM-25")
    act(state, 0, "machine on 1.2")  # now full: the second machine has one place left
    assert machines(state) == {"1.0": 1, "1.2": 3, "1.4": 3}


@pytest.mark.rule("IM-25")
@pytest.mark.parametrize("others", [[], ["1.2 plain machines=3"]])
def test_with_no_other_card_below_three_none_is_placed(others):
    state = act(turn("1.0", ["1.0 loner", *others], MACHINES), 0, "use 1 at 1.0")
    assert sum(machines(state).values()) == 3 * len(others)
    assert player(state)["coins"] == 1
    assert options(state) == AT_THE_SURFACE


# ---------------------------------------------------------------- IM-26: collapses
COLLAPSE = small_pack(
    card("den", 1, "collapse = 1, on = 'self'; collapse = 1, on = 'self'; vp = 1, per = 'collapse'"),
    card("gate", 1, "coin = 1"),
    card("crew", 2, "clear = 1; coin = 2"),
    card("sweep", 2, "clear = 'all'; vp = 1, per = 'cleared'"),
    card("pair", 2, "clear = 2; vp = 1, per = 'cleared'"),
    card("call", 2, "activate = 1, of = 'level1'"),
    card("ram", 2, "collapse = 1, on = 'above'; vp = 1"),
    card("fall", 2, "collapse = 1, on = 'all'; vp = 1, per = 'collapse'"),
    event("wake", "immediate", "activate = 1, of = 'any'"),
)


def collapsed(state):
    return [place for place, row in mine(state).items() if row["collapsed"]]


@pytest.mark.rule("IM-26")
def test_a_second_collapse_on_a_card_is_not_placed():
    state = act(turn("1.0", ["1.0 den"], COLLAPSE), 0, "use 1 at 1.0")
    assert player(state)["vp"] == 1
    assert collapsed(state) == ["1.0"]


@pytest.mark.rule("IM-26")
def test_collapses_on_all_other_cards_are_one_on_each():
    state = act(turn("2.1", ["1.0 gate collapsed", "1.2 gate", "2.1 fall", "2.3 crew"], COLLAPSE), 0, "use 1 at 2.1")
    assert collapsed(state) == ["1.0", "1.2", "2.3"]
    assert player(state)["vp"] == 3


@pytest.mark.rule("IM-26")
def test_a_collapse_above_goes_on_a_card_without_one():
    state = turn("2.1", ["1.0 gate", "1.2 gate", "2.1 ram"], COLLAPSE)
    act(state, 0, "use 1 at 2.1")
    assert options(state) == ["collapse on 1.0", "collapse on 1.2"]
    act(state, 0, "collapse on 1.2")
    assert collapsed(state) == ["1.2"]
    one_free = act(turn("2.1", ["1.0 gate", "1.2 gate collapsed", "2.1 ram"], COLLAPSE), 0, "use 1 at 2.1")
    assert collapsed(one_free) == ["1.0", "1.2"]
    none_free = turn("2.1", ["1.0 gate collapsed", "1.2 gate collapsed", "2.1 ram"], COLLAPSE)
    act(none_free, 0, "use 1 at 2.1")
    assert collapsed(none_free) == ["1.0", "1.2"]
    assert player(none_free)["vp"] == 1


@pytest.mark.rule("IM-26")
def test_a_chain_discards_the_collapse_instead_of_an_effect_and_goes_on():
    state = turn("2.1", ["1.0 gate collapsed", "2.1 crew"], COLLAPSE)
    act(state, 0, "use none at 2.1")
    assert options(state) == AT_THE_SURFACE  # nothing was asked at 1.0: it cannot be declined
    assert mine(state)["1.0"] == {"place": "1.0", "card": "gate", "machines": 0, "collapsed": False, "active": True}
    assert player(state)["coins"] == 0


@pytest.mark.rule("IM-26")
def test_a_chain_goes_on_above_a_collapsed_card():
    deep = small_pack(card("gate", 1, "coin = 1"), card("hall", 2, "coin = 1"), card("pit", 3, "vp = 1"))
    state = act(turn("3.2", ["1.0 gate", "2.1 hall collapsed", "3.2 pit"], deep), 0, "use none at 3.2")
    assert options(state) == ["use 1 at 1.0", "use none at 1.0"]


@pytest.mark.rule("IM-26")
def test_a_special_activation_discards_the_collapse_and_uses_up_the_activation():
    state = turn("2.1", ["1.0 gate collapsed", "2.1 call"], COLLAPSE)
    act(state, 0, "use 1 at 2.1")
    assert options(state) == AT_THE_SURFACE  # the chain found 1.0 already activated
    assert collapsed(state) == []
    assert player(state)["coins"] == 0


@pytest.mark.rule("IM-26")
def test_an_event_that_activates_discards_the_collapse_too():
    text = "event = 'wake'\nphase = 'event'\n[[seat]]\nhand = ['gate', 'den']\nmine = ['1.0 gate collapsed']"
    state = position(text, COLLAPSE)
    assert options(state) == ["pick gate", "pick den"]
    assert collapsed(state) == []
    assert player(state)["coins"] == 0


@pytest.mark.rule("IM-26")
def test_a_card_freed_by_another_effect_can_still_be_activated_this_round():
    state = turn("2.1", ["1.0 gate collapsed", "2.1 crew"], COLLAPSE)
    act(state, 0, "use 1 at 2.1")
    assert options(state) == ["use 1 at 1.0", "use none at 1.0"]
    act(state, 0, "use 1 at 1.0")
    assert player(state)["coins"] == 3


@pytest.mark.rule("IM-26")
def test_the_player_chooses_which_collapse_an_effect_discards():
    state = turn("2.1", ["1.0 gate", "1.2 gate collapsed", "1.4 gate collapsed", "2.1 crew"], COLLAPSE)
    act(state, 0, "use 1 at 2.1")
    assert options(state) == ["clear 1.2", "clear 1.4"]
    assert refused(state, 0, "clear 1.0") == ("no_collapse_there", "IM-26")
    act(state, 0, "clear 1.4")
    assert collapsed(state) == ["1.2"]


@pytest.mark.rule("IM-26")
@pytest.mark.parametrize(("tool", "there", "left"), [("pair", 0, 0), ("pair", 1, 0), ("pair", 3, 1), ("sweep", 3, 0)])
def test_collapses_are_discarded_as_far_as_there_are_any(tool, there, left):
    rows = [f"1.{x} gate{' collapsed' if i < there else ''}" for i, x in enumerate((4, 6, 8))]
    state = turn("2.1", ["1.0 gate active", *rows, f"2.1 {tool}"], COLLAPSE)
    act(state, 0, "use 1 at 2.1")
    while options(state)[0].startswith("clear"):
        act(state, 0, options(state)[0])
    assert len(collapsed(state)) == left
    assert player(state)["vp"] == there - left


@pytest.mark.rule("IM-26")
def test_an_effect_pays_only_for_the_collapses_that_it_discarded_itself():
    # The outer card discards one, the card that it activates another one.
    nested = small_pack(
        card("crew", 1, "clear = 1"),
        card("boss", 2, "clear = 1; activate = 1, of = 'level1'; vp = 1, per = 'cleared'"),
    )
    rows = ["1.0 crew", "1.4 crew collapsed active", "1.6 crew collapsed active", "2.1 boss"]
    state = act(turn("2.1", rows, nested), 0, "use 1 at 2.1", "clear 1.4", "use 1 at 1.0")
    assert player(state)["vp"] == 1


# ---------------------------------------------------------------- IM-27: cart markers
CARTS = small_pack(
    card("full", 1, "cart = 1; coin = 1", carts="FFFFFF"),
    card("right", 1, "cart = 2; coin = 1", carts="eFeeee"),
    card("left", 1, "cart = 1", carts="Feeeee"),
    card("bare", 1, "cart = 1; coin = 1"),
    card("hall", 2, "cart = 1, at = 'here'; coin = 1", carts="eeFFee"),
    card("tally", 2, "cart = 1; vp = 1, per = 'cart'", carts="eeFFee"),
)


@pytest.mark.rule("IM-27")
def test_a_marker_goes_on_a_border_with_a_half_cart_that_is_not_complete():
    # 1.0 and 1.2: two halves, complete; 1.2 and 1.4: one half; 1.4 and 1.6: none.
    rows = ["1.0 full", "1.2 full", "1.4 bare", "1.6 bare", "2.1 hall", "2.5 hall"]
    state = turn("1.0", rows, CARTS)
    assert player(state)["carts"] == ["1.0 and 1.2", "1.0 and 2.1", "1.2 and 2.1"]
    act(state, 0, "use 1 at 1.0")
    assert sorted(options(state)) == [
        "cart between 1.2 and 1.4",
        "cart between 1.4 and 2.5",
        "cart between 1.6 and 2.5",
    ]
    assert refused(state, 0, "cart between 1.0 and 1.2") == ("cart_complete", "IM-27")
    assert refused(state, 0, "cart between 1.4 and 1.6") == ("no_half_cart", "IM-27")
    act(state, 0, "cart between 1.4 and 2.5")
    assert "1.4 and 2.5" in player(state)["carts"]


@pytest.mark.rule("IM-27")
def test_a_half_cart_towards_the_surface_or_an_open_side_takes_no_marker():
    state = act(turn("1.0", ["1.0 full"], CARTS), 0, "use 1 at 1.0")
    assert player(state)["carts"] == []
    assert player(state)["coins"] == 1
    assert options(state) == AT_THE_SURFACE


@pytest.mark.rule("IM-27")
def test_a_border_takes_one_marker_only():
    state = act(turn("1.0", ["1.0 right", "1.2 bare"], CARTS), 0, "use 1 at 1.0")
    assert player(state)["carts"] == ["1.0 and 1.2"]
    assert player(state)["half_carts"] == []
    assert state.scores[0].total == 1


@pytest.mark.rule("IM-27")
def test_from_then_on_the_cart_counts_for_effects_and_scoring():
    state = turn("2.1", ["1.0 bare", "1.2 bare", "2.1 tally"], CARTS)
    assert state.scores[0].total == 0
    act(state, 0, "use 1 at 2.1", "cart between 1.0 and 2.1")
    assert player(state)["vp"] == 1
    assert state.scores[0].breakdown == {"vp": 1, "carts": 1}


@pytest.mark.rule("IM-27")
def test_an_effect_may_say_where_the_marker_goes():
    state = turn("2.1", ["1.0 bare", "1.2 bare", "1.4 left", "2.1 hall"], CARTS)
    act(state, 0, "use 1 at 2.1")
    assert options(state) == ["cart between 1.0 and 2.1", "cart between 1.2 and 2.1"]
    assert refused(state, 0, "cart between 1.2 and 1.4") == ("not_at_this_card", "IM-27")


@pytest.mark.rule("IM-27")
@pytest.mark.parametrize("rows", [["1.0 bare", "1.2 bare"], ["1.0 right", "1.2 left"], ["1.0 bare", "1.4 full"]])
def test_with_no_such_border_no_marker_is_taken(rows):
    state = turn("1.0", rows, CARTS)
    before = player(state)["carts"]
    act(state, 0, "use 1 at 1.0")
    assert player(state)["carts"] == before
    assert player(state)["coins"] == 1
    assert options(state) == AT_THE_SURFACE
