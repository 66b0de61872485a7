"""Rule tests IM-23 to IM-34: activation once a round, special activation, tokens, draws, progress and counts."""

from __future__ import annotations

import pytest
from helpers import (
    HOUSE,
    QUIET,
    act,
    board,
    card,
    event,
    hand,
    mine,
    options,
    player,
    position,
    refused,
    seen,
    small_pack,
)
from helpers_late import AT_THE_SURFACE, turn

from tabuleiro import PackError
from tabuleiro.games.imperial_miners.content import FACTIONS

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


# ---------------------------------------------------------------- IM-28: draws
DRAWS = small_pack(
    card("one", 1, "draw = 3", copies=9),
    card("two", 2, copies=9),
    card("three", 3, "draw = 2; coin = 1", copies=9),
    card("four", 4, copies=9),
    card("step", 1, "advance = 1"),
    card("long", 1, "advance = 2"),
    board("alchemy-a", "", "level4 = 2", "draw = 1", "vp = 5"),
    event("rumour", "immediate", "level4 = 1"),
    event("crew", "immediate", "draw = 1"),
)
LEVELS_1_TO_3 = ["draw from 1", "draw from 2", "draw from 3"]


@pytest.mark.rule("IM-28")
def test_all_cards_are_drawn_one_at_a_time_each_seen_before_the_next():
    state = act(turn("1.0", ["1.0 one"], DRAWS), 0, "use 1 at 1.0")
    for drawn, level in ((["two"], 2), (["two", "three"], 3), (["two", "three", "two"], 2)):
        assert options(state) == LEVELS_1_TO_3  # no answer stops early
        act(state, 0, f"draw from {level}")
        assert hand(state) == drawn
    assert options(state) == AT_THE_SURFACE


@pytest.mark.rule("IM-28")
def test_a_plain_draw_never_offers_level_4():
    state = act(turn("1.0", ["1.0 one"], DRAWS), 0, "use 1 at 1.0")
    assert refused(state, 0, "draw from 4") == ("level4_not_drawn", "IM-28")


@pytest.mark.rule("IM-28")
def test_a_plain_draw_of_a_space_or_an_event_is_levels_1_to_3_too():
    state = act(turn("1.0", ["1.0 long"], DRAWS, marker="alchemy 0"), 0, "use 1 at 1.0")
    assert options(state) == LEVELS_1_TO_3
    state = position("event = 'crew'\nphase = 'event'\n[[seat]]\nhand = ['one']", DRAWS)
    assert options(state) == LEVELS_1_TO_3


@pytest.mark.rule("IM-28")
def test_level_4_comes_where_a_space_or_an_event_names_it():
    state = act(turn("1.0", ["1.0 step"], DRAWS, marker="alchemy 0"), 0, "use 1 at 1.0")
    assert hand(state) == ["four", "four"]
    state = position("event = 'rumour'\nphase = 'event'\n[[seat]]\nhand = ['one', 'step']", DRAWS)
    assert hand(state) == ["one", "step", "four"]


@pytest.mark.rule("IM-28")
def test_no_mine_card_may_name_level_4():
    with pytest.raises(PackError, match="IM-28"):
        small_pack(card("cheat", 1, "level4 = 1"))


def two_drawing(decks, more_hand=""):
    """Two seats that draw three cards each at the same time, from the same decks (IM-14); seat 0 is asked first."""
    seat = "[[seat]]\nmine = ['1.0 one']\nsteps = ['climb@1.0', 'activate@1.0']\n"
    state = position(f"event = 'quiet-1'\nphase = 'end'\ndecks = {decks}\n{seat * 2}{more_hand}", DRAWS)
    act(state, 0, "use 1 at 1.0")
    return act(state, 1, "use 1 at 1.0")


@pytest.mark.rule("IM-28")
def test_a_deck_that_another_seat_has_emptied_is_no_longer_offered():
    state = two_drawing("{ 1 = ['one'], 2 = ['two', 'two'], 3 = ['three', 'three'] }")
    act(state, 1, "draw from 1")
    assert options(state, 0) == ["draw from 2", "draw from 3"]


@pytest.mark.rule("IM-28")
def test_when_another_seat_has_taken_the_last_card_the_effect_goes_on():
    state = two_drawing("{ 1 = ['one'], 2 = ['two', 'two'], 3 = [] }")
    act(state, 1, "draw from 1")  # the other two follow, as no other deck is left
    assert hand(state, 0) == []
    assert hand(state, 1) == ["one", "two", "two"]
    assert options(state, 0) == options(state, 1) == AT_THE_SURFACE


@pytest.mark.rule("IM-28")
def test_a_deck_whose_pile_another_seat_has_filled_is_offered():
    cards = {1: [], 2: ["two"] * 5, 3: ["three"] * 5}
    decks = "{ " + ", ".join(f"{level} = {ids}" for level, ids in cards.items()) + " }"
    state = two_drawing(decks, f"hand = {['three'] * 7 + ['one']}")
    assert options(state, 0) == ["draw from 2", "draw from 3"]
    act(state, 1, *["draw from 2"] * 3, "discard one")
    assert options(state, 0) == LEVELS_1_TO_3


# ---------------------------------------------------------------- IM-29: hand limit
LIMIT = small_pack(
    card("one", 1, "draw = 3; coin = 1", copies=20),
    card("two", 2, "activate = 1, of = 'level1'; coin = 1, per = 'machine'", copies=20),
    card("three", 3, copies=20),
    card("four", 4, copies=9),
    card("stair", 1, "advance = 1; coin = 5"),
    card("late", 1, "draw = 1; advance = 2"),
    board("alchemy-a", "", "level4 = 2", "draw = 2", "vp = 5"),
    event("crew", "immediate", "draw = 2"),
)


@pytest.mark.rule("IM-29")
def test_the_limit_is_checked_after_the_effect_not_between_its_draws():
    state = act(turn("1.0", ["1.0 one"], LIMIT, hand=["three"] * 7), 0, "use 1 at 1.0")
    for n in (7, 8, 9):
        assert player(state)["hand_size"] == n
        assert options(state) == LEVELS_1_TO_3
        act(state, 0, "draw from 2")
    assert player(state)["coins"] == 1  # the part after the draws came before the check
    assert options(state) == ["discard three", "discard two"]


@pytest.mark.rule("IM-29")
def test_the_excess_of_own_choice_goes_at_once_to_its_levels_piles():
    state = act(turn("1.0", ["1.0 one"], LIMIT, hand=["three"] * 7), 0, "use 1 at 1.0", *["draw from 2"] * 3)
    act(state, 0, "discard three")
    assert seen(state)["piles"] == {"1": [], "2": [], "3": ["three"], "4": []}
    act(state, 0, "discard two")
    assert seen(state)["piles"] == {"1": [], "2": ["two"], "3": ["three"], "4": []}
    assert sorted(hand(state)) == ["three"] * 6 + ["two"] * 2
    assert options(state) == AT_THE_SURFACE


@pytest.mark.rule("IM-29")
def test_eight_cards_may_be_kept():
    state = act(turn("1.0", ["1.0 one"], LIMIT, hand=["three"] * 5), 0, "use 1 at 1.0", *["draw from 1"] * 3)
    assert player(state)["hand_size"] == 8
    assert options(state) == AT_THE_SURFACE


@pytest.mark.rule("IM-29")
def test_level_4_cards_count_and_may_be_discarded():
    state = turn("1.0", ["1.0 stair"], LIMIT, hand=["three"] * 7, marker="alchemy 0")
    act(state, 0, "use 1 at 1.0")
    assert options(state) == ["discard three", "discard four"]
    act(state, 0, "discard four")
    assert seen(state)["piles"]["4"] == ["four"]


@pytest.mark.rule("IM-29")
def test_a_progress_space_is_checked_before_the_outer_effect_goes_on():
    state = turn("1.0", ["1.0 stair"], LIMIT, hand=["three"] * 7, marker="alchemy 0")
    act(state, 0, "use 1 at 1.0")
    assert player(state)["coins"] == 0
    act(state, 0, "discard three")
    assert player(state)["coins"] == 5


@pytest.mark.rule("IM-29")
def test_an_inner_space_is_checked_even_if_the_outer_effect_draws_too():
    state = turn("1.0", ["1.0 late"], LIMIT, hand=["three"] * 6, marker="alchemy 0")
    act(state, 0, "use 1 at 1.0", "draw from 1", "draw from 1", "draw from 1")
    assert player(state)["hand_size"] == 9
    assert options(state) == ["discard three", "discard one"]
    assert options(act(state, 0, "discard one")) == AT_THE_SURFACE


@pytest.mark.rule("IM-29")
def test_a_specially_activated_card_is_checked_before_the_outer_effect_goes_on():
    state = turn("2.1", ["1.0 one machines=2", "2.1 two"], LIMIT, hand=["three"] * 6)
    act(state, 0, "use 1 at 2.1", "use 1 at 1.0", *["draw from 1"] * 3)
    assert player(state)["coins"] == 1  # the inner card's own; the outer card's two are still to come
    act(state, 0, "discard three")
    assert player(state)["coins"] == 3


@pytest.mark.rule("IM-29")
def test_events_and_the_surface_are_checked_too():
    state = position(f"event = 'crew'\nphase = 'event'\n[[seat]]\nhand = {['one'] * 7}", LIMIT)
    act(state, 0, "draw from 1", "draw from 2")
    assert options(state) == ["discard one", "discard two"]
    state = turn("1.0", ["1.0 one"], LIMIT, hand=["three"] * 8)
    act(state, 0, "use none at 1.0", "surface 4", *["draw from 1"] * 3)
    assert options(state) == ["discard three", "discard one"]


# ---------------------------------------------------------------- IM-30: faction draw
FIND = small_pack(
    card("ask", 1, "find = 1, of = 'any'; coin = 1"),
    card("ask-two", 1, "find = 2, of = 'any'"),
    card("ask-romans", 1, "find = 1, of = 'romans'; coin = 1"),
    card("plain", 1, copies=2),
    card("kilt", 1, factions="scots"),
    card("hall", 2, factions="atlanteans"),
    card("pair", 2, factions="egyptians scots"),
    card("deep", 3, factions="japanese"),
    card("stone", 4, factions=""),
)
FIND_DECKS = "decks = { 1 = ['plain', 'plain', 'kilt'], 2 = ['hall', 'pair'], 3 = ['deep'], 4 = ['stone'] }"


def searching(tool, extra="", more_seats=""):
    """A card with a faction draw has just been chosen to be used."""
    steps = "steps = ['climb@1.0', 'activate@1.0']"
    seat = f"[[seat]]\nmine = ['1.0 {tool}']\n{steps}\n{more_seats}"
    state = position(f"event = 'quiet-1'\nphase = 'end'\n{extra or FIND_DECKS}\n{seat}", FIND)
    return act(state, 0, "use 1 at 1.0")


@pytest.mark.rule("IM-30")
def test_a_free_faction_is_named_first_then_a_deck_is_chosen():
    state = searching("ask")
    assert options(state) == [f"find {faction}" for faction in FACTIONS]
    act(state, 0, "find scots")
    assert options(state) == ["search 1", "search 2", "search 3"]
    assert refused(state, 0, "search 4") == ("level4_not_drawn", "IM-30")


@pytest.mark.rule("IM-30")
def test_a_faction_named_by_the_card_is_not_asked():
    assert options(searching("ask-romans")) == ["search 1", "search 2", "search 3"]


@pytest.mark.rule("IM-30")
def test_cards_are_turned_up_for_all_to_see_until_one_has_the_faction():
    state = act(searching("ask", more_seats="[[seat]]\nmine = ['1.0 plain']"), 0, "find scots")
    events = state.listen()
    state.scripted("plain", "kilt")
    act(state, 0, "search 1")
    search = next(e for e in events if e.kind == "search").seen_by(1)
    assert search.data == {"level": 1, "faction": "scots", "turned": ("plain",), "found": "kilt"}
    assert hand(state) == ["kilt"]
    assert seen(state, 1)["seats"][0]["known"] == ["kilt"]
    assert player(state)["coins"] == 1


@pytest.mark.rule("IM-30")
def test_the_first_card_with_the_faction_is_taken():
    state = act(searching("ask"), 0, "find scots")
    events = state.listen()
    state.scripted("kilt")
    act(state, 0, "search 1")
    assert next(e for e in events if e.kind == "search").data["turned"] == ()


@pytest.mark.rule("IM-30")
def test_the_other_cards_are_shuffled_back():
    state = act(searching("ask"), 0, "find scots")
    state.scripted("plain", "plain", "kilt")
    act(state, 0, "search 1")
    assert [state.box.ids[number] for number in state.decks[1]] == ["plain", "plain"]
    assert seen(state)["piles"]["1"] == []


@pytest.mark.rule("IM-30")
def test_one_of_two_factions_is_enough():
    state = act(searching("ask"), 0, "find scots")
    state.scripted("hall", "pair")
    act(state, 0, "search 2")
    assert hand(state) == ["pair"]


@pytest.mark.rule("IM-30")
def test_without_success_a_deck_not_yet_tried_is_chosen_for_the_same_faction():
    state = act(searching("ask"), 0, "find japanese", "search 1")
    assert options(state) == ["search 2", "search 3"]  # the faction is not named anew
    assert refused(state, 0, "search 1") == ("deck_tried", "IM-30")
    assert seen(state)["decks"]["1"] == 3  # reshuffled, nothing is gone
    act(state, 0, "search 3")
    assert hand(state) == ["deep"]


@pytest.mark.rule("IM-30")
def test_after_all_three_decks_nothing_is_drawn_and_the_effect_goes_on():
    state = act(searching("ask-romans"), 0, "search 1", "search 2")  # the third deck is the only one left to try
    assert hand(state) == []
    assert seen(state)["decks"] == {"1": 3, "2": 2, "3": 1, "4": 1}
    assert player(state)["coins"] == 1


@pytest.mark.rule("IM-30")
def test_the_discard_pile_is_not_searched():
    decks = "decks = { 1 = ['plain'], 2 = ['hall'], 3 = ['deep'] }\npiles = { 1 = ['kilt'], 2 = ['pair'] }"
    state = act(searching("ask", decks), 0, "find scots", "search 1", "search 2")
    assert hand(state) == []
    assert seen(state)["piles"] == {"1": ["kilt"], "2": ["pair"], "3": [], "4": []}


@pytest.mark.rule("IM-30")
def test_two_free_faction_draws_each_name_their_own():
    state = act(searching("ask-two"), 0, "find japanese", "search 3")
    assert options(state) == [f"find {faction}" for faction in FACTIONS]
    act(state, 0, "find egyptians", "search 2")
    assert hand(state) == ["deep", "pair"]


# ---------------------------------------------------------------- IM-31: advancing
ADVANCE = small_pack(
    card("one", 1, "advance = 1"),
    card("three", 1, "advance = 3"),
    card("twice", 1, "advance = 1; advance = 2"),
    card("perhaps", 1, "advance = 1, per = 'machine'; vp = 1"),
    card("hall", 2, "advance = 2"),
    *(board(side, "", "coin = 1", "coin = 10", "vp = 3", "vp = 20", "vp = 9") for side in ("alchemy-a", "diplomacy-a")),
    event("road", "immediate", "advance = 1"),
)
ENTER = ["enter alchemy", "enter technology", "enter diplomacy"]


def marker(state, seat=0):
    return player(state, seat)["board"], player(state, seat)["space"]


@pytest.mark.rule("IM-31")
def test_the_first_advance_chooses_a_board_and_ends_on_space_n():
    state = act(turn("1.0", ["1.0 three"], ADVANCE), 0, "use 1 at 1.0")
    assert options(state) == ENTER
    act(state, 0, "enter diplomacy")
    assert marker(state) == ("diplomacy", 3)


@pytest.mark.rule("IM-31")
def test_only_the_space_where_the_move_ends_takes_effect():
    state = act(turn("1.0", ["1.0 three"], ADVANCE), 0, "use 1 at 1.0", "enter alchemy")
    assert (player(state)["coins"], player(state)["vp"]) == (0, 3)


@pytest.mark.rule("IM-31")
def test_an_advance_of_0_does_nothing_and_chooses_no_board():
    state = act(turn("1.0", ["1.0 perhaps"], ADVANCE), 0, "use 1 at 1.0")
    assert options(state) == AT_THE_SURFACE
    assert marker(state) == ("", 0)
    assert player(state)["advanced"] is False
    assert player(state)["vp"] == 1


@pytest.mark.rule("IM-31")
def test_an_advance_of_0_does_not_resolve_the_space_again():
    state = act(turn("1.0", ["1.0 perhaps"], ADVANCE, marker="alchemy 2"), 0, "use 1 at 1.0")
    assert marker(state) == ("alchemy", 2)
    assert player(state)["coins"] == 0


@pytest.mark.rule("IM-31")
def test_later_advances_stay_on_the_board():
    state = act(turn("1.0", ["1.0 three"], ADVANCE, marker="diplomacy 1"), 0, "use 1 at 1.0")
    assert options(state) == AT_THE_SURFACE  # no board was asked for, and no step could be left out
    assert marker(state) == ("diplomacy", 4)
    assert player(state)["vp"] == 20


@pytest.mark.rule("IM-31")
def test_advances_of_the_same_round_stay_on_the_board_too():
    state = act(turn("1.0", ["1.0 twice"], ADVANCE), 0, "use 1 at 1.0", "enter alchemy")
    assert marker(state) == ("alchemy", 3)
    assert (player(state)["coins"], player(state)["vp"]) == (1, 3)  # each advance ends on a space of its own


@pytest.mark.rule("IM-31")
def test_the_chain_and_the_event_phase_use_the_same_board():
    text = "event = 'road'\nphase = 'event'\n[[seat]]\ncoins = 2\nhand = ['hall']\nmine = ['1.0 one']"
    state = act(position(text, ADVANCE), 0, "enter alchemy", "play hall at 2.1", "use 1 at 2.1", "use 1 at 1.0")
    assert marker(state) == ("alchemy", 4)


@pytest.mark.rule("IM-31")
def test_several_markers_may_share_a_space():
    seats = (
        "[[seat]]\nmarker = 'alchemy 0'\nsteps = ['move@2']\n[[seat]]\nmarker = 'alchemy 2'\nhand = ['one', 'three']"
    )
    state = position(f"event = 'quiet-1'\nphase = 'end'\n{seats}", ADVANCE)
    assert marker(state, 0) == marker(state, 1) == ("alchemy", 2)
    assert player(state, 0)["coins"] == 10


@pytest.mark.rule("IM-31")
def test_on_every_house_board_the_first_space_is_empty():
    assert all(side.spaces[0] == () for side in HOUSE.pack.sides)


# ---------------------------------------------------------------- IM-32: the top
TOP = small_pack(
    card("lift", 2, "advance = 3; vp = 1", copies=9),
    card("two", 1, "advance = 2"),
    card("stairs", 1, "advance = 1; advance = 2"),
    card("gate", 1, "coin = 1", copies=9),
    board("alchemy-a", "", "coin = 20", "vp = 3; draw = 1; coin = 1"),
    board("technology-a", "", "coin = 20", "activate = 1, of = 'level1'; vp = 5"),
    board("diplomacy-a", "", "coin = 2", "coin = 4", "coin = 8", "vp = 9"),
)


@pytest.mark.rule("IM-32")
@pytest.mark.parametrize("start", [0, 1])
def test_the_top_is_resolved_whole_exactly_or_with_steps_left(start):
    state = turn("1.0", ["1.0 two"], TOP, marker=f"alchemy {start}")
    act(state, 0, "use 1 at 1.0")
    assert marker(state) == ("alchemy", 2)
    assert player(state)["vp"] == 3
    assert options(state) == ["draw from 1", "draw from 2"]  # the board is changed only after the whole space
    act(state, 0, "draw from 1")
    assert player(state)["coins"] == 1
    assert options(state) == ["enter technology", "enter diplomacy"]


@pytest.mark.rule("IM-32")
def test_the_marker_goes_to_space_0_of_another_board_and_gains_nothing():
    state = act(turn("1.0", ["1.0 two"], TOP, marker="alchemy 1"), 0, "use 1 at 1.0", "draw from 1")
    assert refused(state, 0, "enter alchemy") == ("same_board", "IM-32")
    act(state, 0, "enter diplomacy")
    assert marker(state) == ("diplomacy", 0)  # the step that was left is lost
    assert (player(state)["coins"], player(state)["vp"]) == (1, 3)


@pytest.mark.rule("IM-32")
def test_an_earlier_board_is_allowed_again():
    state = turn("2.1", ["1.0 two", "2.1 lift"], TOP, marker="alchemy 1")
    act(state, 0, "use 1 at 2.1", "draw from 1", "enter technology", "use 1 at 1.0")
    assert options(state) == ["enter alchemy", "enter diplomacy"]
    act(state, 0, "enter alchemy")
    assert marker(state) == ("alchemy", 0)


@pytest.mark.rule("IM-32")
def test_the_next_advance_counts_from_space_0_of_the_new_board():
    state = turn("2.1", ["1.0 two", "2.1 lift"], TOP, marker="alchemy 1")
    act(state, 0, "use 1 at 2.1", "draw from 1", "enter diplomacy", "use 1 at 1.0")
    assert marker(state) == ("diplomacy", 2)
    assert player(state)["coins"] == 1 + 4


@pytest.mark.rule("IM-32")
def test_an_advance_due_on_a_top_space_waits_for_the_change_of_board():
    state = turn("2.1", ["1.0 two", "2.1 lift"], TOP, marker="technology 1")
    act(state, 0, "use 1 at 2.1", "use 1 at 1.0")  # the top activates 1.0, which advances 2
    assert marker(state) == ("technology", 2)
    assert player(state)["vp"] == 5  # the top is finished first
    assert options(state) == ["enter alchemy", "enter diplomacy"]
    act(state, 0, "enter diplomacy")
    assert marker(state) == ("diplomacy", 2)
    assert player(state)["coins"] == 4
    assert player(state)["vp"] == 5 + 1  # then the outer card goes on


@pytest.mark.rule("IM-32")
def test_several_waiting_advances_are_moved_one_by_one_in_their_order():
    state = turn("2.1", ["1.0 stairs", "2.1 lift"], TOP, marker="technology 1")
    act(state, 0, "use 1 at 2.1", "use 1 at 1.0", "enter diplomacy")
    assert marker(state) == ("diplomacy", 3)
    assert player(state)["coins"] == 2 + 8  # spaces 1 and 3, not 2 and 3


# ---------------------------------------------------------------- IM-33: counts
COUNTS = small_pack(
    card("own", 1, "vp = 1, per = 'japanese'", factions="japanese"),
    card("both", 1, "vp = 1, per = 'scots'; vp = 10, per = 'romans'", factions="scots romans"),
    card("scot", 1, "coin = 1", factions="scots"),
    card("sea", 1, "coin = 1", factions="atlanteans egyptians"),
    card("axe", 1, "coin = 1", factions="barbarians japanese"),
    card("colours", 1, "vp = 1, per = 'different'; coin = 1"),
    card("width", 1, "vp = 1, per = 'row'"),
    card("level", 2, "vp = 1, per = 'level2'; coin = 1, per = 'neighbour'"),
    card("build", 1, "vp = 1, per = 'machine_here'; machine = 2, on = 'self'; vp = 10, per = 'machine_here'"),
    card("dig", 1, "collapse = 1, on = 'self'; vp = 1, per = 'collapse'"),
    card("capped", 1, "vp = 2, per = 'coins', every = 3, max = 5"),
)


@pytest.mark.rule("IM-33")
@pytest.mark.parametrize(
    ("rows", "vp"),
    [
        (["1.0 own"], 1),
        (["1.0 own", "1.2 own", "1.4 axe", "1.6 scot"], 3),  # a copy and one of two factions count
        (["1.0 width", "1.2 scot", "1.8 scot"], 3),
        (["1.0 dig", "1.2 scot collapsed"], 2),
    ],
)
def test_counts_include_the_card_itself(rows, vp):
    assert player(act(turn("1.0", rows, COUNTS), 0, "use 1 at 1.0"))["vp"] == vp


@pytest.mark.rule("IM-33")
def test_a_level_counts_the_card_itself_but_no_card_is_its_own_neighbour():
    state = act(turn("2.1", ["1.0 scot", "1.2 scot", "2.1 level", "2.3 level"], COUNTS), 0, "use 1 at 2.1")
    assert (player(state)["vp"], player(state)["coins"]) == (2, 3)


@pytest.mark.rule("IM-33")
def test_a_card_of_two_factions_counts_once_for_each():
    state = act(turn("1.0", ["1.0 both", "1.2 scot"], COUNTS), 0, "use 1 at 1.0")
    assert player(state)["vp"] == 2 + 10


@pytest.mark.rule("IM-33")
@pytest.mark.parametrize(
    ("others", "different"),
    [([], 0), (["scot", "scot"], 1), (["sea"], 2), (["sea", "axe"], 4), (["sea", "axe", "both", "scot"], 6)],
)
def test_different_factions_are_0_to_6(others, different):
    rows = [f"1.{2 * i} {id_}" for i, id_ in enumerate(others, 1)]
    state = act(turn("1.0", ["1.0 colours", *rows], COUNTS), 0, "use 1 at 1.0")
    assert player(state)["vp"] == different


@pytest.mark.rule("IM-33")
def test_a_count_is_taken_when_its_sentence_is_reached():
    state = act(turn("1.0", ["1.0 build machines=1"], COUNTS), 0, "use 1 at 1.0")
    assert player(state)["vp"] == 1 + 30


@pytest.mark.rule("IM-33")
@pytest.mark.parametrize(("coins", "vp"), [(2, 0), (3, 2), (8, 4), (9, 5), (30, 5)])
def test_every_so_many_rounds_down_and_a_cap_holds(coins, vp):
    assert player(act(turn("1.0", ["1.0 capped"], COUNTS, coins=coins), 0, "use 1 at 1.0"))["vp"] == vp


# ---------------------------------------------------------------- IM-34: order of parts
ORDER = small_pack(
    card("gain-first", 1, "coin = 2; vp = 1, per = 'coins'"),
    card("count-first", 1, "vp = 1, per = 'coins'; coin = 2"),
    card("price", 1, "pay = 3; vp = 1, per = 'coins'"),
    card("steps", 1, "draw = 1; machine = 1, on = 'any'; advance = 1", copies=9),
    card("hall", 2),
)


@pytest.mark.rule("IM-34")
@pytest.mark.parametrize(("tool", "vp"), [("gain-first", 7), ("count-first", 5)])
def test_parts_are_resolved_in_their_order(tool, vp):
    state = act(turn("1.0", [f"1.0 {tool}"], ORDER, coins=5), 0, "use 1 at 1.0")
    assert (player(state)["vp"], player(state)["coins"]) == (vp, 7)


@pytest.mark.rule("IM-34")
def test_the_price_is_paid_before_the_parts():
    assert player(act(turn("1.0", ["1.0 price"], ORDER, coins=5), 0, "use 1 at 1.0"))["vp"] == 2


@pytest.mark.rule("IM-34")
def test_questions_come_in_the_order_of_the_parts():
    state = act(turn("1.0", ["1.0 steps", "1.2 steps"], ORDER), 0, "use 1 at 1.0")
    asked = []
    while options(state) != AT_THE_SURFACE:
        asked.append(state.decision(0).kind)
        act(state, 0, options(state)[0])
    assert asked == ["draw", "machine", "enter"]
