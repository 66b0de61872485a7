"""Rule tests, IM-35 to IM-40."""

from __future__ import annotations

import pytest
from helpers import HOUSE, QUIET, act, card, event, mine, options, player, position, small_pack
from helpers_late import (
    AT_THE_SURFACE,
    cards_counting,
    cards_if,
    cards_with,
    house_cards,
    parts,
    priced,
    turn,
)
from packs_35_43 import all_of

from tabuleiro.games.imperial_miners.content.pack import FACTIONS

# ---------------------------------------------------------------- IM-35: Scots
SCOTS = small_pack(
    card("scot", 1, "coin = 1", factions="scots"),
    card("half", 1, "coin = 1", factions="scots romans"),
    card("vault", 1, "pay = 3; less_per = 'scots'; vp = 5", factions="scots"),
    card("guest", 1, "pay = 3; less_per = 'scots'; vp = 5"),
    card("fixed", 1, "pay = 3; vp = 5", factions="scots"),
    card("other", 1, "pay = 3; vp = 5", factions="egyptians"),
    card("dear", 3, "vp = 1", cost=4, factions="scots"),
    card("hall", 2, "vp = 1", factions="scots"),
    event("offer", "immediate", "pay = 3; vp = 5", "coin = 1"),
)


@pytest.mark.rule("IM-35")
@pytest.mark.parametrize(
    ("tool", "others", "price"),
    [
        ("vault", [], 2),  # the new card counts itself
        ("vault", ["scot"], 1),
        ("vault", ["half"], 1),  # one of two factions is enough
        ("vault", ["scot", "vault"], 0),
        ("vault", ["scot", "scot", "half", "scot"], 0),  # never below 0
        ("guest", [], 3),
        ("guest", ["scot"], 2),
        ("fixed", ["scot", "scot"], 3),  # only where the card prints it
        ("other", ["scot", "scot"], 3),
    ],
)
def test_every_scottish_card_takes_1_off_a_printed_price_down_to_0(tool, others, price):
    rows = [f"1.0 {tool}", *(f"1.{2 * i} {id_}" for i, id_ in enumerate(others, 1))]
    state = act(turn("1.0", rows, SCOTS, coins=7), 0, "use 1 at 1.0")
    assert (player(state)["coins"], player(state)["vp"]) == (7 - price, 5)


@pytest.mark.rule("IM-35")
def test_the_reduced_price_decides_whether_the_effect_can_be_chosen():
    rows = ["1.0 vault", "1.2 scot"]
    assert options(turn("1.0", rows, SCOTS, coins=1)) == ["use 1 at 1.0", "use none at 1.0"]
    poor = turn("2.1", [*rows, "2.1 hall"], SCOTS)  # three Scots stand there: the effect is free
    act(poor, 0, "use none at 2.1", "climb to 1.0")
    assert options(poor) == ["use 1 at 1.0", "use none at 1.0"]
    short = turn("2.1", ["1.0 guest", "2.1 hall"], SCOTS, coins=1)  # 3 less 1, and 1 coin
    act(short, 0, "use none at 2.1")
    assert options(short) == AT_THE_SURFACE  # none was the only answer


@pytest.mark.rule("IM-35")
def test_scots_take_nothing_off_a_cards_cost():
    rows = ["1.0 scot", "1.2 scot", "2.1 hall"]
    state = position(f"event = 'quiet-1'\n[[seat]]\ncoins = 3\nhand = ['dear', 'scot', 'half']\nmine = {rows}", SCOTS)
    assert options(state) == ["pick scot", "pick half"]
    assert state.why_not(0, "pick dear").parameters == {"have": 3, "need": 4}


@pytest.mark.rule("IM-35")
def test_scots_take_nothing_off_the_surface():
    rows = ["1.0 scot", "1.2 scot", "1.4 scot", "1.6 scot"]
    poor = act(turn("1.0", rows, SCOTS, coins=3), 0, "use none at 1.0")
    assert options(poor) == AT_THE_SURFACE
    rich = act(turn("1.0", rows, SCOTS, coins=9), 0, "use none at 1.0", "surface 3", "enter alchemy")
    assert player(rich)["coins"] == 1


@pytest.mark.rule("IM-35")
def test_scots_take_nothing_off_an_events_price():
    seat = "[[seat]]\ncoins = {}\nhand = ['scot', 'half']\nmine = ['1.0 scot', '1.2 scot']"
    text = f"event = 'offer'\nphase = 'event'\n{seat}"
    assert player(position(text.format(2), SCOTS))["coins"] == 3  # only the other effect was left
    state = act(position(text.format(3), SCOTS), 0, "event 1")
    assert (player(state)["coins"], player(state)["vp"]) == (0, 5)


@pytest.mark.rule("IM-35")
def test_the_house_scots_have_strong_effects_with_a_reduced_price():
    scots = house_cards("scots")
    reduced = [effect for effect in priced(scots) if effect.less_per_scot]
    assert len(reduced) > len(scots) / 2
    assert all_of("scots", [c for c in HOUSE.pack.cards if any(e.less_per_scot for e in c.effects)])
    # Strong: what a Scottish card sells is worth more VP than what it gives for nothing.
    for c in scots:
        dear = [p.n for e in c.effects if e.pay for p in e.parts if p.verb == "vp" and not p.per]
        free = [p.n for e in c.effects if not e.pay for p in e.parts if p.verb == "vp" and not p.per]
        if len(c.factions) == 1 and dear and free:
            assert max(dear) > max(free), c.id


# ---------------------------------------------------------------- IM-36: Atlanteans
ATLANTIS = small_pack(
    card("gate", 1, "coin = 1"),
    card("mill", 2, "machine = 1, on = 'self'", "vp = 1; vp = 1, per = 'machine_here'", factions="atlanteans"),
    card("bell", 2, "machine = 1, on = 'self'; machine = 1, on = 'other'", factions="atlanteans"),
    card("crane", 2, "coin = 1", "vp = 1; vp = 1, per = 'machine', every = 2, max = 2", factions="atlanteans"),
)


@pytest.mark.rule("IM-36")
def test_atlanteans_gather_machines_on_themselves():
    state = act(turn("2.1", ["1.0 gate", "2.1 mill"], ATLANTIS), 0, "use 1 at 2.1")
    assert mine(state)["2.1"]["machines"] == 1


@pytest.mark.rule("IM-36")
def test_atlanteans_gather_machines_on_others():
    state = turn("2.1", ["1.0 gate", "1.2 gate", "2.1 bell"], ATLANTIS)
    act(state, 0, "use 1 at 2.1", "machine on 1.2")
    assert {place: row["machines"] for place, row in mine(state).items()} == {"1.0": 0, "1.2": 1, "2.1": 1}


@pytest.mark.rule("IM-36")
@pytest.mark.parametrize("here", [0, 1, 3])
@pytest.mark.parametrize("elsewhere", [0, 3])
def test_atlanteans_grow_with_machines_here_or_in_the_whole_mine(here, elsewhere):
    rows = ["1.0 gate", f"1.2 gate machines={elsewhere}"]
    state = act(turn("2.1", [*rows, f"2.1 mill machines={here}"], ATLANTIS), 0, "use 2 at 2.1")
    assert player(state)["vp"] == 1 + here  # per machine here
    state = act(turn("2.1", [*rows, f"2.1 crane machines={here}"], ATLANTIS), 0, "use 2 at 2.1")
    assert player(state)["vp"] == 1 + min(2, (here + elsewhere) // 2)  # per two machines, and a cap


@pytest.mark.rule("IM-36")
def test_every_house_atlantean_speaks_of_machines_and_nobody_else_places_them():
    placing, counting = cards_with("machine"), cards_counting("machine", "machine_here")
    assert all(c in placing or c in counting for c in house_cards("atlanteans"))
    assert all_of("atlanteans", placing)
    assert all_of("atlanteans", counting)
    assert len(cards_with("machine", "self")) >= 5
    assert len(cards_with("machine", "other", "any")) >= 5


# ---------------------------------------------------------------- IM-37: Egyptians
EGYPT = small_pack(
    card("gate", 1, "coin = 1"),
    card("space", 1, "vp = 1, per = 'space'; coin = 1"),
    card("after", 1, "vp = 7, if = 'advanced'; coin = 1"),
    card("walk", 2, "advance = 2"),
    card("stay", 2, "advance = 2, per = 'machine'"),
    event("road", "immediate", "advance = 1"),
)


@pytest.mark.rule("IM-37")
@pytest.mark.parametrize(("marker", "vp"), [("", 0), ("alchemy 0", 0), ("technology 3", 3)])
def test_the_markers_position_is_its_space_number_and_0_before_the_first_advance(marker, vp):
    state = act(turn("1.0", ["1.0 space"], EGYPT, marker=marker), 0, "use 1 at 1.0")
    assert player(state)["vp"] == vp


@pytest.mark.rule("IM-37")
def test_the_markers_position_is_0_after_a_board_change():
    state = turn("2.1", ["1.0 space", "2.1 walk"], EGYPT, marker="alchemy 4")
    act(state, 0, "use 1 at 2.1", "enter technology", "use 1 at 1.0")
    assert player(state)["vp"] == 5  # the top of the plain board, and nothing per space


@pytest.mark.rule("IM-37")
@pytest.mark.parametrize(("tool", "vp"), [("walk", 7), ("stay", 0), ("none", 0)])
def test_advanced_means_at_least_1_this_round(tool, vp):
    state = turn("2.1", ["1.0 after", f"2.1 {'walk' if tool == 'none' else tool}"], EGYPT, marker="alchemy 0")
    act(state, 0, "use none at 2.1" if tool == "none" else "use 1 at 2.1", "use 1 at 1.0")
    assert (player(state)["vp"], player(state)["coins"]) == (vp, 1)


@pytest.mark.rule("IM-37")
def test_advanced_still_holds_after_a_board_change():
    state = turn("2.1", ["1.0 after", "2.1 walk"], EGYPT, marker="alchemy 4")
    act(state, 0, "use 1 at 2.1", "enter technology", "use 1 at 1.0")
    assert player(state)["vp"] == 5 + 7


@pytest.mark.rule("IM-37")
def test_the_event_phase_is_part_of_this_round():
    seat = "[[seat]]\nmarker = 'alchemy 0'\ncoins = 2\nhand = ['walk']\nmine = ['1.0 after']"
    state = position(f"event = 'road'\nphase = 'event'\n{seat}", EGYPT)
    act(state, 0, "play walk at 2.1", "use none at 2.1", "use 1 at 1.0")
    assert player(state)["vp"] == 7


@pytest.mark.rule("IM-37")
def test_an_advance_of_the_round_before_does_not_count():
    seat = "[[seat]]\nadvanced = true\nmarker = 'alchemy 2'\ncoins = 2\nhand = ['walk']\nmine = ['1.0 after']"
    state = position(f"past_events = {['road', *QUIET[1:]]}\nphase = 'round'\nround = 4\n{seat}", EGYPT)
    act(state, 0, "play walk at 2.1", "use none at 2.1", "use 1 at 1.0")
    assert (player(state)["vp"], player(state)["space"]) == (0, 2)


@pytest.mark.rule("IM-37")
def test_the_house_egyptians_are_the_main_source_of_advancing():
    by_faction = {f: sum(c.copies for c in cards_with("advance") if f in c.factions) for f in FACTIONS}
    others = sum(c.copies for c in cards_with("advance") if "egyptians" not in c.factions)
    assert by_faction["egyptians"] > others
    assert len(cards_counting("space")) >= 2
    assert len(cards_if("advanced")) >= 2
    assert all_of("egyptians", [*cards_counting("space"), *cards_if("advanced")])


# ---------------------------------------------------------------- IM-38: Barbarians
WILDS = small_pack(
    card("gate", 1, "coin = 1"),
    card("fist", 2, "vp = 3; collapse = 1, on = 'self'", "coin = 2", factions="barbarians"),
    card("crew", 2, "clear = 2; coin = 2; vp = 2, per = 'cleared'", factions="barbarians"),
    card("lodge", 2, "coin = 1", "vp = 1; vp = 2, per = 'collapse', max = 6", factions="barbarians"),
)


@pytest.mark.rule("IM-38")
def test_a_strong_effect_puts_a_collapse_on_the_card():
    state = act(turn("2.1", ["1.0 gate", "2.1 fist"], WILDS), 0, "use 1 at 2.1")
    assert player(state)["vp"] == 3
    assert mine(state)["2.1"]["collapsed"]


@pytest.mark.rule("IM-38")
def test_the_collapse_is_not_placed_if_the_other_effect_is_used():
    state = act(turn("2.1", ["1.0 gate", "2.1 fist"], WILDS), 0, "use 2 at 2.1")
    assert player(state)["coins"] == 2
    assert not mine(state)["2.1"]["collapsed"]


@pytest.mark.rule("IM-38")
def test_some_discard_collapses_and_pay_for_them():
    rows = ["1.0 gate collapsed", "1.2 gate collapsed", "1.4 gate collapsed", "2.1 crew"]
    state = act(turn("2.1", rows, WILDS), 0, "use 1 at 2.1", "clear 1.4", "clear 1.0")
    assert [place for place, row in mine(state).items() if row["collapsed"]] == ["1.2"]
    assert (player(state)["coins"], player(state)["vp"]) == (2, 4)


@pytest.mark.rule("IM-38")
@pytest.mark.parametrize(("there", "vp"), [(0, 0), (1, 2), (3, 6), (4, 6)])
def test_some_pay_per_collapse_in_the_mine(there, vp):
    rows = [f"1.{2 * i} gate{' collapsed' if i < there else ''}" for i in range(4)]
    state = act(turn("2.1", [*rows, "2.1 lodge"], WILDS), 0, "use 2 at 2.1")
    assert player(state)["vp"] == 1 + vp  # a point in any case


@pytest.mark.rule("IM-38")
def test_the_house_barbarians_collapse_clear_and_pay_per_collapse():
    collapsing, clearing, paying = cards_with("collapse"), cards_with("clear"), cards_counting("collapse", "cleared")
    assert all(c in collapsing or c in clearing or c in paying for c in house_cards("barbarians"))
    assert all_of("barbarians", [*collapsing, *clearing, *paying])
    assert len(cards_with("collapse", "self")) >= 5
    assert len(clearing) >= 2
    assert len(paying) >= 2


# ---------------------------------------------------------------- IM-39: Japanese
JAPAN = small_pack(
    card("lamp", 1, "coin = 1", factions="japanese"),
    card("road", 1, "coin = 1", factions="romans"),
    card("pump", 1, "coin = 1", factions="atlanteans"),
    card("toll", 1, "coin = 1", factions="scots egyptians"),
    card("arch", 1, "coin = 1", factions="barbarians romans"),
    card("silk", 2, "vp = 1, per = 'japanese', max = 3", factions="japanese"),
    card("jade", 3, "vp = 1; vp = 1, per = 'different', max = 5", factions="japanese"),
)


@pytest.mark.rule("IM-39")
@pytest.mark.parametrize(("others", "vp"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_many_japanese_cards_pay(others, vp):
    rows = ["1.0 lamp" if others else "1.0 road", *(f"1.{2 * i} lamp" for i in range(1, others))]
    state = act(turn("2.1", [*rows, "2.1 silk"], JAPAN), 0, "use 1 at 2.1")
    assert player(state)["vp"] == vp


@pytest.mark.rule("IM-39")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        (["lamp"], 1),  # Japanese three times are one faction
        (["road"], 2),
        (["toll", "arch"], 5),
        (["toll", "arch", "pump"], 5),  # six, and a cap of five
    ],
)
def test_many_different_factions_pay(others, vp):
    rows = [f"1.{2 * i} {id_}" for i, id_ in enumerate(others)]
    state = act(turn("3.2", [*rows, "2.1 silk", "3.2 jade"], JAPAN), 0, "use 1 at 3.2")
    assert player(state)["vp"] == 1 + vp  # a point in any case


@pytest.mark.rule("IM-39")
def test_the_house_japanese_pay_for_japanese_and_for_different_factions():
    of_their_own, different = cards_counting("japanese"), cards_counting("different")
    assert len(of_their_own) >= 4
    assert len(different) >= 6
    assert all_of("japanese", [*of_their_own, *different])
    assert {c.level for c in of_their_own} == {c.level for c in different} == {1, 2, 3}


# ---------------------------------------------------------------- IM-40: Romans
ROME = small_pack(
    card("gate", 1, "coin = 1"),
    card("hall", 2, "coin = 1"),
    card("arch", 2, "vp = 1, if = 'two_above'; coin = 1"),
    card("edge", 2, "vp = 1, if = 'edge'; coin = 1"),
    card("middle", 2, "vp = 1, if = 'between'; coin = 1"),
    card("crowd", 2, "vp = 1, if = { count = 'neighbour', min = 3 }; coin = 1"),
    card("deep", 3, "coin = 1"),
    card("tally", 2, "vp = 1, per = 'cart'", carts="FFFFFF"),
    card("touch", 2, "vp = 1, per = 'cart_here'", carts="FFFFFF"),
    card("mark", 2, "cart = 1; coin = 1", carts="FFFFFF"),
    card("full", 1, "coin = 1", carts="FFFFFF"),
)


@pytest.mark.rule("IM-40")
@pytest.mark.parametrize(
    ("tool", "others", "holds"),
    [
        ("arch", ["1.0 gate", "1.2 gate"], True),
        ("arch", ["1.2 gate"], False),
        ("arch", ["1.0 gate", "1.4 gate", "1.-2 gate"], False),
        ("edge", ["1.0 gate", "1.2 gate"], True),  # alone in its row
        ("edge", ["1.0 gate", "1.2 gate", "2.3 hall"], True),
        ("edge", ["1.0 gate", "1.-2 gate", "2.-1 hall"], True),
        ("edge", ["1.-2 gate", "1.0 gate", "1.2 gate", "2.-1 hall", "2.3 hall"], False),
        ("edge", ["1.0 gate", "1.8 gate", "1.-8 gate", "2.9 hall", "2.-7 hall"], False),  # anywhere in the row
        ("middle", ["1.-2 gate", "1.0 gate", "1.2 gate", "2.-1 hall", "2.3 hall"], True),
        ("middle", ["1.0 gate", "1.2 gate", "2.3 hall"], False),
        ("middle", ["1.0 gate", "1.8 gate", "1.-8 gate", "2.9 hall", "2.-7 hall"], False),  # they do not touch it
        ("crowd", ["1.0 gate", "1.2 gate"], False),
        ("crowd", ["1.0 gate", "1.2 gate", "2.3 hall"], True),
        ("crowd", ["1.0 gate", "1.2 gate", "3.0 deep"], True),
        ("crowd", ["1.0 gate", "1.2 gate", "1.4 gate", "1.6 gate"], False),
    ],
)
def test_particular_placement_pays(tool, others, holds):
    state = act(turn("2.1", [*others, f"2.1 {tool}"], ROME), 0, "use 1 at 2.1")
    assert (player(state)["vp"], player(state)["coins"]) == (int(holds), 1)


@pytest.mark.rule("IM-40")
def test_complete_carts_of_the_mine_or_of_the_card_pay():
    rows = ["1.0 full", "1.2 full", "1.4 full", "1.6 gate"]
    assert player(act(turn("2.1", [*rows, "2.1 tally"], ROME), 0, "use 1 at 2.1"))["vp"] == 4
    assert player(act(turn("2.1", [*rows, "2.1 touch"], ROME), 0, "use 1 at 2.1"))["vp"] == 2


@pytest.mark.rule("IM-40")
def test_some_place_cart_markers():
    state = act(turn("2.1", ["1.0 gate", "1.2 gate", "2.1 mark"], ROME), 0, "use 1 at 2.1", "cart between 1.2 and 2.1")
    assert player(state)["carts"] == ["1.2 and 2.1"]


@pytest.mark.rule("IM-40")
def test_the_house_romans_pay_for_placement_and_carts_and_place_markers():
    placement = cards_if("two_above", "edge", "between") + cards_counting("neighbour")
    assert {p.condition for c in placement for p in parts(c)} >= {"two_above", "edge", "between"}
    assert len(placement) >= 6
    assert len(cards_counting("cart", "cart_here")) >= 5
    assert len(cards_with("cart")) >= 5
    assert all_of("romans", [*placement, *cards_counting("cart", "cart_here"), *cards_with("cart")])
