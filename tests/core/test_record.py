"""Records: text both ways, and a clear refusal of what is cut off, edited, or made with other rules or cards."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabuleiro
from tabuleiro.core.record import Record, _closing, fold
from tabuleiro.testing import steps_of

GAME = tabuleiro.load("imperial-miners")


def played(seats: int = 2, seed: int = 5, actions: int | None = None):
    state = GAME.new(seats=seats, seed=seed)
    for i, _ in enumerate(steps_of(state, seed)):
        if i == actions:
            break
    return state


STATE = played()
TEXT = STATE.record.dumps()


def resealed(text: str) -> str:
    """An edit whose closing line was made to fit again."""
    lines = text.splitlines()[:-1]
    return "\n".join([*lines, _closing(lines), ""])


def test_a_record_is_the_same_after_writing_and_reading():
    record = Record.loads(TEXT)
    assert record == STATE.record
    assert record.dumps() == TEXT
    assert tabuleiro.replay(record).position == STATE.position


def test_a_running_play_is_resumed_where_it_was():
    running = played(actions=60)
    again = tabuleiro.replay(Record.loads(running.record.dumps()))
    assert again.position == running.position
    assert again.to_act == running.to_act
    assert Record.loads(running.record.dumps()).result == ()


def test_replay_stops_where_it_is_told():
    record = STATE.record
    state = tabuleiro.replay(record, to=10)
    assert len(state.record.entries) == 10
    state.apply(state.decision(record.entries[10].seat).parse(record.entries[10].text))


def test_a_record_of_a_position_starts_from_it():
    state = GAME.position('[[seat]]\nhand = ["sun-ladder", "canteen"]\ncoins = 4\n')
    state.apply(state.decision(0).parse("pick canteen"))
    record = Record.loads(state.record.dumps())
    assert tabuleiro.replay(record).position == state.position


@pytest.mark.parametrize("lines", [1, 5, 9, 10, 40, -2])
def test_a_record_that_is_cut_off_is_refused(lines: int):
    with pytest.raises(tabuleiro.RecordError, match=r"cut off|not a record"):
        Record.loads("\n".join(TEXT.splitlines()[:lines]))


def test_an_edited_record_is_refused():
    with pytest.raises(tabuleiro.RecordError, match="edited or damaged"):
        Record.loads(TEXT.replace(" keep ", " pick ", 1))


@pytest.mark.parametrize("text", ["", "hello", "\x00\x01", "tabuleiro-record 99\n"])
def test_something_else_is_not_a_record(text: str):
    with pytest.raises(tabuleiro.RecordError, match="not a record"):
        Record.loads(text)


def test_an_illegal_action_is_found_with_its_line():
    lines = TEXT.splitlines()
    number = next(i for i, line in enumerate(lines) if " pick " in line)
    lines[number] = lines[number][0] + " pick mother-lode"
    with pytest.raises(tabuleiro.RecordError, match=f"line {number + 1}: .*pick mother-lode"):
        fold(GAME, Record.loads(resealed("\n".join(lines) + "\n")))


def test_an_impossible_outcome_is_found_with_its_line():
    record = STATE.record
    setup = (record.setup[0], record.setup[1], record.setup[2], "mother-lode", *record.setup[4:])
    with pytest.raises(tabuleiro.RecordError, match="'mother-lode' cannot come up here"):
        fold(GAME, replace(record, setup=setup))
    with pytest.raises(tabuleiro.RecordError, match="nothing asked for"):
        fold(GAME, replace(record, setup=(*record.setup, "mother-lode")))
    with pytest.raises(tabuleiro.RecordError, match="is missing"):
        fold(GAME, replace(record, setup=record.setup[:-1]))
    with pytest.raises(tabuleiro.RecordError, match="no outcome of chance"):
        fold(GAME, replace(record, setup=("nonsense", *record.setup[1:])))


def test_a_wrong_result_is_found():
    with pytest.raises(tabuleiro.RecordError, match="the record says"):
        fold(GAME, replace(STATE.record, result=(99, 98)))


def test_other_rules_and_other_cards_are_refused():
    with pytest.raises(tabuleiro.RecordError, match="rules version 2"):
        fold(GAME, replace(STATE.record, rules=2))
    with pytest.raises(tabuleiro.RecordError, match="another content pack"):
        fold(GAME, replace(STATE.record, pack_hash="0" * 16))
    with pytest.raises(tabuleiro.RecordError, match="'chess'"):
        fold(GAME, replace(STATE.record, game="chess"))


def test_a_sampled_world_has_no_record():
    world = played(actions=30).view(0).sample(tabuleiro.Dice(1))
    with pytest.raises(tabuleiro.RecordError, match="sampled world"):
        _ = world.record


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(st.integers(0, len(TEXT) - 1), st.sampled_from(["", "x", "\n", " ", "A", "=>", "7", '"']), st.booleans())
def test_damage_is_always_a_clear_error(at: int, junk: str, reseal: bool):
    """Whatever one does to the text, it replays or is refused; nothing else is raised."""
    text = TEXT[:at] + junk + TEXT[at + 1 :]
    with contextlib.suppress(tabuleiro.TabuleiroError):
        assert tabuleiro.replay(Record.loads(resealed(text) if reseal else text)).record


def test_line_ends_and_odd_characters_do_no_harm():
    record = replace(STATE.record, names=("Zoë\u2028B", "x\x85y"))
    assert Record.loads(record.dumps()) == record
    assert Record.loads(TEXT + "\n\n") == STATE.record
    assert Record.loads(TEXT.replace("\n", "\r\n")) == STATE.record


def test_a_result_of_an_unfinished_play_is_refused():
    running = played(actions=30).record
    with pytest.raises(tabuleiro.RecordError, match="not over"):
        fold(GAME, replace(running, result=(0, 0)))


def test_a_header_that_does_not_fit_its_position_is_refused():
    record = GAME.position("[[seat]]\nhand = ['canteen', 'open-cut']\n").record
    with pytest.raises(tabuleiro.RecordError, match="4 seats, the position has 1"):
        fold(GAME, replace(record, origin=replace(record.origin, seats=4)))


def test_a_walk_shows_each_decision_as_it_was_and_what_followed():
    record = STATE.record
    moments = list(tabuleiro.walk(record))
    assert [str(moment.action) for moment in moments] == [entry.text for entry in record.entries]
    assert [moment.outcomes for moment in moments] == [entry.outcomes for entry in record.entries]
    assert moments[-1].after.scores == STATE.scores
    for moment, following in pairwise(moments[:30]):
        before = tabuleiro.replay(record, to=moment.number - 1)
        assert moment.state.position == before.position
        assert moment.decision.options == before.decision(moment.action.seat).options
        assert moment.after is following.state


def test_a_walk_names_the_line_that_cannot_be_and_a_result_that_does_not_come_true():
    moments = tabuleiro.walk(replace(STATE.record, result=(1, 2)))
    assert len(list(islice(moments, len(STATE.record.entries)))) == len(STATE.record.entries)
    with pytest.raises(tabuleiro.RecordError, match="the record says"):
        next(moments)
    entries = (STATE.record.entries[0], replace(STATE.record.entries[1], text="dance"))
    with pytest.raises(tabuleiro.RecordError, match="line 12: 'dance'"):
        list(tabuleiro.walk(replace(STATE.record, entries=entries)))
