"""Rule tests, IM-31 to IM-34."""

from __future__ import annotations

import pytest
from helpers import (
    HOUSE,
    act,
    board,
    card,
    event,
    options,
    player,
    position,
    refused,
    small_pack,
)
from helpers_late import AT_THE_SURFACE, turn

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
