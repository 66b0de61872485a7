"""Rule tests, BI-36 to BI-39: units, how fights begin, their order, what counts."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    act,
    asked,
    hand,
    holder,
    moving,
    no_cards,
    options,
    place,
    player,
    points,
    position,
    refused,
    seen,
    two,
    units,
    vp,
)
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

CARD = "combat_cards = ['militia']\n"


def totals(state: BrazilState) -> tuple[int, int]:
    fight = seen(state)["fight"]
    return fight["attack"], fight["defence"]


# ---------------------------------------------------------------- BI-36: units
@pytest.mark.rule("BI-36")
def test_the_units_of_green():
    kinds = [row["kind"] for row in player(two())["units"]]
    assert sorted(kinds) == ["archer", "archer", "cannon", "cavalry", "monarch"]


@pytest.mark.rule("BI-36")
@pytest.mark.parametrize("board", GAME.pack.boards, ids=lambda board: board.id)
def test_every_unit_is_deployed_and_its_points_are_its_strength(board):
    other = "blue" if board.id != "blue" else "red"
    for unit in board.units:
        mine = f"colour = '{board.id}'\nsupply = {{ science = 3 }}\n"
        state = act(two(mine, f"colour = '{other}'"), 0, "arch deploy", f"deploy {unit.id} at a3")
        assert (units(state), points(state, "units")) == ({unit.id: "a3"}, unit.vp)
        assert player(state)["supply"].get("science", 0) + len(unit.cost) == 3
        mine = f"colour = '{board.id}'\nunits = ['{unit.id} c3']\n{CARD}"
        state = moving(mine, f"colour = '{other}'\ntiles = ['d2 farm']", arch="build", table=NO_TILES)
        act(state, 0, f"move {unit.id} to d2")
        assert totals(state) == (unit.vp, 2)


@pytest.mark.rule("BI-36")
@pytest.mark.parametrize("board", GAME.pack.boards, ids=lambda board: board.id)
def test_the_powers_of_every_unit(board):
    other = "blue" if board.id != "blue" else "red"
    mates = {unit.id: unit for unit in board.units}
    for unit in board.units:
        rest = [f"'{id_} c3'" for id_ in mates if id_ != unit.id]
        mine = f"colour = '{board.id}'\nunits = ['{unit.id} c3', {', '.join(rest)}]\n"
        state = moving(mine, f"colour = '{other}'", table="era = 2\n" + NO_TILES)
        act(state, 0, f"move {unit.id} to d2")
        assert (asked(state) == "carry") == (unit.kind == "cavalry") == (unit.power == "carry")
        mine = f"colour = '{board.id}'\nunits = ['{unit.id} c3']\nsupply = {{ science = 3 }}\n"
        state = moving(mine, f"colour = '{other}'\ntiles = ['d2 farm']", table=NO_TILES)
        assert bool(options(state, 0, "attack")) == (unit.kind in ("cannon", "grenadier")) == (unit.power == "adjacent")
        state = act(two(mine, f"colour = '{other}'", table="era = 2\n" + NO_TILES), 0, "arch build")
        assert bool(options(state, 0, "found")) == (unit.kind == "monarch") == (unit.power == "found")


@pytest.mark.rule("BI-36")
def test_any_number_is_carried_as_one_move():
    state = moving("units = ['g4 c3', 'g1 c3', 'g2 c3', 'g5 c3', 'g3 b3']", arch="painting", table=NO_TILES)
    act(state, 0, "move g4 to d2")
    assert options(state) == ["carry g1", "carry g2", "carry g5", "enough"]  # from its own hex only
    act(state, 0, "carry g1", "carry g5", "enough")
    assert units(state) == {"g1": "d2", "g2": "c3", "g3": "b3", "g4": "d2", "g5": "d2"}
    assert options(state, 0, "move") == []
    act(state, 0, "march g4 to e3", "carry g1", "enough")  # on each of its moves
    assert (units(state)["g1"], units(state)["g4"], units(state)["g5"]) == ("e3", "e3", "d2")


@pytest.mark.rule("BI-36")
def test_carried_units_fight_along():
    state = moving("units = ['g4 d2', 'g1 d2', 'g2 d2']\n" + CARD, "units = ['o4 e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3", "carry g1", "enough")
    assert totals(state) == (5, 3)
    act(state, 0, "enough")
    assert units(state) == {"g1": "e3", "g2": "d2", "g4": "e3"}


@pytest.mark.rule("BI-36")
def test_the_boards_differ_in_units_and_costs_only():
    for board in GAME.pack.boards:
        assert (len(board.units), sum(unit.vp for unit in board.units)) == (5, 12)
        assert (
            sum(unit.power == "found" for unit in board.units)
            == sum(unit.power == "carry" for unit in board.units)
            == 1
        )


# ---------------------------------------------------------------- BI-37: how a fight begins
@pytest.mark.rule("BI-37")
@pytest.mark.parametrize(
    ("theirs", "fight"),
    [
        ("units = ['o1 c4']", True),
        ("tiles = ['c4 farm']", True),
        ("tiles = ['c4 recife']", True),
        ("units = ['o1 d3']\ntiles = ['d5 farm']", False),
    ],
)
def test_entering_where_an_enemy_is(theirs, fight):
    state = moving("units = ['g4 c3']\n" + CARD, theirs, arch="build", table="era = 2\n" + NO_TILES)
    act(state, 0, "move g4 to c4")
    assert (asked(state) == "attack-cards") == fight


@pytest.mark.rule("BI-37")
def test_by_an_additional_move_too():
    state = moving("units = ['g4 c3']\n" + CARD, "units = ['o1 c4']", arch="painting", table=NO_TILES)
    act(state, 0, "march g4 to c4")
    assert asked(state) == "attack-cards"


@pytest.mark.rule("BI-37")
@pytest.mark.parametrize(("third", "defender"), [("units = ['r1 e5']", 2), ("units = ['r1 e6']", 1)])
def test_the_defender_is_who_has_units_there_else_the_holder(third, defender):
    text = (
        f"scenario = 'the-empire-of-brazil'\nphase = 'move'\n{NO_TILES}[[seat]]\nunits = ['g4 d5']\n"
        f"arch = 'build'\n{CARD}"
    )
    state = position(text + f"[[seat]]\ntiles = ['e5 farm']\n[[seat]]\n{third}\n")
    act(state, 0, "move g4 to e5")
    assert seen(state)["fight"]["defender"] == defender


@pytest.mark.rule("BI-37")
def test_a_fight_cannot_be_declined():
    state = moving("units = ['g1 d2']", "units = ['o4 e3']", arch="build", table=NO_TILES)
    act(state, 0, "move g1 to e3")
    assert units(state) == {"g1": "defeated"}  # without cards it is settled at once


@pytest.mark.rule("BI-37")
def test_the_own_seized_tile_is_fought_for():
    state = moving("units = ['g4 c3']\ntiles = ['b3 farm']\n" + CARD, "units = ['o1 b3']", arch="build")
    act(state, 0, "march g4 to b3")
    assert totals(state) == (3, 1)
    act(state, 0, "enough")
    assert holder(state, "b3") == 0


@pytest.mark.rule("BI-37")
def test_only_in_the_movement_phase():
    assert options(two("units = ['g5 c3', 'g4 c3']", "tiles = ['d2 farm']"), 0, "attack", "move") == []


# ---------------------------------------------------------------- BI-38: the order
@pytest.mark.rule("BI-38")
def test_attacker_then_defender_in_secret_then_all_is_shown():
    mine = "units = ['g4 d2']\ncombat_cards = ['militia', 'caxias', 'ambush']"
    theirs = "units = ['o4 e3']\ncombat_cards = ['militia', 'osorio']"
    state = act(moving(mine, theirs, arch="build", table=NO_TILES), 0, "move g4 to e3")
    assert (state.to_act, asked(state)) == ((0,), "attack-cards")
    act(state, 0, "play caxias", "play militia", "enough")
    assert (state.to_act, asked(state, 1)) == ((1,), "defend-cards")
    other = seen(state, 1)["fight"]
    assert (other["attack_cards"], other["attack_laid"], other["shown"]) == ([], 2, False)
    act(state, 1, "play militia")
    assert seen(state)["fight"]["defence_cards"] == []
    events = state.listen()
    act(state, 1, "enough")
    shown = next(event for event in events if event.kind == "cards_shown")
    assert (shown.data["attack"], shown.data["defence"]) == (("caxias", "militia"), ("militia",))
    over = next(event for event in events if event.kind == "fight_over")
    assert (over.data["attack"], over.data["defence"], over.data["won"]) == (6, 4, 1)
    assert sorted(seen(state)["discards"]["combat"]) == ["caxias", "militia", "militia"]


@pytest.mark.rule("BI-38")
def test_up_to_three_cards_each():
    mine = "units = ['g4 d2']\ncombat_cards = ['militia', 'militia', 'caxias', 'caxias']"
    theirs = "units = ['o4 e3']\ncombat_cards = ['osorio', 'osorio', 'militia', 'militia']"
    state = act(moving(mine, theirs, arch="build", table=NO_TILES), 0, "move g4 to e3")
    act(state, 0, "play militia", "play caxias", "play caxias")
    assert state.to_act == (1,)
    act(state, 1, "play osorio", "play osorio", "play militia")
    assert (len(hand(state, seat=1)), asked(state)) == (1, "move")


@pytest.mark.rule("BI-38")
@pytest.mark.parametrize(("mine", "won"), [("g4", False), ("g4 g1", True), ("g1", False)])
def test_the_higher_total_wins_and_a_tie_is_the_defenders(mine, won):
    who = mine.split()
    state = moving(f"units = {[f'{unit} d2' for unit in who]}", "units = ['o4 e3']", arch="build", table=NO_TILES)
    act(state, 0, f"move {who[0]} to e3")  # 3 against 3, 5 against 3, 2 against 3
    if len(who) > 1:
        act(state, 0, "carry g1")
    assert units(state, 1) == {"o4": "defeated" if won else "e3"}
    assert set(units(state).values()) == {"e3" if won else "defeated"}


@pytest.mark.rule("BI-38")
def test_the_attackers_effects_come_first():
    """Both have an ambush: the attacker's takes the siege guns, the defender's the caxias."""
    mine = "units = ['g4 d2']\ncombat_cards = ['ambush', 'caxias']"
    theirs = "units = ['o4 e3']\ncombat_cards = ['siege-guns', 'militia']"
    state = act(moving(mine, theirs, arch="build", table=NO_TILES), 0, "move g4 to e3", "play ambush", "play caxias")
    events = state.listen()
    act(state, 1, "play siege-guns", "play militia")
    over = next(event for event in events if event.kind == "fight_over")
    assert (over.data["attack"], over.data["defence"]) == (3 + 2, 3 + 1)


# ---------------------------------------------------------------- BI-39: what counts
@pytest.mark.rule("BI-39")
def test_an_attack_counts_the_units_that_entered():
    state = moving(
        ("units = ['g4 d2', 'g1 d2', 'g5 e2']\ntiles = ['d2 farm']\n") + CARD,
        "units = ['o4 e3']",
        arch="build",
        table=NO_TILES,
    )
    act(state, 0, "move g4 to e3", "enough")
    assert totals(state) == (3, 3)


@pytest.mark.rule("BI-39")
@pytest.mark.parametrize(
    ("mine", "theirs", "attack"),
    [
        ("units = ['g5 d2', 'g1 d2']", "", 5),
        ("units = ['g5 d2', 'g1 d2']\ntiles = ['d2 farm']", "", 7),  # an own tile there
        ("units = ['g5 d2']", "tiles = ['d2 farm']\n", 3),  # built by another
    ],
)
def test_an_adjacent_attack_counts_all_on_its_hex_and_the_own_tile(mine, theirs, attack):
    state = moving(mine + "\n" + CARD, theirs + "units = ['o4 e3']", arch="build", table=NO_TILES)
    act(state, 0, "attack d2 to e3")
    assert totals(state) == (attack, 3)


@pytest.mark.rule("BI-39")
@pytest.mark.parametrize(
    ("theirs", "defence"),
    [
        ("units = ['o4 e3', 'o1 e3', 'o2 f3']", 4),
        ("units = ['o4 e3']\ntiles = ['e3 farm']", 5),
        ("tiles = ['e3 church']", vp("church")),
        ("tiles = ['e3 recife']", vp("recife")),
        ("tiles = ['e3 farm coffee 2', 'f3 farm']", 2),
    ],
)
def test_the_defence_counts_all_units_and_the_tile(theirs, defence):
    state = moving("units = ['g4 d2']\n" + CARD, theirs, arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3")
    assert totals(state) == (3, defence)


@pytest.mark.rule("BI-39")
def test_a_tile_held_by_another_counts_for_nobody():
    text = f"scenario = 'the-empire-of-brazil'\nphase = 'move'\n{NO_TILES}[[seat]]\nunits = ['g4 d5']\narch = 'build'\n"
    text += f"{CARD}[[seat]]\ntiles = ['e5 academy']\n[[seat]]\nunits = ['r1 e5']\n"
    state = act(position(text), 0, "move g4 to e5")
    assert totals(state) == (3, 1)
    state = moving(
        "units = ['g4 c3']\ntiles = ['b3 farm']\n" + CARD, "units = ['o1 b3']", arch="harbor", table=NO_TILES
    )
    act(state, 0, "move g4 to b3")
    assert totals(state) == (4, 1)  # neither for its builder
    no_cards(state)
    assert refused(state, 0, "move g4 to c3") is not None
    assert place(state, "b3")["tile"]["holder"] == 0
