"""Undo: free until something was learnt or another seat acted in the open; sealed choices can be taken back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core import history
from tabuleiro.core.history import last_entry
from tabuleiro.core.table import Table

# A pack whose cards stay as they are, whatever becomes of the house set: what they do decides what can be undone.
GAME = tabuleiro.load("imperial-miners", Path(__file__).parents[1] / "records" / "imperial-miners-pack-1.toml")
TWO = """
[[seat]]
coins = 5
hand = ["sun-ladder", "canteen", "reed-barge"]
[[seat]]
coins = 5
hand = ["sand-clock", "bog-gate", "tide-pump"]
"""


def act(state, seat: int, text: str) -> None:
    state.apply(state.decision(seat).parse(text))


def refusal(state, seat: int) -> str:
    with pytest.raises(tabuleiro.IllegalAction) as caught:
        state.undo(seat)
    return caught.value.reason.code


def test_a_sealed_choice_is_taken_back_although_others_have_chosen():
    three = GAME.position(TWO + '[[seat]]\nhand = ["gate-road", "open-cut"]\n')
    act(three, 0, "pick sun-ladder")
    act(three, 1, "pick bog-gate")
    assert three.to_act == (2,)
    back = three.undo(0)
    assert back.to_act == (0, 2)
    act(back, 0, "pick canteen")
    act(back, 2, "pick open-cut")  # the last one is in: all are revealed, none can be taken back
    assert [seat["playing"] or seat["mine"][0]["card"] for seat in back.view(-1).data["seats"]] == [
        "canteen",
        "bog-gate",
        "open-cut",
    ]
    assert {refusal(back, seat) for seat in (0, 1, 2)} == {"undo_information"}


def test_taking_back_tells_the_others_nothing():
    state = GAME.position(TWO)
    before = state.view(1).bytes()
    act(state, 0, "pick sun-ladder")
    assert state.undo(0).view(1).bytes() == before


def test_own_open_steps_are_undone_one_by_one_until_the_reveal():
    state = GAME.position(TWO)
    act(state, 0, "pick sun-ladder")
    act(state, 1, "pick tide-pump")
    before = state.position
    act(state, 0, "use 2 at 1.0")
    act(state, 0, "surface 1")
    back = state.undo(0)
    assert back.decision(0).kind == "surface"
    back = back.undo(0)
    assert back.position == before
    assert refusal(back, 0) == "undo_information"


def test_drawing_ends_undo():
    state = GAME.position(TWO)
    act(state, 0, "pick reed-barge")
    act(state, 1, "pick tide-pump")
    act(state, 0, "use 2 at 1.0")
    assert state.undo(0).decision(0).kind == "use"  # choosing to draw reveals nothing yet
    act(state, 0, "draw from 1")
    assert refusal(state, 0) == "undo_information"


def test_another_seats_open_action_ends_undo():
    state = GAME.position(TWO)
    act(state, 0, "pick sun-ladder")
    act(state, 1, "pick tide-pump")
    act(state, 0, "use 2 at 1.0")
    act(state, 1, "use 1 at 1.0")
    assert refusal(state, 0) == "undo_other_acted"
    assert state.undo(1).decision(1).kind == "use"


def test_nothing_to_undo():
    assert refusal(GAME.position(TWO), 0) == "nothing_to_undo"


def test_an_event_choice_that_opened_anothers_question_is_not_undone():
    state = GAME.position('phase = "event"\nevent = "rail-grant"\n' + TWO)
    act(state, 0, "event 2")
    act(state, 1, "event 2")  # only now are both asked to pick
    act(state, 0, "pick sun-ladder")
    assert refusal(state, 1) == "undo_other_acted"


def test_alone_a_pick_can_be_undone_but_a_blind_card_cannot():
    alone = GAME.position('[[seat]]\nhand = ["sun-ladder", "canteen"]\n')
    act(alone, 0, "pick canteen")
    assert alone.undo(0).decision(0).kind == "pick"
    assert refusal(GAME.new(seats=1, seed=1), 0) == "nothing_to_undo"


def test_a_card_discarded_in_the_open_stays_discarded():
    cards = '["sun-ladder", "canteen", "reed-barge", "sand-clock", "bog-gate", "tide-pump", "open-cut", "gate-road"]'
    seat = f'[[seat]]\nhand = {cards}\nmine = ["1.0 rope-walk active"]\nasked = "surface"\n'
    two = GAME.position(seat.replace("bog-gate", "wolf-den", 1) + '[[seat]]\nasked = "surface"\n')
    act(two, 0, "surface 4")
    for _ in range(3):
        act(two, 0, "draw from 3")
    act(two, 0, "discard canteen")
    assert refusal(two, 0) == "undo_information"


def test_nobody_goes_back_behind_an_outcome_of_chance_even_if_nothing_was_told_of_it(monkeypatch):
    state = GAME.new(seats=1, seed=3)
    state.apply(state.decision(0).actions[0])
    while not last_entry(state).outcomes:
        state.apply(state.decision(0).actions[0])
    monkeypatch.setattr(history, "_redo", lambda *_: [])
    assert refusal(state, 0) == "undo_chance"


def test_a_table_knows_of_the_barrier_that_chance_is():
    table = Table(GAME.new(seats=1, seed=3), ("A",))
    while not table.log[-1].chance:
        table.act(table.state.decision(0).actions[0])
    table.log[-1] = replace(table.log[-1], events=())
    reason = table.undo_barrier(0)
    assert reason is not None
    assert reason.code == "undo_chance"


def test_a_table_knows_how_far_back_a_seat_may_go():
    table = Table(GAME.new(seats=1, seed=3), ("A",))
    first = 0
    while table.undo_depth(0, 1) < 2:
        table.act(table.state.decision(0).actions[0])
        first = table.log[-1].number
        assert first < 60
    assert table.undo_depth(0, first) == 1  # no further than where one asks from
    for _ in range(table.undo_depth(0, 1)):
        assert table.undo_barrier(0) is None
        table.undo(0)
    assert table.undo_barrier(0) is not None
