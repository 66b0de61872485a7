"""IM-11 to IM-22: the round, events, placement, activation and the chain up to the surface."""

from __future__ import annotations

from collections import Counter

import pytest
from helpers import (
    HOUSE,
    QUICK,
    act,
    around,
    board,
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

from tabuleiro.core.errors import IllegalAction, PackError
from tabuleiro.games.imperial_miners.mine import EDGE

PLAIN = small_pack(
    card("pit", 1, copies=40),
    card("hall", 2, copies=40),
    card("dome", 3, copies=40),
    card("core", 4, copies=14),
    event("gift", "immediate", "coin = 3"),
    event("feast", "end", "vp = 7"),
    event("sale", "feature", "feature = 'cost_less', n = 2"),
)
LEVEL_OF = {"pit": 1, "hall": 2, "dome": 3, "core": 4}
NAME_OF = {level: name for name, level in LEVEL_OF.items()}
BOTH_PICK = "[[seat]]\nhand = ['pit']\n[[seat]]\nhand = ['pit']"


def finish(state, *seats: int):
    """These seats take their first options until they have nothing left to do in this round."""
    round_ = seen(state)["round"]
    while seen(state)["round"] == round_ and (asked := [seat for seat in seats if seat in state.to_act]):
        act(state, asked[0], options(state, asked[0])[0])
    return state


def places(state, seat: int = 0) -> list[str]:
    return [text.partition(" at ")[2] for text in options(state, seat)]


# ---------------------------------------------------------------- IM-11: the round
@pytest.mark.rule("IM-11")
@pytest.mark.parametrize(
    ("name", "at_pick", "at_end"), [("gift", (3, 0), (6, 0)), ("feast", (0, 0), (3, 7)), ("quiet-1", (0, 0), (3, 0))]
)
def test_a_round_is_event_then_mine_then_end_of_round(name, at_pick, at_end):
    """Coins and VP when cards are picked, and when the next round begins; mine and surface give 1 and 2 coins."""
    state = position("round = 4\nphase = 'round'\n" + BOTH_PICK, PLAIN, (name,))
    assert [(player(state, seat)["coins"], player(state, seat)["vp"]) for seat in (0, 1)] == [at_pick] * 2
    assert options(state, 0) == ["pick pit"]
    act(state, 0, "pick pit")
    act(state, 1, "pick pit")
    act(state, 0, "use 1 at 1.0", "surface 1")
    assert player(state, 0)["vp"] == 0  # the end of the round waits for the last seat
    state.scripted("quiet-2")
    act(state, 1, "use 1 at 1.0", "surface 1")
    assert (seen(state)["round"], seen(state)["event"]) == (6, "quiet-2")
    assert [(player(state, seat)["coins"], player(state, seat)["vp"]) for seat in (0, 1)] == [at_end] * 2


@pytest.mark.rule("IM-11")
def test_there_are_ten_rounds():
    state = finish(position("round = 9\n" + BOTH_PICK, PLAIN), 0, 1)
    assert (seen(state)["round"], state.over) == (10, False)
    finish(state, 0, 1)
    assert (seen(state)["round"], state.over) == (10, True)
    assert state.to_act == ()
    assert refused(state, 0, "pick blind") == ("play_is_over", "")


RECALL = small_pack(
    card("pit", 1, "coin = 1", copies=9),
    card("step", 1, "advance = 1", copies=9),
    card("hall", 2),
    event("echo", "end", "activate = 1, of = 'any'; vp = 1, if = 'advanced'"),
    event("alarm", "immediate", "activate = 1, of = 'any'; vp = 1, if = 'advanced'"),
)


@pytest.mark.rule("IM-11")
def test_this_round_includes_the_end_of_round_event():
    """What was activated and advanced in the mine phase still was so when the end-of-round event is resolved."""
    state = position("event = 'echo'\n[[seat]]\nhand = ['step']\nmine = ['1.-4 pit', '1.4 pit']", RECALL)
    act(state, 0, "play step at 1.0", "use 1 at 1.0", "enter alchemy", "surface 1")
    assert options(state) == ["activate 1.-4", "activate 1.4"]  # not 1.0
    act(state, 0, "activate 1.4", "use 1 at 1.4")
    assert player(state)["vp"] == 1


@pytest.mark.rule("IM-11")
def test_this_round_ends_with_the_next_reveal():
    """All cards may be activated again, and nobody has advanced, as soon as the next event is there."""
    seat = "[[seat]]\nadvanced = true\nmarker = 'alchemy 1'\nmine = ['1.0 pit active', '1.4 pit active']"
    state = position(f"round = 3\nphase = 'round'\n{seat}", RECALL, ("alarm",))
    assert options(state) == ["activate 1.0", "activate 1.4"]
    act(state, 0, "activate 1.0", "use 1 at 1.0")
    assert player(state)["vp"] == 0


@pytest.mark.rule("IM-11")
def test_this_round_begins_with_the_event_phase():
    """A card that the event activated is not activated again in the mine phase of the same round."""
    text = "event = 'alarm'\nphase = 'event'\n[[seat]]\nhand = ['hall']\ncoins = 2\nmine = ['1.0 pit']"
    state = act(position(text, RECALL), 0, "use 1 at 1.0", "play hall at 2.1", "use none at 2.1")
    assert state.decision(0).kind == "surface"  # the chain passed 1.0 without a question
    assert player(state)["coins"] == 1


# ---------------------------------------------------------------- IM-12: the event phase
CHOICES = small_pack(
    card("pit", 1, copies=9),
    event("either", "immediate", "coin = 1", "vp = 1"),
    event("offer", "immediate", "pay = 3; vp = 5", "coin = 1"),
    event("draw", "immediate", "draw = 2"),
    event("works", "immediate", "machine = 2, on = 'any'; clear = 1; cart = 1; activate = 1, of = 'any'; vp = 1"),
    event("spare", "immediate", "clear = 3; vp = 1"),
)


@pytest.mark.rule("IM-12")
@pytest.mark.parametrize("seats", range(1, 6))
def test_everybody_resolves_an_immediate_event(seats):
    state = position("event = 'gift'\nphase = 'event'\n" + "[[seat]]\nhand = ['pit', 'pit', 'hall']\n" * seats, PLAIN)
    assert [player(state, seat)["coins"] for seat in range(seats)] == [3] * seats


@pytest.mark.rule("IM-12")
def test_the_event_is_revealed_to_all():
    state = position("round = 2\nphase = 'round'\n[[seat]]\n[[seat]]", PLAIN, ("sale",))
    for seat in (0, 1, -1):
        assert (seen(state, seat)["event"], seen(state, seat)["features"]) == ("sale", {"cost_less": 2})


@pytest.mark.rule("IM-12")
def test_each_player_chooses_among_an_events_effects_and_must():
    state = position("event = 'either'\nphase = 'event'\n[[seat]]\n[[seat]]", CHOICES)
    assert options(state, 0) == options(state, 1) == ["event 1", "event 2"]  # there is no way to decline
    act(state, 1, "event 2")
    assert state.to_act == (0,)  # nobody picks a card before all have resolved it
    act(state, 0, "event 1")
    assert [(player(state, seat)["coins"], player(state, seat)["vp"]) for seat in (0, 1)] == [(1, 0), (0, 1)]


@pytest.mark.rule("IM-12")
def test_the_event_comes_before_the_picks():
    state = position("event = 'draw'\nphase = 'event'\ndecks = { 2 = [], 3 = [] }\n[[seat]]\n[[seat]]", CHOICES)
    assert hand(state, 0) == hand(state, 1) == ["pit", "pit"]  # only one deck to draw from: not asked
    assert options(state, 0) == ["pick pit"]


@pytest.mark.rule("IM-12")
def test_an_events_effect_that_cannot_be_paid_is_no_choice():
    state = position("event = 'offer'\nphase = 'event'\n[[seat]]\ncoins = 3\n[[seat]]\ncoins = 2", CHOICES)
    assert options(state, 0) == ["event 1", "event 2"]
    assert player(state, 1)["coins"] == 3  # the other effect was forced


@pytest.mark.rule("IM-12")
def test_an_event_is_resolved_as_far_as_possible():
    state = position("event = 'spare'\nphase = 'event'\n[[seat]]\nmine = ['1.0 pit collapsed']\n[[seat]]", CHOICES)
    assert not mine(state)["1.0"]["collapsed"]  # one of three
    assert player(state)["vp"] == 1


@pytest.mark.rule("IM-12")
def test_what_needs_a_mine_does_nothing_in_an_empty_one():
    state = position("event = 'works'\nphase = 'event'\n[[seat]]\n[[seat]]", CHOICES)
    assert [player(state, seat)["vp"] for seat in (0, 1)] == [1, 1]
    assert options(state, 0) == ["pick blind"]


@pytest.mark.rule("IM-12")
def test_an_event_that_could_not_be_resolved_by_all_is_refused():
    with pytest.raises(PackError, match="IM-12"):
        small_pack(event("toll", "immediate", "pay = 1; vp = 1"))


@pytest.mark.rule("IM-12")
@pytest.mark.parametrize("name", [one.id for one in HOUSE.pack.events if one.kind == "immediate"])
def test_every_immediate_house_event_can_be_resolved_in_an_empty_mine(name):
    """Round 1: no coins, no mine, no hand. All seats get through it and pick."""
    state = position(f"event = '{name}'\nphase = 'event'\n" + "[[seat]]\n" * 3)
    while state.decision(state.to_act[0]).kind != "pick":
        act(state, state.to_act[0], options(state, state.to_act[0])[0])
    assert state.to_act == (0, 1, 2)


# ---------------------------------------------------------------- IM-13: kinds of events
@pytest.mark.rule("IM-13")
def test_immediate_events_are_the_majority_of_the_house_set():
    kinds = Counter(one.kind for one in HOUSE.pack.events)
    assert kinds["immediate"] > kinds["feature"] + kinds["end"]
    assert kinds["feature"] > 0
    assert kinds["end"] > 0


@pytest.mark.rule("IM-13")
def test_house_events_are_to_the_players_benefit():
    """None places a collapse or can cost coins against the player's will."""
    for one in HOUSE.pack.events:
        assert not [part for effect in one.effects for part in effect.parts if part.verb == "collapse"]
        assert [effect for effect in one.effects if not effect.pay]


@pytest.mark.rule("IM-13")
@pytest.mark.parametrize(("name", "coins"), [("gift", 3), ("feast", 0), ("sale", 0)])
def test_only_an_immediate_event_does_something_on_reveal(name, coins):
    state = position("round = 2\nphase = 'round'\n" + BOTH_PICK, PLAIN, (name,))
    assert seen(state)["event"] == name
    assert [(player(state, seat)["coins"], player(state, seat)["vp"]) for seat in (0, 1)] == [(coins, 0)] * 2


@pytest.mark.rule("IM-13")
def test_a_feature_changes_this_rounds_mine_phase_only():
    """`sale` takes 2 off: a hall is free in its round, and costs 2 again in the next."""
    text = "round = 3\nphase = 'round'\n[[seat]]\nhand = ['hall', 'hall']\nmine = ['1.0 pit', '1.4 pit']\n[[seat]]"
    state = position(text, PLAIN, ("sale",))
    assert player(state)["coins"] == 0  # on reveal it does nothing by itself
    assert options(state) == ["pick hall"]
    act(state, 0, "pick hall")
    act(state, 1, "pick blind")
    assert player(state)["coins"] == 0
    state.scripted("dome", "dome", "dome", "quiet-1")
    finish(state, 1)
    act(state, 0, "play hall at 2.1", "use none at 2.1", "use none at 1.0", "surface 4")
    act(state, 0, "draw from 3", "draw from 3", "draw from 3")
    assert seen(state)["event"] == "quiet-1"
    assert refused(state, 0, "pick hall") == ("needs_coins", "IM-15")


@pytest.mark.rule("IM-13")
@pytest.mark.parametrize(("feature", "coins", "space"), [("cart_pays", 2, 1), ("advance_plus", 0, 4), ("", 0, 1)])
def test_each_feature_holds_for_its_round(feature, coins, space):
    """A card that completes two carts and advances 1; the boards and the other effects give no coins."""
    pack = small_pack(
        card("pit", 1, "advance = 1", carts="eeeeFF", copies=9),
        card("hall", 2, "vp = 1", carts="eeFFee", copies=9),
        *(
            [event("on", "feature", f"feature = '{feature}', n = {3 if feature == 'advance_plus' else 1}")]
            if feature
            else []
        ),
    )
    text = f"event = '{'on' if feature else 'quiet-1'}'\n[[seat]]\nhand = ['hall']\ncoins = 2\nmarker = 'alchemy 0'\n"
    state = position(text + "mine = ['1.0 pit', '1.2 pit']", pack)
    act(state, 0, "play hall at 2.1", "use 1 at 2.1", "climb to 1.0", "use 1 at 1.0")
    assert (player(state)["coins"], player(state)["space"]) == (coins, space)


@pytest.mark.rule("IM-13")
def test_a_feature_can_double_the_surface():
    pack = small_pack(card("pit", 1, copies=9), event("shift", "feature", "feature = 'surface_twice', n = 1"))
    state = position("event = 'shift'\n[[seat]]\n[[seat]]", pack)
    act(state, 0, "pick blind")
    act(state, 1, "pick blind")
    act(state, 0, "use none at 1.0", "surface 1", "surface 1")
    assert player(state)["coins"] == 4
    assert state.to_act == (1,)


@pytest.mark.rule("IM-13")
def test_an_end_of_round_event_comes_before_scoring_in_the_last_round():
    state = finish(position("round = 10\nevent = 'feast'\n" + BOTH_PICK, PLAIN), 0, 1)
    assert state.over
    assert [score.total for score in state.scores] == [7, 7]


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


# ---------------------------------------------------------------- IM-19 and IM-20: activation and the chain
CHAIN = small_pack(
    card("pit", 1, "coin = 1", "vp = 1", copies=9),
    card("hall", 2, "coin = 2", "vp = 2", copies=9),
    card("dome", 3, "coin = 4", "vp = 4", copies=9),
    card("core", 4, "coin = 8", "vp = 8", copies=9),
    card("reader", 2, "draw = 2; vp = 1", "vp = 5"),
    card("walker", 2, "advance = 2; vp = 1"),
    board("alchemy-a", "", "", "machine = 1, on = 'any'", "vp = 3"),
)


@pytest.mark.rule("IM-19")
@pytest.mark.parametrize(("use", "gained"), [("use 1", (2, 0)), ("use 2", (0, 2)), ("use none", (0, 0))])
def test_the_placed_card_is_activated_for_one_effect_at_most(use, gained):
    state = position("[[seat]]\nhand = ['hall']\ncoins = 2\nmine = ['1.0 pit', '1.4 pit']", CHAIN)
    act(state, 0, "play hall at 2.1")
    assert options(state) == ["use 1 at 2.1", "use 2 at 2.1", "use none at 2.1"]
    act(state, 0, f"{use} at 2.1")
    assert (player(state)["coins"], player(state)["vp"]) == gained
    assert mine(state)["2.1"]["active"]
    assert options(state) == ["use 1 at 1.0", "use 2 at 1.0", "use none at 1.0"]  # the next card, not this one again


@pytest.mark.rule("IM-19")
def test_an_effect_is_finished_before_the_chain_goes_on():
    state = position("[[seat]]\nhand = ['reader']\ncoins = 2\nmine = ['1.0 pit', '1.2 pit']", CHAIN)
    act(state, 0, "play reader at 2.1", "use 1 at 2.1")
    assert state.decision(0).kind == "draw"
    act(state, 0, "draw from 1")
    assert (state.decision(0).kind, player(state)["vp"]) == ("draw", 0)
    act(state, 0, "draw from 2")
    assert player(state)["vp"] == 1
    assert options(state) == ["climb to 1.0", "climb to 1.2"]


@pytest.mark.rule("IM-19")
def test_a_progress_space_is_finished_before_the_chain_goes_on():
    state = position("[[seat]]\nhand = ['walker']\ncoins = 2\nmine = ['1.0 pit', '1.2 pit']", CHAIN)
    act(state, 0, "play walker at 2.1", "use 1 at 2.1", "enter alchemy")
    assert options(state) == ["machine on 1.0", "machine on 1.2", "machine on 2.1"]
    act(state, 0, "machine on 1.2")
    assert options(state) == ["climb to 1.0", "climb to 1.2"]


DEEP = "['1.0 pit', '1.2 pit', '1.4 pit', '2.1 hall', '2.3 hall', '3.2 dome']"


@pytest.mark.rule("IM-20")
@pytest.mark.parametrize(("hall", "pit"), [("2.1", "1.0"), ("2.1", "1.2"), ("2.3", "1.2"), ("2.3", "1.4")])
def test_the_chain_goes_up_card_by_card_to_the_surface(hall, pit):
    """Each card on the way is activated as if just placed, and no other."""
    state = position(f"[[seat]]\nhand = ['core']\nmine = {DEEP}", CHAIN)
    act(state, 0, "play core at 4.3", "use 1 at 4.3", "use 2 at 3.2")
    assert options(state) == ["climb to 2.1", "climb to 2.3"]
    act(state, 0, f"climb to {hall}")
    assert options(state) == [f"use {one} at {hall}" for one in ("1", "2", "none")]
    act(state, 0, f"use 1 at {hall}")
    assert len(options(state)) == 2
    act(state, 0, f"climb to {pit}", f"use 2 at {pit}")
    assert state.decision(0).kind == "surface"
    assert (player(state)["coins"], player(state)["vp"]) == (8 + 2, 4 + 1)
    assert {place for place, row in mine(state).items() if row["active"]} == {"4.3", "3.2", hall, pit}


@pytest.mark.rule("IM-20")
def test_a_level_1_card_leads_straight_to_the_surface():
    state = position("[[seat]]\nhand = ['pit']\nmine = ['1.0 pit', '1.4 pit', '2.1 hall']", CHAIN)
    act(state, 0, "play pit at 1.2", "use none at 1.2")
    assert state.decision(0).kind == "surface"
    assert [row["active"] for row in mine(state).values()] == [False, False, False, True]


@pytest.mark.rule("IM-20")
@pytest.mark.parametrize("marks", ["", "active", "collapsed", "active collapsed"])
def test_of_two_cards_above_either_may_be_taken_whatever_its_marks(marks):
    """Also one already activated (no effect) or collapsed (it only loses the collapse): the other stays as it was."""
    rows = f"['1.0 pit {marks}', '1.2 pit']"
    for taken, other in (("1.0", "1.2"), ("1.2", "1.0")):
        state = position(f"[[seat]]\nhand = ['hall']\ncoins = 2\nmine = {rows}", CHAIN)
        before = mine(state)[other]
        act(state, 0, "play hall at 2.1", "use none at 2.1")
        assert options(state) == ["climb to 1.0", "climb to 1.2"]
        act(state, 0, f"climb to {taken}")
        if taken == "1.2" or not marks:
            assert options(state) == [f"use {one} at {taken}" for one in ("1", "2", "none")]
            act(state, 0, f"use 1 at {taken}")
        assert state.decision(0).kind == "surface"
        assert mine(state)[other] == before


@pytest.mark.rule("IM-20")
def test_the_only_card_above_is_taken():
    state = position("[[seat]]\nhand = ['hall']\ncoins = 2\nmine = ['1.0 pit', '1.4 pit']", CHAIN)
    act(state, 0, "play hall at 2.-1", "use none at 2.-1")
    assert options(state)[0] == "use 1 at 1.0"


@pytest.mark.rule("IM-20")
def test_only_cards_directly_above_can_be_climbed_to():
    rows = "['1.0 pit', '1.2 pit', '1.4 pit', '2.3 hall', '3.2 dome']"
    state = position(f"[[seat]]\nhand = ['hall']\ncoins = 2\nmine = {rows}", CHAIN)
    act(state, 0, "play hall at 2.1", "use none at 2.1")
    assert options(state) == ["climb to 1.0", "climb to 1.2"]
    for place in ("1.4", "2.3", "3.2"):
        assert refused(state, 0, f"climb to {place}") is not None


PLACED = small_pack(
    card("pit", 1, copies=9),
    card("edge", 1, "vp = 1, if = 'edge'"),
    card("mid", 1, "vp = 1, if = 'between'"),
    card("hall", 2, copies=9),
    card("arch", 2, "vp = 1, if = 'two_above'"),
    card("dome", 3, copies=9),
)


@pytest.mark.rule("IM-20")
@pytest.mark.parametrize(
    ("placed", "standing", "deeper", "first", "second"),
    [
        # at the edge of its row when placed; then a card stands further out on both sides
        ("edge", ["1.0 edge"], ["1.-2 pit", "1.2 pit"], 1, 0),
        ("edge", ["1.0 edge", "1.2 pit"], ["1.-2 pit"], 1, 0),
        # not between two cards when placed; later it is
        ("mid", ["1.0 mid", "1.-2 pit"], ["1.2 pit"], 0, 1),
        # one card above when placed; later two
        ("arch", ["1.0 pit", "2.1 arch"], ["1.2 pit"], 0, 1),
    ],
)
def test_placement_conditions_look_at_the_present_mine(placed, standing, deeper, first, second):
    """The same card, activated when it was placed and again when more cards stand."""
    spot = next(row.split()[0] for row in standing if row.endswith(placed))
    gained = []
    for rows in (standing, standing + deeper):
        text = f"flow = ['round']\n[[seat]]\nmine = {rows}\nasked = 'activate@{spot}'\n[[seat]]\nasked = 'surface'"
        gained.append(player(act(position(text, PLACED), 0, f"use 1 at {spot}"))["vp"])
    assert gained == [first, second]


@pytest.mark.rule("IM-20")
def test_a_chain_asks_a_condition_anew():
    """The arch gained nothing with one card above; now that two are, it does, when the chain comes by."""
    state = position("[[seat]]\nhand = ['dome']\nmine = ['1.0 pit', '2.1 arch', '1.2 pit']", PLACED)
    act(state, 0, "play dome at 3.0", "use none at 3.0", "use 1 at 2.1")
    assert player(state)["vp"] == 1


# ---------------------------------------------------------------- IM-21: the surface
def at_surface(coins: int, more: str = "", table: str = "", pack=None):
    other = "[[seat]]\nasked = 'surface'"
    return position(f"{table}\nflow = ['round']\n[[seat]]\ncoins = {coins}\nasked = 'surface'\n{more}\n{other}", pack)


@pytest.mark.rule("IM-21")
@pytest.mark.parametrize(
    ("coins", "offered_"), [(0, "14"), (3, "14"), (4, "124"), (7, "124"), (8, "1234"), (30, "1234")]
)
def test_one_of_the_surface_effects_that_can_be_paid_is_resolved(coins, offered_):
    """On the house set; it cannot be declined."""
    state = at_surface(coins)
    assert options(state) == [f"surface {one}" for one in offered_]
    for one, need in (("2", 4), ("3", 8)):
        if coins < need:
            assert state.why_not(0, f"surface {one}").parameters == {"have": coins, "need": need}


@pytest.mark.rule("IM-21")
@pytest.mark.parametrize(("choice", "coins", "space"), [("surface 1", 12, 0), ("surface 2", 6, 2), ("surface 3", 2, 5)])
def test_figures_of_the_surface_effects(choice, coins, space):
    """The house surface on plain boards: 2 coins; 4 for 2 steps; 8 for 5."""
    state = at_surface(10, "marker = 'alchemy 0'", pack=small_pack(*LONG, surface=HOUSE_SURFACE))
    act(state, 0, choice)
    assert (player(state)["coins"], player(state)["space"]) == (coins, space)
    assert hand(state) == []
    assert state.to_act == (1,)


LONG = tuple(board(f"{name}-a", *[""] * 9, "vp = 1") for name in ("alchemy", "technology", "diplomacy"))
HOUSE_SURFACE = tuple(
    "; ".join([*([f"pay = {effect.pay}"] if effect.pay else []), *(f"{part.verb} = {part.n}" for part in effect.parts)])
    for effect in HOUSE.pack.surface
)


@pytest.mark.rule("IM-21")
def test_the_last_surface_effect_draws_three_cards():
    state = act(at_surface(0), 0, "surface 4", "draw from 1", "draw from 2", "draw from 3")
    assert player(state)["hand_levels"] == {"1": 1, "2": 1, "3": 1, "4": 0}
    assert state.to_act == (1,)


@pytest.mark.rule("IM-21")
def test_the_surface_comes_after_the_chains_gains():
    """Coins that the chain has just given pay for an advance."""
    state = position("[[seat]]\nhand = ['hall']\ncoins = 2\nmine = ['1.0 pit', '1.4 pit']", CHAIN)
    act(state, 0, "play hall at 2.1", "use 1 at 2.1", "use 1 at 1.0")
    assert player(state)["coins"] == 3
    assert options(state) == ["surface 1", "surface 4"]
    state = position("[[seat]]\nhand = ['hall']\ncoins = 3\nmine = ['1.0 pit', '1.4 pit']", CHAIN)
    act(state, 0, "play hall at 2.1", "use 1 at 2.1", "use 1 at 1.0")
    assert options(state) == ["surface 1", "surface 2", "surface 4"]


@pytest.mark.rule("IM-21")
def test_no_discount_applies_at_the_surface():
    """Neither a waiting discount, nor an event's reduction, nor Scottish cards."""
    pack = small_pack(
        card("clan", 1, factions="scots", copies=9), event("sale", "feature", "feature = 'cost_less', n = 9")
    )
    more = "discount = 9\nmine = ['1.0 clan', '1.2 clan', '1.4 clan']"
    assert options(at_surface(3, more, "event = 'sale'", pack)) == ["surface 1", "surface 4"]
    state = act(at_surface(4, more, "event = 'sale'", pack), 0, "surface 2", "enter alchemy")
    assert (player(state)["coins"], player(state)["discount"]) == (0, 9)


@pytest.mark.rule("IM-21")
def test_after_the_surface_the_players_mine_phase_ends():
    state = act(at_surface(20, pack=PLAIN), 0, "surface 1")
    assert state.to_act == (1,)
    assert refused(state, 0, "surface 1") == ("not_your_turn", "")
    assert seen(state)["round"] == 1
    act(state, 1, "surface 1")
    assert seen(state)["round"] == 2


# ---------------------------------------------------------------- IM-22: what is optional
FREE = small_pack(
    card("pit", 1, copies=9),
    card("hall", 2, copies=9),
    card("fist", 1, "vp = 2; collapse = 1, on = 'self'", copies=9),
    card("shop", 1, "pay = 3; vp = 2", "pay = 5; vp = 4"),
    card("lode", 1, "machine = 3, on = 'self'; vp = 1"),
    card("book", 1, "draw = 3; find = 1, of = 'romans'; clear = 2; cart = 1; vp = 1"),
    board("alchemy-a", "", "vp = 1", "clear = 'all'; vp = 2", "vp = 3"),
    board("technology-a", "", "", "machine = 1, on = 'any'", "vp = 3"),
    event("echo", "end", "activate = 1, of = 'any'"),
)


def activating(spot: str, rows: list[str], coins: int = 0, table: str = ""):
    """The card at a place is activated; another seat keeps the round going."""
    seat = f"[[seat]]\ncoins = {coins}\nmine = {rows}\nsteps = ['activate@{spot}']"
    return position(f"{table}\nflow = ['round', 'end-of-round']\n{seat}\n[[seat]]\nasked = 'surface'", FREE)


@pytest.mark.rule("IM-22")
@pytest.mark.parametrize("use", ["use 1", "use none"])
def test_an_activation_is_used_up_with_an_effect_or_without(use):
    """The end-of-round event can only activate the other card."""
    text = "event = 'echo'\n[[seat]]\nhand = ['fist']\nmine = ['1.0 pit', '1.4 pit']\n"
    state = position(text, FREE)
    act(state, 0, "play fist at 1.2", f"{use} at 1.2")
    assert mine(state)["1.2"]["active"]
    assert player(state)["vp"] == (2 if use == "use 1" else 0)
    act(state, 0, "surface 1")
    assert options(state) == ["activate 1.0", "activate 1.4"]


@pytest.mark.rule("IM-22")
def test_a_drawback_belongs_to_a_chosen_effect():
    state = act(activating("1.0", ["1.0 fist"]), 0, "use 1 at 1.0")
    assert (player(state)["vp"], mine(state)["1.0"]["collapsed"]) == (2, True)
    state = act(activating("1.0", ["1.0 fist"]), 0, "use none at 1.0")
    assert (player(state)["vp"], mine(state)["1.0"]["collapsed"]) == (0, False)


@pytest.mark.rule("IM-22")
@pytest.mark.parametrize(("rows", "spot", "machines"), [(["1.0 lode machines=2"], "1.0", 3), (["1.0 lode"], "1.0", 3)])
def test_a_chosen_effect_is_resolved_as_far_as_possible(rows, spot, machines):
    state = act(activating(spot, rows), 0, f"use 1 at {spot}")
    assert (mine(state)[spot]["machines"], player(state)["vp"]) == (machines, 1)


@pytest.mark.rule("IM-22")
def test_an_effect_with_impossible_parts_can_be_chosen_and_goes_on():
    """No cards to draw, no faction, no collapse, no border: the last part is still resolved."""
    table = "decks = { 1 = [], 2 = [], 3 = [] }"
    state = act(activating("1.0", ["1.0 book"], table=table), 0, "use 1 at 1.0")
    assert player(state)["vp"] == 1


@pytest.mark.rule("IM-22")
@pytest.mark.parametrize(
    ("coins", "offered_"), [(0, []), (2, []), (3, ["1", "none"]), (4, ["1", "none"]), (5, ["1", "2", "none"])]
)
def test_an_effect_that_cannot_be_paid_in_full_cannot_be_chosen(coins, offered_):
    """With no effect to choose the activation is over without a question, and used up."""
    state = activating("1.0", ["1.0 shop"], coins)
    assert options(state) == [f"use {one} at 1.0" for one in offered_]
    assert mine(state)["1.0"]["active"]
    if offered_ == ["1", "none"]:
        reason = state.why_not(0, "use 2 at 1.0")
        assert (reason.code, reason.rule, reason.parameters) == ("needs_coins", "IM-22", {"have": coins, "need": 5})
    if offered_:
        act(state, 0, "use 1 at 1.0")
        assert (player(state)["coins"], player(state)["vp"]) == (coins - 3, 2)


@pytest.mark.rule("IM-22")
def test_coins_of_an_effect_do_not_pay_its_own_price():
    pack = small_pack(card("loan", 1, "pay = 1; coin = 5", "vp = 1"))
    state = position("[[seat]]\nhand = ['loan']", pack)
    assert options(state) == ["use 2 at 1.0", "use none at 1.0"]


@pytest.mark.rule("IM-22")
def test_discarding_a_collapse_is_not_optional():
    """No question is asked: the collapse is gone, the activation too."""
    state = activating("1.0", ["1.0 pit collapsed", "1.2 pit"])
    assert not mine(state)["1.0"]["collapsed"]
    assert mine(state)["1.0"]["active"]
    assert state.to_act == (1,)


@pytest.mark.rule("IM-22")
def test_going_up_the_chain_is_not_optional():
    """Also after `none`, and also onto a card that can do nothing."""
    state = position("[[seat]]\nhand = ['hall']\ncoins = 2\nmine = ['1.0 pit collapsed', '1.2 pit active']", FREE)
    act(state, 0, "play hall at 2.1", "use none at 2.1")
    assert options(state) == ["climb to 1.0", "climb to 1.2"]
    act(state, 0, "climb to 1.2")
    assert state.decision(0).kind == "surface"


@pytest.mark.rule("IM-22")
def test_the_surface_effect_is_not_optional():
    assert options(at_surface(0)) == ["surface 1", "surface 4"]
    with pytest.raises(IllegalAction):
        act(at_surface(0), 0, "surface none")


@pytest.mark.rule("IM-22")
@pytest.mark.parametrize("name", ["alchemy", "technology"])
def test_progress_spaces_are_not_optional(name):
    """One takes effect at once, even if its collapses were wanted; one with a choice offers only where, not whether."""
    rows = "mine = ['1.0 pit collapsed', '1.2 pit collapsed']"
    state = act(at_surface(4, f"marker = '{name} 0'\n{rows}", pack=FREE), 0, "surface 2")
    if name == "alchemy":
        assert [row["collapsed"] for row in mine(state).values()] == [False, False]
        assert player(state)["vp"] == 2
    else:
        assert options(state) == ["machine on 1.0", "machine on 1.2"]


@pytest.mark.rule("IM-22")
@pytest.mark.parametrize("name", ["either", "offer"])
def test_events_are_not_optional(name):
    state = position(f"event = '{name}'\nphase = 'event'\n" + "[[seat]]\ncoins = 3\n" * 2, CHOICES)
    assert options(state) == ["event 1", "event 2"]
    assert refused(state, 0, "event none") is not None
    assert refused(state, 0, "pick blind") == ("not_now", "")
