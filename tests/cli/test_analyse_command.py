"""`tabuleiro analyse`: words and JSON, in three languages; running plays and bad files end with 2 and a reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tabuleiro
from tabuleiro.cli.app import app
from tabuleiro.core.record import Record, fold
from tabuleiro.core.state import State

RUN = CliRunner()
GAME = tabuleiro.load("above-and-below")
LAST = 6
QUICK = ("--rollouts", "8", "--jobs", "1")


@pytest.fixture(scope="module")
def record() -> Record:
    """The last few actions of a play."""
    state = played(GAME.new(seats=2, seed=4))
    return played(GAME.position(fold(GAME, state.record, len(state.record.entries) - LAST).position)).record


def played(state: State) -> State:
    while not state.over:
        seat = state.to_act[0]
        state.apply(tabuleiro.bot("greedy", seed=seat).choose(state.view(seat), state.decision(seat)))
    return state


def kept(folder: Path, text: str) -> str:
    file = folder / "play.record"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_as_json(tmp_path: Path, record: Record) -> None:
    found = RUN.invoke(app, ["analyse", kept(tmp_path, record.dumps()), "--json", *QUICK])
    assert found.exit_code == 0, found.output
    data = json.loads(found.stdout)
    assert len(data["chances"]) == len(record.entries) + 1
    assert [one["number"] for one in data["decisions"]] == list(range(1, len(record.entries) + 1))
    assert data["decisions"][0]["action"] == record.entries[0].text
    assert len(data["luck"]) == len(data["accuracy"]) == 2


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Turning points"), ("pt-BR", "Momentos decisivos"), ("de", "Wendepunkte")]
)
def test_in_words(tmp_path: Path, record: Record, lang: str, said: str) -> None:
    found = RUN.invoke(app, ["analyse", kept(tmp_path, record.dumps()), "--lang", lang, *QUICK])
    assert found.exit_code == 0, found.output
    assert said in found.output
    assert any(sign in found.output for sign in "█@")


def test_a_running_play_is_refused(tmp_path: Path) -> None:
    found = RUN.invoke(app, ["analyse", kept(tmp_path, GAME.new(seats=2, seed=1).record.dumps())])
    assert found.exit_code == 2
    assert "the play is not over" in found.output


@pytest.mark.parametrize(
    ("text", "said"), [("nothing", "this is not a record"), ("tabuleiro-record 1\n", "the record is cut off")]
)
def test_a_bad_file_is_refused(tmp_path: Path, text: str, said: str) -> None:
    found = RUN.invoke(app, ["analyse", kept(tmp_path, text)])
    assert found.exit_code == 2
    assert said in found.output


def test_no_file_is_refused(tmp_path: Path) -> None:
    found = RUN.invoke(app, ["analyse", str(tmp_path / "none")])
    assert found.exit_code == 2
    assert "cannot be read" in found.output
