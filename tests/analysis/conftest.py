"""What the arena's tests share: a game, settings, bots that misbehave, and a way to run the command."""

from __future__ import annotations

import pytest
from arena_bots import FAULTY, Arranged, Faulty, Run
from typer.testing import CliRunner, Result

import tabuleiro
from tabuleiro import bots
from tabuleiro.analysis import Settings, entrants_of
from tabuleiro.bots import Bot
from tabuleiro.cli.app import app
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the faulty bots known, in this process; `unmade` is one that cannot be made for a game."""
    real = bots.make

    def make(name: str, seed: int = 0, level: int | None = None) -> Bot:
        if name == "unmade" and seed:
            raise RuntimeError("no book of openings")
        if name == "levels":
            if level is None or level > 5:
                raise BadInput(f"levels has no level {level}")
            return real("random", seed=seed)
        return Faulty(name) if name in (*FAULTY, "unmade") else real(name, seed=seed)

    monkeypatch.setattr(bots, "make", make)


@pytest.fixture(scope="session")
def game() -> Game:
    return tabuleiro.load("imperial-miners")


@pytest.fixture
def arranged(game: Game) -> Arranged:
    """Settings from a list of bots; everything else as wished."""

    def arrange(text: str = "random,greedy", games: int = 4, **wishes: int) -> Settings:
        return Settings.checked(game, entrants_of(text), games, **wishes)  # type: ignore[arg-type]

    return arrange


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    for name, value in (("LANG", "C"), ("LC_ALL", ""), ("LC_MESSAGES", ""), ("COLUMNS", "80")):
        monkeypatch.setenv(name, value)

    def runs(*words: object) -> Result:
        result = CliRunner().invoke(app, ["arena", *(str(word) for word in words)])
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return runs
