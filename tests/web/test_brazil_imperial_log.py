"""What happened in Brazil: Imperial, as the page tells it: prices with what was bought, secrets with who has them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

import pytest

import tabuleiro
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.table import Table, Told
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.words.names import WORDS
from tabuleiro.games.brazil_imperial.words.phrases import icon_of
from tabuleiro.kit.beats import Beat, joined
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.testing.play import randomly, stubbornly
from tabuleiro.web import chronicle

GAME = tabuleiro.load("brazil-imperial")
SAID = words_of(GAME)
NAMES = ("Ana", "Bento", "Clara", "Davi")
BOUGHT = ("built", "deployed", "made", "painted", "renovated", "traded")
PRICES = ("paid", "card_given")
SEEDS = range(6)  # in 3 a monarch pays with combat cards, and a painting gives a discount


@lru_cache(maxsize=len(SEEDS))
def whole_game(seed: int) -> Table:
    seats = 1 + seed % 4
    table = Table(GAME.new(seats=seats, seed=seed), NAMES[:seats])
    choose = stubbornly(seed) if seed % 2 else randomly(seed)
    while not table.state.over:
        table.act(choose(table.state, table.state.to_act[0]))
    return table


def beats(log: list[Told], eye: int = TABLE) -> Iterator[Beat]:
    teller = SAID.teller(eye)
    for told in log:
        yield from teller.tell(told)


def happened(kind: str, seat: int = 0, **data: Any) -> Event:
    return Event(kind, seat, data, {}, False)


def paid(what: str, why: str = "cost", source: str = "supply") -> Event:
    return Event("paid", 0, {"what": what, "from": source, "icon": "any", "why": why}, {}, False)


def in_the_log(*actions: tuple[str, tuple[Event, ...]], lang: str = "en", eye: int = TABLE) -> list[str]:
    """Sentence, and what it brought or cost, of every beat that has one."""
    log = [Told(number, 0, text, events) for number, (text, events) in enumerate(actions, 1)]
    reader = chronicle.Reader(GAME, eye, NAMES[:2], ("A", "B"), lang)
    return [said for beat in beats(log, eye) if (said := reader.said(beat))]


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("seed", SEEDS)
def test_every_price_stands_with_what_it_paid_for(seed: int) -> None:
    """However many actions it took, the beat of what was bought has all that was given for it."""
    due: list[Counter[str]] = []
    waiting: Counter[str] = Counter()
    log = whole_game(seed).log
    for event in (event for told in log for event in told.events):
        if event.kind == "paid" and event.data["what"]:
            what = str(event.data["what"])
            waiting[icon_of(what) if what in GOODS else "gold-card"] += 1
        elif event.kind == "card_given":
            waiting["combat-card"] += 1
        elif event.kind in BOUGHT:
            waiting.update(icon_of(good) for good in cast("tuple[str, ...]", event.data.get("lost", ())))
            due.append(waiting)
            waiting = Counter()
    assert not waiting
    bought = [beat for beat in beats(log) if beat.event.kind in BOUGHT and not beat.more]
    for beat, price in zip(bought, due, strict=True):
        given = [gain for gain in joined((*beat.price, *beat.gains)) if gain.n < 0 and gain.what != SAID.points]
        assert {gain.what: -gain.n for gain in given} == price, beat


@pytest.mark.parametrize("seed", SEEDS)
def test_payments_are_quiet(seed: int) -> None:
    assert {beat.weight for beat in beats(whole_game(seed).log) if beat.event.kind in PRICES} <= {"quiet"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_names_a_board_colour(lang: str) -> None:
    """Pieces on the page have the colour of their seat, so a board's own colour would say something else."""
    colours = [WORDS.text(lang, f"colour-{board.id}") for board in GAME.pack.boards]
    named = re.compile(rf"(?<![\w-])({'|'.join(colours)})(?![\w-])", re.IGNORECASE)  # not a blue-and-gold macaw
    for seed in SEEDS:
        table = whole_game(seed)
        for beat in beats(table.log):
            assert not named.search(SAID.caption(GAME, beat, TABLE, table.seats, lang))
    boards = {board.names[lang] for board in GAME.pack.boards}
    assert len(boards) == len(colours)  # the name alone tells them apart


# ---------------------------------------------------------------- one payment
def test_a_price_stands_with_the_thing_beside_what_it_brings() -> None:
    taking = (
        paid("cotton"),
        happened("painted", painting="gusmao"),
        happened("gained", goods=("science",), why="painting"),
        happened("hung", TABLE, painting="guarani"),
    )
    assert in_the_log(("paint gusmao", taking)) == [
        "Ana took the painting Bartolomeu de Gusmão. −1 cotton, +1 science.",
        "New in the gallery: Guarani.",
    ]


FOUR = (
    ("pay cotton from supply", (paid("cotton", "trade"),)),
    ("pay coffee from a2", (paid("coffee", "trade", "a2"),)),
    ("pay cotton from supply", (paid("cotton", "trade"),)),
    (
        "pay cane from supply",
        (
            paid("cane", "trade"),
            happened("traded", trade="four"),
            happened("gained", goods=("science",), why="trade"),
            happened("gold_card", hand=1),
        ),
    ),
)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ana traded four resources. −2 cotton, −1 coffee, −1 sugarcane, +1 science."),
        ("pt-BR", "Ana trocou quatro recursos. −2 algodões, −1 café, −1 cana, +1 ciência."),
        ("de", "Ana tauscht vier Rohstoffe. −2 Baumwolle, −1 Kaffee, −1 Zuckerrohr, +1 Wissenschaft."),
    ],
)
def test_a_trade_of_four_says_in_one_line_what_was_given(lang: str, line: str) -> None:
    assert line in in_the_log(*FOUR, lang=lang)


def test_what_was_given_first_has_beats_of_its_own_and_counts_once() -> None:
    found = list(beats([Told(i, 0, text, events) for i, (text, events) in enumerate(FOUR, 1)]))
    assert [beat.event.kind for beat in found] == ["paid", "paid", "paid", "traded", "gold_card"]
    assert sum(gain.n for beat in found for gain in beat.gains if gain.what == "cotton") == -2


def test_a_turn_that_ends_forgets_its_prices() -> None:
    """A payment that was broken off is not what the next turn's first thing cost."""
    other = ("arch build", (happened("turn", 0, round=2), happened("arch", arch="build")))
    assert [beat.price for beat in beats([Told(1, 0, *FOUR[0]), Told(2, 0, *other)])] == [(), ()]


def test_what_a_card_is_stays_with_who_drew_it() -> None:
    drawn = Event("combat_card", 0, {"hand": 1}, {"card": "militia"}, True)
    deploying = ("deploy g1 at a3", (paid("wood"), happened("deployed", unit="g1", at="a3", new=1), drawn))
    assert in_the_log(deploying, eye=0) == [
        "You deployed Archer 1 on A3. −1 brazilwood.",
        "You drew Militia. +1 combat card.",
    ]
    for eye in (1, TABLE):
        assert in_the_log(deploying, eye=eye) == [
            "Ana deployed Archer 1 on A3. −1 brazilwood.",
            "Ana drew a combat card. +1 combat card.",
        ]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_of_the_log_tells_a_payment_twice(seed: int) -> None:
    """What the rows of a turn bring and cost is what the turn has brought and cost."""
    told = list(beats(whole_game(seed).log))
    rows = chronicle.rows_of(told)
    shown = Counter[tuple[int, int, str, bool]]()
    true = Counter[tuple[int, int, str, bool]]()
    for row in rows:
        for beat in row.beats:
            for gain in (*beat.price, *beat.gains):
                shown[beat.turn, gain.seat, gain.what, gain.n > 0] += gain.n
    for beat in told:
        for gain in beat.gains:
            true[beat.turn, gain.seat, gain.what, gain.n > 0] += gain.n
    assert shown == true
    for row in rows:
        given = joined(gain for beat in row.beats for gain in (*beat.price, *beat.gains))
        assert {*row.whole.own} == {gain for gain in given if gain.seat == row.head.seat}


FULL = happened("produced", at="c3", goods=("coffee",))


def test_a_line_of_the_log_tells_things_in_their_order() -> None:
    reader = chronicle.Reader(GAME, 0, NAMES[:2], ("A", "B"), "en")
    cards = ("give militia", (Event("card_given", 0, {}, {"card": "militia"}, False),))
    traded = ("trade cards", (happened("traded", trade="cards"), happened("gained", goods=("gold",), why="trade")))
    built = ("build farm at c3", (happened("built", face="farm", at="c3", covered=0, founded=1, lost=()), FULL))
    log = [Told(n, 0, text, events) for n, (text, events) in enumerate((cards, traded, built), 1)]
    (row,) = chronicle.rows_of(list(beats(log, eye=0)))
    html = reader.row(row)
    assert row.head.event.kind == "built"
    assert 0 < html.index("traded two combat cards") < html.index("founded")
    assert (html.count("<b>You</b>"), html.count("−1"), "gave" in html) == (1, 1, False)


# ---------------------------------------------------------------- what it means for who reads
def test_who_is_near_is_told_so() -> None:
    going = ("move g1 to c3", (happened("moved", units=("g1",), **{"from": "b3"}, to="c3", march=0, near=(1,)),))
    assert in_the_log(going, eye=1) == ["Ana moved Archer 1 from B3 to C3, next to you."]
    assert in_the_log(going, eye=TABLE) == ["Ana moved Archer 1 from B3 to C3."]


def test_who_loses_a_tile_is_told_so_and_its_goods_go_with_it() -> None:
    taking = ("move g1 to c3", (happened("control", at="c3", before=1, goods=("wood",), face="sawmill"),))
    assert in_the_log(taking, eye=1) == ["Ana took C3 from you: Sawmill. +1 brazilwood. Bento: −1 brazilwood."]


@pytest.mark.parametrize(("eye", "weight"), [(0, "big"), (1, "big"), (2, "plain"), (TABLE, "plain")])
def test_a_fight_is_big_for_both_sides(eye: int, weight: str) -> None:
    over = happened("fight_over", won=1, attack=3, defence=2, at="c3", defender=1, units=(), face="")
    assert [beat.weight for beat in beats([Told(1, 0, "enough", (over,))], eye)] == [weight]


# ---------------------------------------------------------------- what belongs together, and what does not
MOVED = happened("moved", units=("g1",), **{"from": "b3"}, to="c3", march=0, near=())


def test_what_a_move_leads_into_is_told_with_it() -> None:
    """The page shows the expedition, or the fight, as soon as the unit is there."""
    expedition = happened("expedition", at="c3", tile="langsdorff", strength=6)
    fight = happened("fight", at="c3", defender=1, **{"from": ""}, attack=3, defence=2)
    found = list(beats([Told(1, 0, "move g1 to c3", (MOVED, expedition))], eye=1))
    assert [(beat.event.kind, beat.start, beat.spot) for beat in found] == [("expedition", "hex b3", "hex c3")]
    assert in_the_log(("move g1 to c3", (MOVED, expedition))) == ["Ana went from B3 to C3: Langsdorff Expedition."]
    assert in_the_log(("move g1 to c3", (MOVED, fight))) == ["Ana attacked Bento on C3 from B3: 3 against 2."]
    assert in_the_log(("attempt c3", (expedition,))) == ["Ana set out: Langsdorff Expedition, strength 6."]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("monarch", "paid with combat cards, as the monarch allows"),
        ("hand", "paid with a gold card"),
        ("discount", "painting: 1 less"),
    ],
)
def test_what_was_bought_says_what_has_paid_for_it(source: str, said: str) -> None:
    asking = ("pay", (paid("", source=source) if source != "hand" else paid("jesuits", source=source),))
    made = ("pay coffee from supply", (paid("coffee"), happened("made", product="fabric")))
    assert in_the_log(asking, made)[-1].startswith(f"Ana manufactured Fabric ({said}).")
    moved = ("move g1 to c3", (happened("turn", round=2), MOVED, happened("made", product="sugar")))
    assert in_the_log(asking, moved)[-1] == "Ana manufactured Sugar."


@pytest.mark.parametrize("seed", SEEDS)
def test_who_paid_is_said_of_everything_that_a_power_has_paid(seed: int) -> None:
    powers, told = 0, 0
    for beat in beats(whole_game(seed).log):
        powers += beat.event.kind == "paid" and beat.event.data["from"] == "monarch"
        told += beat.event.data.get("paid_by") == "monarch"
    assert bool(powers) == bool(told)


def test_the_upgrade_of_an_arch_is_no_painting() -> None:
    position = '[[seat]]\nsupply = { coffee = 2, cane = 1 }\nproducts = ["sugar manufacture"]\n[[seat]]\n'
    table = Table(GAME.position(position), NAMES[:2])
    while not any(event.kind == "made" for told in table.log for event in told.events):
        wanted = ("arch manufacture", "make coffee", "pay discount")
        actions = table.state.decision(0).actions
        table.act(next((one for one in actions if str(one) in wanted), actions[-1]))
    sources = [event.data["from"] for told in table.log for event in told.events if event.kind == "paid"]
    assert "upgrade" in sources
    assert "discount" not in sources


def test_a_find_and_a_painting_each_have_what_they_bring() -> None:
    entering = (
        happened("revealed", at="c3", tile="mandioca-1"),
        happened("gained", goods=("coffee",), why="exploration"),
        happened("gained", goods=("wood",), why="painting"),
    )
    assert in_the_log(("move g1 to c3", entering)) == [
        "Ana discovered on C3: Mandioca. +1 coffee.",
        "Ana got goods from a painting. +1 brazilwood.",
    ]


def test_a_painting_has_what_it_brings_and_the_monarch_what_the_power_adds() -> None:
    taking = (
        happened("painted", painting="gusmao"),
        happened("gained", goods=("gold",), why="monarch"),
        happened("gained", goods=("science",), why="painting"),
    )
    assert in_the_log(("paint gusmao", taking)) == [
        "Ana took the painting Bartolomeu de Gusmão. +1 science.",
        "Ana got goods by the monarch's power. +1 gold.",
    ]


def test_the_harbour_brings_its_good_whatever_was_done_before() -> None:
    built = happened("built", face="farm", at="c3", covered=0, founded=0, lost=())
    fetching = (happened("gained", goods=("cotton",), why="harbor"),)
    found = in_the_log(("build farm at c3", (built,)), ("harbor cotton", fetching))
    assert found == ["Ana built a farm on C3.", "Ana took goods in the harbour. +1 cotton."]


@pytest.mark.parametrize("eye", [0, 1, TABLE])
def test_what_everybody_gets_is_said_once(eye: int) -> None:
    dealt = [Event("missions_dealt", seat, {"n": 2}, {"missions": ("i-1", "i-2")}, True) for seat in (0, 1)]
    said = in_the_log(("", tuple(dealt)), eye=eye)
    assert said[-1] == "Everyone got 2 missions."
    assert len(said) == (1 if eye == TABLE else 2)


# ---------------------------------------------------------------- the folded log
FIGHT = """phase = 'move'
explore = []
[[seat]]
colour = 'red'
units = ['r1 c3', 'r2 c3']
combat_cards = ['militia']
token = 'harbor'
arch = 'harbor'
[[seat]]
colour = 'orange'
units = ['o1 d3']
combat_cards = ['ambush']
"""


@pytest.mark.parametrize("eye", [0, 1, TABLE])
def test_a_fight_ends_after_the_cards_of_both_sides(eye: int) -> None:
    table = Table(GAME.position(FIGHT), NAMES[:2])
    table.act(table.state.decision(0).parse("move r1 to d3"))
    while "fight_over" not in {event.kind for event in table.log[-1].events}:
        seat = table.state.to_act[0]
        table.act(table.state.decision(seat).actions[0])
    rows = chronicle.rows_of(list(beats(table.log, eye)))
    for shown in (rows, chronicle.folded(rows, 0)):
        order = [beat.event.kind for row in shown for beat in row.beats]
        assert order.index("fight_over") > max(i for i, kind in enumerate(order) if kind == "card_laid")
        if "defeated" in order:  # what came of it is told after it
            assert order.index("defeated") > order.index("fight_over")


def test_a_turn_of_ones_own_leaves_out_no_move_and_no_find() -> None:
    built = happened("built", face="farm", at="c3", covered=0, founded=0, lost=())
    found = happened("revealed", at="c4", tile="culture-1")
    drawn = Event("mission_drawn", 0, {"era": 1}, {"mission": "i-1"}, True)
    log = [
        Told(n, 0, "", events)
        for n, events in enumerate(((happened("turn", round=2), built), (MOVED,), (found,), (drawn,)), 1)
    ]
    [row] = chronicle.rows_of(list(beats(log, eye=0)))
    assert [beat.event.kind for beat in row.beats] == ["built", "moved", "revealed", "mission_drawn"]


def test_capitals_are_told_in_the_order_in_which_they_were_founded() -> None:
    told = [beat for beat in beats(whole_game(1).log, eye=0) if beat.event.kind in ("capitals", "capital")]
    turns = [beat.turn for beat in told]
    assert turns == sorted(turns)
    assert len(set(turns)) == len(turns)
