"""Rule tests, BI-47: every monarch."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    NO_TILES,
    act,
    asked,
    done,
    goods,
    hand,
    moving,
    options,
    paid,
    place,
    player,
    points,
    seen,
    supply,
    tile,
    two,
    units,
    vp,
)
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

GREEN = "colour = 'green'\n"


def realm(monarch: str) -> str:
    colours = {"afonso-henriques": "red", "manuel": "red", "isabella": "orange", "nassau": "orange"}
    return f"colour = '{colours.get(monarch, 'blue')}'\nmonarch = '{monarch}'\n"


# ---------------------------------------------------------------- Afonso Henriques
def afonso(mine: str, table: str = "") -> BrazilState:
    return two(realm("afonso-henriques") + mine, GREEN, table=table)


@pytest.mark.rule("BI-47")
def test_afonso_one_card_is_a_gold():
    state = afonso("combat_cards = ['militia', 'caxias']", "gallery = ['maua']")
    act(state, 0, "arch painting", "give caxias")  # no other way to pay
    assert (player(state)["paintings"], hand(state), seen(state)["discards"]["combat"]) == (
        ["maua"],
        ["militia"],
        ["caxias"],
    )


@pytest.mark.rule("BI-47")
def test_afonso_two_cards_are_two_resources():
    state = act(afonso("combat_cards = ['militia', 'caxias']"), 0, "arch manufacture")  # dye or sugar
    act(state, 0, "make dye", "give militia")
    while asked(state) in ("pay", "give"):
        act(state, 0, options(state)[0])
    assert (player(state)["products"][0]["id"], hand(state)) == ("dye", [])


@pytest.mark.rule("BI-47")
def test_no_exchange_that_fills_nothing():
    state = afonso("supply = { gold = 1 }\ncombat_cards = ['militia', 'caxias']", "gallery = ['maua']")
    act(state, 0, "arch painting")
    assert options(state) == ["pay gold from supply", "pay combat 1"]  # two resources are no gold


@pytest.mark.rule("BI-47")
def test_afonso_three_cards_are_science_and_gold():
    table = "era = 2\ncities = ['ouro-preto', 'salvador']\n" + NO_TILES  # two gold: the science stands in
    mine = "combat_cards = ['militia', 'caxias', 'ambush']\nunits = ['r3 d5']"
    state = act(afonso(mine, table), 0, "arch build", "found ouro-preto at d5")
    while asked(state) in ("pay", "give"):
        act(state, 0, options(state)[0])
    assert (tile(state, "d5"), hand(state)) == ("ouro-preto", [])
    due = "steps = ['move', 'pay']\npayment.due = ['science', 'gold']\ncombat_cards = ['militia', 'caxias', 'ambush']"
    state = afonso(due)
    while asked(state) in ("pay", "give"):
        act(state, 0, options(state)[0])
    assert (hand(state), asked(state)) == ([], "move")


@pytest.mark.rule("BI-47")
def test_afonso_one_exchange_a_payment():
    state = afonso(
        ("combat_cards = ['militia', 'caxias', 'ambush']\nunits = ['r3 d5']"),
        "era = 2\ncities = ['ouro-preto', 'recife']\n" + NO_TILES,
    )
    act(state, 0, "arch build")
    assert "found recife at d5" in options(state)  # cane and gold: by science and gold
    state = afonso(
        "combat_cards = ['militia', 'caxias']\nunits = ['r3 d5']",
        "era = 2\ncities = ['ouro-preto', 'recife']\n" + NO_TILES,
    )
    assert "arch build" not in options(state) or not options(
        act(state, 0, "arch build"), 0, "found"
    )  # not twice one gold
    state = afonso(
        ("combat_cards = ['militia', 'caxias']\nsupply = { gold = 1, cane = 1 }\nunits = ['r3 d5']"),
        "era = 2\ncities = ['ouro-preto', 'recife']\n" + NO_TILES,
    )
    act(state, 0, "arch build", "found ouro-preto at d5", "pay combat 1", "give militia")
    assert not any(option.startswith("pay combat") for option in options(state))
    paid(state)
    assert (tile(state, "d5"), hand(state)) == ("ouro-preto", ["caxias"])


@pytest.mark.rule("BI-47")
def test_afonso_in_a_later_payment_again():
    mine = "combat_cards = ['militia', 'caxias']\ngold_cards = ['french-mission']"
    state = afonso(mine, "gallery = ['maua', 'isabel', 'machado']\n")
    act(state, 0, "extra french-mission", "paint maua", "give militia")
    act(state, 0, "arch painting", "paint isabel")
    while asked(state) in ("pay", "give"):
        act(state, 0, options(state)[0])
    assert (player(state)["paintings"], hand(state)) == (["maua", "isabel"], [])


# ---------------------------------------------------------------- first three of a face
FIRSTS = [
    ("isabella", "trading-post", {"wood": 1, "gold": 2}, 3, {"wood": 1, "gold": 1}),
    ("manuel", "sawmill", {"wood": 2, "gold": 1}, 2, {"wood": 2}),
    ("nassau", "cane-field", {"cane": 3}, 3, {"cane": 2}),
]
BUILT = ["b3", "b4", "c4"]


@pytest.mark.rule("BI-47")
@pytest.mark.parametrize(("monarch", "face", "made", "worth", "usual"), FIRSTS)
def test_the_first_three_of_a_face(monarch, face, made, worth, usual):
    marked = ["b2", "b3", "b4"]
    for n in range(4):
        tiles = [f"{at} {face} wood 1" for at in marked[:n]]
        mine = realm(monarch) + (
            f"supply = {{ science = 3 }}\npaintings = ['leopoldina']\ntiles = {tiles}\n"
            f"marked = {marked[:n]}\nmarks = {n}\n"
        )
        state = act(two(mine, GREEN, table=NO_TILES), 0, "arch build", f"build {face} at a4")
        paid(state)
        assert goods(state, "a4") == (made if n < 3 else usual)
        assert place(state, "a4")["tile"]["vp"] == (worth if n < 3 else vp(face))
        assert points(state, "buildings") == worth * min(n + 1, 3) + vp(face) * (n == 3)


@pytest.mark.rule("BI-47")
@pytest.mark.parametrize(("monarch", "face", "made", "worth", "usual"), FIRSTS)
def test_a_flip_shows_the_face_too(monarch, face, made, worth, usual):
    other = {"sawmill": "trading-post", "trading-post": "sawmill", "cane-field": "farm"}[face]
    mine = realm(monarch) + f"supply = {{ cotton = 1 }}\ntiles = ['b3 {other}']\n"
    state = act(two(mine, GREEN), 0, "arch renovate", "flip b3")
    assert (goods(state, "b3"), points(state, "buildings")) == (made, worth)
    assert player(state)["monarch_used"] == 1


@pytest.mark.rule("BI-47")
def test_marked_for_good():
    """Flipped away and back a tile is still one of the first three; and it still uses up a mark while flipped away."""
    mine = realm("manuel") + "supply = { cotton = 1 }\ntiles = ['b3 trading-post']\nmarked = ['b3']\nmarks = 3\n"
    state = act(two(mine, GREEN), 0, "arch renovate", "flip b3")
    assert goods(state, "b3") == {"wood": 2, "gold": 1}
    mine = (
        realm("manuel")
        + "supply = { cotton = 1 }\ntiles = ['b3 trading-post', 'b2 sawmill wood 1']\nmarked = ['b2']\nmarks = 3\n"
    )
    state = act(two(mine, GREEN), 0, "arch renovate", "flip b3", "pay cotton from supply")
    assert goods(state, "b3") == {"wood": 2}


@pytest.mark.rule("BI-47")
def test_a_covered_first_tile_does_not_free_its_mark():
    mine = (
        realm("manuel")
        + "supply = { science = 5 }\npaintings = ['leopoldina']\ntiles = ['b3 sawmill']\nmarked = ['b3']\nmarks = 3\n"
    )
    state = act(two(mine, GREEN, table=NO_TILES), 0, "arch build", "build sawmill at b3")
    assert (goods(state, "b3"), points(state, "buildings")) == ({"wood": 2}, 1)


@pytest.mark.rule("BI-47")
def test_a_seizer_scores_printed_points():
    theirs = "tiles = ['e3 trading-post']\nmarked = ['e3']\nmarks = 1"  # Isabella's
    state = moving("units = ['g4 d2', 'g1 d2']\ncombat_cards = ['militia']", theirs, arch="build", table=NO_TILES)
    assert points(state, "buildings", 1) == 3
    act(state, 0, "move g4 to e3", "carry g1")
    assert seen(state)["fight"]["defence"] == 3  # its strength
    act(state, 0, "enough")
    assert (points(state, "buildings"), points(state, "buildings", 1)) == (2, 0)


# ---------------------------------------------------------------- Napoleon
@pytest.mark.rule("BI-47")
@pytest.mark.parametrize("unit", [False, True])
def test_napoleon_draws_one_more_after_the_first_deploy_action(unit):
    state = two(realm("napoleon") + "supply = { cane = 2 }", GREEN + "supply = { cane = 1 }")
    act(state, 0, "arch deploy", "deploy b1 at a3" if unit else "card only")
    assert (len(hand(state)), len(units(state))) == (2, int(unit))
    state = two(realm("napoleon") + "supply = { cane = 2 }\nonce = ['first-deploy']", GREEN)
    act(state, 0, "arch deploy", "card only")
    assert len(hand(state)) == 1


@pytest.mark.rule("BI-47")
def test_napoleon_pays_with_cards():
    state = two(realm("napoleon") + "combat_cards = ['militia', 'caxias', 'osorio']", GREEN)
    act(state, 0, "arch build", "build sawmill at b2", "pay combat 1", "give osorio")
    paid(state)
    assert (tile(state, "b2"), hand(state)) == ("sawmill", ["militia", "caxias"])
    state = two(realm("napoleon") + "combat_cards = ['militia', 'caxias', 'osorio']", GREEN, table="gallery = ['maua']")
    act(state, 0, "arch painting", "give militia", "give osorio")  # no other way to pay
    assert (player(state)["paintings"], hand(state)) == (["maua"], ["caxias"])  # a science stands for gold
    state = two(realm("napoleon") + "combat_cards = ['militia']", GREEN, table="gallery = ['maua']")
    assert "arch painting" not in options(state)  # a resource does not


@pytest.mark.rule("BI-47")
def test_no_exchange_while_credit_is_left():
    state = two(realm("napoleon") + "combat_cards = ['militia', 'caxias', 'osorio']", GREEN)
    act(state, 0, "arch build", "build trading-post at b2", "pay combat 1", "give militia")
    assert seen(state)["payment"]["left"] == ["any"]  # what the card stands for is used at once
    act(state, 0, "pay combat 1", "give caxias")
    assert (tile(state, "b2"), len(hand(state))) == ("trading-post", 1)  # two icons, two cards


@pytest.mark.rule("BI-47")
def test_napoleon_makes_several_exchanges_in_one_payment():
    mine = (
        realm("napoleon")
        + "steps = ['move', 'pay']\npayment.due = ['science', 'any']\ncombat_cards = ['militia', 'caxias', 'osorio']"
    )
    state = two(mine, GREEN)
    while asked(state) in ("pay", "give"):
        act(state, 0, options(state)[0])
    assert (hand(state), asked(state)) == ([], "move")


# ---------------------------------------------------------------- Victoria
@pytest.mark.rule("BI-47")
def test_victoria():
    mine = realm("victoria") + "supply = { wood = 2 }\n"
    state = act(two(mine, GREEN), 0, "arch manufacture")
    assert options(state) == ["slot deploy", "slot manufacture", "slot monarch"]
    act(state, 0, "slot monarch")
    assert (supply(state), player(state)["upgrades"]) == ({"science": 1}, [])
    assert (points(state, "monarch"), points(state, "products")) == (1, vp("dye"))


@pytest.mark.rule("BI-47")
def test_victoria_takes_three():
    mine = (
        realm("victoria") + "supply = { wood = 2 }\nproducts = ['sugar monarch', 'cocoa monarch', 'rubber monarch']\n"
    )
    state = act(two(mine, GREEN), 0, "arch manufacture")
    assert options(state) == ["slot deploy", "slot manufacture"]
    assert points(state, "monarch") == 3


@pytest.mark.rule("BI-47")
def test_victoria_and_palace_two():
    mine = (
        realm("victoria")
        + "tiles = ['b2 sawmill', 'b3 cane-field', 'a4 farm']\nmissions = ['i-8']\nsupply = { cane = 1 }"
    )
    state = act(two(mine, GREEN, table="era = 2"), 0, "reveal i-8", "palace ii at b2", "make dye", "slot monarch")
    assert (supply(state), points(state, "monarch")) == ({"cane": 2, "science": 1}, 1)


# ---------------------------------------------------------------- green
@pytest.mark.rule("BI-47")
def test_tibirica():
    gains = [{"cotton": 1}, {"gold": 1}, {"science": 1}, {}]
    tiles = ["a2 sawmill wood 1", "b4 sawmill wood 1", "c4 sawmill wood 1"]
    for n, gain in enumerate(gains):
        mine = f"supply = {{ cane = 1 }}\ntiles = {['b3 recife', *tiles[:n]]}\nmarks = {n}\n"
        state = act(two(mine, table=NO_TILES), 0, "arch build", "build sawmill at b2")
        if n == 0:
            act(state, 0, "take cotton")
        assert supply(state) == gain


@pytest.mark.rule("BI-47")
def test_tibirica_on_forest_only_cities_too_not_over_a_building():
    state = act(two("supply = { wood = 1, cane = 1 }", table=NO_TILES), 0, "arch build", "build farm at b3")
    assert supply(state) == {}
    mine = "supply = { science = 2 }\nunits = ['g3 c4']"
    table = "era = 2\ncities = ['recife', 'belem']\n" + NO_TILES
    state = act(two(mine, table=table), 0, "arch build", "found recife at c4")
    assert asked(state) == "take"
    mine = "supply = { science = 3 }\ntiles = ['b2 sawmill']"
    state = act(two(mine, table="era = 3\n" + NO_TILES), 0, "arch build", "build church at b2")
    assert (supply(state), asked(state)) == ({}, "move")


@pytest.mark.rule("BI-47")
@pytest.mark.parametrize(
    ("unit", "reward"), [("g1", "any"), ("g2", "any"), ("g5", "any"), ("g3", "card"), ("g4", "card")]
)
def test_pedro_i(unit, reward):
    mine = "monarch = 'pedro-i'\nsupply = { science = 3 }\n"
    state = act(two(mine, chance=["gold-war"] if reward == "card" else []), 0, "arch deploy", f"deploy {unit} at a3")
    if reward == "any":
        act(state, 0, "take wood")
        assert supply(state)["wood"] == 1
    else:
        assert hand(state, "gold") == ["war"]
    state = act(two(f"monarch = 'pedro-i'\nunits = ['{unit} defeated']"), 0, "arch deploy", f"deploy {unit} at a3")
    assert (supply(state), hand(state, "gold"), asked(state)) == ({}, [], "move")  # redeploying earns nothing


@pytest.mark.rule("BI-47")
@pytest.mark.parametrize(
    ("painting", "gain"), [("riachuelo", {"cotton": 1}), ("quitandeiras", {"gold": 1}), ("anchieta", {"science": 1})]
)
def test_pedro_ii(painting, gain):
    other = {"riachuelo": "zumbi", "quitandeiras": "maua", "anchieta": "isabel"}[painting]
    state = act(two("monarch = 'pedro-ii'", table=f"gallery = ['{painting}']"), 0, "arch painting")
    if asked(state) == "take":
        act(state, 0, "take cotton")
    assert supply(state) == gain
    state = act(
        two(f"monarch = 'pedro-ii'\npaintings = ['{other}']", table=f"gallery = ['{painting}']"), 0, "arch painting"
    )
    assert (supply(state), asked(state)) == ({}, "move")  # only the first of a colour


@pytest.mark.rule("BI-47")
def test_oba_ii():
    tiles = (
        "tiles = ['b2 sawmill', 'b3 cane-field', 'a4 farm', 'a2 trading-post', 'b4 sawmill']\n"
        "units = ['g1 a3', 'g2 a3']\n"
    )
    mine = f"monarch = 'oba-ii'\nsupply = {{ cane = 1 }}\n{tiles}missions = ['i-8', 'i-1', 'i-4']"
    state = two(mine, table="era = 2")
    for n, mission in enumerate(("i-8", "i-1", "i-4"), 1):
        act(state, 0, f"reveal {mission}", "none")
        assert supply(state) == {"cane": 1, "science": min(n, 2)}
        assert points(state, "monarch") == min(n, 2)


@pytest.mark.rule("BI-47")
def test_others_get_nothing_of_it():
    state = act(two("monarch = 'oba-ii'\nsupply = { cane = 1 }"), 0, "arch build", "build sawmill at b2")
    assert (supply(state), goods(state, "b2")) == ({}, {"wood": 2})
    done(state)
    assert state.to_act == (1,)
