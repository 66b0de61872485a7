"""Notebooks show states, scores and records of every game; a view still shows its own seat's secrets only."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

import tabuleiro
from tabuleiro.core.record import Record
from tabuleiro.core.scores import Score, Scores
from tabuleiro.core.state import State
from tabuleiro.kit import shelf
from tabuleiro.kit.editions import house_set
from tabuleiro.testing import steps_of


def finished(name: str) -> State:
    state = house_set(name).new(seats=2, seed=3)
    for _ in steps_of(state, 3):
        pass
    return state


@pytest.mark.parametrize("name", shelf.games())
def test_a_state_its_scores_and_its_record_are_drawn(name: str) -> None:
    state = finished(name)
    assert state._repr_svg_() == state.view(-1)._repr_svg_()
    record = Record.loads(state.record.dumps())
    html = replace(record, names=("you & me", "greedy"))._repr_html_()
    assert html is not None
    root = ElementTree.fromstring(html)
    assert root.find("{http://www.w3.org/2000/svg}svg") is not None
    assert "B greedy" in "".join(root[0].itertext())
    assert "A you & me" in "".join(root[0].itertext())
    rows = [["".join(cell.itertext()) for cell in row] for row in root.iter("tr")]
    assert [(row[0], int(row[1]), int(row[2])) for row in rows[1:]] == [
        ("AB"[score.seat], score.rank, score.total) for score in state.scores
    ]
    assert rows[0][3:] == list(dict.fromkeys(part for score in state.scores for part in score.breakdown))


@pytest.mark.parametrize("name", shelf.games())
def test_a_state_shows_what_a_spectator_sees(name: str) -> None:
    """The table of a world that looks the same to who looks on is the same picture."""
    state = house_set(name).new(seats=2, seed=3)
    for number, _ in enumerate(steps_of(state, 3)):
        if number == 20:
            break
    world = state.view(-1).sample(tabuleiro.Dice(5))
    assert world.players[0].__class__ is state.players[0].__class__
    assert world._repr_svg_() == state._repr_svg_()


def test_what_is_in_a_score_is_only_text() -> None:
    html = Scores([Score(0, 3, {"<b>": 3}, (), 1)])._repr_html_()
    assert re.findall(r"<t[hd]>(.*?)</t[hd]>", html)[3] == "&lt;b&gt;"


def test_a_record_that_cannot_be_replayed_says_why() -> None:
    record = replace(finished("imperial-miners").record, rules=99)
    assert "there is no rules version 99" in (record._repr_html_() or "")
