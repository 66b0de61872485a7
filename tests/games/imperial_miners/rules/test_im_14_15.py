"""Rule tests, IM-14 to IM-15."""

from __future__ import annotations

import pytest
from helpers import (
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
from packs_11_22 import BOTH_PICK, PLAIN, finish

from tabuleiro.core.errors import IllegalAction


# ---------------------------------------------------------------- IM-14: the mine phase
@pytest.mark.rule("IM-14")
def test_picks_are_secret_until_the_last_one():
    """Whatever a seat picks, the others see the same, until all have picked."""
    text = "[[seat]]\ncoins = 2\nmine = ['1.0 pit']\nhand = ['pit', 'hall']\n[[seat]]\nhand = ['pit']"
    one, other = (act(position(text, PLAIN), 0, f"pick {name}") for name in ("pit", "hall"))
    for seat in (1, -1):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0)["pick"] == "pit"
    assert [player(one, 0)["playing"], player(other, 0)["coins"]] == ["", 2]  # nothing revealed or paid yet


@pytest.mark.rule("IM-14")
def test_a_blind_pick_is_as_secret_as_any_other():
    """One seat plays a free card, the other cannot pay its own and is asked all the same: others see no difference."""
    pack = small_pack(card("pit", 1, copies=9), card("hall", 2), card("free", 3), card("dear", 3, cost=13))
    text = "[[seat]]\nmine = ['1.0 pit', '2.1 hall']\nhand = ['{}']\n[[seat]]\nhand = ['pit']"
    rich, poor = (position(text.format(name), pack) for name in ("free", "dear"))
    for _ in ("before", "after"):
        for seat in (1, -1):
            assert seen(rich, seat) == seen(poor, seat)
        if 0 in rich.to_act:
            act(rich, 0, "pick free")
            act(poor, 0, "pick blind")
    assert rich.to_act == poor.to_act == (1,)


@pytest.mark.rule("IM-14")
def test_all_reveal_together():
    state = position(
        "[[seat]]\nmine = ['1.0 pit']\nhand = ['pit']\n[[seat]]\nmine = ['1.0 pit']\ncoins = 2\nhand = ['hall']", PLAIN
    )
    act(state, 1, "pick hall")
    told = state.listen()
    act(state, 0, "pick pit")
    revealed = [(one.kind, one.seat, one.data["card"]) for one in told if one.kind == "reveal"]
    assert revealed == [("reveal", 0, "pit"), ("reveal", 1, "hall")]
    assert [player(state, seat)["playing"] for seat in (0, 1)] == ["pit", "hall"]
    assert state.to_act == (0, 1)


@pytest.mark.rule("IM-14")
def test_a_pick_cannot_be_changed_after_the_reveal():
    state = position("[[seat]]\nmine = ['1.0 pit']\nhand = ['pit', 'pit']\n[[seat]]", PLAIN)
    act(state, 0, "pick pit")
    act(state, 1, "pick blind")
    with pytest.raises(IllegalAction):
        state.undo(0)
    assert refused(state, 0, "play hall at 2.1") == ("card_already_picked", "IM-14")


@pytest.mark.rule("IM-14")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_blind_cards_are_turned_up_in_seat_order(order):
    """Whoever picked first: the first card turned up is the lowest seat's."""
    pack = small_pack(*(card(name, 1, copies=4) for name in ("ash", "elm", "oak")), card("hall", 2, copies=3))
    state = position(
        "[[seat]]\nmine = ['1.0 ash']\nhand = ['hall']\n" * 3 + "\n[decks]\n1 = ['ash', 'elm', 'oak']", pack
    )
    state.scripted("elm", "oak", "ash")
    for seat in order:
        act(state, seat, "pick blind")
    assert [player(state, seat)["playing"] for seat in range(3)] == ["elm", "oak", "ash"]


@pytest.mark.rule("IM-14")
def test_everybody_resolves_on_their_own():
    """A seat may be through before another has begun, and turns may interleave."""
    state = position(BOTH_PICK.replace("hand", "mine = ['1.0 pit']\nhand"), PLAIN)
    act(state, 0, "pick pit")
    act(state, 1, "pick pit")
    act(state, 1, "play pit at 1.2", "use 1 at 1.2")
    act(state, 0, "play pit at 1.-2")
    act(state, 1, "surface 1")
    assert state.to_act == (0,)
    assert (player(state, 1)["coins"], player(state, 0)["coins"]) == (3, 0)


@pytest.mark.rule("IM-14")
def test_the_phase_ends_when_all_are_done():
    state = position("round = 5\n" + BOTH_PICK, PLAIN)
    finish(state, 1)
    finish(state, 0)
    assert seen(state)["round"] == 5  # seat 1 has picked; its card was revealed when seat 0 had picked too
    assert state.to_act == (1,)
    finish(state, 1)
    assert seen(state)["round"] == 6


@pytest.mark.rule("IM-14")
@pytest.mark.parametrize("first", [0, 1])
def test_shared_decks_are_served_in_the_order_actions_arrive(first):
    """One card of level 3 is left: who draws first gets it, whatever the seat."""
    text = "flow = ['round']\ndecks = { 3 = ['dome'] }\n[[seat]]\nasked = 'surface'\n[[seat]]\nasked = 'surface'"
    state = position(text, PLAIN)
    act(state, first, "surface 4", "draw from 3")
    assert hand(state, first) == ["dome"]
    act(state, 1 - first, "surface 4")
    assert options(state, 1 - first) == ["draw from 1", "draw from 2"]


@pytest.mark.rule("IM-14")
def test_a_deck_that_somebody_else_emptied_is_not_offered_any_more():
    """Both are asked from which deck to draw when one of them takes the last card of level 3."""
    text = "flow = ['round']\ndecks = { 3 = ['dome'] }\n[[seat]]\nasked = 'surface'\n[[seat]]\nasked = 'surface'"
    state = position(text, PLAIN)
    act(state, 0, "surface 4")
    act(state, 1, "surface 4")
    assert options(state, 0) == ["draw from 1", "draw from 2", "draw from 3"]
    act(state, 1, "draw from 3")
    assert options(state, 0) == ["draw from 1", "draw from 2"]
    assert refused(state, 0, "draw from 3") == ("deck_empty", "IM-1")


# Everything that a mine can be counted for stands in the other player's mine.
COUNTS = ("machine", "collapse", "cart", "level2", "level3", "different", "romans", "scots", "space", "coins")
WORLD = small_pack(
    *(card(f"count-{count}", 1, f"vp = 1, per = '{count}'") for count in COUNTS),
    *(card(f"near-{count}", 1, f"vp = 1, per = '{count}'") for count in ("neighbour", "below", "row")),
    card("near-cart", 1, "vp = 1, per = 'cart_here'"),
    card("work-machine", 1, "machine = 1, on = 'other'; vp = 9"),
    card("work-clear", 1, "clear = 'all'; vp = 9"),
    card("work-collapse", 1, "collapse = 1, on = 'all'; vp = 9"),
    card("work-cart", 1, "cart = 1; vp = 9"),
    card("work-activate", 1, "activate = 1, of = 'any'; vp = 9"),
    card("pit", 1, carts="FFFFFF", factions="romans scots", copies=9),
    card("hall", 2, carts="FFFFFF", factions="japanese", copies=9),
    card("dome", 3, carts="eeeeee", factions="egyptians", copies=9),
)
OTHERS = """
coins = 20
marker = "alchemy 4"
mine = ["1.0 pit machines=2", "1.2 pit collapsed", "2.1 hall machines=2", "3.0 dome collapsed", "3.2 dome"]
carts = ["2.1 and 3.0"]
"""


def beside_another(name: str):
    state = position(f"[[seat]]\nhand = ['{name}']\n[[seat]]{OTHERS}", WORLD)
    act(state, 0, f"pick {name}")
    return act(state, 1, "pick blind")


@pytest.mark.rule("IM-14")
@pytest.mark.parametrize(
    "count", [*(f"count-{count}" for count in COUNTS), "near-neighbour", "near-below", "near-cart"]
)
def test_no_effect_counts_another_players_mine(count):
    assert player(act(beside_another(count), 0, "use 1 at 1.0"))["vp"] == 0


@pytest.mark.rule("IM-14")
def test_a_row_is_counted_in_the_own_mine():
    assert player(act(beside_another("near-row"), 0, "use 1 at 1.0"))["vp"] == 1


@pytest.mark.rule("IM-14")
@pytest.mark.parametrize("work", ["machine", "clear", "collapse", "cart", "activate"])
def test_no_effect_names_or_changes_another_players_mine(work):
    """There is nothing to work on in the own mine, so the effect is through at once, and the other mine as before."""
    state = beside_another(f"work-{work}")
    before = player(state, 1)
    act(state, 0, "use 1 at 1.0")
    assert player(state, 0)["vp"] == 9
    assert player(state, 1) == before


@pytest.mark.rule("IM-14")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_mines_coins_points_hand_sizes_and_markers_are_public(viewer):
    state = position(f"[[seat]]\n[[seat]]\nvp = 6\nhand = ['pit', 'hall', 'dome']{OTHERS}", WORLD)
    shown = seen(state, viewer)["seats"][1]
    assert (shown["coins"], shown["vp"], shown["hand_size"]) == (20, 6, 3)
    assert (shown["board"], shown["space"]) == ("alchemy", 4)
    assert [(row["place"], row["card"]) for row in shown["mine"]] == [
        *[("1.0", "pit"), ("1.2", "pit"), ("2.1", "hall"), ("3.0", "dome"), ("3.2", "dome")]
    ]
    assert [row["machines"] for row in shown["mine"]] == [2, 0, 2, 0, 0]
    assert [row["collapsed"] for row in shown["mine"]] == [False, True, False, True, False]
    assert "2.1 and 3.0" in shown["carts"]


@pytest.mark.rule("IM-14")
def test_hands_are_not_public():
    """Two hands with cards from the same decks look the same to the others."""
    text = "decks = {{ 1 = [] }}\n[[seat]]\n[[seat]]\nhand = ['{}']"
    one, other = (position(text.format(name), WORLD) for name in ("pit", "count-cart"))
    for seat in (0, -1):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 1) != seen(other, 1)


# ---------------------------------------------------------------- IM-15: who cannot play
@pytest.mark.rule("IM-15")
@pytest.mark.parametrize(
    "seat",
    [
        "mine = ['1.0 pit']\nhand = ['hall']\ncoins = 1",
        "mine = ['1.0 pit']\nhand = ['dome', 'core']\ncoins = 20",
        "mine = ['1.0 pit']\ncoins = 20",
        "mine = ['1.0 pit']\nhand = ['hall', 'dome', 'core']\ncoins = 1",
    ],
    ids=["cost", "place", "empty hand", "cost and place"],
)
def test_who_cannot_play_turns_up_a_level_1_card(seat):
    """It is played, never in the hand, and its place is chosen once everybody has seen it."""
    state = position(f"[[seat]]\n{seat}\n[[seat]]", PLAIN)
    before = hand(state)
    assert options(state) == ["pick blind"]
    act(state, 0, "pick blind")
    act(state, 1, "pick blind")
    assert seen(state, 1)["seats"][0]["playing"] == "pit"
    assert hand(state) == before
    assert state.decision(0).kind == "place"
    assert len(options(state)) > 1
    act(state, 0, "play pit at 1.2", "use 1 at 1.2", "surface 1")
    assert mine(state)["1.2"]["card"] == "pit"
    assert hand(state) == before


@pytest.mark.rule("IM-15")
def test_a_blind_card_meets_no_hand_limit():
    state = position(f"[[seat]]\nmine = ['1.0 pit']\nhand = {['hall'] * 8}", PLAIN)
    assert state.decision(0).kind == "place"
    act(state, 0, "play pit at 1.2")
    assert len(hand(state)) == 8


@pytest.mark.rule("IM-15")
def test_blind_is_no_choice_for_who_can_play():
    state = position("[[seat]]\nmine = ['1.0 pit']\nhand = ['hall', 'dome']\ncoins = 2\n[[seat]]", PLAIN)
    assert options(state) == ["pick hall"]
    assert refused(state, 0, "pick blind") == ("blind_only_without_play", "IM-15")


@pytest.mark.rule("IM-15")
def test_only_a_card_that_can_be_paid_and_placed_may_be_picked():
    text = "[[seat]]\nmine = ['1.0 pit']\nhand = ['pit', 'hall', 'dome', 'core']\ncoins = {}\n[[seat]]"
    rich, poor = (position(text.format(coins), PLAIN) for coins in (2, 1))
    assert options(rich) == ["pick pit", "pick hall"]
    assert options(poor) == ["pick pit"]
    assert refused(poor, 0, "pick hall") == ("needs_coins", "IM-15")
    assert refused(rich, 0, "pick dome") == refused(rich, 0, "pick core") == ("no_place_for_level", "IM-16")
    with pytest.raises(IllegalAction):
        act(poor, 0, "pick hall")


@pytest.mark.rule("IM-15")
def test_reductions_count_for_whether_a_card_can_be_played():
    state = position("event = 'sale'\n[[seat]]\nmine = ['1.0 pit']\nhand = ['hall']\n[[seat]]", PLAIN)
    assert options(state) == ["pick hall"]


@pytest.mark.rule("IM-15")
def test_in_round_1_only_level_1_has_a_place():
    """Coins from the event do not help: below the surface there is nothing to touch from above."""
    text = "round = 0\nphase = 'round'\n[[seat]]\nhand = ['hall', 'dome', 'core', 'pit']\n"
    state = position(f"{text}[[seat]]\nhand = ['hall', 'dome', 'core']", PLAIN, ("gift",))
    assert player(state)["coins"] == 3
    assert options(state, 0) == ["pick pit"]
    assert options(state, 1) == ["pick blind"]


@pytest.mark.rule("IM-15")
@pytest.mark.parametrize("twice", [False, True])
def test_without_a_level_1_card_the_player_goes_straight_to_the_surface(twice):
    pack = small_pack(card("pit", 1), card("hall", 2), event("shift", "feature", "feature = 'surface_twice', n = 1"))
    table = f"event = '{'shift' if twice else 'quiet-1'}'\ndecks = {{ 1 = [] }}"
    state = position(f"{table}\n[[seat]]\nmine = ['1.0 pit']\nhand = ['hall']\n[[seat]]", pack)
    act(state, 0, "pick blind")
    act(state, 1, "pick blind")
    assert options(state, 0) == options(state, 1) == ["surface 1", "surface 4"]
    act(state, 0, *["surface 1"] * (2 if twice else 1))
    assert list(mine(state)) == ["1.0"]
    assert not mine(state)["1.0"]["active"]  # no chain either
    assert (player(state)["coins"], hand(state)) == (4 if twice else 2, ["hall"])
    assert state.to_act == (1,)


@pytest.mark.rule("IM-15")
def test_a_card_in_the_pile_is_still_found():
    state = position("decks = { 1 = [] }\npiles = { 1 = ['pit'] }\n[[seat]]\nmine = ['1.0 pit']", PLAIN)
    assert player(state)["playing"] == "pit"
