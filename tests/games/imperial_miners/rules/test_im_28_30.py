"""Rule tests, IM-28 to IM-30."""

from __future__ import annotations

import pytest
from helpers import (
    act,
    board,
    card,
    event,
    hand,
    options,
    player,
    position,
    refused,
    seen,
    small_pack,
)
from helpers_late import AT_THE_SURFACE, turn

from tabuleiro import PackError
from tabuleiro.games.imperial_miners.content.pack import FACTIONS

# ---------------------------------------------------------------- IM-28: draws
DRAWS = small_pack(
    card("one", 1, "draw = 3", copies=9),
    card("two", 2, copies=9),
    card("three", 3, "draw = 2; coin = 1", copies=12),
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
    card("stair", 1, "advance = 1; coin = 5", copies=1),
    card("late", 1, "draw = 1; advance = 2", copies=1),
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
    card("plain", 1, copies=3),
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
