"""Rule tests, BI-17 to BI-19: terrains and building over, renovation, products."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    act,
    asked,
    done,
    goods,
    hand,
    options,
    paid,
    place,
    player,
    points,
    refused,
    seen,
    supply,
    tile,
    two,
    vp,
)

SCIENCE = "supply = { science = 5 }\n"
FACES = {building.id: building for building in GAME.pack.buildings}


# ---------------------------------------------------------------- BI-17: terrains
@pytest.mark.rule("BI-17")
@pytest.mark.parametrize("building", GAME.pack.buildings, ids=lambda building: building.id)
def test_each_building_on_its_terrains(building):
    # next to c3: c2 mine, d2 field, d3 field, c4 forest, b3 field, b2 forest
    state = act(two(SCIENCE + "tiles = ['c3 recife']", table="era = 3\n" + NO_TILES), 0, "arch build")
    where = {"mine": {"c2"}, "field": {"d2", "d3", "b3", "a4"}, "forest": {"c4", "b2", "a2"}}
    wanted = set().union(*(where[terrain] for terrain in building.terrain))
    assert {option.split()[-1] for option in options(state) if option.split()[1] == building.id} == wanted


@pytest.mark.rule("BI-17")
def test_a_built_hex_is_no_forest_or_mine_any_more():
    mine = SCIENCE + "tiles = ['b2 sawmill wood 2']\nmonarch = 'pedro-ii'"
    state = act(two(mine, table=NO_TILES), 0, "arch build")
    assert refused(state, 0, "build sawmill at b2") == ("built_already", "BI-17")


@pytest.mark.rule("BI-17")
@pytest.mark.parametrize("over", ["sawmill", "trading-post", "cane-field", "farm", "foundry", "plantation"])
@pytest.mark.parametrize("new", ["church", "academy"])
def test_era_three_over_eras_one_and_two(over, new):
    mine = SCIENCE + f"tiles = ['b3 {over} wood 2']\n"
    state = act(two(mine, table="era = 3\n" + NO_TILES), 0, "arch build", f"build {new} at b3")
    paid(state)
    assert tile(state, "b3") == new
    assert "wood" not in player(state)["wealth"]  # the covered tile is gone with its goods
    left = {"t1": 13, "t2": 13, "t3": 12, "t4": 12}
    left[FACES[over].tile] -= 1
    left["t4"] -= 1
    assert seen(state)["buildings_left"] == left
    assert points(state, "buildings") == vp(new)


@pytest.mark.rule("BI-17")
@pytest.mark.parametrize("over", ["church", "academy", "recife"])
def test_nothing_over_era_three_or_cities(over):
    state = act(two(SCIENCE + f"tiles = ['b3 {over}']", table="era = 3\n" + NO_TILES), 0, "arch build")
    assert not any(option.endswith(" b3") for option in options(state))


@pytest.mark.rule("BI-17")
@pytest.mark.parametrize("new", ["sawmill", "farm", "foundry", "plantation"])
def test_earlier_eras_cover_nothing(new):
    state = act(two(SCIENCE + "tiles = ['b2 sawmill', 'b3 farm']", table="era = 3\n" + NO_TILES), 0, "arch build")
    assert not any(o.split()[1] == new and o.split()[-1] in ("b2", "b3") for o in options(state))


@pytest.mark.rule("BI-17")
@pytest.mark.parametrize(
    ("mine", "theirs", "code"),
    [
        ("tiles = ['b3 farm']\npalaces = ['v b3']", "", "palace_there"),
        ("tiles = ['b3 farm']", "units = ['o1 b3']", "seized_from_you"),
    ],
)
def test_only_own_held_ones_without_a_palace_are_covered(mine, theirs, code):
    state = act(two(SCIENCE + mine, theirs, table="era = 3\n" + NO_TILES), 0, "arch build")
    assert refused(state, 0, "build church at b3") == (code, "BI-17")


@pytest.mark.rule("BI-17")
def test_a_seized_building_is_not_covered():
    state = act(
        two(SCIENCE + "units = ['g1 f3']", "tiles = ['f3 farm']", table="era = 3\n" + NO_TILES), 0, "arch build"
    )
    assert not any(option.endswith(" f3") for option in options(state))


@pytest.mark.rule("BI-17")
def test_exploration_hexes_are_fields_and_are_covered_unseen():
    table = "explore = ['a5 ?']\n"
    state = act(two(SCIENCE + "tiles = ['a4 farm coffee 1']", table=table), 0, "arch build")
    found = [option for option in options(state) if option.endswith(" a5")]
    assert {option.split()[1] for option in found} == {"trading-post", "cane-field", "farm"}
    events = state.listen()
    act(state, 0, "build farm at a5")
    paid(state)
    assert (place(state, "a5")["explore"], tile(state, "a5")) == ("", "farm")
    assert not any(event.kind == "revealed" for event in events)
    assert seen(state)["discards"]["exploration"] == []  # nobody knows what it was
    assert player(state)["exploration"] == []


@pytest.mark.rule("BI-17")
@pytest.mark.parametrize("tile_", ["la-condamine", "philosophical-journey", "langsdorff"])
def test_a_revealed_expedition_cannot_be_built_on(tile_):
    mine = SCIENCE + "tiles = ['a4 farm coffee 1']"
    state = act(two(mine, table=f"explore = ['a5 {tile_} open']\n"), 0, "arch build")
    assert refused(state, 0, "build farm at a5") == ("expedition_there", "BI-17")
    state = act(two(mine + "\npeeks = ['a5']", table=f"explore = ['a5 {tile_}']\n"), 0, "arch build")
    assert "build farm at a5" in options(state)  # still face down, though known


@pytest.mark.rule("BI-17")
def test_nothing_is_built_on_water():
    mine = SCIENCE + "tiles = ['d3 farm coffee 1']\npaintings = ['leopoldina']"
    state = act(two(mine, table="scenario = 'sao-francisco'\nera = 3\n" + NO_TILES), 0, "arch build")
    assert not any(option.endswith((" e3", " e4")) for option in options(state))
    assert refused(state, 0, "build farm at e3") == ("on_water", "BI-17")


@pytest.mark.rule("BI-17")
def test_building_on_a_river_basin_removes_it():
    mine = SCIENCE + "tiles = ['a4 farm coffee 3']"
    state = act(two(mine, table="explore = ['a5 river-basin-1 open']\n"), 0, "arch build", "build farm at a5")
    paid(state)
    assert (place(state, "a5")["explore"], goods(state, "a4")) == ("", {"coffee": 3})  # goods made stay
    assert goods(state, "a5") == {"coffee": 2}
    assert seen(state)["discards"]["exploration"] == ["river-basin-1"]


# ---------------------------------------------------------------- BI-18: renovate
@pytest.mark.rule("BI-18")
def test_replenish_for_one_resource():
    state = act(two("supply = { cotton = 1, cane = 1 }\ntiles = ['b3 farm', 'b2 sawmill wood 1']"), 0, "arch renovate")
    assert options(state) == ["renovate b3", "flip b3"]
    assert refused(state, 0, "renovate b2") == ("goods_there", "BI-18")
    act(state, 0, "renovate b3", "pay cotton from supply")
    assert (goods(state, "b3"), supply(state)) == ({"coffee": 2}, {"cane": 1})


@pytest.mark.rule("BI-18")
@pytest.mark.parametrize(
    ("face", "other"),
    [
        *[("sawmill", "trading-post"), ("trading-post", "sawmill"), ("cane-field", "farm"), ("farm", "cane-field")],
        *[("foundry", "plantation"), ("plantation", "foundry"), ("church", "academy"), ("academy", "church")],
    ],
)
@pytest.mark.parametrize("flip", [False, True])
def test_every_building_renovated_and_flipped(face, other, flip):
    """Terrain is ignored: all stand on a field here."""
    state = two(f"supply = {{ cotton = 2 }}\ntiles = ['b3 {face}']", table="era = 3")
    act(state, 0, "arch renovate", "flip b3" if flip else "renovate b3")
    shown = other if flip else face
    made: dict[str, int] = {}
    for good in FACES[shown].production:
        made[good] = made.get(good, 0) + 1
    assert (tile(state, "b3"), goods(state, "b3"), supply(state)) == (shown, made, {"cotton": 1})
    assert points(state, "buildings") == FACES[shown].vp
    assert seen(state)["buildings_left"][FACES[face].tile] == FACES[face].tiles - 1


@pytest.mark.rule("BI-18")
def test_a_flip_counts_as_the_other_building():
    state = two("supply = { cane = 1 }\ntiles = ['b3 sawmill']\nmissions = ['i-7']", table="era = 1")
    act(state, 0, "arch renovate", "flip b3")
    assert player(state)["goals"]["i-7"][0] == [1, 1]  # a trading post


@pytest.mark.rule("BI-18")
def test_paid_from_another_building():
    state = act(two("tiles = ['b3 farm', 'b2 sawmill wood 2']"), 0, "arch renovate", "renovate b3")
    assert (goods(state, "b3"), goods(state, "b2")) == ({"coffee": 2}, {"wood": 1})


@pytest.mark.rule("BI-18")
def test_not_seized_ones_nor_ones_that_an_enemy_holds():
    state = two("supply = { cane = 3 }\nunits = ['g1 f3']", "tiles = ['f3 farm']\nsupply = { cane = 3 }")
    assert "arch renovate" not in options(state)
    act(state, 0, "arch harbor", "harbor cane")
    done(state)
    assert "arch renovate" not in options(state, 1)
    mine = "supply = { cane = 3 }\ntiles = ['b3 farm', 'b2 sawmill']"
    state = act(two(mine, "units = ['o1 b3']"), 0, "arch renovate")
    assert options(state) == ["renovate b2", "flip b2"]
    assert refused(state, 0, "renovate b3") == ("seized_from_you", "BI-18")


@pytest.mark.rule("BI-18")
def test_a_palace_bars_flipping_but_not_replenishing():
    mine = "supply = { cane = 3 }\ntiles = ['b3 farm', 'b2 sawmill']\npalaces = ['v b3']"
    state = act(two(mine), 0, "arch renovate")
    assert options(state) == ["renovate b3", "renovate b2", "flip b2"]
    assert refused(state, 0, "flip b3") == ("palace_there", "BI-18")
    act(state, 0, "renovate b3")
    assert goods(state, "b3") == {"coffee": 2}


# ---------------------------------------------------------------- BI-19: manufacture
@pytest.mark.rule("BI-19")
@pytest.mark.parametrize("product", GAME.pack.products, ids=lambda product: product.id)
def test_every_product_on_a_slot_of_its_shape(product):
    slots = {"square": ["deploy", "manufacture"], "pentagon": ["painting", "renovate"], "octagon": ["build", "harbor"]}
    state = act(two(SCIENCE), 0, "arch manufacture", f"make {product.id}")
    assert options(state) == [f"slot {arch}" for arch in slots[product.shape]]
    assert sum(supply(state).values()) == 5 - len(product.cost)
    act(state, 0, options(state)[-1])
    arch = slots[product.shape][-1]
    assert player(state)["products"] == [{"id": product.id, "slot": arch}]
    assert (player(state)["upgrades"], points(state, "products")) == ([arch], product.vp)


@pytest.mark.rule("BI-19")
def test_each_once_and_one_on_a_slot():
    state = act(two(SCIENCE + "products = ['dye deploy']"), 0, "arch manufacture")
    assert refused(state, 0, "make dye") == ("already_made", "BI-19")
    act(state, 0, "make sugar")
    assert player(state)["products"] == [{"id": "dye", "slot": "deploy"}, {"id": "sugar", "slot": "manufacture"}]


@pytest.mark.rule("BI-19")
def test_slots_of_other_shapes_are_no_choice():
    state = act(two(SCIENCE), 0, "arch manufacture", "make cocoa")
    assert refused(state, 0, "slot deploy") == ("wrong_shape", "BI-19")
    assert refused(state, 0, "slot trade") is not None
    state = act(
        two(SCIENCE + "products = ['dye build']\npaintings = ['immigrants']"), 0, "arch manufacture", "make cocoa"
    )
    assert refused(state, 0, "slot build") == ("slot_taken", "BI-19")


@pytest.mark.rule("BI-19")
def test_an_upgrade_does_not_act_on_its_own_making():
    state = act(two("supply = { wood = 2 }"), 0, "arch manufacture", "slot manufacture")
    assert supply(state) == {}  # both icons were paid


@pytest.mark.rule("BI-19")
def test_an_upgrade_acts_from_the_next_token_on():
    mine = "monarch = 'pedro-ii'\nsupply = { wood = 2 }\ngold_cards = ['steam-engine']\ntoken = 'build'"
    state = act(two(mine), 0, "arch deploy", "card only")
    assert len(hand(state)) == 1
    act(state, 0, "extra steam-engine", "slot deploy")
    assert len(hand(state)) == 1  # the deploy action of this turn is over
    assert (asked(state), player(state)["upgrades"]) == ("move", ["deploy"])


@pytest.mark.rule("BI-19")
def test_nothing_left_to_make():
    made = "['dye deploy', 'sugar manufacture', 'cocoa painting', 'fabric renovate', 'coffee build', 'rubber harbor']"
    assert "arch manufacture" not in options(two(SCIENCE + f"products = {made}"))
    assert points(two(f"products = {made}"), "products") == sum(product.vp for product in GAME.pack.products)
