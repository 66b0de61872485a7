"""Every record that a released version wrote replays to its end and can be played on, whatever the house set is now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from released_kit import CHANGES, RECORDS, changed_house, played_on, record_in

import tabuleiro
from tabuleiro.core.record import Record
from tabuleiro.kit import shelf
from tabuleiro.kit.editions import house_set

AS_IT_IS, ANOTHER = "the house set as it is", "another house set"


@pytest.fixture(scope="module", params=[AS_IT_IS, ANOTHER])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == ANOTHER:
        with changed_house(tmp_path_factory.mktemp("house")):
            yield request.param
    else:
        yield request.param


def test_there_are_records_of_every_game_at_every_number_of_seats() -> None:
    assert CHANGES.keys() == set(shelf.games())
    for name in shelf.games():
        game = house_set(name)
        for seats in range(game.fewest_seats, game.most_seats + 1):
            kinds = {
                path.stem.removeprefix(f"{name}-{seats}") for path in RECORDS if path.stem.startswith(f"{name}-{seats}")
            }
            assert kinds == {"", "-half", "-placed", "-wild"}, (name, seats)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_released_record_replays_and_plays_on(house: str, path: Path) -> None:
    record = record_in(path)
    state = tabuleiro.replay(record)
    assert state.record == record
    assert state.record.dumps() == path.read_text("utf-8")  # the archive has its set: there is nothing to carry
    assert state.over == bool(record.result)
    if not state.over:
        played_on(state, 10 if house == AS_IT_IS else 100_000)
        assert state.over or house == AS_IT_IS
        again = tabuleiro.replay(Record.loads(state.record.dumps()))
        assert again.scores == state.scores
        assert again.record.entries[: len(record.entries)] == record.entries
