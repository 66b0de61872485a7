"""Rule tests, BI-23 to BI-25: additional moves, buildings, production."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    act,
    done,
    goods,
    moving,
    no_cards,
    options,
    paid,
    points,
    refused,
    seen,
    supply,
    tile,
    two,
    units,
    vp,
)

FACES = {building.id: building for building in GAME.pack.buildings}


# ---------------------------------------------------------------- BI-23: additional moves
@pytest.mark.rule("BI-23")
def test_painting_to_a_forest():
    state = moving("units = ['g1 c3']\ntiles = ['b2 sawmill']", arch="painting", table=NO_TILES)
    assert options(state, 0, "march") == ["march g1 to c4"]  # b2 is built over
    assert refused(state, 0, "march g1 to b2") is not None


@pytest.mark.rule("BI-23")
def test_manufacture_to_a_mine():
    state = moving("units = ['g1 d5']\ntiles = ['c5 foundry']", arch="manufacture", table=NO_TILES)
    assert options(state, 0, "march") == ["march g1 to e5"]


@pytest.mark.rule("BI-23")
def test_renovate_to_the_edge_built_or_not():
    state = moving("units = ['g1 b3']\ntiles = ['a4 farm']", arch="renovate", table=NO_TILES)
    assert options(state, 0, "march") == ["march g1 to a4", "march g1 to a3"]
    state = moving("units = ['g1 d3']", arch="renovate", table="scenario = 'sao-francisco'\n" + NO_TILES)
    assert options(state, 0, "march") == ["march g1 to e3", "march g1 to e4"]  # water


@pytest.mark.rule("BI-23")
def test_deploy_to_the_capital_or_an_own_city_at_any_distance():
    mine = "units = ['g1 e2', 'g2 a3']\ntiles = ['d5 recife', 'b4 belem', 'b2 sawmill']"
    state = moving(mine, "units = ['o1 b4']", arch="deploy", table="era = 2\n" + NO_TILES)
    assert options(state, 0, "march") == ["march g1 to a3", "march g1 to d5", "march g2 to d5"]
    act(state, 0, "march g1 to d5")
    assert units(state)["g1"] == "d5"
    state = moving("units = ['g1 f3']", "tiles = ['f3 recife']", arch="deploy", table="era = 2\n" + NO_TILES)
    assert options(state, 0, "march") == ["march g1 to a3"]  # held, not built


@pytest.mark.rule("BI-23")
def test_build_to_an_own_building_also_one_that_an_enemy_holds():
    mine = "units = ['g4 c3']\ntiles = ['b3 farm', 'd2 farm', 'c4 recife']"
    state = moving(mine, "units = ['o1 d2']\ntiles = ['d3 farm']", arch="build", table=NO_TILES)
    assert options(state, 0, "march") == ["march g4 to d2", "march g4 to b3"]  # no city, no enemy's building
    act(state, 0, "march g4 to d2")
    assert (units(state), units(state, 1)) == ({"g4": "d2"}, {"o1": "defeated"})  # 3 against 1


@pytest.mark.rule("BI-23")
@pytest.mark.parametrize("arch", ["harbor", "trade"])
def test_harbor_and_trade_have_no_move(arch):
    state = moving("units = ['g1 c3', 'g2 b3', 'g3 d5']\ntiles = ['b3 farm', 'd2 recife']", arch=arch)
    assert options(state, 0, "march") == []


@pytest.mark.rule("BI-23")
def test_one_additional_move():
    state = moving("units = ['g1 c3', 'g2 c3']", arch="painting", table=NO_TILES)
    act(state, 0, "march g1 to c4")
    assert options(state, 0, "march") == []


def totals(state) -> tuple[int, int]:
    fight = seen(state)["fight"]
    return fight["attack"], fight["defence"]


@pytest.mark.rule("BI-23")
@pytest.mark.parametrize("arch", ["harbor", "trade", "build"])
def test_one_more_attacking_once_a_fight(arch):
    bonus = 0 if arch == "build" else 1
    mine = "units = ['g4 d2', 'g1 d2']\ncombat_cards = ['militia']"
    state = moving(mine, "units = ['o4 e3']", arch=arch, table=NO_TILES)
    act(state, 0, "move g4 to e3", "carry g1")
    assert totals(state) == (5 + bonus, 3)


@pytest.mark.rule("BI-23")
@pytest.mark.parametrize("arch", ["harbor", "trade", "build"])
@pytest.mark.parametrize(("theirs", "strength"), [("units = ['o4 e3', 'o1 e3']", 4), ("tiles = ['e3 farm']", 2)])
def test_two_more_defending_also_without_units(arch, theirs, strength):
    bonus = 0 if arch == "build" else 2
    mine = "units = ['g4 d2']\ncombat_cards = ['militia']"
    state = moving(mine, f"{theirs}\ntoken = '{arch}'", arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3")
    assert totals(state) == (3, strength + bonus)


@pytest.mark.rule("BI-23")
def test_the_bonus_lasts_while_the_token_lies_there():
    """Seat 1 defends in the turns of others, until its own next action."""
    state = two(
        "units = ['g4 d2']\nsupply = { wood = 1 }\ncombat_cards = ['militia']", "tiles = ['e3 farm']", table=NO_TILES
    )
    act(state, 0, "arch deploy", "card only")
    done(state)
    act(state, 1, "arch harbor", "harbor cane")
    done(state, 1)
    act(state, 0, "arch harbor", "harbor cane", "move g4 to e3")
    assert totals(state) == (4, 4)
    no_cards(state)
    assert units(state) == {"g4": "defeated"}


@pytest.mark.rule("BI-23")
def test_an_era_change_ends_the_bonus():
    mine = (
        "units = ['g4 d2', 'g1 a3']\ntiles = ['b2 sawmill', 'b3 farm', 'b4 sawmill']\n"
        "missions = ['i-4']\ncombat_cards = ['militia']"
    )
    state = moving(mine, "tiles = ['e3 farm']\ntoken = 'harbor'", arch="harbor", table=NO_TILES)
    act(state, 0, "reveal i-4", "none", "under trade")
    act(state, 1, "under trade")
    act(state, 0, "move g4 to e3")
    assert totals(state) == (3, 2)


# ---------------------------------------------------------------- BI-24: the buildings
@pytest.mark.rule("BI-24")
@pytest.mark.parametrize(
    ("face", "made"),
    [
        ("sawmill", {"wood": 2}),
        ("trading-post", {"wood": 1, "gold": 1}),
        ("cane-field", {"cane": 2}),
        ("farm", {"coffee": 2}),
        ("foundry", {"gold": 2}),
        ("plantation", {"cotton": 2}),
        ("church", {"gold": 1, "science": 1}),
        ("academy", {"science": 2}),
    ],
)
def test_every_building_built(face, made):
    mine = "monarch = 'pedro-ii'\nsupply = { science = 4 }\ntiles = ['c3 recife']"
    state = act(two(mine, table="era = 3\n" + NO_TILES), 0, "arch build")
    at = next(option.split()[-1] for option in options(state) if option.startswith(f"build {face} at"))
    paid(act(state, 0, f"build {face} at {at}"))
    assert (tile(state, at), goods(state, at), points(state, "buildings")) == (face, made, vp(face))
    assert sum(supply(state).values()) == 4 - len(FACES[face].cost)


@pytest.mark.rule("BI-24")
@pytest.mark.parametrize("good", ["cane", "coffee"])
def test_a_sawmill_costs_cane_or_coffee(good):
    state = act(two(f"supply = {{ {good} = 1 }}"), 0, "arch build", "build sawmill at a2", "take wood")
    assert (tile(state, "a2"), supply(state)) == ("sawmill", {"wood": 1})
    assert not any("sawmill" in option for option in options(act(two("supply = { wood = 2 }"), 0, "arch build")))
    assert "arch build" not in options(two("supply = { cotton = 1 }"))


@pytest.mark.rule("BI-24")
@pytest.mark.parametrize("face", FACES)
def test_points_are_strength(face):
    state = moving(
        "units = ['g4 d2']\ncombat_cards = ['militia']", f"monarch = 'nassau'\ntiles = ['e3 {face}']", arch="build"
    )
    act(state, 0, "move g4 to e3")
    assert totals(state) == (3, FACES[face].vp)


@pytest.mark.rule("BI-24")
def test_both_faces_share_a_stack():
    for a, b, tiles in (
        ("sawmill", "trading-post", 13),
        ("cane-field", "farm", 13),
        ("foundry", "plantation", 12),
        ("church", "academy", 12),
    ):
        state = two(f"tiles = ['b3 {a}', 'b2 {b}']")
        assert seen(state)["buildings_left"][FACES[a].tile] == tiles - 2
        assert FACES[a].tile == FACES[b].tile


# ---------------------------------------------------------------- BI-25: production
@pytest.mark.rule("BI-25")
def test_only_when_built_or_renovated():
    state = two("tiles = ['b3 farm']\nsupply = { cane = 1 }")
    act(state, 0, "arch harbor", "harbor cane")
    done(state)
    act(state, 1, "arch harbor", "harbor cane")
    done(state, 1)
    assert goods(state, "b3") == {}


BONUSES = [
    ("guarani", "sawmill", {"wood": 3}),
    ("chica-da-silva", "foundry", {"gold": 3}),
    ("tropeiros", "farm", {"coffee": 3}),
    ("aleijadinho", "church", {"gold": 2, "science": 1}),
]


@pytest.mark.rule("BI-25")
@pytest.mark.parametrize(("painting", "face", "made"), BONUSES)
def test_a_bonus_acts_at_once_and_later(painting, face, made):
    mine = f"supply = {{ cane = 2 }}\ntiles = ['b3 {face}', 'b2 {face}', 'c3 {face}']"
    state = act(two(mine, "units = ['o1 c3']", table=f"era = 3\ngallery = ['{painting}']"), 0, "arch painting")
    good = max(made, key=lambda good: made[good])
    assert goods(state, "b3") == goods(state, "b2") == {good: 1}
    assert goods(state, "c3") == {}  # held by an enemy
    mine = f"supply = {{ cane = 2 }}\ntiles = ['b3 {face}']\npaintings = ['{painting}']"
    state = act(two(mine, table="era = 3"), 0, "arch renovate", "renovate b3")
    assert goods(state, "b3") == made


@pytest.mark.rule("BI-25")
def test_a_bonus_acts_on_a_later_build():
    state = two("supply = { cane = 1 }\npaintings = ['guarani']\nmonarch = 'pedro-ii'")
    act(state, 0, "arch build", "build sawmill at b2")
    assert goods(state, "b2") == {"wood": 3}


@pytest.mark.rule("BI-25")
def test_a_monarchs_figures_replace_and_bonuses_add():
    mine = "colour = 'red'\nmonarch = 'manuel'\nsupply = { cane = 1 }\npaintings = ['guarani']"
    table = "explore = ['b1 river-basin-1 open']\n"
    state = act(two(mine, table=table), 0, "arch build", "build sawmill at b2")
    assert goods(state, "b2") == {"wood": 4, "gold": 1}  # 2 wood and a gold, one by each bonus


@pytest.mark.rule("BI-25")
def test_a_basin_acts_on_everybodys():
    mine = "units = ['g1 c3']\ntiles = ['d2 farm']"
    theirs = "tiles = ['e3 sawmill wood 1', 'e4 foundry', 'd4 trading-post']"
    state = moving(mine, theirs, table="explore = ['d3 river-basin-1']\n")
    act(state, 0, "move g1 to d3")
    assert goods(state, "d2") == {"coffee": 1}
    assert goods(state, "e3") == {"wood": 2}
    assert goods(state, "d4") == {"wood": 1}  # of the resource that it makes, not of the gold
    assert goods(state, "e4") == {}  # makes no resource
