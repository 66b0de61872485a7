"""Rule tests, IM-11 to IM-13."""

from __future__ import annotations

from collections import Counter

import pytest
from helpers import (
    HOUSE,
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
from packs_11_22 import BOTH_PICK, CHOICES, PLAIN, finish

from tabuleiro.core.errors import PackError


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
