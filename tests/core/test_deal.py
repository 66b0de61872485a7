"""Deals: outcomes follow from key and texts alone, can be checked by anybody afterwards, and never lie in a state."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace

import pytest

import tabuleiro
from tabuleiro.core.chance import Dealt, NotedSource
from tabuleiro.core.deal import Deal
from tabuleiro.core.record import Entry, Record
from tabuleiro.core.table import Table
from tabuleiro.core.verify import verified
from tabuleiro.kit import shelf

KEY = bytes(range(32))
DEAL = Deal.of(KEY).with_text(0, "a text of mine").with_text(1, "7fU_x")


def dealt(name: str, deal: Deal = DEAL, seats: int = 2) -> Table:
    game = tabuleiro.load(name)
    state = game.start(game.origin(seats, 0, {}), Dealt(deal, 0))
    state.script = None
    return Table(state, tuple("AB"[:seats]), deal)


def played(table: Table) -> Table:
    bot = tabuleiro.bot("greedy")
    while not table.state.over:
        seat = table.state.to_act[0]
        table.act(bot.choose(table.state.view(seat), table.state.decision(seat)))
    return table


@pytest.fixture(scope="module", params=shelf.games())
def record(request: pytest.FixtureRequest) -> Record:
    return Record.loads(played(dealt(request.param)).record.dumps())


def test_an_outcome_can_be_worked_out_with_common_tools():
    """As the docs say it: HMAC-SHA256 over the number and the texts, scaled to how many things there are."""
    told = hmac.new(KEY, b"5\na text of mine\n7fU_x", hashlib.sha256).digest()
    assert DEAL.number(5) == int.from_bytes(told[:8], "big")
    assert DEAL.commitment == hashlib.sha256(KEY.hex().encode()).hexdigest()
    game = tabuleiro.load("above-and-below")
    notes: list[tuple[bytes, int, int]] = []
    game.start(game.origin(2, 0, {}), NotedSource(Dealt(DEAL, 0), notes))
    for k, (outcomes, _, i) in enumerate(notes):
        assert i == DEAL.number(k) * len(outcomes) >> 64
    assert len(notes) == 18


def test_a_play_follows_from_key_and_texts(record: Record):
    game = tabuleiro.load(record.game)
    verdict = verified(game, record)
    assert (verdict.good, verdict.code) == (True, "fair")
    assert verdict.outcomes == len(record.setup) + sum(len(entry.outcomes) for entry in record.entries)
    assert verified(game, record, DEAL.commitment).good
    assert verified(game, record, "0" * 64).code == "commitment"
    assert tabuleiro.replay(record).scores == played(dealt(record.game)).state.scores


def test_every_change_is_noticed(record: Record):
    """One outcome, the key, a text, their order or their number: each makes another deal."""
    game = tabuleiro.load(record.game)
    deal = record.deal
    assert deal is not None
    other_key = Deal.of(bytes(32), deal.texts)
    changes = {
        "key": replace(deal, key=bytes(32)),  # not the one committed to
        "outcome": other_key,  # another one with its own commitment
    }
    for code, changed in changes.items():
        assert verified(game, replace(record, deal=changed)).code == code
    for texts in (
        (),
        deal.texts[:1],
        deal.texts[::-1],
        (*deal.texts, (0, "x")),
        ((0, "a text of mind"), deal.texts[1]),
    ):
        verdict = verified(game, replace(record, deal=replace(deal, texts=texts)))
        assert (verdict.good, verdict.code) == (False, "outcome"), texts
    assert verified(game, replace(record, deal=deal.closed)).code == "running"


def test_one_outcome_changed_is_noticed_and_named(record: Record):
    game = tabuleiro.load(record.game)
    found = 0
    for number, entry in enumerate(record.entries):
        for other in {outcome for e in record.entries for outcome in e.outcomes} - set(entry.outcomes):
            if not entry.outcomes or found > 3:
                break
            changed = Entry(entry.seat, entry.text, (other, *entry.outcomes[1:]))
            entries = (*record.entries[:number], changed, *record.entries[number + 1 :])
            verdict = verified(game, replace(record, entries=entries, result=()))
            assert not verdict.good
            if verdict.code == "outcome":  # else the rules have noticed before: that cannot come up, or not lead on
                assert (verdict.number, verdict.what, verdict.found) == (number + 1, entry.outcomes[0], other)
                found += 1
    assert found


def test_a_record_from_another_seed_is_not_believed():
    """What a replay cannot see: outcomes are taken as they stand, whatever seed the header names."""
    game = tabuleiro.load("imperial-miners")
    state = game.new(seats=2, seed=5)
    bot = tabuleiro.bot("random")
    while not state.over:
        state.apply(bot.choose(state.view(state.to_act[0]), state.decision(state.to_act[0])))
    record = state.record
    assert verified(game, record).code == "seeded"
    lying = replace(record, origin=replace(record.origin, seed=6))
    assert tabuleiro.replay(lying).scores == state.scores
    assert verified(game, lying).code == "outcome"
    assert verified(game, record, "a" * 64).code == "commitment"


def test_the_key_never_lies_in_a_state():
    table = dealt("imperial-miners")
    table.act(table.state.decision(0).actions[0])
    assert table.state.script is None
    assert KEY.hex() not in table.record.dumps()
    assert table.record.deal == DEAL.closed
    assert KEY.hex() in played(table).record.dumps()


@pytest.mark.parametrize("text", ["", "x" * 65, "two\nlines", " before", "after ", "é", "\x7f"])
def test_texts_are_plain(text: str):
    if not text:
        assert DEAL.with_text(0, text) is DEAL
        return
    with pytest.raises(tabuleiro.BadInput):
        DEAL.with_text(0, text)


@pytest.mark.parametrize(
    "fault",
    ['{"texts": []}', '{"commitment": "a", "texts": [[9, "x"]]}', '{"commitment": "a", "texts": [], "key": "zz"}', "3"],
)
def test_a_record_with_a_faulty_deal_is_refused(fault: str):
    from tabuleiro.core.record import _closing

    lines = dealt("imperial-miners").record.dumps().split("\n")[:-2]
    at = next(n for n, line in enumerate(lines) if line.startswith("deal: "))
    lines[at] = f"deal: {fault}"
    with pytest.raises(tabuleiro.RecordError, match="deal"):
        Record.loads("\n".join([*lines, _closing(lines), ""]))
