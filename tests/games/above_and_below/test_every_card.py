"""Every building, villager and cave card in use, checked against the content files as they are written."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from above_and_below.rules_helpers import (
    AS_WRITTEN,
    ELSEWHERE,
    OTHER,
    act,
    asked,
    doing,
    encounter,
    lit,
    no_more,
    options,
    player,
    position,
    seen,
    settle,
    supply,
    told,
)

Row = dict[str, Any]
ROWS = {"house": "houses", "outpost": "outposts", "key": "keys", "star": "stars"}
BUILDINGS: dict[str, Row] = {row["id"]: {**row, "kind": kind} for kind in ROWS for row in AS_WRITTEN["houses"][kind]}
VILLAGERS: dict[str, Row] = {
    row["id"] + number: row
    for group in ("starting", "regular", "special")
    for row in AS_WRITTEN["villagers"][group]
    for number in ["", "-2"][: row.get("copies", 1)]
}
CAVES: dict[str, list[int]] = {row["id"]: row["paragraphs"] for row in AS_WRITTEN["caves"]["cave"]}

# What a village has when it buys a card: something of everything that cards count.
OWN = ("O6", "H15", "K4")
INSTEAD = {"O6": "O7", "H15": "H16", "K4": "K0"}  # where the card itself is to be bought
SUPPLY = {"mushroom": 1, "fruit": 2, "paper": 1, "potion": 2, "cider": 1}
TRACK = {"fish": 2, "ore": 1, "amethyst": 2}


def good_of(row: Row) -> tuple[str, int]:
    """The good on a card, and how many."""
    if "refilling" in row:
        return row["refilling"], 1
    return next(iter(row.get("goods", {}).items()), ("", 0))


def toml(wares: dict[str, int]) -> str:
    return "{ " + ", ".join(f"{ware} = {n}" for ware, n in wares.items()) + " }"


def bonus(row: Row, counted: Counter[str]) -> int:
    per = row.get("vp_per")
    return per["n"] * sum(counted[what] for what in per["of"]) if per else 0


# ---------------------------------------------------------------- buildings
@pytest.mark.rule("AB-18")
@pytest.mark.rule("AB-19")
@pytest.mark.parametrize("id_", BUILDINGS)
def test_every_building_can_be_bought(id_):
    row = BUILDINGS[id_]
    own = [INSTEAD[one] if one == id_ else one for one in OWN]
    offers = {name: [] for name in ROWS.values()} | {ROWS[row["kind"]]: [id_]}
    state = position(
        f"offers = {{ {', '.join(f'{name} = {ids}' for name, ids in offers.items())} }}\n"
        f"[[seat]]\ncoins = 20\nvillagers = ['VS-hammer-1', 'VR12', 'VR03 injured']\nbuildings = {own}\n"
        f"caves = ['C20', 'C21', 'C22']\nsupply = {toml(SUPPLY)}\nsale = 'rope'\n"
        f"track = {[f'{good} {n}' for good, n in TRACK.items()]}\n{OTHER}"
    )
    before = player(state)
    act(state, 0, f"build {id_}")
    after = player(state)
    potions = row.get("potions", 0)
    assert after["coins"] == 20 - row["cost"] + own.count("K4")
    assert supply(state) == {**SUPPLY, "potion": SUPPLY["potion"] + potions}
    assert after["reputation"] == row.get("reputation", 0)
    for key in ("beds", "income", "rerolls"):
        assert after[key] - before[key] == row.get(key, 0) + ongoing(key, row), key
    _, goods = good_of(row)
    if row["kind"] == "outpost":
        assert after["caves"][1] == {"cave": "C21", "outpost": id_, "goods": goods}
    else:
        assert after["houses"][-1] == {"card": id_, "goods": goods}
    counted = Counter({**SUPPLY, **TRACK, "rope": 1, "villager": 3})
    counted["potion"] += potions
    counted["outpost"] = 2 if row["kind"] == "outpost" else 1
    counted["empty cave"] = 3 - counted["outpost"]
    counted["house"] = 3 if row["kind"] == "outpost" else 4
    assert after["points"]["buildings"] == 5
    assert after["points"]["cards"] - before["points"]["cards"] == row.get("vp", 0)
    assert after["points"]["card_bonuses"] == bonus(row, counted)


def ongoing(key: str, row: Row) -> int:
    """What the card's income counts on the track."""
    return sum(TRACK.get(ware, 0) for ware in row.get("income_per", ())) if key == "income" else 0


def living_with(id_: str, more: str, table: str = "") -> str:
    """A village that has the card, without goods on it."""
    _, goods = good_of(BUILDINGS[id_])
    card = f"{id_} 0" if goods else id_
    return f"{table}\n[[seat]]\nbuildings = ['{card}']\ncaves = ['C20']\n{more}\n{ELSEWHERE}"


@pytest.mark.rule("AB-19")
@pytest.mark.rule("AB-33")
@pytest.mark.parametrize("id_", BUILDINGS)
def test_every_building_at_the_rounds_end(id_):
    row = BUILDINGS[id_]
    tired = [f"VR{i:02} exhausted" for i in range(1, 8)]
    more = f"villagers = {tired}\ntrack = {[f'{good} {n}' for good, n in TRACK.items()]}"
    state = position(living_with(id_, more, "phase = 'end'"))
    beds = 0
    while asked(state) == "rest":
        act(state, 0, next(option for option in options(state) if option.startswith("bed")))
        beds += 1
    no_more(state)
    mine = player(state)
    assert beds == 3 + row.get("beds", 0)
    assert mine["coins"] == 6 + row.get("income", 0) + ongoing("income", row)
    assert supply(state) == ({"potion": 1} if row.get("potion_each_round") else {})
    cards = [*mine["houses"][1:], *(cave for cave in mine["caves"] if cave["outpost"])]
    assert [card["goods"] for card in cards] == [1 if "refilling" in row else 0]


@pytest.mark.rule("AB-19")
@pytest.mark.parametrize("id_", BUILDINGS)
def test_every_building_when_the_village_acts(id_):
    row = BUILDINGS[id_]
    house = "H0" if id_ == "H1" else "H1"  # both cost 3
    table = f"offers = {{ houses = ['{house}'], outposts = [], keys = [], stars = [] }}\nrow = ['VR12']\n"
    village = living_with(id_, "coins = 3", table)
    state = act(position(village), 0, f"build {house}")
    assert player(state)["coins"] == int(row.get("coin_when_building", False))
    state = act(position(village), 0, "train VR12")
    assert doing(state)["VR12"] == ("ready" if row.get("train_to_ready") else "exhausted")
    state = position(living_with(id_, "coins = 1\nsupply = { potion = 1, cider = 1 }", table))
    assert (f"build {house}" in options(state)) == row.get("spend_drinks", False)
    state = position(living_with(id_, "villagers = ['VS-hammer-1']", table))
    assert ("harvest" in options(state)) is False  # its goods are gone


@pytest.mark.rule("AB-12")
@pytest.mark.rule("AB-19")
@pytest.mark.parametrize("id_", BUILDINGS)
def test_every_building_when_the_village_explores(id_):
    row = BUILDINGS[id_]
    card = f"buildings = ['{id_}']\ncaves = ['C20']\n"
    state = settle(lit(14, "a", 3, more=card))  # a coin
    assert player(state)["coins"] == 1 + int(row.get("coin_when_exploring", False))
    rerolls = row.get("rerolls", 0)
    dice = (1, 1, *[1] * rerolls)
    state = act(encounter(14, "VR15", "VS-none-1", more=card, dice=dice), 0, "option b", *["reroll VR15"] * rerolls)
    assert asked(state) not in ("reroll", "injure")  # all used in vain
    assert len(player(state)["caves"]) == 1


@pytest.mark.rule("AB-20")
@pytest.mark.parametrize("id_", [id_ for id_, row in BUILDINGS.items() if good_of(row)[1]])
def test_every_good_on_a_building_can_be_harvested(id_):
    good, n = good_of(BUILDINGS[id_])
    state = position(f"[[seat]]\nbuildings = ['{id_}']\ncaves = ['C20']\n{OTHER}")
    act(state, 0, "harvest", *["use VS-hammer-1", "use VS-quill-1"][:n])
    assert supply(state) == {good: n}


# ---------------------------------------------------------------- villagers
@pytest.mark.rule("AB-21")
@pytest.mark.parametrize("id_", [id_ for id_ in VILLAGERS if id_.startswith("VR")])
def test_every_regular_villager_can_be_trained(id_):
    state = act(position(f"row = ['{id_}']\n[[seat]]\ncoins = 2\n{OTHER}"), 0, f"train {id_}")
    assert (doing(state)[id_], player(state)["coins"]) == ("exhausted", 0)


@pytest.mark.rule("AB-18")
@pytest.mark.rule("AB-23")
@pytest.mark.parametrize("id_", VILLAGERS)
def test_every_villagers_skills(id_):
    """A hammer builds, a quill trains; plus does it for a coin less."""
    row = VILLAGERS[id_]
    in_row = "VR12" if id_ != "VR12" else "VR13"
    table = f"offers = {{ houses = ['H2'], outposts = [], keys = [], stars = [] }}\nrow = ['', '', '', '{in_row}']\n"
    others = ELSEWHERE.replace("-4", "-3") if id_.endswith("-4") else ELSEWHERE
    for skill, action in (("hammer", "build H2"), ("quill", f"train {in_row}")):
        least = {"": 99, "base": 4, "plus": 3}[row.get(skill, "")]  # both cost 4
        for coins in (2, 3, 4, 5):
            state = position(f"{table}[[seat]]\ncoins = {coins}\nvillagers = ['{id_}']\n{others}")
            assert (action in options(state)) == (coins >= least)
            if coins >= least:
                act(state, 0, action)
                assert player(state)["coins"] == coins - least
                assert doing(state)[id_] == "exhausted"


@pytest.mark.rule("AB-16")
@pytest.mark.parametrize("id_", VILLAGERS)
def test_every_villager_in_a_party(id_):
    """Fishmen, hammers and quills count for bonuses."""
    row = VILLAGERS[id_]
    others = ELSEWHERE.replace("-4", "-3") if id_.endswith("-4") else ELSEWHERE
    partner = "VR12" if id_ != "VR12" else "VR13"
    for paragraph, option, n in (
        (9, "b", 1 if row.get("hammer") else 0),
        (41, "b", 2 if row.get("quill") else 0),
        (186, "a", 3 if row.get("fishman") else 0),
    ):
        state = encounter(paragraph, id_, partner, others=others)
        events = state.listen()
        act(state, 0, f"option {option}")
        assert told(events, "lanterns")[0][2]["bonus"] == n


@pytest.mark.rule("AB-36")
@pytest.mark.parametrize("id_", VILLAGERS)
def test_every_villager_at_work_and_at_rest(id_):
    """Only cats roll first; only clockwork men have a bed of their own; all others labor and sleep alike."""
    row = VILLAGERS[id_]
    others = ELSEWHERE.replace("-4", "-3") if id_.endswith("-4") else ELSEWHERE
    state = position(f"[[seat]]\nvillagers = ['{id_}']\n{others}", "1")
    act(state, 0, "labor")
    assert player(state)["coins"] == (0 if row.get("rolls_first") else 1)
    state = position(f"phase = 'end'\n[[seat]]\nvillagers = ['{id_} injured']\n{others}")
    assert (asked(state) == "rest") == (not row.get("own_bed"))
    if asked(state) == "rest":
        act(state, 0, f"bed {id_}")
    assert doing(state)[id_] == "exhausted"


# ---------------------------------------------------------------- cave cards
@pytest.mark.rule("AB-9")
@pytest.mark.parametrize("id_", CAVES)
def test_every_face_of_every_cave_card(id_):
    following = "C01" if id_ != "C01" else "C02"
    for die, paragraph in enumerate(CAVES[id_], 1):
        text = f"cave_top = '{id_}'\n[[seat]]\ncoins = 9\nvillagers = ['VR12', 'VR13']\n{OTHER}"
        state = position(text, following, str(die))
        events = state.listen()
        act(state, 0, "explore")
        assert told(events, "explored")[0][2] | {"villagers": ()} == {
            "cave": id_,
            "die": die,
            "paragraph": paragraph,
            "villagers": (),
        }
        assert seen(state)["cave_top"] == following
