"""Rule tests IM-35 to IM-43: what makes each faction, in the engine and in the house set, and the end of the game."""

from __future__ import annotations

import pytest
from helpers import HOUSE, QUIET, act, card, event, mine, options, player, position, seen, small_pack
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

from tabuleiro.games.imperial_miners.content import FACTIONS
from tabuleiro.games.imperial_miners.scoring import SECOND_TIE_BREAK, title
from tabuleiro.games.imperial_miners.words import title_words


def all_of(faction, cards):
    return all(faction in card.factions for card in cards)


# ---------------------------------------------------------------- IM-35: Scots
SCOTS = small_pack(
    card("scot", 1, "coin = 1", factions="scots"),
    card("half", 1, "coin = 1", factions="scots romans"),
    card("vault", 1, "pay = 3; less_per = 'scots'; vp = 5", factions="scots"),
    card("guest", 1, "pay = 3; less_per = 'scots'; vp = 5"),
    card("fixed", 1, "pay = 3; vp = 5", factions="scots"),
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


@pytest.mark.rule("IM-35")
def test_house_prices_of_other_factions_are_not_reduced():
    state = turn("1.0", ["1.0 dawn-stair", "1.2 toll-bothy"], coins=5, marker="alchemy 0")
    act(state, 0, "use 1 at 1.0")
    assert player(state)["coins"] == 5 - 1 + 2  # the price of 1, and the 2 coins of the space


# ---------------------------------------------------------------- IM-36: Atlanteans
@pytest.mark.rule("IM-36")
def test_atlanteans_gather_machines_on_themselves():
    state = act(turn("2.1", ["1.0 gate-road", "2.1 wave-mill"]), 0, "use 1 at 2.1")
    assert mine(state)["2.1"]["machines"] == 1


@pytest.mark.rule("IM-36")
def test_atlanteans_gather_machines_on_others():
    state = turn("2.1", ["1.0 gate-road", "1.2 arch-road", "2.1 diving-bell"])
    act(state, 0, "use 1 at 2.1", "machine on 1.2")
    assert {place: row["machines"] for place, row in mine(state).items()} == {"1.0": 0, "1.2": 1, "2.1": 1}


@pytest.mark.rule("IM-36")
@pytest.mark.parametrize("here", [0, 1, 3])
@pytest.mark.parametrize("elsewhere", [0, 2])
def test_atlanteans_grow_with_machines_here_or_in_the_whole_mine(here, elsewhere):
    rows = ["1.0 gate-road", f"1.2 gate-road machines={elsewhere}"]
    state = act(turn("2.1", [*rows, f"2.1 wave-mill machines={here}"]), 0, "use 2 at 2.1")
    assert player(state)["vp"] == here  # per machine here
    state = act(turn("2.1", [*rows, f"2.1 trident-crane machines={here}"]), 0, "use 2 at 2.1")
    assert player(state)["vp"] == min(3, (here + elsewhere) // 2)  # per two machines


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
@pytest.mark.rule("IM-38")
def test_a_strong_effect_puts_a_collapse_on_the_card():
    state = act(turn("2.1", ["1.0 gate-road", "2.1 fist-hall"]), 0, "use 1 at 2.1")
    assert (player(state)["vp"], player(state)["coins"]) == (3, 1)
    assert mine(state)["2.1"]["collapsed"]


@pytest.mark.rule("IM-38")
def test_the_collapse_is_not_placed_if_the_other_effect_is_used():
    state = act(turn("2.1", ["1.0 gate-road", "2.1 fist-hall"]), 0, "use 2 at 2.1")
    assert player(state)["coins"] == 2
    assert not mine(state)["2.1"]["collapsed"]


@pytest.mark.rule("IM-38")
def test_some_discard_collapses_and_pay_for_them():
    rows = ["1.0 gate-road collapsed", "1.2 gate-road collapsed", "1.4 gate-road collapsed", "2.1 rubble-crew"]
    state = act(turn("2.1", rows), 0, "use 1 at 2.1", "clear 1.4", "clear 1.0")
    assert [place for place, row in mine(state).items() if row["collapsed"]] == ["1.2"]
    assert (player(state)["coins"], player(state)["vp"]) == (1, 4)


@pytest.mark.rule("IM-38")
@pytest.mark.parametrize(("there", "vp"), [(0, 0), (1, 2), (3, 6), (4, 6)])
def test_some_pay_per_collapse_in_the_mine(there, vp):
    rows = [f"1.{2 * i} gate-road{' collapsed' if i < there else ''}" for i in range(4)]
    state = act(turn("2.1", [*rows, "2.1 wolf-lodge"]), 0, "use 2 at 2.1")
    assert player(state)["vp"] == vp


@pytest.mark.rule("IM-38")
def test_the_house_barbarians_collapse_clear_and_pay_per_collapse():
    collapsing, clearing, paying = cards_with("collapse"), cards_with("clear"), cards_counting("collapse", "cleared")
    assert all(c in collapsing or c in clearing or c in paying for c in house_cards("barbarians"))
    assert all_of("barbarians", [*collapsing, *clearing, *paying])
    assert len(cards_with("collapse", "self")) >= 5
    assert len(clearing) >= 2
    assert len(paying) >= 2


# ---------------------------------------------------------------- IM-39: Japanese
@pytest.mark.rule("IM-39")
@pytest.mark.parametrize(("others", "vp"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_many_japanese_cards_pay(others, vp):
    rows = ["1.0 gate-road" if others else "1.0 arch-road", *(f"1.{2 * i} gate-road" for i in range(1, others))]
    state = act(turn("2.1", [*rows, "2.1 silk-stair"]), 0, "use 1 at 2.1")
    assert player(state)["vp"] == vp


@pytest.mark.rule("IM-39")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        (["gate-road"], 1),  # Japanese twice are one faction
        (["arch-road"], 2),
        (["toll-stair", "broken-arch"], 5),
        (["toll-stair", "broken-arch", "tide-pump"], 5),  # six, and a cap of five
    ],
)
def test_many_different_factions_pay(others, vp):
    rows = [f"1.{2 * i} {id_}" for i, id_ in enumerate(others)]
    state = act(turn("3.2", [*rows, "2.1 silk-stair", "3.2 jade-garden"]), 0, "use 1 at 3.2")
    assert player(state)["vp"] == vp


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


# ---------------------------------------------------------------- IM-41: the score
END = small_pack(
    card("full", 1, "coin = 1", carts="FFFFFF"),
    card("under", 2, "coin = 1", carts="FFFFFF"),
    card("gate", 1, "coin = 1"),
    event("gift", "end", "vp = 1"),
)
EIGHT_CARTS = ["1.0 full", "1.2 full", "1.4 full", "1.6 full", "2.1 under", "2.3 under"]


def over(*seats):
    """Scores after the tenth round; a seat is (VP, coins, machines)."""
    rows = [f"[[seat]]\nvp = {vp}\ncoins = {c}\nmine = ['1.0 gate machines={m}']" for vp, c, m in seats]
    state = position("\n".join(["round = 10", "event = 'quiet-1'", "phase = 'end'", *rows]), END)
    assert state.over
    return state.scores


@pytest.mark.rule("IM-41")
def test_the_printed_example_is_39():
    state = position(
        f"round = 10\nphase = 'round'\nevent = 'quiet-1'\n[[seat]]\nvp = 31\ncoins = 7\nmine = {EIGHT_CARTS}", END
    )
    assert state.over
    assert state.scores[0].total == 39
    assert state.scores[0].breakdown == {"vp": 31, "carts": 8}


@pytest.mark.rule("IM-41")
def test_coins_machines_and_hand_are_worth_nothing():
    seat = (
        "[[seat]]\nvp = 4\ncoins = 50\nhand = ['full', 'under']\nmine = ['1.0 gate machines=3', '1.2 gate collapsed']"
    )
    assert position(f"round = 10\nphase = 'round'\nevent = 'quiet-1'\n{seat}", END).scores[0].total == 4


@pytest.mark.rule("IM-41")
def test_a_cart_completed_by_a_marker_scores_like_any_other():
    seat = "[[seat]]\nmine = ['1.0 full', '1.2 gate']"
    assert position(f"round = 10\nphase = 'round'\n{seat}", END).scores[0].total == 0
    assert position(f"round = 10\nphase = 'round'\n{seat}\ncarts = ['1.0 and 1.2']", END).scores[0].total == 1


@pytest.mark.rule("IM-41")
@pytest.mark.parametrize(("number", "done"), [(9, False), (10, True)])
def test_the_play_is_over_after_the_tenth_round(number, done):
    text = f"round = {number}\nevent = 'quiet-1'\nphase = 'end'\n[[seat]]\nhand = ['full', 'gate']\nmine = ['1.0 gate']"
    state = position(text, END)
    assert state.over is done
    assert options(state) == ([] if done else ["pick full", "pick gate"])
    assert seen(state)["rounds_left"] == 0


@pytest.mark.rule("IM-41")
def test_the_tenth_rounds_end_event_comes_before_scoring():
    state = position("round = 10\nevent = 'gift'\nphase = 'end'\n[[seat]]\nvp = 2", END)
    assert state.over
    assert state.scores[0].total == 3


# ---------------------------------------------------------------- IM-42: ties
@pytest.mark.rule("IM-42")
def test_the_most_points_win():
    assert [score.rank for score in over((5, 0, 0), (9, 0, 0), (7, 99, 3))] == [3, 1, 2]


@pytest.mark.rule("IM-42")
def test_a_tie_goes_to_the_most_coins_left():
    assert [score.rank for score in over((9, 2, 3), (9, 3, 0))] == [2, 1]


@pytest.mark.rule("IM-42")
def test_then_to_the_most_machines_in_the_mine():
    assert [score.rank for score in over((9, 3, 1), (9, 3, 2))] == [2, 1]
    assert SECOND_TIE_BREAK == "machines"


@pytest.mark.rule("IM-42")
def test_then_the_victory_is_shared():
    assert [score.rank for score in over((9, 3, 2), (4, 0, 0), (9, 3, 2))] == [1, 3, 1]


@pytest.mark.rule("IM-42")
def test_lower_places_are_ranked_the_same_way():
    ranks = [score.rank for score in over((5, 1, 0), (9, 0, 0), (5, 2, 0), (5, 1, 1), (5, 1, 0))]
    assert ranks == [4, 1, 2, 3, 4]


# ---------------------------------------------------------------- IM-43: solo
BOUNDARIES = [
    (0, "digger"),
    (34, "digger"),
    (35, "labourer"),
    (45, "labourer"),
    (46, "adept"),
    (55, "adept"),
    (56, "engineer"),
    (60, "engineer"),
    (61, "veteran"),
    (65, "veteran"),
    (66, "king"),
    (120, "king"),
]
TITLES = {
    "digger": ("Digger", "Buddler", "Escavador"),
    "labourer": ("Underground Laborer", "Minenarbeiter", "Operário do Subterrâneo"),
    "adept": ("Adept Miner", "Geschickter Bergmann", "Minerador Perito"),
    "engineer": ("Underground Engineer", "Tiefbau-Ingenieur", "Engenheiro do Subterrâneo"),
    "veteran": ("Veteran Miner", "Architekt", "Minerador Veterano"),
    "king": ("Underground King", "Bergkönig", "Rei do Subterrâneo"),
}


@pytest.mark.rule("IM-43")
@pytest.mark.parametrize(("points", "key"), BOUNDARIES)
def test_the_title_of_a_solo_score(points, key):
    assert title(points) == key


@pytest.mark.rule("IM-43")
@pytest.mark.parametrize("key", TITLES)
def test_titles_in_three_languages(key):
    assert tuple(title_words(key, lang) for lang in ("en", "de", "pt-BR")) == TITLES[key]


@pytest.mark.rule("IM-43")
def test_a_solo_score_is_points_and_carts_as_in_any_play():
    text = f"round = 10\nevent = 'quiet-1'\nphase = 'end'\n[[seat]]\nvp = 27\ncoins = 9\nmine = {EIGHT_CARTS}"
    (score,) = position(text, END).scores
    assert (score.total, title(score.total)) == (35, "labourer")


@pytest.mark.rule("IM-43")
def test_a_solo_round_follows_the_same_rules():
    # The same position alone and for two: the same questions, and the same outcome for the same answers.
    seat = "[[seat]]\ncoins = 4\nhand = ['under', 'full', 'gate']\nmine = ['1.0 full', '1.2 gate collapsed']\n"
    answers = ["pick under", "play under at 2.1", "use 1 at 2.1", "climb to 1.2", "surface 1"]
    alone, two = (position(f"round = 2\nevent = 'gift'\n{seat * n}", END) for n in (1, 2))
    asked = []
    for text in answers:
        assert options(alone) == options(two)
        asked.append(alone.decision(0).kind)
        act(alone, 0, text)
        act(two, 0, text)
        if text.startswith("pick"):
            act(two, 1, text)  # all picks are turned up together
        if text != answers[-1]:
            assert player(alone) == player(two)
    assert asked == ["pick", "place", "use", "climb", "surface"]
    assert (player(alone)["coins"], player(alone)["vp"]) == (4 - 2 + 1 + 2, 1)
