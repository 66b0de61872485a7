"""Rule tests, AB-1 to AB-8: components, set-up, turns."""

from __future__ import annotations

from collections import Counter

import pytest

from above_and_below.rules_helpers import (
    GAME,
    OTHER,
    TWO,
    act,
    asked,
    encounter,
    lit,
    no_more,
    options,
    pass_all,
    player,
    position,
    refused,
    seen,
    supply,
)
from tabuleiro.games.above_and_below.rules.state import VillageState


def new(seats: int, seed: int = 1) -> VillageState:
    state = GAME.new(seats=seats, seed=seed)
    assert isinstance(state, VillageState)
    return state


# ---------------------------------------------------------------- AB-1: components
@pytest.mark.rule("AB-1")
def test_what_is_in_the_box():
    found = GAME.inventory(new(4))
    kinds = Counter("".join(c for c in id_ if not c.isdigit()) for id_, n in found.items() for _ in range(n))
    wares = ("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "potion", "cider")
    assert [kinds[ware] for ware in wares] == [12, 12, 12, 10, 10, 10, 8, 7, 20, 10]
    assert [kinds[letter] for letter in "HOSC"] == [25, 24, 6, 25]
    assert [kinds["VS-hammer-"], kinds["VS-quill-"], kinds["VS-none-"], kinds["VR"]] == [4, 4, 4, 18]
    assert kinds["B"] == 4  # starting houses
    assert len(seen(new(4))["special"]) == 6
    assert len(GAME.pack.paragraphs) == 215


@pytest.mark.rule("AB-1")
@pytest.mark.parametrize(("left", "got"), [(2, 2), (1, 1), (0, 0)])
def test_a_short_supply_gives_what_is_there(left, got):
    state = lit(12, "b", 4, table=f"bank = {{ fish = {left} }}")  # 2 fish
    assert supply(state) == ({"fish": got} if got else {})
    assert seen(state)["supply"]["fish"] == left - got


@pytest.mark.rule("AB-1")
def test_a_building_gets_what_is_there():
    text = (
        "bank = { fruit = 1, potion = 1 }\noffers = { houses = ['H2'], keys = ['K0'] }\n[[seat]]\ncoins = 9\n" + OTHER
    )
    assert player(act(position(text), 0, "build H2"))["houses"][1] == {"card": "H2", "goods": 1}
    assert supply(act(position(text), 0, "build K0")) == {"potion": 1}  # it brings two


@pytest.mark.rule("AB-1")
def test_coins_are_not_limited():
    state = act(position("[[seat]]\ncoins = 500\n" + OTHER), 0, "labor", "use VS-none-1", "enough")
    assert player(state)["coins"] == 501


@pytest.mark.rule("AB-1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_at_the_rounds_end_the_start_player_is_served_first(first):
    rest = "[[seat]]\nbuildings = ['H4 0']\n[[seat]]\nbuildings = ['H5 0']\n[[seat]]\n"
    state = position(f"phase = 'income'\nround = 2\nfirst = {first}\nbank = {{ fruit = 1 }}\n{rest}")
    goods = [player(state, seat)["houses"][1]["goods"] for seat in (0, 1)]
    assert goods == ([0, 1] if first == 1 else [1, 0])  # from seat 2 the turn goes on to seat 0


# ---------------------------------------------------------------- AB-2, AB-3: each player
@pytest.mark.rule("AB-2")
@pytest.mark.parametrize(("seats", "coins"), [(2, [7, 8]), (3, [7, 8, 8]), (4, [7, 7, 7, 8])])
def test_what_everybody_starts_with(seats, coins):
    state = new(seats)
    assert [player(state, seat)["coins"] for seat in range(seats)] == coins
    for seat in range(seats):
        mine = player(state, seat)
        skills = [villager["id"].split("-")[1] for villager in mine["villagers"]]
        assert sorted(skills) == ["hammer", "none", "quill"]
        assert mine["beds"] == 3
        assert mine["houses"] == [{"card": "B0", "goods": 0}]
        assert (mine["points"]["buildings"], mine["points"]["cards"]) == (1, 0)
        assert (mine["caves"], supply(state, seat), mine["track"], mine["sale"]) == ([], {}, [], "")


@pytest.mark.rule("AB-2")
def test_starting_villagers_have_their_tools():
    state = position("[[seat]]\ncoins = 9\n" + OTHER)
    assert asked(act(position("[[seat]]\ncoins = 9\n" + OTHER), 0, "build H0"), 1) == "turn"  # one hammer: not asked
    state = act(state, 0, "train VR01")
    states = {row["id"]: row["state"] for row in player(state)["villagers"]}
    assert states == {
        "VS-hammer-1": "ready",
        "VS-quill-1": "exhausted",
        "VS-none-1": "ready",
        "VR01": "exhausted",
    }


@pytest.mark.rule("AB-2")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_all_are_ready(seats):
    state = new(seats)
    assert {row["state"] for seat in range(seats) for row in player(state, seat)["villagers"]} == {"ready"}


@pytest.mark.rule("AB-3")
def test_with_four_players_those_without_hammer_are_exhausted():
    state = new(4)
    for seat in range(4):
        states = {row["id"]: row["state"] for row in player(state, seat)["villagers"]}
        assert states == {
            f"VS-hammer-{seat + 1}": "ready",
            f"VS-quill-{seat + 1}": "exhausted",
            f"VS-none-{seat + 1}": "exhausted",
        }


@pytest.mark.rule("AB-3")
def test_the_three_beds_ready_them():
    state = new(4)
    for seat in range(4):
        act(state, seat, "pass")
    for seat in range(4):
        act(state, seat, "sleep all")
    assert state.round == 2
    assert {row["state"] for seat in range(4) for row in player(state, seat)["villagers"]} == {"ready"}


# ---------------------------------------------------------------- AB-4, AB-5: the table
@pytest.mark.rule("AB-4")
def test_the_rows_of_buildings():
    offers = seen(new(3))["offers"]
    assert offers["stars"] == ["S0", "S1", "S2", "S3", "S4", "S5"]
    assert [len(offers[row]) for row in ("houses", "outposts", "keys")] == [4, 4, 4]
    assert (seen(new(3))["decks"]["houses"], seen(new(3))["decks"]["outposts"]) == (21, 20)


@pytest.mark.rule("AB-4")
def test_five_key_houses_are_out_of_the_game_by_chance():
    keys = [frozenset(seen(new(2, seed))["offers"]["keys"]) for seed in range(12)]
    assert len(set(keys)) > 6
    state = new(2)
    assert sum(id_.startswith("K") for id_ in GAME.inventory(state)) == 4
    for _ in range(200):
        if state.over:
            break
        act(state, state.to_act[0], options(state, state.to_act[0])[-1])
    assert set(seen(state)["offers"]["keys"]) <= set(keys[1])


@pytest.mark.rule("AB-4")
@pytest.mark.parametrize(("building", "row", "left"), [("K3", "keys", 3), ("S0", "stars", 5)])
def test_key_and_star_houses_are_never_refilled(building, row, left):
    state = position("offers.keys = ['K0', 'K1', 'K2', 'K3']\n[[seat]]\ncoins = 11\n" + OTHER)
    act(state, 0, f"build {building}")
    assert len(seen(state)["offers"][row]) == left
    pass_all(state)
    assert len(seen(state)["offers"][row]) == left


@pytest.mark.rule("AB-4")
@pytest.mark.parametrize("row", ["keys", "stars"])
def test_key_and_star_houses_are_never_exchanged(row):
    state = position("[[seat]]\ncoins = 9\n" + OTHER)
    assert f"exchange {row}" not in options(state)
    assert refused(state, 0, f"exchange {row}") is not None
    before = seen(state)["offers"]
    act(state, 0, "exchange houses")
    assert seen(state)["offers"]["keys"] == before["keys"]
    assert seen(state)["offers"]["stars"] == before["stars"]


@pytest.mark.rule("AB-5")
def test_the_reputation_board_at_the_start():
    state = new(4)
    view = seen(state)
    assert [space["cost"] for space in view["row"]] == [2, 3, 3, 4, 5]
    assert all(space["villager"].startswith("VR") for space in view["row"])
    assert view["decks"]["villagers"] == 13
    assert (view["round"], view["rounds"], view["cider"]) == (1, 7, True)
    assert view["supply"]["cider"] == 9  # the tenth lies on its space
    assert [player(state, seat)["reputation"] for seat in range(4)] == [0] * 4
    assert Counter(view["special"]) == Counter(
        ["liquid-woman", "glogo", "cave-cat", "cave-cat-2", "clockwork-man", "clockwork-man-2"]
    )


@pytest.mark.rule("AB-5")
def test_special_villagers_never_come_to_the_row():
    for seed in range(5):
        state = new(2, seed)
        row = {space["villager"] for space in seen(state)["row"]}
        for _ in range(6):
            pass_all(state)
            row |= {space["villager"] for space in seen(state)["row"]}
        assert all(villager.startswith("VR") for villager in row)


@pytest.mark.rule("AB-5")
def test_only_the_top_cave_card_can_be_seen():
    view = seen(new(2))
    top = view["cave_top"]
    assert view["decks"]["caves"] == 25  # with the top one
    assert view["cave_numbers"] == list(next(cave.paragraphs for cave in GAME.pack.caves if cave.id == top))
    tops = {seen(new(2, seed))["cave_top"] for seed in range(12)}
    assert len(tops) > 6
    shown = repr(view)
    assert [cave.id for cave in GAME.pack.caves if f"'{cave.id}'" in shown] == [top]


# ---------------------------------------------------------------- AB-6: who starts
@pytest.mark.rule("AB-6")
def test_turns_go_clockwise():
    state = new(3)
    for seat in (0, 1, 2):
        assert state.to_act == (seat,)
        act(state, seat, "labor", f"use VS-none-{seat + 1}", "enough")
    assert state.to_act == (0,)


@pytest.mark.rule("AB-6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_start_player_card_goes_left_each_round(first):
    state = pass_all(position(f"first = {first}\n[[seat]]\n[[seat]]\n[[seat]]\n"))
    assert seen(state)["first"] == (first + 1) % 3
    assert state.to_act == ((first + 1) % 3,)


# ---------------------------------------------------------------- AB-7: one action or pass
@pytest.mark.rule("AB-7")
def test_one_action_and_the_turn_is_over():
    state = act(position("[[seat]]\ncoins = 9\n" + OTHER), 0, "build H0")
    assert state.to_act == (1,)
    assert refused(state, 0, "labor") == ("not_your_turn", "")
    act(state, 1, "pass")
    assert state.to_act == (0,)  # the next action comes in the next turn
    assert "labor" in options(state)


@pytest.mark.rule("AB-7")
def test_passing_is_final_for_the_round():
    state = position("[[seat]]\n[[seat]]\n[[seat]]\n")
    act(state, 0, "labor", "use VS-none-1", "enough")
    act(state, 1, "pass")
    act(state, 2, "labor", "use VS-none-3", "enough")
    assert state.to_act == (0,)
    act(state, 0, "labor", "use VS-quill-1", "enough")
    assert state.to_act == (2,)  # seat 1 is passed over
    act(state, 2, "pass")
    assert state.to_act == (0,)
    act(state, 0, "labor", "pass")
    no_more(state)
    assert state.round == 2
    assert [player(state, seat)["passed"] for seat in range(3)] == [False] * 3  # all may act again


@pytest.mark.rule("AB-7")
def test_the_round_goes_on_until_all_have_passed():
    state = position(TWO)
    act(state, 0, "pass")
    for name in ("VS-hammer-2", "VS-quill-2"):
        assert state.round == 1
        act(state, 1, "labor", f"use {name}", "enough")
    assert state.to_act == (1,)
    act(state, 1, "pass")
    assert state.round == 2


@pytest.mark.rule("AB-7")
def test_who_has_nobody_ready_must_pass_after_free_actions():
    text = "[[seat]]\nvillagers = ['VR01 exhausted', 'VR05 injured']\ncoins = 9\nsupply.fish = 1\nbuildings = ['H2']\n"
    state = position(text + OTHER)
    free = ["pass", "exchange houses", "exchange outposts", "sell fish", "place fish"]
    assert sorted(options(state)) == sorted(free)
    for action in ("explore", "build H0", "harvest", "train VR02", "labor"):
        reason = refused(state, 0, action)
        assert reason is not None, action
        assert reason[0] in ("nobody_ready", "no_hammer_ready", "no_quill_ready")
    act(state, 0, "sell fish", "exchange houses", "pass")
    assert state.to_act == (1,)


@pytest.mark.rule("AB-7")
def test_who_can_do_nothing_else_passes_without_being_asked():
    state = position("[[seat]]\nvillagers = ['VR01 exhausted']\n" + OTHER)
    assert state.to_act == (1,)
    assert player(state)["passed"]


@pytest.mark.rule("AB-7")
def test_one_may_pass_with_villagers_ready():
    state = act(position(TWO), 0, "pass")
    assert player(state)["passed"]
    assert {row["state"] for row in player(state)["villagers"]} == {"ready"}


# ---------------------------------------------------------------- AB-8: free actions
RICH = "[[seat]]\ncoins = 20\nsupply = { fish = 2, rope = 1, potion = 1 }\n[[seat]]\nsale = 'ore'\n"


@pytest.mark.rule("AB-8")
def test_any_number_of_free_actions_before_the_action():
    state = position(RICH)
    act(state, 0, "sell fish", "sell rope", "take back", "exchange outposts", "place fish", "buy from 1", "offer 3")
    act(state, 1, "refuse")
    act(state, 0, "sell potion", "place rope")
    assert asked(state) == "turn"
    assert "labor" in options(state)


@pytest.mark.rule("AB-8")
@pytest.mark.parametrize("free", ["sell fish", "exchange houses", "exchange outposts", "buy from 1", "take back"])
def test_no_free_actions_after_the_action(free):
    state = act(position(RICH), 0, "labor", "use VS-none-1", "enough")
    assert options(state) == ["place fish", "place rope", "end turn"]  # the track is not bound to this
    assert refused(state, 0, free) is not None


@pytest.mark.rule("AB-8")
@pytest.mark.parametrize("free", ["sell fish", "exchange houses", "take back", "place fish"])
def test_no_free_actions_in_other_turns_or_after_passing(free):
    state = act(position(RICH), 0, "pass")
    assert state.to_act == (1,)
    assert refused(state, 0, free) == ("not_your_turn", "")


@pytest.mark.rule("AB-8")
def test_no_free_actions_in_the_middle_of_an_action():
    state = encounter(1, more="coins = 9\nsupply.fish = 1\n")
    assert options(state) == ["option a", "option b"]
    state = act(position(RICH), 0, "labor", "use VS-none-1")
    assert all(option.startswith(("use ", "enough")) for option in options(state))


@pytest.mark.rule("AB-8")
def test_free_actions_come_back_with_every_turn():
    state = act(position(RICH), 0, "exchange houses", "labor", "use VS-none-1", "enough", "end turn")
    act(state, 1, "pass")
    assert "exchange houses" in options(state)
