"""Rule tests, IM-16 to IM-18."""

from __future__ import annotations

import pytest
from helpers import (
    QUICK,
    act,
    around,
    card,
    hand,
    mine,
    mines,
    options,
    player,
    position,
    refused,
    seen,
    small_pack,
)
from hypothesis import given
from hypothesis import strategies as st
from packs_11_22 import LEVEL_OF, NAME_OF, PLAIN, places

from tabuleiro.games.imperial_miners.rules.mine import EDGE


# ---------------------------------------------------------------- IM-16: placement
@pytest.mark.rule("IM-16")
def test_the_first_card_stands_at_0():
    state = position("[[seat]]\nhand = ['pit']", PLAIN)
    assert list(mine(state)) == ["1.0"]


def text_of(place: tuple[int, int]) -> str:
    return f"{place[0]}.{place[1]}"


def rows_of(standing: list[tuple[int, int]]) -> list[str]:
    """The mine of a position text, with the plain card of each level."""
    return [f"{text_of(place)} {NAME_OF[place[0]]}" for place in standing]


def offered(standing: list[tuple[int, int]], level: int) -> set[str]:
    """Where the card may go; one that has no place cannot be picked."""
    name = NAME_OF[level]
    state = position(f"[[seat]]\ncoins = 2\nhand = ['{name}']\nmine = {rows_of(standing)}\n[[seat]]", PLAIN)
    if options(state) == ["pick blind"]:
        return set()
    act(act(state, 0, f"pick {name}"), 1, "pick blind")
    if player(state)["playing"]:
        return set(places(state))
    return set(mine(state)) - {text_of(place) for place in standing}  # a single place is not asked for


@pytest.mark.rule("IM-16")
@QUICK
@given(mines(), st.integers(2, 4))
def test_deeper_cards_go_below_a_card_that_touches_them(standing, level):
    """Every free place of the level's row with a card half a card to the left or right in the row above, no other."""
    free = {(level, x) for x in range(-30, 31) if any((level - 1, x + side) in standing for side in (-1, 1))} - set(
        standing
    )
    assert offered(standing, level) == {text_of(place) for place in free}


@pytest.mark.rule("IM-16")
@QUICK
@given(mines())
def test_level_1_goes_anywhere_below_the_surface(standing):
    """At even x: every free place up to 8 from a card is offered, gaps included; whatever stands below is no matter."""
    row = {x for level, x in standing if level == 1}
    found = offered(standing, 1)
    near = {x for x in range(-EDGE, EDGE + 1, 2) if x not in row and min(abs(x - one) for one in row) <= 8}
    assert {f"1.{x}" for x in near} <= found
    assert found <= {f"1.{x}" for x in range(-18, 19, 2) if x not in row}


@pytest.mark.rule("IM-16")
@pytest.mark.parametrize("side", [-1, 1])
def test_level_1_is_offered_up_to_18(side):
    assert f"1.{18 * side}" in offered([(1, 0), (1, 10 * side)], 1)
    assert offered([(1, 0), (1, 18 * side)], 1) <= {f"1.{x}" for x in range(-18, 19, 2)}


@pytest.mark.rule("IM-16")
@QUICK
@given(st.lists(st.integers(1, 9), min_size=1, max_size=9), st.integers(0, 9))
def test_every_different_row_of_level_1_stays_reachable(steps, left):
    """Built outwards from 0, card by card. A stretch of 10 stands for all wider ones: nothing touches across it."""
    row = [0]
    for step in steps:
        row.append(row[-1] + min(2 * step, 10))
    start = row[min(left, len(row) - 1)]
    inside = [x - start for x in row if abs(x - start) <= 18]
    right = sorted(x for x in inside if x > 0)
    standing = [(1, 0)]
    for x in [*right, *sorted((x for x in inside if x < 0), reverse=True)]:
        assert f"1.{x}" in offered(standing, 1)
        standing.append((1, x))


@pytest.mark.rule("IM-16")
def test_gaps_are_allowed_in_every_row():
    assert offered([(1, 0), (1, 4)], 2) == {"2.-1", "2.1", "2.3", "2.5"}
    assert "2.5" in offered([(1, 0), (1, 4), (2, -1)], 2)
    assert "3.6" in offered([(1, 0), (1, 4), (2, -1), (2, 5), (3, -2)], 3)
    assert "4.7" in offered([(1, 0), (1, 4), (2, -1), (2, 5), (3, -2), (3, 6), (4, -3)], 4)


@pytest.mark.rule("IM-16")
@pytest.mark.parametrize(
    ("rows", "place"),
    [
        ([range(0, 17, 2)], "1.18"),
        ([range(2, 19, 4), range(1, 18, 2)], "2.19"),
        ([range(2, 15, 4), range(1, 14, 4), range(0, 13, 2)], "3.14"),
        ([range(2, 11, 4), range(3, 12, 4), range(2, 11, 4), range(1, 10, 2)], "4.11"),
    ],
)
def test_a_row_has_no_limit(rows, place):
    """The lowest row is as long as a position allows (nine, nine, seven and five cards side by side), and goes on."""
    standing = [(level, x) for level, row in enumerate(rows, 1) for x in row]
    assert place in offered(standing, len(rows))


@pytest.mark.rule("IM-16")
@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("2.1", "place_taken"),
        ("2.7", "no_card_above"),
        ("1.2", "wrong_row"),
        ("3.0", "wrong_row"),
        ("2.0", "no_such_place"),  # rows are offset by half a card
        ("2.x", "no_such_place"),
    ],
)
def test_other_places_are_refused(place, code):
    state = position("[[seat]]\nhand = ['hall']\ncoins = 2\nmine = ['1.0 pit', '1.4 pit', '2.1 hall']", PLAIN)
    assert places(state) == ["2.-1", "2.3", "2.5"]
    assert refused(state, 0, f"play hall at {place}") == (code, "IM-16")


@pytest.mark.rule("IM-16")
def test_a_placed_card_stands_where_it_was_put():
    state = act(
        position("[[seat]]\nhand = ['hall']\ncoins = 2\nmine = ['1.0 pit', '1.4 pit']", PLAIN), 0, "play hall at 2.3"
    )
    assert mine(state)["2.3"]["card"] == "hall"


# ---------------------------------------------------------------- IM-17: adjacency
COUNT, WAKE = "vp = 1, per = 'neighbour'", "activate = 1, of = 'neighbour'; vp = 9"
NEAR = small_pack(*(card(name, level, COUNT, WAKE, copies=60) for name, level in LEVEL_OF.items()))


def activated(place: tuple[int, int], standing: list[tuple[int, int]], use: int):
    """The card at `place` is activated for its first effect, to count, or its second, to activate a neighbour."""
    seat = f"[[seat]]\nmine = {rows_of(standing)}\nasked = 'activate@{text_of(place)}'"
    state = position(f"flow = ['round']\n{seat}\n[[seat]]\nasked = 'surface'", NEAR)
    return act(state, 0, f"use {use} at {text_of(place)}")


@pytest.mark.rule("IM-17")
@QUICK
@given(mines(), st.data())
def test_neighbours_are_the_cards_on_the_six_places_around(standing, data):
    place = data.draw(st.sampled_from(standing))
    touching = {text_of(one) for one in around(place)} & {text_of(one) for one in standing}
    assert player(activated(place, standing, 1))["vp"] == len(touching)
    state = activated(place, standing, 2)
    if len(touching) > 1:
        assert set(options(state)) == {f"activate {one}" for one in touching}
    else:  # a single one is activated without a question
        assert {one for one, row in mine(state).items() if row["active"]} == touching


@pytest.mark.rule("IM-17")
def test_a_card_has_up_to_six_neighbours():
    standing = [(1, 0), (1, 2), (1, 4), (2, -1), (2, 1), (2, 3), (2, 5), (3, 0), (3, 2), (3, 4)]
    assert set(around((2, 1))) == {(1, 0), (1, 2), (2, -1), (2, 3), (3, 0), (3, 2)}
    assert player(activated((2, 1), standing, 1))["vp"] == 6


@pytest.mark.rule("IM-17")
def test_the_surface_is_no_card_for_what_counts_neighbours():
    assert player(activated((1, 0), [(1, 0)], 1))["vp"] == 0
    assert player(activated((1, 0), [(1, 0)], 2))["vp"] == 9  # no card to activate, and the effect goes on


@pytest.mark.rule("IM-17")
@pytest.mark.parametrize("x", [-18, -2, 0, 6, 18])
def test_the_surface_is_adjacent_to_every_level_1_card(x):
    """The chain leads there from any place of the row."""
    seat = f"[[seat]]\nmine = ['1.0 pit', '1.{x or 2} pit']\nsteps = ['climb@1.{x}']"
    assert position(f"flow = ['round']\n{seat}", PLAIN).decision(0).kind == "surface"


# ---------------------------------------------------------------- IM-18: one card a round
@pytest.mark.rule("IM-18")
def test_a_mine_gets_one_card_a_round_and_has_ten_at_the_end():
    state = position("round = 0\nphase = 'round'\n" + "[[seat]]\nhand = ['pit', 'pit', 'hall', 'dome']\n" * 2, PLAIN)
    sizes = []
    while not state.over:
        round_ = seen(state)["round"]
        while not state.over and seen(state)["round"] == round_:
            act(state, state.to_act[0], options(state, state.to_act[0])[-1])
        sizes.append((round_, len(mine(state, 0)), len(mine(state, 1))))
    assert sizes == [(n, n, n) for n in range(1, 11)]


@pytest.mark.rule("IM-18")
def test_no_second_card_is_played_in_a_round():
    state = position("[[seat]]\nhand = ['pit', 'pit']\n[[seat]]\nhand = ['pit']", PLAIN)
    act(state, 0, "pick pit")
    act(state, 1, "pick pit")
    act(state, 0, "use 1 at 1.0", "surface 1")
    assert refused(state, 0, "pick pit") == ("not_your_turn", "")
    assert hand(state) == ["pit"]
