"""The archive has every house set that was in use, today's too, and each is still what its hash says."""

from __future__ import annotations

from pathlib import Path

import pytest
from released_kit import changed_house

import tabuleiro
from tabuleiro.core.errors import BadInput
from tabuleiro.kit import archive, shelf
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import Kept

KEPT = [(name, path.stem) for name in shelf.games() for path in sorted(shelf.archive_of(name).glob("*.json"))]


@pytest.mark.parametrize("name", shelf.games())
def test_the_house_set_in_use_is_in_the_archive(name: str) -> None:
    hash_ = tabuleiro.load(name).pack_hash
    assert archive.has(shelf.archive_of(name), hash_), (
        f"the house set of {name} is new ({hash_}): run 'make keep' and commit what it adds"
    )


@pytest.mark.parametrize(("name", "hash_"), KEPT)
def test_a_kept_set_is_still_what_it_was(name: str, hash_: str) -> None:
    """Who gives packs a new field leaves it out of the hash where it has its default."""
    game = shelf.made(name, archive.kept(shelf.archive_of(name), hash_))
    assert game.pack_hash == hash_, "its records and tables would not be found any more"
    assert game.pack_content == ""
    assert game.new(seats=2, seed=1).to_act


def test_keeping_adds_a_set_once_and_texts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "archive_of", (tmp_path / "games").joinpath)
    shelf.keep_all()
    before = files_in(tmp_path / "games")
    shelf.keep_all()
    assert files_in(tmp_path / "games") == before
    with changed_house(tmp_path / "house"):
        shelf.keep_all()
        hashes = {name: tabuleiro.load(name).pack_hash for name in shelf.games()}
        assert all(archive.has(shelf.archive_of(name), hash_) for name, hash_ in hashes.items())
    after = files_in(tmp_path / "games")
    assert before.items() <= after.items()
    new = after.keys() - before.keys()
    assert len(new) == 3 + 1 + 2 + 2  # the sets, and their files that are not as before
    for name in shelf.games():
        assert shelf.made(name, archive.kept(shelf.archive_of(name), hashes[name])).pack_hash == hashes[name]


def test_words_that_were_mended_are_kept_and_nothing_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive.keep(tmp_path, "abc", {"a.toml": "x = 1", "book/en/a.toml": "colour"})
    archive.keep(tmp_path, "abc", {"a.toml": "x = 1", "book/en/a.toml": "color"})
    assert archive.kept(tmp_path, "abc").files == {"a.toml": "x = 1", "book/en/a.toml": "color"}
    assert len(files_in(tmp_path)) == 3


@pytest.mark.parametrize("name", shelf.games())
def test_a_pack_travels_as_one_line(name: str) -> None:
    files = shelf.room(name, Content).files()
    line = archive.packed(files)
    assert line.isascii()
    assert "\n" not in line
    assert archive.unpacked(line).files == files
    assert shelf.made(name, archive.unpacked(line)).pack_hash == tabuleiro.load(name).pack_hash


@pytest.mark.parametrize(
    "line", ["", "x", "AAAA", archive.packed({})[:-8], archive.packed({"a": 1}), archive.packed([])]
)  # type: ignore[arg-type, dict-item]
def test_what_is_no_pack_is_refused(line: str) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        archive.unpacked(line)


def test_a_pack_that_would_fill_the_memory_is_refused() -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        archive.unpacked(archive.packed({"a.toml": " " * (archive.MOST_BYTES + 1)}))


def test_no_hash_leads_out_of_the_archive() -> None:
    for hash_ in ("", "../kept/x", "x" * 5000, "\0", "a/b", "."):
        assert not archive.has(shelf.archive_of("imperial-miners"), hash_)


def test_folders_in_memory_read_like_folders() -> None:
    pack = Kept({"b.toml": "2", "a.toml": "1", "book/en/a.toml": "3", "bookend.txt": "4"})
    assert pack.texts(".toml") == [("a.toml", "1"), ("b.toml", "2")]
    assert (pack / "book" / "en").texts(".toml") == [("a.toml", "3")]
    assert (pack / "book").is_dir()
    assert not (pack / "boo").is_dir()


def files_in(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
