"""Stopping before what runs by itself, and outcomes of chance that are fixed for it."""

from __future__ import annotations

import pytest

import tabuleiro
from tabuleiro.core.table import Table, before_phase

GAME = tabuleiro.load("imperial-miners")
BELOW = tabuleiro.load("above-and-below")
BRAZIL = tabuleiro.load("brazil-imperial")
# One card in hand that must be picked and has one place below the only card: all of it is forced.
FORCED = """
round = 3
event = "loose-change"
[[seat]]
coins = 9
hand = ["sun-ladder"]
pick = "sun-ladder"
mine = ["1.0 open-cut"]
"""


# ---------------------------------------------------------------- chance
def test_what_a_position_draws_at_once_can_be_fixed() -> None:
    text = 'phase = "round"\nround = 3\n[[seat]]\nhand = ["sun-ladder", "canteen"]\n'
    for event in ("fair-wind", "double-shift"):
        state = GAME.position(text, chance=[event])
        assert state.view(0).data["event"] == event
        assert state.script_left == []


def test_an_outcome_that_does_not_exist_is_refused() -> None:
    with pytest.raises(tabuleiro.BadInput, match="'rain' is no outcome of chance in imperial-miners"):
        GAME.position("[[seat]]\n", chance=["rain"])


def test_what_has_not_come_up_yet_is_told() -> None:
    state = GAME.new(seats=1, seed=1).scripted("fair-wind", "sun-ladder")
    assert state.script_left == ["fair-wind", "sun-ladder"]
    while state.decision(0).kind == "keep":
        state.apply(state.decision(0).actions[0])
    assert state.view(0).data["event"] == "fair-wind"
    assert state.clone().script_left == state.script_left == ["sun-ladder"]


def test_a_script_can_be_required_to_be_used_up() -> None:
    text = 'phase = "round"\nround = 3\n[[seat]]\nhand = ["sun-ladder", "canteen"]\n'
    with GAME.position(text, run=False).scripted_all("fair-wind") as state:
        state.go_on()
    state = GAME.position(text, run=False)
    complaint = pytest.raises(tabuleiro.BadInput, match="did not come up: canteen")
    with complaint, state.scripted_all("fair-wind", "canteen"):
        state.go_on()
    with pytest.raises(ZeroDivisionError), state.scripted_all("canteen"):  # which is not hidden by what is left
        raise ZeroDivisionError


# ---------------------------------------------------------------- one thing after the other
def test_a_position_can_be_looked_at_before_anything_runs() -> None:
    state = GAME.position(FORCED, run=False)
    assert state.to_act == ()
    assert state.view(0).data["flow"] == ["round", "end-of-round", "reveal"]
    assert state.view(0).data["seats"][0]["mine"][0]["card"] == "open-cut"
    assert GAME.position(state.position, run=False).position == state.position


def test_steps_and_phases_run_one_by_one() -> None:
    state = BELOW.position('phase = "store"\n[[seat]]\n[[seat]]\n', run=False)
    names = []
    while (done := state.step()) is not None:
        names.append(done.name)
    assert names[:2] == ["store", "store"]
    assert "income" in names
    assert state.to_act


def test_a_forced_choice_stops_the_run_with_its_one_option() -> None:
    state = BRAZIL.new(seats=2, seed=4).stepwise()
    stopped = 0
    for _ in range(400):
        if state.over:
            break
        seat = state.to_act[0]
        actions = state.decision(seat).actions
        stopped += len(actions) == 1
        state.apply(actions[-1])
    assert stopped


def test_step_takes_what_is_forced_and_leaves_what_is_not() -> None:
    free, slow = BRAZIL.new(seats=2, seed=4), BRAZIL.new(seats=2, seed=4).stepwise()
    for _ in range(120):
        while slow.step() is not None:
            pass
        assert (slow.to_act, slow.position) == (free.to_act, free.position)
        seat = free.to_act[0]
        option = free.decision(seat).actions[-1].option
        free.play(seat, option)
        slow.play(seat, option)


def test_the_table_can_be_looked_at_as_it_was_when_a_round_had_ended() -> None:
    """Everything that the action itself has brought is there, and nothing of the next round."""
    table = Table(GAME.new(seats=2, seed=3), ("A", "B"))
    ends = 0
    while not table.state.over:
        seat = table.state.to_act[-1]
        round_, points = table.state.view(0).data["round"], table.state.standings()[seat][0]
        told = table.act(table.state.decision(seat).actions[0])
        opening = next((i for i, event in enumerate(told.events) if event.kind in ("round", "over")), 0)
        if not round_ or not opening:
            continue
        ends += 1
        state, heard = before_phase(GAME, table.record, told.number, opening)
        assert heard <= opening
        assert (state.view(0).data["round"], state.to_act, state.over) == (round_, (), False)
        brought = [event.data["n"] for event in told.events[:heard] if (event.kind, event.seat) == ("points", seat)]
        assert state.standings()[seat][0] - points == sum(brought)
    assert ends == 10


def test_what_no_phase_has_told_is_known_as_such() -> None:
    table = Table(GAME.new(seats=2, seed=3), ("A", "B"))
    table.act(table.state.decision(0).actions[0])
    assert before_phase(GAME, table.record, 1, 0)[1] > 0


def test_to_go_on_is_to_run_as_usual() -> None:
    for game, text in ((GAME, FORCED), (BELOW, 'phase = "end"\nseed = 4\n[[seat]]\n[[seat]]\n')):
        state = game.position(text, run=False)
        state.go_on()
        assert state.position == game.position(text).position


def test_what_went_stepwise_keeps_no_record() -> None:
    state = GAME.new(seats=1, seed=1).stepwise()
    with pytest.raises(tabuleiro.RecordError, match="stepwise"):
        state.record  # noqa: B018
    assert GAME.new(seats=1, seed=1).step() is None  # somebody has to choose
