"""Rule tests, BI-45: what the pink and the blue paintings do."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    act,
    asked,
    done,
    goods,
    moving,
    options,
    paid,
    place,
    player,
    points,
    refused,
    supply,
    tile,
    two,
)

CARD = "combat_cards = ['militia']\n"


# ---------------------------------------------------------------- pink
@pytest.mark.rule("BI-45")
def test_immigrants():
    state = act(two("supply = { wood = 2 }\npaintings = ['immigrants']"), 0, "arch manufacture", "slot renovate")
    assert player(state)["upgrades"] == ["renovate"]


@pytest.mark.rule("BI-45")
def test_maua_builds_twice():
    mine = "monarch = 'pedro-ii'\nsupply = { coffee = 1, cane = 2 }\npaintings = ['maua']"
    state = act(two(mine, table=NO_TILES), 0, "arch build", "build sawmill at b2")
    paid(state)
    assert asked(state) == "build"
    assert goods(state, "b2") == {"wood": 2}
    found = options(state)
    assert "build sawmill at b2" not in found
    assert any(option.endswith((" b1", " c2", " c3")) for option in found)  # next to the first one
    act(state, 0, "build farm at c3")  # wood, cane or coffee, and one resource on top: wood of the first one helps
    paid(state)
    assert tile(state, "c3") == "farm"
    assert sum(player(state)["wealth"].values()) == (3 - 1 + 2) - 3 + 2
    assert asked(state) == "move"


@pytest.mark.rule("BI-45")
def test_maua_may_be_left_and_is_for_the_arch_only():
    mine = "monarch = 'pedro-ii'\nsupply = { coffee = 1, cane = 2, cotton = 1 }\npaintings = ['maua']\n"
    state = act(two(mine, table=NO_TILES), 0, "arch build", "build sawmill at b2")
    paid(state)
    act(state, 0, "enough")
    assert asked(state) == "move"
    state = act(
        two(mine + "gold_cards = ['stonemasons']", table=NO_TILES), 0, "extra stonemasons", "build sawmill at b2"
    )
    paid(state)
    assert asked(state) == "action"  # an extra action is the plain one


@pytest.mark.rule("BI-45")
def test_mauas_extra_is_due_with_the_second():
    mine = "monarch = 'pedro-ii'\nsupply = { cane = 1 }\npaintings = ['maua']\n"
    state = act(two(mine, table=NO_TILES), 0, "arch build", "build sawmill at b2")
    assert (supply(state), goods(state, "b2")) == ({}, {"wood": 2})
    kinds = {option.split()[1] for option in options(state, 0, "build")}
    assert kinds == {"cane-field"}  # two wood pay it with one on top, but no trading post
    act(state, 0, next(option for option in options(state) if option.startswith("build cane-field ")))
    assert player(state)["wealth"] == {"cane": 2}


@pytest.mark.rule("BI-45")
@pytest.mark.parametrize(
    ("have", "build", "can"),
    [
        ("cane = 1", "farm", True),  # the wood is off
        ("wood = 1", "farm", True),
        ("cotton = 1", "farm", False),
        ("cotton = 2", "church", True),  # the gold is off
        ("cotton = 1, gold = 1", "church", True),
        ("cotton = 1", "church", False),
        ("science = 1", "academy", True),  # the resource is off
        ("gold = 1, cotton = 1", "academy", False),  # science is not
    ],
)
def test_reboucas(have, build, can):
    mine = f"supply = {{ {have} }}\npaintings = ['reboucas']\nmonarch = 'pedro-ii'"
    state = act(two(mine, table="era = 3\n" + NO_TILES), 0, "arch build")
    assert any(option.startswith(f"build {build} ") for option in options(state)) == can
    if can:
        act(state, 0, next(option for option in options(state) if option.startswith(f"build {build} ")))
        while asked(state) == "pay":
            act(state, 0, options(state)[-1])
        assert (supply(state), tile(state, player(state)["tiles"][-1])) == ({}, build)


@pytest.mark.rule("BI-45")
def test_reboucas_once_a_turn():
    mine = "paintings = ['reboucas']\nmonarch = 'pedro-ii'\ngold_cards = ['stonemasons']\n"
    state = act(two(mine, table=NO_TILES), 0, "extra stonemasons", "build sawmill at b2")
    paid(state)
    assert (tile(state, "b2"), player(state)["wealth"]) == ("sawmill", {"wood": 2})
    act(state, 0, "arch build")
    assert {option.split()[1] for option in options(state)} == {"trading-post", "cane-field"}  # not the farm
    act(state, 0, "build trading-post at b3")
    assert player(state)["wealth"] == {"wood": 1, "gold": 1}
    done(state)
    act(state, 1, "arch harbor", "harbor cane")
    done(state, 1)
    assert "discounted" not in player(state)["done"]


@pytest.mark.rule("BI-45")
def test_reboucas_is_not_off_mauas_extra():
    mine = "supply = { cane = 1 }\npaintings = ['maua', 'reboucas']\nmonarch = 'pedro-ii'\n"
    state = act(two(mine, table=NO_TILES), 0, "arch build", "build sawmill at b2", "pay cane from supply")
    assert "build sawmill at a2" in options(state)
    act(state, 0, "build sawmill at a2")
    paid(state)
    assert player(state)["wealth"] == {"wood": 3}  # the cane or coffee is off, the wood on top was paid


@pytest.mark.rule("BI-45")
@pytest.mark.parametrize(
    ("products", "vp"),
    [
        ([], 0),
        (["dye deploy", "cocoa painting"], 2),
        (["dye deploy", "sugar manufacture", "cocoa painting", "fabric renovate", "coffee build"], 4),
    ],
)
def test_factory(products, vp):
    assert points(two(f"paintings = ['factory']\nproducts = {products}"), "abilities") == vp


@pytest.mark.rule("BI-45")
def test_factory_leaves_victorias_products():
    mine = "colour = 'blue'\nmonarch = 'victoria'\npaintings = ['factory']\nproducts = ['dye monarch', 'sugar deploy']"
    assert points(two(mine), "abilities") == 1


@pytest.mark.rule("BI-45")
@pytest.mark.parametrize(
    ("painting", "face", "good"), [("chica-da-silva", "foundry", "gold"), ("tropeiros", "farm", "coffee")]
)
def test_chica_da_silva_and_tropeiros(painting, face, good):
    state = two(f"supply = {{ cane = 1 }}\ntiles = ['b3 {face}']\npaintings = ['{painting}']", table="era = 2")
    assert goods(act(state, 0, "arch renovate", "renovate b3"), "b3") == {good: 3}


@pytest.mark.rule("BI-45")
def test_quitandeiras():
    state = act(two("paintings = ['quitandeiras']"), 0, "arch trade")
    assert options(state) == ["take cane", "take coffee", "take wood", "take cotton"]
    act(state, 0, "take cane")
    assert (supply(state), asked(state)) == ({"gold": 1}, "move")  # the only trade there is
    assert "extra open-ports" not in options(
        two("paintings = ['quitandeiras']\ngold_cards = ['open-ports']")
    )  # the plain action


@pytest.mark.rule("BI-45")
def test_luis_gama():
    state = two("paintings = ['luis-gama']\nrevealed = ['i-1', 'ii-2', 'iii-3']\nmissions = ['i-2']")
    assert points(state, "abilities") == 3


# ---------------------------------------------------------------- blue
@pytest.mark.rule("BI-45")
def test_leopoldina_ignores_terrain():
    mine = "supply = { science = 5 }\npaintings = ['leopoldina']"
    state = act(two(mine, table="era = 3\n" + NO_TILES), 0, "arch build")
    faces = [building.id for building in GAME.pack.buildings]
    assert set(options(state)) == {f"build {face} at {at}" for face in faces for at in ("a2", "b2", "b3", "a4")}


@pytest.mark.rule("BI-45")
@pytest.mark.parametrize("over", [building.id for building in GAME.pack.buildings])
def test_leopoldina_covers_own_buildings_of_any_era(over):
    mine = (
        f"supply = {{ science = 5 }}\npaintings = ['leopoldina']\n"
        f"tiles = ['b3 {over}', 'a4 recife', 'b2 farm']\npalaces = ['v b2']"
    )
    state = act(two(mine, table="era = 3\n" + NO_TILES), 0, "arch build")
    assert "build sawmill at b3" in options(state)
    assert refused(state, 0, "build sawmill at a4") == ("built_already", "BI-17")
    assert refused(state, 0, "build sawmill at b2") == ("palace_there", "BI-17")
    paid(act(state, 0, "build sawmill at b3"))
    assert tile(state, "b3") == "sawmill"


@pytest.mark.rule("BI-45")
def test_isabel():
    mine = "paintings = ['isabel']\ntiles = ['b3 farm', 'b2 sawmill']\nsupply = { cane = 1 }\nproducts = ['dye deploy']"
    state = two(mine, table="phase = 'move'")
    act(state, 0, "isabel", "palace v at b3")
    assert player(state)["palaces"] == [{"id": "i", "at": "a3"}, {"id": "v", "at": "b3"}]
    assert (points(state, "palaces"), options(state, 0, "isabel")) == (2, [])  # once
    state = act(two(mine), 0, "isabel", "palace ii at b2")
    assert (supply(state), asked(state)) == ({"cane": 2}, "action")  # sugar, on the last square slot
    assert [row["id"] for row in player(state)["products"]] == ["dye", "sugar"]
    act(state, 0, "arch harbor")
    assert options(state, 0, "isabel") == []
    assert options(two("paintings = ['isabel']\nsupply = { cane = 1 }"), 0, "isabel") == []  # nothing fits


@pytest.mark.rule("BI-45")
@pytest.mark.parametrize(("others", "vp"), [(0, 0), (1, 1), (3, 3), (4, 4), (6, 4)])
def test_machado(others, vp):
    more = ["guarani", "maria-quiteria", "maua", "gusmao", "zumbi", "riachuelo"][:others]
    assert points(two(f"paintings = {['machado', *more]}"), "abilities") == vp


@pytest.mark.rule("BI-45")
def test_bonifacio():
    state = two(
        "paintings = ['bonifacio']\ntiles = ['b3 recife', 'b4 belem', 'c4 salvador']\nunits = ['g1 f3']",
        "units = ['o1 c4']\ntiles = ['f3 ouro-preto']",
    )
    assert points(state, "abilities") == 2


@pytest.mark.rule("BI-45")
def test_gusmao():
    state = act(two(table="gallery = ['gusmao']"), 0, "arch painting")
    assert supply(state) == {"science": 1}
    state = moving("paintings = ['gusmao']\nunder.i = 'harbor'", table="era = 2", chance=["jaguar", "water-lily"])
    act(state, 0, "look e1", "peek b1")
    assert (place(state, "e1")["peeked"], place(state, "b1")["peeked"]) == ("jaguar", "water-lily")
    assert options(state, 0, "look", "peek") == []  # each once


@pytest.mark.rule("BI-45")
def test_aleijadinho():
    state = two(
        "paintings = ['aleijadinho']\ntiles = ['b3 church', 'b2 church', 'a4 church']\nsupply = { cane = 1 }",
        "units = ['o1 a4']",
        table="era = 3",
    )
    assert points(state, "abilities") == 2
    assert goods(act(state, 0, "arch renovate", "renovate b3"), "b3") == {"gold": 2, "science": 1}


@pytest.mark.rule("BI-45")
def test_maria_firmina():
    state = two("supply = { gold = 1 }\nmissions = ['i-1']", table="gallery = ['maria-firmina']")
    act(state, 0, "arch painting")
    assert options(state) == ["draw 1", "draw 2", "draw 3"]  # not to be declined
    act(state, 0, "draw 2")
    assert (supply(state), player(state)["mission_counts"]) == ({"science": 1}, [1, 1, 0])


@pytest.mark.rule("BI-45")
def test_anchieta():
    mine = "paintings = ['anchieta']\nunits = ['g1 c3']"
    state = act(moving(mine, table="explore = ['d3 jaguar']\n"), 0, "move g1 to d3")
    assert asked(state) == "take"
    act(state, 0, "take wood")
    assert supply(state) == {"wood": 1}
    state = act(moving(mine, table="explore = ['d3 culture-1 open']\n"), 0, "move g1 to d3")
    assert asked(state) == "move"  # only what is revealed
