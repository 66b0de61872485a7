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


# ---------------------------------------------------------------- what it means for who reads
def test_who_is_near_is_told_so() -> None:
    going = ("move g1 to c3", (happened("moved", units=("g1",), **{"from": "b3"}, to="c3", march=0, near=(1,)),))
    assert in_the_log(going, eye=1) == ["Ana moved Archer 1 to C3, next to your empire."]
    assert in_the_log(going, eye=TABLE) == ["Ana moved Archer 1 to C3."]


def test_who_loses_a_tile_is_told_so_and_its_goods_go_with_it() -> None:
    taking = ("move g1 to c3", (happened("control", at="c3", before=1, goods=("wood",), face="sawmill"),))
    assert in_the_log(taking, eye=1) == ["Ana took C3 from you: Sawmill. +1 brazilwood. Bento: −1 brazilwood."]


@pytest.mark.parametrize(("eye", "weight"), [(0, "big"), (1, "big"), (2, "plain"), (TABLE, "plain")])
def test_a_fight_is_big_for_both_sides(eye: int, weight: str) -> None:
    over = happened("fight_over", won=1, attack=3, defence=2, at="c3", defender=1, units=(), face="")
    assert [beat.weight for beat in beats([Told(1, 0, "enough", (over,))], eye)] == [weight]
