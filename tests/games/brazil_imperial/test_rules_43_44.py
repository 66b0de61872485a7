"""Rule tests, BI-43 and BI-44: combat cards, water."""

from __future__ import annotations

import pytest

from brazil_imperial.rules_helpers import (
    GAME,
    NO_TILES,
    act,
    asked,
    hand,
    moving,
    options,
    player,
    refused,
    seen,
    supply,
    two,
    units,
)
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

CARD = "combat_cards = ['militia']\n"


def strengths(state: BrazilState, *attack: str, defence: tuple[str, ...] = (), move: str) -> tuple[int, int, bool]:
    """Both totals with these cards, and whether the attacker has won."""
    events = state.listen()
    act(state, 0, move)
    while asked(state) == "carry":
        act(state, 0, options(state)[0])
    act(state, 0, *(f"play {card}" for card in attack))
    if asked(state) == "attack-cards":
        act(state, 0, "enough")
    act(state, 1, *(f"play {card}" for card in defence))
    if asked(state, 1) == "defend-cards":
        act(state, 1, "enough")
    over = next(event for event in events if event.kind == "fight_over")
    return int(str(over.data["attack"])), int(str(over.data["defence"])), over.data["won"] == 1


# ---------------------------------------------------------------- BI-43: combat cards
@pytest.mark.rule("BI-43")
def test_sepe_tiaraju():
    state = moving(
        "units = ['g1 d2']\ncombat_cards = ['sepe-tiaraju']", "units = ['o1 e3']", arch="build", table=NO_TILES
    )
    assert strengths(state, "sepe-tiaraju", move="move g1 to e3") == (3, 1, True)
    assert units(state) == {"g1": "e3"}  # no effect when one wins


@pytest.mark.rule("BI-43")
@pytest.mark.parametrize(("near", "value"), [("c3", 1), ("d3", 2), ("e4", 2)])
def test_the_count_of_eu(near, value):
    mine = f"units = ['g1 d2', 'g2 {near}']\ncombat_cards = ['count-of-eu']"
    state = moving(mine, "units = ['o4 e3']", arch="build", table=NO_TILES)
    assert strengths(state, "count-of-eu", move="move g1 to e3")[0] == 2 + value
    theirs = "units = ['o1 e3', 'o2 f3']\ncombat_cards = ['count-of-eu']"
    state = moving("units = ['g1 d2']", theirs, arch="build", table=NO_TILES)
    assert strengths(state, defence=("count-of-eu",), move="move g1 to e3")[1] == 1 + 2


@pytest.mark.rule("BI-43")
def test_the_count_of_eu_beside_a_cannon():
    mine = "units = ['g5 d2']\ncombat_cards = ['count-of-eu']"
    state = moving(mine, "units = ['o4 e3']", arch="build", table=NO_TILES)
    assert strengths(state, "count-of-eu", move="attack d2 to e3")[0] == 3 + 2  # its own units stand next to the fight


PLAIN = [("militia", 1), ("line-infantry", 2), ("siege-guns", 3), ("caxias", 2), ("sepe-tiaraju", 1)]


@pytest.mark.rule("BI-43")
@pytest.mark.parametrize(("card", "value"), PLAIN)
def test_plain_strengths_on_both_sides(card, value):
    state = moving(f"units = ['g1 d2']\ncombat_cards = ['{card}']", "units = ['o4 e3']", arch="build", table=NO_TILES)
    assert strengths(state, card, move="move g1 to e3")[:2] == (2 + value, 3)
    state = moving("units = ['g1 d2']", f"units = ['o1 e3']\ncombat_cards = ['{card}']", arch="build", table=NO_TILES)
    assert strengths(state, defence=(card,), move="move g1 to e3")[:2] == (2, 1 + value)


@pytest.mark.rule("BI-43")
@pytest.mark.parametrize(
    ("card", "attacking", "defending"),
    [("henrique-dias", 1, 3), ("osorio", 2, 1), ("tejucupapo", 0, 0)],
)
def test_cards_by_side(card, attacking, defending):
    state = moving(f"units = ['g1 d2']\ncombat_cards = ['{card}']", "units = ['o4 e3']", arch="build", table=NO_TILES)
    assert strengths(state, card, move="move g1 to e3")[0] == 2 + attacking
    state = moving("units = ['g1 d2']", f"units = ['o1 e3']\ncombat_cards = ['{card}']", arch="build", table=NO_TILES)
    assert strengths(state, defence=(card,), move="move g1 to e3")[1] == 1 + defending


@pytest.mark.rule("BI-43")
@pytest.mark.parametrize(
    ("theirs", "base", "value"),
    [
        ("tiles = ['e3 farm']", 2, 3),
        ("tiles = ['e3 farm']\nunits = ['o1 e3']", 3, 3),
        ("units = ['o1 e3']", 1, 0),
    ],
)
def test_tejucupapo_defends_an_own_tile(theirs, base, value):
    state = moving("units = ['g1 d2']", theirs + "\ncombat_cards = ['tejucupapo']", arch="build", table=NO_TILES)
    assert strengths(state, defence=("tejucupapo",), move="move g1 to e3")[1] == base + value


@pytest.mark.rule("BI-43")
def test_tejucupapo_does_nothing_on_a_seized_tile():
    mine = "units = ['g4 c3']\ntiles = ['b3 farm']"
    state = moving(mine, "units = ['o1 b3']\ncombat_cards = ['tejucupapo']", arch="build", table=NO_TILES)
    assert strengths(state, defence=("tejucupapo",), move="move g4 to b3")[1] == 1


@pytest.mark.rule("BI-43")
@pytest.mark.parametrize(
    ("mine", "theirs", "value"),
    [("'g4 d2'", "'o4 e3', 'o1 e3'", 3), ("'g4 d2'", "'o4 e3'", 1), ("'g4 d2', 'g1 d2'", "'o4 e3'", 1)],
)
def test_ajuricaba_with_fewer_units(mine, theirs, value):
    state = moving(
        f"units = [{mine}]\ncombat_cards = ['ajuricaba']", f"units = [{theirs}]", arch="build", table=NO_TILES
    )
    base = 3 + 2 * mine.count("g1")
    assert strengths(state, "ajuricaba", move="move g4 to e3")[0] == base + value


@pytest.mark.rule("BI-43")
def test_ajuricaba_defends_a_tile_without_units():
    state = moving(
        "units = ['g4 d2']", "tiles = ['e3 farm']\ncombat_cards = ['ajuricaba']", arch="build", table=NO_TILES
    )
    assert strengths(state, defence=("ajuricaba",), move="move g4 to e3")[1] == 2 + 3
    mine = "units = ['g4 c3']\ncombat_cards = ['ajuricaba']"
    state = moving(mine, table="explore = ['d3 la-condamine']\n", arch="build")
    act(state, 0, "move g4 to d3", "play ajuricaba")
    assert player(state)["exploration"] == ["la-condamine"]  # 3 + 1: an expedition has no enemy


@pytest.mark.rule("BI-43")
@pytest.mark.parametrize(
    ("scenario", "start", "at", "value"),
    [("cisplatine", "d2", "e3", 1), ("cisplatine", "d2", "d1", 2), ("sao-francisco", "d3", "e3", 2)],
)
def test_barroso_on_the_edge_or_on_water(scenario, start, at, value):
    mine = f"units = ['g4 {start}']\ncombat_cards = ['barroso']"
    table = f"scenario = '{scenario}'\n{NO_TILES}"
    state = moving(mine, f"units = ['o4 {at}']", arch="build", table=table)
    assert strengths(state, "barroso", move=f"move g4 to {at}")[0] == 3 + value


@pytest.mark.rule("BI-43")
def test_caxias_draws_for_the_winner():
    state = moving(
        "units = ['g4 d2']\ncombat_cards = ['caxias']",
        "units = ['o1 e3']",
        arch="build",
        table=NO_TILES,
        chance=["combat-osorio"],
    )
    assert strengths(state, "caxias", move="move g4 to e3") == (5, 1, True)
    assert hand(state) == ["osorio"]
    state = moving(
        "units = ['g1 d2']\ncombat_cards = ['caxias']", "units = ['o4 e3', 'o5 e3']", arch="build", table=NO_TILES
    )
    assert strengths(state, "caxias", move="move g1 to e3") == (4, 6, False)
    assert hand(state) == []


@pytest.mark.rule("BI-43")
def test_ambush_cancels_the_highest_card():
    theirs = "units = ['o4 e3']\ncombat_cards = ['siege-guns', 'militia']"
    state = moving("units = ['g4 d2']\ncombat_cards = ['ambush']", theirs, arch="build", table=NO_TILES)
    assert strengths(state, "ambush", defence=("siege-guns", "militia"), move="move g4 to e3")[:2] == (3, 4)
    theirs = "units = ['o4 e3']\ncombat_cards = ['caxias', 'line-infantry']"
    state = moving("units = ['g4 d2']\ncombat_cards = ['ambush']", theirs, arch="build", table=NO_TILES)
    act(state, 0, "move g4 to e3", "play ambush")
    act(state, 1, "play caxias", "play line-infantry")
    assert sorted(options(state)) == ["cancel caxias", "cancel line-infantry"]  # equal ones: its player chooses
    act(state, 0, "cancel caxias")
    assert len(hand(state, seat=1)) == 1  # its other text stays


@pytest.mark.rule("BI-43")
def test_ambush_looks_at_what_a_card_counts_now():
    theirs = "units = ['o4 e3']\ncombat_cards = ['henrique-dias', 'line-infantry']"  # 3 in defence, and 2
    state = moving("units = ['g4 d2']\ncombat_cards = ['ambush']", theirs, arch="build", table=NO_TILES)
    found = strengths(state, "ambush", defence=("henrique-dias", "line-infantry"), move="move g4 to e3")
    assert found[:2] == (3, 5)


@pytest.mark.rule("BI-43")
def test_a_used_up_deck_is_refilled_from_its_discards():
    table = "decks.combat = []\ndiscards.combat = ['caxias', 'caxias']\n"
    state = act(two("", table=table), 0, "arch deploy")
    assert (hand(state), seen(state)["discards"]["combat"], seen(state)["decks"]["combat"]) == (["caxias"], [], 1)
    state = act(two("", table="decks.combat = []\n"), 0, "arch deploy")
    assert (hand(state), asked(state)) == ([], "move")  # nothing is left at all


@pytest.mark.rule("BI-43")
def test_every_combat_card_has_its_test():
    tested = {card for card, _ in PLAIN} | {
        "count-of-eu",
        "henrique-dias",
        "osorio",
        "tejucupapo",
        "ajuricaba",
        "barroso",
        "ambush",
    }
    assert tested == {card.id for card in GAME.pack.combat_cards}


# ---------------------------------------------------------------- BI-44: water
RIVER = "scenario = 'sao-francisco'\n" + NO_TILES  # e2 to e6 are water, e2 and e6 on the edge


@pytest.mark.rule("BI-44")
def test_water_is_entered_and_left_by_the_free_move():
    state = moving("units = ['g1 d3']", arch="harbor", table=RIVER)
    assert {"move g1 to e3", "move g1 to e4"} <= set(options(state))
    act(state, 0, "move g1 to e3")
    assert units(state) == {"g1": "e3"}
    state = moving("units = ['g1 e3']", arch="harbor", table=RIVER)
    assert len(options(state, 0, "move")) == 6


@pytest.mark.rule("BI-44")
@pytest.mark.parametrize(
    ("arch", "mine"),
    [
        ("painting", ""),  # d2 is forest
        ("manufacture", ""),
        ("build", "tiles = ['d3 farm']"),
        ("deploy", ""),
    ],
)
def test_no_other_additional_move_leaves_water(arch, mine):
    at = {"manufacture": "e4"}.get(arch, "e3")  # f3, d4 are mines
    state = moving(f"units = ['g1 {at}']\n{mine}", arch=arch, table=RIVER)
    assert options(state, 0, "march") == []
    near = {"painting": "d2", "manufacture": "d4", "build": "d3", "deploy": "b3"}[arch]
    assert refused(state, 0, f"march g1 to {near}") == ("leaves_water_only_free", "BI-44")
    state = moving(f"units = ['g1 {at}']\n{mine}\npaintings = ['riachuelo']", arch=arch, table=RIVER)
    assert f"march g1 to {near}" in options(state)  # Riachuelo


@pytest.mark.rule("BI-44")
def test_the_edge_move_enters_water():
    state = moving("units = ['g1 d3']", arch="renovate", table=RIVER)
    act(state, 0, "march g1 to e4")
    assert units(state) == {"g1": "e4"}


@pytest.mark.rule("BI-44")
def test_the_edge_move_leaves_water_only_to_an_edge_hex():
    state = moving("units = ['g1 e2']", arch="renovate", table=RIVER)
    assert set(options(state, 0, "march")) == {"march g1 to f1", "march g1 to d1"}
    state = moving("units = ['g1 e3']", arch="renovate", table=RIVER)
    assert options(state, 0, "march") == ["march g1 to e2"]  # not e4, which is water but not on the edge
    state = moving("units = ['g1 e4']", arch="renovate", table=RIVER)
    assert options(state, 0, "march") == []


@pytest.mark.rule("BI-44")
def test_others_cannot_march_onto_water():
    state = moving("units = ['g1 d2', 'g2 d3']\ntiles = ['d4 foundry']", arch="painting", table=RIVER)
    assert not any(option.split()[-1].startswith("e") for option in options(state, 0, "march"))


@pytest.mark.rule("BI-44")
def test_fights_on_water():
    state = moving("units = ['g4 d3']", "units = ['o1 e3']", arch="renovate", table=RIVER)
    act(state, 0, "march g4 to e3")
    assert (units(state), units(state, 1), supply(state)) == ({"g4": "e3"}, {"o1": "defeated"}, {})
