"""Rule tests, AB-37 to AB-41: reputation and the end."""

from __future__ import annotations

import pytest

from above_and_below.rules_helpers import OTHER, act, encounter, lit, player, position, settle
from tabuleiro.games.above_and_below.rules.state import VillageState


def ended(*seats: str) -> VillageState:
    state = position("phase = 'end'\nround = 7\n" + "".join(f"[[seat]]\n{seat}\n" for seat in seats))
    assert state.over
    return state


# ---------------------------------------------------------------- AB-37: the reputation board
@pytest.mark.rule("AB-37")
@pytest.mark.parametrize(
    ("reputation", "points"),
    list(zip(range(-4, 11), [-2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4], strict=True)),
)
def test_points_of_each_space(reputation, points):
    state = ended(f"reputation = {reputation}", "reputation = 10")
    assert player(state)["points"]["reputation_space"] == points


@pytest.mark.rule("AB-37")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_gaining_stops_at_the_bottom_of_the_cave(before, after):
    state = settle(lit(70, "a", 5, more=f"reputation = {before}"))
    assert player(state)["reputation"] == after
    state = settle(lit(62, "b", 6, more="reputation = 9"))  # two more
    assert player(state)["reputation"] == 10


@pytest.mark.rule("AB-37")
@pytest.mark.parametrize(("before", "after"), [(0, -1), (-3, -4), (-4, -4)])
def test_losing_stops_at_the_surface(before, after):
    state = settle(lit(16, "a", 2, more=f"reputation = {before}"))
    assert (player(state)["reputation"], player(state)["coins"]) == (after, 1)
    state = act(encounter(180, more="reputation = -2"), 0, "option b", "lose 4")
    assert (player(state)["reputation"], player(state)["coins"]) == (-4, 4)


# ---------------------------------------------------------------- AB-38: what counts
@pytest.mark.rule("AB-38")
def test_every_source_of_points():
    mine = (
        "buildings = ['H13', 'K3', 'O10', 'S3', 'O15']\ncaves = ['C20', 'C21', 'C22']\n"
        "track = ['fish 2', 'ore 1', 'pot 3']\nreputation = 3\n"
    )
    points = player(ended(mine, "reputation = 1"))["points"]
    assert points == {
        "goods": 2 + 1 + 6,
        "buildings": 6,  # with the starting house, without the empty cave
        "cards": 4 + 1 + 7,
        "card_bonuses": 2 * 2 + 2,  # S3: two for each outpost; O15: one for each
        "reputation_space": 1,
        "reputation_place": 3,
    }
    assert player(ended(mine, "reputation = 1"))["total"] == 9 + 6 + 12 + 6 + 1 + 3


@pytest.mark.rule("AB-38")
def test_empty_caves_are_no_buildings_but_k6_counts_them():
    points = player(ended("buildings = ['K6', 'O6']\ncaves = ['C20', 'C21', 'C22', 'C23']", ""))["points"]
    assert (points["buildings"], points["card_bonuses"], points["cards"]) == (3, 3, 2)


@pytest.mark.rule("AB-38")
def test_s2_counts_all_villagers():
    who = "villagers = ['VR01', 'VR02 exhausted', 'VR03 injured', 'glogo', 'cave-cat injured']\nbuildings = ['S2']"
    assert player(ended(who, ""))["points"]["card_bonuses"] == 10


@pytest.mark.rule("AB-38")
def test_coins_are_no_points():
    assert player(ended("coins = 50", ""))["total"] == player(ended("", ""))["total"]


# ---------------------------------------------------------------- AB-39: reputation places
@pytest.mark.rule("AB-39")
@pytest.mark.parametrize(
    ("reputations", "points"),
    [
        ([3, 1], [3, 0]),
        ([-2, 1], [0, 3]),
        ([1, 1], [2, 2]),
        ([3, 2, 1], [5, 3, 2]),
        ([1, 2, 3], [2, 3, 5]),
        ([3, 3, 1], [4, 4, 2]),
        ([3, 1, 1], [5, 3, 3]),  # 3 + 2 over two
        ([1, 1, 1], [4, 4, 4]),  # 5 + 3 + 2 over three
        ([4, 3, 2, 1], [5, 3, 2, 0]),
        ([4, 4, 2, 1], [4, 4, 2, 0]),
        ([4, 3, 1, 1], [5, 3, 1, 1]),
        ([4, 3, 3, 1], [5, 3, 3, 0]),
        ([4, 3, 3, 3], [5, 2, 2, 2]),  # 3 + 2 over three
        ([4, 4, 4, 1], [4, 4, 4, 0]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),  # 10 over four
    ],
)
def test_places_and_ties(reputations, points):
    state = ended(*(f"reputation = {n}" for n in reputations))
    assert [player(state, seat)["points"]["reputation_place"] for seat in range(len(points))] == points


# ---------------------------------------------------------------- AB-40: what bonus cards count
@pytest.mark.rule("AB-40")
@pytest.mark.parametrize(
    ("card", "ware", "each"),
    [
        ("H9", "mushroom", 1),
        ("H10", "fish", 1),
        ("H11", "fruit", 1),
        *(("S0", ware, 1) for ware in ("cider", "mushroom", "fruit", "fish")),
        *(("S1", ware, 2) for ware in ("potion", "ore")),
        *(("S4", ware, 2) for ware in ("paper", "amethyst")),
    ],
)
def test_bonus_cards_count_what_is_owned(card, ware, each):
    on_track = f"track = ['{ware} 2']\n" if ware not in ("potion", "cider") else ""
    more = f"buildings = ['{card}', 'H2', 'O2', 'O10', 'O19', 'O21', 'H17']\ncaves = ['C20', 'C21', 'C22', 'C23']\n"
    village = f"{more}supply = {{ {ware} = 1, rope = 4 }}\nsale = '{ware}'\n{on_track}"
    state = ended(village, f"supply.{ware} = 1")
    owned = 2 + (2 if on_track else 0)  # not those still on buildings, nor somebody else's
    assert player(state)["points"]["card_bonuses"] == each * owned


@pytest.mark.rule("AB-40")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        (["S5"], 2 * 2),  # itself and the starting house
        (["S5", "H0", "K3", "S0"], 2 * 5),
        (["S5", "O6", "O7"], 2 * 2),  # outposts are no houses
    ],
)
def test_s5_counts_houses_itself_and_the_starting_house(buildings, points):
    state = ended(f"buildings = {buildings}\ncaves = ['C20', 'C21']", "")
    assert player(state)["points"]["card_bonuses"] == points


@pytest.mark.rule("AB-40")
def test_outposts_count_themselves():
    state = ended("buildings = ['O15', 'O6']\ncaves = ['C20', 'C21', 'C22']", "")
    assert player(state)["points"]["card_bonuses"] == 2


# ---------------------------------------------------------------- AB-41: ties
def ranks(*seats: str) -> list[int]:
    return [score.rank for score in ended(*seats).scores]


@pytest.mark.rule("AB-41")
def test_the_most_points_win():
    assert ranks("buildings = ['H13']", "coins = 40") == [1, 2]


@pytest.mark.rule("AB-41")
def test_a_tie_goes_to_the_most_coins():
    assert ranks("coins = 3", "coins = 4") == [2, 1]
    assert ranks("coins = 3", "coins = 4", "coins = 3") == [2, 1, 2]


@pytest.mark.rule("AB-41")
def test_coins_come_before_buildings():
    assert ranks("buildings = ['K3', 'K0']\ncoins = 2", "buildings = ['H12']\ncoins = 3") == [2, 1]


@pytest.mark.rule("AB-41")
def test_then_to_the_most_buildings():
    """Two points each: two cards with none of their own, or one that has one."""
    assert ranks("buildings = ['K3', 'K0']\ncoins = 2", "buildings = ['H12']\ncoins = 2") == [1, 2]


@pytest.mark.rule("AB-41")
def test_then_it_is_shared():
    assert ranks("coins = 2", "coins = 2") == [1, 1]


@pytest.mark.rule("AB-41")
def test_drinks_are_no_coins_in_a_tie():
    assert ranks("coins = 2\nbuildings = ['K2']\nsupply.potion = 9", "coins = 3\nbuildings = ['K3']") == [2, 1]


@pytest.mark.rule("AB-41")
def test_only_when_the_game_is_over():
    state = position("round = 7\n[[seat]]\n" + OTHER)
    assert not state.over
    act(state, 0, "pass")
    assert not state.over
    act(state, 1, "pass")
    assert state.over
