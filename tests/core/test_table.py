"""Tables: the only writer of a play; versions, the log from the set-up on, and nothing half done."""

from __future__ import annotations

import random

import pytest

import tabuleiro
from tabuleiro.core.chance import Script
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.record import Record
from tabuleiro.core.table import Table, retold

GAME = tabuleiro.load("imperial-miners")


def table(seats: int = 2) -> Table:
    return Table(GAME.new(seats=seats, seed=4), ("you", *["random"] * (seats - 1)))


def test_every_change_has_a_version():
    here = table()
    here.act(here.state.decision(0).actions[0])
    assert (here.version, len(here.record.entries)) == (1, 1)
    here.undo(0)
    assert (here.version, len(here.record.entries)) == (2, 0)


def test_the_log_begins_with_the_set_up_and_follows_undo():
    here = table()
    assert [event.kind for event in here.log[0].events] == ["setup", "deal", "deal"]
    for _ in range(3):
        here.act(here.state.decision(0).actions[0])
    assert [told.number for told in here.log] == [0, 1, 2, 3]
    here.undo(0)
    assert [told.text for told in here.log[1:]] == [entry.text for entry in here.record.entries]
    assert here.log == list(retold(GAME, here.record))


def test_an_action_that_fails_leaves_the_table_as_it_was():
    here = table(1)
    while here.state.decision(0).kind != "draw":
        here.act(here.state.decision(0).actions[-1])
    before = here.state.position, here.version, len(here.log)
    here.state.script = Script([], strict=True)  # chance has no answer: the action stops half-way
    with pytest.raises(tabuleiro.RecordError):
        here.act(here.state.decision(0).actions[0])
    assert (here.state.position, here.version, len(here.log)) == before


def test_the_record_says_who_sat_where():
    assert Record.loads(table().record.dumps()).names == ("you", "random")
    with pytest.raises(tabuleiro.BadInput, match="2 seats at this table, not 1"):
        Table(GAME.new(seats=2, seed=1), ("you",))


def test_the_barrier_of_undo_is_read_off_the_log():
    """The page shows it without trying; whatever it says, undo says the same."""
    chance = random.Random(2)
    table = Table(GAME.new(seats=2, seed=5), ("A", "B"))
    seen = set()
    while not table.state.over:
        seat = chance.choice(table.state.to_act)
        table.act(chance.choice(table.state.decision(seat).actions))
        for other in (0, 1):
            barrier = table.undo_barrier(other)
            try:
                table.state.undo(other)
                refused = None
            except IllegalAction as error:
                refused = error.reason
            seen.add(barrier.code if barrier else "")
            assert barrier == refused or (barrier is None and refused and refused.code == "undo_other_acted")
    assert seen == {"", "nothing_to_undo", "undo_other_acted", "undo_information"}
