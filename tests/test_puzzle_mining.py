"""Mining puzzles: what counts as clear, and a check that notices an answer that is not the best."""

from __future__ import annotations

import importlib
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabuleiro.kit.puzzles import Puzzle, puzzled, puzzles_of


@pytest.fixture
def mining(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "training"))
    monkeypatch.delitem(sys.modules, "puzzles", raising=False)
    return importlib.import_module("puzzles")


@pytest.fixture
def easiest() -> Puzzle:
    """Of all puzzles the one with the widest gap."""
    return max((one for game in puzzled() for one in puzzles_of(game).values()), key=lambda one: one.gap)


def test_clear_is_far_enough_and_no_noise(mining: Any) -> None:
    best = (7, 0.0, 0.0, 0.0)
    assert mining.clear([best, (8, 0.10, 0.02, 1.0), (9, 0.30, 0.09, 2.0)], 3.3)
    assert not mining.clear([best, (8, 0.10, 0.02, 1.0), (9, 0.30, 0.10, 2.0)], 3.3)  # the third may be noise
    assert not mining.clear([best, (8, 0.05, 0.001, 1.0)], 3.3)
    assert not mining.clear([best], 3.3)


def test_a_check_agrees_with_what_is_right_and_notices_what_is_not(
    mining: Any, easiest: Puzzle, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = replace(easiest, best=easiest.others[-1].text)
    for puzzle, right in ((easiest, 1), (wrong, 0)):
        monkeypatch.setattr(mining, "puzzles_of", lambda game, puzzle=puzzle: {"one": puzzle})
        assert mining.main(["check", easiest.game, "--rollouts", "12"]) == 1 - right
        assert f"{right} of 1 answered in the same way" in capsys.readouterr().out
