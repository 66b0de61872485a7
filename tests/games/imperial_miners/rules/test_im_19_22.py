"""Rule tests, IM-19 to IM-22."""

from __future__ import annotations

import pytest
from helpers import (
    HOUSE,
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
from packs_11_22 import CHOICES, PLAIN

from tabuleiro.core.errors import IllegalAction

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
