"""IM-1 to IM-10: components, set-up and what is printed on mine cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from helpers import (
    FACING,
    HOUSE,
    QUICK,
    QUIET,
    TOWARDS,
    act,
    around,
    card,
    event,
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

from tabuleiro.core.errors import BadInput, PackError, RecordError
from tabuleiro.games.imperial_miners.content import BOARDS, FACTIONS

CARDS = HOUSE.pack.cards
PLAIN = small_pack(
    card("pit", 1, copies=9),
    card("shed", 1, copies=9),
    card("hall", 2, copies=9),
    card("dome", 3, copies=9),
    card("core", 4, copies=9),
)
AT_SURFACE = """
{table}
flow = ["round", "end-of-round"]
[[seat]]
coins = 20
asked = "surface"
"""


def drawing(table: str, pack=PLAIN):
    """A seat that draws three cards with its surface effect, from the decks and piles of `table`."""
    return act(position(AT_SURFACE.format(table=table), pack), 0, "surface 4")


def copies(cards) -> int:
    return sum(card.copies for card in cards)


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


# ---------------------------------------------------------------- IM-5: the opening hand
DEALT = ("alchemy-a", "technology-a", "diplomacy-a")


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


# ---------------------------------------------------------------- IM-6: the first game
@pytest.mark.rule("IM-6")
@pytest.mark.parametrize("seats", range(1, 6))
def test_in_a_first_game_two_of_each_level_are_dealt(seats):
    state = HOUSE.new(seats=seats, seed=3, first_game=True)
    dealt = state.record.setup[3 : 3 + 6 * seats]
    levels = {card.id: card.level for card in CARDS}
    assert [levels[name] for name in dealt] == [1, 1, 2, 2, 3, 3] * seats


@pytest.mark.rule("IM-6")
def test_in_a_first_game_all_six_are_kept():
    cards = ("pit", "shed", "hall", "hall", "dome", "dome")
    state = position("flow = ['set-up@1']\nround = 0\n[[seat]]\n[[seat]]", PLAIN, (*DEALT, *cards, *cards))
    assert seen(state)["round"] == 1  # nothing was asked before the first round
    assert [hand(state, seat) for seat in (0, 1)] == [list(cards)] * 2
    assert options(state, 0) == ["pick pit", "pick shed"]
    assert seen(state)["piles"] == {"1": [], "2": [], "3": [], "4": []}


@pytest.mark.rule("IM-6")
def test_the_first_game_is_an_option():
    assert HOUSE.new(seats=1, seed=3).decision(0).kind == "keep"


# ---------------------------------------------------------------- IM-7: cost
@pytest.mark.rule("IM-7")
def test_costs_of_the_house_set():
    costs = {level: {card.cost for card in CARDS if card.level == level} for level in range(1, 5)}
    assert costs[1] == {0}
    assert costs[2] == {2}
    assert min(costs[3]) == 0
    assert max(costs[3]) == 13
    assert costs[4] == {0}


@pytest.mark.rule("IM-7")
@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 0), (2, 1), (2, 3), (3, 14), (4, 1)])
def test_a_card_with_another_cost_is_refused(level, cost):
    with pytest.raises(PackError, match="cost"):
        small_pack(card("odd", level, cost=cost))


COSTS = small_pack(
    card("pit", 1, copies=9),
    card("hall", 2, copies=9),
    card("core", 4),
    *(card(f"dome-{cost}", 3, cost=cost, copies=2) for cost in range(14)),
    *(card(f"cheap-{cost}", 3, cost=cost, less="n = 1, per = 'machine'") for cost in range(14)),
    *(event(f"less-{n}", "feature", f"feature = 'cost_less', n = {n}") for n in range(1, 10)),
)
FREE = "'1.0 pit', '2.1 hall', '3.0 dome-0'"


def holding(name: str, coins: int, more: str = "", table: str = "", machines: str = ""):
    """Two seats; the first may play its only card, in a mine with a place for every level, or must play blind."""
    rows = FREE.replace("pit", f"pit {machines}")
    return position(f"{table}\n[[seat]]\nhand = ['{name}']\ncoins = {coins}\nmine = [{rows}]\n{more}\n[[seat]]", COSTS)


def paid(name: str, coins: int, **given: str) -> int:
    """What the card costs its player when all have picked."""
    state = act(act(holding(name, coins, **given), 0, f"pick {name}"), 1, "pick blind")
    assert hand(state) == []
    return coins - player(state)["coins"]


@pytest.mark.rule("IM-7")
@pytest.mark.parametrize(
    ("name", "cost"), [("pit", 0), ("hall", 2), ("core", 0), *((f"dome-{cost}", cost) for cost in range(14))]
)
def test_a_card_costs_its_coins(name, cost):
    assert paid(name, cost) == cost
    assert paid(name, cost + 5) == cost
    if cost:
        state = holding(name, cost - 1)
        assert refused(state, 0, f"pick {name}") == ("needs_coins", "IM-15")
        assert options(state) == ["pick blind"]


@pytest.mark.rule("IM-7")
@QUICK
@given(cost=st.integers(0, 13), feature=st.integers(0, 9), waiting=st.integers(0, 9), machines=st.integers(0, 3))
def test_reductions_add_up_before_the_floor_of_0(cost, feature, waiting, machines):
    """An event's, a waiting discount and the card's own: all of them count, and nothing is paid back."""
    name = f"cheap-{cost}"
    given = {
        "table": f"event = 'less-{feature}'" if feature else "",
        "more": f"discount = {waiting}",
        "machines": f"machines={machines}" if machines else "",
    }
    due = max(0, cost - feature - waiting - machines)
    assert paid(name, due, **given) == due
    assert paid(name, 30, **given) == due
    if due:
        assert options(holding(name, due - 1, **given)) == ["pick blind"]


@pytest.mark.rule("IM-7")
def test_a_discount_is_used_up_whole_by_the_next_card_with_a_cost():
    for name, left in (("dome-3", 0), ("dome-0", 5), ("pit", 5)):
        state = act(act(holding(name, 0, more="discount = 5"), 0, f"pick {name}"), 1, "pick blind")
        assert player(state)["discount"] == left


# ---------------------------------------------------------------- IM-8: factions
@pytest.mark.rule("IM-8")
def test_factions_of_the_house_set():
    assert set(FACTIONS) == {"scots", "atlanteans", "egyptians", "japanese", "barbarians", "romans"}
    by_size = {n: copies(card for card in CARDS if len(card.factions) == n) for n in range(7)}
    assert sum(by_size.values()) == by_size[0] + by_size[1] + by_size[2]
    assert all(by_size[n] for n in range(3))
    assert by_size[1] + by_size[2] > by_size[0]


@pytest.mark.rule("IM-8")
def test_egyptians_have_the_most_cards():
    sizes = Counter({faction: copies(card for card in CARDS if faction in card.factions) for faction in FACTIONS})
    (first, most), (_, second) = sizes.most_common(2)
    assert first == "egyptians"
    assert most > second


@pytest.mark.rule("IM-8")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_faction_occurs_on_levels_1_to_3(faction, level):
    assert [card for card in CARDS if card.level == level and faction in card.factions]


@pytest.mark.rule("IM-8")
@pytest.mark.parametrize("factions", ["scots romans japanese", "scots scots", "vikings"])
def test_a_card_has_at_most_two_of_the_six_factions(factions):
    with pytest.raises(PackError, match="factions"):
        small_pack(card("odd", 1, factions=factions))


@pytest.mark.rule("IM-8")
@pytest.mark.parametrize("printed", [pair for n in range(3) for pair in combinations(FACTIONS, n)])
def test_a_card_counts_as_each_of_its_factions_at_once(printed):
    """One activation gains another number for each faction, so the sum tells which ones were counted, and once each."""
    worth = dict(zip(FACTIONS, (1, 2, 4, 8, 16, 20), strict=True))
    *most, last = (f"{{}} = {n}, per = '{faction}'" for faction, n in worth.items())
    effect = "; ".join([*(part.format("vp") for part in most), last.format("coin")])
    state = position("[[seat]]\nhand = ['pit']", small_pack(card("pit", 1, effect, factions=" ".join(printed))))
    act(state, 0, "use 1 at 1.0")
    gained = player(state)["coins"], player(state)["vp"]
    assert gained == (20 if "romans" in printed else 0, sum(worth[one] for one in printed if one != "romans"))


# ---------------------------------------------------------------- IM-9: effects
@pytest.mark.rule("IM-9")
def test_a_card_of_the_house_set_has_one_effect_or_mostly_two():
    sizes = Counter({n: copies(card for card in CARDS if len(card.effects) == n) for n in range(4)})
    assert sizes[0] == sizes[3] == 0
    assert sizes[2] > sizes[1] > 0


@pytest.mark.rule("IM-9")
@pytest.mark.parametrize("effects", ["", "{ do = [{ coin = 1 }] }, " * 3])
def test_a_card_without_effects_or_with_three_is_refused(effects):
    entry = f"[[card]]\nid = 'odd'\nlevel = 1\ncarts = 'eeeeee'\nsource = 'test'\neffects = [{effects}]"
    with pytest.raises(PackError, match="effects"):
        small_pack(entry)


TWO = small_pack(card("one", 1, "coin = 1"), card("two", 1, "coin = 1", "vp = 1"))


@pytest.mark.rule("IM-9")
@pytest.mark.parametrize(
    ("name", "choice", "gained"),
    [
        ("two", "1", (1, 0)),
        ("two", "2", (0, 1)),
        ("two", "none", (0, 0)),
        ("one", "1", (1, 0)),
        ("one", "none", (0, 0)),
    ],
)
def test_the_owner_picks_one_effect_or_none(name, choice, gained):
    state = position(f"[[seat]]\nhand = ['{name}']", TWO)
    assert options(state) == [f"use {one} at 1.0" for one in (("1", "2", "none") if name == "two" else ("1", "none"))]
    act(state, 0, f"use {choice} at 1.0")
    assert (player(state)["coins"], player(state)["vp"]) == gained
    assert state.decision(0).kind == "surface"


# ---------------------------------------------------------------- IM-10: half carts
@pytest.mark.rule("IM-10")
def test_every_card_has_six_half_carts_each_full_or_empty():
    assert all(len(card.carts) == 6 and set(card.carts) <= set("Fe") for card in CARDS)
    assert all({card.carts[i] for card in CARDS} == {"F", "e"} for i in (0, 1, 4, 5))
    for carts in ("FFFFF", "FFFFFFF", "FFFFFx"):
        with pytest.raises(PackError, match="carts"):
            small_pack(card("odd", 1, carts=carts))


def only(direction: int) -> str:
    return "".join("F" if i == direction else "e" for i in range(6))


CARTS = small_pack(
    *(card(f"{kind}-{level}-{i}", level, cost=2 if level == 2 else 0, carts=letters, copies=9)
      for level in (1, 2, 3)
      for i in range(6)
      for kind, letters in (("one", only(i)), ("but", only(i).translate(str.maketrans("Fe", "eF"))))),
    *(card(f"none-{level}", level, carts="eeeeee", copies=9) for level in (1, 2, 3)),
    *(card(f"all-{level}", level, "cart = 1", carts="FFFFFF", copies=9) for level in (1, 2, 3, 4)),
)  # fmt: skip


def pair(direction: int, centre: str, neighbour: str) -> tuple[str, list[str]]:
    """The border between a card at 2.1 and one next to it, and their mine; the cards above have no half carts."""
    level, x = 2 + TOWARDS[direction][0], 1 + TOWARDS[direction][1]
    mine_ = {"1.0": "none-1", "1.2": "none-1", "2.1": centre, f"{level}.{x}": neighbour.format(level)}
    border = sorted(["2.1", f"{level}.{x}"], key=lambda place: (place.split(".")[0], int(place.split(".")[1])))
    return " and ".join(border), [f"'{place} {name}'" for place, name in mine_.items()]


@pytest.mark.rule("IM-10")
@pytest.mark.parametrize("later_first", [False, True])
@pytest.mark.parametrize("direction", range(6))
def test_two_full_halves_that_meet_are_a_cart(direction, later_first):
    """Only the two halves of that border are full, so a cart shows that these two meet, whichever card came first."""
    border, rows = pair(direction, f"one-2-{direction}", f"one-{{}}-{FACING[direction]}")
    if later_first:
        rows.reverse()
    state = position(f"[[seat]]\nmine = [{', '.join(rows)}]\n[[seat]]", CARTS)
    assert player(state)["carts"] == [border]
    assert state.scores[0].total == 1


@pytest.mark.rule("IM-10")
@pytest.mark.parametrize("direction", range(6))
def test_a_full_and_an_empty_half_are_no_cart(direction):
    """All halves but the two of this border are full on one of the cards, or one of the two as well."""
    for centre, neighbour, half in (
        (f"one-2-{direction}", "none-{}", True),
        ("none-2", f"one-{{}}-{FACING[direction]}", True),
        (f"but-2-{direction}", f"one-{{}}-{FACING[direction]}", True),
        (f"but-2-{direction}", f"but-{{}}-{FACING[direction]}", False),
    ):
        border, rows = pair(direction, centre, neighbour)
        state = position(f"[[seat]]\nmine = [{', '.join(rows)}]\n[[seat]]", CARTS)
        assert border not in player(state)["carts"]
        assert (border in player(state)["half_carts"]) is half


@pytest.mark.rule("IM-10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_half_carts_need_not_match_for_a_card_to_be_placed(level):
    """The same places for a card with all halves full and one with none, next to cards of both kinds."""
    rows = "'1.0 all-1', '1.4 none-1', '2.-1 none-2', '2.3 all-2', '3.-2 all-3'"
    places = []
    for name in (f"all-{level}", f"none-{level}"):
        state = position(f"[[seat]]\nhand = ['{name}']\ncoins = 2\nmine = [{rows}]", CARTS)
        places.append([text.partition(" at ")[2] for text in options(state)])
    assert places[0] == places[1]
    assert len(places[0]) > 1


@pytest.mark.rule("IM-10")
def test_a_half_towards_the_surface_or_an_open_side_is_never_a_cart():
    """Not even a marker can make it one: a lone card has no border for it."""
    state = act(position("[[seat]]\nhand = ['all-1']", CARTS), 0, "use 1 at 1.0")
    assert state.decision(0).kind == "surface"
    assert player(state)["carts"] == player(state)["half_carts"] == []
    assert state.scores[0].total == 0


@pytest.mark.rule("IM-10")
@QUICK
@given(mines(), st.data())
def test_carts_of_a_whole_mine(places, data):
    """Any mine of cards with any half carts, recounted border by border."""
    kinds = [f"{kind}-{{}}-{i}" for kind in ("one", "but") for i in range(6)]
    names = {}
    for level, x in places:
        chosen = data.draw(st.sampled_from(["all-{}", *kinds])) if level < 4 else "all-{}"
        names[level, x] = chosen.format(level)
    letters = {card.id: card.carts for card in CARTS.pack.cards}
    full = Counter(
        frozenset([place, other])
        for place, name in names.items()
        for direction, other in enumerate(around(place))
        if other in names and letters[name][direction] == "F"
    )
    rows = ", ".join(f"'{level}.{x} {name}'" for (level, x), name in names.items())
    has = player(position(f"[[seat]]\nmine = [{rows}]\n[[seat]]", CARTS))

    def borders(texts):
        return {frozenset((int(text[0]), int(text[2:])) for text in one.split(" and ")) for one in texts}

    assert borders(has["carts"]) == {border for border, halves in full.items() if halves == 2}
    assert borders(has["half_carts"]) == {border for border, halves in full.items() if halves == 1}
