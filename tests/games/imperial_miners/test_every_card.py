"""Every effect of every house card, event and progress space, resolved alone and checked against its definition.

`Expected` works out from the content what has to be asked and what has to change; the engine is then given exactly
those answers. It knows nothing of the engine but the notation: places are (level, x), borders are pairs of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cached_property
from typing import Any, cast

import pytest

import tabuleiro
from tabuleiro.games.imperial_miners.content.pack import ALL, BOARDS, Card, Effect, EventCard, Part, Side
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

Place = tuple[int, int]
GAME = cast(ImperialMiners, tabuleiro.load("imperial-miners"))
PACK = GAME.pack
CARD = {card.id: card for card in PACK.cards}
SIDE = {side.id: side for side in PACK.sides}
SIDES_UP = {"alchemy": "alchemy-a", "technology": "technology-a", "diplomacy": "diplomacy-b"}
HAND = ("stone-eye", "canteen", "rope-walk", "sun-ladder")
MOST_MACHINES = 3
# Left, right, upper left, upper right, lower left, lower right, as in a card's `carts`.
NEAR = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
FACING = (1, 0, 5, 4, 3, 2)
BORDERS = (1, 4, 5)  # a border is written from its left or upper card

# A mine with everything that an effect may want: all factions, neighbours on every side, machines, collapses, half and
# complete carts, cards activated already. The card under test takes the place of one of these.
RICH = {
    (1, 0): "toll-bothy active",
    (1, 2): "rubble-ramp machines=1",
    (1, 4): "arch-road collapsed",
    (1, 6): "paper-lamp",
    (2, 1): "silk-stair",
    (2, 3): "cubit-hall machines=1",
    (2, 5): "weavers-loft",
    (3, 2): "mosaic",
    (3, 4): "copper-choir collapsed",
    (3, 6): "tide-engine active collapsed",
    (4, 3): "heartstone",
}
# The least that an effect can stand on.
BARE = {(1, 0): "open-cut", (2, 1): "barracks", (3, 2): "mosaic"}
RICH_PLACE = {1: (1, 6), 2: (2, 5), 3: (3, 2), 4: (4, 3)}  # at the end of their rows, two cards above
BARE_PLACE = {1: (1, 0), 2: (2, 1), 3: (3, 2), 4: (4, 3)}
# So much of everything that every cap is reached, by cards of one faction; the card under test is in the middle.
CROWD = {1: (0, 2, 4, 6, 8), 2: (1, 3, 5, 7), 3: (2, 4, 6, 8), 4: (3, 5)}
CROWD_PLACE = {1: (1, 4), 2: (2, 3), 3: (3, 4), 4: (4, 3)}
SPARE = {1: "flood-wheel", 2: "milestone", 3: "gold-barque", 4: "heartstone"}  # where the card itself stands elsewhere
SPARE_HAND = "plum-court"
BETWEEN = (3, 4)  # for effects that want a card on either side


def text(place: Place) -> str:
    return f"{place[0]}.{place[1]}"


class Expected:
    """A miner's figures, changed as the content says; `answers` are the choices made, `idle` the parts in vain."""

    def __init__(
        self, rows: dict[Place, str], coins: int, board: str, space: int, advanced: bool, sides: dict[str, str]
    ):
        self.rows = rows
        self.mine: dict[Place, Card] = {}
        self.machines: dict[Place, int] = {}
        self.collapsed: set[Place] = set()
        self.active: set[Place] = set()
        for place, row in rows.items():
            id_, *marks = row.split()
            self.mine[place] = CARD[id_]
            self.machines[place] = sum(int(mark[9:]) for mark in marks if mark.startswith("machines="))
            self.collapsed |= {place} if "collapsed" in marks else set()
            self.active |= {place} if "active" in marks else set()
        self.coins, self.vp, self.discount, self.hand_size = coins, 0, 0, len(HAND)
        self.hand = list(HAND)
        self.found: list[str] = []  # what faction draws have to bring
        self.markers: set[tuple[Place, Place]] = set()
        self.board, self.space, self.advanced = board, space, advanced
        self.sides = sides
        self.answers: list[str] = []
        self.idle: list[Part] = []

    def figures(self) -> dict[str, Any]:
        return {
            "coins": self.coins,
            "vp": self.vp,
            "discount": self.discount,
            "hand_size": self.hand_size,
            "machines": {text(place): n for place, n in self.machines.items()},
            "collapsed": {text(place) for place in self.collapsed},
            "carts": {f"{text(a)} and {text(b)}" for a, b in self.carts()},
            "board": self.board,
            "space": self.space,
        }

    def choose(self, answers: Iterable[str]) -> str:
        """The first of these; what is forced is not asked."""
        found = list(answers)
        if len(found) > 1:
            self.answers.append(found[0])
        return found[0] if found else ""

    def choose_place(self, form: str, places: Iterable[Place]) -> Place | None:
        by_answer = {form.format(text(place)): place for place in places}
        return by_answer.get(self.choose(by_answer))

    # ---- the mine
    def near(self, place: Place, directions: Iterable[int] = range(6)) -> list[Place]:
        cells = [(place[0] + NEAR[d][0], place[1] + NEAR[d][1]) for d in directions]
        return [cell for cell in cells if cell in self.mine]

    @cached_property
    def halves(self) -> dict[tuple[Place, Place], int]:
        """Full half carts of every border."""
        return {
            (place, other): (card.carts[d] == "F") + (self.mine[other].carts[FACING[d]] == "F")
            for place, card in self.mine.items()
            for d in BORDERS
            for other in self.near(place, [d])
        }

    def carts(self) -> set[tuple[Place, Place]]:
        return {border for border, full in self.halves.items() if full == 2} | self.markers

    def row(self, level: int) -> list[Place]:
        return [place for place in self.mine if place[0] == level]

    def count(self, what: str, here: Place, cleared: int) -> int:
        counts = {
            "machine_here": lambda: self.machines[here],
            "machine": lambda: sum(self.machines.values()),
            "collapse": lambda: len(self.collapsed),
            "cart": lambda: len(self.carts()),
            "cart_here": lambda: sum(here in border for border in self.carts()),
            "neighbour": lambda: len(self.near(here)),
            "below": lambda: len(self.near(here, (4, 5))),
            "row": lambda: len(self.row(here[0])),
            "level2": lambda: len(self.row(2)),
            "level3": lambda: len(self.row(3)),
            "different": lambda: len({faction for card in self.mine.values() for faction in card.factions}),
            "space": lambda: self.space,
            "coins": lambda: self.coins,
            "cleared": lambda: cleared,
        }
        return counts[what]() if what in counts else sum(what in card.factions for card in self.mine.values())

    def amount(self, part: Part, here: Place, cleared: int) -> int:
        xs = [x for _, x in self.row(here[0])]
        holds = {
            "": lambda: True,
            "count": lambda: self.count(part.condition_count, here, cleared) >= part.condition_min,
            "advanced": lambda: self.advanced,
            "two_above": lambda: len(self.near(here, (2, 3))) == 2,
            "between": lambda: len(self.near(here, (0, 1))) == 2,
            "edge": lambda: here[1] in (min(xs), max(xs)),
        }
        if not holds[part.condition]():
            return 0
        n = part.n * (self.count(part.per, here, cleared) // part.every) if part.per else part.n
        return min(n, part.most) if part.most else n

    # ---- what happens
    def price(self, effect: Effect) -> int:
        less = sum("scots" in card.factions for card in self.mine.values()) if effect.less_per_scot else 0
        return max(0, effect.pay - less)

    def use(self, place: Place, number: int) -> None:
        """The card's activation, with its effect of this number."""
        self.active.add(place)
        if place in self.collapsed:
            self.collapsed.remove(place)
            return
        self.answers.append(f"use {number} at {text(place)}")
        effect = self.mine[place].effects[number - 1]
        self.coins -= self.price(effect)
        self.do(effect.parts, place)

    def do(self, parts: Iterable[Part], here: Place = (0, 0)) -> None:
        cleared = 0
        for part in parts:
            before = self.figures()
            n = self.amount(part, here, cleared)
            collapses = len(self.collapsed)
            getattr(self, f"do_{part.verb}")(part, n, here)
            cleared += collapses - len(self.collapsed) if part.verb == "clear" else 0
            if self.figures() == before:
                self.idle.append(part)

    def do_coin(self, part: Part, n: int, here: Place) -> None:
        self.coins += n

    def do_vp(self, part: Part, n: int, here: Place) -> None:
        self.vp += n

    def do_discount(self, part: Part, n: int, here: Place) -> None:
        self.discount += n

    def do_draw(self, part: Part, n: int, here: Place) -> None:
        self.hand_size += n
        self.answers += ["draw from 1"] * n

    def do_level4(self, part: Part, n: int, here: Place) -> None:
        self.hand_size += n
        self.found += ["level 4"] * n

    def do_find(self, part: Part, n: int, here: Place) -> None:
        faction = "romans" if part.where == "any" else part.where
        naming = ["find romans"] if part.where == "any" else []
        self.hand_size += n
        self.found += [faction] * n
        self.answers += [*naming, "search 2"] * n

    def do_sell(self, part: Part, n: int, here: Place) -> None:
        sold, self.hand = self.hand[:n], self.hand[n:]
        self.answers += [f"sell {id_}" for id_ in sold]
        self.hand_size -= len(sold)
        self.coins += part.price * len(sold)

    def do_machine(self, part: Part, n: int, here: Place) -> None:
        among = {"self": [here], "other": [p for p in self.mine if p != here], "any": list(self.mine)}[part.where]
        for _ in range(n):
            place = self.choose_place("machine on {}", [p for p in among if self.machines[p] < MOST_MACHINES])
            if place:
                self.machines[place] += 1

    def do_collapse(self, part: Part, n: int, here: Place) -> None:
        if part.where == "above":
            free = [place for place in self.near(here, (2, 3)) if place not in self.collapsed]
            self.collapsed |= {self.choose_place("collapse on {}", free)} - {None}
        else:
            self.collapsed |= {here} if part.where == "self" else set(self.mine) - {here}

    def do_clear(self, part: Part, n: int, here: Place) -> None:
        if part.n == ALL:
            self.collapsed = set()
        for _ in range(min(n, len(self.collapsed))):
            self.collapsed -= {self.choose_place("clear {}", [place for place in self.mine if place in self.collapsed])}

    def do_cart(self, part: Part, n: int, here: Place) -> None:
        for _ in range(n):
            free = {b for b, full in self.halves.items() if full == 1} - self.markers
            by_answer = {
                f"cart between {text(a)} and {text(b)}": (a, b)
                for a, b in sorted(free)
                if part.where != "here" or here in (a, b)
            }
            if by_answer:
                self.markers.add(by_answer[self.choose(by_answer)])

    def do_activate(self, part: Part, n: int, here: Place) -> None:
        for _ in range(n):
            ready = [place for place in self.mine if place not in self.active]
            if part.where == "neighbour":
                ready = [place for place in ready if place in self.near(here)]
            elif part.where != "any":
                ready = [place for place in ready if f"level{place[0]}" == part.where]
            place = self.choose_place("activate {}", ready)
            if place:
                self.use(place, 1)

    def do_advance(self, part: Part, n: int, here: Place) -> None:
        if n:
            self.board = self.board or self.choose(f"enter {board}" for board in BOARDS).removeprefix("enter ")
            self.advanced = True
            spaces = SIDE[self.sides[self.board]].spaces
            self.space = min(self.space + n, len(spaces) - 1)
            self.do(spaces[self.space])
            if self.space == len(spaces) - 1:
                others = [f"enter {board}" for board in BOARDS if board != self.board]
                self.board, self.space = self.choose(others).removeprefix("enter "), 0

    def do_feature(self, part: Part, n: int, here: Place) -> None:
        """A feature changes nothing by itself; what it does to the mine phase is tested below."""


# ---------------------------------------------------------------- the engine on the same position
def mine_for(card: Card, number: int, how: str) -> tuple[Place, dict[Place, str]]:
    """A place for this card, and a mine with it there, made for its effect of this number."""
    parts = card.effects[number - 1].parts
    if how == "bare":
        place = BARE_PLACE[card.level]
        return place, {**{above: id_ for above, id_ in BARE.items() if above[0] < card.level}, place: card.id}
    if how == "crowded":
        place = CROWD_PLACE[card.level]
        return place, {**crowd((card.factions or ("romans",))[0], card), place: f"{card.id} machines=3"}
    place = BETWEEN if any(part.condition == "between" for part in parts) else RICH_PLACE[card.level]
    wanted = {part.condition_count: part.condition_min for part in parts}
    here = int(any(part.per == "machine_here" for part in parts))
    machines = max(here, wanted.get("machine_here", 0), wanted.get("machine", 2) - 2)  # two stand elsewhere
    others = {at: row.replace(card.id, SPARE[at[0]]) if card.id in row.split() else row for at, row in RICH.items()}
    return place, {**others, place: f"{card.id} machines={machines}"}


def crowd(faction: str, but: Card | None = None) -> dict[Place, str]:
    """Cards of this faction as far as there are any, all full of machines and collapsed."""
    rows = {}
    for level, xs in CROWD.items():
        left = [card for card in PACK.cards if card.level == level and card is not but and card.id not in HAND]
        cards = [card for card in left for _ in range(card.copies)]
        cards.sort(key=lambda card: faction not in card.factions)
        rows |= {(level, x): f"{card.id} machines=3 collapsed" for x, card in zip(xs, cards, strict=False)}
    return rows


def miner(rows: dict[Place, str], how: str, sides: dict[str, str], marker: str = "") -> Expected:
    """Coins, the marker and having advanced this round: some, none, or plenty."""
    coins, usual = {"rich": (11, "diplomacy 3"), "bare": (0, " 0"), "crowded": (40, "diplomacy 9")}[how]
    board, space = (marker or usual).split(" ")
    found = Expected(rows, coins, board, int(space), how != "bare", sides)
    if how == "crowded":
        found.markers = {border for border, full in found.halves.items() if full == 1}
    return found


def played(expected: Expected, start: Expected, stop: str, table: str, **seat: object) -> dict[str, Any]:
    """The seat after the engine was given the expected answers from `start` on, when it is asked for `stop`."""
    mine = [f"{text(place)} {row}" for place, row in start.rows.items()]
    lines = {"coins": start.coins, "hand": start.hand, "mine": mine, "advanced": start.advanced, **seat}
    lines |= {"carts": [f"{text(a)} and {text(b)}" for a, b in sorted(start.markers)]}
    lines |= {"marker": f"{start.board} {start.space}"} if start.board else {}
    head = f"{table}\nsides = {json.dumps(list(start.sides.values()))}\n[[seat]]\n"
    state = GAME.position(head + "\n".join(f"{key} = {json.dumps(value)}" for key, value in lines.items()))
    for answer in expected.answers:
        state.apply(state.decision(0).parse(answer))
    assert state.decision(0).kind == stop
    return cast("dict[str, Any]", state.view(0).data["seats"][0])


def check(expected: Expected, seat: dict[str, Any]) -> None:
    figures = {key: seat[key] for key in ("coins", "vp", "discount", "hand_size", "board", "space")}
    figures["machines"] = {row["place"]: row["machines"] for row in seat["mine"]}
    figures["collapsed"] = {row["place"] for row in seat["mine"] if row["collapsed"]}
    figures["carts"] = set(seat["carts"])
    assert figures == expected.figures()
    # What was found in the open: the right factions, the right level.
    known = [CARD[id_] for id_ in seat["known"]]
    assert len(known) == len(expected.found)
    assert all(
        card.level == 4 if what == "level 4" else what in card.factions
        for card, what in zip(known, expected.found, strict=True)
    )


def check_all_at_work(expected: Expected, parts: Iterable[Part]) -> None:
    """In a rich mine no part may do nothing, or the comparison would not see it."""
    assert [part for part in parts if any(part is idle for idle in expected.idle)] == []


def cases(entries: Iterable[tuple[Any, int, Iterable[Part]]]) -> Any:
    """Every entry in a rich and a bare mine, and in a crowded one if it has a cap or wants an edge."""
    found = []
    for entry, number, parts in entries:
        capped = any(part.most or part.condition == "edge" for part in parts)
        hows = ("rich", "bare", "crowded") if capped else ("rich", "bare")
        found += [pytest.param(entry, number, how, id=f"{entry.id}-{number}-{how}") for how in hows]
    return pytest.mark.parametrize(("entry", "number", "how"), found)


@cases((card, n, effect.parts) for card in PACK.cards for n, effect in enumerate(card.effects, 1))
def test_every_card_effect(entry: Card, number: int, how: str) -> None:
    place, rows = mine_for(entry, number, how)
    expected, start = (miner(rows, how, SIDES_UP) for _ in range(2))
    effect = entry.effects[number - 1]
    for one in (expected, start):
        one.coins = one.coins or one.price(effect)  # bare: just enough
        one.hand = [id_ if id_ != entry.id else SPARE_HAND for id_ in one.hand]
    expected.use(place, number)
    table = "event = 'loose-change'\nphase = 'end'"
    check(expected, played(expected, start, "surface", table, steps=["surface", f"activate@{text(place)}"]))
    if how == "rich":
        check_all_at_work(expected, effect.parts)


@cases((event, n, effect.parts) for event in PACK.events for n, effect in enumerate(event.effects, 1))
def test_every_event_effect(entry: EventCard, number: int, how: str) -> None:
    rows = {"rich": RICH, "bare": {(1, 0): "open-cut"}, "crowded": crowd("romans")}[how]
    expected, start = (miner(rows, how, SIDES_UP) for _ in range(2))
    effect = entry.effects[number - 1]
    for one in (expected, start):
        one.coins = one.coins or effect.pay
    ends = entry.kind == "end"
    if not ends:  # its reveal starts a round
        expected.active, expected.advanced = set(), False
    if sum(other.pay <= expected.coins for other in entry.effects) > 1:
        expected.answers.append(f"event {number}")
    expected.coins -= effect.pay
    expected.do(effect.parts)
    next_one = "fair-wind" if ends else entry.id  # the only event left, and so the next one
    past = [other.id for other in PACK.events if other.id != next_one]
    phase = f"phase = 'end'\nevent = '{entry.id}'" if ends else "phase = 'round'"
    check(expected, played(expected, start, "pick", f"past_events = {past}\nround = 3\n{phase}"))
    if how == "rich" and entry.kind != "feature":
        check_all_at_work(expected, effect.parts)


@cases((side, n, parts) for side in PACK.sides for n, parts in enumerate(side.spaces) if n)
def test_every_progress_space(entry: Side, number: int, how: str) -> None:
    sides = {**SIDES_UP, entry.board: entry.id}
    rows = {"rich": RICH, "bare": BARE, "crowded": crowd("romans")}[how]
    expected, start = (miner(rows, how, sides, f"{entry.board} {number - 1}") for _ in range(2))
    expected.do([Part("advance", 1)])
    table = "event = 'loose-change'\nphase = 'end'"
    check(expected, played(expected, start, "surface", table, steps=["surface", "move@1"]))
    if how == "rich":
        check_all_at_work(expected, entry.spaces[number])


# ---------------------------------------------------------------- costs and features: what changes the mine phase
def picking(card_id: str, coins: int, rows: Iterable[str], event: str = "loose-change") -> Any:
    """A seat about to pick this card or one that is always possible, and a second seat."""
    other = "heather-gate" if card_id != "heather-gate" else "bog-gate"
    seat = f"coins = {coins}\nhand = {[card_id, other]}\nmine = {list(rows)}"
    return GAME.position(f"round = 5\nevent = '{event}'\n[[seat]]\n{seat}\n[[seat]]\nhand = ['sun-ladder']")


def after_pick(state: Any, card_id: str, *answers: str) -> dict[str, Any]:
    state.apply(state.decision(0).parse(f"pick {card_id}"))
    state.apply(state.decision(1).parse("pick sun-ladder"))
    for answer in answers:
        state.apply(state.decision(0).parse(answer))
    return cast("dict[str, Any]", state.view(0).data["seats"][0])


@pytest.mark.parametrize("card", PACK.cards, ids=lambda card: card.id)
def test_every_card_costs_what_it_prints(card: Card) -> None:
    _, rows = mine_for(card, 1, "bare")
    above = [f"{text(place)} {id_}" for place, id_ in rows.items() if id_ != card.id]
    above = above or ["1.2 arch-road" if card.id != "arch-road" else "1.2 via-prima"]
    assert after_pick(picking(card.id, card.cost, above), card.id)["coins"] == 0
    if card.cost:
        reason = picking(card.id, card.cost - 1, above).why_not(0, f"pick {card.id}")
        assert reason.parameters == {"have": card.cost - 1, "need": card.cost}


@pytest.mark.parametrize(
    ("card_id", "rows", "less"),
    [
        ("dragon-vein", ["1.0 gate-road", "1.2 paper-lamp", "2.1 silk-stair"], 3),
        ("grand-cistern", ["1.0 pearl-press", "1.2 arch-road", "1.4 coral-wheel", "2.1 aqueduct"], 1),
    ],
)
def test_cards_that_get_cheaper(card_id: str, rows: list[str], less: int) -> None:
    cost = CARD[card_id].cost - less
    assert after_pick(picking(card_id, cost, rows), card_id)["coins"] == 0
    assert picking(card_id, cost - 1, rows).why_not(0, f"pick {card_id}").code == "needs_coins"


def test_cheap_timber_takes_3_off_the_card_played() -> None:
    rows = ["1.0 open-cut", "2.1 barracks"]
    cost = CARD["axe-hall"].cost - 3
    assert after_pick(picking("axe-hall", cost, rows, "cheap-timber"), "axe-hall")["coins"] == 0
    assert CARD["milestone"].cost < 3
    assert after_pick(picking("milestone", 0, rows, "cheap-timber"), "milestone")["coins"] == 0  # not below 0
    assert picking("axe-hall", cost, rows).why_not(0, "pick axe-hall").code == "needs_coins"


@pytest.mark.parametrize(("event", "coins"), [("loose-change", 0), ("lamp-fair", 2)])
def test_lamp_fair_pays_for_carts_completed_by_cards_and_markers(event: str, coins: int) -> None:
    # Two full halves meet between 1.0 and 1.2; the marker of cart-yard completes the only border that is left.
    state = picking("cart-yard", 0, ["1.0 toll-bothy", "2.1 barracks"], event)
    seat = after_pick(state, "cart-yard", "play cart-yard at 1.2", "use 1 at 1.2", "cart between 1.0 and 2.1")
    assert (seat["coins"], len(seat["carts"])) == (coins, 2)


@pytest.mark.parametrize(("event", "coins"), [("loose-change", 2), ("double-shift", 4)])
def test_double_shift_resolves_the_surface_twice(event: str, coins: int) -> None:
    state = picking("canteen", 0, ["1.0 toll-bothy"], event)
    seat = after_pick(state, "canteen", "play canteen at 1.2", "use none at 1.2", *["surface 1"] * (coins // 2))
    assert seat["coins"] == coins
    assert 0 not in state.to_act


@pytest.mark.parametrize(("event", "space"), [("loose-change", 3), ("fair-wind", 4)])
def test_fair_wind_moves_the_first_advance_of_the_round_1_more(event: str, space: int) -> None:
    state = picking("cubit-hall", 2, ["1.0 sun-ladder"], event)
    answers = ["play cubit-hall at 2.1", "use 1 at 2.1", "enter alchemy", "use 1 at 1.0"]
    assert after_pick(state, "cubit-hall", *answers)["space"] == space
