"""Scenario maps of Brazil: Imperial: how a text becomes hexes, what is fair, and faults that name the scenario."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabuleiro
from brazil_imperial.map_helpers import fairness, unfair
from tabuleiro.games.brazil_imperial.content.checks import Reader
from tabuleiro.games.brazil_imperial.content.map_checks import (
    MOST_LAND,
    MOST_WATER,
    MapReader,
    building_land,
    steps_from,
)
from tabuleiro.games.brazil_imperial.content.pack import HOUSE, Hex, Scenario, around
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import texts_of
from tabuleiro.kit.shelf import room

PACK = room("brazil-imperial", Content).read()
TOML = "\n".join(file.read_text("utf-8") for file in sorted(HOUSE.glob("*.toml")))
MAPS = dict(texts_of(HOUSE / "scenarios", ".txt"))
SCENARIO = {scenario.id: scenario for scenario in PACK.scenarios}
HEAD = "\n".join(
    [
        *("id: duel", "name.en: Duel", "name.pt-BR: Duelo", "name.de: Duell", "players: 2", "rating: 2"),
        *("note.en: A duel.", "note.pt-BR: Um duelo.", "note.de: Ein Duell.", "source: house", "intent: for tests"),
        "map:",
        "     A   B   C   D   E",
    ]
)
DUEL = """
 1   K       f       K
         f       w
 2   f       ?       m
         f       ~
"""


def duel(rows: str = DUEL, head: str = HEAD) -> Scenario:
    reader = MapReader()
    found = reader.scenario("duel.txt", head + rows)
    if reader.faults:
        raise tabuleiro.PackError(reader.faults)
    return found


def wide(letter: str) -> str:
    """Rows 3 to 9 of a map, full of one kind of hex."""
    row = "       ".join(letter * 7)
    return "".join(f" {n}   {row}\n         {row}\n" for n in range(3, 10))


def faults(rows: str = DUEL, head: str = HEAD) -> str:
    with pytest.raises(tabuleiro.PackError) as caught:
        duel(rows, head)
    return str(caught.value)


def pack_faults(name: str, text: str) -> str:
    with pytest.raises(tabuleiro.PackError) as caught:
        Reader().pack([("mine.toml", TOML)], list({**MAPS, name: text}.items()))
    return str(caught.value)


# ---------------------------------------------------------------- hexes
def test_a_text_becomes_hexes() -> None:
    scenario = duel()
    assert [one.at for one in scenario.hexes] == ["a1", "c1", "e1", "b1", "d1", "a2", "c2", "e2", "b2", "d2"]
    assert scenario.by_place["c2"] == Hex("c2", 2, 2, "field", explore=True, edge=True)
    assert [(one.at, one.capital) for one in scenario.capitals] == [("a1", 0), ("e1", 1)]
    assert [scenario.by_place[at].terrain for at in ("d1", "e2", "d2", "a1")] == ["forest", "mine", "water", "field"]


def test_neighbours_go_clockwise_from_above() -> None:
    assert duel().next_to["b1"] == ("c1", "c2", "b2", "a2", "a1")
    assert duel().next_to["c2"] == ("c1", "d1", "d2", "b2", "b1")


@pytest.mark.parametrize("scenario", PACK.scenarios, ids=lambda one: one.id)
def test_next_to_goes_both_ways(scenario: Scenario) -> None:
    for at, others in scenario.next_to.items():
        assert len(set(others)) == len(others)
        assert all(at in scenario.next_to[other] for other in others)


def test_every_place_has_six_around_it() -> None:
    for column in (2, 3):
        places = around(column, 5)
        assert len(set(places)) == 6
        assert all((column, 5) in around(*place) for place in places)


@pytest.mark.rule("BI-23")
def test_a_hex_with_a_side_on_the_edge() -> None:
    scenario = SCENARIO["cisplatine"]
    assert {one.at for one in scenario.hexes if not one.edge} >= {"d3", "d2", "c3"}
    assert all(one.edge for one in scenario.hexes if one.row == 1 and one.column % 2 == 0)
    assert all(one.edge == (len(scenario.next_to[one.at]) < 6) for one in scenario.hexes)


def test_distances_stop_at_enemy_capitals() -> None:
    far = steps_from(duel(), "a1")
    assert (far["a1"], far["b1"], far["d2"], far["e1"], far["e2"]) == (0, 1, 3, 4, 4)
    in_the_way = "\n 1   K\n         f\n 2           K\n                 f\n 3                   K\n"
    found = faults(in_the_way, HEAD.replace("players: 2", "players: 3"))
    assert "the capital at e3 cannot be reached from the one at a1" in found
    assert "the capital at c2 cannot be reached from the one at a1" not in found


# ---------------------------------------------------------------- BI-51, BI-52: the scenarios
@pytest.mark.rule("BI-51")
def test_eight_scenarios_with_players_and_rating() -> None:
    assert {one.id: (one.players, one.rating) for one in PACK.scenarios if one.players > 1} == {
        "cisplatine": (2, 3),
        "rio-de-janeiro-1567": (2, 2),
        "sao-francisco": (2, 1),
        "the-empire-of-brazil": (3, 2),
        "platine-war": (3, 3),
        "the-amazon": (3, 1),
        "over-the-atlantic": (4, 1),
        "treaty-of-tordesillas": (4, 3),
    }


@pytest.mark.rule("BI-51")
def test_which_scenarios_have_water() -> None:
    wet = {one.id for one in PACK.scenarios if any(place.terrain == "water" for place in one.hexes) and one.players > 1}
    assert wet == {"rio-de-janeiro-1567", "the-amazon", "over-the-atlantic", "sao-francisco"}


@pytest.mark.rule("BI-51")
@pytest.mark.parametrize(
    ("id_", "hidden", "apart", "by_land"),
    [
        ("cisplatine", 7, (6,), (6,)),
        ("rio-de-janeiro-1567", 7, (4,), (6,)),
        ("sao-francisco", 8, (6,), (0,)),
        ("the-empire-of-brazil", 10, (6, 6), (6, 6)),
        ("platine-war", 9, (5, 5), (5, 5)),
        ("the-amazon", 9, (6, 6), (0, 0)),
        ("over-the-atlantic", 16, (5, 6, 8), (0, 0, 0)),
        ("treaty-of-tordesillas", 14, (4, 4, 6), (4, 4, 6)),
    ],
)
def test_a_map_is_as_it_was_designed(id_: str, hidden: int, apart: tuple[int, ...], by_land: tuple[int, ...]) -> None:
    scenario = SCENARIO[id_]
    assert sum(one.explore for one in scenario.hexes) == hidden
    assert {(row.capitals, row.by_land) for row in fairness(scenario)} == {(apart, by_land)}


@pytest.mark.rule("BI-51")
@pytest.mark.parametrize("scenario", [one for one in PACK.scenarios if one.players > 1], ids=lambda one: one.id)
def test_every_seat_has_the_same_around_it(scenario: Scenario) -> None:
    assert not unfair(scenario)
    for capital, row in zip(scenario.capitals, fairness(scenario), strict=True):
        assert (row.forest, row.mine, row.explore) == (1, 2, 2)
        terrain = [scenario.by_place[at].terrain for at in building_land(scenario, capital)]
        assert terrain.count("forest") == 2
        assert terrain.count("field") >= 2


@pytest.mark.rule("BI-4")
@pytest.mark.parametrize("scenario", PACK.scenarios, ids=lambda one: one.id)
def test_a_map_is_made_of_what_is_in_the_box(scenario: Scenario) -> None:
    water = sum(one.terrain == "water" for one in scenario.hexes)
    assert len(scenario.capitals) == max(scenario.players, 2)
    assert sum(one.explore for one in scenario.hexes) <= 18
    assert (water <= MOST_WATER, len(scenario.hexes) - water <= MOST_LAND) == (True, True)


@pytest.mark.rule("BI-52")
def test_the_battle_of_guararapes() -> None:
    scenario = SCENARIO["guararapes"]
    green, dutch = scenario.capitals
    assert (scenario.players, scenario.rounds) == (1, 20)
    assert (green.column < dutch.column, green.row < dutch.row) == (True, True)
    kinds = {unit.id: unit.kind for board in PACK.boards if board.id == "orange" for unit in board.units}
    assert {kinds[unit] for unit, at in scenario.guards if at == dutch.at} == {"cavalry", "cannon"}
    assert sorted(unit for unit, _ in scenario.guards) == sorted(kinds)


# ---------------------------------------------------------------- faults
@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (DUEL.replace("?", "x"), "duel.txt: scenario 'duel': map: unknown letter 'x' at c2 (known: f w m ~ ? K)"),
        (DUEL.replace("?", "G"), "map: unknown letter 'G' at c2"),
        (DUEL + " 2   f       f       f\n", "map: two hexes overlap at a2"),
        (DUEL.replace("f       w", "f  w    w"), "map: 'w' at sign 13 of row 1 overlaps its neighbours"),
        (DUEL.replace(" 2   f  ", " 2   f   f"), "map: 'f' at sign 10 of row 2 overlaps its neighbours"),
        (DUEL.replace(" 1 ", " x "), "map: 'x' is not the number of a row"),
        (DUEL.replace(" 1 ", "99 "), "map: 'K' at sign 6 of row 99: a map has at most 14 columns and 9 rows"),
        (DUEL + " 3" + " " * 59 + "f\n", "map: 'f' at sign 62 of row 3: a map has at most 14 columns"),
        (DUEL.replace("1   K", "1   f"), "2 players need as many capital sites, not 1 (BI-4)"),
        (DUEL.replace("?", "K"), "2 players need as many capital sites, not 3 (BI-4)"),
        (
            "\n 1   K\n         f\n 2\n\n 3\n\n 4                           w       K\n",
            "the capital at i4 cannot be reached from the one at a1",
        ),
        (DUEL + " 3\n\n 4\n\n 5   f\n", "nobody at a1 can ever get to a5"),
        (
            DUEL.replace("         f       w", "         m       w").replace(" 2   f", " 2   m"),
            "the capital at a1 has no field or forest next to it to build on (BI-15)",
        ),
        ("\n 1   K       K\n         f\n 2   m\n", "the capital at a1 has no field or forest next to it to build on"),
        (
            DUEL + wide("f"),
            f"the land tiles of the box have at most {MOST_LAND} hexes",
        ),
        (
            DUEL + wide("~"),
            f"the water tiles of the box have at most {MOST_WATER} hexes",
        ),
        ("", "map: 2 players need as many capital sites, not 0"),
    ],
)
def test_a_fault_of_the_map_names_the_scenario(rows: str, message: str) -> None:
    found = faults(rows)
    assert message in found
    assert "duel.txt: scenario 'duel': " in found


@pytest.mark.parametrize(
    ("head", "message"),
    [
        (HEAD.replace("\nmap:\n", "\n"), "map: is missing"),
        (HEAD.replace("players: 2", "players: 5"), "players: should be from 1 to 4, not 5"),
        (HEAD.replace("players: 2", "players: two"), "players: should be a whole number, not 'two'"),
        (HEAD.replace("rating: 2", "rating: 4"), "rating: should be from 1 to 3, not 4"),
        (HEAD.replace("rating: 2", "rating: 2\nrating: 2"), "rating: is there twice"),
        (HEAD.replace("rating: 2", "rating: 2\nrounds: 0"), "rounds: should be from 1 to 99, not 0"),
        (HEAD.replace("rating: 2", "rating: 2\nweather: wet"), "unknown line 'weather: wet' (known: id,"),
        (re.sub("name.*\n", "", HEAD), "name.en: is missing"),
        (re.sub("note.*\n", "", HEAD), "note.en: is missing"),
        (HEAD.replace("source: house\n", ""), "source: is missing"),
        (HEAD.replace("intent: for tests\n", ""), "intent: is missing"),
        (HEAD.replace("id: duel", "id: fight"), "id: the file of 'fight' should be called fight.txt"),
        (HEAD.replace("rating: 2", "rating: 2\nunit: o1 A2"), "unit: only a map for one player has units on it"),
    ],
)
def test_a_fault_of_the_head_names_the_line(head: str, message: str) -> None:
    assert message in faults(head=head)


SOLO_HEAD = HEAD.replace("players: 2", "players: 1\nrounds: 20\nunit: o1 E1")
SOLO = DUEL.replace("K       f       K", "G       f       D")


@pytest.mark.rule("BI-52")
@pytest.mark.parametrize(
    ("rows", "head", "message"),
    [
        (SOLO.replace("D", "f"), SOLO_HEAD, "a map for one player has one G and one D"),
        (SOLO.replace("D", "K"), SOLO_HEAD, "unknown letter 'K' at e1 (known: f w m ~ ? G D)"),
        (SOLO, SOLO_HEAD.replace("E1", "D2"), "unit: 'o1 D2': there is no land at 'd2'"),
        (SOLO, SOLO_HEAD.replace("E1", "Z9"), "unit: 'o1 Z9': there is no land at 'z9'"),
        (SOLO, SOLO_HEAD.replace("E1", "E1\nunit: o1 C1"), "unit: 'o1' is in two places"),
    ],
)
def test_faults_of_a_map_for_one(rows: str, head: str, message: str) -> None:
    assert duel(SOLO, SOLO_HEAD).guards == (("o1", "e1"),)
    assert message in faults(rows, head)


def test_a_map_needs_what_the_pack_has() -> None:
    text = MAPS["over-the-atlantic.txt"]
    head, rows = text.split("map:\n")
    more = pack_faults("over-the-atlantic.txt", f"{head}map:\n{rows.replace('f', '?')}")
    assert "over-the-atlantic.txt: scenario 'over-the-atlantic': map: there are 18 exploration tiles, not 40" in more
    guards = pack_faults("guararapes.txt", MAPS["guararapes.txt"].replace("unit: o5", "unit: g5"))
    assert "guararapes.txt: scenario 'guararapes': unit: 'g5' is not a unit of the orange board (o1, o2" in guards


@pytest.mark.rule("BI-51")
def test_a_complete_pack_has_two_maps_for_each_number_of_players() -> None:
    some = [(name, text) for name, text in MAPS.items() if name not in ("over-the-atlantic.txt", "guararapes.txt")]
    with pytest.raises(tabuleiro.PackError) as caught:
        Reader().pack([("mine.toml", TOML)], some)
    assert "scenarios: 4 players need at least 2 maps, not 1 (BI-51)" in str(caught.value)
    assert "scenarios: 1 players need at least 1 maps, not 0 (BI-51)" in str(caught.value)
    small = TOML.replace('[pack]\nname = "house"', '[pack]\nname = "house"\ncomplete = false')
    assert len(Reader().pack([("mine.toml", small)], some).scenarios) == 7


def test_one_language_is_enough() -> None:
    names = duel(head=HEAD.replace("name.de: Duell\n", "").replace("name.en: Duel\n", "")).names
    assert names == {"en": "Duelo", "pt-BR": "Duelo", "de": "Duelo"}


def test_an_unfair_map_is_seen() -> None:
    assert unfair(duel())
    assert [row.mine for row in fairness(duel())] == [4, 1]


def test_a_line_of_the_head_may_be_a_comment() -> None:
    assert duel(head=HEAD.replace("map:", "# f field, w forest\n\nmap:")).hexes == duel().hexes
    assert all(re.search(r"^# f field", text, re.MULTILINE) for text in MAPS.values())


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(MAPS)), st.integers(0, 2000), st.integers(0, 30), st.text("KGDfwm~?x 19\n:", max_size=4))
def test_a_damaged_map_is_refused_or_read_and_never_crashes(name: str, at: int, n: int, more: str) -> None:
    text = MAPS[name]
    reader = MapReader()
    scenario = reader.scenario(name, text[:at] + more + text[at + n :])
    assert reader.faults or len(scenario.capitals) == max(scenario.players, 2)
