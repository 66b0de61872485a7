"""What the command line's tests share: ways to run it, a game, a script and a saved play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from cli_person import Run, Script, written
from typer.testing import CliRunner, Result

import tabuleiro
from tabuleiro.bots import Budget
from tabuleiro.cli import talk
from tabuleiro.cli.app import app
from tabuleiro.core.game import Game


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command with what is typed; whatever happens, nobody gets to see a traceback."""
    for name, value in (("LANG", "C"), ("LC_ALL", ""), ("LC_MESSAGES", ""), ("COLUMNS", "80")):
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(talk, "HINT", Budget(iterations=10))  # enough to be shown

    def runs(*words: object, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [str(word) for word in words], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return runs


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Runs a command that must be refused; returns what it says."""

    def refuses(*words: object) -> str:
        result = run(*words)
        assert result.exit_code == 2, result.output
        assert result.stderr.strip()
        return result.stderr

    return refuses


@pytest.fixture(scope="session")
def game() -> Game:
    return tabuleiro.load("imperial-miners")


@pytest.fixture(scope="session")
def script(game: Game) -> Script:
    return written(game)


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A game of two bots, finished and saved."""
    path = tmp_path / "saved.txt"
    assert run("play", "--seats", "random,random", "--seed", 4, "--save", path).exit_code == 0
    return path
