"""What was told of a play that goes on from a position, and of a night: headings, turns, lines that are one."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from web_site import Site, opened_at

import tabuleiro
from tabuleiro.core.event import Event
from tabuleiro.core.table import Table
from tabuleiro.kit.beats import Beat, Gain, chapters, joined
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish
from tabuleiro.web.chronicle import Chronicle, LogRow, Reader, folded, in_one, of_others, rows_of

GAME = tabuleiro.load("above-and-below")
NAMES = ("Ana", "Bia")
# The last turn of a round: Ana has passed, and Bia does so with three people who need beds.
EVENING = """
turn = 1
round = 2
seed = 1
[[seat]]
passed = true
coins = 3
[[seat]]
villagers = ["VS-hammer-2 exhausted", "VS-quill-2 exhausted", "VS-none-2 injured"]
"""
MORNING = """
turn = 0
round = 3
seed = 1
[[seat]]
coins = 3
[[seat]]
"""

SALE = """
turn = 1
round = 4
[[seat]]
sale = "fish"
coins = 2
[[seat]]
coins = 9
"""


def played(position: str, *texts: tuple[int, str]) -> Table:
    table = Table(GAME.position(position), NAMES)
    for seat, text in texts:
        table.act(table.state.decision(seat).parse(text))
    return table


def reader(lang: str = "en") -> Reader:
    return Reader(GAME, 0, NAMES, ("A", "B"), lang)


def rows(table: Table) -> list[LogRow]:
    return rows_of(Chronicle(GAME, 0).of(table.log))


def sums(beats: Iterable[Beat]) -> dict[str, int]:
    """What has come and gone in all, of each kind."""
    return {gain.what: gain.n for gain in joined(gain._replace(seat=0) for beat in beats for gain in beat.gains)}


NIGHT = ((1, "bed VS-hammer-2"), (1, "bed VS-quill-2"), (1, "bed VS-none-2"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_beds_of_a_night_are_one_line_for_each_way_to_wake_up(lang: str) -> None:
    found = [step for row in rows(played(EVENING, *NIGHT)) for step in row.beats if step.event.kind == "rested"]
    assert [step.event.data["villager"] for step in found] == [("VS-hammer-2", "VS-quill-2"), "VS-none-2"]
    assert [[gain.n for gain in step.gains] for step in found] == [[2], [-1]]
    first = reader(lang).caption(found[0])
    assert "Tomas" in first
    assert "Emil" in first


def test_a_night_is_told_in_one_sentence_for_all_beds_with_the_income_after_it() -> None:
    """What others do then is one beat; what they earn is a step of it."""
    table = played(EVENING, (1, "sleep all"))
    fresh = [beat for beat in Chronicle(GAME, 0).of(table.log) if beat.seat == 1]
    found = [beat for beat in in_one(fresh) if beat.event.kind in ("rested", "income")]
    assert [beat.event.kind for beat in found] == ["rested", "rested", "income"]
    assert {beat.weight for beat in found} == {"quiet"}


def test_all_gains_of_lines_that_are_one_are_there() -> None:
    table = played(EVENING, *NIGHT)
    told = [gain for beat in Chronicle(GAME, 0).of(table.log) for gain in beat.gains]
    shown = [gain for row in rows(table) for beat in row.beats for gain in beat.gains]
    assert sum(gain.n for gain in shown if gain.what == "ready") == sum(gain.n for gain in told if gain.what == "ready")


def test_a_play_from_a_position_begins_with_a_turn_of_who_acts_first() -> None:
    """It was told among what opened the round, without a seat's mark."""
    table = played(MORNING, (0, "labor"), (0, "use VS-none-1"), (0, "enough"))
    first = chapters(Chronicle(GAME, 0, 3).of(table.log))[0]
    assert (first.round, first.opening) == (3, ())
    assert first.turns[0].owner == 0


def test_what_others_answer_in_such_a_turn_belongs_to_it() -> None:
    table = played(SALE, (1, "buy from 0"), (1, "offer 3"), (0, "ask 4"), (1, "accept"), (1, "labor"))
    (turn,) = chapters(Chronicle(GAME, 0, 4).of(table.log))[0].turns
    assert turn.owner == 1
    assert {"offered", "answered", "sold"} <= {beat.event.kind for beat in turn.beats}


def test_the_folded_log_of_a_trade_keeps_its_order() -> None:
    """What was asked, agreed and sold came after what the money was spent on."""
    texts = ((1, "buy from 0"), (1, "offer 3"), (0, "ask 4"), (1, "accept"), (1, "labor"), (1, "use VS-none-2"))
    turn = chapters(Chronicle(GAME, 0, 4).of(played(SALE, *texts).log))[0].turns[-1]
    found = rows_of(turn.told)
    shown = folded(found, turn.owner)
    order = [(beat.number, beat.index) for row in shown for beat in row.beats]
    assert len(found) > len(shown)
    assert order == sorted(order)
    assert {"sold", "labored"} <= {beat.event.kind for row in shown for beat in row.beats}


def test_a_good_that_a_rival_puts_on_the_track_is_told_since_the_last_choice(site: Site) -> None:
    """It brings no income where it is the first of its kind, and is told all the same."""
    ana, bia = site.browser("Ana"), site.browser("Bia")
    chairs = [Chair("person", "Ana", "", ana.person.id), Chair("person", "Bia", "", bia.person.id)]
    position = SALE.replace("coins = 9", "coins = 9\nsupply = { rope = 1 }")
    table = opened_at(site, Wish(GAME.name, chairs, position=position, name="Rope"))
    bia.post(table, "act", seat=1, version=bia.frame(table)["version"], actions=["place rope"])
    since = ana.frame(table)["parts"]["rail"].partition('class="log2')[0]
    assert "on the track" in since


def test_who_is_hurt_is_no_gain() -> None:
    hurt, healed = (str(reader().chips([Gain(0, "injured", n)])) for n in (1, -1))
    assert "pay" in hurt
    assert "pay" not in healed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_first_round_that_nobody_opened_has_its_number(site: Site, lang: str) -> None:
    ana = site.browser("Ana", lang)
    chairs = [Chair("person", "Ana", "", ana.person.id), Chair("person", "Bia", "", f"bia-{lang}")]
    table = opened_at(site, Wish(GAME.name, chairs, position=MORNING, name="Morning"))
    frame = ana.frame(table)
    frame = ana.post(table, "act", version=frame["version"], actions=["labor"]).json()
    heading = re.findall(r"<h3>(.*?)</h3>", ana.frame(table)["parts"]["rail"])[-1]
    assert re.sub(r"[\u2068\u2069]", "", heading).split() == [
        {"en": "Round", "pt-BR": "Rodada", "de": "Runde"}[lang],
        "3",
    ]


def test_a_phone_lists_all_that_others_did_in_its_order() -> None:
    """None is left out or summed up: each deed stands with what it brought."""
    bot = tabuleiro.bot("greedy", seed=1)
    table = Table(GAME.new(seats=2, seed=5), NAMES)
    while table.state.view(0).data["round"] < 3:
        seat = table.state.to_act[0]
        table.act(bot.choose(table.state.view(seat), table.state.decision(seat)))
    shown = of_others(rows(table), 0)
    order = [(beat.number, beat.index) for row in shown for beat in row.beats if row.head.seat == 1]
    assert len(shown) > 5
    assert order == sorted(order)
    told = [beat for beat in Chronicle(GAME, 0).of(table.log) if not beat.ahead]
    listed = [beat for row in shown for beat in row.beats]
    assert sums(beat for beat in listed if beat.seat == 1) == sums(beat for beat in told if beat.seat == 1)


def test_the_sum_of_what_each_got_stands_in_one_line() -> None:
    table = played(SALE, (1, "buy from 0"), (1, "offer 3"), (0, "accept"))
    line = str(reader().sums(rows(table)))
    assert re.findall(r'href="#i-seat-(.)"', line) == ["b", "a"]


def test_who_went_down_and_what_was_rolled_is_told_of_others() -> None:
    bot = tabuleiro.bot("greedy", seed=2)
    table = Table(GAME.new(seats=2, seed=5), NAMES)
    while not table.state.over and table.state.view(0).data["round"] < 4:
        seat = table.state.to_act[0]
        table.act(bot.choose(table.state.view(seat), table.state.decision(seat)))
    lines = [reader().caption(beat) for row in rows(table) for beat in row.beats if beat.seat == 1]
    assert any(re.search(r"Bia went down with .* and .*: story die [1-6]", line) for line in lines)
    assert any(re.search(r"Bia had \d+ lanterns? in all", line) for line in lines)


def test_of_a_sale_each_ones_part_stands_behind_their_mark() -> None:
    """Four chips in a row did not say whose they were."""
    table = played(SALE, (1, "buy from 0"), (1, "offer 3"), (0, "accept"))
    (sold,) = (beat for beat in Chronicle(GAME, 0).of(table.log) if beat.event.kind == "sold")
    parts = str(reader().brought(sold)).split('class="gains"')[1:]
    assert [re.findall(r'href="#i-seat-(.)"', part) for part in parts] == [["a"], ["b"]]
    assert ["+3" in part for part in parts] == [True, False]
    assert ["−3" in part for part in parts] == [False, True]


def test_what_was_put_up_for_sale_is_no_part_of_passing() -> None:
    """`Bento passed` had lost a rope and a point."""
    position = SALE.replace("coins = 9", "coins = 9\nsupply = { rope = 1, ore = 1 }")
    texts = ((1, "place ore"), (1, "sell rope"), (1, "buy from 0"), (1, "offer 3"), (0, "ask 4"), (1, "drop"))
    shown = of_others(rows(played(position, *texts, (1, "pass"))), 0)
    lost = [row.head.event.kind for row in shown if any(gain.what == "rope" for gain in row.whole.gains)]
    assert lost == ["put_up"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_building_cost_less_than_is_printed_is_said(lang: str) -> None:
    """Bruno's hammer has a plus."""
    said: dict[str, str] = {}
    for who in ("VS-hammer-1", "VR01"):
        state = GAME.position(f'[[seat]]\ncoins = 9\nvillagers = ["{who}"]\n[[seat]]\n')
        table = Table(state, NAMES)
        table.act(next(one for one in state.decision(0).actions if str(one).startswith("build ")))
        said[who] = reader(lang).caption(
            next(beat for row in rows(table) for beat in row.beats if beat.event.kind == "built")
        )
    less = {"en": "1 coin less", "pt-BR": "1 moeda a menos", "de": "1 Münze weniger"}[lang]
    assert [less in text for text in said.values()] == [False, True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_special_villager_can_do_is_said_when_it_comes(lang: str) -> None:
    plain, cat = (
        reader(lang).caption(Beat(1, 0, 1, 1, 0, 0, "plain", Event("came", 0, {"villager": who}, {}, False)))
        for who in ("VS-none-2", "cave-cat")
    )
    assert len(cat) > len(plain) + 30
    assert "3" in cat
