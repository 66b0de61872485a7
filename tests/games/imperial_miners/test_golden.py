"""Golden records replay to the result they had, and playthroughs read as they did (see golden.py)."""

from __future__ import annotations

import pytest
from golden import PACK, TESTS, playthrough

import tabuleiro

RECORDS = sorted((TESTS / "records").glob("imperial-miners-*.record"))
PLAYTHROUGHS = sorted((TESTS / "playthroughs").glob("imperial-miners-*.txt"))


def test_there_are_records_for_every_number_of_seats():
    assert {tabuleiro.Record.loads(path.read_text("utf-8")).origin.seats for path in RECORDS} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_replays_to_its_result(path):
    record = tabuleiro.Record.loads(path.read_text("utf-8"))
    state = tabuleiro.replay(record, pack=PACK)
    assert state.over
    assert tuple(score.total for score in state.scores) == record.result
    assert state.record == record


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_did(path):
    record = tabuleiro.Record.loads((TESTS / "records" / f"{path.stem}.record").read_text("utf-8"))
    assert playthrough(record) == path.read_text("utf-8")
