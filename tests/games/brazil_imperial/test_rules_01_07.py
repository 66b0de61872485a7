"""Rule tests, BI-1 to BI-7: what is in the box, and the set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    act,
    asked,
    options,
    player,
    refused,
    seen,
    supply,
    two,
)
from tabuleiro.core.errors import BadInput
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

SCHOOL = {painting.id: painting.colour for painting in GAME.pack.paintings}
CAPITALS = {"capital-cotton": "cotton", "capital-wood": "wood", "capital-cane": "cane", "capital-coffee": "coffee"}


def new(seats: int, seed: int = 1, **choices: str) -> BrazilState:
    state = GAME.new(seats, seed=seed, **choices)
    assert isinstance(state, BrazilState)
    return state


def chosen(state: BrazilState) -> BrazilState:
    """All secret choices are made, everybody taking the first of what there is."""
    while any(asked(state, seat) in ("mission", "monarch") for seat in state.to_act):
        seat = state.to_act[0]
        act(state, seat, options(state, seat)[0])
    return state


def begun(state: BrazilState) -> BrazilState:
    chosen(state)
    while asked(state, state.to_act[0]) == "capital":
        act(state, state.to_act[0], options(state, state.to_act[0])[0])
    return state


# ---------------------------------------------------------------- BI-1 to BI-3: components
@pytest.mark.rule("BI-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_in_the_box(seats):
    found = GAME.inventory(new(seats))
    kinds = dict.fromkeys(SCHOOL, "painting")
    kinds |= {card.id: "gold" for card in GAME.pack.gold_cards} | {card.id: "combat" for card in GAME.pack.combat_cards}
    kinds |= {mission.id: f"mission {mission.era}" for mission in GAME.pack.missions}
    kinds |= {tile.id: "exploration" for tile in GAME.pack.exploration}
    kinds |= {city.id: "city" for city in GAME.pack.cities}
    counted: Counter[str] = Counter()
    for id_, n in found.items():
        counted[kinds.get(id_, id_)] += n
    assert counted == {
        "painting": 24,
        "gold": 20,
        "combat": 24,
        "mission 1": 8,
        "mission 2": 8,
        "mission 3": 8,
        "exploration": 18,
        "city": 8,
        "t1": 13,
        "t2": 13,
        "t3": 12,
        "t4": 12,
    }
    assert Counter(SCHOOL.values()) == {"red": 8, "pink": 8, "blue": 8}


@pytest.mark.rule("BI-1")
def test_goods_never_run_out():
    state = two("token = 'build'\nsupply = {}", "tiles = ['g3 farm coffee 20']\nsupply = { coffee = 5 }")
    act(state, 0, "arch harbor", "harbor coffee")
    assert supply(state) == {"coffee": 1}


@pytest.mark.rule("BI-2")
def test_four_resources_and_two_assets():
    state = act(two(), 0, "arch harbor")
    assert options(state) == ["harbor cane", "harbor coffee", "harbor wood", "harbor cotton"]  # no asset
    assert [good.id for good in GAME.pack.goods] == ["cane", "coffee", "wood", "cotton", "gold", "science"]


@pytest.mark.rule("BI-3")
@pytest.mark.parametrize(
    ("colour", "monarchs"),
    [
        ("green", ["tibirica", "pedro-i", "pedro-ii", "oba-ii"]),
        ("orange", ["isabella", "nassau"]),
        ("red", ["afonso-henriques", "manuel"]),
        ("blue", ["napoleon", "victoria"]),
    ],
)
def test_a_monarch_of_the_own_colour(colour, monarchs):
    state = new(2, colours="chosen")
    act(state, 0, f"colour {colour}")
    act(state, 1, options(state, 1)[0])
    for _ in range(3):
        act(state, 0, options(state)[0])
    assert sorted(options(state)) == sorted(f"crown {monarch}" for monarch in monarchs)


# ---------------------------------------------------------------- BI-4: the map
@pytest.mark.rule("BI-4")
@pytest.mark.parametrize("scenario", GAME.pack.scenarios, ids=lambda scenario: scenario.id)
def test_the_map_of_the_scenario(scenario):
    state = new(scenario.players, scenario=scenario.id)
    data = seen(state, -1)
    assert data["scenario"] == scenario.id
    assert [(one["at"], one["terrain"]) for one in data["map"]["hexes"]] == sorted(
        (one.at, one.terrain) for one in scenario.hexes
    )
    hidden = {one["at"] for one in data["map"]["hexes"] if one["explore"] == "?"}
    assert hidden == {one.at for one in scenario.hexes if one.explore}
    assert {one["at"] for one in data["map"]["hexes"] if one["site"]} == {one.at for one in scenario.capitals}


@pytest.mark.rule("BI-4")
def test_a_scenario_is_for_its_number_of_players():
    for seats in range(1, 5):
        maps = {seen(new(seats, seed))["scenario"] for seed in range(40)}
        assert maps == {scenario.id for scenario in GAME.pack.scenarios if scenario.players == seats}
    with pytest.raises(BadInput):
        GAME.new(3, scenario="cisplatine")


@pytest.mark.rule("BI-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_capital_tile_for_each_with_the_first_players_among_them(seats):
    first = set()
    for seed in range(30):
        tiles = [row["tile"] for row in seen(chosen(new(seats, seed)))["capital_tiles"]]
        assert len(set(tiles)) == seats
        assert "capital-coffee" in tiles
        first.add(tiles.index("capital-coffee"))
    assert first == set(range(seats))  # face down at random


@pytest.mark.rule("BI-4")
def test_exploration_tiles_lie_at_random():
    found = set()
    for seed in range(120):
        state = two(
            "units = ['g1 c3']", table=f"seed = {seed}\nphase = 'move'\nexplore = ['d3 ?']\ndecks.combat = []\n"
        )
        events = state.listen()
        act(state, 0, "move g1 to d3")
        found |= {str(event.data["tile"]) for event in events if event.kind == "revealed"}
    assert len(found) >= 16  # of 18


# ---------------------------------------------------------------- BI-5: decks, cities, gallery
@pytest.mark.rule("BI-5")
def test_cities_and_gallery():
    tops, galleries = set(), set()
    for seed in range(20):
        data = seen(new(3, seed))
        assert data["city_stacks"] == [4, 4]
        assert len(set(data["cities"])) == 2
        assert Counter(SCHOOL[painting] for painting in data["gallery"]) == {"red": 2, "pink": 2, "blue": 2}
        assert data["painting_decks"] == {"red": 6, "pink": 6, "blue": 6}
        assert data["decks"] | {"missions": []} == {"gold": 20, "combat": 24, "missions": []}
        tops |= set(data["cities"])
        galleries.add(tuple(data["gallery"]))
    assert (len(tops), len(galleries)) == (8, 20)  # shuffled


# ---------------------------------------------------------------- BI-6: colours, missions, monarchs
@pytest.mark.rule("BI-6")
def test_a_colour_at_random_or_by_choice():
    assert len({player(new(2, seed))["colour"] for seed in range(30)}) == 4
    state = new(3, colours="chosen")
    assert (state.to_act, options(state)) == ((0,), ["colour green", "colour orange", "colour red", "colour blue"])
    act(state, 0, "colour red")
    assert refused(state, 1, "colour red") == ("colour_taken", "BI-6")
    act(state, 1, "colour green")
    act(state, 2, "colour blue")
    assert [player(state, seat)["colour"] for seat in range(3)] == ["red", "green", "blue"]


@pytest.mark.rule("BI-6")
def test_one_of_two_missions_of_each_era():
    state = new(2)
    dealt = player(state)["dealt"]
    assert [id_.split("-")[0] for id_ in dealt] == ["i", "i", "ii", "ii", "iii", "iii"]
    for era in range(3):
        assert sorted(options(state)) == sorted(f"keep {id_}" for id_ in dealt[2 * era : 2 * era + 2])
        act(state, 0, f"keep {dealt[2 * era + 1]}")
    chosen(state)
    mine: dict[str, Any] = player(state)
    assert (mine["missions"], mine["returned"]) == (dealt[1::2], dealt[::2])
    assert seen(state)["decks"]["missions"] == [6, 6, 6]  # with those that went under


@pytest.mark.rule("BI-6")
def test_what_went_under_a_deck_comes_up_last():
    table = "phase = 'move'\nexplore = ['d3 quilombo-1']\nunder.i = ['i-8']\ndecks.missions-i = ['i-7']\n"
    state = two("units = ['g1 c3']\nmissions = ['ii-1']", table=table)
    act(state, 0, "move g1 to d3", "draw 1")
    assert player(state)["missions"] == ["ii-1", "i-7"]  # though i-8 lies there, too


@pytest.mark.rule("BI-6")
def test_choices_are_secret_and_simultaneous():
    state = new(2)
    assert state.to_act == (0, 1)
    assert [state.decision(seat).sealed for seat in (0, 1)] == [True, True]
    for _ in range(3):
        act(state, 0, options(state)[0])
    act(state, 0, options(state)[0])
    assert (state.to_act, player(state)["monarch"]) == ((1,), "")
    others = seen(state, 1)["seats"][0]
    assert (others["monarch"], others["crown"], others["missions"], others["dealt"]) == ("", "", [], [])
    assert player(state)["crown"] != ""
    chosen(state)
    assert seen(state, 1)["seats"][0]["monarch"] == player(state)["monarch"] != ""
    assert seen(state, 1)["seats"][0]["missions"] == []  # these stay secret


# ---------------------------------------------------------------- BI-7: capitals
@pytest.mark.rule("BI-7")
def test_each_takes_a_capital_and_its_resource():
    state = chosen(new(3, 5))
    first = state.to_act[0]
    tiles = {row["at"]: row["tile"] for row in seen(state)["capital_tiles"]}
    for i in range(2):  # what is left for the third is forced
        seat = (first + i) % 3  # clockwise
        assert state.to_act == (seat,)
        act(state, seat, options(state, seat)[-1])
        site = player(state, seat)["capital"]
        if i == 0:
            assert refused(state, (first + 1) % 3, f"capital {site}") == ("capital_taken", "BI-7")
    for seat in range(3):
        site = player(state, seat)["capital"]
        assert supply(state, seat) == {CAPITALS[tiles[site]]: 1}
        assert player(state, seat)["palaces"] == [{"id": "i", "at": site}]
    starts = next(seat for seat in range(3) if tiles[player(state, seat)["capital"]] == "capital-coffee")
    assert (seen(state)["first"], state.to_act, seen(state)["round"]) == (starts, (starts,), 1)
    assert seen(state)["capital_tiles"] == []


@pytest.mark.rule("BI-7")
def test_the_first_picker_is_chance():
    assert {chosen(new(4, seed)).to_act[0] for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("BI-7")
def test_turns_go_clockwise_from_the_first_player():
    state = begun(new(4, 3))
    first = seen(state)["first"]
    for i in range(5):
        seat = (first + i) % 4
        assert (state.to_act, seen(state)["turn"], seen(state)["round"]) == ((seat,), seat, 1 + i // 4)
        act(state, seat, "arch harbor" if i < 4 else "arch deploy")
        act(state, seat, *(["harbor cane", "end turn"] if i < 4 else []))
