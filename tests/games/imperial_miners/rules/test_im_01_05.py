"""Rule tests, IM-1 to IM-5."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from helpers import (
    HOUSE,
    QUIET,
    act,
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
from packs_01_10 import CARDS, DEALT, PLAIN, copies, drawing

from tabuleiro.core.errors import BadInput, PackError, RecordError
from tabuleiro.games.imperial_miners.content.pack import BOARDS


# ---------------------------------------------------------------- IM-1: decks and piles
@pytest.mark.rule("IM-1")
@pytest.mark.parametrize(("level", "size"), [(1, 36), (2, 43), (3, 43), (4, 14)])
def test_each_level_has_its_number_of_cards(level, size):
    assert copies(card for card in CARDS if card.level == level) == size
    state = position("[[seat]]\n[[seat]]")  # both are asked to pick: nothing has left the decks
    assert seen(state)["decks"][str(level)] == size
    assert seen(state)["piles"][str(level)] == []


@pytest.mark.rule("IM-1")
def test_level_4_cards_are_identical():
    assert len([card for card in CARDS if card.level == 4]) == 1
    with pytest.raises(PackError, match="identical"):
        small_pack(card("core", 4), card("crown", 4))


@pytest.mark.rule("IM-1")
def test_decks_are_face_down():
    """A seat sees how many cards a deck has, not which: swapping two unseen cards changes no view."""
    text = "decks = {{ 1 = ['{}', 'shed'] }}\n[[seat]]\nhand = ['dome']\n[[seat]]"
    one, other = (position(text.format(top), PLAIN) for top in ("pit", "shed"))
    assert one.position != other.position
    for seat in (0, 1, -1):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one)["decks"]["1"] == 2


@pytest.mark.rule("IM-1")
@pytest.mark.parametrize("turned_up", ["pit", "shed"])
def test_an_empty_deck_takes_its_shuffled_pile(turned_up):
    """Whatever order the pile had, either card may come: it was shuffled."""
    state = drawing("decks = { 1 = [] }\npiles = { 1 = ['pit', 'shed'] }")
    state.scripted(turned_up)
    act(state, 0, "draw from 1")
    assert hand(state) == [turned_up]
    assert (seen(state)["decks"]["1"], seen(state)["piles"]["1"]) == (1, [])


@pytest.mark.rule("IM-1")
def test_the_pile_waits_until_a_card_is_needed():
    state = act(drawing("decks = { 1 = ['pit'] }\npiles = { 1 = ['shed'] }"), 0, "draw from 1")
    assert hand(state) == ["pit"]
    assert (seen(state)["decks"]["1"], seen(state)["piles"]["1"]) == (0, ["shed"])


@pytest.mark.rule("IM-1")
def test_a_deck_takes_only_its_own_levels_pile():
    state = act(drawing("decks = { 1 = [] }\npiles = { 1 = ['pit', 'shed'], 2 = ['hall'] }"), 0, "draw from 1")
    assert seen(state)["piles"]["2"] == ["hall"]


@pytest.mark.rule("IM-1")
@pytest.mark.parametrize("effect", ["level4 = 1", "find = 1, of = 'romans'"])
def test_other_draws_renew_an_empty_deck_too(effect):
    pack = small_pack(
        card("core", 4, factions="romans"), card("gate", 2, factions="romans"), event("gift", "immediate", effect)
    )
    decks = "decks = { 2 = [], 4 = [] }\npiles = { 2 = ['gate'], 4 = ['core'] }"
    state = position(f"event = 'gift'\nphase = 'event'\n{decks}\n[[seat]]\n[[seat]]", pack)
    # one deck at most can be chosen, so nobody is asked; seat 1 comes too late
    assert hand(state, 0) == (["core"] if "level4" in effect else ["gate"])
    assert hand(state, 1) == []


@pytest.mark.rule("IM-1")
def test_a_blind_card_renews_an_empty_deck_too():
    state = position("decks = { 1 = [] }\npiles = { 1 = ['shed'] }\n[[seat]]\nmine = ['1.0 pit']", PLAIN)
    assert player(state)["playing"] == "shed"
    assert seen(state)["piles"]["1"] == []


@pytest.mark.rule("IM-1")
def test_a_level_without_cards_is_not_offered():
    state = drawing("decks = { 2 = [] }")
    assert options(state) == ["draw from 1", "draw from 3"]
    assert refused(state, 0, "draw from 2") == ("deck_empty", "IM-1")


@pytest.mark.rule("IM-1")
def test_no_cards_anywhere_give_nothing():
    state = position(
        "round = 3\nflow = ['round', 'end-of-round']\ndecks = { 1 = ['pit'], 2 = [], 3 = [] }\n"
        "[[seat]]\nasked = 'surface'\n[[seat]]\nasked = 'surface'",
        PLAIN,
    )
    act(state, 0, "surface 4")  # three draws, one card: the rest of the effect does nothing
    assert hand(state) == ["pit"]
    assert state.to_act == (1,)


@pytest.mark.rule("IM-1")
def test_an_empty_level_4_gives_nothing():
    pack = small_pack(event("rumour", "immediate", "level4 = 1; coin = 1"))
    state = position("event = 'rumour'\nphase = 'event'\n[[seat]]\n[[seat]]", pack)
    assert [(hand(state, seat), player(state, seat)["coins"]) for seat in (0, 1)] == [([], 1), ([], 1)]


@pytest.mark.rule("IM-1")
def test_discard_piles_are_public():
    state = position("piles = { 1 = ['pit', 'shed'], 3 = ['dome'] }\n[[seat]]\n[[seat]]", PLAIN)
    for seat in (0, 1, -1):
        assert seen(state, seat)["piles"] == {"1": ["pit", "shed"], "2": [], "3": ["dome"], "4": []}


@pytest.mark.rule("IM-1")
def test_one_mine_may_hold_several_copies_of_a_card():
    state = position("[[seat]]\nhand = ['pit']\nmine = ['1.0 pit']", PLAIN)
    act(state, 0, "play pit at 1.2")
    assert {place: row["card"] for place, row in mine(state).items()} == {"1.0": "pit", "1.2": "pit"}


# ---------------------------------------------------------------- IM-2: progress boards
@pytest.mark.rule("IM-2")
def test_three_boards_have_six_different_sides():
    sides = HOUSE.pack.sides
    assert [(side.board, side.side) for side in sides] == list(product(BOARDS, "AB"))
    assert len(BOARDS) == 3
    for one, other in combinations(sides, 2):
        assert one.spaces != other.spaces


@pytest.mark.rule("IM-2")
@pytest.mark.parametrize("up", list(product("ab", repeat=3)))
def test_each_board_lies_with_either_side_up(up):
    sides = [f"{board}-{side}" for board, side in zip(BOARDS, up, strict=True)]
    state = position("flow = ['set-up']\nround = 0\n[[seat]]", chance=tuple(sides))
    assert seen(state)["sides"] == sides


@pytest.mark.rule("IM-2")
def test_the_sides_are_drawn_at_random():
    """Every seed has its own sides: among two hundred, all eight combinations come up."""
    found = {tuple(seen(HOUSE.new(seats=1, seed=seed))["sides"]) for seed in range(200)}
    assert len(found) == 8


@pytest.mark.rule("IM-2")
def test_a_board_without_two_sides_is_no_pack():
    with pytest.raises(PackError, match="IM-2"):
        small_pack("[[board]]\nid = 'alchemy-c'\nboard = 'alchemy'\nside = 'A'\nsource = 'test'\nspaces = []")


# ---------------------------------------------------------------- IM-3: the event deck
NINE = ", ".join(f"'{event.id}'" for event in HOUSE.pack.events[:9])


@pytest.mark.rule("IM-3")
def test_there_are_18_events():
    assert len({event.id for event in HOUSE.pack.events}) == 18


@pytest.mark.rule("IM-3")
@pytest.mark.parametrize("drawn", [event.id for event in HOUSE.pack.events[9:]])
def test_the_tenth_event_is_any_that_has_not_come_up_and_the_last(drawn):
    """After nine, any of the other nine may be the tenth; then the play ends and eight were never seen."""
    state = position(f"round = 9\npast_events = [{NINE}]\nphase = 'round'\n[[seat]]\n[[seat]]", chance=(drawn,))
    assert (seen(state)["round"], seen(state)["event"]) == (10, drawn)
    while not state.over:
        seat = state.to_act[0]
        act(state, seat, options(state, seat)[0])
    assert len(set(seen(state)["past_events"])) == 10


@pytest.mark.rule("IM-3")
def test_no_event_comes_up_twice():
    with pytest.raises(RecordError, match="cannot come up"):
        position(f"round = 9\npast_events = [{NINE}]\nphase = 'round'\n[[seat]]", chance=(HOUSE.pack.events[0].id,))


@pytest.mark.rule("IM-3")
@pytest.mark.parametrize("round_", range(10))
def test_the_events_left_are_the_public_round_counter(round_):
    state = position(f"round = {round_}\nphase = 'round'\n[[seat]]\n[[seat]]", PLAIN)
    for seat in (0, 1, -1):
        assert (seen(state, seat)["round"], seen(state, seat)["rounds_left"]) == (round_ + 1, 9 - round_)


@pytest.mark.rule("IM-3")
def test_events_to_come_are_unseen():
    """Only what was revealed is in a view, whatever the next event will be."""
    state = position("event = 'quiet-3'\npast_events = ['quiet-1', 'quiet-3']\n[[seat]]\n[[seat]]", PLAIN)
    for seat in (0, 1, -1):
        assert seen(state, seat)["past_events"] == ["quiet-1", "quiet-3"]
        assert not [name for name in QUIET if name in str(seen(state, seat)) and name not in ("quiet-1", "quiet-3")]


# ---------------------------------------------------------------- IM-4: what each player has
@pytest.mark.rule("IM-4")
@pytest.mark.parametrize("seats", range(1, 6))
def test_everybody_starts_with_nothing_and_the_marker_below_the_boards(seats):
    state = HOUSE.new(seats=seats, seed=1)
    for seat in range(seats):
        has = player(state, seat)
        assert (has["coins"], has["vp"], has["board"], has["space"], has["mine"]) == (0, 0, "", 0, [])


@pytest.mark.rule("IM-4")
@pytest.mark.parametrize("seats", [0, 6])
def test_the_game_is_for_one_to_five(seats):
    with pytest.raises(BadInput):
        HOUSE.new(seats=seats)


@pytest.mark.rule("IM-4")
def test_all_surface_boards_have_the_same_effects():
    state = position("flow = ['round']\n" + "[[seat]]\ncoins = 8\nasked = 'surface'\n" * 5, PLAIN)
    assert [options(state, seat) for seat in range(5)] == [["surface 1", "surface 2", "surface 3", "surface 4"]] * 5
    for seat in range(5):
        act(state, seat, "surface 1")
    assert [player(state, seat)["coins"] for seat in range(5)] == [10] * 5


# Where a full card touches a bare one there is a half cart, so a place for a marker.
RACK = small_pack(
    card("rack", 1, "machine = 1, on = 'any'", "collapse = 1, on = 'self'", carts="FFFFFF", copies=50),
    card("full", 1, "cart = 1", carts="FFFFFF", copies=50),
    card("bare", 2, carts="eeeeee", copies=50),
    surface=("coin = 20; vp = 20", "coin = 1"),
)


@pytest.mark.rule("IM-4")
def test_coins_and_points_have_no_limit():
    state = position(
        "flow = ['round']\n[[seat]]\ncoins = 999\nvp = 999\nasked = 'surface'\n[[seat]]\nasked = 'surface'", RACK
    )
    act(state, 0, "surface 1")
    assert (player(state)["coins"], player(state)["vp"]) == (1019, 1019)


@pytest.mark.rule("IM-4")
def test_machines_have_no_limit():
    """The box holds 44: in two mines with 48 one more is placed."""
    rows = ", ".join(f"'1.{x} rack machines=3'" for x in range(-8, 7, 2))
    state = position(f"[[seat]]\nhand = ['rack']\nmine = [{rows}]\n[[seat]]\nmine = [{rows}]", RACK)
    act(state, 0, "pick rack")
    act(state, 1, "pick blind")
    act(state, 0, "play rack at 1.14", "use 1 at 1.14")  # only the new card has room
    assert sum(row["machines"] for seat in (0, 1) for row in mine(state, seat).values()) == 49


@pytest.mark.rule("IM-4")
def test_collapses_have_no_limit():
    """The box holds 24: in two mines with 26 one more is placed."""
    rows = ", ".join(f"'1.{x} rack collapsed'" for x in range(-12, 13, 2))
    state = position(f"[[seat]]\nhand = ['rack']\nmine = [{rows}]\n[[seat]]\nmine = [{rows}]", RACK)
    act(state, 0, "pick rack")
    act(state, 1, "pick blind")
    act(state, 0, "play rack at 1.14", "use 2 at 1.14")
    assert sum(row["collapsed"] for seat in (0, 1) for row in mine(state, seat).values()) == 27


@pytest.mark.rule("IM-4")
def test_cart_markers_have_no_limit():
    """The box holds 40: with nine in each of five mines, one more is placed on the only border left."""
    rows = [f"'1.{x} full'" for x in range(0, 9, 2)] + [f"'2.{x} bare'" for x in range(-1, 10, 2)]
    borders = [f"1.{x} and 2.{x + side}" for x in range(0, 9, 2) for side in (-1, 1)]
    seat = f"[[seat]]\nhand = ['full']\nmine = [{', '.join(rows)}]\ncarts = {borders[1:]}\n"
    state = position(seat * 5, RACK)
    for each in range(5):
        act(state, each, "pick full")
    assert borders[0] not in player(state)["carts"]
    act(state, 0, "play full at 1.18", "use 1 at 1.18")
    assert set(borders) <= set(player(state)["carts"])


@pytest.mark.rule("IM-5")
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_opening_hand_is_two_three_three(seats):
    state = HOUSE.new(seats=seats, seed=7)
    for seat in range(seats):
        assert player(state, seat)["hand_levels"] == {"1": 2, "2": 3, "3": 3, "4": 0}
    assert seen(state)["decks"] == {"1": 36 - 2 * seats, "2": 43 - 3 * seats, "3": 43 - 3 * seats, "4": 14}


def opening(seats: int = 2):
    """The set-up of the plain pack, each seat with pit, shed, three halls and three domes."""
    cards = ("pit", "shed", "hall", "hall", "hall", "dome", "dome", "dome")
    return position("flow = ['set-up']\nround = 0\n" + "[[seat]]\n" * seats, PLAIN, (*DEALT, *(cards * seats)))


@pytest.mark.rule("IM-5")
def test_four_are_kept_and_four_discarded_on_their_piles():
    state = act(opening(1), 0, "keep pit", "keep hall", "keep hall", "keep dome")
    assert seen(state)["piles"] == {"1": ["shed"], "2": ["hall"], "3": ["dome", "dome"], "4": []}
    # the round has begun: the solo player can play only the pit, and it is not asked for what is forced
    assert sorted([*hand(state), *(row["card"] for row in mine(state).values())]) == ["dome", "hall", "hall", "pit"]


@pytest.mark.rule("IM-5")
def test_no_card_is_kept_more_often_than_it_was_dealt():
    state = act(opening(1), 0, "keep pit")
    assert options(state) == ["keep shed", "keep hall", "keep dome"]
    act(state, 0, "keep hall", "keep hall", "keep hall")
    assert seen(state)["round"] == 1


@pytest.mark.rule("IM-5")
def test_everybody_keeps_at_the_same_time():
    state = opening(3)
    assert state.to_act == (0, 1, 2)
    act(state, 2, "keep pit", "keep hall", "keep hall", "keep hall")
    act(state, 0, "keep pit")
    act(state, 1, "keep dome", "keep dome", "keep dome", "keep pit")
    assert state.to_act == (0,)
    assert seen(state)["round"] == 0


@pytest.mark.rule("IM-5")
def test_what_is_kept_is_secret_until_all_have_chosen():
    """Whichever four a seat keeps, the others see the same, until the last one has chosen."""
    one = act(opening(), 0, "keep pit", "keep shed", "keep hall", "keep hall")
    other = act(opening(), 0, "keep dome", "keep dome", "keep dome", "keep pit")
    for seat in (1, -1):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 1)["piles"] == {"1": [], "2": [], "3": [], "4": []}
    act(one, 1, "keep pit", "keep shed", "keep hall", "keep hall")
    assert seen(one, 1)["piles"] == {"1": [], "2": ["hall"] * 2, "3": ["dome"] * 6, "4": []}
