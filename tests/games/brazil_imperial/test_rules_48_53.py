"""Rule tests, BI-48 to BI-53: the end, scores, scenarios, the solo game, bots."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    act,
    asked,
    done,
    no_cards,
    options,
    place,
    player,
    points,
    position,
    refused,
    seen,
    supply,
    two,
    units,
    vp,
)
from tabuleiro.bots.bot import RandomBot
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

FINISHER = (
    "tiles = ['b3 church', 'a4 church', 'b2 belem', 'c3 recife']\n"
    "units = ['g1 a3', 'g2 a3', 'g3 a3', 'g4 a3']\nmissions = ['iii-3']\n"
)


def turn(state: BrazilState, seat: int, arch: str = "harbor") -> BrazilState:
    act(state, seat, f"arch {arch}", "harbor cane" if arch == "harbor" else "card only")
    while asked(state, seat) == "discard":
        act(state, seat, options(state, seat)[0])
    return done(state, seat)


# ---------------------------------------------------------------- BI-48: the end
@pytest.mark.rule("BI-48")
@pytest.mark.parametrize(("first", "more"), [(0, 1), (1, 0)])
def test_the_round_is_finished(first, more):
    """Seat 0 ends the game: if it went first, seat 1 still has its turn."""
    state = two(FINISHER, table=f"era = 3\nround = 9\nfirst = {first}\nturn = 0\n")
    act(state, 0, "reveal iii-3", "none")
    assert seen(state)["last_round"]
    assert not state.over
    turn(state, 0)
    if more:
        assert state.to_act == (1,)
        turn(state, 1)
    assert state.over
    assert seen(state)["round"] == 9


@pytest.mark.rule("BI-48")
def test_missions_of_other_eras_do_not_end_the_game():
    mine = (
        "tiles = ['b3 plantation', 'a4 plantation', 'b2 foundry', 'c3 recife']\nmissions = ['ii-4']\n"
        "supply = { cane = 1 }"
    )
    state = act(two(mine, table="era = 3\nround = 9"), 0, "reveal ii-4", "none")
    assert not seen(state)["last_round"]


@pytest.mark.rule("BI-48")
def test_the_game_ends_after_round_sixty():
    state = two("token = 'build'", "token = 'build'\nsupply = { cane = 1 }", table="round = 59\nturn = 1\nfirst = 0")
    turn(state, 1)
    assert (seen(state)["round"], state.over) == (60, False)
    turn(state, 0)
    assert not state.over
    turn(state, 1, "deploy")
    assert state.over


# ---------------------------------------------------------------- BI-49: scores
@pytest.mark.rule("BI-49")
def test_every_source_of_points():
    mine = (
        "units = ['g1 a3', 'g4 defeated', 'g2 f3']\n"
        "products = ['dye deploy', 'rubber build']\n"
        "paintings = ['maria-quiteria', 'machado', 'coroados']\nunder.i = 'card'\n"
        "revealed = ['i-2', 'ii-1', 'iii-8']\nmissions = ['i-1', 'iii-4']\nmonarch = 'oba-ii'\nmarks = 2\n"
        "gold_cards = ['town-charters', 'agricola']\n"
        "finds = ['jaguar', 'water-lily', 'culture-1', 'langsdorff']\n"
        "tiles = ['b3 farm', 'b2 church', 'c3 recife', 'b4 belem', 'a4 sawmill']\npalaces = ['v b3', 'vi c3']\n"
    )
    theirs = "tiles = ['f3 plantation', 'g3 academy']\nunits = ['o1 a4']\n"
    state = two(mine, theirs, table="era = 3\n")
    assert player(state)["points"] == {
        "units": 2 + 3 + 2,  # defeated ones too
        "products": vp("dye") + vp("rubber"),
        "paintings": 1 + 1 + 1,
        # iii-4 in hand: the paintings, but no academy and two products
        "missions": vp("i-2") + vp("ii-1") + 3 * vp("iii-8") + vp("iii-4"),
        "gold_cards": 2,
        "exploration": 3 + 2 + 3,
        "buildings": vp("farm")
        + vp("church")
        + vp("plantation"),  # the seized plantation, not the sawmill that an enemy holds
        "cities": vp("recife") + vp("belem"),
        "palaces": (1 + 2) + 3,
        "monarch": 2,
        "abilities": 2 + 2,  # Machado: two other paintings; Coroados
    }
    assert points(state, "buildings", 1) == vp("academy") + vp("sawmill")
    assert state.scores[0].total == sum(player(state)["points"].values())


@pytest.mark.rule("BI-49")
def test_palace_one_and_goods_score_nothing():
    assert sum(player(two("supply = { gold = 5 }\ncombat_cards = ['caxias']"))["points"].values()) == 0


@pytest.mark.rule("BI-49")
def test_unrevealed_earlier_missions_score_nothing():
    mine = "tiles = ['b2 sawmill', 'b3 cane-field', 'a4 farm']\nmissions = ['i-8']"
    assert points(two(mine), "missions") == 0


# ---------------------------------------------------------------- BI-50: ties
@pytest.mark.rule("BI-50")
@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [
        ("tiles = ['b3 academy science 1']", "tiles = ['g3 academy science 2']", [2, 1]),
        ("tiles = ['b3 academy science 2']", "tiles = ['g3 academy science 1']", [1, 2]),
        ("tiles = ['b3 academy science 1']\nsupply = { science = 5 }", "tiles = ['g3 academy science 2']", [2, 1]),
        ("tiles = ['b3 academy science 1']", "tiles = ['g3 academy science 1']", [1, 1]),
        ("tiles = ['b3 academy', 'a4 sawmill']", "tiles = ['g3 academy science 2']", [1, 2]),
    ],
)
def test_science_on_tiles_held_breaks_a_tie(mine, theirs, places):
    state = two(mine + "\nmissions = []", theirs + "\nmissions = []", table="era = 3\nround = 60\nfirst = 0\nturn = 1")
    turn(state, 1)
    assert state.over
    assert [score.rank for score in state.scores] == places


# ---------------------------------------------------------------- BI-51: scenarios
@pytest.mark.rule("BI-51")
@pytest.mark.parametrize(
    "scenario", [s for s in GAME.pack.scenarios if s.players > 1], ids=lambda scenario: scenario.id
)
def test_every_scenario_is_played(scenario):
    state = GAME.new(scenario.players, seed=3, scenario=scenario.id)
    assert 1 <= scenario.rating <= 3
    while state.to_act and not state.over and seen(state)["round"] < 2:
        act(state, state.to_act[0], options(state, state.to_act[0])[-1])
    data = seen(state)
    assert (data["scenario"], data["round"]) == (scenario.id, 2)
    capitals = {one["capital"] for one in data["map"]["hexes"]} - {-1}
    assert capitals == set(range(scenario.players))


@pytest.mark.rule("BI-51")
def test_the_eight_scenarios_and_their_players():
    found = {s.id: s.players for s in GAME.pack.scenarios if s.players > 1}
    assert found == {
        **dict.fromkeys(("cisplatine", "rio-de-janeiro-1567", "sao-francisco"), 2),
        **dict.fromkeys(("the-empire-of-brazil", "platine-war", "the-amazon"), 3),
        **dict.fromkeys(("over-the-atlantic", "treaty-of-tordesillas"), 4),
    }
    water = {s.id for s in GAME.pack.scenarios if any(one.terrain == "water" for one in s.hexes)}
    assert water >= {"rio-de-janeiro-1567", "the-amazon", "over-the-atlantic", "sao-francisco"}


# ---------------------------------------------------------------- BI-52: Guararapes
def solo(mine: str, table: str = "phase = 'move'\nera = 3\n", *chance: str) -> BrazilState:
    return position(f"{table}\n{NO_TILES}[[seat]]\n{mine}\n", *chance)


ARMY = "units = ['g1 f5', 'g2 f5', 'g3 f5', 'g4 f5', 'g5 b1']\narch = 'build'\n"


@pytest.mark.rule("BI-52")
def test_the_solo_set_up():
    state = GAME.new(1, seed=4)
    while asked(state) in ("mission", "monarch"):
        act(state, 0, options(state)[0])
    data = seen(state)
    assert (data["scenario"], player(state)["colour"], supply(state)) == ("guararapes", "green", {})
    assert (player(state)["capital"], player(state)["palaces"]) == ("b1", [{"id": "i", "at": "b1"}])
    assert place(state, "g5")["capital"] == 1
    guards = {row["id"]: row["at"] for row in data["dutch"]}
    assert guards == {"o1": "h3", "o2": "h5", "o3": "e4", "o4": "g5", "o5": "g5"}
    assert (asked(state), data["capital_tiles"], data["round"]) == ("action", [], 1)


@pytest.mark.rule("BI-52")
def test_one_turn_is_a_round_and_the_dutch_never_attack():
    state = solo("units = ['g1 e5']\nsupply = { cane = 1 }", "era = 1")
    for n in range(1, 4):
        assert seen(state)["round"] == n
        turn(state, 0, "harbor" if n % 2 else "deploy")
    assert {row["at"] for row in seen(state)["dutch"]} == {"h3", "e4", "h5", "g5"}
    assert units(state) == {"g1": "e5"}


@pytest.mark.rule("BI-52")
def test_the_dutch_defend_with_a_card_for_each_unit():
    state = solo(
        ARMY + "combat_cards = ['line-infantry']", "phase = 'move'\nera = 3\n", "combat-militia", "combat-siege-guns"
    )
    events = state.listen()
    act(state, 0, "move g4 to g5", "carry g1", "carry g2", "carry g3")
    assert (seen(state)["fight"]["attack"], seen(state)["fight"]["defence"]) == (9, 6)
    act(state, 0, "play line-infantry")
    over = next(event for event in events if event.kind == "fight_over")
    assert (over.data["attack"], over.data["defence"]) == (11, 6 + 4)
    assert sorted(seen(state)["discards"]["combat"]) == ["line-infantry", "militia", "siege-guns"]
    assert state.over
    assert seen(state)["won"]  # all five units, era III, the capital seized


@pytest.mark.rule("BI-52")
def test_dutch_cards_are_not_capped_at_three():
    table = "phase = 'move'\nera = 1\ndutch = ['o1 g5', 'o2 g5', 'o3 g5', 'o4 g5', 'o5 g5']\n"
    state = solo("units = ['g1 f5']\narch = 'build'\n", table, *["combat-militia"] * 4, "combat-caxias")
    events = state.listen()
    act(state, 0, "move g1 to g5")
    over = next(event for event in events if event.kind == "fight_over")
    assert over.data["defence"] == 12 + 4 + 2


@pytest.mark.rule("BI-52")
def test_the_dutch_have_no_other_bonus_and_their_capital_no_strength():
    table = "phase = 'move'\nera = 1\ndutch = []\n"
    state = solo("units = ['g1 f5']\narch = 'build'\n", table)
    events = state.listen()
    act(state, 0, "move g1 to g5")
    over = next(event for event in events if event.kind == "fight_over")
    assert (over.data["attack"], over.data["defence"], over.data["won"]) == (2, 0, 1)
    assert units(state) == {"g1": "g5"}


@pytest.mark.rule("BI-52")
@pytest.mark.parametrize("missing", ["", "era", "unit", "capital"])
def test_all_three_must_hold_at_once(missing):
    era = 2 if missing == "era" else 3
    rest = "'g4 f5', 'g5 defeated'" if missing == "unit" else "'g4 f5', 'g5 b1'"
    at = "f5" if missing == "capital" else "g5"
    mine = f"units = ['g1 {at}', 'g2 b1', 'g3 b1', {rest}]\narch = 'harbor'\ntoken = 'harbor'"
    state = solo(mine, f"phase = 'move'\nera = {era}\ndutch = []\n")
    assert state.over == (missing == "")
    if missing == "capital":
        act(state, 0, "move g1 to g5")
        assert state.over
        assert (seen(state)["won"], state.scores[0].total) == (True, 1)
    elif missing:
        done(state)
        assert not state.over


@pytest.mark.rule("BI-52")
def test_won_by_the_last_unit_deployed():
    mine = "units = ['g1 g5', 'g2 b1', 'g3 b1', 'g4 b1', 'g5 defeated']\nsupply = { cane = 1 }"
    state = solo(mine, "era = 3\ndutch = []\nround = 20\n")
    act(state, 0, "arch deploy", "deploy g5 at b1")
    assert (state.over, seen(state)["won"]) == (True, True)


@pytest.mark.rule("BI-52")
def test_won_by_the_era():
    mine = (
        "units = ['g1 g5', 'g2 b1', 'g3 b1', 'g4 b1', 'g5 b1']\nsupply = { cane = 1 }\nmissions = ['ii-4']\n"
        "tiles = ['b2 plantation', 'c2 plantation', 'a3 foundry', 'a2 recife']\nunder.i = 'build'\n"
    )
    state = act(solo(mine, "era = 2\ndutch = []\n"), 0, "reveal ii-4", "none", "under harbor")
    assert (state.over, seen(state)["won"]) == (True, True)


@pytest.mark.rule("BI-52")
def test_lost_after_round_twenty():
    state = solo("units = ['g1 b1']\nsupply = { cane = 1 }", "era = 3\nround = 19\n")
    turn(state, 0)
    assert (state.over, seen(state)["round"]) == (False, 20)
    turn(state, 0, "deploy")
    assert (state.over, seen(state)["won"], state.scores[0].total) == (True, False, 0)


@pytest.mark.rule("BI-52")
def test_an_era_three_mission_does_not_end_the_solo_game():
    tiles = "tiles = ['b2 church', 'c2 church', 'a2 belem', 'c1 recife']\n"
    mine = tiles + "units = ['g1 b1', 'g2 b1', 'g3 b1', 'g4 b1']\nmissions = ['iii-3']\nsupply = { cane = 1 }"
    state = act(solo(mine, "era = 3\nround = 5\n"), 0, "reveal iii-3", "none")
    assert not seen(state)["last_round"]
    turn(state, 0)
    assert (state.over, seen(state)["round"]) == (False, 6)


@pytest.mark.rule("BI-52")
def test_the_dutch_capital_can_be_attacked_from_afar():
    state = solo(
        "units = ['g5 f5', 'g4 f5', 'g1 f5', 'g2 f5']\narch = 'build'",
        "phase = 'move'\nera = 1\n",
        "combat-militia",
        "combat-militia",
    )
    act(state, 0, "attack f5 to g5")  # 10 against 8
    no_cards(state)
    assert {row["id"]: row["state"] for row in seen(state)["dutch"] if row["id"] in ("o4", "o5")} == {
        "o4": "defeated",
        "o5": "defeated",
    }
    assert not seen(state)["won"]
    assert refused(state, 0, "move g4 to g5") is not None  # the free move is spent


@pytest.mark.rule("BI-52")
def test_nothing_is_built_next_to_the_dutch_capital():
    mine = "units = ['g3 f5']\nsupply = { gold = 4 }"
    state = act(solo(mine, "era = 2\ncities = ['recife', 'belem']\ndutch = []\n"), 0, "arch build")
    assert options(state, 0, "found") == []


# ---------------------------------------------------------------- BI-53: bots
@pytest.mark.rule("BI-53")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_bot_takes_a_seat(people):
    """A bot sees only its own view and answers whatever it is asked."""
    seats = people + 1
    state = GAME.new(seats, seed=people)
    bot = RandomBot(seed=5)
    asked_of_bot = 0
    for _ in range(400):
        if state.over:
            break
        seat = state.to_act[0]
        if seat == people:
            asked_of_bot += 1
            decision = state.decision(seat)
            state.apply(bot.choose(state.view(seat), decision))
        else:
            act(state, seat, options(state, seat)[-1])
    assert asked_of_bot > 10
    assert seen(state)["round"] > 1
