"""Whole plays against a second reading of the rules: what may be done, what a round brings, and the points at the end.

The readings below use only what a view shows and the content files as they are written.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from above_and_below.rules_helpers import AS_WRITTEN, GAME, seen
from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dice
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.state import VillageState
from tabuleiro.testing.play import Chooser, steps_of

Data = dict[str, Any]
GOODS = WARES[:8]
BUILDINGS: dict[str, Data] = {
    row["id"]: {**row, "kind": kind} for kind, rows in AS_WRITTEN["houses"].items() for row in rows
}
VILLAGERS: dict[str, Data] = {
    row["id"] + number: row
    for group in ("starting", "regular", "special")
    for row in AS_WRITTEN["villagers"][group]
    for number in ["", "-2"][: row.get("copies", 1)]
}


def cards_of(mine: Data) -> list[str]:
    return [*(house["card"] for house in mine["houses"]), *(c["outpost"] for c in mine["caves"] if c["outpost"])]


def amount(mine: Data, key: str) -> int:
    return sum(BUILDINGS[card].get(key, 0) for card in cards_of(mine))


def are(mine: Data, *states: str) -> list[str]:
    return [villager["id"] for villager in mine["villagers"] if villager["state"] in states]


def money(mine: Data) -> int:
    drinks = mine["supply"].get("potion", 0) + mine["supply"].get("cider", 0)
    return mine["coins"] + (drinks if amount(mine, "spend_drinks") else 0)


def busily(seed: int) -> Chooser:
    """Somebody who passes, trades and rearranges little, so that a village grows."""
    dice = Dice(seed)
    idle = ("pass", "sell", "take back", "exchange", "buy", "labor", "place")

    def choose(state: State, seat: int) -> Action:
        actions = state.decision(seat).actions
        busy = [action for action in actions if not str(action).startswith(idle)]
        some = busy if busy and dice.below(10) else actions
        return some[dice.below(len(some))]

    return choose


# ---------------------------------------------------------------- what may be done (AB-7 to AB-9, AB-18 to AB-27)
def menu(view: Data, mine: Data) -> set[str]:
    ready = are(mine, "ready")
    found = {"pass"}
    if ready:
        found.add("labor")
    if len(ready) >= 2 and view["cave_top"]:
        found.add("explore")
    if ready and any(place["goods"] for place in [*mine["houses"], *mine["caves"]]):
        found.add("harvest")
    found |= {f"build {id_}" for row in view["offers"].values() for id_ in row if can_build(mine, ready, id_)}
    found |= {
        f"train {space['villager']}"
        for space in view["row"]
        if space["villager"] and can_pay(mine, ready, "quill", space["cost"])
    }
    return found | free_actions(view, mine)


def can_pay(mine: Data, ready: list[str], skill: str, cost: int) -> bool:
    """Whether somebody who is ready has the skill and the price is there (AB-23)."""
    return any(money(mine) >= cost - (VILLAGERS[who][skill] == "plus") for who in ready if VILLAGERS[who].get(skill))


def can_build(mine: Data, ready: list[str], id_: str) -> bool:
    if BUILDINGS[id_]["kind"] == "outpost" and all(cave["outpost"] for cave in mine["caves"]):
        return False
    return can_pay(mine, ready, "hammer", BUILDINGS[id_]["cost"])


def free_actions(view: Data, mine: Data) -> set[str]:
    found = set()
    for other in view["seats"]:
        if other["sale"] and other["seat"] not in (mine["seat"], *mine["negotiated"]) and mine["coins"] >= 3:
            found.add(f"buy from {other['seat']}")
    if mine["sale"]:
        found.add("take back")
    if money(mine) and not mine["exchanged"]:
        found |= {f"exchange {row}" for row in ("houses", "outposts") if view["decks"][row]}
    found |= {f"sell {ware}" for ware, n in mine["supply"].items() if n and ware != mine["sale"]}
    return found | placing(mine)


def placing(mine: Data) -> set[str]:
    return {f"place {ware}" for ware, n in mine["supply"].items() if n and ware in GOODS}


def rest(mine: Data) -> set[str]:
    """AB-32 and the Clockwork Man of AB-36."""
    needy = {who for who in are(mine, "exhausted", "injured") if not VILLAGERS[who].get("own_bed")}
    found = {"enough"}
    if not mine["slept"]:
        if mine["supply"].get("potion"):
            found |= {f"potion {who}" for who in needy & set(are(mine, "injured"))}
        if mine["supply"].get("cider"):
            found |= {f"cider {who}" for who in needy & set(are(mine, "exhausted"))}
    awake = needy - set(mine["slept"])
    beds = amount(mine, "beds") - len(mine["slept"])
    if beds > 0:
        found |= {f"bed {who}" for who in awake}
        if awake and len(awake) <= beds:
            found.add("sleep all")
    return found


@pytest.mark.rule("AB-7")
@pytest.mark.rule("AB-8")
@pytest.mark.rule("AB-32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_may_be_done(seats):
    met: Counter[str] = Counter()
    for seed in range(6):
        for state, action in steps_of(GAME.new(seats=seats, seed=seed), seed, busily(seed)):
            decision = state.decision(action.seat)
            offered = {str(one) for one in decision.actions}
            view = seen(state, action.seat)
            mine = view["seats"][action.seat]
            met[decision.kind] += 1
            if decision.kind == "turn":
                assert offered == menu(view, mine)
            elif decision.kind == "rest":
                assert offered == rest(mine)
            elif decision.kind in ("use", "send"):
                assert {one.split()[1] for one in offered if " " in one} == set(are(mine, "ready"))
            elif decision.kind in ("after", "store"):
                last = "end turn" if decision.kind == "after" else "enough"
                assert offered == {last, *placing(mine)}
            elif decision.kind == "injure":
                assert {one.split()[1] for one in offered if " " in one} == set(are(mine, "sent"))
    assert min(met[kind] for kind in ("turn", "rest", "use", "send", "after", "store", "injure")) > 5


# ---------------------------------------------------------------- the round's end (AB-29 to AB-35)
def income(mine: Data) -> int:
    track = {space["ware"]: space["n"] for space in mine["track"]}
    cards = sum(track.get(ware, 0) for card in cards_of(mine) for ware in BUILDINGS[card].get("income_per", ()))
    return [4, 4, 5, 6, 7, 8, 9, 10, 11][len(track)] + amount(mine, "income") + cards


@pytest.mark.rule("AB-29")
@pytest.mark.rule("AB-30")
@pytest.mark.rule("AB-31")
@pytest.mark.rule("AB-33")
@pytest.mark.rule("AB-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_round_brings(seats):
    rounds = 0
    for seed in range(6):
        state = GAME.new(seats=seats, seed=seed)
        before: Data | None = None
        events = state.listen()
        for now, _ in steps_of(state, seed, busily(seed)):
            view = seen(now)
            if before is not None and view["round"] > before["round"]:
                rounds += 1
                told = [event for event in events if event.kind == "income"]
                for event in told:
                    assert event.data["n"] == income(view["seats"][event.seat])
                assert len(told) in (0, seats)  # 0: they still rest
                assert view["cider"]  # the ten are never all in villages here
                joined = {"", *(event.data["villager"] for event in events if event.kind == "joined")}
                old = [space["villager"] for space in before["row"] if space["villager"] not in joined]
                new = [space["villager"] for space in view["row"] if space["villager"]]
                assert new[: len(old)] == old
                assert len(new) == min(5, len(old) + before["decks"]["villagers"])
                if told:
                    assert view["first"] == (before["first"] + 1) % seats
            before = view
            events.clear()
        assert state.round == 7
    assert rounds == 6 * 6


# ---------------------------------------------------------------- the end (AB-37 to AB-41)
def points(mine: Data, places: int) -> int:
    cards = cards_of(mine)
    owned = Counter(mine["supply"])
    owned.update({space["ware"]: space["n"] for space in mine["track"]})
    owned.update([mine["sale"]])
    owned["villager"] = len(mine["villagers"])
    owned["outpost"] = sum(BUILDINGS[card]["kind"] == "outpost" for card in cards)
    owned["house"] = len(cards) - owned["outpost"]
    owned["empty cave"] = len(mine["caves"]) - owned["outpost"]
    track = sum(worth * space["n"] for worth, space in zip([1, 1, 2, 2, 3, 4, 5, 6], mine["track"], strict=False))
    bonuses = sum(
        per["n"] * owned[what] for card in cards if (per := BUILDINGS[card].get("vp_per")) for what in per["of"]
    )
    space = [-2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4][mine["reputation"] + 4]
    return track + len(cards) + amount(mine, "vp") + bonuses + space + places


def place_points(reputations: list[int]) -> list[int]:
    """AB-39: the places' points, shared and rounded up."""
    worth = [3] if len(reputations) == 2 else [5, 3, 2]
    found = []
    for mine in reputations:
        above = sum(other > mine for other in reputations)
        tied = reputations.count(mine)
        found.append(-(-sum(worth[above : above + tied]) // tied))
    return found


@pytest.mark.rule("AB-38")
@pytest.mark.rule("AB-39")
@pytest.mark.rule("AB-41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_at_the_end(seats):
    for seed in range(8):
        state = GAME.new(seats=seats, seed=seed)
        for _ in steps_of(state, seed, busily(seed)):
            pass
        assert isinstance(state, VillageState)
        players = seen(state)["seats"]
        places = place_points([mine["reputation"] for mine in players])
        totals = [points(mine, place) for mine, place in zip(players, places, strict=True)]
        assert [score.total for score in state.scores] == totals
        keys = [(total, mine["coins"], len(cards_of(mine))) for total, mine in zip(totals, players, strict=True)]
        assert [score.rank for score in state.scores] == [1 + sum(other > key for other in keys) for key in keys]
