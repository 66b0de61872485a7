"""Records of many plays: a file for each, that replays; resumed with their journal; what is in the way is refused."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from cli_person import Run

import tabuleiro
from tabuleiro.analysis import Arena, Settings, entrants_of
from tabuleiro.analysis.journal import Line
from tabuleiro.core.game import Game
from tabuleiro.kit import saves

SIM = ("sim", "above-and-below", "--seats", "random,greedy", "--games", 3, "--seed", 5, "--swap")


def timeless(journal: Path) -> list[Line]:
    """The lines of an arena, but for times."""
    lines = [json.loads(line) for line in journal.read_text("utf-8").splitlines()]
    for line in lines[1:]:
        for seat in line["seats"]:
            assert seat.pop("seconds") >= seat.pop("slowest") >= 0 <= seat.pop("cpu")
    return lines


def test_sim_keeps_each_play(run: Run, tmp_path: Path) -> None:
    """Whoever moves a seat on, names and scores are those of the play."""
    result = run(*SIM, "--records", tmp_path / "a" / "b", "--json")
    files = sorted((tmp_path / "a" / "b").iterdir())
    assert [file.name for file in files] == [f"above-and-below-000000{number}.record" for number in range(3)]
    records = [saves.read(file) for file in files]
    assert [record.origin.seed for record in records] == [5, 6, 7]
    assert [record.names for record in records] == [("random", "greedy"), ("greedy", "random"), ("random", "greedy")]
    scores = json.loads(result.stdout)["bots"][1]["scores"]
    totals = sorted(record.result[record.names.index("greedy")] for record in records)
    assert totals == sorted(int(score) for score, times in scores.items() for _ in range(times))
    for record in records:
        assert tuple(score.total for score in tabuleiro.replay(record).scores) == record.result


def test_sim_again_writes_the_same(run: Run, tmp_path: Path) -> None:
    run(*SIM, "--records", tmp_path)
    first = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert run(*SIM, "--records", tmp_path, "--jobs", 2).exit_code == 0
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == first


def test_records_of_other_plays_are_not_overwritten(run: Run, tmp_path: Path) -> None:
    run(*SIM, "--records", tmp_path)
    first = {file: file.read_bytes() for file in tmp_path.iterdir()}
    result = run(*SIM[:-3], "--seed", 6, "--records", tmp_path)
    assert result.exit_code == 2
    assert "is the record of another play: give another --records" in result.stderr
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == first


@pytest.mark.parametrize("command", [SIM, ("arena", "--bots", "random,greedy", "--games", 2)])
def test_a_folder_that_cannot_be_written_to_is_refused_before_the_first_play(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[object, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    result = run(*command, "--records", tmp_path / "file" / "in")
    assert result.exit_code == 2
    assert str(tmp_path / "file") in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


class Enough(Exception):
    pass


def test_an_arena_that_was_cut_off_goes_on_with_its_records(game: Game, tmp_path: Path) -> None:
    settings = Settings.checked(game, entrants_of("random,greedy"), 4)

    def arena(folder: str, jobs: int = 1) -> Arena:
        return Arena(settings, tmp_path / folder, jobs=jobs, records=tmp_path / folder / "records")

    def stop(line: Line) -> None:
        if line["number"] == 2:
            raise Enough

    cut = arena("cut")
    with pytest.raises(Enough):
        cut.run(stop)
    cut.close()
    journal = tmp_path / "cut" / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])  # the power failed after the third record, in its line
    for folder, jobs in (("cut", 1), ("whole", 2)):
        again = arena(folder, jobs)
        again.run()
        again.close()
    found = [
        {file.name: file.read_bytes() for file in (tmp_path / name / "records").iterdir()} for name in ("cut", "whole")
    ]
    assert found[0] == found[1]
    assert sorted(found[0]) == [f"imperial-miners-000000{number}.record" for number in range(4)]
    assert timeless(journal) == timeless(tmp_path / "whole" / "journal.jsonl")


def test_games_that_are_over_without_a_record_are_named(game: Game, tmp_path: Path) -> None:
    settings = Settings.checked(game, entrants_of("random,random"), 2)
    arena = Arena(settings, tmp_path, jobs=1)
    arena.run()
    arena.close()
    with pytest.raises(tabuleiro.BadInput, match=r"0000000\.record is missing, and its play is over"):
        Arena(settings, tmp_path, jobs=1, records=tmp_path / "records")


@pytest.mark.parametrize(
    ("library", "extra", "words"),
    [
        ("ray", "ray", ("sim", "--games", 2, "--ray", "local")),
        ("pyarrow", "data", ("dataset", "tests", "-o", "x.parquet")),
    ],
)
def test_what_an_extra_is_needed_for_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, extra: str, words: tuple[object, ...]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "x.record").touch()
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2
    assert f"needs {library}, but" in result.stderr
    assert f"pip install 'tabuleiro[{extra}]'" in result.stderr
