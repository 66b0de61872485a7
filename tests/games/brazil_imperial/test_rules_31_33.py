"""Rule tests, BI-31 to BI-33: palaces, capitals."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    NO_TILES,
    WITH_I8,
    act,
    asked,
    hand,
    laid,
    moving,
    options,
    place,
    player,
    points,
    refused,
    seen,
    supply,
    two,
    vp,
)
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

# ---------------------------------------------------------------- BI-31: palaces
FITS = {
    "ii": {"sawmill", "trading-post", "cane-field", "farm"},
    "iii": {"recife"},
    "iv": {"plantation"},
    "v": {"farm"},
    "vi": {"sawmill", "trading-post", "cane-field", "farm", "foundry", "plantation", "recife"},
}
TILES = ["sawmill", "trading-post", "cane-field", "farm", "foundry", "plantation", "church", "academy", "recife"]
HEXES = ["b2", "b3", "a4", "a2", "c3", "b4", "c4", "d3", "c5"]
ALL_TILES = "tiles = " + str([f"{at} {face}" for at, face in zip(HEXES, TILES, strict=True)]) + "\n"


@pytest.mark.rule("BI-31")
@pytest.mark.parametrize("palace", FITS)
def test_each_palace_on_what_fits(palace):
    state = act(two(ALL_TILES + "missions = ['i-8']\n", table="era = 3"), 0, "reveal i-8")
    hexes = [option.split()[-1] for option in options(state) if option.split()[1:2] == [palace]]
    assert {TILES[HEXES.index(at)] for at in hexes} == FITS[palace]
    other = next(at for at, face in zip(HEXES, TILES, strict=True) if face not in FITS[palace])
    assert refused(state, 0, f"palace {palace} at {other}") == ("palace_does_not_fit", "BI-31")


@pytest.mark.rule("BI-31")
def test_in_any_order_each_once_and_one_on_a_tile():
    mine = ALL_TILES + "missions = ['i-8']\npalaces = ['vi a2']\n"
    state = act(two(mine, table="era = 3"), 0, "reveal i-8")
    assert refused(state, 0, "palace vi at b2") == ("palace_placed", "BI-31")
    assert refused(state, 0, "palace v at a2") == ("palace_there", "BI-31")
    assert not any(option.endswith(" a3") for option in options(state))  # the capital has palace I


@pytest.mark.rule("BI-31")
def test_built_and_held():
    mine = "tiles = ['b2 sawmill', 'b3 cane-field', 'a4 farm', 'a2 farm']\nunits = ['g1 f3']\nmissions = ['i-8']\n"
    state = act(two(mine, "units = ['o1 a2']\ntiles = ['f3 farm']"), 0, "reveal i-8")
    hexes = {option.split()[-1] for option in options(state) if option != "none"}
    assert hexes == {"b2", "b3", "a4"}
    assert refused(state, 0, "palace v at a2") == ("seized_from_you", "BI-31")


@pytest.mark.rule("BI-31")
def test_none_is_wanted_or_none_fits():
    state = act(two(WITH_I8), 0, "reveal i-8", "none")
    laid(state, "build", "build")
    assert [row["id"] for row in player(state)["palaces"]] == ["i"]
    assert asked(state) == "action"  # it is not made good later
    mine = (
        "tiles = ['b3 church', 'a4 church', 'b2 belem', 'c3 recife', 'c4 academy']\n"
        "units = ['g1 a3', 'g2 a3', 'g3 a3', 'g4 a3']\nmissions = ['iii-3']\npalaces = ['iii c3', 'vi b2']"
    )
    state = act(two(mine, table="era = 3"), 0, "reveal iii-3")
    assert asked(state) == "action"  # nothing fits: not even a question


@pytest.mark.rule("BI-31")
def test_era_three_missions_bring_one_too():
    mine = (
        "tiles = ['b3 church', 'a4 church', 'b2 belem', 'c3 recife']\n"
        "units = ['g1 a3', 'g2 a3', 'g3 a3', 'g4 a3']\nmissions = ['iii-3']"
    )
    state = act(two(mine, table="era = 3"), 0, "reveal iii-3")
    assert options(state) == [
        *(f"palace {palace} at {city}" for palace in ("iii", "vi") for city in ("b2", "c3")),
        "none",
    ]


@pytest.mark.rule("BI-31")
def test_a_palace_stays_its_owners_and_adds_no_strength():
    mine = "units = ['g4 d2']\ncombat_cards = ['militia']"
    state = moving(mine, "tiles = ['e3 farm']\npalaces = ['v e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3")
    assert seen(state)["fight"]["defence"] == 2
    act(state, 0, "enough")
    assert place(state, "e3")["tile"]["holder"] == 0
    assert (points(state, "palaces", 1), points(state, "palaces", 0)) == (1, 0)


# ---------------------------------------------------------------- BI-32: what palaces bring
def placed(palace: str, at: str, more: str = "", *chance: str) -> BrazilState:
    text = ALL_TILES + "missions = ['i-8']\nsupply = { wood = 1 }\n" + more
    return act(two(text, table="era = 3", chance=chance), 0, "reveal i-8", f"palace {palace} at {at}")


@pytest.mark.rule("BI-32")
def test_palace_two():
    state = placed("ii", "b2")
    assert options(state) == ["make dye", "make sugar"]
    act(state, 0, "make sugar")
    assert options(state) == ["slot deploy", "slot manufacture"]
    act(state, 0, "slot deploy")
    assert supply(state) == {"wood": 1, "cane": 1}
    assert player(state)["products"] == [{"id": "sugar", "slot": "deploy"}]
    assert (points(state, "products"), points(state, "palaces")) == (vp("sugar"), 0)


@pytest.mark.rule("BI-32")
def test_palace_two_with_both_products_made():
    state = placed("ii", "b2", "products = ['dye deploy', 'sugar manufacture']")
    assert (supply(state), asked(state)) == ({"wood": 1, "cane": 1}, "action")


@pytest.mark.rule("BI-32")
def test_palace_three():
    state = placed("iii", "c5", "", "gold-war")
    assert (hand(state, "gold"), points(state, "palaces")) == (["war"], 1 + 1)  # one foundry
    theirs = "tiles = ['f3 foundry']"
    text = "tiles = ['b3 foundry', 'a4 foundry', 'c3 recife', 'b2 foundry']\nunits = ['g1 f3']\npalaces = ['iii c3']"
    assert points(two(text, theirs + "\nunits = ['o1 b2']", table="era = 3"), "palaces") == 1 + 2


@pytest.mark.rule("BI-32")
def test_palace_four():
    state = placed("iv", "b4")
    assert (supply(state), points(state, "palaces")) == ({"wood": 1, "cotton": 1}, 2)
    text = "tiles = ['b3 plantation', 'a4 plantation', 'b2 plantation']\nunits = ['g1 f3']\npalaces = ['iv b3']"
    theirs = "tiles = ['f3 plantation']\nunits = ['o1 b2']"
    assert points(two(text, theirs, table="era = 3"), "palaces") == 2 * 2


@pytest.mark.rule("BI-32")
def test_palace_five():
    state = placed("v", "a2", "products = ['dye deploy', 'cocoa painting', 'rubber harbor']")
    assert (supply(state), points(state, "palaces")) == ({"wood": 1}, 1 + 3)
    text = (
        "colour = 'blue'\nmonarch = 'victoria'\ntiles = ['b3 farm']\npalaces = ['v b3']\n"
        "products = ['dye monarch', 'sugar deploy']"
    )
    assert points(two(text), "palaces") == 1 + 2


@pytest.mark.rule("BI-32")
def test_palace_six():
    state = placed("vi", "c5", "units = ['g1 a3', 'g2 defeated', 'g5 b3']\n", "combat-caxias")
    assert (hand(state), points(state, "palaces")) == (["caxias"], 3)


# ---------------------------------------------------------------- BI-33: the capital
@pytest.mark.rule("BI-33")
def test_the_capital_is_a_base():
    state = act(two("supply = { science = 2 }", table=NO_TILES), 0, "arch build")
    assert "build farm at b3" in options(state)
    assert "deploy g2 at a3" in options(act(two("supply = { cane = 1 }"), 0, "arch deploy"))
    assert options(moving("units = ['g1 e2']", arch="deploy"), 0, "march") == ["march g1 to a3"]


@pytest.mark.rule("BI-33")
def test_no_unit_enters_an_enemy_capital():
    state = moving("units = ['g1 f4', 'g5 f3']", arch="renovate", table=NO_TILES)
    assert refused(state, 0, "move g1 to g4") == ("enemy_capital", "BI-33")
    assert refused(state, 0, "march g1 to g4") is not None  # it lies on the edge
    assert refused(state, 0, "attack f3 to g4") is not None
    assert not any(option.endswith(" g4") for option in options(state))
    state = moving("units = ['g5 f3']", "units = ['o1 g4']", table=NO_TILES)
    assert options(state, 0, "attack") == []  # not even with units on it


@pytest.mark.rule("BI-33")
def test_the_capital_is_no_city_of_objectives():
    assert player(two("missions = ['ii-8']"))["goals"]["ii-8"][0] == [0, 2]
    assert player(two("missions = ['ii-8']\ntiles = ['b3 recife']"))["goals"]["ii-8"][0] == [1, 2]
    assert points(two(), "cities") == 0


@pytest.mark.rule("BI-33")
def test_the_capital_adds_no_strength():
    state = moving("units = ['g5 a3']\ncombat_cards = ['militia']", "units = ['o1 b3']", arch="build", table=NO_TILES)
    act(state, 0, "attack a3 to b3")
    assert seen(state)["fight"]["attack"] == 3
