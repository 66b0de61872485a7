"""Payments against an independent matcher that tries everything: never stuck, exact, only what BI-11 allows."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brazil_imperial.rules_helpers import GAME, act, asked, options, player, seen, two
from tabuleiro.core.event import Event
from tabuleiro.games.brazil_imperial.rules.icons import due_of
from tabuleiro.games.brazil_imperial.rules.payment import affordable
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

GOODS = ("cane", "coffee", "wood", "cotton", "gold", "science")
RESOURCES = GOODS[:4]
COST_ICONS = (*GOODS, "any", "cane/coffee")
GOLD_CARDS = ("war", "jesuits", "agricola")
COMBAT_CARDS = ("militia", "caxias", "osorio")
# cards -> what they stand for; the second figure: exchanges in one payment (BI-47)
MONARCHS: dict[str, tuple[dict[int, tuple[str, ...]], int]] = {
    "": ({}, 0),
    "afonso-henriques": ({1: ("gold",), 2: ("resource", "resource"), 3: ("science", "gold")}, 1),
    "napoleon": ({1: ("resource",), 2: ("science",)}, 99),
}


def fits(what: str, icon: str) -> bool:
    """BI-11: science pays for gold or any resource, gold for any resource; `card` is a gold card, `resource` one of no
    kind, which a monarch gives."""
    if icon == "science":
        return what == "science"
    if icon == "gold":
        return what in ("science", "gold", "card")
    if what in ("science", "gold", "card", "resource"):
        return True
    return icon == "any" or what in icon.split("/")


class Purse(NamedTuple):
    """All that could pay, as sorted tuples, so that equal purses are one."""

    things: tuple[str, ...]  # goods, gold cards, what a monarch gave
    combat: int  # cards in hand
    exchanges: int  # that may still be made
    monarch: str
    off: tuple[str, ...]  # kinds of icons of which one may be left out


@cache
def can_pay(purse: Purse, icons: tuple[str, ...]) -> bool:
    """Tries everything."""
    if not icons:
        return True
    icon, rest = icons[0], icons[1:]
    for what in sorted(set(purse.things)):
        if fits(what, icon) and can_pay(without(purse, what), rest):
            return True
    if icon in purse.off and can_pay(purse._replace(off=()), rest):
        return True
    rates, _ = MONARCHS[purse.monarch]
    for cards, gives in rates.items():
        if purse.exchanges and cards <= purse.combat:
            more = tuple(sorted((*purse.things, *gives)))
            left = purse._replace(things=more, combat=purse.combat - cards, exchanges=purse.exchanges - 1)
            if can_pay(left, icons):
                return True
    return False


def without(purse: Purse, what: str) -> Purse:
    things = list(purse.things)
    things.remove(what)
    return purse._replace(things=tuple(things))


class Case(NamedTuple):
    supply: dict[str, int]
    tiles: list[dict[str, int]]  # goods on three tiles, the last one seized
    cards: int
    combat: int
    monarch: str
    cost: tuple[str, ...]
    off: tuple[str, ...]

    @property
    def purse(self) -> Purse:
        goods: Counter[str] = Counter(self.supply)
        for tile in self.tiles:
            goods.update(tile)
        things = tuple(sorted([*goods.elements(), *["card"] * self.cards]))
        return Purse(things, self.combat, MONARCHS[self.monarch][1], self.monarch, self.off)


FEW = st.dictionaries(st.sampled_from(GOODS), st.integers(1, 2), max_size=2)
CASES = st.builds(
    Case,
    FEW,
    st.lists(FEW, min_size=3, max_size=3),
    st.integers(0, 2),
    st.integers(0, 3),
    st.sampled_from(list(MONARCHS)),
    st.lists(st.sampled_from(COST_ICONS), min_size=1, max_size=4).map(tuple),
    st.just(()),
)


def discounted(case: Case, wanted: int) -> Case:
    """Sometimes one icon of the cost, but for science, may be left out."""
    kinds = sorted({icon for icon in case.cost if icon != "science"})
    return case._replace(off=tuple(kinds)) if wanted and kinds else case


def seat_text(case: Case) -> tuple[str, str]:
    def text(goods: dict[str, int]) -> str:
        return "".join(f" {good} {n}" for good, n in goods.items())

    colour = {"": "green", "napoleon": "blue", "afonso-henriques": "red"}[case.monarch]
    mine = [
        f"colour = '{colour}'",
        f"monarch = '{case.monarch or 'pedro-ii'}'",
        "supply = { " + ", ".join(f"{good} = {n}" for good, n in case.supply.items()) + " }",
        f"tiles = ['b3 farm{text(case.tiles[0])}', 'a4 church{text(case.tiles[1])}']",
        f"gold_cards = {list(GOLD_CARDS[: case.cards])}",
        f"combat_cards = {list(COMBAT_CARDS[: case.combat])}",
        f"units = ['{colour[0]}1 f3']",
    ]
    return "\n".join(mine), f"colour = 'orange'\ntiles = ['f3 foundry{text(case.tiles[2])}']"


def purse_of(state: BrazilState, case: Case) -> Purse:
    """What could pay now, read from the table."""
    mine = player(state)
    payment = seen(state)["payment"]
    credit = dict(payment["credit"]) if payment else {}
    things: Counter[str] = Counter(mine["wealth"])
    things["card"] = mine["gold_count"]
    things["resource"] = credit.pop("any", 0)
    for good, n in credit.items():
        things[good] += n
    made = case.combat - mine["combat_count"]
    most = MONARCHS[case.monarch][1]
    left = most - (1 if made else 0) if most == 1 else most
    off = case.off if payment and payment["discount"] else ()
    return Purse(tuple(sorted(things.elements())), mine["combat_count"], left, case.monarch, off)


@settings(max_examples=150, deadline=None)
@given(CASES, st.integers(0, 1))
@pytest.mark.rule("BI-11")
def test_what_can_be_afforded(case, discount):
    case = discounted(case, discount)
    mine, theirs = seat_text(case)
    state = two(mine, theirs, table="era = 3")
    kinds = sum(1 << COST_ICONS.index(icon) for icon in case.off)
    due = due_of(case.cost)
    assert affordable(state, state.players[0], due, kinds, case.cards) == can_pay(case.purse, case.cost)


@settings(max_examples=150, deadline=None)
@given(CASES, st.integers(0, 1), st.integers(0, 2**32))
@pytest.mark.rule("BI-11")
def test_a_payment_by_small_choices(case, discount, seed):
    """Whatever is chosen, the rest stays payable; each step fills one icon; all ways that leave the rest payable are
    there, and no others."""
    case = discounted(case, discount)
    if not can_pay(case.purse, case.cost):
        return
    mine, theirs = seat_text(case)
    due = f"steps = ['move', 'pay']\npayment.due = {list(case.cost)}\n"
    due += f"payment.off = {list(case.off)}\n" if case.off else ""
    events: list[Event] = []
    state = GAME.placed(f"era = 3\n[[seat]]\n{due}{mine}\n[[seat]]\n{theirs}\n", None, events)
    chooser = random.Random(seed)
    while asked(state) in ("pay", "give"):
        if asked(state) == "pay":
            check_ways(state, case)
        act(state, 0, chooser.choice(options(state)))
    assert asked(state) == "move"
    check_account(state, case, [dict(event.data) for event in events if event.kind == "paid"])


def check_account(state: BrazilState, case: Case, steps: list[dict[str, Any]]) -> None:
    """Every icon is filled once, by something that fits, and nothing else is gone."""
    assert Counter(step["icon"] for step in steps) == Counter(case.cost)
    sources: Counter[str] = Counter(step["from"] for step in steps)
    spent = [step for step in steps if step["what"] in GOODS]
    assert all(fits(step["what"], step["icon"]) for step in spent)
    assert all(step["icon"] != "science" for step in steps if step["from"] == "hand")
    assert all(step["icon"] in case.off for step in steps if step["from"] == "discount")
    assert sources["discount"] <= 1
    before, after = Counter(case.purse.things), Counter(purse_of(state, case).things)
    assert before - after == Counter(step["what"] for step in spent) + Counter({"card": sources["hand"]})
    assert not after - before
    given_away = case.combat - player(state)["combat_count"]
    assert given_away > 0 or not sources["monarch"]


def check_ways(state: BrazilState, case: Case) -> None:
    """The options for the next icon are those that the matcher finds."""
    payment = seen(state)["payment"]
    icon, rest = payment["left"][0], tuple(payment["left"][1:])
    purse = purse_of(state, case)
    assert can_pay(purse, (icon, *rest))
    wanted = set()
    places = {"supply": player(state)["supply"]}
    for hex_ in seen(state)["map"]["hexes"]:
        if hex_["tile"] and hex_["tile"]["holder"] == 0:
            places[hex_["at"]] = hex_["tile"]["goods"]
    for place, goods in places.items():
        for good in goods:
            if fits(good, icon) and can_pay(without(purse, good), rest):
                wanted.add(f"pay {good} from {place}")
    if "card" in purse.things and fits("card", icon) and can_pay(without(purse, "card"), rest):
        wanted |= {f"pay card {card}" for card in player(state)["gold_cards"]}
    if icon in purse.off and can_pay(purse._replace(off=()), rest):
        wanted.add("pay discount")
    found = set(options(state))
    own = {one for one in found if not one.startswith("pay combat") and not one.endswith("from monarch")}
    assert own == wanted
    for option in found - own:
        if option.startswith("pay combat"):
            cards = int(option.split()[-1])
            assert cards <= purse.combat
            assert purse.exchanges > 0
            gives = MONARCHS[case.monarch][0][cards]
            assert any(fits(what, one) for what in gives for one in (icon, *rest))
        else:
            assert fits(option.split()[1], icon)


# ---------------------------------------------------------------- trades
TRADES = {
    "resource": ({"any": 1}, {"gold": 1}, 0),
    "pair": ({"coffee/cotton": 2}, {"gold": 2}, 1),
    "four": ({"any": 4}, {"science": 1, "gold": 1}, 1),
}


@settings(max_examples=100, deadline=None)
@given(CASES, st.integers(0, 2**32))
@pytest.mark.rule("BI-21")
def test_a_trade_takes_nothing_but_what_it_names(case, seed):
    mine, theirs = seat_text(case._replace(combat=min(case.combat, 1)))
    state = two(mine + "\ntoken = 'build'", theirs, table="era = 3")
    goods = Counter(case.purse.things)
    resources = sum(goods[good] for good in RESOURCES)
    can = {"resource": resources >= 1, "pair": goods["coffee"] + goods["cotton"] >= 2, "four": resources >= 4}
    assert ("arch trade" in options(state)) == any(can.values())
    if sum(can.values()) < 2:
        return  # what is forced is made at once
    act(state, 0, "arch trade")
    assert options(state) == [f"trade {trade}" for trade, fine in can.items() if fine]
    chooser = random.Random(seed)
    trade = chooser.choice(options(state)).split()[1]
    gold = player(state)["wealth"].get("gold", 0)
    science = player(state)["wealth"].get("science", 0)
    events = state.listen()
    act(state, 0, f"trade {trade}")
    while asked(state) == "pay":
        kinds = {option.split()[1] for option in options(state)}
        assert kinds <= ({"coffee", "cotton"} if trade == "pair" else set(RESOURCES))
        act(state, 0, chooser.choice(options(state)))
    given_away = [event.data["what"] for event in events if event.kind == "paid"]
    gives, gets, cards = TRADES[trade]
    assert len(given_away) == sum(gives.values())
    gained = Counter(good for event in events if event.kind == "gained" for good in event.data["goods"])  # type: ignore[union-attr]
    assert gained == gets
    assert sum(event.kind == "gold_card" for event in events) == cards
    assert science + gets.get("science", 0) >= player(state)["wealth"].get("science", 0)
    assert gold + gets["gold"] >= player(state)["wealth"].get("gold", 0)
