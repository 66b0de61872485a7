"""Rule tests, BI-13 to BI-16: deploy, paintings, buildings, cities."""

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
    holder,
    options,
    paid,
    player,
    points,
    position,
    refused,
    seen,
    supply,
    tile,
    two,
    units,
)

MONEY = "supply = { cane = 1, coffee = 1, wood = 1, cotton = 1, gold = 1 }\n"
UPGRADED = "products = ['dye deploy']\n"


# ---------------------------------------------------------------- BI-13: deploy
@pytest.mark.rule("BI-13")
def test_a_unit_for_its_cost_and_a_card():
    state = two("supply = { cane = 2, wood = 1, gold = 1 }", chance=["combat-osorio"])
    act(state, 0, "arch deploy", "deploy g5 at a3", "pay wood from supply")  # and the gold
    assert (units(state), supply(state), hand(state)) == ({"g5": "a3"}, {"cane": 2}, ["osorio"])
    assert points(state, "units") == 3


@pytest.mark.rule("BI-13")
def test_or_just_the_card():
    state = two("supply = { cane = 2, wood = 1 }", chance=["combat-osorio"])
    act(state, 0, "arch deploy", "card only")
    assert (units(state), hand(state), sum(supply(state).values())) == ({}, ["osorio"], 3)


@pytest.mark.rule("BI-13")
def test_units_that_cannot_be_paid_for():
    state = act(two("supply = { wood = 1 }"), 0, "arch deploy")
    assert options(state) == ["deploy g1 at a3", "deploy g3 at a3", "card only"]
    assert refused(state, 0, "deploy g5 at a3") == ("cannot_pay", "BI-13")
    assert refused(state, 0, "deploy g2 at a3") == ("cannot_pay", "BI-13")
    assert refused(state, 0, "deploy g4 at a3") == ("cannot_pay", "BI-13")


@pytest.mark.rule("BI-13")
def test_on_the_capital_or_an_own_city():
    mine = "tiles = ['b3 recife', 'c3 belem', 'b2 sawmill']\nsupply = { wood = 1 }"
    state = act(two(mine, "units = ['o1 c3']", table="era = 2"), 0, "arch deploy")
    g3 = [option for option in options(state) if "g3" in option]
    assert g3 == ["deploy g3 at a3", "deploy g3 at b3"]  # not where an enemy stands
    state = act(two("units = ['g1 f3', 'g2 f3']\nsupply = { wood = 1 }", "tiles = ['f3 recife']"), 0, "arch deploy")
    assert options(state) == ["deploy g3 at a3", "card only"]  # held, but built by another


@pytest.mark.rule("BI-13")
def test_defeated_units_come_back_free():
    state = act(two("units = ['g5 defeated']"), 0, "arch deploy")
    assert points(state, "units") == 3  # they count all the time
    act(state, 0, "deploy g5 at a3")
    assert (units(state), points(state, "units")) == ({"g5": "a3"}, 3)
    assert len(hand(state)) == 1


@pytest.mark.rule("BI-13")
def test_the_card_drawn_does_not_pay():
    mine = "colour = 'blue'\nmonarch = 'napoleon'\n"  # a combat card pays as a resource
    state = two(mine, "colour = 'green'", chance=["combat-militia", "combat-militia"])
    act(state, 0, "arch deploy")  # nothing to choose: b1 needs a resource and there was no card
    assert (units(state), len(hand(state))) == ({}, 2)
    state = two(mine + "combat_cards = ['militia']", "colour = 'green'")
    act(state, 0, "arch deploy")
    assert "deploy b1 at a3" in options(state)


@pytest.mark.rule("BI-13")
def test_the_reward_for_the_first_pays_for_the_second():
    mine = f"monarch = 'pedro-i'\nsupply = {{ cane = 1 }}\n{UPGRADED}"
    state = act(two(mine), 0, "arch deploy", "deploy g2 at a3", "take coffee")
    assert "deploy g1 at a3" in options(state)  # any one: the coffee
    assert hand(state) == []  # cards come last
    paid(act(state, 0, "deploy g1 at a3"))
    act(state, 0, "take cane")
    assert (units(state), len(hand(state))) == ({"g1": "a3", "g2": "a3"}, 2)


@pytest.mark.rule("BI-13")
@pytest.mark.parametrize("deploys", [0, 1, 2])
def test_the_upgrade_draws_two_cards_whatever_comes(deploys):
    state = two(f"supply = {{ cane = 3 }}\n{UPGRADED}")
    act(state, 0, "arch deploy", *["deploy g1 at a3", "deploy g2 at a3"][:deploys])
    if deploys < 2:
        act(state, 0, "card only")
    assert (len(units(state)), len(hand(state)), asked(state)) == (deploys, 2, "move")


@pytest.mark.rule("BI-13")
def test_one_unit_without_the_upgrade():
    state = act(two("supply = { cane = 3 }"), 0, "arch deploy", "deploy g1 at a3")
    assert (len(hand(state)), asked(state)) == (1, "move")


# ---------------------------------------------------------------- BI-14: paintings
GALLERY = "gallery = ['guarani', 'riachuelo', 'maua', 'quitandeiras', 'leopoldina', 'gusmao']\n"


@pytest.mark.rule("BI-14")
def test_one_of_six_for_its_cost():
    state = act(two(MONEY, table=GALLERY), 0, "arch painting")
    assert len(options(state)) == 6
    act(state, 0, "paint guarani", "pay cotton from supply")
    assert player(state)["paintings"] == ["guarani"]
    assert "cotton" not in supply(state)
    assert asked(state) == "move"  # one only


@pytest.mark.rule("BI-14")
def test_free_ones_need_the_action_and_nothing_else():
    state = act(two(table=GALLERY), 0, "arch painting")
    assert options(state) == ["paint riachuelo", "paint quitandeiras", "paint gusmao"]
    assert refused(state, 0, "paint maua") == ("cannot_pay", "BI-14")
    assert refused(state, 0, "paint isabel") is not None
    act(state, 0, "paint quitandeiras")
    assert (player(state)["paintings"], player(state)["tokens"]["on"]) == (["quitandeiras"], "painting")


@pytest.mark.rule("BI-14")
def test_refilled_from_the_same_colour():
    state = two(table=GALLERY, chance=["factory"])
    act(state, 0, "arch painting", "paint quitandeiras")
    assert seen(state)["gallery"] == ["guarani", "riachuelo", "maua", "factory", "leopoldina", "gusmao"]
    assert seen(state)["painting_decks"] == {"red": 6, "pink": 5, "blue": 6}


@pytest.mark.rule("BI-14")
def test_an_empty_colour_is_refilled_from_one_of_choice():
    table = GALLERY + "decks.paintings-pink = []\ndecks.paintings-red = ['zumbi']\n"
    state = act(two(table=table), 0, "arch painting", "paint quitandeiras")
    assert options(state) == ["refill red", "refill blue"]
    assert refused(state, 0, "refill pink") == ("no_painting_left", "BI-14")
    act(state, 0, "refill red")
    assert seen(state)["gallery"] == ["guarani", "riachuelo", "maua", "zumbi", "leopoldina", "gusmao"]


@pytest.mark.rule("BI-14")
def test_without_decks_the_gallery_shrinks():
    table = GALLERY + "".join(f"decks.paintings-{colour} = []\n" for colour in ("red", "pink", "blue"))
    state = act(two(table=table), 0, "arch painting", "paint quitandeiras")
    assert seen(state)["gallery"] == ["guarani", "riachuelo", "maua", "leopoldina", "gusmao"]
    assert asked(state) == "move"


@pytest.mark.rule("BI-14")
def test_no_limit_to_paintings():
    many = [one.id for one in GAME.pack.paintings if one.id not in ("gusmao", "isabel")][:12]
    state = act(two(f"paintings = {many}", table="gallery = ['gusmao']"), 0, "arch painting")
    assert player(state)["paintings"] == [*many, "gusmao"]


# ---------------------------------------------------------------- BI-15: buildings
@pytest.mark.rule("BI-15")
def test_a_building_produces_at_once():
    state = act(two("supply = { wood = 1, coffee = 1 }"), 0, "arch build", "build farm at b3")
    assert (tile(state, "b3"), goods(state, "b3"), supply(state)) == ("farm", {"coffee": 2}, {})
    assert (holder(state, "b3"), points(state, "buildings")) == (0, 2)
    assert seen(state)["buildings_left"] == {"t1": 13, "t2": 12, "t3": 12, "t4": 12}


@pytest.mark.rule("BI-15")
@pytest.mark.parametrize(
    ("era", "faces"),
    [
        (1, {"sawmill", "trading-post", "cane-field", "farm"}),
        (2, {"sawmill", "trading-post", "cane-field", "farm", "foundry", "plantation"}),
        (3, {"sawmill", "trading-post", "cane-field", "farm", "foundry", "plantation", "church", "academy"}),
    ],
)
def test_buildings_of_this_era_or_an_earlier_one(era, faces):
    mine = "supply = { science = 5 }\ntiles = ['b2 sawmill wood 1']"
    state = act(two(mine, table=f"era = {era}\n{NO_TILES}"), 0, "arch build")
    assert {option.split()[1] for option in options(state)} == faces
    if era < 3:
        assert refused(state, 0, "build church at b3") == ("era_not_reached", "BI-15")


@pytest.mark.rule("BI-15")
def test_next_to_an_own_tile_and_on_its_terrain():
    state = act(two("supply = { science = 2 }", table=NO_TILES), 0, "arch build")
    assert set(options(state)) == {
        "build sawmill at a2",
        "build sawmill at b2",
        *(f"build {face} at {at}" for face in ("trading-post", "cane-field") for at in ("a2", "b2", "b3", "a4")),
        *(f"build farm at {at}" for at in ("b3", "a4")),
    }
    assert refused(state, 0, "build sawmill at b3") == ("wrong_terrain", "BI-17")
    assert refused(state, 0, "build farm at b2") == ("wrong_terrain", "BI-17")
    assert refused(state, 0, "build sawmill at b4") is not None  # not next to anything
    state = act(two("supply = { science = 2 }\ntiles = ['b3 recife']", table=NO_TILES), 0, "arch build")
    assert "build sawmill at b4" in options(state)  # next to a city


@pytest.mark.rule("BI-15")
def test_not_next_to_an_enemy():
    mine = "supply = { science = 2 }\ntiles = ['b3 farm coffee 1', 'c3 farm coffee 1']"
    state = act(two(mine, "tiles = ['e4 farm']", table=NO_TILES), 0, "arch build")
    found = options(state)
    assert "build farm at d2" in found
    assert not any(option.endswith((" d3", " d4")) for option in found)  # d3 touches e4
    assert refused(state, 0, "build farm at d3") == ("next_to_enemy", "BI-15")


@pytest.mark.rule("BI-15")
def test_whose_tile_it_is_goes_by_who_built_it():
    mine = "supply = { science = 2 }\nunits = ['g1 e4']\ntiles = ['b3 farm coffee 1', 'c3 farm coffee 1']"
    state = act(two(mine, "tiles = ['e4 farm']", table=NO_TILES), 0, "arch build")
    assert not any(option.endswith((" e5", " f3", " d3", " d4")) for option in options(state))  # held, not built
    mine = "supply = { science = 2 }\ntiles = ['b3 farm', 'c3 farm']"
    state = act(two(mine, "units = ['o1 c3']", table=NO_TILES), 0, "arch build")
    assert "build farm at d2" in options(state)  # next to c3, which an enemy holds now


@pytest.mark.rule("BI-15")
def test_no_enemy_unit_on_the_hex():
    state = act(two("supply = { science = 2 }", "units = ['o1 b3']", table=NO_TILES), 0, "arch build")
    assert not any(option.endswith(" b3") for option in options(state))
    assert refused(state, 0, "build farm at b3") == ("enemy_unit_there", "BI-15")
    state = act(two("supply = { science = 2 }\nunits = ['g1 b3']", table=NO_TILES), 0, "arch build")
    assert "build farm at b3" in options(state)  # an own one is no hindrance


@pytest.mark.rule("BI-15")
def test_a_used_up_kind_cannot_be_built():
    state = act(
        two("supply = { science = 2 }", table="tiles_left = { t1 = 0, t2 = 13, t3 = 12, t4 = 12 }\n"), 0, "arch build"
    )
    assert {option.split()[1] for option in options(state)} == {"cane-field", "farm"}  # both faces of t1 are gone
    assert refused(state, 0, "build sawmill at b2") == ("none_left", "BI-15")


@pytest.mark.rule("BI-15")
def test_the_cost_is_paid():
    state = act(two("supply = { wood = 2, cane = 1 }"), 0, "arch build")
    assert "build farm at b3" in options(state)
    assert refused(two("supply = { cotton = 1 }"), 0, "arch build") is not None
    state = act(two("supply = { cane = 1, cotton = 1 }"), 0, "arch build")
    assert refused(state, 0, "build farm at b3") == ("cannot_pay", "BI-15")


# ---------------------------------------------------------------- BI-16: cities
CITIES = "era = 2\ncities = ['ouro-preto', 'belem']\n" + NO_TILES


@pytest.mark.rule("BI-16")
def test_a_city_where_the_monarch_stands():
    mine = "supply = { gold = 3 }\nunits = ['g3 d5', 'g1 c3']"
    state = act(two(mine, table=CITIES, chance=["recife"]), 0, "arch build")
    assert options(state, 0, "found") == ["found ouro-preto at d5", "found belem at d5"]  # far from own tiles
    act(state, 0, "found ouro-preto at d5")
    assert (tile(state, "d5"), holder(state, "d5"), goods(state, "d5"), supply(state)) == (
        "ouro-preto",
        0,
        {},
        {"gold": 1},
    )
    assert points(state, "cities") == 4
    assert (seen(state)["cities"], seen(state)["city_stacks"]) == (["recife", "belem"], [3, 4])


@pytest.mark.rule("BI-16")
def test_from_era_two():
    mine = "supply = { gold = 3 }\nunits = ['g3 d5']"
    state = act(two(mine, table="cities = ['ouro-preto', 'belem']\n" + NO_TILES), 0, "arch build")
    assert options(state, 0, "found") == []
    assert refused(state, 0, "found belem at d5") == ("era_not_reached", "BI-16")


@pytest.mark.rule("BI-16")
@pytest.mark.parametrize("at", ["c2", "b4", "e6"])
def test_any_terrain(at):
    state = act(two(f"supply = {{ gold = 3 }}\nunits = ['g3 {at}']", table=CITIES), 0, "arch build")
    assert f"found belem at {at}" in options(state)


@pytest.mark.rule("BI-16")
def test_its_own_cost():
    mine = "supply = { wood = 1, cotton = 1 }\nunits = ['g3 d5']"
    state = act(two(mine, table=CITIES), 0, "arch build")
    assert options(state, 0, "found") == ["found belem at d5"]
    assert refused(state, 0, "found ouro-preto at d5") == ("cannot_pay", "BI-16")


@pytest.mark.rule("BI-16")
@pytest.mark.parametrize(
    "theirs", ["tiles = ['e5 foundry']", "tiles = ['d4 farm']\nunits = ['o1 d4']", "tiles = ['d4 recife']"]
)
def test_not_next_to_an_enemys_tile(theirs):
    mine = "supply = { gold = 3, cane = 2 }\nunits = ['g3 d5']"
    state = act(two(mine, theirs, table=CITIES), 0, "arch build")
    assert options(state, 0, "found") == []
    assert refused(state, 0, "found belem at d5") == ("next_to_enemy", "BI-16")


@pytest.mark.rule("BI-16")
@pytest.mark.parametrize(
    ("more", "at", "code"),
    [
        ("", "a3", "built_already"),  # the capital
        ("tiles = ['d4 recife']\n", "d4", "built_already"),
        ("tiles = ['d4 church']\n", "d4", "cannot_cover_that_era"),
        ("tiles = ['d4 farm']\npalaces = ['v d4']\n", "d4", "palace_there"),
    ],
)
def test_where_no_city_goes(more, at, code):
    state = act(two(f"supply = {{ gold = 4 }}\nunits = ['g3 {at}']\n{more}", table=CITIES), 0, "arch build")
    assert refused(state, 0, f"found belem at {at}") == (code, "BI-17")


@pytest.mark.rule("BI-16")
def test_not_on_a_tile_that_another_built_nor_an_expedition_nor_water():
    mine = "supply = { gold = 4 }\nunits = ['g3 e4']"
    state = act(two(mine, "tiles = ['e4 farm']", table=CITIES), 0, "arch build")
    assert options(state, 0, "found") == []
    table = "era = 2\ncities = ['ouro-preto', 'belem']\nexplore = ['d3 langsdorff open']\n"
    state = act(two("supply = { gold = 4 }\nunits = ['g3 d3']", table=table), 0, "arch build")
    assert refused(state, 0, "found belem at d3") == ("expedition_there", "BI-16")
    table = "era = 2\nscenario = 'sao-francisco'\ncities = ['ouro-preto', 'belem']\n"
    state = act(two("supply = { gold = 4 }\nunits = ['g3 e4']", table=table), 0, "arch build")
    assert refused(state, 0, "found belem at e4") == ("on_water", "BI-16")


@pytest.mark.rule("BI-16")
def test_over_an_own_building_of_eras_one_and_two():
    mine = "supply = { gold = 2 }\nunits = ['g3 b3']\ntiles = ['b3 farm coffee 2']"
    state = act(two(mine, table=CITIES), 0, "arch build", "found belem at b3")
    paid(state)
    assert (tile(state, "b3"), goods(state, "b3")) == ("belem", {})
    assert player(state)["wealth"] == {}  # its goods are gone


@pytest.mark.rule("BI-16")
def test_no_limit_and_an_empty_stack():
    mine = (
        "supply = { gold = 2 }\nunits = ['g3 d5']\ntiles = ['b3 salvador', 'b4 recife', 'a2 sao-paulo', 'c3 sao-luis']"
    )
    table = "era = 2\ncities = ['ouro-preto', '']\ncity_stacks = [0, 0]\ndecks.cities = []\n" + NO_TILES
    state = act(two(mine, table=table), 0, "arch build", "found ouro-preto at d5")
    assert tile(state, "d5") == "ouro-preto"
    assert (seen(state)["cities"], seen(state)["city_stacks"]) == (["", ""], [0, 0])
    done(state)
    assert state.to_act == (1,)


@pytest.mark.rule("BI-16")
def test_cities_are_never_renovated():
    state = two("supply = { gold = 2 }\ntiles = ['b3 recife']", table="era = 2")
    assert "arch renovate" not in options(state)
    state = act(two("supply = { gold = 2 }\ntiles = ['b3 recife', 'b2 sawmill']", table="era = 2"), 0, "arch renovate")
    assert options(state) == ["renovate b2", "flip b2"]
    assert refused(state, 0, "renovate b3") == ("cities_not_renovated", "BI-18")


@pytest.mark.rule("BI-16")
@pytest.mark.parametrize("city", GAME.pack.cities, ids=lambda city: city.id)
def test_every_city(city):
    mine = "supply = { science = 3 }\nunits = ['g3 c5']"
    other = "belem" if city.id != "belem" else "recife"
    state = two(mine, table=f"era = 2\ncities = ['{city.id}', '{other}']\n{NO_TILES}")
    act(state, 0, "arch build", f"found {city.id} at c5")
    assert (tile(state, "c5"), points(state, "cities")) == (city.id, city.vp)
    assert 3 - sum(supply(state).values()) == len(city.cost)
    assert player(position(state.position))["tiles"] == ["a3", "c5"]
