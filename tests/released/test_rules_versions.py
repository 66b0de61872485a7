"""Rules change by version: what was begun by an older one ends by it, what begins now is played by the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from released_kit import RECORDS, fresh, lobby_in, played_on, record_in, table_played_on

import tabuleiro
from tabuleiro.core.record import Origin, Record
from tabuleiro.games.imperial_miners import rules as room
from tabuleiro.games.imperial_miners.rules import game as rules
from tabuleiro.games.imperial_miners.rules.state import MineState
from tabuleiro.kit.editions import edition_of, game_of
from tabuleiro.server.chairs import Chair
from tabuleiro.server.live import LiveTable
from tabuleiro.server.wish import Wish

NAME = "imperial-miners"
ANA, BEN, BOT = Chair("person", "Ana", owner="ana"), Chair("person", "Ben", owner="ben"), Chair("bot", "", "greedy")


class NewMiners(rules.ImperialMiners):
    """With one rule changed in version 2: everybody starts with seven coins more."""

    rules_versions: ClassVar[tuple[int, ...]] = (1, 2)

    def empty(self, origin: Origin, rng: int) -> MineState:
        g = super().empty(origin, rng)
        if self.rules_version >= 2:
            for p in g.everyone():
                p.coins += 7
        return g


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    yield monkeypatch
    monkeypatch.undo()
    fresh()


def upgraded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room, "ROOM", NewMiners)
    fresh()


def coins(live: LiveTable) -> list[int]:
    return [player["coins"] for player in live.table.state.view(0).data["seats"]]  # type: ignore[attr-defined]


def test_an_old_record_is_replayed_by_its_own_version_and_a_new_one_by_the_new(upgrade: pytest.MonkeyPatch) -> None:
    upgraded(upgrade)
    game = tabuleiro.load(NAME)
    new = played_on(game.new(seats=2, seed=5)).record
    assert (game.rules_version, new.rules) == (2, 2)
    assert tabuleiro.replay(Record.loads(new.dumps())).record == new
    with pytest.raises(tabuleiro.RecordError):  # by the rules of yesterday it is another play
        tabuleiro.replay(replace(new, rules=1))
    for path in RECORDS:
        record = record_in(path)
        if record.game == NAME:
            state = tabuleiro.replay(record)
            assert state.game.rules_version == 1
            assert played_on(state).record.rules == 1
            assert tabuleiro.replay(state.record).scores == state.scores
    with pytest.raises(tabuleiro.RecordError, match=r"no rules version 3 of imperial-miners here \(versions: 1, 2\)"):
        tabuleiro.replay(replace(new, rules=3))


def test_versions_of_the_rules_are_different_editions(upgrade: pytest.MonkeyPatch) -> None:
    upgraded(upgrade)
    now = edition_of(tabuleiro.load(NAME))
    old, new = game_of(replace(now, rules=1)), game_of(now)
    assert (old.rules_version, new.rules_version) == (1, 2)
    assert game_of(replace(now, rules=1)) is old
    assert tabuleiro.load(NAME).rules_version == 2


def test_a_table_goes_on_by_its_own_version(upgrade: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            people = await lobby.open_table(Wish(NAME, (ANA, BEN), seed=4), "ana")
            bots = await lobby.open_table(Wish(NAME, (ANA, BOT), seed=4), "ana")
            before = coins(people)
        upgraded(upgrade)
        async with lobby_in(tmp_path) as lobby:
            for table in (people.id, bots.id):
                live = await lobby.table(table)
                assert (live.game.rules_version, coins(live)) == (1, before)
                await table_played_on(live, 12)
                assert live.table.record.rules == 1
            new = await lobby.open_table(Wish(NAME, (ANA, BEN), seed=4), "ana")
            assert (new.game.rules_version, coins(new)) == (2, [n + 7 for n in before])
        async with lobby_in(tmp_path) as lobby:
            assert coins(await lobby.table(new.id)) == [n + 7 for n in before]

    asyncio.run(story())
