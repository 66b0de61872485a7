"""What the command line's tests share: a way to run it, and a whole game written down as a person types it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import tabuleiro
from tabuleiro.cli.app import app
from tabuleiro.cli.play import BUDGET
from tabuleiro.cli.seats import bots_for
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

Run = Callable[..., Result]
KINDS = ("you", "greedy", "random")
SEED = 7


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command with what is typed; whatever happens, nobody gets to see a traceback."""
    for name, value in (("LANG", "C"), ("LC_ALL", ""), ("LC_MESSAGES", ""), ("COLUMNS", "80")):
        monkeypatch.setenv(name, value)

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


@dataclass
class Script:
    """What a person types in a whole game, and the scores it ends with."""

    typed: list[str]
    scores: list[int]
    undone: int
    refused_undo: int


@pytest.fixture(scope="session")
def script(game: Game) -> Script:
    """Played on an engine of its own: the terminal has to come to the same end."""
    dice = random.Random(1)
    state = game.new(seats=len(KINDS), seed=SEED)
    bots = bots_for(KINDS, SEED)
    found = Script([], [], 0, 0)
    while not state.over:
        if 0 not in state.to_act:
            seat = state.to_act[0]
            state.apply(bots[seat].choose(state.view(seat), state.decision(seat), BUDGET))
            continue
        state = _typed(state, dice, found)
    found.scores = [score.total for score in state.scores]
    return found


def _typed(state: State, dice: random.Random, found: Script) -> State:
    """One answer of the person, now and then with a question or a change of mind."""
    decision = state.decision(0)
    number = dice.randrange(len(decision.actions))
    action = decision.actions[number]
    found.typed += dice.choice(
        [[], [], ["why"], ["log 5"], ["save SAVED"], ["card distillery"], ["nonsense"], ["help"]]
    )
    found.typed.append(str(number + 1) if dice.random() < 0.5 else str(action))
    state.apply(action)
    if 0 in state.to_act and dice.random() < 0.4:
        found.typed.append("undo")
        try:
            state = state.undo(0)
            found.undone += 1
        except IllegalAction:
            found.refused_undo += 1
    return state


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A game of two bots, finished and saved."""
    path = tmp_path / "saved.txt"
    assert run("play", "--seats", "random,random", "--seed", 4, "--save", path).exit_code == 0
    return path
