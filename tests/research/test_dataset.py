"""Data sets: every decision of every record as a row that says what was seen, what could be done, and how it ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner, Result

import tabuleiro
from tabuleiro.cli.app import app

GAMES = ("imperial-miners", "above-and-below", "brazil-imperial")
Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C")

    def runs(*words: object) -> Result:
        result = CliRunner().invoke(app, [str(word) for word in words])
        assert "Traceback" not in result.output
        return result

    return runs


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> Callable[..., Path]:
    def records(game: str, seats: int = 2, seed: int = 1) -> Path:
        folder = tmp_path / f"{game}-{seats}-{seed}"
        bots = ",".join(["random"] * seats)
        assert run("sim", game, "--seats", bots, "--games", 2, "--seed", seed, "--records", folder).exit_code == 0
        return folder

    return records


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_each_row_is_a_decision(run: Run, recorded: Callable[..., Path], tmp_path: Path, name: str, seats: int) -> None:
    if seats < tabuleiro.load(name).fewest_seats:
        pytest.skip("the game is for more")
    folder, out = recorded(name, seats), tmp_path / "out.parquet"
    result = run("dataset", folder, "-o", out)
    assert result.exit_code == 0, result.stderr
    table = parquet.read_table(out)
    said = json.loads(table.schema.metadata[b"tabuleiro"])
    rows = iter(table.to_pylist())
    for file in sorted(folder.iterdir()):
        record = tabuleiro.Record.loads(file.read_text("utf-8"))
        scores = tabuleiro.replay(record).scores
        for moment in tabuleiro.walk(record):
            row, codec = next(rows), moment.state.game.codec
            seat = moment.action.seat
            assert (row["play"], row["number"], row["seat"]) == (file.name, moment.number, seat)
            assert (row["seats"], row["bot"], row["kind"]) == (seats, "random", moment.decision.kind)
            assert row["round"] == moment.state.view(seat).data["round"]
            assert codec.action(moment.decision, row["choice"]) == moment.action
            assert row["action"] == str(moment.action)
            mask = np.zeros(said["size"], np.uint8)
            mask[row["legal"]] = 1
            assert mask.tobytes() == codec.mask(moment.decision)
            assert bytes(row["observation"]) == codec.observed(moment.state.view(seat))
            assert (row["points"], row["rank"]) == (scores[seat].points, scores[seat].rank)
            winners = [score for score in scores if score.rank == 1]
            expected = scores[0].challenge if seats == 1 else (scores[seat] in winners) / len(winners)
            assert row["won"] == (None if expected is None else pytest.approx(expected))
    assert next(rows, None) is None
    assert said["codec"] == codec.stamp
    assert [figure["name"] for figure in said["figures"]] == [figure.name for figure in codec.figures]
    assert sum(len(row["names"]) for row in said["actions"]) == said["size"] == codec.size


def test_what_does_not_belong_together_is_refused(run: Run, recorded: Callable[..., Path], tmp_path: Path) -> None:
    miners, villages, out = recorded("imperial-miners"), recorded("above-and-below"), tmp_path / "out.parquet"
    record = miners / "imperial-miners-0000001.record"
    text = record.read_text("utf-8")

    def refused(*places: Path) -> str:
        result = run("dataset", *places, "-o", out)
        assert result.exit_code == 2
        assert not [path for path in tmp_path.iterdir() if path.is_file()]
        return result.stderr

    assert "its game is above-and-below, that of" in refused(miners, villages)
    record.write_text(text[:-30], "utf-8")
    said = refused(miners)
    assert str(record) in said
    assert "the record is cut off" in said
    record.write_text(text.replace(" keep ", " pick ", 1), "utf-8")
    assert "the record was edited or damaged" in refused(miners)
    game = tabuleiro.load("imperial-miners")
    state = game.new(seats=2, seed=1)
    record.write_text(state.record.dumps(), "utf-8")
    assert f"{record}: this play is not over" in refused(miners)
    record.unlink()
    empty = tmp_path / "empty"
    empty.mkdir()
    assert f"{empty}: there is no record in this folder" in refused(villages, empty)


def test_a_record_that_cannot_be_replayed_leaves_no_file(
    run: Run, recorded: Callable[..., Path], tmp_path: Path
) -> None:
    """Its sum fits, but not its result: that is found only at the end."""
    from tabuleiro.core.record import _closing

    folder = recorded("above-and-below")
    record = folder / "above-and-below-0000001.record"
    lines = record.read_text("utf-8").splitlines()[:-1]
    lines[-1] = "result 900 0"
    record.write_text("\n".join([*lines, _closing(lines), ""]), "utf-8")
    result = run("dataset", folder, "-o", tmp_path / "out.parquet")
    assert result.exit_code == 2
    assert f"{record}: the replay ends with" in result.stderr
    assert not [path for path in tmp_path.iterdir() if path.is_file()]


@pytest.mark.parametrize("place", ["nowhere/out.parquet", "."])
def test_a_place_that_cannot_be_written_to(
    run: Run, recorded: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    folder = recorded("above-and-below")
    monkeypatch.chdir(tmp_path)
    result = run("dataset", folder, "-o", place)
    assert result.exit_code == 2
    assert place.split("/")[0] in result.stderr
