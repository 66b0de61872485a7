"""Rule tests, BI-20 to BI-25: harbor, trade, upgrades, additional moves, production."""

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
    moving,
    no_cards,
    options,
    paid,
    player,
    points,
    refused,
    seen,
    supply,
    tile,
    two,
    units,
)

FACES = {building.id: building for building in GAME.pack.buildings}


# ---------------------------------------------------------------- BI-20: harbor
@pytest.mark.rule("BI-20")
@pytest.mark.parametrize("good", ["cane", "coffee", "wood", "cotton"])
def test_a_resource_of_choice(good):
    state = act(two(), 0, "arch harbor", f"harbor {good}")
    assert (supply(state), asked(state)) == ({good: 1}, "move")


@pytest.mark.rule("BI-20")
@pytest.mark.parametrize("good", ["gold", "science"])
def test_no_assets_at_the_harbor(good):
    assert f"harbor {good}" not in options(act(two(), 0, "arch harbor"))


# ---------------------------------------------------------------- BI-21: trade
@pytest.mark.rule("BI-21")
@pytest.mark.parametrize("good", ["cane", "coffee", "wood", "cotton"])
def test_a_resource_for_gold(good):
    state = act(two(f"supply = {{ {good} = 1 }}"), 0, "arch trade")
    assert (supply(state), hand(state, "gold")) == ({"gold": 1}, [])


@pytest.mark.rule("BI-21")
@pytest.mark.parametrize(("cotton", "coffee"), [(2, 0), (1, 1), (0, 2)])
def test_two_of_cotton_and_coffee(cotton, coffee):
    state = two(f"supply = {{ cotton = {cotton}, coffee = {coffee} }}", chance=["gold-war"])
    paid(act(state, 0, "arch trade", "trade pair"))
    assert (supply(state), hand(state, "gold")) == ({"gold": 2}, ["war"])


@pytest.mark.rule("BI-21")
def test_any_four_resources():
    state = two("supply = { cotton = 1, coffee = 1, wood = 1, cane = 1, gold = 1 }", chance=["gold-war"])
    paid(act(state, 0, "arch trade", "trade four"))
    assert (supply(state), hand(state, "gold")) == ({"science": 1, "gold": 2}, ["war"])


@pytest.mark.rule("BI-21")
def test_two_combat_cards():
    state = two("combat_cards = ['militia', 'caxias', 'ambush']", chance=["gold-war"])
    act(state, 0, "arch trade", "give caxias", "give ambush")
    assert (supply(state), hand(state, "gold"), hand(state)) == ({"gold": 1}, ["war"], ["militia"])
    assert seen(state)["discards"]["combat"] == ["caxias", "ambush"]


@pytest.mark.rule("BI-21")
@pytest.mark.parametrize(
    ("mine", "can"),
    [
        ("supply = { cane = 1, wood = 3 }", ["resource", "four"]),
        ("supply = { cane = 1, wood = 2, gold = 1, science = 1 }", ["resource"]),
        ("supply = { cane = 1, wood = 2 }\ntiles = ['b2 sawmill wood 1']", ["resource", "four"]),
        ("supply = { coffee = 1, wood = 2 }", ["resource"]),
        ("supply = { coffee = 1, gold = 1, science = 2 }\ngold_cards = ['war', 'war']", ["resource"]),
        ("supply = { cotton = 1, coffee = 1 }", ["resource", "pair"]),
        ("supply = { cotton = 1 }\ntiles = ['b3 farm coffee 1']", ["resource", "pair"]),
        ("supply = { gold = 3, science = 2 }\ncombat_cards = ['militia', 'caxias', 'ambush']", []),
    ],
)
def test_which_trades_without_substitutes(mine, can):
    cards = "" if "combat" in mine else "combat_cards = ['militia', 'caxias']\n"
    state = act(two(cards + mine), 0, "arch trade")
    if can:
        assert options(state) == [*(f"trade {trade}" for trade in can), "trade cards"]
    else:
        assert asked(state) == "give"  # the cards are all that can be traded


@pytest.mark.rule("BI-21")
def test_several_in_any_mix_and_what_one_brings_may_not_go_back():
    state = two("supply = { cane = 1, cotton = 2 }\ntiles = ['b2 sawmill wood 2']", chance=["gold-war"])
    act(
        state, 0, "arch trade", "trade pair", "trade resource", "pay wood from b2", "trade resource", "pay wood from b2"
    )
    assert (supply(state), goods(state, "b2")) == ({"cane": 1, "gold": 4}, {})
    act(state, 0, "trade resource")
    assert (supply(state), asked(state)) == ({"gold": 5}, "move")  # gold is no resource: nothing is left to trade


@pytest.mark.rule("BI-21")
def test_the_limits_apply_after_each_trade():
    state = two("supply = { cane = 1, gold = 4 }\ncombat_cards = ['militia', 'caxias']", chance=["gold-war"])
    act(state, 0, "arch trade", "trade cards", "give militia")
    while asked(state) == "give":
        act(state, 0, options(state)[0])
    assert asked(state) == "discard"  # cane, five gold
    act(state, 0, "drop gold", "trade resource")
    assert supply(state) == {"gold": 5}


# ---------------------------------------------------------------- BI-22: upgrades
@pytest.mark.rule("BI-22")
def test_the_deploy_upgrade():
    state = act(two("products = ['dye deploy']\nsupply = { cane = 3 }"), 0, "arch deploy", "deploy g1 at a3")
    act(state, 0, "deploy g2 at a3")
    assert (units(state), len(hand(state)), asked(state)) == ({"g1": "a3", "g2": "a3"}, 2, "move")


@pytest.mark.rule("BI-22")
@pytest.mark.parametrize(
    ("painting", "usual", "less"), [("maua", {"gold": 1}, {"cane": 1}), ("guarani", {"cane": 1}, {})]
)
def test_the_painting_upgrade(painting, usual, less):
    for products, cost in (("", usual), ("products = ['cocoa painting']", less)):
        for have in ({"gold": 1}, {"cane": 1}, {}):
            goods_ = ", ".join(f"{good} = {n}" for good, n in have.items())
            state = two(f"supply = {{ {goods_} }}\n{products}", table=f"gallery = ['{painting}']")
            can = not cost or have == cost or (cost == {"cane": 1} and bool(have))
            assert ("arch painting" in options(state)) == can
            if can:
                act(state, 0, "arch painting")
                assert supply(state) == ({} if cost else have)


@pytest.mark.rule("BI-22")
@pytest.mark.parametrize(
    ("face", "have", "can"),
    [
        ("sawmill", "cotton = 1", True),
        ("farm", "cotton = 2", True),
        ("farm", "cotton = 1", False),
        ("church", "cotton = 3", False),  # the gold stays gold
        ("church", "gold = 1, cotton = 2", True),
        ("academy", "gold = 1, cotton = 4", False),
    ],
)
def test_the_build_upgrade(face, have, can):
    state = two(
        f"supply = {{ {have} }}\nproducts = ['coffee build']\ntiles = ['c3 recife']", table="era = 3\n" + NO_TILES
    )
    found = options(act(state, 0, "arch build")) if "arch build" in options(state) else []
    assert any(option.startswith(f"build {face}") for option in found) == can


@pytest.mark.rule("BI-22")
def test_the_build_upgrade_is_for_cities_too():
    mine = "supply = { cotton = 1, gold = 1 }\nunits = ['g3 d5']\n"
    table = "era = 2\ncities = ['sao-paulo', 'ouro-preto']\n" + NO_TILES  # coffee and gold; two gold
    assert options(act(two(mine, table=table), 0, "arch build"), 0, "found") == []
    state = act(two(mine + "products = ['coffee build']", table=table), 0, "arch build")
    assert options(state, 0, "found") == ["found sao-paulo at d5"]


@pytest.mark.rule("BI-22")
def test_the_renovate_upgrade():
    state = act(two("tiles = ['b3 farm']\nproducts = ['fabric renovate']"), 0, "arch renovate", "renovate b3")
    assert goods(state, "b3") == {"coffee": 2}


@pytest.mark.rule("BI-22")
@pytest.mark.parametrize(
    ("product", "have", "can"),
    [
        ("sugar", "cane = 1", True),
        ("sugar", "wood = 1", False),
        ("coffee", "coffee = 1, gold = 1", True),
        ("coffee", "coffee = 2, cane = 1", False),  # never the gold
        ("rubber", "wood = 1, gold = 1", True),
        ("cocoa", "wood = 1, cane = 1", True),
        ("cocoa", "cotton = 1, cane = 1", True),  # the wood is left out
        ("cocoa", "wood = 1, cotton = 1", True),  # the cane or coffee
        ("cocoa", "cotton = 2", False),
        ("fabric", "cotton = 1, wood = 1", True),
        ("fabric", "wood = 2", False),
    ],
)
def test_the_manufacture_upgrade(product, have, can):
    mine = f"supply = {{ {have} }}\nproducts = ['dye manufacture']"
    state = two(mine)
    if can:
        act(state, 0, "arch manufacture")
        if asked(state) == "manufacture":
            act(state, 0, f"make {product}")
        while asked(state) == "pay":
            act(state, 0, options(state)[-1])
        assert product in [row["id"] for row in player(state)["products"]]
        assert supply(state) == {}
    elif "arch manufacture" in options(state):
        act(state, 0, "arch manufacture")
        assert f"make {product}" not in options(state)
        assert product not in [row["id"] for row in player(state)["products"]]


@pytest.mark.rule("BI-22")
def test_the_harbor_upgrade():
    state = two("products = ['rubber harbor']", chance=["gold-war"])
    act(state, 0, "arch harbor", "harbor wood")
    assert (supply(state), hand(state, "gold")) == ({"wood": 1}, ["war"])
    assert hand(act(two(), 0, "arch harbor", "harbor wood"), "gold") == []


@pytest.mark.rule("BI-22")
def test_trade_has_no_slot():
    state = act(two("supply = { wood = 2 }\npaintings = ['immigrants']"), 0, "arch manufacture")
    assert options(state) == [
        f"slot {arch}" for arch in ("deploy", "painting", "build", "renovate", "manufacture", "harbor")
    ]
    assert refused(state, 0, "slot trade") == ("no_slot", "BI-22")


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
    ("face", "made", "vp"),
    [
        ("sawmill", {"wood": 2}, 1),
        ("trading-post", {"wood": 1, "gold": 1}, 2),
        ("cane-field", {"cane": 2}, 2),
        ("farm", {"coffee": 2}, 2),
        ("foundry", {"gold": 2}, 3),
        ("plantation", {"cotton": 2}, 3),
        ("church", {"gold": 1, "science": 1}, 4),
        ("academy", {"science": 2}, 4),
    ],
)
def test_every_building_built(face, made, vp):
    mine = "monarch = 'pedro-ii'\nsupply = { science = 4 }\ntiles = ['c3 recife']"
    state = act(two(mine, table="era = 3\n" + NO_TILES), 0, "arch build")
    at = next(option.split()[-1] for option in options(state) if option.startswith(f"build {face} at"))
    paid(act(state, 0, f"build {face} at {at}"))
    assert (tile(state, at), goods(state, at), points(state, "buildings")) == (face, made, vp)
    assert sum(supply(state).values()) == 4 - len(FACES[face].cost)


@pytest.mark.rule("BI-24")
@pytest.mark.parametrize("good", ["cane", "coffee"])
def test_a_sawmill_costs_cane_or_coffee(good):
    state = act(two(f"supply = {{ {good} = 1 }}"), 0, "arch build", "build sawmill at a2", "take wood")
    assert (tile(state, "a2"), supply(state)) == ("sawmill", {"wood": 1})
    assert "arch build" not in options(two("supply = { wood = 1 }"))
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
