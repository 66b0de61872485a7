"""Rule tests, BI-46: every gold card."""

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

EXTRA = {
    "volunteers": "deploy",
    "french-mission": "painting",
    "stonemasons": "build",
    "new-season": "renovate",
    "steam-engine": "manufacture",
    "open-ports": "trade",
}
RICH = "monarch = 'pedro-ii'\nsupply = { cane = 2, wood = 2 }\ntiles = ['b3 farm']\n"


@pytest.mark.rule("BI-46")
@pytest.mark.parametrize(("card", "arch"), EXTRA.items())
@pytest.mark.parametrize("after", [False, True])
def test_an_extra_action_before_or_after_the_tokens(card, arch, after):
    state = two(RICH + f"gold_cards = ['{card}']", table="gallery = ['guarani']\n" + NO_TILES)
    if after:
        act(state, 0, "arch harbor", "harbor cotton")
        while asked(state) == "discard":
            act(state, 0, "drop cotton")
        assert asked(state) == "move"
    act(state, 0, f"extra {card}")
    assert (hand(state, "gold"), seen(state)["discards"]["gold"]) == ([], [card])
    while asked(state) not in ("action", "move"):
        act(state, 0, options(state)[0])
    effect = {
        "deploy": len(units(state)) == 1 and len(hand(state)) == 1,
        "painting": player(state)["paintings"] == ["guarani"],
        "build": len(player(state)["tiles"]) == 3,
        "renovate": goods(state, "b3") != {},
        "manufacture": len(player(state)["products"]) == 1,
        "trade": supply(state).get("gold", 0) >= 1,
    }
    assert effect[arch]
    assert asked(state) == ("move" if after else "action")
    assert player(state)["tokens"]["on"] == ("harbor" if after else "")  # no token is put there


@pytest.mark.rule("BI-46")
def test_not_in_the_movement_phase():
    mine = RICH + "gold_cards = ['stonemasons']\nunits = ['g1 b3']\nunder.ii = 'harbor'\npaintings = ['gusmao']"
    for step in ("move g1 to c3", "draw", "look e1"):
        state = moving(mine, table="era = 3\n")
        assert "extra stonemasons" in options(state)
        act(state, 0, step)
        assert options(state, 0, "extra") == []
        assert refused(state, 0, "extra stonemasons") is not None


@pytest.mark.rule("BI-46")
def test_any_number_and_the_arch_may_be_repeated():
    mine = "monarch = 'pedro-ii'\nsupply = { cane = 3 }\ngold_cards = ['stonemasons', 'stonemasons']\ntoken = 'harbor'"
    state = two(mine, table=NO_TILES)
    act(state, 0, "extra stonemasons", "build sawmill at a2")
    paid(state)
    act(state, 0, "extra stonemasons", "build sawmill at b2")
    paid(state)
    act(state, 0, "arch build")
    assert asked(state) == "build"
    assert len(player(state)["tiles"]) == 3


@pytest.mark.rule("BI-46")
def test_also_from_a_card_just_drawn():
    mine = "monarch = 'pedro-ii'\nsupply = { coffee = 2, cane = 2 }\nproducts = ['rubber harbor']"
    state = two(mine, table=NO_TILES, chance=["gold-stonemasons"])
    act(state, 0, "arch harbor", "harbor cane", "extra stonemasons")
    assert asked(state) == "build"


@pytest.mark.rule("BI-46")
def test_the_plain_action_without_upgrade():
    mine = "supply = { cane = 3 }\nproducts = ['dye deploy']\ngold_cards = ['volunteers']"
    state = act(two(mine), 0, "extra volunteers", "deploy g1 at a3")
    assert (len(hand(state)), len(units(state))) == (1, 1)
    mine = "tiles = ['b3 farm']\nproducts = ['fabric renovate']\ngold_cards = ['new-season']"
    assert options(two(mine), 0, "extra") == []  # not free
    mine = "supply = { wood = 1 }\nproducts = ['sugar manufacture']\ngold_cards = ['steam-engine']"
    assert options(two(mine), 0, "extra") == []  # no icon less
    mine = "gold_cards = ['french-mission']\nproducts = ['cocoa painting']"
    assert options(two(mine, table="gallery = ['guarani']"), 0, "extra") == []
    mine = "supply = { cotton = 1 }\ngold_cards = ['stonemasons']\nproducts = ['coffee build']"
    assert options(two(mine), 0, "extra") == []


@pytest.mark.rule("BI-46")
def test_no_additional_move_or_token_bonus():
    mine = "supply = { wood = 2, cane = 1 }\ngold_cards = ['french-mission']\nunits = ['g1 c3']\nunder.i = 'painting'"
    state = act(two(mine, table="era = 2\ngallery = ['guarani']"), 0, "extra french-mission")
    paid(state)
    act(state, 0, "arch harbor", "harbor cane")
    assert options(state, 0, "march", "peek") == []


@pytest.mark.rule("BI-46")
def test_an_extra_action_must_be_possible_without_the_card():
    assert options(two("gold_cards = ['french-mission']", table="gallery = ['guarani']"), 0, "extra") == []
    mine = "gold_cards = ['french-mission', 'war']"
    assert options(two(mine, table="gallery = ['guarani']"), 0, "extra") == ["extra french-mission"]
    assert options(two("gold_cards = ['war', 'jesuits', 'agricola']"), 0, "extra") == []


@pytest.mark.rule("BI-46")
@pytest.mark.parametrize("card", [card.id for card in GAME.pack.gold_cards])
def test_each_may_be_spent_as_one_gold(card):
    state = act(two(f"gold_cards = ['{card}']", table="gallery = ['maua']"), 0, "arch painting")
    paid(state)  # a question all the same: which card it is is hidden
    assert (player(state)["paintings"], hand(state, "gold"), seen(state)["discards"]["gold"]) == (["maua"], [], [card])


# ---------------------------------------------------------------- points at the end
NEEDS = [
    ("agricola", "tiles = ['b3 farm', 'a4 cane-field', 'b2 plantation', 'c3 farm']", 3),
    ("agricola", "tiles = ['b3 farm', 'a4 cane-field', 'b2 plantation', 'c3 sawmill']", 0),
    ("imperial-gallery", "paintings = ['maua', 'gusmao', 'zumbi', 'isabel']", 3),
    ("imperial-gallery", "paintings = ['maua', 'gusmao', 'zumbi']", 0),
    ("town-charters", "tiles = ['b3 recife', 'b4 belem']", 2),
    ("town-charters", "tiles = ['b3 recife']", 0),
    ("trade-fair", "products = ['dye deploy', 'sugar manufacture', 'cocoa painting', 'rubber build']", 3),
    ("trade-fair", "products = ['dye deploy', 'sugar manufacture', 'cocoa painting']", 0),
]


@pytest.mark.rule("BI-46")
@pytest.mark.parametrize(("card", "mine", "vp"), NEEDS)
def test_points_if_the_requirement_holds_and_the_card_is_in_hand(card, mine, vp):
    assert points(two(mine + f"\ngold_cards = ['{card}']"), "gold_cards") == vp
    assert points(two(mine), "gold_cards") == 0


@pytest.mark.rule("BI-46")
def test_shown_at_the_end():
    mine = "gold_cards = ['agricola', 'war']\nsupply = { cane = 1 }"
    state = two("", mine, table="round = 60\nera = 3\nturn = 1\nfirst = 0")
    assert seen(state, 0)["seats"][1]["gold_cards"] == []
    act(state, 1, "arch harbor", "harbor cane")
    done(state, 1)
    assert state.over
    assert seen(state, 0)["seats"][1]["gold_cards"] == ["agricola", "war"]


# ---------------------------------------------------------------- jesuits
@pytest.mark.rule("BI-46")
@pytest.mark.parametrize("era", [1, 2])
def test_jesuits_build_a_church_in_any_era(era):
    mine = "monarch = 'pedro-ii'\nsupply = { gold = 1, cane = 3 }\n"
    state = act(two(mine, table=f"era = {era}\n{NO_TILES}"), 0, "arch build")
    assert not any("church" in option for option in options(state))
    state = act(two(mine + "gold_cards = ['jesuits']", table=f"era = {era}\n{NO_TILES}"), 0, "arch build")
    assert {option for option in options(state) if "academy" in option} == set()
    act(state, 0, "build church at b3")
    paid(state)
    assert (tile(state, "b3"), goods(state, "b3")) == ("church", {"gold": 1, "science": 1})
    assert (hand(state, "gold"), seen(state)["discards"]["gold"]) == ([], ["jesuits"])
    assert supply(state) == {"cane": 1}  # the cost as usual


@pytest.mark.rule("BI-46")
def test_jesuits_do_not_pay_for_their_church():
    mine = "monarch = 'pedro-ii'\nsupply = { cane = 3 }\ngold_cards = ['jesuits']"
    state = act(two(mine, table=NO_TILES), 0, "arch build")
    assert not any("church" in option for option in options(state))  # the gold icon is open
    mine = "monarch = 'pedro-ii'\nsupply = { cane = 3 }\ngold_cards = ['jesuits', 'war']"
    state = act(two(mine, table=NO_TILES), 0, "arch build", "build church at b3")
    paid(state)
    assert sorted(seen(state)["discards"]["gold"]) == ["jesuits", "war"]


@pytest.mark.rule("BI-46")
def test_jesuits_go_with_any_build():
    mine = "monarch = 'pedro-ii'\nsupply = { gold = 1, cane = 2 }\ngold_cards = ['jesuits', 'stonemasons']"
    state = act(two(mine, table=NO_TILES), 0, "extra stonemasons", "build church at b3")
    paid(state)
    assert tile(state, "b3") == "church"


@pytest.mark.rule("BI-46")
def test_a_jesuits_church_is_not_renovated_before_era_three():
    mine = "supply = { cane = 2 }\ntiles = ['b3 church', 'b2 sawmill']"
    for era, can in ((1, False), (2, False), (3, True)):
        state = act(two(mine, table=f"era = {era}"), 0, "arch renovate")
        assert ("renovate b3" in options(state), "flip b3" in options(state)) == (can, can)


@pytest.mark.rule("BI-46")
def test_in_era_three_jesuits_stay_in_hand():
    mine = "monarch = 'pedro-ii'\nsupply = { gold = 2, cane = 2 }\ngold_cards = ['jesuits']"
    state = act(two(mine, table="era = 3\n" + NO_TILES), 0, "arch build", "build church at b3")
    while asked(state) == "pay":
        act(state, 0, next(option for option in options(state) if "supply" in option))
    assert hand(state, "gold") == ["jesuits"]


# ---------------------------------------------------------------- war
@pytest.mark.rule("BI-46")
def test_war_after_a_won_fight():
    state = moving("units = ['g4 d2']\ngold_cards = ['war']", "units = ['o1 e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3")
    assert options(state) == ["show war", "none"]
    assert [seen(state, seat)["fight"] for seat in (0, 1)] == [None, None]  # nobody fights any more
    act(state, 0, "show war")
    assert (supply(state), hand(state, "gold"), seen(state)["discards"]["gold"]) == (
        {"gold": 1, "science": 1},
        [],
        ["war"],
    )


@pytest.mark.rule("BI-46")
def test_war_for_the_defender_and_not_for_the_loser():
    mine = "units = ['g1 d2']\ngold_cards = ['war']"
    state = moving(mine, "units = ['o4 e3']\ngold_cards = ['war', 'agricola']", arch="build", table=NO_TILES)
    act(state, 0, "move g1 to e3")
    assert (state.to_act, options(state, 1)) == ((1,), ["show war", "none"])
    act(state, 1, "none")
    assert (state.to_act, asked(state), supply(state, 1), len(hand(state, "gold", 1))) == ((0,), "move", {}, 2)


@pytest.mark.rule("BI-46")
def test_no_war_after_an_expedition():
    mine = "units = ['g4 c3', 'g1 d3']\ngold_cards = ['war']"
    state = act(moving(mine, table="explore = ['d3 la-condamine open']\n", arch="build"), 0, "move g4 to d3")
    no_cards(state)
    assert (player(state)["exploration"], asked(state), hand(state, "gold")) == (["la-condamine"], "move", ["war"])


@pytest.mark.rule("BI-46")
def test_discards_refill_the_deck():
    state = two("products = ['rubber harbor']", table="decks.gold = []\ndiscards.gold = ['agricola']\n")
    act(state, 0, "arch harbor", "harbor cane")
    assert (hand(state, "gold"), seen(state)["discards"]["gold"]) == (["agricola"], [])
    state = act(two("products = ['rubber harbor']", table="decks.gold = []\n"), 0, "arch harbor", "harbor cane")
    assert (hand(state, "gold"), asked(state)) == ([], "move")


@pytest.mark.rule("BI-46")
def test_every_gold_card_has_its_test():
    assert {*EXTRA, *(card for card, _, _ in NEEDS), "jesuits", "war"} == {card.id for card in GAME.pack.gold_cards}
