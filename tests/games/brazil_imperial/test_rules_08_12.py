"""Rule tests, BI-8 to BI-12: the turn, payment, the supply and its limits."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    ALL_GOODS,
    NO_TILES,
    act,
    asked,
    done,
    goods,
    hand,
    moving,
    no_cards,
    options,
    player,
    position,
    refused,
    seen,
    supply,
    two,
    units,
)

ARCHES = ("deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade")


# ---------------------------------------------------------------- BI-8: two phases
@pytest.mark.rule("BI-8")
def test_the_action_comes_before_the_moves():
    state = two("units = ['g1 c3']")
    assert (asked(state), options(state, 0, "move", "end")) == ("action", [])
    act(state, 0, "arch harbor", "harbor cane")
    assert asked(state) == "move"
    assert "move g1 to c4" in options(state)
    assert options(state, 0, "arch") == []
    act(state, 0, "move g1 to c4")
    done(state)
    assert state.to_act == (1,)


# ---------------------------------------------------------------- BI-9: the action
@pytest.mark.rule("BI-9")
@pytest.mark.parametrize("arch", ARCHES)
def test_never_the_same_arch_twice_running(arch):
    mine = ALL_GOODS + "tiles = ['b2 sawmill']\n"
    text = f"token = '{arch}'\n{mine}"
    assert f"arch {arch}" in options(two(mine, table="gallery = ['guarani']"))
    state = two(text, table="gallery = ['guarani']")
    assert sorted(options(state, 0, "arch")) == sorted(f"arch {other}" for other in ARCHES if other != arch)
    assert refused(state, 0, f"arch {arch}") is not None


@pytest.mark.rule("BI-9")
def test_the_token_moves_every_turn():
    state = two("token = 'harbor'\nsupply = { cane = 1 }")
    act(state, 0, "arch deploy", "card only")
    done(state)
    act(state, 1, "arch harbor", "harbor cane")
    done(state, 1)
    assert player(state)["tokens"]["on"] == "deploy"
    assert "arch deploy" not in options(state)
    assert "arch harbor" in options(state)
    assert refused(state, 0, "end turn") is not None  # the action has to be done


@pytest.mark.rule("BI-9")
def test_the_first_action_of_an_era_is_free():
    state = two("supply = { cane = 2, wood = 1 }\ntiles = ['b2 sawmill']", table="gallery = ['guarani']")
    assert sorted(options(state, 0, "arch")) == sorted(f"arch {arch}" for arch in ARCHES)


@pytest.mark.rule("BI-9")
def test_an_impossible_action_may_not_be_chosen():
    state = two(table="gallery = ['guarani', 'maua']\n")  # nothing to pay with
    assert options(state, 0, "arch") == ["arch deploy", "arch harbor"]
    for arch in ("painting", "build", "renovate", "manufacture", "trade"):
        assert refused(state, 0, f"arch {arch}") is not None
    assert "arch painting" in options(two(table="gallery = ['guarani', 'gusmao']\n"))  # a free one


@pytest.mark.rule("BI-9")
@pytest.mark.parametrize(
    ("mine", "arch", "can"),
    [
        ("supply = { cane = 1 }", "build", True),  # a sawmill
        ("supply = { wood = 1 }", "build", True),  # a cane field
        ("supply = { cotton = 1 }", "build", False),
        ("supply = { wood = 2 }", "manufacture", True),  # dye
        ("supply = { wood = 1 }", "manufacture", False),
        ("supply = { wood = 1 }", "trade", True),
        ("supply = { gold = 4, science = 1 }", "trade", False),
        ("combat_cards = ['militia', 'militia']", "trade", True),
        ("combat_cards = ['militia']", "trade", False),
        ("gold_cards = ['war', 'war']", "trade", False),
        ("tiles = ['b2 sawmill wood 1', 'b3 farm']", "renovate", True),
        ("tiles = ['b3 farm']", "renovate", False),  # nothing to pay with
        ("supply = { cane = 1 }\ntiles = ['b2 sawmill wood 1']", "renovate", False),
    ],
)
def test_what_makes_an_action_possible(mine, arch, can):
    assert (f"arch {arch}" in options(two(mine))) == can


@pytest.mark.rule("BI-9")
def test_trading_means_at_least_one_trade():
    state = act(two("supply = { cane = 2 }"), 0, "arch trade")  # the only trade there is, made at once
    assert (supply(state), options(state)) == ({"cane": 1, "gold": 1}, ["trade resource", "enough"])
    state = act(two("supply = { cane = 1, coffee = 2 }"), 0, "arch trade")
    assert refused(state, 0, "enough") == ("must_trade_once", "BI-9")


@pytest.mark.rule("BI-9")
def test_deploy_and_harbor_always_can():
    everybody = "units = ['g1 b3', 'g2 b3', 'g3 b3', 'g4 b3', 'g5 b3']\nsupply = { gold = 5 }"
    state = two(everybody)
    assert {"arch deploy", "arch harbor"} <= set(options(state))
    act(state, 0, "arch deploy")
    assert len(hand(state)) == 1


# ---------------------------------------------------------------- BI-10: moves
@pytest.mark.rule("BI-10")
def test_one_free_move_to_an_adjacent_hex():
    state = moving("units = ['g1 c3', 'g2 d4']", table=NO_TILES)
    found = options(state, 0, "move")
    assert found == [
        *(f"move g1 to {at}" for at in ("c2", "d2", "d3", "c4", "b3", "b2")),
        *(f"move g2 to {at}" for at in ("d3", "e4", "e5", "d5", "c5", "c4")),
    ]
    act(state, 0, "move g1 to d2")
    assert (units(state), options(state, 0, "move")) == ({"g1": "d2", "g2": "d4"}, [])  # one only
    assert refused(state, 0, "move g2 to d5") is not None


@pytest.mark.rule("BI-10")
@pytest.mark.parametrize("order", [("move g1 to d3", "march g2 to c4"), ("march g2 to c4", "move g1 to d3")])
def test_free_and_additional_move_in_either_order(order):
    state = moving("units = ['g1 c3', 'g2 c3']", arch="painting", table=NO_TILES)
    act(state, 0, *order)
    assert units(state) == {"g1": "d3", "g2": "c4"}
    assert options(state, 0, "move", "march") == []


@pytest.mark.rule("BI-10")
def test_both_moves_for_the_same_unit():
    state = moving("units = ['g1 c3']", arch="painting", table=NO_TILES)
    act(state, 0, "move g1 to d2", "march g1 to e3")
    assert units(state) == {"g1": "e3"}
    state = moving("units = ['g1 c3']", arch="painting", table=NO_TILES)
    act(state, 0, "march g1 to c4", "move g1 to d4")
    assert units(state) == {"g1": "d4"}


@pytest.mark.rule("BI-10")
def test_moves_are_optional():
    state = done(moving("units = ['g1 c3']", arch="painting"))
    assert (units(state), state.to_act) == ({"g1": "c3"}, (1,))


@pytest.mark.rule("BI-10")
def test_who_has_fought_moves_on():
    state = moving("units = ['g4 d2']", "units = ['o1 e3']", arch="painting", table=NO_TILES)
    act(state, 0, "march g4 to e3")
    assert units(state, 1) == {"o1": "defeated"}
    act(state, 0, "move g4 to e4")
    assert units(state) == {"g4": "e4"}


@pytest.mark.rule("BI-10")
def test_a_unit_deployed_this_turn_moves():
    state = act(two("supply = { cane = 1 }", table=NO_TILES), 0, "arch deploy", "deploy g2 at a3", "move g2 to b3")
    assert units(state) == {"g2": "b3"}


@pytest.mark.rule("BI-10")
def test_any_number_of_own_units_share_a_hex():
    state = moving("units = ['g1 c3', 'g2 d3', 'g3 d3', 'g4 d3', 'g5 d3']", table=NO_TILES)
    act(state, 0, "move g1 to d3")
    assert set(units(state).values()) == {"d3"}


# ---------------------------------------------------------------- BI-11: payment
@pytest.mark.rule("BI-11")
def test_from_the_supply_and_from_tiles():
    mine = "supply = { wood = 1 }\ntiles = ['b2 trading-post wood 1 gold 1']\ntoken = 'build'"
    state = act(two(mine), 0, "arch manufacture", "make dye")
    assert (supply(state), goods(state, "b2")) == ({"wood": 1}, {"wood": 1, "gold": 1})
    assert set(options(state)) == {"pay wood from supply", "pay wood from b2", "pay gold from b2"}
    act(state, 0, "pay wood from b2", "pay gold from b2")
    assert (supply(state), goods(state, "b2")) == ({"wood": 1}, {})


@pytest.mark.rule("BI-11")
@pytest.mark.parametrize(
    ("mine", "what", "ways"),
    [
        ("supply = { wood = 1, gold = 1, science = 1, cane = 1 }", "make dye", {"wood", "gold", "science"}),
        (
            "supply = { cane = 1, coffee = 1, wood = 1, gold = 1, science = 1 }",
            "build sawmill at b2",
            {"cane", "coffee", "gold", "science"},
        ),
        (
            "supply = { cane = 2, coffee = 1, wood = 1, cotton = 1 }",
            "build trading-post at b2",
            {"cane", "coffee", "wood", "cotton"},
        ),
    ],
)
def test_what_fills_an_icon(mine, what, ways):
    arch = "manufacture" if what.startswith("make") else "build"
    state = act(two(mine), 0, f"arch {arch}", what)
    assert {option.split()[1] for option in options(state, 0, "pay")} == ways


@pytest.mark.rule("BI-11")
def test_gold_icons_take_gold_science_or_a_gold_card():
    mine = "supply = { cane = 2, gold = 1, science = 1 }\ngold_cards = ['war']"
    state = act(two(mine, table="gallery = ['maua']"), 0, "arch painting")
    assert options(state) == ["pay gold from supply", "pay science from supply", "pay card war"]
    act(state, 0, "pay card war")
    assert (hand(state, "gold"), player(state)["paintings"]) == ([], ["maua"])
    assert seen(state)["discards"]["gold"] == ["war"]
    assert supply(state) == {"cane": 2, "gold": 1, "science": 1}


@pytest.mark.rule("BI-11")
@pytest.mark.parametrize(("cards", "can"), [([], False), (["war"], False), (["war", "agricola"], True)])
def test_a_gold_card_pays_as_one_gold(cards, can):
    """Recife costs cane and gold, Ouro Preto two gold."""
    state = two(
        f"gold_cards = {cards}\nunits = ['g3 d5']", table="era = 2\ncities = ['recife', 'ouro-preto']\n" + NO_TILES
    )
    found = options(act(state, 0, "arch build"), 0, "found") if "arch build" in options(state) else []
    assert found == (["found recife at d5", "found ouro-preto at d5"] if can else [])


@pytest.mark.rule("BI-11")
@pytest.mark.parametrize("have", ["cane", "coffee", "wood", "cotton"])
def test_no_resource_stands_for_gold(have):
    state = two(f"supply = {{ {have} = 5 }}", table="gallery = ['maua']")
    assert "arch painting" not in options(state)


@pytest.mark.rule("BI-11")
def test_only_science_stands_for_science():
    due = "payment.due = ['science']\nsteps = ['move', 'pay']\n"
    state = two(
        due + "supply = { gold = 2, cane = 1, science = 1 }\ngold_cards = ['war']\n" + "combat_cards = ['militia']"
    )
    assert supply(state) == {"gold": 2, "cane": 1}  # forced
    assert hand(state, "gold") == ["war"]


@pytest.mark.rule("BI-11")
@pytest.mark.parametrize("good", ["gold", "science"])
def test_a_substitute_fills_one_icon_and_no_change_is_given(good):
    state = act(two(f"supply = {{ {good} = 3 }}"), 0, "arch manufacture", "make dye")
    assert asked(state) == "slot"
    assert supply(state) == {good: 1}


@pytest.mark.rule("BI-11")
def test_what_was_paid_so_far_is_seen_by_all_until_nothing_is_due():
    mine = "supply = { cane = 1, coffee = 1 }\ngold_cards = ['war']\ntiles = ['b2 trading-post gold 1']"
    state = act(two(mine), 0, "arch build", "build trading-post at a2")
    assert (seen(state, 1)["payment"]["paid"], len(seen(state, 1)["payment"]["left"])) == ({}, 2)
    for way, paid in (
        ("pay card war", {"card": 1}),
        ("pay gold from b2", {"gold": 1}),
        ("pay coffee from supply", {"coffee": 1}),
    ):
        half = act(state.clone(), 0, way)
        assert (seen(half, 1)["payment"]["paid"], len(seen(half, -1)["payment"]["left"])) == (paid, 1)
        again = position(half.position)
        assert seen(again)["payment"] == seen(half)["payment"]
        act(half, 0, options(half)[0])
        assert seen(half)["payment"] is None
        assert "payment" not in half.position


@pytest.mark.rule("BI-11")
def test_no_way_into_a_dead_end():
    # cannon: gold and any; with one gold only, it has to pay the gold
    state = act(two("supply = { gold = 1, cane = 1, cotton = 1 }"), 0, "arch deploy", "deploy g5 at a3")
    assert supply(state).get("gold") is None  # paid at once: nothing else could
    assert options(state) == ["pay cane from supply", "pay cotton from supply"]


@pytest.mark.rule("BI-11")
def test_goods_stay_where_they_are_and_gains_go_to_the_supply():
    state = act(two("supply = { cane = 1 }", table=NO_TILES), 0, "arch build", "build sawmill at b2", "take cane")
    assert goods(state, "b2") == {"wood": 2}
    assert supply(state) == {"cane": 1}  # Tibiriçá's resource, not the wood
    state = act(two("tiles = ['b2 sawmill wood 2']\ntoken = 'build'"), 0, "arch trade")
    act(state, 0, "enough")
    assert (supply(state), goods(state, "b2")) == ({"gold": 1}, {"wood": 1})


@pytest.mark.rule("BI-11")
def test_cards_and_powers_never_pay_trades():
    theirs = (
        "colour = 'blue'\nmonarch = 'napoleon'\ncombat_cards = ['militia']\ngold_cards = ['war']\n"
        "supply = { wood = 1, science = 1 }"
    )
    state = position(f"turn = 1\n[[seat]]\n[[seat]]\n{theirs}\n")
    assert "arch trade" in options(state, 1)
    act(state, 1, "arch trade")
    assert supply(state, 1) == {"gold": 1, "science": 1}  # the wood, without a question


@pytest.mark.rule("BI-11")
def test_goods_of_a_seized_tile_pay_for_who_holds_it():
    state = two("units = ['g1 f3']\ntoken = 'harbor'", "tiles = ['f3 farm coffee 2']", table="gallery = ['guarani']")
    act(state, 0, "arch painting")
    assert goods(state, "f3") == {"coffee": 1}
    done(state)
    assert "arch build" not in options(state, 1)  # coffee would do for a sawmill, but it is not theirs now


# ---------------------------------------------------------------- BI-12: limits
@pytest.mark.rule("BI-12")
def test_five_goods_and_the_excess_by_choice():
    state = act(two("supply = { cane = 2, gold = 2, science = 1 }"), 0, "arch harbor", "harbor wood")
    assert (asked(state), options(state)) == ("discard", ["drop cane", "drop wood", "drop gold", "drop science"])
    act(state, 0, "drop cane")
    assert supply(state) == {"cane": 1, "wood": 1, "gold": 2, "science": 1}
    assert asked(state) == "move"


@pytest.mark.rule("BI-12")
def test_everything_is_taken_first():
    mine = "supply = { cane = 4, coffee = 1 }\ntoken = 'build'\ngold_cards = ['war', 'war', 'agricola']"
    state = two(mine, chance=["gold-jesuits"])
    act(state, 0, "arch trade", "trade four", *["pay cane from supply"] * 3)
    while asked(state) == "pay":
        act(state, 0, options(state)[0])
    assert sum(supply(state).values()) == 3
    assert sorted(hand(state, "gold")) == ["agricola", "jesuits", "war", "war"]  # four, then one goes
    assert sorted(options(state)) == ["drop agricola", "drop jesuits", "drop war"]
    act(state, 0, "drop war")
    assert seen(state)["discards"]["gold"] == ["war"]


@pytest.mark.rule("BI-12")
def test_three_combat_cards():
    state = two("combat_cards = ['militia', 'militia', 'caxias']", chance=["combat-ambush"])
    act(state, 0, "arch deploy")
    assert options(state) == ["drop militia", "drop caxias", "drop ambush"]
    act(state, 0, "drop militia")
    assert sorted(hand(state)) == ["ambush", "caxias", "militia"]
    assert seen(state)["discards"]["combat"] == ["militia"]
    assert supply(state) == {}  # no benefit


@pytest.mark.rule("BI-12")
def test_goods_on_tiles_do_not_count():
    mine = "supply = { cane = 4 }\ntiles = ['b2 sawmill wood 2', 'b3 farm coffee 2']"
    state = act(two(mine), 0, "arch harbor", "harbor wood")
    assert (asked(state), supply(state)) == ("move", {"cane": 4, "wood": 1})


@pytest.mark.rule("BI-12")
def test_defeated_units_take_no_room():
    mine = "supply = { cane = 4 }\nunits = ['g1 defeated', 'g2 defeated', 'g3 defeated']"
    state = act(two(mine), 0, "arch harbor", "harbor wood")
    assert (asked(state), supply(state)) == ("move", {"cane": 4, "wood": 1})


@pytest.mark.rule("BI-12")
def test_missions_have_no_limit():
    mine = "units = ['g1 c3']\nmissions = ['i-1', 'i-2', 'i-3', 'ii-1', 'iii-1', 'iii-2']"
    state = moving(mine, table="explore = ['d3 quilombo-1']", chance=["i-8"])
    act(state, 0, "move g1 to d3", "draw 1")
    assert (len(player(state)["missions"]), asked(state)) == (7, "move")


@pytest.mark.rule("BI-12")
def test_hands_are_secret_and_their_sizes_public():
    state = two("missions = ['i-1', 'i-2', 'iii-1']\ncombat_cards = ['caxias', 'militia']\ngold_cards = ['war']")
    for who in (1, -1):
        other = seen(state, who)["seats"][0]
        assert (other["missions"], other["combat_cards"], other["gold_cards"], other["goals"]) == ([], [], [], {})
        assert (other["mission_counts"], other["combat_count"], other["gold_count"]) == ([2, 0, 1], 2, 1)
    mine = player(state)
    assert (mine["missions"], mine["combat_cards"], mine["gold_cards"]) == (
        ["i-1", "i-2", "iii-1"],
        ["caxias", "militia"],
        ["war"],
    )


@pytest.mark.rule("BI-12")
def test_the_limit_of_somebody_who_won_out_of_turn():
    theirs = "units = ['o4 e3', 'o2 e3']\ncombat_cards = ['caxias', 'caxias', 'militia']"
    state = moving("units = ['g1 d2']", theirs, table=NO_TILES, chance=["combat-ambush", "combat-osorio"])
    act(state, 0, "move g1 to e3")
    act(state, 1, "play caxias", "play caxias", "enough")
    no_cards(state)
    assert sorted(hand(state, seat=1)) == ["ambush", "militia", "osorio"]
    assert asked(state) == "move"
