"""Rule tests, IM-6 to IM-10."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from helpers import (
    FACING,
    HOUSE,
    QUICK,
    TOWARDS,
    act,
    around,
    card,
    event,
    hand,
    mines,
    options,
    player,
    position,
    refused,
    seen,
    small_pack,
)
from hypothesis import given
from hypothesis import strategies as st
from packs_01_10 import CARDS, DEALT, PLAIN, copies

from tabuleiro.core.errors import PackError
from tabuleiro.games.imperial_miners.content.pack import FACTIONS


# ---------------------------------------------------------------- IM-6: the first game
@pytest.mark.rule("IM-6")
@pytest.mark.parametrize("seats", range(1, 6))
def test_in_a_first_game_two_of_each_level_are_dealt(seats):
    state = HOUSE.new(seats=seats, seed=3, first_game=True)
    dealt = state.record.setup[3 : 3 + 6 * seats]
    levels = {card.id: card.level for card in CARDS}
    assert [levels[name] for name in dealt] == [1, 1, 2, 2, 3, 3] * seats


@pytest.mark.rule("IM-6")
def test_in_a_first_game_all_six_are_kept():
    cards = ("pit", "shed", "hall", "hall", "dome", "dome")
    state = position("flow = ['set-up@1']\nround = 0\n[[seat]]\n[[seat]]", PLAIN, (*DEALT, *cards, *cards))
    assert seen(state)["round"] == 1  # nothing was asked before the first round
    assert [hand(state, seat) for seat in (0, 1)] == [list(cards)] * 2
    assert options(state, 0) == ["pick pit", "pick shed"]
    assert seen(state)["piles"] == {"1": [], "2": [], "3": [], "4": []}


@pytest.mark.rule("IM-6")
def test_the_first_game_is_an_option():
    assert HOUSE.new(seats=1, seed=3).decision(0).kind == "keep"


# ---------------------------------------------------------------- IM-7: cost
@pytest.mark.rule("IM-7")
def test_costs_of_the_house_set():
    costs = {level: {card.cost for card in CARDS if card.level == level} for level in range(1, 5)}
    assert costs[1] == {0}
    assert costs[2] == {2}
    assert min(costs[3]) == 0
    assert max(costs[3]) == 13
    assert costs[4] == {0}


@pytest.mark.rule("IM-7")
@pytest.mark.parametrize(("level", "cost"), [(1, 1), (2, 0), (2, 1), (2, 3), (3, 14), (4, 1)])
def test_a_card_with_another_cost_is_refused(level, cost):
    with pytest.raises(PackError, match="cost"):
        small_pack(card("odd", level, cost=cost))


COSTS = small_pack(
    card("pit", 1, copies=9),
    card("hall", 2, copies=9),
    card("core", 4),
    *(card(f"dome-{cost}", 3, cost=cost, copies=2) for cost in range(14)),
    *(card(f"cheap-{cost}", 3, cost=cost, less="n = 1, per = 'machine'") for cost in range(14)),
    *(event(f"less-{n}", "feature", f"feature = 'cost_less', n = {n}") for n in range(1, 10)),
)
FREE = "'1.0 pit', '2.1 hall', '3.0 dome-0'"


def holding(name: str, coins: int, more: str = "", table: str = "", machines: str = ""):
    """Two seats; the first may play its only card, in a mine with a place for every level, or must play blind."""
    rows = FREE.replace("pit", f"pit {machines}")
    return position(f"{table}\n[[seat]]\nhand = ['{name}']\ncoins = {coins}\nmine = [{rows}]\n{more}\n[[seat]]", COSTS)


def paid(name: str, coins: int, **given: str) -> int:
    """What the card costs its player when all have picked."""
    state = act(act(holding(name, coins, **given), 0, f"pick {name}"), 1, "pick blind")
    assert hand(state) == []
    return coins - player(state)["coins"]


@pytest.mark.rule("IM-7")
@pytest.mark.parametrize(
    ("name", "cost"), [("pit", 0), ("hall", 2), ("core", 0), *((f"dome-{cost}", cost) for cost in range(14))]
)
def test_a_card_costs_its_coins(name, cost):
    assert paid(name, cost) == cost
    assert paid(name, cost + 5) == cost
    if cost:
        state = holding(name, cost - 1)
        assert refused(state, 0, f"pick {name}") == ("needs_coins", "IM-15")
        assert options(state) == ["pick blind"]


@pytest.mark.rule("IM-7")
@QUICK
@given(cost=st.integers(0, 13), feature=st.integers(0, 9), waiting=st.integers(0, 9), machines=st.integers(0, 3))
def test_reductions_add_up_before_the_floor_of_0(cost, feature, waiting, machines):
    """An event's, a waiting discount and the card's own: all of them count, and nothing is paid back."""
    name = f"cheap-{cost}"
    given = {
        "table": f"event = 'less-{feature}'" if feature else "",
        "more": f"discount = {waiting}",
        "machines": f"machines={machines}" if machines else "",
    }
    due = max(0, cost - feature - waiting - machines)
    assert paid(name, due, **given) == due
    assert paid(name, 30, **given) == due
    if due:
        assert options(holding(name, due - 1, **given)) == ["pick blind"]


@pytest.mark.rule("IM-7")
def test_a_discount_is_used_up_whole_by_the_next_card_with_a_cost():
    for name, left in (("dome-3", 0), ("dome-0", 5), ("pit", 5)):
        state = act(act(holding(name, 0, more="discount = 5"), 0, f"pick {name}"), 1, "pick blind")
        assert player(state)["discount"] == left


# ---------------------------------------------------------------- IM-8: factions
@pytest.mark.rule("IM-8")
def test_factions_of_the_house_set():
    assert set(FACTIONS) == {"scots", "atlanteans", "egyptians", "japanese", "barbarians", "romans"}
    by_size = {n: copies(card for card in CARDS if len(card.factions) == n) for n in range(7)}
    assert sum(by_size.values()) == by_size[0] + by_size[1] + by_size[2]
    assert all(by_size[n] for n in range(3))
    assert by_size[1] + by_size[2] > by_size[0]


@pytest.mark.rule("IM-8")
def test_egyptians_have_the_most_cards():
    sizes = Counter({faction: copies(card for card in CARDS if faction in card.factions) for faction in FACTIONS})
    (first, most), (_, second) = sizes.most_common(2)
    assert first == "egyptians"
    assert most > second


@pytest.mark.rule("IM-8")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_faction_occurs_on_levels_1_to_3(faction, level):
    assert [card for card in CARDS if card.level == level and faction in card.factions]


@pytest.mark.rule("IM-8")
@pytest.mark.parametrize("factions", ["scots romans japanese", "scots scots", "vikings"])
def test_a_card_has_at_most_two_of_the_six_factions(factions):
    with pytest.raises(PackError, match="factions"):
        small_pack(card("odd", 1, factions=factions))


@pytest.mark.rule("IM-8")
@pytest.mark.parametrize("printed", [pair for n in range(3) for pair in combinations(FACTIONS, n)])
def test_a_card_counts_as_each_of_its_factions_at_once(printed):
    """One activation gains another number for each faction, so the sum tells which ones were counted, and once each."""
    worth = dict(zip(FACTIONS, (1, 2, 4, 8, 16, 20), strict=True))
    *most, last = (f"{{}} = {n}, per = '{faction}'" for faction, n in worth.items())
    effect = "; ".join([*(part.format("vp") for part in most), last.format("coin")])
    state = position("[[seat]]\nhand = ['pit']", small_pack(card("pit", 1, effect, factions=" ".join(printed))))
    act(state, 0, "use 1 at 1.0")
    gained = player(state)["coins"], player(state)["vp"]
    assert gained == (20 if "romans" in printed else 0, sum(worth[one] for one in printed if one != "romans"))


# ---------------------------------------------------------------- IM-9: effects
@pytest.mark.rule("IM-9")
def test_a_card_of_the_house_set_has_one_effect_or_mostly_two():
    sizes = Counter({n: copies(card for card in CARDS if len(card.effects) == n) for n in range(4)})
    assert sizes[0] == sizes[3] == 0
    assert sizes[2] > sizes[1] > 0


@pytest.mark.rule("IM-9")
@pytest.mark.parametrize("effects", ["", "{ do = [{ coin = 1 }] }, " * 3])
def test_a_card_without_effects_or_with_three_is_refused(effects):
    entry = f"[[card]]\nid = 'odd'\nlevel = 1\ncarts = 'eeeeee'\nsource = 'test'\neffects = [{effects}]"
    with pytest.raises(PackError, match="effects"):
        small_pack(entry)


TWO = small_pack(card("one", 1, "coin = 1"), card("two", 1, "coin = 1", "vp = 1"))


@pytest.mark.rule("IM-9")
@pytest.mark.parametrize(
    ("name", "choice", "gained"),
    [
        ("two", "1", (1, 0)),
        ("two", "2", (0, 1)),
        ("two", "none", (0, 0)),
        ("one", "1", (1, 0)),
        ("one", "none", (0, 0)),
    ],
)
def test_the_owner_picks_one_effect_or_none(name, choice, gained):
    state = position(f"[[seat]]\nhand = ['{name}']", TWO)
    assert options(state) == [f"use {one} at 1.0" for one in (("1", "2", "none") if name == "two" else ("1", "none"))]
    act(state, 0, f"use {choice} at 1.0")
    assert (player(state)["coins"], player(state)["vp"]) == gained
    assert state.decision(0).kind == "surface"


# ---------------------------------------------------------------- IM-10: half carts
@pytest.mark.rule("IM-10")
def test_every_card_has_six_half_carts_each_full_or_empty():
    assert all(len(card.carts) == 6 and set(card.carts) <= set("Fe") for card in CARDS)
    assert all({card.carts[i] for card in CARDS} == {"F", "e"} for i in (0, 1, 4, 5))
    for carts in ("FFFFF", "FFFFFFF", "FFFFFx"):
        with pytest.raises(PackError, match="carts"):
            small_pack(card("odd", 1, carts=carts))


def only(direction: int) -> str:
    return "".join("F" if i == direction else "e" for i in range(6))


CARTS = small_pack(
    *(card(f"{kind}-{level}-{i}", level, cost=2 if level == 2 else 0, carts=letters, copies=9)
      for level in (1, 2, 3)
      for i in range(6)
      for kind, letters in (("one", only(i)), ("but", only(i).translate(str.maketrans("Fe", "eF"))))),
    *(card(f"none-{level}", level, carts="eeeeee", copies=9) for level in (1, 2, 3)),
    *(card(f"all-{level}", level, "cart = 1", carts="FFFFFF", copies=9) for level in (1, 2, 3, 4)),
)  # fmt: skip


def pair(direction: int, centre: str, neighbour: str) -> tuple[str, list[str]]:
    """The border between a card at 2.1 and one next to it, and their mine; the cards above have no half carts."""
    level, x = 2 + TOWARDS[direction][0], 1 + TOWARDS[direction][1]
    mine_ = {"1.0": "none-1", "1.2": "none-1", "2.1": centre, f"{level}.{x}": neighbour.format(level)}
    border = sorted(["2.1", f"{level}.{x}"], key=lambda place: (place.split(".")[0], int(place.split(".")[1])))
    return " and ".join(border), [f"'{place} {name}'" for place, name in mine_.items()]


@pytest.mark.rule("IM-10")
@pytest.mark.parametrize("later_first", [False, True])
@pytest.mark.parametrize("direction", range(6))
def test_two_full_halves_that_meet_are_a_cart(direction, later_first):
    """Only the two halves of that border are full, so a cart shows that these two meet, whichever card came first."""
    border, rows = pair(direction, f"one-2-{direction}", f"one-{{}}-{FACING[direction]}")
    if later_first:
        rows.reverse()
    state = position(f"[[seat]]\nmine = [{', '.join(rows)}]\n[[seat]]", CARTS)
    assert player(state)["carts"] == [border]
    assert state.scores[0].total == 1


@pytest.mark.rule("IM-10")
@pytest.mark.parametrize("direction", range(6))
def test_a_full_and_an_empty_half_are_no_cart(direction):
    """All halves but the two of this border are full on one of the cards, or one of the two as well."""
    for centre, neighbour, half in (
        (f"one-2-{direction}", "none-{}", True),
        ("none-2", f"one-{{}}-{FACING[direction]}", True),
        (f"but-2-{direction}", f"one-{{}}-{FACING[direction]}", True),
        (f"but-2-{direction}", f"but-{{}}-{FACING[direction]}", False),
    ):
        border, rows = pair(direction, centre, neighbour)
        state = position(f"[[seat]]\nmine = [{', '.join(rows)}]\n[[seat]]", CARTS)
        assert border not in player(state)["carts"]
        assert (border in player(state)["half_carts"]) is half


@pytest.mark.rule("IM-10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_half_carts_need_not_match_for_a_card_to_be_placed(level):
    """The same places for a card with all halves full and one with none, next to cards of both kinds."""
    rows = "'1.0 all-1', '1.4 none-1', '2.-1 none-2', '2.3 all-2', '3.-2 all-3'"
    places = []
    for name in (f"all-{level}", f"none-{level}"):
        state = position(f"[[seat]]\nhand = ['{name}']\ncoins = 2\nmine = [{rows}]", CARTS)
        places.append([text.partition(" at ")[2] for text in options(state)])
    assert places[0] == places[1]
    assert len(places[0]) > 1


@pytest.mark.rule("IM-10")
def test_a_half_towards_the_surface_or_an_open_side_is_never_a_cart():
    """Not even a marker can make it one: a lone card has no border for it."""
    state = act(position("[[seat]]\nhand = ['all-1']", CARTS), 0, "use 1 at 1.0")
    assert state.decision(0).kind == "surface"
    assert player(state)["carts"] == player(state)["half_carts"] == []
    assert state.scores[0].total == 0


@pytest.mark.rule("IM-10")
@QUICK
@given(mines(), st.data())
def test_carts_of_a_whole_mine(places, data):
    """Any mine of cards with any half carts, recounted border by border."""
    kinds = [f"{kind}-{{}}-{i}" for kind in ("one", "but") for i in range(6)]
    names = {}
    for level, x in places:
        chosen = data.draw(st.sampled_from(["all-{}", *kinds])) if level < 4 else "all-{}"
        names[level, x] = chosen.format(level)
    letters = {card.id: card.carts for card in CARTS.pack.cards}
    full = Counter(
        frozenset([place, other])
        for place, name in names.items()
        for direction, other in enumerate(around(place))
        if other in names and letters[name][direction] == "F"
    )
    rows = ", ".join(f"'{level}.{x} {name}'" for (level, x), name in names.items())
    has = player(position(f"[[seat]]\nmine = [{rows}]\n[[seat]]", CARTS))

    def borders(texts):
        return {frozenset((int(text[0]), int(text[2:])) for text in one.split(" and ")) for one in texts}

    assert borders(has["carts"]) == {border for border, halves in full.items() if halves == 2}
    assert borders(has["half_carts"]) == {border for border, halves in full.items() if halves == 1}
