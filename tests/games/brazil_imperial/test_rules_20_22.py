"""Rule tests, BI-20 to BI-22: harbor, trade, upgrades."""

from __future__ import annotations

import pytest

from brazil_imperial.content_helpers import changed, read
from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    act,
    asked,
    goods,
    hand,
    options,
    paid,
    player,
    refused,
    seen,
    supply,
    two,
    units,
)
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

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
        ("coffee", "coffee = 2", True),
        ("coffee", "coffee = 1", False),
        ("rubber", "science = 1", True),  # the wood is left out
        ("rubber", "wood = 1, gold = 1", False),  # science is not
        ("cocoa", "cane = 1", True),  # the wood is left out
        ("cocoa", "wood = 1", True),  # the cane or coffee
        ("cocoa", "cotton = 2", False),
        ("fabric", "cotton = 1", True),
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
    else:
        if "arch manufacture" in options(state):
            act(state, 0, "arch manufacture")
        assert f"make {product}" not in options(state)
        assert product not in [row["id"] for row in player(state)["products"]]


@pytest.mark.rule("BI-22")
@pytest.mark.parametrize(("have", "can"), [("coffee = 1, gold = 1", True), ("coffee = 2, cane = 1", False)])
def test_the_manufacture_upgrade_never_saves_gold(have, can):
    """With coffee that costs gold: no product of the house set does."""
    costly = BrazilImperial(read(changed("product", "coffee", '"coffee", "any"]', '"coffee", "gold"]')))
    mine = f"supply = {{ {have} }}\nproducts = ['dye manufacture', 'sugar deploy', 'cocoa painting']"
    state = costly.placed(f"[[seat]]\n{mine}\n[[seat]]\n", None, None)
    assert ("arch manufacture" in options(state)) == can


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
