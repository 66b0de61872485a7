"""The log of Brazil: Imperial on the page: payments stand with what they paid for, and no board is called a colour."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

import tabuleiro
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.table import Table, Told
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.words.names import WORDS
from tabuleiro.lang import LANGUAGES
from tabuleiro.testing.play import randomly, stubbornly
from tabuleiro.web import chronicle

GAME = tabuleiro.load("brazil-imperial")
NAMES = ("Ana", "Bento", "Clara", "Davi")
BOUGHT = ("built", "deployed", "made", "painted", "renovated", "traded")
SEEDS = range(6)  # in 3 a monarch pays with combat cards, and a painting gives a discount


@lru_cache(maxsize=len(SEEDS))
def whole_game(seed: int) -> Table:
    seats = 1 + seed % 4
    table = Table(GAME.new(seats=seats, seed=seed), NAMES[:seats])
    choose = stubbornly(seed) if seed % 2 else randomly(seed)
    while not table.state.over:
        table.act(choose(table.state, table.state.to_act[0]))
    return table


def told_at(table: Table, lang: str, eye: int = TABLE) -> dict[int, str]:
    """All that the page says of each action, by its number."""
    found: dict[int, str] = {}
    for line in chronicle.lines(GAME, table.log, eye, table.seats, lang):
        found[line.number] = f"{found.get(line.number, '')} {line.text}".strip()
    return found


def happened(kind: str, seat: int = 0, **data: Any) -> Event:
    return Event(kind, seat, data, {}, False)


def paid(what: str, why: str = "cost", source: str = "supply") -> Event:
    return Event("paid", 0, {"what": what, "from": source, "icon": "any", "why": why}, {}, False)


def in_the_log(*actions: tuple[str, tuple[Event, ...]], lang: str = "en", first: int = 1) -> list[str]:
    log = [Told(number, 0, text, events) for number, (text, events) in enumerate(actions, first)]
    return [line.text for line in chronicle.lines(GAME, log, TABLE, NAMES[:2], lang)]


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_is_a_bare_payment(seed: int, lang: str) -> None:
    table = whole_game(seed)
    for line in chronicle.lines(GAME, table.log, TABLE, table.seats, lang):
        assert not re.search(r"^\w+: −|^−|: −", line.text), line.text
        assert not re.search(r"\.\.|: ?:|,,| ,|: [.,]|\(\)", line.text), line.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_payment_stands_once_with_what_it_paid_for(seed: int, lang: str) -> None:
    """All goods and cards of a payment are counted where the thing comes, however many actions it took."""
    table = whole_game(seed)
    said = told_at(table, lang)
    waiting: Counter[str] = Counter()
    due: dict[int, int] = {}  # by action: how many sums
    for action in table.log:
        for event in action.events:
            if event.kind == "paid" and event.data["what"]:
                waiting[str(event.data["what"]) if event.data["what"] in GOODS else "gold-card"] += 1
            elif event.kind == "card_given":
                waiting["combat-card"] += 1
            elif event.kind in BOUGHT and waiting:
                parts = [WORDS.text(lang, f"n-{what}", n=n) for what, n in waiting.items() if what != "combat-card"]
                if event.kind == "traded":
                    assert all(part in said[action.number] for part in parts), said[action.number]
                else:
                    parts += [WORDS.text(lang, "n-combat-card", n=n) for n in [waiting["combat-card"]] if n]
                    # what is paid follows its sentence before the next begins
                    assert any(
                        all(f"−{part}" in sum_ for part in parts)
                        for sum_ in re.findall(r"\((−[^()]*)\)\.", said[action.number])
                    ), said[action.number]
                    due[action.number] = due.get(action.number, 0) + 1
                waiting.clear()
    assert not waiting
    assert {number: text.count("(−") for number, text in said.items() if "−" in text} == due


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_names_a_board_colour(lang: str) -> None:
    """Pieces on the page have the colour of their seat, so a board's own colour would say something else."""
    colours = [WORDS.text(lang, f"colour-{board.id}") for board in GAME.pack.boards]
    named = re.compile(rf"(?<![\w-])({'|'.join(colours)})(?![\w-])", re.IGNORECASE)  # not a blue-and-gold macaw
    for seed in SEEDS:
        table = whole_game(seed)
        for line in chronicle.lines(GAME, table.log, TABLE, table.seats, lang):
            assert not named.search(line.text), line.text
    boards = {board.names[lang] for board in GAME.pack.boards}
    assert len(boards) == len(colours)  # the name alone tells them apart
    assert all(any(board in text for text in told_at(whole_game(3), lang)[0].split(".")) for board in boards)


# ---------------------------------------------------------------- one payment
def test_a_sum_follows_the_thing_and_not_what_the_thing_brings() -> None:
    taking = (
        paid("cotton"),
        happened("painted", painting="gusmao"),
        happened("gained", goods=("science",), why="painting"),
        happened("hung", TABLE, painting="guarani"),
    )
    assert in_the_log(("paint gusmao", taking)) == [
        "Ana takes the painting Bartolomeu de Gusmão (−1 cotton). A painting brings Ana 1 science."
    ]


FOUR = (
    ("trade four", ()),
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
        ("en", "Ana trades 2 cotton, 1 coffee and 1 sugarcane. Ana gains 1 science. Ana draws a gold card."),
        (
            "pt-BR",
            "Ana troca 2 de algodão, 1 de café e 1 de cana. Ana ganha 1 de ciência. Ana compra uma carta de ouro.",
        ),
        (
            "de",
            "Ana tauscht 2 Baumwolle, 1 Kaffee und 1 Zuckerrohr. Ana bekommt 1 Wissenschaft. Ana zieht eine Goldkarte.",
        ),
    ],
)
def test_a_trade_of_four_is_one_line(lang: str, line: str) -> None:
    assert in_the_log(*FOUR, lang=lang) == [line]


def test_a_trade_of_cards_names_them() -> None:
    given = [(f"give {card}", (happened("card_given", card=card),)) for card in ("militia", "ambush")]
    trading = (happened("traded", trade="cards"), happened("gained", goods=("gold",), why="trade"))
    log = (("trade cards", ()), given[0], (given[1][0], (*given[1][1], *trading)))
    assert in_the_log(*log) == ["Ana trades the combat cards Militia and Ambush. Ana gains 1 gold."]


def test_a_payment_of_several_kinds_is_one_sum() -> None:
    log = (
        ("make cocoa", (paid("wood"),)),
        ("pay combat 1", ()),
        ("give militia", (happened("card_given", card="militia"),)),
        ("pay gold from monarch", (paid("", source="monarch"),)),
        ("pay card war", (paid("war", source="hand"), paid("", source="discount"), happened("made", product="cocoa"))),
    )
    assert in_the_log(*log) == [
        "Ana makes a product: Cocoa (−1 brazilwood, −1 gold card, −1 combat card: Militia).",
    ]


def test_an_open_payment_waits_for_its_end() -> None:
    assert in_the_log(*FOUR[:3]) == []


def test_a_payment_that_began_before_the_page_is_not_half_told() -> None:
    """The page shows the newest actions only: a sum of some of the four would be wrong."""
    later = ("trade resource", (paid("wood", "trade"), happened("traded", trade="resource")))
    assert in_the_log(*FOUR[3:], later, first=40) == [
        "Ana trades 4 resources. Ana gains 1 science. Ana draws a gold card.",
        "Ana trades 1 brazilwood.",
    ]


def test_what_a_card_is_stays_with_who_drew_it() -> None:
    drawn = Event("combat_card", 0, {"hand": 1}, {"card": "militia"}, True)
    log = [Told(1, 0, "deploy g1 at a3", (paid("wood"), happened("deployed", unit="g1", at="a3", new=1), drawn))]
    seen = [chronicle.lines(GAME, log, eye, NAMES[:2], "en")[0].text for eye in (0, 1, TABLE)]
    assert seen[0] == "Ana deploys Archer 1 on A3 (−1 brazilwood). Ana draws the combat card Militia."
    assert seen[1] == seen[2] == "Ana deploys Archer 1 on A3 (−1 brazilwood). Ana draws a combat card."
