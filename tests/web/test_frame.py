"""Frames without HTTP: names, letters, the log's sums, plans and the digest."""

from __future__ import annotations

import tabuleiro
from tabuleiro.core.table import Table
from tabuleiro.server.chairs import Chair
from tabuleiro.web import chronicle
from tabuleiro.web.boards import board_of
from tabuleiro.web.frame import Eyes, names_of, scene_of, with_plans

GAME = tabuleiro.load("imperial-miners")
CHAIRS = (Chair("person", "Ana"), Chair("person", "Bia"))
POSITION = """
round = 3
[[seat]]
coins = 9
hand = ["distillery"]
mine = ["1.0 sun-ladder", "1.2 winch-house", "2.1 cubit-hall"]
[[seat]]
coins = 2
hand = ["reed-barge"]
"""


def test_everybody_has_a_name_of_their_own():
    chairs = [Chair("person", "Ana"), Chair("bot", "", "search:2"), Chair("person", "Ana"), Chair("open", "")]
    assert names_of(chairs, "en") == ("Ana", "Bot B", "Ana (C)", "Seat D")
    assert names_of(chairs, "de")[3] == "Platz D"


def test_the_log_sums_up_what_an_action_brought():
    table = Table(GAME.new(seats=1, seed=3), ("A",))
    while not table.state.over:
        table.act(table.state.decision(0).actions[0])
    lines = chronicle.lines(GAME, table.log, 0, ("Ana",), "en")
    summed = [line.text for line in lines if line.text.endswith(")") and "(" in line.text and "VP" in line.text]
    assert summed
    points = sum(event.data["n"] for told in table.log for event in told.events if event.kind == "points")
    assert points == table.state.scores[0].breakdown["vp"]


def test_the_newest_chapter_comes_first():
    table = Table(GAME.new(seats=1, seed=3), ("A",))
    while not table.state.over:
        table.act(table.state.decision(0).actions[-1])
    found = chronicle.chapters(chronicle.lines(GAME, table.log, 0, ("Ana",), "en"))
    titles = [chapter.title for chapter in found]
    assert titles[0].startswith("The game is over")
    assert titles[1].startswith("Round 10")
    assert titles[-1].startswith("Progress boards")
    numbers = [line.number for chapter in found for line in chapter.lines]
    assert numbers == sorted(numbers, reverse=True)


def test_a_chosen_card_gets_a_plan_and_places_get_notes():
    state = GAME.position(POSITION)
    board = board_of(GAME.name)
    scene = with_plans(scene_of(state, Eyes(0, "en", (0,)), CHAIRS, "pick distillery"), board)
    assert scene.plan is not None
    assert scene.plan.steps[0].title == "Distillery"
    assert scene.plan.steps[-1].title == "Surface"
    assert scene.chosen == "pick distillery"
    unknown = scene_of(state, Eyes(0, "en", (0,)), CHAIRS, "pick cathedral")
    assert unknown.chosen == ""
