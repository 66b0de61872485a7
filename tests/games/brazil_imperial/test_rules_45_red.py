"""Rule tests, BI-45: every painting taken, and what the red ones do."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    act,
    asked,
    goods,
    hand,
    moving,
    options,
    player,
    points,
    seen,
    supply,
    two,
    units,
)

CARD = "combat_cards = ['militia']\n"


# ---------------------------------------------------------------- all
@pytest.mark.rule("BI-45")
@pytest.mark.parametrize("painting", GAME.pack.paintings, ids=lambda painting: painting.id)
def test_every_painting_is_taken_for_its_cost(painting):
    assert painting.cost in ((), ("any",), ("gold",))
    state = two("supply = { cane = 1, gold = 1 }\nmissions = ['i-1']", table=f"gallery = ['{painting.id}']")
    act(state, 0, "arch painting")
    while asked(state) != "move":
        act(state, 0, options(state)[0])
    assert player(state)["paintings"] == [painting.id]
    assert points(state, "paintings") == painting.vp
    kept = {(): {"cane": 1, "gold": 1}, ("any",): {"gold": 1}, ("gold",): {"cane": 1}}[painting.cost]
    gained = {"science": 1} if painting.id in ("gusmao", "maria-firmina") else {}
    assert supply(state) == kept | gained


# ---------------------------------------------------------------- red
@pytest.mark.rule("BI-45")
def test_guarani():
    state = two("supply = { cane = 2 }\ntiles = ['b2 sawmill', 'b3 farm']", table="gallery = ['guarani']")
    act(state, 0, "arch painting")
    assert (goods(state, "b2"), goods(state, "b3")) == ({"wood": 1}, {})
    state = two("supply = { cane = 2 }\ntiles = ['b2 sawmill']\npaintings = ['guarani']")
    assert goods(act(state, 0, "arch renovate", "renovate b2"), "b2") == {"wood": 3}


@pytest.mark.rule("BI-45")
@pytest.mark.parametrize(
    ("tiles", "strength"),
    [
        (["e4 farm"], 3),  # e3 and f4 are forest
        (["d5 farm"], 2),  # no forest next to it
        (["e4 farm", "e3 sawmill", "f4 sawmill"], 2),  # built over
        (["e4 recife"], 4),  # a city is no building
    ],
)
def test_camarao_makes_buildings_next_to_forest_stronger(tiles, strength):
    at = tiles[0].split()[0]
    state = moving(
        "units = ['g4 d4']\n" + CARD, f"tiles = {tiles}\npaintings = ['camarao']", arch="build", table=NO_TILES
    )
    act(state, 0, f"move g4 to {at}")
    assert seen(state)["fight"]["defence"] == strength


@pytest.mark.rule("BI-45")
@pytest.mark.parametrize(
    ("tiles", "theirs", "forests"),
    [
        ([], "", 2),  # a2 and b2, next to the capital
        (["b3 farm"], "", 4),  # and c... b4, c4
        (["b3 farm", "b2 sawmill"], "", 3),  # one is built over: a2, b4, c4
        (["b3 farm"], "units = ['o1 b3']", 2),  # not held
    ],
)
def test_camarao_scores_forests_next_to_the_empire(tiles, theirs, forests):
    state = two(f"tiles = {tiles}\npaintings = ['camarao']", theirs)
    near = {"b3": {"b2", "c4", "b4"}}
    wanted = {"a2", "b2"} | (near["b3"] if "b3 farm" in tiles and not theirs else set())
    wanted -= {one.split()[0] for one in tiles}
    assert points(state, "abilities") == len(wanted) == forests


@pytest.mark.rule("BI-45")
def test_maria_quiteria():
    mine = "units = ['g4 d2']\npaintings = ['maria-quiteria']\n" + CARD
    state = moving(mine, "units = ['o4 e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3")
    assert (seen(state)["fight"]["attack"], seen(state)["fight"]["defence"]) == (4, 3)
    state = moving(
        "units = ['g4 d2']\n" + CARD, "units = ['o4 e3']\npaintings = ['maria-quiteria']", arch="build", table=NO_TILES
    )
    act(state, 0, "move g4 to e3")
    assert (seen(state)["fight"]["attack"], seen(state)["fight"]["defence"]) == (3, 5)


@pytest.mark.rule("BI-45")
def test_arariboia():
    mine = "supply = { gold = 4 }\nunits = ['g1 d5', 'g4 c5']\n"
    table = "era = 2\ncities = ['recife', 'belem']\n" + NO_TILES
    assert options(act(two(mine, table=table), 0, "arch build"), 0, "found") == []
    state = act(two(mine + "paintings = ['arariboia']", table=table), 0, "arch build")
    assert {option.split()[-1] for option in options(state, 0, "found")} == {"d5", "c5"}


@pytest.mark.rule("BI-45")
def test_coroados():
    mine = "paintings = ['coroados']\nunder.i = 'harbor'\nunder.ii = 'build'\nsupply = { cane = 1 }\n"
    state = two(mine, table="era = 3", chance=["gold-war", "gold-agricola"])
    assert points(state, "abilities") == 0
    assert options(state, 0, "coroados") == ["coroados 1", "coroados 2"]
    act(state, 0, "coroados 1")
    assert (points(state, "abilities"), player(state)["tokens"]["under"]) == (2, {"1": "coroados", "2": "build"})
    act(state, 0, "arch harbor", "harbor cane")
    assert options(state, 0, "peek") == []  # the arch has lost its bonus
    act(state, 0, "coroados 2")  # also in the movement phase
    assert (hand(state, "gold"), options(state, 0, "coroados")) == (["war", "agricola"], [])  # for good


@pytest.mark.rule("BI-45")
def test_a_token_on_coroados_is_not_under_the_painting_arch():
    mine = "paintings = ['coroados']\nunder.i = 'card'\nunder.ii = 'painting'\n"
    assert player(two(mine, table="era = 3"))["tokens"]["under"] == {"1": "coroados", "2": "painting"}


@pytest.mark.rule("BI-45")
def test_coroados_takes_past_tokens_only():
    state = two("paintings = ['coroados']\nunder.i = 'harbor'\nsupply = { cane = 1 }", table="era = 2")
    assert options(state, 0, "coroados") == ["coroados 1"]
    assert options(two("paintings = ['coroados']\nsupply = { cane = 1 }"), 0, "coroados") == []
    state = act(
        two("paintings = ['coroados']\nunder.i = 'harbor'\nsupply = { cane = 1 }", table="era = 2"), 0, "arch harbor"
    )
    assert options(state, 0, "coroados") == []  # not inside an action


@pytest.mark.rule("BI-45")
def test_guaicuru():
    state = moving("units = ['g1 c3']\npaintings = ['guaicuru']", arch="build", table=NO_TILES)
    act(state, 0, "move g1 to d2", "move g1 to d1")
    assert (units(state), options(state, 0, "move")) == ({"g1": "d1"}, [])
    state = moving("units = ['g1 c3']\npaintings = ['guaicuru']", arch="build", table=NO_TILES)
    act(state, 0, "move g1 to d2", "stay")
    assert (units(state), options(state, 0, "move")) == ({"g1": "d2"}, [])


@pytest.mark.rule("BI-45")
def test_guaicuru_ends_with_a_fight_or_a_tile_revealed():
    state = moving("units = ['g4 d2']\npaintings = ['guaicuru']", "units = ['o1 e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3")
    assert (units(state), options(state, 0, "move")) == ({"g4": "e3"}, [])
    state = moving("units = ['g1 c3']\npaintings = ['guaicuru']", arch="build", table="explore = ['d3 jaguar']\n")
    act(state, 0, "move g1 to d3")
    assert (units(state), options(state, 0, "move")) == ({"g1": "d3"}, [])
    state = moving("units = ['g1 c3']\npaintings = ['guaicuru']", arch="painting", table=NO_TILES)
    act(state, 0, "march g1 to c4")
    assert (asked(state), len(options(state, 0, "move"))) == ("move", 6)  # the free move is still there


@pytest.mark.rule("BI-45")
def test_zumbi():
    theirs = "paintings = ['zumbi']\nunits = ['o1 e3', 'o2 e3']\n"
    state = moving("units = ['g4 d2', 'g1 d2']", theirs, arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3", "carry g1")
    assert units(state, 1) == {"o1": "g4", "o2": "g4"}  # home, not to the supply
    assert units(state) == {"g1": "e3", "g4": "e3"}
    for tiles, strength in (("tiles = ['e3 farm']", 4 + 2), ("", 3)):
        mine = "units = ['g4 d2']\n" + CARD
        state = act(moving(mine, theirs + tiles, arch="build", table=NO_TILES), 0, "move g4 to e3")
        assert seen(state)["fight"]["defence"] == strength  # one more on an own tile, once
    text = "paintings = ['zumbi']\nunits = ['g4 d2']"
    state = act(moving(text, "units = ['o4 e3']", arch="build", table=NO_TILES), 0, "move g4 to e3")
    assert units(state) == {"g4": "defeated"}  # only defenders go home


@pytest.mark.rule("BI-45")
def test_zumbi_takes_in_whom_sepe_defeats():
    mine = "units = ['g1 d2']\ncombat_cards = ['sepe-tiaraju']"
    state = moving(mine, "paintings = ['zumbi']\nunits = ['o4 e3', 'o5 e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g1 to e3", "play sepe-tiaraju", "defeat o5")
    assert units(state, 1) == {"o4": "e3", "o5": "g4"}


@pytest.mark.rule("BI-45")
def test_riachuelo():
    state = two(table="gallery = ['riachuelo']", chance=["combat-caxias", "combat-osorio"])
    act(state, 0, "arch painting")
    assert hand(state) == ["caxias", "osorio"]
    state = moving(
        "units = ['g1 e3']\npaintings = ['riachuelo']", arch="painting", table="scenario = 'sao-francisco'\n" + NO_TILES
    )
    assert options(state, 0, "march") == ["march g1 to d2"]
