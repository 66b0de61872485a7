"""A record finds the pack it was played with: today's, the archive's, or the one it carries."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from released_kit import changed_house, fresh, played_on

import tabuleiro
from tabuleiro.core.record import Record
from tabuleiro.kit import archive, shelf
from tabuleiro.kit.editions import content_of, edition_of, game_for, game_of, house_set


@pytest.mark.parametrize("name", shelf.games())
def test_a_record_of_ones_own_pack_replays_without_its_file(name: str, tmp_path: Path) -> None:
    with changed_house(tmp_path):
        pack = tmp_path / name
        state = played_on(tabuleiro.load(name, pack=pack).new(seats=2, seed=3), 20)
    fresh()
    text = state.record.dumps()
    record = Record.loads(text)
    again = tabuleiro.replay(record)
    assert again.position == state.position
    assert again.record.dumps() == text
    assert tabuleiro.replay(record, pack=pack).position == state.position
    assert played_on(again).over
    with pytest.raises(tabuleiro.RecordError, match="another content pack"):
        tabuleiro.replay(tabuleiro.load(name).new(seats=2, seed=3).record, pack=pack)


@pytest.mark.parametrize("name", shelf.games())
def test_a_development_version_has_records_that_last_too(name: str, tmp_path: Path) -> None:
    """Its house set is in no archive, and is another one tomorrow."""
    with changed_house(tmp_path):
        record = played_on(tabuleiro.load(name).new(seats=2, seed=3), 20).record
    assert tabuleiro.replay(Record.loads(record.dumps())).record == record


def test_the_same_edition_is_the_same_game() -> None:
    for name in shelf.games():
        record = tabuleiro.load(name).new(seats=2, seed=1).record
        assert record.pack_content == ""
        assert game_for(record) is game_for(record) is game_of(edition_of(house_set(name))) is house_set(name)
        assert (
            archive.unpacked(content_of(house_set(name))).files
            == archive.kept(shelf.archive_of(name), record.pack_hash).files
        )


def test_books_are_the_kept_sets_own(tmp_path: Path) -> None:
    record = tabuleiro.load("above-and-below").new(seats=2, seed=1).record
    with changed_house(tmp_path):
        from tabuleiro.games.above_and_below.content.stories import book

        then, now = game_for(record), house_set("above-and-below")
        assert book("de", then.pack.book).text(1) == book("de", now.pack.book).text(1) != ""  # type: ignore[attr-defined]
        assert then.pack.book != now.pack.book  # type: ignore[attr-defined]


def test_a_pack_that_nobody_has(tmp_path: Path) -> None:
    record = tabuleiro.load("imperial-miners").new(seats=2, seed=1).record
    lost = replace(record, pack="mine", pack_hash="0123456789abcdef")
    with pytest.raises(tabuleiro.RecordError, match=r"'mine' \(0123456789abcdef\).*give the pack's file"):
        tabuleiro.replay(lost)
    with pytest.raises(tabuleiro.RecordError, match="no game 'chess'"):
        tabuleiro.replay(replace(record, game="chess"))
    with changed_house(tmp_path):
        other = tabuleiro.load("imperial-miners").new(seats=2, seed=1).record
    with pytest.raises(tabuleiro.RecordError, match=f"is {other.pack_hash}, not 0123456789abcdef"):
        tabuleiro.replay(replace(lost, pack_content=other.pack_content))
    with pytest.raises(tabuleiro.RecordError, match="cannot be read"):
        tabuleiro.replay(replace(lost, pack_content="nonsense"))
    faulty = archive.packed({"mine.toml": '[pack]\nname = "mine"\n'})
    with pytest.raises(tabuleiro.RecordError, match=r"mine\.toml: .*surface"):
        tabuleiro.replay(replace(lost, pack_content=faulty))
