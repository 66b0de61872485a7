"""Rule tests, BI-34 and BI-35: exploration tiles and expeditions."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    act,
    asked,
    goods,
    hand,
    moving,
    no_cards,
    options,
    paid,
    place,
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
from tabuleiro.games.brazil_imperial.rules.state import BrazilState


def entering(
    what: str, mine: str = "units = ['g1 c3']\n", theirs: str = "", *chance: str, arch: str = "build"
) -> BrazilState:
    """A unit of seat 0 goes onto d3, where this tile lies face down."""
    state = moving(mine, theirs, arch=arch, table=f"explore = ['d3 {what}', 'e1 ?']\n", chance=chance)
    return act(state, 0, "move g1 to d3")


# ---------------------------------------------------------------- BI-34: the kinds
@pytest.mark.rule("BI-34")
@pytest.mark.parametrize("tile_", GAME.pack.exploration, ids=lambda tile_: tile_.id)
def test_every_tile_is_revealed_by_a_unit_that_enters(tile_):
    state = moving(
        "units = ['g1 c3']\nsupply = { cane = 1 }",
        table="explore = ['d3 ?', 'e1 ?']\n",
        chance=[tile_.id],
        arch="build",
    )
    events = state.listen()
    act(state, 0, "move g1 to d3")
    assert [event.data["tile"] for event in events if event.kind == "revealed"] == [tile_.id]
    stays = tile_.kind in ("minas-gerais", "river-basin", "culture", "expedition")
    assert place(state, "d3")["explore"] == (tile_.id if stays else "")
    assert (tile_.id in player(state)["exploration"]) == (tile_.kind == "species")
    assert (tile_.id in seen(state)["discards"]["exploration"]) == (tile_.kind in ("quilombo", "mandioca"))
    assert asked(state) == {"quilombo": "draw", "mandioca": "take"}.get(tile_.kind, "move")


@pytest.mark.rule("BI-34")
def test_revealed_by_any_move():
    state = moving("units = ['g1 d5']", arch="renovate", table="explore = ['c6 jaguar']\n")
    act(state, 0, "march g1 to c6")
    assert player(state)["exploration"] == ["jaguar"]


@pytest.mark.rule("BI-34")
def test_revealed_by_a_unit_that_won_its_way_in():
    state = moving("units = ['g4 c3']", "units = ['o1 d3']", table="explore = ['d3 jaguar']\n", arch="build")
    act(state, 0, "move g4 to d3")
    assert player(state)["exploration"] == ["jaguar"]


@pytest.mark.rule("BI-34")
@pytest.mark.parametrize("what", ["minas-gerais-1", "river-basin-1", "culture-2"])
def test_only_the_first_to_enter_reveals(what):
    mine = "units = ['g1 c3']\ntiles = ['d2 farm coffee 1']\n"
    state = moving(mine, table=f"explore = ['d3 {what} open']\n")
    events = state.listen()
    act(state, 0, "move g1 to d3")
    assert not any(event.kind in ("revealed", "produced") for event in events)
    assert place(state, "d3")["explore"] == what


@pytest.mark.rule("BI-34")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 6)])
def test_unknown_species_score_by_sets(n, vp):
    kept = ["jaguar", "hyacinth-macaw", "lion-tamarin", "water-lily"][:n]
    assert points(two(f"finds = {kept}"), "exploration") == vp


@pytest.mark.rule("BI-34")
@pytest.mark.parametrize("face", ["farm", "recife"])
def test_minas_gerais_pays_the_first_to_build_there(face):
    mine = "supply = { science = 3 }\ntiles = ['a4 farm coffee 1']\nunits = ['g3 a5']"
    state = two(mine, table="era = 2\ncities = ['recife', 'belem']\nexplore = ['a5 minas-gerais-1 open']\n")
    act(state, 0, "arch build", f"{'found' if face == 'recife' else 'build'} {face} at a5")
    paid(state)
    assert tile(state, "a5") == face
    assert place(state, "a5")["explore"] == ""
    assert player(state)["wealth"]["gold"] == 1
    assert supply(state)["gold"] == 1
    assert seen(state)["discards"]["exploration"] == ["minas-gerais-1"]
    assert player(state)["exploration"] == []


@pytest.mark.rule("BI-34")
def test_a_basin_adds_at_once_and_later():
    state = entering("river-basin-1", "units = ['g1 c3']\ntiles = ['d2 farm coffee 1', 'c4 sawmill', 'b3 farm']\n")
    assert (goods(state, "d2"), goods(state, "c4"), goods(state, "b3")) == ({"coffee": 2}, {"wood": 1}, {})
    mine = "supply = { cane = 1 }\ntiles = ['d2 farm', 'c3 trading-post']\n"
    table = "explore = ['d3 river-basin-1 open', 'c2 river-basin-2 open']\n"
    state = act(two(mine, table=table), 0, "arch renovate", "renovate d2")
    assert goods(state, "d2") == {"coffee": 4}  # next to both
    state = act(two(mine, table=table), 0, "arch renovate", "flip d2")
    assert goods(state, "d2") == {"cane": 4}
    state = act(two(mine, table=table), 0, "arch renovate", "renovate c3")
    assert goods(state, "c3") == {"wood": 3, "gold": 1}


@pytest.mark.rule("BI-34")
def test_a_basin_at_a_build():
    mine = "monarch = 'pedro-ii'\nsupply = { cane = 1 }"
    state = act(two(mine, table="explore = ['b1 river-basin-2 open']\n"), 0, "arch build", "build sawmill at a2")
    assert goods(state, "a2") == {"wood": 3}


@pytest.mark.rule("BI-34")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_quilombo_draws_a_mission_of_an_era_of_choice(era):
    mission = f"{'i' * era}-8"
    state = entering("quilombo-1", "units = ['g1 c3']\nmissions = ['i-1']\n", "", mission)
    assert options(state) == ["draw 1", "draw 2", "draw 3", "none"]
    act(state, 0, f"draw {era}")
    assert player(state)["missions"] == ["i-1", mission]
    assert seen(state, 1)["seats"][0]["missions"] == []
    state = act(entering("quilombo-1", "units = ['g1 c3']\nmissions = ['i-1']\n"), 0, "none")
    assert player(state)["missions"] == ["i-1"]


@pytest.mark.rule("BI-34")
def test_culture_is_kept_by_the_first_to_build_there():
    mine = "supply = { science = 3 }\ntiles = ['a4 farm coffee 1']"
    state = act(two(mine, table="explore = ['a5 culture-1 open']\n"), 0, "arch build", "build farm at a5")
    paid(state)
    assert (player(state)["exploration"], points(state, "exploration")) == (["culture-1"], 2)
    assert points(entering("culture-1"), "exploration") == 0  # revealing is not enough


@pytest.mark.rule("BI-34")
@pytest.mark.parametrize("good", ["cane", "coffee", "wood", "cotton"])
def test_mandioca_is_a_resource_of_choice(good):
    state = entering("mandioca-2")
    assert options(state) == ["take cane", "take coffee", "take wood", "take cotton"]
    act(state, 0, f"take {good}")
    assert supply(state) == {good: 1}


# ---------------------------------------------------------------- BI-35: expeditions
EXPEDITIONS = [("la-condamine", 4, 2), ("philosophical-journey", 5, 3), ("langsdorff", 6, 3)]


@pytest.mark.rule("BI-35")
@pytest.mark.parametrize(("tile_", "strength", "vp"), EXPEDITIONS)
@pytest.mark.parametrize("short", [0, 1])
def test_at_least_the_printed_strength(tile_, strength, vp, short):
    # the archer has 2; line infantry 2, militia 1 each
    cards = ["militia"] * (strength - 2 - short) if strength - 2 - short <= 3 else ["line-infantry"] + ["militia"] * 2
    state = entering(tile_, f"units = ['g1 c3']\ncombat_cards = {cards}\n", "", "gold-war")
    for card in cards:
        act(state, 0, f"play {card}")
    assert asked(state) == "move"
    assert hand(state) == []
    assert sorted(seen(state)["discards"]["combat"]) == sorted(cards)  # either way
    assert units(state) == {"g1": "d3"}  # and the unit stays
    if short:
        assert (player(state)["exploration"], supply(state), place(state, "d3")["explore"]) == ([], {}, tile_)
    else:
        bonus = {"la-condamine": {"gold": 1}, "philosophical-journey": {"science": 1}, "langsdorff": {"science": 1}}
        assert (player(state)["exploration"], supply(state)) == ([tile_], bonus[tile_])
        assert (points(state, "exploration"), place(state, "d3")["explore"]) == (vp, "")
        assert hand(state, "gold") == (["war"] if tile_ == "langsdorff" else [])


@pytest.mark.rule("BI-35")
def test_all_own_units_there_count():
    mine = "units = ['g1 c3', 'g2 d3', 'g4 e3']"
    state = moving(mine, table="explore = ['d3 la-condamine open']\n", arch="build")
    act(state, 0, "move g1 to d3")  # 2 + 2
    assert player(state)["exploration"] == ["la-condamine"]


@pytest.mark.rule("BI-35")
@pytest.mark.parametrize("arch", ["build", "harbor", "trade"])
@pytest.mark.parametrize("painting", ["", "maria-quiteria"])
def test_paintings_and_the_arch_with_the_attackers_figures(arch, painting):
    paintings = [painting] if painting else []
    mine = f"units = ['g1 c3']\npaintings = {paintings}\ncombat_cards = ['militia']\n"
    state = entering("langsdorff", mine, arch=arch)
    assert seen(state)["fight"]["attack"] == 2 + (arch != "build") + bool(painting)
    assert seen(state)["fight"]["defence"] == 6


@pytest.mark.rule("BI-35")
def test_up_to_three_cards():
    mine = "units = ['g1 c3']\ncombat_cards = ['militia', 'militia', 'militia', 'militia']\n"
    state = entering("langsdorff", mine)
    act(state, 0, "play militia", "play militia", "play militia")
    assert asked(state) == "move"
    assert len(hand(state)) == 1


@pytest.mark.rule("BI-35")
def test_the_revealing_unit_attempts_too_and_so_does_an_additional_move():
    state = entering("la-condamine", "units = ['g1 c3']\ncombat_cards = ['siege-guns']\n")
    assert asked(state) == "expedition"
    mine = "units = ['g4 d5']\ncombat_cards = ['militia']"
    state = moving(mine, arch="renovate", table="explore = ['c6 la-condamine open']\n")
    act(state, 0, "march g4 to c6", "play militia")
    assert player(state)["exploration"] == ["la-condamine"]


@pytest.mark.rule("BI-35")
def test_another_attempt_by_the_free_move_of_a_unit_on_it():
    mine = "units = ['g4 d3']\ncombat_cards = ['militia', 'militia']"
    state = moving(mine, table="explore = ['d3 la-condamine open']\n", arch="build")
    act(state, 0, "attempt d3", "play militia", "enough")
    assert player(state)["exploration"] == ["la-condamine"]
    assert options(state, 0, "move", "attempt", "attack") == []  # the free move is spent
    mine = "units = ['g4 d3', 'g1 c3']"
    state = moving(mine, table="explore = ['d3 langsdorff open']\n", arch="build")
    act(state, 0, "attempt d3")
    assert (options(state, 0, "attempt", "move"), place(state, "d3")["explore"]) == ([], "langsdorff")
    state = moving("units = ['g1 c3']", table="explore = ['d3 langsdorff open']\n", arch="build")
    assert options(state, 0, "attempt") == []  # nobody there


@pytest.mark.rule("BI-35")
def test_enemy_units_are_fought_first():
    mine = "units = ['g4 c3']\ncombat_cards = ['militia', 'militia']"
    state = moving(mine, "units = ['o1 d3']", table="explore = ['d3 la-condamine open']\n", arch="build")
    act(state, 0, "move g4 to d3")
    assert asked(state) == "attack-cards"
    act(state, 0, "enough")
    assert (units(state, 1), asked(state)) == ({"o1": "defeated"}, "expedition")
    act(state, 0, "play militia", "enough")
    assert player(state)["exploration"] == ["la-condamine"]
    state = moving("units = ['g1 c3']", "units = ['o4 d3']", table="explore = ['d3 la-condamine open']\n")
    act(state, 0, "move g1 to d3")
    assert (units(state), asked(state)) == ({"g1": "defeated"}, "move")  # lost: no attempt


@pytest.mark.rule("BI-35")
def test_no_adjacent_attack_on_an_expedition():
    state = moving("units = ['g5 c3']", table="explore = ['d3 la-condamine open']\n", arch="build")
    assert options(state, 0, "attack") == []
    assert refused(state, 0, "attack c3 to d3") is not None


@pytest.mark.rule("BI-35")
def test_units_on_an_expedition_can_be_attacked_from_afar():
    table = "explore = ['d3 la-condamine open']\n"
    state = moving("units = ['g5 c3']", "units = ['o1 d3']", table=table, arch="build")
    assert options(state, 0, "attack") == ["attack c3 to d3"]
    no_cards(act(state, 0, "attack c3 to d3"))
    assert (units(state, 1), units(state)) == ({"o1": "defeated"}, {"g5": "c3"})
    assert place(state, "d3")["explore"] == "la-condamine"  # not attempted by that


@pytest.mark.rule("BI-35")
def test_the_tile_waits_for_somebody_else():
    text = (
        "explore = ['d3 la-condamine open']\nturn = 1\nphase = 'move'\n[[seat]]\nunits = ['g1 c3']\n"
        "[[seat]]\nunits = ['o4 e4', 'o1 e4']\narch = 'build'\n"
    )
    state = act(position(text), 1, "move o4 to d3", "carry o1")
    assert player(state, 1)["exploration"] == ["la-condamine"]  # 3 + 1
