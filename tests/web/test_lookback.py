"""The look back: points by round and turning points come from the beats, bars show what the score sheet says."""

from __future__ import annotations

import pytest

import tabuleiro
from tabuleiro.core.table import Table
from tabuleiro.kit.shelf import games, words_of
from tabuleiro.server.chairs import Chair
from tabuleiro.testing.play import stubbornly
from tabuleiro.web.board import board_of
from tabuleiro.web.chronicle import Chronicle, Reader
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import scene_of
from tabuleiro.web.lookback import EndedPlay, by_round, turning_points

NAMES = ("Ana", "Bento")


def finished(name: str, seed: int) -> Table:
    table = Table(tabuleiro.load(name).new(seats=2, seed=seed), NAMES)
    choose = stubbornly(seed)
    while not table.state.over:
        seat = table.state.to_act[0]
        table.act(choose(table.state, seat))
    return table


@pytest.mark.parametrize("name", games())
def test_the_last_round_ends_with_the_totals(name):
    table = finished(name, 3)
    for eye in (-1, 0, 1):
        beats = Chronicle(table.game, eye).of(table.log)
        points = [score.points for score in table.state.scores]
        rounds = by_round(beats, points, words_of(table.game).points)
        assert rounds[-1][1] == points
        began = [score.points for score in table.game.new(seats=2, seed=3).scores]
        assert [
            n - sum(gain.n for beat in beats for gain in beat.gains if gain[:2] == (seat, words_of(table.game).points))
            for seat, n in enumerate(points)
        ] == began


@pytest.mark.parametrize("name", games())
def test_turning_points_are_turns_that_brought_points(name):
    beats = Chronicle((table := finished(name, 4)).game, 0).of(table.log)
    found = turning_points(beats, 2, words_of(table.game).points)
    assert 0 < len(found) <= 3
    assert all(one.points > 0 and one.turn.owner in (0, 1) for one in found)
    numbers = [one.turn.beats[0].number for one in found]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("name", games())
def test_bars_and_table_say_the_same(name):
    table = finished(name, 5)
    chairs = [Chair("person", who, owner=who) for who in NAMES]
    scene = scene_of(table.state, Eyes(0, "en"), chairs)
    reader = Reader(table.game, 0, NAMES, ("A", "B"), "en")
    points = [score.points for score in table.state.scores]
    back = EndedPlay("table", reader, Chronicle(table.game, 0).of(table.log), points)
    log = [told.seen_by(0) for told in table.log]
    html = str(board_of(name).result(scene, table.state.scores, log, back))
    for score in table.state.scores:
        assert f'class="total">{str(score.points).replace("-", "−")}<' in html
    assert "chart" in html
    assert html.count("<tr") == 3
