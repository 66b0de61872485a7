"""Rule tests, BI-26 to BI-30: eras, missions, tokens."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    WITH_I8,
    act,
    asked,
    done,
    hand,
    laid,
    moving,
    options,
    place,
    player,
    points,
    position,
    refused,
    seen,
    two,
    vp,
)


# ---------------------------------------------------------------- BI-26: eras
@pytest.mark.rule("BI-26")
def test_the_first_mission_of_the_era_moves_the_game():
    state = act(two(WITH_I8), 0, "reveal i-8", "none")
    assert seen(state)["era"] == 2
    laid(state, "build", "harbor")
    act(state, 0, "reveal i-1", "none")
    assert seen(state)["era"] == 2  # the second of era I does not
    assert player(state)["revealed"] == ["i-8", "i-1"]


@pytest.mark.rule("BI-26")
def test_from_two_to_three():
    mine = (
        "tiles = ['b3 plantation', 'a4 plantation', 'b2 foundry', 'c3 recife']\nmissions = ['ii-4']\n"
        "under.i = 'trade'\n"
    )
    state = two(mine, "under.i = 'build'", table="era = 2")
    act(state, 0, "reveal ii-4", "none")
    laid(state, "build", "harbor")
    assert (seen(state)["era"], player(state)["tokens"]["under"]) == (3, {"1": "trade", "2": "build"})


# ---------------------------------------------------------------- BI-27: revealing
@pytest.mark.rule("BI-27")
def test_before_the_action_or_during_movement():
    state = two(WITH_I8)
    assert options(state, 0, "reveal") == ["reveal i-8", "reveal i-1"]
    act(state, 0, "arch harbor")
    assert options(state, 0, "reveal") == []  # not inside an action
    act(state, 0, "harbor cane")
    assert options(state, 0, "reveal") == ["reveal i-8", "reveal i-1"]
    act(state, 0, "move g1 to c3", "reveal i-8")


@pytest.mark.rule("BI-27")
def test_not_inside_a_payment_or_a_fight():
    mine = WITH_I8.replace("cane = 1", "cane = 1, wood = 2, cotton = 1") + "combat_cards = ['militia']\n"
    state = act(two(mine), 0, "arch build", "build trading-post at b4")
    assert (asked(state), options(state, 0, "reveal")) == ("pay", [])
    state = moving(WITH_I8 + "combat_cards = ['militia']", "units = ['o1 c3']")
    act(state, 0, "move g1 to c3")
    assert (asked(state), options(state, 0, "reveal")) == ("attack-cards", [])


@pytest.mark.rule("BI-27")
def test_not_in_the_turns_of_others():
    state = two("", "tiles = ['f4 sawmill', 'f3 cane-field', 'g3 farm']\nmissions = ['i-8']")
    assert (state.to_act, refused(state, 1, "reveal i-8") is not None) == ((0,), True)
    act(state, 0, "arch harbor", "harbor cane")
    done(state)
    assert "reveal i-8" in options(state, 1)


@pytest.mark.rule("BI-27")
def test_its_objectives_must_hold_then():
    state = two(WITH_I8.replace("b3 cane-field", "b3 farm"))
    assert options(state, 0, "reveal") == ["reveal i-1"]
    assert refused(state, 0, "reveal i-8") is not None
    assert refused(state, 0, "reveal i-2") is not None  # not in hand


@pytest.mark.rule("BI-27")
def test_never_one_of_a_later_era():
    mine = "tiles = ['b3 plantation', 'a4 plantation', 'b2 foundry', 'c3 recife']\nmissions = ['ii-4']\n"
    state = two(mine)
    assert options(state, 0, "reveal") == []
    assert refused(state, 0, "reveal ii-4") is not None
    assert options(two(mine, table="era = 2"), 0, "reveal") == ["reveal ii-4"]
    assert options(two(mine, table="era = 3"), 0, "reveal") == ["reveal ii-4"]


@pytest.mark.rule("BI-27")
def test_several_a_turn_also_of_two_eras():
    tiles = ["b3 plantation", "a4 plantation", "b2 foundry", "c3 recife", "b4 sawmill", "a2 cane-field", "c4 farm"]
    mine = f"tiles = {tiles}\n"
    state = two(mine + "missions = ['i-8', 'ii-4']\nsupply = { cane = 1 }")
    act(state, 0, "reveal i-8", "none")
    laid(state, "build", "harbor")
    act(state, 0, "reveal ii-4", "none")
    laid(state, "harbor", "build")
    assert seen(state)["era"] == 3
    assert points(state, "missions") == vp("i-8") + vp("ii-4")
    assert asked(state) == "action"


@pytest.mark.rule("BI-27")
def test_first_the_palace_then_the_tokens_clockwise():
    text = f"turn = 1\n[[seat]]\n[[seat]]\ncolour = 'green'\n{WITH_I8}\n[[seat]]\ncolour = 'red'\n"
    text = text.replace("[[seat]]\n[[seat]]", "[[seat]]\ncolour = 'blue'\n[[seat]]")
    place_ = {"b2": "h2", "b3": "g3", "a4": "g4", "a2": "i4"}
    for old, new in place_.items():
        text = text.replace(f"'{old} ", f"'{new} ")
    text = text.replace("g1 b3", "g1 g3")
    state = position("scenario = 'the-empire-of-brazil'\n" + text)
    act(state, 1, "reveal i-8")
    assert (asked(state, 1), seen(state)["era"]) == ("palace", 1)
    act(state, 1, "none")
    for seat in (1, 2, 0):  # clockwise from the revealer, in or out of turn
        assert (state.to_act, asked(state, seat), seen(state)["era"]) == ((seat,), "token", 2)
        act(state, seat, "under deploy")
        assert player(state, seat)["tokens"] == {"on": "", "under": {"1": "deploy"}}
    assert (state.to_act, asked(state, 1)) == ((1,), "action")


@pytest.mark.rule("BI-27")
def test_an_arch_with_none_under_it():
    mine = (
        "tiles = ['b3 plantation', 'a4 plantation', 'b2 foundry', 'c3 recife']\nmissions = ['ii-4']\n"
        "under.i = 'trade'\n"
    )
    state = act(two(mine, "under.i = 'build'", table="era = 2"), 0, "reveal ii-4", "none")
    assert refused(state, 0, "under trade") == ("token_there_already", "BI-27")
    assert len(options(state)) == 6
    act(state, 0, "under build")
    assert refused(state, 1, "under build") == ("token_there_already", "BI-27")


@pytest.mark.rule("BI-27")
def test_the_next_token_lies_nowhere_so_any_arch_may_follow():
    state = two(WITH_I8 + "token = 'harbor'\n", "token = 'harbor'\nsupply = { cane = 1 }")
    assert "arch harbor" not in options(state)
    act(state, 0, "reveal i-8", "none")
    laid(state, "build", "build")
    assert "arch harbor" in options(state)
    act(state, 0, "arch harbor", "harbor cane")
    done(state)
    assert "arch harbor" in options(state, 1)


@pytest.mark.rule("BI-27")
def test_the_revealer_keeps_the_additional_move():
    state = moving(WITH_I8.replace("g1 b3", "g1 c3"), arch="painting", table=NO_TILES)
    laid(act(state, 0, "reveal i-8", "none"), "painting", "build")
    assert options(state, 0, "march") == ["march g1 to c4"]


@pytest.mark.rule("BI-27")
def test_a_token_laid_after_the_action_gives_nothing_this_turn():
    state = moving(WITH_I8, arch="harbor")
    laid(act(state, 0, "reveal i-8", "none"), "harbor", "build")
    assert options(state, 0, "peek") == []
    state = two(WITH_I8)
    laid(act(state, 0, "reveal i-8", "none"), "harbor", "build")
    act(state, 0, "arch harbor", "harbor cane")
    assert "peek d3" in options(state)  # laid before the action


@pytest.mark.rule("BI-27")
def test_new_buildings_the_same_turn():
    state = two(WITH_I8.replace("cane = 1", "cane = 1, wood = 2"), table=NO_TILES)
    laid(act(state, 0, "reveal i-8", "none"), "harbor", "build")
    act(state, 0, "arch build")
    assert any(option.startswith("build plantation") for option in options(state))


# ---------------------------------------------------------------- BI-28: past tokens
@pytest.mark.rule("BI-28")
def test_era_one_looks_at_a_tile_in_secret():
    state = moving("units = ['g1 b3']\nunder.i = 'harbor'", table="era = 2", chance=["jaguar"])
    assert options(state, 0, "peek") == [f"peek {at}" for at in ("a5", "b1", "c6", "d3", "e1", "f5", "g2")]  # anywhere
    act(state, 0, "move g1 to c3", "peek g2")
    assert place(state, "g2")["peeked"] == "jaguar"
    other = next(hex_ for hex_ in seen(state, 1)["map"]["hexes"] if hex_["at"] == "g2")
    assert (other["explore"], other["peeked"]) == ("?", "")
    assert options(state, 0, "peek") == []  # once


@pytest.mark.rule("BI-28")
def test_era_two_draws_a_combat_card():
    state = moving("under.i = 'build'\nunder.ii = 'harbor'", table="era = 3", chance=["combat-caxias"])
    assert (options(state, 0, "peek"), options(state, 0, "draw")) == ([], ["draw"])
    act(state, 0, "draw")
    assert (hand(state), options(state, 0, "draw")) == (["caxias"], [])


@pytest.mark.rule("BI-28")
@pytest.mark.parametrize("arch", ["deploy", "painting", "build", "renovate", "manufacture", "trade"])
def test_only_under_the_arch_of_this_turn(arch):
    state = moving("under.i = 'harbor'\nunder.ii = 'harbor'".replace("'harbor'", f"'{arch}'", 1), table="era = 3")
    assert (options(state, 0, "peek"), options(state, 0, "draw")) == ([], ["draw"])


@pytest.mark.rule("BI-28")
def test_every_turn_anew():
    state = two("under.i = 'harbor'\nsupply = { cane = 1 }", "supply = { cane = 1 }", table="era = 2")
    for arch in ("harbor", "deploy", "harbor"):
        act(state, 0, f"arch {arch}", "harbor wood" if arch == "harbor" else "card only")
        assert bool(options(state, 0, "peek")) == (arch == "harbor")
        if arch == "harbor":
            act(state, 0, options(state, 0, "peek")[0])
        done(state)
        act(state, 1, f"arch {arch}", "harbor wood" if arch == "harbor" else "card only")
        done(state, 1)


# ---------------------------------------------------------------- BI-29: earlier missions
@pytest.mark.rule("BI-29")
@pytest.mark.parametrize("era", [2, 3])
def test_earlier_missions_bring_points_and_a_palace_only(era):
    state = act(two(WITH_I8, table=f"era = {era}"), 0, "reveal i-8", "palace v at a4")
    assert (seen(state)["era"], points(state, "missions"), asked(state)) == (era, 2, "action")
    assert player(state)["palaces"][-1] == {"id": "v", "at": "a4"}


@pytest.mark.rule("BI-29")
def test_another_era_three_mission_in_the_last_round():
    mine = (
        "tiles = ['b3 church', 'a4 church', 'b2 church', 'c3 recife', 'a2 belem', 'c4 farm']\n"
        "units = ['g1 a3', 'g2 a3', 'g3 a3', 'g4 a3']\nmissions = ['iii-3', 'iii-5']"
    )
    state = act(two(mine, table="era = 3\nround = 7"), 0, "reveal iii-3", "none")
    assert seen(state)["last_round"]
    events = state.listen()
    act(state, 0, "reveal iii-5")
    assert asked(state) == "palace"
    act(state, 0, "none")
    assert not any(event.kind == "last_round" for event in events)
    assert points(state, "missions") == 12


# ---------------------------------------------------------------- BI-30: era III objectives
@pytest.mark.rule("BI-30")
def test_an_unrevealed_one_scores_what_holds():
    mine = (
        "tiles = ['b3 church', 'a4 church']\npaintings = ['maua', 'gusmao', 'zumbi', 'guarani']\n"
        "missions = ['iii-1', 'iii-5', 'i-1']"
    )
    state = two(mine, table="era = 3")
    assert points(state, "missions") == 2 * 2 + 2 * 1  # a church and four paintings; a church
    assert options(state, 0, "reveal") == []  # that needs all three


@pytest.mark.rule("BI-30")
def test_a_revealed_one_scores_all_whatever_happens_later():
    state = two("revealed = ['iii-1', 'iii-6']\nmissions = []", table="era = 3")
    assert points(state, "missions") == 3 * 2 + 3 * 2


@pytest.mark.rule("BI-30")
def test_earlier_ones_score_only_when_revealed():
    assert points(two(WITH_I8, table="era = 3"), "missions") == 0


@pytest.mark.rule("BI-30")
def test_an_unfinished_earlier_mission_is_no_hindrance():
    mine = (
        "tiles = ['b3 church', 'a4 church', 'b2 belem', 'c3 recife']\n"
        "units = ['g1 a3', 'g2 a3', 'g3 a3', 'g4 a3']\nmissions = ['i-3', 'ii-8', 'iii-3']"
    )
    assert options(two(mine, table="era = 3"), 0, "reveal") == ["reveal iii-3"]
    assert points(two(mine, table="era = 3"), "missions") == 6


@pytest.mark.rule("BI-30")
def test_objectives_are_never_about_exploring_or_fights():
    kinds = {objective.have for mission in GAME.pack.missions for objective in mission.objectives}
    assert kinds == {"building", "city", "unit-on-map", "product", "painting", "good"}
