"""The notebook that learns: its cells run as they stand, and what has learned beats random and greedy in the arena, and
enters it by the bot protocol, too."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import tabuleiro

EXAMPLE = Path(__file__).parents[2] / "examples" / "learning"


def test_what_it_has_learned_beats_random_and_greedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = shutil.copytree(EXAMPLE, tmp_path / "learning")
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv(
        "BY_PROTOCOL", "10"
    )  # each play starts a program: ten of a pair show that it beats random so, too
    if tabuleiro.build() == "plain":  # some minutes of it: here only that it runs, and beats random
        monkeypatch.setenv("PLAYS", "100")
        monkeypatch.setenv("GAMES", "20")
    cells = json.loads((folder / "learn.ipynb").read_text("utf-8"))["cells"]
    codes = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    known: dict[str, Any] = {"__name__": "__main__"}
    try:
        for number, code in enumerate(codes):
            exec(compile(code, f"cell {number}", "exec"), known)
    finally:
        for name in ("learned", "learned_weights"):
            sys.modules.pop(name, None)
    over_random, over_greedy = known["result"].matrix[2][:2]
    assert over_random.interval[0] > 0.5
    assert tabuleiro.build() == "plain" or over_greedy.interval[0] > 0.5
    assert known["by_protocol"].matrix[2][0].interval[0] > 0.5
    for result in (known["result"], known["by_protocol"]):
        assert not any(result.lines[2].faults.values()), result.lines[2].first_fault


def test_it_is_kept_without_outputs() -> None:
    cells = json.loads((EXAMPLE / "learn.ipynb").read_text("utf-8"))["cells"]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells)
